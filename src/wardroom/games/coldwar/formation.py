"""5.2 Task force organisation: seven ships in up to three rows, chosen by all in secret."""

from typing import cast

from wardroom.core.decision import DONE, Decision
from wardroom.core.lists import add_to
from wardroom.core.sealed import Sealed
from wardroom.core.state import ALLOWED, NOT_ASKED, State, Step
from wardroom.games.coldwar import diary
from wardroom.games.coldwar import refusals as no
from wardroom.games.coldwar.actions import ROW, is_row
from wardroom.games.coldwar.battle import Battle


def row_forbids(rows: list[int], row: int, still_to_place: int) -> int:
    """5.21 A row needs a ship in each row before it; ships still to come may fill the gaps."""
    gaps = 0
    for front in range(1, 3):
        occupied = rows[front] > 0 or front == row
        if not occupied and (row > front or rows[3] > 0 or (front == 1 and rows[2] > 0)):
            gaps += 1
    return no.ROW_GAP if gaps > still_to_place else ALLOWED


class Arrange(Step):
    """5.21 One player's private run: a row for each surface ship, in the order of the catalogue."""

    def __init__(self, seat: int, ships: list[int]) -> None:
        self.seat = seat
        self.ships = ships
        self.rows: list[int] = []
        # A force of submarines alone has nothing to arrange, but nobody else may know that.
        self.agreed = False

    def asks(self, state: State) -> int:
        if len(self.rows) < len(self.ships) or (not self.ships and not self.agreed):
            return 1 << self.seat
        return 0

    def decision(self, state: State, seat: int) -> Decision:
        if not self.ships:
            return Decision(seat, "arrange-nothing", "5.23")
        b = cast(Battle, state)
        ship = self.ships[len(self.rows)]
        return Decision(seat, "arrange", "5.2", {"ship": diary.ship_fact(b, ship)})

    def candidates(self, state: State, seat: int) -> list[int]:
        return [ROW + 1, ROW + 2, ROW + 3] if self.ships else [DONE]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if not self.ships:
            return ALLOWED if action == DONE else NOT_ASKED
        if not is_row(action):
            return NOT_ASKED
        return row_forbids(self.counts(), action - ROW, len(self.ships) - len(self.rows) - 1)

    def counts(self) -> list[int]:
        """How many ships have been placed in each row."""
        counts = [0, 0, 0, 0]
        for row in self.rows:
            add_to(counts, row, 1)
        return counts

    def legal(self, state: State, seat: int) -> list[int]:
        if not self.ships:
            return [DONE]
        counts = self.counts()
        found = []
        for row in range(1, 4):
            if row_forbids(counts, row, len(self.ships) - len(self.rows) - 1) == ALLOWED:
                found.append(ROW + row)
        return found

    def take(self, state: State, seat: int, action: int) -> None:
        if self.ships:
            self.rows.append(action - ROW)
        else:
            self.agreed = True

    def copy(self) -> Step:
        other = Arrange(self.seat, self.ships)
        other.rows = self.rows[:]
        other.agreed = self.agreed
        return other


class Formation(Sealed):
    """5.2 All task forces are arranged at once and revealed together."""

    def begin(self, state: State, seat: int) -> Step:
        return Arrange(seat, surface_ships(cast(Battle, state), seat))

    def empty(self) -> Sealed:
        return Formation(self.members)

    def open(self, state: State) -> None:
        b = cast(Battle, state)
        b.stack.pop()
        for seat in range(b.seats):
            run = self.runs.get(seat)
            if isinstance(run, Arrange):
                for ship, row in zip(run.ships, run.rows, strict=True):
                    b.status[ship] += row
            if b.log is not None:
                diary.tell(
                    b,
                    "formation",
                    "5.2",
                    {"seat": diary.seat_fact(seat), "ships": diary.ships_fact(b, b.forces[seat].ships)},
                )


def surface_ships(b: Battle, seat: int) -> list[int]:
    """5.23 Submarines stand apart and are in no row."""
    return [ship for ship in b.forces[seat].ships if not b.ship(ship).is_submarine]
