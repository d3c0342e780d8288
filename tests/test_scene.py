"""A scene: what is told while its position is read, and which rule a typed line breaks."""

import pytest

from tests.marks import rule
from wardroom import games
from wardroom.core.scene import Scene

COLDWAR = """
coldwar 1
turn: seat1 {step}
seat 1
  row1: iowa
  hand: gun5 gun5 missileA
seat 2
  row1: slava
  row2: kirov
  hand: evade
"""

HIGHSEAS = """
highseas 1
turn: seat1 7.resolve
seat 1
  row1: norfolk
  hand: torpedo-5
seat 2
  row1: z23
  hand: escort
attack: torpedo torpedo-5 norfolk > z23 seat2
"""

ATTACKSUB = """
attacksub 1
options: scenario=a; sides=first
sides: none
step: Setup phase=0
"""

WORLDATWAR = """
worldatwar 1
options: scenario=denmark-strait
battle: h2010 begins=search
group seat1 1: bismarck germany-cruiser
group seat2 1: hood prince-of-wales
"""


@rule("coldwar", "5.22")
def test_the_first_forbidden_word_of_a_line_says_why() -> None:
    with Scene(games.find("coldwar"), COLDWAR.format(step="6.1.B.1 fog=3")) as scene:
        assert scene.rule_against(1, "gun5 iowa > slava done") == ""
        assert scene.rule_against(1, "gun5 iowa > kirov") == "5.22"
        assert scene.rule_against(1, "gun5 iowa > kirov; done") == "5.22"
        refusal = scene.why_not(1, "gun5 iowa > kirov missileA")
        assert refusal is not None and refusal.facts["ship"] == "ship/kirov"


@pytest.mark.parametrize(
    ("game", "position", "rolls", "told"),
    [
        ("coldwar", COLDWAR.format(step="6.1.A.2"), [4], "fog"),
        ("highseas", HIGHSEAS, [6], "sunk"),
        ("attacksub", ATTACKSUB, [], "cut"),
        ("worldatwar", WORLDATWAR, [], "search-rolled"),
    ],
)
def test_what_happens_while_the_position_is_read_is_told(
    game: str, position: str, rolls: list[int], told: str
) -> None:
    scene = Scene(games.find(game), position, rolls)
    assert scene.told(told)
