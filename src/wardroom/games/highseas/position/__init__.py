"""The text form of a position: what lies where, whose turn it is, and what is being asked.

A position need not say everything. Ships that are not named are in the reserve of their navy, cards that are
not named in the draw pile; `docs/testing.md` describes the form.
"""

from wardroom.core.position import PositionError
from wardroom.games.highseas.position.reading import Reader
from wardroom.games.highseas.position.writing import write

__all__ = ["PositionError", "Reader", "write"]
