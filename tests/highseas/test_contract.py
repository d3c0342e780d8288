"""The generic and the hidden-information suites on this game, over its option sets and numbers of seats."""

from __future__ import annotations

import pytest

from tests.highseas.look import cards_and_ships
from tests.suite import generic, hidden, read_back
from tests.suite.rotation import GAMES, turn
from wardroom.core.options import Value
from wardroom.core.sealed import Sealed
from wardroom.core.state import UNKNOWN, State
from wardroom.games.highseas.battle import Battle
from wardroom.games.highseas.discards import Discards
from wardroom.games.highseas.game import GAME
from wardroom.games.highseas.volley import Declare


def check_pieces(state: State) -> None:
    """Cards and ships are never lost or doubled; lists are in order; hulls stand."""
    assert isinstance(state, Battle)
    cards_and_ships(state)
    for seat, fleet in enumerate(state.fleets):
        assert fleet.hand == sorted(fleet.hand)
        assert fleet.front == sorted(fleet.front)
        assert fleet.damage == sorted(fleet.damage)
        for ship in fleet.ships:
            assert state.owner(ship) == seat
            damage = sum(state.card(entry & 255).damage for entry in fleet.damage if entry >> 8 == ship)
            assert state.hurt[ship] == damage < state.ship(ship).hull


def keeps_secrets(truth: State, view: State) -> None:
    """Other hands are backs, and the pile is a number."""
    assert isinstance(view, Battle)
    assert not view.draw
    for seat, fleet in enumerate(view.fleets):
        assert seat == view.observer or set(fleet.hand) <= {UNKNOWN}
    for step in view.stack:
        if isinstance(step, Declare) and step.seat != view.observer:
            assert not step.attacks and step.laid == 0


def draft(state: State) -> object:
    """What is being chosen where others may not notice it: the fleet, the attacks, discards."""
    top = state.stack[-1] if state.stack else None
    return top if isinstance(top, Sealed | Declare | Discards) else None


# 16.1 With a new battle all cards are shuffled anew.
FORGETTING = frozenset({"reshuffled", "battle-begins"})

# Short games: a victory of fewer points is the same game, only sooner over.
QUICK: dict[str, Value] = {"victory": 12}
SETS: list[dict[str, Value]] = [
    {},
    {"seats": 3, "nations": "drawn"},
    {"seats": 4, "first_seat": 3},
    {"seats": 5, "fleet_points": 10},
    {"seats": 6},
    {"seats": 2, "fleet_points": 60},
    {"seats": 3, "carrier_attacks": "card"},
    {"seats": 2, "linked": True, "victory": 6},
    {"seats": 4, "team_size": 2},
    {"seats": 6, "team_size": 3},
    {"seats": 6, "team_size": 2, "linked": True, "victory": 6},
]


def every_set() -> list[dict[str, Value]]:
    return [*generic.option_sets(GAME), *SETS]


@pytest.mark.engine
@pytest.mark.parametrize("options", SETS, ids=str)
def test_generic_suite(options: dict[str, Value]) -> None:
    generic.play_through(GAME, {**QUICK, **options}, 11, check_pieces, 17)


@pytest.mark.parametrize("options", every_set(), ids=str)
def test_hidden_information(options: dict[str, Value]) -> None:
    hidden.check_game(GAME, {**QUICK, **options}, turn(), 3, keeps_secrets, draft, FORGETTING, observers=2)


@pytest.mark.parametrize("options", every_set(), ids=str)
def test_texts_of_doctrine_read_back(options: dict[str, Value]) -> None:
    read_back.play_by_doctrine(GAME, {**QUICK, **options}, turn(), 5)


@pytest.mark.soak
@pytest.mark.parametrize("options", every_set(), ids=str)
@pytest.mark.parametrize("seed", range(GAMES))
def test_every_option_set(options: dict[str, Value], seed: int) -> None:
    generic.play_through(GAME, options, seed, check_pieces, 1, most=60_000)
    hidden.check_game(GAME, {**QUICK, **options}, seed, 45, keeps_secrets, draft, FORGETTING)
    read_back.play_by_doctrine(GAME, {**QUICK, **options}, seed, 1)
