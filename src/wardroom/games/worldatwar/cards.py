"""Codebreaking cards, played by both sides at once and in secret (22.22I, 22.451B, 22.9418)."""

from typing import Final, cast

from wardroom.core.decision import Decision
from wardroom.core.sealed import Sealed
from wardroom.core.state import ALLOWED, NOT_ASKED, State, Step
from wardroom.games.worldatwar import diary
from wardroom.games.worldatwar import refusals as no
from wardroom.games.worldatwar.actions import NO, NUMBER, YES, is_number, number
from wardroom.games.worldatwar.operation import Operation
from wardroom.games.worldatwar.scenario import STRATEGIC, UNDERSEA
from wardroom.games.worldatwar.stage import SealedStage, Stage

UNDECIDED: Final = -1

# By kind: what the question and the event are called, and the rule.
KINDS: Final = (
    ("strategic-cards", "22.22I"),
    ("tactical-cards", "22.451B"),
    ("undersea-cards", "22.9418"),
)


class CardRun(Stage):
    """How many cards of one kind a player lays."""

    def __init__(self) -> None:
        self.seat = 0
        self.kind = STRATEGIC
        self.laid = UNDECIDED

    def names(self) -> list[str]:
        return ["seat", "kind", "laid"]

    def parts(self) -> list[list[int]]:
        return [[self.seat], [self.kind], [self.laid]]

    def refill(self, parts: list[list[int]]) -> None:
        self.seat, self.kind, self.laid = parts[0][0], parts[1][0], parts[2][0]

    def asks(self, state: State) -> int:
        return 1 << self.seat if self.laid == UNDECIDED else 0

    def decision(self, state: State, seat: int) -> Decision:
        op = cast(Operation, state)
        held = op.cards[seat * 3 + self.kind]
        name, rule = KINDS[self.kind]
        return Decision(seat, name, rule, {"held": held})

    def candidates(self, state: State, seat: int) -> list[int]:
        op = cast(Operation, state)
        most = max(op.cards[self.kind], op.cards[3 + self.kind])
        return [number(n) for n in range(most + 1)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        op = cast(Operation, state)
        if seat != self.seat or not is_number(action) or action not in self.candidates(state, seat):
            return NOT_ASKED
        return ALLOWED if action - NUMBER <= op.cards[seat * 3 + self.kind] else no.NO_CARDS_LEFT

    def take(self, state: State, seat: int, action: int) -> None:
        self.laid = action - NUMBER


def laid_by(step: Sealed, seat: int) -> int:
    run = step.runs.get(seat)
    return run.laid if isinstance(run, CardRun) else 0


class CodeCards(SealedStage):
    """22.22I, 22.451B, 22.9418: both lay cards of one kind; whoever lays more has the advantage.

    Strategic cards bring a die in all interceptions of the player turn, those of submarine warfare one better
    in all its submarine attacks (ruling), tactical cards the advantage of the battle.
    """

    def __init__(self, members: int = 0) -> None:
        super().__init__(members)
        self.kind = STRATEGIC

    def names(self) -> list[str]:
        return ["kind"]

    def parts(self) -> list[list[int]]:
        return [[self.kind]]

    def refill(self, parts: list[list[int]]) -> None:
        self.kind = parts[0][0]

    def begin(self, state: State, seat: int) -> Step:
        run = CardRun()
        run.seat = seat
        run.kind = self.kind
        return run

    def open(self, state: State) -> None:
        op = cast(Operation, state)
        op.stack.pop()
        laid = [laid_by(self, 0), laid_by(self, 1)]
        for seat in range(2):
            op.cards[seat * 3 + self.kind] -= laid[seat]
        if laid[0] or laid[1]:
            name, rule = KINDS[self.kind]
            diary.tell(op, name, rule, {"first": laid[0], "second": laid[1]})
        if laid[0] != laid[1]:
            self.reward(op, 0 if laid[0] > laid[1] else 1)

    def reward(self, op: Operation, seat: int) -> None:
        if self.kind == STRATEGIC:
            op.codes[seat] = 1
        elif self.kind == UNDERSEA:
            op.sub_codes[seat] = 1
        else:
            step = UseAdvantage()
            step.seat = seat
            op.stack.append(step)


def lay_cards(op: Operation, kind: int) -> None:
    """Whoever has cards of the kind is asked; how many each side holds is no secret."""
    members = 0
    for seat in range(2):
        if op.cards[seat * 3 + kind] > 0:
            members |= 1 << seat
    if members:
        step = CodeCards(members)
        step.kind = kind
        op.stack.append(step)


class UseAdvantage(Stage):
    """22.552A The advantage is used for search, or to shift the Naval Nationality DRM (48.51)."""

    def __init__(self) -> None:
        self.seat = 0

    def names(self) -> list[str]:
        return ["seat"]

    def parts(self) -> list[list[int]]:
        return [[self.seat]]

    def refill(self, parts: list[list[int]]) -> None:
        self.seat = parts[0][0]

    def asks(self, state: State) -> int:
        return 1 << self.seat

    def decision(self, state: State, seat: int) -> Decision:
        return Decision(seat, "use-advantage", "22.451B")

    def candidates(self, state: State, seat: int) -> list[int]:
        return [YES, NO]

    def forbids(self, state: State, seat: int, action: int) -> int:
        return ALLOWED if seat == self.seat and (action == YES or action == NO) else NOT_ASKED

    def take(self, state: State, seat: int, action: int) -> None:
        op = cast(Operation, state)
        op.stack.pop()
        if action == YES:
            op.search_edge[seat] = 1
        else:
            op.naval_shift[seat] = op.settings.tactical_shift
        diary.tell(
            op,
            "advantage-for-search" if action == YES else "advantage-for-gunnery",
            "22.451B",
            {"seat": diary.seat_fact(seat)},
        )
