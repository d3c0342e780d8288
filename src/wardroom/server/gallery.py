"""Those who look on. Any number of them may come and go: how many there are is told now and then, and what
they are sent reaches a crowd a few at a time, so that no move waits for all of them.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

from wardroom.server.showing import is_watching
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


def count(table: LiveTable) -> None:
    table.watching = sum(1 for client in table.clients if is_watching(table, client))


def tell_of(table: LiveTable, client: Client) -> None:
    """Somebody comes or goes: of a player all hear at once, of others soon."""
    if table.seats_of(client.visitor):
        table.tell_table()
    elif table.gallery_alarm is None:
        due = table.gallery_told + BETWEEN
        if table.services.time.now() >= due:
            tell(table)
        else:
            table.gallery_alarm = table.services.time.at(due, lambda: tell(table))


def tell(table: LiveTable) -> None:
    table.gallery_alarm = None
    table.gallery_told = table.services.time.now()
    table.tell_table()


def stop(table: LiveTable) -> None:
    if table.gallery_alarm is not None:
        table.gallery_alarm.cancel()
        table.gallery_alarm = None
