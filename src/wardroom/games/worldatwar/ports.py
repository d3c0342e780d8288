"""The ports of a side, as questions offer them and answers name them."""

from typing import Final

from wardroom.games.worldatwar.actions import BASE, base
from wardroom.games.worldatwar.operation import Operation

NO_PORT: Final = -1


def ports_of(op: Operation, side: int) -> list[int]:
    return [b for b, own in enumerate(op.scenario.bases) if own.side == side and own.port]


def port_answers(op: Operation, side: int) -> list[int]:
    return sorted([base(op.scenario.bases[b].place) for b in ports_of(op, side)])


def port_named(op: Operation, side: int, action: int) -> int:
    """The port of a side that an answer names, or NO_PORT."""
    for b in ports_of(op, side):
        if op.scenario.bases[b].place == action - BASE:
            return b
    return NO_PORT
