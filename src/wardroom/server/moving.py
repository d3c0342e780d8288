"""A seat of a running game goes on from another device: by a link that the owner renews, or by a short code.

Either takes the seat from whoever held it: nothing more of it reaches their sockets, and their cookie counts
there no longer. Everybody at the table is told. A link can neither be made nor used while the person of the
seat is at the table, so that nobody loses it under their hands; a code only that person can make.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from wardroom.server import links, seating
from wardroom.server.commands import check_away
from wardroom.server.faults import FaultError
from wardroom.server.seating import PERSON
from wardroom.server.sessions import Visitor
from wardroom.server.table import LiveTable

if TYPE_CHECKING:
    from wardroom.server.tables import Tables

# Without the letters that look like digits, or like each other.
LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
# 40 bits for ten minutes, of which an address may guess some sixty (`limits.py`).
LENGTH: Final = 8
# A code counts for so long (milliseconds).
AGE: Final = 600_000

# What the table says of it (words `table-told-...`).
LINK_MADE, LINK_USED, MOVED = "link-made", "link-used", "moved"


class Code(NamedTuple):
    """What a code opens: the seats that this visitor holds at the table when it is used."""

    table: str
    visitor: str
    until: int


class Moving:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        # By their digests, in memory only: after a restart somebody asks for another.
        self.codes: dict[str, Code] = {}

    # -- by a link ----------------

    async def new_link(self, table: LiveTable, owner: Visitor, seat: int) -> str:
        """The secret of a link to a seat whose person is away; one that was made before counts no more."""
        table.playing()
        if seat in table.seats_of(owner):
            raise FaultError("already-seated", "you sit there already", status=409)
        check_away(table, seat)
        table.check_not_resigned(seat)
        row, setup = seating.copied(table.row, table.setup)
        secret = links.new_secret()
        setup.places[seat].link = links.digest(secret)
        await table.store.replace(row, setup, table.chat.note(LINK_MADE, seat))
        return secret

    async def by_link(self, table: LiveTable, visitor: Visitor, seat: int, secret: str) -> None:
        """The seat is the visitor's from now on; the link is spent."""
        row, setup = seating.copied(table.row, table.setup)
        place = setup.places[seat] if 0 <= seat < len(setup.places) else None
        if place is None or place.kind != PERSON or not links.matches(secret, place.link):
            raise link_spent()
        check_stranger(table, visitor)
        check_away(table, seat)
        before, place.visitor, place.link = place.visitor, visitor.id, ""
        await table.store.replace(row, setup, table.chat.note(LINK_USED, seat))
        table.seats_moved(before, visitor.id)

    # -- by a code ----------------

    async def new_code(self, visitor: Visitor, id: str) -> tuple[str, int]:
        """A code that moves the visitor's seats to whoever types it, and until when it counts."""
        table = await self.tables.find(id)
        table.playing()
        if visitor.account:
            raise FaultError("has-account", "log in with your account on the other device", status=409)
        if not table.seats_of(visitor):
            raise FaultError("not-your-seat", "you do not sit at this table", status=403)
        now = self.tables.services.time.now()
        self.keep_only(lambda code: code.until > now and (code.table, code.visitor) != (table.id, visitor.id))
        text = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        self.codes[links.digest(text)] = Code(table.id, visitor.id, now + AGE)
        return text, now + AGE

    async def by_code(self, visitor: Visitor, text: str) -> LiveTable:
        """The seats, and the table if it was theirs, are the visitor's from now on; the code is spent."""
        key = links.digest("".join(letter for letter in text.upper() if letter.isalnum()))
        table = await self.tables.find(self.code_of(key).table)
        async with table.lock:
            # Somebody may have used it while we waited.
            holder = self.code_of(key).visitor
            seats = [seat for seat, place in enumerate(table.setup.places) if place.visitor == holder]
            if not seats:
                raise code_spent()
            check_stranger(table, visitor)
            table.playing()
            del self.codes[key]
            row, setup = seating.copied(table.row, table.setup)
            seating.hand_over(row, setup, holder, visitor.id)
            await table.store.replace(row, setup, table.chat.note(MOVED, seats[0]))
            table.seats_moved(holder, visitor.id)
        return table

    def code_of(self, key: str) -> Code:
        code = self.codes.get(key)
        if code is None or code.until <= self.tables.services.time.now():
            raise code_spent()
        return code

    def forget(self, visitor: str) -> None:
        """Whatever the visitor has given out counts no more."""
        self.keep_only(lambda code: code.visitor != visitor)

    def keep_only(self, wanted: Callable[[Code], bool]) -> None:
        self.codes = {key: code for key, code in self.codes.items() if wanted(code)}


def check_stranger(table: LiveTable, visitor: Visitor) -> None:
    """Nobody gets to see a second hand."""
    if table.seats_of(visitor):
        raise FaultError("already-seated", "you sit at this table already", status=409)


def link_spent() -> FaultError:
    return FaultError("link-spent", "this link has been used or replaced: ask for a new one", status=410)


def code_spent() -> FaultError:
    return FaultError("code-spent", "this code has been used, or its time is up", status=410)
