"""22.421A Groups that combine: at most 25 factors, and what becomes of the surplus."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.worldatwar.own import own
from tests.worldatwar.sea import do, new, rule_against, sail, told, top, units, voyage
from tests.worldatwar.test_imagining import check
from wardroom.core.dice import FastDice
from wardroom.core.scene import Scene
from wardroom.games.worldatwar.actions import group, number, ship
from wardroom.games.worldatwar.battle import AMBUSH, FORM, NavalBattle, begin_battle
from wardroom.games.worldatwar.combat import settle_cargo
from wardroom.games.worldatwar.coming_to_light import reveal_group
from wardroom.games.worldatwar.game import GAME, WorldAtWar
from wardroom.games.worldatwar.groups import Deploy, formed
from wardroom.games.worldatwar.under_way import ABORTED_DUTY
from wardroom.games.worldatwar.withdrawal import divide, withdraw


def convoy() -> WorldAtWar:
    """A task force of 16 factors from Truk sails with one of 15 that carries cargo; Americans intercept."""
    op = new()
    op.phase = 9  # nothing is set aside for later duties any more
    op.wing_state = [3 if on < 0 else 0 for on in op.wing_on]
    activity = voyage(op, "rabaul", "port-moresby")
    sail(op, activity, units(op, "rabaul", shoho=1, japan_cruiser=4, japan_destroyer=5), cargo=2)
    sail(op, activity, units(op, "truk", shokaku=1, zuikaku=1, japan_cruiser=4, japan_destroyer=2))
    hunter = voyage(op, "noumea", "port-moresby", level=1, target=activity)
    sail(op, hunter, units(op, "noumea", yorktown=1, united_states_cruiser=4))
    begin_battle(op, op.voyages[hunter].meets, 1, [activity, hunter], [1, 1], activity, 0)
    top(op, NavalBattle).place = FORM
    op.settle()
    top(op, Deploy)
    return op


def names_of(op: WorldAtWar, f: int) -> list[str]:
    return [op.scenario.labels[op.label(u)] for u in op.members(f)]


def op_of(made: Scene) -> WorldAtWar:
    assert isinstance(made.state, WorldAtWar)
    return made.state


def label(op: WorldAtWar, key: str) -> int:
    return ship(op.scenario.labels.index(key))


@rule("worldatwar", "22.421A", "22.14", "22.423")
def test_the_owner_parts_a_surplus_from_the_group_without_cargo() -> None:
    op = convoy()
    do(op, 0, "cg2", "cg2")
    assert op.decision(0).name == "surplus-ships" and op.decision(0).facts == {"number": 2, "factors": 6}
    assert op.legal(0) == [label(op, "japan-cruiser")], "carriers alone would have no fast ships"
    assert rule_against(op, 0, label(op, "japan-destroyer")) == "22.14", "two factors are not enough any more"
    do(op, 0, "japan-cruiser")
    assert op.decision(0).name == "surplus-count"
    assert rule_against(op, 0, number(4)) == "22.421A", "three of them are enough"
    do(op, 0, "3")
    assert op.decision(0).name == "surplus-number"
    assert rule_against(op, 0, group(2)) == "22.423"
    do(op, 0, "cg5")
    do(op, 1, "cg1")
    assert names_of(op, 3) == ["japan-cruiser"] * 3 and op.forces[3].parent == 1
    assert (op.forces[0].number, op.forces[1].number, op.forces[3].number) == (2, 2, 5)
    assert op.factors(op.group_units(0, 2)) == 25 and op.factors(op.group_units(0, 5)) == 6
    assert told(op, "force-divided") == [{"seat": "seat/0", "force": 2, "own": 4, "tf": 0}]
    assert GAME.parse(op.text()).text() == op.text()
    check(op, FastDice(1))


@rule("worldatwar", "22.421A", "22.14")
def test_carriers_take_fast_ships_along() -> None:
    op = convoy()
    do(op, 0, "cg2", "cg2", "japan-cruiser", "2")
    # One more factor than four is needed, and a carrier of three goes with four factors of cruisers.
    assert op.decision(0).name == "surplus-ships"
    do(op, 0, "shokaku", "cg6")
    do(op, 1, "cg1")
    assert sorted(names_of(op, 3)) == ["japan-cruiser", "japan-cruiser", "shokaku"]
    op = convoy()
    do(op, 0, "cg2", "cg2", "japan-cruiser", "1")
    assert rule_against(op, 0, label(op, "shokaku")) == "22.14", "both would need more fast ships"


def forming(*forces: str) -> Scene:
    """Japanese forces form groups before the first round."""
    lines = ["worldatwar 1", "options: scenario=midway", "battle: h0015 begins=groups"]
    return Scene(GAME, "\n".join([*lines, *forces, "force seat2: united-states-cruiser*5"]))


def refused(made: Scene, word: str) -> tuple[str, str]:
    """The name of a refusal and its rule."""
    refusal = made.why_not(1, word)
    assert refusal is not None, f"{word} is legal"
    return refusal.name, refusal.rule


BATTLECRUISERS_ABLE = "force seat1: haruna hiei kongo kirishima japan-cruiser*2 japan-destroyer*3"
CRUISERS_LADEN = "force seat1: japan-cruiser*2 japan-destroyer*8 cargo=1"


@rule("worldatwar", "22.421A", "22.14", "22.54E")
def test_no_more_ships_are_parted_than_the_group_without_cargo_has() -> None:
    made = forming(BATTLECRUISERS_ABLE, CRUISERS_LADEN)
    # Of 31 factors six must go: two cruisers and two destroyers. The cruisers with cargo stay.
    made.do(1, "cg2 cg2 japan-cruiser")
    assert made.legal(1) == ["2"]
    assert refused(made, "3") == ("too-many", "22.421A")
    assert refused(made, "1") == ("cannot-be-completed", "22.14"), "three destroyers are too few"


@rule("worldatwar", "22.421C", "22.423", "22.421A")
def test_a_surplus_takes_a_free_number_from_1_to_6_and_does_not_wait() -> None:
    made = forming(BATTLECRUISERS_ABLE, CRUISERS_LADEN)
    made.do(1, "cg2 cg2 haruna hiei")
    assert made.question(1).name == "surplus-number"
    assert made.legal(1) == ["cg1", "cg3", "cg4", "cg5", "cg6"]
    assert refused(made, "cg2") == ("number-taken", "22.423")
    assert refused(made, "stay") == refused(made, "cg7") == ("six-groups-at-most", "22.421C")


@rule("worldatwar", "22.421A")
def test_apart_nothing_is_parted() -> None:
    op = convoy()
    do(op, 0, "cg2", "cg3")
    do(op, 1, "cg1")
    assert len(op.forces) == 3 and not told(op, "force-divided")


@rule("worldatwar", "22.421A")
def test_a_force_with_cargo_is_not_joined_by_another_with_cargo() -> None:
    op = new()
    op.phase = 9  # nothing is set aside for later duties any more
    activity = voyage(op, "rabaul", "port-moresby")
    for count in (2, 3):
        sail(op, activity, units(op, "rabaul", japan_destroyer=count), cargo=1)
    hunter = voyage(op, "noumea", "port-moresby", level=1, target=activity)
    sail(op, hunter, units(op, "noumea", united_states_cruiser=4))
    begin_battle(op, op.voyages[hunter].meets, 1, [activity, hunter], [1, 1], activity, 0)
    top(op, NavalBattle).place = FORM
    op.settle()
    do(op, 0, "cg4")
    assert rule_against(op, 0, group(4)) == "22.421A"


LATE = """worldatwar 1
options: scenario=midway
battle: h0015 KIND
group seat1 4: haruna
group seat2 5: united-states-cruiser*5
force seat1: zuiho japan-cruiser(1)
force seat1: japan-destroyer
"""


@rule("worldatwar", "22.421A", "22.421C")
def test_nor_through_a_group_without_that_has_joined_the_first() -> None:
    lines = ["worldatwar 1", "options: scenario=midway", "battle: h0015 begins=groups"]
    lines += ["force seat1: haruna hiei kongo kirishima", "force seat2: united-states-cruiser*5"]
    lines += ["force seat1: japan-destroyer*2 cargo=1", "force seat1: japan-destroyer*3 cargo=1"]
    made = Scene(GAME, "\n".join(lines))
    made.do(1, "cg2").do(1, "cg2")
    refusal = made.why_not(1, "cg2")
    assert refusal is not None and (refusal.name, refusal.rule) == ("carries-already", "22.421A")
    made.do(1, "cg3").do(2, "cg1")
    op = op_of(made)
    assert [force.number for force in op.forces if force.side == 0] == [2, 2, 3]
    for seed in range(30):
        world = op.observe(1).imagine(FastDice(seed))
        assert isinstance(world, WorldAtWar)
        laden = [force.number for force in world.forces if force.cargo]
        assert sorted(laden) == [2, 3], "nobody believes two cargoes in one group"


@rule("worldatwar", "22.421A", "22.421C")
def test_each_group_leaves_room_for_one_cargo() -> None:
    """Six numbers, five task forces, seven cargoes: five can join, one has a number, one waits."""
    scenario = own(
        "central-pacific",
        [0],
        """
        base tokyo: side = 0
        base midway: side = 1
        force japan: side = 0 | base = "tokyo" | light = ["japan-cruiser*25", "japan-destroyer*7"]
        force allies: side = 1 | base = "midway" | light = ["united-states-cruiser*5"]
        duty patrol: activity = "patrol" | phase = 0 | base = "tokyo" | target = "h1510"
        """,
    )
    lines = ["worldatwar 1", scenario, "battle: h0015 begins=groups"]
    lines += ["force seat1: japan-cruiser*5"] * 5 + ["force seat1: japan-destroyer cargo=1"] * 7
    made = Scene(GAME, "\n".join([*lines, "force seat2: united-states-cruiser*5"]))
    for place in range(1, 6):
        made.do(1, f"cg{place}")
    for place in (1, 2, 3, 4, 5, 6):
        assert made.rule_against(1, "stay") == "22.421C"
        made.do(1, f"cg{place}")
    assert made.legal(1) == ["stay"]


@rule("worldatwar", "22.421A", "22.421B")
def test_a_late_force_sends_a_carrier_home_when_it_enters_and_not_while_it_waits() -> None:
    made = Scene(GAME, LATE.replace("KIND", "round=2 begins=groups"))
    op = op_of(made)
    made.do(1, "stay")
    assert len(op.forces) == 4 and not made.told("force-divided"), "who waits has formed no group"
    made = Scene(GAME, LATE.replace("KIND", "round=2 begins=groups"))
    op = op_of(made)
    made.do(1, "cg1")
    # The damaged cruiser is slow: one fast factor for two of a carrier.
    assert names_of(op, 4) == ["zuiho"] and op.forces[4].withdrawn and not op.forces[4].present
    assert (op.forces[2].number, op.forces[3].number) == (1, 1)


@rule("worldatwar", "22.421A", "22.93A")
def test_outside_a_battle_no_carrier_is_sent_home() -> None:
    op = small_forces({"zuiho": 1, "japan_cruiser": 1}, {"japan_destroyer": 1})
    op.hits[next(u for u in op.members(1) if op.scenario.labels[op.label(u)] == "japan-cruiser")] = 1
    top(op, NavalBattle).apart = AMBUSH
    op.settle()
    do(op, 1, "cg1")
    do(op, 0, "cg2")
    assert "zuiho" in names_of(op, 1) and len(op.forces) == 3
    view = op.observe(1)
    assert view.imagine(FastDice(1)).observe(1).text() == view.text()


@rule("worldatwar", "22.421A")
def test_cargo_joined_by_carriers_that_lack_fast_ships() -> None:
    lines = ["worldatwar 1", "options: scenario=midway", "battle: h0015 begins=groups"]
    lines += ["force seat1: akagi soryu japan-cruiser(1) haruna", "force seat2: united-states-cruiser*5"]
    made = Scene(GAME, "\n".join([*lines, "force seat1: japan-destroyer*2 cargo=1"]))
    made.do(1, "cg2").do(1, "cg2").do(2, "cg1")
    op = op_of(made)
    # Three of a battlecruiser and two destroyers are fast, and the carriers have six: one returns to port.
    assert names_of(op, 3) == ["akagi"] and op.forces[3].withdrawn
    assert op.forces[0].number == op.forces[2].number == 2


@rule("worldatwar", "22.421A")
def test_carriers_that_lack_fast_ships_join_no_cargo_beyond_25_factors() -> None:
    carriers = "force seat1: akagi soryu mutsu nagato ise hyuga"
    # Six factors of carriers, five of fast destroyers: up to 25 factors they may join, and a carrier leaves.
    made = forming(carriers, "force seat1: japan-destroyer*5 cargo=1").do(1, "cg2")
    assert "cg2" in made.legal(1)
    made = forming(f"{carriers} fuso", "force seat1: japan-destroyer*5 cargo=1").do(1, "cg2")
    assert refused(made, "cg2") == ("too-many-carriers", "22.421A")


@rule("worldatwar", "22.421A")
@pytest.mark.parametrize(("able", "joins"), [("haruna", True), ("akagi", False)])
def test_cargo_is_joined_by_nobody_who_could_not_be_parted_again(able: str, joins: bool) -> None:
    # 24 factors have room for one more; a carrier cannot go away without fast ships, which all have cargo.
    made = forming(f"force seat1: {able}", "force seat1: japan-cruiser*8 japan-destroyer*8 cargo=1")
    made.do(1, "cg2")
    assert ("cg2" in made.legal(1)) == joins
    if not joins:
        assert refused(made, "cg2") == ("group-too-large", "22.421A")


def small_forces(*ships: dict[str, int]) -> WorldAtWar:
    """Small Japanese forces intercept together."""
    op = new("midway")
    op.phase = 9
    activity = voyage(op, "pearl-harbor", "midway")
    sail(op, activity, units(op, "pearl-harbor", united_states_cruiser=3), shown=1)
    hunters = []
    for counts in ships:
        hunters.append(voyage(op, "tokyo", "midway", level=1, target=activity))
        sail(op, hunters[-1], units(op, "tokyo", **counts))
    joins = [1] * (1 + len(hunters))
    begin_battle(op, op.voyages[hunters[0]].meets, 0, [activity, *hunters], joins, activity, 0)
    top(op, NavalBattle).place = FORM
    return op


NINE = {"japan_cruiser": 4, "japan_destroyer": 1}
BATTLECRUISERS = {"haruna": 1, "hiei": 1, "kirishima": 1}
DESTROYERS = {"japan_cruiser": 2, "japan_destroyer": 5}


@rule("worldatwar", "22.421A", "22.41A")
def test_small_forces_beyond_25_factors_have_a_surplus() -> None:
    op = small_forces(NINE, BATTLECRUISERS, DESTROYERS)
    op.settle()
    do(op, 1, "cg1")
    do(op, 0, "cg3")
    assert op.decision(0).name == "surplus-ships" and op.decision(0).facts["factors"] == 2
    do(op, 0, "japan-destroyer", "2", "cg4")
    assert op.factors(op.group_units(0, 3)) == 25 and op.factors(op.group_units(0, 4)) == 2
    assert len({op.forces[f].number for f in (1, 2, 3)}) == 1
    check(op, FastDice(3))


@rule("worldatwar", "22.421A", "22.421C")
def test_a_surplus_waits_if_there_are_six_groups() -> None:
    op = small_forces(NINE, BATTLECRUISERS, DESTROYERS)
    for n in (1, 2, 4, 5, 6):
        op.on_chart[n] = 1
    op.settle()
    do(op, 1, "cg1")
    do(op, 0, "cg3", "japan-destroyer", "2")
    assert [GAME.action_text(action) for action in op.legal(0)] == ["stay"]
    do(op, 0, "stay")
    made = op.forces[-1]
    assert made.parent >= 0 and not made.present and made.joins == 1


@rule("worldatwar", "22.421A")
def test_carriers_without_fast_ships_return_to_port() -> None:
    op = small_forces({"zuiho": 1, "japan_cruiser": 1}, {"japan_destroyer": 1})
    op.hits[next(u for u in op.members(1) if op.scenario.labels[op.label(u)] == "japan-cruiser")] = 1
    op.settle()
    do(op, 1, "cg1")
    do(op, 0, "cg2")
    assert names_of(op, 3) == ["zuiho"] and not op.forces[3].present
    assert op.voyages[op.forces[3].voyage].status == ABORTED_DUTY and op.forces[3].withdrawn
    assert names_of(op, 1) == ["japan-cruiser"] and op.forces[1].number == 2


AGAIN = "worldatwar 1\n" + own(
    "north-atlantic",
    [1],
    """
    base brest: side = 0
    base clyde: side = 1
    force boats: side = 0 | base = "brest" | light = ["germany-submarine*3"]
    force home: side = 1 | base = "clyde" | light = ["britain-cruiser*16", "britain-destroyer*8"]
    duty carry: activity = "sea-transport" | phase = 0 | base = "clyde" | target = "h3424" | cargo = 1
    """,
)


@rule("worldatwar", "22.41A", "22.421A", "22.18F")
def test_a_surplus_combines_with_small_forces_in_a_later_battle() -> None:
    lines = [AGAIN, "turn: phase=0"]
    lines += ["activity carry: britain-destroyer*2 cargo=1 + britain-cruiser*12 + britain-cruiser*2"]
    lines += ["interception seat1 > 1: h3424 germany-submarine score=20", "begins: battles"]
    made = Scene(GAME, "\n".join(lines), rolls=[1, 2, 1, 1, *[6] * 20])
    made.do(2, "cg1").do(2, "cg2").do(2, "cg1").do(2, "britain-cruiser 1").do(2, "cg3")
    op = op_of(made)
    parted = op.forces[4]
    assert (parted.parent, parted.surplus, parted.number) == (1, 1, 3)
    assert op.forces[2].number == 2, "it is a group of its own as long as the battle lasts"
    made.do(1, "enemy2").do(2, "yes").do(2, "clyde").do(2, "done")
    assert (parted.parent, parted.surplus) == (1, 0)
    made.do(1, "h3423").do(1, "done")
    assert str(made.question(2).facts["ships"]).count("britain-") == 5
    made.do(2, "cg1").do(2, "cg2")
    # The two destroyers that have landed their cargo, the two cruisers, and the one that was parted.
    assert [op.forces[f].number for f in (0, 1, 2, 4)] == [1, 2, 1, 1]
    view = op.observe(0)
    for seed in range(20):
        world = view.imagine(FastDice(seed))
        assert isinstance(world, WorldAtWar)
        assert world.observe(0).text() == view.text()
        assert world.forces[4].number == world.forces[2].number == world.forces[0].number
        assert world.forces[1].number != world.forces[4].number
    assert GAME.parse(op.text()).text() == op.text()


@rule("worldatwar", "22.421A", "22.421C", "22.426")
def test_the_surplus_of_several_small_forces_waits_as_one_group() -> None:
    op = small_forces(NINE, BATTLECRUISERS, DESTROYERS)
    for n in (1, 2, 4, 5, 6):
        op.on_chart[n] = 1
    op.settle()
    do(op, 1, "cg1")
    do(op, 0, "cg3", "japan-destroyer", "2", "stay")
    first = op.forces[-1]
    # One more from another of them.
    divide(op, 1, op.members(1)[-1:])
    op.forces[-1].surplus, op.forces[-1].present = 1, 0
    places = [len(op.forces) - 2, len(op.forces) - 1]
    assert first.surplus and op.forces[first.parent].task_force == 0
    assert formed(op, places) == [places]


@rule("worldatwar", "22.421A", "22.423B")
def test_hidden_cargo_may_have_joined_small_forces_of_which_some_are_known() -> None:
    lines = ["worldatwar 1", "options: scenario=midway", "battle: h0015 begins=groups"]
    lines += ["force seat1: japan-cruiser shown", "force seat1: japan-cruiser"]
    lines += ["force seat1: haruna hiei kongo kirishima", "force seat1: japan-destroyer*2 cargo=1"]
    made = Scene(GAME, "\n".join([*lines, "force seat2: united-states-cruiser*5"]))
    made.do(1, "cg1").do(1, "cg2").do(1, "cg1").do(2, "cg1")
    op = op_of(made)
    assert [force.number for force in op.forces if force.side == 0] == [1, 1, 2, 1]
    found = set()
    for seed in range(30):
        world = op.observe(1).imagine(FastDice(seed))
        assert isinstance(world, WorldAtWar)
        assert world.observe(1).text() == op.observe(1).text()
        found |= {force.number for force in world.forces if force.cargo}
    assert found == {1, 2}


@rule("worldatwar", "22.421A", "22.61B")
def test_who_has_lost_his_cargo_in_an_open_group_was_no_small_force() -> None:
    lines = ["worldatwar 1", "options: scenario=midway", "battle: h0015 begins=groups"]
    lines += ["force seat1: haruna hiei kongo kirishima", "force seat1: japan-cruiser"]
    lines += ["force seat1: japan-destroyer*2 cargo=1", "force seat2: united-states-cruiser*5"]
    made = Scene(GAME, "\n".join(lines))
    made.do(1, "cg1").do(1, "cg2").do(1, "cg1").do(2, "cg1")
    op = op_of(made)
    reveal_group(op, 0, 1)
    laden = next(unit for unit in op.members(2) if op.laden[unit])
    op.hits[laden] = op.roster.size[laden]
    settle_cargo(op, 0, 1)
    assert op.forces[2].cargo == 0 and op.forces[2].shown and not op.forces[2].task_force
    view = op.observe(1)
    for seed in range(5):
        world = view.imagine(FastDice(seed))
        assert isinstance(world, WorldAtWar)
        assert world.forces[1].number == 2 and world.observe(1).text() == view.text()


@rule("worldatwar", "22.61B", "22.61C")
def test_a_force_whose_ships_have_all_left_a_group_is_gone_at_once() -> None:
    lines = ["worldatwar 1", "options: scenario=midway", "battle: h0015 begins=groups"]
    lines += ["force seat1: haruna hiei kongo kirishima", "force seat1: japan-destroyer*2 cargo=1"]
    made = Scene(GAME, "\n".join([*lines, "force seat2: united-states-cruiser*5"]))
    made.do(1, "cg1").do(1, "cg1").do(2, "cg1")
    op = op_of(made)
    reveal_group(op, 0, 1)
    withdraw(op, 0, 1, op.members(1))
    assert op.forces[1].gone and not op.forces[1].present and op.forces[-1].cargo == 1
    assert GAME.parse(op.text()).text() == op.text()
