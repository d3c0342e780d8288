### Слова, общие для терминала и страницы.

reach-land-at-123ap = с берега по любому кораблю
summary-armor = Броня
summary-evasive = Маневр уклонения
summary-near_miss = Недолёт
summary-small_target = Малая цель
