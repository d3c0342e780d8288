### Words of terminal and page.

attacksub-attack-system = attack
attacksub-family-lockon = attack
attacksub-sensor-system = sensor
attacksub-new-option-sides = Sides
hit-sunk = SUNK
attacksub-flag-dead = plays dead
attacksub-flag-stations = Battle Stations
attacksub-level-no-attack = no attack
cards-scenario = Scenario
family-range = range
summary-effect-more = one more red card
