"""What a guest is called before he gives himself a name: a star or a wind, and a number, in any language."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Final

# Stars that sailors steer by, and winds; no two of them look or sound alike.
_STARS: Final = (
    "Achernar Adhara Aldebaran Alkaid Alnilam Antares Arcturus Avior Bellatrix Betelgeuse Canopus Capella "
    "Deneb Diphda Dubhe Elnath Fomalhaut Furud Gacrux Gienah Hamal Kochab Markab Menkent Mimosa Mizar Nunki "
    "Peacock Polaris Procyon Regulus Rigel Sabik Shaula Sirius Spica Tarazed Unukalhai Vega Zaurak"
)
_WINDS: Final = "Boreas Harmattan Levanter Mistral Monsoon Ostria Pampero Ponente Tramontana Zephyr"
WORDS: Final = (*_STARS.split(), *_WINDS.split())


def call_sign(id: str, turn: int = 0) -> str:
    """The name of a guest, always the same; with a `turn`, another one."""
    number = int(hashlib.sha256(id.encode()).hexdigest()[:8], 16)
    return f"{WORDS[(number + turn) % len(WORDS)]} {number // len(WORDS) % 90 + 10}"


def is_call_sign_of(id: str, name: str) -> bool:
    """Whether it is one that the guest goes by somewhere; who gave himself a name of stars keeps it."""
    return name in _call_signs(id)


def call_sign_among(id: str, others: Iterable[str]) -> str:
    """The name of a guest at a table where nobody else goes by the same star."""
    taken = {name.partition(" ")[0] for name in others}
    signs = _call_signs(id)
    return next((sign for sign in signs if sign.partition(" ")[0] not in taken), signs[0])


def _call_signs(id: str) -> list[str]:
    return [call_sign(id, turn) for turn in range(len(WORDS))]
