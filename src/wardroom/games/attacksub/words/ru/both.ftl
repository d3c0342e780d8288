### Слова, общие для терминала и страницы.

attacksub-detect = скрытность
action-force = надводная группа
attacksub-attack-system = оружие
attacksub-family-lockon = атака
attacksub-sensor-system = акустика
attacksub-new-option-sides = Стороны
hit-dud = невзрыв
hit-sensor = { attacksub-sensor-system }
hit-sensor2 = акустика ×2
hit-attack = { attacksub-attack-system }
hit-attack2 = оружие ×2
hit-sensor-attack = акуст., оружие
hit-sensor2-attack = акуст. ×2, оружие
hit-sensor-attack2 = акуст., оружие ×2
hit-sensor2-attack2 = акуст. ×2, оружие ×2
field-attack = Оружие
hit-sunk = ПОТОПЛЕН
attacksub-flag-dead = как погибшая
attacksub-flag-stations = боевая тревога
attacksub-level-no-attack = без атаки
cards-scenario = Сценарий
family-range = дистанция
summary-effect-more = ещё одна красная карта
