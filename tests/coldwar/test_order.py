"""6 Sequence of play: order cards, series of turns, and the steps of a turn in their order."""

from collections import Counter

import pytest

from tests.coldwar.look import force, rows, table, truth
from tests.marks import rule
from wardroom.core.dice import FastDice
from wardroom.core.events import Event
from wardroom.core.outcome import AHEAD, CURRENT, PAST, SKIPPED
from wardroom.core.scene import Scene
from wardroom.core.state import SPECTATOR
from wardroom.games.coldwar.game import GAME
from wardroom.games.coldwar.order import STEPS

# Three players with a ship each and empty hands, after the draw pile has run out: a turn is its Fog of War
# and the question for a volley. The next series is the last.
THREE = """
coldwar 1
series: 2 last-comes
draw: none
seat 1
  row1: iowa
seat 2
  row1: kirov
seat 3
  row1: slava
"""


def dealt(*numbers: int) -> str:
    """The three players with these order cards, none of them shown yet."""
    position = THREE
    for ship, number in zip(("iowa", "kirov", "slava"), numbers, strict=True):
        position = position.replace(f"  row1: {ship}", f"  order: {number}\n  row1: {ship}")
    return position


@rule("coldwar", "6")
def test_the_lowest_card_begins_and_the_others_follow() -> None:
    with Scene(GAME, dealt(2, 3, 1), rolls=[1, 1, 1]) as scene:
        turns = scene.asked() + scene.done().asked() + scene.done().asked()
        assert turns == [3, 1, 2]


@rule("coldwar", "6")
def test_every_series_is_dealt_anew() -> None:
    with Scene(GAME, dealt(1, 2, 3), rolls=[1, 1, 1, 1, 1], draws=["3", "1", "2"]) as scene:
        scene.done().done().done()
        assert table(scene.state)["series"] == "3 last"
        assert [force(scene.state, seat)["order"] for seat in (1, 2, 3)] == ["3", "1 moved", "2"]
        assert scene.asked() == [2]
        scene.done()
        assert scene.asked() == [3]


@rule("coldwar", "6")
def test_a_card_is_seen_by_its_owner_alone_until_the_turn_comes() -> None:
    with Scene(GAME, dealt(2, 3, 1), rolls=[1, 1]) as scene:

        def seen(viewer: int) -> list[str]:
            view = scene.state.observe(viewer)
            return [force(view, seat)["order"] for seat in (1, 2, 3)]

        assert seen(0) == ["2", "?", "1 moved"]
        assert seen(1) == ["?", "3", "1 moved"]
        assert seen(2) == ["?", "?", "1 moved"]
        assert seen(SPECTATOR) == ["?", "?", "1 moved"]
        scene.done()
        assert seen(2) == ["2 moved", "?", "1 moved"]


@rule("coldwar", "6")
def test_the_card_is_told_when_its_turn_begins() -> None:
    with Scene(GAME, dealt(2, 3, 1), rolls=[1, 1]) as scene:
        scene.done()
        begun = [(event.facts["seat"], event.facts["number"]) for event in scene.told("turn-begins")]
        assert begun == [("seat/3", 1), ("seat/1", 2)]


@rule("coldwar", "6")
def test_with_more_cards_than_players_the_lowest_may_be_any() -> None:
    position = THREE.replace("coldwar 1", "coldwar 1\noptions: order_cards=9")
    with Scene(GAME, position, rolls=[1, 1], draws=["7", "4", "9"]) as scene:
        assert [force(scene.state, seat)["order"] for seat in (1, 2, 3)] == ["7", "4 moved", "9"]
        assert scene.asked() == [2]
        assert force(scene.state.observe(1), 1)["order"] == "?"
        scene.done()
        assert scene.asked() == [1]


@rule("coldwar", "6")
@pytest.mark.parametrize(("cards", "most"), [(0, 3), (3, 3), (9, 9)])
def test_cards_are_dealt_without_repeats_from_as_many_as_are_in_use(cards: int, most: int) -> None:
    seen: Counter[int] = Counter()
    position = THREE.replace("coldwar 1", f"coldwar 1\noptions: order_cards={cards}")
    for seed in range(60):
        state = GAME.parse(position, FastDice(seed))
        numbers = [one.order for one in state.forces]
        assert len(set(numbers)) == 3
        assert state.acting == numbers.index(min(numbers))
        seen.update(numbers)
    assert sorted(seen) == list(range(1, most + 1))


@rule("coldwar", "6")
def test_a_player_who_is_out_gets_no_card_and_no_turn() -> None:
    position = THREE.replace("row1: kirov", "out")
    with Scene(GAME, position, rolls=[1, 1], draws=["3", "2"]) as scene:
        assert "order" not in force(scene.state, 2)
        assert scene.asked() == [3]
        scene.done()
        assert scene.asked() == [1]


@rule("coldwar", "6")
def test_who_loses_his_last_ship_before_his_turn_has_none() -> None:
    position = """
    coldwar 1
    turn: seat1 6.1.B.1 fog=1
    draw: none
    series: 2 last-comes
    seat 1
      order: 1 moved
      row1: iowa
      hand: gun16
    seat 2
      order: 2
      row1: knox
    seat 3
      order: 3
      row1: slava
    """
    with Scene(GAME, position, rolls=[5]) as scene:
        scene.do(1, "gun16 iowa > knox; done")
        assert table(scene.state)["turn"] == "seat3 6.1.B.1 fog=5"


# The steps of a turn.

WHOLE_TURN = """
coldwar 1
turn: seat1 6.1.A.1
top: foch
deck: none
seat 1
  row1: iowa kidd
  subs: alfa(active)
  hand: ship gun16 gun5 retreat ecm*3
  area: evade
seat 2
  row1: slava(gun5)
  hand: evade
"""
# 6.1.A.1 What was laid in the turn before is gone.
CLEARED = WHOLE_TURN.replace("  area: evade\n", "")


@rule("coldwar", "6.1")
def test_the_steps_of_a_turn_come_in_this_order() -> None:
    draws = ["gun3"] * 2
    with Scene(GAME, WHOLE_TURN, rolls=[2, 6], draws=draws) as scene:
        asked = []
        for line in ("done", "done", "ship row1", "done", "done", "gun16 iowa > slava; done"):
            asked.append((scene.state.course().current(), scene.state.decision(0).rule))
            scene.do(1, line)
        asked.append((scene.state.course().current(), scene.state.decision(1).rule))
        scene.do(2, "evade #1")
        asked.append((scene.state.course().current(), scene.state.decision(0).rule))
        scene.do(1, "done")
        assert asked == [
            ("6.1.A.3", "6.1.A.3"),
            ("6.1.A.4", "6.1.A.4"),
            ("6.1.A.5", "6.1.A.5"),
            ("6.1.A.5", "6.1.A.5"),
            ("6.1.A.6", "6.1.A.6"),
            ("6.1.B.1", "6.1.B.1"),
            ("6.1.B.2", "8.2"),
            ("6.1.C.2", "6.1.C.2"),
        ]
        names = [event.name for event in scene.events]
        # The scene listens from the first question on: A.1 and A.2 lie before it.
        assert names.index("ship-called") < names.index("attack-declared") < names.index("resupplied")
        assert table(scene.state)["turn"].startswith("seat2 ")


@rule("coldwar", "6.1")
@pytest.mark.parametrize(
    ("step", "early_or_late"),
    [
        ("6.1.A.3", "alfa"),
        ("6.1.A.4", "ship"),
        ("6.1.A.5", "retreat"),
        ("6.1.A.6", "ship"),
        ("6.1.B.1", "ship"),
        ("6.1.B.1", "retreat"),
        ("6.1.B.1", "row2"),
    ],
)
def test_nothing_is_done_early_and_nothing_made_good_later(step: str, early_or_late: str) -> None:
    position = CLEARED.replace("6.1.A.1", f"{step} fog=2")
    with Scene(GAME, position) as scene:
        assert scene.state.course().current() == step
        assert scene.rule_against(1, early_or_late) != ""
        assert early_or_late not in scene.legal(1)


@rule("coldwar", "6.1", "6.1.C.1")
def test_the_course_shows_what_is_past_and_what_is_skipped() -> None:
    with Scene(GAME, CLEARED.replace("6.1.A.1", "6.1.A.5 fog=2")) as scene:
        course = scene.state.course()
        assert course.seat == 0
        # 6.1.C.4 is a step of tables with Bad Luck.
        assert course.steps == list(STEPS[:-1])
        assert course.steps[8] == "6.1.C.1"
        past, ahead = [PAST] * 4, [AHEAD] * 3
        assert course.marks == [*past, CURRENT, *ahead, SKIPPED, AHEAD, AHEAD]


@rule("coldwar", "6.1.C.1")
def test_work_the_hangars_is_never_played() -> None:
    position = CLEARED.replace("6.1.A.1", "6.1.C.1 fog=2 played")
    with Scene(GAME, position) as scene:
        assert scene.state.course().current() == "6.1.C.2"
        assert scene.state.course().marks == [PAST] * 8 + [SKIPPED, CURRENT, AHEAD]
        assert rows(scene.state, 1) == ["iowa kidd", "", "", "alfa(active)"]


@rule("coldwar", "6.1")
def test_a_step_with_nothing_to_choose_is_passed_over() -> None:
    """One ship cannot move, no submarine is active, the hand is empty."""
    with Scene(GAME, dealt(1, 2, 3), rolls=[4]) as scene:
        assert table(scene.state)["turn"] == "seat1 6.1.B.1 fog=4"
        assert scene.legal(1) == ["done"]
        assert truth(scene).played is False


# What is one set may be named in any order, prompt by prompt; what comes in stages may not.


@rule("coldwar", "7.16")
def test_targets_of_land_based_strikes_are_named_in_any_order() -> None:
    position = """
    coldwar 1
    turn: seat1 6.1.B.1 fog=4
    seat 1
      row1: iowa
      hand: lbas
    seat 2
      row1: slava kirov
    """
    with Scene(GAME, position) as scene:
        scene.do(1, "lbas")
        assert scene.do(1, "kirov").legal(1) == ["done", "slava", "kirov"]
        scene.do(1, "slava")
        assert scene.state.decision(0).name == "battle-stations"
        scene.do(1, "done")
        declared = [GAME.catalogue.ships[attack.target].key for attack in truth(scene).volley]
        assert declared == ["kirov", "slava"]


@rule("coldwar", "6.1.B.2")
def test_aircraft_are_answered_after_the_guns() -> None:
    position = """
    coldwar 1
    turn: seat1 6.1.B.1 fog=4
    seat 1
      row1: iowa
      hand: gun5 lbas
    seat 2
      row1: kidd
      hand: cover evade
    """
    with Scene(GAME, position) as scene:
        scene.do(1, "gun5 iowa > kidd; lbas > kidd done; done")
        assert scene.state.decision(1).name == "point-defense"
        assert scene.rule_against(2, "cover") == "6.1.B.2"
        assert scene.legal(2) == ["done", "evade"]
        scene.do(2, "evade #1")
        assert scene.state.decision(1).name == "point-defense-air"
        assert scene.legal(2) == ["done", "cover"]


@rule("coldwar", "6")
def test_only_its_owner_is_told_the_number_of_an_order_card() -> None:
    log: list[Event] = []
    state = GAME.new(GAME.options().fill({"seats": 3, "order_cards": 9}), FastDice(4), log)
    chance = FastDice(4)
    while not any(event.name == "order-dealt" for event in log):
        seat = state.mover()
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal), 0)])
    dealt = [event for event in log if event.name == "order-dealt"]
    assert len(dealt) == 3
    for event in dealt:
        owner = int(str(event.facts["seat"]).removeprefix("seat/"))
        assert "number" in event.seen_by(owner)
        for other in range(SPECTATOR, 3):
            assert other == owner or "number" not in event.seen_by(other)
