### A World at War: морская глава.

## Вещи

ship = { $name }
    .full = { $name }
base = { place-name }
waters = { place-name }
hex = { place-name }
duty = { place-name }
groups = { place-name }

## Ответы

action-stay = ждёт вне боя
action-force = номер { $number }
action-enemy = вражеская группа { $number }
action-rest = без задачи
action-cap = { worldatwar-task-cap }
action-base = { worldatwar-task-base }
action-strike = { worldatwar-task-strike }
action-cover = { worldatwar-task-cover }
action-search = { worldatwar-task-search }

## Части предложений

the-hex = { $hex_base ->
    [absent] { $hex_waters ->
        [absent] { $hex_near ->
            [absent] гекс { $hex }
           *[other] район { $hex_near } ({ $hex })
        }
       *[other] { $hex_waters } ({ $hex })
    }
   *[other] { $hex_base }
}
the-from = { $from_base ->
    [absent] { $from_waters ->
        [absent] { $from_near ->
            [absent] гекс { $from }
           *[other] район { $from_near } ({ $from })
        }
       *[other] { $from_waters } ({ $from })
    }
   *[other] { $from_base }
}
the-to = { $to_base ->
    [absent] { $to_waters ->
        [absent] { $to_near ->
            [absent] гекс { $to }
           *[other] район { $to_near } ({ $to })
        }
       *[other] { $to_waters } ({ $to })
    }
   *[other] { $to_base }
}
the-goal = { $goal_base ->
    [absent] { $goal_waters ->
        [absent] { $goal_near ->
            [absent] гекс { $goal }
           *[other] район { $goal_near } ({ $goal })
        }
       *[other] { $goal_waters } ({ $goal })
    }
   *[other] { $goal_base }
}
the-hexes = { $hexes ->
    [one] { $hexes } гекс
    [few] { $hexes } гекса
   *[other] { $hexes } гексов
}
a-level = { $level ->
    [interception] Поход { $voyage }: { the-from } ▸ { the-to }.
    [counter] Перехват { $voyage }: { the-from } ▸ { the-to }.
   *[other] Встречный перехват { $voyage }: { the-from } ▸ { the-to }.
}

## Журнал: операции

event-phase-begins = Фаза { $number } операции: { $seat-you ->
    [yes] ваш ход
   *[no] ходит { $seat }
}.
event-activity = { $seat } объявляет{ $seat-e } поход { $voyage }: { $duty }{ $cargo ->
    [0] .
   *[other] , груз: { $cargo }.
}
event-force-sails = { $seat-at } из базы { $base } выходит отряд { $force }, { $tf ->
    [1] оперативное соединение
   *[other] меньше десяти факторов
}: { $ships }.
event-force-divided = { $seat } делит{ $seat-e } отряд { $force }: { $tf ->
    [1] новое соединение { $own }
   *[other] новый отряд { $own }
}.
event-force-divided-seen = { $seat } делит{ $seat-e } отряд { $force }: { $tf ->
    [1] в соединении { $own }
   *[other] в отряде { $own }
} теперь { $ships }.
event-force-formed = { $seat-at } из базы { $base } выходит отряд { $force }, { $tf ->
    [1] оперативное соединение
   *[other] меньше десяти факторов
}.
event-force-formed-seen = Из базы { $base } выходит ваш отряд { $force }, { $tf ->
    [1] оперативное соединение
   *[other] меньше десяти факторов
}: { $ships }.
event-path-announced = { $seat-at } поход { $voyage }: { the-from } ▸ { the-to }, { the-hexes }.
event-patrol-supports = { $seat-at } патруль (поход { $voyage }) идёт на помощь: { the-hex }.
event-interception-rolled = { $seat-at } { $submarine ->
    [1] подводная лодка
   *[other] перехват { $voyage }
}, { $dice ->
    [0] кубиков нет
   *[other] кубиков { $dice } ({ $rolls })
}: { $score } на { $distance ->
    [one] { $distance } гекс
    [few] { $distance } гекса
   *[other] { $distance } гексов
}. { $round ->
    [1] Прибыл вовремя.
   *[other] Мог бы вступить в бой в раунде { $round }.
}
event-interception-given-up = { $seat-at } перехват { $voyage } не состоялся: никто не вышел.
event-on-station = { $seat-at } патруль (поход { $voyage }) на месте: { the-hex }.
event-duty-done = { $seat } выполняет{ $seat-e } задачу: { $duty }. Очков: { $points }.
event-operation-scored = { $seat-at } всего { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[other] { $number } очков
}{ $sunk ->
    [absent] { "" }
   *[other] ; потоплены: { $sunk }
}{ $damaged ->
    [absent] { "" }
   *[other] ; повреждены: { $damaged }
}.
event-presses-on = { $seat } продолжает{ $seat-e } поход { $voyage }.
event-held-back = { $seat } не вводит{ $seat-e } в бой: { $ships }.
event-spared = { $seat-at } не вводились в бой и снова готовы на базе { $base }: { $ships }.
event-parts = { $seat-at } отряд { $force } отделяется от похода { $voyage } и идёт домой сам (поход { $own }).
event-combined = { $seat-at } отряды встретились: { the-hex }; всего { $forces }, дальше идут как поход { $voyage }.
event-turns-back = { $seat } прекращает{ $seat-e } поход { $voyage }.
event-back-in-port = { $seat-at } отряд { $force } на базе { $base }{ $inverted ->
    [1] , до конца хода вне игры.
   *[other] .
}
event-battle-begins = Начинается морской бой: { the-hex }.
event-attack-on-the-way = Поход { $voyage } атакован в пути: { the-hex }.
event-round-begins = Раунд { $round } боя: { the-hex }.
event-battle-broken-off = { $rounds ->
    [one] Уже { $rounds } раунд никто не стреляет, не бомбит и не пускает торпед: перехватчики уходят.
    [few] Уже { $rounds } раунда никто не стреляет, не бомбит и не пускает торпед: перехватчики уходят.
   *[other] Уже { $rounds } раундов никто не стреляет, не бомбит и не пускает торпед: перехватчики уходят.
}
event-battle-over = Бой окончен: { the-hex }, раундов { $rounds }. { $winner ->
    [0] Проиграли обе стороны.
   *[other] Победа: { $seat-low }.
}
event-groups-formed = { $seat-at } боевые группы: { $numbers }.
event-group-revealed = { $seat-at } раскрыта боевая группа { $number }: { $ships }.
event-search-rolled = { $dice ->
    [0] { $seat-at } нет кубиков для поиска.
   *[other] { $seat } ищет{ $seat-e }, кубиков { $dice }: { $rolls }.
}
event-group-found = { $seat-at } боевая группа { $number } обнаружена ({ $results }): { $small ->
    [0] десять факторов или больше
   *[other] меньше десяти факторов
}, { $slow ->
    [0] быстроходная
   *[other] тихоходная
}{ $carriers ->
    [0] {""}
   *[other] , быстроходных авианосцев: { $carriers }
}{ $cargo ->
    [0] .
   *[other] , с грузом.
}
event-group-withdraws = { $seat-at } боевая группа { $number } выходит из боя.
event-ships-withdraw = { $seat-at } из группы { $number } выходят: { $ships }.
event-strategic-cards = Стратегические карты: { $first } против { $second }.
event-undersea-cards = Карты подводной войны: { $first } против { $second }.
event-tactical-cards = Тактические карты: { $first } против { $second }.
event-advantage-for-search = { $seat } использует{ $seat-e } взломанные шифры для поиска.
event-advantage-for-gunnery = { $seat } использует{ $seat-e } взломанные шифры для стрельбы.

## Вопросы: операции

decision-strategic-cards = Сколько стратегических карт сыграть? У вас { $held }.
    .why = Кто сыграет больше, получит за ход по кубику к каждому перехвату.
decision-undersea-cards = Сколько карт подводной войны сыграть? У вас { $held }.
    .why = Кто сыграет больше, получит +1 ко всем атакам лодок за ход.
decision-tactical-cards = Сколько тактических карт сыграть? У вас { $held }.
    .why = Они действуют в этом бою.
decision-use-advantage = На что употребить взломанные шифры: поиск или стрельбу?
    .yes = на поиск
    .no = на стрельбу
    .why = Это действует в этом бою.
decision-carry-out = { $duty }: выполнять?
decision-another-force = { $duty }: послать ещё отряд? Пока их { $formed }.
decision-which-ships = Какие корабли выходят из базы { $base }?
    .done = выходят эти
    .why = Пока факторов: { $factors }, можно от { $least } до { $most }.
decision-how-many-ships = { $ship }: сколько выходит?
    .why = Пока факторов: { $factors }.
decision-where-to = Поход { $voyage }: куда?
decision-which-way = Поход { $voyage } ▸ { the-goal }: каким путём?
    .done = этим путём
    .why = В пути пока { the-hexes }.
decision-interception-hex = В каком гексе перехватить?
    .done = не перехватывать
    .why = { a-level }
decision-interceptors = Какие корабли перехватывают: { the-hex }?
    .done = больше никакие
    .why = { a-level }
decision-submarine-intercepts = { $boats ->
    [1] Подлодка ({ $base }): где подстерегать?
   *[other] Подлодка { $boat } из { $boats } ({ $base }): где подстерегать?
}
    .done = остаться в порту
    .why = { a-level }
decision-air-attack-hex = Поход { $voyage }: в каком гексе атаковать с воздуха?
    .done = не атаковать
decision-order-of-voyages = Какой из ваших походов разобрать следующим?
decision-withhold = Раунд { $round }: какие корабли не вводить в бой?
    .done = остальные сражаются
    .why = Они считаются прикрытыми и, если не вводились ни разу, сохраняют готовность.
decision-withhold-number = { $ship }: сколько не вводить в бой?
decision-goes-on-alone = Поход { $voyage }: идти дальше без остальных?
    .yes = идти без них
    .no = повернуть назад
    .why = К месту встречи пришли не все.
decision-press-on = Поход { $voyage }: продолжать или повернуть назад?
    .yes = продолжать поход
    .no = повернуть назад
decision-which-base = Поход { $voyage }, { the-hex }: на какую базу вернуться?
decision-group-number = Какой номер дать этой боевой группе?
    .stay = ждёт вне боя
    .why = В ней { $ships }.
decision-surplus-ships = Группа { $number } слишком велика: какие корабли уходят?
    .why = Лишних факторов: { $factors }; ушедшие составят отдельную группу.
decision-surplus-count = { $ship }: сколько покидает группу { $number }?
decision-surplus-number = Какой номер дать ушедшим из группы { $number }?
    .stay = ждут вне боя
    .why = Это { $ships }.
decision-withdraw = Раунд { $round } окончен: какие группы вывести?
    .done = больше никаких
    .none = никаких
decision-withdraw-ships = Вывести всю группу { $number } или часть кораблей?
    .yes = всю группу
    .done = только выбранные корабли

## Отказы: операции

refusal-submarines-alone = Каждая подводная лодка выбирает сама, после кораблей.
refusal-other-side-of-the-strait = Этот гекс лежит по другую сторону пролива, о нём спрашивают отдельно.
refusal-fight-in-the-battle = Там будет бой: эскадрильи участвуют в нём и отдельно никого не атакуют.
refusal-sailed-past = На этом пути они уже прошли этот гекс.
refusal-no-squadron-there = Ни одна эскадрилья, которая может их атаковать, не достаёт до этого гекса до следующего боя.
refusal-parted-later = Здесь обе части идут вместе: перехватывайте поход, от которого они отделились.
refusal-not-in-a-box = В зоне стратегической войны лодки не перехватывают.
refusal-too-few-factors = Этого мало: факторов должно быть больше.
refusal-too-many-factors = В отряде не больше 25 факторов и не больше, чем требуется.
refusal-too-many-carriers = На каждый фактор быстроходных авианосцев нужен быстроходный фактор флота.
refusal-cargo-needs-ships = На каждую единицу груза нужен фактор эсминцев или транспорт.
refusal-no-dice-for-slow-ships = С тихоходным кораблём не осталось бы ни одного кубика.
refusal-one-small-force = Отряд меньше десяти факторов оттуда уже выходит; второй должен быть оперативным соединением.
refusal-no-dice-for-heavy-ships = Кубик остался бы только у одних крейсеров и эсминцев.
refusal-cannot-be-completed = Из остального недостающее не собрать.
refusal-already-on-the-way = Этот гекс уже на пути.
refusal-beyond-range = Такой путь длиннее дальности.
refusal-not-on-the-path = Поход там не проходит.
refusal-already-past = Корабли в море нельзя встретить в гексе, откуда они начинают.
refusal-out-of-reach = Гекс слишком далеко.
refusal-may-not-intercept = Корабли этой базы перехватывать не могут.
refusal-no-dice = Не осталось бы ни одного кубика.
refusal-nothing-uncommitted = Там нет свободных кораблей.
refusal-number-taken = Этот номер уже занят.
refusal-carries-already = У этой группы уже есть груз; усилить этот отряд может только группа без него.
refusal-group-too-large = В боевой группе не больше 25 факторов, к этой никто не может присоединиться.
refusal-too-many-leave = Чтобы в группе осталось 25 факторов, хватит и меньшего числа.
refusal-six-groups-at-most = В бою не больше шести групп стороны и не меньше шести, если они есть.
refusal-cargo-must-fight = Отряд с грузом обязан участвовать.
refusal-not-attacked = Группа, которую не атаковали, выходит целиком или остаётся.
refusal-no-base-so-far = Эта база слишком далеко.
refusal-base-of-origin-only = Они возвращаются только в свою базу.
refusal-no-cards-left = Столько карт у вас нет.
refusal-port-invaded = Там высаживается враг.
refusal-patrol-only-supports = Наступательный патруль помогает только там, где перехватили своих.
refusal-original-base-only = Кто не вступил в бой, возвращается туда, откуда вышел.

outcome-operation-over = Операция окончена. Победа: { $winners }. { $scores }.
outcome-operation-tied = Операция окончена. Очки равны ({ $scores }), по сценарию победа: { $winners }.

### Бой: авиация, корабли, подводные лодки.

## Части предложений

fire-sum = { $roll }{ $modifier ->
    [0] { "" }
   *[other] , поправка { $modifier }
} (национальность { $m-own }, вражеская { $m-enemy }{ $m-own-edge ->
    [0] { "" }
   *[other] , преимущество { $m-own-edge }
}{ $m-enemy-edge ->
    [0] { "" }
   *[other] , их преимущество { $m-enemy-edge }
}{ $m-own-burden ->
    [0] { "" }
   *[other] , обременение { $m-own-burden }
}{ $m-enemy-burden ->
    [0] { "" }
   *[other] , их обременение { $m-enemy-burden }
})
hits-scored = { $hits ->
    [0] мимо
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[other] { $hits } попаданий
}
squadrons-number = { $squadrons ->
    [one] { $squadrons } эскадрилья
    [few] { $squadrons } эскадрильи
   *[other] { $squadrons } эскадрилий
}
torpedo-sum = { $roll }{ $modifier ->
    [0] { "" }
   *[other] , поправка { $modifier }
} (разница национальностей { $drm }{ $research ->
    [0] { "" }
   *[other] , исследования { $research }
}{ $air ->
    [0] { "" }
   *[other] , авиация { $air }
}{ $destroyers ->
    [0] { "" }
   *[other] , эсминцы { $destroyers }
}{ $excess ->
    [0] { "" }
   *[other] , избыток ПЛО { $excess }
}{ $previous ->
    [0] { "" }
   *[other] , прежние атаки { $previous }
}{ $target ->
    [0] { "" }
   *[other] , цель { $target }
}{ $codes ->
    [0] { "" }
   *[other] , шифры { $codes }
})
strike-sum = { $roll }{ $modifier ->
    [0] { "" }
   *[other] , поправка { $modifier }
} (национальность { $m-own }, вражеская { $m-enemy }{ $m-enemy-edge ->
    [0] { "" }
   *[other] , их преимущество { $m-enemy-edge }
}{ $m-naval-air ->
    [0] { "" }
   *[other] , морская авиация { $m-naval-air }
}{ $m-surprise ->
    [0] { "" }
   *[other] , внезапность { $m-surprise }
})

## Журнал: бой

event-ship-sunk = { $seat-at } потоплено: { $ship }.
event-ship-damaged = { $seat-at } повреждено: { $ship }.
event-cargo-lost = { $seat } теряет{ $seat-e } груз вместе с кораблями, которые его везли: { $units }.
event-engages = { $seat-at } группа { $group } атакует группу { $target }.
event-detached = Повреждено и оставлено позади: { $ship }.
event-evaded = { $seat-at } группа { $group } уклоняется и становится группой { $becomes }.
event-fleet-combat = Бой кораблей: группа { $first } против группы { $second }.
event-fires-at = { $seat } стреляет{ $seat-e }, факторов { $factors }, цель { $ship }: { fire-sum }, { hits-scored }.
event-fires-at-lights = { $seat } стреляет{ $seat-e } по лёгким кораблям, факторов { $factors }: { fire-sum }, { hits-scored }.
event-fires-at-screened-lights = { $seat } стреляет{ $seat-e } по прикрытым лёгким кораблям, факторов { $factors }: { fire-sum }, { hits-scored }.
event-air-combat = Воздушный бой: эскадрилий { $attackers } ({ $seat-low }, { $roll }, поправка { $modifier }) против { $defenders } ({ $enemy }, поправка { $enemymodifier }). Нападающие: потеряно { $lost }, повернуло { $aborted }; защитники: потеряно { $downed }, отогнано { $driven }.
event-lands-ashore = { $seat-at } эскадрилья без палубы садится на базу { $base }.
event-no-deck = { $seat-at } эскадрилья не нашла палубы и потеряна.
event-base-attacked = { $seat } посылает{ $seat-e } против аэродрома { $base }: { squadrons-number }.
event-land-air = { $seat-at } береговая авиация: в прикрытии { $cover }, в поиске { $search }.
event-strike-launched = { $surprise ->
    [0] { $seat } наносит{ $seat-e } удар по группе { $group }: { squadrons-number }.
   *[other] { $seat } наносит{ $seat-e } внезапный удар по группе { $group }, уровень { $surprise }: { squadrons-number }.
}
event-air-defence = { $seat-at } ПВО уровня { $level }, бросок { $roll }: сбито эскадрилий { $lost }, повернуло { $aborted }.
event-strikes = { $seat } атакует{ $seat-e }, { squadrons-number }, цель { $ship }: { strike-sum }, { hits-scored }.
event-strikes-lights = { $seat } атакует{ $seat-e } лёгкие корабли, { squadrons-number }: { strike-sum }, { hits-scored }.
event-critical = Проверка на тяжёлое попадание: { $ship }, выпало { $roll }.
event-submarines-attack = { $seat } посылает{ $seat-e } подлодки против группы { $group }: { $submarines }.
event-torpedo-category = Подлодка находит { $category ->
    [0] быстроходные авианосцы
    [1] линейные корабли
   *[other] лёгкие корабли
} (выпало { $roll }).
event-torpedoes = { $seat-at } подлодка атакует, цель { $ship }: { torpedo-sum }, { hits-scored }.
event-torpedoes-lights = { $seat-at } подлодка атакует лёгкие корабли группы { $group }: { torpedo-sum }, { hits-scored }.
event-submarine-lost = { $seat-at } погибла подлодка: { torpedo-sum }.

## Вопросы: бой

decision-patrol = { $ship }: сколько эскадрилий в патруль над группой?
    .why = Всего { $squadrons }; патруль защищает, остальные могут наносить удары.
decision-air-done = Вся ваша авиация получила задачи.
    .done = продолжить
decision-base-attack = Авиацию на какой базе атаковать?
    .done = не атаковать базы
decision-base-squadrons = { $base }: сколькими эскадрильями атаковать?
    .why = Поправка эскадрилий { $drm }.
decision-air-cover = { $kind ->
    [0] Группа { $group }: сколько береговых морских эскадрилий прикрывает?
   *[other] Группа { $group }: сколько эскадрилий прикрытия над ней?
}
    .why = Осталось { $squadrons }.
decision-air-search = { $kind ->
    [0] Сколько береговых морских эскадрилий ведёт поиск?
   *[other] Сколько поисковых эскадрилий ведёт поиск?
}
    .why = Всего { $squadrons }.
decision-surprise-strike = Внезапный удар: по какой группе врага?
    .done = без внезапного удара
    .why = Ни одну вашу группу не нашли: внезапный удар может быть один.
decision-strike = По какой группе врага удар с воздуха?
    .done = больше ударов нет
decision-strike-squadrons = { $kind ->
    [0] Сколько морских эскадрилий бьёт по группе { $group }?
   *[other] Сколько ударных эскадрилий бьёт по группе { $group }?
}
    .why = Поправка эскадрилий { $drm }.
decision-strike-target = { $squadrons ->
    [one] Прорвалась { $squadrons } эскадрилья: какие корабли атаковать?
    [few] Прорвались { $squadrons } эскадрильи: какие корабли атаковать?
   *[other] Прорвалось { $squadrons } эскадрилий: какие корабли атаковать?
}
    .done = остальные поворачивают домой
    .light = лёгкие корабли
decision-strike-share = Сколько эскадрилий из { $squadrons }?
decision-engage = Ваша группа { $group } свободна: какую группу атаковать?
    .done = никакую
    .why = Ни одна группа врага её не атаковала.
decision-evade = Группа врага { $by } атакует вашу группу { $group }: уклониться?
    .yes = уклониться
    .no = принять бой
    .why = Повреждённые корабли будут оставлены.
decision-screen = Группа { $group }: какие корабли прикрыть?
    .done = остальные сражаются
    .why = Обе стороны решают одновременно и тайно.
decision-screen-number = { $ship }: сколько прикрыть?
decision-surplus-capital = У корабля { $ship } нет противника: по кому огонь?
    .hold = придержать огонь для прикрытых кораблей
    .light = по лёгким кораблям
decision-return-fire = По кораблю { $ship } стреляют несколько: кому ответить?
decision-surplus-light = { $factors ->
    [one] { $factors } лёгкий фактор без противника: по кому огонь?
    [few] { $factors } лёгких фактора без противника: по кому огонь?
   *[other] { $factors } лёгких факторов без противника: по кому огонь?
}
    .hold = придержать огонь для прикрытых кораблей
    .light = вместе со всеми по лёгким кораблям
decision-factors-at-target = Сколько факторов, не больше { $factors }?
decision-screened-target = { $ship }: по какому прикрытому кораблю огонь?
    .done = не стрелять
    .screened = прикрытые лёгкие корабли
    .why = Перед прикрытыми кораблями врага больше никого нет.
decision-screened-target-light = { $factors ->
    [one] { $factors } лёгкий фактор: по какому прикрытому кораблю огонь?
    [few] { $factors } лёгких фактора: по какому прикрытому кораблю огонь?
   *[other] { $factors } лёгких факторов: по какому прикрытому кораблю огонь?
}
    .done = не стрелять
    .screened = прикрытые лёгкие корабли
    .why = Перед прикрытыми кораблями врага больше никого нет.
decision-choose-loss = { $count ->
    [one] Вы теряете ещё { $count } лёгкий корабль: какой?
    [few] Вы теряете ещё { $count } лёгких корабля: какой первым?
   *[other] Вы теряете ещё { $count } лёгких кораблей: какой первым?
}
decision-submarine-target = { $submarines ->
    [one] Ваша подлодка атакует: какую группу?
   *[other] Ваши подлодки ({ $submarines }) атакуют: какую группу?
}
    .done = не атаковать
decision-submarines-number = Сколько подлодок атакует группу { $group }?
decision-torpedo-target = { $attack ->
    [1] Какой корабль группы { $group } торпедировать?
   *[other] Атака подлодок { $attack }: какой корабль группы { $group } торпедировать?
}
decision-substitutes = { $base }: сколько эсминцев потерять взамен?
    .why = { $count ->
        [one] Иначе теряется { $count } лёгкий корабль.
        [few] Иначе теряются { $count } лёгких корабля.
       *[other] Иначе теряется { $count } лёгких кораблей.
    }

## Отказы: бой

refusal-not-your-ship = В этой группе нет такого корабля.
refusal-screened-anyway = Он прикрыт и без того.
refusal-in-order = Называйте корабли в порядке списка.
refusal-too-many = Столько их нет.
refusal-no-light-ships = Лёгких кораблей, по которым стрелять, нет.
refusal-target-sunk = Он потоплен.
refusal-not-firing-at-you = Корабль под огнём отвечает одному из тех, кто по нему стреляет.
refusal-first-gets-most = По следующей цели стреляет не больше факторов, чем по предыдущей.
refusal-targeted-already = Эта цель уже выбрана.
refusal-slow-group = Группа тихоходна.
refusal-not-found = Группа не найдена.
refusal-results-spent = Все результаты поиска против неё израсходованы.
refusal-has-evaded = В этом раунде она уклонилась.
refusal-behind-the-screen = Он прикрыт, и перед ним стоят другие.
refusal-will-meet = Эти две группы и так сейчас сразятся.
refusal-strike-limit = Столько эскадрилий в одном ударе не летит.
refusal-no-such-target = Он не того класса, который выпал на кубике.
refusal-room-to-evade = Свободного номера выше нет.
refusal-not-revealed = Группу не нашли, и в бою кораблей она не открывалась.
refusal-no-base-in-range = Авиации в пределах дальности там нет.
refusal-must-lose = Этот корабль потерять нельзя.
refusal-not-a-flyer = Нет эскадрильи, которая могла бы лететь.
refusal-strike-needs-squadrons = В ударе хотя бы одна эскадрилья.
refusal-must-attack = Подводные лодки, настигшие корабли вне боя, обязаны атаковать.

## Почему правило не разыгрывается

outside-wider-game = нужна война на суше или другая часть большой игры
outside-sw-boxes = нужны районы стратегической войны

## Шансы

odds-round1 = успеет к началу
odds-round2 = опоздает на раунд
odds-round3 = опоздает на два раунда
odds-later = { battle-later }
odds-submarine-lost = подлодка погибнет

## Шаги

step-22-15 = Операции
step-22-17 = Ответ на встречный
step-22-19 = Разбор походов
step-22-63 = Возвращение
step-22-42 = Боевые группы
step-22-431 = Патрули
step-22-432 = Удары по базам
step-22-442 = Береговая авиация
step-22-45 = Поиск
step-22-46 = Удары с воздуха
step-22-6 = Отход

## Памятка

summary-attack = Что происходит
summary-met-by = Чем встречают
summary-from = { $attack ->
    [voyage] Поход по объявленному пути
    [interception] Перехват
    [search] Поиск
    [strike] { $source ->
        [surprise] Внезапный удар высшего уровня
       *[other] Удар с воздуха
    }
    [fleet] { $source ->
        [distant] Огонь по далёкой найденной группе
       *[other] Огонь по активной группе
    }
   *[other] Атака подводной лодки
}
summary-interception = { step-22-12 }
summary-submarine = { step-22-9 }
summary-land-air = Авиация в пути
summary-counter = { step-22-16 }
summary-codes = { step-22-451b }
summary-numbers = Скрытые номера
summary-patrol = Патруль
summary-cover = Прикрытие с воздуха
summary-screen = Прикрытие в строю
summary-evade = Уклонение
summary-guard = Авиация
summary-substitutes = Эсминцы из порта
summary-way-ships = корабли
summary-way-submarines = каждая сама
summary-way-squadrons = эскадрильи с берега
summary-way-cards = карт больше, чем у врага
summary-way-groups = боевые группы
summary-way-carriers = палубные эскадрильи
summary-way-land = эскадрильи с берега в пределах дальности
summary-way-fast-group = быстроходная группа, если больший номер свободен
summary-way-by-three = за каждые три
summary-way-port = готовые в порту, откуда вышли
summary-effect-battle = бой, если кубики достают до гекса; опоздавшие вступают позже
summary-effect-torpedoes = атака, если кубики достают до гекса
summary-effect-air-attack = одна атака; потом до конца хода не летают
summary-effect-fewer-dice = у врага кубиком меньше
summary-effect-unseen = находит только кубик с номером группы
summary-effect-air-combat = раунд воздушного боя, у защитников на { $number } больше
summary-effect-surprised-combat = воздушный бой без этой прибавки, эскадрилий меньше на { $on }
summary-effect-flak = часть сбита, часть повернула: по уровню и двум кубикам
summary-effect-surprised-flak = то же, уровень меньше на { $number }
summary-effect-behind = не стреляет, и по нему не стреляют, пока не потоплены все впереди
summary-effect-away = получает ближайший свободный больший номер; повреждённых бросают
summary-effect-harder = бросок меньше на { $number }{ $on ->
    [1] { "" }
   *[other] , не больше чем на { $on }
}
summary-effect-instead = гибнут вместо лёгких кораблей
summary-legend = Бросьте два кубика, прибавьте поправки, прочтите столбец; меньше двух — как два, больше двенадцати — как двенадцать.
summary-table-factors = Таблица атаки: попадания кораблей, по факторам
summary-table-squadrons = Таблица атаки: попадания эскадрилий по кораблям
summary-table-air-combat = Воздушный бой: противников потеряно/повернуло, по эскадрильям
summary-table-air-defence = ПВО: эскадрилий потеряно/повернуло, по уровню
summary-table-submarine = Атака подводной лодки: попадания; * лодка погибла

## Значения в каталоге

field-type = Тип и размер
place-name = { $name }
step-22-9 = Подводные лодки
field-speed = Скорость
action-cg = группа { $number }
action-hold = придержать огонь
step-22-16 = Встречный перехват
