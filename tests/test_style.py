"""How words are written: signs and apostrophes, and one alphabet in Russian."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from wardroom.core.words import languages

PACKAGE = Path(__file__).parent.parent / "src" / "wardroom"

STRAIGHT = re.compile(r"[a-zа-яё]'[a-zа-яё]", re.IGNORECASE)
LATIN = re.compile(r"[A-Za-z][A-Za-z_-]+")
# What a Russian page writes in Latin letters: programs, formats, keys, the marks of ship counters,
# and a word to be typed.
LATIN_IN_RUSSIAN = {
    *("Wardroom", "Action", "TOML", "https", "QR-", "Enter", "Home", "Shift", "tactic-sneak"),
    *("BB", "BC", "CA", "CV", "DD", "TR"),
}
# Ships without a name have the number that their navy painted on them: S 38, MS 16, SS-N-3.
DESIGNATION = re.compile(r"[A-Z]{1,3}([- ]?[A-Z])?[- ]?\d+")


# Where a text comes from is told in English.
SOURCES = ("printed: ", "published: ", "reconstructed: ")


class Texts(Visitor):
    """What people read of a message, without its facts."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)


def texts(lang: str) -> Iterator[str]:
    """Those of page and diary; the terminal names commands and files, too."""
    for path in sorted(PACKAGE.glob(f"**/words/{lang}/*.ftl")):
        if not path.name.startswith("terminal"):
            read = Texts()
            read.visit(FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")))
            yield from read.found


def latin(text: str) -> set[str]:
    return set(LATIN.findall(DESIGNATION.sub("", text)))


def loose(text: str) -> bool:
    return bool(re.search(r"(?<!\u00a0)%", text))


@pytest.mark.parametrize("lang", languages())
def test_a_number_is_not_parted_from_its_sign(lang: str) -> None:
    assert loose("44 %") and loose("44%") and not loose("44\u00a0%")
    assert not [text for text in texts(lang) if loose(text)]


@pytest.mark.parametrize("lang", languages())
def test_apostrophes_are_round(lang: str) -> None:
    assert STRAIGHT.search("A carrier's rating") and not STRAIGHT.search("A carrier’s rating")
    assert not [text for text in texts(lang) if STRAIGHT.search(text)]


def test_russian_words_are_in_russian_letters() -> None:
    assert latin("1 Fog of War") == {"Fog", "of", "War"} and not latin("ракеты C")
    left = {word: text for text in texts("ru") for word in latin(text) - LATIN_IN_RUSSIAN}
    assert not left


def test_names_are_in_russian_letters() -> None:
    """Cards, ships, weapons, places, duties, lines; a ship that has but a number keeps that."""
    assert not latin("S 38") and not latin("«Бисмарк»") and latin("Нимиц (CVN)")
    named = [name for path in PACKAGE.glob("games/*/content/**/*.toml") for name in russian_names(path)]
    assert len(named) > 500
    assert not [name for name in named if latin(name)]


def russian_names(path: Path) -> Iterator[str]:
    def names(entry: Any) -> Iterator[str]:
        if isinstance(entry, list):
            for each in entry:
                yield from names(each)
        elif isinstance(entry, dict):
            for key, value in entry.items():
                if key.endswith("_ru") and isinstance(value, str) and not value.startswith(SOURCES):
                    yield value
                elif key != "origin":
                    yield from names(value)

    yield from names(tomllib.loads(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("game", ["coldwar", "attacksub"])
def test_classes_of_ships_have_a_russian_name(game: str) -> None:
    """They stand on the cards below the name."""
    said = "".join(path.read_text(encoding="utf-8") for path in PACKAGE.glob("**/words/ru/page*.ftl"))
    content = tomllib.loads((PACKAGE / "games" / game / "content" / "ships.toml").read_text(encoding="utf-8"))
    classes = {re.sub(r"[^a-z0-9]+", "-", ship["class"].lower()) for ship in content["ship"]}
    assert len(classes) > 30
    assert not {name for name in classes if f"ship-class-{name} = " not in said}
