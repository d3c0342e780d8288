"""Ships are chosen in the order of the catalogue, equal ones with their number, then `done`."""

from typing import Final, cast

from wardroom.core.decision import DONE
from wardroom.core.state import ALLOWED, NOT_ASKED, State, Step
from wardroom.games.worldatwar.actions import NUMBER, SHIP, is_number, is_ship, number, ship
from wardroom.games.worldatwar.combat import labels_of
from wardroom.games.worldatwar.operation import NOTHING, Operation

NOT_PICKED: Final = -1


class ShipByShip(Step):
    """A private run; the kinds of it declare these facts, and say who may be chosen."""

    def __init__(self) -> None:
        self.seat = 0
        self.units: list[int] = NOTHING
        # The label whose number is being asked, and the last one that was chosen.
        self.label: int = NOT_PICKED
        self.last: int = NOT_PICKED
        self.finished = 0

    def able(self, op: Operation) -> list[int]:
        """Ships that may be chosen."""
        raise NotImplementedError

    def goes_last(self, op: Operation, unit: int) -> bool:
        """Whether others are taken first of equal ships."""
        return False

    def incomplete(self, op: Operation) -> int:
        """The rule against those that are chosen, or ALLOWED."""
        return ALLOWED

    def refuses(self, op: Operation, label: int, count: int) -> int:
        """The first rule against so many ships of a label."""
        return ALLOWED

    def asks(self, state: State) -> int:
        return 0 if self.finished else 1 << self.seat

    def alike(self, op: Operation, label: int) -> list[int]:
        return [u for u in self.able(op) if op.label(u) == label]

    def available(self, op: Operation, label: int) -> list[int]:
        """Equal ships of a label, in the order in which they are taken."""
        alike = [u for u in self.alike(op, label) if u not in self.units]
        return [u for u in alike if not self.goes_last(op, u)] + [u for u in alike if self.goes_last(op, u)]

    def labels(self, op: Operation) -> list[int]:
        """What may still be picked, ascending."""
        return [label for label in labels_of(op, self.able(op)) if label > self.last]

    def candidates(self, state: State, seat: int) -> list[int]:
        op = cast(Operation, state)
        if self.label != NOT_PICKED:
            return [number(n) for n in range(1, len(self.available(op, self.label)) + 1)]
        return [DONE] + [ship(label) for label in self.labels(op)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        op = cast(Operation, state)
        if seat != self.seat or self.finished:
            return NOT_ASKED
        if self.label != NOT_PICKED:
            if not is_number(action) or not 1 <= action - NUMBER <= len(self.available(op, self.label)):
                return NOT_ASKED
            return self.refuses(op, self.label, action - NUMBER)
        if action == DONE:
            return self.incomplete(op)
        if not is_ship(action) or action - SHIP not in self.labels(op):
            return NOT_ASKED
        # One of them must fit in; with two or more the number is asked next.
        code = self.refuses(op, action - SHIP, 1)
        for count in range(2, len(self.available(op, action - SHIP)) + 1):
            if code != ALLOWED:
                code = self.refuses(op, action - SHIP, count)
        return code

    def take(self, state: State, seat: int, action: int) -> None:
        op = cast(Operation, state)
        if self.label != NOT_PICKED:
            self.pick(op, action - NUMBER)
        elif action == DONE:
            self.finished = 1
        else:
            self.label = action - SHIP
            if len(self.available(op, self.label)) == 1:
                self.pick(op, 1)

    def pick(self, op: Operation, count: int) -> None:
        self.units = self.units + self.available(op, self.label)[:count]
        self.last = self.label
        self.label = NOT_PICKED
