# -- content ----------------------------------------------------------------------------------------------
# Ships, cards and scenarios as `wardroom cards` and the browser of cards show them.

cards-card = Card
cards-cards = { $number ->
    [one] { $number } print of action cards
   *[other] { $number } prints of action cards
}
cards-scenarios = { $number ->
    [one] { $number } scenario
   *[other] { $number } scenarios
}
column-sensor = Sensor
column-attack = { field-attack }
column-detect = Detect
column-duration = Helo
column-family = { field-kind }
column-fire = { field-fire }
column-contact = { field-contact }
column-need = Own turn
column-value = Less
column-number = RN
column-hit = Hit
column-rule = { field-rule }
column-side = { attacksub-new-option-sides }
column-otherwise = Otherwise

# -- terminal

terminal-sub-deck = deck { $number } of { $decks }
terminal-sub-points = { $number } of { $needed } points
terminal-sub-force = Surface Force
terminal-sub-helicopter-of = helicopter of { $ship }
terminal-sub-head-sensor = { attacksub-sensor-system }
terminal-sub-head-attack = { attacksub-attack-system }
terminal-sub-head-values = detect/defence
terminal-sub-head-contacts = found by
terminal-sub-no-contact = nobody
terminal-sub-sensor = { attacksub-sensor-system }
terminal-sub-attack = { attacksub-attack-system }
terminal-sub-aloft = { $number } aloft
terminal-sub-waiting = may come
terminal-sub-sunk = sunk
terminal-sub-exited = gone home
terminal-sub-active = active sonar
terminal-sub-passive = passive sonar
terminal-sub-closes = closes the range
terminal-sub-opens = opens the range
terminal-sub-your-play = Your play:
terminal-sub-stands = detect { $detect }, defence { $defence }, found by { $contacts }
terminal-sub-only = (submarines only)
terminal-sub-number = RN { $number } · { $hit }
terminal-sub-legend = RN: its number when turned over; then its hit (dud: no harm)
terminal-sub-black = your turn
terminal-sub-red = the enemy’s turn
terminal-sub-both = either turn
terminal-sub-detect = { attacksub-detect }
terminal-sub-duration = helicopters stay with
terminal-sub-card-active = searches with +1, and is heard
terminal-sub-card-passive = searches unheard; answers a ping or a shot
terminal-sub-card-both = searches actively or passively
terminal-sub-card-reduction = contacts on you −1 on { $need } or more; searcher −{ $value }
terminal-sub-card-lockon = fire { $fire }, needs contact { $contact }
terminal-sub-card-evasion = attacker −{ $value }
terminal-sub-card-range = closes or opens the range
terminal-sub-card-control = mends one box of damage
terminal-sub-card-stations = two actions for one ship
terminal-sub-card-technician = repairs a malfunction
terminal-sub-card-helicopter = launches a helicopter

## Help in the terminal: examples of this game

terminal-help-attacksub-notation-words = wl2-1/7 virginia > molniya; done
terminal-help-attacksub-ship-words = ship virginia
terminal-help-attacksub-why-words = why molniya
terminal-help-attacksub-rule-words = rule 6.1
terminal-help-attacksub-summary = which card answers which
