"""Several seats choose at once: private runs, opened together."""

from mypy_extensions import mypyc_attr

from wardroom.core.decision import DONE, REOPEN, SEALED, Decision, NotAsked
from wardroom.core.fact_forms import FactWriter
from wardroom.core.state import ALLOWED, NOBODY, NOT_ASKED, SPECTATOR, State, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Step):
    """Each seat in `members` answers a run of its own; a finished run may be re-opened until all are done.

    Nothing of another seat's run is in an observation, not even that it has begun.
    """

    def __init__(self, members: int) -> None:
        self.members = members
        self.pending = members
        # A run per seat that has begun to answer.
        self.runs: dict[int, Step] = {}

    def begin(self, state: State, seat: int) -> Step:
        """The seat's private run; it pops nothing, and is finished when it asks nobody."""
        raise NotImplementedError

    def open(self, state: State) -> None:
        """All are done: replace this step by what follows."""
        raise NotImplementedError

    def run(self, state: State, seat: int) -> Step:
        """The run of a seat; asking changes nothing, so one that has not begun is made afresh."""
        run = self.runs.get(seat)
        return run if run is not None else self.begin(state, seat)

    def asks(self, state: State) -> int:
        return self.pending

    def hears(self, state: State, seat: int) -> bool:
        """Who is done may take its run up again."""
        return self.members >> seat & 1 != 0

    def act(self, state: State) -> None:
        state.irrevocable += 1
        self.open(state)

    def decision(self, state: State, seat: int) -> Decision:
        if not state.answers_for(seat):
            raise NotAsked(f"how far seat {seat + 1} has come is its secret")
        return self.run(state, seat).decision(state, seat)

    def candidates(self, state: State, seat: int) -> list[int]:
        if not self.pending >> seat & 1:
            return [REOPEN]
        return self.run(state, seat).candidates(state, seat)

    def forbids(self, state: State, seat: int, action: int) -> int:
        if not self.pending >> seat & 1:
            return ALLOWED if action == REOPEN else NOT_ASKED
        return self.run(state, seat).forbids(state, seat, action)

    def legal(self, state: State, seat: int) -> list[int]:
        if not self.pending >> seat & 1:
            return super().legal(state, seat)
        return self.run(state, seat).legal(state, seat)

    def take(self, state: State, seat: int, action: int) -> None:
        if action == REOPEN:
            del self.runs[seat]
            self.pending |= 1 << seat
            return
        run = self.run(state, seat)
        self.runs[seat] = run
        run.take(state, seat, action)
        if run.asks(state) == 0:
            self.pending &= ~(1 << seat)

    def empty(self) -> "Sealed":
        """A step of the same kind with the same members, in which nobody has begun."""
        raise NotImplementedError

    def copy(self) -> Step:
        other = self.empty()
        other.pending = self.pending
        for seat, run in self.runs.items():
            other.runs[seat] = run.copy()
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.number("members", self.members)
        to.number("pending", self.pending)
        for seat in range(self.members.bit_length()):
            if seat in self.runs:
                to.begin(f"run {seat}", type(self.runs[seat]).__name__)
                self.runs[seat].tell_facts(to)
                to.end()

    def is_draft(self) -> bool:
        return True

    def secrecy(self) -> str:
        return SEALED

    def observe(self, state: State, seat: int) -> Step:
        other = self.empty()
        if seat != SPECTATOR and self.members >> seat & 1:
            if seat in self.runs:
                other.runs[seat] = self.runs[seat].copy()
            if not self.pending >> seat & 1:
                other.pending &= ~(1 << seat)
        return other


class Answer(Step):
    """The run of one seat in a window: a single answer."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.given = NOBODY  # no answer yet

    def asks(self, state: State) -> int:
        return 0 if self.given >= 0 else 1 << self.seat

    def decision(self, state: State, seat: int) -> Decision:
        return _window(state).question(state, seat)

    def candidates(self, state: State, seat: int) -> list[int]:
        return _window(state).answers(state, seat)

    def forbids(self, state: State, seat: int, action: int) -> int:
        return _window(state).refuses(state, seat, action)

    def take(self, state: State, seat: int, action: int) -> None:
        self.given = action

    def copy(self) -> Step:
        other = Answer(self.seat)
        other.given = self.given
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.seat("seat", self.seat)
        to.action("given", self.given)


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Sealed):
    """A chance to interrupt: one sealed question to every seat that the public view does not rule out.

    The first answer in turn order after `actor` counts; the others' cards stay in hand, unseen.
    """

    def __init__(self, members: int, actor: int) -> None:
        super().__init__(members)
        self.actor = actor

    def tell_facts(self, to: FactWriter) -> None:
        to.seat("actor", self.actor)
        super().tell_facts(to)

    def question(self, state: State, seat: int) -> Decision:
        raise NotImplementedError

    def answers(self, state: State, seat: int) -> list[int]:
        """Candidates, DONE (pass) among them, ascending."""
        return [DONE]

    def refuses(self, state: State, seat: int, action: int) -> int:
        return ALLOWED if action == DONE else NOT_ASKED

    def interrupted(self, state: State, seat: int, action: int) -> None:
        """The answer that counts; this step is already off the stack."""
        raise NotImplementedError

    def passed(self, state: State) -> None:
        """Nobody interrupts; this step is already off the stack."""
        raise NotImplementedError

    def begin(self, state: State, seat: int) -> Step:
        return Answer(seat)

    def open(self, state: State) -> None:
        state.stack.pop()
        for offset in range(1, state.seats + 1):
            seat = (self.actor + offset) % state.seats
            run = self.runs.get(seat)
            if isinstance(run, Answer) and run.given > DONE:
                self.interrupted(state, seat, run.given)
                return
        self.passed(state)


def _window(state: State) -> Window:
    top = state.stack[-1]
    assert isinstance(top, Window)
    return top
