"""What clients are shown: one whole view for each of their seats, and then only what changes of it.

A `SeatView` is what one seat has been shown: the same for all its clients, computed and encoded once.
Everything comes from the observation of that seat, and every counter counts what that seat saw. `send` is
the only way in which anything reaches a client.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec import UNSET

from wardroom.core.changes import merge_patch
from wardroom.core.events import Event
from wardroom.core.sealed import Sealed
from wardroom.core.state import SPECTATOR, TRUTH, State
from wardroom.review.film import document, heard_by
from wardroom.server import messages
from wardroom.server.journal import Play
from wardroom.server.messages import Change, Course, DiaryLine, Said, Table, ToClient, View, Whole
from wardroom.server.sessions import Visitor
from wardroom.server.throws import thrown

# A client that lets more than this wait is dropped; it gets whole views when it comes back.
MOST_FRAMES = 512
MOST_BYTES = 2_000_000

Shown = dict[str, Any]

encoder = msgspec.json.Encoder()


class Counts:
    """For the metrics: frames of public changes, and clients dropped.

    Frames that only one seat gets are not counted: others could tell from the number what it does in private.
    """

    def __init__(self) -> None:
        self.frames = 0
        self.dropped = 0


COUNTS = Counts()


class Client:
    """One socket at one table, and what waits to be written to it."""

    def __init__(self, visitor: Visitor | None, wake: Callable[[], None]) -> None:
        self.visitor = visitor
        self.wake = wake
        # The seats it is shown: its own, or the spectator's; nothing before its `Hello`.
        self.seats: list[int] = []
        # It wants to see the table as the gallery does, whoever it belongs to.
        self.watch = False
        # Frames for the crowd (`gallery.py`) up to this one are older than what it was last shown as a whole.
        self.since = 0
        self.frames: deque[bytes] = deque()
        self.bytes = 0
        self.dropped = False

    def taken(self) -> bytes:
        """The next frame to write."""
        frame = self.frames.popleft()
        self.bytes -= len(frame)
        return frame


def send(client: Client, frame: bytes) -> None:
    """Everything that a client ever gets passes through here."""
    if client.dropped:
        return
    client.frames.append(frame)
    client.bytes += len(frame)
    if len(client.frames) > MOST_FRAMES or client.bytes > MOST_BYTES:
        client.dropped = True
        client.frames.clear()
        COUNTS.dropped += 1
    client.wake()


def encode(message: ToClient) -> bytes:
    frame: bytes = encoder.encode(message)
    return frame


class SeatView:
    """What a seat (or the spectator) has been shown."""

    def __init__(self, seat: int, first_question: int, open_hands: bool) -> None:
        self.seat = seat
        self.open_hands = open_hands
        self.clients: list[Client] = []
        # Frames, lines of the diary and questions of this seat so far.
        self.n = 0
        self.diary_length = 0
        self.asked = first_question
        self.question: Shown | None = None
        # The seat has answered since it was last looked at: whatever is asked now is a new question.
        self.answered = False
        self.shown: Shown = {}
        self.view: State | None = None
        # The legal answers of the question by their words.
        self.legal: dict[str, int] = {}

    def look(self, play: Play, closes: int) -> Shown:
        """What changed of the seat's view since it was last looked at, as a merge patch."""
        before, self.shown = self.shown, self.see(play, closes)
        return merge_patch(before, self.shown)

    def see(self, play: Play, closes: int) -> Shown:
        """The seat's view as plain data."""
        match = play.match
        view = match.state.observe(self.seat)
        if self.open_hands:
            board = laid_open(match.game.board(view), match.game.board(match.state))
        elif self.view is None:
            board = match.game.board(view)
        else:
            board = match.game.board_after(view, self.view, self.shown["board"])
        shown = document(match, view, board)
        # Whoever looks on is asked nothing, nor is a seat that a bot plays.
        idle = match.over or self.seat == SPECTATOR or self.seat in play.bots
        ask = None if idle else self.ask(view, play, closes)
        if ask is not None:
            shown["ask"] = ask
        else:
            self.question = None
            self.legal = {}
        if play.script is not None and (lesson := play.script.told(match, self.seat)):
            shown["lesson"] = lesson
        self.view = view
        return shown

    def ask(self, view: State, play: Play, closes: int) -> Shown | None:
        """The question put to the seat; a question that was not there before has a new number."""
        question = self.put(view, play)
        if question is None:
            return None
        if self.answered or question != self.question:
            self.asked += 1
        self.answered = False
        self.question = question
        ask = {"n": self.asked, **question}
        if "given" not in question and play.match.can_choose_again(self.seat, play.watched):
            ask["undo"] = True
        if play.script is None and any(by == self.seat for by, _ in play.marks):
            ask["rewind"] = True
        if closes:
            ask["closes"] = closes
        return ask

    def put(self, view: State, play: Play) -> Shown | None:
        seat, texts = self.seat, play.texts
        if seat in play.held:
            # It has answered a window that is still open for others.
            self.legal = {texts[1]: 1}
            return {"name": "given", "rule": "", "facts": {}, "answers": [texts[1]], "given": True}
        legal = view.legal(seat)
        if not legal:
            return None
        answers = [texts[action] for action in legal]
        self.legal = dict(zip(answers, legal, strict=True))
        if not view.asked() >> seat & 1:
            # A finished run of a sealed step, which may be taken up again until all are done.
            return {"name": "given", "rule": "", "facts": {}, "answers": answers, "given": True}
        decision = view.decision(seat)
        question: Shown = {
            "name": decision.name,
            "rule": decision.rule,
            "facts": decision.facts,
            "answers": answers,
        }
        if secrecy := view.secrecy():
            question["secrecy"] = secrecy
        if decision.kind.answers:
            question["lies"] = decision.kind.answers
        # A lesson shows one small answer after the other.
        if play.script is None and play.match.game.lays(decision.kind):
            question["lays"] = True
        return question

    def diary(self, play: Play, first: int) -> list[DiaryLine]:
        """The lines that the seat may read, from that number on, as far as it has been looked at."""
        events = play.match.events
        end = min(self.diary_length, len(events))
        return [self.diary_line(n, events[n], play.times[n], play.moments[n]) for n in range(first, end)]

    def diary_line(self, n: int, event: Event, at: int, moment: int) -> DiaryLine:
        facts, seen = heard_by(event, TRUTH if self.open_hands else self.seat)
        dice = thrown(event.dice)
        return DiaryLine(n, event.name, event.rule, facts, at, seen, moment, dice)

    def change(self, play: Play, closes: int) -> Change | None:
        """The next frame of this seat, or nothing if it sees no difference."""
        patch = self.look(play, closes)
        events = len(play.match.events)
        cut = events if events < self.diary_length else -1
        first, self.diary_length = self.diary_length, events
        log = self.diary(play, first) if events > first else []
        if not patch and not log and cut < 0:
            return None
        self.n += 1
        return Change(seat=self.seat, n=self.n, patch=patch, log=log, cut=cut)

    def whole(self, table: Table, play: Play, chat: list[Said]) -> Whole:
        """Everything, for a client that has nothing yet; `look` must have been called."""
        shown = self.shown
        return Whole(
            table=table,
            view=View(
                seat=self.seat,
                board=shown["board"],
                course=Course(**shown["course"]),
                waiting=shown["waiting"],
                ask=messages.Ask(**shown["ask"]) if "ask" in shown else UNSET,
                outcome=messages.Outcome(**shown["outcome"]) if "outcome" in shown else UNSET,
                lesson=messages.Coaching(**shown["lesson"]) if "lesson" in shown else UNSET,
            ),
            log=self.diary(play, 0),
            chat=chat,
            n=self.n,
        )


def laid_open(seen: Mapping[str, Any], truth: Mapping[str, Any]) -> Mapping[str, Any]:
    """The truth, and what is told only to the seat itself: what a volley may cost it, where its draft leads.

    The former is a part of the board, the latter lies within one that the truth has as well.
    """
    shown = {**seen, **truth}
    for name, part in truth.items():
        own = seen.get(name)
        if isinstance(part, dict) and isinstance(own, dict):
            shown[name] = own | part
    return shown


def is_sealed(state: State) -> bool:
    return bool(state.stack) and isinstance(state.stack[-1], Sealed)
