"""22.531C Both sides choose in secret which ships they screen."""

from typing import cast

from wardroom.core.decision import DONE, Decision
from wardroom.core.state import ALLOWED, NOT_ASKED, State, Step
from wardroom.games.worldatwar import refusals as no
from wardroom.games.worldatwar.actions import NUMBER, SHIP, is_number, is_ship
from wardroom.games.worldatwar.battle_lines import BattleLines, in_front
from wardroom.games.worldatwar.combat import count_label, in_line, labels_of
from wardroom.games.worldatwar.holding import may_hold_back
from wardroom.games.worldatwar.operation import Operation, slot
from wardroom.games.worldatwar.stage import SealedStage, Stage


class Screening(SealedStage):
    """22.531C Both sides decide in secret which ships they screen, before any ship is shown."""

    def begin(self, state: State, seat: int) -> Step:
        run = ScreenRun()
        run.seat = seat
        return run

    def open(self, state: State) -> None:
        op = cast(Operation, state)
        chosen: list[list[int]] = [[], []]
        for seat in range(2):
            run = self.runs.get(seat)
            if isinstance(run, ScreenRun):
                chosen[seat] = run.units[:]
        op.stack.pop()
        cast(BattleLines, op.stack[-1]).line_up(op, chosen)


class ScreenRun(Stage):
    """22.531C The ships one side screens by choice, in ascending order of their labels."""

    def __init__(self) -> None:
        self.seat = 0
        self.units: list[int] = []
        # A label of which there are several, while their number is asked.
        self.label = -1
        self.last = -1
        self.finished = 0

    def names(self) -> list[str]:
        return ["seat", "units", "label", "last", "finished"]

    def parts(self) -> list[list[int]]:
        return [[self.seat], self.units, [self.label], [self.last], [self.finished]]

    def refill(self, parts: list[list[int]]) -> None:
        self.seat = parts[0][0]
        self.units = parts[1]
        self.label = parts[2][0]
        self.last = parts[3][0]
        self.finished = parts[4][0]

    def asks(self, state: State) -> int:
        return 0 if self.finished else 1 << self.seat

    def able(self, op: Operation) -> list[int]:
        """Ships that stand in the front unless they are screened."""
        return in_front(op, self.seat, lines_of(op).numbers[self.seat])

    def decision(self, state: State, seat: int) -> Decision:
        if self.label >= 0:
            ship = f"ship/{cast(Operation, state).scenario.labels[self.label]}"
            return Decision(seat, "screen-number", "22.531C", {"ship": ship})
        op = cast(Operation, state)
        return Decision(seat, "screen", "22.531C", {"group": lines_of(op).numbers[self.seat]})

    def candidates(self, state: State, seat: int) -> list[int]:
        op = cast(Operation, state)
        if self.label >= 0:
            return [NUMBER + n for n in range(1, count_label(op, self.able(op), self.label) + 1)]
        ships = labels_of(op, in_line(op, self.seat, lines_of(op).numbers[self.seat]))
        return [DONE, *[SHIP + label for label in ships]]

    def forbids(self, state: State, seat: int, action: int) -> int:
        op = cast(Operation, state)
        if self.label >= 0:
            if not is_number(action) or action == NUMBER:
                return NOT_ASKED
            return ALLOWED if action - NUMBER <= count_label(op, self.able(op), self.label) else no.TOO_MANY
        if action == DONE:
            return ALLOWED
        if not is_ship(action):
            return NOT_ASKED
        label = action - SHIP
        if label not in labels_of(op, in_line(op, self.seat, lines_of(op).numbers[self.seat])):
            return no.NOT_YOUR_SHIP
        if count_label(op, self.able(op), label) == 0:
            return no.SCREENED_ANYWAY
        return ALLOWED if label > self.last else no.IN_ORDER

    def take(self, state: State, seat: int, action: int) -> None:
        op = cast(Operation, state)
        if action == DONE:
            self.finished = 1
        elif self.label >= 0:
            self.put(op, self.label, action - NUMBER)
        elif count_label(op, self.able(op), action - SHIP) > 1:
            self.label = action - SHIP
        else:
            self.put(op, action - SHIP, 1)

    def put(self, op: Operation, label: int, count: int) -> None:
        for unit in self.able(op):
            if count > 0 and op.label(unit) == label:
                self.units = [*self.units, unit]
                count -= 1
        self.last = label
        self.label = -1
        if max(op.label(unit) for unit in self.able(op)) == label:
            self.finished = 1


def may_screen(op: Operation, seat: int, number: int) -> bool:
    """Whether a side may have ships to screen, as far as everybody can see before they are shown."""
    held_back = False
    for f, own in enumerate(op.forces):
        if own.side == seat and own.number == number and own.present and may_hold_back(op, f):
            held_back = True
    if op.revealed[slot(seat, number)] and not held_back:
        return len(in_front(op, seat, number)) > 0
    return True


def lines_of(op: Operation) -> BattleLines:
    """The lines of the engagement that is being fought; they lie under whatever they wait for."""
    for place in range(len(op.stack) - 1, -1, -1):
        step = op.stack[place]
        if isinstance(step, BattleLines):
            return step
    raise ValueError("no fleet engagement is being fought")
