"""The content of a game, read once: what the engine plays with, and the pages that show it."""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import Generic, TypeVar

from wardroom.core.content import OWN, ContentError, Document, Origin, Shelf, Table, user_folder

Page = dict[str, object]
C = TypeVar("C")


class Content(Generic[C]):
    """All that is in effect."""

    def __init__(self, catalogue: C, pages: list[Page]) -> None:
        self.catalogue = catalogue
        self.pages = pages


class Library(Generic[C]):
    """Hands out the content of a game; `read` makes it of the packaged files and a folder of the user's."""

    def __init__(
        self, game: str, package: str, files: Sequence[str], read: Callable[[Shelf], Content[C]]
    ) -> None:
        self.shelf = partial(Shelf, game, package, files)
        self.read = read
        self.read_once = lru_cache(maxsize=4)(self.read_folder)

    def read_folder(self, folder: Path | None) -> Content[C]:
        return self.read(self.shelf(folder))

    def content(self, folder: Path | None) -> Content[C]:
        """A folder that is named is read afresh, the one of the environment once."""
        return self.read_folder(folder) if folder is not None else self.read_once(user_folder(None))

    def catalogue(self, folder: Path | None = None) -> C:
        """The content in effect: packaged, with the user's own from `folder` or $WARDROOM_CONTENT."""
        return self.content(folder).catalogue

    def entries(self, folder: Path | None = None) -> list[Page]:
        """Everything with all its values, its names in both languages, and where each value is from."""
        return self.content(folder).pages

    def names(self, folder: Path | None = None) -> dict[str, list[str]]:
        """The English and the Russian name of everything, by key."""
        pages = [page for page in self.entries(folder) if "name" in page]
        return {str(page["key"]): [str(page["name"]), str(page["name_ru"])] for page in pages}

    def faults(self, path: Path, name: str) -> list[str]:
        """What is wrong with a file that stands in the place of one of ours: a sentence, or nothing."""
        try:
            self.read(self.shelf(user_folder(None), (name, path)))
        except ContentError as error:
            return [str(error)]
        return []

    def forget(self) -> None:
        """The files have changed: they are read again when next asked for."""
        self.read_once.cache_clear()


def set_of(document: Document) -> str:
    """The set to which a file's entries belong."""
    return document.head.plain("set", OWN if document.head.own else None)


def page_of(kind: str, id: int, key: str, values: Page, sources: dict[str, Origin]) -> Page:
    """The page that shows an entry, with the origin of each of its values."""
    origin = {field: sources[field].as_dict() for field in values}
    return {"kind": kind, "id": id, "key": key, **values, "origin": origin}


def take_key(entry: Table, taken: dict[str, str], is_reserved: Callable[[str], bool]) -> None:
    """In the notation a key stands alone, in any case: no two alike, and none that means something else."""
    word = entry.name.lower()
    if is_reserved(word):
        entry.refuse("key", entry.name, "no word of the notation")
    if word in taken:
        entry.refuse("key", entry.name, f"no key of another entry ({taken[word]})")
    taken[word] = entry.entry


def check_room(entry: Table, taken: int, most: int) -> None:
    if taken == most:
        entry.refuse("key", entry.name, f"at most {most} entries of a kind")


def check_deck(own: Document, counts: list[int], least: int, rule: str) -> None:
    total = sum(counts)
    if total < least:
        own.head.fail("count", f"found {total} cards in all, allowed at least {least} ({rule})")
