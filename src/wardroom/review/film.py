"""A game seen again: moment by moment, from one seat, from the gallery, or with everything open.

Every line of a record that was played is a moment. It shows what the viewpoint could see at that time: sealed
runs of others appear when they were opened, and parts that were taken back appear as they happened.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from wardroom.core.changes import merge_patch
from wardroom.core.events import Event, Throw
from wardroom.core.match import Match
from wardroom.core.outcome import Outcome
from wardroom.core.records import RUN, Record
from wardroom.core.replaying import Find, play_whole
from wardroom.core.state import NOBODY, SPECTATOR, TRUTH, State
from wardroom.core.vocabulary import Fact

Document = dict[str, object]


@dataclass(frozen=True)
class Told:
    """A line of the war diary as the viewpoint may read it; `seen`: in the form for those who saw more."""

    name: str
    rule: str
    facts: dict[str, Fact]
    seen: bool
    dice: list[Throw]


@dataclass(frozen=True)
class Moment:
    """What one line of the record did to a viewpoint."""

    # The number of the line, the seat that played it (NOBODY: the deal, an act of the table), and its words
    # where the viewpoint may read them.
    line: int
    by: int
    text: str
    # From the moment before to this one, as a merge patch; the first one is the whole.
    patch: Document
    told: list[Told]


class Camera:
    """Stands at one viewpoint: a seat, SPECTATOR, or TRUTH for all that there is."""

    def __init__(self, viewpoint: int) -> None:
        self.viewpoint = viewpoint
        self.shown: Document = {}
        self.match: Match | None = None
        self.heard = 0

    def shoot(self, match: Match, line: int, text: str) -> Moment:
        """The moment after a line has been played."""
        run = RUN.fullmatch(text)
        by = int(run[1]) - 1 if run else NOBODY
        readable = run is None or self.viewpoint in (by, TRUTH)
        view = match.state if self.viewpoint == TRUTH else match.state.observe(self.viewpoint)
        before, self.shown = self.shown, document(match, view, match.game.board(view))
        if match is not self.match:
            self.match, self.heard = match, 0
        told = [
            Told(event.name, event.rule, *heard_by(event, self.viewpoint), event.dice)
            for event in match.events[self.heard :]
        ]
        self.heard = len(match.events)
        return Moment(line, by, text if readable else "", merge_patch(before, self.shown), told)


def document(match: Match, view: State, board: Mapping[str, object]) -> Document:
    """The board with course, who is publicly asked, and the outcome when it is there, as a viewpoint sees
    them."""
    course = view.course()
    shown: Document = {
        "board": board,
        "course": {"seat": course.seat, "steps": course.steps, "marks": course.marks},
        "waiting": [] if match.over else view.waiting(),
    }
    if match.outcome is not None:
        shown["outcome"] = outcome_of(match.outcome)
    return shown


def outcome_of(outcome: Outcome) -> Document:
    return {
        "scores": outcome.scores,
        "winners": outcome.winners,
        "reason": outcome.reason,
        "rule": outcome.rule,
    }


def heard_by(event: Event, viewpoint: int) -> tuple[dict[str, Fact], bool]:
    """The facts of an event that a viewpoint may know, and whether they are more than the public's."""
    seen = event.secret is not None and (
        viewpoint == TRUTH or (viewpoint > SPECTATOR and bool(event.seats >> viewpoint & 1))
    )
    return (event.secret if seen and event.secret is not None else event.facts), seen


def film(record: Record, find: Find, viewpoint: int, key: bytes | None = None) -> Iterator[Moment]:
    """All moments from one viewpoint. While a game runs, film `Match.settled` and not its whole record."""
    for (moment,) in films(record, find, [viewpoint], key):
        yield moment


def films(
    record: Record, find: Find, viewpoints: Sequence[int], key: bytes | None = None
) -> Iterator[list[Moment]]:
    """The same for several viewpoints in one pass: for each line a moment of each."""
    cameras = [Camera(viewpoint) for viewpoint in viewpoints]
    for match, line in play_whole(record, find, key):
        text = record.body[line - record.first]
        yield [camera.shoot(match, line, text) for camera in cameras]
