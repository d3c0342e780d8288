"""9.3 Damage Control: everything is provisional until the defender has seen all of it."""

import pytest

from tests.coldwar.fight import (
    answers,
    damage,
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
    wasted,
)
from tests.coldwar.look import force, truth
from tests.marks import rule

PICKET = """
seat 1
  row1: iowa
  row2: nimitz
  hand: gun5*2 gun16 lbas missileC ship
seat 2
  row1: ariadne
  row2: kidd
  row3: slava
  hand: dc*2 ecm
"""


@rule("coldwar", "9.3", "5.21")
def test_the_last_picket_is_sunk_and_saved_and_no_row_has_closed_up() -> None:
    with fight(PICKET) as scene:
        scene.do(1, "gun5 iowa > ariadne; done")
        scene.do(2, "done")
        assert question(scene) == (2, "damage-control")
        assert ships(scene, 2) == {"row1": "ariadne", "row2": "kidd", "row3": "slava"}
        scene.do(2, "dc #1")
        assert over(scene)
        assert ships(scene, 2) == {"row1": "ariadne", "row2": "kidd", "row3": "slava"}
        assert damage(scene, "ariadne") == 0
        assert sunk(scene, 1) == ""
        assert discard(scene) == "gun5 dc"
        assert scene.told("rows-close-up") == []


@rule("coldwar", "9.3", "5.21")
def test_if_it_is_not_saved_the_rows_close_up_after_everything() -> None:
    with fight(PICKET) as scene:
        scene.do(1, "gun5 iowa > ariadne; done")
        settle(scene)
        assert ships(scene, 2) == {"row1": "kidd", "row2": "slava"}
        assert sunk(scene, 1) == "ariadne"


@rule("coldwar", "9.3", "7.air")
def test_a_strike_at_a_ship_already_sunk_is_rolled_since_the_ship_may_be_saved() -> None:
    """The gun is undone, so the strike is not wasted: it sinks the ship."""
    with fight(PICKET, [2]) as scene:
        scene.do(1, "gun5 iowa > ariadne; nimitz > ariadne; done")
        scene.do(2, "done; done")
        assert question(scene) == (2, "damage-control")
        assert fates(scene) == ["hit", "hit"]
        scene.do(2, "dc #1; done")
        assert over(scene)
        assert sunk(scene, 1) == "ariadne"
        assert wasted(scene) == []
        assert ships(scene, 2) == {"row1": "kidd", "row2": "slava"}


@rule("coldwar", "9.3", "7.air")
def test_a_strike_wasted_on_a_ship_that_the_gun_sinks_after_all() -> None:
    with fight(PICKET, [2]) as scene:
        scene.do(1, "gun5 iowa > ariadne; nimitz > ariadne; done")
        scene.do(2, "done; done; done")
        assert sunk(scene, 1) == "ariadne"
        assert wasted(scene) == [2]


@rule("coldwar", "9.3", "7.air")
def test_the_strike_that_sank_first_is_undone_and_the_second_sinks() -> None:
    """Two strikes hit; with the first undone the second is no longer wasted. It takes two cards."""
    with fight(PICKET, [1, 1]) as scene:
        scene.do(1, "nimitz > kidd; nimitz > kidd; done")
        scene.do(2, "done; dc #1; done")
        assert sunk(scene, 1) == "kidd"
        assert wasted(scene) == []
        assert discard(scene) == "dc"


@rule("coldwar", "9.3")
def test_two_damage_controls_in_one_turn() -> None:
    with fight(PICKET, [1, 1]) as scene:
        scene.do(1, "nimitz > kidd; gun5 iowa > ariadne; nimitz > kidd; done")
        scene.do(2, "done; done; dc #1; dc #3; done")
        assert over(scene)
        assert sunk(scene, 1) == "ariadne"
        assert ships(scene, 2) == {"row1": "kidd", "row2": "slava"}
        assert discard(scene) == "gun5 dc*2"
        assert hand(scene, 2) == "ecm"


@rule("coldwar", "9.3", "7.1")
def test_one_of_two_damage_cards_is_undone_and_the_other_stays() -> None:
    """Together they sink; the one that is left does not."""
    with fight(PICKET.replace("ariadne", "spruance")) as scene:
        scene.do(1, "gun5 iowa > spruance; gun16 iowa > spruance; done")
        scene.do(2, "done; dc #2; done")
        assert ships(scene, 2)["row1"] == "spruance(gun5)"
        assert damage(scene, "spruance") == 2
        assert sunk(scene, 1) == ""
        assert discard(scene) == "gun16 dc"


@rule("coldwar", "9.3", "7", "7.air")
def test_what_stands_is_applied_guns_first_and_strikes_last() -> None:
    """Declared last, the gun still goes under the ship before the strike sinks it."""
    with fight(PICKET.replace("ariadne", "spruance"), [2]) as scene:
        scene.do(1, "nimitz > spruance; gun5 iowa > spruance; done")
        settle(scene)
        assert [event.name for event in scene.events if event.name in ("damaged", "sunk")] == [
            "damaged",
            "sunk",
        ]
        assert sunk(scene, 1) == "spruance"
        assert discard(scene) == "gun5"


@rule("coldwar", "9.3", "7.17")
def test_one_hit_of_a_bomber_strike() -> None:
    with fight(PICKET.replace("lbas", "bomber"), [1, 2, 6]) as scene:
        scene.do(1, "bomber seat2 dice3; done")
        scene.do(2, "done")
        assert truth(scene).volley[0].hits == 2
        scene.do(2, "dc #1; done")
        assert question(scene) == (2, "bomber-hit")
        scene.do(2, "ariadne")
        assert over(scene)
        assert sunk(scene, 1) == "ariadne"
        assert discard(scene) == "bomber dc"


@rule("coldwar", "9.3", "8.37")
def test_the_acting_player_saves_a_submarine_hit_by_area_asw_and_its_attacks_go_on() -> None:
    position = """
seat 1
  subs: oscar
  hand: torpedo missileC dc ship
seat 2
  row1: kirov nimitz
  area: asw
seat 3
  row1: knox
  subs: rubis
"""
    with fight(position, [5]) as scene:
        scene.do(1, "torpedo oscar > kirov; missileC oscar > knox; done; seat2")
        assert question(scene) == (1, "save-submarine")
        scene.do(1, "dc")
        assert over(scene)
        assert ships(scene, 1) == {"subs": "oscar(active)"}
        assert ships(scene, 2) == {"row1": "nimitz kirov(torpedo)"}
        assert ships(scene, 3) == {"subs": "rubis"}
        assert sunk(scene, 1) == "knox"
        assert sunk(scene, 2) == ""
        assert discard(scene) == "missileC dc"


@rule("coldwar", "9.3", "12.1")
def test_a_provisional_sinking_silences_air_defence_even_if_it_is_undone() -> None:
    """Kidd's rating of 2 does not fire at the strike, although Damage Control then saves her."""
    position = PICKET.replace("row1: ariadne", "row1: kidd").replace("row2: kidd", "row2: spruance")
    with fight(position.replace("row3: slava", "row3: knox"), [2], advanced="air_defense") as scene:
        scene.do(1, "gun16 iowa > kidd; nimitz > spruance; done")
        scene.do(2, "done; done")
        assert question(scene) == (2, "damage-control")
        scene.do(2, "dc #1; done")
        assert ships(scene, 2) == {"row1": "kidd", "row2": "knox"}
        assert sunk(scene, 1) == "spruance"


@rule("coldwar", "9.3", "12.1")
def test_damage_short_of_sinking_leaves_air_defence_alone() -> None:
    position = PICKET.replace("row1: ariadne", "row1: kidd").replace("row2: kidd", "row2: spruance")
    with fight(position.replace("row3: slava", "row3: knox"), [2], advanced="air_defense") as scene:
        scene.do(1, "gun5 iowa > kidd; nimitz > spruance; done")
        scene.do(2, "done; done")
        assert question(scene) == (2, "allot-air-defense")
        scene.do(2, "#2")
        settle(scene)
        assert sunk(scene, 1) == ""


@rule("coldwar", "9.3", "10", "6.1.B.2")
def test_a_provisional_sinking_silences_the_carrier_rating_even_if_it_is_undone() -> None:
    """Air Cover is rolled while the Foch counts as sunk: a 3 fails. Then Damage Control saves her."""
    position = """
seat 1
  row1: iowa
  row2: nimitz
  hand: gun16*2 ship
seat 2
  row1: foch
  row2: knox
  hand: dc cover
"""
    with fight(position, [3, 2]) as scene:
        scene.do(1, "gun16 iowa > foch; gun16 iowa > foch; nimitz > knox; done")
        scene.do(2, "done; cover #3; done; dc #1")
        assert over(scene)
        assert [event.facts["chance"] for event in scene.told("cover-fails")] == [2]
        assert ships(scene, 2) == {"row1": "foch(gun16)"}
        assert damage(scene, "foch") == 4
        assert sunk(scene, 1) == "knox"


@rule("coldwar", "9.3")
def test_it_is_no_area_defence_and_not_played_in_ones_own_volley() -> None:
    position = PICKET.replace("missileC ship", "missileC dc")
    with fight(position) as scene:
        assert forbidden(scene, 1, "dc") == "9.3"
        assert "dc" not in answers(scene, 1)


@rule("coldwar", "9.3", "8.2")
def test_it_is_not_laid_before_the_effects_are_seen() -> None:
    with fight(PICKET) as scene:
        scene.do(1, "missileC iowa > ariadne; done")
        assert question(scene) == (2, "point-defense")
        assert forbidden(scene, 2, "dc") == "9.3"
        assert answers(scene, 2) == ["done", "ecm"]


@rule("coldwar", "9.3")
def test_other_cards_come_too_late_when_the_effects_are_seen() -> None:
    with fight(PICKET) as scene:
        scene.do(1, "missileC iowa > ariadne; done")
        scene.do(2, "done")
        assert question(scene) == (2, "damage-control")
        assert forbidden(scene, 2, "ecm") == "9.3"
        assert answers(scene, 2) == ["done", "dc"]


@rule("coldwar", "9.3")
def test_only_an_attack_that_had_an_effect_can_be_undone() -> None:
    """Not a missile that was stopped, not a strike that missed, not an effect undone already."""
    with fight(PICKET, [3]) as scene:
        scene.do(1, "gun5 iowa > ariadne; missileC iowa > kidd; nimitz > kidd; gun5 iowa > ariadne; done")
        scene.do(2, "ecm #2; done; done")
        assert fates(scene) == ["hit", "stopped", "missed", "hit"]
        assert forbidden(scene, 2, "dc #2") == "9.3"
        assert forbidden(scene, 2, "dc #3") == "9.3"
        scene.do(2, "dc #1")
        assert forbidden(scene, 2, "dc #1") == "9.3"
        assert answers(scene, 2, "dc") == ["#4"]


@rule("coldwar", "9.3")
def test_nothing_is_asked_when_no_attack_had_an_effect() -> None:
    with fight(PICKET, [6]) as scene:
        scene.do(1, "nimitz > kidd; done")
        scene.do(2, "done")
        assert over(scene)


@rule("coldwar", "9.3", "9", "8.2")
def test_it_is_discarded_and_costs_nothing() -> None:
    with fight(PICKET) as scene:
        before = truth(scene).fog
        scene.do(1, "gun5 iowa > ariadne; done")
        scene.do(2, "done; dc #1")
        assert hand(scene, 2) == "ecm dc"
        assert discard(scene) == "gun5 dc"
        assert truth(scene).fog == before


@rule("coldwar", "9.3")
def test_each_defender_sees_the_effects_on_his_own_force_and_decides_for_it() -> None:
    position = PICKET + "seat 3\n  row1: spruance\n  hand: dc\n"
    with fight(position) as scene:
        scene.do(1, "gun5 iowa > ariadne; gun5 iowa > spruance; done; seat2")
        scene.do(2, "done")
        assert answers(scene, 2, "dc") == ["#1"]
        scene.do(2, "dc #1")
        assert question(scene) == (3, "point-defense")
        scene.do(3, "done")
        assert answers(scene, 3, "dc") == ["#2"]
        scene.do(3, "done")
        assert ships(scene, 3) == {"row1": "spruance(gun5)"}


@rule("coldwar", "9.3", "7.15")
@pytest.mark.parametrize(("saved", "left"), [("dc #1", "oscar(active)"), ("done", None)])
def test_a_submarine_hit_by_an_asw_attack(saved: str, left: str | None) -> None:
    position = """
seat 1
  row1: knox
  hand: asw ship
seat 2
  row1: spruance
  subs: oscar(active)
  hand: dc
"""
    with fight(position, [1]) as scene:
        scene.do(1, "asw > oscar; done")
        assert force(scene.state, 2)["subs"] == "oscar(active)"
        scene.do(2, saved)
        assert ships(scene, 2).get("subs") == left


@rule("coldwar", "9.3", "11.2")
def test_the_last_ship_of_a_force_can_be_saved() -> None:
    """It was never lost: the hand is not discarded."""
    position = """
seat 1
  row1: iowa
  hand: gun16 ship
seat 2
  row1: ariadne
  hand: dc ecm lbas
"""
    with fight(position) as scene:
        scene.do(1, "gun16 iowa > ariadne; done")
        scene.do(2, "done; dc #1")
        assert ships(scene, 2) == {"row1": "ariadne"}
        assert hand(scene, 2) == "lbas ecm"
        assert "out" not in force(scene.state, 2)
