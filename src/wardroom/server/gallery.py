"""Those who look on. Any number of them may come and go: how many there are is told now and then, and what
they are sent reaches a crowd a few at a time, so that no move waits for all of them.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

from wardroom.server.showing import is_watching
from wardroom.server.time import AlarmClock
from wardroom.server.turnstile import Turnstile
from wardroom.server.views import Client, send

if TYPE_CHECKING:
    from wardroom.server.table import LiveTable

# Milliseconds between two tellings. Each goes to everybody at the table: were each coming told, a crowd would
# cost the square of its number.
BETWEEN: Final = 1000
# So many are sent a frame at once.
SLICE: Final = 40
# Frames that may wait for a crowd; then all are sent at once.
MOST_PASSING: Final = 100


class Passing:
    """A frame on its way through the crowd that was there when it was made."""

    def __init__(self, number: int, frame: bytes, clients: list[Client]) -> None:
        self.number = number
        self.frame = frame
        self.clients = clients
        self.reached = 0

    def go_on(self) -> bool:
        """Reach some more; whether these were the last. Who was shown the whole since needs it not."""
        for client in self.clients[self.reached : self.reached + SLICE]:
            if client.since < self.number:
                send(client, self.frame)
        self.reached += SLICE
        return self.reached >= len(self.clients)


class Crowd:
    """Those who look on at one table; frames reach each of them in their order."""

    def __init__(self, turnstile: Turnstile) -> None:
        self.turnstile = turnstile
        self.passing: deque[Passing] = deque()
        # Frames so far that went through the crowd.
        self.number = 0

    def send(self, frame: bytes, clients: list[Client]) -> None:
        self.number += 1
        self.passing.append(Passing(self.number, frame, list(clients)))
        few = len(self.passing) == 1 and len(clients) <= SLICE
        if few or not self.turnstile.on or len(self.passing) > MOST_PASSING:
            while self.passing:
                self.go_on()
        elif len(self.passing) == 1:
            self.turnstile.ring(self.ring)

    def ring(self) -> None:
        if self.passing:
            self.go_on()
            if self.passing:
                self.turnstile.ring(self.ring)

    def go_on(self) -> None:
        if self.passing[0].go_on():
            self.passing.popleft()


class Gallery:
    """Those who look on at one table, and how many there are."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.crowd = Crowd(table.services.turnstile)
        # How many look on, and when that was last told.
        self.watching = 0
        self._told = 0
        # What will tell it again.
        self._alarm = AlarmClock(table.services.time)

    def count(self) -> None:
        self.watching = sum(1 for client in self.table.clients if is_watching(self.table, client))

    def tell_of(self, client: Client) -> None:
        """Somebody comes or goes: of a player all hear at once, of others soon."""
        if self.table.seats_of(client.visitor):
            self.table.tell_table()
        elif not self._alarm.when:
            due = self._told + BETWEEN
            if self.table.services.time.now() >= due:
                self._tell()
            else:
                self._alarm.set(due, self._tell)

    def _tell(self) -> None:
        self._alarm.stop()
        self._told = self.table.services.time.now()
        self.table.tell_table()

    def stop(self) -> None:
        self._alarm.stop()
