"""Answers laid out before any is given: what they would come to is what the rules then make of them."""

import random
from collections import Counter

import pytest

from wardroom.bots.sitting import Sitting, default_bot
from wardroom.core.dice import FastDice
from wardroom.core.game import Game
from wardroom.core.laying import Laying
from wardroom.core.notation import read_line, write_run
from wardroom.core.state import State, lowest
from wardroom.games.coldwar.game import GAME as COLD_WAR
from wardroom.games.highseas.game import GAME as HIGH_SEAS


def tried(game: Game, state: State, seat: int, rng: random.Random) -> tuple[Laying, int]:
    """A plan made at random out of what the page is told; how many entries it has."""
    view = state.observe(seat)
    laying = Laying(game, view, seat, {})
    wanted: dict[str, list[list[int]]] = {}
    for stage in laying.stages:
        whole = [
            [*run, answer]
            for run, put in stage.begun.items()
            for answer in put.answers
            if (*run, answer) not in stage.begun
        ]
        rng.shuffle(whole)
        if whole and rng.random() < 0.8:
            wanted[stage.name] = whole[: rng.randint(1, 3)]
        elif stage.one_by_one:
            wanted[stage.name] = [[rng.choice(stage.put.answers)] for _ in stage.entries]
    return Laying(game, view, seat, wanted), sum(map(len, wanted.values()))


@pytest.mark.parametrize(
    "game, options", [(COLD_WAR, "tactics=4 action=yes"), (COLD_WAR, "seats=3"), (HIGH_SEAS, "seats=3")]
)
def test_plans_come_to_what_they_showed(game: Game, options: str) -> None:
    """The line can be given whole; up to its last word nothing happens that was not shown."""
    rng = random.Random(options)
    met: Counter[str] = Counter()
    values = dict(option.split("=") for option in options.split())
    state = game.new(game.options().fill(values), FastDice(5))
    bots = [Sitting(game, default_bot(game.key), "laying", seat) for seat in range(state.seats)]
    for _ in range(2500):
        if state.outcome() is not None or (len(met) > 3 and min(met.values()) > 8):
            break
        seat = lowest(state.asked())
        if game.lays(state.decision(seat).kind):
            laying, number = tried(game, state, seat, rng)
            met[f"{len(laying.stages)} {number > 0}"] += 1
            if laying.line:
                check(game, state, seat, laying)
        state.apply(seat, bots[seat].answer(state.observe(seat)))
    assert sum(met.values()) > 12, met


def check(game: Game, state: State, seat: int, laying: Laying) -> None:
    line = write_run(game, laying.line)
    assert read_line(game, state.observe(seat), seat, line) == laying.line, line
    truth = state.copy()
    for action in laying.line[:-1]:
        truth.play(seat, action)
        assert truth.irrevocable == state.irrevocable, line
        assert truth.asked() >> seat & 1, line
    last = truth.copy()
    last.play(seat, laying.line[-1])
    if laying.follows():
        truth = last
    else:
        truth.take(truth.stack[-1], seat, laying.line[-1])
    assert game.board(truth.observe(seat)) == game.board(laying.shown.observe(seat)), line
