## Стол в списке: сценарий, стороны и как далеко зашла игра

attacksub-scenario = Сценарий { $letter }
attacksub-place = колода { $deck } из { $decks }
side-nato = { nation-nato }
side-british = Британия
side-renegade = Мятежник
side-soviet = СССР
side-argentine = Аргентина
