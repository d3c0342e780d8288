"""The war diary: what happened, a sentence each, with its rule at the edge of the page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from wardroom.core.events import Event
from wardroom.core.words import Words


def diary(words: Words, events: Iterable[Event], seat: int, names: Sequence[str]) -> list[RenderableType]:
    """The lines that a seat, or SPECTATOR, may read."""
    lines: list[RenderableType] = []
    for event in events:
        line = Table.grid(padding=(0, 1, 0, 0), expand=True)
        line.add_column(ratio=1)
        line.add_column(justify="right", style="dim", no_wrap=True)
        line.add_row(Text(words.event(event, seat, names)), words.rule_name(event.rule))
        lines.append(line)
    return lines
