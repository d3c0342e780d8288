"""What a game tells of itself in short: which attack is met by which defence, and the tables it reads."""

from typing import TypedDict


class Meeting(TypedDict):
    """One way in which a defence meets an attack; each game says what it writes into `way` and `effect`."""

    attack: str
    source: str
    defence: str
    rule: str
    way: str
    roll: bool
    effect: str
    number: int
    on: int


class TableRow(TypedDict):
    """The first and the last number of factors, squadrons or levels that are read in it, and its cells."""

    least: int
    most: int
    cells: list[str]


class LookUpTable(TypedDict):
    """A table that is read with the sum of two dice."""

    key: str
    rule: str
    rows: list[TableRow]
