"""5.rows Fleets stand in up to three rows, submarines beside them."""

from typing import Final, cast

from wardroom.core.decision import Decision
from wardroom.core.lists import add_to
from wardroom.core.rows import close_up, has_gap
from wardroom.core.state import ALLOWED, NOT_ASKED, State, Step
from wardroom.games.highseas import diary
from wardroom.games.highseas import refusals as no
from wardroom.games.highseas.actions import ACTIVE as TO_ACTIVE
from wardroom.games.highseas.actions import PASSIVE as TO_PASSIVE
from wardroom.games.highseas.actions import ROW, is_row
from wardroom.games.highseas.battle import ACTIVE, Battle


def row_forbids(rows: list[int], row: int, still_to_place: int) -> int:
    """5.rows A row needs a ship in each row before it; ships still to come may fill the gaps."""
    gaps = 0
    for front in range(1, 3):
        occupied = rows[front] > 0 or front == row
        if not occupied and (row > front or rows[3] > 0 or (front == 1 and rows[2] > 0)):
            gaps += 1
    return no.ROW_GAP if gaps > still_to_place else ALLOWED


def occupied(bits: int) -> list[int]:
    """A ship in each row whose bit is set."""
    return [0, bits >> 1 & 1, bits >> 2 & 1, bits >> 3 & 1]


# By the rows that are taken (as bits) and the ships that may still move (none, one, more): the rows that are
# open to one more ship, as bits; and whether a row is empty before another.
MANY: Final = 2
OPEN_ROWS: Final = [
    [
        sum([1 << row for row in range(1, 4) if row_forbids(occupied(bits), row, free) == ALLOWED])
        for free in range(MANY + 1)
    ]
    for bits in range(16)
]
GAPS: Final = [has_gap(occupied(bits)) for bits in range(16)]


def close_ranks(b: Battle, seat: int) -> None:
    """5.rows When the last ship of a row is gone, the rows behind it move forward."""
    if close_up(b.status, b.fleets[seat].ships):
        diary.simple(b, "rows-close-up", "5.rows", seat)


class LayOut(Step):
    """3.formation A place for each ship, in the order of the catalogue, in sight of all."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.placed = 0

    def asks(self, state: State) -> int:
        return 1 << self.seat

    def ship(self, b: Battle) -> int:
        return b.fleets[self.seat].ships[self.placed]

    def surface_left(self, b: Battle) -> int:
        """Surface ships that follow the one being placed."""
        left = 0
        for ship in b.fleets[self.seat].ships[self.placed + 1 :]:
            if not b.ship(ship).is_submarine:
                left += 1
        return left

    def decision(self, state: State, seat: int) -> Decision:
        b = cast(Battle, state)
        ship = self.ship(b)
        name = "lay-out-submarine" if b.ship(ship).is_submarine else "lay-out"
        return Decision(seat, name, "3.formation", {"ship": diary.ship_fact(b, ship)})

    def candidates(self, state: State, seat: int) -> list[int]:
        if seat != self.seat:
            return []
        b = cast(Battle, state)
        if b.ship(self.ship(b)).is_submarine:
            return [TO_ACTIVE, TO_PASSIVE]
        return [ROW + 1, ROW + 2, ROW + 3]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if seat != self.seat:
            return NOT_ASKED
        b = cast(Battle, state)
        if b.ship(self.ship(b)).is_submarine:
            if is_row(action):
                return no.NO_ROW_FOR_SUBMARINES
            return ALLOWED if action in (TO_ACTIVE, TO_PASSIVE) else NOT_ASKED
        if not is_row(action):
            return NOT_ASKED
        return row_forbids(self.rows(b), action - ROW, self.surface_left(b))

    def rows(self, b: Battle) -> list[int]:
        """How many ships have been placed in each row."""
        rows = [0, 0, 0, 0]
        for ship in b.fleets[self.seat].ships[: self.placed]:
            add_to(rows, b.row(ship), 1)
        return rows

    def take(self, state: State, seat: int, action: int) -> None:
        b = cast(Battle, state)
        ship = self.ship(b)
        if action == TO_ACTIVE:
            b.status[ship] |= ACTIVE
        elif is_row(action):
            add_to(b.status, ship, action - ROW)
        self.placed += 1
        if self.placed == len(b.fleets[seat].ships):
            diary.formation(b, seat)
            b.stack.pop()

    def copy(self) -> Step:
        other = LayOut(self.seat)
        other.placed = self.placed
        return other
