"""7.12 Missiles of ships and submarines."""

import pytest

from tests.coldwar.fight import answers, damage, discard, fight, forbidden, hand, over, ships, sunk
from tests.marks import rule

DUEL = """
seat 1
  row1: virginia
  hand: missileA missileB missileC ship
seat 2
  row1: kirov
"""


@rule("coldwar", "7.12", "7.1")
@pytest.mark.parametrize(("card", "points"), [("missileA", 2), ("missileB", 3), ("missileC", 4)])
def test_a_missile_card_goes_under_its_target_with_the_printed_damage(card: str, points: int) -> None:
    with fight(DUEL) as scene:
        scene.do(1, f"{card} virginia > kirov; done")
        assert over(scene)
        assert ships(scene, 2) == {"row1": f"kirov({card})"}
        assert damage(scene, "kirov") == points
        assert discard(scene) == "none"


@rule("coldwar", "7.12")
@pytest.mark.parametrize(
    ("card", "launcher", "wrong"),
    [("missileA", "knox", "sovremenny"), ("missileB", "leahy", "slava"), ("missileC", "slava", "leahy")],
)
def test_a_missile_card_needs_a_platform_of_its_very_letter(card: str, launcher: str, wrong: str) -> None:
    position = f"""
seat 1
  row1: {launcher} {wrong}
  hand: {card} ship
seat 2
  row1: kirov
"""
    with fight(position) as scene:
        assert forbidden(scene, 1, f"{card} {wrong}") == "7.12"
        assert answers(scene, 1, card) == [launcher]


@rule("coldwar", "7.12")
def test_a_gun_platform_fires_no_missiles() -> None:
    position = """
seat 1
  row1: pantera
  hand: missileA ship
seat 2
  row1: kirov
"""
    with fight(position) as scene:
        assert forbidden(scene, 1, "missileA") == "7.12"


ROWS = """
seat 1
  row1: knox
  row2: spruance
  row3: udaloy
  subs: sturgeon
  hand: missileA ship
seat 2
  row1: kirov
  row2: iowa
  row3: nimitz
  subs: rubis
"""


@rule("coldwar", "7.12", "5.22")
@pytest.mark.parametrize("launcher", ["knox", "spruance"])
@pytest.mark.parametrize(("target", "row"), [("kirov", "row1"), ("iowa", "row2")])
def test_surface_ships_fire_from_two_rows_into_two_rows(launcher: str, target: str, row: str) -> None:
    with fight(ROWS) as scene:
        scene.do(1, f"missileA {launcher} > {target}; done")
        assert ships(scene, 2)[row] == f"{target}(missileA)"


@rule("coldwar", "7.12", "5.22")
def test_no_missiles_from_the_third_row() -> None:
    with fight(ROWS) as scene:
        assert forbidden(scene, 1, "missileA udaloy") == "5.22"
        assert answers(scene, 1, "missileA") == ["spruance", "knox", "sturgeon"]


@rule("coldwar", "7.12", "5.22")
@pytest.mark.parametrize("launcher", ["knox", "spruance"])
def test_no_missiles_of_surface_ships_into_the_third_row(launcher: str) -> None:
    with fight(ROWS) as scene:
        assert forbidden(scene, 1, f"missileA {launcher} > nimitz") == "5.22"
        assert answers(scene, 1, f"missileA {launcher}") == ["iowa", "kirov"]


@rule("coldwar", "7.12", "5.24", "5.22")
@pytest.mark.parametrize(("target", "row"), [("kirov", "row1"), ("iowa", "row2"), ("nimitz", "row3")])
def test_a_submarine_fires_into_every_row_and_turns_active(target: str, row: str) -> None:
    with fight(ROWS) as scene:
        scene.do(1, f"missileA sturgeon > {target}; done")
        assert ships(scene, 2)[row] == f"{target}(missileA)"
        assert ships(scene, 1)["subs"] == "sturgeon(active)"


@rule("coldwar", "5.24", "7.12", "7.13")
@pytest.mark.parametrize("launcher", ["knox", "sturgeon"])
def test_no_missile_is_aimed_at_a_submarine(launcher: str) -> None:
    with fight(ROWS) as scene:
        assert forbidden(scene, 1, f"missileA {launcher} > rubis") == "5.24"


@rule("coldwar", "5.24")
def test_an_active_submarine_is_as_safe_from_missiles() -> None:
    with fight(ROWS.replace("rubis", "rubis(active)")) as scene:
        assert forbidden(scene, 1, "missileA sturgeon > rubis") == "5.24"


@rule("coldwar", "6.1.B.1", "7.12")
def test_one_a_platform_does_not_launch_two_a_missiles() -> None:
    """The example of 6.1.B.1."""
    position = """
seat 1
  row1: knox belknap
  hand: missileA*4 ship
seat 2
  row1: kirov
"""
    with fight(position) as scene:
        scene.do(1, "missileA knox > kirov")
        assert forbidden(scene, 1, "missileA knox") == "6.1.B.1"
        scene.do(1, "missileA belknap > kirov; missileA belknap > kirov")
        assert forbidden(scene, 1, "missileA") == "6.1.B.1"


@rule("coldwar", "6.1.B.1")
def test_a_ship_fires_all_its_symbols_in_one_turn() -> None:
    position = """
seat 1
  row1: virginia
  hand: missileA missileB missileC gun5 ship
seat 2
  row1: nimitz
  subs: rubis
"""
    with fight(position) as scene:
        scene.do(1, "missileA virginia > nimitz; missileB virginia > nimitz; missileC virginia > nimitz")
        scene.do(1, "gun5 virginia > nimitz; done")
        assert sunk(scene, 1) == "nimitz"
        assert discard(scene) == "gun5 missileA missileB missileC"


@rule("coldwar", "7.12", "8.32", "9.3")
@pytest.mark.parametrize("answer", ["ecm", "dc"])
def test_ecm_or_damage_control_undo_a_missile(answer: str) -> None:
    position = f"""
seat 1
  row1: slava
  hand: missileC ship
seat 2
  row1: ariadne
  hand: {answer} evade
"""
    with fight(position) as scene:
        scene.do(1, "missileC slava > ariadne; done")
        if answer == "dc":
            scene.do(2, "done")
        scene.do(2, f"{answer} #1")
        assert over(scene)
        assert ships(scene, 2) == {"row1": "ariadne"}
        assert damage(scene, "ariadne") == 0
        assert discard(scene) == f"missileC {answer}"
        assert hand(scene, 2) == "evade"


@rule("coldwar", "7.12", "8.31", "8.33", "8.37")
@pytest.mark.parametrize(("answer", "number"), [("evade", "8.31"), ("cover", "8.33"), ("asw", "8.37")])
def test_nothing_else_answers_the_missile_of_a_surface_ship(answer: str, number: str) -> None:
    position = f"""
seat 1
  row1: slava
  hand: missileC ship
seat 2
  row1: kirov
  hand: {answer} ecm
"""
    with fight(position) as scene:
        scene.do(1, "missileC slava > kirov; done")
        assert forbidden(scene, 2, answer) == number
        assert answers(scene, 2) == ["done", "ecm"]
