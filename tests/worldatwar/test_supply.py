"""22.427, 22.552B, 22.9432: who protects sea supply is burdened by it, and has destroyers on the way."""

from __future__ import annotations

import re

import pytest

from tests.marks import rule
from tests.worldatwar.own import own
from tests.worldatwar.test_at_sea import op_of, scene
from tests.worldatwar.test_secrets import check_twins
from wardroom.bots.worldatwar.hunting import Chase
from wardroom.bots.worldatwar.weights import WEIGHTS
from wardroom.core.dice import FastDice
from wardroom.core.position import PositionError
from wardroom.core.scene import Scene
from wardroom.games.worldatwar.actions import hex_name
from wardroom.games.worldatwar.aftermath import strike_the_sunk
from wardroom.games.worldatwar.board import show_board
from wardroom.games.worldatwar.combat import burdened, burdened_for_torpedoes, group_is_fast, settle_cargo
from wardroom.games.worldatwar.coming_to_light import reveal_group
from wardroom.games.worldatwar.game import GAME
from wardroom.games.worldatwar.muster import form_force
from wardroom.games.worldatwar.operation import Operation, slot
from wardroom.games.worldatwar.search import CARGO, SLOW, bits, facts_of
from wardroom.games.worldatwar.sinking import perhaps_reserves, ports_of, reserves
from wardroom.games.worldatwar.under_way import FAILED, SAILING, Voyage
from wardroom.games.worldatwar.units import DESTROYER

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
    duty reef: activity = "sea-supply" | phase = 0 | base = "clyde" | target = "h3426" | cargo = 1
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


@rule("worldatwar", "22.9417B")
@pytest.mark.parametrize("landed", [False, True])
def test_cargo_beside_cruisers_on_supply_helps_torpedoes(landed: bool) -> None:
    supply = "activity supply: britain-destroyer cargo=1 + britain-cruiser*4"
    carry = "activity carry: britain-destroyer*2 cargo=1"
    made = met(f"{supply}\n{carry}", "cg5", "cg6", "cg5")
    op = op_of(made)
    assert [number_of(op, f) for f in range(3)] == [6, 5, 5]
    if landed:
        # Out for something else, and home from it with those who protect the line.
        op.forces[2].landed, op.forces[2].cargo = op.forces[2].cargo, 0
        for unit in op.members(2):
            op.laden[unit] = 0
    assert burdened(op, 1, 5) and burdened_for_torpedoes(op, 1, 5)
    for unit in op.members(2):
        op.hits[unit] = op.roster.size[unit]
    settle_cargo(op, 1, 5)
    # Cruisers alone are on supply: a burden, and nothing for submarines.
    assert burdened(op, 1, 5) and not burdened_for_torpedoes(op, 1, 5)


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
    assert "burdened" not in str(show_board(view)) and "burdened" in str(show_board(op))
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
    reveal_group(op, 1, 5)
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


# -- who is met with a supply line ----------------


def in_battle(*lines: str) -> list[int]:
    """The voyages that fight when the first battle of a turn begins, whose order is that of the lines."""
    made = scene("\n".join((LINE, *lines, "begins: battles\n")))
    while not made.told("battle-begins"):
        made.do(made.asked()[0], made.legal(made.asked()[0])[0])
    return sorted(force.voyage + 1 for force in op_of(made).forces if force.joins)


SUPPLY = "activity supply: h3424 britain-destroyer*2 cargo=1"
CARRY = "activity carry: h3424 britain-destroyer cargo=1 + britain-cruiser*5"
REEF = "activity reef: h3424 britain-destroyer cargo=1"


@rule("worldatwar", "22.141B", "22.141")
@pytest.mark.parametrize("target", [1, 2])
def test_a_supply_line_is_met_with_all_who_are_no_line_to_elsewhere(target: int) -> None:
    hunters = f"interception seat1 > {target}: h3424 base=brest scharnhorst germany-cruiser*2 score=40"
    assert in_battle(SUPPLY, CARRY, hunters) == [1, 2, 2, 3]
    assert in_battle(CARRY, SUPPLY, hunters) == [1, 1, 2, 3]


@rule("worldatwar", "22.141B", "22.141")
@pytest.mark.parametrize(("target", "others"), [(0, [0, 1]), (1, [1, 0]), (2, [2, 1])])
def test_a_bot_expects_those_who_will_be_there(target: int, others: list[int]) -> None:
    op = op_of(scene("\n".join((LINE, SUPPLY, CARRY, REEF, "begins: interception\n"))))
    h = next(h for h in op.voyages[0].path if hex_name(h) == "h3424")
    assert Chase(op, 0, target, 1, WEIGHTS).together(h) == others
    assert Chase(op, 0, target, 1, WEIGHTS).together(op.scenario.bases[0].at) == [target]


@rule("worldatwar", "22.141B", "22.141")
@pytest.mark.parametrize(("target", "fight"), [(1, [1, 2, 2, 4]), (2, [1, 2, 2, 4]), (3, [2, 2, 3, 4])])
def test_two_lines_are_met_apart_although_others_sail_with_both(target: int, fight: list[int]) -> None:
    hunters = f"interception seat1 > {target}: h3424 base=brest scharnhorst germany-cruiser*2 score=40"
    assert in_battle(SUPPLY, CARRY, REEF, hunters) == fight


# -- dice that have failed ----------------

SHORT = "interception seat1 > 1: h3424 base=brest scharnhorst score=1"
FAR_OFF = "interception seat1 > 1: h3424 base=bergen germany-cruiser*2"
LONGER = "interception seat1 > 1: h3424 base=bergen germany-cruiser score=40"


@rule("worldatwar", "22.24A", "22.25")
@pytest.mark.parametrize("step", ["counter", "counter-dice", "counter-counter", "battles"])
def test_a_score_that_fails_is_read_as_the_dice_would_have_made_it(step: str) -> None:
    made = scene(f"{LINE}\n{SUPPLY}\n{SHORT}\nbegins: {step}\n")
    op = op_of(made)
    assert op.voyages[1].status == FAILED and op.voyages[1].at == 0
    # Nobody is asked to go for it, and the line is through.
    assert made.state.decision(1).name == "which-base" and made.told("duty-done")
    # The same with dice: two of them for cargo, two for submarines nearby, and all show ones.
    rolled = scene(f"{LINE}\n{SUPPLY}\n{FAR_OFF}\nbegins: dice\n", [1] * 9)
    assert op_of(rolled).voyages[1].status == FAILED
    assert rolled.state.decision(1).name == "which-base"


@rule("worldatwar", "22.24B", "22.25")
def test_who_is_late_behind_another_is_under_way() -> None:
    made = scene(f"{LINE}\n{SUPPLY}\n{SHORT}\n{LONGER}\nbegins: counter\n")
    assert [voyage.status for voyage in op_of(made).voyages] == [SAILING] * 3
    assert made.state.decision(1).name == "interception-hex"


@rule("worldatwar", "22.25")
def test_nobody_goes_for_one_whose_dice_have_failed() -> None:
    counter = "interception seat2 > 2: h3424 base=clyde britain-cruiser*2"
    with pytest.raises(
        PositionError, match=r"voyage 3.*goes for voyage 2.*\(22.25\) \(in the line: interc.*> 2"
    ):
        scene(f"{LINE}\n{SUPPLY}\n{SHORT}\n{counter}\nbegins: counter\n")


@rule("worldatwar", "22.14C", "22.14E")
@pytest.mark.parametrize(
    ("second", "number"),
    [("h3423 base=bergen germany-cruiser", "22.14E"), ("h3424 base=brest germany-cruiser", "22.14C")],
)
def test_a_fault_of_two_interceptions_is_said_of_one_of_their_lines(second: str, number: str) -> None:
    first = "interception seat1 > 1: h3424 base=brest germany-cruiser score=40"
    lines = f"{LINE}\n{SUPPLY}\n{first}\ninterception seat1 > 1: {second} score=40\nbegins: counter\n"
    with pytest.raises(PositionError, match=rf"\({number}\) \(in the line: {re.escape(first)}\)"):
        scene(lines)


@rule("worldatwar", "22.15")
def test_a_duty_said_twice_is_named_as_the_line_has_it() -> None:
    again = "activity supply: h3426 britain-destroyer cargo=1"
    with pytest.raises(PositionError) as refused:
        scene(f"{LINE}\n{SUPPLY}\n{again}\nbegins: interception\n")
    told = "the duty 'supply' is carried out by voyage 1 already"
    assert str(refused.value) == f"{told} (in the line: {again})"


# -- destroyers in port ----------------


def in_port(op: Operation, port: str) -> list[int]:
    """Destroyers of a port, wherever they are now."""
    key = next(b for b, base in enumerate(op.scenario.bases) if base.key == port)
    return [
        unit for unit in range(len(op.force)) if op.berth[unit] == key and op.roster.kind[unit] == DESTROYER
    ]


@rule("worldatwar", "22.9432", "22.9434")
@pytest.mark.parametrize(("duty", "ports"), [("supply", ["clyde", "gibraltar"]), ("carry", ["clyde"])])
def test_destroyers_on_a_supply_line_stand_in(duty: str, ports: list[str]) -> None:
    op = op_of(met(f"activity {duty}: britain-destroyer*2 cargo=1", "cg6"))
    assert [op.scenario.bases[b].key for b in ports_of(op, 1, 6)] == ports
    # Everybody knows that all of the Clyde are at sea: only those on the line can be meant.
    known = op_of(met(f"activity {duty}: britain-destroyer*4 cargo=1 shown", "cg6"))
    able = [b for b in ports_of(known, 1, 6) if perhaps_reserves(known, 1, b)]
    assert [known.scenario.bases[b].key for b in able] == ports[1:]


FAILURE = """
activity supply: britain-destroyer*2 cargo=1
interception seat1 > 1: h3424 base=brest germany-submarine score=40
begins: battles
"""


def torpedoed(idle: list[str]) -> Scene:
    """Two hits on destroyers, while others of their port have tried to intercept somebody in vain."""
    made = scene(LINE + FAILURE)
    op = op_of(made)
    voyage = Voyage()
    voyage.side, voyage.level, voyage.status = 1, 2, FAILED
    voyage.path = [op.voyages[0].path[0]]
    op.voyages.append(voyage)
    units: list[int] = []
    for key in idle:
        units.append(
            next(
                u
                for u in range(len(op.force))
                if op.force[u] == 0 and u not in units and op.scenario.labels[op.label(u)] == key
            )
        )
    form_force(op, 1, op.forces[0].base, len(op.voyages) - 1, units, 0, 0)
    made.dice.rolls[:] = [6, 6] + [1] * 20
    made.do(2, "cg1")
    assert made.state.decision(1).name == "substitutes"
    return made


@rule("worldatwar", "22.9432", "22.24A")
@pytest.mark.parametrize("answers", ["2", "0 1"])
def test_whose_interception_has_failed_stands_in_from_port(answers: str) -> None:
    made = torpedoed(["britain-destroyer", "britain-destroyer"])
    op = op_of(made)
    # None is left in the Clyde but those who have stayed there; two lie in Gibraltar.
    assert (made.state.decision(1).facts["base"], made.legal(2)) == ("base/clyde", ["0", "1", "2"])
    boats = in_port(op, "clyde")
    assert reserves(op, 1, op.forces[0].base) == [unit for unit in boats if op.force[unit] == 3]
    made.do(2, answers)
    assert made.state.decision(1).name != "substitutes"
    lost = [sum(op.is_sunk(unit) for unit in in_port(op, port)) for port in ("clyde", "gibraltar")]
    if len(answers) > 1:
        assert lost == [1, 1], "one at sea, and one in Gibraltar"
        return
    assert [op.is_sunk(unit) for unit in boats].count(True) == 2
    # Nobody else hears which force they had been with, or that it has nobody left.
    assert not op.members(2) and not op.forces[2].gone
    for observer in (0, -1):
        view = op.observe(observer)
        assert GAME.parse(view.text()).text() == view.text()
        for seed in range(4):
            assert view.imagine(FastDice(seed)).observe(observer).text() == view.text()


@rule("worldatwar", "22.9432", "22.423B")
@pytest.mark.parametrize("answer", ["0", "1", "2"])
def test_who_of_them_had_tried_is_a_secret(answer: str) -> None:
    """The force that stayed in port has the destroyers, or only cruisers: nobody can tell."""
    some = torpedoed(["britain-destroyer", "britain-cruiser"])
    none = torpedoed(["britain-cruiser", "britain-cruiser"])
    for made in (some, none):
        made.state.log = []
        made.do(2, answer)
    check_twins(some.state, none.state, 1)
