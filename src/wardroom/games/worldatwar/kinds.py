"""What the facts of this game are, and which numbers a position may say of them.

Where the highest is a word, `highest` of `position/facts.py` counts what it names; and in a position
hexes, bases and seats have words.
"""

from typing import Annotated

from wardroom.core.facts import Between, Column, Limited, Of, Row, ShipCounts, SideRows
from wardroom.games.worldatwar.scenario import FAR, NOWHERE

# -- one ----------------

Bit = Annotated[Limited, Between(0, 1)]
SideNumber = Annotated[Limited, Between(0, "seats")]
Small = Annotated[Limited, Between(0, 99)]
Large = Annotated[Limited, Between(0, 1_000_000)]
Distance = Annotated[Limited, Between(0, FAR)]
AnyNumber = Annotated[Limited, Between(-9, FAR)]
Hex = Annotated[Limited, Between(NOWHERE, "hexes")]
GroupNumber = Annotated[Limited, Between(0, "groups")]
VoyageNumber = Annotated[Limited, Between(0, "voyages")]
MaybeVoyage = Annotated[Limited, Between(-1, "voyages")]
UnitNumber = Annotated[Limited, Between(0, "ships")]
MaybeLabel = Annotated[Limited, Between(-1, "labels")]
BaseNumber = Annotated[Limited, Between(0, "bases")]
MaybeBase = Annotated[Limited, Between(-1, "bases")]

# -- several ----------------

Bits = Annotated[Row, Between(0, 1)]
Smalls = Annotated[Row, Between(0, 99)]
Larges = Annotated[Row, Between(0, 1_000_000)]
AnyNumbers = Annotated[Row, Between(-9, FAR)]
Hexes = Annotated[Row, Between(NOWHERE, "hexes")]
Groups = Annotated[Row, Between(0, "groups")]
Voyages = Annotated[Row, Between(0, "voyages")]
Units = Annotated[Row, Between(0, "ships")]
UnitBits = Annotated[Row, Between(0, "ships as bits")]
Bases = Annotated[Row, Between(0, "bases")]
Squadrons = Annotated[Row, Between(0, "squadrons")]
# By side.
UnitRows = Annotated[SideRows, Between(0, "ships")]
AnyRows = Annotated[SideRows, Between(-9, FAR)]

# -- what a step names: each is there, once, and of its own side or of the other ----------------

AnyVoyage = Annotated[Limited, Between(0, "any voyages")]
OwnVoyage = Annotated[Limited, Between(0, "own voyages")]
EnemyVoyage = Annotated[Limited, Between(0, "enemy voyages")]
AnyVoyages = Annotated[Row, Between(0, "any voyages")]
OwnVoyages = Annotated[Row, Between(0, "own voyages")]
EnemyVoyages = Annotated[Row, Between(0, "enemy voyages")]
OwnUnits = Annotated[Row, Between(0, "own ships")]
OwnBases = Annotated[Row, Between(0, "own bases")]

# -- one of each ship and each squadron ----------------

OfSquadrons = Annotated[Column, Of("squadrons")]
BitOfShips = Annotated[ShipCounts, Between(0, 1)]
BitOfSquadrons = Annotated[OfSquadrons, Between(0, 1)]
