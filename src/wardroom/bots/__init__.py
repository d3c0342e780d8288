"""Computer players: each answers from what its seat may know, and the same seed plays the same game."""

from __future__ import annotations

import difflib
from importlib import import_module

from wardroom.bots.random_bot import RandomBot
from wardroom.core.errors import WardroomError
from wardroom.core.state import Policy

# The game's own bots: where their class stands, loaded when one is asked for and made from a seed.
OF_GAME: dict[str, dict[str, tuple[str, str]]] = {
    "attacksub": {"doctrine": ("wardroom.bots.attacksub", "Doctrine")},
    "coldwar": {"doctrine": ("wardroom.bots.coldwar", "Doctrine")},
    "highseas": {"doctrine": ("wardroom.bots.highseas", "Doctrine")},
    "worldatwar": {"doctrine": ("wardroom.bots.worldatwar", "Doctrine")},
}


class UnknownBot(WardroomError):
    """No bot of this name plays the game; the text names the nearest one that does."""

    def __init__(self, game_key: str, name: str) -> None:
        known = names(game_key)
        close = difflib.get_close_matches(name.lower(), known, n=1, cutoff=0.4)
        hint = f"did you mean {close[0]}?" if close else f"there is {', '.join(known)}"
        super().__init__(f"there is no bot {name!r}; {hint}")
        self.name = name


def names(game_key: str) -> tuple[str, ...]:
    """The bots that can play a game; `random` plays every one."""
    return ("random", *OF_GAME.get(game_key, {}))


def check(game_key: str, name: str) -> None:
    """Raise UnknownBot for a name that `find` would not find."""
    if name not in names(game_key):
        raise UnknownBot(game_key, name)


def find(game_key: str, name: str, seed: int) -> Policy:
    """A new bot of that name for one seat of one game."""
    check(game_key, name)
    if name == "random":
        return RandomBot(seed)
    module, maker = OF_GAME[game_key][name]
    bot = getattr(import_module(module), maker)(seed)
    assert isinstance(bot, Policy)
    return bot
