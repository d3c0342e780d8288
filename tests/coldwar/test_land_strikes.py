"""7.16 Land Based Air Strikes, and 7.air: what holds for every air attack."""

import pytest

from tests.coldwar.fight import (
    answers,
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
from tests.marks import rule

STRIKE = """
seat 1
  subs: rubis
  hand: lbas*2 ship
seat 2
  row1: spruance
  row2: kidd
  row3: foch
  subs: oscar
"""


@rule("coldwar", "7.16", "7")
@pytest.mark.parametrize(
    ("target", "roll", "sinks"),
    [
        ("spruance", 3, True),
        ("spruance", 4, False),
        ("kidd", 2, True),
        ("kidd", 3, False),
        ("foch", 1, True),
        ("foch", 2, False),
    ],
)
def test_the_row_of_the_target_gives_the_chance(target: str, roll: int, sinks: bool) -> None:
    """The attacker has a submarine alone: no carrier is needed."""
    with fight(STRIKE, [roll]) as scene:
        scene.do(1, f"lbas > {target} done; done")
        assert over(scene)
        assert sunk(scene, 1) == (target if sinks else "")
        assert discard(scene) == "lbas"


@rule("coldwar", "7.16")
def test_two_attacks_on_two_ships() -> None:
    with fight(STRIKE, [3, 1]) as scene:
        scene.do(1, "lbas > spruance foch; done")
        assert sunk(scene, 1) == "spruance foch"
        assert ships(scene, 2) == {"row1": "kidd", "subs": "oscar"}
        assert discard(scene) == "lbas"


@rule("coldwar", "7.16")
def test_two_attacks_on_one_ship() -> None:
    with fight(STRIKE, [4, 3]) as scene:
        scene.do(1, "lbas > spruance spruance; done")
        assert sunk(scene, 1) == "spruance"


@rule("coldwar", "7.16")
def test_a_card_makes_no_third_attack() -> None:
    """After the second target the card is spent; a third needs the second card."""
    with fight(STRIKE, [6, 6]) as scene:
        scene.do(1, "lbas > spruance kidd")
        assert question(scene) == (1, "battle-stations")
        assert answers(scene, 1) == ["done", "lbas"]
        scene.do(1, "done")


@rule("coldwar", "7.16")
def test_one_attack_is_enough() -> None:
    with fight(STRIKE, [4]) as scene:
        scene.do(1, "lbas > spruance")
        assert answers(scene, 1)[0] == "done"
        scene.do(1, "done; done")
        assert over(scene)


@rule("coldwar", "7.16")
@pytest.mark.parametrize(
    ("first", "second", "rolls", "lost"),
    [
        # Row 3 needs a 1, row 1 a 3.
        ("foch", "spruance", [1, 3], {"foch", "spruance"}),
        ("foch", "spruance", [3, 1], {"spruance"}),
        ("spruance", "foch", [3, 1], {"foch", "spruance"}),
        ("spruance", "foch", [1, 3], {"spruance"}),
    ],
)
def test_the_targets_of_a_card_are_named_in_any_order(
    first: str, second: str, rolls: list[int], lost: set[str]
) -> None:
    """One prompt after the other; the dice are rolled in the order declared."""
    with fight(STRIKE, rolls) as scene:
        scene.do(1, "lbas")
        scene.do(1, first)
        assert answers(scene, 1) == ["done", "spruance", "kidd", "foch"]
        scene.do(1, second)
        scene.do(1, "done")
        assert set(sunk(scene, 1).split()) == lost


@rule("coldwar", "7.16")
def test_the_attacks_of_one_card_may_fall_on_two_players() -> None:
    position = STRIKE + "seat 3\n  row1: knox\n  subs: alfa\n"
    with fight(position, [3, 3]) as scene:
        scene.do(1, "lbas > spruance knox; done; seat3")
        assert sunk(scene, 1) == "knox spruance"
        assert ships(scene, 2) == {"row1": "kidd", "row2": "foch", "subs": "oscar"}
        assert ships(scene, 3) == {"subs": "alfa"}


@rule("coldwar", "5.24", "7.16")
def test_a_submarine_is_no_target() -> None:
    with fight(STRIKE) as scene:
        assert forbidden(scene, 1, "lbas > oscar") == "5.24"
        assert answers(scene, 1, "lbas") == ["spruance", "kidd", "foch"]


@rule("coldwar", "7", "7.16", "7.air")
def test_each_attack_costs_a_point_and_what_cannot_be_paid_is_lost() -> None:
    """With one point the card makes one attack, and its second is gone."""
    with fight(STRIKE, [6], fog=1) as scene:
        scene.do(1, "lbas > spruance")
        assert question(scene) == (1, "battle-stations")
        assert forbidden(scene, 1, "lbas") == "7"
        assert answers(scene, 1) == ["done"]
        scene.do(1, "done")
        assert discard(scene) == "lbas"
        assert hand(scene, 1) == "lbas ship"


@rule("coldwar", "7")
def test_a_second_attack_without_fog_of_war_is_refused() -> None:
    """The draft in the middle of a card, as a position: the check stands by itself."""
    position = (
        STRIKE.replace("lbas*2", "lbas")
        + """
step: BattleStations seat=1 spent=1 card=lbas aimed=spruance
draft: land lbas - > spruance seat2 chance=3
"""
    )
    with fight(position, [6], fog=1) as scene:
        assert forbidden(scene, 1, "foch") == "7"
        assert answers(scene, 1) == ["done"]
        scene.do(1, "done; done")


@rule("coldwar", "7.16", "5.21")
def test_the_chance_stands_from_the_declaration_on() -> None:
    """The only picket is sunk by a gun first; the ship behind it is still struck as one of row 2."""
    position = """
seat 1
  row1: knox
  hand: gun5 lbas ship
seat 2
  row1: ariadne
  row2: kidd
  hand: evade
"""
    with fight(position, [3]) as scene:
        scene.do(1, "gun5 knox > ariadne; lbas > kidd done; done")
        scene.do(2, "done; done")
        assert question(scene) == (2, "damage-control")
        assert fates(scene) == ["hit", "missed"]
        settle(scene)
        assert ships(scene, 2) == {"row1": "kidd"}


@rule("coldwar", "7.air", "7.16")
def test_a_strike_at_a_ship_already_sunk_is_wasted() -> None:
    with fight(STRIKE, [1, 1]) as scene:
        scene.do(1, "lbas > kidd kidd; done")
        assert sunk(scene, 1) == "kidd"
        assert wasted(scene) == [2]
        assert ships(scene, 2) == {"row1": "spruance", "row2": "foch", "subs": "oscar"}


@rule("coldwar", "7.air", "7", "6.1.B.2")
def test_air_attacks_come_last_whatever_the_order_of_declaration() -> None:
    """The strike is declared first, but the gun sinks the ship, and the strike is wasted."""
    position = """
seat 1
  row1: knox
  hand: gun5 lbas ship
seat 2
  row1: ariadne
  row2: kidd
"""
    with fight(position, [3]) as scene:
        scene.do(1, "lbas > ariadne done; gun5 knox > ariadne; done")
        assert sunk(scene, 1) == "ariadne"
        assert wasted(scene) == [1]
        assert discard(scene) == "gun5 lbas"


@rule("coldwar", "7.16", "8.33")
def test_air_cover_stops_one_attack_of_the_card() -> None:
    with fight(STRIKE + "  hand: cover\n", [3, 2]) as scene:
        scene.do(1, "lbas > spruance kidd; done")
        scene.do(2, "cover #1")  # with the Foch its chance is 3
        assert over(scene)
        assert sunk(scene, 1) == "kidd"
        assert ships(scene, 2) == {"row1": "spruance", "row2": "foch", "subs": "oscar"}
        assert discard(scene) == "lbas cover"


@rule("coldwar", "7.16", "12.1")
def test_air_defence_stops_one_attack_of_the_card() -> None:
    with fight(STRIKE, [2, 2], advanced="air_defense") as scene:
        scene.do(1, "lbas > spruance kidd; done")
        scene.do(2, "#1; done")  # the Kidd with a rating of 2; the Foch does not fire
        assert over(scene)
        assert sunk(scene, 1) == "kidd"
        assert ships(scene, 2) == {"row1": "spruance", "row2": "foch", "subs": "oscar"}


@rule("coldwar", "7.16", "9.3")
def test_each_damage_control_undoes_one_successful_attack() -> None:
    with fight(STRIKE + "  hand: dc ecm\n", [3, 2]) as scene:
        scene.do(1, "lbas > spruance kidd; done")
        scene.do(2, "done; dc #2; done")
        assert over(scene)
        assert sunk(scene, 1) == "spruance"
        assert ships(scene, 2) == {"row1": "kidd", "row2": "foch", "subs": "oscar"}
        assert discard(scene) == "lbas dc"


@rule("coldwar", "7.16", "8.31", "8.32", "8.37")
@pytest.mark.parametrize(("answer", "number"), [("evade", "8.31"), ("ecm", "8.32"), ("asw", "8.37")])
def test_nothing_else_meets_aircraft(answer: str, number: str) -> None:
    with fight(STRIKE + f"  hand: {answer} cover\n") as scene:
        scene.do(1, "lbas > spruance done; done")
        assert forbidden(scene, 2, answer) == number
        assert answers(scene, 2) == ["done", "cover"]
