"""8.33 Air Cover, 10 Carrier Modified cards, and the order of the air stage in 6.1.B.2."""

import pytest

from tests.coldwar.fight import (
    answers,
    area,
    discard,
    fates,
    fight,
    forbidden,
    hand,
    over,
    question,
    settle,
    ships,
    sunk,
)
from tests.marks import rule

RAID = """
seat 1
  row1: iowa
  row2: enterprise
  hand: lbas*2 gun5 gun16*2 ship
seat 2
  row1: kidd {first}
  row2: knox
  {cards}
"""


def position(cards: str, first: str = "") -> str:
    return RAID.format(cards=cards, first=first)


@rule("coldwar", "8.33", "8.2")
@pytest.mark.parametrize(("roll", "stops"), [(1, True), (2, True), (3, False)])
def test_a_roll_within_its_chance_stops_one_strike(roll: int, stops: bool) -> None:
    """No carrier is needed; without one the chance is 2."""
    rolls = [roll] if stops else [roll, 1]
    with fight(position("hand: cover"), rolls) as scene:
        scene.do(1, "enterprise > kidd; done")
        scene.do(2, "cover #1")
        assert over(scene)
        assert sunk(scene, 1) == ("" if stops else "kidd")
        assert discard(scene) == "cover"


@rule("coldwar", "8.33", "8.1")
def test_as_an_area_defence_it_rolls_once_against_each_strike() -> None:
    """Four strikes, land based and from a carrier: four rolls, two of which stop."""
    with fight(position("area: cover"), [2, 3, 1, 6, 6, 6]) as scene:
        scene.do(1, "lbas > kidd knox; enterprise > kidd; enterprise > knox; done")
        assert over(scene)
        told = [event for event in scene.events if event.name in ("cover-stops", "cover-fails")]
        assert [(event.facts["number"], event.name) for event in told] == [
            (1, "cover-stops"),
            (2, "cover-fails"),
            (3, "cover-stops"),
            (4, "cover-fails"),
        ]
        assert area(scene, 2) == "cover"
        assert discard(scene) == "lbas"


@rule("coldwar", "8.33", "8.1")
def test_a_second_area_card_rolls_at_what_the_first_let_through() -> None:
    """First strike: 3 fails, 2 stops. Second strike: 1 stops, and the second card has nothing to do."""
    with fight(position("area: cover cover"), [3, 2, 1]) as scene:
        scene.do(1, "enterprise > kidd; enterprise > knox; done")
        assert over(scene)
        assert [event.facts["roll"] for event in scene.told("cover-stops")] == [2, 1]


@rule("coldwar", "8.2", "8.33", "8")
def test_point_cards_after_the_area_card_the_example() -> None:
    """The area card fails; two more are played from the hand, and both lie there before either is rolled."""
    with fight(position("area: cover\n  hand: cover*2 ecm"), [3, 4, 2]) as scene:
        scene.do(1, "enterprise > kidd; done")
        assert question(scene) == (2, "point-defense-air")
        assert [event.facts["roll"] for event in scene.told("cover-fails")] == [3]
        scene.do(2, "cover #1")
        assert scene.dice.rolled == 1
        scene.do(2, "cover #1")
        assert scene.dice.rolled == 1
        assert question(scene) == (2, "point-defense-air")
        scene.do(2, "done")
        assert over(scene)
        assert [event.facts["roll"] for event in scene.told("cover-fails")] == [3, 4]
        assert [event.facts["roll"] for event in scene.told("cover-stops")] == [2]
        assert ships(scene, 2) == {"row1": "kidd", "row2": "knox"}
        assert discard(scene) == "cover*2"
        assert area(scene, 2) == "cover"


@rule("coldwar", "8.2", "8.33")
def test_a_card_laid_against_a_strike_that_another_stopped_is_spent_without_a_roll() -> None:
    with fight(position("hand: cover*2"), [1]) as scene:
        scene.do(1, "enterprise > kidd; done")
        scene.do(2, "cover #1; cover #1")
        assert over(scene)
        assert discard(scene) == "cover*2"


@rule("coldwar", "8.33", "8.2")
def test_a_point_card_stops_the_one_strike_it_was_laid_against() -> None:
    with fight(position("hand: cover"), [2, 3, 2]) as scene:
        scene.do(1, "lbas > kidd knox; enterprise > knox; done")
        scene.do(2, "cover #1")
        # Strike 1 is stopped; strike 2 at row 2 misses with 3, strike 3 hits with 2.
        assert sunk(scene, 1) == "knox"


@rule("coldwar", "8.33")
def test_it_does_not_meet_guns() -> None:
    with fight(position("hand: cover evade")) as scene:
        scene.do(1, "gun5 iowa > kidd; enterprise > kidd; done")
        scene.do(2, "done")
        assert question(scene) == (2, "point-defense-air")
        assert forbidden(scene, 2, "cover #1") == "8.33"
        assert answers(scene, 2, "cover") == ["#2"]


BOTH_WAYS = pytest.mark.parametrize(
    "volley", ["gun5 iowa > kidd; enterprise > kidd; done", "enterprise > kidd; gun5 iowa > kidd; done"]
)


@rule("coldwar", "6.1.B.2", "8.2")
@BOTH_WAYS
def test_air_cover_waits_until_the_guns_are_settled(volley: str) -> None:
    """The refusal tells of the stage, not that cover is no answer to a gun."""
    with fight(position("hand: cover evade"), []) as scene:
        scene.do(1, volley)
        assert question(scene) == (2, "point-defense")
        assert forbidden(scene, 2, "cover") == "6.1.B.2"
        refusal = scene.why_not(2, "cover")
        assert refusal is not None
        assert refusal.name == "other-stage"
        assert answers(scene, 2) == ["done", "evade"]


@rule("coldwar", "6.1.B.2")
@BOTH_WAYS
def test_in_the_air_stage_it_is_too_late_to_evade_a_gun(volley: str) -> None:
    with fight(position("hand: cover evade"), []) as scene:
        scene.do(1, volley)
        scene.do(2, "done")
        assert sorted(fates(scene)) == ["coming", "hit"]
        assert forbidden(scene, 2, "evade") == "6.1.B.2"
        assert answers(scene, 2) == ["done", "cover"]


@rule("coldwar", "8.2", "8.33")
def test_no_point_card_against_a_strike_that_the_area_card_stopped() -> None:
    with fight(position("area: cover\n  hand: cover"), [1, 4]) as scene:
        scene.do(1, "enterprise > kidd; enterprise > knox; done")
        assert forbidden(scene, 2, "cover #1") == "8.2"
        assert answers(scene, 2, "cover") == ["#2"]


@rule("coldwar", "8.2", "12.1")
def test_no_air_defence_against_a_strike_that_air_cover_stopped() -> None:
    with fight(position("area: cover"), [1, 4], advanced="air_defense") as scene:
        scene.do(1, "enterprise > kidd; enterprise > knox; done")
        assert question(scene) == (2, "allot-air-defense")
        assert forbidden(scene, 2, "#1") == "8.2"
        assert answers(scene, 2) == ["done", "#2"]


@rule("coldwar", "10", "8.33")
@pytest.mark.parametrize(("roll", "stops"), [(4, True), (5, False)])
def test_nimitz_and_baku_the_example(roll: int, stops: bool) -> None:
    """A Land Based Air Strike at the Nimitz; Air Cover stops it on 1 to 4: the larger rating, not the sum."""
    example = """
seat 1
  row1: knox
  hand: lbas ship
seat 2
  row1: nimitz baku
  hand: cover
"""
    with fight(example, [roll] if stops else [roll, 3]) as scene:
        scene.do(1, "lbas > nimitz done; done")
        scene.do(2, "cover #1")
        assert [
            event.facts["chance"] for event in (*scene.told("cover-stops"), *scene.told("cover-fails"))
        ] == [4]
        assert sunk(scene, 1) == ("" if stops else "nimitz")


@rule("coldwar", "10")
def test_one_carrier_modifies_every_card() -> None:
    with fight(position("hand: cover*2", first="foch"), [3, 3]) as scene:
        scene.do(1, "enterprise > kidd; enterprise > knox; done")
        scene.do(2, "cover #1; cover #2")
        assert over(scene)
        assert [event.facts["chance"] for event in scene.told("cover-stops")] == [3, 3]


@rule("coldwar", "10", "8.33", "8.1")
def test_an_area_card_is_carrier_modified_too() -> None:
    with fight(position("area: cover", first="midway"), [4]) as scene:
        scene.do(1, "enterprise > kidd; done")
        assert over(scene)
        assert [event.facts["chance"] for event in scene.told("cover-stops")] == [4]


@rule("coldwar", "10", "6.1.B.2", "9.3")
def test_a_carrier_sunk_by_guns_of_the_volley_lends_nothing() -> None:
    """Two 16-inch shells take all six hits of the Foch before Air Cover is rolled: the chance is 2."""
    with fight(position("hand: cover", first="foch"), [3, 2]) as scene:
        scene.do(1, "enterprise > kidd; gun16 iowa > foch; gun16 iowa > foch; done")
        scene.do(2, "done; cover #1")
        assert [event.facts["chance"] for event in scene.told("cover-fails")] == [2]
        assert sunk(scene, 1) == "foch kidd"


@rule("coldwar", "10", "12.3", "6.1.B.2")
@pytest.mark.parametrize(("shells", "chance"), [("gun5 iowa > foch", 3), ("gun16 iowa > foch", 2)])
def test_provisional_damage_counts_for_the_rating(shells: str, chance: int) -> None:
    """Two points of six leave the Foch her rating, four take it (12.3)."""
    with fight(position("hand: cover", first="foch"), [1], advanced="strike_reduction") as scene:
        scene.do(1, f"enterprise > kidd; {shells}; done")
        scene.do(2, "done; cover #1")
        assert [event.facts["chance"] for event in scene.told("cover-stops")] == [chance]


@rule("coldwar", "6.1.B.2", "7", "8")
def test_the_whole_course_of_incoming() -> None:
    """Guns and their answers; Air Cover; Air Defence; the strikes; Damage Control. In this order."""
    with fight(
        position("area: cover\n  hand: evade cover dc"), [3, 4, 5, 2], advanced="air_defense"
    ) as scene:
        scene.do(1, "enterprise > knox; gun5 iowa > kidd; done")
        course = []
        while not over(scene):
            course.append((*question(scene), scene.dice.rolled, fates(scene)))
            scene.do(
                2,
                {"point-defense-air": "cover #1", "allot-air-defense": "#1"}.get(question(scene)[1], "done"),
            )
            if question(scene) == course[-1][:2]:
                scene.do(2, "done")
        assert course == [
            (2, "point-defense", 0, ["coming", "coming"]),
            (2, "point-defense-air", 1, ["coming", "hit"]),
            (2, "allot-air-defense", 2, ["coming", "hit"]),
            (2, "damage-control", 4, ["hit", "hit"]),
        ]
        assert sunk(scene, 1) == "knox"
        assert ships(scene, 2) == {"row1": "kidd(gun5)"}
        assert hand(scene, 2) == "evade dc"


@rule("coldwar", "6.1.B.2")
def test_nobody_is_asked_where_no_card_could_answer() -> None:
    """Without aircraft there is no air stage, without a hit no Damage Control."""
    with fight(position("area: evade\n  hand: cover dc"), []) as scene:
        scene.do(1, "gun5 iowa > kidd; done")
        assert over(scene)
        settle(scene)
        assert hand(scene, 2) == "cover dc"


@rule("coldwar", "10", "12.5", "12.7")
@pytest.mark.parametrize(
    ("carrier", "advanced", "chance"),
    [
        ("foch(gun16)", "critical_damage", 3),
        ("foch(gun16 gun3)", "critical_damage", 2),
        ("foch(gun16 gun3)", "", 3),
        ("nimitz(crippled)", "large_ships", 2),
    ],
)
def test_a_critical_or_crippled_carrier_lends_nothing(carrier: str, advanced: str, chance: int) -> None:
    with fight(position("hand: cover", first=carrier), [1], advanced=advanced) as scene:
        scene.do(1, "enterprise > knox; done")
        scene.do(2, "cover #1")
        assert [event.facts["chance"] for event in scene.told("cover-stops")] == [chance]
