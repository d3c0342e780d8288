"""What is declared is asked and told, and says rightly how and where it is answered."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.coldwar.test_waiting import waits
from tests.marks import rule
from tests.suite.generic import some_answer
from wardroom.core.decision import DONE, IN_PRIVATE, OPENLY, SEALED, Decision
from wardroom.core.dice import FastDice
from wardroom.core.events import Event
from wardroom.core.options import Value
from wardroom.core.scene import Scene
from wardroom.core.state import SPECTATOR
from wardroom.core.vocabulary import CAN_ANSWER, ELSEWHERE, DecisionKind, EventKind
from wardroom.games.coldwar import decisions, events
from wardroom.games.coldwar.actions import CARD, is_card
from wardroom.games.coldwar.game import GAME, ColdWar

ASKED = [kind for kind in vars(decisions).values() if isinstance(kind, DecisionKind)]
TOLD = [kind for kind in vars(events).values() if isinstance(kind, EventKind)]

FULL: dict[str, Value] = {"action": True, "tactics": 9, "bad_luck": 20, "escorts": True, "rounds": 1}
TABLES: list[dict[str, Value]] = [
    {**FULL, "seats": 3},
    {**FULL, "seats": 4, "team_size": 2, "bad_luck_dealt": True},
    {"rounds": 1},
    {**FULL, "seats": 6},
]
GAMES = 24

# What seldom comes up: positions, their dice, and what is answered by whom.
SUBMARINES_ALONE = "step: Formation\nseat 1\n  fleet: iowa\nseat 2\n  fleet: oscar"
EMPTY_DECK = """
turn: seat1 6.1.A.5 fog=3
top: slava
deck: none
seat 1
  row1: iowa
  hand: ship*2
seat 2
  row1: kirov
"""
CROWD = """
options: action=yes
turn: seat1 6.1.B.1 fog=1
discard: crash-dive*4 refuel*4 intelligence*3
seat 1
  subs: rubis
  hand: minefield ship
seat 2
  row1: virginia kirov leahy ticonderoga belknap kidd ariadne
"""
CRIPPLED = """
turn: seat1 6.1.A.6 fog=1
seat 1
  row1: nimitz(crippled)
  hand: retreat gun5
seat 2
  row1: leahy
"""
ESCORTED = """
options: action=yes; escorts=yes
turn: seat1 6.1.B.1 fog=1
discard: crash-dive*4 refuel*4 intelligence*3
seat 1
  row1: nimitz
  hand: cover ship
seat 2
  row1: knox
  hand: cover
"""
SURPRISED = """
options: action=yes
turn: seat1 6.1.B.1 fog=2
discard: crash-dive*4 refuel*4 intelligence*3
seat 1
  subs: oscar
  hand: surprise torpedo ship
seat 2
  row1: kirov
  hand: ews
"""
OPEN_HAND = """
options: tactics=5; bad_luck=20
turn: seat1 6.1.C.4 fog=1 played
luck: leak counter-tactics
seat 1
  order: 1 moved
  row1: knox
  hand: jink ecm
seat 2
  row1: kirov
  order: 2
"""
REFUELLED = """
options: action=yes
turn: seat1 6.1.A.1
discard: intelligence*3
seat 1
  row1: nimitz
  area: cover ews
  hand: refuel
seat 2
  row1: kirov
"""
LAID = """
options: tactics=4
turn: seat1 6.1.B.1 fog=3
seat 1
  row1: iowa
  hand: cover jink gun5
seat 2
  row1: kirov
"""
SCENES: list[tuple[str, list[int], list[tuple[int, str]]]] = [
    (SUBMARINES_ALONE, [], []),
    (EMPTY_DECK, [], [(1, "ship row1")]),
    (CROWD, [], [(1, "minefield seat2; done")]),
    (CRIPPLED, [], [(1, "retreat"), (1, "nimitz crippled")]),
    (ESCORTED, [2, 6], [(1, "nimitz > knox; done"), (2, "cover #1"), (1, "cover")]),
    (SURPRISED, [], [(1, "torpedo oscar > kirov; surprise #1; done"), (2, "ews")]),
    (OPEN_HAND, [], [(2, "leak"), (2, "jink")]),
    (REFUELLED, [], [(1, "refuel")]),
]


def questions(state: ColdWar) -> Iterator[tuple[int, Decision]]:
    for seat in state.waiting():
        yield seat, state.decision(seat)


def played(table: dict[str, Value], seed: int, log: list[Event]) -> Iterator[ColdWar]:
    """Each position of a game that is played at random."""
    state = GAME.new(GAME.options().fill(table), FastDice(seed), log)
    chance = FastDice(seed + 99)
    while state.waiting():
        yield state
        state.apply(*some_answer(state, chance))


def test_what_is_declared_is_asked_or_told() -> None:
    left = {kind.name for kind in ASKED} | {kind.name for kind in TOLD}
    for text, rolls, lines in SCENES:
        with Scene(GAME, f"coldwar 1\n{text}", rolls) as scene:
            assert isinstance(scene.state, ColdWar)
            for seat, line in [*lines, (0, "")]:
                left -= {asked.name for _, asked in questions(scene.state)}
                if line:
                    scene.do(seat, line)
            left -= {event.name for event in scene.events}
    for seed in range(GAMES):
        log: list[Event] = []
        for state in played(TABLES[seed % len(TABLES)], seed, log):
            left -= {asked.name for _, asked in questions(state)}
        assert all(event.kind in TOLD for event in log)
        left -= {event.name for event in log}
        if not left:
            break
    assert not left


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_question_says_how_it_is_asked_and_where_it_is_answered(table: dict[str, Value]) -> None:
    for state in played(table, 5, []):
        how = state.secrecy()
        assert {state.observe(seat).secrecy() for seat in range(SPECTATOR, state.seats)} == {how}
        for seat, asked in questions(state):
            assert how == (
                SEALED if asked.kind in SEALED_ONES else IN_PRIVATE if asked.kind in DRAFTS else OPENLY
            )
            legal = state.legal(seat)
            assert legal != [DONE] or asked.kind.whom != CAN_ANSWER or asked.kind in OF_THEIR_OWN
            cards = [action - CARD for action in legal if is_card(action)]
            assert asked.kind in ASKED
            if asked.kind.answers != ELSEWHERE:
                assert all(state.holds(seat, card) for card in cards)


# 5.2, 13.5, 9.6, 13.6 Several seats answer at once.
SEALED_ONES = {
    *(decisions.ARRANGE, decisions.ARRANGE_NOTHING, decisions.TACTIC_MOMENT, decisions.NEGATE),
    *(decisions.BAD_LUCK_ORDER, decisions.EXPLOSION_SHIP, decisions.COUNTER_TACTICS, decisions.LEAK),
    *(decisions.FIRE_CONTROL_SHIP, decisions.DECK_FIRE_SHIP),
}
# 6.1.B.1, 6.1.C.2 The volley and what is thrown away are seen when they are whole.
DRAFTS = {
    *(kind for kind in ASKED if kind.facts.items() >= decisions.TAKEN_UP.items()),
    *(decisions.BATTLE_STATIONS, decisions.STRIKE_TARGET, decisions.DISCARD, decisions.MUST_DISCARD),
}
# What somebody does in the own turn, and may let be.
OF_THEIR_OWN = {decisions.BATTLE_STATIONS, decisions.TRANSFER, decisions.INTELLIGENCE_DISCARD}


@rule("coldwar", "8.1", "13.5")
def test_how_a_card_is_laid_may_be_answered_with_a_tactic_of_the_hand() -> None:
    """The cards of the hand are where they are, though none of them waits."""
    with Scene(GAME, f"coldwar 1\n{LAID}") as scene:
        scene.do(1, "cover")
        asked = scene.state.decision(0)
        assert asked.kind is decisions.AREA_USE and asked.kind.answers != ELSEWHERE
        assert "tactic-jink" in scene.legal(1)
        assert waits(scene, 1) == {}
