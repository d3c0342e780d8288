"""7.1, 7.11 Guns: what fires from where at whom, and what it does."""

import pytest

from tests.coldwar.fight import answers, damage, discard, fates, fight, forbidden, hand, over, ships, sunk
from tests.marks import rule

DUEL = """
seat 1
  row1: colbert iowa
  hand: gun3 gun5 gun16 ship
seat 2
  row1: kirov
"""


@rule("coldwar", "7.11", "7.1", "7")
@pytest.mark.parametrize(
    ("card", "gunship", "points"), [("gun3", "colbert", 1), ("gun5", "colbert", 2), ("gun16", "iowa", 4)]
)
def test_a_gun_card_goes_under_its_target_with_the_printed_damage(
    card: str, gunship: str, points: int
) -> None:
    with fight(DUEL) as scene:
        scene.do(1, f"{card} {gunship} > kirov; done")
        assert over(scene)
        assert ships(scene, 2) == {"row1": f"kirov({card})"}
        assert damage(scene, "kirov") == points
        assert discard(scene) == "none"
        assert sunk(scene, 1) == ""
        assert card not in hand(scene, 1).split()


@rule("coldwar", "7.11")
@pytest.mark.parametrize(
    ("card", "gunship", "wrong"),
    [("gun3", "colbert", "spruance"), ("gun5", "spruance", "bditelny"), ("gun16", "iowa", "spruance")],
)
def test_a_gun_card_needs_a_platform_of_exactly_its_size(card: str, gunship: str, wrong: str) -> None:
    position = f"""
seat 1
  row1: {gunship} {wrong}
  hand: {card} ship
seat 2
  row1: kirov
"""
    with fight(position) as scene:
        assert forbidden(scene, 1, f"{card} {wrong}") == "7.11"
        assert answers(scene, 1, card) == [gunship]


@rule("coldwar", "7.11", "7")
def test_without_any_platform_of_its_size_the_card_cannot_be_played() -> None:
    position = """
seat 1
  row1: spruance bditelny
  hand: gun16 ship
seat 2
  row1: kirov
"""
    with fight(position) as scene:
        assert forbidden(scene, 1, "gun16") == "7.11"


ROWS = """
seat 1
  row1: ariadne
  row2: spruance
  row3: udaloy
  subs: alfa
  hand: gun5 ship
seat 2
  row1: kirov
  row2: slava
  row3: nimitz
  subs: rubis
"""


@rule("coldwar", "7.11", "5.22")
@pytest.mark.parametrize("gunship", ["spruance", "udaloy", "alfa"])
def test_guns_fire_from_the_first_row_only(gunship: str) -> None:
    with fight(ROWS) as scene:
        assert forbidden(scene, 1, f"gun5 {gunship}") == "5.22"
        assert answers(scene, 1, "gun5") == ["ariadne"]


@rule("coldwar", "7.11", "5.22")
@pytest.mark.parametrize("target", ["slava", "nimitz"])
def test_guns_reach_the_first_row_only(target: str) -> None:
    with fight(ROWS) as scene:
        assert forbidden(scene, 1, f"gun5 ariadne > {target}") == "5.22"
        assert answers(scene, 1, "gun5 ariadne") == ["kirov"]


@rule("coldwar", "5.24", "7.11", "7.13")
def test_guns_cannot_be_aimed_at_a_submarine() -> None:
    with fight(ROWS) as scene:
        assert forbidden(scene, 1, "gun5 ariadne > rubis") == "5.24"


@rule("coldwar", "6.1.B.1", "7.11")
def test_each_gun_symbol_fires_once() -> None:
    position = """
seat 1
  row1: pantera iowa
  hand: gun5*4 ship
seat 2
  row1: kirov
"""
    with fight(position) as scene:
        scene.do(1, "gun5 pantera > kirov; gun5 pantera > kirov")
        assert forbidden(scene, 1, "gun5 pantera") == "6.1.B.1"
        assert answers(scene, 1, "gun5") == ["iowa"]


@rule("coldwar", "6.1.B.1")
def test_symbols_of_another_size_do_not_help() -> None:
    position = """
seat 1
  row1: colbert pantera
  hand: gun5*2 gun3*3 ship
seat 2
  row1: kirov
"""
    with fight(position) as scene:
        scene.do(1, "gun5 colbert > kirov")
        assert forbidden(scene, 1, "gun5 colbert") == "6.1.B.1"
        scene.do(1, "gun3 colbert > kirov; gun3 colbert > kirov; gun3 colbert > kirov")


HURT = """
seat 1
  row1: colbert iowa
  hand: gun3 gun5 gun16 ship
seat 2
  row1: {target}
  subs: rubis
"""


@rule("coldwar", "7.1", "7")
@pytest.mark.parametrize(
    ("target", "shot", "thrown"),
    [
        # Equal to the hits to sink, above them, and by cards of earlier turns.
        ("ariadne", "gun5 colbert", "gun5"),
        ("ariadne", "gun16 iowa", "gun16"),
        ("kirov(gun5 gun5)", "gun3 colbert", "gun3 gun5*2"),
        ("slava(missileB)", "gun5 colbert", "gun5 missileB"),
    ],
)
def test_damage_that_equals_or_exceeds_the_hits_sinks(target: str, shot: str, thrown: str) -> None:
    name = target.partition("(")[0]
    with fight(HURT.format(target=target)) as scene:
        scene.do(1, f"{shot} > {name}; done")
        assert ships(scene, 2) == {"subs": "rubis"}
        assert sunk(scene, 1) == name
        assert discard(scene) == thrown


@rule("coldwar", "7.1")
def test_one_point_short_the_ship_floats() -> None:
    with fight(HURT.format(target="kirov(gun5)")) as scene:
        scene.do(1, "gun5 colbert > kirov; done")
        assert ships(scene, 2)["row1"] == "kirov(gun5 gun5)"
        assert damage(scene, "kirov") == 4
        assert sunk(scene, 1) == ""


@rule("coldwar", "7")
def test_attacks_are_settled_in_the_order_declared() -> None:
    """The second card sinks; the third finds nothing and is discarded, the first goes with the ship."""
    position = """
seat 1
  row1: iowa
  hand: gun5*2 gun16 ship
seat 2
  row1: spruance
  subs: rubis
  hand: ecm
"""
    with fight(position) as scene:
        scene.do(1, "gun5 iowa > spruance; gun16 iowa > spruance; gun5 iowa > spruance; done")
        scene.do(2, "done")
        assert fates(scene) == ["hit", "hit", "hit"]
        scene.do(2, "done")
        assert sunk(scene, 1) == "spruance"
        assert discard(scene) == "gun5*2 gun16"
        assert [event.facts["damage"] for event in scene.told("damaged")] == [2]


@rule("coldwar", "7.11", "8.31", "9.3")
@pytest.mark.parametrize("answer", ["evade", "dc"])
def test_evasive_maneuvers_or_damage_control_undo_a_gun_attack(answer: str) -> None:
    position = f"""
seat 1
  row1: iowa
  hand: gun16 ship
seat 2
  row1: ariadne
  hand: {answer} ecm
"""
    with fight(position) as scene:
        scene.do(1, "gun16 iowa > ariadne; done")
        if answer == "dc":
            scene.do(2, "done")
        scene.do(2, f"{answer} #1")
        assert over(scene)
        assert ships(scene, 2) == {"row1": "ariadne"}
        assert damage(scene, "ariadne") == 0
        assert discard(scene) == f"gun16 {answer}"
        assert hand(scene, 2) == "ecm"


@rule("coldwar", "7.11", "8.32", "8.33", "8.37")
@pytest.mark.parametrize(("answer", "number"), [("ecm", "8.32"), ("cover", "8.33"), ("asw", "8.37")])
def test_nothing_else_answers_a_gun(answer: str, number: str) -> None:
    position = f"""
seat 1
  row1: iowa
  hand: gun16 ship
seat 2
  row1: kirov
  hand: {answer} evade
"""
    with fight(position) as scene:
        scene.do(1, "gun16 iowa > kirov; done")
        assert forbidden(scene, 2, answer) == number
        assert answers(scene, 2) == ["done", "evade"]
