"""What is acknowledged is on the disk, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, delete, insert, inspect, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from tests.server.conftest import Postgres, postgres_program
from wardroom.server import schema
from wardroom.server.database import (
    AWAY,
    FULL,
    NoSuchDatabase,
    StorageAway,
    StorageFull,
    StorageTaken,
    address_of,
    reader_of,
)
from wardroom.server.messages import Said
from wardroom.server.migrations import upgrade
from wardroom.server.rows import (
    ActRow,
    ChatRow,
    FilmRow,
    ProgressRow,
    Row,
    SnapshotRow,
    TableRow,
    put,
)
from wardroom.server.storage import Storage


def with_storage(database: str, work: Callable[[Storage], Awaitable[None]]) -> None:
    async def run() -> None:
        storage = await Storage.open(database)
        try:
            await work(storage)
        finally:
            await storage.close()

    asyncio.run(run())


def a_table(table_id: str = "one", status: str = "playing", changed: int = 1) -> TableRow:
    return TableRow(
        table_id, "coldwar", "Стол «1»", status, True, False, "anna", ["anna", ""], [0], 1, changed, b"\0{}"
    )  # fmt: skip


def an_act(n: int, table_id: str = "one") -> ActRow:
    return ActRow(table_id, n, "do", n % 2, f"gun{n}", 1000 + n)


def test_everything_comes_back_as_it_was(database: str) -> None:
    async def work(storage: Storage) -> None:
        said = Said(0, 1, "Anna", "hello\n<b>", 7)
        rows: list[Row] = [
            a_table(),
            an_act(0),
            an_act(1),
            SnapshotRow("one", 2, "position"),
            ChatRow("one", said, "anna"),
            FilmRow("one", -2, b"{}" * 5000),
        ]
        await storage.append(rows)
        assert await storage.load("one") == a_table()
        assert await storage.acts("one") == [an_act(0), an_act(1)]
        assert await storage.acts("one", after=0) == [an_act(1)]
        assert await storage.last_snapshot("one") == rows[3]
        assert await storage.chat("one") == [said]
        assert await storage.film("one", -2) == b"{}" * 5000
        assert await storage.film("one", 0) is None
        assert await storage.load("two") is None
        assert await storage.last_snapshot("two") is None

    with_storage(database, work)


def test_it_is_still_there_after_a_restart(database: str) -> None:
    async def write(storage: Storage) -> None:
        await storage.append([a_table(), an_act(0)])

    async def read(storage: Storage) -> None:
        assert await storage.acts("one") == [an_act(0)]

    with_storage(database, write)
    with_storage(database, read)


def test_tables_are_found_by_who_sits_there(database: str) -> None:
    async def work(storage: Storage) -> None:
        await storage.append([a_table("one", changed=1), a_table("two", "over", changed=2)])
        assert [row.id for row in await storage.tables_of("anna")] == ["two", "one"]
        assert [row.id for row in await storage.tables_of("anna", "playing")] == ["one"]
        assert [row.id for row in await storage.some_tables("playing", "waiting", open=True, most=9)] == [
            "one"
        ]
        assert [row.id for row in await storage.tables_with("playing", "over")] == ["two", "one"]
        moved = a_table("one")
        moved.owner = "olga"
        moved.holders = ["", "boris"]
        await storage.append([moved])
        assert [row.id for row in await storage.tables_of("anna")] == ["two"]
        assert [row.id for row in await storage.tables_of("boris")] == ["one"]

    with_storage(database, work)


def test_how_far_a_table_has_come(database: str) -> None:
    async def work(storage: Storage) -> None:
        await storage.append([a_table("one"), a_table("two")])
        await storage.append([ProgressRow("one", [1], 9, b"new"), ProgressRow("gone", [1], 9, b"")])
        kept = await storage.load("one")
        assert kept is not None and (kept.waiting, kept.changed, kept.setup) == ([1], 9, b"new")
        assert kept.holders == ["anna", ""] and await storage.load("two") == a_table("two")
        assert await storage.load("gone") is None
        assert len(await storage.tables_of("anna")) == 2

    with_storage(database, work)


def test_many_writers_share_transactions(database: str) -> None:
    async def work(storage: Storage) -> None:
        await storage.append([a_table(f"t{number}") for number in range(50)])

        async def play(table_id: str) -> None:
            for n in range(20):
                await storage.append([an_act(n, table_id)])

        before = storage.commits
        await asyncio.gather(*(play(f"t{number}") for number in range(50)))
        for number in range(50):
            assert [act.n for act in await storage.acts(f"t{number}")] == list(range(20))
        assert storage.commits - before < 200, "1000 acts were not gathered"

    with_storage(database, work)


def test_a_move_waits_for_one_thing_at_most(database: str) -> None:
    async def work(storage: Storage) -> None:
        await storage.append([a_table()])
        done: list[str] = []

        async def note(name: str, writing: Awaitable[Any]) -> None:
            await writing
            done.append(name)

        tables = [note(f"t{n}", storage.append([a_table(f"t{n}")])) for n in range(5)]
        await asyncio.gather(*tables, note("move", storage.append([an_act(0)])))
        assert done.index("move") <= 1
        # And one thing is written between two moves, however many come.
        done.clear()
        tables = [note(f"t{n}", storage.append([a_table(f"t{n}")])) for n in range(3)]
        writing = asyncio.gather(*tables)
        for n in range(1, 9):
            await note("move", storage.append([an_act(n)]))
        assert "t2" in done
        await writing

    with_storage(database, work)


def test_one_bad_entry_is_refused_alone(database: str) -> None:
    async def work(storage: Storage) -> None:
        await storage.append([a_table(), an_act(0)])
        results = await asyncio.gather(
            storage.append([an_act(1)]),
            storage.append([an_act(2), an_act(0)]),
            storage.append([an_act(3)]),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), IntegrityError, type(None)]
        assert [act.n for act in await storage.acts("one")] == [0, 1, 3]

    with_storage(database, work)


def test_text_that_the_database_cannot_hold_concerns_no_other(database: str) -> None:
    async def work(storage: Storage) -> None:
        await storage.append([a_table()])
        results = await asyncio.gather(
            storage.append([an_act(0)]),
            storage.append([ChatRow("one", Said(0, 0, "Anna", "nul\0", 1))]),
            storage.append([an_act(1)]),
            return_exceptions=True,
        )
        assert results[0] is None and results[2] is None
        assert isinstance(results[1], DBAPIError) or storage.writer.dialect.name == "sqlite"
        assert not storage.trouble and await storage.acts("one") == [an_act(0), an_act(1)]

    with_storage(database, work)


def test_repeating_an_act_is_harmless_and_changing_one_is_not(database: str) -> None:
    async def work(storage: Storage) -> None:
        await storage.append([a_table(), an_act(0), an_act(1)])
        await storage.append([an_act(0), an_act(1)])
        with pytest.raises(IntegrityError):
            await storage.append([ActRow("one", 1, "do", 1, "another", 5)])
        assert await storage.acts("one") == [an_act(0), an_act(1)]

    with_storage(database, work)


def test_work_runs_in_the_transaction_and_gives_its_result(database: str) -> None:
    def spend(connection: Connection) -> int:
        return connection.execute(delete(schema.host)).rowcount

    def fail(connection: Connection) -> None:
        connection.execute(delete(schema.acts))
        raise KeyError("a fault of the program")

    async def work(storage: Storage) -> None:
        await storage.append([a_table(), an_act(0)])

        def keep(connection: Connection) -> None:
            connection.execute(insert(schema.host).values(name="key", value=b"x"))

        await storage.change(keep)
        assert list(await asyncio.gather(storage.change(spend), storage.change(spend))) == [1, 0]
        results = await asyncio.gather(
            storage.append([an_act(1)]),
            storage.change(fail),
            storage.append([an_act(2)]),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), KeyError, type(None)]
        assert await storage.acts("one") == [an_act(0), an_act(1), an_act(2)]

    with_storage(database, work)


def test_the_migrations_make_the_schema(database: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    async def work(storage: Storage) -> None:
        async with storage.reading.connect() as connection:
            assert await connection.run_sync(differences) == []

    with_storage(database, work)


def test_a_migration_that_was_cut_short_leaves_nothing(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cut_short(connection: Connection) -> None:
        upgrade(connection)
        raise KeyboardInterrupt

    monkeypatch.setattr("wardroom.server.storage.upgrade", cut_short)
    with pytest.raises(KeyboardInterrupt):
        asyncio.run(Storage.open(database))
    monkeypatch.undo()

    def tables(connection: Connection) -> list[str]:
        return inspect(connection).get_table_names()

    async def look() -> list[str]:
        engine = reader_of(database)
        async with engine.connect() as connection:
            found = await connection.run_sync(tables)
        await engine.dispose()
        return found

    assert asyncio.run(look()) == []

    async def work(storage: Storage) -> None:
        await storage.append([a_table(), an_act(0)])

    with_storage(database, work)
    with_storage(database, no_work)


async def no_work(storage: Storage) -> None:
    """Opening it again is enough."""


def test_sqlite_is_durable(tmp_path: Path) -> None:
    async def work(storage: Storage) -> None:
        assert (await storage.read(text("PRAGMA synchronous")))[0][0] == 2
        assert (await storage.read(text("PRAGMA journal_mode")))[0][0] == "wal"

    with_storage(f"sqlite:///{tmp_path}/wardroom.db", work)


def test_a_crash_loses_nothing(tmp_path: Path) -> None:
    async def work(storage: Storage) -> None:
        await storage.append([a_table()])
        for n in range(50):
            await storage.append([an_act(n)])
        # What a crash would leave: the file, and its log.
        (tmp_path / "crashed").mkdir()
        for name in ("wardroom.db", "wardroom.db-wal"):
            shutil.copy(tmp_path / name, tmp_path / "crashed" / name)

    async def after(storage: Storage) -> None:
        assert await storage.acts("one") == [an_act(n) for n in range(50)]
        assert (await storage.read(text("PRAGMA integrity_check")))[0][0] == "ok"

    with_storage(f"sqlite:///{tmp_path}/wardroom.db", work)
    with_storage(f"sqlite:///{tmp_path}/crashed/wardroom.db", after)


def test_the_log_is_moved_into_the_file_while_play_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "wardroom.db"

    def acts_in_the_file_alone() -> int:
        alone = shutil.copy(file, tmp_path / "alone.db")
        with closing(sqlite3.connect(f"file:{alone}?immutable=1", uri=True)) as connection:
            return int(connection.execute("SELECT count(*) FROM acts").fetchone()[0])

    async def work(storage: Storage) -> None:
        await storage.append([a_table()])
        for n in range(600):
            await storage.append([an_act(n)])
        assert acts_in_the_file_alone() >= 200
        assert await storage.acts("one") == [an_act(n) for n in range(600)]

    with_storage(f"sqlite:///{file}", work)
    assert acts_in_the_file_alone() == 600


def test_a_full_disk_is_told_and_nothing_is_acknowledged(tmp_path: Path) -> None:
    async def pages(storage: Storage, number: int) -> None:
        await storage.writer.write(
            lambda connection: connection.execute(text(f"PRAGMA max_page_count={number}"))
        )

    async def work(storage: Storage) -> None:
        heard: list[str] = []
        storage.watch(heard.append)
        await storage.append([a_table()])
        await pages(storage, 1)
        large = ActRow("one", 0, "do", 0, "x" * 100_000, 0)
        with pytest.raises(StorageFull):
            await storage.append([large], patience=0.3)
        assert await storage.acts("one") == []
        waits = asyncio.create_task(storage.append([large]))
        await asyncio.sleep(0.2)
        assert not waits.done() and storage.trouble == FULL
        await pages(storage, 1_000_000)
        await asyncio.wait_for(waits, 10)
        assert await storage.acts("one") == [large]
        assert heard == [FULL, ""]

    with_storage(f"sqlite:///{tmp_path}/wardroom.db", work)


def test_the_database_goes_away_and_comes_back(stoppable: Postgres) -> None:
    async def work(storage: Storage) -> None:
        heard: list[str] = []

        def fail(trouble: str) -> None:
            raise KeyError(trouble)

        # One who fails at hearing of it harms nobody.
        storage.watch(fail)
        storage.watch(heard.append)
        await storage.append([a_table(), an_act(0)])
        await asyncio.to_thread(stoppable.stop)
        waits = [asyncio.create_task(storage.append([an_act(n)])) for n in range(1, 50)]
        with pytest.raises(StorageAway):
            await storage.append([an_act(99)], patience=0.5)
        with pytest.raises(StorageAway):
            await storage.acts("one")
        assert not await storage.reachable()
        assert storage.trouble == AWAY and not any(task.done() for task in waits)
        await asyncio.to_thread(stoppable.start)
        await asyncio.wait_for(asyncio.gather(*waits), 30)
        assert [act.n for act in await storage.acts("one")] == list(range(50))
        assert heard == [AWAY, ""]

    with_storage(stoppable.empty_database(), work)


def test_closing_while_it_is_away_tells_those_who_wait(stoppable: Postgres) -> None:
    url = stoppable.empty_database()

    async def run() -> None:
        storage = await Storage.open(url)
        await storage.append([a_table()])
        await asyncio.to_thread(stoppable.stop)
        waits = asyncio.create_task(storage.append([an_act(0)]))
        await asyncio.sleep(0.3)
        await asyncio.wait_for(storage.close(), 20)
        with pytest.raises(StorageAway):
            await waits
        with pytest.raises(StorageAway):
            await Storage.open(url)

    asyncio.run(run())


def test_one_database_has_one_server(stoppable: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wardroom.server.storage.HANDOVER", 0.3)
    url = stoppable.empty_database()

    async def run() -> None:
        first = await Storage.open(url)
        await first.append([a_table(), an_act(0)])
        with pytest.raises(StorageTaken, match="another wardroom serve"):
            await Storage.open(url)
        # The database starts again, and another server comes first.
        await asyncio.to_thread(stoppable.stop)
        await asyncio.to_thread(stoppable.start)
        second = await Storage.open(url)
        with pytest.raises(StorageAway):
            await first.append([an_act(1)], patience=0.5)
        await second.append([ActRow("one", 1, "do", 1, "another", 5)])
        late = asyncio.create_task(first.append([an_act(1)]))
        await second.close()
        with pytest.raises(IntegrityError):
            await asyncio.wait_for(late, 20)
        assert len(await first.acts("one")) == 2 and not first.trouble
        await first.close()
        third = await Storage.open(url)
        await third.close()

    asyncio.run(run())


def test_what_was_written_before_the_database_went_away_is_compared(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer to a commit may be lost: the entry is written again, and must be the same."""
    said = ChatRow("one", Said(0, 0, "Anna", "ahoy", 3), "anna")

    async def work(storage: Storage) -> None:
        await storage.append([a_table()])
        write = storage.writer.write

        def lose_the_answer(meanwhile: list[Row]) -> None:
            async def write_and_lose(work: Any) -> None:
                monkeypatch.undo()
                await write(lambda connection: put(connection, meanwhile))
                raise ConnectionResetError

            monkeypatch.setattr(storage.writer, "write", write_and_lose)

        rows: list[Row] = [a_table(changed=2), an_act(0), said, SnapshotRow("one", 1, "position")]
        lose_the_answer(rows)
        await storage.append(rows)
        lose_the_answer([ActRow("one", 1, "do", 1, "another", 5)])
        with pytest.raises(IntegrityError):
            await storage.append([a_table(changed=3), an_act(1)])
        kept = await storage.load("one")
        assert kept is not None and kept.changed == 2 and len(await storage.acts("one")) == 2
        assert await storage.chat("one") == [said.said] and storage.writer.write == write

    with_storage(database, work)


@pytest.mark.parametrize("address", ["", "hello", "mysql://localhost/x"])
def test_an_address_that_is_none(address: str) -> None:
    with pytest.raises(NoSuchDatabase):
        reader_of(address)


def test_addresses_as_hosts_write_them() -> None:
    url = address_of("postgres://user:word@db.test/wardroom?sslmode=require")
    assert url.drivername == "postgresql+asyncpg" and url.query == {"ssl": "require"}
    assert address_of("sqlite:////tmp/x.db").drivername == "sqlite+aiosqlite"


def test_the_database_may_ask_for_ssl_that_is_not_there(postgres: Postgres) -> None:
    with pytest.raises(StorageAway):
        asyncio.run(Storage.open(f"{postgres.url}?sslmode=require"))


# -- backups, as docs/host.md tells to make them ----------------


def test_a_backup_of_sqlite_can_be_restored(tmp_path: Path) -> None:
    async def work(storage: Storage) -> None:
        await storage.append([a_table(), an_act(0)])
        with closing(sqlite3.connect(tmp_path / "wardroom.db")) as other:
            other.execute(f"VACUUM INTO '{tmp_path}/backup.db'")
        await storage.append([an_act(1)])

    async def restored(storage: Storage) -> None:
        assert await storage.acts("one") == [an_act(0)]
        await storage.append([an_act(1)])

    with_storage(f"sqlite:///{tmp_path}/wardroom.db", work)
    with_storage(f"sqlite:///{tmp_path}/backup.db", restored)


def test_a_backup_of_postgresql_can_be_restored(tmp_path: Path, postgres: Postgres) -> None:
    url, file = postgres.empty_database(), tmp_path / "wardroom.dump"

    async def work(storage: Storage) -> None:
        await storage.append([a_table(), an_act(0)])
        run_postgres("pg_dump", "--format=custom", f"--file={file}", url)
        await storage.append([an_act(1)])

    async def restored(storage: Storage) -> None:
        assert await storage.acts("one") == [an_act(0)]
        await storage.append([an_act(1)])

    with_storage(url, work)
    fresh = postgres.empty_database()
    run_postgres("pg_restore", f"--dbname={fresh}", "--no-owner", str(file))
    with_storage(fresh, restored)


def run_postgres(program: str, *arguments: str) -> None:
    subprocess.run([postgres_program(program), *arguments], check=True, capture_output=True)
