"""What a match goes back to when an answer is undone."""

from __future__ import annotations

from wardroom.core.decision import DONE
from wardroom.core.records import LoggedDice
from wardroom.core.state import State


class Past:
    """The truth as it was, and how far dice, record and diary had come."""

    def __init__(self, state: State, dice: LoggedDice, lines: int, run: list[int], events: int) -> None:
        self.state = state
        self.dice = dice
        self.lines = lines
        self.run = run
        self.events = events
        # What was answered then.
        self.answer = DONE

    def copy(self) -> Past:
        found = Past(self.state.copy(), self.dice.copy(), self.lines, list(self.run), self.events)
        found.answer = self.answer
        return found
