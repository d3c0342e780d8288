"""Logs as lines of JSON on stderr. What goes in is a word and plain facts: no secrets, no cards, no seeds."""

from __future__ import annotations

import logging
import re
import sys
import traceback
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

# What every record has; the rest are the facts of the case.
_COMMON: Final = frozenset(vars(logging.makeLogRecord({}))) | {
    "message",
    "asctime",
    "color_message",
    "taskName",
}
# A place in a traceback that is text.
PLACE: Final = re.compile(r'^ *File "([^"\n]+)", line (\d+), in (\w+)$', re.MULTILINE)


class JsonLines(logging.Formatter):
    """Of an error only its kind and place are told: its text may hold what nobody is to read."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": _told(record),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _COMMON}
        if record.exc_info and record.exc_info[1] is not None:
            line |= facts_of(record.exc_info[1])
        return msgspec.json.encode(line, enc_hook=lambda value: type(value).__name__).decode()


def facts_of(error: BaseException) -> dict[str, Any]:
    """What kind of error it is, and the last places it came through."""
    frames = traceback.extract_tb(error.__traceback__)
    places = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
    # Of what went wrong in a worker the places come as text, with the error's own words, which stay here.
    places += [f"{file}:{line} {name}" for file, line, name in PLACE.findall(str(error.__cause__ or ""))]
    return {"kind": type(error).__name__, "where": places[-12:]}


def _told(record: logging.LogRecord) -> str:
    if not isinstance(record.args, tuple):
        return record.getMessage()
    args = (type(arg).__name__ if isinstance(arg, BaseException) else arg for arg in record.args)
    return str(record.msg) % tuple(args) if record.args else str(record.msg)


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
