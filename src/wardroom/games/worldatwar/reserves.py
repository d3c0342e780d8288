"""22.9432 Destroyers in port that may be lost in place of those that submarines have hit."""

from wardroom.games.worldatwar.combat import forces_in, on_supply
from wardroom.games.worldatwar.coming_to_light import put_first
from wardroom.games.worldatwar.operation import Force, Operation
from wardroom.games.worldatwar.sinking import sink_one
from wardroom.games.worldatwar.under_way import FAILED
from wardroom.games.worldatwar.units import DESTROYER


def ports_of(op: Operation, side: int, number: int) -> list[int]:
    """22.9432, 22.9434: the bases from which a group has come, and the ports on its supply line (ruling)."""
    found: list[int] = []
    for f in forces_in(op, side, number):
        own = op.forces[f]
        if own.origin not in found:
            found.append(own.origin)
        if on_supply(op, own):
            line = op.voyages[own.voyage].path
            for b, base in enumerate(op.scenario.bases):
                if base.side == side and base.port and base.at in line and b not in found:
                    found.append(b)
    return found


def reserves(op: Operation, side: int, b: int) -> list[int]:
    """Upright destroyers in a port: those that have not stirred, then those that have only tried to."""
    boats = destroyers(op, side)
    ready = [unit for unit in boats if op.force[unit] == 0 and op.berth[unit] == b]
    return ready + [unit for unit in boats if stayed_behind(op, unit, b)]


def perhaps_reserves(op: Operation, side: int, b: int) -> bool:
    """Whether there are such destroyers, for all that everybody knows; who is hidden may lie there."""
    for own in op.forces:
        if own.side == side and own.base == b and stayed_in_port(op, own) and not own.shown:
            return True
    for unit in destroyers(op, side):
        if op.berth[unit] == b and (op.force[unit] == 0 or not op.is_open(unit)):
            return True
        if op.is_open(unit) and stayed_behind(op, unit, b):
            return True
    return False


def destroyers(op: Operation, side: int) -> list[int]:
    return [
        unit
        for unit in range(len(op.force))
        if op.roster.kind[unit] == DESTROYER and op.roster.side[unit] == side and not op.is_sunk(unit)
    ]


def stayed_behind(op: Operation, unit: int, b: int) -> bool:
    """Whether a ship belongs to a force that lies in a port after all."""
    if op.force[unit] <= 0:
        return False
    own = op.forces[op.force[unit] - 1]
    return own.base == b and stayed_in_port(op, own)


def stayed_in_port(op: Operation, own: Force) -> bool:
    """22.24A, 22.27: interceptors that have met nobody; those from a patrol are in their patrol hex."""
    if own.present or own.inverted or own.gone:
        return False
    voyage = op.voyages[own.voyage]
    return voyage.status == FAILED and voyage.duty < 0


def lose_reserves(op: Operation, side: int, b: int, count: int) -> None:
    """So many are lost in port; which force they had been with, if any, is not told."""
    for _ in range(count):
        unit = reserves(op, side, b)[0]
        op.force[unit] = 0
        sink_one(op, unit if op.is_open(unit) else put_first(op, unit), "22.9432")
    for own in op.forces:
        if own.side == side and own.base == b and stayed_in_port(op, own) and not own.shown:
            own.drained += count
