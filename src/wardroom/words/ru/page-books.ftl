## Боевой журнал

books-diary-filter = Что показывать в журнале
books-diary-all = { books-any }
books-diary-fire = Огонь
books-diary-chat = Чат
books-diary-since = С прошлого раза
books-diary-moment = { $time }: показать этот момент
books-diary-empty = Пока ничего не произошло.
books-diary-steps = { $number ->
    [one] { $number } шаг
    [few] { $number } шага
   *[many] { $number } шагов
}
books-diary-tally = { $attacks ->
    [one] { $attacks } атака
    [few] { $attacks } атаки
   *[many] { $attacks } атак
}{ $open ->
    [1] {""}
   *[other] {": "}{ $hits ->
        [0] без попаданий
        [one] { $hits } попадание
        [few] { $hits } попадания
       *[many] { $hits } попаданий
    }
}{ $sunk ->
    [0] {""}
    [one] {", "}{ $sunk } корабль потоплен
    [few] {", "}{ $sunk } корабля потоплено
   *[many] {", "}{ $sunk } кораблей потоплено
}
books-diary-before = Что было раньше, есть в повторе
books-diary-no-chat = Никто ничего не написал.
books-diary-more = { $number ->
    [one] Показать ещё { $number } прежнюю запись
    [few] Показать ещё { $number } прежние записи
   *[other] Показать ещё { $number } прежних записей
}

## Правила

books-rules-lead = Все правила нашими словами, по пунктам, под номерами печатной книги. Знак у пункта говорит, как с ним поступает Wardroom.
books-search = Поиск по правилам
books-search-hint = Номер, например 7.12, или слова
books-back = Назад
books-forward = Вперёд
books-whole = Читать дальше во всей книге
books-no-rule = Правила { $number } в книге нет.
books-found = { $number ->
    [0] Ничего не найдено. Попробуйте меньше слов.
    [one] { $number } правило
    [few] { $number } правила
   *[other] { $number } правил
}
books-action-adds = В Action
books-ruling = Решение
books-by-option = Действует, если включена настройка:
books-outside = Вне Wardroom
books-sets-no-rule = Не правило: { $about }
books-played = Действует
books-contents = Содержание
books-show = Показать
books-show-all = Все правила
books-show-played = Действуют всегда
books-show-option = По настройке
books-show-outside = Вне игры
books-with-action = Что добавляет Action
books-link-rule = Ссылка на правило { $number }

## Памятка

books-summary = Какая защита поможет
books-nothing-meets = ничто не поможет

## Корабли и карточки

books-cards = Корабли и карточки
books-cards-lead = Все корабли и карточки игры со всеми значениями и с указанием, откуда каждое взято.
books-cards-search = Поиск по имени, проекту или типу
books-cards-kind = { field-kind }
books-kind-all = Все
books-kind-card = Карточки действий
books-cards-nation = { field-nation }
books-cards-type = Тип корабля
books-cards-family = Вид карточки
books-cards-set = { field-set }
books-cards-level = Источник
books-cards-found = { $number ->
    [0] Под эти фильтры ничего не подходит.
    [one] { $number } карточка
    [few] { $number } карточки
   *[other] { $number } карточек
}
books-clear = Сбросить фильтры
books-printed = { face-printed }
books-published = { face-published }
books-reconstructed = { level-reconstructed }
books-own = { level-own }
books-printed-line = стоит в правилах
books-published-line = опубликовано отдельно
books-reconstructed-line = наше, по указанному правилу
books-amount = Чему равно
books-sources-of = { $name }: значения и источники
books-in-deck = в колоде { $number }
books-more-action = ещё { $number } с Action

## Словарь и благодарности

books-glossary-lead = Морские слова и слова этих правил, коротко.
books-glossary-search = Поиск по словарю
books-glossary-found = { $number ->
    [0] Ничего не найдено.
    [one] { $number } слово
    [few] { $number } слова
   *[other] { $number } слов
}
books-credits-lead = Кто придумал игры, на чём держится Wardroom и на каких условиях им можно пользоваться.
books-license = Лицензия
books-notice = Уведомление
books-any = Все
books-kind-ship = Корабли
books-open-rule = Правило { $number }
books-rulebook = Правила
