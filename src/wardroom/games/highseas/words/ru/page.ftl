## Морские сражения: стол

highseas-place-setup = Кто первым потопит { $victory } очков
highseas-place-one = Ход { $series } · до { $victory } очков
highseas-place-linked = Сражение { $round } · ход { $series } · до { $total } очков всего
highseas-group-B = Атака
highseas-group-C = { base-cards }
highseas-race = До { $victory } очков
highseas-race-all = { $points } из { $total } за все сражения
highseas-score = очков { $points } из { $victory }
highseas-fleet-of = { $mine ->
    [true] Ваша эскадра
   *[false] Эскадра: { $name }
}
highseas-before = { $mine ->
    [true] Перед вашей эскадрой
   *[false] Перед эскадрой: { $name }
}
highseas-used = сработала в этот ход
highseas-reserve = Резерв
highseas-reserve-number = в резерве { $number }
highseas-in-reserve = в резерве
highseas-you-sank = потоплены: { $ships }
highseas-you-are-out = Вы выбыли из этого сражения
highseas-out = кораблей не осталось: вне сражения
highseas-choosing = тайно выбирает эскадру
highseas-all-choosing = Все игроки тайно выбирают эскадры.
highseas-no-nation = флот ещё не выбран
highseas-row-1 = Первая
highseas-row-2 = Вторая
highseas-row-3 = Третья
highseas-rows-mean = Главный калибр бьёт из первых двух линий по первым двум; вспомогательный калибр и торпеды только из первой линии по первой, глубинные бомбы из первой линии по подлодкам. Авиация достаёт до любой линии, торпеды подлодок тоже.
highseas-pool = { $number ->
    [one] { $number } очко в запасе
    [few] { $number } очка в запасе
   *[many] { $number } очков в запасе
}
highseas-dice-left = { $number ->
    [one] ещё { $number } кубик
    [few] ещё { $number } кубика
   *[many] ещё { $number } кубиков
}
highseas-fires-line = { $number ->
    [one] сюда { $number } атака
    [few] сюда { $number } атаки
   *[many] сюда { $number } атак
}
highseas-lane-roll = топит на { $number } и больше
highseas-lane-hopeless = кубика не хватит
highseas-lane-sinks = потопит: { $chance }
highseas-no-die = безнадёжно
highseas-volley-empty = Пока ничего не объявлено. Выберите карточку с руки или авианосец.
highseas-volley-toll = Каждая атака сама по себе, в среднем: потоплено на { $points } очка, урон { $hits }
highseas-attack-main = Главный калибр
highseas-attack-secondary = Вспомог. калибр
highseas-attack-depth = Глубинные бомбы
highseas-attack-land = Береговая авиация
highseas-attack-carrier = Палубная авиация
highseas-fate-coming = { table-fate-coming }
highseas-fate-stopped = { fate-stopped }
highseas-fate-missed = { table-fate-missed }
highseas-fate-hit = попала
highseas-fate-wasted = впустую

## Корабль одним предложением

highseas-ship-sentence = { $name }, { $type }, { $nation }, { $owner }, { $place }, прочность { $left } из { $hull }, { $weapons }, стоит очков: { $points }. { $state }
highseas-arm-main = главный калибр { $size } дюймов
highseas-arm-secondary = вспомогательный калибр { $size } дюймов
highseas-arm-torpedo = { $number ->
    [0] торпедный аппарат
   *[other] торпедный аппарат, { $number } к броску
}
highseas-arm-air = воздушных атак { $number }
highseas-arm-cover = прикрытие с воздуха на { $number } и больше
highseas-arm-anti-air = зенитки { $number }
highseas-arm-silent = бесшумный ход на { $number } и больше

## Выбор страны и флота

highseas-navy-best = { $ships } и другие
highseas-navy-has = Линкоры { $capital }, авианосцы { $carriers }, крейсера { $cruisers }, эсминцы { $destroyers }, подлодки { $submarines }
highseas-choose-title = { highseas-choose-title-short } (другим не видна)
highseas-choose-title-short = Ваша эскадра
highseas-points-unspent = { $number ->
    [one] не потрачено { $number } очко
    [few] не потрачено { $number } очка
   *[many] не потрачено { $number } очков
}
highseas-points-left = из { $points } очков осталось
highseas-sort = Порядок кораблей
highseas-sort-points = По очкам
highseas-sort-type = По типу
highseas-sort-guns = По калибру
highseas-sort-hull = По прочности
highseas-proposed = Предложенная эскадра
highseas-clear = Начать заново
highseas-none-chosen = Корабли ещё не выбраны. Нажмите на корабль, чтобы взять его; ещё раз, чтобы оставить на берегу.
highseas-kept = Ваши эскадры
highseas-keep = Сохранить эскадру
highseas-keep-name = Название эскадры
highseas-fleet-name = Эскадра { $number }
highseas-forget = Удалить: { $name }

## Корабли и карточки

highseas-type-BB = { ship-type-BB }
highseas-type-BC = ЛКР
highseas-type-CV = { ship-type-CV }
highseas-type-CVL = АВЛ
highseas-type-CVE = АВЭ
highseas-type-CA = КРТ
highseas-type-CL = КРЛ
highseas-type-DD = { ship-type-DD }
highseas-type-TB = ТКА
highseas-type-SS = ПЛ
highseas-kind-BB = Линкор
highseas-kind-BC = Линейный крейсер
highseas-kind-CV = Авианосец
highseas-kind-CVL = Лёгкий авианосец
highseas-kind-CVE = Эскортный авианосец
highseas-kind-CA = Тяжёлый крейсер
highseas-kind-CL = Лёгкий крейсер
highseas-kind-DD = Эсминец
highseas-kind-TB = Торпедный катер
highseas-kind-SS = Подлодка

highseas-card-reinforcements = Подкрепления
highseas-card-retreat = Отступление
highseas-card-planning = Планирование
highseas-card-land_air = Береговая авиация
highseas-card-surprise = Внезапная атака
highseas-card-torpedo = Торпедный залп
highseas-card-depth_charge = Глубинные бомбы
highseas-card-escort = Охранение
highseas-card-main = Главный калибр
highseas-card-near_miss = { summary-near_miss }
highseas-card-small_target = { summary-small_target }
highseas-card-secondary = Вспомог. калибр
highseas-card-secondary-double = Двойной залп
highseas-card-armor = { summary-armor }
highseas-card-evasive = { summary-evasive }

highseas-platform-reinforcements = корабли резерва
highseas-platform-retreat = вся эскадра
highseas-platform-planning = один бросок за ход
highseas-platform-land_air = корабль не нужен
highseas-platform-surprise = карточки противника
highseas-platform-depth_charge = { highseas-platform-torpedo }
highseas-platform-escort = { highseas-platform-evasive }
highseas-platform-main = главный калибр
highseas-platform-near_miss = залп главного калибра
highseas-platform-small_target = прочность до 4
highseas-platform-secondary = вспом. калибр
highseas-platform-secondary-double = два корабля
highseas-platform-armor = вспом. калибр противника

highseas-line-reinforcements = Корабли на { $points } очк.
highseas-line-retreat = { face-line-retreat }
highseas-line-planning = Один бросок за ход получает +1.
highseas-line-land_air = Топит на { $one }, { $two }, { $three } по линиям; ПЛ { $sub }.
highseas-line-surprise = Противник теряет все карточки перестроения и подготовки.
highseas-line-torpedo = Топит на { $one }+. Линия 1 по линии 1; ПЛ по любой.
highseas-line-depth_charge = Из линии 1 по подлодке.
highseas-line-escort = Атаку принимает другой корабль линии.
highseas-line-main = Линии 1–2 по линиям 1–2.
highseas-line-near_miss = Отводит залп главного калибра.
highseas-line-small_target = Отводит атаку на малый корабль.
highseas-line-secondary = Линия 1 по линии 1.
highseas-line-double = Два корабля линии 1 по линии 1.
highseas-line-armor = Отводит залп вспомогательного калибра.
highseas-line-evasive = Отводит любую атаку.

highseas-when-reorganize = при перестроении
highseas-when-prepare = готовится
highseas-when-attack = при атаке
highseas-when-first = до атак
highseas-when-either = заранее или в ответ
highseas-when-defense = в ответ

## Знаки карточки: шаги и кто кого атакует

highseas-press-navy = Выберите флот, чтобы командовать им.
highseas-signs = Знаки на карточках кораблей
highseas-sign-hull = Корпус: сколько повреждений его топит
highseas-sign-points = Очки: цена в эскадре и награда за потопление
highseas-sign-gun = Орудия в дюймах, главный калибр перед вспомогательным
highseas-sign-torpedo = Торпедный аппарат и его прибавка к броску
highseas-sign-air = Воздушные атаки авианосца за ход (восстановлено)
highseas-sign-cover = Прикрытие с воздуха: бросок, который останавливает воздушную атаку
highseas-sign-dive = Бесшумный ход: бросок, который спасает пассивную подлодку
highseas-sign-anti-air = Зенитки: вычитаются из броска воздушной атаки
highseas-marks = Знаки на карточках действий
highseas-marks-line = Заполненный кружок — шаг, на котором карточку можно сыграть. Из двух эскадр ниже заполненные места левой могут атаковать заполненные места правой: от середины наружу линии 1, 2 и 3, затем подлодки, активные над пассивными.
highseas-marks-steps = Когда играют: { $steps }
highseas-mark-reorganize = Перестроение
highseas-mark-prepare = Подготовка
highseas-mark-attack = Атака
highseas-mark-defense = { face-defence }
highseas-aim-1-at-1 = из линии 1 по линии 1
highseas-aim-12-at-12 = из линий 1–2 по линиям 1–2
highseas-aim-1-at-ap = из линии 1 по подлодкам
highseas-aim-a-at-123 = активная подлодка по любой линии
highseas-aim-land-at-123ap = { reach-land-at-123ap }

highseas-mini-reinforcements = Подкр.
highseas-mini-retreat = Отступ.
highseas-mini-planning = План
highseas-mini-land_air = Авиация
highseas-mini-surprise = { face-mini-surprise }
highseas-mini-torpedo = { face-mini-torpedo }
highseas-mini-depth_charge = Бомбы
highseas-mini-escort = Охран.
highseas-mini-main = Главный
highseas-mini-near_miss = Недолёт
highseas-mini-small_target = Малая
highseas-mini-secondary = Вспом.
highseas-mini-armor = Броня
highseas-mini-evasive = Уклон

## Новый стол, итоги

highseas-new-preset-duel = Дуэль
highseas-new-preset-duel-line = Две эскадры по 25 очков. Вы и друг.
highseas-new-preset-melee = Свалка
highseas-new-preset-melee-line = Четыре эскадры, каждая против всех. Вы, друг, два бота.
highseas-new-preset-teams-line = Двое на двое до 50 очков, товарищи сидят через одного.
highseas-new-preset-campaign = { highseas-new-option-linked }
highseas-new-preset-campaign-line = Сражение за сражением, пока кто-то не наберёт 75 очков.
highseas-new-choice-nations-picked = по очереди
highseas-new-choice-nations-drawn = по жребию
highseas-new-option-nations = Страны
highseas-new-option-fleet_points = Очки эскадры
highseas-new-option-first_seat = Кто начинает
highseas-new-option-carrier_attacks = Атаки авианосца
highseas-new-choice-carrier_attacks-one = одна за ход
highseas-new-choice-carrier_attacks-card = по карточке
highseas-new-line-nations = Страны выбирают по очереди или тянут по жребию.
highseas-new-line-fleet_points = Сколько очков стоят корабли эскадры в начале; остальные в резерве.
highseas-new-line-first_seat = Место, которое начинает по уговору; 0: решает старший кубик.
highseas-new-line-victory = Сколько очков потопленных кораблей дают победу; 0: 25 по правилам (команды: 50 или 75).
highseas-new-line-carrier_attacks = Сколько воздушных атак у авианосца за ход: одна или от одной до трёх, сколько на восстановленной карточке.
highseas-new-line-linked = Сражение за сражением, пока кто-то не наберёт втрое больше очков, чем нужно в одном.
highseas-points-of = Сражение { $number }
highseas-battle-over = Сражение { $number } окончено
highseas-next-battle = Следующее сражение
highseas-orders-defend = Сыграть защиту
highseas-orders-planning = Добавить к броску планирование
highseas-sum = За сражение
highseas-sank-nothing = Никого не потопил

## Инструктор

highseas-learn-lead = Настоящее сражение против новобранца (этот бот ходит как попало, лишь бы по правилам), а рядом инструктор. Страны по жребию, начинаете вы, для победы хватит 12 очков потопленных кораблей. На каждый вопрос инструктор скажет, что он значит и что стоит сделать. Испортить ничего нельзя: за этим столом можно вернуть всё.
highseas-learn-topic-fleet = { highseas-group-A }
highseas-learn-topic-fleet-line = Тайно выбрать корабли на 25 очков.
highseas-learn-topic-formation-line = Расставить их не больше чем в три линии.
highseas-learn-topic-prepare-line = Двигать корабли, звать помощь, готовить карточки.
highseas-learn-topic-declare = Огонь
highseas-learn-topic-declare-line = Карточка, корабль, цель; шансы; открыть огонь.
highseas-learn-topic-defend-line = Ответить на то, что летит в вас.
highseas-learn-topic-discard = Сброс
highseas-learn-topic-discard-line = Сбросить ненужное и добрать до семи.

highseas-learn-title-pick-nation = Ваша страна
highseas-learn-pick-nation = У Японии и США больше всего авиации, у Британии и Германии сильные орудия, у Италии быстрые крейсера. Победить может любая.
highseas-learn-title-choose-fleet = Выберите эскадру
highseas-learn-choose-fleet =
    У вас 25 очков; что осталось на берегу, то резерв, его позже вызывают «Подкрепления».
    Лучше всего смесь: два-три тяжёлых корабля, авианосец, который атакует каждый ход без карточки, и несколько малых с торпедами для первой линии. Предложенная эскадра хороша для начала.
highseas-learn-title-lay-out = Какая линия?
highseas-learn-lay-out =
    Главный калибр бьёт из линий 1 и 2 по линиям 1 и 2. Вспомогательный калибр и торпеды только из первой линии по первой. Третья линия от орудий укрыта.
    Итак: крейсера и эсминцы впереди, линкоры в середине, авианосцы сзади. Перед занятой линией пустой быть не должно.
highseas-learn-title-lay-out-submarine = Всплыть или уйти?
highseas-learn-lay-out-submarine = Активная подлодка может стрелять торпедами по любой линии. Пассивная не может, зато может уйти от глубинных бомб.

highseas-learn-title-reorganize = Приведите эскадру в порядок
highseas-learn-reorganize = Каждый корабль может сменить место один раз: уведите повреждённый назад, выведите орудия вперёд, поднимите или спрячьте подлодки. Сейчас играют «Подкрепления» и «Отступление». Если всё хорошо, оставьте как есть.
highseas-learn-title-reinforce = Какие корабли ввести?
highseas-learn-reinforce = Очки «Подкреплений» покупают корабли резерва; остаток пропадает. Если таких карточек несколько, сначала сыграйте все.
highseas-learn-move-to = Орудиям нужны линии 1 и 2, торпедам первая; повреждённым и авианосцам безопаснее в третьей.
highseas-learn-repair = «Отступление» снимает три карточки повреждений. Чините самый дорогой и самый близкий к гибели.
highseas-learn-title-repair-which = { learn-title-repair-card }
highseas-learn-repair-which = Карточка с самым большим числом снимает больше всего.
highseas-learn-title-prepare = { highseas-learn-topic-prepare }
highseas-learn-prepare = «Недолёт», «Броня» или «Корабль охранения», положенные сейчас, сработают по разу против каждого противника до вашего хода; с руки только один раз. «Планирование» даёт +1 к броску в каждый ход.

highseas-learn-title-declare = Объявите атаки
highseas-learn-declare =
    Светится то, что можно: карточка, затем корабль, затем цель. Каждое оружие стреляет раз за ход, авианосцы атакуют без карточки.
    Бейте несколькими по одному: очки дают только потопленные. Для победы нужно { $victory }. Когда хватит, открывайте огонь.
highseas-learn-title-surprise-whom = По кому внезапный удар?
highseas-learn-surprise-whom = Этот игрок теряет все карточки перед эскадрой. Берите того, кто подготовил больше.
highseas-learn-firing-ship = Тот, которому больше нечем стрелять.
highseas-learn-title-second-ship = А с ним кто?
highseas-learn-second-ship = Двойной залп дают два корабля; оба тратят эти орудия.
highseas-learn-target = Возле каждой цели написано, что вероятнее всего. Потопленный даёт очки; повреждённого можно добить потом. Тёмные корабли недоступны: наведите, и будет сказано почему.
highseas-learn-title-next-target = Ещё кубик
highseas-learn-next-target = У карточки есть ещё кубики. Два на одну цель надёжнее.
highseas-learn-strike-target = Авиация топит или промахивается. По передним попасть легче; зенитки и вражеские авианосцы мешают.
highseas-learn-title-next-strike-target = Ещё вылет
highseas-learn-next-strike-target = У авианосца есть ещё вылеты: по тому же кораблю или по другому из той же эскадры.
highseas-learn-title-planning = Добавить «Планирование»?
highseas-learn-planning = Бросок должен достичь числа. «Планирование» даёт +1 раз за ход: берегите его для дорогого корабля.

highseas-learn-title-defend = Атака!
highseas-learn-defend = Выберите карточку против одной атаки. Ищите ту, что потопит корабль; царапину большой корабль переживёт. Сначала подготовленные карточки: они остаются для следующего противника.
highseas-learn-title-defend-against = { learn-title-lay-against }
highseas-learn-defend-against = Против той, что стоит вам больше очков.
highseas-learn-title-escort-to = Кто примет удар?
highseas-learn-escort-to = Другой корабль той же линии: крепкий или дешёвый.

highseas-learn-discard = Вы доберёте до семи. Сбросьте залпы, которые стрелять некому, и оставьте защиту.
highseas-learn-over = Выиграл тот, кто потопил достаточно. Повтор покажет, что решило дело; или выберите другую страну.

## Почему инструктор советует именно это

highseas-hint-pick-nation = Шансы шести флотов примерно равны; у этого есть хороший первый состав.
highseas-hint-choose-fleet = { $answer ->
    [done] Всё, что можно взять на эти очки, уже взято.
   *[other] За свои очки даёт много орудий, торпед или самолётов и входит в остаток.
}
highseas-hint-lay-out = { $answer ->
    [row1] Из линии 1 стреляет всё: и торпеды, и вспомогательный калибр.
    [row2] Главный калибр бьёт и из линии 2, а достать корабль там труднее.
   *[other] До линии 3 орудия не достают; самолёты взлетают и отсюда.
}
highseas-hint-move-to = { $answer ->
    [row1] Из линии 1 стреляет всё: и торпеды, и вспомогательный калибр.
    [row2] Главный калибр бьёт и из линии 2, а достать корабль там труднее.
   *[other] До линии 3 орудия не достают.
}
highseas-hint-reorganize = { $answer ->
    [done] Эскадра и так стоит хорошо.
   *[other] Это даст больше, чем оставить всё как есть.
}
highseas-hint-prepare = { $answer ->
    [done] С руки эти карточки сделают не меньше.
   *[other] Выложенная карточка действует против каждого противника по разу, с руки только однажды.
}
highseas-hint-declare = { $answer ->
    [done] Всё остальное не стоит своей карточки.
   *[other] Из всего, чем можно стрелять, это обещает больше всего: и очков, и шансов.
}
highseas-hint-firing-ship = Этот корабль может стрелять, и такие орудия нужны ему меньше всего.
highseas-hint-second-ship = Этот корабль может стрелять вместе с первым, и такие орудия нужны ему меньше всего.
highseas-attack-torpedo = Торпеды
highseas-learn-topic-prepare = Подготовка
highseas-group-A = Эскадра
highseas-new-option-linked = Связанные сражения
highseas-platform-evasive = любая атака
highseas-platform-torpedo = торпедный аппарат
after-luck-highseas-attack-main = Главный калибр
after-luck-highseas-attack-secondary = Вспомогательный калибр
after-luck-highseas-attack-torpedo = { highseas-attack-torpedo }
after-luck-highseas-attack-depth = Глубинные бомбы
after-luck-highseas-attack-land = Удары береговой авиации
after-luck-highseas-attack-carrier = Удары палубной авиации
after-luck-highseas-defence-cover = { after-luck-defence-cover }
after-luck-highseas-defence-run-silent = Бесшумный ход

## Что приносит победу: строка над столом

highseas-aim-short = Потопить на { $victory ->
    [one] { $victory } очко
    [few] { $victory } очка
   *[other] { $victory } очков
}
highseas-aim-sink = Топите вражеские корабли. Кто потопил, тот сразу получает очки из кружка на корабле.
highseas-aim-one = Кто первым потопит на { $victory } очков, тот победил, даже посреди хода. Сражение кончается и тогда, когда на плаву осталась одна эскадра.
highseas-aim-linked = Сражение кончается, когда кто-нибудь потопил на { $victory } очков или на плаву осталась одна эскадра. Побеждает тот, кто первым наберёт { $total } за все сражения вместе.
