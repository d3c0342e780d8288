"""The hex chart of A World at War in characters: a line for each row, a cell for each column."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from wardroom.cli.terminal.board import ATTENTION, DANGER, LEGAL, QUIET, STRONG
from wardroom.games.worldatwar.actions import ROWS
from wardroom.games.worldatwar.operation import Operation
from wardroom.games.worldatwar.scenario import NOWHERE
from wardroom.games.worldatwar.under_way import FAILED, HOME

LAND, SEA, OWN_PATH, ENEMY_PATH, OFFERED, BATTLE = "#", ".", "*", "x", "+", "@"
# Columns of the row numbers at the left, and hexes around what is shown.
MARGIN = 3
AROUND = 1
# So many cells apart stand the numbers of columns.
NUMBERED = {2: 2, 1: 5}


def letter_of(op: Operation, seat: int, base: int) -> str:
    """Own bases are capital letters."""
    letter = chr(ord("A") + base % 26)
    return letter if op.scenario.bases[base].side == seat else letter.lower()


def at_sea(op: Operation) -> list[int]:
    """Voyages that have neither come home nor stayed in port."""
    return [n for n, voyage in enumerate(op.voyages) if voyage.status not in (FAILED, HOME)]


class ChartDrawing:
    """What stands in which hex; later marks stand over earlier ones."""

    def __init__(
        self, op: Operation, seat: int, offered: Iterable[int] = (), course: Iterable[int] = ()
    ) -> None:
        self.op = op
        self.seat = seat
        self.marks: dict[int, tuple[str, str]] = {}
        for number in at_sea(op):
            voyage = op.voyages[number]
            own = voyage.side == seat
            self.put(voyage.path, OWN_PATH if own else ENEMY_PATH, STRONG if own else DANGER)
        self.put(course, OWN_PATH, ATTENTION)
        self.put(offered, OFFERED, LEGAL)
        for place, base in enumerate(op.scenario.bases):
            own = base.side == seat
            self.put([base.at], letter_of(op, seat, place), STRONG if own else DANGER)
        for number in at_sea(op):
            voyage = op.voyages[number]
            if voyage.at > 0:
                self.put([voyage.hex()], str(number + 1), STRONG if voyage.side == seat else DANGER)
        if op.round > 0 and op.battle_hex != NOWHERE:
            self.put([op.battle_hex], BATTLE, DANGER)

    def put(self, hexes: Iterable[int], sign: str, style: str) -> None:
        for h in hexes:
            self.marks[h] = (sign, style)

    def window(self) -> tuple[int, int, int, int]:
        """First and last column and row: everything that is marked, and a little around it."""
        chart = self.op.scenario.chart
        columns = [h // ROWS for h in self.marks]
        rows = [h % ROWS for h in self.marks]
        return (
            max(0, min(columns) - AROUND),
            min(chart.columns - 1, max(columns) + AROUND),
            max(0, min(rows) - AROUND),
            min(chart.rows - 1, max(rows) + AROUND),
        )

    def lines(self, width: int) -> list[Text]:
        """The chart no wider than that, as long as the terminal is not tiny."""
        left, right, top, bottom = self.window()
        cell = 2 if MARGIN + 2 * (right - left + 1) <= width else 1
        found = [self.heading(left, right, cell)]
        for row in range(top, bottom + 1):
            line = Text(f"{row:02d} ", style=QUIET)
            for column in range(left, right + 1):
                sign, style = self.sign(column * ROWS + row)
                line.append(sign[-cell:].rjust(cell), style=f"{style} not dim" if style != QUIET else QUIET)
            found.append(line)
        return found

    def heading(self, left: int, right: int, cell: int) -> Text:
        step = NUMBERED[cell]
        numbers = " " * MARGIN
        for column in range(left, right + 1):
            place = MARGIN + cell * (column - left) + cell - 2
            if (column - left) % step == 0 and column < right:
                numbers = numbers.ljust(place)[:place] + f"{column:02d}"
        return Text(numbers, style=QUIET)

    def sign(self, h: int) -> tuple[str, str]:
        if h in self.marks:
            return self.marks[h]
        return (SEA if self.op.scenario.chart.sea[h] else LAND), QUIET
