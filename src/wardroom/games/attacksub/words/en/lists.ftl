## A table in a list: its scenario, its sides, and how far it has come

attacksub-side-nato = NATO
attacksub-side-soviet = Soviet
attacksub-side-british = British
attacksub-side-argentine = Argentine
attacksub-side-renegade = Renegade
attacksub-scenario = Scenario { $letter }
attacksub-place = deck { $deck } of { $decks }
