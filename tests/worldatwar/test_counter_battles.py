"""22.26D Who may hold back ships in a battle of counter-interception goes by force, not by side."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.worldatwar.own import own
from wardroom.core.dice import FastDice
from wardroom.core.scene import Scene
from wardroom.games.worldatwar.coming_to_light import reveal_group
from wardroom.games.worldatwar.game import GAME, WorldAtWar

SEA = own(
    "coral-sea",
    [0],
    """
    base rabaul: side = 0
    base truk: side = 0
    base noumea: side = 1
    base townsville: side = 1
    force landers: side = 0 | base = "rabaul" | light = ["japan-cruiser*4", "japan-destroyer*2"]
    force escort: side = 0 | base = "truk" | ships = ["haruna", "shokaku"] | light = ["japan-cruiser*8"]
    force hunters: side = 1 | base = "noumea" | ships = ["washington", "lexington"] \
     | light = ["united-states-cruiser*8"]
    force others: side = 1 | base = "townsville" | ships = ["alabama"] | light = ["united-states-cruiser*8"]
    duty landing: activity = "invasion" | phase = 0 | base = "rabaul" | target = "h0410" | cargo = 2
    """,
)
# The hunters are met four hexes from Noumea; who helps them there comes from Townsville.
MET = "h1114"


def stopped(*thirds: str, hunters: str = "washington united-states-cruiser*4 score=20") -> Scene:
    lines = [
        "worldatwar 1",
        SEA,
        "activity landing: japan-cruiser*4 japan-destroyer*2 cargo=2",
        f"interception seat2 > 1: h0410 base=noumea {hunters}",
        f"interception seat1 > 2: {MET} base=truk haruna japan-cruiser*5 score=20",
        *thirds,
        "begins: battles",
    ]
    return Scene(GAME, "\n".join(lines))


def op_of(made: Scene) -> WorldAtWar:
    assert isinstance(made.state, WorldAtWar)
    return made.state


def form(made: Scene, *numbers: str) -> None:
    """Both number their groups, seat 2 as told."""
    made.do(1, "cg1")
    for number in numbers:
        made.do(2, number)


THIRD = f"interception seat2 > 3: {MET} base=townsville alabama united-states-cruiser*4 score=20"


@rule("worldatwar", "22.26D", "22.253")
def test_a_counter_counter_interceptor_holds_nobody_back() -> None:
    made = stopped(THIRD)
    form(made, "cg1", "cg2")
    assert made.state.decision(1).name == "withhold"
    assert made.legal(2) == ["done", "washington", "united-states-cruiser"]
    # Eight cruisers are there, and only four of them with the force that was met.
    made.do(2, "washington united-states-cruiser")
    assert made.legal(2) == ["1", "2", "3", "4"]
    made.do(2, "4 done")
    op = op_of(made)
    held = [unit for unit in range(len(op.withheld)) if op.withheld[unit]]
    assert {op.force[unit] for unit in held} == {2} and len(held) == 5
    assert (op.forces[1].fought, op.forces[3].fought) == (0, 1)


@rule("worldatwar", "22.26D")
def test_what_others_can_say_goes_by_force_too() -> None:
    made = stopped(THIRD)
    form(made, "cg1", "cg2")
    made.do(2, "washington united-states-cruiser 2 done")
    op = op_of(made)
    for f in (1, 3):
        reveal_group(op, 1, op.forces[f].number)
    view = op.observe(0)
    for unit in op.members(3):
        assert view.withheld[unit] == 0 and view.spared[unit] == 0
    assert all(view.withheld[unit] == -1 for unit in op.members(1))
    assert view.forces[3].fought == 1
    for seed in range(20):
        world = view.imagine(FastDice(seed))
        assert isinstance(world, WorldAtWar)
        assert not any(world.withheld[unit] for unit in world.members(3))
        assert world.observe(0).text() == view.text()
    assert GAME.parse(op.text()).text() == op.text()


@rule("worldatwar", "22.26D", "22.252A")
def test_while_only_his_helpers_are_there_nobody_is_asked() -> None:
    # The hunters come in round 2 (one hex short, Pacific), their helpers in round 1.
    # Somebody is there in time (22.24B), so that they have sailed.
    in_time = "interception seat2 > 1: h0410 base=townsville united-states-cruiser*2 score=20"
    made = stopped(THIRD, in_time, hunters="washington united-states-cruiser*4 score=3")
    form(made, "cg2")
    assert op_of(made).holder == -1
    assert made.state.decision(made.asked()[0] - 1).name != "withhold"
    assert [force.fought for force in op_of(made).forces] == [0, 0, 1, 1, 0]


@rule("worldatwar", "22.26D", "22.421A")
@pytest.mark.parametrize("held", [1, 3])
def test_small_forces_in_one_group_differ(held: int) -> None:
    small = f"interception seat2 > 3: {MET} base=townsville united-states-cruiser*2 score=20"
    made = stopped(small, hunters="united-states-cruiser*3 score=20")
    made.do(1, "cg1").do(2, "cg1")
    made.do(2, "united-states-cruiser")
    assert made.legal(2) == ["1", "2", "3"], "five are in the group, two of them came to help"
    made.do(2, f"{held} done")
    op = op_of(made)
    assert sum(op.withheld) == held
    assert (op.forces[1].fought, op.forces[3].fought) == (1 if held < 3 else 0, 1)


@rule("worldatwar", "22.26D")
def test_damage_of_an_earlier_battle_inverts_nobody() -> None:
    made = stopped(hunters="washington(3) united-states-cruiser*4 score=20")
    form(made, "cg2")
    made.do(2, "washington united-states-cruiser 4 done")
    op = op_of(made)
    washington = next(u for u in op.members(1) if op.scenario.labels[op.label(u)] == "washington")
    assert op.is_damaged(washington) and op.spared[washington]
    while op.decision(made.asked()[0] - 1).name != "withdraw":
        made.dice.rolls[:] = [6, 6]
        made.do(made.asked()[0], "done")
    assert op.spared[washington], "nobody has hit her in this battle"
    made.dice.rolls.clear()
