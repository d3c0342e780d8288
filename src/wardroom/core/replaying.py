"""A record played again: to look at it, to go on from it, or to see whether it tells the truth."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

from wardroom.core.dice import KeyedDice, commitment
from wardroom.core.events import Event
from wardroom.core.game import Game
from wardroom.core.match import Match, follow
from wardroom.core.options import OptionError
from wardroom.core.records import (
    RETURN,
    SNAPSHOT,
    TAKEOVER,
    Record,
    RecordedDice,
    RecordError,
    Snapshot,
    place_dice,
    unescape,
)
from wardroom.core.state import State

Find = Callable[[str], Game]


def play_again(record: Record, find: Find, key: bytes | None = None) -> Iterator[tuple[Match, int]]:
    """Play a record again: the match as it then was, and the number of the line that was played.

    Whatever the rules now give is compared with what the record says; RecordError tells where they part.
    """
    match = _reopen(record, find, key)
    for line in follow(match, record.body, match.opening):
        yield match, line


def play_whole(record: Record, find: Find, key: bytes | None = None) -> Iterator[tuple[Match, int]]:
    """The same from the very beginning, though the game went on from a snapshot later: then another match
    follows, which begins there. What stands before is left out if today's rules do not give it again."""
    place = _last_snapshot(record)
    if place:
        early = replace(record, body=record.body[:place])
        try:
            verify(early, find)
        except RecordError:
            pass
        else:
            yield from play_whole(early, find)
    yield from play_again(record, find, key)


def replay(record: Record, find: Find, key: bytes | None = None) -> Iterator[tuple[State, list[Event], int]]:
    """The same with the state (copy it to keep it) and what happened."""
    heard = 0
    for match, line in play_again(record, find, key):
        yield match.state, match.events[heard:], line
        heard = len(match.events)


def verify(record: Record, find: Find, key: bytes | None = None) -> Match:
    """Replay the whole record; gives the match as it stands at its end."""
    match = _reopen(record, find, key)
    for _ in follow(match, record.body, match.opening):
        pass
    return match


def resume(path: Path | str, find: Find, key: bytes | None = None) -> Match:
    """The match that a file holds, replayed and checked, ready for its next decision."""
    record = Record.load(path)
    match = verify(record, find, key)
    if isinstance(match.dice, RecordedDice) and not match.over:
        raise RecordError(record.first - 1, "the dice are secret: their key is needed to play on")
    return match


def _reopen(record: Record, find: Find, key: bytes | None) -> Match:
    """The match at the beginning of a record, or where it last went on from a snapshot."""
    game = find(record.game)
    place = _last_snapshot(record)
    snapshot = None if place is None else Snapshot.read(record.body, place, record.players, record.first)
    rules, content = (
        (record.rules, record.content) if snapshot is None else (snapshot.rules, snapshot.content)
    )
    rules_line, content_line = (3, 4) if place is None else (record.first + place, record.first + place)
    if rules != game.rules_version:
        raise RecordError(rules_line, f"found rules version {rules}, expected {game.rules_version}")
    try:
        expected = game.content_hash(game.options().fill(record.options))
        if content != expected:
            raise RecordError(content_line, f"found content {content or '-'}, expected {expected or '-'}")
        dice = _dice_of(record, game, key or record.key)
        heading = replace(record, body=[])
        if snapshot is None or place is None:
            return Match.dealt(game, heading, dice)
        before = record.body[:place]
        place_dice(dice, snapshot, record.first + place)
        snapshot = replace(snapshot, players=tuple(_players_after(record.players, before, record.first)))
        return Match.going_on(game, heading, dice, snapshot, before)
    except OptionError as error:
        raise RecordError(_line_of_option(record, error), str(error)) from None


def _last_snapshot(record: Record) -> int | None:
    """The place in the body from which the game last went on."""
    return max((n for n, line in enumerate(record.body) if SNAPSHOT.fullmatch(line)), default=None)


def _players_after(players: list[str], lines: list[str], first: int) -> list[str]:
    """Who plays after lines that cannot be played again."""
    found = list(players)
    for number, line in enumerate(lines, first):
        if taken := TAKEOVER.fullmatch(line):
            found[int(taken[1]) - 1] = f"bot {unescape(taken[2], number)}"
        elif back := RETURN.fullmatch(line):
            found[int(back[1]) - 1] = players[int(back[1]) - 1]
    return found


def _dice_of(record: Record, game: Game, key: bytes | None) -> KeyedDice | RecordedDice:
    """The dice of the key, or else the results that the record holds."""
    if key is not None and record.seed is None and commitment(key) != record.commitment:
        raise RecordError(record.first - 1, "the key is not the one that was committed to")
    return KeyedDice(key, game.streams) if key is not None else RecordedDice.of(record, game.streams)


def _line_of_option(record: Record, error: OptionError) -> int:
    words = str(error).replace("'", " ").split()
    named = [line for line, key in enumerate(record.options, 5) if key in words]
    return named[0] if named else 5
