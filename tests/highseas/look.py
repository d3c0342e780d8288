"""What lies on the table, as the short texts of a position, so that tests can compare them."""

from pathlib import Path

from wardroom.core.scene import Scene
from wardroom.core.state import State
from wardroom.games.highseas.battle import FATE_NAMES, Battle
from wardroom.games.highseas.game import GAME, HighSeas, HighSeasGame
from wardroom.games.highseas.views import drafted

# The game with ships and cards that no tuning changes.
SEA = GAME.with_content(Path(__file__).parent / "fixed")


def truth(scene: Scene) -> HighSeas:
    """The state of a scene, with all its fields."""
    assert isinstance(scene.state, HighSeas)
    return scene.state


def sea(
    position: str,
    rolls: list[int] | None = None,
    *,
    draws: list[str] | None = None,
    turn: str = "seat1 7.declare",
    options: str = "",
    game: HighSeasGame = SEA,
) -> Scene:
    """A position in which a step of seat 1's turn begins, the declaration of attacks unless said otherwise.

    Seat 1 should keep a card in hand: then the turn stops in step 8 and the table can be looked at.
    """
    head = f"highseas 1\noptions: {options}\nturn: {turn}\n"
    return Scene(game, head + position, rolls, draws)


def table(state: State) -> dict[str, str]:
    """The lines of a position that belong to no seat, by their first word."""
    return _lines(state, "")


def fleet(state: State, seat: int) -> dict[str, str]:
    """The lines of one seat, counted from 1: `row1`, `hand`, `sunk` and so on."""
    return _lines(state, f"seat {seat}")


def rows(scene: Scene, seat: int) -> list[str]:
    """The ships of rows 1, 2 and 3, and the submarines."""
    return [fleet(scene.state, seat).get(name, "") for name in ("row1", "row2", "row3", "subs")]


def hand(scene: Scene, seat: int) -> str:
    return fleet(scene.state, seat).get("hand", "")


def front(scene: Scene, seat: int) -> str:
    return fleet(scene.state, seat).get("front", "")


def sunk(scene: Scene, seat: int) -> str:
    """The ships that a seat has sunk."""
    return fleet(scene.state, seat).get("sunk", "")


def discard(scene: Scene) -> str:
    return table(scene.state)["discard"]


def fates(scene: Scene) -> list[str]:
    """What has become of each attack of the volley."""
    return [FATE_NAMES[attack.fate] for attack in truth(scene).volley]


def targets(scene: Scene) -> list[str]:
    """The ships at which the volley is aimed."""
    state = truth(scene)
    return [state.ship(attack.target).key for attack in state.volley]


def _lines(state: State, wanted: str) -> dict[str, str]:
    found: dict[str, str] = {}
    where = ""
    for line in state.text().splitlines()[1:]:
        if line.startswith("seat "):
            where = line
        elif (where if line.startswith("  ") else "") == wanted:
            head, _, rest = line.strip().partition(":")
            found[head] = rest.strip()
    return found


def cards_and_ships(state: Battle) -> None:
    """No card and no ship is lost or doubled, wherever they lie."""
    counts = [0] * len(state.catalogue.counts)
    for pile in (state.draw, state.discard):
        for card, count in enumerate(pile):
            counts[card] += count
    for fleet in state.fleets:
        for card in [*fleet.hand, *(entry & 127 for entry in fleet.front)]:
            counts[card] += 1
        for entry in fleet.damage:
            counts[entry & 255] += 1
    for attack in state.volley:
        if attack.card >= 0 and not attack.kept:
            counts[attack.card] += 1
    for step in state.stack:
        for card in drafted(step):
            counts[card] += 1
    assert counts == state.catalogue.counts
    assert state.draw_left == sum(state.draw)
    for fleet in state.fleets:
        if fleet.nation >= 0:
            lost = [ship for other in state.fleets for ship in other.sunk]
            mine = [ship for ship in lost if state.ship(ship).nation == fleet.nation]
            assert sorted([*fleet.ships, *fleet.reserve, *mine]) == state.catalogue.navies[fleet.nation]
