"""Content as data: TOML read with clear errors, every value with where it comes from."""

import hashlib
import json
import os
import re
import tomllib
from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from importlib import resources
from pathlib import Path
from typing import Final, NoReturn

from wardroom.core.bounds import FILE, Bounds, toml_fault
from wardroom.core.errors import WardroomError

ENVIRONMENT: Final = "WARDROOM_CONTENT"

PRINTED: Final = "printed"
PUBLISHED: Final = "published"
RECONSTRUCTED: Final = "reconstructed"
OWN: Final = "own"
LEVELS: Final = (PRINTED, PUBLISHED, RECONSTRUCTED, OWN)

KEY: Final = re.compile(r"[A-Za-z0-9]+(-[A-Za-z0-9]+)*")


class ContentError(WardroomError):
    """One line: file, entry, field, what was found and what is allowed."""


class Origin:
    """Where one value comes from."""

    def __init__(self, level: str, source: str) -> None:
        self.level = level
        self.source = source

    def as_dict(self) -> dict[str, str]:
        return {"level": self.level, "source": self.source}


class Table:
    """One TOML table being read; it remembers what was asked for, so that the rest can be refused."""

    def __init__(self, file: str, entry: str, values: dict[str, object], own: bool) -> None:
        self.file = file
        self.entry = entry
        self.values = values
        self.own = own
        self.name = ""
        self.asked: list[str] = []

    def integer(self, field: str, low: int, high: int, default: int | None = None) -> int:
        found = self._take(field, default, f"a whole number from {low} to {high}")
        return self._integer(field, found, low, high)

    def switch(self, field: str, default: bool) -> bool:
        found = self._take(field, default, "true or false")
        if not isinstance(found, bool):
            self.refuse(field, found, "true or false")
        return found

    def integers(self, field: str, low: int, high: int, most: int) -> list[int]:
        return [self._integer(field, found, low, high) for found in self._list(field, most)]

    def text(self, field: str, default: str | None = None) -> str:
        found = self._take(field, default, "a text")
        if not isinstance(found, str) or (not found.strip() and default is None):
            self.refuse(field, found, "a text")
        return found

    def plain(self, field: str, default: str | None = None) -> str:
        found = self.text(field, default)
        if not found.isascii():
            self.refuse(field, found, "a text in ASCII")
        return found

    def key(self, field: str) -> str:
        found = self.text(field)
        if KEY.fullmatch(found) is None:
            self.refuse(field, found, "letters and digits, joined by single hyphens")
        return found

    def choice(self, field: str, allowed: Sequence[str], default: str | None = None) -> str:
        found = self._take(field, default, _quoted(allowed))
        return self._choice(field, found, allowed)

    def choices(self, field: str, allowed: Sequence[str], most: int) -> list[str]:
        return [self._choice(field, found, allowed) for found in self._list(field, most)]

    def table(self, field: str) -> "Table":
        found = self._take(field, {}, "a table")
        if not isinstance(found, dict):
            self.refuse(field, found, "a table")
        entry = f"{self.entry}: {field}" if self.entry else field
        return Table(self.file, entry, found, self.own)

    def tables(self, field: str) -> list["Table"]:
        """The array of tables [[field]]."""
        found = self._take(field, [], f"entries [[{field}]]")
        if not isinstance(found, list):
            self.refuse(field, found, f"entries [[{field}]]")
        return [self._entry(field, number, values) for number, values in enumerate(found, start=1)]

    def finish(self) -> None:
        """Every field of the table must have been asked for."""
        for field in self.values:
            if field not in self.asked:
                self.fail(field, f"unknown field, allowed {_listed(self.asked)}{nearest(field, self.asked)}")

    def refuse(self, field: str, found: object, allowed: str) -> NoReturn:
        self.fail(field, f"found {shown(found)}, allowed {allowed}")

    def fail(self, field: str, what: str) -> NoReturn:
        said = ": ".join(part for part in (self.file, self.entry, field, what) if part)
        # A quoted TOML key may hold a line break.
        raise ContentError(" ".join(said.split()))

    def _entry(self, kind: str, number: int, values: object) -> "Table":
        if not isinstance(values, dict):
            self.refuse(kind, values, f"entries [[{kind}]]")
        table = Table(self.file, f"{kind} number {number}", values, self.own)
        table.name = table.key("key")
        table.entry = f'{kind} "{table.name}"'
        return table

    def _take(self, field: str, default: object, allowed: str) -> object:
        if field not in self.asked:
            self.asked.append(field)
        if field in self.values:
            return self.values[field]
        if default is None:
            self.fail(field, f"missing, allowed {allowed}")
        return default

    def _list(self, field: str, most: int) -> list[object]:
        allowed = f"a list of at most {most}"
        found = self._take(field, [], allowed)
        if not isinstance(found, list) or len(found) > most:
            self.refuse(field, found, allowed)
        return found

    def _integer(self, field: str, found: object, low: int, high: int) -> int:
        # A TOML boolean is an int to Python.
        if isinstance(found, bool) or not isinstance(found, int) or not low <= found <= high:
            self.refuse(field, found, f"a whole number from {low} to {high}")
        return found

    def _choice(self, field: str, found: object, allowed: Sequence[str]) -> str:
        if not isinstance(found, str):
            self.refuse(field, found, _quoted(allowed))
        if found not in allowed:
            self.refuse(field, found, _quoted(allowed) + nearest(found, allowed))
        return found


class Document:
    """One TOML file: its head, its entries, and the origins that hold for the whole file."""

    def __init__(
        self, file: str, text: str, kind: str, fields: Sequence[str], own: bool, bounds: Bounds = FILE
    ) -> None:
        self.head = Table(file, "", parsed(file, text, bounds), own)
        self.entries = self.head.tables(kind)
        self.origins = _origins(self.head, fields)
        seen: set[str] = set()
        for entry in self.entries:
            if entry.name in seen:
                entry.refuse("key", entry.name, "each key once in a file")
            seen.add(entry.name)


class Shelf:
    """The content of one game: packaged files, and the user's own folder beside them."""

    def __init__(
        self,
        game: str,
        package: str,
        names: Sequence[str],
        folder: Path | None,
        looked_at: tuple[str, Path] | None = None,
    ) -> None:
        self.game = game
        self.package = package
        self.names = names
        self.folder = folder
        # A file to be looked at, and the one of the folder in whose place it stands.
        self.looked_at = looked_at

    def ours(self, name: str, kind: str, fields: Sequence[str]) -> Document:
        path = resources.files(self.package).joinpath("content", name)
        return Document(f"{self.game}/{name}", path.read_text(encoding="utf-8"), kind, fields, own=False)

    def users(self, name: str, kind: str, fields: Sequence[str]) -> Document:
        """The user's `folder/game/name`; empty if he has none."""
        if self.looked_at is not None and self.looked_at[0] == name:
            return Document(str(self.looked_at[1]), file_text(self.looked_at[1]), kind, fields, own=True)
        if self.folder is None:
            return Document("", "", kind, fields, own=True)
        path = self.folder / self.game / name
        self._check_names(self.folder, name)
        return Document(str(path), file_text(path) if path.exists() else "", kind, fields, own=True)

    def pair(
        self, name: str, kind: str, fields: Sequence[str], check_head: Callable[[Document], None]
    ) -> tuple[Document, Document]:
        """A packaged file and the user's own, whose heads have been checked."""
        documents = self.ours(name, kind, fields), self.users(name, kind, fields)
        for document in documents:
            check_head(document)
        return documents

    def _check_names(self, folder: Path, name: str) -> None:
        # A misspelt file would otherwise be passed over in silence.
        if not folder.is_dir():
            raise ContentError(f"{folder}: found no folder, allowed a folder with {self.game}/{name}")
        for path in sorted((folder / self.game).glob("*.toml")):
            if path.name not in self.names:
                near = nearest(path.name, self.names)
                raise ContentError(f"{path}: unknown file, allowed {_listed(self.names)}{near}")


def user_folder(folder: Path | None) -> Path | None:
    """The folder given, or else the one the environment names."""
    if folder is not None:
        return folder
    named = os.environ.get(ENVIRONMENT, "")
    return Path(named) if named else None


def effective(ours: Document, own: Document) -> list[tuple[Table, Document]]:
    """The user's entries stand in place of ours with the same key; new ones follow, so our order is kept."""
    theirs = {entry.name: entry for entry in own.entries}
    merged = []
    for entry in ours.entries:
        other = theirs.pop(entry.name, None)
        merged.append((entry, ours) if other is None else (other, own))
    return merged + [(entry, own) for entry in theirs.values()]


def origins(entry: Table, document: Document, fields: Sequence[str]) -> dict[str, Origin]:
    """One origin for every field: the entry's, else the file's; a user's value is otherwise his own."""
    own = _origins(entry, fields)
    return {field: _first(field, entry, own, document.origins) for field in fields}


def digest(value: object) -> str:
    """BLAKE2b-16 of the canonical JSON: sorted keys, no spaces, UTF-8."""
    canonical = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.blake2b(canonical.encode("utf-8"), digest_size=16).hexdigest()


def shown(found: object) -> str:
    """A value on one line, not too long."""
    try:
        text = json.dumps(found, ensure_ascii=False)
    except (TypeError, ValueError):
        text = str(found)
    return text if len(text) <= 60 else text[:57] + "..."


def file_text(path: Path) -> str:
    """The text of a file; ContentError says why it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise ContentError(f"{path}: cannot be read as UTF-8 text: {error}") from error
    except OSError as error:
        raise ContentError(f"{path}: cannot be read: {error.strerror}") from error


def parsed(file: str, text: str, bounds: Bounds = FILE) -> dict[str, object]:
    """The tables of a TOML text; ContentError says what is wrong with it."""
    fault = toml_fault(text, bounds)
    if fault:
        raise ContentError(f"{file}: {fault}")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        what = " ".join(str(error).split())
        raise ContentError(f"{file}: not valid TOML: {what}") from error


def lines_of(values: dict[str, object]) -> list[str]:
    """The tables of a TOML text, one field on a line, which an option of a table holds."""
    return [f"{field} = {inline(value)}" for field, value in values.items() if field != "origin"]


def inline(value: object) -> str:
    """A value of TOML on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {inline(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(inline(each) for each in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def _origins(holder: Table, fields: Sequence[str]) -> dict[str, Origin]:
    table = holder.table("origin")
    found = {field: _origin(table, field) for field in fields if field in table.values}
    table.asked = list(fields)
    table.finish()
    return found


def _origin(table: Table, field: str) -> Origin:
    text = table.text(field)
    level, _, source = text.partition(":")
    if level not in LEVELS:
        table.refuse(field, text, _levels() + nearest(level, LEVELS))
    if not source.strip():
        table.refuse(field, text, f'"{level}: its source or rule"')
    return Origin(level, source.strip())


def _first(field: str, entry: Table, own: dict[str, Origin], of_file: dict[str, Origin]) -> Origin:
    if field in own:
        return own[field]
    if field in of_file:
        return of_file[field]
    if not entry.own:
        entry.fail(field, f"no origin, allowed {_levels()} in the entry or the file")
    return Origin(OWN, entry.file)


def _levels() -> str:
    return " or ".join(f'"{level}: ..."' for level in LEVELS)


def _listed(words: Iterable[str]) -> str:
    return ", ".join(words)


def _quoted(words: Iterable[str]) -> str:
    return _listed(f'"{word}"' for word in words)


def nearest(word: str, words: Sequence[str]) -> str:
    """A question at the end of a sentence, if one of the words could have been meant."""
    near = get_close_matches(word, words, n=1, cutoff=0.5)
    return f' (did you mean "{near[0]}"?)' if near else ""
