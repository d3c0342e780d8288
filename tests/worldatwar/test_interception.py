"""22.1-22.2 Interception: where, by whom, with how many dice, and who arrives when."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.marks import rule
from tests.worldatwar.sea import at, base, do, new, rule_against, sail, told, top, units, voyage
from wardroom.core.decision import DONE
from wardroom.core.dice import FastDice, ScriptedDice
from wardroom.core.scene import Scene
from wardroom.games.worldatwar import actions
from wardroom.games.worldatwar.cards import lay_cards
from wardroom.games.worldatwar.company import companions, travels_along
from wardroom.games.worldatwar.game import GAME, WorldAtWar
from wardroom.games.worldatwar.interception import REASONS, RollInterceptions, arrival, support_round, table
from wardroom.games.worldatwar.muster import Choosing, Muster
from wardroom.games.worldatwar.operation import INVERTED, LOST
from wardroom.games.worldatwar.passage import Passage
from wardroom.games.worldatwar.returning import base_forbids, come_home, disband_idle, turn_home
from wardroom.games.worldatwar.routes import PlotCourse, legs
from wardroom.games.worldatwar.scenario import INVASION, SEA_ESCORT, SEA_SUPPLY, STRATEGIC, UNDERSEA, Duty
from wardroom.games.worldatwar.sending_out import Intercept
from wardroom.games.worldatwar.sortie import Resolve, Sortie
from wardroom.games.worldatwar.under_way import (
    ABORTED_DUTY,
    ANNOUNCED,
    DONE_DUTY,
    FAILED,
    HOME,
    RETURNING,
    SAILING,
)


def dice(op: WorldAtWar, target: int, h: int, **case: int) -> dict[str, int]:
    """The dice of an Allied interception by reason, those that are not 0."""
    found = table(
        op,
        1 - op.voyages[target].side,
        target,
        h,
        bool(case.get("slow")),
        bool(case.get("light")),
        bool(case.get("submarine")),
        case.get("attempts", 1),
    )
    return {name: count for name, count in zip(REASONS, found, strict=True) if count}


def invasion(op: WorldAtWar) -> int:
    number = voyage(op, "rabaul", "port-moresby", "moresby-invasion")
    sail(op, number, units(op, shoho=1, japan_cruiser=2, japan_destroyer=4), cargo=2)
    return number


def no_air(op: WorldAtWar) -> None:
    op.wing_state = [INVERTED] * len(op.wing_state)


# -- the table ---------------------------------------------------------------------------------------------


@rule("worldatwar", "22.21", "22.22", "22.22A", "22.22E")
def test_cargo_and_task_forces() -> None:
    op = new()
    no_air(op)
    target = invasion(op)
    # Shoho 2, two cruisers 4, four destroyers 4: ten factors, one task force.
    assert dice(op, target, op.voyages[target].path[1]) == {"cargo": 2, "task-forces": 1}
    op.voyages[target].status = RETURNING
    assert dice(op, target, op.voyages[target].path[1])["cargo"] == 2


@rule("worldatwar", "22.22A")
def test_shore_bombardment_counts_only_on_the_way_out() -> None:
    op = new("surigao-strait")
    no_air(op)
    target = voyage(op, "brunei", "leyte", "southern-force")
    sail(op, target, units(op, fuso=1, yamashiro=1, japan_cruiser=1, japan_destroyer=4), shown=1)
    assert dice(op, target, op.voyages[target].path[1]) == {"cargo": 2, "task-forces": 1}
    op.voyages[target].status = RETURNING
    assert dice(op, target, op.voyages[target].path[1]) == {"task-forces": 1}


@rule("worldatwar", "22.22B")
def test_a_patrol_in_its_hex() -> None:
    op = new()
    no_air(op)
    target = voyage(op, "truk", "rabaul", "truk-patrol")
    sail(op, target, units(op, shokaku=1, japan_cruiser=2), shown=1)
    assert dice(op, target, op.voyages[target].path[1]) == {}
    assert dice(op, target, op.voyages[target].path[-1]) == {"patrol": 2}


@rule("worldatwar", "22.22C")
def test_counter_interception_in_the_interception_hex() -> None:
    op = new()
    no_air(op)
    activity = invasion(op)
    hunter = voyage(op, "noumea", "port-moresby", level=1, target=activity)
    sail(op, hunter, units(op, united_states_cruiser=2))
    assert dice(op, hunter, op.voyages[hunter].meets) == {"counter": 2}
    assert dice(op, hunter, op.voyages[hunter].path[1]) == {}


@rule("worldatwar", "22.22D")
def test_cruisers_and_destroyers_against_cargo() -> None:
    op = new()
    no_air(op)
    target = invasion(op)
    assert dice(op, target, op.voyages[target].path[1], light=1)["light"] == 1
    patrol = voyage(op, "truk", "rabaul", "truk-patrol")
    assert "light" not in dice(op, patrol, op.voyages[patrol].path[-1], light=1)


@rule("worldatwar", "22.22F")
@pytest.mark.parametrize("ground, count", [(1, 1), (3, 3), (5, 3)])
def test_defenders_of_an_invaded_shore(ground: int, count: int) -> None:
    op = new()
    no_air(op)
    target = invasion(op)
    duty = op.scenario.duties[op.voyages[target].duty]
    before, duty.ground = duty.ground, ground
    try:
        assert dice(op, target, op.voyages[target].path[-1])["ground"] == count
        assert "ground" not in dice(op, target, op.voyages[target].path[1])
    finally:
        duty.ground = before


@rule("worldatwar", "22.22G")
def test_squadrons_that_spot() -> None:
    op = new()
    target = invasion(op)
    # Port Moresby has a search squadron; with a longer range Cairns' three can see the goal, too.
    assert dice(op, target, op.voyages[target].path[-1])["air"] == 1
    op.scenario.search_range = 6
    try:
        assert dice(op, target, op.voyages[target].path[-1])["air"] == 3
    finally:
        op.scenario.search_range = 3
    no_air(op)
    assert "air" not in dice(op, target, op.voyages[target].path[-1])


@rule("worldatwar", "22.18F")
def test_what_was_spotted_before_gives_no_dice_on_the_way_home() -> None:
    op = new()
    target = invasion(op)
    op.voyages[target].status = RETURNING
    assert dice(op, target, op.voyages[target].path[-1])["air"] == 1
    op.voyages[target].spotted = 1
    assert "air" not in dice(op, target, op.voyages[target].path[-1])


@rule("worldatwar", "22.22H")
def test_submarines_help_surface_ships() -> None:
    op = new("midway")
    no_air(op)
    target = voyage(op, "wake", "pearl-harbor", "midway-invasion")
    near = op.voyages[target].path[-1]
    assert dice(op, target, near)["submarines"] == 1
    assert "submarines" not in dice(op, target, near, submarine=1)
    # They lie in Pearl Harbor: three hexes away they help, four are too far.
    third, fourth = op.voyages[target].path[-4], op.voyages[target].path[-5]
    assert [op.scenario.chart.distance(near, h) for h in (third, fourth)] == [3, 4]
    assert dice(op, target, third)["submarines"] == 1
    assert "submarines" not in dice(op, target, fourth)
    assert "submarines" not in dice(op, target, op.voyages[target].path[0])


@rule("worldatwar", "22.22I")
def test_codebreaking_is_worth_one_die() -> None:
    op = new()
    target = invasion(op)
    op.codes = [0, 1]
    assert dice(op, target, op.voyages[target].path[1])["codes"] == 1


@rule("worldatwar", "22.22I")
@pytest.mark.parametrize("laid, codes", [((0, 2), [0, 1]), ((1, 1), [0, 0]), ((1, 0), [1, 0])])
def test_more_strategic_cards_are_never_worth_more(laid: tuple[int, int], codes: list[int]) -> None:
    op = new()
    lay_cards(op, STRATEGIC)
    assert rule_against(op, 0, actions.number(2)) == "22.22I"
    do(op, 0, str(laid[0]))
    do(op, 1, str(laid[1]))
    assert op.codes == codes
    assert op.cards[0] == 1 - laid[0] and op.cards[3] == 2 - laid[1]


@rule("worldatwar", "22.9418")
@pytest.mark.parametrize("laid, codes", [((0, 1), [0, 1]), ((1, 1), [0, 0]), ((1, 0), [1, 0])])
def test_undersea_cards_are_laid_when_a_turn_begins(laid: tuple[int, int], codes: list[int]) -> None:
    from wardroom.games.worldatwar.campaign import Campaign
    from wardroom.games.worldatwar.cards import CodeCards

    op = new("midway")
    op.cards = [0, 0, 1, 0, 0, 1]
    op.sub_codes = [1, 1]
    op.stack.append(Campaign())
    op.settle()
    top(op, CodeCards)
    assert op.sub_codes == [0, 0]
    assert op.observe(0).decision(0).name == "undersea-cards"
    do(op, 0, str(laid[0]))
    assert op.observe(1).text() == GAME.parse(op.observe(1).text()).text() and op.cards[2] == 1
    do(op, 1, str(laid[1]))
    assert op.sub_codes == codes
    assert op.cards[2::3] == [1 - laid[0], 1 - laid[1]]


@rule("worldatwar", "22.9418")
def test_undersea_cards_one_does_not_have() -> None:
    op = new("midway")
    op.cards = [0, 0, 1, 0, 0, 2]
    lay_cards(op, UNDERSEA)
    assert rule_against(op, 0, actions.number(2)) == "22.9418"


@rule("worldatwar", "22.22J")
def test_slow_ships_and_submarines() -> None:
    op = new()
    target = invasion(op)
    assert dice(op, target, op.voyages[target].path[1], slow=1)["slow"] == -1
    assert dice(op, target, op.voyages[target].path[1], submarine=1)["slow"] == -1


@rule("worldatwar", "22.22K")
def test_each_further_attempt_costs_a_die() -> None:
    op = new()
    target = invasion(op)
    assert dice(op, target, op.voyages[target].path[1], attempts=3)["attempts"] == -2
    assert "attempts" not in dice(op, target, op.voyages[target].path[1], attempts=3, submarine=1)


# -- arrival -----------------------------------------------------------------------------------------------


@rule("worldatwar", "22.23", "22.24B")
def test_the_constructed_cases() -> None:
    europe, pacific = new("denmark-strait"), new()
    assert [arrival(europe, 15, score) for score in (15, 11, 10)] == [1, 2, 3]
    assert [arrival(pacific, 9, score) for score in (9, 7, 6)] == [1, 2, 3]


@rule("worldatwar", "22.163B", "22.163C")
def test_when_a_patrol_arrives() -> None:
    europe, pacific = new("denmark-strait"), new()
    assert [support_round(europe, d) for d in (0, 3, 4, 7, 8, 11, 12)] == [1, 1, 2, 2, 3, 3, 4]
    assert [support_round(pacific, d) for d in (3, 4, 5, 6, 7, 8)] == [1, 2, 2, 3, 3, 4]


def attempt(op: WorldAtWar, target: int, start: str, goal: str, ships: list[int]) -> int:
    number = voyage(op, start, goal, level=1, target=target)
    op.voyages[number].status = ANNOUNCED
    sail(op, number, ships)
    return number


def roll(op: WorldAtWar, faces: list[int], level: int = 1) -> None:
    op.dice = ScriptedDice(faces)
    step = RollInterceptions()
    step.level = level
    op.stack.append(step)
    op.settle()


@rule("worldatwar", "22.21", "22.23")
def test_the_pacific_halves_the_result() -> None:
    op = new()
    no_air(op)
    target = invasion(op)
    hunter = attempt(op, target, "townsville", "port-moresby", units(op, united_states_cruiser=2))
    assert len(op.voyages[hunter].path) - 1 == 5
    # Cargo 2, a task force 1, cruisers alone 1, the garrison 1: five dice, 9 halved is 5.
    roll(op, [2, 2, 2, 2, 1])
    assert (op.voyages[hunter].score, op.voyages[hunter].status) == (5, SAILING)
    assert told(op, "interception-rolled")[0]["round"] == 1


@rule("worldatwar", "22.24A", "22.26A")
def test_complete_failure() -> None:
    op = new()
    no_air(op)
    target = invasion(op)
    hunter = attempt(op, target, "townsville", "port-moresby", units(op, united_states_cruiser=2))
    roll(op, [1, 1, 1, 1, 1])
    assert op.voyages[hunter].status == FAILED
    ships = op.members(op.force[units_of(op, hunter)[0]] - 1)
    disband_idle(op)
    assert all(op.force[unit] == 0 for unit in ships)


def units_of(op: WorldAtWar, number: int) -> list[int]:
    return [u for u in range(len(op.force)) if op.force[u] and op.forces[op.force[u] - 1].voyage == number]


@rule("worldatwar", "22.24B")
def test_partial_failure_joins_in_late() -> None:
    op = new()
    no_air(op)
    target = invasion(op)
    near = attempt(op, target, "townsville", "port-moresby", units(op, united_states_cruiser=1))
    far = attempt(op, target, "noumea", "port-moresby", units(op, lexington=1, united_states_cruiser=3))
    # Two attempts: four dice for the cruisers, three for the carrier.
    roll(op, [3, 3, 3, 3, 1, 1, 1])
    assert op.voyages[near].status == SAILING and op.voyages[far].status == SAILING
    assert op.voyages[far].score == 2


@rule("worldatwar", "22.24C")
def test_without_a_die_nobody_sails() -> None:
    op = new("denmark-strait")
    no_air(op)
    target = voyage(op, "bergen", "brest")
    sail(op, target, units(op, bismarck=1), shown=1)
    step = asked(op, target)
    step.hex = op.voyages[target].path[1]
    step.place = 1
    assert rule_against(op, 1, place(op, "scapa-flow")) == "22.24C"


def place(op: WorldAtWar, key: str) -> int:
    return actions.base(op.scenario.bases[base(op, key)].place)


# -- where and by whom -------------------------------------------------------------------------------------


def asked(op: WorldAtWar, target: int, level: int = 1) -> Intercept:
    step = Intercept()
    step.seat = 1 - op.voyages[target].side
    step.level = level
    step.targets = [target]
    op.stack.append(step)
    return step


@rule("worldatwar", "22.12", "22.12A", "22.11")
def test_any_hex_of_the_path_may_be_chosen() -> None:
    op = new()
    target = invasion(op)
    asked(op, target)
    assert op.legal(1) == [DONE, *sorted(actions.hex_at(h) for h in op.voyages[target].path)]


@rule("worldatwar", "22.12B", "22.18B")
def test_ships_at_sea_are_not_met_where_they_start() -> None:
    op = new()
    target = invasion(op)
    op.voyages[target].status = RETURNING
    asked(op, target)
    assert rule_against(op, 1, actions.hex_at(op.voyages[target].path[0])) == "22.12B"


@rule("worldatwar", "22.13", "22.13A")
def test_a_strait_parts_the_path() -> None:
    op = new("matapan")
    chart = op.scenario.chart
    one, other = chart.straits[:2]
    target = voyage(op, "naples", "taranto")
    op.voyages[target].path = [one, other]
    assert legs(chart, [one, other]) == [0, 1]
    step = asked(op, target)
    assert op.legal(1) == [DONE, actions.hex_at(one)]
    step.next_stretch(op)
    assert op.legal(1) == [DONE, actions.hex_at(other)]


@rule("worldatwar", "22.14E")
def test_all_bases_share_one_hex() -> None:
    op = new()
    target = invasion(op)
    step = asked(op, target)
    op.apply(1, at(op, "port-moresby"))
    do(op, 1, "townsville")
    do(op, 1, "united-states-cruiser", "1", "done", "done")
    do(op, 1, "noumea")
    assert {v.meets for v in op.voyages if v.level == 1} == {step.hex}


@rule("worldatwar", "22.11B")
def test_some_bases_may_not_intercept() -> None:
    op = new()
    target = invasion(op)
    step = asked(op, target)
    step.hex, step.place = op.voyages[target].path[-1], 1
    own = op.scenario.bases[base(op, "noumea")]
    own.may_intercept = False
    try:
        assert rule_against(op, 1, place(op, "noumea")) == "22.11B"
    finally:
        own.may_intercept = True


@rule("worldatwar", "22.14B", "22.14C", "22.14D")
def test_one_small_force_from_a_port_and_task_forces() -> None:
    op = new()
    target = invasion(op)
    step = asked(op, target)
    step.hex, step.place = op.voyages[target].path[-1], 1
    do(op, 1, "townsville")
    do(op, 1, "united-states-cruiser", "1", "done", "done")
    assert not op.forces[-1].task_force
    # Seven factors are left: no second force below ten.
    assert rule_against(op, 1, place(op, "townsville")) == "22.14C"
    assert step.mustering(op, base(op, "noumea")).least == 1


@rule("worldatwar", "22.421A")
def test_carriers_need_an_escort() -> None:
    op = new()
    op.stack.append(muster(op, 1, "noumea"))
    do(op, 1, "united-states-cruiser", "1")
    assert rule_against(op, 1, actions.ship(op.scenario.labels.index("lexington"))) == "22.421A"


def muster(op: WorldAtWar, seat: int, key: str, least: int = 1, most: int = 25, cargo: int = 0) -> Muster:
    step = Muster(1 << seat)
    step.seat, step.base, step.least, step.most, step.cargo = seat, base(op, key), least, most, cargo
    return step


@rule("worldatwar", "22.14")
def test_a_demand_can_always_be_met() -> None:
    op = new()
    voyage(op, "rabaul", "port-moresby", "moresby-invasion")
    op.stack.append(muster(op, 0, "rabaul", 10, 10, 2))
    do(op, 0, "japan-cruiser", "4")
    # Two destroyers must follow, and nothing else fits.
    assert [actions.text(a, op.scenario.labels, op.scenario.places) for a in op.legal(0)] == [
        "japan-destroyer"
    ]
    do(op, 0, "japan-destroyer")
    assert op.legal(0) == [actions.number(2)]
    do(op, 0, "2", "done")
    assert op.forces[-1].task_force and sum(op.laden) == 2


LANDING = "worldatwar 1\noptions: scenario=midway\nbegins: announcing\n"


@rule("worldatwar", "22.14", "22.82A")
def test_cargo_needs_a_ship_for_each_unit() -> None:
    """Two units land on Midway: ten factors are enough for a force, but not without two destroyers."""
    with Scene(GAME, LANDING) as scene:
        scene.do(1, "yamato; mutsu; nagato")
        assert scene.question(1).facts["factors"] == 13
        refusal = scene.why_not(1, "done")
        assert refusal is not None and (refusal.name, refusal.rule) == ("cargo-needs-ships", "22.82A")
        refusal = scene.why_not(1, "japan-destroyer 1")
        assert refusal is not None and (refusal.name, refusal.rule) == ("cannot-be-completed", "22.14")
        scene.do(1, "japan-destroyer 2 done")
        assert isinstance(scene.state, WorldAtWar) and sum(scene.state.laden) == 2


@rule("worldatwar", "22.421A")
def test_a_force_has_25_factors_at_most() -> None:
    with Scene(GAME, LANDING) as scene:
        scene.do(1, "yamato; mutsu; nagato; fuso")
        assert scene.question(1).facts["factors"] == 16
        for line in ("japan-cruiser 5", "japan-destroyer 10"):
            refusal = scene.why_not(1, line)
            assert refusal is not None and (refusal.name, refusal.rule) == ("too-many-factors", "22.421A")
        scene.do(1, "japan-destroyer 9")
        assert scene.question(1).facts["factors"] == 25


@rule("worldatwar", "22.22")
def test_nobody_comes_from_too_far_away() -> None:
    op = new("midway")
    target = voyage(op, "tokyo", "midway", "midway-invasion")
    sail(op, target, units(op, yamato=1, japan_destroyer=5), cargo=2)
    step = asked(op, target)
    step.hex, step.place = op.voyages[target].path[0], 1
    assert rule_against(op, 1, place(op, "pearl-harbor")) == "22.22"


@rule("worldatwar", "22.12")
def test_a_path_is_a_goal_and_hexes_on_the_way() -> None:
    op = new()
    target = invasion(op)
    step = PlotCourse()
    step.seat, step.voyage = 0, target
    step.stops = [op.voyages[target].path[0], op.voyages[target].path[-1]]
    op.stack.append(step)
    direct = len(op.voyages[target].path)
    for _ in range(3):
        legal = op.legal(0)
        assert len(legal) <= 200
        op.apply(0, legal[-1])
    assert op.legal(0) == [DONE]
    op.apply(0, DONE)
    path = op.voyages[target].path
    assert len(path) > direct
    assert all(op.scenario.chart.distance(a, b) == 1 for a, b in pairwise(path))


# -- offensive and defensive patrols -----------------------------------------------------------------------


def patrol(op: WorldAtWar) -> int:
    number = voyage(op, "truk", "rabaul", "truk-patrol")
    op.voyages[number].patrol = 1
    op.voyages[number].at = len(op.voyages[number].path) - 1
    sail(op, number, units(op, shokaku=1, zuikaku=1, japan_cruiser=4, japan_destroyer=2), shown=1)
    return number


@rule("worldatwar", "22.11D", "22.163A")
def test_an_offensive_patrol_only_supports() -> None:
    op = new()
    own = patrol(op)
    activity = invasion(op)
    hunter = voyage(op, "noumea", "port-moresby", level=1, target=activity)
    sail(op, hunter, units(op, united_states_cruiser=2))
    step = asked(op, hunter, 2)
    step.place, step.hex = 1, op.voyages[hunter].path[1]
    assert rule_against(op, 0, actions.force(own)) == "22.11D"
    step.hex = op.voyages[hunter].meets
    op.apply(0, actions.force(own))
    assert op.voyages[own].target == hunter


@rule("worldatwar", "22.14F")
def test_a_defensive_patrol_intercepts_like_ships_in_port() -> None:
    op = new()
    own = patrol(op)
    duty = op.scenario.duties[op.voyages[own].duty]
    target = voyage(op, "noumea", "port-moresby")
    sail(op, target, units(op, lexington=1, united_states_cruiser=4))
    step = asked(op, target)
    step.place, step.hex = 1, op.voyages[target].path[-1]
    duty.offensive = False
    try:
        op.apply(0, actions.force(own))
    finally:
        duty.offensive = True
    made = op.voyages[-1]
    assert made.level == 1 and made.path[0] == op.voyages[own].path[-1]


# -- levels, order and companions --------------------------------------------------------------------------


@rule("worldatwar", "22.16", "22.164A", "22.164B", "22.164C", "22.17")
def test_three_levels_and_no_more() -> None:
    op = new()
    sortie = Sortie()
    sortie.voyages = [invasion(op)]
    seats = []
    while sortie.place < 6:
        sortie.act(op)
        step = op.stack.pop()
        if isinstance(step, Intercept):
            seats.append((step.level, step.seat))
    assert seats == [(1, 1), (2, 0), (3, 1)]
    sortie.act(op)
    assert isinstance(op.stack[-1], Resolve)


@rule("worldatwar", "22.25", "22.24A")
def test_what_stayed_in_port_is_not_counter_intercepted() -> None:
    op = new()
    sortie = Sortie()
    activity = invasion(op)
    sortie.voyages = [activity]
    hunter = voyage(op, "noumea", "port-moresby", level=1, target=activity)
    sail(op, hunter, units(op, united_states_cruiser=2))
    assert sortie.targets(op, 2) == [hunter]
    op.voyages[hunter].status = FAILED
    assert sortie.targets(op, 2) == []


@rule("worldatwar", "22.141", "22.141A")
def test_paths_that_cross_are_not_there_together() -> None:
    assert not travels_along([1, 2, 3], [4, 2, 5], 2)
    assert travels_along([1, 2, 3], [4, 2, 3], 2)
    assert travels_along([1, 2], [1, 5], 1)
    assert travels_along([7, 2], [8, 2], 2)


@rule("worldatwar", "22.141C", "22.11C")
def test_raiders_are_met_alone() -> None:
    op = new("denmark-strait")
    raider = voyage(op, "bergen", "brest", "bismarck-breaks-out")
    sail(op, raider, units(op, bismarck=1), shown=1)
    other = voyage(op, "bergen", "brest")
    sail(op, other, units(op, germany_cruiser=1), shown=1)
    h = op.voyages[raider].path[2]
    assert companions(op, raider, h) == [raider]
    op.voyages[raider].duty = -1
    assert companions(op, raider, h) == [raider, other]


@rule("worldatwar", "22.19")
def test_the_moving_player_orders_his_voyages() -> None:
    op = new()
    numbers = []
    for goal in ("port-moresby", "lae"):
        activity = voyage(op, "rabaul", goal)
        sail(op, activity, units(op, japan_destroyer=1))
        hunter = voyage(op, "noumea", goal if goal != "lae" else "port-moresby", level=1, target=activity)
        op.voyages[hunter].meets = op.voyages[activity].path[-1]
        sail(op, hunter, units(op, united_states_cruiser=1))
        numbers.append(activity)
    step = Resolve()
    step.voyages = numbers[:]
    op.stack.append(step)
    assert op.legal(0) == [actions.force(n) for n in numbers]
    op.apply(0, actions.force(numbers[1]))
    assert any(isinstance(one, Passage) and one.voyage == numbers[1] for one in op.stack)


@rule("worldatwar", "22.161B", "22.33")
def test_a_counter_interception_of_its_own_comes_first() -> None:
    op = new()
    no_air(op)
    activity = invasion(op)
    hunter = voyage(op, "noumea", "port-moresby", level=1, target=activity)
    op.voyages[hunter].score = 40
    sail(op, hunter, units(op, lexington=1, united_states_cruiser=4))
    counter = voyage(op, "truk", "rabaul", level=2, target=hunter)
    op.voyages[counter].meets = op.voyages[hunter].path[2]
    op.voyages[counter].score = 40
    sail(op, counter, units(op, shokaku=1, japan_cruiser=3), shown=1)
    step = Passage()
    step.voyage = activity
    op.stack.append(step)
    op.settle()
    assert op.battle_hex == op.voyages[hunter].path[2]
    assert op.forces[0].joins == 0, "the intercepted force takes no part"


@rule("worldatwar", "22.252A", "22.252B", "22.162")
def test_those_on_one_path_are_met_together() -> None:
    op = new()
    no_air(op)
    activity = invasion(op)
    hunters = []
    for score in (40, 1):
        hunter = voyage(op, "noumea", "port-moresby", level=1, target=activity)
        op.voyages[hunter].score = score
        sail(op, hunter, units(op, united_states_cruiser=2))
        hunters.append(hunter)
    counter = voyage(op, "truk", "rabaul", level=2, target=hunters[0])
    op.voyages[counter].meets = op.voyages[hunters[0]].path[4]
    op.voyages[counter].score = 40
    sail(op, counter, units(op, shokaku=1, japan_cruiser=3), shown=1)
    step = Passage()
    step.voyage = activity
    op.stack.append(step)
    op.settle()
    # Four hexes away with a score of 1: short by three, the third round.
    assert [force.joins for force in op.forces[1:]] == [1, 3, 1]


# -- home again --------------------------------------------------------------------------------------------


@rule("worldatwar", "22.27", "22.26C")
def test_who_has_not_fought_returns_uninverted_to_where_he_came_from() -> None:
    op = new()
    activity = invasion(op)
    hunter = voyage(op, "noumea", "port-moresby", level=1, target=activity)
    force = sail(op, hunter, units(op, united_states_cruiser=2))
    op.voyages[hunter].at = 3
    assert base_forbids(op, hunter, base(op, "townsville")) != 0
    turn_home(op, hunter, base(op, "noumea"))
    come_home(op, hunter)
    assert not op.forces[force].inverted and op.voyages[hunter].status == FAILED


@rule("worldatwar", "22.116", "22.14A")
def test_one_attempt_in_a_phase() -> None:
    op = new()
    activity = invasion(op)
    hunter = voyage(op, "townsville", "port-moresby", level=1, target=activity)
    ships = units(op, "townsville", united_states_cruiser=2, australia_cruiser=2, australia_destroyer=1)
    sail(op, hunter, ships)
    op.voyages[hunter].status = FAILED
    run = Choosing()
    run.seat, run.base = 1, base(op, "townsville")
    assert not run.possible(op)
    disband_idle(op)
    assert run.possible(op)


@rule("worldatwar", "22.26", "22.81B", "22.281")
def test_who_has_fought_is_inverted() -> None:
    op = new()
    activity = invasion(op)
    hunter = voyage(op, "noumea", "port-moresby", level=1, target=activity)
    force = sail(op, hunter, units(op, united_states_cruiser=2))
    op.forces[force].fought = 1
    turn_home(op, hunter, base(op, "noumea"))
    come_home(op, hunter)
    assert op.forces[force].inverted and op.voyages[hunter].status == HOME


@rule("worldatwar", "22.26B", "22.28")
def test_an_interception_without_a_target_turns_back() -> None:
    op = new()
    activity = invasion(op)
    hunter = voyage(op, "noumea", "port-moresby", level=1, target=activity)
    sail(op, hunter, units(op, united_states_cruiser=2))
    op.voyages[activity].status = ABORTED_DUTY
    step = Passage()
    step.voyage = activity
    op.stack.append(step)
    op.settle()
    assert op.voyages[hunter].status == ABORTED_DUTY and not op.battle_hex >= 0


@rule("worldatwar", "22.63", "22.63A", "22.63B", "22.63C")
def test_which_base_they_return_to() -> None:
    op = new()
    activity = invasion(op)
    op.voyages[activity].at = 2
    assert base_forbids(op, activity, base(op, "rabaul")) == 0
    assert refusal(op, activity, "lae") == "22.63B"
    own = patrol(op)
    assert base_forbids(op, own, base(op, "lae")) == 0
    ally = voyage(op, "noumea", "cairns")
    sail(op, ally, units(op, united_states_cruiser=1))
    op.forces[-1].fought = 1
    op.voyages[ally].at = len(op.voyages[ally].path) - 1
    op.phase = 1
    assert refusal(op, ally, "port-moresby") == "22.63C"
    far = voyage(op, "noumea", "noumea")
    sail(op, far, units(op, united_states_cruiser=1))
    op.forces[-1].fought = 1
    op.forces[-1].origin = base(op, "cairns")
    assert refusal(op, far, "port-moresby") == "22.63"


def refusal(op: WorldAtWar, number: int, key: str) -> str:
    from wardroom.games.worldatwar.refusals import refusal_of

    return refusal_of(base_forbids(op, number, base(op, key))).rule


@rule("worldatwar", "22.15", "22.15A", "22.131", "22.81A")
def test_a_landing_that_nobody_opposes() -> None:
    op = GAME.new({"scenario": "coral-sea"}, FastDice(1))
    op.log = []
    do(op, 0, "0")
    do(op, 1, "0")
    while (seat := op.mover()) >= 0:
        legal = op.legal(seat)
        op.apply(seat, DONE if DONE in legal else legal[0])
    names = [event.name for event in op.log]
    announced = [n for n, name in enumerate(names) if name == "activity"]
    assert len(announced) == 3 and names.index("duty-done") > max(announced)
    outcome = op.outcome()
    assert outcome is not None and outcome.winners == [0]
    assert outcome.scores[0] > outcome.scores[1]
    assert {v.status for v in op.voyages} <= {HOME, DONE_DUTY}


@rule("worldatwar", "22.915", "22.917", "22.114", "22.13E", "22.916A")
def test_submarines_intercept_for_themselves() -> None:
    op = new("midway")
    target = voyage(op, "tokyo", "midway", "midway-invasion")
    sail(op, target, units(op, yamato=1, japan_destroyer=5), cargo=2)
    asked(op, target)
    op.apply(1, DONE)
    op.apply(1, at(op, "midway"))
    made = op.voyages[-1]
    assert made.meets == op.voyages[target].path[-1] and op.forces[-1].shown
    assert dice(op, target, made.meets, submarine=1)["slow"] == -1
    made.status = SAILING
    sortie = Sortie()
    sortie.voyages = [target]
    assert sortie.targets(op, 2) == []


@rule("worldatwar", "22.141B", "22.141D")
def test_escorts_are_met_alone_and_supply_is_not() -> None:
    assert not Duty("line", SEA_SUPPLY, 0, 0).alone()
    assert Duty("escort", SEA_ESCORT, 0, 0).alone()
    assert not Duty("landing", INVASION, 0, 0).alone()


@rule("worldatwar", "22.251", "22.252F", "22.253")
def test_those_on_other_paths_are_not_met() -> None:
    op = new()
    no_air(op)
    activity = invasion(op)
    hunters = []
    for start in ("noumea", "townsville"):
        hunter = voyage(op, start, "port-moresby", level=1, target=activity)
        op.voyages[hunter].score = 40
        sail(op, hunter, units(op, start, united_states_cruiser=2))
        hunters.append(hunter)
    counter = voyage(op, "truk", "rabaul", level=2, target=hunters[0])
    op.voyages[counter].meets = op.voyages[hunters[0]].path[2]
    op.voyages[counter].score = 40
    sail(op, counter, units(op, shokaku=1, japan_cruiser=3), shown=1)
    third = voyage(op, "townsville", "port-moresby", level=3, target=counter)
    op.voyages[third].meets = op.voyages[counter].meets
    op.voyages[third].score = 40
    sail(op, third, units(op, "townsville", australia_cruiser=2))
    step = Passage()
    step.voyage = activity
    op.stack.append(step)
    op.settle()
    assert op.battle_hex == op.voyages[counter].meets
    assert [force.joins > 0 for force in op.forces] == [False, True, False, True, True]


@rule("worldatwar", "22.18C")
def test_those_who_go_home_together_are_met_together() -> None:
    op = new()
    numbers = []
    for _ in range(2):
        number = voyage(op, "noumea", "townsville")
        sail(op, number, units(op, "noumea", united_states_cruiser=1))
        op.voyages[number].status = RETURNING
        numbers.append(number)
    assert companions(op, numbers[0], op.voyages[numbers[0]].path[2]) == numbers


@rule("worldatwar", "22.13B", "22.13F", "22.15C", "22.15D", "22.18A", "22.18E")
def test_voyages_are_met_on_the_way_out_and_on_the_way_home() -> None:
    op = GAME.new({"scenario": "coral-sea"}, FastDice(1))
    op.log = []
    do(op, 0, "0")
    do(op, 1, "0")
    asked_of: list[tuple[int, int, int]] = []
    while (seat := op.mover()) >= 0:
        decision = op.decision(seat)
        if decision.name == "interception-hex":
            number = int(decision.facts["voyage"]) - 1
            asked_of.append((op.phase, number, op.voyages[number].status))
        legal = op.legal(seat)
        op.apply(seat, DONE if DONE in legal else legal[0])
    patrol_out, moresby, tulagi = (0, 0, SAILING), (1, 1, SAILING), (1, 2, SAILING)
    home = [(1, 1, RETURNING), (1, 2, RETURNING), (1, 0, RETURNING)]
    assert asked_of == [patrol_out, moresby, tulagi, *home], "the patrol is the last to go home"


def passage(op: WorldAtWar, number: int) -> None:
    step = Passage()
    step.voyage = number
    op.stack.append(step)
    op.settle()


@rule("worldatwar", "22.132A", "22.28A")
def test_an_attack_from_the_air() -> None:
    op = new()
    op.cards = [0] * 6
    target = voyage(op, "rabaul", "port-moresby", "moresby-invasion")
    force = sail(op, target, units(op, "rabaul", japan_cruiser=4, japan_destroyer=2), cargo=2)
    passage(op, target)
    assert op.decision(1).name == "air-attack-hex"
    op.apply(1, op.legal(1)[-1])
    assert op.round == 1 and op.decision(0).name == "group-number"
    while op.round > 0:
        seat = op.mover()
        legal = op.legal(seat)
        op.apply(seat, legal[-1])
    assert op.forces[force].shown and not op.forces[force].fought
    assert told(op, "strike-launched") and not told(op, "search-rolled")
    spent = [w for w in range(len(op.wing_state)) if op.wing_state[w] in (INVERTED, LOST)]
    assert spent and all(op.wings.side[w] == 1 and op.wing_on[w] < 0 for w in spent)
    assert op.decision(0).name == "press-on"


@rule("worldatwar", "22.19A", "22.19B")
def test_interceptors_are_attacked_first() -> None:
    op = new("guadalcanal")
    target = voyage(op, "truk", "guadalcanal", "henderson-shelled")
    sail(op, target, units(op, hiei=1, kirishima=1, japan_cruiser=2))
    hunter = voyage(op, "espiritu-santo", "guadalcanal", level=1, target=target)
    sail(op, hunter, units(op, united_states_cruiser=2))
    for wing in range(len(op.wing_on)):
        if op.wings.side[wing] == 0:
            op.wing_on[wing] = -1 - base(op, "buin")
    op.scenario.air_range = 6
    try:
        passage(op, target)
        assert op.decision(0).facts["voyage"] == hunter + 1
        op.apply(0, DONE)
        assert op.decision(1).facts["voyage"] == target + 1
    finally:
        op.scenario.air_range = 3
