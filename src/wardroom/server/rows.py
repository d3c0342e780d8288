"""What is stored, and how it stands in the database."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Dialect, bindparam, delete, insert, select, update
from sqlalchemy import Table as SqlTable
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql import Executable

from wardroom.server import schema
from wardroom.server.messages import Said


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


class ProgressRow(Struct):
    """How far a table has come that is on the disk already; nobody has sat down or left."""

    table: str
    waiting: list[int]
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


Row = TableRow | ProgressRow | ActRow | SnapshotRow | ChatRow | FilmRow


def values_of(row: ActRow | ChatRow) -> dict[str, Any]:
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


def packed(row: TableRow) -> dict[str, Any]:
    """The table as the database holds it."""
    values = msgspec.structs.asdict(row)
    for field in ("holders", "waiting"):
        values[field] = _text(values[field])
    return values


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def table_row(values: Sequence[Any]) -> TableRow:
    row = TableRow(*values)
    row.holders, row.waiting = (msgspec.json.decode(text) for text in values[7:9])
    return row


PROGRESS: Final = (
    update(schema.tables)
    # Whatever was written of the table meanwhile is newer.
    .where(schema.tables.c.id == bindparam("of"), schema.tables.c.changed <= bindparam("at"))
    .values(waiting=bindparam("now"), changed=bindparam("at"), setup=bindparam("as"))
)


# Row by row, Python would be stopped and woken for each of them; as one statement it plays on meanwhile.
ACTS_IN_SQLITE: Final = (
    "INSERT INTO acts (table_id, n, kind, seat, text, at) SELECT "
    + ", ".join(f"json_extract(value, '$[{place}]')" for place in range(6))
    + " FROM json_each(?)"
)


def journal_text(rows: Sequence[Row]) -> str:
    """Lines of the journal as `ACTS_IN_SQLITE` wants them; nothing if there are other rows among them."""
    if not all(type(row) is ActRow for row in rows):
        return ""
    return _text([msgspec.structs.astuple(row) for row in rows])


class Texts(NamedTuple):
    """Statements as the driver wants them, with values in the order of the columns.

    They are written again and again, and moves wait for it: they must not be put together every time.
    """

    act: str
    table: str
    no_places: str
    place: str


@cache
def _texts(dialect: Dialect) -> Texts:
    places = delete(schema.places).where(schema.places.c.table_id == bindparam("id"))
    written = (insert(schema.acts), _upsert(dialect, schema.tables, "id"), places, insert(schema.places))
    return Texts(*(str(statement.compile(dialect=dialect)) for statement in written))


def put(connection: Connection, rows: Sequence[Row]) -> None:
    """Write the rows."""
    for statement, values in statements(rows, connection.dialect):
        if isinstance(statement, str):
            connection.exec_driver_sql(statement, values)
        else:
            connection.execute(statement, values)


def statements(rows: Sequence[Row], dialect: Dialect) -> Iterable[tuple[Executable | str, Any]]:
    """One statement for each kind of row, tables first; those that are text are the driver's own."""
    if tables := [row for row in rows if isinstance(row, TableRow)]:
        yield _texts(dialect).table, [tuple(packed(row).values()) for row in tables]
        newest = {row.id: row for row in tables}
        yield _texts(dialect).no_places, [(id,) for id in newest]
        if places := [
            (row.id, seat, visitor)
            for row in newest.values()
            for seat, visitor in enumerate(row.holders)
            if visitor
        ]:
            yield _texts(dialect).place, places
    if found := [
        {"of": row.table, "now": _text(row.waiting), "at": row.changed, "as": row.setup}
        for row in rows
        if isinstance(row, ProgressRow)
    ]:
        yield PROGRESS, found
    if acts := [msgspec.structs.astuple(row) for row in rows if isinstance(row, ActRow)]:
        if dialect.name == "sqlite":
            yield ACTS_IN_SQLITE, (_text(acts),)
        else:
            yield _texts(dialect).act, acts
    if found := [values_of(row) for row in rows if isinstance(row, ChatRow)]:
        yield insert(schema.chat), found
    if found := [
        {"table_id": row.table, "n": row.n, "text": row.text} for row in rows if isinstance(row, SnapshotRow)
    ]:
        yield _upsert(dialect, schema.snapshots, "table_id"), found
    if found := [
        {"table_id": row.table, "seat": row.seat, "data": zlib.compress(row.data)}
        for row in rows
        if isinstance(row, FilmRow)
    ]:
        yield _upsert(dialect, schema.films, "table_id", "seat"), found


@cache
def _upsert(dialect: Dialect, table: SqlTable, *key: str) -> sqlite.Insert | postgresql.Insert:
    statement = postgresql.insert(table) if dialect.name == "postgresql" else sqlite.insert(table)
    fresh = {column.name: statement.excluded[column.name] for column in table.c if column.name not in key}
    return statement.on_conflict_do_update(index_elements=list(key), set_=fresh)


def are_written(connection: Connection, rows: Iterable[Row]) -> bool:
    """Whether their acts and lines of chat are there, word for word: then the rest was written, too."""
    added = [row for row in rows if isinstance(row, ActRow | ChatRow)]
    for row in added:
        kept, n = (schema.acts, row.n) if isinstance(row, ActRow) else (schema.chat, row.said.n)
        found = connection.execute(select(kept).where(kept.c.table_id == row.table, kept.c.n == n))
        there = found.mappings().first()
        if there is None or dict(there) != values_of(row):
            return False
    return bool(added)
