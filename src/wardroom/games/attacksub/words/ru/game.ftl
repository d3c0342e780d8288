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
action-drift = открыть число для затаившейся подлодки
action-reduce = снизить контакты
action-resume = вернуться в бой
action-shutdown = затаиться
action-active = активный режим
action-passive = пассивный режим
action-close = сблизиться
action-open = оторваться
action-enter = ввести подкрепление
action-exit = выйти из боя
action-sensor = гидроакустика
action-attack = оружие
action-force = надводная группа
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

event-cut = Открыты числа: { $first } и { $second }.
event-side-taken = { $seat }: { side-name }.
event-dealt = { $number ->
    [one] { $seat }: сдана { $number } карта.
    [few] { $seat }: сданы { $number } карты.
   *[other] { $seat }: сдано { $number } карт.
}
event-dealt-seen = { $seat }: сданы { $cards }.
event-reshuffled = Сброс перетасован, началась колода { $number }.
event-last-deck = Колода { $number } последняя.
event-decks-out = Колода { $number } кончилась: игра закончится с этим ходом.
event-turn-begins = Ходит { $seat }.
event-discarded = { $number ->
    [one] { $seat }: сброшена { $card }.
    [few] { $seat }: сброшены { $number } карты, сверху { $card }.
   *[other] { $seat }: сброшено { $number } карт, сверху { $card }.
}
event-discarded-seen = { $number ->
    [one] { $seat }: сброшена { $cards }.
   *[other] { $seat }: сброшены { $cards }, сверху { $card }.
}
event-refilled = { $number ->
    [one] { $seat }: взята { $number } карта.
    [few] { $seat }: взяты { $number } карты.
   *[other] { $seat }: взято { $number } карт.
}
event-refilled-seen = { $seat }: взяты { $cards }.
event-keeps-hand = { $seat }: без добора.
event-no-answer = { $seat }: без ответа.
event-battle-stations = { $seat }: { $card }, { $actor } играет боевую тревогу.

## Журнал: контакты

event-active-sonar = { Who } ({ $seat }): посылка, { $card }.
event-passive-sonar = { Who } ({ $seat }): слушает, { $card }.
event-seeks = Поиск: { $targets }.
event-search-ends = { $seat }: поиск окончен.
event-heard = { Who } ({ $seat }) слышит это, { $card }.
event-quietened = { $actor-cap } ({ $seat }) скрывается, { $card }.
event-sensor-check = { Who } ищет { $target-acc }: { numbers }.
event-contact-gained = { Who }: контакт с { $target-ins } теперь { level-name }.
event-contacts-fade = { $ship-cap }: все контакты слабее на один.
event-contacts-lost = { $ship-cap }: все контакты потеряны.
event-reduction = { $actor-cap } ({ $seat }) уходит от контакта, { $card }.
event-reduction-check = { $actor-cap } уходит от контакта: { numbers }.
event-contacts-shaken = Все контакты с { $ship-ins } слабее на один.
event-plays-dead = { $ship-cap } ({ $seat }): системы выключены, лодка затаилась.
event-drift-check = { $actor-cap } лежит без движения: { numbers }.
event-resumes = { $ship-cap } ({ $seat }) возвращается в бой.
event-moves = { Who } ({ $seat }), { $card }: { $way ->
    [close] сближение с
   *[other] отрыв, дистанция с
} { whom }.
event-negates = { Who } ({ $seat }) отвечает: { $card }.
event-pursuit-check = { Who } держится за { $target-ins }: { numbers }.
event-range-negated = { Who }: маневр против { $target ->
    [absent] надводной группы
   *[other] { $target-gen }
} отменён.
event-range-closed = { Who }: сближение с { whom } удалось.
event-range-opened = { Who }: дистанция с { whom } больше.

## Журнал: атаки и повреждения

event-fires = { Who } ({ $seat }) стреляет, цель { $target }: { $cards }.
event-evaded = { $actor-cap } ({ $seat }) уклоняется: { $card }.
event-attack-check = { Who } атакует { $target-acc }: { numbers }.
event-missed = { $target-cap }: попадания нет.
event-hit = { $target-cap }: попадание, результат на карте { $drawn }.
event-dud = { $ship-cap }: боеголовка не взорвалась.
event-damaged = { $ship-cap } ({ $seat }): повреждения, гидроакустика { $sensor }, оружие { $attack }.
event-sunk = { $ship-cap } ({ $seat }) идёт ко дну.
event-damage-mended = { $ship-cap }: { system-name } на клетку лучше.
event-malfunction = { $number ->
    [3] { $ship-cap }: { system-name } не работает.
   *[other] { $ship-cap }: неисправность, { system-name } -{ $number }.
}
event-technician = { event-damage-control }
event-repair-tried = { $ship-cap } ({ $seat }): ремонт, { system-name }.
event-repair-check = { $actor-cap }, ремонт: { numbers }.
event-repaired = { $number ->
    [0] { $ship-cap }: { system-name } снова в порядке.
   *[other] { $ship-cap }: { system-name } теперь -{ $number }.
}

## Журнал: вертолёты и подкрепления

event-launched = { $actor-cap } ({ $seat }) поднимает вертолёт: { $card }.
event-helicopter-check = { Who }, проверка: { numbers }.
event-helicopter-lands = Вертолёт { $ship-gen } садится.
event-helicopter-fails = Вертолёт { $ship-gen } неисправен и возвращается.
event-helicopter-orphaned = Вертолёт { $ship-gen } снят со стола.
event-bad-weather = Непогода: вертолёты не летают ({ $seat }).
event-weather-check = { $seat } смотрит погоду: { numbers }.
event-weather-clears = Погода наладилась ({ $seat }).
event-reinforcement-called = { $seat }: { $card }, чтобы ввести { $actor-acc }.
event-entry-check = { $actor-cap } подходит: { numbers }.
event-entered = { $ship-cap } ({ $seat }) вступает в бой.
event-exits = { $actor-cap } ({ $seat }) выходит из боя: { $card }.
event-race-check = { $seat }: открыто { $rn }, нужно меньше { $need }.
event-game-won = { $reason ->
    [prey-sunk] Победа: { $seat }. Добыча потоплена.
    [points] Победа по очкам: { $seat }.
    [exited] Победа: { $seat }. Потоплен корабль, а все свои выведены из боя.
    [all-sunk] Победа: { $seat }. Все корабли противника в игре потоплены.
    [flagship-away] Победа: { $seat }. Флагман ушёл.
    [race-won] Победа: { $seat }. Цель достигнута вовремя.
   *[other] Победа: { $seat }. Ничего иного не достигнуто.
}
event-game-drawn = Бой кончился вничью.

## Вопросы

decision-choose-side = Ваше число больше. Какая сторона Ваша?
decision-player-turn = { $acted ->
    [absent] Сыграть карту или сбросить?
   *[other] Что делаете ещё?
}
decision-sonar-mode = { $card }: активно или пассивно?
decision-range-mode = Для чего { $card }?
decision-who-acts = { $card ->
    [absent] Какой из ваших кораблей это делает?
   *[other] Какой из ваших кораблей действует? Карточка: { $card }.
}
decision-search-target = Кого ищет { who }?
    .done = искать выбранных
decision-attack-target = В кого стреляет { who }, { $card }?
decision-range-object = С кем меняет дистанцию { who }?
decision-more-lockons = Ещё одна карта наведения, цель { $target }?
    .done = огонь
decision-which-system = Какая система { $actor-gen }?
decision-discard-cards = Какие карты сбросить?
    .done = это всё
decision-discard-top = Какая карта ляжет сверху, на виду у противника?
decision-search-first = Кого { who } ищет сначала?
decision-search-on = Кого { who } ищет дальше?
    .done = прекратить поиск
decision-answer-ping = { Who } даёт посылку. Кто-нибудь слушает?
    .done = никто
decision-answer-search = { Who } ищет { $target-acc }, нужно { $need }. Скрыться?
    .done = нет
decision-answer-attack = { Who } стреляет, цель { $target }, нужно { $need }. Чем отвечаете?
    .done = больше ничем
decision-answer-range = { Who }: { $way ->
    [close] сближение с
   *[other] отрыв, дистанция с
} { whom }. Отменить?
    .done = пусть
decision-who-answers = Какой корабль играет { $card }?
decision-play-dead = Попадание: { $ship }. Затаиться?
    .done = нет
decision-drifting = Хорошее число: { $ship }. Снизить контакты или вернуться в бой?
decision-refill-hand = { $number ->
    [one] Взять { $number } карту?
    [few] Взять { $number } карты?
   *[other] Взять { $number } карт?
}
    .done = нет

## Отказы

refusal-red-only = Карта красная: { $card } отвечает в ход противника.
refusal-black-only = Карта чёрная: { $card } играется в свой ход.
refusal-action-spent = Этот корабль в этот ход уже действовал.
refusal-not-a-fitting-answer = Эта карта здесь не ответ.
refusal-one-red-card = Этот корабль сыграл против этого столько красных карт, сколько можно.
refusal-only-target-answers = Эту карту играет только тот, против кого действуют.
refusal-act-or-discard = Ход без действий кончается сбросом одной или нескольких карт.
refusal-no-discard-after-action = Кто в этот ход действовал, не сбрасывает.
refusal-must-refill = Рука пуста: карты берут.
refusal-same-action = Два действия корабля за ход должны быть разными.
refusal-stations-manned = На этом корабле уже боевая тревога.
refusal-search-or-attack-only = Вертолёт может только искать или атаковать.
refusal-nothing-more-to-do = Боевая тревога ничего не даст этому кораблю.
refusal-same-evasion = Два уклонения от одного наведения должны быть разных видов.
refusal-no-target-named = Искать нужно хотя бы один корабль.
refusal-maximum-contact = Контакт уже самый высокий.
refusal-no-contact-to-reduce = С этим кораблём ни у кого нет контакта.
refusal-undamaged = Такого повреждения на этом корабле нет.
refusal-no-ping = Пассивный гидролокатор слышит активный гидролокатор корабля и атаку подлодки. Больше ищущего ничто не выдаёт.
refusal-heard-already = Эту посылку он уже слышал.
refusal-not-designated = Этот корабль не назвали, когда давали посылку.
refusal-quiet-already = Этот корабль в этот ход уже скрывался.
refusal-sub-only = Это может сыграть только подлодка: { $card }.
refusal-playing-dead = Затаившаяся подлодка этого не может.
refusal-nobody-plays-dead = Такой затаившейся подлодки нет.
refusal-drifted-already = Эта подлодка уже открыла число этого хода.
refusal-no-lock = Нужен более высокий контакт: { $card }.
refusal-no-attack-level = Без контакта уровня 1 стрелять не в кого.
refusal-over-contact-level = Вместе этим картам нужен более высокий контакт.
refusal-no-more-lockons = Эта карта уже в атаке или стоит перед выбранной.
refusal-force-heard-already = Стрелявшего уже слышали.
refusal-surface-fire-unheard = Слышно только подлодку, которая стреляет.
refusal-sub-only-evasion = Так уклоняется только подлодка: { $card }.
refusal-no-contact-yet = У того, кто идёт, там нет контакта.
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
refusal-sink-one-first = Чтобы победить уходом, нужно кого-то потопить.
refusal-lost-one = Кто потерял корабль, уходом не победит.
refusal-still-contacted = Корабль выходит, только если с ним ни у кого нет контакта.
refusal-nobody-left = Это некому использовать.
refusal-helicopters-unsought = Гидроакустикой вертолёт не найти.
refusal-helicopters-untouched = Вертолёт атаковать нельзя.
refusal-force-moves-together = Надводные корабли и вертолёты маневрируют вместе, всем соединением.
refusal-range-to-the-force = Дистанция меняется сразу до всех надводных кораблей: назовите соединение.

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
field-fit = Вооружение настоящего корабля
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
hit-dud = невзрыв
hit-sensor = гидроакустика
hit-sensor2 = гидроакустика ×2
hit-attack = оружие
hit-attack2 = оружие ×2
hit-sensor-attack = гидроакустика, оружие
hit-sensor2-attack = гидроакустика ×2, оружие
hit-sensor-attack2 = гидроакустика, оружие ×2
hit-sensor2-attack2 = гидроакустика ×2, оружие ×2
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
event-damage-control = { $actor-cap } ({ $seat }): { $card }.
family-control = ремонт
family-passive = поиск и ответ
field-attack = Оружие
field-contact = Контакт
number-x = X
odds-down = не работает
odds-waits = ещё нет
odds-weather = непогода
