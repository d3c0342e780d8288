### Слова, общие для терминала и страницы.

attacksub-attack-system = атака
attacksub-family-lockon = атака
attacksub-sensor-system = сенсоры
attacksub-new-option-sides = Стороны
hit-sunk = ПОТОПЛЕН
attacksub-flag-dead = затаилась
attacksub-flag-stations = боевая тревога
attacksub-level-no-attack = без атаки
cards-scenario = Сценарий
family-range = дистанция
summary-effect-more = ещё одна красная карта
