### Что говорят команды кроме стола.

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

## Просмотр записи

replay-resigned = Сдача, победа уже невозможна: { $names }.
replay-not-finished = Игра не закончена.
