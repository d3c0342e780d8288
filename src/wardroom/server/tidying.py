"""What nobody came back for is not kept for ever: guests without a seat, tables that still wait."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from wardroom.server import schema
from wardroom.server.clocks import DAY_MS
from wardroom.server.seating import WAITING
from wardroom.server.sessions import Sessions
from wardroom.server.settings import Settings
from wardroom.server.storage import Storage, StorageError
from wardroom.server.tables import Tables
from wardroom.server.time import RealTime

log = logging.getLogger(__name__)

# Deletes at most AT_ONCE of what is older, and tells how many.
Some = Callable[[AsyncConnection, int], Awaitable[int]]

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
            await self._all_of(self._tables_before, now - days * DAY_MS)
        if days := self._settings.keep_guests:
            await self._all_of(self._guests_before, now - days * DAY_MS)

    async def _all_of(self, some: Some, before: int) -> None:
        async def delete_some(connection: AsyncConnection) -> int:
            return await some(connection, before)

        while await self._storage.change(delete_some) == AT_ONCE:
            pass

    async def _tables_before(self, connection: AsyncConnection, before: int) -> int:
        """Tables that still wait, and of which nothing has changed since; seats and chat go with them."""
        c = schema.tables.c
        found = select(c.id).where(c.status == WAITING, c.changed < before, c.id.not_in(self._in_use()))
        ids = list(await connection.scalars(found.limit(AT_ONCE)))
        await connection.execute(delete(schema.tables).where(c.id.in_(ids)))
        return len(ids)

    def _in_use(self) -> list[str]:
        """Tables that somebody looks at."""
        live = self._tables.live.values()
        return [*self._tables.loading, *(table.id for table in live if table.status == WAITING)]

    async def _guests_before(self, connection: AsyncConnection, before: int) -> int:
        """Guests written down before that time who neither sit nor own a table; their cookies still count."""
        c = schema.visitors.c
        seated, owners = select(schema.places.c.visitor), select(schema.tables.c.owner)
        found = select(c.id).where(
            c.login.is_(None), c.created < before, c.id.not_in(seated), c.id.not_in(owners)
        )
        ids = list(await connection.scalars(found.limit(AT_ONCE)))
        await connection.execute(delete(schema.visitors).where(c.id.in_(ids)))
        for id in ids:
            self._sessions.remember(id, None)
        return len(ids)
