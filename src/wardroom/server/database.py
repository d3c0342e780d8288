"""SQLite and PostgreSQL: how we connect, how a transaction is written, and what their errors mean.

A `Writer` runs one transaction after the other. For a SQLite file it does so in a thread of its own, which
is handed a whole transaction as one job: a round trip to the thread for each statement would take longer
than the flush to the disk.
"""

from __future__ import annotations

import asyncio
import errno
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from typing import Any, Final, Protocol, TypeVar

from sqlalchemy import URL, Connection, Dialect, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from wardroom.core.errors import WardroomError

T = TypeVar("T")

# Seconds until an attempt counts as failed.
ATTEMPT: Final = 15.0
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


# -- connecting ----------------


def address_of(text: str) -> URL:
    """The address of a database as its host wrote it, with the driver that we use."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise NoSuchDatabase(f"{text!r} is not the address of a database") from None
    if url.get_backend_name() == "sqlite":
        return url.set(drivername="sqlite+aiosqlite")
    if url.get_backend_name() in ("postgres", "postgresql"):
        # The driver's word for what everybody else calls sslmode.
        query = {"ssl" if name == "sslmode" else name: value for name, value in url.query.items()}
        return url.set(drivername="postgresql+asyncpg", query=query)
    raise NoSuchDatabase(f"only SQLite and PostgreSQL are supported, not {url.get_backend_name()}")


def reader_of(text: str) -> AsyncEngine:
    """The engine that reads the database of that address."""
    url = address_of(text)
    if url.get_backend_name() == "postgresql":
        return _postgres(url, connections=5, more=10)
    engine = create_async_engine(url, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    event.listen(engine.sync_engine, "begin", _begin_in_sqlite)
    return engine


def writer_of(text: str) -> Writer:
    """The writer for the database at that address."""
    url = address_of(text)
    return PostgresWriter(url) if url.get_backend_name() == "postgresql" else SqliteWriter(url)


class Writer(Protocol):
    dialect: Dialect

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do the work in a transaction; what it returns is known to be on the disk."""

    async def close(self) -> None: ...


class SqliteWriter:
    """Writes to a SQLite file, on one connection in one thread."""

    def __init__(self, url: URL) -> None:
        self._engine = create_engine(url.set(drivername="sqlite"), hide_parameters=True, poolclass=NullPool)
        self.dialect = self._engine.dialect
        event.listen(self._engine, "connect", _set_up_sqlite)
        event.listen(self._engine, "begin", _begin_at_once)
        self._thread = ThreadPoolExecutor(1, "database writer")
        self._connection: Connection | None = None

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await self._in_thread(partial(self._write, work))

    async def execute(self, statement: str, *values: object) -> None:
        """One statement in a transaction of its own, straight to the driver: so every move is written.

        It is one call into SQLite, flush and all, while Python plays on; by way of `write` it would take
        several times as long until a lone move is on the disk.
        """
        await self._in_thread(partial(self._execute, statement, values))

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _write(self, work: Callable[[Connection], T]) -> T:
        with self._at_hand() as connection, connection.begin():
            return work(connection)

    def _execute(self, statement: str, values: tuple[object, ...]) -> None:
        with self._at_hand() as connection:
            driver: Any = connection.connection.driver_connection
            driver.execute(statement, values)

    @contextmanager
    def _at_hand(self) -> Iterator[Connection]:
        """The connection, which is made anew after trouble."""
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            yield self._connection
        except Exception as error:
            if trouble_of(error) == AWAY:
                # The file may be another one when it is back.
                self._close()
            raise

    async def close(self) -> None:
        await self._in_thread(self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            connection.close()


class PostgresWriter:
    """Writes to PostgreSQL, on one connection, which claims the database: without it nothing is written."""

    def __init__(self, url: URL) -> None:
        self._engine = _postgres(url, connections=1, more=0)
        self.dialect = self._engine.dialect
        event.listen(self._engine.sync_engine, "connect", _claim)

    async def write(self, work: Callable[[Connection], T]) -> T:
        async with asyncio.timeout(ATTEMPT), self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


def _postgres(url: URL, connections: int, more: int) -> AsyncEngine:
    try:
        return create_async_engine(
            url,
            hide_parameters=True,
            pool_pre_ping=True,
            pool_timeout=5,
            pool_size=connections,
            max_overflow=more,
            connect_args={"timeout": 5, "command_timeout": 15, "server_settings": KEPT_ALIVE},
        )
    except (ModuleNotFoundError, NoSuchModuleError):
        raise NoSuchDatabase("asyncpg is missing: pip install 'wardroom[postgres]'") from None


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


def _begin_at_once(connection: Connection) -> None:
    """The same in the writer's thread, before every move: straight to the driver."""
    driver: Any = connection.connection.driver_connection
    driver.execute("BEGIN")


# -- what errors mean ----------------

# What SQLite says when its file cannot be used for now, by the first byte of the result code.
_SQLITE_AWAY = {5, 6, 8, 10, 14, 26}  # busy, locked, read-only, I/O error, cannot open, not a database
_SQLITE_FULL = 13
# The same of PostgreSQL: connection, refused, no such database, resources, shut down, read-only.
_POSTGRES_AWAY = ("08", "28", "3D", "53", "57P", "25006")
_POSTGRES_FULL = "53100"


def trouble_of(error: BaseException | None) -> str:
    """AWAY or FULL if the database cannot do its work for now; nothing for any other error."""
    if error is None:
        return ""
    if isinstance(error, TimeoutError | PoolTimeout | ConnectionError | StorageTaken):
        return AWAY
    if isinstance(error, DBAPIError):
        if error.connection_invalidated:
            return AWAY
        return trouble_of(error.orig)
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
    return trouble_of(cause) if cause is not None and cause is not error else ""


def sentence_of(error: BaseException) -> str:
    """What the driver says, without the address, which may hold a password."""
    original = getattr(error, "orig", None) or error
    return str(original).strip().splitlines()[0] if str(original).strip() else type(original).__name__
