"""The text form of a position: what lies where, whose turn it is, and what is being asked.

A position need not say everything. Ships that are not named lie in the ship deck, cards that are not named in
the draw pile; `docs/testing.md` describes the form.
"""

from wardroom.core.position import PositionError
from wardroom.games.coldwar.position.reading import Reader
from wardroom.games.coldwar.position.writing import write

__all__ = ["PositionError", "Reader", "write"]
