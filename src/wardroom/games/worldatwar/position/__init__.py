"""The text form of a position: where everybody is, what is known of it, and what is being asked.

A position need not say everything: what it leaves out is as the scenario has it; `docs/testing.md` describes
the form.
"""

from wardroom.games.worldatwar.position.reading import (
    Reader,
    lines_of,
    options_of,
    options_text,
    own_line,
    read_step,
    said_in,
    try_out,
)
from wardroom.games.worldatwar.position.writing import write

__all__ = [
    "Reader",
    "lines_of",
    "options_of",
    "options_text",
    "own_line",
    "read_step",
    "said_in",
    "try_out",
    "write",
]
