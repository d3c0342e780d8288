"""The text form of a position: what lies where, whose turn it is, and what is being asked.

A position need not say everything. Ships that are not named lie in the ship deck, cards that are not named in
the draw pile; `docs/testing.md` describes the form.
"""

from wardroom.games.coldwar.position.lines import lines_of, options_of
from wardroom.games.coldwar.position.reading import Reader
from wardroom.games.coldwar.position.words import PositionError
from wardroom.games.coldwar.position.writing import write

__all__ = ["PositionError", "Reader", "lines_of", "options_of", "write"]
