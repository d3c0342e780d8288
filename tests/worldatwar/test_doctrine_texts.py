"""Games between doctrines: whatever comes of them, everybody's text form reads back."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.marks import rule
from tests.suite import generic
from wardroom.bots.sitting import Sitting
from wardroom.core.dice import FastDice
from wardroom.core.options import Value
from wardroom.core.state import SPECTATOR, State
from wardroom.games.worldatwar import load
from wardroom.games.worldatwar.game import GAME
from wardroom.games.worldatwar.meeting import MEETING

SCENARIOS = (*load.SCENARIOS, MEETING)
OPTIONS = [options for options in generic.option_sets(GAME) if "scenario" not in options]


def check_texts(options: Mapping[str, Value], seed: int, every: int) -> None:
    """Play a game, and read what the truth, a spectator and both seats see at each `every`-th answer."""
    state: State = GAME.new(GAME.options().fill(options), FastDice(seed))
    bots = [Sitting(GAME, "doctrine", seed, seat) for seat in range(2)]
    answers = 0
    while (seat := state.mover()) >= 0:
        if answers % every == 0:
            generic.check_round_trip(GAME, state)
            for observer in range(SPECTATOR, state.seats):
                generic.check_round_trip(GAME, state.observe(observer))
        state.apply(seat, bots[seat].answer(state.observe(seat)))
        answers += 1
    text = state.text()
    assert GAME.parse(text).text() == text


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_game_between_doctrines(scenario: str) -> None:
    check_texts({"scenario": scenario}, 1, 7)


@rule("worldatwar", "22.163D", "22.18E")
def test_patrols_that_have_helped_in_the_arctic() -> None:
    """In this game the patrol of the home fleet fights beside the convoy, and sails home by itself."""
    check_texts({"scenario": "north-cape"}, 0, 1)


@pytest.mark.soak
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_option(scenario: str, options: Mapping[str, Value]) -> None:
    check_texts({**options, "scenario": scenario}, 0, 1)


@pytest.mark.soak
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seed", range(2, 12))
def test_many_games(scenario: str, seed: int) -> None:
    check_texts({"scenario": scenario}, seed, 1)
