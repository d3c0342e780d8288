### Слова, общие для всех игр и столов.

## Перечни и числа

list = { $first } и { $last }
several = { $number } × { $thing }
percent = { $number } %
percent-less = меньше { $number } %
percent-more = больше { $number } %

## Игрок, который может быть и читателем: в начале и внутри предложения, с двоеточием («у вас»), в падежах.
## Глагол на -т получает для читателя окончание: «играет», «играете».

seat = { $you ->
    [yes] Вы
   *[no] { $name }
}
    .low = { $you ->
        [yes] вы
       *[no] { $name }
    }
    .at = { $you ->
        [yes] У вас
       *[no] { $name }:
    }
    .gen = { $you ->
        [yes] вас
       *[no] игрока { $name }
    }
    .dat = { $you ->
        [yes] вам
       *[no] игроку { $name }
    }
    .ins = { $you ->
        [yes] вами
       *[no] игроком { $name }
    }
    .e = { $you ->
        [yes] е
       *[no] { "" }
    }
    .you = { $you }

## Ответы

action-done = готово
action-reopen = передумать
action-seat = место { $number }

## Отказы, одинаковые во всех играх

refusal-not-asked = { $thing ->
    [absent] Это не ответ на вопрос.
   *[other] Это не ответ на вопрос: { $thing }.
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
    [1] при броске 1
   *[other] при броске { $number } или меньше
}
odds-unseen = если скрытые карточки распределены случайно

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

event-table-resigned = { $seat } сдаёт{ $seat-you ->
    [yes] есь
   *[no] ся
}.
event-table-bot = Теперь за { $seat-gen } играет бот.
event-table-back = { $seat-you ->
    [yes] Вы снова за столом.
   *[no] { $seat } снова за столом.
}
event-table-undone = Игра вернулась к более раннему моменту. Дальше кубики и карты будут новыми.
event-table-draw = Все согласились на ничью.
event-table-more-time = { $seat } просит{ $seat-e } ещё времени.

## Карточки

level-printed = напечатано в правилах
level-published = опубликовано

## Таблицы памятки

summary-table-roll = бросок
card = «{ $name }»
    .full = { $name }
action-attack = атака { $number }
event-repaired = { $seat } чинит{ $seat-e } { $ship-acc }: снята карточка { $card }.
field-name_ru = Русское название
field-class = Класс
field-tons = Водоизмещение
field-fit = Вооружение корабля
field-damage = Повреждения
set-base = базовый набор
summary-attack = Атака
summary-met-by = Чем ответить
action-row = линия { $number }
event-moved = { $seat } переводит{ $seat-e } { $ship-acc } в линию { $row }.
decision-firing-ship = { $card }: какой корабль стреляет?
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
event-card-played = { $seat } играет{ $seat-e } { $card }.
refusal-not-a-defence = Карточка { $card } не защищает.
    .short = Это не защита
decision-discard = Какие карточки сбросить?
    .done = сбросить эти
    .none = оставить все
decision-move-to = В какую линию перевести { $ship-acc }?
event-rows-close-up = { $seat-at } линии смыкаются.
cards-drawn = { $number ->
    [one] { $seat } берёт{ $seat-e } { $number } карточку.
    [few] { $seat } берёт{ $seat-e } { $number } карточки.
   *[other] { $seat } берёт{ $seat-e } { $number } карточек.
}
