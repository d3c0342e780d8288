"""Where unfinished games wait."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from wardroom.core.errors import WardroomError
from wardroom.core.records import Record, RecordError
from wardroom.server.settings import DATABASE_SUFFIX, data_place

SUFFIX = ".wardroom"


class NoSave(WardroomError):
    """There is nothing to take up again; the text names the folder."""


def folder() -> Path:
    """Where the table keeps its database as well."""
    place = data_place()
    return place.parent if place.suffix == DATABASE_SUFFIX else place


def fresh(game_key: str, now: datetime) -> Path:
    """A new file for a game, empty and ours; raises OSError where none can be made."""
    place = folder()
    place.mkdir(parents=True, exist_ok=True)
    stem = f"{game_key}-{now:%Y-%m-%d-%H%M%S}"
    for number in range(1, 1000):
        path = place / f"{stem}{f'-{number}' if number > 1 else ''}{SUFFIX}"
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            continue
        return path
    raise FileExistsError(17, "too many games of this second", str(place))


def unfinished(game_key: str | None, damaged: Callable[[Path, RecordError], None]) -> list[Path]:
    """The files of the games that are not over, the one played last first.

    A file that ends like a game that is over is passed over; if it cannot be read, not without a word.
    """
    found = [path for path in folder().glob(f"{game_key or '*'}-*{SUFFIX}") if path.is_file()]
    waiting = []
    for path in sorted(found, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True):
        if not finished(path):
            waiting.append(path)
        elif not waiting:
            try:
                Record.load(path)
            except RecordError as error:
                damaged(path, error)
    if not waiting:
        raise NoSave(f"there is no unfinished game in {folder()}")
    return waiting


def finished(path: Path) -> bool:
    """Whether the record ends with a result."""
    with open(path, "rb") as file:
        file.seek(max(0, path.stat().st_size - 500))
        lines = file.read().splitlines()
    return any(line.startswith(b"end ") for line in lines[-2:])
