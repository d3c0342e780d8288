### «Мир в войне» на странице.

## Моря, корабли

worldatwar-several = { $count } × { $name }
worldatwar-factors = { $count ->
    [one] { $count } фактор
    [few] { $count } фактора
   *[other] { $count } факторов
}
worldatwar-hits-left = { $count ->
    [one] осталось { $count } попадание
    [few] осталось { $count } попадания
   *[other] осталось { $count } попаданий
}
worldatwar-ship-sentence = { $name }, { $owner }: { $facts }
worldatwar-wing-nas = { $count ->
    [one] { $count } морская эскадрилья
    [few] { $count } морские эскадрильи
   *[other] { $count } морских эскадрилий
}
worldatwar-wing-search = поиск: { $count }
worldatwar-wing-cover = прикрытие: { $count }
worldatwar-wing-attack = удар: { $count }
worldatwar-kind-nas = { action-nas }
worldatwar-kind-searchers = { action-searchers }
worldatwar-kind-fighters = { action-fighters }
worldatwar-kind-bombers = { action-bombers }
worldatwar-squadrons = { $count ->
    [one] { $count } эскадрилья
    [few] { $count } эскадрильи
   *[other] { $count } эскадрилий
}

## Карта

worldatwar-chart = Карта из шестиугольников. Плюс и минус меняют масштаб, Home показывает всё, Shift со стрелками двигает её.
worldatwar-zoom-in = Ближе
worldatwar-zoom-out = Дальше
worldatwar-zoom-all = Показать всё
worldatwar-hex = { $dice ->
    [-1] { $name }
    [one] { $name }, { $dice } кубик
    [few] { $name }, { $dice } кубика
   *[other] { $name }, { $dice } кубиков
}
worldatwar-air-range = дальность авиации, гексов: { $count }
worldatwar-search-range = дальность поиска, гексов: { $count }
worldatwar-no-port = не порт
worldatwar-no-interception = корабли отсюда не перехватывают
worldatwar-closed = не действует
worldatwar-stack = { $voyage } ({ $owner }), { $where }: { $what }
worldatwar-ships-unknown = состав неизвестен
worldatwar-handicap = дано с самого начала
worldatwar-lost = потоплено: { $ship } ({ $name })
worldatwar-hurt = повреждено: { $ship } ({ $name })
worldatwar-won-nothing = Ничего не выполнено, ни одного попадания
worldatwar-sum = За операцию
worldatwar-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
worldatwar-points-given = { $points } (дано { $given })
worldatwar-aim = { $whose ->
    [own] Ваша цель: { $duties }. Место обведено на карте пунктиром.
    [their] Ваша цель: сорвать задачи врага: { $duties }. Место обведено на карте пунктиром.
   *[none] Ваша цель: потопить больше, чем потеряете.
} { $sunk ->
    [0] За потопленные корабли очков нет.
   *[other] Очков за каждый фактор потопленного корабля: { $sunk }.
}{ $damaged ->
    [0] { "" }
   *[other] { " " }За фактор корабля, повреждённого в этой операции (до гибели одно попадание): { $damaged }.
}
worldatwar-aim-duty = { $duty } ({ $goal })
worldatwar-points-each = по { $count } за единицу груза

## Пометки на карте

worldatwar-callout-forces = { $large ->
    [0] { "" }
    [one] { $large } соединение
    [few] { $large } соединения
   *[other] { $large } соединений
}{ $small ->
    [0] { "" }
   *[other] { $large ->
        [0] { "" }
       *[other] { ", " }
    }{ $small ->
        [one] { $small } малый отряд
        [few] { $small } малых отряда
       *[other] { $small } малых отрядов
    }
}
worldatwar-pool = { $kind } · уровень { $rating }
worldatwar-hex-before = Предыдущий гекс
worldatwar-hex-after = Следующий гекс
worldatwar-tap-a-hex = коснитесь гекса
worldatwar-choose-hex = { $ask ->
    [interception-hex] Перехватить: { $hex }
    [submarine-intercepts] Ждать: { $hex }
    [which-way] Через { $hex }
    [air-attack-hex] Атаковать: { $hex }
    [where-to] Идти: { $hex }
   *[other] { $hex }
}
worldatwar-ask-interception-hex = В каком гексе перехватить поход { $number }?
worldatwar-ask-interceptors = Какие корабли перехватывают поход { $number }: { $hex }?
worldatwar-ask-submarine-intercepts = Подлодка{ $boats ->
    [1] {""}
   *[other] {" "}{ $boat } из { $boats }
} ({ $base }): где подстерегать?
worldatwar-ask-air-attack-hex = Поход { $number } ({ $what }): где атаковать с воздуха?
worldatwar-ask-where-to = Поход { $number } ({ $what }): куда?
worldatwar-ask-which-way = Поход { $number } ({ $what }): каким путём?
worldatwar-ask-press-on = Поход { $number } ({ $what }): дальше или назад?
worldatwar-ask-goes-on-alone = Поход { $number } ({ $what }): идти без остальных?
worldatwar-ask-which-base = Поход { $number } ({ $what }): на какую базу?
worldatwar-why-sails = Поход { $number } ({ $what }): { $from } ▸ { $to }.
worldatwar-why-route = { $hexes ->
    [one] Цель: { $goal }; путь пока { $hexes } гекс.
    [few] Цель: { $goal }; путь пока { $hexes } гекса.
   *[other] Цель: { $goal }; путь пока { $hexes } гексов.
}
worldatwar-note-goes-on-alone = К месту встречи пришли не все. В одиночку отряд сразу идёт к цели и встречает врага без поддержки, иначе поворачивает назад.
worldatwar-hex-near = район { $name } ({ $hex })
worldatwar-hex-waters = { $name } ({ $hex })
worldatwar-who = Ваша сторона: { $side }. Противник: { $enemy } ({ $name }).
worldatwar-ends = { $phases ->
    [one] Фаза одна: одна сторона объявляет походы, другая может их перехватить.
   *[other] Всего фаз: { $phases }; в каждой одна сторона объявляет походы, другая может их перехватить.
} Когда последние корабли дома, побеждает тот, у кого больше очков; при равенстве победитель: { $tie }.{ $given ->
    [0] { "" }
   *[other] { " " }{ $side }: очков на старте { $given }.
}
worldatwar-battles = Что происходит в бою
worldatwar-battles-number = номер группы
worldatwar-battles-number-line = Перед боем обе стороны делят корабли на боевые группы и тайно дают каждой номер от 1 до 6. От него зависит, в каком раунде группа вступит в бой.
worldatwar-battles-active-line = Номер уже наступил: в раунде 2 это группы 1 и 2. Они ищут врага и могут на него напасть.
worldatwar-battles-distant-line = Номер ещё впереди. Такая группа держится в стороне, и корабли нападут на неё, только если она обнаружена. Авианосцы наносят удары и оттуда.
worldatwar-battles-pending = ожидает
worldatwar-battles-pending-line = Опоздавшие корабли. Они вступят в бой в одном из следующих раундов.
worldatwar-battles-factor = фактор
worldatwar-battles-factor-line = Сколько корабль выпускает по цели, сколько выдержит и сколько очков стоит, если его потопят.
worldatwar-battles-screened-line = Корабль за боевой линией. Он не стреляет, а враг может стрелять по нему, только когда перед ним не осталось неповреждённых кораблей.
worldatwar-battles-round = раунд
worldatwar-battles-round-line = Поиск, удары с воздуха, бой кораблей, подводные лодки, в таком порядке. Потом каждая сторона может увести корабли, подходят опоздавшие, и в следующем раунде активен ещё один номер. Бой кончается, когда сторона ушла, осталась без неповреждённых кораблей или, не имея действующих авианосцев, уклонилась всеми группами.
worldatwar-legend = Как читать карту
worldatwar-legend-own = ваш поход: номер и факторы
worldatwar-legend-their = поход врага; штриховка: состав неизвестен, 10+ десять факторов и больше, <10 меньше
worldatwar-legend-base = ваша база и база врага; самолёт: там эскадрильи
worldatwar-legend-goal = цель похода
worldatwar-legend-way = объявленный путь; пунктир: перехват
worldatwar-legend-hex = гекс по столбцу и строке: столбец 10, строка 07
worldatwar-legend-types = факторы по типам: BB линкор, BC линейный крейсер, CV авианосец, CA крейсера, DD эсминцы, TR транспорты
worldatwar-interception-came = Перехват { $number }: { $reached }
worldatwar-callout-way = { $from } ▸ { $to }
worldatwar-callout-hex = Перехват: { $hex }
worldatwar-callout-halved = Половина с округлением вверх:
worldatwar-callout-reached = { $score } на { $hexes ->
    [one] { $hexes } гекс
    [few] { $hexes } гекса
   *[other] { $hexes } гексов
}, { $round ->
    [1] к первому раунду успевает
   *[other] может вступить в раунде { $round }
}

## Походы и задачи

worldatwar-voyage = Поход { $number }
worldatwar-voyage-named = { $number } · { $what }
worldatwar-force = Отряд { $number }
worldatwar-level-activity = поход
worldatwar-level-interception = перехват
worldatwar-level-counter = встречный перехват
worldatwar-level-counter-counter = перехват встречного
worldatwar-activity-patrol = { worldatwar-task-cap }
worldatwar-activity-invasion = вторжение
worldatwar-activity-sea-transport = морская перевозка
worldatwar-activity-sea-supply = морское снабжение
worldatwar-activity-sea-escort = сопровождение
worldatwar-activity-shore-bombardment = обстрел берега
worldatwar-activity-carrier-mission = задача авианосцев
worldatwar-activity-base-change = смена базы
worldatwar-activity-raid = рейд
worldatwar-under-way = В пути
worldatwar-hexes = { $count ->
    [one] { $count } гекс
    [few] { $count } гекса
   *[other] { $count } гексов
}
worldatwar-no-way = морем не дойти
worldatwar-meets = встречает поход { $number }: { $hex }
worldatwar-rolled = кубиков { $dice }: { $score } на { $hexes ->
    [one] { $hexes } гекс
    [few] { $hexes } гекса
   *[other] { $hexes } гексов
}
worldatwar-carry = груз: { $count }
worldatwar-card-strategic-line = обе стороны тайно кладут их перед ходом игрока. У кого больше, тот бросает на один кубик больше в каждом перехвате этого хода.
worldatwar-card-tactical-line = кладутся тайно перед боем. У кого больше, тот в нём лучше ищет или, по желанию, лучше стреляет.
worldatwar-card-undersea-line = кладутся тайно перед ходом игрока. У кого больше, у того перевес на единицу во всех атаках подводных лодок этого хода.
worldatwar-cards-spent = Выложенные карты потрачены.
worldatwar-codes-edge = Шифры этой фазы читает { $name } (кубик к каждому перехвату)
worldatwar-ask-odds = { table-menu-odds }
worldatwar-tabs = Рядом с картой
worldatwar-tab-chart = Карта
worldatwar-tab-battle = Таблица боя
worldatwar-tab-enemy = Враг
worldatwar-tab-ships = { books-kind-ship }
worldatwar-fleets = Флоты
worldatwar-open-map = Открыть карту
worldatwar-back-to-fleets = Назад к флотам
worldatwar-joins = Отряд { $number } вступит в раунде { $round }
worldatwar-fight = Ход боя
worldatwar-rolls-left = впереди ещё { $count }
worldatwar-next-roll = Следующий бросок
worldatwar-go-on = { home-continue }
worldatwar-to-the-end = Сразу к итогу

## Табло

worldatwar-own-board = Ваше табло
worldatwar-own-board-line = Другая сторона её не видит.
worldatwar-their-board = Что известно: { $name }
worldatwar-their-board-line = Боевой состав и то, что уже видели.
worldatwar-port-or-sea = в порту или в море
worldatwar-sails-in = выходит в фазе { $phase }
worldatwar-groups = { $numbers ->
    [1] группа 1
   *[other] группа { $numbers }
}
worldatwar-task-struck = уже ударили

## Таблица морского боя

worldatwar-combat-chart = Таблица морского боя
worldatwar-hidden = Скрыты
worldatwar-found = Найдены
worldatwar-active = активна
worldatwar-all-sunk = потоплена
worldatwar-told-small = меньше 10
worldatwar-told-large = 10 и больше
worldatwar-told-carriers = { $count ->
    [one] { $count } авианосец
    [few] { $count } авианосца
   *[other] { $count } авианосцев
}
worldatwar-told-cargo = груз
worldatwar-found-times = { $count ->
    [one] найдена { $count } раз
    [few] найдена { $count } раза
   *[other] найдена { $count } раз
}
worldatwar-lies-open = открыта
worldatwar-not-found = не найдена
worldatwar-group-sentence = { $mine ->
    [yes] Ваша боевая группа { $number }
   *[no] Боевая группа { $number }, { $owner }
}, { $state }, { $found }: { $what }
worldatwar-take-number = Номер { $number }
worldatwar-pending = Ожидаются
worldatwar-pending-force = отряд { $number } в раунде { $round } ({ $what })
worldatwar-land-air = с берега: прикрытие { $cover }, поиск { $search }
worldatwar-search-dice = Кубики поиска:
worldatwar-chart-note = Активные группы ищут и могут открыть огонь. Те, что далеко, ждут раунда своего номера; корабли достанут их, только если они обнаружены. Номера открыты; состав виден, когда группа найдена или атакована. Точка: результат поиска, кольцо: уже использованный.

## Вопросы

worldatwar-none-withdraw = Никакие: все остаются
worldatwar-none-withdraw-ships = Никто: все остаются
worldatwar-none-withhold = { worldatwar-none-screen }
worldatwar-none-interceptors = Никто
worldatwar-none-strike = Без удара
worldatwar-these-withdraw = Выходят эти
worldatwar-in-secret = Оба выбирают тайно
worldatwar-in-secret-line = Обе стороны выбирают сразу; всё откроется вместе, когда оба закончат.
worldatwar-in-private = Видите только вы
worldatwar-in-private-line = Другая сторона узнает эти корабли, только когда их увидит.
worldatwar-factors-of = факторов, нужно от { $least } до { $most }
worldatwar-choose-ship = { $name }, { $type }, { $speed ->
    [slow] тихоходный
   *[fast] быстроходный
}: выбрано { $chosen } из { $there }
worldatwar-one-more = Ещё один: { $name }
worldatwar-one-fewer = Одним меньше: { $name }
worldatwar-zone-muster = Выходят:
worldatwar-zone-screen = Прикрыты:
worldatwar-zone-withhold = Придержаны:
worldatwar-zone-withdraw = Уходят:
worldatwar-zone-empty = { $how ->
    [touch] выбирайте корабли касанием
   *[mouse] выберите корабли или перетащите их сюда
}
worldatwar-screened-sentence = { $name }, { $count }: в любом случае прикрыт
worldatwar-number-how = { $how ->
    [touch] Коснитесь номера или перетащите на него группу, в любом порядке.
   *[mouse] Выберите номер в таблице боя или перетащите на него группу, в любом порядке.
}
worldatwar-number-why = В раунде 1 активны только группы с номером 1, в раунде 2 — с номерами 1 и 2, и так далее. Активные ищут и могут атаковать; те, что далеко, ждут и сражаются, только если на них напали. Враг видит номера, но не корабли за ними.
worldatwar-allot-cap = Патруль: { $ship } (группа { $group }), из { $count }
worldatwar-allot-cover = Прикрытие группы { $group }: { $kind }
worldatwar-allot-search = Поиск: { $kind }
worldatwar-left-to-strike = на удар остаётся { $count }
worldatwar-about-capital = Капитальные корабли сражаются в линии и сами выбирают цель; каждый их фактор считается отдельно.
worldatwar-about-carrier = Быстроходные авианосцы поднимают эскадрильи для ударов и патруля; в бою кораблей они прикрыты.
worldatwar-about-cruiser = Крейсера стреляют вместе с другими лёгкими кораблями и делят факторы между целями.
worldatwar-about-destroyer = Эсминцы стреляют вместе с лёгкими кораблями и мешают атакам подводных лодок.
worldatwar-about-escort-carrier = Эскортные авианосцы считаются лёгкими кораблями.
worldatwar-about-transport = Транспорты везут груз, всегда прикрыты и приносят очки, только если дойдут.
worldatwar-about-submarine = Подводные лодки ждут вражеский поход в гексе и атакуют его группы торпедами.
worldatwar-change = Изменить
worldatwar-take-back = Отменить
worldatwar-whole-group = вся группа
worldatwar-group = Группа { $number }
worldatwar-strike-on = Цель: группа врага { $group }
worldatwar-laid = { $stage ->
    [group-number] Все ваши группы получили номера.
    [patrol] Патруль назначен на каждом авианосце.
    [air-cover] Все береговые эскадрильи получили задачи.
    [screen] Все эти корабли прикрыты.
    [withdraw] Все ваши группы получили приказ.
    [base-attack] Все свободные эскадрильи получили цели.
    [strike-target] Все эскадрильи получили цели.
   *[other] { $squadrons ->
        [one] { $squadrons } эскадрилья бьёт по группе врага { $group }.
        [few] { $squadrons } эскадрильи бьют по группе врага { $group }.
       *[other] { $squadrons } эскадрилий бьют по группе врага { $group }.
    }
}
worldatwar-laid-why = Ещё ничего не подтверждено: нажмите на любой ответ, чтобы его изменить.
worldatwar-laid-give = { $stage ->
    [strike] Начать удар
    [strike-target] Атаковать
   *[other] Подтвердить
}
worldatwar-no-flyers = Лететь на удар некому.
worldatwar-free-squadrons = Свободных эскадрилий: { $count }
worldatwar-point-at-hex = { $how ->
    [touch] Цифра в гексе: сколько кубиков было бы там у быстроходного отряда. Коснитесь гекса, чтобы увидеть причины.
   *[mouse] Цифра в гексе: сколько кубиков было бы там у быстроходного отряда. Наведите на гекс, чтобы увидеть причины.
}
worldatwar-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[other] { $count } кубиков
}
worldatwar-at-once = сразу
worldatwar-course-how = { $stops ->
    [0] { $how ->
        [touch] Касайтесь гексов карты, чтобы провести путь через них, не больше трёх.
       *[mouse] Щёлкайте гексы карты, чтобы провести путь через них, не больше трёх.
    }
   *[other] Путь проведён через гексы: { $stops } из трёх возможных.
}
worldatwar-line = Группа { $group } · { $name }
worldatwar-screened = прикрыты
worldatwar-holds = придерживает огонь
worldatwar-lose-ship = { $name }, осталось { $count }
worldatwar-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}

worldatwar-leave-ship = { $name }: группу { $group } покидает { $chosen } из { $there }
worldatwar-results-left = { $count ->
    [one] { $count } результат поиска
    [few] { $count } результата поиска
   *[other] { $count } результатов поиска
}
worldatwar-goes-alone = Отряд { $number } идёт домой сам
worldatwar-ask-strike-share = { $count ->
    [one] Последняя эскадрилья атакует эту цель: { $target }?
   *[other] Сколько эскадрилий из { $count } атакует цель: { $target }?
}
worldatwar-ask-factors-at-target = Сколько лёгких факторов из { $count } стреляет? Цель: { $target }.
worldatwar-ask-choose-loss = { $count ->
    [one] Группа { $group } теряет ещё один лёгкий корабль: какой?
   *[other] Группа { $group } теряет ещё лёгких кораблей: { $count }. Какой первым?
}
worldatwar-note-air-attack-hex = Атака в пути, эскадрильями с берега не дальше { $range } гексов. До конца хода они больше не летают; дальше по пути могут атаковать другие.
worldatwar-note-which-base = Отряд может и отделиться от остальных и идти домой сам; о его базе спросят следом.
worldatwar-note-evade = Уклонившаяся группа получает ближайший свободный больший номер и в этом раунде корабли её больше не атакуют.
worldatwar-note-abandoned = Врагу достанутся: { $ships }.
worldatwar-note-none-abandoned = Повреждённых кораблей в ней нет, бросать никого не придётся.
worldatwar-note-screen = Прикрытые корабли стоят за боевой линией: они не стреляют, и по ним можно стрелять, только когда перед ними не осталось неповреждённых. Повреждённые корабли, быстроходные авианосцы, транспорты и все, кто везёт груз, прикрыты в любом случае.
worldatwar-note-hold = Кто сейчас придержит огонь, сможет стрелять по прикрытым кораблям за линией врага, если к тому времени все перед ними потоплены или повреждены; иначе в этой схватке он не стреляет.
worldatwar-note-screened-target = Прикрытые корабли стояли за линией врага, а её больше нет: кто стоял в ней, потоплен или повреждён и теперь тоже прикрыт. Они не отвечают.
worldatwar-note-withdraw = Раунд окончен, когда прошли поиск, удары с воздуха, бой кораблей и атаки лодок. Кто уходит, говорит сначала проигравший раунд, потом другая сторона. Если у обеих остались на месте неповреждённые корабли, начинается следующий раунд: подходят опоздавшие, активен ещё один номер группы. Его не будет, если сторона без действующих авианосцев уклонилась всеми группами.
worldatwar-note-withdraw-lost = Ушедший отряд отказывается от своей задачи. Сторона, у которой никого не осталось, проиграла бой.
worldatwar-note-engage = Далёкая быстроходная группа может уклониться; тогда боя с ней в этом раунде нет.
worldatwar-note-strike = Сначала ваших встретят патрули над группой, потом зенитки; кто прорвётся, выбирает цели. Каждый результат поиска даёт один удар.
worldatwar-note-surprise-strike = Чем больше результатов поиска, тем полнее внезапность: меньше патрулей, слабее зенитки, точнее бомбы.
worldatwar-note-submarine-target = Кубик решает, какие корабли нашла лодка; затем она выбирает один и бросает по своей таблице.
worldatwar-note-submarines-number = Каждая атакует сама; чем больше атак на группу уже было, тем труднее следующая.
worldatwar-note-base-attack = Палубные эскадрильи не из патруля проведут раунд воздушного боя с авиацией базы; кто уцелеет, ещё может ударить по кораблям.
worldatwar-note-use-advantage = Поиск: вам кубиком больше, врагу кубиком меньше. Стрельба: ваша национальность в бою кораблей на единицу лучше.
worldatwar-note-substitutes = Вместо них можно потерять готовые эсминцы порта, откуда пришла группа, или портов на линии снабжения.
worldatwar-odds-note = Число над кораблём: шанс повредить или потопить его этим огнём. Наведите, чтобы увидеть строку таблицы атаки.

## Кубики и таблицы

worldatwar-last-roll = Последний бросок
worldatwar-row-air = { $count ->
    [one] Таблица воздушного боя, { $count } эскадрилья
    [few] Таблица воздушного боя, { $count } эскадрильи
   *[other] Таблица воздушного боя, { $count } эскадрилий
}
worldatwar-row-defence = { $count ->
    [0] ПВО уровня { $row }
   *[other] ПВО уровня { $row }, эскадрилий: { $count }
}
worldatwar-attackers-roll = Бросок нападающих
worldatwar-defenders-roll = Бросок защитников
worldatwar-shot-down = потеряно { $lost }, повернуло { $aborted }
worldatwar-level = Уровень
worldatwar-two-dice = Два кубика
worldatwar-on-the-table = { $squadrons ->
    [yes] Строка: { $count ->
        [one] { $count } эскадрилья
        [few] { $count } эскадрильи
       *[other] { $count } эскадрилий
    }
   *[no] Строка: { $count ->
        [one] { $count } фактор
        [few] { $count } фактора
       *[other] { $count } факторов
    }
}
worldatwar-table-factors = Таблица атаки, факторов: { $count }
worldatwar-table-squadrons = Таблица атаки, эскадрилий: { $count }
worldatwar-table-submarine = { worldatwar-row-submarine }
worldatwar-you-roll = бросок
worldatwar-hits-row = попаданий
worldatwar-hits = { $count ->
    [0] нет попаданий
    [one] { $count } попадание
    [few] { $count } попадания
   *[other] { $count } попаданий
}
worldatwar-of-36 = { $count } из 36
worldatwar-band-harmless = на плаву, как был
worldatwar-band-damaged = { worldatwar-damaged }
worldatwar-band-sunk = { worldatwar-sunk }
worldatwar-band-lost = лодка погибла
worldatwar-net = Итого
worldatwar-net-capped = Итого, не больше четырёх
worldatwar-part-own = Своя национальность
worldatwar-part-enemy = Национальность врага
worldatwar-part-own-edge = Ваше тактическое преимущество
worldatwar-part-enemy-edge = Их тактическое преимущество
worldatwar-part-own-burden = Ваша группа везёт груз
worldatwar-part-enemy-burden = Их группа везёт груз
worldatwar-part-naval-air = Только морская авиация
worldatwar-part-surprise = Внезапность
worldatwar-part-research = Торпеды против ПЛО
worldatwar-part-air = Поиск с воздуха
worldatwar-part-destroyers = { summary-destroyers }
worldatwar-part-excess = Избыток ПЛО
worldatwar-part-previous = Прежние атаки на группу
worldatwar-part-target = Цель повреждена или с грузом
worldatwar-part-codes = Карты подводной войны
worldatwar-part-drm = Разница национальностей
worldatwar-part-patrol = Патруль над своими кораблями
worldatwar-part-ships = Корабли группы
worldatwar-die-cargo = везёт груз или атакует
worldatwar-die-patrol = на позиции
worldatwar-die-counter = в гексе перехвата
worldatwar-die-light = только крейсера и эсминцы
worldatwar-die-task-forces = соединения
worldatwar-die-ground = защитники берега
worldatwar-die-air = воздушная разведка
worldatwar-die-submarines = лодки рядом
worldatwar-die-slow = тихоходный или лодка
worldatwar-die-attempts = несколько попыток
worldatwar-die-search-codes = { worldatwar-die-codes }
worldatwar-die-search-rounds = прежние раунды
worldatwar-die-search-groups = группы

## Где идёт игра

worldatwar-you-are = Вы: { $side }
worldatwar-place-phase = Фаза { $phase } из { $phases }
worldatwar-place-short = Фаза { $phase }

## Первая операция

worldatwar-learn-lead = Настоящая операция с инструктором рядом: Нордкап, декабрь 1943 года. Вы играете за Германию, британский конвой выходит в Мурманск. Вам решать, где его ждать, какими кораблями и как драться. К каждому вопросу инструктор скажет, что он значит и что стоит делать. Ошибиться нельзя: за этим столом любой ход можно вернуть и попросить подсказку.
worldatwar-learn-topic-intercept = Перехват
worldatwar-learn-topic-intercept-line = Положите карты дешифровки, посмотрите путь врага, выберите место встречи.
worldatwar-learn-topic-force = Выход
worldatwar-learn-topic-force-line = Выберите корабли и их путь.
worldatwar-learn-topic-groups = Группы
worldatwar-learn-topic-groups-line = Тайно дайте группам номера, пошлите авиацию на поиск и в прикрытие.
worldatwar-learn-topic-battle = Бой
worldatwar-learn-topic-battle-line = Удар с воздуха, огонь, торпеды; сначала взгляните на шансы.
worldatwar-learn-topic-after = После боя
worldatwar-learn-topic-after-line = Уйти или остаться и вернуться домой.
worldatwar-learn-title-strategic-cards = Стратегические карты
worldatwar-learn-strategic-cards = Обе стороны кладут карты тайно. У кого больше, тот получает кубик к каждому перехвату этого хода. Положенное израсходовано: если карт несколько, часть приберегите.
worldatwar-learn-title-tactical-cards = Тактические карты
worldatwar-learn-tactical-cards = То же для этого боя: перевес поможет искать или стрелять. Если бой решающий, кладите.
worldatwar-learn-title-use-advantage = Поиск или стрельба?
worldatwar-learn-use-advantage = Кого не нашли, того не ударить с воздуха. Есть эскадрильи, а враг прячется — берите поиск; будут драться большие корабли — стрельбу.
worldatwar-learn-title-interception-hex = Где их встретить?
worldatwar-learn-interception-hex =
    Красная линия — объявленный путь врага. Число в гексе показывает, сколько кубиков бросит там ваш быстроходный отряд; наведите на гекс, и появятся причины.
    Сумма кубиков должна достичь расстояния от вашего порта морем. Поэтому выбирайте гекс поближе к базе, в пределах воздушной разведки, где числа велики. Ответ «нигде» пропускает этот поход: так поступайте, если за него нет очков или все числа малы для расстояния. Ваша добыча — конвой: встречайте его, если можете. Что выбрал бы инструктор, сказано под каждым вопросом и отмечено на карте.
worldatwar-learn-title-interceptors = Из какого порта?
worldatwar-learn-interceptors = У каждого порта указано, далеко ли он и каков шанс прибыть сразу. Опоздавшие вступят в бой в следующих раундах. Попыток может быть несколько, но каждая новая стоит кубиков. Против конвоя шлите «Шарнхорст» из Альта-фьорда: без кораблей в море боя не будет.
worldatwar-learn-title-submarine-intercepts = Где ждёт лодка?
worldatwar-learn-submarine-intercepts = Лодки перехватывают сами, теми же кубиками без одного. Ставьте туда, где число больше, а путь короче. Риск мал: посылайте.
worldatwar-learn-title-air-attack-hex = Атака с воздуха в пути
worldatwar-learn-air-attack-hex = Береговые эскадрильи могут атаковать корабли в пути, каждая один раз, но потом до конца хода не летают. Если в их радиусе ждёт бой, приберегите их.
worldatwar-learn-title-which-ships = Кто выходит?
worldatwar-learn-which-ships = Состав видите только вы; враг узнаёт лишь, десять ли в отряде факторов или меньше. Быстроходные бросают больше кубиков, тихоходов оставьте дома. «Шарнхорст» со всеми эсминцами — хороший отряд.
worldatwar-learn-title-how-many-ships = Сколько?
worldatwar-learn-how-many-ships = У лёгких кораблей имён нет, их считают. Они прикрывают больших и дерутся с эсминцами врага: берите.
worldatwar-learn-title-which-way = Каким путём?
worldatwar-learn-which-way = Пунктир — кратчайший путь. Его можно вести в обход вражеских баз, выбрав до трёх гексов, или взять как есть.
worldatwar-learn-title-group-number = Номера групп
worldatwar-learn-group-number =
    Номер решает, когда группа может драться: в первом раунде активна группа 1, во втором 1 и 2, и так далее; остальные далеко. Обе стороны выбирают тайно и сразу.
    Сильному отряду место под номером 1, против первого номера врага. Авианосцы и транспорты прячут за большими номерами.
worldatwar-learn-title-air-search = Кто ищет?
worldatwar-learn-air-search = Каждая эскадрилья в поиске даёт кубик, а кубик с номером группы врага её находит. Найденную можно ударить с воздуха и торпедами. Пошлите хотя бы одну.
worldatwar-learn-title-air-cover = Кто прикрывает?
worldatwar-learn-air-cover = Эскадрильи над группой бьются с теми, кто прилетит её бомбить. Если никто не прилетит, они потрачены зря.
worldatwar-learn-title-air-done = Давать задания некому
worldatwar-learn-air-done = Эскадрилий для заданий у вас нет. Дальше.
worldatwar-learn-title-strike = Удар с воздуха
worldatwar-learn-strike = Каждый результат поиска против группы даёт один удар по ней. Лучшие цели — транспорты и повреждённые. Первыми стреляют их патрули и зенитки.
worldatwar-learn-title-surprise-strike = Внезапный удар
worldatwar-learn-surprise-strike = Ни одну вашу группу не нашли: можно ударить раньше всех, и враг защищается плохо. Берите группу, по которой больше всего результатов поиска.
worldatwar-learn-title-strike-squadrons = Сколько летит?
worldatwar-learn-strike-squadrons = Большой удар прорывается и бьёт сильнее. Оставляйте часть, только если есть вторая цель.
worldatwar-learn-title-strike-target = Что бомбить?
worldatwar-learn-strike-target = Несколько эскадрилий на один корабль — это один бросок по лучшей строке таблицы атаки. Корабль тонет от стольких попаданий, каков его размер.
worldatwar-learn-title-strike-share = Сколько на эту цель?
worldatwar-learn-strike-share = Таблица рядом с вопросом показывает каждый бросок и что из него выйдет. Наведите на число, чтобы сравнить.
worldatwar-learn-title-engage = Без противника
worldatwar-learn-engage = Перед вашей активной группой никого. Она может идти на другую активную группу, а быстроходная и на далёкую, если та найдена. Приз — транспорты; быстроходная далёкая группа может ускользнуть.
worldatwar-learn-title-evade = Уклониться?
worldatwar-learn-evade = Вы видите, кто идёт. Если они сильнее, уходите; но брошенный конвой станет их добычей.
worldatwar-learn-title-screen = Кого прикрыть?
worldatwar-learn-screen = Прикрытые не стреляют, и по ним не стреляют, пока не потоплены все перед ними. Повреждённые, авианосцы и транспорты прикрыты и так; остальными, как правило, деритесь.
worldatwar-learn-title-screen-number = Сколько за прикрытием?
worldatwar-learn-screen-number = Кто прячется, тот не стреляет. Обычно никого, кто ещё может драться, не прячут.
worldatwar-learn-title-surplus-capital = Корабль без противника
worldatwar-learn-surplus-capital = Ваша линия длиннее. Он может присоединиться к тем, кто уже стреляет по кораблю (один бросок по лучшей строке), или бить по лёгким. Наведите на корабль, чтобы увидеть шансы.
worldatwar-learn-title-return-fire = По кому ответный огонь?
worldatwar-learn-return-fire = По нему стреляют несколько, ответить можно одному. Берите того, кому сильнее повредите.
worldatwar-learn-title-surplus-light = Лёгкие без противников
worldatwar-learn-surplus-light = Они могут бить вместе со всеми по лёгким или по большим. Придержать огонь стоит, только если строй врага вот-вот рухнет, а за ним что-то ценное.
worldatwar-learn-title-factors-at-target = Сколько факторов?
worldatwar-learn-factors-at-target = Больше факторов — лучше строка таблицы атаки. Наведите на число, чтобы увидеть исход.
worldatwar-learn-screened-target = Теперь можно стрелять по тем, кто за ним прятался. Берите самое ценное.
worldatwar-learn-title-screened-target-light = { worldatwar-learn-title-screened-target }
worldatwar-learn-screened-target-light = Теперь можно стрелять по тем, кто за ним прятался. Берите самое ценное: очки везут транспорты.
worldatwar-learn-title-choose-loss = Кого терять?
worldatwar-learn-choose-loss = Попадания в лёгкие корабли распределяете вы. Отдайте то, что нужно меньше; корабли с грузом в любом случае последние.
worldatwar-learn-title-submarine-target = Торпеды
worldatwar-learn-submarine-target = Лодка в контакте. Кубик решает, найдёт ли она авианосцы, линейные или лёгкие корабли группы; эсминцы и авиация мешают. Берите группу с транспортами.
worldatwar-learn-title-submarines-number = Сколько атакует?
worldatwar-learn-submarines-number = Каждая атака делает следующую по той же группе труднее, но другого дела у них здесь нет: посылайте всех.
worldatwar-learn-title-torpedo-target = Какой корабль?
worldatwar-learn-torpedo-target = Шансы стоят над кораблями: повредить или потопить. Повреждённых достать легче.
worldatwar-learn-title-withdraw = Остаться или уйти?
worldatwar-learn-withdraw = Раунд окончен. Уводите повреждённых и слабейших; кто остаётся, дерётся ещё раунд, и активных номеров станет больше. Вы победили, если враг ушёл или потоплен.
worldatwar-learn-title-withdraw-ships = Какие корабли?
worldatwar-learn-withdraw-ships = Атакованная группа может отослать отдельные корабли, например повреждённые; остальные дерутся дальше.
worldatwar-learn-title-press-on = Дальше или назад?
worldatwar-learn-press-on = Поход может продолжаться. Поворачивайте, только если выполнить задачу уже нечем.
worldatwar-learn-title-which-base = Домой
worldatwar-learn-which-base = Выберите порт в пределах досягаемости; число — гексы морем. На обратном пути их могут встретить снова, так что ближайший безопаснее.
worldatwar-learn-over = Очки дают выполненные задачи и потопленные корабли; страница итогов их перечисляет. Дальше попробуйте Датский пролив или Матапан: там есть всё за полчаса.

## Новый стол

worldatwar-new-option-scenario = Операция
worldatwar-new-option-meeting_number = Номер встречи
worldatwar-new-option-meeting_points = Факторов у стороны
worldatwar-new-option-air_chart = Национальности в воздухе
worldatwar-new-option-air_defense = { summary-defence }
worldatwar-new-option-surprise = Уровень внезапности
worldatwar-new-option-strike_limit = Эскадрилий в ударе
worldatwar-new-option-critical_from = Тяжёлые попадания от
worldatwar-new-option-patrol_bonus = Бонус патруля
worldatwar-new-option-tactical_shift = Тактическое преимущество в стрельбе
worldatwar-new-option-cve_defense = Эскортные авианосцы в ПВО
worldatwar-new-option-keep_hits = Попадания остаются после боя
worldatwar-new-line-scenario = Какую операцию играть.
worldatwar-new-line-meeting_number = Какая из случайных встреч играется.
worldatwar-new-line-meeting_points = Сколько в ней факторов у каждой стороны.
worldatwar-new-line-air_chart = Поправки авиации по странам или одинаковые для всех, кроме отборных.
worldatwar-new-line-air_defense = Уровень ПВО группы: за три фактора или за каждый авианосец и три прочих.
worldatwar-new-line-surprise = Чем определяется уровень внезапности: всеми результатами поиска, только по цели или кубиком.
worldatwar-new-line-strike_limit = Сколько эскадрилий самое большее в одном ударе.
worldatwar-new-line-critical_from = Внезапность седьмого уровня: с какого броска повреждённый корабль получает ещё попадание; 7: никогда.
worldatwar-new-line-patrol_bonus = Что добавляют патруль и прикрытие в воздушном бою.
worldatwar-new-line-tactical_shift = Что добавляет тактическая дешифровка к поправке национальности.
worldatwar-new-line-cve_defense = За сколько факторов считается эскортный авианосец в ПВО.
worldatwar-new-line-keep_hits = Попадания без повреждения остаются на корабле после боя.
worldatwar-new-choice-scenario-denmark-strait-line = Май 1941: «Бисмарк» прорывается в Атлантику.
worldatwar-new-choice-scenario-end-of-bismarck-line = Май 1941: повреждённый линкор идёт в Брест.
worldatwar-new-choice-scenario-matapan-line = Март 1941: итальянский флот выходит против конвоев в Грецию.
worldatwar-new-choice-scenario-north-cape-line = Декабрь 1943: «Шарнхорст» идёт на арктический конвой.
worldatwar-new-choice-scenario-coral-sea-line = Май 1942: авианосцы спорят за Порт-Морсби.
worldatwar-new-choice-scenario-midway-line = Июнь 1942: Объединённый флот против трёх авианосцев.
worldatwar-new-choice-scenario-guadalcanal-line = Линкоры спускаются по Слоту, за ними транспорты.
worldatwar-new-choice-scenario-surigao-strait-line = Октябрь 1944: старые линкоры в конце узкого пути.
worldatwar-new-choice-scenario-meeting-line = Два случайных флота с равными факторами.
worldatwar-new-choice-air_chart-nations = по странам
worldatwar-new-choice-air_chart-level = одинаковые
worldatwar-new-choice-air_defense-factors = уровень за три фактора
worldatwar-new-choice-air_defense-carriers = авианосцы считаются отдельно
worldatwar-new-choice-surprise-results = все результаты поиска
worldatwar-new-choice-surprise-target = результаты по цели
worldatwar-new-choice-surprise-die = кубик
worldatwar-new-group-meeting = Встреча в море
worldatwar-new-group-air = Правила авиации, которых нет в главе
worldatwar-new-group-rules = Другие правила
worldatwar-new-preset-bot = Против компьютера
worldatwar-new-preset-bot-line = Одна операция примерно на полчаса.
worldatwar-new-preset-friend = Против друга
worldatwar-new-preset-friend-line = Вы получите ссылку, чтобы послать её.
worldatwar-new-preset-screen = Вдвоём за одним экраном
worldatwar-new-preset-screen-line = Между ходами экран закрывается.

## The luck report

after-luck-interception-dice = Кубики перехвата
after-luck-search-dice = Кубики поиска
after-luck-air-combat = Воздушный бой
after-luck-air-defence = { summary-defence }
after-luck-air-strike = Удары с воздуха
after-luck-air-critical = Тяжёлые попадания
after-luck-gunnery-capitals = Огонь крупных кораблей
after-luck-gunnery-lights = Огонь лёгких кораблей
after-luck-gunnery-screened = Огонь по прикрытым кораблям
after-luck-submarines-torpedo = Торпеды
# The chance that interceptors come at all, at once or late.
worldatwar-comes = придёт

## Почему инструктор советует именно это

worldatwar-hint-out-of-reach = Туда некому дойти: в портах поблизости никого нет, или вам не досталось бы ни одного кубика.
worldatwar-hint-too-few-dice = Кубиков мало для такого пути: даже в лучшем гексе ({ $hex }; кубиков: { $dice }) вы поспеете лишь с шансом { $chance }.
worldatwar-hint-not-worth-it = Вы могли бы поспеть ({ $hex }: { $chance }), но лучше вам от этого не станет: корабли нужнее в другом месте, или встреча им не по силам.
worldatwar-hint-submarine-waits = Она могла бы поспеть ({ $hex }: { $chance }), но добычей лучше будет другой поход.
worldatwar-hint-enough-sent = В пути уже достаточно: каждая новая попытка отнимет кубик у всех.
worldatwar-hint-not-from-here = Те, кто мог бы прийти, слишком слабы для этой встречи или нужнее в другом месте.
worldatwar-hint-strategic-cards = { $answer ->
    [0] От этого хода зависит мало: поберегите карты.
   *[other] Лишний кубик в каждом перехвате дороже всего, когда в море многие.
}
worldatwar-hint-tactical-cards = { $answer ->
    [0] Этот бой ничего не решит: поберегите карты.
   *[other] Этот бой может решить всё, а после него сбережённое ничего не стоит.
}
worldatwar-hint-air-attack-hex = { $answer ->
    [done] В бою эскадрильи принесут больше.
   *[other] Здесь до них достаёт больше всего эскадрилий.
}
worldatwar-hint-which-ships = { $answer ->
    [done] Остальные только замедлят отряд или нужнее дома.
   *[other] Корабль силён и не замедлит отряд.
}
worldatwar-hint-how-many-ships = Столько нужно для прикрытия больших кораблей; остальные полезнее на своём месте.
worldatwar-hint-which-way = { $answer ->
    [done] На кратчайшем пути меньше гексов, где вас могут встретить.
   *[other] Так дальше от тех, кто мог бы вас встретить.
}
worldatwar-hint-group-number = { $answer ->
    [stay] В первом раунде отряд не нужен, а вне боя он в безопасности.
    [cg1] Группа 1 в деле с первого раунда: для тех, кто ищет боя.
   *[other] Больший номер вступает в бой позже, а кубики находят его не чаще.
}
worldatwar-hint-screen = { $answer ->
    [done] В линии нужны все, кто может сражаться.
   *[other] В линии корабль потеряет больше, чем стоят его орудия.
}
worldatwar-hint-withdraw = { $answer ->
    [done] Кто остаётся, ещё может выиграть больше, чем проиграет.
   *[other] Ещё один раунд обойдётся дороже, чем принесёт.
}
worldatwar-hint-press-on = { $answer ->
    [no] Для цели осталось слишком мало.
   *[other] Цель приносит очки, и путь свободен.
}
worldatwar-hint-which-base = До ближайшего безопасного порта меньше гексов, где вас могут встретить.
worldatwar-hint-use-advantage = { $answer ->
    [search] Что не найдено, того не атаковать с воздуха.
   *[other] Решат большие орудия: пусть попадают.
}
worldatwar-hint-air-search = { $answer ->
    [0] Они нужнее над своими группами или для удара.
   *[other] Ударить можно только по найденным, и каждая эскадрилья даёт ещё один кубик.
}
worldatwar-hint-air-cover = { $answer ->
    [0] Здесь вряд ли ударят: пусть ищут или бьют сами.
   *[other] Удара стоит ждать именно по этой группе.
}
worldatwar-hint-strike = { $answer ->
    [done] Оставшиеся эскадрильи лучше поберечь.
   *[other] Там больше всего добычи за ту цену, которую возьмёт оборона.
}
worldatwar-hint-engage = { $answer ->
    [done] В одиночку ей не по силам те, на кого она могла бы пойти.
   *[other] Из тех, на кого она может пойти, эта цель даёт больше всего за такой риск.
}
worldatwar-hint-evade = { $answer ->
    [no] Вы достаточно сильны, или слишком многое пришлось бы бросить.
   *[other] Они сильнее: кто уйдёт, ещё сможет выполнить задачу.
}
worldatwar-hint-submarine-target = { $answer ->
    [done] Там слишком много эсминцев и самолётов: дождитесь лучшей цели.
   *[other] Там можно сделать больше всего при такой охране.
}
worldatwar-hint-submarines-number = { $answer ->
    [0] Для этой группы некого выделить.
   *[other] Здесь им больше нечего делать, а каждая атака — ещё один шанс.
}
worldatwar-battles-screened = прикрыт
worldatwar-tab-duties = Операция
worldatwar-part-radar = Радар
worldatwar-die-codes = дешифровка
worldatwar-learn-title-screened-target = Прикрытия больше нет
worldatwar-none-screen = Никого: сражаются все
worldatwar-row-submarine = Таблица атаки подводной лодки

## Что приносит победу: строка над столом

worldatwar-aim-short = Больше очков
