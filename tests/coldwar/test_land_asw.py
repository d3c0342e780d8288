"""7.15, 8.37, 10 Land Based Anti-Submarine Warfare: as ASW, but no carrier helps it."""

import pytest

from tests.coldwar.expanded import expanded, thrown
from tests.coldwar.fight import answers, area, damage, forbidden, over, question, settle, ships, sunk
from tests.marks import rule

ATTACK = """
seat 1
  {mine}
  hand: asw-land*2 asw ship
seat 2
  row1: knox
  subs: {prey}
"""


@rule("coldwar", "7.15", "10")
@pytest.mark.parametrize("mine", ["row1: spruance", "row1: nimitz baku", "subs: rubis"])
@pytest.mark.parametrize(
    ("prey", "chance"),
    [("oscar(active)", 4), ("oscar", 2), ("los-angeles(active)", 3), ("los-angeles", 1), ("alfa", 1)],
)
def test_its_chance_has_nothing_to_do_with_carriers(mine: str, prey: str, chance: int) -> None:
    name = prey.partition("(")[0]
    position = ATTACK.format(mine=mine, prey=prey)
    with expanded(position, [chance]) as scene:
        scene.do(1, f"asw-land > {name}; done")
        assert over(scene)
        assert sunk(scene, 1) == name
        assert thrown(scene) == "asw-land"
    with expanded(position, [chance + 1]) as scene:
        scene.do(1, f"asw-land > {name}; done")
        assert [event.facts["chance"] for event in scene.told("roll-misses")] == [chance]
        assert ships(scene, 2)["subs"] == prey


@rule("coldwar", "7.15", "10")
def test_beside_it_the_ordinary_card_is_carrier_modified() -> None:
    with expanded(ATTACK.format(mine="row1: nimitz", prey="oscar victor-iii"), [6, 6]) as scene:
        scene.do(1, "asw-land > oscar; asw > victor-iii; done")
        assert [event.facts["chance"] for event in scene.told("roll-misses")] == [2, 3]


@rule("coldwar", "7.15", "7")
def test_it_is_aimed_at_submarines_for_one_fog_of_war() -> None:
    with expanded(ATTACK.format(mine="row1: kidd", prey="oscar"), [6], fog=1) as scene:
        assert forbidden(scene, 1, "asw-land > knox") == "7.15"
        scene.do(1, "asw > oscar")
        assert forbidden(scene, 1, "asw-land > oscar") == "7"
        assert answers(scene, 1, "asw-land") == ["area"]
        scene.do(1, "done")


@rule("coldwar", "7.15", "9.3")
def test_only_damage_control_undoes_its_success() -> None:
    position = ATTACK.format(mine="row1: spruance", prey="oscar") + "  hand: evade ecm asw-land dc\n"
    with expanded(position, [2]) as scene:
        scene.do(1, "asw-land > oscar; done")
        assert question(scene) == (2, "damage-control")
        assert answers(scene, 2) == ["done", "dc"]
        scene.do(2, "dc #1")
        assert ships(scene, 2)["subs"] == "oscar"


DEFENCE = """
seat 1
  row1: spruance
  subs: {mine}
  hand: torpedo*2 ship
seat 2
  row1: kirov nimitz
  {own}
"""


@rule("coldwar", "8.37", "10", "8.1")
@pytest.mark.parametrize(("mine", "chance"), [("oscar", 4), ("alfa", 3)])
def test_as_an_area_defence_it_sinks_before_the_attack(mine: str, chance: int) -> None:
    position = DEFENCE.format(mine=mine, own="area: asw-land")
    with expanded(position, [chance]) as scene:
        scene.do(1, f"torpedo {mine} > kirov; done")
        settle(scene)
        assert sunk(scene, 2) == mine
        assert damage(scene, "kirov") == 0
        assert area(scene, 2) == "asw-land"
        assert thrown(scene) == "torpedo"
    with expanded(position, [chance + 1]) as scene:
        scene.do(1, f"torpedo {mine} > kirov; done")
        assert [event.facts["chance"] for event in scene.told("submarine-missed")] == [chance]
        settle(scene)
        assert damage(scene, "kirov") == 4


@rule("coldwar", "8.37", "8.2", "10")
@pytest.mark.parametrize(("mine", "chance"), [("oscar", 4), ("alfa", 3)])
def test_as_a_point_defence_it_strikes_back(mine: str, chance: int) -> None:
    position = DEFENCE.format(mine=mine, own="hand: asw-land")
    with expanded(position, [chance]) as scene:
        scene.do(1, f"torpedo {mine} > kirov; done")
        scene.do(2, "asw-land #1")
        settle(scene)
        assert sunk(scene, 2) == mine
        assert damage(scene, "kirov") == 4
        assert thrown(scene) == "asw-land"
    with expanded(position, [chance + 1]) as scene:
        scene.do(1, f"torpedo {mine} > kirov; done")
        scene.do(2, "asw-land #1")
        settle(scene)
        assert sunk(scene, 2) == ""


@rule("coldwar", "8.37", "10")
def test_both_kinds_lie_side_by_side_and_each_rolls_its_own_number() -> None:
    with expanded(DEFENCE.format(mine="oscar", own="area: asw asw-land"), [6, 5]) as scene:
        scene.do(1, "torpedo oscar > kirov; done")
        assert [event.facts["chance"] for event in scene.told("submarine-missed")] == [5, 4]


@rule("coldwar", "8.37")
def test_it_does_not_answer_surface_ships() -> None:
    position = DEFENCE.format(mine="oscar", own="hand: asw-land evade").replace("torpedo*2", "gun5 torpedo")
    with expanded(position) as scene:
        scene.do(1, "gun5 spruance > kirov; torpedo oscar > kirov; done")
        assert forbidden(scene, 2, "asw-land #1") == "8.37"
        assert answers(scene, 2, "asw-land") == ["#2"]


@rule("coldwar", "12.4", "8.37")
def test_face_down_it_is_turned_up_like_asw() -> None:
    with expanded(
        DEFENCE.format(mine="oscar", own="area: asw-land(down)"), [6], advanced="prepared_defenses"
    ) as scene:
        scene.do(1, "torpedo oscar > kirov; done")
        assert area(scene, 2) == "asw-land"
        assert len(scene.told("submarine-missed")) == 1
