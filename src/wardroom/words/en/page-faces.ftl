# What is written on ships and cards besides their names.
face-attack = Attack
face-special = Special
face-either = Either
face-luck = Bad luck

face-title-gun = Gun Attack
face-title-missile = Missile Attack
face-title-asw = { table-attack-asw }
face-title-asw-land = Land Based ASW

face-platform-gun = { $size ->
    [any] any gun
   *[other] { $size }-inch
}
face-platform-missile = { $size ->
    [any] any launcher
   *[other] { $size } launcher
}
face-platform-torpedo = submarines
face-platform-asw = { face-platform-cover }
face-platform-asw-land = { face-platform-cover-land }
face-platform-land = { $attacks ->
    [2] two strikes
   *[other] three strikes
}
face-platform-evade = guns, torpedoes
face-platform-ecm = counter-measures
face-platform-mine = { face-platform-bomber }
face-platform-surprise = submarine or air strike
face-platform-sweepers = mines
face-platform-dive = active submarine
face-platform-warning = every kind
face-platform-luck-damage = damage card

face-any = any
face-line-gun = Row 1 at row 1.
face-line-missile = Rows 1–2 at rows 1–2; subs at any.
face-line-missile-cruise = Any row; row 3 as a cruise missile, 12.9.
face-line-torpedo = Passive sub: sinks on { $number ->
    [1] 1
   *[other] 1–{ $number }
}.
face-line-asw = Active sub: 1–{ $active }. Passive: { $passive ->
    [1] 1
   *[other] 1–{ $passive }
}.
face-line-land = Sinks on { $one }, { $two } or { $three } by row.
face-line-bomber = A hit on 1–{ $number } for each die.
face-line-evade = Stops gun and torpedo attacks.
face-line-ecm = Stops missiles and cruise missiles.
face-line-cover = Stops an air strike on 1–{ $number }.
face-line-additional_ship = Take the top ship of the deck.
face-line-retreat = No attacks by or on you. Repair three.
face-line-damage_control = Cancels the effect of one attack.
face-line-crew = One more strike, one better.
face-line-minefield = A die finds the ship.
face-line-surprise = Only Early Warning, or Air Defence at −1, helps.
face-line-sweepers = Stops minefields.
face-line-crash_dive = Your submarine turns passive.
face-line-early_warning = Cancels surprise. Guns 1–{ $guns }, missiles and mines 1–{ $missiles }, the rest { $rest }.
face-line-refueling = A used air card returns to your hand.
face-line-intelligence = See a hand, or cancel a Special or Tactic.
face-line-jink = Rolls at your strikes are 1 worse.
face-line-fighter = Your Air Cover is 1 better.
face-line-improved_asw = Your ASW, and torpedoes at passive subs, are 1 better.
face-line-sub_evasion = ASW at your submarines is 1 worse.
face-line-sneak = Your submarines stay passive.
face-line-jamming = A missile at you stops on { $number }.
face-line-evasive = A torpedo at you stops on { $number }.
face-line-satellite = 1 more Fog of War.
face-line-explosion = Any ship on 1–{ $number }, else a damaged one.
face-line-explosion-one = Any ship on 1, else a damaged one.
face-line-counter = You lose a card.
face-line-fire_control = No missiles or torpedoes; Air Defence 1 worse.
face-line-deck_fire = A carrier’s rating is 1 lower.
face-line-leak = Your secrets lie open.

face-cost-one = 1 Fog of War
face-cost-attack = 1 Fog of War to attack
face-cost-each = 1 Fog of War a strike
face-cost-die = 1 Fog of War a die
face-cost-free = free
face-cost-area = free face up
face-cost-anytime = any time

face-reconstructed = { level-reconstructed }

face-active = Active
face-passive = Passive
face-crippled = Crippled
face-sunk = Sunk
face-trait-hunter = Hunter
face-trait-quiet = Quiet
face-trait-fast = Fast
face-face-down = face-down

face-mini-gun = Gun
face-mini-asw = { table-attack-asw }
face-mini-land_strike = Strike
face-mini-bomber = Bombers
face-mini-evade = Evade
face-mini-ecm = { face-title-ecm }
face-mini-cover = Cover
face-mini-additional_ship = New ship
face-mini-retreat = Retreat
face-mini-damage_control = Dam. con.
face-mini-crew = Crew
face-mini-minefield = Mines
face-mini-sweepers = Sweepers
face-mini-crash_dive = Dive
face-mini-early_warning = Warning
face-mini-refueling = Refuel
face-mini-intelligence = Intel
face-mini-tactic = { face-tactic }
face-mini-bad_luck = Bad luck
face-mini-sub = { table-sub }

ship-type-CG = CG
ship-type-CGN = CGN
ship-type-CVN = CVN
ship-type-CVH = CVH
ship-type-CVHG = CVHG
ship-type-DDG = DDG
ship-type-FF = FF
ship-type-FFG = FFG
ship-type-SSN = SSN
face-mini-torpedo = Torpedo
face-printed = printed
face-published = published
face-defence = Defence
face-mini-missile = Missile
face-mini-surprise = Surprise
face-platform-cover = carrier modified
face-platform-cover-land = not carrier modified
face-platform-bomber = a whole task force
face-tactic = Tactic
face-title-ecm = ECM
ship-type-BB = BB
ship-type-CV = CV
ship-type-DD = DD
