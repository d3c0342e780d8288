"""One folder per rule set; a game knows `core` and never another game."""

from __future__ import annotations

import difflib
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from wardroom.core.calculator import Calculator
from wardroom.core.errors import WardroomError
from wardroom.core.game import Game

NAMES = ("coldwar", "highseas", "attacksub", "worldatwar")


class UnknownGame(WardroomError):
    """No rule set has this key; the text names the nearest one that exists."""

    def __init__(self, key: str) -> None:
        close = difflib.get_close_matches(key.lower(), NAMES, n=1, cutoff=0.4)
        hint = f"did you mean {close[0]}?" if close else f"there is {', '.join(NAMES)}"
        super().__init__(f"there is no game {key!r}; {hint}")
        self.key = key


def names() -> tuple[str, ...]:
    """The keys of all games that can be played."""
    return NAMES


def find(key: str) -> Game:
    """The game of that key, loaded when it is first asked for."""
    if key not in NAMES:
        raise UnknownGame(key)
    game = import_module(f"wardroom.games.{key}.game").GAME
    assert isinstance(game, Game)
    return game


def has_part(key: str, name: str) -> bool:
    """Whether a game has a module that not every game has: a `summary`, a `glossary`, a `calculator`."""
    return find_spec(f"wardroom.games.{key}.{name}") is not None


def part(key: str, name: str) -> ModuleType:
    """One of these, or one that every game has, as `game` and `load`."""
    return import_module(f"wardroom.games.{key}.{name}")


def calculators() -> dict[str, Calculator]:
    """Those of the games that tell the odds of a battle in front of people with a board."""
    return {key: part(key, "calculator").CALCULATOR for key in NAMES if has_part(key, "calculator")}
