"""The plot is cleared between phases: what is over makes room, and what is left is counted anew."""

from typing import Final

from wardroom.games.worldatwar.operation import AMBUSHED, CLUE, Operation
from wardroom.games.worldatwar.under_way import UNTOLD

DROPPED: Final = -1


def clear_the_plot(op: Operation) -> None:
    """Forces and voyages that are no more are forgotten, so that later ones find a number."""
    forces = renumbered(kept_forces(op))
    used = [force.voyage for f, force in enumerate(op.forces) if forces[f] != DROPPED]
    voyages = renumbered([number in used for number in range(len(op.voyages))])
    gone = sum([1 << f for f, force in enumerate(op.forces) if force.gone])
    clues: list[int] = []
    for told, bits in zip(op.clues[::CLUE], op.clues[1::CLUE], strict=True):
        # If one of them is gone it says nothing.
        if bits and not bits & gone:
            clues += [told, moved(forces, bits)]
    op.clues = clues
    # 22.9416C Attacks upon forces that are still there.
    ambushes: list[int] = []
    for h, bits in zip(op.ambushes[::AMBUSHED], op.ambushes[1::AMBUSHED], strict=True):
        if moved(forces, bits):
            ambushes += [h, moved(forces, bits)]
    op.ambushes = ambushes
    # 22.132B What is announced next are other activities.
    op.wing_raided = [0] * len(op.wing_raided)
    for unit in range(len(op.force)):
        op.sighted[unit] = 0 if op.sighted[unit] & gone else moved(forces, op.sighted[unit])
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


def renumbered(kept: list[bool]) -> list[int]:
    """The new number of each, or DROPPED."""
    return [sum(kept[:place]) if keep else DROPPED for place, keep in enumerate(kept)]


def moved(forces: list[int], bits: int) -> int:
    """Forces as bits under their new numbers, without those that are forgotten."""
    found = 0
    for f, new in enumerate(forces):
        if bits >> f & 1 and new != DROPPED:
            found |= 1 << new
    return found
