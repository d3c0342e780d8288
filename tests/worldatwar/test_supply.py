"""22.427, 22.552B: who protects sea supply is burdened by it."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.worldatwar.own import own
from tests.worldatwar.test_at_sea import op_of, scene
from wardroom.core.dice import FastDice
from wardroom.core.scene import Scene
from wardroom.games.worldatwar.aftermath import strike_the_sunk
from wardroom.games.worldatwar.combat import burdened, burdened_for_torpedoes, group_is_fast
from wardroom.games.worldatwar.face import face
from wardroom.games.worldatwar.operation import Operation, slot
from wardroom.games.worldatwar.search import CARGO, SLOW, bits, facts_of

LINE = "worldatwar 1\n" + own(
    "north-atlantic",
    [1],
    """
    base brest: side = 0
    base bergen: side = 0
    base clyde: side = 1
    base scapa-flow: side = 1
    base gibraltar: side = 1
    force raiders: side = 0 | base = "brest" | ships = ["scharnhorst"] | light = ["germany-cruiser*2"]
    force boats: side = 0 | base = "brest" | light = ["germany-submarine*2"]
    force home: side = 1 | base = "clyde" | light = ["britain-cruiser*6", "britain-destroyer*4"]
    force rock: side = 1 | base = "gibraltar" | light = ["britain-destroyer*2"]
    force flow: side = 1 | base = "scapa-flow" | light = ["britain-destroyer*3"]
    duty supply: activity = "sea-supply" | phase = 0 | base = "clyde" | target = "gibraltar" | cargo = 1
    duty carry: activity = "sea-transport" | phase = 0 | base = "clyde" | target = "gibraltar" | cargo = 1
    """,
)
MET = "interception seat1 > 1: h3424 base=brest scharnhorst germany-cruiser*2 score=40"


def met(convoy: str, *numbers: str) -> Scene:
    """A battle has begun, and the forces of the convoy have taken these numbers."""
    made = scene(f"{LINE}\n{convoy}\n{MET}\nbegins: battles\n")
    made.dice.rolls[:] = [1] * 40
    made.do(1, "cg1")
    for number in numbers:
        made.do(2, number)
    assert made.told("groups-formed")
    return made


def number_of(op: Operation, f: int) -> int:
    assert op.forces[f].present
    return op.forces[f].number


@rule("worldatwar", "22.427", "22.552B", "22.422B")
@pytest.mark.parametrize(("duty", "burden"), [("supply", True), ("carry", False)])
def test_who_protects_supply_is_burdened_without_destroyers(duty: str, burden: bool) -> None:
    made = met(f"activity {duty}: britain-destroyer*2 cargo=1 + britain-cruiser*5", "cg5", "cg6")
    op = op_of(made)
    cruisers = number_of(op, 1)
    assert burdened(op, 1, number_of(op, 0)), "cargo itself is a burden in any case"
    assert burdened(op, 1, cruisers) == burden
    assert group_is_fast(op, 1, cruisers, False) != burden
    assert bool(bits(facts_of(op, 1, cruisers)) & (CARGO | SLOW)) == burden
    # 22.9417B Submarines look for destroyers or transports in such a group.
    assert not burdened_for_torpedoes(op, 1, cruisers)
    assert burdened_for_torpedoes(op, 1, number_of(op, 0))


@rule("worldatwar", "22.552B", "22.427")
@pytest.mark.parametrize(("duty", "burden"), [("supply", True), ("carry", False)])
def test_on_the_way_home_it_counts_but_slows_nobody_down(duty: str, burden: bool) -> None:
    made = met(f"returning {duty}: h3426 britain-cruiser*5", "cg6")
    op = op_of(made)
    assert burdened(op, 1, number_of(op, 0)) == burden
    assert group_is_fast(op, 1, number_of(op, 0), False)


@rule("worldatwar", "22.427", "22.423B")
def test_the_burden_of_a_hidden_group_is_hidden() -> None:
    made = met("activity supply: britain-destroyer*2 cargo=1 + britain-cruiser*5", "cg5", "cg6")
    op = op_of(made)
    view = op.observe(0)
    assert isinstance(view, Operation)
    assert "burdened" not in str(face(view)) and "burdened" in str(face(op))
    for seed in range(4):
        world = view.imagine(FastDice(seed))
        assert isinstance(world, Operation)
        assert world.observe(0).text() == view.text()
        assert all(burdened(world, 1, force.number) for force in world.forces[:2])


@rule("worldatwar", "22.427", "22.82B")
def test_who_joins_supply_is_free_again_when_its_guards_are_sunk() -> None:
    made = met("activity supply: britain-destroyer*2 cargo=1 + britain-cruiser*5", "cg5", "cg5")
    op = op_of(made)
    boats = [unit for unit in range(len(op.force)) if op.force[unit] == 1]
    op.reveal_group(1, 5)
    # The cruisers are out for something else.
    other = op.voyages[0].copy()
    other.duty = 1
    op.voyages.append(other)
    op.forces[1].voyage = len(op.voyages) - 1
    op.forces[0].cargo = 0
    for unit in boats:
        op.laden[unit] = 0
        assert burdened(op, 1, 5)
        op.hits[unit] = op.roster.size[unit]
    strike_the_sunk(op)
    assert op.forces[0].gone and op.on_chart[slot(1, 5)]
    assert not burdened(op, 1, 5) and group_is_fast(op, 1, 5, False)
