"""The plot is cleared between phases: what is over makes room, and what is left is counted anew."""

from typing import Final

from wardroom.games.worldatwar.operation import AMBUSHED, CLUE, UNTOLD, Operation

DROPPED: Final = -1


def clear_the_plot(op: Operation) -> None:
    """Forces and voyages that are no more are forgotten, so that later ones find a number."""
    forces = renumbered(kept_forces(op))
    voyages = renumbered([still_used(op, forces, number) for number in range(len(op.voyages))])
    clues: list[int] = []
    for place in range(0, len(op.clues), CLUE):
        bits = moved(op, forces, op.clues[place + 1])
        if bits:
            clues += [op.clues[place], bits]
    op.clues = clues
    op.ambushes = moved_ambushes(op, forces)
    # 22.132B What is announced next are other activities.
    op.wing_raided = [0] * len(op.wing_raided)
    for unit in range(len(op.force)):
        op.sighted[unit] = moved(op, forces, op.sighted[unit])
        if op.force[unit] > 0:
            op.force[unit] = forces[op.force[unit] - 1] + 1
    for force in op.forces:
        force.voyage = voyages[force.voyage]
        force.parent = forces[force.parent] if force.parent >= 0 else UNTOLD
    for voyage in op.voyages:
        voyage.target = voyages[voyage.target] if voyage.target >= 0 else UNTOLD
        voyage.parent = voyages[voyage.parent] if voyage.parent >= 0 else UNTOLD
    op.forces = [force for f, force in enumerate(op.forces) if forces[f] != DROPPED]
    op.voyages = [voyage for v, voyage in enumerate(op.voyages) if voyages[v] != DROPPED]


def kept_forces(op: Operation) -> list[bool]:
    """Forces that are there, with those they were divided from and that were divided from them (22.421A)."""
    kept = [not force.gone for force in op.forces]
    grown = True
    while grown:
        grown = False
        for f, force in enumerate(op.forces):
            if force.parent >= 0 and kept[f] != kept[force.parent]:
                kept[f] = kept[force.parent] = grown = True
    return kept


def still_used(op: Operation, forces: list[int], number: int) -> bool:
    for f, force in enumerate(op.forces):
        if force.voyage == number and forces[f] != DROPPED:
            return True
    return False


def renumbered(kept: list[bool]) -> list[int]:
    """The new number of each, or DROPPED."""
    found: list[int] = []
    count = 0
    for keep in kept:
        found.append(count if keep else DROPPED)
        count += 1 if keep else 0
    return found


def moved_ambushes(op: Operation, forces: list[int]) -> list[int]:
    """22.9416C Attacks upon forces that are still there, under their new numbers."""
    kept: list[int] = []
    for place in range(0, len(op.ambushes), AMBUSHED):
        bits = 0
        for f in range(len(op.forces)):
            if op.ambushes[place + 1] >> f & 1 and forces[f] != DROPPED:
                bits |= 1 << forces[f]
        if bits:
            kept += [op.ambushes[place], bits]
    return kept


def moved(op: Operation, forces: list[int], bits: int) -> int:
    """Forces as bits under their new numbers; nothing if one of them is gone, for then it says nothing."""
    found = 0
    for f, force in enumerate(op.forces):
        if bits >> f & 1:
            if force.gone:
                return 0
            found |= 1 << forces[f]
    return found
