### Words of terminal and page.

attacksub-detect = detect
action-force = the Surface Force
attacksub-attack-system = attack
attacksub-family-lockon = attack
attacksub-sensor-system = sensor
attacksub-new-option-sides = Sides
hit-dud = dud
hit-sensor = { attacksub-sensor-system }
hit-sensor2 = sensor ×2
hit-attack = { attacksub-attack-system }
hit-attack2 = attack ×2
hit-sensor-attack = sensor, attack
hit-sensor2-attack = sensor ×2, attack
hit-sensor-attack2 = sensor, attack ×2
hit-sensor2-attack2 = sensor ×2, attack ×2
field-attack = Attack
hit-sunk = SUNK
attacksub-flag-dead = plays dead
attacksub-flag-stations = Battle Stations
attacksub-level-no-attack = no attack
cards-scenario = Scenario
family-range = range
summary-effect-more = one more red card
