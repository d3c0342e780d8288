"""22.93A Outside a battle a naval force may have more than six combat groups."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.worldatwar.own import own
from tests.worldatwar.test_at_sea import op_of, scene
from tests.worldatwar.test_secrets import check_twins
from tests.worldatwar.test_terminal import board_in, drawn
from wardroom.core.dice import FastDice
from wardroom.core.position import PositionError
from wardroom.core.scene import Scene
from wardroom.games.worldatwar.game import GAME, WorldAtWar

PLACES = """
base brest: side = 0
base clyde: side = 1
force boats: side = 0 | base = "brest" | light = ["germany-submarine*2"]
force home: side = 1 | base = "clyde" | ships = ["hood"] | light = ["britain-cruiser*50"]
force boat: side = 1 | base = "clyde" | light = ["britain-destroyer*3"]
duty convoy: activity = "sea-transport" | phase = 0 | base = "clyde" | target = "h3424" | cargo = 1
duty shells: activity = "shore-bombardment" | phase = 0 | base = "clyde" | target = "h3424"
"""
HEAD = "worldatwar 1\n" + own("north-atlantic", [1], PLACES)
BOMBERS = 'air bombers: base = "brest" | nation = "germany" | factors = 1'
CRUISERS = " + ".join(["britain-cruiser*5"] * 5)
SAILING = f"""{HEAD}
    activity convoy: britain-destroyer*3 cargo=1 + hood britain-cruiser*4 + britain-cruiser*5
    activity shells: {CRUISERS}
    interception seat1 > 1: h3424 germany-submarine score=40
    interception seat1 > 1: h3424 germany-submarine score=40
    begins: battles
    """


def groups(count: int) -> str:
    return "".join(f"group seat2 {number}: britain-cruiser*5\n" for number in range(1, count + 1))


@rule("worldatwar", "22.93A", "22.9416A", "22.9416B")
def test_seven_task_forces_and_a_convoy_all_get_a_number() -> None:
    made = scene(SAILING, [3, 3, 3, 3])
    for number in range(8, 1, -1):
        assert made.legal(2) == [f"cg{n}" for n in range(1, number + 1)]
        made.do(2, f"cg{number}")
        written = made.state.text()
        assert GAME.parse(written).text() == written
        with pytest.raises(PositionError, match="groups of this battle are 1 to 8"):
            GAME.parse(written.replace("numbers=8", "numbers=9"))
    # The convoy may still join any of the others; there is no ninth number.
    assert made.legal(2) == [f"cg{n}" for n in range(1, 9)]
    assert made.rule_against(2, "cg9") == "not-asked"
    made.do(2, "cg1")
    assert made.legal(1) == [f"enemy{n}" for n in range(1, 9)]
    view = made.state.observe(0)
    for seed in range(10):
        world = view.imagine(FastDice(seed))
        assert isinstance(world, WorldAtWar)
        assert sorted(force.number for force in world.forces if force.side == 1) == list(range(1, 9))
    assert sorted(GAME.board(view)["battle"]["groups"]) == [f"1-{n}" for n in range(1, 9)]
    made.do(1, "enemy7 1").do(1, "enemy7")
    told = [event.facts for event in made.told("torpedoes-lights")]
    assert [(facts["group"], facts["previous"]) for facts in told] == [(7, 0), (7, -1)]
    # 22.28A Only those whose group was attacked may give up.
    assert made.state.decision(1).facts["voyage"] == 1
    made.do(2, "yes")
    assert not any(op_of(made).on_chart) and not any(force.number for force in op_of(made).forces)


@rule("worldatwar", "22.93A", "22.423B")
def test_which_force_has_a_number_above_six_is_secret() -> None:
    head = f"{HEAD}\nbattle: h3424 intercepting=seat1 begins=submarines kind=submarines\n{groups(6)}"
    head += "group seat1 1: germany-submarine\n"
    text = head + "group seat2 7: {}\ngroup seat2 8: {}\n"
    one, other = "hood britain-cruiser*4", "britain-cruiser*5"
    truths = [GAME.parse(text.replace("{}", a, 1).replace("{}", b)) for a, b in ((one, other), (other, one))]
    check_twins(truths[0], truths[1], 1)
    seen = truths[0].observe(0).text()
    assert GAME.parse(seen).text() == seen


@rule("worldatwar", "22.132A", "22.93A")
def test_squadrons_may_attack_a_seventh_group() -> None:
    head = "worldatwar 1\n" + own("north-atlantic", [1], PLACES + BOMBERS)
    text = f"{head}\nbattle: h3424 intercepting=seat1 begins=strikes kind=air\n{groups(7)}"
    with Scene(GAME, text, rolls=[1, 1]) as made:
        made.do(1, "enemy7")
        assert [event.facts["number"] for event in made.told("group-revealed")] == [7]
        made.do(2, "yes")


@rule("worldatwar", "22.423A", "22.421C")
@pytest.mark.parametrize(
    ("battle", "number", "fault"),
    [
        ("begins=submarines kind=submarines", 21, "groups 1 to 20"),
        ("begins=submarines", 7, "groups 1 to 6"),
        ("begins=patrols kind=apart", 7, "groups 1 to 6"),
    ],
)
def test_a_battle_has_six_numbers(battle: str, number: int, fault: str) -> None:
    text = f"{HEAD}\nbattle: h3424 intercepting=seat1 {battle}\ngroup seat1 1: germany-submarine\n"
    with pytest.raises(PositionError, match=fault):
        GAME.parse(f"{text}group seat2 {number}: hood\n")
    text += f"{groups(6)}force seat2: britain-cruiser*5\n"
    written = GAME.parse(text.replace(battle, "begins=groups")).text()
    chart = next(line for line in written.splitlines() if line.startswith("chart: "))
    with pytest.raises(PositionError, match="groups of this battle are 1 to 6"):
        GAME.parse(written.replace(chart, chart + " 0" * 14 + " 1" + " 0" * 13))


def test_the_terminal_shows_all_of_them() -> None:
    text = f"{HEAD}\nbattle: h3424 intercepting=seat1 begins=submarines kind=submarines\n{groups(8)}"
    state = GAME.parse(text + "group seat1 1: germany-submarine\n")
    for seat in range(2):
        shown = drawn([*board_in("en").combat_chart(state.observe(seat), seat)], 100)
        assert "8 distant" in shown
