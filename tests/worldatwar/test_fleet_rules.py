"""22.5 Fleet combat, rule by rule, on small fleets."""

import pytest

from tests.marks import rule
from tests.worldatwar.fleets import Sea
from wardroom.core.dice import ScriptedDice
from wardroom.games.worldatwar.engagement import fight
from wardroom.games.worldatwar.fleet import (
    AT_LIGHTS,
    HOLD,
    capital_fire,
    evading_number,
    land_on_front,
    light_fire,
    may_return,
    may_spread,
    must_be_screened,
    paired_aims,
    paired_groups,
    screen_hurt_cruisers,
    screened_shot,
    screened_targets,
    surplus_capitals,
    surplus_lights,
)
from wardroom.games.worldatwar.gunnery import fire_chances, fire_modifier, light_losses, named_after
from wardroom.games.worldatwar.orders import LIGHTS_HOLD, LIGHTS_JOIN, Orders, both_aims, light_orders
from wardroom.games.worldatwar.units import (
    CAPITAL,
    CARRIER,
    CRUISER,
    DESTROYER,
    ESCORT_CARRIER,
    NATIONS,
    SUBMARINE,
    damaged,
    naval_drm,
    sunk,
)


def units(sea: Sea, side: int) -> dict[str, int]:
    return {sea.roster.name[unit]: unit for unit in sea.units[side]}


# -- what ships are worth ------------------------------------------------------------------------------------


@rule("worldatwar", "22.552A")
@pytest.mark.parametrize(
    "nation, ship, drm",
    [
        *[(nation, "BB4", 2) for nation in ("germany", "britain", "united-states", "sweden", "australia")],
        ("japan", "BB4", 3),
        *[(nation, "CA2", 1) for nation in ("italy", "france")],
        *[(n, "DD1", 0) for n in ("russia", "greece", "rumania", "spain", "turkey", "dutch-east-indies")],
        ("japan", "BB5", 4),
        ("united-states", "BB5", 3),
        ("japan", "CV3", 1),
        ("united-states", "CV3", 0),
        ("japan", "CVL2", 1),
        ("united-states", "CVL2", 0),
        ("britain", "CVL2", 1),
        ("germany", "CVL2", 1),
        ("italy", "CVL2", 0),
        ("japan", "CVB4", 2),
        ("united-states", "CVB4", 1),
        ("japan", "CVE1", 1),
        ("united-states", "CVE1", 0),
        ("britain", "CVE1", 0),
        ("germany", "SS1", 3),
        ("japan", "SS1", 3),
        ("united-states", "SS1", 2),
        ("italy", "SS1", 1),
    ],
)
def test_naval_nationality_chart(nation: str, ship: str, drm: int) -> None:
    kinds = {"BB": CAPITAL, "CA": CRUISER, "DD": DESTROYER, "CVE": ESCORT_CARRIER, "SS": SUBMARINE}
    letters = ship.rstrip("0123456789")
    kind = kinds.get(letters, CARRIER)
    assert naval_drm(NATIONS.index(nation), kind, int(ship[len(letters) :])) == drm


@rule("worldatwar", "22.55")
@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_damaged_one_short_of_sunk(size: int) -> None:
    assert [damaged(size, hits) for hits in range(size + 1)] == [False] * (size - 1) + [True, False]
    assert [sunk(size, hits) for hits in range(size + 2)] == [False] * size + [True, True]
    assert named_after(size, size - 1, 3) == size
    assert not damaged(1, 0)


@rule("worldatwar", "22.55")
def test_mixed_light_ships_lose_evenly() -> None:
    # Cruisers sunk, damaged, destroyers sunk, for 1 to 8 hits on two cruisers and four destroyers.
    table = [(0, 1, 0), (1, 0, 0), (1, 0, 1), (1, 0, 2), (1, 1, 2), (2, 0, 2), (2, 0, 3), (2, 0, 4)]
    assert [light_losses(2, 0, 4, 0, hits)[:3] for hits in range(1, 9)] == table


@rule("worldatwar", "22.55")
def test_cruisers_alone_and_small_ships_alone() -> None:
    assert [light_losses(3, 0, 0, 0, hits)[:3] for hits in range(8)] == [
        (0, 0, 0),
        (0, 1, 0),
        (1, 0, 0),
        (1, 1, 0),
        (2, 0, 0),
        (2, 1, 0),
        (3, 0, 0),
        (3, 0, 0),
    ]
    assert [light_losses(0, 0, 3, 0, hits)[2] for hits in range(5)] == [0, 1, 2, 3, 3]


@rule("worldatwar", "22.55")
def test_losses_stay_even_from_one_attack_to_the_next() -> None:
    gone, fresh, lost, owed = light_losses(2, 0, 4, 0, 3)
    assert (gone, fresh, lost, owed) == (1, 0, 1, 1)
    # One destroyer is still due for the cruiser.
    assert light_losses(1, 0, 3, owed, 1)[:3] == (0, 0, 1)
    # A damaged cruiser is the first to be sunk.
    assert light_losses(2, 1, 4, 0, 1)[:3] == (1, 0, 0)


# -- who meets whom ------------------------------------------------------------------------------------------


@rule("worldatwar", "22.521A", "22.521B")
@pytest.mark.parametrize(
    "mine, theirs, pairs",
    [
        ([1], [1], [(1, 1)]),
        ([1, 2], [1], [(1, 1)]),
        ([1, 2], [1, 3], [(1, 1), (2, 3)]),
        ([2, 3], [1, 2], [(2, 2), (3, 1)]),
        ([1, 2, 4], [3, 5], [(1, 3), (2, 5)]),
        ([], [1, 2], []),
    ],
)
def test_groups_pair_off(mine: list[int], theirs: list[int], pairs: list[tuple[int, int]]) -> None:
    found = paired_groups(mine, theirs)
    assert list(zip(found[::2], found[1::2], strict=True)) == pairs
    turned = paired_groups(theirs, mine)
    assert sorted(zip(turned[1::2], turned[::2], strict=True)) == sorted(pairs)


@rule("worldatwar", "22.523C", "22.523E")
def test_a_number_to_evade_to() -> None:
    assert evading_number(5, [1, 3, 5]) == 6
    assert evading_number(3, [3, 4, 5]) == 6
    assert evading_number(2, [2, 4]) == 3
    assert evading_number(6, [6]) == 0
    assert evading_number(4, [4, 5, 6]) == 0


# -- categories ----------------------------------------------------------------------------------------------


@rule("worldatwar", "22.531A", "22.531B", "22.531C")
def test_categories() -> None:
    sea = Sea("BB4 BB3h2 CV3 CA4 CA2h1 DD2 DD1c CVE1 TR1 BB3v DD1v", "BB4")
    line, _ = sea.lines()
    kinds = sea.roster.kind
    assert [sea.roster.size[unit] for unit in line.capitals] == [4]
    assert sorted(sea.roster.size[unit] for unit in line.veiled) == [3, 3, 3]
    assert (len(line.lights.cruisers), len(line.lights.ones), line.lights.hurt) == (2, 3, [])
    assert sorted(kinds[unit] for unit in line.lights.ones) == [DESTROYER, DESTROYER, ESCORT_CARRIER]
    assert len(line.veiled_lights.hurt) == 1
    assert len(line.veiled_lights.ones) == 3
    assert line.lights.factors() == 7


@rule("worldatwar", "22.531C")
def test_who_is_screened_anyway() -> None:
    sea = Sea("BB4 BB4h3 BB4h2 CV3 CA2 CA2h1 DD1 DD1c CVE1 TR1", "BB4")
    found = [must_be_screened(sea.roster, sea.hits, sea.laden, unit) for unit in sea.units[0]]
    assert found == [False, True, False, True, False, True, False, True, False, True]


@rule("worldatwar", "22.54A")
def test_ranks() -> None:
    sea = Sea("BB3s BB3h1 BB3 BB5 BB4s BB4", "BB4 BB2", ("japan", "germany"))
    line, other = sea.lines()
    order = [(sea.roster.size[u], sea.roster.fast[u], sea.hits[u]) for u in line.capitals]
    assert order == [(5, 1, 0), (4, 1, 0), (4, 0, 0), (3, 1, 0), (3, 1, 1), (3, 0, 0)]
    assert (surplus_capitals(line, other), surplus_capitals(other, line)) == (4, 0)
    assert paired_aims(line, other) == [0, 1, HOLD, HOLD, HOLD, HOLD]
    assert paired_aims(other, line) == [0, 1]


@rule("worldatwar", "22.54A")
def test_the_higher_drm_ranks_higher_among_equals() -> None:
    sea = Sea("BB3", "BB3", ("italy", "japan"))
    sea.put(0, "BB3", NATIONS.index("germany"))
    line, _ = sea.lines()
    assert [sea.roster.nation[unit] for unit in line.capitals] == [1, 6]


# -- capital ship fire ---------------------------------------------------------------------------------------


@rule("worldatwar", "22.54B", "22.54C", "22.55")
def test_denmark_strait() -> None:
    sea = Sea("BB4 CA2", "BC3 BB4", ("germany", "britain"))
    german, british = sea.lines()
    bismarck = german.capitals[0]
    prince, hood = british.capitals
    assert (sea.roster.size[prince], sea.roster.size[hood]) == (4, 3)
    # The Prince of Wales pairs with Bismarck, Hood is surplus and joins in: seven factors, one roll.
    aims = [0, 0]
    fire = capital_fire(british, german, aims)
    assert (fire.targets, fire.factors, fire.modifiers) == ([0], [7], [0])
    assert may_return(aims, 0) == [0, 1]
    # Both on Bismarck with 7: two hits, not damaged. Bismarck at Hood with 10: two hits, damaged.
    orders = Orders()
    orders.ships, orders.aims = [bismarck], [hood]
    both = Orders()
    both.ships, both.aims = [hood], [bismarck]
    # British light ships are missing, so the cruiser is all surplus; it holds its fire.
    orders.lights = LIGHTS_HOLD
    with ScriptedDice([5, 5, 3, 4]) as dice:
        fight(german, british, orders, both, dice, 0)
    assert sea_hits(german.hits, bismarck, prince, hood) == [2, 0, 2]
    german, british = sea.lines()
    with ScriptedDice([6, 6, 3, 4]) as dice:
        fight(german, british, orders, both, dice, 0)
    assert sea_hits(german.hits, bismarck, prince, hood) == [2, 0, 3]


def sea_hits(hits: list[int], *ships: int) -> list[int]:
    return [hits[unit] for unit in ships]


@rule("worldatwar", "22.551", "22.552A")
def test_yamato_and_iowa() -> None:
    sea = Sea("BB5", "BB5", ("japan", "united-states"))
    yamato, iowa = sea.lines()
    fire, answer = capital_fire(yamato, iowa, [0]), capital_fire(iowa, yamato, [0])
    assert (fire.modifiers, answer.modifiers) == ([1], [-1])
    with ScriptedDice([4, 4, 4, 4]) as dice:
        fight(yamato, iowa, Orders(), Orders(), dice, 0)
    assert yamato.hits == [1, 2]


@rule("worldatwar", "22.552A")
def test_the_lowest_drm_of_those_who_fire_and_of_a_light_group() -> None:
    sea = Sea("BB5 BB3", "CA2 CVE1", ("japan", "united-states"))
    japan, states = sea.lines()
    # BB5 with 4 and BB3 with 3 fire together with 3; the CVE brings the light ships down to 0.
    fire = capital_fire(japan, states, [AT_LIGHTS, AT_LIGHTS])
    assert (fire.targets, fire.factors, fire.modifiers) == ([AT_LIGHTS], [8], [3])
    assert states.lights_drm() == 0
    # As a target a capital ship uses its own DRM, whatever sails with it.
    assert capital_fire(states, japan, []).targets == []
    assert light_fire(states, japan, [3, 0], 0).modifiers == [0 - 4]


@rule("worldatwar", "22.552B")
def test_a_burden_counts_one_either_way() -> None:
    assert fire_modifier(2, 2, 0, 1) == 1
    assert fire_modifier(2, 2, 1, 0) == -1
    assert fire_modifier(2, 2, 1, 1) == 0
    # However many burdens.
    assert fire_modifier(3, 1, 0, 2) == 3


@rule("worldatwar", "22.54C")
def test_cruisers_damaged_by_capital_ships_are_screened_and_silent() -> None:
    sea = Sea("BB4", "CA4")
    _, line = sea.lines()
    land_on_front(line, AT_LIGHTS, 1)
    screen_hurt_cruisers(line)
    assert line.lights.factors() == 2
    assert len(line.veiled_lights.hurt) == 1
    land_on_front(line, AT_LIGHTS, 2)
    # The damaged cruiser need not be sunk to reach what is screened.
    assert line.broken()
    assert screened_targets(line) == [AT_LIGHTS]


@rule("worldatwar", "22.54C")
def test_fire_is_simultaneous() -> None:
    sea = Sea("BB2", "BB2")
    one, other = sea.lines()
    with ScriptedDice([6, 6, 6, 6]) as dice:
        fight(one, other, Orders(), Orders(), dice, 0)
    assert one.hits == [2, 2]


# -- light ships ---------------------------------------------------------------------------------------------


@rule("worldatwar", "22.54D")
@pytest.mark.parametrize("mine, theirs, surplus", [(9, 3, 0), (10, 3, 1), (3, 9, 0), (5, 0, 5), (0, 0, 0)])
def test_three_to_one(mine: int, theirs: int, surplus: int) -> None:
    assert surplus_lights(mine, theirs) == surplus


@rule("worldatwar", "22.54E")
def test_seven_surplus_factors_at_two_battleships() -> None:
    legal = [first for first in range(1, 8) if may_spread([first, 7 - first]) or first == 7]
    assert legal == [4, 5, 6, 7]
    assert may_spread([3, 3, 1]) and not may_spread([3, 2, 3])
    sea = Sea("BB4 BB4", "DD7")
    enemy, mine = sea.lines()
    orders = Orders()
    orders.light_spread = 2
    told = light_orders(mine, enemy, orders, [0, 1], [1, 1])
    assert (told.spread, told.held) == ([4, 3], 0)
    # A ship that is sunk is passed over.
    assert light_orders(mine, enemy, orders, [0, 1], [0, 1]).spread == [0, 7]


@rule("worldatwar", "22.54E")
def test_surplus_light_ships_may_join_or_hold() -> None:
    sea = Sea("BB4 DD1", "DD7")
    enemy, mine = sea.lines()
    orders = Orders()
    orders.lights = LIGHTS_JOIN
    told = light_orders(mine, enemy, orders, [0], [1])
    fire = light_fire(mine, enemy, told.spread, told.held)
    assert (fire.targets, fire.factors) == ([AT_LIGHTS], [7])
    orders.lights = LIGHTS_HOLD
    told = light_orders(mine, enemy, orders, [0], [1])
    fire = light_fire(mine, enemy, told.spread, told.held)
    assert (told.held, fire.factors) == (4, [3])


@rule("worldatwar", "22.54F")
def test_light_ship_fire() -> None:
    sea = Sea("CA4 DD2", "DD4")
    one, other = sea.lines()
    with ScriptedDice([3, 4, 5, 6]) as dice:
        fight(one, other, Orders(), Orders(), dice, 0)
    # Six factors with 7: one hit; four with 11: two hits, a cruiser is sunk.
    assert sorted(one.hits[unit] for unit in sea.units[0]) == [0, 0, 0, 2]
    assert sorted(one.hits[unit] for unit in sea.units[1]) == [0, 0, 0, 1]


# -- screened ships ------------------------------------------------------------------------------------------


@rule("worldatwar", "22.54G")
def test_fire_at_screened_ships_needs_a_sunk_screen() -> None:
    sea = Sea("BB4 BB4", "BB2 CV3 CV3", ("germany", "united-states"))
    names = sea.units[1]
    orders = Orders()
    one, other = sea.lines()
    orders.ships, orders.aims = [one.capitals[1]], [HOLD]
    # BB2 is paired: four factors with 9 give one hit, damaged is not sunk, and nothing more is rolled.
    with ScriptedDice([4, 5, 1, 1]) as dice:
        fight(one, other, orders, Orders(), dice, 0)
    assert [one.hits[unit] for unit in names] == [1, 0, 0]
    one, other = sea.lines()
    # With 10 it is sunk, and the ship that held its fire hits a carrier: 4 factors, 10, DRM +2 makes 12.
    with ScriptedDice([4, 6, 1, 1, 4, 6]) as dice:
        fight(one, other, orders, Orders(), dice, 0)
    assert [one.hits[unit] for unit in names] == [2, 3, 0]


@rule("worldatwar", "22.54G", "22.531C")
def test_a_group_wholly_screened_is_open_at_once() -> None:
    sea = Sea("BB4", "CV3 DD2c", ("germany", "united-states"))
    one, other = sea.lines()
    assert other.broken()
    assert screened_targets(other) == [0, AT_LIGHTS]
    assert both_aims(one, other, Orders(), Orders())[0] == [HOLD]
    with ScriptedDice([5, 5]) as dice:
        fight(one, other, Orders(), Orders(), dice, 0)
    assert [one.hits[unit] for unit in sea.units[1]] == [3, 0, 0]


@rule("worldatwar", "22.54G")
def test_capital_ships_fire_first_then_light_ships_choose() -> None:
    sea = Sea("BB4 DD4", "CVL2 CVL2", ("germany", "united-states"))
    one, other = sea.lines()
    # The first carrier is sunk by the battleship, so the destroyers take the second: 4 factors, 8 + 2.
    with ScriptedDice([4, 4, 4, 4]) as dice:
        fight(one, other, Orders(), Orders(), dice, 0)
    assert [one.hits[unit] for unit in sea.units[1]] == [2, 2]
    shot = screened_shot(4, 2, one, other, 0)
    assert (shot.factors, shot.modifiers) == ([4], [2])


@rule("worldatwar", "22.531C", "22.54G")
def test_screened_ships_do_not_fire() -> None:
    sea = Sea("BB4v DD1", "DD1")
    one, other = sea.lines()
    with ScriptedDice([1, 1, 1, 1]) as dice:
        fight(one, other, Orders(), Orders(), dice, 0)


@rule("worldatwar", "22.55")
def test_chances_of_hits_add_up() -> None:
    for factors in range(1, 26):
        for modifier in range(-5, 6):
            assert sum(fire_chances(factors, modifier)) == pytest.approx(1.0)
    # Four factors, unmodified: 0 with 2-4, 1 with 5-9, 2 with 10-11, 3 with 12.
    assert fire_chances(4, 0) == pytest.approx([6 / 36, 24 / 36, 5 / 36, 1 / 36])
