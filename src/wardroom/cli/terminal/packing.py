"""Pieces that are not broken, as many to a line as it holds."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text


def packed(pieces: Iterable[Text], width: int, between: str = " ") -> list[Text]:
    lines: list[Text] = []
    for piece in (piece for piece in pieces if piece):
        if lines and lines[-1].cell_len + len(between) + piece.cell_len <= width:
            lines[-1].append(between).append_text(piece)
        else:
            lines.append(Text().append_text(piece))
    return lines
