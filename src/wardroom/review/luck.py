"""A finished game looked back upon: whose dice were kind, and who sank what."""

from __future__ import annotations

from math import sqrt

from wardroom.core.events import Event
from wardroom.core.luck import Roll
from wardroom.core.match import Match
from wardroom.core.records import UNDO, Record, RecordError
from wardroom.core.replaying import Find, play_whole
from wardroom.core.state import State


def luck_report(record: Record, find: Find, key: bytes | None = None) -> dict[str, object]:
    """Plain data: by seat and kind of roll what was expected and what came, prizes, and points by round.

    `deviation` is the standard deviation of `got`; two thirds of all games lie within one of `expected`.
    """
    game = find(record.game)
    events, state = standing_events(record, find, key)
    rolls = game.rolls(events)
    return {
        "seats": [seat_report(seat, rolls) for seat in range(state.seats)],
        "prizes": game.prizes(events),
        "rounds": game.scored(events, state.seats),
    }


def seat_report(seat: int, rolls: list[Roll]) -> dict[str, object]:
    """All groups and kinds of one seat, those with most rolls first."""
    own = [roll for roll in rolls if roll.seat == seat]
    groups = sorted({roll.group for roll in own})
    kinds = sorted({(roll.group, roll.kind) for roll in own})
    return {
        "seat": seat,
        "groups": [{"group": group, **summed([r for r in own if r.group == group])} for group in groups],
        "kinds": [
            {"group": group, "kind": kind, **summed([r for r in own if (r.group, r.kind) == (group, kind)])}
            for group, kind in kinds
        ],
    }


def summed(rolls: list[Roll]) -> dict[str, object]:
    """How many rolls, what they gave, what they should have given, and how far that usually is apart."""
    return {
        "rolls": len(rolls),
        "got": sum(roll.got for roll in rolls),
        "expected": round(sum(roll.mean for roll in rolls), 4),
        "deviation": round(sqrt(sum(roll.variance for roll in rolls)), 4),
    }


def standing_events(record: Record, find: Find, key: bytes | None = None) -> tuple[list[Event], State]:
    """What happened and was not taken back, and the position at the end."""
    events: list[Event] = []
    # After each line played: how many lines the record then had, and how many events stood.
    reached: list[tuple[int, int]] = []
    heard = 0
    played: Match | None = None
    for match, line in play_whole(record, find, key):
        if match is not played:
            played, heard = match, 0
        undone = UNDO.fullmatch(record.body[line - record.first])
        if undone:
            lines = int(undone[1]) - record.first + 1
            del events[next(stood for written, stood in reached if written >= lines) :]
        events += match.events[heard:]
        heard = len(match.events)
        reached.append((len(match.settled.body), len(events)))
    if played is None:
        raise RecordError(record.first, "the record is empty")
    return events, played.state
