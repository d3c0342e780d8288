"""Steps that put a question to one seat at a time."""

from typing import Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from wardroom.core.decision import Decision
from wardroom.core.state import NOBODY, State, Step

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking(Step, Generic[S]):
    """Its steps say what may be answered and what it does; whose turn it is to answer is seen to here."""

    def asked(self, b: S) -> int:
        """The seat that must answer now, or NOBODY: the step acts by itself."""
        raise NotImplementedError

    def question(self, b: S, seat: int) -> Decision:
        raise NotImplementedError

    def choices(self, b: S, seat: int) -> list[int]:
        """Everything that the seat could point at, ascending."""
        raise NotImplementedError

    def bars(self, b: S, seat: int, action: int) -> int:
        """0, or the first rule that forbids the seat this answer."""
        raise NotImplementedError

    def allowed(self, b: S, seat: int) -> list[int]:
        """The choices that nothing bars; a step may say it faster."""
        return super().legal(b, seat)

    def answer(self, b: S, seat: int, action: int) -> None:
        """Carry out a legal answer."""
        raise NotImplementedError

    # -- as core asks ----------------

    def asks(self, state: State) -> int:
        seat = self.asked(cast(S, state))
        return 0 if seat == NOBODY else 1 << seat

    def hears(self, state: State, seat: int) -> bool:
        return seat == self.asked(cast(S, state))

    def decision(self, state: State, seat: int) -> Decision:
        return self.question(cast(S, state), seat)

    def candidates(self, state: State, seat: int) -> list[int]:
        return self.choices(cast(S, state), seat)

    def forbids(self, state: State, seat: int, action: int) -> int:
        return self.bars(cast(S, state), seat, action)

    def legal(self, state: State, seat: int) -> list[int]:
        return self.allowed(cast(S, state), seat)

    def take(self, state: State, seat: int, action: int) -> None:
        self.answer(cast(S, state), seat, action)


def first_of(queue: list[int]) -> int:
    """Of those who are asked one after the other."""
    return queue[0] if queue else NOBODY
