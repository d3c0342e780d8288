"""What lies on the table, as the short texts of a position, so that tests can compare them."""

from wardroom.core.scene import Scene
from wardroom.core.state import State
from wardroom.games.coldwar.game import GAME, ColdWar


def truth(scene: Scene) -> ColdWar:
    """The state of a scene, with all its fields."""
    assert isinstance(scene.state, ColdWar)
    return scene.state


def table(state: State) -> dict[str, str]:
    """The lines of a position that belong to no seat, by their first word."""
    return _lines(state, "")


def force(state: State, seat: int) -> dict[str, str]:
    """The lines of one seat, counted from 1: `row1`, `hand`, `sunk` and so on."""
    return _lines(state, f"seat {seat}")


def rows(state: State, seat: int) -> list[str]:
    """The ships of rows 1, 2 and 3, and the submarines."""
    return [force(state, seat).get(name, "") for name in ("row1", "row2", "row3", "subs")]


def cards_and_ships(state: ColdWar) -> None:
    """No card and no ship is lost or doubled."""
    ships = [ship for force in state.forces for ship in (*force.ships, *force.sunk)]
    ships += [*state.deck, *([state.top] if state.top >= 0 else [])]
    assert sorted(ships) == list(range(len(GAME.catalogue.ships)))
    cards = [card for pile in (state.draw, state.discard) for card, n in enumerate(pile) for _ in range(n)]
    for one in state.forces:
        cards += one.hand + [entry & 127 for entry in one.area] + [entry & 255 for entry in one.attached]
        cards += [one.retreat] if one.retreat >= 0 else []
    assert sorted(cards) == sorted(state.catalogue.deck)


def _lines(state: State, owner: str) -> dict[str, str]:
    found: dict[str, str] = {}
    seat = ""
    for line in state.text().splitlines():
        head, _, rest = line.strip().partition(":")
        if line.startswith("seat "):
            seat = line.strip()
        elif (seat if line.startswith(" ") else "") == owner:
            found.setdefault(head, rest.strip())
    return found
