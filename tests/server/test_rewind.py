"""Going back in a long game: from the nearest position that was kept, as it would be from the deal."""

from __future__ import annotations

import random

import pytest

from wardroom import games
from wardroom.core import records
from wardroom.core.dice import KeyedDice
from wardroom.core.records import Match, verify


def played(seed: int, rewinds: int) -> Match:
    """A whole round in which somebody goes back now and then, near or far."""
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
def test_it_is_the_same_as_from_the_deal(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(seed, rewinds=5)
    assert len(match._kept) > 5
    assert isinstance(match.dice, KeyedDice)
    assert verify(match.record, games.find, match.dice.key).state.text() == match.state.text()
    monkeypatch.setattr(Match, "_keep_position", lambda self, at_once=False: None)
    slow = played(seed, rewinds=5)
    assert not slow._kept
    assert match.record.dumps() == slow.record.dumps()
    assert [event.name for event in match.events] == [event.name for event in slow.events]


def test_going_back_again_and_again_plays_little_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every earlier rewind was once played again by every later one: twenty of them took minutes."""
    counted = 0
    follow = records._play_line

    def play_line(match: Match, line: str, number: int) -> None:
        nonlocal counted
        counted += 1
        follow(match, line, number)

    monkeypatch.setattr(records, "_play_line", play_line)
    match = Match.start(games.find("coldwar"), {"rounds": "1"}, 5, ["human"] * 2)
    rng = random.Random(5)
    for _ in range(60):
        for _ in range(3):
            seat = match.state.waiting()[0]
            match.apply(seat, rng.choice(match.state.legal(seat)))
        match.rewind(match.heading.first + max(0, match.written - 4))
    assert counted < 60 * records.BETWEEN_POSITIONS
