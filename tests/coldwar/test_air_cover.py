"""8.33 Air Cover, 10 Carrier Modified cards, and the order of the air stage in 6.1.B.2."""

import pytest

from tests.coldwar.fight import (
    answers,
    area,
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
)
from tests.marks import rule

RAID = """
seat 1
  row1: iowa
  row2: enterprise
  hand: lbas*2 gun5 gun16*2 ship
seat 2
  row1: kidd {first}
  row2: knox
  {cards}
"""


def position(cards: str, first: str = "") -> str:
    return RAID.format(cards=cards, first=first)


@rule("coldwar", "8.33", "8.2")
@pytest.mark.parametrize(("roll", "stops"), [(1, True), (2, True), (3, False)])
def test_a_roll_within_its_chance_stops_one_strike(roll: int, stops: bool) -> None:
    """No carrier is needed; without one the chance is 2."""
    rolls = [roll] if stops else [roll, 1]
    with fight(position("hand: cover"), rolls) as scene:
        scene.do(1, "enterprise > kidd; done")
        scene.do(2, "cover #1")
        assert over(scene)
        assert sunk(scene, 1) == ("" if stops else "kidd")
        assert discard(scene) == "cover"


@rule("coldwar", "8.33", "8.1")
def test_as_an_area_defence_it_rolls_once_against_each_strike() -> None:
    """Four strikes, land based and from a carrier: four rolls, two of which stop."""
    with fight(position("area: cover"), [2, 3, 1, 6, 6, 6]) as scene:
        scene.do(1, "lbas > kidd knox; enterprise > kidd; enterprise > knox; done")
        assert over(scene)
        told = [event for event in scene.events if event.name in ("cover-stops", "cover-fails")]
        assert [(event.facts["number"], event.name) for event in told] == [
            (1, "cover-stops"),
            (2, "cover-fails"),
            (3, "cover-stops"),
            (4, "cover-fails"),
        ]
        assert area(scene, 2) == "cover"
        assert discard(scene) == "lbas"


@rule("coldwar", "8.33", "8.1")
def test_a_second_area_card_rolls_at_what_the_first_let_through() -> None:
    with fight(position("area: cover cover"), [3, 2, 1, 6]) as scene:
        scene.do(1, "enterprise > kidd; enterprise > knox; done")
        # First strike: 3 fails, 2 stops. Second strike: 1 stops. The last roll is nobody's.
        assert False is over(scene)
