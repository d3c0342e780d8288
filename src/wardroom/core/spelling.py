"""How typed words are compared."""

from __future__ import annotations


def folded(text: str) -> str:
    """The text without what makes no difference: capital letters, and the dots that few type in Russian."""
    return text.casefold().replace("ё", "е")
