"""Nothing is declared that is never asked or told; questions say how they are asked, and numbers are data."""

from __future__ import annotations

from functools import cache

import pytest

from tests.attacksub.table import Table, a, malfunction, number
from tests.test_words import eager
from wardroom.core.decision import IN_PRIVATE, OPENLY
from wardroom.core.dice import FastDice
from wardroom.core.events import Draw, Throw
from wardroom.core.vocabulary import DecisionKind, EventKind
from wardroom.games.attacksub import decisions, events
from wardroom.games.attacksub.game import GAME

DECISIONS = [kind for kind in vars(decisions).values() if isinstance(kind, DecisionKind)]
EVENTS = [kind for kind in vars(events).values() if isinstance(kind, EventKind)]
SCENARIOS = [scenario.key for scenario in GAME.catalogue.scenarios]
GAMES_EACH = 6
PS = a("passive")
CR = a("reduction", sub_only=False)
# 13.4 An Alfa closes the range.
PURSUIT = """
    ship kotov: in
    contact: kotov > valiant 2
    contact: valiant > kotov 2
    hand seat1: cor/1
    hand seat2: cor/7
"""


@cache
def played() -> tuple[set[DecisionKind], set[EventKind], dict[str, str]]:
    """All that whole games ask and tell, and the secrecy of each question, the same on every view."""
    asked: set[DecisionKind] = set()
    told: set[EventKind] = set()
    secrecy: dict[str, str] = {}
    for scenario in SCENARIOS:
        for seed in range(GAMES_EACH):
            chance = FastDice(seed ^ 0x5EED)
            options = GAME.options().fill({"scenario": scenario, "decks": 1 + seed})
            state = GAME.new(options, FastDice(seed), [])
            while state.waiting():
                seat = state.mover()
                kind = state.decision(seat).kind
                if kind not in asked:
                    asked.add(kind)
                    views = {state.observe(viewer).secrecy() for viewer in range(-1, 2)}
                    assert views == {state.secrecy()}, kind.name
                    secrecy[kind.name] = state.secrecy()
                state.apply(seat, eager(state.legal(seat), chance))
            told |= {event.kind for event in state.log or []}
    with Table("f", PURSUIT, [number(4)]) as table:
        table.do(1, "cor/1 close kotov valiant")
        table.do(2, "cor/7")
        told |= {event.kind for event in table.state.log or []}
    return asked, told, secrecy


def test_all_that_is_declared_is_asked_or_told() -> None:
    asked, told, _ = played()
    assert {kind.name for kind in DECISIONS} == {kind.name for kind in asked}
    assert {kind.name for kind in EVENTS} == {kind.name for kind in told}


def test_a_question_whose_answers_come_out_as_a_whole_is_private() -> None:
    _, _, secrecy = played()
    openly = {"choose-side", "refill-hand", "search-first", "search-on", "play-dead", "drifting"}
    assert {name for name, how in secrecy.items() if how == OPENLY} == openly
    assert {*secrecy.values()} == {OPENLY, IN_PRIVATE}


def test_a_random_number_is_told_as_data() -> None:
    with Table("a", f"hand seat1: {PS}", [malfunction(PS)]) as table:
        table.do(1, f"{PS} baltimore > ivan-rogov")
        [search] = numbers(table)
        assert (search.seat, search.kind, search.faces, search.mark, search.fails) == (
            0,
            "search",
            [0],
            "X",
            True,
        )
        assert search.needed == table.told("sensor-check")[0].facts["need"] and not search.comes_off()
    lines = f"contact: ivan-rogov > baltimore 3\nhand seat1: {CR}"
    for card, mark, fails in ((malfunction(CR), "X", False), (number(7, CR), "", False)):
        with Table("a", lines, [card]) as table:
            table.do(1, f"{CR} baltimore")
            [reduction] = numbers(table)
            assert (reduction.kind, reduction.mark, reduction.fails) == ("reduction", mark, fails)
            assert reduction.comes_off() == (not mark)


def numbers(table: Table) -> list[Throw]:
    return [throw for event in table.state.log or [] for throw in event.dice]


@pytest.mark.parametrize(
    ("needed", "low", "x_fails", "good"),
    [
        (4, False, True, 4),
        (4, False, False, 4),
        (0, False, True, 9),
        (-1, False, False, 11),
        (0, True, False, 4),
    ],
)
def test_the_chance_of_a_number_is_that_of_the_deck(needed: int, low: bool, x_fails: bool, good: int) -> None:
    deck = [2, 1, 1, 1, 1, 1, 1, 1, 2]
    assert Draw(0, "race", 3, needed, low, x_fails, deck).chance() == pytest.approx(good / 11)
    came_off = [
        Draw(0, "race", number, needed, low, x_fails, deck).comes_off()
        for number in range(9)
        for _ in range(deck[number])
    ]
    assert sum(came_off) == good
