"""What is said at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wardroom.core.state import SPECTATOR
from wardroom.server.faults import FaultError
from wardroom.server.messages import Chat, Said
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
            name = table.setup.places[seats[0]].name if seats else visitor.name
            number = self.lines[-1].n + 1 if self.lines else 0
            said = Said(number, seats[0] if seats else SPECTATOR, name, plain, table.services.time.now())
            await table.services.storage.append([ChatRow(table.id, said, visitor.id)])
            self.lines.append(said)
            del self.lines[:-MOST]
            frame = encode(Chat(said))
            for other in table.clients:
                if other.seats:
                    send(other, frame)
