"""Names that people give themselves: one line of plain text."""

from __future__ import annotations

import unicodedata

from wardroom.server.faults import FaultError

LONGEST = 40
# Control characters, lone halves, private use, and what turns the direction of text around.
_UNFIT = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def clean_name(text: str) -> str:
    """The name as it is shown; FaultError `bad-name` if there is nothing to show or too much."""
    kept = "".join(letter for letter in unicodedata.normalize("NFC", text) if not _unfit(letter))
    name = " ".join(kept.split())
    if not name or len(name) > LONGEST:
        raise FaultError("bad-name", f"a name has 1 to {LONGEST} letters", facts={"most": LONGEST})
    return name


def _unfit(letter: str) -> bool:
    return unicodedata.category(letter) in _UNFIT and letter not in "\t\n"


def login_of(name: str) -> str:
    """What two names that look alike have in common."""
    return unicodedata.normalize("NFKC", name).casefold()
