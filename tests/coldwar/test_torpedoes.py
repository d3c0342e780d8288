"""7.13 Torpedoes, and 5.24: submarines in combat."""

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
    ships,
    sunk,
)
from tests.marks import rule

HUNT = """
seat 1
  row1: knox
  subs: alfa
  hand: torpedo*3 ship
seat 2
  row1: kirov
  row2: iowa
  row3: nimitz
  subs: {prey}
"""


@rule("coldwar", "7.13", "5.24", "7.1")
@pytest.mark.parametrize(("target", "row"), [("kirov", "row1"), ("iowa", "row2"), ("nimitz", "row3")])
def test_a_torpedo_does_its_damage_to_a_ship_in_any_row(target: str, row: str) -> None:
    with fight(HUNT.format(prey="rubis")) as scene:
        scene.do(1, f"torpedo alfa > {target}; done")
        assert over(scene)
        assert ships(scene, 2)[row] == f"{target}(torpedo)"
        assert damage(scene, target) == 4
        assert discard(scene) == "none"


@rule("coldwar", "7.13")
def test_only_submarines_fire_torpedoes() -> None:
    with fight(HUNT.format(prey="rubis")) as scene:
        assert forbidden(scene, 1, "torpedo knox") == "7.13"
        assert answers(scene, 1, "torpedo") == ["alfa"]


@rule("coldwar", "7.13")
def test_without_a_submarine_the_card_cannot_be_played() -> None:
    position = """
seat 1
  row1: kirov
  hand: torpedo ship
seat 2
  row1: knox
"""
    with fight(position) as scene:
        assert forbidden(scene, 1, "torpedo") == "7.13"


@rule("coldwar", "7.13", "5.24")
def test_any_ship_and_any_submarine_may_be_the_target() -> None:
    with fight(HUNT.format(prey="rubis oscar(active)")) as scene:
        assert answers(scene, 1, "torpedo alfa") == ["iowa", "nimitz", "kirov", "oscar", "rubis"]


@rule("coldwar", "5.24", "7.13", "6.1.B.1")
def test_a_submarine_turns_active_when_the_volley_is_committed() -> None:
    with fight(HUNT.format(prey="rubis")) as scene:
        scene.do(1, "torpedo alfa > kirov")
        assert ships(scene, 1)["subs"] == "alfa"
        scene.do(1, "done")
        assert ships(scene, 1)["subs"] == "alfa(active)"


@rule("coldwar", "5.24", "7.13")
def test_a_submarine_that_does_not_attack_stays_passive() -> None:
    with fight(HUNT.format(prey="rubis").replace("subs: alfa", "subs: alfa sturgeon")) as scene:
        scene.do(1, "torpedo alfa > kirov; done")
        assert ships(scene, 1)["subs"] == "sturgeon alfa(active)"


@rule("coldwar", "7.13", "5.24")
def test_it_stays_active_until_its_owner_dives_it() -> None:
    """Neither the end of the turn nor the turns of others hide it; in step A.4 its owner may."""
    position = """
draw: gun3*6
seat 1
  row1: knox
  subs: alfa
  hand: torpedo ship
seat 2
  row1: kirov
"""
    with fight(position, [1, 1], draws=["gun3"] * 6 + ["1", "2"]) as scene:
        scene.do(1, "torpedo alfa > kirov; done; done")
        assert question(scene) == (2, "battle-stations")
        scene.do(2, "done")
        assert question(scene) == (1, "dive")
        assert ships(scene, 1)["subs"] == "alfa(active)"
        scene.do(1, "alfa")
        assert ships(scene, 1)["subs"] == "alfa"


@rule("coldwar", "7.13")
def test_an_active_submarine_takes_the_damage_without_a_roll() -> None:
    with fight(HUNT.format(prey="oscar(active)"), []) as scene:
        scene.do(1, "torpedo alfa > oscar; done")
        assert "subs" not in ships(scene, 2)
        assert sunk(scene, 1) == "oscar"
        assert discard(scene) == "torpedo"


@rule("coldwar", "7.13")
@pytest.mark.parametrize(("roll", "sinks"), [(1, True), (2, False), (6, False)])
def test_at_a_passive_submarine_the_chance_of_the_card_is_rolled(roll: int, sinks: bool) -> None:
    with fight(HUNT.format(prey="oscar"), [roll]) as scene:
        scene.do(1, "torpedo alfa > oscar; done")
        assert sunk(scene, 1) == ("oscar" if sinks else "")
        assert ships(scene, 2).get("subs") == (None if sinks else "oscar")
        assert discard(scene) == "torpedo"


@rule("coldwar", "7.13")
@pytest.mark.parametrize(("roll", "sinks"), [(1, True), (2, True), (3, False)])
def test_a_hunter_has_one_more(roll: int, sinks: bool) -> None:
    with fight(HUNT.format(prey="oscar").replace("alfa", "los-angeles"), [roll]) as scene:
        scene.do(1, "torpedo los-angeles > oscar; done")
        assert sunk(scene, 1) == ("oscar" if sinks else "")


@rule("coldwar", "7.13")
def test_quiet_and_fast_do_not_help_against_torpedoes() -> None:
    """7.15 takes one off ASW rolls; a torpedo still has its printed chance of 1."""
    position = HUNT.format(prey="los-angeles")
    with fight(position, [1]) as scene:
        scene.do(1, "torpedo alfa > los-angeles; done")
        assert sunk(scene, 1) == "los-angeles"


@rule("coldwar", "7.13")
def test_a_hunter_does_no_more_damage() -> None:
    with fight(HUNT.format(prey="oscar").replace("alfa", "los-angeles")) as scene:
        scene.do(1, "torpedo los-angeles > kirov; done")
        assert damage(scene, "kirov") == 4


@rule("coldwar", "6.1.B.1", "7.13")
def test_each_torpedo_symbol_fires_once() -> None:
    position = HUNT.format(prey="rubis").replace("subs: alfa", "subs: sturgeon alfa")
    with fight(position) as scene:
        scene.do(1, "torpedo alfa > kirov; torpedo alfa > nimitz")
        assert forbidden(scene, 1, "torpedo alfa") == "6.1.B.1"
        assert answers(scene, 1, "torpedo") == ["sturgeon"]


@rule("coldwar", "7.13", "8.31", "9.3")
@pytest.mark.parametrize("answer", ["evade", "dc"])
@pytest.mark.parametrize("target", ["ariadne", "oscar"])
def test_evasive_maneuvers_or_damage_control_undo_a_torpedo(answer: str, target: str) -> None:
    position = f"""
seat 1
  subs: alfa
  hand: torpedo ship
seat 2
  row1: ariadne
  subs: oscar(active)
  hand: {answer} cover
"""
    with fight(position) as scene:
        scene.do(1, f"torpedo alfa > {target}; done")
        if answer == "dc":
            scene.do(2, "done")
            assert fates(scene) == ["hit"]
        scene.do(2, f"{answer} #1")
        if answer == "evade":
            # A submarine that fired may still be hunted, so the question stays open.
            scene.do(2, "done")
        assert over(scene)
        assert ships(scene, 2) == {"row1": "ariadne", "subs": "oscar(active)"}
        assert damage(scene, "ariadne") == 0
        assert discard(scene) == f"torpedo {answer}"
        assert hand(scene, 2) == "cover"


@rule("coldwar", "7.13", "9.3")
def test_damage_control_saves_a_passive_submarine_that_was_hit() -> None:
    position = """
seat 1
  subs: alfa
  hand: torpedo ship
seat 2
  row1: ariadne
  subs: oscar
  hand: dc
"""
    with fight(position, [1]) as scene:
        scene.do(1, "torpedo alfa > oscar; done")
        scene.do(2, "done; dc #1")
        assert ships(scene, 2) == {"row1": "ariadne", "subs": "oscar"}
        assert sunk(scene, 1) == ""


@rule("coldwar", "7.13", "8.32", "8.33")
@pytest.mark.parametrize(("answer", "number"), [("ecm", "8.32"), ("cover", "8.33")])
def test_ecm_and_air_cover_do_not_meet_torpedoes(answer: str, number: str) -> None:
    position = f"""
seat 1
  subs: alfa
  hand: torpedo ship
seat 2
  row1: kirov
  hand: {answer} evade asw
"""
    with fight(position) as scene:
        scene.do(1, "torpedo alfa > kirov; done")
        assert forbidden(scene, 2, answer) == number
        assert answers(scene, 2) == ["done", "asw", "evade"]
