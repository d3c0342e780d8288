"""Codebreaking cards, played by both sides at once and in secret (22.22I, 22.451B, 22.9418)."""

from typing import cast

from wardroom.core.decision import Decision
from wardroom.core.sealed import Sealed
from wardroom.core.state import ALLOWED, NOT_ASKED, State, Step
from wardroom.games.worldatwar import diary
from wardroom.games.worldatwar import refusals as no
from wardroom.games.worldatwar.actions import NO, NUMBER, YES, is_number, number
from wardroom.games.worldatwar.operation import Operation
from wardroom.games.worldatwar.scenario import STRATEGIC, TACTICAL, UNDERSEA
from wardroom.games.worldatwar.stage import SealedStage, Stage

UNDECIDED = -1


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
        if self.kind == STRATEGIC:
            return Decision(seat, "strategic-cards", "22.22I", {"held": held})
        if self.kind == UNDERSEA:
            return Decision(seat, "undersea-cards", "22.9418", {"held": held})
        return Decision(seat, "tactical-cards", "22.451B", {"held": held})

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


class StrategicCards(SealedStage):
    """22.22I Whoever lays more strategic cards adds one die to all his interceptions of the player turn."""

    def begin(self, state: State, seat: int) -> Step:
        run = CardRun()
        run.seat = seat
        run.kind = STRATEGIC
        return run

    def asks(self, state: State) -> int:
        op = cast(Operation, state)
        if op.cards[STRATEGIC] == 0 and op.cards[3 + STRATEGIC] == 0:
            return 0
        return self.pending

    def open(self, state: State) -> None:
        op = cast(Operation, state)
        op.stack.pop()
        laid = [laid_by(self, 0), laid_by(self, 1)]
        for seat in range(2):
            op.cards[seat * 3 + STRATEGIC] -= laid[seat]
            op.codes[seat] = 1 if laid[seat] > laid[1 - seat] else 0
        if laid[0] or laid[1]:
            diary.tell(op, "strategic-cards", "22.22I", {"first": laid[0], "second": laid[1]})


class UnderseaCards(SealedStage):
    """22.9418 Whoever lays more has the advantage in all submarine attacks of the turn (ruling)."""

    def begin(self, state: State, seat: int) -> Step:
        run = CardRun()
        run.seat = seat
        run.kind = UNDERSEA
        return run

    def asks(self, state: State) -> int:
        op = cast(Operation, state)
        if op.cards[UNDERSEA] == 0 and op.cards[3 + UNDERSEA] == 0:
            return 0
        return self.pending

    def open(self, state: State) -> None:
        op = cast(Operation, state)
        op.stack.pop()
        laid = [laid_by(self, 0), laid_by(self, 1)]
        for seat in range(2):
            op.cards[seat * 3 + UNDERSEA] -= laid[seat]
            op.sub_codes[seat] = 1 if laid[seat] > laid[1 - seat] else 0
        if laid[0] or laid[1]:
            diary.tell(op, "undersea-cards", "22.9418", {"first": laid[0], "second": laid[1]})


class TacticalCards(SealedStage):
    """22.451B Whoever lays more tactical cards has the advantage of the battle."""

    def begin(self, state: State, seat: int) -> Step:
        run = CardRun()
        run.seat = seat
        run.kind = TACTICAL
        return run

    def asks(self, state: State) -> int:
        op = cast(Operation, state)
        if op.cards[TACTICAL] == 0 and op.cards[3 + TACTICAL] == 0:
            return 0
        return self.pending

    def open(self, state: State) -> None:
        op = cast(Operation, state)
        op.stack.pop()
        laid = [laid_by(self, 0), laid_by(self, 1)]
        for seat in range(2):
            op.cards[seat * 3 + TACTICAL] -= laid[seat]
        if laid[0] or laid[1]:
            diary.tell(op, "tactical-cards", "22.451B", {"first": laid[0], "second": laid[1]})
        if laid[0] != laid[1]:
            step = UseAdvantage()
            step.seat = 0 if laid[0] > laid[1] else 1
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
