"""2 The marks on an action card: in which steps it is played, and who may attack whom with it."""

from typing import Final

from wardroom.core.state import ALLOWED, NOBODY
from wardroom.games.highseas.battle import ACTIVE, NO_ATTACKS, Battle
from wardroom.games.highseas.catalogue import LAND_AIR, Card, Catalogue
from wardroom.games.highseas.kinds import KINDS, PLAYED_IN
from wardroom.games.highseas.switches import SCHEMA, Switches

# Where ships stand, and the bits of their status there.
SUBMARINES: Final = ("active", "passive")
PLACES: Final = ("row1", "row2", "row3", *SUBMARINES)
STATUS: Final = {"row1": 1, "row2": 2, "row3": 3, "passive": 0, "active": ACTIVE}
LAND: Final = "land"
SHORT: Final = {"row1": "1", "row2": "2", "row3": "3", "active": "a", "passive": "p", LAND: LAND}


def steps(card: Card) -> list[str]:
    """The steps with a green dot."""
    return [step for bit, step in enumerate(PLAYED_IN) if KINDS[card.family].steps >> bit & 1]


def reach(catalogue: Catalogue, card: Card) -> list[tuple[str, str]]:
    """From where to where it attacks: `row1`, `row2`, `row3`, `active`, `passive`; `land` needs no ship.

    Asked of the rules themselves: each place of an attacker that has the weapon against each of a target.
    """
    if card.family == LAND_AIR:
        return [(LAND, aimed) for aimed in targets(at_sea(catalogue), card, NOBODY)]
    found: list[tuple[str, str]] = []
    if KINDS[card.family].fired:
        b = at_sea(catalogue)
        for place in PLACES:
            ship = firing_ship(b, card, place)
            if ship != NOBODY:
                found += [(place, aimed) for aimed in targets(b, card, ship)]
    return found


def aims(catalogue: Catalogue, card: Card) -> list[str]:
    """The same in short, places that reach alike together: `12-at-12`, `a-at-123`, `land-at-123ap`."""
    aimed: dict[str, str] = {}
    for place, at in reach(catalogue, card):
        aimed[place] = aimed.get(place, "") + SHORT[at]
    together: dict[str, str] = {}
    for place, at in aimed.items():
        together[at] = together.get(at, "") + SHORT[place]
    return [f"{source}-at-{at}" for at, source in together.items()]


def firing_ship(b: Battle, card: Card, place: str) -> int:
    """Any ship that can fire the card from this place, or NOBODY."""
    for ship in ships_at(b, place):
        b.status[ship] = STATUS[place]
        if KINDS[card.family].ship_forbids(b, NO_ATTACKS, card, ship) == ALLOWED:
            return ship
    return NOBODY


def targets(b: Battle, card: Card, source: int) -> list[str]:
    """Where ships stand at which a card may be aimed."""
    found = []
    for place in PLACES:
        able = ships_at(b, place)
        if not able:
            continue
        target = able[0]
        b.status[target] = STATUS[place]
        if KINDS[card.family].target_forbids(b, source, target) == ALLOWED:
            found.append(place)
    return found


def at_sea(catalogue: Catalogue) -> Battle:
    """A table at which ships can be put anywhere."""
    b = Battle(catalogue, Switches(SCHEMA.fill({})), None)
    b.status = [0] * len(catalogue.ships)
    return b


def ships_at(b: Battle, place: str) -> list[int]:
    """The ships that can be at a place."""
    return [ship.id for ship in b.ship_cards if ship.is_submarine == (place in SUBMARINES)]
