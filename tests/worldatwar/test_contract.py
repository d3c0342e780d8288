"""The generic and the hidden-information suites on this game, scenario by scenario."""

from __future__ import annotations

import pytest

from tests.suite import generic, hidden
from wardroom.core.state import State
from wardroom.games.worldatwar.game import GAME
from wardroom.games.worldatwar.operation import Operation

SCENARIOS = GAME.options().by_key["scenario"].choices


def check_pieces(state: State) -> None:
    """Ships and squadrons are never lost or doubled, hulls stand, groups and forces agree."""
    assert isinstance(state, Operation)
    for unit in range(len(state.force)):
        assert 0 <= state.hits[unit] <= state.roster.size[unit]
        assert 0 <= state.force[unit] <= len(state.forces)
        if state.group[unit] > 0 and not state.is_sunk(unit):
            assert state.on_chart[state.roster.side[unit] * 7 + state.group[unit]]
            assert state.forces[state.force[unit] - 1].number == state.group[unit]
    for force in state.forces:
        assert 0 <= force.number <= 6
        assert force.cargo >= 0
    for voyage in state.voyages:
        assert voyage.path and 0 <= voyage.at < len(voyage.path)


@pytest.mark.engine
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seed", [2, 3])
def test_generic_suite(scenario: str, seed: int) -> None:
    generic.play_through(GAME, {"scenario": scenario}, seed, check_pieces, 9)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_hidden_information(scenario: str) -> None:
    hidden.check_game(GAME, {"scenario": scenario}, 5, 6)


@pytest.mark.soak
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seed", range(6))
def test_every_scenario(scenario: str, seed: int) -> None:
    generic.play_through(GAME, {"scenario": scenario}, seed, check_pieces, 1)
    hidden.check_game(GAME, {"scenario": scenario}, seed, 40)
