"""Imagined worlds: none that what was seen rules out, and the truth among them."""

from __future__ import annotations

import itertools
from collections.abc import Hashable

import pytest

from tests.marks import rule
from tests.suite.hidden import frequencies
from tests.worldatwar.sea import base, do, new, sail, units, voyage
from tests.worldatwar.test_contract import SCENARIOS, eager
from tests.worldatwar.test_holding import met_on_the_way
from wardroom.core.dice import FastDice
from wardroom.core.state import SPECTATOR, UNKNOWN, State
from wardroom.games.worldatwar.agreement import agrees
from wardroom.games.worldatwar.battle import begin_battle
from wardroom.games.worldatwar.coming_to_light import reveal_group, sight
from wardroom.games.worldatwar.game import GAME, WorldAtWar
from wardroom.games.worldatwar.groups import deploy
from wardroom.games.worldatwar.holding import ask_to_withhold, bare, commit
from wardroom.games.worldatwar.imagining import hidden_forces
from wardroom.games.worldatwar.muster import Muster
from wardroom.games.worldatwar.operation import Operation
from wardroom.games.worldatwar.search import Search
from wardroom.games.worldatwar.withdrawal import divide, split_off, withdraw


def whole(state: State) -> Operation:
    assert isinstance(state, Operation)
    return state


def check(op: Operation, chance: FastDice) -> None:
    """What is known of each side is true, and true of every imagined world."""
    for side in range(2):
        assert agrees(op, side, hidden_forces(op, side)), f"the truth is ruled out\n{op.text()}"
    for observer in range(SPECTATOR, 2):
        view = op.observe(observer)
        world = whole(view.imagine(chance))
        assert world.observe(observer).text() == view.text()
        for side in range(2):
            assert agrees(world, side, hidden_forces(world, side))
        for f, force in enumerate(op.forces):
            seen = whole(view).forces[f].fought
            assert seen in (UNKNOWN, force.fought), "a battle that is no secret is known"


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_nothing_that_was_seen_rules_out_the_truth(scenario: str) -> None:
    for seed in range(2):
        state: State = GAME.new(GAME.options().fill({"scenario": scenario}), FastDice(seed))
        chance = FastDice(seed)
        answers = 0
        while (seat := state.mover()) >= 0:
            answers += 1
            if answers % 11 == 0:
                check(whole(state), chance)
            state.apply(seat, eager(state, seat, chance))


@pytest.mark.soak
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seed", range(10, 40))
def test_the_truth_in_many_games(scenario: str, seed: int) -> None:
    state: State = GAME.new(GAME.options().fill({"scenario": scenario}), FastDice(seed))
    chance = FastDice(seed)
    while (seat := state.mover()) >= 0:
        check(whole(state), chance)
        state.apply(seat, eager(state, seat, chance))


def at_sea(*numbers: int) -> WorldAtWar:
    """Two hidden American forces from Noumea meet a Japanese one; their groups have these numbers."""
    op = new()
    op.wing_state = [3 if on < 0 else 0 for on in op.wing_on]
    activity = voyage(op, "rabaul", "port-moresby", "moresby-invasion")
    sail(op, activity, units(op, "rabaul", japan_cruiser=2, japan_destroyer=3), shown=1)
    for ships in (
        units(op, "noumea", yorktown=1, united_states_cruiser=4),
        units(op, "noumea", united_states_destroyer=1),
    ):
        hunter = voyage(op, "noumea", "port-moresby", level=1, target=activity)
        sail(op, hunter, ships)
    begin_battle(op, op.voyages[1].meets, 1, [0, 1, 2], [1, 1, 1], activity, 0)
    op.round = 1
    deploy(op, 0, 1)
    for f, number in enumerate(numbers):
        deploy(op, f + 1, number)
    return op


def ships_of(op: Operation) -> Hashable:
    """Which ships the second and third forces hold, and the numbers of their groups."""
    return tuple(
        (op.forces[f].number, *sorted(op.scenario.labels[op.label(u)] for u in op.members(f)))
        for f in (1, 2)
        if f < len(op.forces)
    )


def all_worlds(numbers: tuple[int, int]) -> set[Hashable]:
    """Every way to make up a task force and a small force from what lies in Noumea (22.14, 22.421A)."""
    found: set[Hashable] = set()
    sizes = {"lexington": 3, "yorktown": 3, "united-states-cruiser": 2, "united-states-destroyer": 1}
    port = ["lexington", *["united-states-cruiser"] * 4, "united-states-destroyer", "yorktown"]
    for places in itertools.product((0, 1, 2), repeat=len(port)):
        forces = [[name for name, place in zip(port, places, strict=True) if place == f] for f in (1, 2)]
        factors = [sum(sizes[name] for name in force) for force in forces]
        carriers = [sum(3 for name in force if sizes[name] == 3) for force in forces]
        if 10 <= factors[0] <= 25 and 1 <= factors[1] <= 9:
            if all(2 * decks <= factor for decks, factor in zip(carriers, factors, strict=True)):
                for one, other in (numbers, numbers[::-1]):
                    found.add(((one, *forces[0]), (other, *forces[1])))
    return found


@rule("worldatwar", "22.423B")
def test_every_world_comes_up_and_no_other() -> None:
    op = at_sea(2, 5)
    seen = frequencies(op.observe(0), lambda world: ships_of(whole(world)), 400)
    assert set(seen) == all_worlds((2, 5)) and ships_of(op) in seen


@rule("worldatwar", "22.14B", "22.14C")
def test_a_force_that_is_being_formed_finds_its_ships_in_port() -> None:
    """Two carriers, nine factors to escort them: ten more need both and six of these, or one and seven."""
    op = new()
    activity = voyage(op, "rabaul", "port-moresby", "moresby-invasion")
    sail(op, activity, units(op, "rabaul", japan_cruiser=2, japan_destroyer=3), shown=1)
    hunters = [voyage(op, "noumea", "port-moresby", level=1, target=activity) for _ in range(2)]
    sail(op, hunters[0], units(op, "noumea", united_states_destroyer=1))
    muster = Muster(1 << 1)
    muster.seat, muster.base, muster.voyage, muster.least = 1, base(op, "noumea"), hunters[1], 10
    op.stack = [muster]
    for observer in (SPECTATOR, 0):
        view = op.observe(observer)
        seen = frequencies(view, lambda world: (bool(world.legal(1)), small_force(world)), 200)
        assert set(seen) == {
            (True, ("united-states-destroyer",)),
            (True, ("united-states-cruiser",)),
            (True, ("united-states-cruiser", "united-states-destroyer")),
        }


def small_force(world: State) -> tuple[str, ...]:
    op = whole(world)
    return tuple(sorted(op.scenario.labels[op.label(u)] for u in op.members(1)))


@rule("worldatwar", "22.451D", "22.428A")
def test_search_dice_tell_which_group_is_large() -> None:
    """One die for group 1, which is active: that must be the task force, whatever its number was before."""
    op = at_sea(1, 3)
    op.stack = [Search()]
    op.settle()
    assert op.searches[:4] == [1, 1, 1, 1 << 1 | 1 << 3]
    worlds = [whole(op.observe(0).imagine(FastDice(seed))) for seed in range(40)]
    assert {world.forces[1].number for world in worlds} == {1, 3}
    # A distant group with a carrier has a die as well, so the small group may be number 1.
    for world in worlds:
        carriers = [u for u in world.members(1) if world.fully_operational(u)]
        assert world.forces[1].number == 1 or carriers
    reveal_group(op, 1, 3)
    assert op.searches[:4] == [1, 1, 1, 1 << 1]


@rule("worldatwar", "22.41F")
def test_a_find_is_remembered_after_the_group_has_left() -> None:
    op = at_sea(2, 5)
    op.found[7 + 2] = 1
    op.told[7 + 2] = 1 + 8
    withdraw(op, 1, 2, op.group_units(1, 2))
    assert op.clues == [9, 1 << 1]
    for seed in range(30):
        world = whole(op.observe(0).imagine(FastDice(seed)))
        names = [world.scenario.labels[world.label(u)] for u in world.members(1)]
        assert len({"lexington", "yorktown"} & set(names)) == 1


@rule("worldatwar", "22.41B")
def test_squadrons_at_work_tell_that_their_carrier_is_there() -> None:
    op = at_sea(2, 5)
    yorktown = op.members(1)[0]
    sight(op, yorktown, True)
    assert op.sighted[yorktown] == 1 << 1 | 1 << 2
    worlds = [whole(op.observe(0).imagine(FastDice(seed))) for seed in range(30)]
    assert {world.force[yorktown] for world in worlds} == {2}, "only a task force has room for it"
    reveal_group(op, 1, 2)
    assert op.sighted[yorktown] == 0


@rule("worldatwar", "22.423B")
def test_a_number_that_is_used_again_is_hidden_again() -> None:
    op = at_sea(2, 5)
    reveal_group(op, 1, 2)
    withdraw(op, 1, 2, op.group_units(1, 2))
    deploy(op, 2, 2)
    assert not op.revealed[7 + 2] and op.observe(0).text().count("number=?") == 1


@rule("worldatwar", "22.61B", "22.421A")
@pytest.mark.parametrize("parted", [5, 2], ids=["all of it", "a part"])
def test_ships_that_leave_a_part_of_a_force_leave_the_whole(parted: int) -> None:
    """One ship of the part that was seen stays: the whole may have far less than it was formed with."""
    op = at_sea()
    part = divide(op, 1, op.members(1)[:parted])
    for number, f in enumerate((1, 2, part)):
        if not op.forces[f].gone:
            deploy(op, f, number + 2)
    reveal_group(op, 1, 4)
    split_off(op, part, op.members(part)[:-1])
    check(op, FastDice(1))


@rule("worldatwar", "22.26D")
def test_ships_may_be_held_back() -> None:
    op = met_on_the_way()
    do(op, 1, "united-states-cruiser", "3", "done")
    view = whole(op.observe(0))
    assert view.forces[1].fought == UNKNOWN and view.forces[2].fought == 1
    held = set()
    for seed in range(60):
        world = whole(view.imagine(FastDice(seed)))
        assert world.observe(0).text() == view.text()
        group = world.group_units(1, 2)
        held.add(sum(world.withheld[u] for u in group))
        assert world.forces[1].fought == int(not all(world.withheld[u] for u in group))
        assert all(world.spared[u] == world.withheld[u] for u in group)
    assert 0 in held and 3 in held and len(held) > 4


@rule("worldatwar", "22.26D")
def test_who_is_held_back_is_seen_when_both_line_up() -> None:
    op = met_on_the_way()
    do(op, 1, "united-states-cruiser", "4", "united-states-destroyer", "lexington", "done")
    assert whole(op.observe(0)).forces[1].fought == UNKNOWN
    reveal_group(op, 1, 2)
    group = op.group_units(1, 2)
    assert all(whole(op.observe(0)).withheld[u] == UNKNOWN for u in group)
    bare(op, 1, 2)
    view = whole(op.observe(0))
    assert all(view.withheld[u] == view.spared[u] == 1 for u in group) and view.forces[1].fought == 0
    op.stack = op.stack[:1]
    ask_to_withhold(op, 1)
    do(op, 1, "lexington", "done")
    commit(op)
    view = whole(op.observe(0))
    assert all(view.spared[u] == UNKNOWN for u in group) and view.forces[1].fought == UNKNOWN
    bare(op, 1, 2)
    view = whole(op.observe(0))
    assert sorted(view.spared[u] for u in group) == [0] * (len(group) - 1) + [1]
    assert view.forces[1].fought == 1
