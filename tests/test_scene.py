"""A scene: what is told while its position is read, and which rule a typed line breaks."""

import pytest

from tests.marks import rule
from wardroom import games
from wardroom.core.decision import NotAsked
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
    with pytest.raises(
        ScriptError, match=r"draw 1 of the script is cor/7, which is not in the pile: 'attack' has led to"
    ):
        scene.do(1, "repair virginia attack")


DUEL = """
highseas 1
turn: seat1 7.declare
seat 1
  row1: norfolk
  hand: torpedo-5 escort
seat 2
  row1: z23
  row2: bismarck
  hand: escort*2
"""


@pytest.mark.parametrize(
    ("seat", "line", "answer"),
    [
        (1, "torpedo-5 norfolk > z23", ""),
        (1, "torpedo-5 norfolk > z23; done", ""),
        (1, "torpedo-5 norfolk > bismarck", "11.torpedo-spread"),
        (1, "xyzzy", "invalid"),
        (1, "torpedo-5 norfolk > xyzzy", "invalid"),
        (1, "", "invalid"),
        (1, ";", "invalid"),
        (1, "torpedo-5 norfolk > z23; done; retreat", "not-asked"),
        (2, "done", "not-asked"),
        (2, "torpedo-5 norfolk > z23", "not-asked"),
    ],
)
def test_the_rule_against_any_line_can_be_asked(seat: int, line: str, answer: str) -> None:
    scene = Scene(games.find("highseas"), DUEL)
    assert scene.rule_against(seat, line) == answer


def test_a_line_that_could_mean_several_things_is_said_to_be_ambiguous() -> None:
    position = DUEL.replace("torpedo-5 escort", "torpedo-5 torpedo-6")
    refusal = Scene(games.find("highseas"), position).why_not(1, "torp norfolk z23")
    assert refusal is not None and refusal.name == "ambiguous" and "torpedo-5" in str(refusal.facts["why"])


def test_a_line_may_be_asked_about_beyond_a_die() -> None:
    """The dice of the script are tried, and chance goes on where they end; none of them is used up."""
    position = COLDWAR.format(step="6.1.B.1 fog=3").replace("gun5 gun5 missileA", "gun5 lbas")
    scene = Scene(games.find("coldwar"), position, [1])
    assert scene.rule_against(1, "gun5 iowa > slava; lbas kirov; done; gun5") == "not-asked"
    assert scene.dice.rolled == 0


def test_a_script_that_is_too_short_names_the_die_that_is_wanted() -> None:
    with pytest.raises(ScriptError, match=r"^roll 1 is wanted, for fog; the script has 0$"):
        Scene(games.find("coldwar"), COLDWAR.format(step="6.1.A.2"))
    scene = Scene(games.find("highseas"), DUEL)
    with pytest.raises(ScriptError, match=r"^roll 1 is wanted, for attack; .* 'done' has led to Resolution"):
        scene.do(1, "torpedo-5 norfolk > z23 done").do(2, "done")


def test_a_scene_counts_seats_from_one_everywhere() -> None:
    scene = Scene(games.find("highseas"), DUEL.replace("hand: escort*2\n", ""), [6])
    scene.do(1, "torpedo-5 norfolk > z23 done")
    (sunk,) = scene.told("sunk")
    assert (sunk.facts["seat"], sunk.facts["by"]) == ("seat/2", "seat/1")
    scene.do(1, "done")
    (drawn,) = scene.told("drawn")
    assert "cards" in drawn.seen_by(1) and "cards" not in drawn.seen_by(2)
    assert scene.question(2).seat == 2 and scene.asked() == [2]
    refusal = Scene(games.find("highseas"), DUEL).why_not(1, "torpedo-5 norfolk > bismarck")
    assert refusal is not None and refusal.facts["owner"] == "seat/2"


def test_hands_points_and_winners_are_read_without_the_text() -> None:
    scene = Scene(
        games.find("highseas"), DUEL.replace("hand: escort*2\n", "").replace("  row2: bismarck\n", ""), [6]
    )
    assert scene.hand(1) == ["torpedo-5", "escort"] and scene.hand(2) == []
    assert scene.state.observe(1).hand(0) == ["?", "?"]
    assert (scene.points(1), scene.winners()) == (0, [])
    scene.do(1, "torpedo-5 norfolk > z23 done")
    assert scene.points(1) > 0 and scene.winners() == [1]


def test_contacts_are_read_without_the_text() -> None:
    position = (
        "attacksub 1\noptions: scenario=a; sides=first\nhand seat1: ps/5\ncontact: baltimore > ivan-rogov 2\n"
    )
    scene = Scene(games.find("attacksub"), position)
    assert ("baltimore", "ivan-rogov", "2") in scene.contacts()
    assert scene.hand(1) == ["ps/5"] and scene.points(1) == 0


def test_points_of_an_operation_are_read_while_it_is_played() -> None:
    scene = Scene(games.find("worldatwar"), WORLDATWAR.replace("hood prince", "hood(1) prince"))
    assert [scene.points(seat) for seat in (1, 2)] == scene.state.standing()


def test_a_seat_that_is_not_asked_has_no_answers_and_no_question() -> None:
    scene = Scene(games.find("coldwar"), COLDWAR.format(step="6.1.B.1 fog=3"))
    assert scene.legal(2) == []
    with pytest.raises(NotAsked, match="nothing is asked of seat 2"):
        scene.question(2)
