"""6 Prepare, and Planning."""

import pytest

from tests.highseas.look import discard, front, hand, rows, sea, sunk, table
from tests.marks import rule

ENEMY = "seat 2\n  row1: bismarck\n"


@rule("highseas", "6")
def test_prepared_cards_lie_in_front_of_the_fleet() -> None:
    own = "seat 1\n  row1: hood\n  hand: planning near-miss armor escort evasive small-target retreat\n"
    with sea(own + ENEMY, turn="seat1 6") as scene:
        assert scene.legal(1) == ["done", "planning", "escort", "near-miss", "armor"]
        for card in ("evasive", "small-target", "retreat"):
            assert scene.rule_against(1, card) == "6"
        scene.do(1, "planning")
        scene.do(1, "armor")
        assert front(scene, 1) == "planning armor"
        assert hand(scene, 1) == "retreat escort near-miss small-target evasive"


@rule("highseas", "6", "11.near-miss")
def test_a_prepared_card_works_against_one_attack_of_each_player() -> None:
    with sea(
        "seat 1\n  row1: hood nelson\n  hand: main16-3*2 evasive\n"
        "seat 2\n  row1: fletcher\nseat 3\n  row1: bismarck\n  front: near-miss\n",
        draws=["planning", "planning", "surprise", "surprise", "surprise", "retreat"],
    ) as scene:
        scene.do(1, "main16-3 hood > bismarck; main16-3 nelson > bismarck; done")
        scene.do(3, "table-near-miss #1")
        # It has worked in this turn, and does not stop the second.
        assert front(scene, 3) == "near-miss(used)"
        assert rows(scene, 3)[0] == "bismarck(main16-3)"
        scene.do(1, "done")
        # In the turn of seat 2 it is fresh.
        assert table(scene.state)["turn"] == "seat2 5"
        assert front(scene, 3) == "near-miss"


@rule("highseas", "6")
def test_a_card_that_has_worked_waits_for_the_next_turn() -> None:
    with sea(
        "seat 1\n  row1: hood nelson\n  hand: main16-3*2 evasive\n"
        "seat 2\n  row1: bismarck\n  front: near-miss\n  hand: planning\n"
    ) as scene:
        scene.do(1, "main16-3 hood > bismarck; main16-3 nelson > bismarck; done")
        scene.do(2, "table-near-miss #2")
        refusal = scene.why_not(2, "table-near-miss")
        assert refusal is not None and (refusal.name, refusal.rule) == ("used-this-turn", "6")


@rule("highseas", "6", "7.defense")
def test_the_owner_need_not_use_a_prepared_card() -> None:
    with sea(
        "seat 1\n  row1: hood\n  hand: main16-3 evasive\nseat 2\n  row1: bismarck\n  front: near-miss\n"
    ) as scene:
        scene.do(1, "main16-3 hood > bismarck; done")
        scene.do(2, "done")
        assert rows(scene, 2)[0] == "bismarck(main16-3)"
        assert front(scene, 2) == "near-miss"


# -- planning ----------------


TORPEDO = "seat 1\n  row1: cossack\n  hand: torpedo-5 evasive\n  front: {}\nseat 2\n  row1: bismarck\n"


@rule("highseas", "11.planning")
@pytest.mark.parametrize("roll, plus, sinks", [(4, 0, False), (4, 1, True), (3, 1, False), (3, 2, True)])
def test_planning_adds_one_to_a_roll(roll: int, plus: int, sinks: bool) -> None:
    with sea(TORPEDO.format("planning*2"), [roll]) as scene:
        scene.do(1, "torpedo-5 cossack > bismarck; done")
        assert scene.legal(1) == ["plus0", "plus1", "plus2"]
        scene.do(1, f"plus{plus}")
        assert bool(sunk(scene, 1)) == sinks
        left = ["planning*2", "planning planning(used)", "planning*2(used)"]
        assert front(scene, 1) == left[plus]


@rule("highseas", "11.planning")
def test_planning_helps_one_roll_in_a_turn() -> None:
    own = "seat 1\n  row1: cossack javelin\n  hand: torpedo-5*2 evasive\n  front: planning\n"
    with sea(own + "seat 2\n  row1: bismarck hipper\n".replace("hipper", "admiral-hipper"), [4, 4]) as scene:
        scene.do(1, "torpedo-5 cossack > bismarck; torpedo-5 javelin > admiral-hipper; done")
        scene.do(1, "plus1")
        # The second torpedo, with a mount of 1, is rolled without a question.
        assert sunk(scene, 1) == "bismarck admiral-hipper"


@rule("highseas", "11.planning", "12.cover")
def test_planning_helps_in_the_turns_of_others() -> None:
    own = "seat 1\n  row1: cossack\n  hand: air-1 evasive\n"
    with sea(own + "seat 2\n  row1: z23\n  row2: graf-zeppelin\n  front: planning\n", [5]) as scene:
        scene.do(1, "air-1 > z23; done")
        assert scene.asked() == [2]
        facts = scene.state.decision(1).facts
        assert (facts["needed"], facts["ship"]) == (6, "ship/graf-zeppelin")
        scene.do(2, "plus1")
        assert [event.facts["plus"] for event in scene.told("cover-stops")] == [1]
        assert front(scene, 2) == "planning(used)"


@rule("highseas", "11.planning")
def test_nobody_is_asked_where_planning_changes_nothing() -> None:
    # A hopeless roll: 6 needed, and 2 more for the guns of the Iowa.
    own = "seat 1\n  row1: cossack\n  hand: air-1 evasive\n  front: planning\n"
    with sea(own + "seat 2\n  row1: fletcher\n  row2: helena\n  row3: iowa\n") as scene:
        scene.do(1, "air-1 > iowa; done")
        assert [event.facts["roll"] for event in scene.told("roll-misses")] == [0]
        assert front(scene, 1) == "planning"
        assert discard(scene) == "air-1"
