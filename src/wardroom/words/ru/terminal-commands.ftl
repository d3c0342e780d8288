### Что говорят команды кроме стола.

## Книга правил

rules-number = Правило
rules-title = Название
rules-status = Состояние
rules-option = настройка { $key }
rules-outside = вне игры: { $reason }
rules-short-played = { rules-played }
rules-short-option = настройка
rules-short-outside = вне игры
rules-short-heading = { rules-heading }
rules-code = Код
rules-tests = Тесты
rules-covered = Правил { $number }: играется { $played }, по настройке { $option }, вне игры { $outside }. Заголовков: { $headings }.
rules-bare = { $number ->
    [one] Без теста { $number } правило: { $rules }.
    [few] Без тестов { $number } правила: { $rules }.
   *[other] Без тестов { $number } правил: { $rules }.
}
options-key = Настройка
options-default = По умолчанию
options-allowed = Допустимо
options-line = Что меняет
options-text = тексты через ;
options-how = Задаётся так: --option КЛЮЧ=ЗНАЧЕНИЕ.

## Карточки

cards-notation = В записи ходов: { $key }

## Просмотр записи

replay-resigned = Сдача, победа уже невозможна: { $names }.
replay-not-finished = Игра не закончена.
cards-ships = { $number ->
    [one] { $number } корабль
    [few] { $number } корабля
   *[other] { $number } кораблей
}
cards-card = Карточка
column-type = { field-type }
column-family = { field-family }
column-count = { field-count }
column-points = Очки
rules-heading = заголовок
rules-played = играется
