"""The numbers that the words of a position may have, lowest and highest."""

from __future__ import annotations

from typing import Final

from wardroom.games.worldatwar.actions import COLUMNS, ROWS
from wardroom.games.worldatwar.operation import AMBUSHED, MOST_NUMBERS, Operation

# The highest number itself, or what is counted.
Range = tuple[int, int | str]

# Columns in which -1 means that the observer does not know.
SECRET: Final = (
    "force",
    "group",
    "laden",
    "withheld",
    "spared",
    "leaving",
    "task",
    "aim",
    "number",
    "hindered",
    "fought",
)

MEANINGS: Final = {
    "state": "0 ready, 1 aborted, 2 lost, 3 inverted",
    "task": "0 none, 1 patrol, 2 base attack, 3 strike, 4 cover, 5 search, 6 has struck, 7 may not strike",
    "restrained": "0 in action, 1 held back, 2 and 3 perhaps, 4 has launched",
}


def of_entry(name: str, place: int) -> str:
    """What a number of a table is: an ambush begins with its hex."""
    return "hex" if name == "ambushes" and place % AMBUSHED == 0 else name


def meaning(name: str) -> str:
    return f" ({MEANINGS[name]})" if name in MEANINGS else ""


def highest(op: Operation, limit: int | str) -> int:
    """The highest number of a range."""
    if isinstance(limit, int):
        return limit
    if limit == "groups":
        return MOST_NUMBERS
    if limit == "hexes":
        return COLUMNS * ROWS - 1
    if limit == "bases":
        return len(op.scenario.bases) - 1
    if limit == "duties":
        return len(op.scenario.duties) - 1
    if limit == "all duties":
        return len(op.scenario.duties)
    if limit == "voyages":
        return max(0, len(op.voyages) - 1)
    if limit == "forces":
        return len(op.forces)
    if limit == "ships":
        return len(op.force) - 1
    if limit == "squadrons":
        return len(op.wing_state)
    if limit == "labels":
        return len(op.scenario.labels) - 1
    assert limit in ("ships as bits", "forces as bits", "voyages as bits")
    counted = {"ships as bits": len(op.force), "forces as bits": len(op.forces)}
    return (1 << counted.get(limit, len(op.voyages))) - 1
