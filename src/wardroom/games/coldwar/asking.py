"""Steps that put a question to one seat at a time."""

from typing import cast

from wardroom.core.decision import Decision
from wardroom.core.state import ALLOWED, NOBODY, NOT_ASKED, State, Step
from wardroom.games.coldwar.battle import Battle


class Asking(Step):
    """Its steps say what may be answered and what it does; whose turn it is to answer is seen to here."""

    def asked(self, b: Battle) -> int:
        """The seat that must answer now, or NOBODY: the step acts by itself."""
        raise NotImplementedError

    def question(self, b: Battle, seat: int) -> Decision:
        raise NotImplementedError

    def choices(self, b: Battle, seat: int) -> list[int]:
        """Everything that the seat could point at, ascending."""
        raise NotImplementedError

    def bars(self, b: Battle, seat: int, action: int) -> int:
        """0, or the first rule that forbids the seat this answer."""
        raise NotImplementedError

    def allowed(self, b: Battle, seat: int) -> list[int]:
        """The choices that nothing bars; a step may say it faster."""
        found = []
        for action in self.choices(b, seat):
            if self.bars(b, seat, action) == ALLOWED:
                found.append(action)
        return found

    def answer(self, b: Battle, seat: int, action: int) -> None:
        """Carry out a legal answer."""
        raise NotImplementedError

    # -- as core asks ----------------

    def asks(self, state: State) -> int:
        seat = self.asked(cast(Battle, state))
        return 0 if seat == NOBODY else 1 << seat

    def decision(self, state: State, seat: int) -> Decision:
        return self.question(cast(Battle, state), seat)

    def candidates(self, state: State, seat: int) -> list[int]:
        b = cast(Battle, state)
        return self.choices(b, seat) if seat == self.asked(b) else []

    def forbids(self, state: State, seat: int, action: int) -> int:
        b = cast(Battle, state)
        return self.bars(b, seat, action) if seat == self.asked(b) else NOT_ASKED

    def legal(self, state: State, seat: int) -> list[int]:
        b = cast(Battle, state)
        return self.allowed(b, seat) if seat == self.asked(b) else []

    def take(self, state: State, seat: int, action: int) -> None:
        self.answer(cast(Battle, state), seat, action)


def first_of(queue: list[int]) -> int:
    """Of those who are asked one after the other."""
    return queue[0] if queue else NOBODY
