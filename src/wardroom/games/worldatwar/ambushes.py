"""22.9416C Submarine attacks outside battles: those in one hex are of one round, on the way out and home."""

from wardroom.games.worldatwar.operation import AMBUSHED, Operation


def remember_attack(op: Operation, side: int, number: int) -> None:
    op.ambushes = [*op.ambushes, op.battle_hex, op.group_bits(side, number)]


def earlier_attacks(op: Operation, side: int, number: int) -> int:
    """22.9416A Attacks already made in the hex upon forces that are in the group now."""
    bits = op.group_bits(side, number)
    hexes, forces = op.ambushes[::AMBUSHED], op.ambushes[1::AMBUSHED]
    return len([h for h, met in zip(hexes, forces, strict=True) if h == op.battle_hex and met & bits])


def inherit_attacks(op: Operation, f: int, made: int) -> None:
    """22.9416B Who parts from a force was attacked with it."""
    ambushes = op.ambushes[:]
    for place in range(1, len(ambushes), AMBUSHED):
        if ambushes[place] >> f & 1:
            ambushes[place] |= 1 << made
    op.ambushes = ambushes
