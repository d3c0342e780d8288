"""Films of games for the page, made by workers from the record: see `wardroom.review.film`."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET

from wardroom import games
from wardroom.core.changes import merged
from wardroom.core.records import Record
from wardroom.core.state import SPECTATOR, TRUTH
from wardroom.review import film as review
from wardroom.review.luck import luck_report
from wardroom.server.messages import Course, DiaryLine, Film, Moment, Outcome, Table, View
from wardroom.server.throws import thrown


def films_of(record_text: str, table: bytes, times: list[int]) -> dict[int, bytes]:
    """A finished game from every viewpoint, as JSON."""
    record = Record.loads(record_text)
    viewpoints = [TRUTH, SPECTATOR, *range(len(record.players))]
    shots: list[list[review.Moment]] = [[] for _ in viewpoints]
    for moments in review.films(record, games.find, viewpoints):
        for kept, moment in zip(shots, moments, strict=True):
            kept.append(moment)
    shown = msgspec.json.decode(table, type=Table)
    return {
        seat: msgspec.json.encode(cut(shown, seat, moments, times))
        for seat, moments in zip(viewpoints, shots, strict=True)
    }


def film_of(record_text: str, key: str, table: bytes, times: list[int], seat: int) -> bytes:
    """A game from one viewpoint, as far as it has come."""
    record = Record.loads(record_text)
    moments = list(review.film(record, games.find, seat, bytes.fromhex(key)))
    return msgspec.json.encode(cut(msgspec.json.decode(table, type=Table), seat, moments, times))


def cut(table: Table, seat: int, shots: list[review.Moment], times: list[int]) -> Film:
    """The film that the page shows: the first view as a whole, then what each moment changed."""
    moments: list[Moment] = []
    first: dict[str, Any] = {}
    diary: list[DiaryLine] = []
    at = times[0] if times else 0
    # What happened before the table went on from a snapshot has no time of its own.
    before = max(0, sum(len(shot.told) for shot in shots) - len(times))
    for number, shot in enumerate(shots):
        lines: list[DiaryLine] = []
        for told in shot.told:
            place = len(diary) + len(lines)
            at = times[place - before] if before <= place < before + len(times) else at
            dice = thrown(told.dice)
            lines.append(DiaryLine(place, told.name, told.rule, told.facts, at, told.seen, number, dice))
        patch: dict[str, Any] = dict(shot.patch)
        if number == 0:
            first, patch = merged({}, patch), {}
        moments.append(Moment(at, shot.by, shot.text, patch, lines))
        diary += lines
    return Film(table, seat, view_of(first, seat), moments, diary)


def view_of(shown: dict[str, Any], seat: int) -> View:
    return View(
        seat=seat,
        board=shown.get("board", {}),
        course=Course(**shown["course"]) if "course" in shown else Course(-1, [], []),
        waiting=shown.get("waiting", []),
        outcome=Outcome(**shown["outcome"]) if "outcome" in shown else UNSET,
    )


def luck_of(record_text: str) -> dict[str, object]:
    """The luck report of a finished game."""
    return luck_report(Record.loads(record_text), games.find)
