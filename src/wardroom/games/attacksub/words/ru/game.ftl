### Attack Sub.

## Вещи. Имя корабля не склоняется: склоняется слово перед ним.

ship = { $type ->
    [SS] подлодка
    [SSN] подлодка
    [SSGN] подлодка
    [SSBN] подлодка
    [AP] транспорт
   *[other] корабль
} «{ $name }»
    .gen = { $type ->
        [SS] подлодки
        [SSN] подлодки
        [SSGN] подлодки
        [SSBN] подлодки
        [AP] транспорта
       *[other] корабля
    } «{ $name }»
    .dat = { $type ->
        [SS] подлодке
        [SSN] подлодке
        [SSGN] подлодке
        [SSBN] подлодке
        [AP] транспорту
       *[other] кораблю
    } «{ $name }»
    .acc = { $type ->
        [SS] подлодку
        [SSN] подлодку
        [SSGN] подлодку
        [SSBN] подлодку
        [AP] транспорт
       *[other] корабль
    } «{ $name }»
    .ins = { $type ->
        [SS] подлодкой
        [SSN] подлодкой
        [SSGN] подлодкой
        [SSBN] подлодкой
        [AP] транспортом
       *[other] кораблём
    } «{ $name }»
    .cap = { $type ->
        [SS] Подлодка
        [SSN] Подлодка
        [SSGN] Подлодка
        [SSBN] Подлодка
        [AP] Транспорт
       *[other] Корабль
    } «{ $name }»
    .full = { ship } ({ $type })

## Ответы

action-discard = сбросить карты
action-repair = чинить неисправность
action-drift = тянуть карту за лодку, что притворилась погибшей
action-reduce = снизить контакты
action-resume = ожить и вернуться в бой
action-shutdown = притвориться погибшей
action-active = активный режим
action-passive = пассивный режим
action-close = сблизиться
action-open = оторваться
action-enter = ввести подкрепление
action-exit = выйти из боя
action-sensor = гидроакустика
action-attack = оружие
action-refill = пополнить руку
action-helo = вертолёт: { $thing }
action-nato = { nation-nato }
action-soviet = { side-soviet }
action-british = Великобритания
action-argentine = { side-argentine }
action-renegade = мятежник

## Части предложений

who = { $force ->
    [absent] { $helicopter ->
        [absent] { $actor }
       *[other] вертолёт { $actor-gen }
    }
   *[other] надводная группа
}
Who = { $force ->
    [absent] { $helicopter ->
        [absent] { $actor-cap }
       *[other] Вертолёт { $actor-gen }
    }
   *[other] Надводная группа
}
whom = { $target ->
    [absent] надводной группой
   *[other] { $target-ins }
}
side-name = { $side ->
    [nato] НАТО
    [soviet] СССР
    [british] Великобритания
    [argentine] Аргентина
    [renegade] мятежник
   *[other] { $side }
}
system-name = { $system ->
    [sensor] гидроакустика
   *[other] оружие
}
numbers = открыто { $rn }, нужно { $need }
level-name = { $level ->
    [NC] «нет контакта»
    [NA] «нет атаки»
   *[other] уровень { $level }
}

## Журнал: стол

event-cut = Открыты карты: { $first } и { $second }.
event-side-taken = { $seat } командует{ $seat-e }: { side-name }.
event-dealt = { $number ->
    [one] { $seat } получает{ $seat-e } { $number } карту.
    [few] { $seat } получает{ $seat-e } { $number } карты.
   *[other] { $seat } получает{ $seat-e } { $number } карт.
}
event-dealt-seen = { $seat } получает{ $seat-e } { $cards }.
event-reshuffled = Сброс перетасован, началась колода { $number }.
event-last-deck = Колода { $number } последняя.
event-decks-out = Колода { $number } кончилась: игра закончится этим ходом.
event-turn-begins = { $seat-you ->
    [yes] Ваш ход.
   *[no] Ходит { $seat }.
}
event-discarded = { $number ->
    [one] { $seat } сбрасывает{ $seat-e } { $card }.
    [few] { $seat } сбрасывает{ $seat-e } { $number } карты, сверху { $card }.
   *[other] { $seat } сбрасывает{ $seat-e } { $number } карт, сверху { $card }.
}
event-discarded-seen = { $number ->
    [one] { $seat } сбрасывает{ $seat-e } { $cards }.
   *[other] { $seat } сбрасывает{ $seat-e } { $cards }, сверху { $card }.
}
event-refilled = { $number ->
    [one] { $seat } берёт{ $seat-e } { $number } карту.
    [few] { $seat } берёт{ $seat-e } { $number } карты.
   *[other] { $seat } берёт{ $seat-e } { $number } карт.
}
event-refilled-seen = { $seat } берёт{ $seat-e } { $cards }.
event-keeps-hand = { $seat } не берёт{ $seat-e } карт.
event-no-answer = { $seat } не отвечает{ $seat-e }.
event-battle-stations = { $seat } играет{ $seat-e } { $card }: боевая тревога, { $actor }.

## Журнал: контакты

event-active-sonar = { $seat-at } { who } даёт посылку: { $card }.
event-passive-sonar = { $seat-at } { who } слушает: { $card }.
event-seeks = Поиск: { $targets }.
event-search-ends = { $seat } прекращает{ $seat-e } поиск.
event-heard = { $seat-at } { who } слышит это: { $card }.
event-quietened = { $seat-at } { $actor } скрывается: { $card }.
event-sensor-check = { Who } ищет { $target-acc }: { numbers }.
event-contact-gained = { Who }: контакт с { $target-ins } теперь { level-name }.
event-contacts-fade = { $ship-cap }: все контакты слабее на один.
event-contacts-lost = { $ship-cap }: все контакты потеряны.
event-reduction = { $seat-at } { $actor } уходит от контакта: { $card }.
event-reduction-check = { $actor-cap } уходит от контакта: { numbers }.
event-contacts-shaken = Все контакты с { $ship-ins } слабее на один.
event-plays-dead = { $seat-at } { $ship } выключает системы и притворяется погибшей.
event-drift-check = { $actor-cap } лежит без движения: { numbers }.
event-resumes = { $seat-at } { $ship } оживает и возвращается в бой.
event-moves = { $seat-at } { who } играет { $card }: { $way ->
    [close] сближение с
   *[other] увеличение дистанции с
} { whom }.
event-negates = { $seat-at } { who } отвечает: { $card }.
event-pursuit-check = { Who } держится за { $target-ins }: { numbers }.
event-range-negated = { Who }: маневр против { $target ->
    [absent] надводной группы
   *[other] { $target-gen }
} отменён.
event-range-closed = { Who }: сближение с { whom } удалось.
event-range-opened = { Who }: дистанция с { whom } больше.

## Журнал: атаки и повреждения

event-fires = { $seat-at } { who } стреляет, цель { $target }: { $cards }.
event-evaded = { $seat-at } { $actor } уклоняется: { $card }.
event-attack-check = { Who } атакует { $target-acc }: { numbers }.
event-missed = { $target-cap }: попадания нет.
event-hit = { $target-cap }: попадание, результат на карте { $drawn }.
event-dud = { $ship-cap }: боеголовка не взорвалась.
event-damaged = { $seat-at } { $ship }: повреждения, гидроакустика { $sensor }, оружие { $attack }.
event-sunk = { $seat-at } { $ship } идёт ко дну.
event-damage-mended = { $ship-cap }: { system-name } на клетку лучше.
event-malfunction = { $number ->
    [3] { $ship-cap }: { system-name } не работает.
   *[other] { $ship-cap }: неисправность, { system-name } -{ $number }.
}
event-technician = { event-damage-control }
event-repair-tried = { $seat-at } { $ship }: ремонт, { system-name }.
event-repair-check = { $actor-cap }, ремонт: { numbers }.
event-repaired = { $number ->
    [0] { $ship-cap }: { system-name } снова в порядке.
   *[other] { $ship-cap }: { system-name } теперь -{ $number }.
}

## Журнал: вертолёты и подкрепления

event-launched = { $seat-at } { $actor } поднимает вертолёт: { $card }.
event-helicopter-check = { Who }, проверка: { numbers }.
event-helicopter-lands = Вертолёт { $ship-gen } садится.
event-helicopter-fails = Вертолёт { $ship-gen } неисправен и возвращается.
event-helicopter-orphaned = Вертолёт { $ship-gen } снят со стола.
event-bad-weather = { $seat-at } непогода, вертолёты не летают.
event-weather-check = { $seat } проверяет{ $seat-e } погоду: { numbers }.
event-weather-clears = { $seat-at } погода наладилась.
event-reinforcement-called = { $seat } играет{ $seat-e } { $card }, чтобы ввести { $actor-acc }.
event-entry-check = { $actor-cap } подходит: { numbers }.
event-entered = { $seat-at } { $ship } вступает в бой.
event-exits = { $seat-at } { $actor } выходит из боя: { $card }.
event-race-check = { $seat } открывает{ $seat-e } { $rn }, нужно меньше { $need }.
event-game-won = { $reason ->
    [prey-sunk] Победа: { $seat-low }. Добыча потоплена.
    [points] Победа по очкам: { $seat-low }.
    [exited] Победа: { $seat-low }. Потоплен корабль, а все свои выведены из боя.
    [all-sunk] Победа: { $seat-low }. Все корабли противника в игре потоплены.
    [flagship-away] Победа: { $seat-low }. Флагман ушёл.
    [race-won] Победа: { $seat-low }. Цель достигнута вовремя.
   *[other] Победа: { $seat-low }. Больше ничего не достигнуто.
}
event-game-drawn = Бой окончился вничью.

## Вопросы

decision-choose-side = За какую сторону играть?
    .why = Ваша карта старше.
decision-player-turn = { $acted ->
    [absent] Сыграйте карту или сбросьте лишние.
   *[other] Сыграйте ещё карту или закончите ход.
}
decision-sonar-mode = { $card }: активный или пассивный режим?
decision-range-mode = Для чего сыграть { $card }?
decision-who-acts = { $card ->
    [absent] Какой из ваших кораблей действует?
   *[other] { $card }: какой из ваших кораблей действует?
}
decision-search-target = { Who } слушает: какой корабль искать?
decision-ping-targets = { Who } даёт посылку: какие корабли искать?
    .done = искать эти
decision-attack-target = { Who } стреляет, { $card }: по какому кораблю?
decision-range-object = { Who } меняет дистанцию: до кого?
decision-more-lockons = Добавить целеуказание на { $target-acc }?
    .done = огонь
decision-which-system = { $actor-cap }: какая система?
decision-discard-cards = Какие карты сбросить?
    .done = сбросить эти
    .why = { $forced ->
        [absent] Действий не было, поэтому хотя бы одну карту надо сбросить.
       *[other] Ни одну карту сейчас не применить, поэтому хотя бы одну надо сбросить. Новые вы получите сразу.
    }
decision-discard-top = Какую карту положить на верх сброса?
    .why = Верхнюю карту видит противник.
decision-search-first = { Who } ищет: кого сначала?
decision-search-on = { Who } ищет: кого теперь?
    .done = прекратить поиск
decision-answer-ping = { Who } даёт посылку: слушать её?
    .done = не отвечать
decision-answer-search = { Who } ищет { $target-acc }: скрыться?
    .done = не отвечать
    .why = Для поиска нужно { $need }.
decision-answer-attack = { Who } стреляет по { $target-dat }: ответить?
    .done = больше не отвечать
    .why = Для атаки нужно { $need }.
decision-answer-range = { $way ->
    [close] { Who } сближается с { whom }: помешать?
   *[other] { Who } увеличивает дистанцию с { whom }: помешать?
}
    .done = не мешать
decision-who-answers = Какой корабль играет { $card }?
decision-play-dead = Попадание, { $ship }: притвориться погибшей?
    .done = нет
decision-drifting = { $ship-cap }: снизить контакты или ожить?
    .why = Открытое число подошло.
decision-refill-hand = { $number ->
    [one] Взять { $number } карту?
    [few] Взять { $number } карты?
   *[other] Взять { $number } карт?
}
    .done = нет

## Отказы

refusal-red-only = { $card } — красная карта: её играют в ход противника.
refusal-black-only = { $card } — чёрная карта: её играют в свой ход.
refusal-action-spent = Этот корабль в этот ход уже действовал.
refusal-not-a-fitting-answer = Этой картой здесь не ответить.
refusal-one-red-card = Этот корабль сыграл против этого столько красных карт, сколько можно.
refusal-only-target-answers = Эту карту играет только тот корабль, против которого действуют.
refusal-act-or-discard = В этот ход вы не действовали: сбросьте хотя бы одну карту.
refusal-no-discard-after-action = В этот ход вы действовали, сбрасывать нельзя.
refusal-must-refill = Рука пуста: нужно взять карты.
refusal-same-action = Два действия корабля за ход должны быть разными.
refusal-stations-manned = На этом корабле уже боевая тревога.
refusal-search-or-attack-only = Вертолёт может только искать или атаковать.
refusal-nothing-more-to-do = Боевая тревога ничего не даст этому кораблю.
refusal-same-evasion = Два уклонения от одного целеуказания должны быть разных видов.
refusal-no-target-named = Искать нужно хотя бы один корабль.
refusal-maximum-contact = Контакт уже самый высокий.
refusal-no-contact-to-reduce = С этим кораблём ни у кого нет контакта.
refusal-undamaged = Такого повреждения на этом корабле нет.
refusal-no-ping = Шумопеленгатор слышит только активный гидролокатор корабля и атаку подлодки.
refusal-heard-already = Эту посылку он уже слышал.
refusal-not-designated = Этот корабль не назвали, когда давали посылку.
refusal-quiet-already = Этот корабль в этот ход уже скрывался.
refusal-sub-only = Это может сыграть только подлодка: { $card }.
refusal-playing-dead = Подлодка, которая притворилась погибшей, этого не может.
refusal-nobody-plays-dead = Эта подлодка не притворялась погибшей.
refusal-drifted-already = Эта подлодка уже открыла число этого хода.
refusal-no-lock = Нужен более высокий контакт: { $card }.
refusal-no-attack-level = Без контакта уровня 1 стрелять не в кого.
refusal-over-contact-level = Вместе этим картам нужен более высокий контакт.
refusal-no-more-lockons = Эта карта уже в атаке или стоит перед той, что уже в ней.
refusal-force-heard-already = Стрелявшего уже слышали.
refusal-surface-fire-unheard = Слышно только подлодку, которая стреляет.
refusal-sub-only-evasion = Так уклоняется только подлодка: { $card }.
refusal-no-contact-yet = У идущего корабля там нет контакта.
refusal-force-has-acted = Надводная группа маневрирует вся сразу, пока никто в ней не действовал.
refusal-no-contact-to-negate = Без контакта с идущим маневр не отменить.
refusal-force-negated-already = Надводная группа в этот ход уже отменила маневр.
refusal-system-down = Эта система не работает.
refusal-no-attack-while-down = Корабль с неработающей системой не атакует.
refusal-nothing-broken = Эта система в порядке.
refusal-no-helicopters = Для этого нет вертолёта.
refusal-all-helicopters-up = Больше вертолётов этому кораблю не удержать в воздухе.
refusal-helicopter-flew = Все вертолёты этого корабля в этом ходу уже действовали.
refusal-just-launched = Вертолёт действует только со следующего хода после взлёта.
refusal-bad-weather = Погода не пускает вертолёты.
refusal-no-reinforcements = Подкреплений больше нет.
refusal-transports-play-nothing = Транспорты не играют карт.
refusal-no-sensors = У этого корабля нет своей гидроакустики.
refusal-no-weapons = У этого корабля нет оружия против такой цели.
refusal-unheard-torpedoes = Самовыход торпед из аппаратов не слышен.
refusal-no-exit = В этом сценарии этот корабль не выходит из боя.
refusal-force-has-moved = Надводная группа уже сыграла общее сближение/отрыв: её корабли и вертолёты в этот ход больше ничего не делают.
refusal-just-entered = Этот корабль прибыл в этот ход. Сразу действовать он может только по боевой тревоге.
refusal-exit-too-early = Слишком рано: сначала должна кончиться эта колода.
refusal-exit-needs-contact = Подлодка выходит, если у неё был контакт уровня 1 с подлодкой противника.
refusal-exit-needs-deck = Подлодка выходит, если пробыла в игре целую колоду.
refusal-sink-one-first = Чтобы победить уходом, нужно потопить корабль.
refusal-lost-one = Вы потеряли корабль, уходом уже не победить.
refusal-still-contacted = Корабль выходит, только если с ним ни у кого нет контакта.
refusal-nobody-left = Это некому использовать.
refusal-helicopters-unsought = Гидроакустикой вертолёт не найти.
refusal-helicopters-untouched = Вертолёт атаковать нельзя.
refusal-force-moves-together = Надводные корабли и вертолёты маневрируют вместе, надводной группой.
refusal-range-to-the-force = Дистанция меняется сразу до всех надводных кораблей: выберите надводную группу.

## Шансы

odds-contact = контакт
odds-nothing = ничего
odds-malfunction = неисправность
odds-dud = не взорвётся
odds-reduced = контакты слабее
odds-repaired = починка
odds-useful = 4 или больше
odds-stays = вертолёт остаётся
odds-lands = вертолёт потерян
odds-enters = приходит
odds-race-won = победа
odds-race-on = { odds-waits }
odds-negated = отменено
odds-outrun = ушла

## Исходы

outcome-prey-sunk = Победа: { $winners }. Добыча потоплена.
outcome-points = Победа по очкам: { $winners }.
outcome-exited = Победа: { $winners }. Потоплен корабль, а все свои выведены из боя.
outcome-all-sunk = Победа: { $winners }. Все корабли противника в игре потоплены.
outcome-nobody-left = { $number ->
    [one] Победа: { $winners }. У противника не осталось кораблей.
   *[other] Ничья: у одной стороны не осталось кораблей.
}
outcome-flagship-away = Победа: { $winners }. Флагман ушёл.
outcome-too-many-lost = { $number ->
    [one] Победа: { $winners }. Флагман ушёл слишком дорогой ценой.
   *[other] Ничья: флагман ушёл слишком дорогой ценой.
}
outcome-race-won = Победа: { $winners }. Цель достигнута вовремя.
outcome-decks-out = { $number ->
    [one] Победа: { $winners }. Последняя колода кончилась.
   *[other] Ничья: последняя колода кончилась.
}

# -- content ----------------------------------------------------------------------------------------------
# Корабли, карты и сценарии: их показывают `wardroom cards` и просмотр карт.

field-tons = Тонны
field-knots = Узлы
field-metres = Метры
field-fit = Вооружение по-английски
field-fit_ru = Вооружение настоящего корабля
field-sensor = Гидроакустика
field-damage = Клетки повреждений
field-detect = Скрытность
field-duration = Длительность полёта
field-swimout = Самовыход торпед
field-fast = Не оторваться от неё
field-card = Лист картона
field-family = { field-kind }
field-need = В свой ход: открыть не меньше
field-value = В ход противника: вычесть
field-sub_only = Только лодкам
field-number = Случайное число
field-hit = Результат попадания
field-line = Кратко по-английски
field-line_ru = Кратко
field-introduction = Для первой игры
field-otherwise = Любой другой исход
field-side = { attacksub-new-option-sides }
nation-ar = Аргентина
set-base = игра
sub_only-True = { action-yes }
sub_only-False = { action-no }
swimout-True = { action-yes }
fast-True = { action-yes }
introduction-True = { action-yes }
introduction-False = { action-no }
family-active = поиск
family-both = { family-passive }
family-reduction = скрытность
family-lockon = { attacksub-family-lockon }
family-evasion = ответ на атаку
family-stations = второе действие
family-technician = { family-control }
family-helicopter = вертолёт
type-surface_noise = шум моря
type-thermal_layer = слой скачка
type-silent_running = малошумный ход
type-decoy = ложная цель
type-noisemaker = имитатор шума
type-turn = резкий поворот
otherwise-draw = ничья
otherwise-nato = победа НАТО
otherwise-soviet = победа СССР
otherwise-british = победа британцев
otherwise-argentine = победа аргентинцев
otherwise-renegade = победа мятежника

## Сводка ответов

summary-attack = Что сыграно
summary-from = { $attack ->
    [active] Активный гидролокатор { $source ->
        [submarine] лодки
        [ship] корабля
       *[other] вертолёта
    }
    [passive] Шумопеленгатор
    [lockon] Целеуказание { $source ->
        [submarine] лодки
        [ship] корабля
        [seawolf] «Сивулф»
       *[other] вертолёта
    }
    [range] { $source ->
        [alfa] Сближение/отрыв «Альфы»
       *[other] Сближение/отрыв
    }
   *[other] { $attack }
}
summary-reduction = Снижение контакта
summary-passive = Шумопеленгатор
summary-evasion = Уклонение
summary-range = Сближение/отрыв
summary-stations = Боевая тревога
summary-way-target = цель
summary-way-other = любой другой корабль
summary-effect-harder = минус число карты к поиску, до конца хода
summary-effect-found = контакт +1 с тем, кто действовал
summary-effect-weaker = минус число карты к атаке
summary-effect-cancelled = { $roll ->
    [yes] отменяет, если открыто { $on } и больше
   *[no] отменяет
}
summary-met-by = Чем ответить
summary-legend = цель: корабль, против которого сыграна карта. любой другой корабль: и тот, в которого не метили. Пустое поле: карта не ответ.
field-fire = Огонь
field-rule = Правило
event-damage-control = { $seat-at } { $actor }: { $card }.
family-control = ремонт
family-passive = поиск и ответ
field-contact = Контакт
number-x = X
odds-down = не работает
odds-waits = ещё нет
odds-weather = непогода
