"""7.16 The Land Based Air Strike that makes up to three attacks."""

import pytest

from tests.coldwar.expanded import expanded, thrown
from tests.coldwar.fight import answers, forbidden, hand, over, question, settle, ships, sunk, wasted
from tests.marks import rule

STRIKE = """
seat 1
  subs: rubis
  hand: lbas lbas3*2 ship
seat 2
  row1: spruance
  row2: kidd
  row3: foch
  subs: oscar
"""


@rule("coldwar", "7.16")
def test_three_attacks_on_three_ships_each_by_its_row() -> None:
    with expanded(STRIKE, [3, 2, 1]) as scene:
        scene.do(1, "lbas3 > spruance kidd foch; done")
        assert sunk(scene, 1) == "spruance kidd foch"
        assert ships(scene, 2) == {"subs": "oscar"}
        assert thrown(scene) == "lbas3"
    with expanded(STRIKE, [4, 3, 2]) as scene:
        scene.do(1, "lbas3 > spruance kidd foch; done")
        assert sunk(scene, 1) == ""


@rule("coldwar", "7.16", "7.air")
def test_three_attacks_on_one_ship() -> None:
    with expanded(STRIKE, [3, 3, 2]) as scene:
        scene.do(1, "lbas3 > kidd kidd kidd; done")
        assert sunk(scene, 1) == "kidd"
    with expanded(STRIKE, [1, 2, 2]) as scene:
        scene.do(1, "lbas3 > kidd kidd kidd; done")
        assert wasted(scene) == [2, 3]


@rule("coldwar", "7.16")
def test_the_card_makes_no_fourth_attack_and_the_old_one_no_third() -> None:
    with expanded(STRIKE, [6] * 5) as scene:
        scene.do(1, "lbas3 > spruance kidd")
        assert question(scene) == (1, "next-target")
        scene.do(1, "foch")
        assert question(scene) == (1, "battle-stations")
        scene.do(1, "lbas > spruance kidd")
        assert question(scene) == (1, "battle-stations")
        scene.do(1, "done")
        assert over(scene)


@rule("coldwar", "7.16")
@pytest.mark.parametrize(
    ("line", "dice"), [("lbas3 > spruance done", 1), ("lbas3 > spruance spruance done", 2)]
)
def test_fewer_attacks_are_allowed(line: str, dice: int) -> None:
    with expanded(STRIKE, [6] * dice) as scene:
        scene.do(1, f"{line}; done")
        assert over(scene)
        assert thrown(scene) == "lbas3"


@rule("coldwar", "7", "7.16", "7.air")
@pytest.mark.parametrize(("fog", "line"), [(1, "lbas3 > spruance"), (2, "lbas3 > spruance kidd")])
def test_what_the_fog_of_war_does_not_pay_is_lost(fog: int, line: str) -> None:
    with expanded(STRIKE, [6] * fog, fog=fog) as scene:
        scene.do(1, line)
        assert question(scene) == (1, "battle-stations")
        assert forbidden(scene, 1, "lbas3") == "7"
        scene.do(1, "done")
        assert over(scene)
        assert hand(scene, 1) == "lbas ship lbas3"


@rule("coldwar", "7")
def test_a_third_attack_without_fog_of_war_is_refused() -> None:
    position = (
        STRIKE.replace("lbas3*2", "lbas3")
        + """
step: BattleStations seat=1 spent=2 card=lbas3 aimed=kidd
draft: land lbas3 - > spruance seat2 chance=3
draft: land - - > kidd seat2 chance=2
"""
    )
    with expanded(position, [6, 6], fog=2) as scene:
        assert forbidden(scene, 1, "foch") == "7"
        assert answers(scene, 1) == ["done"]
        scene.do(1, "done; done")


@rule("coldwar", "7.16", "5.24")
def test_no_attack_of_it_falls_on_a_submarine() -> None:
    with expanded(STRIKE) as scene:
        assert forbidden(scene, 1, "lbas3 > oscar") == "5.24"
        assert forbidden(scene, 1, "lbas3 > spruance kidd oscar") == "5.24"


@rule("coldwar", "7.16")
def test_its_attacks_may_fall_on_two_players() -> None:
    position = "options: seats=3\n" + STRIKE + "seat 3\n  row1: knox\n  subs: alfa\n"
    with expanded(position, [3, 3, 3]) as scene:
        scene.do(1, "lbas3 > knox spruance knox; done; seat2")
        assert sunk(scene, 1) == "spruance knox"
        assert wasted(scene) == [3]


@rule("coldwar", "7.16", "9.3", "8.33")
def test_each_attack_is_answered_by_itself() -> None:
    """Air Cover stops the second, Damage Control undoes the third, the first sinks."""
    with expanded(STRIKE + "  hand: cover dc\n", [3, 3, 1]) as scene:
        scene.do(1, "lbas3 > spruance kidd foch; done")
        scene.do(2, "cover #2; done")
        scene.do(2, "dc #3")
        assert over(scene)
        assert sunk(scene, 1) == "spruance"


@rule("coldwar", "7.16", "12.7")
def test_two_hits_of_a_card_cripple_and_sink_a_large_ship() -> None:
    position = STRIKE.replace("row3: foch", "row3: nimitz")
    with expanded(position, [1, 6, 1], advanced="large_ships") as scene:
        scene.do(1, "lbas3 > nimitz nimitz nimitz; done")
        settle(scene)
        assert sunk(scene, 1) == "nimitz"
    with expanded(position, [1, 6, 6], advanced="large_ships") as scene:
        scene.do(1, "lbas3 > nimitz nimitz nimitz; done")
        assert ships(scene, 2)["row3"] == "nimitz(crippled)"
