"""The luck report: dice of a scripted battle by hand, and whole games added up again."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

from wardroom import games
from wardroom.core.events import Draw, LookUp, Throw
from wardroom.core.luck import Roll, judged
from wardroom.core.match import Match
from wardroom.core.options import Value
from wardroom.core.scene import Scene
from wardroom.games.coldwar.game import GAME
from wardroom.review.luck import luck_report, seat_report, standing_events

STRIKE = """
coldwar 1
turn: seat1 6.1.B.1 fog=3
seat 1
  row1: kirov
  hand: bomber
seat 2
  row1: ticonderoga
  row2: iowa
  hand: cover
"""


def test_dice_of_a_strike() -> None:
    """Three dice of bombers: Air Cover fails, Air Defense fails twice, and one die hits."""
    with Scene(GAME, STRIKE, rolls=[6, 5, 4, 1, 6, 6]) as scene:
        scene.do(1, "bomber seat2 dice3; done")
        scene.do(2, "cover #1")
        scene.do(2, "#1 #1")
        rolls = GAME.rolls(scene.state.log or [])
        found = [(roll.seat, roll.group, roll.kind, roll.got) for roll in rolls]
    assert found[0] == (1, "defence", "cover", 0.0)
    assert found[1:3] == [(1, "defence", "air-defense", 0.0)] * 2
    assert found[3:] == [(0, "attack", "bomber", got) for got in (1.0, 0.0, 0.0)]
    attack, defence = report(rolls, 0)["attack"], report(rolls, 1)["defence"]
    assert attack["rolls"] == 3 and attack["got"] == 1
    assert attack["expected"] == round(sum(roll.mean for roll in rolls[3:]), 4)
    assert defence["got"] == 0 and defence["deviation"] > 0


def report(rolls: list[Roll], seat: int) -> dict[str, Any]:
    groups = cast(list[dict[str, Any]], seat_report(seat, rolls)["groups"])
    return {group["group"]: group for group in groups}


@pytest.mark.parametrize(("number", "mean"), [(0, 0.0), (2, 1 / 3), (6, 1.0), (8, 1.0), (-1, 0.0)])
def test_a_trial(number: int, mean: float) -> None:
    thrown = [Throw(0, "attack", "gun", [face], number, low=True) for face in range(1, 7)]
    rolls = [judged(throw, "7") for throw in thrown]
    assert sum(roll.got for roll in rolls) / 6 == pytest.approx(mean) == rolls[0].mean
    assert sum((roll.got - mean) ** 2 for roll in rolls) / 6 == pytest.approx(rolls[0].variance)


def test_throws_are_alike_only_in_all_that_is_told_of_them() -> None:
    assert Throw(0, "attack", "gun", [3], 4) == Throw(0, "attack", "gun", [3], 4)
    assert Throw(0, "attack", "gun", [3], 4) != Throw(0, "attack", "gun", [3], 5)
    assert LookUp(0, "air", "strike", [2, 3], [0] * 11) != LookUp(0, "air", "strike", [2, 3], [9] * 11)
    x, nought = (Draw(0, "attack", drawn, 0, False, False, [4, 4, 1]) for drawn in (2, 0))
    assert x != nought and x.of_seat(1).of_seat(0) == x and nought.of_seat(0) == nought
    assert LookUp(0, "air", "strike", [2, 3], [1] * 11).of_seat(1).seat == 1


def test_a_face() -> None:
    rolls = [judged(Throw(0, "fog", "fog", [face]), "6.1.A.2") for face in range(1, 7)]
    assert sum(roll.got for roll in rolls) / 6 == rolls[0].mean
    assert sum((roll.got - 3.5) ** 2 for roll in rolls) / 6 == pytest.approx(rolls[0].variance)


def finished(seed: int, rewinding: bool) -> Match:
    options: dict[str, Value] = {"rounds": 1, "action": True, "tactics": 9, "bad_luck": 20, "seats": 3}
    match = Match.start(GAME, options, seed, ["human"] * 3)
    rng = random.Random(seed)
    number = 0
    while not match.over:
        number += 1
        if rewinding and number % 150 == 0:
            match.rewind(max(match.heading.first, len(match.settled.lines()) - 12))
        seat = rng.choice(match.state.waiting())
        match.apply(seat, rng.choice(match.state.legal(seat)))
    return match


@pytest.mark.parametrize("rewinding", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game(seed: int, rewinding: bool) -> None:
    """Points add up to the score of the game, also where parts of it were taken back."""
    match = finished(seed, rewinding)
    found: dict[str, Any] = luck_report(match.record, games.find)
    assert match.outcome is not None
    (scored,) = found["rounds"]
    assert [seat["points"] for seat in scored] == match.outcome.scores
    for seat in range(3):
        prizes = [prize for prize in found["prizes"] if prize["by"] == seat]
        assert sum(prize["points"] for prize in prizes) == scored[seat]["sunk"]
        assert sorted(prize["ship"] for prize in prizes) == sorted(scored[seat]["ships"])
        assert sum(GAME.worth()[ship] for ship in scored[seat]["kept"]) == scored[seat]["afloat"]
        kinds, groups = found["seats"][seat]["kinds"], found["seats"][seat]["groups"]
        assert sum(kind["rolls"] for kind in kinds) == sum(group["rolls"] for group in groups)
    events, _ = standing_events(match.record, games.find)
    assert (len(events) < len(match.events)) == rewinding


def test_every_die_of_a_battle_is_somebodys_luck() -> None:
    """No stream of dice that decides something is forgotten."""
    match = finished(7, rewinding=False)
    thrown = [word for line in match.record.body if line.startswith("  ") for word in line.split()]
    streams = ("fog#", "attack#", "defence#", "mines#", "luck#")
    dice = [word for word in thrown if word.startswith(streams) and "/" not in word]
    assert len(GAME.rolls(match.events)) == len(dice) > 20
