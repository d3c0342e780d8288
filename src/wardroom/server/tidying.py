"""What nobody came back for is not kept for ever: guests without a seat, tables that still wait."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from sqlalchemy import Connection, Select, delete, select
from sqlalchemy import Table as SqlTable

from wardroom.server import schema
from wardroom.server.clocks import DAY_MS
from wardroom.server.database import StorageError
from wardroom.server.seating import WAITING
from wardroom.server.sessions import Sessions
from wardroom.server.settings import Settings
from wardroom.server.storage import Storage, Work
from wardroom.server.tables import Tables
from wardroom.server.time import RealTime

log = logging.getLogger(__name__)

# Seconds between two looks.
PAUSE: Final = 6 * 3600
# So many rows are deleted at a time, so that no move waits for long.
AT_ONCE: Final = 500


class Tidying:
    def __init__(self, storage: Storage, sessions: Sessions, tables: Tables, settings: Settings) -> None:
        self._storage = storage
        self._sessions = sessions
        self._tables = tables
        self._settings = settings
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._tidy_for_ever(), name="tidying")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _tidy_for_ever(self) -> None:
        while True:
            try:
                await self.tidy(RealTime().now())
            except StorageError as error:
                log.warning("nothing was tidied: %s", error.code)
            await asyncio.sleep(PAUSE)

    async def tidy(self, now: int) -> None:
        """Tables first: whoever sat only there has no seat any more."""
        if days := self._settings.keep_waiting:
            await self._forget_tables(now - days * DAY_MS)
        if days := self._settings.keep_guests:
            await self._forget_guests(now - days * DAY_MS)

    async def _forget_tables(self, before: int) -> None:
        """Tables that still wait, and of which nothing has changed since; seats and chat go with them."""
        c = schema.tables.c
        old = select(c.id).where(c.status == WAITING, c.changed < before)
        gone = [""] * AT_ONCE
        while len(gone) == AT_ONCE:
            some = old.where(c.id.not_in(self._in_use())).limit(AT_ONCE)
            gone = await self._storage.change(_delete(schema.tables, some))

    def _in_use(self) -> list[str]:
        """Tables that somebody looks at."""
        live = self._tables.live.values()
        return [*self._tables.loading, *(table.id for table in live if table.status == WAITING)]

    async def _forget_guests(self, before: int) -> None:
        """Guests written down before that time who neither sit nor own a table; their cookies still count."""
        c = schema.visitors.c
        seated, owners = select(schema.places.c.visitor), select(schema.tables.c.owner)
        old = select(c.id).where(
            c.login.is_(None), c.created < before, c.id.not_in(seated), c.id.not_in(owners)
        )
        gone = [""] * AT_ONCE
        while len(gone) == AT_ONCE:
            gone = await self._storage.change(_delete(schema.visitors, old.limit(AT_ONCE)))
            for id in gone:
                self._sessions.remember(id, None)


def _delete(table: SqlTable, some: Select[str]) -> Work[list[str]]:
    """Deletes the rows of these ids, and gives them."""

    def work(connection: Connection) -> list[str]:
        ids = list(connection.scalars(some))
        connection.execute(delete(table).where(table.c.id.in_(ids)))
        return ids

    return work
