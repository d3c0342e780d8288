### Cold War Naval Battles.

## Настройки

option-seats = Сколько игроков за столом.
option-victory = Сколько очков кончают игру; 0 — 180, как в книге (в командах 360 или 540).
option-rounds = После стольких раундов выигрывает больший итог; 0 — играть до победы.
option-order_cards = Сколько карточек очерёдности в игре; 0 — по одной на игрока.
option-action = В колоду замешаны 97 карточек дополнения Action.
option-air_defense = Корабли с ПВО бросают против авиации в последнюю очередь.
option-strike_rows = Палубной авиации легче попасть в линию 1 и труднее в линию 3.
option-strike_reduction = Авианосец, повреждённый наполовину, теряет единицу рейтинга.
option-prepared_defenses = За одно очко тумана войны зонную защиту можно положить лицом вниз.
option-critical_damage = Корабль в одном очке от гибели не атакует и не применяет ПВО.
option-armor = Каждая карточка повреждений на линкоре весит на единицу меньше.
option-large_ships = Корабль с запасом 7 и больше от авиаудара выходит из строя, но не тонет.
option-attack_opportunities = Тяжёлые орудия и установки стреляют и лёгкими карточками.
option-cruise_missiles = Ракеты C летят из третьей линии и в третью линию.
option-quick_response = Зонные «Прикрытие с воздуха» и «Средства ПЛО» имеют шанс на 1 больше.
option-team_size = Команды по двое или по трое, сидят через одного; 0 — каждый за себя.
option-area_limits = Атака исключает зонную защиту своего рода в тот же ход.
option-escorts = «Прикрытие с воздуха» может отменить успех вражеского прикрытия.
option-tactics = Сколько случайных карточек тактики замешать; без невезения 0 или 4.
option-tactics_last = Сколько действует выложенная тактика: всю игру, как в книге, или раунд.
option-bad_luck = Сколько случайных карточек невезения замешать; без тактики 0 или 7.
option-bad_luck_dealt = Невезение остаётся в колоде при раздаче; доставшееся заменяют и замешивают обратно.
option-tournament_deal = Каждый начинает с одной подлодкой, двумя большими кораблями и четырьмя прочими.
option-open_scores = Стол считает, сколько очков потоплено каждым.
option-house_rules = Договорённости этого стола, видны всем и записаны.

## Корабли и карточки

cards-cards = { $number ->
    [one] { $number } вид карточек акций
    [few] { $number } вида карточек акций
   *[other] { $number } видов карточек акций
}
cards-order = { new-option-order_cards }
column-hits = Запас
column-guns = { field-guns }
column-missiles = { field-missiles }
column-torpedoes = Торп
column-strike = Удар
column-traits = { field-traits }
column-size = { field-size }
column-damage = Повр
column-attacks = Атак
column-numbers = Успех
column-more = { set-action }

## Помощь в терминале: примеры этой игры

terminal-help-coldwar-notation-words = gun5 айова > слава; done
terminal-help-coldwar-ship-words = ship slava, корабль слава
terminal-help-coldwar-why-words = why slava, почему слава
terminal-help-coldwar-rule-words = rule 7.12, правило 7.12
terminal-help-coldwar-summary = { terminal-help-fleets-summary }
terminal-help-coldwar-tactic-words = тактика jink
terminal-help-coldwar-tactic = сыграть тактику сейчас или как только позволят правила
terminal-help-coldwar-orders-words = приказы negate пас
terminal-help-coldwar-orders = вопросы по ходу дела: пас или спрашивать; одно приказы покажет все
