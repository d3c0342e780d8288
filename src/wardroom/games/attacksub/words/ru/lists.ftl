## Стол в списке: сценарий, стороны и как далеко зашла игра

attacksub-side-nato = НАТО
attacksub-side-soviet = СССР
attacksub-side-british = Британия
attacksub-side-argentine = Аргентина
attacksub-side-renegade = Мятежник
attacksub-scenario = Сценарий { $letter }
attacksub-place = колода { $deck } из { $decks }
