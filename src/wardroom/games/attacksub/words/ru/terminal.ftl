### Attack Sub.

## Настройки

option-scenario = Сценарий: от 13A до 13M; A и H есть и в турнирном виде.
option-sides = Сторону выбирает тот, кто открыл большее число, или игрок 1 играет за первую либо за вторую.
option-decks = Игра кончается с ходом, в котором кончилась эта колода.
option-own_scenario = Строки файла своего сценария для scenario=own.

# -- content ----------------------------------------------------------------------------------------------
# Корабли, карты и сценарии: их показывают `wardroom cards` и просмотр карт.

cards-card = Карта
cards-cards = { $number ->
    [one] { $number } вид карт действий
    [few] { $number } вида карт действий
   *[other] { $number } видов карт действий
}
cards-scenarios = { $number ->
    [one] { $number } сценарий
    [few] { $number } сценария
   *[other] { $number } сценариев
}
column-sensor = Акуст.
column-attack = { field-attack }
column-detect = Скрытн.
column-duration = Верт.
column-family = { field-kind }
column-fire = { field-fire }
column-contact = { field-contact }
column-need = Свой ход
column-value = Минус
column-number = СЧ
column-hit = Попадание
column-rule = { field-rule }
column-side = { attacksub-new-option-sides }
column-otherwise = Иначе

# -- terminal

terminal-sub-deck = колода { $number } из { $decks }
terminal-sub-points = очки: { $number } из { $needed }
terminal-sub-force = надводная группа
terminal-sub-helicopter-of = вертолёт с корабля { $ship }
terminal-sub-head-sensor = { attacksub-sensor-system }
terminal-sub-head-attack = { attacksub-attack-system }
terminal-sub-head-values = скрытность/защита
terminal-sub-head-contacts = кто обнаружил
terminal-sub-no-contact = никто
terminal-sub-sensor = { attacksub-sensor-system }
terminal-sub-attack = { attacksub-attack-system }
terminal-sub-aloft = в воздухе: { $number }
terminal-sub-waiting = может прийти
terminal-sub-sunk = потоплен
terminal-sub-exited = ушёл
terminal-sub-active = активный гидролокатор
terminal-sub-passive = шумопеленгатор
terminal-sub-closes = сближается
terminal-sub-opens = отрывается
terminal-sub-your-play = Ваш ход:
terminal-sub-stands = скрытность { $detect }, защита { $defence }, обнаружили: { $contacts }
terminal-sub-only = (только подлодки)
terminal-sub-number = СЧ { $number } · { $hit }
terminal-sub-legend = СЧ: число открытой карты; дальше её попадание (невзрыв: без вреда)
terminal-sub-black = в свой ход
terminal-sub-red = в чужой ход
terminal-sub-both = в любой ход
terminal-sub-detect = { attacksub-detect }
terminal-sub-duration = вертолёты остаются при
terminal-sub-card-active = поиск с +1, но слышен всем
terminal-sub-card-passive = тихий поиск; ответ на посылку или выстрел
terminal-sub-card-both = активный или пассивный поиск
terminal-sub-card-reduction = контакты с вами −1 при { $need } и больше; ищущему −{ $value }
terminal-sub-card-lockon = огонь { $fire }, нужен контакт { $contact }
terminal-sub-card-evasion = атакующему −{ $value }
terminal-sub-card-range = сближение или отрыв
terminal-sub-card-control = чинит одну клетку повреждений
terminal-sub-card-stations = два действия одному кораблю
terminal-sub-card-technician = устраняет неисправность
terminal-sub-card-helicopter = поднимает вертолёт

## Помощь в терминале: примеры этой игры

terminal-help-attacksub-notation-words = wl2-1/7 virginia > molniya; done
terminal-help-attacksub-ship-words = ship virginia, корабль virginia
terminal-help-attacksub-why-words = why molniya, почему molniya
terminal-help-attacksub-rule-words = rule 6.1, правило 6.1
terminal-help-attacksub-summary = какая карта отвечает на какую
