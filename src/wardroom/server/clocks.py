"""Clocks: how long a seat may take, counted from when the question became public.

What a seat does in private neither stops nor restarts its clock: all can see it. When it runs out, a bot
takes the seat until its person comes back. On vacation the clock stands still.
"""

from __future__ import annotations

from collections.abc import Iterable

from wardroom.server.messages import Clock

NONE, MOVE, DAY = "none", "move", "day"
KINDS = (NONE, MOVE, DAY)
DAY_MS = 86_400_000
YEAR_MS = 365 * DAY_MS
# Days of vacation of each seat in a year.
VACATION = 14


class Clocks:
    """When each seat of a table is due."""

    def __init__(self, clock: Clock) -> None:
        self.kind = clock.kind
        self.time = clock.seconds * 1000 if clock.kind != NONE else 0
        self.due: dict[int, int] = {}

    def restart(self, waiting: Iterable[int], now: int, away: dict[int, int]) -> bool:
        """Something public happened, and these seats are publicly asked; gives whether a due time changed."""
        if not self.time:
            return False
        due = {seat: max(now, away.get(seat, 0)) + self.time for seat in waiting}
        changed = due != self.due
        self.due = due
        return changed

    def stand_still(self, seat: int, now: int, until: int, away_already: int) -> None:
        """The seat goes on vacation until then."""
        if seat in self.due:
            self.due[seat] += until - max(now, away_already)

    def run_out(self, now: int) -> list[int]:
        return [seat for seat, due in self.due.items() if due <= now]

    def next_due(self) -> int:
        """The earliest due time; 0: no clock runs."""
        return min(self.due.values(), default=0)


def vacation_left(taken: Iterable[int], now: int) -> int:
    """Days left, of those taken at these times."""
    return VACATION - sum(1 for at in taken if at > now - YEAR_MS)
