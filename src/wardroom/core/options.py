"""The scenario and the optional rules chosen for one play, with the rule behind each switch."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar

from wardroom.core.bounds import OPTION, cut, text_fault
from wardroom.core.errors import WardroomError

Value = bool | int | str | tuple[str, ...]
T = TypeVar("T")

# How many different sets of options a game keeps ready.
MOST_KEPT: Final = 64


class OptionError(WardroomError):
    """An option or a value that a game does not have; the text says which are allowed."""


@dataclass(frozen=True)
class Option:
    """One switch: its default tells its type; `choices` or `low`..`high` what it may be."""

    key: str
    default: Value
    rule: str
    line: str
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0

    def read(self, raw: Value) -> Value:
        """The value meant by a text (or an already typed value)."""
        if isinstance(self.default, bool):
            return self._switch(raw)
        if isinstance(self.default, int):
            return self._number(raw)
        if isinstance(self.default, tuple):
            return self._lines(raw)
        if str(raw) not in self.choices:
            near = _near(str(raw), self.choices)
            raise OptionError(
                f"option {self.key}: {_quoted(raw)} is not one of {', '.join(self.choices)}{near}"
            )
        return str(raw)

    def _switch(self, raw: Value) -> bool:
        word = str(raw).lower()
        if word in ("yes", "true", "on", "1"):
            return True
        if word in ("no", "false", "off", "0"):
            return False
        raise OptionError(f"option {self.key} is a switch: use yes or no, not {_quoted(raw)}")

    def _number(self, raw: Value) -> int:
        try:
            number = int(str(raw))
        except ValueError:
            number = self.low - 1
        if isinstance(raw, bool) or not self.low <= number <= self.high:
            raise OptionError(
                f"option {self.key} is a number from {self.low} to {self.high}, not {_quoted(raw)}"
            )
        return number

    def _lines(self, raw: Value) -> tuple[str, ...]:
        """Texts of one line each; a semicolon parts them."""
        texts = raw if isinstance(raw, tuple) else (str(raw),)
        fault = text_fault(";".join(texts).replace(";", "\n"), OPTION)
        if fault:
            raise OptionError(f"option {self.key}: {fault}")
        lines = tuple(line.strip() for text in texts for line in text.split(";") if line.strip())
        for line in lines:
            if len(line.splitlines()) > 1:
                raise OptionError(f"option {self.key}: each text is a single line, not {_quoted(line)}")
        return lines

    def write(self, value: Value) -> str:
        """The text form, which `read` reads back."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, tuple):
            return "; ".join(value)
        return str(value)


@dataclass(frozen=True)
class OptionsSchema:
    """All options of a game, in the order in which a person would choose them."""

    options: tuple[Option, ...]
    by_key: dict[str, Option] = field(init=False, repr=False, compare=False, default_factory=dict)

    def __post_init__(self) -> None:
        self.by_key.update({option.key: option for option in self.options})

    def fill(self, chosen: Mapping[str, Value]) -> dict[str, Value]:
        """Every option with its value: the chosen ones checked, the rest by default."""
        for key in chosen:
            if key not in self.by_key:
                raise OptionError(f"there is no option {_quoted(key)}{_near(key, tuple(self.by_key))}")
        return {o.key: o.read(chosen[o.key]) if o.key in chosen else o.default for o in self.options}

    def changed(self, values: Mapping[str, Value]) -> dict[str, str]:
        """The text of those options that differ from their defaults."""
        return {o.key: o.write(values[o.key]) for o in self.options if values[o.key] != o.default}


def check_teams(seats: int, team_size: int) -> None:
    """Teams of two or three, at least two of them, and nobody left over; 0 is each for himself."""
    if team_size == 1:
        raise OptionError("option team_size is 0 (no teams), 2 or 3, not 1")
    if team_size > 1 and (seats % team_size or seats == team_size):
        raise OptionError(
            f"teams of {team_size} need {2 * team_size} or another multiple of seats, not {seats}"
        )


def _quoted(raw: Value) -> str:
    return cut(repr(raw))


def _near(word: str, words: tuple[str, ...]) -> str:
    close = difflib.get_close_matches(word, words, n=1, cutoff=0.4)
    return f"; did you mean {close[0]}?" if close else ""


class Prepared(Generic[T]):
    """What a game makes of options, kept for the next table that has the same."""

    def __init__(self, make: Callable[[Mapping[str, Value]], T]) -> None:
        self.make = make
        self.kept: dict[tuple[tuple[str, ...], tuple[str, ...]], T] = {}

    def of(self, options: Mapping[str, Value]) -> T:
        # The values as texts: 1 equals True, but what may be a number may not be a switch.
        key = (tuple(options), tuple(map(repr, options.values())))
        made = self.kept.get(key)
        if made is None:
            made = self.make(options)
            if len(self.kept) >= MOST_KEPT:
                self.kept.clear()
            self.kept[key] = made
        return made
