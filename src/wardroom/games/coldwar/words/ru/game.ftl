### Cold War Naval Battles.

## Вещи. Имя корабля не склоняется: склоняется слово перед ним.

ship = { $type ->
    [BB] линкор
    [CG] крейсер
    [CGN] крейсер
    [CV] авианосец
    [CVN] авианосец
    [CVH] вертолётоносец
    [CVHG] вертолётоносец
    [DD] эсминец
    [DDG] эсминец
    [FF] фрегат
    [FFG] фрегат
    [SSN] подлодка
   *[other] корабль
} «{ $name }»
    .gen = { $type ->
        [BB] линкора
        [CG] крейсера
        [CGN] крейсера
        [CV] авианосца
        [CVN] авианосца
        [CVH] вертолётоносца
        [CVHG] вертолётоносца
        [DD] эсминца
        [DDG] эсминца
        [FF] фрегата
        [FFG] фрегата
        [SSN] подлодки
       *[other] корабля
    } «{ $name }»
    .dat = { $type ->
        [BB] линкору
        [CG] крейсеру
        [CGN] крейсеру
        [CV] авианосцу
        [CVN] авианосцу
        [CVH] вертолётоносцу
        [CVHG] вертолётоносцу
        [DD] эсминцу
        [DDG] эсминцу
        [FF] фрегату
        [FFG] фрегату
        [SSN] подлодке
       *[other] кораблю
    } «{ $name }»
    .acc = { $type ->
        [BB] линкор
        [CG] крейсер
        [CGN] крейсер
        [CV] авианосец
        [CVN] авианосец
        [CVH] вертолётоносец
        [CVHG] вертолётоносец
        [DD] эсминец
        [DDG] эсминец
        [FF] фрегат
        [FFG] фрегат
        [SSN] подлодку
       *[other] корабль
    } «{ $name }»
    .cap = { $type ->
        [BB] Линкор
        [CG] Крейсер
        [CGN] Крейсер
        [CV] Авианосец
        [CVN] Авианосец
        [CVH] Вертолётоносец
        [CVHG] Вертолётоносец
        [DD] Эсминец
        [DDG] Эсминец
        [FF] Фрегат
        [FFG] Фрегат
        [SSN] Подлодка
       *[other] Корабль
    } «{ $name }»
    .full = { ship } ({ $type })

## Ответы

action-dice = { $number ->
    [one] { $number } кубик
    [few] { $number } кубика
   *[other] { $number } кубиков
}
action-area = зонная защита
action-facedown = зонная защита лицом вниз
action-crippled = вернуть повреждённый корабль в строй
action-give = отдать
action-take = попросить
action-hand = случайная карточка с руки
action-submarines = все подлодки становятся активными
action-show-hand = открыть руку
action-show-area = открыть зонную защиту
action-table = { $thing }, на столе
action-tactic-jink = Противозенитный маневр
action-tactic-fighter = Тактика истребителей
action-tactic-improved-asw = Улучшенная ПЛО
action-tactic-sub-evasion = Уклонение ПЛ
action-tactic-sneak = Скрытая атака
action-tactic-satellite = Новая орбита спутника

## Части предложений

roll = { $roll ->
    [0] успех невозможен, броска нет
    [absent] успех невозможен, броска нет
   *[other] { $chance ->
        [1] выпало { $roll }, нужна 1
       *[other] выпало { $roll }, нужно { $chance } или меньше
    }
}
number-needed = { $chance ->
    [absent] попасть невозможно
    [1] нужна 1
   *[other] нужно { $chance } или меньше
}
attack = { $kind ->
    [asw] ПЛО против { $target-gen }
    [cruise] крылатая ракета с { $source-gen } по { $target-dat }
    [land] удар береговой авиации по { $target-dat }
    [carrier] удар палубной авиации с { $source-gen } по { $target-dat }
    [bomber] удар бомбардировщиков по { $at-you ->
        [yes] вашему соединению
       *[no] соединению игрока { $at }
    }
    [mine] { $target ->
        [absent] минное поле перед { $at-you ->
            [yes] вашим соединением
           *[no] соединением игрока { $at }
        }
       *[other] на мине подрывается { $target }
    }
   *[other] { $card } с { $source-gen } по { $target-dat }
}
by-surprise = { $surprise ->
    [absent] { "" }
   *[other] , внезапно
}
threat = { $kind ->
    [gun] Огонь орудий по { $target-dat }
    [missile] Ракета по { $target-dat }
    [torpedo] Торпеда по { $target-dat }
    [asw] ПЛО против { $target-gen }
    [cruise] Крылатая ракета по { $target-dat }
    [mine] Минное поле перед { $at-you ->
        [yes] вашим соединением
       *[no] соединением игрока { $at }
    }
    [bomber] Бомбардировщики над { $at-you ->
        [yes] вашим соединением
       *[no] соединением игрока { $at }
    }
   *[other] Удар авиации по { $target-dat }
}
damage-points = { $damage ->
    [one] { $damage } повреждение
    [few] { $damage } повреждения
   *[other] { $damage } повреждений
}
dice-left = { $dice ->
    [absent] остаётся один кубик
    [0] кубиков не остаётся
    [one] остаётся { $dice } кубик
    [few] остаётся { $dice } кубика
   *[other] остаётся { $dice } кубиков
}

## Журнал: раунд

event-round-begins = Начинается раунд { $number }.
event-fleet-dealt = { $number ->
    [one] { $seat } получает{ $seat-e } { $number } корабль.
    [few] { $seat } получает{ $seat-e } { $number } корабля.
   *[other] { $seat } получает{ $seat-e } { $number } кораблей.
}
event-fleet-dealt-seen = { $seat } получает{ $seat-e } корабли: { $ships }.
event-hand-dealt = { $number ->
    [one] { $seat } получает{ $seat-e } { $number } карточку.
    [few] { $seat } получает{ $seat-e } { $number } карточки.
   *[other] { $seat } получает{ $seat-e } { $number } карточек.
}
event-hand-dealt-seen = { $seat } получает{ $seat-e } карточки: { $cards }.
event-bad-luck-replaced = { $number ->
    [one] { $seat-at } при раздаче попалась { $number } карточка невезения, она заменена и замешана обратно.
    [few] { $seat-at } при раздаче попались { $number } карточки невезения, они заменены и замешаны обратно.
   *[other] { $seat-at } при раздаче попалось { $number } карточек невезения, они заменены и замешаны обратно.
}
event-formation = { $seat } строит{ $seat-e } соединение: { $ships }.
event-ship-sighted = Сверху колоды кораблей лежит { $ship }.
event-order-dealt = { $seat } берёт{ $seat-e } карточку очерёдности.
event-order-dealt-seen = { $seat } берёт{ $seat-e } карточку очерёдности { $number }.
event-series-begins = Розданы карточки очерёдности, серия { $number }.
event-last-series = Розданы карточки очерёдности, серия { $number }, последняя в этом раунде.
event-round-scored = { $number ->
    [one] { $seat } получает{ $seat-e } за раунд { $number } очко, всего { $total }.
    [few] { $seat } получает{ $seat-e } за раунд { $number } очка, всего { $total }.
   *[other] { $seat } получает{ $seat-e } за раунд { $number } очков, всего { $total }.
}

## Журнал: до стрельбы

event-turn-begins = { $seat } открывает{ $seat-e } карточку очерёдности { $number } и ходит{ $seat-e }.
event-decks-cleared = { $seat } сбрасывает{ $seat-e } со стола: { $cards }.
event-fog = { $roll ->
    [absent] { $seat } бросает{ $seat-e } на туман войны: { $number }.
   *[other] { $seat } бросает{ $seat-e } на туман войны: { $roll }, с новой орбитой { $number }.
}
event-dived = { $seat } погружает{ $seat-e } { $ship-acc }: теперь она пассивна.
event-ship-called = { $seat } вызывает{ $seat-e } из колоды { $ship-acc } карточкой «Пополнение».
event-ship-joined = { $row ->
    [0] { $seat } принимает{ $seat-e } в соединение { $ship-acc }, пассивной стороной вверх.
   *[other] { $seat } принимает{ $seat-e } в соединение { $ship-acc }, линия { $row }.
}
event-retreat-played = { event-card-played }
event-retreats = { $seat } отступает{ $seat-e }: это соединение не атакует, и его атаковать нельзя.
event-uncrippled = { $seat } возвращает{ $seat-e } в строй { $ship-acc }.
event-crew-efficient = { $seat } играет{ $seat-e } «Слаженная работа техников»: { $ship }, Ударный рейтинг +1.
event-area-laid = { $seat } выкладывает{ $seat-e } зонную защиту: { $card }.
event-area-face-down = { $seat } кладёт{ $seat-e } зонную защиту лицом вниз.
event-area-face-down-seen = { $seat } кладёт{ $seat-e } зонную защиту лицом вниз: { $card }.

event-intelligence-played = { $seat } играет{ $seat-e } «Разведка», чтобы посмотреть карточки у { $by-gen }.
event-intelligence-looks = { $seat } смотрит{ $seat-e } карточки у { $by-gen }.
event-intelligence-looks-seen = { $seat } смотрит{ $seat-e } карточки у { $by-gen }: { $cards ->
    [absent] рука пуста
   *[other] { $cards }
}{ $area ->
    [absent] { "" }
   *[other] ; лицом вниз { $area }
}.
event-intelligence-discards = { $seat } вынужденно сбрасывает{ $seat-e } { $card }.

## Журнал: специальные карточки, тактика, разведка

event-intelligence-negates = { $seat } отменяет{ $seat-e } «Разведкой» { $by-you ->
    [yes] вашу карточку { $card }
   *[no] карточку { $card } ({ $by })
}.
event-special-negated = { $seat-at } карточка { $card } отменена.
event-tactic-played = { $seat } играет{ $seat-e } тактику: { $card }.
event-tactic-stands = { $seat-at } действует { $card }.
event-tactic-lost = { $seat } теряет{ $seat-e } тактику: { $card }.
event-refueling = { $seat } играет{ $seat-e } { $card } и возвращает{ $seat-e } { $answer }.

## Журнал: передачи

event-card-transferred = { $seat } отдаёт{ $seat-e } { $by-dat } карточку.
event-card-transferred-seen = { $seat } отдаёт{ $seat-e } { $by-dat } карточку { $card }.
event-ship-transferred = { $seat } отдаёт{ $seat-e } { $by-dat } { $ship-acc }.
event-transfer-refused = { $seat } предлагает{ $seat-e } передачу, но { $by-low } отклоняет{ $by-e } её.

## Журнал: залп

event-attack-declared = { $kind ->
    [bomber] Атака { $number }: { attack }, { $dice ->
        [absent] один кубик
       *[other] кубиков { $dice }
    }, { number-needed }{ by-surprise }.
    [asw] Атака { $number }: { attack }, { number-needed }.
    [land] Атака { $number }: { attack }, { number-needed }{ by-surprise }.
    [carrier] Атака { $number }: { attack }, { number-needed }{ by-surprise }.
   *[other] Атака { $number }: { attack }, { $damage ->
        [absent] { number-needed }
       *[other] { damage-points }
    }{ by-surprise }.
}
event-surprise-negated = { $seat-at } { $answer } лишает внезапности атаку { $number }: { attack }.
event-crash-dived = { $seat-at } { $ship } срочно погружается и теперь пассивна.
event-area-revealed = { $seat } открывает{ $seat-e } зонную защиту, лежавшую лицом вниз: { $card }.
event-area-stops = { $seat-at } зонная защита { $answer } останавливает атаку { $number }: { attack }.
event-point-laid = { $seat } играет{ $seat-e } { $answer } против атаки { $number }: { attack }.
event-cover-meets = { $seat-at } { $answer } перехватывает атаку { $number }: { attack } ({ roll }).
event-cover-holds = { $kind ->
    [bomber] Атака { $number } рассеяна: { attack }; { dice-left }.
   *[other] Атака { $number } остановлена: { attack }.
}
event-escort-flies = { $seat } посылает{ $seat-e } { $answer } в эскорт атаки { $number }: { attack }.
event-warning-stops = { event-cover-stops }
event-warning-fails = { event-cover-fails }
last-resort = { $kind ->
    [torpedo] «Новый приём уклонения»
   *[other] «Новый приём глушения»
}
event-last-resort-stops = { $at-at } { last-resort } останавливает атаку { $number }: { attack } ({ roll }).
event-last-resort-fails = { $at-at } { last-resort } не останавливает атаку { $number }: { attack } ({ roll }).
event-defense-stops = { $kind ->
    [bomber] ПВО ({ $ship }) бьёт по атаке { $number }: { attack } ({ roll }); { dice-left }.
   *[other] ПВО ({ $ship }) останавливает атаку { $number }: { attack } ({ roll }).
}
event-defense-fails = ПВО ({ $ship }) не останавливает атаку { $number }: { attack } ({ roll }).
event-attack-hits = Атака { $number } проходит: { attack }, { damage-points }.
event-roll-hits = Атака { $number } попадает: { attack } ({ roll }).
event-roll-misses = Атака { $number } не попадает: { attack } ({ roll }).
event-mines-roll = Атака { $number }, минное поле: линия { $row } у { $at-gen }, выпало { $roll }, { $chance ->
    [1] корабль находит только 1
   *[other] корабль находят 1–{ $chance }
}.
event-mines-miss = Атака { $number } никого не задевает: { attack }.
event-control-played = { $seat } играет{ $seat-e } «Повреждения локализованы» против атаки { $number }: { attack }.
event-negated = { $kind ->
    [bomber] { $seat } отменяет{ $seat-e } одно попадание атаки { $number }: { attack }.
   *[other] { $seat } отменяет{ $seat-e } атаку { $number }: { attack }.
}
event-strike-wasted = Атака { $number } пропала, цели уже нет: { attack }.
event-submarine-hit = { $seat } поражает{ $seat-e } { $ship-acc } карточкой { $card } ({ roll }).
event-submarine-missed = { $seat } не попадает{ $seat-e } в { $ship-acc } карточкой { $card } ({ roll }).
event-control-for-submarine = { $seat } играет{ $seat-e } «Повреждения локализованы», чтобы спасти { $ship-acc }.
event-submarine-saved = { $seat } спасает{ $seat-e } { $ship-acc }.
event-preempted = Атака { $number } не состоялась, ПЛ потоплена раньше: { attack }.
event-damaged = { $damage ->
    [0] { $seat-at } { $ship } выдерживает удар благодаря броне, до гибели ещё { $left }.
   *[other] { $seat-at } { $ship } получает { damage-points }, до гибели ещё { $left }.
}
event-crippled = { $seat-at } { $ship } выходит из строя.
event-sunk = { $by } топит{ $by-e } { $seat-you ->
    [yes] у вас { $ship-acc }
   *[no] { $ship-acc } ({ $seat })
}.
event-out = { $cards ->
    [absent] { $seat } теряет{ $seat-e } последний корабль и выбывает{ $seat-e } до конца раунда.
   *[other] { $seat } теряет{ $seat-e } последний корабль и выбывает{ $seat-e } до конца раунда; в сброс идут { $cards }.
}

## Журнал: после стрельбы

event-discarded = { $seat } сбрасывает{ $seat-e }: { $cards }.
event-resupplied = { cards-drawn }
event-resupplied-seen = { $seat } берёт{ $seat-e }: { $cards }.
event-bad-luck-next = Следующая карточка колоды — невезение.
event-bad-luck-drawn = { $seat } берёт{ $seat-e } невезение: { $card }.
event-bad-luck-spared = { $seat } берёт{ $seat-e } ещё и { $card }: столько невезения сразу не бывает, карточка уходит в сброс.
event-explosion-primary = { $seat-at } { $card }, первичный ({ roll }): пострадать может любой корабль.
event-explosion-secondary = { $seat-at } { $card }, вторичный ({ roll }): пострадать может только повреждённый корабль.
event-bad-luck-first = { $seat-at } первой сработает карточка { $card }.
event-bad-luck-aimed = { $seat-at } { $card }, вот-вот пострадает { $ship }.
event-bad-luck-strikes = { $seat-at } { $card }, страдает { $ship }.
event-bad-luck-harmless = { $seat-at } { $card } никому не вредит.
event-control-against-luck = { $seat } играет{ $seat-e } { $card } против невезения.
event-luck-negated = { $seat } спасает{ $seat-e } { $ship-acc } от невезения.
event-blown-up = { $seat-at } { $ship } гибнет от взрыва, очков не получает никто.
event-counter-at-hand = { $seat } вот-вот потеряет{ $seat-e } карточку с руки.
event-counter-at-card = { $seat } вот-вот потеряет{ $seat-e } карточку: { $card }.
event-counter-discards = { $seat } теряет{ $seat-e } карточку: { $card }.
event-hand-shown = { $seat } открывает{ $seat-e } руку: { $cards }.
event-submarines-heard = { $seat-at } все подлодки обнаружены и активны.
event-pile-empty = { $seat } берёт{ $seat-e } последнюю карточку: эта серия, ещё одна, и подсчёт.

## Вопросы: до стрельбы

decision-arrange-nothing = Вашим подлодкам линии не нужны.
    .done = готово
decision-adjust-formation = Передвинуть один корабль на линию вперёд или назад?
    .done = сохранить строй
decision-dive = Какие подлодки погрузить?
    .done = это всё
    .none = никакие
    .why = Погрузившаяся подлодка становится пассивной.
decision-ship-ahoy = Вызвать { $ship-acc } карточкой «Пополнение»?
    .done = не сейчас
    .why = Верхний корабль колоды войдёт в ваше соединение.
decision-ship-ahoy-empty = Колода кораблей пуста: пополнения не будет.
    .done = продолжить
decision-place-ship = В какую линию поставить { $ship-acc }?
decision-retreat = Сыграть «Отступление»?
    .done = остаться в бою
    .why = До вашего следующего хода соединение не атакует, и его нельзя атаковать.
decision-repair-ship = { $number ->
    [one] Какой корабль чинить? Остался { $number } ремонт.
    [few] Какой корабль чинить? Осталось { $number } ремонта.
   *[other] Какой корабль чинить? Осталось { $number } ремонтов.
}
    .done = больше ничего не чинить
    .none = ничего не чинить
decision-repair-card = Какое повреждение снять с { $ship-gen }?

## Вопросы: передачи

decision-transfer = Отдать что-нибудь товарищу или попросить у него?
    .done = без передач
    .why = Каждая передача стоит 1 очко тумана войны, у вас { $number }.
decision-transfer-mate = Кому из товарищей?
decision-transfer-what = Что предложить { $seat-dat }?
decision-transfer-asked = { $seat } просит карточку или корабль. Что отдать?
    .no = ничего
decision-transfer-offered = { $seat } предлагает вам: { $thing }. Взять?

## Вопросы: залп

decision-battle-stations = { $number ->
    [0] Выложите защиту или завершите залп: туман войны потрачен.
   *[other] Объявите атаки и защиту. Осталось тумана войны: { $number }.
}
    .done = объявить всё это
    .why = За атаки платят туманом войны; защищаются, когда объявлены все.
decision-target = { $ship ->
    [absent] { $card }: по какому кораблю?
   *[other] { $ship-cap } стреляет, { $card }: по какому кораблю?
}
decision-next-target = { $card }: ещё цель? Осталось тумана войны: { $number }.
    .done = больше целей нет
decision-strike-target = По какому кораблю удар авиации с { $ship-gen }?
decision-bomber-target = Чьё соединение бомбить?
decision-bomber-dice = Сколько кубиков на карточку { $card }?
    .why = Каждый кубик стоит 1 очко тумана войны, у вас { $number }.
decision-crew-carrier = { $card }: на каком авианосце?
decision-area-use = { $card }: положить лицом вверх или вниз?
    .why = Лицом вниз — за 1 очко тумана войны, и никто не видит, что это.
decision-asw-use = { $card }: зонная защита или атака на подлодку?
decision-minefield-target = { $card }: перед чьим соединением?
decision-surprise-which = Какая атака будет внезапной?
decision-intelligence-whom = Чьи карточки посмотреть?
decision-intelligence-discard = Карточки { $seat-gen }: заставить сбросить одну?
    .done = больше никаких
    .none = никаких
    .why = Каждый сброс стоит 2 очка тумана войны, у вас { $number }.
decision-next-defender = Кто из противников защищается первым?
    .why = Вы атакуете нескольких; атаки на каждого разбираются по очереди.

## Вопросы: отражение атак

decision-point-defense = { $coming ->
    [0] Сыграть карточку защиты?
    [1] { threat }: защищаться?
   *[other] Атаки на { $at-gen }, всего { $coming }: защищаться?
}
    .done = больше не защищаться
    .none = без защиты
    .why = { $mines ->
        [0] Сейчас отвечают на орудия, ракеты, торпеды и подлодки; авиация потом.
       *[other] Сейчас отвечают на орудия, ракеты, торпеды, подлодки и мины; авиация потом.
    }
decision-point-defense-air = { $coming ->
    [0] Сыграть карточку защиты?
    [1] { threat }: защищаться?
   *[other] Атаки с воздуха на { $at-gen }, всего { $coming }: защищаться?
}
    .done = больше не защищаться
    .none = без защиты
    .why = По тому, что вы пропустите, стреляет ещё ПВО самих кораблей.
decision-lay-against = { $card }: против какой атаки?
    .done = ни против какой
decision-unmask = { $card }: какую атаку лишить внезапности?
    .done = никакую
decision-crash-dive = { $card } ищет { $ship-acc }: сыграть «Экстренное погружение»?
    .done = не погружаться
    .why = Успевшая погрузиться подлодка становится пассивной.
decision-escort = Прикрытие перехватывает атаку { $number }: послать своё в эскорт?
    .done = без эскорта
    .why = Атака { $number }: { attack }.
decision-mine-spares = В линии { $row } больше шести кораблей: кому не давать номера?
decision-allot-air-defense = ПВО ({ $ship }): по какой атаке стрелять?
    .done = не стрелять
    .why = Чтобы остановить атаку, { number-needed }.
decision-damage-control = { $at-you ->
    [yes] Отменить попадание карточкой «Повреждения локализованы»?
   *[no] Отменить попадание у игрока { $at } карточкой «Повреждения локализованы»?
}
    .done = принять попадания
decision-negate-which = { $at-you ->
    [yes] Какое попадание отменить?
   *[no] Какое попадание у игрока { $at } отменить?
}
decision-save-submarine = Поражена { $ship }: спасти карточкой «Повреждения локализованы»?
    .done = пусть тонет
decision-bomber-hit = { $number ->
    [one] Какой корабль примет попадание? Осталось попаданий: { $number }.
   *[other] Какой корабль примет следующее попадание? Осталось попаданий: { $number }.
}

## Вопросы: специальные карточки и тактика

decision-negate = { $seat } играет{ $seat-e } { $card }: отменить «Разведкой»?
    .done = не отменять
decision-tactic-moment = Сыграть тактику сейчас?
    .done = не сейчас
    .why = Это последний случай, когда она ещё что-то изменит.
decision-refuel = Вернуть сбрасываемую карточку авиации дозаправкой?
    .done = сбросить
    .why = В сброс идут: { $cards }.
decision-refuel-which = Какую карточку вернуть на руку?

## Вопросы: после стрельбы

decision-must-discard = Сбросьте хотя бы одну карточку.
    .why = За ход вы не сыграли ни одной.
decision-bad-luck-order = Какое невезение сработает первым у { $at-gen }?
decision-fire-control-ship = { decision-explosion-ship }
decision-deck-fire-ship = { $card }: на каком авианосце у { $at-gen }?
decision-counter-tactics = Какую карточку теряет{ $at-e } { $at-low }?
    .facedown = случайная зонная защита, лежащая лицом вниз
decision-leak = Что раскрывает{ $at-e } { $at-low }?
decision-save-from-luck = { $card }: страдает { $ship }. Сыграть «Повреждения локализованы»?
    .done = не спасать

## Отказы: линии и подлодки

refusal-row-gap = { $ship ->
    [absent] Если корабль встанет так ({ $thing }), впереди останется пустая линия.
   *[other] Если уйдёт { $ship }, впереди останется пустая линия.
}
refusal-no-row-for-submarines = { $ship ->
    [absent] Подлодка стоит отдельно, линии у неё нет.
   *[other] { $ship-cap } стоит отдельно, линии у неё нет.
}
refusal-gun-from-row = { $ship ->
    [absent] Орудия бьют из линии 1, а там никто не может сыграть { $card }.
   *[other] { $row ->
        [0] Орудия бьют из линии 1, а { $ship } стоит вне линий.
       *[other] Орудия бьют из линии 1, а { $ship } стоит в линии { $row }.
    }
}
    .short = В линии 1 стрелять некому
refusal-gun-at-row = { $source ->
    [absent] Орудия достают только до линии 1, а там стрелять не по кому.
   *[other] Орудия достают только до линии 1, а { $ship } ({ $owner }) стоит в линии { $row }.
}
    .short = В линии 1 нет целей
refusal-missile-from-row = { $ship ->
    [absent] Ракеты пускают из линий 1 и 2, а там никто не может сыграть { $card }.
   *[other] Ракеты пускают из линий 1 и 2, а { $ship } стоит в линии { $row }.
}
    .short = В линиях 1 и 2 пускать некому
refusal-missile-at-row = { $source ->
    [absent] Ракеты достают до линий 1 и 2, а там стрелять не по кому.
   *[other] Ракеты достают до линий 1 и 2, а { $ship } ({ $owner }) стоит в линии { $row }.
}
    .short = В линиях 1 и 2 нет целей
refusal-submarine-safe = { $row ->
    [0] { $ship-cap }: ей опасны только торпеды и ПЛО.
   *[other] Остались одни подлодки, а им опасны только торпеды и ПЛО.
}
    .short = Остались только ПЛ

## Отказы: до стрельбы

refusal-move-one-row = { $ship ->
    [absent] Корабль переходит в соседнюю линию, а это { $thing }.
   *[other] Некуда перейти: { $ship }.
}
refusal-move-last-of-row = { $ship ->
    [absent] Это последний корабль линии, а за ним стоят другие.
   *[other] { $ship-cap }: последний корабль линии { $row }, а за ним стоят другие.
}
refusal-already-passive = { $ship-cap } и так пассивна.
refusal-only-submarines-dive = { $ship-cap } погружаться не умеет: это не подлодка.
refusal-only-additional-ship = Карточке { $card } здесь нет применения: на этом шаге играют только «Пополнение».
    .short = Сейчас только «Пополнение»
refusal-only-retreat = Карточке { $card } здесь нет применения: на этом шаге играют только «Отступление».
    .short = Сейчас только «Отступление»
refusal-ships-only-in-ahoy = Карточка { $card } играется до стрельбы, на шаге «Эй, на судне!».
    .short = Только на шаге «Эй, на судне!»
refusal-ship-deck-empty = Колода кораблей пуста: карточка { $card } ничего не даст.
    .short = Колода кораблей пуста
refusal-retreat-only-in-step = Карточка { $card } играется до стрельбы, на шаге «Отступление!».
    .short = Только на шаге «Отступление!»
refusal-retreated = { $source ->
    [absent] Отступившее соединение нельзя атаковать до следующего хода его владельца.
   *[other] { $owner } отступает: до следующего хода этого игрока атаковать его нельзя.
}
    .short = Противник отступил
refusal-nothing-to-repair = { $ship ->
    [absent] Корабль не выведен из строя.
   *[other] Чинить нечего, повреждений нет: { $ship }.
}
refusal-other-stage = { $attack ->
    [absent] Сначала отвечают на орудия, ракеты, торпеды и мины, потом на авиацию: { $thing } относится к другому этапу.
   *[other] Сначала отвечают на орудия, ракеты, торпеды и мины, потом на авиацию: атака { $attack } относится к другому этапу.
}
    .short = Не на этом этапе

## Отказы: залп

refusal-symbol-spent = { $ship ->
    [absent] Все установки, годные для карточки { $card }, в этот ход уже стреляли.
   *[other] Все установки, годные для карточки { $card }, уже стреляли: { $ship }.
}
    .short = Её носители уже стреляли
refusal-no-fog-left = { $fog ->
    [0] Туман войны потрачен, не хватает на это: { $thing }.
   *[other] Тумана войны осталось { $fog }, не хватает на это: { $thing }.
}
    .short = Туман войны потрачен
refusal-own-force = Своё соединение не атакуют.
refusal-no-gun-of-size = { $ship ->
    [absent] Ни у одного вашего корабля в линии 1 нет орудия для карточки { $card }.
   *[other] Нет орудия для карточки { $card }: { $ship }.
}
    .short = В линии 1 нет такого орудия
refusal-no-missile-of-type = { $ship ->
    [absent] Ни у одного вашего корабля на позиции нет установки для карточки { $card }.
   *[other] Нет установки для карточки { $card }: { $ship }.
}
    .short = Нет пусковой установки
refusal-no-torpedoes = { $ship ->
    [absent] Торпеды есть только у подлодок, а у вас таких нет.
   *[other] Торпеды есть только у подлодок, а это { $ship }.
}
    .short = У вас нет ПЛ
refusal-only-submarines-hunted = { $row ->
    [absent] Чужих подлодок нет, карточке { $card } не на кого охотиться.
   *[other] Карточка { $card } бьёт по подлодкам, а это { $ship }.
}
    .short = Нет ПЛ противника
refusal-no-surface-ships = Стратегическая авиация топит надводные корабли, а в том соединении одни подлодки.
    .short = Нет надводных целей
refusal-mines-need-ships = На минах подрываются надводные корабли, а в том соединении одни подлодки.
    .short = Нет надводных целей
refusal-no-carrier = { $ship-cap } авиаударов не наносит: это не авианосец.
refusal-strikes-spent = Все авиаудары этого хода нанесены: { $ship }.
refusal-hopeless-strike = { $source ->
    [absent] Авиация так ослаблена, что ни до одной цели не достанет: { $ship }.
   *[other] Авиация ослаблена: { $source } не может попасть, цель { $ship } в линии { $row }.
}
refusal-critical = { $ship ->
    [absent] Корабли, годные для карточки { $card }, серьёзно повреждены.
   *[other] Атаковать не может из-за серьёзных повреждений: { $ship }.
}
    .short = Носители серьёзно повреждены
refusal-crippled = { $ship ->
    [absent] Корабли, годные для карточки { $card }, выведены из строя.
   *[other] Атаковать не может, пока не вернётся в строй: { $ship }.
}
    .short = Носители выведены из строя
refusal-not-yet-usable = { $ship ->
    [absent] Корабли, годные для карточки { $card }, только что переданы и ждут вашего следующего хода.
   *[other] После передачи ждёт следующего хода владельца: { $ship }.
}
    .short = Носители ждут следующего хода
refusal-only-c-cruises = { $source ->
    [absent] Из линии 3 и в неё летят только ракеты C, крылатые; карточка { $card } не из них.
   *[other] До линии 3 достают только ракеты C, крылатые, а там { $ship }; карточка { $card } не из них.
}
    .short = Линия 3: только ракеты C
refusal-crew-needs-carrier = { $ship ->
    [absent] У вас нет авианосца для карточки { $card }.
   *[other] Карточке { $card } нужен авианосец, а это { $ship }.
}
    .short = У вас нет авианосца
refusal-one-crew-a-carrier = { $ship ->
    [absent] У каждого вашего авианосца в этот ход уже есть { $card }.
   *[other] В этот ход уже есть { $card }: { $ship }.
}
    .short = У каждого авианосца уже есть
refusal-nothing-to-surprise = Среди ваших атак нет такой, что может быть внезапной.
    .short = Нет атаки, к которой её приложить
refusal-surprise-air-or-submarine = { $attack ->
    [absent] Внезапно нападают только авиация и подлодки, а у вас таких атак нет.
   *[other] Внезапно нападают только авиация и подлодки, а атака { $attack } другая.
}
    .short = Только с авиацией или ПЛ
refusal-already-a-surprise = { $attack ->
    [absent] Всё, что могло быть внезапным, уже внезапно.
   *[other] Атака { $attack } уже внезапна.
}
    .short = Все уже внезапны
refusal-fire-control-out = { $ship ->
    [absent] Корабли, годные для карточки { $card }, остались без управления огнём.
   *[other] Управление огнём отказало, ни ракет, ни торпед: { $ship }.
}
    .short = Управление огнём разбито
refusal-nobody-to-spy-on = У соперников нет карточек, на которые можно посмотреть.
    .short = Смотреть не у кого
refusal-discard-costs-two = Каждая карточка стоит два очка тумана войны, а их не хватает.
refusal-tactic-as-tactic = Тактику играют её словом, например tactic-sneak, когда вас о чём-нибудь спрашивают.
    .short = Когда это что-то изменит
refusal-refueling-waits = Карточка { $card } играется, когда ваша авиационная карточка уходит в сброс.
    .short = Вместе с авиационной карточкой
refusal-dive-only-in-answer = Карточка { $card } играется, когда атакуют вашу активную подлодку.
    .short = Когда атакуют вашу активную ПЛ
refusal-numbered-already = В этой линии без номера: { $ship }.
refusal-face-up-only = За этим столом зонную защиту кладут лицом вверх.
refusal-face-down-costs-fog = Положить { $card } лицом вниз стоит одно очко тумана войны, а его не осталось.
refusal-guns-bar-evade = В этот ход ваши орудия стреляют, и зонной защитой { $card } быть не может.
    .short = Ваши орудия стреляют
refusal-evade-bars-guns = В этот ход у вас зонный «Маневр на уклонение», и орудия молчат.
    .short = Зону бережёт уклонение
refusal-missiles-bar-ecm = В этот ход ваши ракеты летят, и зонной защитой { $card } быть не могут.
    .short = Ваши ракеты летят
refusal-ecm-bars-missiles = В этот ход у вас зонные «Средства РЭБ», и ракет вы не пускаете.
    .short = Зону берегут средства РЭБ
refusal-strikes-bar-cover = В этот ход ваши авианосцы наносят удары, и зонной защитой { $card } быть не может.
    .short = Ваши авианосцы наносят удар
refusal-cover-bars-strikes = В этот ход у вас зонное «Прикрытие с воздуха», и ударов не будет: { $ship }.

## Отказы: отражение атак

refusal-already-stopped = { $attack ->
    [absent] Не осталось атаки, которую ещё можно встретить: { $thing }.
   *[other] Атаки { $attack } больше нет.
}
    .short = Отражать уже нечего
refusal-evade-meets = { $attack ->
    [absent] Карточка { $card } спасает от орудий и торпед, а их нет.
   *[other] Карточка { $card } спасает от орудий и торпед, а атака { $attack } другая.
}
    .short = Против этого не помогает
refusal-ecm-meets = { $attack ->
    [absent] Карточка { $card } спасает от ракет, а их нет.
   *[other] Карточка { $card } спасает от ракет, а атака { $attack } другая.
}
    .short = Против этого не помогает
refusal-cover-meets = { $attack ->
    [absent] Карточка { $card } спасает от авиации и крылатых ракет, а их нет.
   *[other] Карточка { $card } спасает от авиации и крылатых ракет, а атака { $attack } другая.
}
    .short = Против этого не помогает
refusal-asw-meets = { $attack ->
    [absent] Карточка { $card } отвечает подлодкам, а они не атакуют.
   *[other] Карточка { $card } отвечает подлодкам, а атака { $attack } не от них.
}
    .short = ПЛ вас не атакует
refusal-control-only-in-answer = Карточка { $card } отменяет попадание, когда известны последствия всего залпа.
    .short = Когда известны попадания
refusal-no-effect-to-negate = { $attack ->
    [absent] Ни одна атака не дала того, что отменила бы карточка { $card }.
   *[other] Атака { $attack } не дала того, что можно отменить.
}
    .short = Отменять нечего
refusal-only-control-now = Карточке { $card } здесь нет применения: попадание отменяют только «Повреждения локализованы».
    .short = Сейчас только «Повреждения локализованы»
refusal-not-an-air-attack = ПВО бьёт по авиации и крылатым ракетам, а атака { $attack } другая.

refusal-sweepers-meet = { $attack ->
    [absent] Карточка { $card } спасает от мин, а их нет.
   *[other] Карточка { $card } спасает от мин, а атака { $attack } другая.
}
    .short = Против этого не помогает
refusal-warning-meets = { $attack ->
    [absent] Карточке { $card } нечего встретить.
   *[other] Карточка { $card } не спасает от ПЛО, а атака { $attack } такая.
}
    .short = Против этого не помогает
refusal-dive-meets = { $attack ->
    [absent] Ни торпеды, ни ПЛО не грозят активной подлодке, карточка { $card } бесполезна.
   *[other] Атака { $attack } не по активной подлодке, карточка { $card } бесполезна.
}
    .short = Активную ПЛ не атакуют
refusal-surprised = { $attack ->
    [absent] То, что встретила бы карточка { $card }, внезапно; от внезапности спасает «Система раннего предупреждения».
   *[other] Атака { $attack } внезапна; от внезапности спасает «Система раннего предупреждения».
}
    .short = Атака внезапна
refusal-no-surprise-here = { $attack ->
    [absent] Карточки «Внезапная атака» там нет.
   *[other] При атаке { $attack } нет карточки «Внезапная атака».
}
refusal-only-escort = Карточке { $card } здесь нет применения: эскортом летит только «Прикрытие с воздуха».
    .short = Сейчас только «Прикрытие с воздуха»
refusal-only-crash-dive = Карточке { $card } здесь нет применения: подлодку спрячет только «Экстренное погружение».
    .short = Сейчас только «Экстренное погружение»

## Отказы: специальные карточки и тактика

refusal-only-intelligence = Карточке { $card } здесь нет применения: сыгранное отменяет только «Разведка».
    .short = Сейчас только «Разведка»
refusal-only-refueling = Карточке { $card } здесь нет применения: возвращает только «Дозаправка в воздухе».
    .short = Сейчас только «Дозаправка в воздухе»
refusal-not-while-sealed = Здесь все отвечают тайно; раньше или позже можно, а сейчас нет: { $thing }.
    .short = Не во время тайного выбора
refusal-changes-nothing-now = Сейчас это ничего не изменит: { $thing }.
    .short = Сейчас ничего не изменит

## Отказы: после стрельбы и в командах

refusal-must-discard = За ход не сыграно ни одной карточки, одну надо сбросить.
refusal-only-damaged = { $ship ->
    [absent] Вторичный взрыв бывает на повреждённом корабле, а таких нет.
   *[other] Вторичный взрыв бывает на повреждённом корабле, а { $ship } без повреждений.
}
refusal-only-carriers-burn = { $ship ->
    [absent] Полётная палуба горит на авианосце, а их нет.
   *[other] Полётная палуба горит на авианосце, а это { $ship }.
}
refusal-team-mate = { $source ->
    [absent] Товарищи по команде друг друга не атакуют.
   *[other] { $owner } с вами в одной команде.
}
refusal-transfer-costs-fog = Каждая передача стоит одно очко тумана войны, а его нет.
refusal-last-ship-stays = { $ship ->
    [absent] Последний корабль соединения отдать нельзя, а больше отдавать нечего.
   *[other] Последний корабль соединения отдать нельзя: { $ship }.
}
refusal-mates-only = Карточки и корабли передают только своим по команде.
refusal-offer-something = Вы решили отдать: назовите, кому и что.
refusal-refused-before = В этот ход на такое предложение уже ответили отказом.

## Отказы: карточка руки ждёт, потому что вопрос о другом

refusal-only-in-stations = Карточка { $card } играется на шаге «Всем постам!».
    .short = Только на шаге «Всем постам!»
refusal-only-laid-or-in-answer = Карточку { $card } выкладывают на шаге «Всем постам!» или играют в ответ на атаку.
    .short = «Всем постам!» или в ответ
refusal-crew-only-in-stations = Карточка { $card } играется для авианосца на шаге «Всем постам!».
    .short = Только на шаге «Всем постам!»
refusal-intelligence-waits = Карточка { $card } играется на шаге «Всем постам!» или отменяет только что сыгранную.
    .short = «Всем постам!» или отмена карточки

## Конец

outcome-victory-level = { $number ->
    [one] Победа: { $winners }. Нужный итог достигнут при подсчёте раунда. Очки: { $scores }.
   *[other] Общая победа: { $winners }. Нужный итог достигнут при подсчёте раунда. Очки: { $scores }.
}
outcome-rounds-played = { $number ->
    [one] Победа: { $winners }. Больше всех очков после условленных раундов. Очки: { $scores }.
   *[other] Общая победа: { $winners }. Больше всех очков после условленных раундов. Очки: { $scores }.
}

## Почему правило вне игры

outside-air-module = в авиамодуле
heading-definitions = объясняет слова
outside-official = для организатора

## Корабли и карточки

field-hits = Чтобы утопить
field-torpedoes = Торпеды
field-strike = Ударный рейтинг
field-numbers = Успех при
field-carrier_modified = Зависит от авианосца
field-more = Ещё в Action
set-tactics = тактика
set-bad_luck = { family-bad_luck }
size-any = любой
carrier_modified-False = { action-no }
which-jink = противозенитный маневр
which-fighter = истребители
which-improved_asw = улучшенная ПЛО
which-sub_evasion = уклонение ПЛ
which-sneak = скрытая атака
which-jamming = новый приём глушения
which-evasive = новый приём уклонения
which-satellite = орбита спутника
which-explosion = взрыв
which-counter = потеря карточки
which-fire_control = без ракет и торпед
which-deck_fire = рейтинг −1
which-leak = утечка
traits-hunter = Охотник
traits-quiet = Шумность
traits-fast = Скорость
family-gun = обстрел
family-missile = ракеты
family-asw = атака или защита
family-land_strike = { kind-aircraft }
family-bomber = { kind-aircraft }
family-evade = { kind-defence }
family-ecm = { kind-defence }
family-cover = { kind-defence }
family-additional_ship = { kind-special }
family-retreat = { kind-special }
family-damage_control = { kind-special }
family-crew = { kind-special }
family-minefield = мины
family-surprise = внезапность
family-sweepers = { kind-defence }
family-crash_dive = { kind-defence }
family-early_warning = { kind-defence }
family-refueling = { kind-special }
family-intelligence = { kind-special }
family-tactic = тактика

## Памятка по защите

summary-from = { $attack ->
    [gun] Обстрел
    [missile] Ракета { $source ->
        [submarine] с подлодки
       *[other] с корабля
    }
    [torpedo] Торпеда
    [asw] ПЛО
    [cruise] Крылатая ракета
    [land] Аэродромная авиация
    [carrier] Палубная авиация
    [bomber] Стратег. авиация
    [mine] Минное поле
    [surprise] Внезапно, { $source ->
        [submarine] подлодка
       *[other] авиация
    }
    [explosion] Невезение: взрыв на корабле
    [fire_control] Невезение: отказ управления огнём
    [deck_fire] Невезение: пожар на палубе
    [special] Специальная карточка
    [tactic] Тактика
   *[other] { $attack }
}
summary-evade = Маневр на уклонение
summary-ecm = Средства РЭБ
summary-asw = Средства ПЛО
summary-cover = Прикрытие с воздуха
summary-air_defense = { field-air_defense }
summary-damage_control = Повреждения локализованы
summary-sweepers = Тральщики
summary-intelligence = Разведка
summary-evasive = { action-tactic-evasive }
summary-jamming = { action-tactic-jamming }
summary-way-tactic = тактика
summary-way-area = зона
summary-way-point = рука
summary-effect-stopped = { $roll ->
    [yes] { $number ->
        [0] { $on ->
            [0] бросок: стоп
           *[other] бросок: стоп на { $on }
        }
       *[other] бросок: стоп с -{ $number }
    }
   *[no] стоп
}
summary-effect-unmasked = снимает внезапность
summary-effect-passive = ПЛ становится пассивной
summary-effect-undone = отмена
summary-effect-dice = бросок: кубиков -{ $number }
summary-effect-hits = попаданий -{ $number }
summary-effect-sunk-before = бросок: топит до атаки
summary-effect-sunk-after = бросок: топит после атаки
summary-legend = зона: зонная защита, выложена в свой ход, от всех атак своего рода. рука: локальная, против одной атаки. корабль: собственная ПВО корабля, против одной цели в воздухе. Пусто: защита бесполезна.
step-6-1-a-2 = Туман войны
kind-special = специальная
field-air_defense = ПВО
action-tactic-evasive = Новый приём уклонения
action-tactic-jamming = Новый приём глушения
decision-explosion-ship = { $card }: на каком корабле у { $at-gen }?
event-cover-fails = { $seat-at } { $answer } не останавливает атаку { $number }: { attack } ({ roll }).
event-cover-stops = { $kind ->
    [bomber] { $seat-at } { $answer } рассеивает атаку { $number }: { attack } ({ roll }); { dice-left }.
   *[other] { $seat-at } { $answer } останавливает атаку { $number }: { attack } ({ roll }).
}
field-guns = Орудия
field-missiles = Ракеты
field-size = Калибр
field-traits = Свойства
field-which = Действие
family-bad_luck = невезение
