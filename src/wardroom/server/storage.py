"""The database: the journal of every table, and all that must outlive the process.

Everything is written by one task. It gathers whatever waits, writes it in one transaction and only then tells
those who wait: many moves share one flush to the disk, and nothing is acknowledged that could still be lost.
While the database is away or the disk is full, writing waits and `trouble` says so.
"""

from __future__ import annotations

import asyncio
import logging
import time
import zlib
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeVar, cast

from sqlalchemy import ColumnElement, Connection, Select, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql import Executable

from wardroom.server import database, schema
from wardroom.server.database import (
    ATTEMPT,
    AWAY,
    FULL,
    SqliteWriter,
    StorageAway,
    StorageFull,
    StorageTaken,
    Writer,
    trouble_of,
)
from wardroom.server.messages import Said
from wardroom.server.migrations import upgrade
from wardroom.server.rows import (
    ACTS_IN_SQLITE,
    ActRow,
    Row,
    SnapshotRow,
    TableRow,
    are_written,
    journal_text,
    put,
    table_row,
)

log = logging.getLogger(__name__)

T = TypeVar("T")
# Runs wherever the writer does: it may use nothing but the connection and what it was given.
Work = Callable[[Connection], T]
Watcher = Callable[[str], None]
# A place in a list of tables: when the table before it was changed, and its id.
Before = tuple[int, str]

# More rows than these are not gathered into one transaction.
MOST_IN_A_BATCH: Final = 2000
# Nor more than these of what is no move: moves wait for them.
MOST_BESIDE: Final = 20
# More entries than these do not wait: whoever comes later is told that the database is away.
MOST_WAITING: Final = 20_000
# Seconds between attempts while there is trouble: from the first to the last.
FIRST_PAUSE: Final = 0.1
LAST_PAUSE: Final = 2.0
# Seconds that a visitor waits for the database before hearing that it is away.
DATABASE_PATIENCE: Final = 5.0
# Seconds until a server that has just been killed has let go of its database.
HANDOVER: Final = 3.0


# -- writing ----------------


class _Entry:
    """Something to be written whole or not at all, and who waits for it."""

    __slots__ = ("begun", "done", "error", "result", "rows", "since", "work")

    def __init__(self, rows: Sequence[Row], work: Work[Any] | None, loop: asyncio.AbstractEventLoop) -> None:
        self.rows = rows
        self.work = work
        self.result: Any = None
        self.error: Exception | None = None
        self.begun = False
        self.since = time.perf_counter()
        self.done: asyncio.Future[Any] = loop.create_future()

    @property
    def changes_tables(self) -> bool:
        """Whether lists of tables may look different afterwards."""
        return self.work is not None or any(isinstance(row, TableRow) for row in self.rows)

    @property
    def is_move(self) -> bool:
        return any(type(row) is ActRow for row in self.rows)

    def tell(self) -> None:
        """Whoever still waits hears how it went."""
        if self.done.done():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)


class Storage:
    """Open it with `await Storage.open(url)`, in the loop that it serves; `sqlite+aiosqlite:///file` or
    `postgresql://...`."""

    def __init__(self, reading: AsyncEngine, writer: Writer) -> None:
        self.reading = reading
        # Apart, so that no reader keeps the writer waiting for a connection.
        self.writer = writer
        # Nothing, or AWAY or FULL: then writing waits.
        self.trouble = ""
        self._watchers: list[Watcher] = []
        self._waiting: list[_Entry] = []
        # Whether moves were written last.
        self._moves_last = False
        self._wake = asyncio.Event()
        # Asking for the running loop costs a system call, which every move would pay.
        self._loop = asyncio.get_running_loop()
        self._closing = False
        self._write_task: asyncio.Task[None] | None = None
        # For the metrics: entries and transactions written, and who hears how long each entry waited.
        self.written = 0
        self.commits = 0
        # Rises whenever what lists of tables show may have changed, but for how far a game has come.
        self.tables_changed = 0
        self.on_written: Callable[[float], None] | None = None

    @classmethod
    async def open(cls, url: str) -> Storage:
        """Connect, bring the database up to date and be ready to write."""
        storage = cls(database.reader_of(url), database.writer_of(url))
        try:
            await storage._upgrade()
        except BaseException as error:
            await storage._disconnect()
            if not isinstance(error, StorageTaken) and (trouble := trouble_of(error)):
                raise (
                    StorageFull() if trouble == FULL else StorageAway(database.sentence_of(error))
                ) from None
            raise
        storage._write_task = asyncio.create_task(storage._write_for_ever(), name="storage writer")
        return storage

    async def _upgrade(self) -> None:
        ends = time.monotonic() + HANDOVER
        while True:
            try:
                await self.writer.write(upgrade)
                return
            except StorageTaken:
                if time.monotonic() > ends:
                    raise
                await asyncio.sleep(0.2)

    async def close(self) -> None:
        """Write what still waits; while there is trouble, those who wait are told instead."""
        self._closing = True
        self._wake.set()
        if self._write_task is not None:
            await self._write_task
        await self._disconnect()

    async def _disconnect(self) -> None:
        await self.reading.dispose()
        await self.writer.close()

    def watch(self, watcher: Watcher) -> None:
        """Call it with AWAY or FULL when trouble begins, and with "" when it is over."""
        self._watchers.append(watcher)

    async def append(self, rows: Sequence[Row], patience: float | None = None) -> None:
        """Write the rows in one transaction; when this returns they are on the disk.

        Repeating acts is harmless. While there is trouble it waits, at most `patience` seconds: then it
        raises StorageAway or StorageFull.
        """
        await self._enter(_Entry(rows, None, self._loop), patience)

    async def change(self, work: Work[T], patience: float | None = 5.0) -> T:
        """Run the work inside the writer's transaction; what it returns is known to be on the disk.

        The work may run again if the database went away under it.
        """
        return cast("T", await self._enter(_Entry((), work, self._loop), patience))

    async def _enter(self, entry: _Entry, patience: float | None) -> Any:
        if self._closing or len(self._waiting) >= MOST_WAITING:
            raise StorageAway
        self._waiting.append(entry)
        self._wake.set()
        if patience is None:
            return await entry.done
        timer = self._loop.call_later(patience, self._give_up, entry)
        try:
            return await entry.done
        finally:
            timer.cancel()

    def _give_up(self, entry: _Entry) -> None:
        """An entry that is just being written is not given up: its fate is not known yet."""
        if entry.done.done():
            return
        if entry.begun:
            self._loop.call_later(0.1, self._give_up, entry)
            return
        with suppress(ValueError):
            self._waiting.remove(entry)
        entry.done.set_exception(StorageFull() if self.trouble == FULL else StorageAway())

    async def _write_for_ever(self) -> None:
        pause = FIRST_PAUSE
        while True:
            if not self._waiting:
                if self._closing:
                    return
                self._wake.clear()
                await self._wake.wait()
                continue
            batch = self._gather()
            error = await self._attempt(batch)
            trouble = trouble_of(error) if error is not None else ""
            if not trouble:
                if error is not None:
                    # A fault of the program; those who wait must hear of it, and the write task goes on.
                    _fail(batch, error)
                pause = FIRST_PAUSE
                self._set_trouble("")
                continue
            for entry in batch:
                entry.begun = False
            self._waiting[:0] = [entry for entry in batch if not entry.done.done()]
            self._set_trouble(trouble)
            if self._closing:
                _fail(self._waiting, StorageFull() if trouble == FULL else StorageAway())
                self._waiting.clear()
                return
            await asyncio.sleep(pause)
            pause = min(pause * 2, LAST_PAUSE)

    def _gather(self) -> list[_Entry]:
        """Take the moves that wait, or a little of all else, by turns; whoever waits no longer is left out.

        A move that comes meanwhile waits for that little and not for all. The two may change places.
        """
        waiting = [entry for entry in self._waiting if not entry.done.done()]
        moves = [entry for entry in waiting if entry.is_move]
        if moves and (len(moves) == len(waiting) or not self._moves_last):
            batch = _few_of(moves, MOST_IN_A_BATCH)
        else:
            batch = _few_of([entry for entry in waiting if not entry.is_move], MOST_BESIDE)
        self._moves_last = bool(batch) and batch[0].is_move
        for entry in batch:
            entry.begun = True
        self._waiting = [entry for entry in waiting if not entry.begun]
        return batch

    async def _attempt(self, batch: list[_Entry]) -> BaseException | None:
        """Write the batch and tell those who wait; gives the error if it could not be written."""
        # A disk may hang for longer than anybody waits; what becomes of the batch is known when it is back.
        slow = self._loop.call_later(ATTEMPT, self._set_trouble, AWAY)
        try:
            await self._write(batch)
        except Exception as error:
            return error
        finally:
            slow.cancel()
        if any(entry.changes_tables for entry in batch):
            self.tables_changed += 1
        for entry in batch:
            entry.tell()
        self.written += len(batch)
        self.commits += 1
        if self.on_written is not None:
            now = time.perf_counter()
            for entry in batch:
                self.on_written(now - entry.since)
        return None

    async def _write(self, batch: list[_Entry]) -> None:
        rows = [row for entry in batch for row in entry.rows]
        works = any(entry.work is not None for entry in batch)
        try:
            if isinstance(self.writer, SqliteWriter) and not works and (journal := journal_text(rows)):
                await self.writer.execute(ACTS_IN_SQLITE, journal)
            else:
                await self.writer.write(partial(self._write_together, batch, rows))
        except Exception as error:
            if trouble_of(error):
                raise
            # Some of the batch cannot be written, or has been before the database went away.
            await self.writer.write(partial(self._write_one_by_one, batch))

    def _write_together(self, batch: list[_Entry], rows: list[Row], connection: Connection) -> None:
        put(connection, rows)
        for entry in batch:
            if entry.work is not None:
                self._write_alone(connection, entry)

    def _write_one_by_one(self, batch: list[_Entry], connection: Connection) -> None:
        for entry in batch:
            self._write_alone(connection, entry)

    def _write_alone(self, connection: Connection, entry: _Entry) -> None:
        """Whatever is wrong with this entry concerns no other."""
        entry.error = None
        try:
            with connection.begin_nested():
                put(connection, entry.rows)
                if entry.work is not None:
                    entry.result = entry.work(connection)
        except Exception as error:
            if trouble_of(error):
                raise
            if not isinstance(error, IntegrityError) or not are_written(connection, entry.rows):
                entry.error = error

    def _set_trouble(self, trouble: str) -> None:
        if trouble == self.trouble:
            return
        self.trouble = trouble
        for watcher in self._watchers:
            try:
                watcher(trouble)
            except Exception:
                # Whatever one of them makes of it, the others must hear, and the write task goes on.
                log.exception("a watcher failed")

    # -- reading ----------------

    async def read(self, statement: Executable) -> Sequence[Sequence[Any]]:
        """All rows that the statement finds; StorageAway if the database cannot be reached."""
        try:
            async with asyncio.timeout(ATTEMPT), self.reading.connect() as connection:
                return (await connection.execute(statement)).all()
        except Exception as error:
            if trouble_of(error):
                raise StorageAway from error
            raise

    async def reachable(self) -> bool:
        """Whether the database answers now."""
        try:
            await self.read(select(1))
        except StorageAway:
            return False
        return True

    async def load(self, table: str) -> TableRow | None:
        rows = await self.read(select(schema.tables).where(schema.tables.c.id == table))
        return table_row(rows[0]) if rows else None

    async def save_table(self, row: TableRow) -> None:
        await self.append([row])

    async def tables_with(self, *status: str) -> list[TableRow]:
        """All tables of these kinds of status, the last changed first."""
        c = schema.tables.c
        found = select(schema.tables).where(c.status.in_(status)).order_by(c.changed.desc(), c.id)
        return [table_row(row) for row in await self.read(found)]

    async def tables_of(self, visitor: str, *status: str) -> list[TableRow]:
        """Tables where the visitor sits or that they own, the last changed first; without `status` all."""
        found = select(schema.tables).where(_is_of(visitor))
        if status:
            found = found.where(schema.tables.c.status.in_(status))
        return [table_row(row) for row in await self.read(_newest_first(found))]

    async def some_tables(
        self, *status: str, of: str = "", open: bool = False, most: int, before: Before | None = None
    ) -> list[TableRow]:
        """A part of a list, the last changed first: tables of a visitor, those that everybody may find, or
        both; after the one that is named, if one is."""
        c = schema.tables.c
        rows: dict[str, TableRow] = {}
        # Two questions, since each of them has an index.
        for wanted in [_is_of(of)] * bool(of) + [c.open.is_(True)] * open:
            found = select(schema.tables).where(wanted, c.status.in_(status))
            if before is not None:
                changed, id = before
                found = found.where((c.changed < changed) | ((c.changed == changed) & (c.id > id)))
            rows |= {row[0]: table_row(row) for row in await self.read(_newest_first(found).limit(most))}
        return sorted(rows.values(), key=lambda row: (-row.changed, row.id))[:most]

    async def moved_on(self) -> list[str]:
        """Tables being played whose journal goes on after their row was last written."""
        c, a = schema.tables.c, schema.acts.c
        last = select(a.at).where(a.table_id == c.id).order_by(a.n.desc()).limit(1).scalar_subquery()
        found = select(c.id).where(c.status == "playing", last >= c.changed)
        return [row[0] for row in await self.read(found)]

    async def acts(self, table: str, after: int = -1) -> list[ActRow]:
        """The journal of a table, from the act that follows number `after` on."""
        c = schema.acts.c
        found = select(schema.acts).where(c.table_id == table, c.n > after).order_by(c.n)
        return [ActRow(*row) for row in await self.read(found)]

    async def last_snapshot(self, table: str) -> SnapshotRow | None:
        rows = await self.read(select(schema.snapshots).where(schema.snapshots.c.table_id == table))
        return SnapshotRow(*rows[0]) if rows else None

    async def chat(self, table: str, most: int = 200) -> list[Said]:
        """The last lines of a table's chat, the oldest first."""
        c = schema.chat.c
        found = select(c.n, c.seat, c.name, c.text, c.at).where(c.table_id == table)
        return [Said(*row) for row in reversed(await self.read(found.order_by(c.n.desc()).limit(most)))]

    async def film(self, table: str, seat: int) -> bytes | None:
        c = schema.films.c
        rows = await self.read(select(c.data).where(c.table_id == table, c.seat == seat))
        return zlib.decompress(rows[0][0]) if rows else None


def _is_of(visitor: str) -> ColumnElement[bool]:
    """The visitor owns the table, or sits there."""
    c = schema.tables.c
    seated = select(schema.places.c.table_id).where(schema.places.c.visitor == visitor)
    return (c.owner == visitor) | c.id.in_(seated)


def _newest_first(found: Select[Any]) -> Select[Any]:
    return found.order_by(schema.tables.c.changed.desc(), schema.tables.c.id)


def _few_of(entries: list[_Entry], most: int) -> list[_Entry]:
    """The first of them, up to so many rows; work, which may take any time, counts for all of them."""
    taken, size = 0, 0
    while taken < len(entries) and size < most:
        size += most if entries[taken].work is not None else len(entries[taken].rows)
        taken += 1
    return entries[:taken]


def _fail(entries: Iterable[_Entry], error: BaseException) -> None:
    for entry in entries:
        if not entry.done.done():
            entry.done.set_exception(error)
