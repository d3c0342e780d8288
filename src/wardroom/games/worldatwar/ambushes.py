"""22.9416C Submarine attacks outside battles: those in one hex are of one round, on the way out and home."""

from wardroom.games.worldatwar.operation import AMBUSHED, Operation


def group_bits(op: Operation, side: int, number: int) -> int:
    """The forces of a combat group as bits."""
    bits = 0
    for f, force in enumerate(op.forces):
        if force.side == side and force.number == number and force.present:
            bits |= 1 << f
    return bits


def remember_attack(op: Operation, side: int, number: int) -> None:
    op.ambushes = [*op.ambushes, op.battle_hex, group_bits(op, side, number)]


def earlier_attacks(op: Operation, side: int, number: int) -> int:
    """22.9416A Attacks already made in the hex upon forces that are in the group now."""
    bits = group_bits(op, side, number)
    count = 0
    for place in range(0, len(op.ambushes), AMBUSHED):
        if op.ambushes[place] == op.battle_hex and op.ambushes[place + 1] & bits:
            count += 1
    return count


def inherit_attacks(op: Operation, f: int, made: int) -> None:
    """22.9416B Who parts from a force was attacked with it."""
    ambushes = op.ambushes[:]
    for place in range(1, len(ambushes), AMBUSHED):
        if ambushes[place] >> f & 1:
            ambushes[place] |= 1 << made
    op.ambushes = ambushes
