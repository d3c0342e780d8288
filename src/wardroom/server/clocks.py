"""Clocks: how long a seat may take, counted from when the question became public.

What a seat does in private neither stops nor restarts its clock: all can see it. When it runs out, a bot
takes the seat until its person comes back. On vacation and under a bot the clock stands still. The journal
(`Play.run`) moves the clocks, so that they are the same after a restart.
"""

from __future__ import annotations

from collections.abc import Container, Iterable

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
        # What is left of the time of seats that are asked while a bot plays them.
        self.left: dict[int, int] = {}

    def ask(self, waiting: Iterable[int], bots: Container[int], now: int, away: dict[int, int]) -> None:
        """These seats are publicly asked: whoever was not begins now, and whoever is no more stops."""
        due, left = self.due, self.left
        self.due, self.left = {}, {}
        for seat in waiting:
            if seat in bots:
                self.left[seat] = left.get(seat, self.time)
            else:
                self.due[seat] = due.get(seat) or max(now, away.get(seat, 0)) + self.time

    def restart(self, waiting: Iterable[int], bots: Container[int], now: int, away: dict[int, int]) -> None:
        """The game has moved on, and these seats are publicly asked something new."""
        self.due.clear()
        self.left.clear()
        self.ask(waiting, bots, now, away)

    def stop(self, seat: int, now: int) -> None:
        """A bot plays the seat."""
        if seat in self.due:
            self.left[seat] = max(0, self.due.pop(seat) - now)

    def go_on(self, seat: int, now: int) -> None:
        """Its person plays it again, with the time that was left."""
        if seat in self.left:
            self.due[seat] = now + self.left.pop(seat)

    def stand_still(self, seat: int, now: int, until: int, away_already: int) -> None:
        """The seat goes on vacation until then."""
        if seat in self.due:
            self.due[seat] += until - max(now, away_already)

    def run_out(self, now: int) -> list[int]:
        return [seat for seat, due in self.due.items() if due <= now]


def vacation_left(taken: Iterable[int], now: int) -> int:
    """Days left, of those taken at these times."""
    return VACATION - sum(1 for at in taken if at > now - YEAR_MS)
