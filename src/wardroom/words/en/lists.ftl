### Names that lists of tables say, too.

base-game-coldwar = Cold War Naval Battles
base-game-highseas = Naval Battles
base-game-attacksub = Attack Sub
base-game-worldatwar = A World at War: naval
nation-su = Soviet Union
nation-jp = Japan
nation-de = Germany
nation-it = Italy
nation-nato = NATO
nation-us = United States
nation-fr = France
nation-uk = United Kingdom
