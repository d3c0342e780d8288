"""8.34, 10 Land Based Air Cover: as Air Cover, but no carrier helps it."""

import pytest

from tests.coldwar.expanded import expanded, thrown
from tests.coldwar.fight import answers, area, fates, forbidden, over, settle, ships, sunk
from tests.marks import rule

RAID = """
seat 1
  row1: iowa
  row2: enterprise
  row3: slava
  hand: lbas lbas3 bomber missileC gun5 ship
seat 2
  row1: {row1}
  row2: knox
  {own}
"""


@rule("coldwar", "8.34", "10")
@pytest.mark.parametrize("row1", ["kidd", "kidd nimitz"])
@pytest.mark.parametrize("strike", ["enterprise > knox", "lbas > knox done"])
@pytest.mark.parametrize(("roll", "stops"), [(3, True), (4, False)])
def test_it_stops_a_strike_on_three_or_less_with_or_without_a_carrier(
    row1: str, strike: str, roll: int, stops: bool
) -> None:
    with expanded(RAID.format(row1=row1, own="hand: cover-land"), [roll] if stops else [roll, 1]) as scene:
        scene.do(1, f"{strike}; done")
        scene.do(2, "cover-land #1")
        assert over(scene)
        assert sunk(scene, 1) == ("" if stops else "knox")
        assert "cover-land" in thrown(scene)


@rule("coldwar", "8.34", "8.1")
def test_as_an_area_defence_it_rolls_against_each_strike() -> None:
    with expanded(RAID.format(row1="kidd nimitz", own="area: cover-land"), [3, 4, 1, 4, 6, 6]) as scene:
        scene.do(1, "lbas3 > kidd knox knox; enterprise > knox; done")
        assert over(scene)
        assert [event.facts["number"] for event in scene.told("cover-stops")] == [1, 3]
        assert [event.facts["chance"] for event in scene.told("cover-fails")] == [3, 3]
        assert area(scene, 2) == "cover-land"


@rule("coldwar", "8.34", "10")
def test_both_kinds_side_by_side_each_with_its_own_number() -> None:
    with expanded(RAID.format(row1="kidd nimitz", own="area: cover cover-land"), [5, 4, 6]) as scene:
        scene.do(1, "enterprise > knox; done")
        assert [event.facts["chance"] for event in scene.told("cover-fails")] == [4, 3]


@rule("coldwar", "8.34", "8.33", "7.17")
@pytest.mark.parametrize("own", ["hand: cover-land", "area: cover-land"])
def test_it_takes_two_dice_from_a_bomber_strike(own: str) -> None:
    with expanded(RAID.format(row1="kidd nimitz", own=own), [3, 2, 6]) as scene:
        scene.do(1, "bomber seat2 dice4; done")
        if "hand" in own:
            scene.do(2, "cover-land #1")
        assert len(scene.told("cover-stops")) == 1
        assert len(scene.told("roll-hits")) + len(scene.told("roll-misses")) == 2
        scene.do(2, "knox")
        assert over(scene)


@rule("coldwar", "8.34", "12.9")
def test_it_meets_a_cruise_missile() -> None:
    with expanded(
        RAID.format(row1="kidd nimitz", own="hand: cover-land"), [3], advanced="cruise_missiles"
    ) as scene:
        scene.do(1, "missileC slava > knox; done")
        scene.do(2, "cover-land #1")
        assert over(scene)
        assert ships(scene, 2)["row2"] == "knox"


@rule("coldwar", "8.34", "8.33")
def test_it_does_not_meet_guns() -> None:
    with expanded(RAID.format(row1="kidd", own="hand: cover-land evade")) as scene:
        scene.do(1, "gun5 iowa > kidd; done")
        assert forbidden(scene, 2, "cover-land") == "8.33"
        assert answers(scene, 2) == ["done", "evade"]


@rule("coldwar", "8.34", "12.4")
def test_face_down_it_is_turned_up_by_the_first_thing_in_the_air() -> None:
    with expanded(
        RAID.format(row1="kidd", own="area: cover-land(down)"), [4, 6], advanced="prepared_defenses"
    ) as scene:
        scene.do(1, "enterprise > knox; gun5 iowa > kidd; done")
        settle(scene)
        assert area(scene, 2) == "cover-land"
        assert len(scene.told("cover-fails")) == 1


@rule("coldwar", "8.34", "8.2")
def test_all_cards_lie_there_before_any_is_rolled() -> None:
    with expanded(RAID.format(row1="kidd", own="hand: cover cover-land ecm"), [3, 3]) as scene:
        scene.do(1, "enterprise > knox; done")
        scene.do(2, "cover #1; cover-land #1")
        assert scene.dice.rolled == 0
        assert fates(scene) == ["coming"]
        scene.do(2, "done")
        assert [event.facts["chance"] for event in scene.told("cover-fails")] == [2]
        assert [event.facts["chance"] for event in scene.told("cover-stops")] == [3]
