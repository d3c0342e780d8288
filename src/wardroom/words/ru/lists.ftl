### Имена, которые называют и списки столов.

base-game-coldwar = Холодная война на море
base-game-highseas = Морские сражения
base-game-attacksub = Атакующая субмарина
base-game-worldatwar = Мир в войне: море
nation-su = СССР
nation-jp = Япония
nation-de = Германия
nation-it = Италия
nation-nato = НАТО
nation-us = США
nation-fr = Франция
nation-uk = Великобритания
