### Что стол в терминале говорит от себя.

## Игроки

terminal-person = Адмирал
terminal-person-of-several = Адмирал { $number }
terminal-bot = Бот { $number }
terminal-mate = ваша команда
terminal-thing = { $thing }

## Стол

terminal-series = серия { $number }
terminal-last-series = последняя серия
terminal-unlisted = Любой из гексов с + на карте (всего { $number }, от { $first } до { $last }): наберите его.
terminal-short-table = (остальное: table)
terminal-victory = до { $number } очков
terminal-turn = Ходит { $name }
terminal-fog = Туман войны
terminal-fog-left = { $left } из { $number }
terminal-draw-pile = Колода { $number }
terminal-discards = сброс { $number }
terminal-ship-deck = корабли { $number }
terminal-ship-top = Верхний
terminal-row1 = линия 1
terminal-row2 = линия 2
terminal-row3 = линия 3
terminal-unplaced = ?
terminal-head-ship = { summary-way-ship }
terminal-head-type = { terminal-ship-type }
terminal-head-hits = корп
terminal-head-weapons = { terminal-ship-weapons }
terminal-head-air = { column-air_defense }
terminal-head-points = очк
terminal-in-hand = { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[other] { $number } карт
}
terminal-order = очередь { $number }
terminal-pts = { $number } оч.
terminal-sank = потопил { $number }
terminal-known = в руке { $cards }
terminal-hand-open = рука открыта
terminal-tactics = Тактика:
terminal-bad-luck-top = сверху невезение
terminal-bad-luck = Невезение, { $name }
terminal-out = Выбыл из раунда: кораблей не осталось.
terminal-forming = { $number ->
    [one] { $number } корабль, ещё не открыт.
    [few] { $number } корабля, ещё не открыты.
   *[other] { $number } кораблей, ещё не открыты.
}
terminal-torpedo = торп
terminal-strike = ав{ $number }
terminal-active = активна
terminal-passive = пассивна
terminal-critical = серьёзно повреждён
terminal-no-fire-control = без наведения
terminal-deck-on-fire = палуба горит
terminal-idle = только прибыл
terminal-area = Зона:
terminal-area-short = { kind-defence }
terminal-face-down-known = { $card }, лицом вниз
terminal-face-down-may = лицом вниз ({ $cards }?)
terminal-empty = пуста
terminal-hand-empty = Ваша рука пуста.
terminal-diary = { books-diary }
terminal-no-diary = Ещё ничего не произошло.
terminal-stands = { $where }, { $left }/{ $number }
terminal-launches = удары с воздуха

## Атаки на столе

terminal-volley = Атаки
terminal-your-formation = Ваше построение, его пока никто не видит
terminal-to-place = осталось
terminal-your-volley = Ваш залп, его пока никто не видит
terminal-attack-cruise = крылатая ракета
terminal-attack-land = удар с берега
terminal-attack-carrier = удар с авианосца
terminal-fate-coming = { table-fate-coming }
terminal-fate-stopped = { fate-stopped }
terminal-fate-preempted = не состоялась
terminal-fate-missed = { table-fate-missed }
terminal-fate-hit = попала
terminal-fate-negated = { table-fate-negated }
terminal-dice = кубиков { $number }
terminal-hits-on = { $number ->
    [1] попадает на 1
   *[other] попадает на 1-{ $number }
}

## Карточки

terminal-card-gun = урон { $damage }: орудие { $size }", линия 1 по 1
terminal-card-missile = урон { $damage }: пуск { $size }, линии 1-2
terminal-card-cruise = урон { $damage }: пуск { $size }; крылатая: все линии
terminal-card-torpedo = урон { $damage }: ПЛ; пассивную ПЛ топит на { $n1 }
terminal-card-asw = топит ПЛ на { $n1 } (пассивную { $n2 }), или защита
terminal-card-land-strike = ударов до { $attacks }; на { $n1 }/{ $n2 }/{ $n3 } по линиям
terminal-card-bomber = по кубику за очко тумана на всё ОС; на { $n1 }
terminal-card-evade = отбивает снаряды и торпеды
terminal-card-ecm = отбивает ракеты
terminal-card-cover = сбивает летящее на { $n1 } + авианосец
terminal-card-additional-ship = берёт верхний корабль колоды
terminal-card-retreat = выйти из боя, до 3 починок
terminal-card-damage-control = отменяет одно попадание
terminal-card-crew = авианосец бьёт с +1
terminal-card-gun-any = урон { $damage }: любое орудие, линия 1
terminal-card-missile-any = урон { $damage }: любой пуск, линии 1-2
terminal-card-cover-land = сбивает летящее на { $n1 }
terminal-card-minefield = урон { $damage }: наудачу, сперва линия 1
terminal-card-surprise = одна атака авиации или ПЛ без ответа
terminal-card-sweepers = отбивают минные поля
terminal-card-crash-dive = атакованная ПЛ становится пассивной
terminal-card-early-warning = снимает внезапность; стоп { $n1 }/{ $n2 }/{ $n3 }
terminal-card-refueling = вернуть авиакарточку на руку
terminal-card-intelligence = посмотреть руку или отменить карточку
terminal-card-tactic-jink = -1 всем броскам по вашей авиации
terminal-card-tactic-fighter = +1 вашему прикрытию с воздуха
terminal-card-tactic-improved-asw = +1 вашей ПЛО и торпедам по пассивным ПЛ
terminal-card-tactic-sub-evasion = -1 чужой ПЛО по вашим ПЛ
terminal-card-tactic-sneak = Ваши ПЛ атакуют, оставаясь пассивными
terminal-card-tactic-jamming = каждая ракета: стоп на { $n1 }
terminal-card-tactic-evasive = каждая торпеда: стоп на { $n1 }
terminal-card-tactic-satellite = +1 к вашему туману войны
terminal-card-bad-luck-explosion = урон { $damage }: первичный на { $n1 }, иначе повреждённому
terminal-card-bad-luck-counter = теряется тактика, выложенное или карточка руки
terminal-card-bad-luck-fire-control = корабль без ракет и торпед
terminal-card-bad-luck-deck-fire = рейтинг авианосца -1
terminal-card-bad-luck-leak = открыты рука, защита или ПЛ, либо минус тактика

## Один корабль

terminal-ship-class = класс
terminal-ship-nation = флаг
terminal-ship-hits = корпус
terminal-ship-air = ПВО
terminal-ship-traits = свойства
terminal-ship-tons = тонн
terminal-ship-fit = вооружён
terminal-ship-place = сейчас
terminal-type-cg = ракетный крейсер
terminal-type-cgn = атомный ракетный крейсер
terminal-type-cvn = атомный авианосец
terminal-type-cvh = вертолётоносец с самолётами вертикального взлёта
terminal-type-cvhg = авианесущий ракетный крейсер
terminal-type-ddg = ракетный эсминец
terminal-type-ff = фрегат
terminal-type-ffg = ракетный фрегат
terminal-type-ssn = атомная подводная лодка
terminal-trait-hunter = охотник: торпеды +1 по пассивным ПЛ (7.13)
terminal-trait-elusive = тихая или быстрая: ПЛО по ней с -1 (7.15)
terminal-blown-up = взорвался
terminal-on-deck = наверху колоды кораблей
terminal-sunk-by = потоплен: { $name }
terminal-damaged-by = повреждения: { $cards }

## Ответы и ошибки

terminal-type-something = Наберите число от 1 до { $number } или ответ словами; помощь: ?
terminal-no-such-number = { $number ->
    [0] Ответов с номерами нет.
   *[other] Ответы пронумерованы от 1 до { $number }.
}
terminal-ambiguous = Это может быть { $words }.
terminal-unknown = Здесь нет ничего с названием «{ $word }».
terminal-nearest = Может быть, { $word }?
terminal-where-words = Ответы перечислены выше; команды покажет ?.
terminal-prompt-hint = помощь: ?
terminal-too-many-words = Слишком много сразу: сначала посмотрите, что дадут первые слова.
terminal-not-carried-out = Не выполнено: { $words }
terminal-why-legal = «{ $word }» здесь можно.
terminal-why-possible = это возможно.
terminal-why-possible-from = это могут: { $ships }.
terminal-why-asked = Вас спрашивают: { $question } ({ $rule })
terminal-why-nothing = Здесь не запрещено ничего из того, на что можно указать.
terminal-no-rule = Правила { $number } нет; ближайшие: { $near }.
terminal-no-ship = Корабля «{ $word }» нет.
terminal-where-ships = Корабли в игре покажет команда table.
terminal-plays-tactic = сыграть: { $effect }
terminal-no-undo = Вернуть нечего: вы ещё не отвечали с тех пор, как в дело вступили кубики, скрытые карты или другой игрок.
terminal-undone = Ответ взят назад.
terminal-has-sunk = потопил { $ships }
terminal-seed = Кубики определяет число { $number }.

## Приказы

terminal-orders-how = Укажите, что и как: приказы negate пас или приказы спрашивать. Можно назвать { $words }.
terminal-orders-none = В этой игре нет вопросов, на которые можно отвечать приказом.
terminal-orders-pass = пас
terminal-orders-ask = спрашивать
terminal-orders-negate = карточка или тактика, которую отменила бы разведка
terminal-orders-tactic = бросок, который изменила бы тактика
terminal-orders-refuel = авиакарточка, которую вернула бы дозаправка
terminal-orders-escort = удар, который спас бы эскорт
terminal-orders-dive = подлодка, которая могла бы срочно погрузиться
terminal-tactic-which = Какую тактику? У вас { $words }.
terminal-tactic-no-card = Тактики у вас нет.
terminal-tactic-ready = { $word }: будет сыграно, как только позволят правила; отменить: тактика нет.
terminal-tactic-forgotten = Тактика наготове не лежит.

## Сохранение

terminal-saved = Сохранено: { $file }.
terminal-taken-up = Игра продолжается: { $file }
terminal-damaged = { $file } повреждён: { $why }. Файл оставлен как есть.
terminal-passed-over = { $file } повреждён и пропущен: { $why }.
terminal-next-save = Продолжить другую неоконченную игру: { $command }
terminal-saved-and-out = Игра сохранена: { $file }.
terminal-resume-with = Продолжить: { $command }
terminal-not-saved = Не удалось сохранить игру в { $file }: { $why }.
terminal-file-exists = { $file } уже есть; выберите другое имя.
terminal-recorded = Запись игры: { $file }.
terminal-no-folder = Игры нельзя сохранить в { $file }: { $why }. Укажите в WARDROOM_DATA папку, доступную для записи.

## Между двумя игроками

terminal-curtain = Место { $number }, { $name }: нажмите Enter
terminal-curtain-falls = Enter очистит экран.

## Конец

terminal-total = всего
terminal-sunk = потопленные корабли
terminal-scored-sunk = потоплено
terminal-scored-afloat = на плаву
terminal-scored-damage = повреждения

## Подсказка

terminal-help = Как играть в терминале
terminal-help-answers = У каждого вопроса перечислены ответы: номер, слово, значение, шансы.
terminal-help-number = ответить третьим
terminal-help-notation = ответить словами, можно несколько сразу; хватит начала слова
terminal-help-enter-words = Enter
terminal-help-enter = дать единственный ответ
terminal-help-table-words = table, стол
terminal-help-table = показать весь стол, даже если он выше экрана
terminal-help-cards-words = cards, карты
terminal-help-cards = объяснить мою руку
terminal-help-ship = карточка корабля
terminal-help-why = какое правило запрещает; без слова: всё, что здесь нельзя
terminal-help-rule = показать правило; без номера: то, что задаёт вопрос
terminal-help-summary-words = summary, сводка
terminal-help-log-words = log 40, журнал 40
terminal-help-log = последние строки журнала
terminal-help-score-words = score, счёт
terminal-help-score = очки и кто кого потопил
terminal-help-options-words = options, настройки
terminal-help-options = правила, принятые для этой игры
terminal-help-undo-words = undo, отмена
terminal-help-undo = взять ответ назад, пока не вмешались кубики, карточки или другие
terminal-help-save-words = save game.txt, сохранить
terminal-help-save = сохранить копию; сама игра сохраняется после каждого ответа
terminal-help-quit-words = quit, выход
terminal-help-quit = сохранить и выйти; так же Ctrl-C и Ctrl-D

check-good = { $number ->
    [one] { $file }: { $number } запись, всё в порядке.
    [few] { $file }: { $number } записи, всё в порядке.
   *[other] { $file }: { $number } записей, всё в порядке.
}
check-question-good = { $file }: на этот вопрос команда `wardroom odds worldatwar` ответит.
cards-side = { $side }: { $ships }
cards-side-later = { $side }: { $ships }; позже { $later }
terminal-you = вы
terminal-help-number-words = 3
column-air_defense = ПВО
terminal-ship-type = тип
terminal-ship-weapons = оружие
terminal-points = { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[other] { $number } очков
}
terminal-ship-points = очки
terminal-type-bb = линкор
terminal-type-cv = авианосец
terminal-type-dd = эсминец
terminal-help-fleets-summary = какая защита отвечает на какую атаку
