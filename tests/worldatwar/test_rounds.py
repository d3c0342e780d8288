"""22.3-22.8 Battles: combat groups, search, withdrawal, how they end and what follows."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.worldatwar.sea import base, do, new, rule_against, sail, told, units, voyage
from wardroom.core.decision import DONE
from wardroom.core.dice import FastDice, ScriptedDice
from wardroom.core.events import Event
from wardroom.core.state import NOBODY, UNKNOWN
from wardroom.games.worldatwar import actions
from wardroom.games.worldatwar.aftermath import FIGHTS_ON, PressOn, adopt, end_battle, winner_now
from wardroom.games.worldatwar.battle import APART, MEETING, begin_battle
from wardroom.games.worldatwar.coming_to_light import reveal_group
from wardroom.games.worldatwar.flights import land_wings
from wardroom.games.worldatwar.game import GAME, WorldAtWar
from wardroom.games.worldatwar.groups import Deploy, deploy
from wardroom.games.worldatwar.operation import LOST, SEARCH_TASK
from wardroom.games.worldatwar.search import (
    CARGO,
    CARRIERS,
    SLOW,
    SMALL,
    Search,
    bits,
    facts_of,
    is_active,
    is_slow_group,
    search_dice,
)
from wardroom.games.worldatwar.under_way import ABORTED_DUTY, SAILING
from wardroom.games.worldatwar.withdrawal import Withdraw, loser


def battle(scenario: str = "midway") -> WorldAtWar:
    """Two sides at sea off Midway, in the first round."""
    op = new(scenario)
    op.battle_hex = op.scenario.bases[base(op, "midway")].at
    op.round = 1
    op.intercepting = 1
    for start in ("tokyo", "pearl-harbor"):
        voyage(op, start, "midway")
    op.voyages[0].duty = 0
    op.voyages[1].level, op.voyages[1].target = 1, 0
    return op


def group(op: WorldAtWar, number: int, ships: list[int], cargo: int = 0) -> int:
    side = op.roster.side[ships[0]]
    force = sail(op, side, ships, cargo=cargo)
    op.forces[force].joins = 1
    deploy(op, force, number)
    return force


def midway() -> WorldAtWar:
    """The groups of the book's search example (22.524), with ships that fit them."""
    op = battle()
    op.wing_state = [0] * len(op.wing_state)
    group(op, 1, units(op, yamato=1, japan_cruiser=3))
    group(op, 2, units(op, hiei=1, kongo=1, japan_cruiser=2))
    group(op, 4, units(op, akagi=1, haruna=1, japan_cruiser=3))
    group(op, 1, units(op, united_states_cruiser=5))
    group(op, 3, units(op, enterprise=1, united_states_cruiser=3, united_states_destroyer=3))
    group(op, 5, units(op, united_states_destroyer=2), cargo=2)
    return op


def search(op: WorldAtWar, faces: list[int]) -> None:
    op.dice = ScriptedDice(faces)
    op.stack.append(Search())
    op.settle()


@rule("worldatwar", "22.45", "22.451", "22.451C", "22.451D", "22.428A", "22.428B", "22.452B", "22.452C")
def test_the_example_of_the_book() -> None:
    op = midway()
    assert [sum(search_dice(op, side)) for side in range(2)] == [2, 2]
    search(op, [3, 6, 1, 2])
    assert [op.found[7 + n] for n in range(1, 7)] == [0, 0, 1, 0, 0, 0]
    assert [op.found[n] for n in range(1, 7)] == [1, 1, 0, 0, 0, 0]
    op.round = 2
    op.found = [0] * 14
    assert [sum(search_dice(op, side)) for side in range(2)] == [4, 3]
    search(op, [1, 4, 5, 5, 2, 4, 6])
    assert [op.found[7 + n] for n in range(1, 7)] == [1, 0, 0, 0, 2, 0]
    assert [op.found[n] for n in range(1, 7)] == [0, 1, 0, 1, 0, 0]


@rule("worldatwar", "22.451A")
def test_squadrons_that_search() -> None:
    op = midway()
    land = [w for w in range(len(op.wing_on)) if op.wing_on[w] < 0]
    for wing in land:
        op.wing_task[wing] = SEARCH_TASK
    ours = [w for w in land if op.wings.side[w] == 1]
    assert search_dice(op, 1)[0] == min(3, len(ours)) == 3


@rule("worldatwar", "22.451B")
def test_codebreaking_shifts_one_die() -> None:
    op = midway()
    op.search_edge = [0, 1]
    assert [search_dice(op, side)[1] for side in range(2)] == [-1, 1]
    op.search_edge = [1, 1]
    assert [search_dice(op, side)[1] for side in range(2)] == [0, 0]


@rule("worldatwar", "22.451D", "22.428A")
def test_damaged_factors_do_not_search() -> None:
    op = battle()
    force = group(op, 1, units(op, yamato=1, japan_cruiser=3))
    assert search_dice(op, 0)[3] == 1
    op.hits[next(u for u in op.members(force) if op.roster.size[u] == 5)] = 4
    assert search_dice(op, 0)[3] == 0


@rule("worldatwar", "22.451D", "22.428B")
def test_a_carrier_short_of_squadrons_does_not_search() -> None:
    op = battle()
    group(op, 4, units(op, akagi=1, haruna=1))
    assert search_dice(op, 0)[3] == 1
    aboard = next(w for w in range(len(op.wing_on)) if op.wing_on[w] in units_in(op, 0, 4))
    op.wing_state[aboard] = LOST
    assert search_dice(op, 0)[3] == 0


def units_in(op: WorldAtWar, side: int, number: int) -> list[int]:
    return op.group_units(side, number)


@rule("worldatwar", "22.425A", "22.425B", "22.425D")
def test_active_and_distant() -> None:
    op = battle()
    op.round = 3
    assert [is_active(op, n) for n in range(1, 7)] == [True, True, True, False, False, False]


@rule("worldatwar", "22.425C", "22.428C", "22.411B", "22.421B")
def test_pending_forces_are_not_there() -> None:
    op = battle()
    late = sail(op, 0, units(op, yamato=1, japan_cruiser=3))
    op.forces[late].joins = 2
    begin_battle(op, op.battle_hex, 1, [0, 1], [2, 1], 0, MEETING)
    sail(op, 1, units(op, united_states_cruiser=5))
    op.forces[-1].joins = 1
    op.cards = [0] * 6
    op.settle()
    assert op.round == 1 and op.waiting() == [1], "only who has arrived forms groups"
    assert search_dice(op, 0)[3] == 0


@rule("worldatwar", "22.41F", "22.41E", "22.452", "22.452A")
def test_what_a_find_tells() -> None:
    op = midway()
    assert bits(facts_of(op, 1, 5)) == SMALL + SLOW + CARGO
    assert bits(facts_of(op, 1, 3)) == CARRIERS
    assert bits(facts_of(op, 0, 1)) == 0
    search(op, [3, 6, 1, 2])
    assert op.told[7 + 3] and not op.told[7 + 1]
    assert told(op, "group-found")[-1]["carriers"] == 1


@rule("worldatwar", "22.422", "22.422A", "22.422B", "22.427")
def test_what_makes_a_group_slow() -> None:
    op = battle()
    force = group(op, 1, units(op, yamato=1, japan_cruiser=1))
    assert not is_slow_group(op, op.members(force))
    op.hits[next(u for u in op.members(force) if op.roster.size[u] == 2)] = 1
    assert is_slow_group(op, op.members(force))
    group(op, 2, units(op, nagato=1))
    assert is_slow_group(op, op.group_units(0, 2))
    group(op, 3, units(op, japan_destroyer=2), cargo=1)
    assert is_slow_group(op, op.group_units(0, 3)) and op.hindered[3]


# -- forming groups ----------------------------------------------------------------------------------------


def numbering(op: WorldAtWar, *fleets: list[int], cargo: int = 0) -> None:
    """The first side is asked for the numbers of its forces; the last of them carries the cargo."""
    for place, ships in enumerate(fleets):
        force = sail(op, 0, ships, cargo=cargo if place == len(fleets) - 1 else 0)
        op.forces[force].joins = 1
    step = Deploy(1)
    step.voyages = [0]
    op.stack.append(step)


@rule("worldatwar", "22.421A", "22.41A", "22.423", "22.423A", "22.42")
def test_task_forces_apart_small_forces_together() -> None:
    op = battle()
    numbering(
        op,
        units(op, yamato=1, japan_cruiser=3),
        units(op, hiei=1),
        units(op, kongo=1, japan_destroyer=1),
    )
    do(op, 0, "cg2")
    assert rule_against(op, 0, actions.group(2)) == "22.423"
    do(op, 0, "cg5")
    assert [force.number for force in op.forces] == [2, 5, 5]
    assert told(op, "groups-formed")[-1]["numbers"] == "groups/2, 5"


@rule("worldatwar", "22.423B")
def test_which_group_is_which_stays_secret() -> None:
    op = battle()
    numbering(op, units(op, yamato=1, japan_cruiser=3), units(op, hiei=1, kongo=1, japan_cruiser=2))
    do(op, 0, "cg2", "cg6")
    view = op.observe(1)
    assert view.on_chart[2] and view.on_chart[6]
    assert [force.number for force in view.forces] == [UNKNOWN, UNKNOWN]
    assert all(view.group[u] == UNKNOWN for u in range(len(view.group)) if op.group[u])
    reveal_group(op, 0, 2)
    view = op.observe(1)
    assert [force.number for force in view.forces] == [2, UNKNOWN]


@rule("worldatwar", "22.421A")
def test_cargo_may_be_strengthened() -> None:
    op = battle()
    numbering(
        op,
        units(op, yamato=1, japan_cruiser=3),
        units(op, mutsu=1, hiei=1, kongo=1, ise=1, hyuga=1, fuso=1, yamashiro=1),
        units(op, japan_destroyer=5),
        cargo=2,
    )
    do(op, 0, "cg1", "cg2")
    op.apply(0, actions.group(1))
    assert [force.number for force in op.forces] == [1, 2, 1] and op.hindered[1]


@rule("worldatwar", "22.421A")
def test_no_group_above_twenty_five_factors() -> None:
    op = battle()
    heavy = units(op, yamato=1, mutsu=1, nagato=1, hiei=1, kongo=1, ise=1)
    numbering(op, units(op, haruna=1), heavy + units(op, japan_destroyer=3), cargo=2)
    do(op, 0, "cg1")
    assert rule_against(op, 0, actions.group(1)) == "22.421A"


@rule("worldatwar", "22.421C")
def test_six_groups_at_most() -> None:
    op = battle()
    for number in range(1, 6):
        group(op, number, units(op, japan_cruiser=1))
    for force in op.forces:
        force.task_force = 1
    large = units(op, yamato=1, mutsu=1, nagato=1, hiei=1, kongo=1, haruna=1)
    numbering(op, large, units(op, japan_destroyer=4), cargo=2)
    # One number is left, and the cargo must take it: together they are 26 factors.
    assert op.legal(0) == [actions.STAY]
    assert rule_against(op, 0, actions.group(6)) == "22.421C"
    do(op, 0, "stay")
    assert rule_against(op, 0, actions.STAY) == "22.421C"
    do(op, 0, "cg6")
    assert [force.present for force in op.forces[-2:]] == [0, 1]


@rule("worldatwar", "22.424", "22.426")
def test_numbers_stay_as_they_are() -> None:
    op = midway()
    before = op.group[:]
    step = Deploy(1)
    step.voyages = [0]
    op.stack.append(step)
    assert step.run(op, 0).asks(op) == 0, "nobody who is in the battle is asked again"
    assert op.group == before


# -- withdrawal --------------------------------------------------------------------------------------------


@rule("worldatwar", "22.61A")
@pytest.mark.parametrize(
    "lost, damaged, first", [([3, 1], [0, 9], 0), ([2, 2], [0, 1], 1), ([2, 2], [1, 1], 1)]
)
def test_the_loser_speaks_first(lost: list[int], damaged: list[int], first: int) -> None:
    op = battle()
    op.lost_factors, op.damaged_factors = lost, damaged
    assert loser(op) == first


def withdrawing(op: WorldAtWar) -> None:
    step = Withdraw()
    op.stack.append(step)


@rule("worldatwar", "22.61", "22.61C", "22.411A")
def test_a_whole_group_leaves() -> None:
    op = midway()
    withdrawing(op)
    do(op, 0, "cg2", "yes", "done")
    assert not op.on_chart[2] and op.forces[1].withdrawn
    assert op.voyages[op.forces[1].voyage].status == ABORTED_DUTY


@rule("worldatwar", "22.61D")
def test_who_was_not_attacked_leaves_as_a_whole() -> None:
    op = midway()
    withdrawing(op)
    do(op, 0, "cg1")
    assert rule_against(op, 0, actions.ship(op.scenario.labels.index("yamato"))) == "22.61D"


@rule("worldatwar", "22.61B")
def test_single_ships_leave_a_group_that_was_attacked() -> None:
    op = midway()
    reveal_group(op, 0, 1)
    op.attacked[1] = 1
    ship = next(u for u in units_in(op, 0, 1) if op.roster.size[u] == 5)
    op.hits[ship] = 4
    withdrawing(op)
    do(op, 0, "cg1", "yamato", "done", "done")
    assert op.group[ship] == 0 and len(units_in(op, 0, 1)) == 3
    made = op.forces[op.force[ship] - 1]
    assert made.shown and op.voyages[made.voyage].path == [op.battle_hex]


@rule("worldatwar", "22.62", "22.18", "22.115")
def test_those_who_withdraw_can_be_intercepted() -> None:
    from wardroom.games.worldatwar.sortie import HOMEWARD, Sortie

    op = midway()
    withdrawing(op)
    do(op, 0, "cg2", "yes", "done")
    sortie = Sortie()
    sortie.place = HOMEWARD
    op.stack.append(sortie)
    op.settle()
    do(op, 0, "tokyo", "done")
    assert op.decision(1).name == "interception-hex"


# -- the end -----------------------------------------------------------------------------------------------


@rule("worldatwar", "22.71A", "22.72A")
def test_who_withdraws_has_lost() -> None:
    op = midway()
    assert winner_now(op) == FIGHTS_ON
    withdrawing(op)
    do(op, 0, "cg1", "yes", "cg2", "yes", "cg4", "yes")
    assert winner_now(op) == 1


@rule("worldatwar", "22.71", "22.24B")
def test_nobody_waits_for_those_who_have_not_come_yet() -> None:
    op = midway()
    late = op.forces[sail(op, 0, units(op, nagato=1))]
    late.joins = 3
    withdrawing(op)
    do(op, 0, "cg1", "yes", "cg2", "yes", "cg4", "yes")
    assert not late.present and winner_now(op) == 1


@rule("worldatwar", "22.71B", "22.72B")
def test_who_only_evades_has_lost() -> None:
    op = battle()
    group(op, 4, units(op, hiei=1, kongo=1))
    group(op, 1, units(op, united_states_cruiser=5))
    op.evaded[4] = 1
    assert winner_now(op) == 1
    group(op, 5, units(op, akagi=1))
    op.evaded[5] = 1
    assert winner_now(op) == FIGHTS_ON


@rule("worldatwar", "22.71C", "22.72C")
def test_who_has_nothing_undamaged_has_lost() -> None:
    op = battle()
    one = group(op, 1, units(op, hiei=1))
    other = group(op, 1, units(op, united_states_cruiser=1))
    op.hits[op.members(one)[0]] = 2
    assert winner_now(op) == 1
    op.hits[op.members(other)[0]] = 1
    assert winner_now(op) == NOBODY


@rule("worldatwar", "22.73", "22.311", "22.32", "22.31")
def test_rounds_follow_until_somebody_has_lost() -> None:
    op = battle()
    for number, ships in ((0, units(op, hiei=1)), (1, units(op, united_states_cruiser=2))):
        sail(op, number, ships)
    op.cards = [0] * 6
    begin_battle(op, op.battle_hex, 1, [0, 1], [1, 1], 0, MEETING)
    op.settle()
    seen: set[int] = set()
    while op.battle_hex >= 0 and len(seen) < 60:
        seat = op.mover()
        if seat < 0:
            break
        seen.add(op.round)
        legal = op.legal(seat)
        op.apply(seat, DONE if DONE in legal else legal[-1])
    rounds = [int(facts["round"]) for facts in told(op, "round-begins")]
    assert rounds == list(range(1, len(rounds) + 1)) and len(rounds) > 1
    assert told(op, "battle-over")


@rule("worldatwar", "22.81A", "22.28A")
def test_the_winner_goes_on_or_goes_home() -> None:
    op = midway()
    end_battle(op, 0, MEETING, [0, 1], 0)
    assert isinstance(op.stack[-1], PressOn) and op.voyages[1].status == ABORTED_DUTY
    assert not any(op.group) and not any(op.on_chart)
    do(op, 0, "no")
    assert op.voyages[0].status == ABORTED_DUTY


@rule("worldatwar", "22.81A")
def test_the_loser_goes_home() -> None:
    op = midway()
    end_battle(op, 0, MEETING, [0, 1], 1)
    assert [v.status for v in op.voyages] == [ABORTED_DUTY, ABORTED_DUTY] and not op.stack


@rule("worldatwar", "22.81C", "22.163D")
def test_who_helped_adopts_the_mission() -> None:
    op = battle()
    helper = voyage(op, "wake", "midway", level=2, target=1)
    force = sail(op, helper, units(op, hiei=1))
    op.forces[force].fought = 1
    adopt(op, helper, 0)
    assert op.forces[force].voyage == 0


@rule("worldatwar", "22.163E")
def test_a_patrol_that_comes_too_late_stays_on_station() -> None:
    op = midway()
    late = voyage(op, "wake", "midway", "midway-invasion", level=2, target=1)
    op.voyages[late].patrol = 1
    sail(op, late, units(op, ise=1))
    end_battle(op, 0, MEETING, [0, 1, late], 0)
    assert op.voyages[late].patrol and op.voyages[late].target == -1
    assert op.voyages[late].status == SAILING


@rule("worldatwar", "22.81D")
def test_helpers_of_interceptors_go_home_with_them() -> None:
    op = midway()
    helper = voyage(op, "pearl-harbor", "midway", level=3, target=0)
    op.forces[sail(op, helper, units(op, hornet=1))].fought = 1
    end_battle(op, 0, MEETING, [0, 1, helper], 1)
    assert op.voyages[helper].status == ABORTED_DUTY


@rule("worldatwar", "22.252C", "22.252D", "22.252E")
@pytest.mark.parametrize("winner", [0, 1])
def test_all_on_one_path_win_or_lose_together(winner: int) -> None:
    op = midway()
    late = voyage(op, "pearl-harbor", "midway", level=1, target=0)
    force = sail(op, late, units(op, hornet=1))
    op.forces[force].joins = 4
    end_battle(op, 1, APART, [1, late, 0], winner)
    assert told(op, "battle-over")[-1]["seat"] == f"seat/{winner}"
    if winner == 0:
        assert op.voyages[1].status == op.voyages[late].status == ABORTED_DUTY
    else:
        assert op.decision(1).name == "press-on"
        do(op, 1, "yes")
        assert op.voyages[1].status == op.voyages[late].status == SAILING


@rule("worldatwar", "22.132B", "22.19C")
def test_land_based_air_takes_part_in_the_battle() -> None:
    op = battle()
    assert {op.wing_on[wing] for wing in land_wings(op, 1)} == {-1 - base(op, "midway")}
    assert land_wings(op, 0) == []


@rule("worldatwar", "22.912", "22.911", "22.914")
def test_submarines_alone_attack_at_once() -> None:
    from wardroom.games.worldatwar.battle import AMBUSH

    op = battle()
    sail(op, 0, units(op, yamato=1, japan_cruiser=3), shown=1)
    boat = sail(op, 1, units(op, united_states_submarine=1), shown=1)
    begin_battle(op, op.battle_hex, 1, [0, 1], [1, 1], 0, AMBUSH)
    op.settle()
    do(op, 0, "cg1")
    assert op.forces[boat].fought
    while op.decision(op.mover()).name != "press-on":
        op.apply(op.mover(), op.legal(op.mover())[-1])
    assert told(op, "submarines-attack") and not told(op, "search-rolled")
    assert op.voyages[1].status == ABORTED_DUTY


@rule("worldatwar", "22.161A")
def test_all_meet_in_the_interception_hex() -> None:
    from wardroom.games.worldatwar.passage import Passage

    op = battle()
    op.cards = [0] * 6
    op.wing_state = [LOST] * len(op.wing_state)
    op.voyages[1].meets = op.voyages[1].path[-1]
    op.voyages[1].score = 40
    sail(op, 0, units(op, hiei=1, kongo=1, japan_cruiser=2), shown=1)
    sail(op, 1, units(op, united_states_cruiser=5))
    counter = voyage(op, "wake", "midway", level=2, target=1)
    sail(op, counter, units(op, ise=1))
    step = Passage()
    op.stack.append(step)
    op.settle()
    assert op.battle_hex == op.voyages[1].meets
    assert [force.joins > 0 for force in op.forces] == [True, True, True]


# -- secrets -----------------------------------------------------------------------------------------------


def test_equal_ships_shown_are_always_the_first() -> None:
    op = battle()
    group(op, 1, units(op, yamato=1, japan_cruiser=3))
    group(op, 2, units(op, hiei=1, kongo=1, japan_cruiser=2))
    reveal_group(op, 0, 2)
    cruisers = [u for u in range(len(op.force)) if op.scenario.labels[op.label(u)] == "japan-cruiser"]
    assert [op.group[u] for u in cruisers[:2]] == [2, 2]


def test_imagined_fleets_agree_with_what_was_told() -> None:
    from wardroom.core.dice import FastDice

    op = midway()
    search(op, [3, 6, 1, 2])
    view = op.observe(0)
    rng = FastDice(4)
    seen = set()
    for _ in range(30):
        world = view.imagine(rng)
        assert isinstance(world, WorldAtWar)
        assert bits(facts_of(world, 1, 3)) == CARRIERS
        assert world.observe(0).text() == view.text()
        seen.add(tuple(world.group))
    assert len(seen) > 10


@rule("worldatwar", "22.311")
def test_a_battle_in_which_nobody_fires_comes_to_an_end() -> None:
    position = """
    worldatwar 1
    options: scenario=coral-sea
    battle: h0410 begins=withdrawal
    group seat1 1: shokaku shown
    group seat2 1: lexington shown
    """
    # Search goes on; no other die is rolled.
    op = GAME.parse(position, FastDice(1))
    log: list[Event] = []
    op.log = log
    # Neither carrier has a squadron left.
    for wing, deck in enumerate(op.wing_on):
        if deck >= 0 and op.group[deck] > 0:
            op.wing_state[wing] = LOST
    rounds = []
    while op.waiting():
        if op.round not in rounds:
            rounds.append(op.round)
            assert GAME.parse(op.text()).text() == op.text()
        for seat in op.waiting():
            op.apply(seat, DONE if DONE in op.legal(seat) else op.legal(seat)[0])
    # 22.61A: the intercepting side is the one that gives up.
    told = [event for event in log if event.name in ("battle-broken-off", "battle-over")]
    assert [event.name for event in told] == ["battle-broken-off", "battle-over"]
    assert told[1].facts["seat"] == "seat/0" and told[1].facts["rounds"] == 6
