"""12.1 and 12.layers: the last line of defence against what is in the air."""

import pytest

from tests.coldwar.fight import area, discard, fates, fight, forbidden, hand, over, question, ships, sunk
from tests.marks import rule
from wardroom.core.scene import Scene

AIR = "air_defense"

# The strike is aimed at a frigate without Air Defence; the number in row 1 is 3.
GUARDED = """
seat 1
  row1: iowa
  hand: lbas*2 bomber gun5 missileC retreat
seat 2
  row1: knox pantera
"""


def guarded(guard: str, rolls: list[int], advanced: str = AIR, fog: int = 6) -> Scene:
    """The frigates of GUARDED with a ship of the same force in the second row."""
    return fight(f"{GUARDED}  row2: {guard}\n", rolls, fog=fog, advanced=advanced)


@rule("coldwar", "12.1")
@pytest.mark.parametrize("guard, rating", [("belknap", 1), ("leahy", 2), ("kirov", 3)])
def test_a_roll_within_the_rating_stops_a_strike_on_another_ship(guard: str, rating: int) -> None:
    with guarded(guard, [rating], fog=1) as scene:
        scene.do(1, "lbas knox; done")
        assert question(scene) == (2, "allot-air-defense")
        scene.do(2, "#1")
        [stopped] = scene.told("defense-stops")
        assert (stopped.rule, stopped.facts["ship"], stopped.facts["chance"]) == (
            "12.1",
            f"ship/{guard}",
            rating,
        )
        assert over(scene)
        assert ships(scene, 2) == {"row1": "knox pantera", "row2": guard}
        assert sunk(scene, 1) == ""


@rule("coldwar", "12.1")
@pytest.mark.parametrize("guard, rating", [("belknap", 1), ("leahy", 2), ("kirov", 3)])
def test_a_roll_above_the_rating_lets_it_pass(guard: str, rating: int) -> None:
    with guarded(guard, [rating + 1, 3], fog=1) as scene:
        scene.do(1, "lbas knox; done").do(2, "#1")
        assert len(scene.told("defense-fails")) == 1
        assert over(scene)
        assert sunk(scene, 1) == "knox"


@rule("coldwar", "12.1")
def test_it_may_be_left_unused() -> None:
    with guarded("kirov", [3], fog=1) as scene:
        scene.do(1, "lbas knox; done")
        assert scene.legal(2) == ["done", "#1"]
        scene.do(2, "done")
        assert sunk(scene, 1) == "knox"


@rule("coldwar", "12.1")
def test_without_the_rule_nobody_is_asked() -> None:
    with guarded("kirov", [3], advanced="", fog=1) as scene:
        scene.do(1, "lbas knox; done")
        assert over(scene)
        assert sunk(scene, 1) == "knox"


@rule("coldwar", "12.1")
def test_without_a_rated_ship_nobody_is_asked() -> None:
    with guarded("spruance", [4], fog=1) as scene:
        scene.do(1, "lbas knox; done")
        assert over(scene)
        assert ships(scene, 2) == {"row1": "knox pantera", "row2": "spruance"}


@rule("coldwar", "12.1")
def test_it_meets_carrier_strikes() -> None:
    position = """
seat 1
  row1: knox
  row2: nimitz
  hand: retreat
seat 2
  row1: pantera leahy
"""
    with fight(position, [2], fog=1, advanced=AIR) as scene:
        scene.do(1, "nimitz > pantera; done").do(2, "#1")
        assert over(scene)
        assert ships(scene, 2) == {"row1": "leahy pantera"}


@rule("coldwar", "12.1", "12.9")
def test_it_meets_cruise_missiles() -> None:
    position = """
seat 1
  row1: slava
  hand: missileC retreat
seat 2
  row1: pantera
  row2: leahy
  row3: foch
"""
    with fight(position, [2], fog=1, advanced="air_defense cruise_missiles") as scene:
        scene.do(1, "missileC slava > foch; done")
        # Leahy and Foch herself; the first roll stops it, so the second has nothing to stop.
        scene.do(2, "#1 #1")
        assert over(scene)
        assert ships(scene, 2) == {"row1": "pantera", "row2": "leahy", "row3": "foch"}


@rule("coldwar", "12.1")
def test_it_meets_nothing_but_air_attacks() -> None:
    """Iowa's gun and missile are numbers 1 and 2 of the volley, the strike is number 3."""
    with guarded("kirov", [4, 3], fog=3) as scene:
        scene.do(1, "gun5 iowa > pantera; missileC iowa > pantera; lbas knox; done")
        assert scene.legal(2) == ["done", "#3"]
        assert forbidden(scene, 2, "#1") == "12.1"
        assert forbidden(scene, 2, "#2") == "12.1"
        scene.do(2, "#3")
        assert sunk(scene, 1) == "pantera knox"


@rule("coldwar", "12.1", "8.2")
def test_it_is_not_wasted_on_what_air_cover_has_stopped() -> None:
    position = f"{GUARDED}  row2: kirov\n  hand: cover\n"
    with fight(position, [2, 4, 4], fog=2, advanced=AIR) as scene:
        scene.do(1, "lbas knox pantera; done")
        scene.do(2, "cover #1")
        # Rolled at once: no card is left in the hand.
        assert fates(scene) == ["stopped", "coming"]
        assert question(scene) == (2, "allot-air-defense")
        assert scene.legal(2) == ["done", "#2"]
        assert forbidden(scene, 2, "#1") == "8.2"
        scene.do(2, "#2")
        assert over(scene)
        assert ships(scene, 2) == {"row1": "knox pantera", "row2": "kirov"}


@rule("coldwar", "12.1")
def test_air_cover_comes_first_and_its_result_is_known() -> None:
    position = f"{GUARDED}  row2: kirov\n  hand: cover\n"
    with fight(position, [2], fog=1, advanced=AIR) as scene:
        scene.do(1, "lbas knox; done")
        assert question(scene) == (2, "point-defense-air")
        scene.do(2, "cover #1")
        # Nothing is left for Air Defence to do.
        assert over(scene)
        assert scene.told("defense-stops") == []


@rule("coldwar", "12.1")
def test_aegis_rolls_twice_at_one_strike() -> None:
    with guarded("ticonderoga", [4, 3], fog=1) as scene:
        scene.do(1, "lbas knox; done").do(2, "#1 #1")
        assert [event.facts["chance"] for event in scene.told("defense-fails")] == [3]
        assert [event.facts["chance"] for event in scene.told("defense-stops")] == [3]
        assert over(scene)
        assert sunk(scene, 1) == ""


@rule("coldwar", "12.1")
def test_aegis_rolls_once_at_each_of_two_strikes() -> None:
    with guarded("ticonderoga", [3, 3], fog=2) as scene:
        scene.do(1, "lbas knox pantera; done").do(2, "#1 #2")
        assert [event.facts["number"] for event in scene.told("defense-stops")] == [1, 2]
        assert over(scene)
        assert sunk(scene, 1) == ""


@rule("coldwar", "12.1")
def test_aegis_has_no_third_roll() -> None:
    with guarded("ticonderoga", [3, 3, 3], fog=3) as scene:
        scene.do(1, "lbas knox pantera; lbas knox; done").do(2, "#1 #2")
        assert over(scene)
        assert sunk(scene, 1) == "knox"


@rule("coldwar", "12.1")
def test_another_ship_has_one_roll_only() -> None:
    with guarded("kirov", [3, 3], fog=2) as scene:
        scene.do(1, "lbas knox pantera; done").do(2, "#1")
        assert over(scene)
        assert sunk(scene, 1) == "pantera"


@rule("coldwar", "12.1")
def test_all_are_allotted_before_any_is_rolled() -> None:
    position = f"{GUARDED}  row2: belknap leahy kirov\n"
    with fight(position, [1, 3], fog=2, advanced=AIR) as scene:
        scene.do(1, "lbas knox pantera; done")
        for answer in ("#1", "#1"):
            scene.do(2, answer)
            assert scene.dice.rolled == 0
            assert fates(scene) == ["coming", "coming"]
            # The strike that Belknap will stop can still be named.
            assert scene.legal(2) == ["done", "#1", "#2"]
        scene.do(2, "#2")
        # Belknap stops the first, so Leahy's die could change nothing and is not thrown.
        assert [event.facts["ship"] for event in scene.told("defense-stops")] == [
            "ship/belknap",
            "ship/kirov",
        ]
        assert over(scene)


@rule("coldwar", "12.1", "7.17")
def test_it_takes_one_die_off_a_bomber_strike() -> None:
    with guarded("leahy", [2, 2, 3], fog=3) as scene:
        scene.do(1, "bomber seat2 dice3; done").do(2, "#1")
        # Two dice are left: a hit and a miss.
        assert question(scene) == (2, "bomber-hit")
        scene.do(2, "pantera")
        assert over(scene)
        assert ships(scene, 2) == {"row1": "knox", "row2": "leahy"}


@rule("coldwar", "12.1", "7.17")
def test_a_failed_roll_takes_no_die_off() -> None:
    with guarded("leahy", [3, 3, 3, 3], fog=3) as scene:
        scene.do(1, "bomber seat2 dice3; done").do(2, "#1")
        assert over(scene)


@rule("coldwar", "12.1", "7.17")
def test_aegis_takes_two_dice_and_the_last_die_ends_the_strike() -> None:
    with guarded("ticonderoga", [3, 3], fog=2) as scene:
        scene.do(1, "bomber seat2 dice2; done").do(2, "#1 #1")
        assert over(scene)
        assert scene.told("roll-hits") == scene.told("roll-misses") == []


@rule("coldwar", "12.1", "9.3")
def test_a_ship_provisionally_sunk_does_not_defend() -> None:
    """The missile sinks Leahy before the strike comes in; Damage Control saves her, too late to defend."""
    position = """
seat 1
  row1: iowa
  hand: lbas missileC retreat
seat 2
  row1: knox leahy
  hand: dc
"""
    with fight(position, [3], fog=2, advanced=AIR) as scene:
        scene.do(1, "missileC iowa > leahy; lbas knox; done")
        scene.do(2, "done")  # point defences against the missile
        scene.do(2, "done")  # point defences against the strike
        assert question(scene) == (2, "damage-control")
        scene.do(2, "dc #1")
        assert over(scene)
        assert ships(scene, 2) == {"row1": "leahy"}
        assert sunk(scene, 1) == "knox"


@rule("coldwar", "12.1", "9.3")
def test_a_ship_provisionally_damaged_still_defends() -> None:
    position = """
seat 1
  row1: iowa
  hand: lbas gun5 retreat
seat 2
  row1: knox leahy
"""
    with fight(position, [2], fog=2, advanced=AIR) as scene:
        scene.do(1, "gun5 iowa > leahy; lbas knox; done")
        scene.do(2, "#2")
        assert ships(scene, 2) == {"row1": "leahy(gun5) knox"}


LAYERS = """
seat 1
  row1: knox
  row2: nimitz
  row3: slava
  hand: lbas missileC retreat
seat 2
  row1: pantera ariadne
  row2: belknap bditelny
  row3: foch
  hand: cover ecm dc gun3
"""
ATTACKS = "lbas pantera ariadne; nimitz > belknap; nimitz > bditelny; missileC slava > foch; done"


@rule("coldwar", "12.layers", "12.1", "12.9", "12.9C")
def test_the_layers_of_air_defence() -> None:
    """The rulebook's example, with an area Air Cover: each layer meets what the one before has left."""
    rolls = [
        # 1. Area Air Cover at each of the five, with Foch's rating 1: 3 stops.
        *(4, 3, 4, 4, 4),
        # 2. Point Air Cover at number 3, also 3.
        4,
        # 3. Air Defence: Belknap 1, Foch 1.
        *(1, 2),
        # 4. The strikes that are left: land based 3 in row 1, Nimitz 2.
        *(3, 2),
    ]
    position = LAYERS + "  area: cover\n"
    with fight(position, rolls, fog=5, advanced="air_defense cruise_missiles") as scene:
        scene.do(1, ATTACKS)
        # Catalogue order: the strikes of one card are a set.
        assert [event.facts["target"] for event in scene.told("attack-declared")] == [
            "ship/pantera",
            "ship/ariadne",
            "ship/belknap",
            "ship/bditelny",
            "ship/foch",
        ]
        # 1. Area cards.
        assert len(scene.told("cover-fails")) == 4
        assert [event.facts["number"] for event in scene.told("cover-stops")] == [2]
        assert fates(scene) == ["coming", "stopped", "coming", "coming", "coming"]
        # 2. Point cards, all laid before any is rolled: Air Cover, and ECM at the Cruise Missile alone.
        assert question(scene) == (2, "point-defense-air")
        assert forbidden(scene, 2, "ecm #1") == "8.32"
        assert forbidden(scene, 2, "cover #2") == "8.2"
        assert forbidden(scene, 2, "gun3") == "8"
        scene.do(2, "cover #3")
        assert scene.dice.rolled == 5
        scene.do(2, "ecm #5; done")
        assert fates(scene) == ["coming", "stopped", "coming", "coming", "stopped"]
        # 3. Air Defence: allotted, then rolled.
        assert question(scene) == (2, "allot-air-defense")
        assert scene.legal(2) == ["done", "#1", "#3", "#4"]
        scene.do(2, "#4 #3")
        # 4. What got through; Damage Control may undo it.
        assert fates(scene) == ["hit", "stopped", "hit", "stopped", "stopped"]
        assert question(scene) == (2, "damage-control")
        scene.do(2, "dc #3; done")
        assert over(scene)
        assert ships(scene, 2) == {"row1": "ariadne", "row2": "belknap bditelny", "row3": "foch"}
        assert sunk(scene, 1) == "pantera"
        assert (hand(scene, 2), area(scene, 2)) == ("gun3", "cover")
        assert discard(scene) == "missileC lbas ecm cover dc"


@rule("coldwar", "12.layers", "12.9")
def test_the_layers_with_area_ecm() -> None:
    """Area ECM kills the Cruise Missile outright: Air Cover rolls four times and not five."""
    rolls = [4, 4, 4, 4, *(4, 4, 3, 3)]
    position = LAYERS.replace("  hand: cover ecm dc gun3\n", "") + "  area: cover ecm\n"
    with fight(position, rolls, fog=5, advanced="cruise_missiles") as scene:
        scene.do(1, ATTACKS)
        assert [event.facts["number"] for event in scene.told("area-stops")] == [5]
        assert [event.facts["number"] for event in scene.told("cover-fails")] == [1, 2, 3, 4]
        assert over(scene)
        assert sunk(scene, 1) == ""


@rule("coldwar", "12.layers", "12.9", "12.7")
def test_in_the_last_layer_the_cruise_missile_comes_before_the_strike() -> None:
    """Midway has 8 hits: 4 of the missile leave too few to absorb the strike that also hits her."""
    position = """
seat 1
  row1: slava
  hand: lbas missileC retreat
seat 2
  row1: pantera
  row2: ariadne
  row3: midway
"""
    # The strike is declared first, and rolled although the missile is still to be settled.
    with fight(position, [1], fog=2, advanced="cruise_missiles large_ships") as scene:
        scene.do(1, "lbas midway done; missileC slava > midway; done")
        assert [event.name for event in scene.events if event.name in ("attack-hits", "roll-hits")] == [
            "attack-hits",
            "roll-hits",
        ]
        assert over(scene)
        assert sunk(scene, 1) == "midway"
