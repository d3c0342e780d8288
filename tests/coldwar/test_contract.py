"""The generic and the hidden-information suites on this game, over its option sets."""

from __future__ import annotations

import pytest

from tests.suite import generic, hidden
from wardroom.core.options import Value
from wardroom.core.sealed import Sealed
from wardroom.core.state import State
from wardroom.games.coldwar.battle import Battle
from wardroom.games.coldwar.game import GAME
from wardroom.games.coldwar.shipshape import AdjustOrdnance
from wardroom.games.coldwar.views import drafted
from wardroom.games.coldwar.volley import BattleStations


def check_pieces(state: State) -> None:
    """Cards and ships are never lost or doubled; rows are closed up; hulls stand."""
    assert isinstance(state, Battle)
    counts = [0] * len(state.catalogue.counts)
    for pile in (state.draw, state.discard):
        for card, count in enumerate(pile):
            counts[card] += count
    for force in state.forces:
        lying = [entry & 127 for entry in force.area] + [entry & 255 for entry in force.attached]
        for card in force.hand + lying + ([force.retreat] if force.retreat >= 0 else []):
            counts[card] += 1
    for attack in state.volley:
        if attack.card >= 0 and not attack.kept:
            counts[attack.card] += 1
    for entry in state.laid:
        counts[entry & 255] += 1
    for step in state.stack:
        for card in drafted(step):
            counts[card] += 1
    for force in state.forces:
        for card in force.tactics:
            counts[card] += 1
    for card in state.luck:
        counts[card] += 1
    first_tactic, first_bad = state.catalogue.first_tactic, state.catalogue.first_bad
    assert counts[:first_tactic] == state.catalogue.counts[:first_tactic]
    assert all(counts[card] <= state.catalogue.counts[card] for card in range(len(counts)))
    assert sum(counts[first_tactic:first_bad]) == state.switches.tactics
    assert sum(counts[first_bad:]) == state.switches.bad_luck
    assert state.bad_left == sum(state.draw[first_bad:])
    assert state.draw_left == sum(state.draw)
    ships = [ship for force in state.forces for ship in (*force.ships, *force.sunk)] + state.deck
    assert len(ships) == len(set(ships))
    for seat, force in enumerate(state.forces):
        assert force.hand == sorted(force.hand)
        for ship in force.ships:
            assert state.owner(ship) == seat
            assert 0 <= state.hurt[ship] < state.ship(ship).hits


def draft(state: State) -> object:
    """What is being chosen where others may not notice it: sealed formations, the volley, discards."""
    top = state.stack[-1] if state.stack else None
    return top if isinstance(top, Sealed | BattleStations | AdjustOrdnance) else None


SETS: list[dict[str, Value]] = [
    {"rounds": 1, **options} for options in generic.option_sets(GAME) if "rounds" not in options
]
# 5.1 What an option by itself does not reach.
MIXES: list[dict[str, Value]] = [
    {"rounds": 1, "tactics": 4},
    {"rounds": 1, "bad_luck": 7, "bad_luck_dealt": True},
    {"rounds": 1, "action": True, "tactics": 9, "bad_luck": 20},
    {"rounds": 1, "action": True, "tactics": 3, "bad_luck": 11, "seats": 4, "team_size": 2, "escorts": True},
]


@pytest.mark.engine
@pytest.mark.parametrize("options", [*SETS[:: max(1, len(SETS) // 12)], *MIXES], ids=str)
def test_generic_suite(options: dict[str, Value]) -> None:
    generic.play_through(GAME, options, 11, check_pieces, 7)


@pytest.mark.parametrize("options", [*SETS[:: max(1, len(SETS) // 8)], *MIXES[1:]], ids=str)
def test_hidden_information(options: dict[str, Value]) -> None:
    hidden.check_game(GAME, options, 5, 12, private=draft, forgetting=frozenset({"round-begins"}))


@pytest.mark.soak
@pytest.mark.parametrize("options", SETS + MIXES, ids=str)
@pytest.mark.parametrize("seed", range(8))
def test_every_option_set(options: dict[str, Value], seed: int) -> None:
    generic.play_through(GAME, options, seed, check_pieces, 1)
    hidden.check_game(GAME, options, seed, 60, private=draft, forgetting=frozenset({"round-begins"}))
