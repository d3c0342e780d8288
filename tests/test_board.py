"""The board of a page: a closed schema, that of `records.py`, which tells no more than the view."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping

import pytest

from tests.coldwar.test_contract import MIXES, SETS
from tests.suite.generic import some_answer
from tests.suite.leads import check_leads
from tests.suite.shapes import Schema, keys
from wardroom.core.dice import FastDice
from wardroom.core.options import Value
from wardroom.core.state import SPECTATOR, State
from wardroom.games.coldwar import records
from wardroom.games.coldwar.game import GAME, ColdWar

SCHEMA = Schema(records)
# Positions looked at in each game, evenly spread.
SAMPLES = 24


def positions(options: Mapping[str, Value], seed: int) -> Iterator[State]:
    """A random game of one round, stopped at evenly spread places."""
    states = []
    state = GAME.new(GAME.options().fill({"rounds": 1, **options}), FastDice(seed))
    dice = FastDice(seed + 1)
    while state.waiting():
        states.append(state.copy())
        seat, action = some_answer(state, dice)
        state.apply(seat, action)
    states.append(state.copy())
    step = max(1, len(states) // SAMPLES)
    return iter(states[seed % step :: step])


def written(board: Mapping[str, object]) -> str:
    return json.dumps(board, allow_nan=False)


OPTIONS = [*SETS[:: max(1, len(SETS) // 8)], *MIXES]


@pytest.mark.engine
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_face(options: dict[str, Value]) -> None:
    """Every key is known, nothing is null, and imagined worlds look the same to the byte."""
    for number, state in enumerate(positions(options, 7)):
        assert isinstance(state, ColdWar)
        SCHEMA.check(GAME.board(state))
        for seat in range(SPECTATOR, state.seats):
            view = state.observe(seat)
            board = GAME.board(view)
            SCHEMA.check(board)
            for world in range(2):
                other = view.imagine(FastDice(number * 7 + world)).observe(seat)
                assert written(GAME.board(other)) == written(board)


@pytest.mark.engine
@pytest.mark.parametrize("options", [{}, {"seats": 4, "team_size": 2, "action": True}], ids=str)
def test_a_face_after_another(options: dict[str, Value]) -> None:
    """What is taken over from an earlier face is what would have been made, whenever that was."""
    state = GAME.new(GAME.options().fill({"rounds": 1, **options}), FastDice(5))
    dice = FastDice(6)
    earlier = {seat: state.observe(seat) for seat in range(SPECTATOR, state.seats)}
    shown = {seat: GAME.board(view) for seat, view in earlier.items()}
    taken_over = 0
    while state.waiting() and state.irrevocable < 150:
        seat, action = some_answer(state, dice)
        state.apply(seat, action)
        for looks in range(SPECTATOR, state.seats):
            if dice.below(3, 0):
                view = state.observe(looks)
                board = GAME.board_after(view, earlier[looks], shown[looks])
                assert written(board) == written(GAME.board(view))
                old, new = shown[looks]["forces"], board["forces"]
                taken_over += sum(new[force] is old[force] for force in new)
                earlier[looks], shown[looks] = view, board
    assert taken_over > 100


# Seldom reached at random: a minefield in a row of more than six ships, several area ASW cards in one volley,
# a Tactic named by Intelligence, Air Cover of six or more.
SELDOM = {"spared", "hunts", "named", "any_roll"}


def test_nothing_in_the_schema_is_dead() -> None:
    """Whatever may be left out is shown by some board, so the page draws nothing that never comes."""
    rich: dict[str, Value] = {"action": True, "tactics": 9, "bad_luck": 20, "escorts": True}
    missing = SCHEMA.optional() - SELDOM
    for seed, options in enumerate([{**rich, "seats": 4, "team_size": 2}, rich] * 6):
        state = GAME.new(GAME.options().fill({"rounds": 1, "open_scores": True, **options}), FastDice(seed))
        dice = FastDice(seed + 1)
        while state.waiting() and missing:
            missing -= keys(GAME.board(state.observe(state.mover())))
            seat, action = some_answer(state, dice)
            state.apply(seat, action)
    assert not missing


@pytest.mark.engine
def test_a_draft_says_what_each_card_leads_to() -> None:
    rich: dict[str, Value] = {"rounds": 1, "seats": 3, "action": True}
    assert check_leads(GAME, rich, "battle-stations", seed=3, most=24) > 24


@pytest.mark.parametrize(
    ("key", "value"), [("strange", 1), ("round", None), ("fog", True), ("top", 3), ("forming", False)]
)
def test_what_the_check_would_find(key: str, value: object) -> None:
    board = GAME.board(GAME.new(GAME.options().fill({}), FastDice(1)).observe(0))
    assert not SCHEMA.fault(board)
    assert SCHEMA.fault({**board, key: value})


def test_a_hand_is_shown_to_its_owner_only() -> None:
    state = GAME.new(GAME.options().fill({}), FastDice(1))
    own, other = (force(state.observe(seat), 0) for seat in (0, 1))
    assert "?" not in own["hand"] and other["hand"] == ["?"] * 7
    assert len(own["ships"]) == 7 and other["ships"] == {} and other["unknown_ships"] == 7
    assert {ship["row"] for ship in own["ships"].values()} <= {-1, 0}
    truth = GAME.board(state)
    assert "?" not in written(truth)


def force(view: State, seat: int) -> records.Force:
    return GAME.board(view)["forces"][str(seat)]
