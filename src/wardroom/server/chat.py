"""What is said at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wardroom.core.state import SPECTATOR
from wardroom.server.faults import FaultError
from wardroom.server.messages import TABLE, Chat, Said
from wardroom.server.rows import ChatRow
from wardroom.server.views import Client, encode, send

if TYPE_CHECKING:
    from wardroom.server.table import LiveTable

LONGEST: Final = 500
MOST: Final = 200


class Conversation:
    """The last lines that were said at one table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.lines: list[Said] = []

    async def load(self) -> None:
        self.lines = await self.table.services.storage.chat(self.table.id)

    async def say(self, client: Client, text: str) -> None:
        """A line, as plain text."""
        plain = "".join(letter for letter in text if letter.isprintable()).strip()
        if not plain:
            return
        if len(plain) > LONGEST:
            raise FaultError("too-long", f"at most {LONGEST} characters", facts={"most": LONGEST})
        visitor = client.visitor
        if visitor is None:
            raise FaultError("not-allowed", "only visitors with a name can speak", status=403)
        table = self.table
        async with table.lock:
            seats = table.seats_of(visitor)
            if not seats and not table.setup.spectators_speak:
                raise FaultError("players-only", "at this table only the players speak", status=403)
            name = table.setup.places[seats[0]].name if seats else visitor.name
            row = self._row(seats[0] if seats else SPECTATOR, name, plain, visitor.id)
            await table.services.storage.append([row])
            self.heard(row)

    def note(self, what: str, seat: int) -> ChatRow:
        """What the table itself has to say of a seat, to be written down and then heard."""
        place = self.table.setup.places[seat]
        return self._row(TABLE, place.name, what, place.visitor)

    def _row(self, seat: int, name: str, text: str, visitor: str) -> ChatRow:
        number = self.lines[-1].n + 1 if self.lines else 0
        said = Said(number, seat, name, text, self.table.services.time.now())
        return ChatRow(self.table.id, said, visitor)

    def heard(self, row: ChatRow) -> None:
        """It is on the disk: everybody hears it."""
        self.lines.append(row.said)
        del self.lines[:-MOST]
        frame = encode(Chat(row.said))
        for other in self.table.clients:
            if other.seats:
                send(other, frame)
