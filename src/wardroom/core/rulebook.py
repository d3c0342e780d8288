"""The rules in our own words, and which code and tests stand behind each.

A rulebook is `games/GAME/rulebook/LANG.md`. A heading opens a rule, its text goes on to the next heading:

    ## 7.11 Gun attacks
    ## 12.8 Heavy guns fire light cards [option heavy_guns]
    ## 13.4 Campaigns [outside the campaign rules are not part of this game]
    ## 8.3 The Defence cards [heading]
    ## 1 Introduction [heading components]

A heading sets no rule of its own: a title over other rules, or what its word says.
"""

import functools
import json
import re
from bisect import bisect_left
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypedDict, cast

from wardroom.core import rule_index
from wardroom.core.errors import WardroomError
from wardroom.core.rule_index import Index

PACKAGE = Path(__file__).parent.parent

Status = Literal["played", "option", "outside", "heading"]
MARKS: dict[str, Status] = {"option": "option", "outside": "outside", "heading": "heading"}
KNOWN_MARKS = "[option KEY], [outside REASON] or [heading]"


@dataclass(frozen=True)
class Rule:
    """One numbered rule. `detail` is the key of its option, why it is outside, or what a heading is about."""

    number: str
    title: str
    status: Status
    detail: str
    text: str


class Coverage(TypedDict):
    """What stands behind a rule: `code` as file:line, `tests` as pytest names them."""

    rule: str
    title: str
    status: Status
    code: list[str]
    tests: list[str]


class RulebookError(WardroomError):
    """A rulebook or an index that is missing or cannot be read; says the file, the line and what is wrong."""


class UnknownRule(WardroomError):
    """No such rule; `nearest` are the numbers closest to the one asked for."""

    def __init__(self, number: str, nearest: list[str]) -> None:
        hint = f"; the nearest are {', '.join(nearest)}" if nearest else ""
        super().__init__(f"there is no rule {number}{hint}")
        self.number = number
        self.nearest = nearest


class Rulebook:
    """The rules of one game in one language, in the order of the book."""

    def __init__(self, rules: list[Rule]) -> None:
        self.rules = rules
        self._by_number = {rule.number.casefold(): rule for rule in rules}

    def find(self, number: str) -> Rule:
        rule = self._by_number.get(number.strip().rstrip(".").casefold())
        if rule is None:
            raise UnknownRule(number, self.nearest(number))
        return rule

    def nearest(self, number: str, count: int = 4) -> list[str]:
        """The numbers that stand next to `number` in the book, the most alike first."""
        numbers = sorted((rule.number for rule in self.rules), key=_order)
        place = bisect_left(numbers, _order(number), key=_order)
        apart = {near: abs(index + 0.5 - place) for index, near in enumerate(numbers)}
        return sorted(numbers, key=lambda near: (-_alike(near, number), apart[near]))[:count]

    def meant(self, named: str) -> list[str] | None:
        """The rules that code means by `7.11`, `7.11-7.13` or `12.9A-C`.

        A section without a rule of its own (`6.1.A`) means none; what is not in the book gives None.
        """
        if named.casefold() in self._by_number:
            return [self.find(named).number]
        first, _, last = named.partition("-")
        if last and not last[0].isdigit():
            last = re.sub(r"[^\d.]+$", last, first)
        if first.casefold() in self._by_number and last.casefold() in self._by_number:
            low, high = _order(first), _order(last)
            return [rule.number for rule in self.rules if low <= _order(rule.number) <= high]
        return [] if any(rule.number.startswith(f"{named}.") for rule in self.rules) else None


def parse(text: str, source: str = "rulebook") -> Rulebook:
    """Read a rulebook; `source` names it in errors."""
    rules: list[Rule] = []
    seen: set[str] = set()
    heading: tuple[str, str, Status, str] | None = None
    body: list[str] = []

    def close() -> None:
        if heading is not None:
            rules.append(Rule(*heading, "\n".join(body).strip()))

    for line_number, line in enumerate(text.splitlines(), 1):
        if not line.startswith("#"):
            body.append(line)
            continue
        close()
        heading, body = None, []
        if line.startswith("# "):
            continue
        heading = _heading(line, f"{source}:{line_number}")
        if heading[0].casefold() in seen:
            raise RulebookError(f"{source}:{line_number}: rule {heading[0]} stands here a second time")
        seen.add(heading[0].casefold())
    close()
    return Rulebook(rules)


def _heading(line: str, place: str) -> tuple[str, str, Status, str]:
    match = re.fullmatch(r"##+ (?P<number>\S+)(?: (?P<title>.*?))?(?: *\[(?P<mark>[^\]]*)\])? *", line)
    if match is None:
        raise RulebookError(f"{place}: a heading is '## NUMBER TITLE', with {KNOWN_MARKS}")
    number, title, mark = match["number"].rstrip("."), match["title"] or "", match["mark"]
    if mark is None:
        return number, title, "played", ""
    kind, _, detail = mark.partition(" ")
    if kind not in MARKS or not (detail.strip() or kind == "heading"):
        raise RulebookError(f"{place}: [{mark}] is not known; a mark is {KNOWN_MARKS}")
    return number, title, MARKS[kind], detail.strip()


def _alike(one: str, other: str) -> int:
    """How many characters two numbers begin with in common."""
    length = 0
    while length < min(len(one), len(other)) and one[length] == other[length]:
        length += 1
    return length


def _order(number: str) -> list[tuple[int, int, str]]:
    """Sorts 7.2 before 7.11 and 22.9 before 22.9A."""
    parts = re.findall(r"\d+|[^\d.]+", number)
    return [(0, int(part), "") if part.isdigit() else (1, 0, part.casefold()) for part in parts]


def games() -> list[str]:
    """The games that have a rulebook."""
    return sorted(path.parent.parent.name for path in (PACKAGE / "games").glob("*/rulebook/en.md"))


def languages(game: str) -> list[str]:
    return sorted(path.stem for path in (PACKAGE / "games" / game / "rulebook").glob("*.md"))


@functools.cache
def rulebook(game: str, lang: str = "en") -> Rulebook:
    """The rulebook of `game`; raises RulebookError when there is none in that language."""
    path = PACKAGE / "games" / game / "rulebook" / f"{lang}.md"
    if not path.is_file():
        raise RulebookError(f"{game} has no rulebook in {lang}")
    return parse(path.read_text(encoding="utf-8"), f"games/{game}/rulebook/{lang}.md")


def find(game: str, number: str, lang: str = "en") -> Rule:
    return rulebook(game, lang).find(number)


def coverage(game: str, index: Index | None = None) -> list[Coverage]:
    """Every rule of `game` with its status, the code that keeps it and the tests that prove it."""
    book = rulebook(game)
    entries = (index if index is not None else shipped_index()).get(game, {})
    tests = entries.get("tests", {})
    code: dict[str, list[str]] = {}
    for named, places in entries.get("code", {}).items():
        for number in book.meant(named) or []:
            code.setdefault(number, []).extend(places)
    return [
        Coverage(
            rule=rule.number,
            title=rule.title,
            status=rule.status,
            code=sorted(set(code.get(rule.number, [])), key=_place),
            tests=tests.get(rule.number, []),
        )
        for rule in book.rules
    ]


def _place(at: str) -> tuple[str, int]:
    path, _, line = at.rpartition(":")
    return path, int(line)


@functools.cache
def shipped_index() -> Index:
    """The index made when the package was built; in a source tree it is made now."""
    data = PACKAGE / "data" / "rules.json"
    if data.is_file():
        return cast(Index, json.loads(data.read_text(encoding="utf-8")))
    if not (rule_index.ROOT / "tests").is_dir():
        raise RulebookError(
            "the index of rules was not built: install the package, or run from its source tree"
        )
    return rule_index.build()
