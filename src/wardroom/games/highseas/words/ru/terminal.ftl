### Naval Battles.

## Настройки

option-seats = Сколько игроков за столом.
option-nations = Флоты выбирают по очереди или тянут по жребию.
option-fleet_points = На сколько очков кораблей в эскадре вначале; остальные в резерве.
option-first_seat = Место, которое начинает по уговору; 0 — решает старший кубик.
option-carrier_attacks = Сколько воздушных атак у авианосца за ход: одна или от одной до трёх, сколько на восстановленной карточке.
option-victory = Сколько потопленных очков кончают сражение; 0 — 25, как в книге (в командах 50 или 75).
option-linked = Сражение за сражением, пока у кого-нибудь не будет втрое больше очков, чем нужно для одного.
option-team_size = Команды по двое или по трое, сидят через одного; 0 — каждый за себя.
option-house_rules = Договорённости этого стола, видны всем и записаны.

## Корабли и карточки

cards-cards = { $number ->
    [one] { $number } вид карточек действий
    [few] { $number } вида карточек действий
   *[other] { $number } видов карточек действий
}
column-hull = { field-hull }
column-main = ГК
column-secondary = ВК
column-mount = Торп
column-flights = Авиа
column-cover = Прикр
column-anti_air = Зен
column-silent = Тихо
column-size = { field-size }
column-double = { field-double }
column-damage = Повр
column-attacks = Куб
column-numbers = Успех
column-count = Шт
column-steps = Шаг
column-reach = Цель

## 2 Знаки на карточке действия: шаги и кто кого атакует

legend-steps =
    На каком шаге: С перестроение, П подготовка, А атака, З защита.
    Кто кого атакует: 12▸12 — из линий 1 и 2 по линиям 1 и 2; а — активная подлодка, п — пассивная.

## Терминал

terminal-sea-battle = сражение { $number }
terminal-sea-head-hull = { terminal-sea-hull }
terminal-sea-head-aa = зен
terminal-sea-fleet = ещё не расставлены
terminal-sea-choosing = выбирает эскадру
terminal-sea-no-nation = флота ещё нет
terminal-sea-reserve = Резерв:
terminal-sea-front = Перед эскадрой:
terminal-sea-used = { $card } (использовано)
terminal-sea-out = Вне сражения: кораблей не осталось.
terminal-sea-mount = торп{ $number ->
    [0] { "" }
   *[other] +{ $number }
}
terminal-sea-flights = авиа×{ $number }
terminal-sea-cover = прикр { $number }+
terminal-sea-silent = тихо { $number }+
terminal-sea-needs = топит на { $number }+
terminal-sea-attack-land = береговая авиация
terminal-sea-attack-carrier = палубная авиация
terminal-sea-wasted = пропала
terminal-sea-your-fleet = Ваша эскадра пока такая, другие её не видят
terminal-sea-your-attacks = Ваши атаки пока такие, другие их не видят
terminal-sea-in-reserve = в резерве: { $name }
terminal-sea-anti-air = зенитки
terminal-sea-year = в строю с
terminal-sea-card-reinforcements = корабли резерва, очков: { $points }
terminal-sea-card-retreat = без атак, снять 3 карточки повреждений
terminal-sea-card-planning = +1 к одному броску в каждый ход
terminal-sea-card-land-air = воздушных атак { $attacks }; { $n1 }/{ $n2 }/{ $n3 } по линиям 1/2/3, подлодки { $n4 }
terminal-sea-card-surprise = соперник теряет все перед эскадрой
terminal-sea-card-torpedo = топит на { $n1 }+ с аппаратом; линия 1 по линии 1 или активная подлодка
terminal-sea-card-depth-charge = повреждения { $damage } подлодке, аппарат в линии 1
terminal-sea-card-escort = переводит атаку внутри линии
terminal-sea-card-main = повреждения { $damage }: главный калибр { $size }", линии 1-2 по 1-2
terminal-sea-card-near-miss = останавливает главный калибр
terminal-sea-card-small-target = останавливает атаку на корпус не больше 4
terminal-sea-card-secondary = повреждения { $damage }: вспомогательный { $size }", линия 1 по 1
terminal-sea-card-secondary-double = повреждения { $damage }: два корабля с { $size }", линия 1 по 1
terminal-sea-card-armor = останавливает вспомогательный калибр
terminal-sea-card-evasive = останавливает любую атаку
terminal-sea-type-bb = { terminal-type-bb }
terminal-sea-type-bc = линейный крейсер
terminal-sea-type-cv = { terminal-type-cv }
terminal-sea-type-cvl = лёгкий авианосец
terminal-sea-type-cve = { ship-sort-escort-carrier }
terminal-sea-type-ca = тяжёлый крейсер
terminal-sea-type-cl = лёгкий крейсер
terminal-sea-type-dd = { terminal-type-dd }
terminal-sea-type-tb = торпедный катер
terminal-sea-type-ss = подлодка

## Помощь в терминале: примеры этой игры

terminal-help-highseas-notation-words = main16-4 худ > бисмарк; done
terminal-help-highseas-ship-words = ship hood, корабль худ
terminal-help-highseas-why-words = why bismarck, почему бисмарк
terminal-help-highseas-rule-words = rule 7.declare, правило 7.declare
terminal-help-highseas-summary = { terminal-help-fleets-summary }
terminal-sea-hull = корпус
