"""How typed words are compared."""

from __future__ import annotations

import re
import unicodedata

# The accent of a Latin letter, once it stands apart from it: `Nürnberg` is typed `nurnberg`.
ACCENT = re.compile(r"(?<=[a-z])[\u0300-\u036f]+")


def folded(text: str) -> str:
    """The text without what makes no difference: capitals, accents, the dots that few type in Russian."""
    apart = unicodedata.normalize("NFD", text.casefold())
    return unicodedata.normalize("NFC", ACCENT.sub("", apart)).replace("ё", "е")
