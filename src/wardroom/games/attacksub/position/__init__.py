"""The text form of a position: what lies where, whose turn it is, and what is being asked.

A position need not say everything. Ships that are not named stand as the scenario begins, contacts that are
not named are none, cards that are not named lie in the draw pile; `docs/testing.md` describes the form.
"""

from wardroom.core.position import PositionError
from wardroom.games.attacksub.position.reading import Reader, lines_of, options_of
from wardroom.games.attacksub.position.writing import contacts, write

__all__ = ["PositionError", "Reader", "contacts", "lines_of", "options_of", "write"]
