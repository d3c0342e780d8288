### Attack Sub.

# -- content ----------------------------------------------------------------------------------------------
# Ships, cards and scenarios as `wardroom cards` and the browser of cards show them.

cards-ship = Ship
cards-ships = { $number ->
    [one] { $number } ship
   *[other] { $number } ships
}
cards-card = Card
cards-cards = { $number ->
    [one] { $number } print of action cards
   *[other] { $number } prints of action cards
}
cards-scenario = Scenario
cards-scenarios = { $number ->
    [one] { $number } scenario
   *[other] { $number } scenarios
}
field-name_ru = Russian name
field-set = Set
field-nation = Navy
field-type = Type
field-class = Class
field-tons = Tons
field-knots = Knots
field-metres = Metres
field-fit = Weapons of the real ship
field-sensor = Sensor
field-attack = Attack
field-damage = Damage boxes
field-detect = Detect
field-duration = Helicopter duration
field-swimout = Swim-out torpedoes
field-fast = Too fast to be shaken off
field-card = Piece of cardboard
field-family = Kind
field-fire = Fire
field-contact = Contact
field-need = Own turn: draw at least
field-value = Enemy turn: less
field-sub_only = Submarines only
field-number = Random number
field-hit = Hit result
field-count = In deck
field-line = In short
field-line_ru = In short, in Russian
field-rule = Rule
field-introduction = A first game
field-otherwise = Any other result
field-side = Sides
column-type = Type
column-sensor = Sensor
column-attack = Attack
column-damage = Boxes
column-detect = Detect
column-duration = Helo
column-family = Kind
column-fire = Fire
column-contact = Contact
column-need = Own turn
column-value = Less
column-sub_only = Subs only
column-number = RN
column-hit = Hit
column-count = In deck
column-rule = Rule
column-side = Sides
column-otherwise = Otherwise
nation-us = United States
nation-uk = United Kingdom
nation-su = USSR
nation-ar = Argentina
nation-nato = NATO
set-base = the game
sub_only-True = yes
sub_only-False = no
swimout-True = yes
swimout-False = no
fast-True = yes
fast-False = no
introduction-True = yes
introduction-False = no
number-x = X
family-active = search
family-passive = search and answer
family-both = search and answer
family-reduction = hiding
family-lockon = attack
family-evasion = answer to an attack
family-range = range
family-control = repair
family-stations = extra action
family-technician = repair
family-helicopter = helicopter
type-surface_noise = Surface Noise
type-thermal_layer = Thermal Layer
type-silent_running = Silent Running
type-decoy = Decoy
type-noisemaker = Noisemaker
type-turn = High Speed Turn
hit-dud = dud
hit-sensor = sensor
hit-sensor2 = sensor ×2
hit-attack = attack
hit-attack2 = attack ×2
hit-sensor-attack = sensor, attack
hit-sensor2-attack = sensor ×2, attack
hit-sensor-attack2 = sensor, attack ×2
hit-sensor2-attack2 = sensor ×2, attack ×2
hit-sunk = SUNK
side-nato = NATO
side-soviet = Soviet
side-british = British
side-argentine = Argentine
side-renegade = Renegade
otherwise-draw = draw
otherwise-nato = NATO wins
otherwise-soviet = the Soviets win
otherwise-british = the British win
otherwise-argentine = the Argentines win
otherwise-renegade = the renegade wins
