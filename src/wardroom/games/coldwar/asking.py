"""Steps of Cold War that put a question to one seat at a time."""

from wardroom.core import asking
from wardroom.core.asking import first_of as first_of
from wardroom.games.coldwar.battle import Battle


class Asking(asking.Asking[Battle]):
    """Whose question is about this game."""
