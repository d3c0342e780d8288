"""7.17 Bomber Strikes."""

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
    ships,
    sunk,
)
from tests.coldwar.look import truth
from tests.marks import rule

RAID = """
seat 1
  subs: rubis
  hand: bomber*2 ship
seat 2
  row1: spruance
  row2: kidd
  row3: slava
  subs: oscar
"""


@rule("coldwar", "7.17", "7")
def test_one_die_for_each_point_and_each_roll_within_the_chance_is_a_hit() -> None:
    """Six dice, no carrier: 1 and 2 hit, and the defender picks the ships, whatever their row."""
    with fight(RAID, [1, 3, 2, 4, 5, 6]) as scene:
        scene.do(1, "bomber seat2 dice6; done")
        assert question(scene) == (2, "bomber-hit")
        scene.do(2, "slava; spruance")
        assert over(scene)
        assert sunk(scene, 1) == "slava spruance"
        assert ships(scene, 2) == {"row1": "kidd", "subs": "oscar"}
        assert discard(scene) == "bomber"


@rule("coldwar", "7.17")
def test_no_hit_no_question() -> None:
    with fight(RAID, [3, 4]) as scene:
        scene.do(1, "bomber seat2 dice2; done")
        assert over(scene)
        assert sunk(scene, 1) == ""
        assert discard(scene) == "bomber"


@rule("coldwar", "7.17")
def test_every_hit_falls_on_another_ship() -> None:
    with fight(RAID, [1, 1]) as scene:
        scene.do(1, "bomber seat2 dice2; done")
        assert answers(scene, 2) == ["spruance", "kidd", "slava"]
        scene.do(2, "kidd")
        assert answers(scene, 2) == ["spruance", "slava"]
        scene.do(2, "slava")
        assert sunk(scene, 1) == "kidd slava"


@rule("coldwar", "7.17")
def test_hits_beyond_the_last_surface_ship_vanish() -> None:
    with fight(RAID, [1, 1, 1, 1, 1]) as scene:
        scene.do(1, "bomber seat2 dice5; done")
        scene.do(2, "spruance; kidd; slava")
        assert over(scene)
        assert ships(scene, 2) == {"subs": "oscar"}
        assert sunk(scene, 1) == "spruance kidd slava"


@rule("coldwar", "5.24", "7.17")
def test_a_submarine_takes_no_bomber_hit() -> None:
    with fight(RAID, [1]) as scene:
        scene.do(1, "bomber seat2 dice1; done")
        assert forbidden(scene, 2, "oscar") == "5.24"
        scene.do(2, "kidd")


@rule("coldwar", "7.17", "9.3")
def test_a_ship_sunk_by_other_attacks_cannot_be_picked() -> None:
    """Neither one that a gun sank nor one that an air strike sank: the hit must fall on a third."""
    position = """
seat 1
  row1: knox
  hand: bomber lbas gun5 ship
seat 2
  row1: ariadne
  row2: kidd
  row3: slava
"""
    with fight(position, [2, 2]) as scene:
        scene.do(1, "bomber seat2 dice1; lbas > kidd done; gun5 knox > ariadne; done")
        assert question(scene) == (2, "bomber-hit")
        assert answers(scene, 2) == ["slava"]
        assert scene.rule_against(2, "kidd") == "not-asked"
        assert scene.rule_against(2, "ariadne") == "not-asked"
        assert sunk(scene, 1) == "ariadne kidd"


@rule("coldwar", "7", "7.17")
def test_no_more_dice_than_fog_of_war() -> None:
    position = RAID.replace("subs: rubis", "row1: knox").replace("bomber*2", "bomber*2 gun5")
    with fight(position, [6, 6], fog=3) as scene:
        scene.do(1, "gun5 knox > spruance")
        assert answers(scene, 1, "bomber seat2") == ["dice1", "dice2"]
        assert forbidden(scene, 1, "bomber seat2 dice3") == "7"
        scene.do(1, "bomber seat2 dice2")
        assert forbidden(scene, 1, "bomber") == "7"
        scene.do(1, "done")


@rule("coldwar", "7.17")
def test_a_force_of_submarines_cannot_be_bombed() -> None:
    position = RAID + "seat 3\n  subs: alfa(active) victor-iii\n"
    with fight(position) as scene:
        assert forbidden(scene, 1, "bomber seat3") == "7.17"
        assert answers(scene, 1, "bomber") == ["seat2"]


@rule("coldwar", "7")
def test_nobody_bombs_himself() -> None:
    with fight(RAID.replace("subs: rubis", "row1: knox")) as scene:
        assert forbidden(scene, 1, "bomber seat1") == "7"


@rule("coldwar", "7.17", "8.33")
def test_each_successful_air_cover_takes_two_dice() -> None:
    """Two point cards at one bomber card, one after the other: six dice, then four, then two."""
    with fight(RAID + "  hand: cover*2\n", [2, 1, 1, 3]) as scene:
        scene.do(1, "bomber seat2 dice6; done")
        scene.do(2, "cover #1; cover #1")
        assert question(scene) == (2, "bomber-hit")
        assert truth(scene).volley[0].dice == 2
        scene.do(2, "kidd")
        assert over(scene)
        assert sunk(scene, 1) == "kidd"
        assert discard(scene) == "bomber cover*2"


@rule("coldwar", "7.17", "8.33")
def test_air_cover_that_takes_all_dice_stops_the_strike() -> None:
    with fight(RAID + "  hand: cover*2\n", [2]) as scene:
        scene.do(1, "bomber seat2 dice2; done")
        scene.do(2, "cover #1; cover #1")
        # The second card has nothing left to roll against, but it was laid and is gone.
        assert over(scene)
        assert discard(scene) == "bomber cover*2"


@rule("coldwar", "7.17", "8.33")
def test_area_air_cover_rolls_once_for_the_whole_card() -> None:
    """Not once for each die: one roll of 2, two dice less."""
    with fight(RAID + "  area: cover\n", [2, 1, 6, 6, 6]) as scene:
        scene.do(1, "bomber seat2 dice6; done")
        scene.do(2, "kidd")
        assert over(scene)
        assert area(scene, 2) == "cover"


@rule("coldwar", "7.17", "8.33")
def test_two_area_cards_take_two_dice_each() -> None:
    with fight(RAID + "  area: cover cover\n", [1, 2, 6, 6]) as scene:
        scene.do(1, "bomber seat2 dice6; done")
        assert over(scene)


@rule("coldwar", "7.17", "8.33")
def test_area_air_cover_rolls_against_each_bomber_card() -> None:
    with fight(RAID + "  area: cover\n", [1, 3, 6, 6, 6]) as scene:
        scene.do(1, "bomber seat2 dice3; bomber seat2 dice2; done")
        # The first card loses two of three dice, the second none of two.
        assert over(scene)
        assert [event.name for event in scene.events if event.name.startswith("cover")] == [
            "cover-stops",
            "cover-fails",
        ]


@rule("coldwar", "7.17", "12.1")
def test_each_successful_air_defence_takes_one_die() -> None:
    with fight(RAID, [2, 3, 1], advanced="air_defense") as scene:
        scene.do(1, "bomber seat2 dice3; done")
        # Kidd rolls 2 within 2, Slava 3 within 3: one of three dice is left, and it hits.
        scene.do(2, "#1; #1; kidd")
        assert over(scene)
        assert sunk(scene, 1) == "kidd"


@rule("coldwar", "7.17", "12.1")
def test_air_defence_that_takes_the_last_die_stops_the_strike() -> None:
    with fight(RAID, [2], advanced="air_defense") as scene:
        scene.do(1, "bomber seat2 dice1; done")
        scene.do(2, "#1; done")
        assert over(scene)


@rule("coldwar", "7.17", "9.3")
def test_each_damage_control_takes_one_hit_off_the_total() -> None:
    """Three hits, two cards: one hit is left, and only then the defender shares it out."""
    with fight(RAID + "  hand: dc*2 ecm\n", [1, 2, 1, 6]) as scene:
        scene.do(1, "bomber seat2 dice4; done")
        scene.do(2, "done")
        assert truth(scene).volley[0].hits == 3
        scene.do(2, "dc #1")
        assert (truth(scene).volley[0].hits, fates(scene)) == (2, ["hit"])
        scene.do(2, "dc #1; done; slava")
        assert over(scene)
        assert sunk(scene, 1) == "slava"
        assert discard(scene) == "bomber dc*2"


@rule("coldwar", "7.17", "9.3")
def test_damage_control_can_take_the_only_hit() -> None:
    with fight(RAID + "  hand: dc ecm\n", [2]) as scene:
        scene.do(1, "bomber seat2 dice1; done")
        scene.do(2, "done; dc #1")
        assert over(scene)
        assert sunk(scene, 1) == ""
        assert hand(scene, 2) == "ecm"


@rule("coldwar", "7.17", "9.3")
def test_against_more_hits_than_ships_damage_control_still_takes_one_of_the_total() -> None:
    """Four hits on three ships: after one Damage Control there are three, and all three ships sink."""
    with fight(RAID + "  hand: dc\n", [1, 1, 1, 1]) as scene:
        scene.do(1, "bomber seat2 dice4; done")
        scene.do(2, "done; dc #1; spruance; kidd; slava")
        assert over(scene)
        assert ships(scene, 2) == {"subs": "oscar"}


@rule("coldwar", "7.17", "5.21")
def test_rows_close_up_when_all_hits_are_taken() -> None:
    with fight(RAID, [1, 1]) as scene:
        scene.do(1, "bomber seat2 dice2; done")
        scene.do(2, "spruance")
        assert ships(scene, 2) == {"row2": "kidd", "row3": "slava", "subs": "oscar"}
        scene.do(2, "kidd")
        assert ships(scene, 2) == {"row1": "slava", "subs": "oscar"}


@rule("coldwar", "7.17", "8.31", "8.32", "8.37")
@pytest.mark.parametrize(("answer", "number"), [("evade", "8.31"), ("ecm", "8.32"), ("asw", "8.37")])
def test_only_air_cover_meets_bombers(answer: str, number: str) -> None:
    with fight(RAID + f"  hand: {answer} cover\n") as scene:
        scene.do(1, "bomber seat2 dice2; done")
        assert forbidden(scene, 2, answer) == number
        assert answers(scene, 2) == ["done", "cover"]
