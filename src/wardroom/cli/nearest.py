"""The word that was probably meant. A wrong guess is worse than none, so only what is really near counts."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from wardroom.core.spelling import folded

# `gum5` is as near to `gun5` as 0.75, `iwoa` to `iowa`; `banana` to `tarawa` only 0.5.
NEAR = 0.7


def nearest(word: str, words: Iterable[str]) -> str:
    """The one of the words that is most like the one typed, or nothing."""
    known = {folded(one): one for one in words}
    found = difflib.get_close_matches(folded(word), known, n=1, cutoff=NEAR)
    return known[found[0]] if found else ""
