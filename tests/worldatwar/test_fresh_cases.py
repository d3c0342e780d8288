"""Cases of a fresh rules lawyer: what the book demands was written down before the program was asked."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.worldatwar.own import own
from wardroom.core.dice import FastDice
from wardroom.core.notation import read_line
from wardroom.core.position import PositionError
from wardroom.core.scene import Scene
from wardroom.games.worldatwar.game import GAME

PACIFIC = """
base tokyo: side = 0
base wake: side = 0
base midway: side = 1
base pearl-harbor: side = 1
force japan: side = 0 | base = "tokyo" | ships = ["haruna"] \
 | light = ["japan-cruiser*12", "japan-destroyer*6"]
force allies: side = 1 | base = "midway" | ships = ["nevada", "oklahoma"] \
 | light = ["united-states-cruiser*14", "united-states-destroyer*6"]
duty change: activity = "base-change" | phase = 0 | base = "tokyo" | target = "wake" | task_forces = 2
duty landing: activity = "invasion" | phase = 0 | base = "tokyo" | target = "midway" | cargo = 3 | ground = 5
"""
LANDING = "activity landing: japan-cruiser*5 japan-destroyer*3 cargo=3"
CHANGE = "activity change: japan-cruiser*5 + haruna japan-cruiser*4"


def scene(*lines: str, rolls: tuple[int, ...] = ()) -> Scene:
    options = own("central-pacific", [0], PACIFIC)
    return Scene(GAME, "\n".join(["worldatwar 1", options, *lines]), rolls=list(rolls))


# -- 22.2 interceptions ----------------


@rule("worldatwar", "22.22K", "22.24C")
def test_nobody_may_take_the_last_die_of_another() -> None:
    made = scene(CHANGE, "begins: interception")
    # Two task forces are two dice; slow ships have one of them.
    made.do(2, "h1510").do(2, "midway").do(2, "nevada oklahoma united-states-cruiser 2 done").do(2, "done")
    assert made.rule_against(2, "midway") == "22.24C"
    made.dice.rolls[:] = [6]
    made.do(2, "done")
    assert made.told("interception-rolled")[0].facts["dice"] == 1


@rule("worldatwar", "22.22K", "22.24C")
def test_a_text_cannot_let_ships_intercept_without_a_die() -> None:
    second = "interception seat2 > 1: h1510 base=midway nevada oklahoma united-states-cruiser*2"
    with pytest.raises(PositionError, match=r"voyage 3, an interception, has no die to roll \(22.24C\)"):
        scene(
            CHANGE,
            "interception seat2 > 1: h1510 base=midway united-states-cruiser*5",
            second,
            "begins: dice",
        )


@rule("worldatwar", "22.14C")
def test_a_second_small_force_from_a_port_is_refused_by_its_rule() -> None:
    made = scene(LANDING, "begins: interception")
    made.do(2, "h2407").do(2, "midway").do(2, "united-states-cruiser 4 united-states-destroyer 1 done")
    made.do(2, "done").do(2, "midway")
    assert made.rule_against(2, "united-states-cruiser 4 done") == "22.14C"
    assert made.rule_against(2, "united-states-destroyer 5 done") == "22.14C"
    assert made.rule_against(2, "united-states-cruiser 5 done") == ""


# -- positions ----------------


@rule("worldatwar", "22.14F")
def test_a_patrol_stands_where_the_text_says_or_the_text_is_refused() -> None:
    options = own(
        "central-pacific",
        [0],
        """
        base tokyo: side = 0
        base midway: side = 1
        force japan: side = 0 | base = "tokyo" | light = ["japan-cruiser*5"]
        force allies: side = 1 | base = "midway" | light = ["united-states-cruiser*5"]
        duty watch: activity = "patrol" | phase = 0 | base = "tokyo" | target = "h1510"
        """,
    )
    text = f"worldatwar 1\n{options}\npatrol watch: h1410 japan-cruiser*5\nbegins: end\n"
    with pytest.raises(PositionError, match="the scenario sends it to h1510, name that hex last or none"):
        GAME.parse(text)
    for hexes in ("", "h1410 h1510 "):
        assert ",h1510\n" in GAME.parse(text.replace("h1410 ", hexes)).text()


@rule("worldatwar", "22.423B")
def test_one_word_is_read_even_where_no_hidden_fleet_agrees_with_what_was_seen() -> None:
    made = Scene(
        GAME,
        "worldatwar 1\noptions: scenario=denmark-strait\nbattle: h2010 begins=fleets\n"
        "group seat1 1: bismarck germany-cruiser\ngroup seat2 4: hood prince-of-wales found=1\n",
    )
    seen = made.state.observe(0).text()
    # A group that was told to hold carriers, of which this side has none.
    view = GAME.parse(seen.replace("0 2 0 0\nvoyage1", "0 24 0 0\nvoyage1"))
    with pytest.raises(AssertionError, match="no fleet agrees"):
        view.imagine(FastDice(1))
    assert [GAME.action_text(action) for action in read_line(GAME, view, 0, "enemy4")] == ["enemy4"]


# -- 22.42 combat groups ----------------

SIX = """
base tokyo: side = 0
base midway: side = 1
force japan: side = 0 | base = "tokyo" | light = ["japan-cruiser*32", "japan-destroyer*4"]
force allies: side = 1 | base = "midway" | light = ["united-states-cruiser*5"]
duty patrol: activity = "patrol" | phase = 0 | base = "tokyo" | target = "h1510"
"""


@rule("worldatwar", "22.421A", "22.421C")
def test_six_task_forces_and_cargo_that_joins_one_of_them_all_fight() -> None:
    task_forces = ["force seat1: japan-cruiser*5"] * 6
    lines = ["worldatwar 1", own("central-pacific", [0], SIX), "battle: h0015 begins=groups", *task_forces]
    lines += ["force seat1: japan-destroyer*2 cargo=2", "force seat2: united-states-cruiser*5"]
    made = Scene(GAME, "\n".join(lines), rolls=[6, 6])
    for number in range(1, 7):
        # Who wants the cargo alone can still leave it a number.
        assert made.legal(1)[0] == "stay"
        made.do(1, f"cg{number}")
    assert made.rule_against(1, "stay") == "22.421C"
    made.do(1, "cg4").do(2, "cg1")
    assert made.told("groups-formed")[0].facts["numbers"] == "groups/1, 2, 3, 4, 5, 6"


@rule("worldatwar", "22.421A", "22.421C")
def test_cargo_for_which_a_task_force_stays_out_takes_its_number() -> None:
    task_forces = ["force seat1: japan-cruiser*5"] * 6
    lines = ["worldatwar 1", own("central-pacific", [0], SIX), "battle: h0015 begins=groups", *task_forces]
    lines += ["force seat1: japan-destroyer*2 cargo=2", "force seat2: united-states-cruiser*5"]
    made = Scene(GAME, "\n".join(lines), rolls=[6, 6])
    made.do(1, "stay")
    for number in range(1, 6):
        made.do(1, f"cg{number}")
    assert made.legal(1) == ["cg6"]
    assert made.rule_against(1, "cg4") == made.rule_against(1, "stay") == "22.421C"


@rule("worldatwar", "22.427", "22.531B", "22.531C", "22.82A")
def test_transports_carry_before_destroyers_which_are_free_to_fight() -> None:
    text = SIX.replace('"japan-destroyer*4"', '"japan-destroyer*4", "japan-transport*2"')
    lines = ["worldatwar 1", own("central-pacific", [0], text), "battle: h0015 begins=fleets"]
    lines += [
        "group seat1 1: japan-destroyer*3 japan-transport*2 cargo=3",
        "group seat2 1: united-states-cruiser",
    ]
    made = Scene(GAME, "\n".join(lines), rolls=[3, 4, 6, 6])
    # One destroyer carries the third unit, the other two may fight.
    assert made.legal(1) == ["done", "japan-destroyer"]
    made.do(1, "done").do(2, "done")
    assert [told.facts["factors"] for told in made.told("fires-at-lights")] == [2, 2]
    assert not made.told("cargo-lost")


@rule("worldatwar", "22.22I", "22.451B", "22.9418")
@pytest.mark.parametrize("name", ["codes", "search-edge", "undersea-codes"])
def test_codebreaking_brings_one_and_to_one_side_only(name: str) -> None:
    battle = "battle: h2010 begins=fleets\ngroup seat1 1: bismarck\ngroup seat2 1: hood\n"
    text = f"worldatwar 1\noptions: scenario=denmark-strait\n{battle}{name}: "
    assert f"{name}: 0 1\n" in GAME.parse(f"{text}0 1\n").text()
    with pytest.raises(PositionError, match="2 is not a number from 0 to 1"):
        GAME.parse(f"{text}2 0\n")
    with pytest.raises(PositionError, match="only one side has the advantage"):
        GAME.parse(f"{text}1 1\n")


@rule("worldatwar", "22.14E", "22.22")
@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (["h2407 united-states-cruiser*5", "h2507 united-states-cruiser*5"], "must meet it in one hex"),
        (["h0502 united-states-cruiser*5"], r"sails 21 hexes, and 20 are the most \(22.22\)"),
        (["h2407 united-states-destroyer*5 cargo=1"], "carries cargo, which only activities do"),
    ],
)
def test_interceptions_that_nobody_could_announce_are_refused(lines: list[str], said: str) -> None:
    text = [f"interception seat2 > 1: {line} base=midway score=30" for line in lines]
    with pytest.raises(PositionError, match=said):
        scene(LANDING, *text, "begins: counter")


@rule("worldatwar", "22.22")
def test_ships_may_go_as_far_as_the_table_lets_them() -> None:
    text = "interception seat2 > 1: h0603 united-states-cruiser*5 base=midway score=30"
    assert scene(LANDING, text, "begins: counter").asked()
