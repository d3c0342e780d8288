"""The tables of the database; `migrations/` makes them. Times are milliseconds since 1970; lists are JSON."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _of_table() -> Column[str]:
    return Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


# What belongs to the host alone, such as the key that cookies are signed with.
host = Table(
    "host",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# A guest has no login. `round` rises when the password changes: cookies of an earlier round count no more.
# `unconfirmed` is an e-mail address whose reader has not agreed yet.
visitors = Table(
    "visitors",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("login", String(80), unique=True),
    Column("password", String(200), nullable=False, default=""),
    Column("round", Integer, nullable=False, default=0),
    Column("email", String(254), nullable=False, default=""),
    Column("unconfirmed", String(254), nullable=False, server_default=""),
    Column("webhook", String(500), nullable=False, default=""),
    Column("created", BigInteger, nullable=False),
)

# `setup` is the table's own business and holds its secrets.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("name", String(80), nullable=False),
    Column("status", String(16), nullable=False),
    Column("open", Boolean, nullable=False),
    Column("practice", Boolean, nullable=False),
    Column("owner", String(32), nullable=False, index=True),
    Column("holders", Text, nullable=False),
    Column("waiting", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("setup", LargeBinary, nullable=False),
    Index(None, "status", "changed"),
)

# Which visitor sits where: the holders of `tables`, made findable.
places = Table(
    "places",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("visitor", String(32), nullable=False, index=True),
)

# The journal: only ever added to.
acts = Table(
    "acts",
    metadata,
    _of_table(),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# The newest of each table; `n` is the number of acts it stands after.
snapshots = Table(
    "snapshots",
    metadata,
    _of_table(),
    Column("n", Integer, nullable=False),
    Column("text", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    _of_table(),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("visitor", String(32), nullable=False, index=True),
)

# Finished games by viewpoint, compressed.
films = Table(
    "films",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

# When a visitor was last told that a table waits for them: each turn is told once.
alerts = Table(
    "alerts",
    metadata,
    _of_table(),
    Column("visitor", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
