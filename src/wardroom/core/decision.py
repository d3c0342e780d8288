"""What the rules ask of a seat, and what they answer when they refuse."""

from typing import Final

from wardroom.core.vocabulary import DecisionKind, Fact

# The one answer every game has: this run of small decisions is complete (or: no, thank you).
DONE: Final = 0
# A seat that has finished its part of a sealed step takes it up again.
REOPEN: Final = 1

# How a question is asked.
OPENLY: Final = ""  # all see it, and each small answer
IN_PRIVATE: Final = "private"  # a draft: others see the answers only as a whole
SEALED: Final = "sealed"  # of several seats at once, whose answers are opened together


class Decision:
    """A question put to one seat, of a kind that its game declares; `rule` is where the rulebook asks it."""

    def __init__(
        self, seat: int, kind: DecisionKind, rule: str, facts: dict[str, Fact] | None = None
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.name = self.kind.name
        self.rule = rule
        self.facts: dict[str, Fact] = facts if facts is not None else {}

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, {self.name!r}, rule={self.rule!r}, {self.facts!r})"


class Refusal:
    """Why an action is not legal: the first rule in the book's order that forbids it, and the facts."""

    def __init__(self, name: str, rule: str, facts: dict[str, Fact] | None = None) -> None:
        self.name = name
        self.rule = rule
        self.facts: dict[str, Fact] = facts if facts is not None else {}

    def __repr__(self) -> str:
        return f"Refusal({self.name!r}, rule={self.rule!r}, {self.facts!r})"

    def said(self) -> str:
        """For a programmer: the name and the rule, or that the rules do not come into it."""
        return f"{self.name} ({self.rule})" if self.rule else "this is not asked for here"


class Refused(Exception):
    """Raised by `apply` for an answer that `why_not` refuses."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.said())
        self.refusal = refusal


class NotAsked(Exception):
    """Raised by `decision` for a seat that is asked nothing: what others are asked is not its business."""


class NotTheTruth(Exception):
    """Raised when somebody tries to change an observation."""
