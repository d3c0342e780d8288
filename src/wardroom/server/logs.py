"""Logs as lines of JSON on stderr. What goes in is a word and plain facts: no secrets, no cards, no seeds."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Final

import msgspec

# What every record has; the rest are the facts of the case.
_COMMON: Final = frozenset(vars(logging.makeLogRecord({}))) | {
    "message",
    "asctime",
    "color_message",
    "taskName",
}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        facts = {name: value for name, value in vars(record).items() if name not in _COMMON}
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        } | facts
        if record.exc_info and record.exc_info[0] is not None:
            # Only the kind: an error's text may hold what nobody is to read.
            line["kind"] = record.exc_info[0].__name__
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up(level: str) -> None:
    """All loggers of this process write to stderr from now on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # These tell statements and steps that are of no use to a host.
    for name in ("aiosqlite", "sqlalchemy", "alembic", "asyncio", "httpcore", "httpx"):
        logging.getLogger(name).setLevel(logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers[:] = []
        logging.getLogger(name).propagate = True
