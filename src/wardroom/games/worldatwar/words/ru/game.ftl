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

action-stay = ждёт
action-force = номер { $number }
action-enemy = вражеская группа { $number }
action-rest = без задачи
action-cap = { worldatwar-task-cap }
action-base = { worldatwar-task-base }
action-strike = { worldatwar-task-strike }
action-cover = { worldatwar-task-cover }
action-search = { worldatwar-task-search }
action-nas = морские эскадрильи
action-searchers = поисковые эскадрильи
action-fighters = эскадрильи прикрытия
action-bombers = ударные эскадрильи

## Части предложений

the-hex = { $hex }{ $hex_base ->
    [absent] { $hex_waters ->
        [absent] { "" }
       *[other] { " " }({ $hex_waters })
    }
   *[other] { " " }({ $hex_base })
}
the-from = { $from }{ $from_base ->
    [absent] { $from_waters ->
        [absent] { "" }
       *[other] { " " }({ $from_waters })
    }
   *[other] { " " }({ $from_base })
}
the-to = { $to }{ $to_base ->
    [absent] { $to_waters ->
        [absent] { "" }
       *[other] { " " }({ $to_waters })
    }
   *[other] { " " }({ $to_base })
}
the-goal = { $goal }{ $goal_base ->
    [absent] { $goal_waters ->
        [absent] { "" }
       *[other] { " " }({ $goal_waters })
    }
   *[other] { " " }({ $goal_base })
}
the-hexes = { $hexes ->
    [one] { $hexes } гекс
    [few] { $hexes } гекса
   *[other] { $hexes } гексов
}
a-level = { $level ->
    [interception] Поход { $voyage }: из { the-from } в { the-to }.
    [counter] Перехват { $voyage }: из { the-from } в { the-to }.
   *[other] Встречный перехват { $voyage }: из { the-from } в { the-to }.
}

## Дневник: операции

event-phase-begins = Фаза { $number } операции: ходит { $seat }.
event-activity = { $seat } объявляет поход { $voyage }: { $duty }{ $cargo ->
    [0] .
   *[other] , груз: { $cargo }.
}
event-force-sails = { $base }: выходит отряд { $force } ({ $seat }), { $tf ->
    [1] оперативное соединение
   *[other] меньше десяти факторов
}: { $ships }.
event-force-divided = { $seat } делит отряд { $force }: { $tf ->
    [1] новое соединение { $own }
   *[other] новый отряд { $own }
}.
event-force-divided-seen = Отряд { $force } разделён: { $tf ->
    [1] в соединении { $own }
   *[other] в отряде { $own }
} теперь { $ships }.
event-force-formed = { $base }: выходит отряд { $force } ({ $seat }), { $tf ->
    [1] оперативное соединение
   *[other] меньше десяти факторов
}.
event-force-formed-seen = { $base }: выходит ваш отряд { $force }, { $tf ->
    [1] оперативное соединение
   *[other] меньше десяти факторов
}: { $ships }.
event-path-announced = Поход { $voyage } ({ $seat }): из { the-from } в { the-to }, { the-hexes }.
event-patrol-supports = Патруль ({ $seat }, поход { $voyage }) идёт на помощь в { the-hex }.
event-interception-rolled = { $submarine ->
    [1] Подводная лодка ({ $seat })
   *[other] Перехват { $voyage } ({ $seat })
}: { $dice ->
    [0] кубиков нет
   *[other] кубиков { $dice } ({ $rolls })
}, { $score } из { $distance ->
    [one] { $distance } гекса
   *[other] { $distance } гексов
}. { $round ->
    [1] Прибыл вовремя.
   *[other] Мог бы вступить в бой в раунде { $round }.
}
event-interception-given-up = Перехват { $voyage } ({ $seat }) не состоялся: никто не вышел.
event-on-station = Патруль ({ $seat }, поход { $voyage }) на месте: { the-hex }.
event-duty-done = { $seat }: выполнено — { $duty }. Очков: { $points }.
event-operation-scored = { $seat }: всего { $number ->
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
event-presses-on = { $seat } продолжает поход { $voyage }.
event-held-back = { $seat } не вводит в бой: { $ships }.
event-spared = { $seat }: не вводились в бой и снова готовы, { $base }: { $ships }.
event-parts = { $seat }: отряд { $force } отделяется от похода { $voyage } и идёт домой сам (поход { $own }).
event-combined = { $seat }: отряды встретились в { the-hex } (всего { $forces }) и идут дальше как поход { $voyage }.
event-turns-back = { $seat } прекращает поход { $voyage }.
event-back-in-port = Отряд { $force } ({ $seat }) в базе { $base }{ $inverted ->
    [1] , до конца хода вне игры.
   *[other] .
}
event-battle-begins = Морской бой в { the-hex }.
event-attack-on-the-way = Поход { $voyage } атакован в пути, в { the-hex }.
event-round-begins = Раунд { $round } боя в { the-hex }.
event-battle-broken-off = Уже раундов подряд: { $rounds }, и никто не стрелял, не бомбил и не пускал торпед: перехватчики уходят.
event-battle-over = Бой в { the-hex } окончен, раундов: { $rounds }. { $winner ->
    [0] Проиграли обе стороны.
   *[other] Победитель: { $seat }.
}
event-groups-formed = { $seat }: боевые группы { $numbers }.
event-group-revealed = Боевая группа { $number } ({ $seat }) открыта: { $ships }.
event-search-rolled = { $dice ->
    [0] { $seat }: кубиков для поиска нет.
   *[other] { $seat } ищет, кубиков { $dice }: { $rolls }.
}
event-group-found = Боевая группа { $number } ({ $seat }) обнаружена ({ $results }): { $small ->
    [0] десять факторов или больше
   *[other] меньше десяти факторов
}, { $slow ->
    [0] быстрая
   *[other] медленная
}, быстрых авианосцев: { $carriers }{ $cargo ->
    [0] .
   *[other] , с грузом.
}
event-group-withdraws = Боевая группа { $number } ({ $seat }) выходит из боя.
event-ships-withdraw = Из группы { $number } ({ $seat }) выходят: { $ships }.
event-strategic-cards = Стратегические карты: { $first } против { $second }.
event-undersea-cards = Карты подводной войны: { $first } против { $second }.
event-tactical-cards = Тактические карты: { $first } против { $second }.
event-advantage-for-search = { $seat } использует преимущество для поиска.
event-advantage-for-gunnery = { $seat } использует преимущество для стрельбы.

## Вопросы: операции

decision-strategic-cards = Сколько стратегических карт из { $held } вы кладёте? Больше, чем у врага, — один кубик к каждому перехвату за ход.
decision-undersea-cards = Сколько карт подводной войны из { $held } вы кладёте? Больше, чем у врага, — на единицу лучше каждая атака лодок за ход.
decision-tactical-cards = Сколько тактических карт из { $held } вы кладёте на этот бой?
decision-use-advantage = Вы прочли их шифры. Чему это поможет в этом бою: поиску или стрельбе?
    .yes = для поиска
    .no = для стрельбы
decision-carry-out = { $duty }: выполняете?
decision-another-force = { $duty }: выходит ещё один отряд? Пока их { $formed }.
decision-which-ships = { $base }: какие корабли выходят? Пока факторов: { $factors }, можно от { $least } до { $most }.
    .done = выходят эти
decision-how-many-ships = { $ship }: сколько выходит? Пока факторов: { $factors }.
decision-where-to = Куда ведёт поход { $voyage }?
decision-which-way = Каким путём идёт поход { $voyage } к { the-goal }? Пока { the-hexes }.
    .done = этим путём
decision-interception-hex = { a-level } В каком гексе вы перехватываете?
    .done = нигде
decision-interceptors = { a-level } Кто перехватывает в { the-hex }?
    .done = больше никто
decision-submarine-intercepts = { a-level } { $boats ->
    [1] Где подстерегает подводная лодка ({ $base })?
   *[other] Где подстерегает подводная лодка { $boat } из { $boats } ({ $base })?
}
    .done = остаётся в порту
decision-air-attack-hex = Поход { $voyage } в пути. В каком гексе его атакуют ваши эскадрильи?
    .done = нигде
decision-order-of-voyages = Какой из ваших походов разрешается следующим?
decision-withhold = Раунд { $round }: какие корабли вы не вводите в этот бой? Они считаются прикрытыми и, если не вводились ни разу, сохраняют готовность.
    .done = остальные сражаются
decision-withhold-number = Сколько не вводить в бой: { $ship }?
decision-goes-on-alone = К месту встречи пришли не все. Поход { $voyage } продолжается без них?
    .yes = продолжать
    .no = повернуть назад
decision-press-on = Поход { $voyage } продолжается? Сейчас можно и повернуть назад.
    .yes = продолжать
    .no = повернуть назад
decision-which-base = В какую базу возвращается поход { $voyage } из { the-hex }?
decision-group-number = Какой номер получает эта боевая группа: { $ships }?
    .stay = ждёт вне боя
decision-surplus-ships = В группе { $number } лишних факторов: { $factors }. Какие корабли составят отдельную группу?
decision-surplus-count = { $ship }: сколько покидает группу { $number }?
decision-surplus-number = Какой номер получают корабли, покинувшие группу { $number }: { $ships }?
    .stay = ждут вне боя
decision-withdraw = Раунд { $round } окончен. Какие группы выходят из боя?
    .done = больше никакие
    .none = никакие
decision-withdraw-ships = Что из группы { $number } выходит из боя?
    .yes = вся группа
    .done = выбранные корабли или никто

## Отказы: операции

refusal-submarines-alone = Каждая подводная лодка выбирает сама, после кораблей.
refusal-other-side-of-the-strait = Этот гекс лежит по другую сторону пролива, о ней спрашивают отдельно.
refusal-fight-in-the-battle = Там будет бой: эскадрильи участвуют в нём и отдельно никого не атакуют.
refusal-sailed-past = На этом пути они уже прошли этот гекс.
refusal-no-squadron-there = Ни одна эскадрилья, которая может их атаковать, не достаёт до этого гекса до следующего боя.
refusal-parted-later = Здесь обе части идут вместе: перехватывайте поход, от которого они отделились.
refusal-not-in-a-box = В зоне стратегической войны лодки не перехватывают.
refusal-too-few-factors = Этих факторов слишком мало.
refusal-too-many-factors = В отряде не больше 25 факторов и не больше, чем требуется.
refusal-too-many-carriers = На каждый фактор быстрых авианосцев нужен быстрый фактор флота.
refusal-cargo-needs-ships = На каждую единицу груза нужен фактор эсминцев или транспорт.
refusal-no-dice-for-slow-ships = С медленным кораблём не осталось бы ни одного кубика.
refusal-one-small-force = Отряд меньше десяти единиц оттуда уже выходит; второй должен быть оперативным соединением.
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
refusal-six-groups-at-most = В бою не больше шести групп стороны, и не меньше, пока есть место.
refusal-cargo-must-fight = Отряд с грузом обязан участвовать.
refusal-not-attacked = Группа, которую не атаковали, выходит целиком или остаётся.
refusal-no-base-so-far = Эта база слишком далеко.
refusal-base-of-origin-only = Они возвращаются только в свою базу.
refusal-no-cards-left = Столько карт у вас нет.
refusal-port-invaded = Там высаживается враг.
refusal-patrol-only-supports = Наступательный патруль помогает только там, где перехватили своих.
refusal-original-base-only = Кто не вступил в бой, возвращается туда, откуда вышел.

outcome-operation-over = Операция окончена. Победитель: { $winners }. { $scores }.
outcome-operation-tied = Операция окончена. Очки равны ({ $scores }), и по сценарию тогда побеждает { $winners }.

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

event-ship-sunk = Потоплено ({ $seat }): { $ship }.
event-ship-damaged = Повреждено ({ $seat }): { $ship }.
event-cargo-lost = { $seat } теряет груз вместе с кораблями, которые его везли: { $units }.
event-engages = Группа { $group } ({ $seat }) идёт на группу { $target }.
event-detached = Повреждено и оставлено позади: { $ship }.
event-evaded = Группа { $group } ({ $seat }) уклоняется и становится группой { $becomes }.
event-fleet-combat = Бой кораблей: группа { $first } против группы { $second }.
event-fires-at = { $seat } стреляет, факторов { $factors }, цель { $ship }: { fire-sum }, { hits-scored }.
event-fires-at-lights = { $seat } стреляет по лёгким кораблям, факторов { $factors }: { fire-sum }, { hits-scored }.
event-fires-at-screened-lights = { $seat } стреляет по прикрытым лёгким кораблям, факторов { $factors }: { fire-sum }, { hits-scored }.
event-air-combat = Воздушный бой: эскадрилий { $attackers } ({ $seat }, { $roll }, поправка { $modifier }) против { $defenders } ({ $enemy }, поправка { $enemymodifier }). Нападающие: потеряно { $lost }, повернуло { $aborted }; защитники: потеряно { $downed }, отогнано { $driven }.
event-lands-ashore = { $seat }: эскадрилья без палубы садится на базу { $base }.
event-no-deck = { $seat }: эскадрилья не нашла палубы и потеряна.
event-base-attacked = { $seat } посылает против аэродрома { $base }: { squadrons-number }.
event-land-air = Береговая авиация ({ $seat }): в прикрытии { $cover }, в поиске { $search }.
event-strike-launched = { $surprise ->
    [0] { $seat } наносит удар по группе { $group }: { squadrons-number }.
   *[other] { $seat } наносит внезапный удар по группе { $group }, уровень { $surprise }: { squadrons-number }.
}
event-air-defence = Зенитная оборона ({ $seat }), уровень { $level }, бросок { $roll }: сбито эскадрилий { $lost }, повернуло { $aborted }.
event-strikes = { $seat }: { squadrons-number }, цель { $ship }: { strike-sum }, { hits-scored }.
event-strikes-lights = { $seat }: { squadrons-number } по лёгким кораблям: { strike-sum }, { hits-scored }.
event-critical = Тяжёлое попадание? Цель { $ship }, на кубике { $roll }.
event-submarines-attack = { $seat } посылает подлодки против группы { $group }: { $submarines }.
event-torpedo-category = Подлодка находит { $category ->
    [0] быстроходные авианосцы
    [1] линейные корабли
   *[other] лёгкие корабли
} (кубик { $roll }).
event-torpedoes = Подлодка ({ $seat }) атакует, цель { $ship }: { torpedo-sum }, { hits-scored }.
event-torpedoes-lights = Подлодка ({ $seat }) атакует лёгкие корабли группы { $group }: { torpedo-sum }, { hits-scored }.
event-submarine-lost = Подлодка ({ $seat }) погибла: { torpedo-sum }.

## Вопросы: бой

decision-patrol = { $ship }: сколько эскадрилий из { $squadrons } останется в патруле над своей группой?
decision-air-done = Вся ваша авиация получила задания.
    .done = так и быть
decision-base-attack = Атакуют ли палубные эскадрильи береговую авиацию? Выберите базу.
    .done = не атаковать
decision-base-squadrons = Сколько эскадрилий (выучка { $drm }) атакует базу { $base }?
decision-air-cover = { $kind ->
    [0] Сколько береговых морских эскадрилий прикрывает группу { $group }? Осталось { $squadrons }.
   *[other] Сколько эскадрилий прикрытия летит над группой { $group }? Осталось { $squadrons }.
}
decision-air-search = { $kind ->
    [0] Сколько береговых морских эскадрилий ведёт поиск? Осталось { $squadrons }.
   *[other] Сколько разведывательных эскадрилий ведёт поиск? Всего { $squadrons }.
}
decision-surprise-strike = Ни одну вашу группу не нашли: один внезапный удар. По какой группе врага?
    .done = без внезапного удара
decision-strike = По какой группе врага ударят ваши эскадрильи?
    .done = больше ударов нет
decision-strike-squadrons = { $kind ->
    [0] Сколько морских эскадрилий (выучка { $drm }) бьёт по группе { $group }?
   *[other] Сколько ударных эскадрилий (выучка { $drm }) бьёт по группе { $group }?
}
decision-strike-target = Прорвалось эскадрилий: { $squadrons }. Что они атакуют?
    .done = остальные поворачивают домой
    .light = лёгкие корабли
decision-strike-share = Сколько эскадрилий из { $squadrons }?
decision-engage = У вашей группы { $group } нет противника. Какую группу врага она атакует?
    .done = никакую
decision-evade = Группа { $by } врага идёт на вашу группу { $group }. Уклониться? Повреждённые корабли будут брошены.
    .yes = уклониться
    .no = принять бой
decision-screen = Какие корабли группы { $group } прикрыть? Обе стороны решают одновременно и тайно.
    .done = остальные сражаются
decision-screen-number = { $ship }: сколько прикрыть?
decision-surplus-capital = У корабля { $ship } нет противника. По кому он стреляет?
    .hold = придержать огонь для прикрытых кораблей
    .light = по лёгким кораблям
decision-return-fire = По кораблю { $ship } стреляют несколько. Кому он отвечает?
decision-surplus-light = Без противников осталось лёгких факторов: { $factors }. Что они делают?
    .hold = придерживают огонь для прикрытых кораблей
    .light = вместе со всеми по лёгким кораблям
decision-factors-at-target = Сколько факторов? Не больше { $factors }.
decision-screened-target = Прикрытия у врага больше нет. По кому стреляет { $ship }?
    .done = ни по кому
    .screened = прикрытые лёгкие корабли
decision-screened-target-light = Прикрытия у врага больше нет. По кому стреляют лёгкие факторы ({ $factors })?
    .done = ни по кому
    .screened = прикрытые лёгкие корабли
decision-choose-loss = Ещё теряется лёгких кораблей: { $count }. Какой следующий?
decision-submarine-target = Подлодки готовы к атаке: { $submarines }. Какая группа?
    .done = не атаковать
decision-submarines-number = Сколько подлодок атакует группу { $group }?
decision-torpedo-target = { $attack ->
    [1] Какой корабль группы { $group } атакован?
   *[other] Атака лодок { $attack } на группу { $group }: какой корабль?
}
decision-substitutes = Потеряно лёгких кораблей: { $count }. Сколько эсминцев потерять взамен из тех, что на базе { $base }?

## Отказы: бой

refusal-not-your-ship = В этой группе нет такого корабля.
refusal-screened-anyway = Он прикрыт и без того.
refusal-in-order = Корабли называют в порядке списка.
refusal-too-many = Столько нет.
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
refusal-not-revealed = Группу не нашли, и в бою кораблей она не показалась.
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
step-22-19 = Развязка
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
summary-way-fast-group = быстрая группа, если больший номер свободен
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
