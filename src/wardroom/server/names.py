"""Names that people give themselves: one line of plain text."""

from __future__ import annotations

import unicodedata

from wardroom.server.faults import FaultError

LONGEST = 40
# As it is written, before letters and their accents are joined: that takes the square of their number.
LONGEST_WRITTEN = 4 * LONGEST
# Control characters, lone halves, private use, and what turns the direction of text around.
_UNFIT = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def clean_name(text: str) -> str:
    """The name as it is shown; FaultError `bad-name` if there is nothing to show or too much."""
    name = _shown(text)
    if not name or len(name) > LONGEST:
        raise FaultError("bad-name", f"a name has 1 to {LONGEST} letters", facts={"most": LONGEST})
    return name


def _shown(text: str) -> str:
    """What is left to show of a text; nothing of one that is far too long."""
    written = text.strip()
    joined = unicodedata.normalize("NFC", written) if len(written) <= LONGEST_WRITTEN else ""
    return " ".join("".join(letter for letter in joined if not _unfit(letter)).split())


def _unfit(letter: str) -> bool:
    return unicodedata.category(letter) in _UNFIT and letter not in "\t\n"


def login_of(name: str) -> str:
    """What two names that look alike have in common, as somebody typed it."""
    return unicodedata.normalize("NFKC", _shown(name)).casefold()
