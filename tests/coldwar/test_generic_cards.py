"""7.11, 7.12 Gun and missile cards for any platform: what fires them, and what they are not (12.9)."""

import pytest

from tests.coldwar.expanded import expanded, thrown
from tests.coldwar.fight import answers, damage, fates, forbidden, over, question, ships, sunk
from tests.coldwar.look import truth
from tests.marks import rule
from wardroom.games.coldwar.battle import CRUISE_ATTACK, MISSILE_ATTACK

GUNS = """
seat 1
  row1: {row1}
  row2: udaloy
  row3: foch
  subs: alfa
  hand: gunAny2*3 gunAny3*2 gun3*4 gun5*3 ship
seat 2
  row1: kirov nimitz
  row2: slava
  row3: midway
  subs: rubis
"""


@rule("coldwar", "7.11", "7.1", "7")
@pytest.mark.parametrize("gunship", ["oliver-hazard-perry", "spruance", "iowa"])
@pytest.mark.parametrize(("card", "points"), [("gunAny2", 2), ("gunAny3", 3)])
def test_a_generic_gun_is_fired_by_a_gun_of_any_size(gunship: str, card: str, points: int) -> None:
    with expanded(GUNS.format(row1=gunship)) as scene:
        scene.do(1, f"{card} {gunship} > kirov; done")
        assert over(scene)
        assert ships(scene, 2)["row1"] == f"nimitz kirov({card})"
        assert damage(scene, "kirov") == points
        assert thrown(scene) == "none"


@rule("coldwar", "7.11")
@pytest.mark.parametrize("unarmed", ["leahy", "broadsword"])
def test_a_ship_without_guns_cannot_fire_it(unarmed: str) -> None:
    with expanded(GUNS.format(row1=f"{unarmed} knox")) as scene:
        assert forbidden(scene, 1, f"gunAny2 {unarmed}") == "7.11"
        assert answers(scene, 1, "gunAny2") == ["knox"]
    with expanded(GUNS.format(row1=unarmed)) as scene:
        assert forbidden(scene, 1, "gunAny2") == "7.11"


@rule("coldwar", "7.11", "5.22")
def test_it_is_a_gun_from_first_row_to_first_row() -> None:
    with expanded(GUNS.format(row1="knox")) as scene:
        for gunship in ("udaloy", "foch", "alfa"):
            assert forbidden(scene, 1, f"gunAny3 {gunship}") == "5.22"
        for target in ("slava", "midway"):
            assert forbidden(scene, 1, f"gunAny3 knox > {target}") == "5.22"
        assert forbidden(scene, 1, "gunAny3 knox > rubis") == "5.24"
        assert sorted(answers(scene, 1, "gunAny3 knox")) == ["kirov", "nimitz"]


@rule("coldwar", "6.1.B.1", "7.11")
@pytest.mark.parametrize(
    ("first", "second"), [("gunAny2", "gun5"), ("gun5", "gunAny2"), ("gunAny2", "gunAny3")]
)
@pytest.mark.parametrize("advanced", ["", "attack_opportunities"])
def test_each_symbol_fires_one_card_generic_or_not(first: str, second: str, advanced: str) -> None:
    with expanded(GUNS.format(row1="knox spruance"), advanced=advanced) as scene:
        scene.do(1, f"{first} knox > kirov")
        assert forbidden(scene, 1, f"{second} knox") == "6.1.B.1"
        assert answers(scene, 1, second) == ["spruance"]


@rule("coldwar", "6.1.B.1", "7.11")
def test_generic_cards_leave_the_symbols_to_the_cards_that_need_them() -> None:
    """Colbert has one 5-inch and three 3-inch guns; which of them fires a generic card is never asked."""
    with expanded(GUNS.format(row1="colbert")) as scene:
        scene.do(1, "gunAny2 colbert > nimitz; gunAny2 colbert > nimitz; gunAny2 colbert > nimitz")
        # One symbol is left, of either size.
        assert scene.rule_against(1, "gun5 colbert") == ""
        assert scene.rule_against(1, "gun3 colbert") == ""
        scene.do(1, "gun5 colbert > nimitz")
        assert forbidden(scene, 1, "gun3") == "6.1.B.1"
        assert forbidden(scene, 1, "gunAny3") == "6.1.B.1"


@rule("coldwar", "6.1.B.1", "7.11")
def test_a_generic_card_takes_whatever_symbol_is_left() -> None:
    with expanded(GUNS.format(row1="colbert")) as scene:
        scene.do(1, "gun3 colbert > nimitz; gun3 colbert > nimitz; gun3 colbert > nimitz")
        assert forbidden(scene, 1, "gun3") == "6.1.B.1"
        scene.do(1, "gunAny3 colbert > nimitz")
        assert forbidden(scene, 1, "gun5") == "6.1.B.1"


@rule("coldwar", "12.8", "6.1.B.1", "7.11")
def test_together_with_lighter_cards_of_heavy_guns() -> None:
    """12.8: all four guns of the Colbert have fired 3-inch or generic cards, the 5-inch among them."""
    with expanded(GUNS.format(row1="colbert"), advanced="attack_opportunities") as scene:
        scene.do(
            1, "gun3 colbert > nimitz; gun3 colbert > nimitz; gun3 colbert > nimitz; gun3 colbert > nimitz"
        )
        assert forbidden(scene, 1, "gunAny2") == "6.1.B.1"
        assert forbidden(scene, 1, "gun5") == "6.1.B.1"
    with expanded(GUNS.format(row1="colbert"), advanced="attack_opportunities") as scene:
        scene.do(1, "gunAny2 colbert > nimitz; gun5 colbert > nimitz; gun3 colbert > nimitz")
        assert forbidden(scene, 1, "gun5") == "6.1.B.1"
        assert scene.rule_against(1, "gunAny2 colbert") == ""
        scene.do(1, "gun3 colbert > nimitz")
        assert forbidden(scene, 1, "gunAny2") == "6.1.B.1"


@rule("coldwar", "7.11", "8.31", "9.3")
@pytest.mark.parametrize("own", ["hand: evade ecm", "area: evade", "hand: dc ecm"])
def test_evasive_maneuvers_and_damage_control_work_as_against_any_gun(own: str) -> None:
    position = f"""
seat 1
  row1: knox
  hand: gunAny3 ship
seat 2
  row1: ariadne
  {own}
"""
    with expanded(position) as scene:
        scene.do(1, "gunAny3 knox > ariadne; done")
        if "evade ecm" in own:
            assert forbidden(scene, 2, "ecm") == "8.32"
            scene.do(2, "evade #1")
        elif "dc" in own:
            scene.do(2, "done; dc #1")
        assert over(scene)
        assert ships(scene, 2) == {"row1": "ariadne"}


MISSILES = """
seat 1
  row1: {row1}
  row2: {row2}
  row3: slava baku
  subs: {subs}
  hand: missileAny2*3 missileAny3*2 missileA missileB missileC missileC3 ship
seat 2
  row1: kirov
  row2: ticonderoga
  row3: nimitz
  subs: victor-iii
"""


def missiles(row1: str = "iowa", row2: str = "spruance", subs: str = "oscar") -> str:
    return MISSILES.format(row1=row1, row2=row2, subs=subs)


@rule("coldwar", "7.12", "7.1")
@pytest.mark.parametrize("launcher", ["spruance", "sovremenny", "grozny", "rubis", "oscar"])
@pytest.mark.parametrize(("card", "points"), [("missileAny2", 2), ("missileAny3", 3)])
def test_a_generic_missile_is_fired_by_a_launcher_of_any_type(launcher: str, card: str, points: int) -> None:
    position = missiles("sovremenny grozny", subs="oscar rubis")
    with expanded(position) as scene:
        scene.do(1, f"{card} {launcher} > ticonderoga; done")
        assert over(scene)
        assert damage(scene, "ticonderoga") == points
        assert ships(scene, 2)["row2"] == f"ticonderoga({card})"


@rule("coldwar", "7.12")
def test_a_vessel_without_launchers_cannot_fire_it() -> None:
    with expanded(missiles("pantera", "ariadne", "alfa charlie-ii")) as scene:
        for vessel in ("pantera", "ariadne", "alfa"):
            assert forbidden(scene, 1, f"missileAny2 {vessel}") == "7.12"
        assert answers(scene, 1, "missileAny2") == ["charlie-ii"]


@rule("coldwar", "7.12", "5.22")
def test_surface_ships_fire_it_to_and_from_the_first_two_rows() -> None:
    with expanded(missiles()) as scene:
        assert forbidden(scene, 1, "missileAny2 slava") == "5.22"
        assert forbidden(scene, 1, "missileAny2 iowa > nimitz") == "5.22"
        assert forbidden(scene, 1, "missileAny2 iowa > victor-iii") == "5.24"
        assert sorted(answers(scene, 1, "missileAny2")) == ["iowa", "oscar", "spruance"]


@rule("coldwar", "12.9")
def test_it_is_never_a_cruise_missile() -> None:
    """Slava and Baku could send a C card from the third row, Iowa into it; a generic card never."""
    with expanded(missiles(), advanced="cruise_missiles attack_opportunities") as scene:
        for launcher in ("slava", "baku"):
            assert forbidden(scene, 1, f"missileAny3 {launcher}") == "12.9"
            assert scene.rule_against(1, f"missileC {launcher} > nimitz") == ""
            assert scene.rule_against(1, f"missileC3 {launcher} > kirov") == ""
        assert forbidden(scene, 1, "missileAny3 iowa > nimitz") == "12.9"
        assert scene.rule_against(1, "missileC iowa > nimitz") == ""


@rule("coldwar", "12.9")
def test_with_launchers_in_the_third_row_only_it_cannot_be_played() -> None:
    position = """
seat 1
  row1: tarawa
  row2: kitty-hawk
  row3: slava
  hand: missileAny3 missileC ship
seat 2
  row1: kirov
"""
    with expanded(position, advanced="cruise_missiles") as scene:
        assert forbidden(scene, 1, "missileAny3") == "12.9"
        assert answers(scene, 1) == ["done", "missileC", "kitty-hawk", "tarawa"]


@rule("coldwar", "7.12", "5.24", "12.9")
@pytest.mark.parametrize("advanced", ["", "cruise_missiles"])
def test_a_submarine_sends_it_at_any_row_as_a_plain_missile(advanced: str) -> None:
    position = missiles() + "  hand: cover ecm\n"
    with expanded(position, advanced=advanced) as scene:
        scene.do(1, "missileAny3 oscar > nimitz; done")
        assert truth(scene).volley[0].kind == MISSILE_ATTACK
        assert question(scene) == (2, "point-defense")
        assert forbidden(scene, 2, "cover") == "8.33"
        scene.do(2, "ecm #1; done")
        assert over(scene)
        assert damage(scene, "nimitz") == 0
        assert ships(scene, 1)["subs"] == "oscar(active)"


@rule("coldwar", "6.1.B.1", "7.12", "12.8")
@pytest.mark.parametrize("advanced", ["", "attack_opportunities"])
def test_each_launcher_fires_one_card_generic_or_not(advanced: str) -> None:
    """Iowa: one B and one C."""
    with expanded(missiles(), advanced=advanced) as scene:
        scene.do(1, "missileAny2 iowa > kirov; missileC iowa > kirov")
        # With 12.8 the Oscar could fire the B card.
        assert forbidden(scene, 1, "missileB iowa" if advanced else "missileB") == "6.1.B.1"
        assert forbidden(scene, 1, "missileAny2 iowa") == "6.1.B.1"
    # Two generic cards take both.
    with expanded(missiles(), advanced=advanced) as scene:
        scene.do(1, "missileAny2 iowa > kirov; missileAny3 iowa > kirov")
        assert forbidden(scene, 1, "missileC iowa") == "6.1.B.1"
        assert forbidden(scene, 1, "missileC3 iowa") == "6.1.B.1"


@rule("coldwar", "7.12", "8.32", "9.3")
@pytest.mark.parametrize("own", ["hand: ecm evade", "area: ecm", "hand: dc evade"])
def test_ecm_and_damage_control_work_as_against_any_missile(own: str) -> None:
    with expanded(missiles() + f"  {own}\n") as scene:
        scene.do(1, "missileAny3 iowa > kirov; done")
        if "ecm evade" in own:
            assert forbidden(scene, 2, "evade") == "8.31"
            scene.do(2, "ecm #1")
        elif "dc" in own:
            scene.do(2, "done; dc #1")
        assert over(scene)
        assert damage(scene, "kirov") == 0


@rule("coldwar", "7.1", "7.11", "7.12")
def test_guns_and_missiles_add_up() -> None:
    """Kirov has five hits: two of the gun and three of the missile."""
    position = """
seat 1
  row1: iowa
  hand: gunAny2 missileAny3 ship
seat 2
  row1: kirov
  row2: knox
  hand: cover
"""
    with expanded(position) as scene:
        scene.do(1, "gunAny2 iowa > kirov; missileAny3 iowa > kirov; done")
        scene.do(2, "done")
        assert fates(scene) == ["hit", "hit"]
        scene.do(2, "done")
        assert sunk(scene, 1) == "kirov"
        assert thrown(scene) == "missileAny3 gunAny2"


@rule("coldwar", "7.12", "12.9")
def test_the_lighter_c_card_is_a_c_card() -> None:
    with expanded(missiles(), advanced="cruise_missiles") as scene:
        assert forbidden(scene, 1, "missileC3 spruance") == "7.12"
        scene.do(1, "missileC3 slava > nimitz; done")
        assert damage(scene, "nimitz") == 3
    with expanded(missiles() + "  hand: cover\n", advanced="cruise_missiles") as scene:
        scene.do(1, "missileC3 slava > kirov; done")
        assert truth(scene).volley[0].kind == CRUISE_ATTACK
