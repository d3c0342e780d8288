### Naval Battles.

## Ships and cards

cards-cards = { $number ->
    [one] { $number } kind of action card
   *[other] { $number } kinds of action cards
}
column-hull = { field-hull }
column-main = Main
column-secondary = Sec
column-mount = Torp
column-flights = Air
column-cover = Cover
column-anti_air = AA
column-silent = Silent
column-size = { field-size }
column-double = { field-double }
column-damage = Dmg
column-attacks = Dice
column-numbers = Die
column-count = Deck
column-steps = In
column-reach = Aim

## 2 The marks of an action card: its steps, and who may attack whom

legend-steps =
    In which step: R reorganize, P prepare, A attack, D defence.
    Who may attack whom: 12▸12 is from rows 1 and 2 at rows 1 and 2; a is an active submarine, p a passive one.

## The terminal

terminal-sea-battle = battle { $number }
terminal-sea-head-hull = { terminal-sea-hull }
terminal-sea-head-aa = AA
terminal-sea-fleet = not laid out yet
terminal-sea-choosing = choosing a fleet
terminal-sea-no-nation = no navy yet
terminal-sea-reserve = Reserve:
terminal-sea-front = Before the fleet:
terminal-sea-used = { $card } (used)
terminal-sea-out = Out of the battle: no ship left.
terminal-sea-mount = torp{ $number ->
    [0] { "" }
   *[other] +{ $number }
}
terminal-sea-flights = air×{ $number }
terminal-sea-cover = cover { $number }+
terminal-sea-silent = silent { $number }+
terminal-sea-needs = sinks on { $number }+
terminal-sea-attack-land = land-based air
terminal-sea-attack-carrier = carrier aircraft
terminal-sea-wasted = wasted
terminal-sea-your-fleet = Your fleet so far, seen by nobody else
terminal-sea-your-attacks = Your attacks so far, seen by nobody else
terminal-sea-in-reserve = in the reserve of { $name }
terminal-sea-anti-air = anti-aircraft
terminal-sea-year = in service
terminal-sea-card-reinforcements = ships of the reserve for { $points } points
terminal-sea-card-retreat = no attacks, and 3 Damage cards off
terminal-sea-card-planning = +1 to one roll in each turn
terminal-sea-card-land-air = { $attacks ->
    [one] { $attacks } air attack; { $n1 }/{ $n2 }/{ $n3 } in rows 1/2/3, submarines { $n4 }
   *[other] { $attacks } air attacks; { $n1 }/{ $n2 }/{ $n3 } in rows 1/2/3, submarines { $n4 }
}
terminal-sea-card-surprise = an opponent loses all cards before the fleet
terminal-sea-card-torpedo = sinks on { $n1 }+ with the mount; row 1 at row 1, or an active submarine
terminal-sea-card-depth-charge = damage { $damage } to a submarine, mount in row 1
terminal-sea-card-escort = moves an attack within its row
terminal-sea-card-main = damage { $damage }: main battery { $size }", rows 1-2 at rows 1-2
terminal-sea-card-near-miss = stops a Main Salvo
terminal-sea-card-small-target = stops an attack on a hull of 4 or less
terminal-sea-card-secondary = damage { $damage }: secondary { $size }", row 1 at row 1
terminal-sea-card-secondary-double = damage { $damage }: two ships with { $size }", row 1 at row 1
terminal-sea-card-armor = stops a Secondary Salvo
terminal-sea-card-evasive = stops any one attack
terminal-sea-type-bb = { terminal-type-bb }
terminal-sea-type-bc = battlecruiser
terminal-sea-type-cv = { terminal-type-cv }
terminal-sea-type-cvl = light carrier
terminal-sea-type-cve = { ship-sort-escort-carrier }
terminal-sea-type-ca = heavy cruiser
terminal-sea-type-cl = light cruiser
terminal-sea-type-dd = { terminal-type-dd }
terminal-sea-type-tb = torpedo boat
terminal-sea-type-ss = submarine

## Help in the terminal: examples of this game

terminal-help-highseas-notation-words = main16-4 hood > bismarck; done
terminal-help-highseas-ship-words = ship hood
terminal-help-highseas-why-words = why bismarck
terminal-help-highseas-rule-words = rule 7.declare
terminal-help-highseas-summary = { terminal-help-fleets-summary }
terminal-sea-hull = hull
