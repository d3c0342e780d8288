"""The game that a command is about."""

from __future__ import annotations

from typing import Annotated

import typer

from wardroom import games
from wardroom.core.errors import WardroomError
from wardroom.core.game import Game

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game, such as coldwar.")]
# What stands where no game was named.
UNNAMED = ""


class NoGame(WardroomError):
    """A command was not told which game; the text lists them."""


def game_named(name: str, command: str) -> Game:
    """The game of that name; without one, the games there are and a line that can be typed."""
    if name == UNNAMED:
        known = games.names()
        raise NoGame(f"name a game: {', '.join(known)}; for example: wardroom {command} {known[0]}")
    return games.find(name)
