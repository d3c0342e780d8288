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
action-yes = да
action-no = нет
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

## Книга правил

rules-number = Правило
rules-title = Название
rules-status = Состояние
rules-played = играется
rules-option = настройка { $key }
rules-outside = вне игры: { $reason }
rules-heading = заголовок
rules-short-played = играется
rules-short-option = настройка
rules-short-outside = вне игры
rules-short-heading = заголовок
rules-code = Код
rules-tests = Тесты
rules-covered = Правил { $number }: играется { $played }, по настройке { $option }, вне игры { $outside }. Заголовков: { $headings }.
rules-bare = { $number ->
    [one] Без теста { $number } правило: { $rules }.
    [few] Без тестов { $number } правила: { $rules }.
   *[other] Без тестов { $number } правил: { $rules }.
}
options-key = Настройка
options-default = Обычно
options-allowed = Можно
options-line = Что меняет
options-text = тексты через ;
options-how = Задаётся так: --option КЛЮЧ=ЗНАЧЕНИЕ.

## Карточки

cards-value = Значение
cards-source = Источник
cards-notation = В записи ходов: { $key }
level-printed = напечатано в правилах
level-published = опубликовано
level-reconstructed = восстановлено
level-own = Ваше
field-name = Название

## Просмотр записи

replay-resigned = Сдача, победа уже невозможна: { $names }.
replay-not-finished = Игра не закончена.

## Таблицы памятки

summary-table-roll = бросок
