### Naval Battles.

## Вещи. Имя корабля не склоняется: склоняется слово перед ним.

ship = { $type ->
    [BB] линкор
    [BC] линейный крейсер
    [CV] авианосец
    [CVL] лёгкий авианосец
    [CVE] эскортный авианосец
    [CA] тяжёлый крейсер
    [CL] лёгкий крейсер
    [DD] эсминец
    [TB] торпедный катер
    [SS] подлодка
   *[other] корабль
} «{ $name }»
    .gen = { $type ->
        [BB] линкора
        [BC] линейного крейсера
        [CV] авианосца
        [CVL] лёгкого авианосца
        [CVE] эскортного авианосца
        [CA] тяжёлого крейсера
        [CL] лёгкого крейсера
        [DD] эсминца
        [TB] торпедного катера
        [SS] подлодки
       *[other] корабля
    } «{ $name }»
    .dat = { $type ->
        [BB] линкору
        [BC] линейному крейсеру
        [CV] авианосцу
        [CVL] лёгкому авианосцу
        [CVE] эскортному авианосцу
        [CA] тяжёлому крейсеру
        [CL] лёгкому крейсеру
        [DD] эсминцу
        [TB] торпедному катеру
        [SS] подлодке
       *[other] кораблю
    } «{ $name }»
    .acc = { $type ->
        [BB] линкор
        [BC] линейный крейсер
        [CV] авианосец
        [CVL] лёгкий авианосец
        [CVE] эскортный авианосец
        [CA] тяжёлый крейсер
        [CL] лёгкий крейсер
        [DD] эсминец
        [TB] торпедный катер
        [SS] подлодку
       *[other] корабль
    } «{ $name }»
    .cap = { $type ->
        [BB] Линкор
        [BC] Линейный крейсер
        [CV] Авианосец
        [CVL] Лёгкий авианосец
        [CVE] Эскортный авианосец
        [CA] Тяжёлый крейсер
        [CL] Лёгкий крейсер
        [DD] Эсминец
        [TB] Торпедный катер
        [SS] Подлодка
       *[other] Корабль
    } «{ $name }»
    .full = { ship } ({ $type })

## Ответы

action-plus = { $number ->
    [0] без планирования
   *[other] +{ $number } от планирования
}
action-active = активная
action-passive = пассивная
action-table = { $thing }, подготовлено
action-france = { nation-fr }
action-germany = { nation-de }
action-italy = { nation-it }
action-japan = { nation-jp }
action-britain = { nation-uk }
action-america = { nation-us }

## Части предложений

navy = { $nation ->
    [fr] Франции
    [de] Германии
    [it] Италии
    [jp] Японии
    [uk] Великобритании
   *[us] США
}
planned = { $plus ->
    [absent] { "" }
   *[other] , +{ $plus } от планирования
}
roll = { $roll ->
    [0] нужно { $needed }{ planned }, бросок ничего не меняет
   *[other] выпало { $roll }{ planned }, нужно { $needed }
}
attack = { $kind ->
    [land] береговая авиация по { $target-dat }
    [carrier] авиация с { $source-gen } по { $target-dat }
   *[other] { $second ->
        [absent] { $card } с { $source-gen } по { $target-dat }
       *[other] { $card } с { $source-gen } и { $second-gen } по { $target-dat }
    }
}
threat = { $kind ->
    [main] Главный калибр по { $target-dat }
    [secondary] Вспомогательный калибр по { $target-dat }
    [torpedo] Торпеды по { $target-dat }
    [depth] Глубинные бомбы на { $target-acc }
   *[other] Авиация по { $target-dat }
}

damage-points = { $damage ->
    [one] { $damage } повреждение
    [few] { $damage } повреждения
   *[other] { $damage } повреждений
}

## Журнал: до сражения

event-battle-begins = Начинается сражение { $number }.
event-nation-picked = { $seat } берёт{ $seat-e } флот { navy }.
event-nation-drawn = { $seat } получает{ $seat-e } по жребию флот { navy }.
event-fleet-chosen = { $seat } выходит{ $seat-e } в море: { $ships }.
event-first-roll = { $seat } бросает{ $seat-e } за первый ход: { $number }.
event-first-rolled = { $seat } ходит{ $seat-e } первым.
event-first-agreed = { $seat } ходит{ $seat-e } первым, как условлено.
event-formation = { $seat } расставляет{ $seat-e } эскадру. { $first ->
    [absent] { "" }
   *[other] Линия 1: { $first }.
}{ $second ->
    [absent] { "" }
   *[other] { " " }Линия 2: { $second }.
}{ $third ->
    [absent] { "" }
   *[other] { " " }Линия 3: { $third }.
}{ $submarines ->
    [absent] { "" }
   *[other] { " " }Подлодки: { $submarines }.
}
event-hand-dealt = { $number ->
    [one] { $seat } берёт{ $seat-e } { $number } карточку.
    [few] { $seat } берёт{ $seat-e } { $number } карточки.
   *[other] { $seat } берёт{ $seat-e } { $number } карточек.
}
event-hand-dealt-seen = { $seat } берёт{ $seat-e } карточки: { $cards }.

## Журнал: перестроение и подготовка

event-turn-begins = { $seat-you ->
    [yes] Ваш ход.
   *[no] Ходит { $seat }.
}
event-front-cleared = { $seat } сбрасывает{ $seat-e } лежавшее перед эскадрой: { $cards }.
event-submarine-active = { $seat-at } { $ship } теперь активна.
event-submarine-passive = { $seat-at } { $ship } теперь пассивна.
event-reinforcements = { event-card-played }
event-ship-joined = { $row ->
    [0] { $seat } вводит{ $seat-e } { $ship-acc }, пассивную.
   *[other] { $seat } вводит{ $seat-e } { $ship-acc } в линию { $row }.
}
event-points-lost = { $seat } не использует{ $seat-e } очки подкреплений: { $number }.
event-retreats = { $seat } отступает{ $seat-e }: эскадра не атакует, и её не атакуют.
event-prepared = { $seat } готовит{ $seat-e } { $card }.

## Журнал: атака

event-surprise = { $seat } наносит{ $seat-e } внезапный удар: { $at-low } теряет{ $at-e } { $cards }.
event-attack-declared = Атака { $number }: { attack }, { $damage ->
    [absent] топит при { $needed } и больше
   *[other] { damage-points }
}.
event-stopped = { $seat } останавливает{ $seat-e } атаку { $number } карточкой { $answer }: { attack }.
event-escorted = { $seat } карточкой { $answer } переводит{ $seat-e } атаку { $number } на { $ship-acc }: { attack }.
event-attack-wasted = Атака { $number } пропала, цели уже нет: { attack }.
event-cover-stops = Прикрытие { $ship-gen } остановило атаку { $number }: { attack } ({ roll }).
event-cover-fails = Прикрытие { $ship-gen } не остановило атаку { $number }: { attack } ({ roll }).
event-runs-silent = { $ship-cap } уходит бесшумно от атаки { $number }: { attack } ({ roll }).
event-is-heard = { $ship-cap } обнаружена, атака { $number }: { attack } ({ roll }).
event-roll-hits = Атака { $number } попала: { attack } ({ roll }).
event-roll-misses = Атака { $number } прошла мимо: { attack } ({ roll }).
event-salvo-sinks = Атака { $number } достигла цели: { attack }, { damage-points }.
event-damaged = { $at-at } { $target } получает { damage-points } (атака { $number }); до гибели ещё { $left }.
event-sunk = { $by } топит{ $by-e } { $seat-you ->
    [yes] у вас { $ship-acc }
   *[no] { $ship-acc } ({ $seat })
}, очки: { $points }, всего { $total }.
event-out = { $cards ->
    [absent] { $seat } теряет{ $seat-e } последний корабль и выбывает{ $seat-e } из сражения.
   *[other] { $seat } теряет{ $seat-e } последний корабль и выбывает{ $seat-e } из сражения, сброшено: { $cards }.
}

## Журнал: конец хода

event-discarded = { $seat } сбрасывает{ $seat-e } { $cards }.
event-drawn = { cards-drawn }
event-drawn-seen = { $cards ->
    [absent] { $seat } не берёт{ $seat-e } ничего.
   *[other] { $seat } берёт{ $seat-e } карточки: { $cards }.
}
event-reshuffled = Сброс перетасован в новую колоду.
event-battle-scored = { $seat-at } очки за сражение { $number }, всего { $total }.

## Вопросы: до сражения

decision-pick-nation = Каким флотом вы будете командовать?
decision-choose-fleet = Выберите корабли. Осталось очков: { $number }.
    .done = выйти в море
    .why = Противники выбирают одновременно и вашего выбора не видят.
decision-lay-out = { decision-arrange }
decision-lay-out-submarine = { $ship-cap }: активна или пассивна?

## Вопросы: перестроение и подготовка

decision-reorganize = Перестроить эскадру?
    .done = перестроение окончено
    .why = Передвиньте корабли, смените сторону подлодок, сыграйте подкрепления или отступление.
decision-reinforce = Какие корабли ввести из резерва? Осталось очков: { $number }.
    .done = больше никаких
decision-repair = { $number ->
    [one] Какой корабль чинить? Снимается { $number } карточка повреждений.
    [few] Какой корабль чинить? Снимаются { $number } карточки повреждений.
   *[other] Какой корабль чинить? Снимается { $number } карточек повреждений.
}
decision-repair-which = Какую карточку повреждений снять с { $ship-gen }?
decision-prepare = Какие карточки подготовить?
    .done = подготовить эти
    .none = никаких
    .why = Подготовленные карточки лежат перед эскадрой, готовые к делу.

## Вопросы: атака

decision-declare = Какой карточкой или авианосцем атаковать?
    .done = открыть огонь
    .why = Сначала объявляются все атаки, потом противник защищается.
decision-surprise-whom = { $card }: против кого?
decision-second-ship = Вместе с кем стреляет { $ship }?
    .why = Карточке { $card } нужны два корабля.
decision-target = { $ship ->
    [absent] { $card }: по какому кораблю?
   *[other] Стреляет { $ship }: по какому кораблю?
}
decision-next-target = { $card }: ещё цель?
    .done = больше целей нет
decision-strike-target = Авиация с { $ship-gen }: какой корабль атаковать?
decision-next-strike-target = Авиация с { $ship-gen }: ещё цель?
    .done = больше целей нет
decision-defend = { $coming ->
    [0] Сыграть карточку защиты?
    [1] { threat }: защищаться?
   *[other] Атаки на { $at-gen }, всего { $coming }: защищаться?
}
    .done = без защиты
decision-defend-against = { $card }: против какой атаки?
decision-escort-to = Какой корабль примет атаку вместо { $ship-gen }?
decision-planning = { $ship ->
    [absent] Атаке { $number } нужно { $needed }: добавить планирование?
   *[other] { $ship-cap }: нужно { $needed }, чтобы остановить атаку { $number }. Добавить планирование?
}
    .why = Атака { $number }: { attack }.

## Вопросы: конец хода


## Отказы: эскадры и линии

refusal-nation-taken = Этот флот взял другой игрок.
refusal-too-many-points = { $ship-cap } стоит { $points }, а вся эскадра может стоить { $number }.
refusal-chosen-already = Уже в эскадре: { $ship }.
refusal-fleet-empty = В эскадре должен быть хоть один корабль.
refusal-row-gap = { $ship ->
    [absent] Перед занятой линией осталась бы пустая.
   *[other] Если уйдёт { $ship }, перед занятой линией останется пустая.
}
refusal-moved-already = На этом шаге уже передвинут: { $ship }.
refusal-stands-there = Корабль там уже стоит.
refusal-no-row-for-submarines = Подлодки не стоят в линиях: выберите «активная» или «пассивная».

## Отказы: карточки в свой шаг

refusal-only-reorganize = Карточке { $card } здесь нет применения: сейчас играют только «Подкрепления» и «Отступление».
    .short = Сейчас только «Подкрепления» и «Отступление»
refusal-only-prepare = Карточке { $card } здесь нет применения: готовят только планирование, недолёт, броню и корабль охранения.
    .short = Не готовится заранее
refusal-nothing-to-call = На корабли резерва не хватит подкреплений, которые у вас в руке.
    .short = Нет корабля по этой цене
refusal-too-few-points = { $points ->
    [one] { $ship-cap } стоит { $points } очко подкреплений, столько не сыграно.
    [few] { $ship-cap } стоит { $points } очка подкреплений, столько не сыграно.
   *[other] { $ship-cap } стоит { $points } очков подкреплений, столько не сыграно.
}
refusal-not-damaged = Без повреждений: { $ship }.
refusal-not-an-attack = Карточка { $card } не атакует.
    .short = Не атака

## Отказы: атака

refusal-own-fleet = Свою эскадру не атакуют.
refusal-weapon-spent = { $ship ->
    [absent] Все корабли, годные для карточки { $card }, в этот ход уже стреляли.
   *[other] В этот ход это оружие уже применялось: { $ship }.
}
    .short = Это оружие уже стреляло
refusal-surprise-first = Внезапная атака бывает до объявления остальных атак.
    .short = Только до прочих атак
refusal-nothing-to-surprise = { $card ->
    [absent] Там нет карточек, которые можно сбросить.
   *[other] Ни у кого из соперников перед эскадрой нет карточек, которые сняла бы { $card }.
}
    .short = Перед эскадрами нет карточек
refusal-retreated = { $owner ->
    [absent] Отступившую эскадру атаковать нельзя.
   *[other] { $owner } в отступлении, атаковать нельзя.
}
refusal-team-mate = { $owner ->
    [absent] Товарищи по команде друг друга не атакуют.
   *[other] { $owner } с вами в одной команде.
}
refusal-main-from-row = { $ship ->
    [absent] Главный калибр стреляет из линий 1 и 2, а там карточка { $card } никому не подходит.
   *[other] Главный калибр стреляет из линий 1 и 2, а { $ship } в линии { $row }.
}
    .short = В линиях 1 и 2 нет таких орудий
refusal-main-at-row = { $source ->
    [absent] Главный калибр достаёт до линий 1 и 2, а там никого нет.
   *[other] Главный калибр достаёт до линий 1 и 2, а { $ship } ({ $owner }) в линии { $row }.
}
    .short = В линиях 1 и 2 нет целей
refusal-no-main-battery = { $ship ->
    [absent] Ни у одного вашего корабля нет главного калибра для карточки { $card }.
   *[other] Нет главного калибра для карточки { $card }: { $ship }.
}
    .short = Ни у кого нет таких орудий
refusal-secondary-from-row = { $ship ->
    [absent] Вспомогательный калибр стреляет из линии 1, а там карточка { $card } никому не подходит.
   *[other] Вспомогательный калибр стреляет из линии 1, а { $ship } в линии { $row }.
}
    .short = В линии 1 нет таких орудий
refusal-secondary-at-row = { $source ->
    [absent] Вспомогательный калибр достаёт только до линии 1, а там никого нет.
   *[other] Вспомогательный калибр достаёт только до линии 1, а { $ship } ({ $owner }) в линии { $row }.
}
    .short = В линии 1 нет целей
refusal-no-secondary-battery = { $ship ->
    [absent] Ни у одного вашего корабля нет вспомогательного калибра для карточки { $card }.
   *[other] Нет вспомогательного калибра для карточки { $card }: { $ship }.
}
    .short = Ни у кого нет таких орудий
refusal-two-ships-together = Двойному залпу нужны два разных корабля в линии 1, которые могут его дать.
    .short = Нужны два корабля в линии 1
refusal-guns-miss-submarines = { $source ->
    [absent] По подлодкам из орудий не стреляют, а других целей нет.
   *[other] По подлодкам из орудий не стреляют, а это { $ship }.
}
refusal-torpedo-from-row = { $ship ->
    [absent] Надводные корабли пускают торпеды из линии 1, а там некому.
   *[other] Надводные корабли пускают торпеды из линии 1, а { $ship } в линии { $row }.
}
    .short = В линии 1 нет торпед
refusal-torpedo-at-row = { $source ->
    [absent] Торпеды надводных кораблей достают только до линии 1, а там никого нет.
   *[other] Торпеды надводных кораблей достают только до линии 1, а { $ship } ({ $owner }) в линии { $row }.
}
    .short = В линии 1 нет целей
refusal-no-torpedo-mount = { $ship ->
    [absent] Ни у одного вашего корабля нет торпедного аппарата.
   *[other] Нет торпедного аппарата: { $ship }.
}
    .short = Ни у кого нет торпед
refusal-submarine-passive = { $ship ->
    [absent] Торпеды пускает только активная подлодка, а ваши пассивны.
   *[other] Торпеды пускает только активная подлодка, а { $ship } пассивна.
}
refusal-no-torpedo-at-submarines = { $source ->
    [absent] По подлодкам торпеды не пускают, а других целей нет.
   *[other] По подлодкам торпеды не пускают, а это { $ship }.
}
refusal-charge-from-row = { $ship ->
    [absent] Глубинные бомбы сбрасывают из линии 1, а там некому.
   *[other] Глубинные бомбы сбрасывают из линии 1, а { $ship } в линии { $row }.
}
    .short = В линии 1 нет охотника
refusal-no-charges = { $ship ->
    [absent] Глубинные бомбы у надводных кораблей с торпедным аппаратом, а их у вас нет.
   *[other] Глубинные бомбы у надводных кораблей с торпедным аппаратом, а { $ship } не из них.
}
    .short = Охотиться некому
refusal-only-submarines-depth-charged = { $source ->
    [absent] Глубинные бомбы для подлодок, а достать некого.
   *[other] Глубинные бомбы для подлодок, а это { $ship }.
}
    .short = Нет подводной лодки
refusal-no-carrier = Это не авианосец: { $ship }.
refusal-carriers-spare-submarines = { $source ->
    [absent] Авианосцы не атакуют подлодки, а других целей нет.
   *[other] Авианосцы не атакуют подлодки, а это { $ship }.
}
refusal-one-fleet = Все кубики одной карточки или авианосца идут на одну эскадру, а { $ship } в другой.
refusal-too-many-attacks = Больше атак за один ход объявить нельзя.

## Отказы: защита

refusal-not-a-defense = { refusal-not-a-defence }
    .short = { refusal-not-a-defence.short }
refusal-already-stopped = { $attack ->
    [absent] Не осталось атаки, которую встретила бы карточка { $card }.
   *[other] Атаки { $attack } больше нет.
}
refusal-used-this-turn = В этот ход карточка { $card } уже сработала и ждёт хода следующего игрока.
refusal-near-miss-meets = { $attack ->
    [absent] «Недолёт» останавливает залп главного калибра, а его нет.
   *[other] «Недолёт» останавливает залп главного калибра, а атака { $attack } другая.
}
    .short = Залпа главного калибра нет
refusal-armor-meets = { $attack ->
    [absent] «Броня» останавливает залп вспомогательного калибра, а его нет.
   *[other] «Броня» останавливает залп вспомогательного калибра, а атака { $attack } другая.
}
    .short = Залпа вспомогательного нет
refusal-small-target-meets = { $attack ->
    [absent] Среди атакованных нет корабля с корпусом не больше 4.
   *[other] У цели атаки { $attack } корпус больше 4.
}
    .short = Малые корабли не атакованы
refusal-escort-same-row = { $ship ->
    [absent] В линии цели нет другого корабля.
   *[other] Не в линии цели: { $ship }.
}
    .short = В линии нет другого корабля
refusal-escort-not-for-submarines = Подлодка не стоит в линии, заменить её некому.
refusal-already-the-target = Это уже цель: { $ship }.

## Конец

outcome-points-sunk = { $number ->
    [one] Победа: { $winners }. Потоплено достаточно. Очки: { $scores }.
   *[other] Общая победа: { $winners }. Потоплено достаточно. Очки: { $scores }.
}
outcome-last-afloat = { $number ->
    [one] Победа: { $winners }. Последняя эскадра на плаву. Очки: { $scores }.
   *[other] Общая победа: { $winners }. Последние корабли на плаву. Очки: { $scores }.
}
outcome-linked-total = { $number ->
    [one] Победа: { $winners }. Решили очки всех сражений. Очки: { $scores }.
   *[other] Общая победа: { $winners }. Решили очки всех сражений. Очки: { $scores }.
}

odds-redirected = отведена

## Почему правило вне игры

heading-example = пример

## Корабли и карточки

field-year = В строю с
field-tubes = Торпедные трубы
field-oxygen = Кислородные торпеды
field-flak = Тяжёлые зенитки
field-planes = Самолёты
field-main = Главный калибр
field-secondary = Вспомогательный калибр
field-mount = Торпедный аппарат
field-flights = Воздушные атаки (по настройке)
field-numbers = Нужно на кубике
field-anti_air = Зенитки
field-steps = Когда играют
field-reach = Кто кого атакует
double-True = { action-yes }
double-False = { action-no }
oxygen-True = { action-yes }
oxygen-False = { action-no }
family-reinforcements = { steps-reorganize }
family-retreat = { steps-reorganize }
family-planning = { steps-prepare }
family-land_air = { kind-aircraft }
family-surprise = { steps-attack }
family-depth_charge = глубинные бомбы
family-main = главный калибр
family-near_miss = { family-escort }
family-small_target = { kind-defence }
family-secondary = вспомогательный калибр
family-armor = { family-escort }
family-evasive = { kind-defence }

## 2 Знаки на карточке действия: шаги и кто кого атакует

steps-defense = { kind-defence }
reach-1-at-1 = линия 1 по линии 1
reach-12-at-12 = линии 1–2 по линиям 1–2
reach-1-at-ap = линия 1 по подлодкам
reach-a-at-123 = активная подлодка по любой линии
steps-reorganize-short = С
steps-prepare-short = П
steps-attack-short = А
steps-defense-short = З
reach-1-at-1-short = 1▸1
reach-12-at-12-short = 12▸12
reach-1-at-ap-short = 1▸ап
reach-a-at-123-short = а▸123
reach-land-at-123ap-short = берег▸123ап

## Памятка по защите

summary-from = { $attack ->
    [main] Главный калибр
    [secondary] Вспомогательный калибр
    [torpedo] Торпедный залп
    [depth] Глубинные бомбы
    [land] Береговая авиация
    [carrier] Авианосец
   *[other] { $attack }
}
summary-escort = Корабль охранения
summary-cover = { field-cover }
summary-silent = { field-silent }
summary-way-prepared = подготовлено
summary-way-hand = рука
summary-effect-stopped = { $roll ->
    [yes] бросок: стоп
   *[no] стоп
}
summary-effect-redirected = на другой корабль
summary-legend = подготовлено: лежит перед эскадрой, против одной атаки каждого игрока. рука: с руки, против одной атаки. корабль: число самого корабля. Пусто: защита бесполезна.
steps-attack = атака
family-escort = подготовка или защита
steps-reorganize = перестроение
steps-prepare = подготовка
field-cover = Воздушное прикрытие
field-double = Двойной
field-hull = Корпус
field-silent = Бесшумный ход
field-size = Калибр
