"""2 The marks on an action card: in which steps it is played, and who may attack whom with it."""

from functools import cache
from typing import Final

from wardroom.core.state import ALLOWED, NOBODY
from wardroom.games.highseas.attacks import (
    is_attacking,
    needs_platform,
    ship_forbids,
    strike_forbids,
    target_forbids,
)
from wardroom.games.highseas.battle import ACTIVE, NO_ATTACKS, Battle
from wardroom.games.highseas.catalogue import LAND_AIR, Card
from wardroom.games.highseas.defense import is_defending
from wardroom.games.highseas.game import GAME
from wardroom.games.highseas.prepare import is_prepared
from wardroom.games.highseas.reorganize import is_reorganizing

REORGANIZE: Final = "reorganize"
PREPARE: Final = "prepare"
ATTACK: Final = "attack"
DEFENSE: Final = "defense"
# Where ships stand, and the bits of their status there.
ROWS: Final = ("row1", "row2", "row3")
SUBMARINES: Final = ("passive", "active")
STATUS: Final = {"row1": 1, "row2": 2, "row3": 3, "passive": 0, "active": ACTIVE}
LAND: Final = "land"


def steps(card: Card) -> list[str]:
    """The steps with a green dot."""
    found = []
    if is_reorganizing(card.family):
        found.append(REORGANIZE)
    if is_prepared(card.family):
        found.append(PREPARE)
    if is_attacking(card.family):
        found.append(ATTACK)
    if is_defending(card.family):
        found.append(DEFENSE)
    return found


@cache
def reach(key: str) -> list[tuple[str, str]]:
    """From where to where it attacks: `row1`, `row2`, `row3`, `active`, `passive`; `land` needs no ship.

    Asked of the rules themselves: each place of an attacker that has the weapon against each of a target.
    """
    card = next(card for card in GAME.catalogue.cards if card.key == key)
    if not needs_platform(card.family) and card.family != LAND_AIR:
        return []
    found: list[tuple[str, str]] = []
    b = at_sea()
    for place, source in stands(b) if needs_platform(card.family) else [(LAND, NOBODY)]:
        if source != NOBODY:
            b.status[source] = STATUS[place]
            if ship_forbids(b, NO_ATTACKS, card, source) != ALLOWED:
                continue
        for aimed, target in stands(b):
            if target != source and (place, aimed) not in found:
                b.status[target] = STATUS[aimed]
                if target_forbids(b, card, source, target) == ALLOWED:
                    found.append((place, aimed))
    return found


@cache
def carrier_reach() -> list[str]:
    """12.carriers Where the aircraft of a carrier may attack."""
    b = at_sea()
    found: list[str] = []
    for aimed, target in stands(b):
        if aimed not in found and strike_forbids(b, target) == ALLOWED:
            found.append(aimed)
    return found


def at_sea() -> Battle:
    """A table at which ships can be put anywhere."""
    b = GAME.empty({}, None)
    b.status = [0] * len(b.catalogue.ships)
    return b


def stands(b: Battle) -> list[tuple[str, int]]:
    """Every ship at every place where it can be."""
    found = []
    for ship in b.catalogue.ships:
        for place in SUBMARINES if ship.is_submarine else ROWS:
            found.append((place, ship.id))
    return found
