"""The database: the journal of every table, and all that must outlive the process.

Everything is written by one task. It gathers whatever waits, writes it in one transaction and only then tells
those who wait: many moves share one flush to the disk, and nothing is acknowledged that could still be lost.
While the database is away or the disk is full, writing waits and `trouble` says so.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import time
import zlib
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any, Final, TypeVar, cast

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, event, insert, select
from sqlalchemy import Table as SqlTable
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, NoSuchModuleError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.sql import Executable

from wardroom.core.errors import WardroomError
from wardroom.server import schema
from wardroom.server.messages import Said
from wardroom.server.migrations import upgrade

log = logging.getLogger(__name__)

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]
Watcher = Callable[[str], None]

# More rows than these are not gathered into one transaction.
MOST_IN_A_BATCH: Final = 2000
# More entries than these do not wait: whoever comes later is told that the database is away.
MOST_WAITING: Final = 20_000
# Seconds between attempts while there is trouble: from the first to the last.
FIRST_PAUSE: Final = 0.1
LAST_PAUSE: Final = 2.0
# Seconds until an attempt counts as failed.
ATTEMPT: Final = 15.0
# Seconds until a server that has just been killed has let go of its database.
HANDOVER: Final = 3.0
# Whoever holds this lock of a PostgreSQL database is the one who writes to it.
CLAIM: Final = int.from_bytes(b"wardroom")
# PostgreSQL notices soon when a host was cut off, and its claim ends.
KEPT_ALIVE: Final = {
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}

AWAY: Final = "storage-away"
FULL: Final = "storage-full"


class StorageError(WardroomError):
    """Nothing of what was to be written has been; `code` names the words `fault-CODE`."""

    code = AWAY


class StorageAway(StorageError):
    """The database cannot be reached."""

    def __init__(self, why: str = "") -> None:
        super().__init__(
            "the database cannot be reached; play goes on when it is back" + (why and f" ({why})")
        )


class StorageFull(StorageError):
    """There is no room left to write."""

    code = FULL

    def __init__(self) -> None:
        super().__init__("the disk of the database is full; play goes on when there is room again")


class StorageTaken(StorageError):
    """Two servers on one database would write two versions of the same games."""

    def __init__(self) -> None:
        super().__init__(
            "another wardroom serve uses this database already; use that one, or another database"
        )


class NoSuchDatabase(StorageError):
    """The address of the database is not one we can use."""


# -- what is stored ----------------


class TableRow(Struct):
    """A table as it is kept. `setup` is the table's own business and holds its secrets: never log it."""

    id: str
    game: str
    name: str
    status: str
    open: bool
    practice: bool
    # Visitors: whose table it is, and who sits where; "" where nobody does.
    owner: str
    holders: list[str]
    # Seats that are publicly being asked something.
    waiting: list[int]
    created: int
    changed: int
    setup: bytes


class ActRow(Struct):
    """One line of a table's journal; `n` counts from 0 without a gap."""

    table: str
    n: int
    kind: str
    seat: int
    text: str
    at: int


class SnapshotRow(Struct):
    """The table after `n` acts; a newer one takes the place of an older."""

    table: str
    n: int
    text: str


class ChatRow(Struct):
    table: str
    said: Said
    visitor: str = ""


class FilmRow(Struct):
    """A finished game from one viewpoint, as JSON."""

    table: str
    seat: int
    data: bytes


Row = TableRow | ActRow | SnapshotRow | ChatRow | FilmRow


def _values(row: ActRow | ChatRow) -> dict[str, Any]:
    """A line of the journal or of the chat as the database holds it."""
    if isinstance(row, ChatRow):
        return {"table_id": row.table, **msgspec.structs.asdict(row.said), "visitor": row.visitor}
    return {
        "table_id": row.table,
        "n": row.n,
        "kind": row.kind,
        "seat": row.seat,
        "text": row.text,
        "at": row.at,
    }


def _packed(row: TableRow) -> dict[str, Any]:
    """The table as the database holds it."""
    values = msgspec.structs.asdict(row)
    for field in ("holders", "waiting"):
        values[field] = msgspec.json.encode(values[field]).decode()
    return values


def _table_row(values: Sequence[Any]) -> TableRow:
    row = TableRow(*values)
    row.holders, row.waiting = (msgspec.json.decode(text) for text in values[7:9])
    return row


# -- writing ----------------


class _Entry:
    """Something to be written whole or not at all, and who waits for it."""

    __slots__ = ("begun", "done", "error", "result", "rows", "since", "work")

    def __init__(self, rows: Sequence[Row], work: Work[Any] | None) -> None:
        self.rows = rows
        self.work = work
        self.result: Any = None
        self.error: Exception | None = None
        self.begun = False
        self.since = time.perf_counter()
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def tell(self) -> None:
        """Whoever still waits hears how it went."""
        if self.done.done():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)


class Storage:
    """Open it with `await Storage.open(url)`; `sqlite+aiosqlite:///file` or `postgresql://...`."""

    def __init__(self, reading: AsyncEngine, writing: AsyncEngine) -> None:
        self.reading = reading
        # Apart, so that no reader keeps the writer waiting for a connection.
        self.writing = writing
        # Nothing, or AWAY or FULL: then writing waits.
        self.trouble = ""
        self._watchers: list[Watcher] = []
        self._waiting: list[_Entry] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._writer: asyncio.Task[None] | None = None
        # For the metrics: entries and transactions written, and who hears how long each entry waited.
        self.written = 0
        self.commits = 0
        self.on_written: Callable[[float], None] | None = None

    @classmethod
    async def open(cls, url: str) -> Storage:
        """Connect, bring the database up to date and be ready to write."""
        storage = cls(engine_of(url), engine_of(url, writes=True))
        try:
            await storage._upgrade()
        except BaseException as error:
            await storage._disconnect()
            if not isinstance(error, StorageTaken) and (trouble := _trouble_of(error)):
                raise (StorageFull() if trouble == FULL else StorageAway(_sentence(error))) from None
            raise
        storage._writer = asyncio.create_task(storage._write_for_ever(), name="storage writer")
        return storage

    async def _upgrade(self) -> None:
        ends = time.monotonic() + HANDOVER
        while True:
            try:
                async with self.writing.begin() as connection:
                    await connection.run_sync(upgrade)
                return
            except StorageTaken:
                if time.monotonic() > ends:
                    raise
                await asyncio.sleep(0.2)

    async def close(self) -> None:
        """Write what still waits; while there is trouble, those who wait are told instead."""
        self._closing = True
        self._wake.set()
        if self._writer is not None:
            await self._writer
        await self._disconnect()

    async def _disconnect(self) -> None:
        await self.reading.dispose()
        await self.writing.dispose()

    def watch(self, watcher: Watcher) -> None:
        """Call it with AWAY or FULL when trouble begins, and with "" when it is over."""
        self._watchers.append(watcher)

    async def append(self, rows: Sequence[Row], patience: float | None = None) -> None:
        """Write the rows in one transaction; when this returns they are on the disk.

        Repeating acts is harmless. While there is trouble it waits, at most `patience` seconds: then it
        raises StorageAway or StorageFull.
        """
        await self._enter(_Entry(rows, None), patience)

    async def change(self, work: Work[T], patience: float | None = 5.0) -> T:
        """Run the work inside the writer's transaction; what it returns is known to be on the disk.

        The work may run again if the database went away under it.
        """
        return cast("T", await self._enter(_Entry((), work), patience))

    async def _enter(self, entry: _Entry, patience: float | None) -> Any:
        if self._closing or len(self._waiting) >= MOST_WAITING:
            raise StorageAway
        self._waiting.append(entry)
        self._wake.set()
        if patience is None:
            return await entry.done
        timer = asyncio.get_running_loop().call_later(patience, self._give_up, entry)
        try:
            return await entry.done
        finally:
            timer.cancel()

    def _give_up(self, entry: _Entry) -> None:
        """An entry that is just being written is not given up: its fate is not known yet."""
        if entry.done.done():
            return
        if entry.begun:
            asyncio.get_running_loop().call_later(0.1, self._give_up, entry)
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
            trouble = _trouble_of(error) if error is not None else ""
            if not trouble:
                if error is not None:
                    # A fault of the program; those who wait must hear of it, and the writer lives on.
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
        """Take what waits; whoever waits no longer is left out."""
        size = taken = 0
        while taken < len(self._waiting) and size < MOST_IN_A_BATCH:
            size += len(self._waiting[taken].rows) or 1
            taken += 1
        batch = [entry for entry in self._waiting[:taken] if not entry.done.done()]
        del self._waiting[:taken]
        for entry in batch:
            entry.begun = True
        return batch

    async def _attempt(self, batch: list[_Entry]) -> BaseException | None:
        """Write the batch and tell those who wait; gives the error if it could not be written."""
        try:
            async with asyncio.timeout(ATTEMPT):
                try:
                    await self._write_together(batch)
                except Exception as error:
                    if _trouble_of(error):
                        raise
                    await self._write_one_by_one(batch)
        except Exception as error:
            return error
        for entry in batch:
            entry.tell()
        self.written += len(batch)
        self.commits += 1
        if self.on_written is not None:
            now = time.perf_counter()
            for entry in batch:
                self.on_written(now - entry.since)
        return None

    async def _write_together(self, batch: list[_Entry]) -> None:
        async with self.writing.begin() as connection:
            for statement, rows in self._statements([row for entry in batch for row in entry.rows]):
                await connection.execute(statement, rows)
            for entry in batch:
                if entry.work is not None:
                    await self._write_alone(connection, entry)

    async def _write_one_by_one(self, batch: list[_Entry]) -> None:
        """Some of the batch cannot be written, or has been before the database went away."""
        async with self.writing.begin() as connection:
            for entry in batch:
                await self._write_alone(connection, entry)

    async def _write_alone(self, connection: AsyncConnection, entry: _Entry) -> None:
        """Whatever is wrong with this entry concerns no other."""
        entry.error = None
        try:
            async with connection.begin_nested():
                for statement, rows in self._statements(entry.rows):
                    await connection.execute(statement, rows)
                if entry.work is not None:
                    entry.result = await entry.work(connection)
        except Exception as error:
            if _trouble_of(error):
                raise
            if not isinstance(error, IntegrityError) or not await self._is_written(connection, entry):
                entry.error = error

    @staticmethod
    async def _is_written(connection: AsyncConnection, entry: _Entry) -> bool:
        """Whether its acts and lines of chat are there, word for word: then the rest was written, too."""
        added = [row for row in entry.rows if isinstance(row, ActRow | ChatRow)]
        for row in added:
            kept, n = (schema.acts, row.n) if isinstance(row, ActRow) else (schema.chat, row.said.n)
            found = await connection.execute(select(kept).where(kept.c.table_id == row.table, kept.c.n == n))
            there = found.mappings().first()
            if there is None or dict(there) != _values(row):
                return False
        return bool(added)

    def _statements(self, rows: Sequence[Row]) -> Iterable[tuple[Executable, list[Any] | None]]:
        """One statement for each kind of row, tables first."""
        if tables := [row for row in rows if isinstance(row, TableRow)]:
            yield self._upsert(schema.tables, "id"), [_packed(row) for row in tables]
            newest = {row.id: row for row in tables}
            yield delete(schema.places).where(schema.places.c.table_id.in_(list(newest))), None
            if places := [
                {"table_id": row.id, "seat": seat, "visitor": visitor}
                for row in newest.values()
                for seat, visitor in enumerate(row.holders)
                if visitor
            ]:
                yield insert(schema.places), places
        if found := [_values(row) for row in rows if isinstance(row, ActRow)]:
            yield insert(schema.acts), found
        if found := [_values(row) for row in rows if isinstance(row, ChatRow)]:
            yield insert(schema.chat), found
        if found := [
            {"table_id": row.table, "n": row.n, "text": row.text}
            for row in rows
            if isinstance(row, SnapshotRow)
        ]:
            yield self._upsert(schema.snapshots, "table_id"), found
        if found := [
            {"table_id": row.table, "seat": row.seat, "data": zlib.compress(row.data)}
            for row in rows
            if isinstance(row, FilmRow)
        ]:
            yield self._upsert(schema.films, "table_id", "seat"), found

    def _upsert(self, table: SqlTable, *key: str) -> Executable:
        of_postgres = self.writing.dialect.name == "postgresql"
        statement = postgresql.insert(table) if of_postgres else sqlite.insert(table)
        fresh = {column.name: statement.excluded[column.name] for column in table.c if column.name not in key}
        return statement.on_conflict_do_update(index_elements=list(key), set_=fresh)

    def _set_trouble(self, trouble: str) -> None:
        if trouble == self.trouble:
            return
        self.trouble = trouble
        for watcher in self._watchers:
            try:
                watcher(trouble)
            except Exception:
                # Whatever one of them makes of it, the others must hear, and the writer lives on.
                log.exception("a watcher failed")

    # -- reading ----------------

    async def read(self, statement: Executable) -> Sequence[Sequence[Any]]:
        """All rows that the statement finds; StorageAway if the database cannot be reached."""
        try:
            async with asyncio.timeout(ATTEMPT), self.reading.connect() as connection:
                return (await connection.execute(statement)).all()
        except Exception as error:
            if _trouble_of(error):
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
        return _table_row(rows[0]) if rows else None

    async def save_table(self, row: TableRow) -> None:
        await self.append([row])

    async def tables_with(self, *status: str) -> list[TableRow]:
        """All tables of these kinds of status, the last changed first."""
        c = schema.tables.c
        found = select(schema.tables).where(c.status.in_(status)).order_by(c.changed.desc(), c.id)
        return [_table_row(row) for row in await self.read(found)]

    async def tables_of(self, visitor: str, *status: str, most: int = 100_000) -> list[TableRow]:
        """Tables where the visitor sits or that they own, the last changed first; without `status` all."""
        c = schema.tables.c
        seated = select(schema.places.c.table_id).where(schema.places.c.visitor == visitor)
        found = select(schema.tables).where((c.owner == visitor) | c.id.in_(seated))
        if status:
            found = found.where(c.status.in_(status))
        found = found.order_by(c.changed.desc(), c.id).limit(most)
        return [_table_row(row) for row in await self.read(found)]

    async def open_tables(self, *status: str, most: int = 100) -> list[TableRow]:
        """Tables that everybody may find (waiting ones, unless told), the last changed first."""
        c = schema.tables.c
        found = select(schema.tables).where(c.open, c.status.in_(status or ("waiting",)))
        found = found.order_by(c.changed.desc(), c.id).limit(most)
        return [_table_row(row) for row in await self.read(found)]

    async def finished(self, visitor: str, most: int = 100) -> list[TableRow]:
        """Finished games: the visitor's, and those that everybody may find."""
        own = await self.tables_of(visitor, "over", most=most)
        rows = {row.id: row for row in own + await self.open_tables("over", most=most)}
        return sorted(rows.values(), key=lambda row: (-row.changed, row.id))[:most]

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


def _fail(entries: Iterable[_Entry], error: BaseException) -> None:
    for entry in entries:
        if not entry.done.done():
            entry.done.set_exception(error)


# -- connecting ----------------


def engine_of(address: str, writes: bool = False) -> AsyncEngine:
    """The engine of a database by its address, with the driver and settings we rely on.

    What writes to PostgreSQL has one connection, which claims the database: without the claim nothing is ever
    written. A SQLite file is claimed by whoever starts the server.
    """
    try:
        url = make_url(address)
        if url.get_backend_name() == "sqlite":
            engine = create_async_engine(url.set(drivername="sqlite+aiosqlite"), hide_parameters=True)
            event.listen(engine.sync_engine, "connect", _set_up_sqlite)
            event.listen(engine.sync_engine, "begin", _begin_in_sqlite)
            return engine
        if url.get_backend_name() in ("postgres", "postgresql"):
            # The driver's word for what everybody else calls sslmode.
            query = {"ssl" if name == "sslmode" else name: value for name, value in url.query.items()}
            url = url.set(drivername="postgresql+asyncpg", query=query)
            engine = create_async_engine(
                url,
                hide_parameters=True,
                pool_pre_ping=True,
                pool_timeout=5,
                pool_size=1 if writes else 5,
                max_overflow=0 if writes else 10,
                connect_args={"timeout": 5, "command_timeout": 15, "server_settings": KEPT_ALIVE},
            )
            if writes:
                event.listen(engine.sync_engine, "connect", _claim)
            return engine
    except (ArgumentError, NoSuchModuleError):
        raise NoSuchDatabase(f"{address!r} is not the address of a database") from None
    except ModuleNotFoundError as error:
        raise NoSuchDatabase(f"{error.name} is missing: pip install 'wardroom[postgres]'") from None
    raise NoSuchDatabase(f"only SQLite and PostgreSQL are supported, not {url.get_backend_name()}")


def _claim(connection: Any, _record: object) -> None:
    """StorageTaken if another server writes to this database; the claim ends with the connection."""
    cursor = connection.cursor()
    cursor.execute(f"SELECT pg_try_advisory_lock({CLAIM})")
    (ours,) = cursor.fetchone()
    cursor.close()
    connection.commit()
    if not ours:
        connection.close()
        raise StorageTaken


def _set_up_sqlite(connection: Any, _record: object) -> None:
    """A commit is on the disk when it returns; readers and the writer do not wait for each other."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for line in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {line}")
    cursor.close()


def _begin_in_sqlite(connection: Connection) -> None:
    """Left to itself, the driver would begin only at the first change of a row: too late for the schema."""
    connection.exec_driver_sql("BEGIN")


# What SQLite says when its file cannot be used for now, by the first byte of the result code.
_SQLITE_AWAY = {5, 6, 8, 10, 14, 26}  # busy, locked, read-only, I/O error, cannot open, not a database
_SQLITE_FULL = 13
# The same of PostgreSQL: connection, refused, no such database, resources, shut down, read-only.
_POSTGRES_AWAY = ("08", "28", "3D", "53", "57P", "25006")
_POSTGRES_FULL = "53100"


def _trouble_of(error: BaseException | None) -> str:
    """AWAY or FULL if the database cannot do its work for now; nothing for any other error."""
    if error is None:
        return ""
    if isinstance(error, TimeoutError | PoolTimeout | ConnectionError | StorageTaken):
        return AWAY
    if isinstance(error, DBAPIError):
        if error.connection_invalidated:
            return AWAY
        return _trouble_of(error.orig)
    code = getattr(error, "sqlite_errorcode", None)
    if isinstance(code, int):
        kind = code & 0xFF
        return FULL if kind == _SQLITE_FULL else AWAY if kind in _SQLITE_AWAY else ""
    state = getattr(error, "sqlstate", None) or getattr(error, "pgcode", None)
    if isinstance(state, str):
        if state == _POSTGRES_FULL:
            return FULL
        return AWAY if state.startswith(_POSTGRES_AWAY) else ""
    if isinstance(error, OSError):
        return FULL if error.errno == errno.ENOSPC else AWAY
    cause = error.__cause__
    return _trouble_of(cause) if cause is not None and cause is not error else ""


def _sentence(error: BaseException) -> str:
    """What the driver says, without the address, which may hold a password."""
    original = getattr(error, "orig", None) or error
    return str(original).strip().splitlines()[0] if str(original).strip() else type(original).__name__
