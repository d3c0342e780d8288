"""How large, long and deep a text may be that somebody else wrote, found in one pass before it is parsed.

What parses a text may need the square of its length for a key of many parts, or a level of Python's own stack
for every bracket. Within these bounds it needs time and memory in proportion to the length.
"""

from __future__ import annotations

import re
from typing import Annotated, Final, NamedTuple

from msgspec import Meta

# What a page counts with: no larger than it can, and never of thousands of digits.
Number = Annotated[int, Meta(ge=-(2**53), le=2**53)]


class Bounds(NamedTuple):
    """The most of everything in one text."""

    characters: int
    lines: int
    # Characters in a line.
    line: int
    # In a number: Python itself refuses to read one of more than 4,300.
    digits: int = 80
    # Of TOML only: entries are fields, members of lists and headings.
    entries: int = 0


# Some times as much as the largest of ours.
FILE: Final = Bounds(characters=128_000, lines=8_000, line=16_000, entries=8_000)
# The lines of a scenario that a table brings along, and what else an option may say: they are read again
# wherever the table is.
OPTION: Final = Bounds(characters=12_000, lines=200, line=12_000, entries=800)
# Options stand in a position on one line, six characters for one that is not ASCII.
POSITION: Final = Bounds(characters=256_000, lines=4_000, line=100_000)
# The seed of a game may be any number.
RECORD: Final = Bounds(characters=8_000_000, lines=200_000, line=100_000, digits=4_000)

LONGEST_KEY: Final = 60
MOST_PARTS: Final = 6
DEEPEST: Final = 8
# A whole number of TOML has 64 bits, which are 19 digits; a date and time have up to 32 characters.
LONGEST_WORD: Final = 40

# The lexical parts of TOML. What is not closed goes to its end, and nothing is ever tried twice: so the whole
# is one pass, whatever the text.
TOKEN: Final = re.compile(
    r"""
      (?P<remark> \#[^\n]*+ )
    | (?P<text>
          "{3} (?: [^"\\]++ | \\(?s:.)?+ | "{1,2}+(?!") )*+ (?: "{3,5}+ | \Z )
        | '{3} (?: [^']++ | '{1,2}+(?!') )*+ (?: '{3,5}+ | \Z )
        | " (?: [^"\\\n]++ | \\[^\n]?+ )*+ "?+
        | ' [^'\n]*+ '?+
      )
    | (?P<word> [^\s"'\#\[\]{},=.]++ )
    | (?P<end> \n )
    | (?P<sign> [\[\]{},=.] )
    """,
    re.VERBOSE,
)


def text_fault(text: str, bounds: Bounds) -> str:
    """What a text has too much of, in words for the end of a sentence; or nothing."""
    line, said = excess(text, bounds)
    return f"line {line}: {said}" if line else said


def excess(text: str, bounds: Bounds) -> tuple[int, str]:
    """The same, and the line that it is in; 0 if that is the whole."""
    if len(text) > bounds.characters:
        return 0, _too_much(f"{len(text)} characters", f"{bounds.characters}")
    lines = text.splitlines()
    if len(lines) > bounds.lines:
        return 0, _too_much(f"{len(lines)} lines", f"{bounds.lines}")
    # From the first digit of a number only: else each of them would be counted from again.
    digits = re.compile(rf"(?<!\d)\d{{{bounds.digits + 1}}}")
    for number, line in enumerate(lines, start=1):
        if len(line) > bounds.line:
            return number, _too_much(f"{len(line)} characters", f"{bounds.line} in a line")
        if len(line) > bounds.digits and digits.search(line):
            return number, _too_much("a number of more digits", f"{bounds.digits}")
    return 0, ""


def toml_fault(text: str, bounds: Bounds = FILE) -> str:
    """The same of a text in TOML: also its keys, numbers, brackets and entries."""
    return text_fault(text, bounds) or _Shape(bounds).fault(text.replace("\r\n", "\n"))


class _Shape:
    """Goes through a text once and counts."""

    def __init__(self, bounds: Bounds) -> None:
        self.bounds = bounds
        self.line = 1
        self.depth = 0
        self.entries = 0
        # Of the key that is perhaps being read: dots in it, and the length of its last part.
        self.dots = 0
        self.part = 0

    def fault(self, text: str) -> str:
        for token in TOKEN.finditer(text):
            kind, found = token.lastgroup, token[0]
            if kind == "word" or kind == "text":
                self.part = len(found)
                if kind == "word" and len(found) > LONGEST_WORD:
                    said = _word_fault(found)
                    if said:
                        return f"line {self.line}: {said}"
                self.line += found.count("\n")
            elif kind == "end":
                self.line += 1
                self.dots = 0
            elif kind == "sign":
                said = self.sign_fault(found)
                if said:
                    return f"line {self.line}: {said}"
        return ""

    def sign_fault(self, sign: str) -> str:
        if sign in ".=" and self.part > LONGEST_KEY:
            return _too_much(f"a key of {self.part} characters", f"{LONGEST_KEY}")
        if sign == ".":
            self.dots += 1
            if self.dots >= MOST_PARTS:
                return _too_much("a key of more parts", f"{MOST_PARTS}, joined by dots")
            return ""
        self.dots = 0
        if sign in "[{":
            self.depth += 1
            if self.depth > DEEPEST:
                return _too_much("brackets that lie deeper", f"{DEEPEST} within each other")
        elif sign in "]}":
            self.depth = max(0, self.depth - 1)
        if sign in "=,[":
            self.entries += 1
            if self.entries > self.bounds.entries:
                return _too_much("more entries", f"{self.bounds.entries}")
        return ""


def _word_fault(word: str) -> str:
    """A word is a key, or a value: a number, a date, true or false."""
    if word[0] in "+-0123456789":
        return _too_much(f"a number of {len(word)} digits", f"{LONGEST_WORD}")
    if len(word) > LONGEST_KEY:
        return _too_much(f"a word of {len(word)} characters", f"{LONGEST_KEY}")
    return ""


def _too_much(found: str, allowed: str) -> str:
    return f"found {found}, allowed at most {allowed}"


def cut(text: str, most: int = 60) -> str:
    """A text as a sentence quotes it: not too long."""
    return text if len(text) <= most else text[: most - 3] + "..."
