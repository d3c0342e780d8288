"""How a game ended, how far a turn has come, and what a choice is worth."""

from dataclasses import dataclass
from typing import Final


class Outcome:
    """Scores per seat, the winners (several: a draw between them) and the reason."""

    def __init__(self, scores: list[int], winners: list[int], reason: str, rule: str) -> None:
        self.scores = scores
        self.winners = winners
        self.reason = reason
        self.rule = rule

    def __repr__(self) -> str:
        return f"Outcome(scores={self.scores}, winners={self.winners}, {self.reason!r}, rule={self.rule!r})"


@dataclass(eq=False)
class Scored:
    """What a seat won in a round: the sum, its parts, and the keys of the ships it sank and kept afloat."""

    points: int
    parts: list[int]
    sunk: list[str]
    kept: list[str]


@dataclass(eq=False)
class Sinking:
    """A ship that went down: whose it was, who sank it (NOBODY: it blew up), and what it is worth."""

    round: int
    ship: str
    owner: int
    by: int
    points: int

    def plain(self) -> dict[str, object]:
        """As plain data."""
        return {
            "round": self.round,
            "ship": self.ship,
            "of": self.owner,
            "by": self.by,
            "points": self.points,
        }


AHEAD: Final = 0
CURRENT: Final = 1
PAST: Final = 2
SKIPPED: Final = 3


def marked(steps: int, place: int, skipped: tuple[int, ...] = ()) -> list[int]:
    """Where so many steps stand while one of them is played."""
    marks: list[int] = []
    for number in range(steps):
        if number in skipped:
            marks.append(SKIPPED)
        elif number < place:
            marks.append(PAST)
        else:
            marks.append(CURRENT if number == place else AHEAD)
    return marks


class Course:
    """The steps of a turn by their rule numbers, and where in them we are. Its lists are never changed."""

    def __init__(self, seat: int, steps: list[str], marks: list[int]) -> None:
        self.seat = seat
        self.steps = steps
        self.marks = marks

    def current(self) -> str:
        """The rule number of the step being played, or nothing between turns."""
        for step, mark in zip(self.steps, self.marks, strict=True):
            if mark == CURRENT:
                return step
        return ""

    def __repr__(self) -> str:
        return f"Course(seat={self.seat}, current={self.current()!r})"


class Odds:
    """Chances of one choice from what the seat knows; they add up to one."""

    def __init__(
        self, names: list[str], chances: list[float], number: int = 0, cards_unseen: bool = False
    ) -> None:
        self.names = names
        self.chances = chances
        # The number needed on a die, where one is rolled.
        self.number = number
        # True if the figures suppose that the unseen cards lie at random.
        self.cards_unseen = cards_unseen

    def of(self, name: str) -> float:
        """The chance of one result; what is not listed cannot happen."""
        for other, chance in zip(self.names, self.chances, strict=True):
            if other == name:
                return chance
        return 0.0

    def __repr__(self) -> str:
        shares = ", ".join(f"{n} {c:.3f}" for n, c in zip(self.names, self.chances, strict=True))
        return f"Odds({shares})"
