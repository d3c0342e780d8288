"""The board of Attack Sub on the page: a closed schema, that of `records.py`, no more than the view."""

from __future__ import annotations

import pytest

from tests.attacksub.table import Table, a, cards_with, ship
from tests.suite.generic import some_answer
from tests.suite.shapes import Schema, keys
from tests.test_board import written
from wardroom.core.dice import FastDice
from wardroom.core.options import Value
from wardroom.core.state import SPECTATOR, State
from wardroom.games.attacksub import records
from wardroom.games.attacksub.game import GAME
from wardroom.games.attacksub.search import ACTIVE_BONUS

SCHEMA = Schema(records)
# Positions looked at in each game, evenly spread.
SAMPLES = 20


def game(scenario: str, seed: int, sides: str = "first", decks: int = 4) -> State:
    options: dict[str, Value] = {"scenario": scenario, "sides": sides, "decks": decks}
    return GAME.new(GAME.options().fill(options), FastDice(seed))


def positions(scenario: str, seed: int) -> list[State]:
    """A random game, stopped at evenly spread places."""
    state = game(scenario, seed)
    dice = FastDice(seed + 1)
    states = []
    while state.waiting():
        states.append(state.copy())
        seat, action = some_answer(state, dice)
        state.apply(seat, action)
    return [*states[:: max(1, len(states) // SAMPLES)], state]


@pytest.mark.engine
@pytest.mark.parametrize("scenario", ["a", "e", "g", "i", "m"])
def test_face(scenario: str) -> None:
    """Every key is known, nothing is null, and imagined worlds look the same to the byte."""
    for number, state in enumerate(positions(scenario, 7)):
        SCHEMA.check(GAME.board(state))
        for seat in range(SPECTATOR, state.seats):
            view = state.observe(seat)
            board = GAME.board(view)
            SCHEMA.check(board)
            other = view.imagine(FastDice(number)).observe(seat)
            assert written(GAME.board(other)) == written(board)


def test_nothing_in_the_schema_is_dead() -> None:
    """Whatever may be left out is shown by some board, so the page draws nothing that never comes."""
    missing = SCHEMA.optional()
    for seed, scenario in enumerate("lkijmecgbflkijma"):
        # The last deck runs out in the shorter games.
        state = game(scenario, seed, "cut", 1 + 3 * (seed % 2))
        dice = FastDice(seed + 1)
        while state.waiting() and missing:
            missing -= keys(GAME.board(state.observe(state.mover())))
            seat, action = some_answer(state, dice)
            state.apply(seat, action)
    assert not missing


def test_unseen_cards_are_counted_from_what_the_seat_has_seen() -> None:
    """2.3 Of 128 cards all but the own hand and the open discards are unseen; whose they are is not told."""
    state = game("a", 3)
    for seat in range(2):
        board = GAME.board(state.observe(seat))
        hand = board["seats"][str(seat)]["hand"]
        assert sum(board["unseen"]) == 128 - len(hand)
        assert len(board["unseen"]) == 9
        assert "?" not in hand and set(board["seats"][str(1 - seat)]["hand"]) == {"?"}
    assert "unseen" not in GAME.board(state)


def test_the_parts_of_a_sum_come_to_the_number_that_is_needed() -> None:
    """4.1, 6.5 What is printed beside the random number, against the value of the target."""
    found: set[str] = set()
    for seed in range(12):
        state = game("abchi"[seed % 5], seed)
        dice = FastDice(seed)
        while state.waiting():
            board = GAME.board(state.observe(state.mover()))
            search, attack = board.get("search"), board.get("attack")
            if search and "need" in search:
                added, detect = search["parts"], board["ships"][search["target"]]["detect"]
                found |= added.keys()
                total = added["own"] + added.get("active", 0) - added.get("quiet", 0)
                assert detect - total == search["need"]
            if attack and "need" in attack and attack["target"] in board["ships"]:
                fired, defence = attack["parts"], board["ships"][attack["target"]]["defence"]
                found |= fired.keys()
                total = fired["lockons"] + fired["own"] - fired.get("evasions", 0)
                assert defence - total == attack["need"]
            seat, action = some_answer(state, dice)
            state.apply(seat, action)
    # Nobody is asked about a search for who has been made quiet: the next test.
    assert found == {"own", "active", "lockons", "evasions"}


@pytest.mark.parametrize("less", sorted({card.value for card in cards_with("reduction", sub_only=False)}))
@pytest.mark.parametrize("kind", ["passive", "active"])
@pytest.mark.parametrize("target", ["ivan-rogov", "skvortsov"])
def test_hiding_is_a_part_of_the_sum(less: int, kind: str, target: str) -> None:
    """5.3 What a Contact Reduction takes off is named beside what is needed, for the ship that hides alone.

    In play the number is rolled once she hides, so a position says it of a question that still stands.
    """
    with Table("a", f"hand seat1: {a(kind)}\nhand seat2: {a('control')}") as table:
        table.do(1, f"{a(kind)} baltimore > {target}")
        if kind == "active":
            table.do(1, "done").do(2, "done")
        assert table.asking() == "answer-search"
        hidden = f"ship ivan-rogov: quiet={less}\n"
        state = GAME.parse(table.state.text().replace("step:", f"{hidden}step:", 1))
    shown = GAME.board(state.observe(1))["search"]
    added = {"own": ship("baltimore").sensor[0]} | ({"active": ACTIVE_BONUS} if kind == "active" else {})
    taken = {"quiet": less} if target == "ivan-rogov" else {}
    assert shown["parts"] == {**added, **taken}
    assert shown["need"] == ship(target).detect - sum(added.values()) + sum(taken.values())
