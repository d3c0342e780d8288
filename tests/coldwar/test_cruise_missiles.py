"""12.9 Cruise Missiles: C cards from and into the third row, half missile and half air strike."""

import pytest

from tests.coldwar.fight import area, fates, fight, forbidden, hand, over, question, ships, sunk
from tests.coldwar.look import truth
from tests.marks import rule
from wardroom.core.scene import Scene
from wardroom.games.coldwar import records
from wardroom.games.coldwar.game import GAME

CRUISE = "cruise_missiles"

# Launchers of C missiles in each row and below; targets in each row.
BOTH_SIDES = """
seat 1
  row1: grozny
  row2: virginia
  row3: slava kidd
  subs: oscar
  hand: missileA missileB missileC missileC lbas gun3 retreat
seat 2
  row1: knox
  row2: leahy
  row3: kirov midway
"""


def launching(rolls: list[int] | None = None, advanced: str = CRUISE, more: str = "", fog: int = 6) -> Scene:
    """Both forces of BOTH_SIDES, with more lines for seat 2."""
    return fight(BOTH_SIDES + more, rolls, advanced=advanced, fog=fog)


def kinds(scene: Scene) -> list[object]:
    return [event.facts["kind"] for event in scene.told("attack-declared")]


# -- what makes a Cruise Missile -----------------------------------------------------------------------------


@rule("coldwar", "12.9A")
@pytest.mark.parametrize("target", ["knox", "leahy"])
def test_from_the_third_row(target: str) -> None:
    with launching() as scene:
        scene.do(1, f"missileC slava > {target}; done")
        assert kinds(scene) == ["cruise"]
        assert sunk(scene, 1) == target


@rule("coldwar", "12.9A", "5.22")
def test_without_the_rule_nothing_is_fired_from_the_third_row() -> None:
    with launching(advanced="") as scene:
        assert forbidden(scene, 1, "missileC slava") == "5.22"


@rule("coldwar", "12.9B")
@pytest.mark.parametrize("ship", ["grozny", "virginia"])
def test_into_the_third_row(ship: str) -> None:
    with launching() as scene:
        scene.do(1, f"missileC {ship} > kirov; done")
        assert kinds(scene) == ["cruise"]
        assert ships(scene, 2)["row3"] == "midway kirov(missileC)"


@rule("coldwar", "12.9B", "5.22")
@pytest.mark.parametrize("ship", ["grozny", "virginia"])
def test_without_the_rule_nothing_is_fired_into_the_third_row(ship: str) -> None:
    with launching(advanced="") as scene:
        assert forbidden(scene, 1, f"missileC {ship} > kirov") == "5.22"
        scene.do(1, f"missileC {ship} > leahy; done")
        assert kinds(scene) == ["missile"]


@rule("coldwar", "12.9B", "5.24")
@pytest.mark.parametrize("advanced", ["", CRUISE])
@pytest.mark.parametrize("target", ["knox", "leahy", "kirov"])
def test_a_submarines_missile_never_is_one(advanced: str, target: str) -> None:
    """It reaches every row as a plain missile: Air Cover rolls no die at it."""
    with launching(advanced=advanced, more="  area: cover\n") as scene:
        scene.do(1, f"missileC oscar > {target}; done")
        assert kinds(scene) == ["missile"]
        assert over(scene)
        assert area(scene, 2) == "cover"


@rule("coldwar", "12.9C")
def test_from_third_row_to_third_row() -> None:
    with launching() as scene:
        scene.do(1, "missileC slava > kirov; done")
        assert kinds(scene) == ["cruise"]
        assert ships(scene, 2)["row3"] == "midway kirov(missileC)"
    with launching(advanced="") as scene:
        assert forbidden(scene, 1, "missileC slava") == "5.22"


@rule("coldwar", "12.9")
@pytest.mark.parametrize("ship", ["grozny", "virginia"])
@pytest.mark.parametrize("target", ["knox", "leahy"])
def test_between_the_first_two_rows_it_is_a_plain_missile(ship: str, target: str) -> None:
    with launching(more="  area: cover\n") as scene:
        scene.do(1, f"missileC {ship} > {target}; done")
        assert kinds(scene) == ["missile"]
        assert over(scene)


@rule("coldwar", "12.9", "12.8")
@pytest.mark.parametrize("advanced", [CRUISE, "cruise_missiles attack_opportunities"])
def test_only_c_cards_are(advanced: str) -> None:
    """Also where 12.8 lets a C platform fire lighter cards."""
    with launching(advanced=advanced) as scene:
        for card in ("missileA", "missileB"):
            assert forbidden(scene, 1, f"{card} slava") == "12.9"
            assert forbidden(scene, 1, f"{card} kidd") == "12.9"
            assert forbidden(scene, 1, f"{card} virginia > kirov") == "12.9"
            assert forbidden(scene, 1, f"{card} virginia > midway") == "12.9"
            assert scene.rule_against(1, f"{card} virginia > leahy") == ""


@rule("coldwar", "12.9")
def test_the_card_is_refused_if_only_the_third_row_could_fire_it() -> None:
    position = """
seat 1
  row1: kitty-hawk
  row2: midway
  row3: kidd
  hand: missileA missileC retreat
seat 2
  row1: knox
"""
    with fight(position, advanced=CRUISE) as scene:
        assert forbidden(scene, 1, "missileA") == "12.9"
        # Kidd has no C platform.
        assert forbidden(scene, 1, "missileC") == "7.12"


@rule("coldwar", "12.9", "6.1.B.1")
def test_each_c_symbol_fires_once_as_missile_or_cruise_missile() -> None:
    with launching() as scene:
        scene.do(1, "missileC grozny > kirov")
        assert forbidden(scene, 1, "missileC grozny") == "6.1.B.1"


# -- how it is stopped ---------------------------------------------------------------------------------------


@rule("coldwar", "12.9", "8.32")
def test_area_ecm_stops_it() -> None:
    with launching(more="  area: ecm cover\n") as scene:
        scene.do(1, "missileC slava > kirov; done")
        assert [(event.rule, event.facts["answer"]) for event in scene.told("area-stops")] == [
            ("8.32", "card/ecm")
        ]
        assert over(scene)
        assert ships(scene, 2)["row3"] == "midway kirov"


@rule("coldwar", "12.9", "8.31")
def test_evasive_maneuvers_do_not() -> None:
    with launching(more="  area: evade\n  hand: evade\n") as scene:
        scene.do(1, "missileC slava > kirov; done")
        assert forbidden(scene, 2, "evade") == "8.31"
        scene.do(2, "done").do(2, "done")
        assert ships(scene, 2)["row3"] == "midway kirov(missileC)"


@rule("coldwar", "12.9", "8.33")
@pytest.mark.parametrize("roll, after", [(4, "midway kirov"), (5, "midway kirov(missileC)")])
def test_area_air_cover_rolls_at_it(roll: int, after: str) -> None:
    """2, and 2 for Midway."""
    with launching([roll], more="  area: cover\n") as scene:
        scene.do(1, "missileC slava > kirov; done")
        assert over(scene)
        assert ships(scene, 2)["row3"] == after


@rule("coldwar", "12.9", "8.2", "6.1.B.2")
def test_point_ecm_and_air_cover_are_laid_together_in_the_air_stage() -> None:
    """Number 1 is a plain missile, number 2 the Cruise Missile: each is answered in its own laying."""
    with launching(more="  hand: ecm ecm cover gun3\n") as scene:
        scene.do(1, "missileC grozny > knox; missileC slava > kirov; done")
        assert question(scene) == (2, "point-defense")
        assert forbidden(scene, 2, "ecm #2") == "6.1.B.2"
        assert forbidden(scene, 2, "cover") == "6.1.B.2"
        scene.do(2, "ecm #1")
        # Nothing of the first group is left to answer.
        assert question(scene) == (2, "point-defense-air")
        assert forbidden(scene, 2, "ecm #1") == "6.1.B.2"
        # ECM needs no roll and leaves the cover nothing to roll for.
        scene.do(2, "cover #2; ecm #2")
        assert over(scene)
        assert hand(scene, 2) == "gun3"
        assert (ships(scene, 2)["row1"], ships(scene, 2)["row3"]) == ("knox", "midway kirov")


@rule("coldwar", "12.9", "8.33")
@pytest.mark.parametrize("roll, after", [(4, "midway kirov"), (5, "midway kirov(missileC)")])
def test_point_air_cover_rolls_at_it(roll: int, after: str) -> None:
    """2, and 2 for Midway."""
    with launching([roll], more="  hand: cover\n") as scene:
        scene.do(1, "missileC slava > kirov; done").do(2, "cover #1")
        assert over(scene)
        assert ships(scene, 2)["row3"] == after


@rule("coldwar", "12.9", "8.33")
def test_air_cover_does_not_meet_a_plain_missile() -> None:
    with launching(more="  hand: cover\n") as scene:
        scene.do(1, "missileC grozny > leahy; done")
        assert question(scene) == (2, "point-defense")
        assert forbidden(scene, 2, "cover") == "8.33"


@rule("coldwar", "12.9", "12.1")
@pytest.mark.parametrize("roll, after", [(3, "midway kirov"), (4, "midway kirov(missileC)")])
def test_air_defence_rolls_at_it(roll: int, after: str) -> None:
    with launching([roll], "cruise_missiles air_defense") as scene:
        scene.do(1, "missileC slava > kirov; done")
        # Leahy and Midway hold their fire, Kirov's 3 is left.
        scene.do(2, "done").do(2, "done").do(2, "#1")
        assert over(scene)
        assert ships(scene, 2)["row3"] == after


@rule("coldwar", "12.9", "9.3")
def test_damage_control_undoes_it() -> None:
    with launching(more="  hand: dc\n") as scene:
        scene.do(1, "missileC slava > kirov; done")
        scene.do(2, "done")
        assert fates(scene) == ["hit"]
        scene.do(2, "dc #1")
        assert over(scene)
        assert ships(scene, 2)["row3"] == "midway kirov"


# -- when it takes effect ------------------------------------------------------------------------------------


@rule("coldwar", "12.9", "12.7")
@pytest.mark.parametrize("missile, sinks", [(True, True), (False, False)])
def test_its_damage_comes_before_the_strikes(missile: bool, sinks: bool) -> None:
    """Midway's 8 hits absorb a strike; after the missile's 4 they do not. The strike is declared first."""
    with launching([1], "cruise_missiles large_ships") as scene:
        scene.do(1, "lbas midway done").do(1, "missileC slava > midway" if missile else "")
        scene.do(1, "done")
        assert over(scene)
        assert (sunk(scene, 1) == "midway") is sinks


@rule("coldwar", "12.9", "6.1.B.2")
def test_it_arrives_after_air_defence_was_rolled() -> None:
    """A plain missile at Kirov would silence her; the Cruise Missile comes too late for that."""
    position = """
seat 1
  row1: grozny
  row2: virginia
  row3: slava
  hand: missileC lbas retreat
seat 2
  row1: kirov(gun3) knox pantera
"""
    with fight(position, [3], fog=2, advanced="cruise_missiles air_defense") as scene:
        scene.do(1, "missileC slava > kirov; lbas knox; done")
        assert question(scene) == (2, "allot-air-defense")
        scene.do(2, "#2")
        assert (ships(scene, 2), sunk(scene, 1)) == ({"row1": "knox pantera"}, "kirov")
    with fight(position, [3], fog=2, advanced="cruise_missiles air_defense") as scene:
        scene.do(1, "missileC grozny > kirov; lbas knox; done")
        assert sunk(scene, 1) == "kirov knox"


# -- what the attacker is shown ------------------------------------------------------------------------------


def drafted(scene: Scene, seat: int = 1) -> records.Draft:
    return GAME.board(truth(scene).observe(seat - 1))["draft"]


@rule("coldwar", "12.9B", "12.9A")
def test_the_attacker_is_told_which_targets_a_cruise_missile_flies_to() -> None:
    with launching() as scene:
        scene.do(1, "missileC grozny")
        assert drafted(scene)["cruise"] == ["kirov", "midway"]
    with launching() as scene:
        scene.do(1, "missileC oscar")
        assert "cruise" not in drafted(scene)


@rule("coldwar", "12.9", "8.32", "8.33")
def test_the_attacker_is_told_what_lies_in_the_way_as_far_as_it_is_known() -> None:
    with launching(more="  area: cover evade ecm\n") as scene:
        scene.do(1, "missileC grozny")
        met = drafted(scene)["met"]
        assert isinstance(met, dict)
        assert met["kirov"] == [{"card": "ecm", "sure": True}, {"card": "cover"}]
        # Into the second row it is a missile like others.
        assert met["leahy"] == [{"card": "ecm", "sure": True}]
    with launching(advanced=f"{CRUISE} prepared_defenses", more="  area: ecm(down)\n") as scene:
        scene.do(1, "missileC grozny")
        assert "met" not in drafted(scene)


@rule("coldwar", "7.18", "8.38")
@pytest.mark.parametrize(
    "area, met", [("ews cover", [{"card": "cover", "any_roll": True}, {"card": "ews"}]), ("cover", [])]
)
def test_early_warning_lets_the_other_defences_meet_a_surprise(area: str, met: object) -> None:
    position = f"""
options: action=yes; tactics=9; bad_luck=20; quick_response=yes
seat 1
  row1: slava
  row2: nimitz
  hand: surprise retreat
seat 2
  row1: iowa
  row2: kirov enterprise
  area: {area}
  tactics: fighter
"""
    with fight(position) as scene:
        scene.do(1, "nimitz > kirov; surprise #1").do(1, "nimitz")
        told = drafted(scene).get("met", {})
        assert isinstance(told, dict) and told.get("kirov", []) == met


@rule("coldwar", "8.33", "13.1", "13.51")
@pytest.mark.parametrize("quick, told", [("yes", {"any_roll": True}), ("no", {})])
def test_a_die_that_cannot_fail_is_still_a_die(quick: str, told: dict[str, object]) -> None:
    """Air Cover 2, the Nimitz 2, Fighter Tactics 1 and an area that was ready 1: any roll stops it."""
    position = f"""
options: action=yes; tactics=9; bad_luck=20; quick_response={quick}
seat 1
  row1: grozny
  hand: lbas retreat
seat 2
  row1: nimitz
  area: cover
  tactics: fighter
"""
    with fight(position) as scene:
        scene.do(1, "lbas")
        assert drafted(scene)["met"] == {"nimitz": [{"card": "cover", **told}]}
