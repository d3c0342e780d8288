"""A scene: what is told while its position is read, and which rule a typed line breaks."""

import pytest

from tests.marks import rule
from wardroom import games
from wardroom.core.dice import ScriptError
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


def test_asking_why_not_uses_no_die() -> None:
    position = """
    highseas 1
    turn: seat1 7.declare
    seat 1
      row1: norfolk
      hand: torpedo-5
    seat 2
      row1: z23
    """
    scene = Scene(games.find("highseas"), position, [2])
    assert scene.rule_against(1, "torpedo-5 norfolk > z23 done retreat") == "not-asked"
    assert scene.dice.rolled == 0
    scene.do(1, "torpedo-5 norfolk > z23 done")
    assert scene.dice.rolled == 1


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


@rule("attacksub", "8.1", "13.5")
def test_the_words_behind_a_card_that_nobody_can_play_tell_what_was_meant() -> None:
    """With no contact at all nobody moves, and in the first deck nobody leaves: each has its own rule."""
    position = "attacksub 1\noptions: scenario=k; sides=first\nhand seat1: cor/7 ps/5\n"
    with Scene(games.find("attacksub"), position) as scene:
        assert scene.rule_against(1, "cor/7") == "8.1"
        assert scene.rule_against(1, "cor/7 close force yenisey") == "8.1"
        assert scene.rule_against(1, "cor/7 exit kennedy") == "13K"
        assert scene.rule_against(1, "cor/7 enter") == "11.1"
        assert "hand seat1: ps/5 cor/7" in scene.state.text()


def test_draws_that_do_not_fit_are_named_as_they_were_written() -> None:
    game = games.find("attacksub")
    position = "attacksub 1\noptions: scenario=b; sides=first\ndraw: ps/5 as/1\nhand seat1: dc/0\n"
    unused = r"unused: rolls \[\], draws \[cor/7, ps/x\]"
    with pytest.raises(ScriptError, match=unused), Scene(game, position, draws=["cor/7", "ps/x"]):
        pass
    scene = Scene(game, f"{position}ship virginia: weak-attack=1\n", draws=["cor/7"])
    with pytest.raises(ScriptError, match=r"draw 1 of the script is cor/7, which is not in the pile$"):
        scene.do(1, "repair virginia attack")
