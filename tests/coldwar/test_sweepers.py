"""8.35 Mine Sweepers stop minefields, and nothing else."""

from tests.coldwar.expanded import expanded, thrown
from tests.coldwar.fight import answers, area, fates, forbidden, hand, over, question, settle, ships, sunk
from tests.coldwar.look import force
from tests.marks import rule

MINED = """
seat 1
  row1: iowa
  row2: enterprise
  subs: rubis
  hand: minefield*3 gun5 missileB torpedo ship
seat 2
  row1: knox pantera
  row2: slava
  {own}
"""


@rule("coldwar", "8.35", "8.2", "7.14")
def test_a_point_card_stops_one_minefield_without_a_roll() -> None:
    with expanded(MINED.format(own="hand: sweepers ecm"), []) as scene:
        scene.do(1, "minefield seat2; done")
        assert question(scene) == (2, "point-defense")
        scene.do(2, "sweepers #1")
        assert over(scene)
        assert ships(scene, 2) == {"row1": "knox pantera", "row2": "slava"}
        assert thrown(scene) == "minefield sweepers"
        assert hand(scene, 2) == "ecm"


@rule("coldwar", "8.35", "8.2")
def test_the_defender_chooses_which() -> None:
    """All minefields are alike, and the other one goes off."""
    with expanded(MINED.format(own="hand: sweepers"), [2]) as scene:
        scene.do(1, "minefield seat2; minefield seat2; done")
        assert answers(scene, 2, "sweepers") == ["#1", "#2"]
        scene.do(2, "sweepers #2")
        assert over(scene)
        assert sunk(scene, 1) == "pantera"


@rule("coldwar", "8.35", "8.2")
def test_no_second_card_against_a_swept_minefield() -> None:
    with expanded(MINED.format(own="hand: sweepers*2"), [2]) as scene:
        scene.do(1, "minefield seat2; minefield seat2; done")
        scene.do(2, "sweepers #1")
        assert forbidden(scene, 2, "sweepers #1") == "8.2"
        scene.do(2, "done")


@rule("coldwar", "8.35", "8.1", "8")
def test_an_area_card_stops_all_minefields() -> None:
    with expanded(MINED.format(own="area: sweepers\n  hand: sweepers"), []) as scene:
        scene.do(1, "minefield seat2; minefield seat2; minefield seat2; done")
        assert over(scene)
        assert ships(scene, 2) == {"row1": "knox pantera", "row2": "slava"}
        assert area(scene, 2) == "sweepers"
        assert hand(scene, 2) == "sweepers"
        assert thrown(scene) == "minefield*3"


@rule("coldwar", "8.35")
def test_nothing_but_mines() -> None:
    with expanded(MINED.format(own="hand: sweepers evade")) as scene:
        scene.do(
            1, "gun5 iowa > knox; missileB iowa > slava; torpedo rubis > slava; enterprise > slava; done"
        )
        assert forbidden(scene, 2, "sweepers") == "8.35"
        assert answers(scene, 2) == ["done", "evade"]
        scene.do(2, "done")
        assert question(scene) == (2, "point-defense-air")
        assert forbidden(scene, 2, "sweepers") == "8.35"


@rule("coldwar", "8.35")
def test_the_area_card_lets_everything_else_through() -> None:
    with expanded(MINED.format(own="area: sweepers"), [1]) as scene:
        scene.do(1, "gun5 iowa > knox; enterprise > slava; done")
        assert over(scene)
        assert sunk(scene, 1) == "knox slava"


@rule("coldwar", "8.35", "8.2")
def test_among_several_attacks_only_the_minefield_can_be_named() -> None:
    with expanded(MINED.format(own="hand: sweepers"), [2]) as scene:
        scene.do(1, "gun5 iowa > knox; minefield seat2; enterprise > slava; done")
        assert question(scene) == (2, "point-defense")
        assert forbidden(scene, 2, "sweepers #1") == "8.35"
        assert forbidden(scene, 2, "sweepers #3") == "8.35"
        scene.do(2, "sweepers #2")
        assert fates(scene) == []


@rule("coldwar", "8.35", "8.1", "12.4")
def test_it_is_laid_face_up_for_nothing_and_face_down_for_one() -> None:
    position = MINED.format(own="hand: sweepers").replace("minefield*3", "sweepers")
    with expanded(position, fog=0, advanced="prepared_defenses") as scene:
        assert answers(scene, 1, "sweepers") == ["area"]
        assert forbidden(scene, 1, "sweepers facedown") == "12.4"
        scene.do(1, "sweepers area; done")
        assert over(scene)
        assert area(scene, 1) == "sweepers"
    with expanded(position, fog=1) as scene:
        assert forbidden(scene, 1, "sweepers facedown") == "8.1"
    with expanded(position, fog=1, advanced="prepared_defenses") as scene:
        scene.do(1, "sweepers facedown; done")
        assert area(scene, 1) == "sweepers(down)"
        assert force(scene.state.observe(1), 1)["area"] == "?(down)"


@rule("coldwar", "8.35", "12.4")
def test_face_down_it_waits_for_the_first_minefield() -> None:
    position = MINED.format(own="area: sweepers(down)")
    with expanded(position, [], advanced="prepared_defenses") as scene:
        scene.do(1, "gun5 iowa > knox; done")
        assert area(scene, 2) == "sweepers(down may ecm cover asw sweepers)"
    with expanded(position, [], advanced="prepared_defenses") as scene:
        scene.do(1, "minefield seat2; done")
        assert over(scene)
        assert area(scene, 2) == "sweepers"


@rule("coldwar", "8.35", "12.4")
def test_a_minefield_tells_that_what_stays_down_is_no_sweeper() -> None:
    with expanded(MINED.format(own="area: ecm(down)"), [2], advanced="prepared_defenses") as scene:
        scene.do(1, "minefield seat2; done")
        settle(scene)
        assert area(scene, 2) == "ecm(down may evade ecm cover asw)"


@rule("coldwar", "8.35", "13.2B")
def test_a_team_mate_may_sweep() -> None:
    position = """
options: seats=4; team_size=2
seat 1
  row1: iowa
  hand: minefield ship
seat 2
  row1: knox
seat 3
  row1: kirov
seat 4
  row1: slava
  hand: sweepers
"""
    with expanded(position) as scene:
        scene.do(1, "done")
        scene.do(1, "minefield seat2; done")
        assert question(scene) == (4, "point-defense")
        scene.do(4, "sweepers #1")
        assert over(scene)
        assert ships(scene, 2) == {"row1": "knox"}
