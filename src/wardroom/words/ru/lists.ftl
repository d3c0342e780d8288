### Имена, которые называют и списки столов.

nation-su = СССР
nation-jp = Япония
nation-de = Германия
nation-it = Италия
nation-nato = НАТО
nation-us = США
nation-fr = Франция
nation-uk = Великобритания
