"""The numbers that the words of a position may have, lowest and highest."""

from __future__ import annotations

from typing import Final

from wardroom.games.worldatwar.actions import COLUMNS, ROWS
from wardroom.games.worldatwar.operation import AMBUSHED, ANY_SIZE, MOST_NUMBERS, Operation
from wardroom.games.worldatwar.scenario import FAR, NOWHERE

# The highest number itself, or what is counted.
Range = tuple[int, int | str]

FLAG: Final[Range] = (0, 1)
GROUP: Final[Range] = (0, MOST_NUMBERS)
SMALL: Final[Range] = (0, 99)
LARGE: Final[Range] = (0, 1_000_000)
BITS: Final[Range] = (0, "ships as bits")
HEX: Final[Range] = (NOWHERE, COLUMNS * ROWS - 1)

OF_THE_TURN: Final[dict[str, Range]] = {
    "phase": SMALL,
    "moving": FLAG,
    "round": SMALL,
    "intercepting": FLAG,
    "hex": HEX,
    "patrolled": FLAG,
    "quiet": (-1, 5),
    "holder": (-1, 1),
    "tide": LARGE,
}
OF_A_TABLE: Final[dict[str, Range]] = {
    "cards": SMALL,
    "codes": FLAG,
    "chart": FLAG,
    "found": SMALL,
    "spent": SMALL,
    "attacked": FLAG,
    "hindered": FLAG,
    "evaded": FLAG,
    "revealed": FLAG,
    "told": SMALL,
    "land-air": (0, "squadrons"),
    "lost": LARGE,
    "damaged": LARGE,
    "hurt": BITS,
    "search-edge": FLAG,
    "naval-shift": (-9, 9),
    "undersea-codes": FLAG,
    "opened": (0, 3),
    "clues": BITS,
    "searches": BITS,
    "ambushes": (0, "forces as bits"),
    "thinned": BITS,
    "points": (-1_000_000, 1_000_000),
}
OF_A_SHIP: Final[dict[str, Range]] = {
    "force": (0, "forces"),
    "group": GROUP,
    "hits": SMALL,
    "laden": FLAG,
    "torpedoed": FLAG,
    "withheld": FLAG,
    "spared": FLAG,
    "leaving": FLAG,
    "restrained": (0, 4),
    "sighted": (0, "forces as bits"),
    "base": (0, "bases"),
}
OF_A_SQUADRON: Final[dict[str, Range]] = {
    "state": (0, 3),
    "on": (-FAR, "ships"),
    "task": (0, 7),
    "aim": GROUP,
    "shown": FLAG,
    "driven": FLAG,
    "raided": (0, "voyages as bits"),
}
OF_A_VOYAGE: Final[dict[str, Range]] = {
    "side": FLAG,
    "level": (0, 3),
    "duty": (-1, "duties"),
    "target": (-1, "voyages"),
    "meets": HEX,
    "status": (0, 6),
    "at": LARGE,
    "dice": SMALL,
    "score": LARGE,
    "patrol": FLAG,
    "spotted": FLAG,
    "flown": LARGE,
    "parent": (-1, "voyages"),
}
OF_A_FORCE: Final[dict[str, Range]] = {
    "side": FLAG,
    "base": (0, "bases"),
    "tf": FLAG,
    "voyage": (0, "voyages"),
    "shown": FLAG,
    "slow": (-1, 1),
    "light": (-1, 1),
    "number": GROUP,
    # Groups of a position that came at different times have rounds before the first.
    "joins": (-99, 99),
    "present": FLAG,
    "cargo": SMALL,
    "withdrawn": FLAG,
    "fought": FLAG,
    "inverted": FLAG,
    "gone": FLAG,
    "origin": (0, "bases"),
    "least": (0, ANY_SIZE),
    "most": (0, ANY_SIZE),
    "restraint": (0, 4),
    "parent": (-1, "forces"),
    "landed": SMALL,
    "drained": SMALL,
    "surplus": FLAG,
}

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
