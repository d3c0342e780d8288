"""The board of a page: a closed schema, that of `records.py`, which tells no more than the view."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import cast

import pytest

from tests.highseas.look import SEA, sea
from tests.highseas.test_contract import QUICK, SETS
from tests.suite.generic import some_answer
from tests.suite.leads import check_leads
from tests.suite.shapes import Schema, keys
from wardroom.core.dice import FastDice
from wardroom.core.options import Value
from wardroom.core.state import SPECTATOR, State
from wardroom.games.highseas import records
from wardroom.games.highseas.battle import Battle
from wardroom.games.highseas.game import GAME, HighSeas
from wardroom.games.highseas.setup import FleetChoice

SCHEMA = Schema(records)
# Positions looked at in each game, evenly spread.
SAMPLES = 24


def new_game(options: Mapping[str, Value], seed: int) -> HighSeas:
    return GAME.new(GAME.options().fill({**QUICK, **options}), FastDice(seed))


def positions(options: Mapping[str, Value], seed: int) -> Iterator[HighSeas]:
    """A random game, stopped at evenly spread places."""
    states: list[HighSeas] = []
    state = new_game(options, seed)
    dice = FastDice(seed + 1)
    while state.waiting():
        states.append(cast(HighSeas, state.copy()))
        seat, action = some_answer(state, dice)
        state.apply(seat, action)
    states.append(cast(HighSeas, state.copy()))
    step = max(1, len(states) // SAMPLES)
    return iter(states[seed % step :: step])


def written(view: State) -> str:
    return json.dumps(GAME.board(view), allow_nan=False)


@pytest.mark.engine
def test_a_draft_says_what_each_card_leads_to() -> None:
    assert check_leads(GAME, {"nations": "drawn", "seats": 3}, "declare", seed=5, most=24) > 24


@pytest.mark.engine
@pytest.mark.parametrize("options", SETS, ids=str)
def test_face(options: dict[str, Value]) -> None:
    """Every key is known, nothing is null, and imagined worlds look the same to the byte."""
    for number, state in enumerate(positions(options, 7)):
        SCHEMA.check(GAME.board(state))
        for seat in range(SPECTATOR, state.seats):
            view = state.observe(seat)
            SCHEMA.check(GAME.board(view))
            for world in range(2):
                other = view.imagine(FastDice(number * 7 + world)).observe(seat)
                assert written(other) == written(view)


def test_nothing_in_the_schema_is_dead() -> None:
    """Whatever may be left out is shown by some board, so the page draws nothing that never comes."""
    missing = SCHEMA.optional()
    # Small fleets, and more points than they are worth: somebody goes under.
    long: dict[str, Value] = {"seats": 3, "fleet_points": 10, "victory": 60}
    games: list[dict[str, Value]] = [
        {"seats": 4, "team_size": 2},
        {"victory": 25, "carrier_attacks": "card"},
        long,
    ]
    for seed, options in enumerate(games * 8):
        state = new_game(options, seed)
        dice = FastDice(seed + 1)
        while state.waiting() and missing:
            missing -= keys(GAME.board(state.observe(state.mover())))
            seat, action = some_answer(state, dice)
            state.apply(seat, action)
    assert not missing


@pytest.mark.parametrize(("key", "value"), [("strange", 1), ("round", None), ("draw", True), ("volley", 3)])
def test_what_the_check_would_find(key: str, value: object) -> None:
    board = GAME.board(new_game({}, 1).observe(0))
    assert not SCHEMA.fault(board)
    assert SCHEMA.fault({**board, key: value})


def until_choosing(seed: int = 1) -> HighSeas:
    """A game in which navies are picked and fleets are to be chosen."""
    state = new_game({"nations": "drawn"}, seed)
    assert isinstance(state.stack[-1], FleetChoice)
    return state


def choosing(view: State) -> records.Choosing:
    return GAME.board(view)["choosing"]


def test_a_fleet_being_chosen_is_its_owners_secret() -> None:
    state = until_choosing()
    fleet = state.fleets[0]
    state.apply(0, state.legal(0)[0])
    chosen = choosing(state.observe(0))["fleets"]
    assert list(chosen) == ["0"]
    ship = state.ship(fleet.reserve[0])
    assert chosen["0"]["chosen"] == [ship.key]
    assert chosen["0"]["left"] == state.switches.fleet_points - ship.points
    assert list(choosing(state.observe(1))["fleets"]) == ["1"]
    assert choosing(state.observe(1))["fleets"]["1"]["chosen"] == []
    assert choosing(state.observe(SPECTATOR))["fleets"] == {}
    assert set(choosing(state)["fleets"]) == {"0", "1"}


def test_the_proposed_fleet_can_be_chosen() -> None:
    """Ship by ship, and it spends nearly all points."""
    for seed in range(4):
        state = until_choosing(seed)
        own = choosing(state.observe(0))["fleets"]["0"]
        for key in own["proposed"]:
            state.apply(0, action_of(state, key))
        assert choosing(state.observe(0))["fleets"]["0"]["left"] <= 3


def action_of(state: Battle, key: str) -> int:
    return next(action for action in state.legal(0) if GAME.action_text(action) == key)


def test_a_hand_is_shown_to_its_owner_only() -> None:
    state = until_choosing()
    dice = FastDice(5)
    while not state.fleets[1].hand:
        seat, action = some_answer(state, dice)
        state.apply(seat, action)
    assert "?" not in fleet_of(state.observe(0), 0)["hand"]
    assert fleet_of(state.observe(0), 1)["hand"] == ["?"] * 7
    assert "?" not in written(state)


def fleet_of(view: State, seat: int) -> records.Fleet:
    return GAME.board(view)["fleets"][str(seat)]


@pytest.mark.parametrize(("plans", "hopeless"), [(0, True), (1, True), (2, False)])
def test_planning_may_make_up_for_a_die_that_is_not_high_enough(plans: int, hopeless: bool) -> None:
    """11.planning 6 for row 3, and 2 more for the guns of the Iowa."""
    own = f"seat 1\n  row1: cossack\n  hand: air-1 evasive\n  front: planning*{plans}\n"
    other = "seat 2\n  row1: fletcher\n  row2: helena\n  row3: iowa\n  hand: evasive\n"
    with sea((own if plans else own.replace("  front: planning*0\n", "")) + other) as scene:
        scene.do(1, "air-1 > iowa; done")
        (attack,) = SEA.board(scene.state.observe(1))["volley"]
        assert (attack["number"], "hopeless" in attack) == (8, hopeless)


def test_the_points_of_linked_battles_are_added_up_for_each_side() -> None:
    """16.1, 16.2"""
    position = (
        "seat 1\n  points: 7\n  row1: cossack\n  sunk: z23\n  hand: evasive\nseat 2\n  row1: fletcher\n"
    )
    position += "seat 3\n  points: 4\n  row1: yamato\nseat 4\n  row1: bismarck\n"
    with sea(position, options="linked=yes; team_size=2") as scene:
        fleets = SEA.board(scene.state.observe(0))["fleets"]
        score = fleets["0"]["score"]
        assert score > 0
        assert [fleets[seat]["total"] for seat in "0123"] == [11 + score, 0, 11 + score, 0]
    with sea(
        position.replace("  points: 7\n", "").replace("  points: 4\n", ""), options="team_size=2"
    ) as scene:
        assert "total" not in SEA.board(scene.state.observe(0))["fleets"]["0"]


@pytest.mark.parametrize("teams", [{"seats": 2}, {"seats": 4, "team_size": 2}], ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_totals_of_linked_battles_are_counted_as_at_the_end(teams: dict[str, Value], seed: int) -> None:
    """16.1 At each step what stands; after the last, where the battle is scored, the result."""
    state = new_game({**teams, "linked": True, "victory": 30}, seed)
    dice = FastDice(seed + 1)
    fought = {totals_of(state)}
    while state.waiting():
        seat, action = some_answer(state, dice)
        state.apply(seat, action)
        fought.add(totals_of(state))
    outcome = state.outcome()
    assert outcome is not None and state.battle > 1 and outcome.rule == "16.1"
    assert totals_of(state) == sums(state, outcome.scores)
    # Points come while battles last, too, not only with their ends.
    assert len(fought) > state.battle + 1


def totals_of(state: HighSeas) -> tuple[int, ...]:
    """The total of each seat on the board, which is that of its side as it stands."""
    shown = tuple(fleet_of(state, seat)["total"] for seat in range(state.seats))
    assert shown == sums(state, state.standing())
    return shown


def sums(state: HighSeas, points: list[int]) -> tuple[int, ...]:
    """Points by seat, added up by side, as each seat has them."""
    teams = [state.switches.team_of(seat) for seat in range(state.seats)]
    return tuple(sum(points[other] for other, team in enumerate(teams) if team == own) for own in teams)
