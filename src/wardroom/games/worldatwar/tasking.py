"""22.44 Squadrons are given their tasks in secret: a number for each question."""

from typing import cast

from wardroom.core.decision import DONE, Decision
from wardroom.core.facts import Public
from wardroom.core.state import ALLOWED, NOT_ASKED, State, Step
from wardroom.games.worldatwar import refusals as no
from wardroom.games.worldatwar.actions import NUMBER, is_number
from wardroom.games.worldatwar.kinds import AnyNumbers, Bit, SideNumber
from wardroom.games.worldatwar.operation import NOTHING, Operation


class NumbersRun(Step):
    """The private run of one seat: a number for each of its questions, then it is done.

    Who has nothing to decide is asked all the same: that it has no squadrons here is its secret.
    """

    seat: Public[SideNumber] = 0
    answers: Public[AnyNumbers] = NOTHING
    finished: Public[Bit] = 0

    def questions(self, op: Operation) -> int:
        raise NotImplementedError

    def most(self, op: Operation) -> int:
        """The highest number that the present question allows."""
        raise NotImplementedError

    def question(self, op: Operation) -> Decision:
        raise NotImplementedError

    def asks(self, state: State) -> int:
        return 0 if self.finished else 1 << self.seat

    def decision(self, state: State, seat: int) -> Decision:
        op = cast(Operation, state)
        if len(self.answers) < self.questions(op):
            return self.question(op)
        return Decision(seat, "air-done", "22.44")

    def candidates(self, state: State, seat: int) -> list[int]:
        op = cast(Operation, state)
        if len(self.answers) < self.questions(op):
            return [NUMBER + n for n in range(self.most(op) + 1)]
        return [DONE]

    def forbids(self, state: State, seat: int, action: int) -> int:
        op = cast(Operation, state)
        if len(self.answers) == self.questions(op):
            return ALLOWED if action == DONE else NOT_ASKED
        if not is_number(action):
            return NOT_ASKED
        return ALLOWED if action - NUMBER <= self.most(op) else no.TOO_MANY

    def take(self, state: State, seat: int, action: int) -> None:
        if action == DONE:
            self.finished = 1
            return
        op = cast(Operation, state)
        self.answers = [*self.answers, action - NUMBER]
        while len(self.answers) < self.questions(op) and self.most(op) == 0:
            self.answers = [*self.answers, 0]
        if len(self.answers) == self.questions(op):
            self.finished = 1
