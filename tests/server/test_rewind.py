"""Going back in a long game: from the nearest position that was kept, as it would be from the deal."""

from __future__ import annotations

import random

import pytest

from wardroom import games
from wardroom.core.dice import KeyedDice
from wardroom.core.match import BETWEEN_POSITIONS, Match
from wardroom.core.records import UNDO
from wardroom.core.replaying import verify


def played(seed: int, rewinds: int, forgets: bool = False) -> Match:
    """A whole round in which somebody goes back now and then, near or far.

    A match that forgets what it kept of itself goes back from the deal.
    """
    match = Match.start(games.find("coldwar"), {"rounds": "1", "seats": "3"}, seed, ["human"] * 3)
    rng = random.Random(seed)
    number = 0
    while not match.over:
        number += 1
        seat = rng.choice(match.state.waiting())
        match.apply(seat, rng.choice(match.state.legal(seat)))
        if match.over:
            break
        if number % 25 == 0 and rewinds:
            rewinds -= 1
            lines = max(1, match.written - rng.choice([1, 2, 5, 30, 100]))
            if forgets:
                match._kept.clear()
            match.rewind(match.heading.first + lines - 1)
        elif number % 17 == 0 and match.can_undo(seat):
            match.undo(seat)
        elif number == 60:
            match.bot_takes(0, "doctrine")
        elif number == 90:
            match.resign(1)
            match.bot_takes(1, "doctrine")
    return match


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_it_is_the_same_as_from_the_deal(seed: int) -> None:
    match = played(seed, rewinds=5)
    assert len(match._kept) > 5
    assert isinstance(match.dice, KeyedDice)
    assert verify(match.record, games.find, match.dice.key).state.text() == match.state.text()
    slow = played(seed, rewinds=5, forgets=True)
    assert match.record.dumps() == slow.record.dumps()
    assert [event.name for event in match.events] == [event.name for event in slow.events]


def test_going_back_again_and_again_plays_little_again() -> None:
    """Every earlier rewind was once played again by every later one: twenty of them took minutes."""
    match = Match.start(games.find("coldwar"), {"rounds": "1"}, 5, ["human"] * 2)
    rng = random.Random(5)
    longest = 0
    for _ in range(60):
        for _ in range(3):
            seat = match.state.waiting()[0]
            match.apply(seat, rng.choice(match.state.legal(seat)))
        lines = max(1, match.written - 3)
        _, start = match._shortly_before(lines)
        longest = max(longest, lines - start)
        again = match.lines_from(start + 1)[: lines - start - 1]
        assert not any(UNDO.fullmatch(line) for line in again), "an earlier rewind is played again"
        match.rewind(match.heading.first + lines - 1)
    assert match.written > 60
    assert 0 < longest <= BETWEEN_POSITIONS + 1
