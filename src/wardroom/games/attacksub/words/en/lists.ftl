## A table in a list: its scenario, its sides, and how far it has come

attacksub-scenario = Scenario { $letter }
attacksub-place = deck { $deck } of { $decks }
side-nato = { nation-nato }
side-british = British
side-renegade = Renegade
side-soviet = Soviet
side-argentine = Argentine
