"""The dice of an event as messages carry them."""

from __future__ import annotations

from wardroom.core.events import Throw
from wardroom.server import messages


def thrown(dice: list[Throw]) -> list[messages.Throw]:
    return [
        messages.Throw(
            throw.seat,
            throw.group,
            throw.kind,
            throw.faces,
            throw.needed,
            throw.low,
            throw.plus,
            throw.sides,
            throw.mark,
            throw.fails,
        )
        for throw in dice
    ]
