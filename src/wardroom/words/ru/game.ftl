### Слова, общие для всех игр и столов.

## Перечни и числа

list = { $first } и { $last }
several = { $number } × { $thing }
percent = { $number } %
percent-less = меньше { $number } %
percent-more = больше { $number } %

## Ответы

action-done = готово
action-reopen = передумать
action-seat = место { $number }

## Отказы, одинаковые во всех играх

refusal-not-asked = { $thing ->
    [absent] Сейчас Вас об этом не спрашивают.
   *[other] Так на заданный Вам вопрос не отвечают: { $thing }.
}

## Шансы

odds-stopped = отражение
odds-missed = промах
odds-damaged = повреждение
odds-crippled = вывод из строя
odds-sunk = потопление
odds-sunk-together = потопление вместе с остальными
odds-harmless = без вреда
odds-hits = { $number ->
    [0] нет попаданий
    [one] { $number } попадание
    [few] { $number } попадания
   *[other] { $number } попаданий
}
odds-number = { $number ->
    [0] без броска
    [1] бросок 1
   *[other] бросок { $number } или меньше
}
odds-unseen = если невидимые карточки лежат случайно

## Конец

score = { $player }: { $number }
outcome-resigned = { $number ->
    [one] Победа: { $winners }. Все остальные сдались.
   *[other] Общая победа: { $winners }. Все остальные сдались.
}
outcome-best-left = { $number ->
    [one] Победа: { $winners }. Лучший итог среди тех, кто не сдался. Очки: { $scores }.
   *[other] Общая победа: { $winners }. Лучший итог среди тех, кто не сдался. Очки: { $scores }.
}
outcome-draw-agreed = Стороны согласились на ничью: { $winners }.

## Стол в журнале

event-table-resigned = Сдаётся: { $seat }.
event-table-bot = Вместо игрока { $seat } дальше играет бот.
event-table-back = Снова за столом и играет: { $seat }.
event-table-undone = С общего согласия игра вернулась к прежнему мигу. Дальше все выпадает заново.
event-table-draw = Все согласились на ничью.
event-table-more-time = Просьба о времени: { $seat }.

## Карточки

level-printed = напечатано в правилах
level-published = опубликовано

## Таблицы памятки

summary-table-roll = бросок
card = «{ $name }»
    .full = { $name }
action-attack = атака { $number }
event-repaired = { $seat } чинит { $ship-acc }: снята карточка { $card }.
field-name_ru = Русское название
field-class = Класс
field-tons = Водоизмещение
field-fit = Вооружение корабля
field-damage = Повреждения
set-base = базовый набор
summary-attack = Атака
summary-met-by = Чем встретить
action-row = линия { $number }
event-moved = { $seat } переводит { $ship-acc } в линию { $row }.
decision-firing-ship = Какой корабль стреляет карточкой { $card }?
refusal-nobody-to-attack = Атаковать некого: { $thing }.
    .short = Атаковать некого
heading-components = о печатных частях
field-points = Стоимость
field-attacks = Атаки
family-torpedo = торпеды
action-yes = да
action-no = нет
kind-aircraft = авиация
field-count = В колоде
field-family = Род
field-name = Название
field-type = Тип
summary-way-ship = корабль
decision-arrange = В какую линию поставить { $ship-acc }?
event-card-played = { $seat } играет { $card }.
refusal-not-a-defence = Карточка { $card } не защищает.
    .short = Не защита
