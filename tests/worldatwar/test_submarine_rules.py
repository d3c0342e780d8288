"""22.9 Submarine attacks: categories, modifiers and caps, and the odds of several attacks."""

import random

import pytest

from tests.marks import rule
from tests.worldatwar.fleets import Sea
from wardroom.games.worldatwar.battle_odds import odds
from wardroom.games.worldatwar.outlook import Pack, best_torpedo, hunt_of, light_after, submarine_odds
from wardroom.games.worldatwar.question import read
from wardroom.games.worldatwar.submarines import (
    CAPITALS,
    CARRIERS,
    LIGHTS,
    Hunt,
    aim_at,
    air_part,
    categories,
    category_rolled,
    destroyer_part,
    excess_part,
    guards,
    submarine_chances,
    submarine_modifier,
    target_part,
    torpedo_part,
)
from wardroom.games.worldatwar.tables import SUBMARINE_LOST, submarine_result
from wardroom.games.worldatwar.units import GERMANY, SUBMARINE, naval_drm


def hunt(**parts: int) -> Hunt:
    made = Hunt()
    for name, value in parts.items():
        setattr(made, name, value)
    return made


@rule("worldatwar", "22.93E")
@pytest.mark.parametrize(
    "present, rolls",
    [
        ([LIGHTS], [LIGHTS] * 6),
        ([CARRIERS, LIGHTS], [CARRIERS] * 3 + [LIGHTS] * 3),
        ([CAPITALS, LIGHTS], [CAPITALS] * 3 + [LIGHTS] * 3),
        ([CARRIERS, CAPITALS, LIGHTS], [CARRIERS] * 2 + [CAPITALS] * 2 + [LIGHTS] * 2),
    ],
)
def test_the_die_for_the_category(present: list[int], rolls: list[int]) -> None:
    assert [category_rolled(present, roll) for roll in range(1, 7)] == rolls


@rule("worldatwar", "22.93E")
def test_categories_of_a_group() -> None:
    sea = Sea("BB4 CA2 DD1", "CV3 TR1")
    assert categories(sea.roster, sea.hits, sea.units[0]) == [CAPITALS, LIGHTS]
    assert categories(sea.roster, sea.hits, sea.units[1]) == [CARRIERS, LIGHTS]
    sea.hits[sea.units[0][0]] = 4
    assert categories(sea.roster, sea.hits, sea.units[0]) == [LIGHTS]


@rule("worldatwar", "22.9411", "22.9412A", "22.9416D", "22.9417A")
def test_coral_sea() -> None:
    """A Japanese submarine and Lexington: +3 for the nations, -1 for research, then Yorktown or the same."""
    sea = Sea("CV3 CV3 CA8 DD1", "SS2", ("united-states", "japan"))
    held = [3] * len(sea.hits)
    lexington, yorktown = sea.units[0][:2]
    first = hunt(submarine_drm=sea.roster.drm[sea.units[1][0]], torpedo=1, asw=2)
    aim_at(first, sea.roster, sea.hits, held, sea.units[0], CARRIERS, lexington)
    assert (first.submarine_drm, first.target_drm, torpedo_part(first)) == (3, 0, -1)
    assert submarine_modifier(first) == 2
    assert [submarine_result(roll + 2) for roll in (5, 7)] == [2, 3]
    second = hunt(submarine_drm=3, torpedo=1, asw=2, previous=1)
    aim_at(second, sea.roster, sea.hits, held, sea.units[0], CARRIERS, yorktown)
    assert submarine_modifier(second) == 1
    sea.hits[lexington] = 2
    second = hunt(submarine_drm=3, torpedo=1, asw=2, previous=1)
    aim_at(second, sea.roster, sea.hits, held, sea.units[0], CARRIERS, lexington)
    assert submarine_modifier(second) == 2


@rule("worldatwar", "22.9412A", "22.9412B")
def test_research_counts_two_at_most() -> None:
    assert [torpedo_part(hunt(torpedo=t, asw=a)) for t, a in ((0, 0), (1, 0), (4, 0), (0, 3), (1, 2))] == [
        0,
        1,
        2,
        -2,
        -1,
    ]


@rule("worldatwar", "22.9413A", "22.9413E")
def test_searching_air() -> None:
    cases = [(2, 0, 0), (3, 0, 1), (8, 0, 2), (12, 0, 2), (0, 3, -1), (0, 30, -2), (6, 3, 1), (3, 3, 0)]
    for search, guard, part in cases:
        assert air_part(hunt(search=search, guard=guard)) == part


@rule("worldatwar", "22.9413A", "22.942")
def test_carriers_and_escort_carriers_guard_if_they_are_fit() -> None:
    sea = Sea("CV3 CV3 CV3h2 CVE1 BB4 CA2", "SS1")
    held = [3, 2, 3, 1, 0, 0, 0]
    # One complete, one short of a squadron, one damaged, one escort carrier.
    assert guards(sea.roster, sea.hits, held, sea.units[0]) == 2
    # One searching squadron, one operational carrier and one escort carrier make one.
    assert air_part(hunt(guard=1 + 2)) == -1


@rule("worldatwar", "22.9414A", "22.9414B", "22.942")
def test_destroyers() -> None:
    assert [destroyer_part(hunt(destroyers=n)) for n in (2, 3, 5, 6, 9)] == [0, -1, -1, -2, -2]
    sea = Sea("CA8 DD2 DD4c", "SS1")
    counted = hunt()
    aim_at(counted, sea.roster, sea.hits, [0] * 12, sea.units[0], LIGHTS, -1)
    # Those with cargo count, cruisers do not.
    assert counted.destroyers == 6


@rule("worldatwar", "22.9415A", "22.9415C")
def test_excess_asw() -> None:
    assert [excess_part(hunt(excess_asw=n)) for n in (-4, 0, 2, 3, 6, 20)] == [0, 0, 0, -1, -2, -2]


@rule("worldatwar", "22.9416A", "22.9416B", "22.9416D", "22.9416E")
def test_every_earlier_attack_costs_one() -> None:
    found = [submarine_modifier(hunt(submarine_drm=3, previous=n)) for n in range(9)]
    assert found == [3, 2, 1, 0, -1, -2, -3, -4, -4]


@rule("worldatwar", "22.9417A", "22.9417B", "22.9417C")
def test_damage_and_burden_do_not_add_up() -> None:
    cases = [(0, 0, 0), (1, 0, 1), (0, 1, 1), (1, 1, 1)]
    for hurt, burdened, part in cases:
        assert target_part(hunt(hurt=hurt, burdened=burdened)) == part
    sea = Sea("CA4 CA2h1 DD1", "SS1")
    wounded = hunt()
    aim_at(wounded, sea.roster, sea.hits, [0] * 9, sea.units[0], LIGHTS, -1)
    assert wounded.hurt == 1


@rule("worldatwar", "22.9418")
def test_codebreaking() -> None:
    assert submarine_modifier(hunt(codes=1)) == 1
    assert submarine_modifier(hunt(codes=-1)) == -1


@rule("worldatwar", "22.941")
def test_the_sum_is_capped_and_advanced_submarines_have_their_own() -> None:
    assert submarine_modifier(hunt(submarine_drm=3, torpedo=2, search=9, codes=1)) == 4
    assert submarine_modifier(hunt(target_drm=4, asw=3, destroyers=9, excess_asw=9)) == -4
    assert submarine_modifier(hunt(advanced=1, asw=3, destroyers=9, previous=5)) == 1
    assert naval_drm(GERMANY, SUBMARINE, 1) == 3


@rule("worldatwar", "22.94")
def test_chances_of_one_attack() -> None:
    for modifier in range(-4, 5):
        assert sum(submarine_chances(modifier)) == pytest.approx(1.0)
    assert submarine_chances(0) == pytest.approx([5 / 36, 9 / 36, 11 / 36, 10 / 36, 1 / 36])
    # With -4 every roll up to 6 loses the submarine.
    assert submarine_chances(-4)[4] == pytest.approx(15 / 36)


@rule("worldatwar", "22.94", "22.9419")
@pytest.mark.parametrize(
    "fleet, count", [("CV3 CV3 CA4 DD3", 3), ("BB4h3 CA2h1 DD2", 2), ("TR3 DD2c CVE1", 4), ("BB3", 3)]
)
def test_the_odds_of_several_attacks_against_rolls(fleet: str, count: int) -> None:
    """By an independent loop that rolls real dice for category and attack."""
    sea = Sea(fleet, "SS1", ("united-states", "japan"))
    pack = Pack()
    pack.count, pack.drm, pack.torpedo, pack.asw = count, 3, 1, 2
    held = sea.roster.air
    odds = submarine_odds(sea.roster, sea.hits, held, sea.units[0], pack)
    rng = random.Random(5)
    rounds = 20_000
    sunk = [0] * len(sea.hits)
    lost = [0] * (count + 1)
    for _ in range(rounds):
        hits = sea.hits[:]
        gone = 0
        for attack in range(count):
            pack.previous = attack
            present = categories(sea.roster, hits, sea.units[0])
            if not present:
                break
            place = category_rolled(present, rng.randint(1, 6))
            target = -1
            if place != LIGHTS:
                target = best_torpedo(pack, sea.roster, hits, held, sea.units[0], place)
            modifier = hunt_of(pack, sea.roster, hits, held, sea.units[0], place, target)
            result = submarine_result(rng.randint(1, 6) + rng.randint(1, 6) + modifier)
            if result == SUBMARINE_LOST:
                gone += 1
            elif place == LIGHTS:
                hits = light_after(sea.roster, hits, sea.units[0], result)
            else:
                hits[target] = min(sea.roster.size[target], hits[target] + result)
        lost[gone] += 1
        for unit in sea.units[0]:
            sunk[unit] += hits[unit] >= sea.roster.size[unit]
    pack.previous = 0
    for exact, seen in [*zip(odds.sunk, sunk, strict=True), *zip(odds.lost, lost, strict=True)]:
        assert abs(exact - seen / rounds) < 5 * (exact * abs(1 - exact) / rounds) ** 0.5 + 1 / rounds


@rule("worldatwar", "22.9417B", "22.82A")
def test_cargo_that_is_sunk_burdens_nobody() -> None:
    sea = Sea("BB4 DD2c", "SS1")
    pack = Pack()
    ship, *boats = sea.units[0]
    pack.laden = boats
    held = [0] * len(sea.hits)
    modifiers = []
    for sunk in range(3):
        hits = [1 if unit in boats[:sunk] else 0 for unit in range(len(sea.hits))]
        modifiers.append(hunt_of(pack, sea.roster, hits, held, sea.units[0], CAPITALS, ship))
    assert modifiers == [-1, -1, -2]


CONVOY = """
fleet = false
[first]
name = "Germany"
nation = "germany"
ships = ["DD1"]
[second]
name = "Britain"
nation = "britain"
ships = ["BB4 Rodney", "DD1 Laden", "DD3 Others"]
cargo = ["Laden"]
[submarines]
by = "Germany"
submarines = {}
"""


@rule("worldatwar", "22.55", "22.9417B")
def test_the_odds_lose_destroyers_without_cargo_first_as_the_game_does() -> None:
    answer = odds(read(CONVOY.format(1))).submarines
    assert answer is not None
    chances = {ship.name: ship.sunk for ship in answer.ships}
    assert chances["Laden"] == 0 < chances["Others"]
    later = odds(read(CONVOY.format(3))).submarines
    burdened = odds(read(CONVOY.format(3).replace('cargo = ["Laden"]', "burdened = true"))).submarines
    assert later is not None and burdened is not None
    # Once the cargo is gone the others are harder to hit than those who protect supply to the end.
    assert later.mean_harmed < burdened.mean_harmed
