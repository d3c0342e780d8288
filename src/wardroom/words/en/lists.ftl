### Names that lists of tables say, too.

nation-su = Soviet Union
nation-jp = Japan
nation-de = Germany
nation-it = Italy
nation-nato = NATO
nation-us = United States
nation-fr = France
nation-uk = United Kingdom
