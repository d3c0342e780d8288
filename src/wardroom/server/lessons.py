"""Scripted first battles: a position, dice and answers that are set, as `games/GAME/lesson.toml` has them.

A place in the script is known by the position that it leads to. So whoever takes an answer back stands
where he stood before, and a table that has left the script, which only new rules can bring about, plays on
without it.
"""

from __future__ import annotations

import functools
from dataclasses import replace
from typing import Any

import msgspec
from msgspec import Struct

from wardroom import games
from wardroom.core.dice import seeded_key
from wardroom.core.match import Match
from wardroom.core.records import Snapshot
from wardroom.core.rulebook import PACKAGE
from wardroom.server.faults import FaultError
from wardroom.server.messages import NewSeat, NewTable


class Part(Struct, forbid_unknown_fields=True):
    """Answers of one seat, as words of the notation, and by what name the coach's sentences about them go."""

    seat: int
    words: str
    note: str = ""


class Lesson(Struct, forbid_unknown_fields=True):
    """The learner's seat is the first. The dice are those of a game with this seed."""

    seed: int
    position: str
    parts: list[Part]
    options: dict[str, str] = {}

    @property
    def notes(self) -> list[str]:
        """By what names the coach's sentences go."""
        return [part.note for part in self.parts if part.note]


class Script:
    """A lesson with every position that it passes through."""

    def __init__(self, key: str, lesson: Lesson) -> None:
        self.game = games.find(key)
        self.lesson = lesson
        match = self.begin(["human", "bot"])
        # By place: the part, how many of its words were given, and the action that is due.
        self.due: list[tuple[int, int, int]] = []
        self.places = {match.state.text(): 0}
        actions = {self.game.action_text(action): action for action in range(self.game.action_count)}
        for number, part in enumerate(lesson.parts):
            for given, word in enumerate(part.words.split()):
                self.due.append((number, given, actions[word]))
                match.apply(part.seat - 1, actions[word])
                self.places[match.state.text()] = len(self.due)
        # As it stands when all is done.
        self.last = match

    def begin(self, players: list[str]) -> Match:
        """The battle before the first answer."""
        key = seeded_key(self.lesson.seed)
        heading = Match.start(self.game, self.lesson.options, key, players).heading
        streams = tuple(0 for _ in self.game.streams)
        return Match.from_snapshot(
            self.game,
            replace(heading, seed=None),
            key,
            Snapshot(
                rules=self.game.rules_version,
                content=heading.content,
                position=self.lesson.position,
                indices=streams,
                dice_stream=1,
                resigned=(),
                players=tuple(players),
                lines=0,
                events=0,
            ),
        )

    def place(self, match: Match) -> int | None:
        """How many answers of the script have been given, nothing if the game has left it."""
        return self.places.get(match.state.text())

    def is_done(self, match: Match) -> bool:
        return self.place(match) == len(self.due)

    def waits(self, match: Match, seat: int) -> bool:
        """Whether somebody else answers first, where several are asked at once, or all is done."""
        return self.place(match) is not None and not self.next_words(match, seat)

    def next_words(self, match: Match, seat: int) -> list[int]:
        """The answers of the script that a seat is to give now, as far as one part of it goes."""
        place = self.place(match)
        if place is None or place == len(self.due):
            return []
        part = self.due[place][0]
        if self.lesson.parts[part].seat - 1 != seat:
            return []
        return [action for number, _, action in self.due[place:] if number == part]

    def check(self, match: Match, seat: int, actions: list[int]) -> None:
        """Whatever else is legal, too, has to wait for the lesson."""
        place = self.place(match)
        if place is not None:
            due = self.due[place : place + len(actions)]
            mine = all(self.lesson.parts[part].seat - 1 == seat for part, _, _ in due)
            if not mine or [action for _, _, action in due] != actions:
                raise FaultError("lesson-first", "first comes what the coach shows", status=409)

    def told(self, match: Match, seat: int) -> dict[str, Any]:
        """What the coach is to say to a seat, and what is to be pressed for it."""
        place = self.place(match)
        if place is None:
            return {}
        notes = len(self.lesson.notes)
        if place == len(self.due):
            return {"note": "end", "words": [], "at": notes, "of": notes}
        part = self.lesson.parts[self.due[place][0]]
        words = [self.game.action_text(action) for action in self.next_words(match, seat)]
        at = sum(1 for earlier in self.lesson.parts[: self.due[place][0]] if earlier.note)
        return {"note": part.note, "words": words, "at": at, "of": notes}


def has_lesson(key: str) -> bool:
    return key in games.names() and (PACKAGE / "games" / key / "lesson.toml").exists()


def lesson_of(key: str) -> Lesson:
    """FaultError if the game has none."""
    if not has_lesson(key):
        raise FaultError("no-lesson", f"there is no lesson of {key!r}", status=404)
    return msgspec.toml.decode((PACKAGE / "games" / key / "lesson.toml").read_bytes(), type=Lesson)


@functools.cache
def script_of(key: str) -> Script:
    return Script(key, lesson_of(key))


def table_of(new: NewTable) -> NewTable:
    """A table for the lesson of a game: options and seats are those of the lesson."""
    script = script_of(new.game)
    return NewTable(
        game=new.game,
        options=dict(script.lesson.options),
        seats=[NewSeat("you"), NewSeat("bot")],
        name=new.name,
        practice=True,
        learn=True,
        lesson=True,
        window=0,
    )
