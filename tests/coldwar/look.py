"""What lies on the table, as the short texts of a position, so that tests can compare them."""

from wardroom.core.scene import Scene
from wardroom.core.state import State, Step
from wardroom.games.coldwar.answers import PointDefense
from wardroom.games.coldwar.area import AREA_ROLL
from wardroom.games.coldwar.battle import Battle
from wardroom.games.coldwar.catalogue import CREW, RETREAT, TACTIC
from wardroom.games.coldwar.game import GAME, ColdWar
from wardroom.games.coldwar.incoming import Incoming
from wardroom.games.coldwar.prepare import ShipAhoy
from wardroom.games.coldwar.refueling import Refuel
from wardroom.games.coldwar.shipshape import AdjustOrdnance
from wardroom.games.coldwar.specials import Special
from wardroom.games.coldwar.teams import Transfers
from wardroom.games.coldwar.volley import BattleStations


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


def cards_and_ships(state: Battle) -> None:
    """No card and no ship is lost or doubled, wherever they lie."""
    ships = [ship for force in state.forces for ship in (*force.ships, *force.sunk)]
    ships += [*state.deck, *state.lost, *([state.top] if state.top >= 0 else [])]
    counts = [0] * len(state.catalogue.counts)
    for pile in (state.draw, state.discard):
        for card, count in enumerate(pile):
            counts[card] += count
    for card in [*cards_of_forces(state), *cards_of_attacks(state), *state.luck]:
        counts[card] += 1
    for step in state.stack:
        ships += ships_of_step(step)
        for card in cards_of_step(state, step):
            counts[card] += 1
    assert sorted(ships) == list(range(len(GAME.catalogue.ships)))
    first_tactic, first_bad = state.catalogue.first_tactic, state.catalogue.first_bad
    assert counts[:first_tactic] == state.catalogue.counts[:first_tactic]
    # 5.1 Of Tactics and Bad Luck only so many were shuffled in.
    assert all(counts[card] <= state.catalogue.counts[card] for card in range(len(counts)))
    assert sum(counts[first_tactic:first_bad]) == state.switches.tactics
    assert sum(counts[first_bad:]) == state.switches.bad_luck
    assert state.bad_left == sum(state.draw[first_bad:])
    assert state.draw_left == sum(state.draw)


def cards_of_forces(state: Battle) -> list[int]:
    """In hands and in front of task forces."""
    cards = []
    for force in state.forces:
        cards += force.hand + force.tactics
        cards += [entry & 127 for entry in force.area] + [entry & 255 for entry in force.attached]
        cards += [force.retreat] if force.retreat >= 0 else []
    return cards


def cards_of_attacks(state: Battle) -> list[int]:
    """Played in this volley or against it."""
    cards = [entry & 255 for entry in (*state.laid, *state.used)]
    for attack in state.volley:
        cards += [attack.card] if attack.card >= 0 and not attack.kept else []
        cards += [attack.surprise_card] if attack.surprise_card >= 0 else []
    return cards


def cards_of_step(state: Battle, step: Step) -> list[int]:
    """In a draft, or on the way from a hand to where they will lie."""
    if isinstance(step, BattleStations):
        return step.cards_used()
    if isinstance(step, AdjustOrdnance):
        return step.chosen
    if isinstance(step, Refuel):
        return step.cards
    if isinstance(step, Incoming):
        # Point defences that are about to roll; area defences stay where they are.
        return [roll & 255 for roll in step.rolls if not roll >> AREA_ROLL]
    if isinstance(step, PointDefense):
        return [step.card] if step.shown else []
    if isinstance(step, Special):
        return [step.card] if state.family(step.card) in (RETREAT, CREW, TACTIC) else []
    return []


def ships_of_step(step: Step) -> list[int]:
    """On the way to a task force."""
    if isinstance(step, ShipAhoy):
        return [step.arriving] if step.arriving >= 0 else []
    if isinstance(step, Transfers):
        return [step.placed_ship] if step.placed_ship >= 0 else []
    return []


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
