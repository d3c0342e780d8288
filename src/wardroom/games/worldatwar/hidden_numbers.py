"""22.421 Which hidden force is which combat group, in an imagined world."""

from wardroom.core.dice import Dice
from wardroom.games.worldatwar.agreement import dice_agree, divided, forces_in, hidden_groups
from wardroom.games.worldatwar.combat import is_hindered
from wardroom.games.worldatwar.force import Force
from wardroom.games.worldatwar.operation import Operation, slot
from wardroom.games.worldatwar.search import CARGO, SMALL, bits
from wardroom.games.worldatwar.tasking import shuffled


def imagine_numbers(world: Operation, side: int, forces: list[int], rng: Dice) -> bool:
    """22.421 Hidden forces in the battle get the hidden numbers; small ones that came together share one."""
    there = [f for f in forces if world.forces[f].present]
    if not there:
        return True
    # Nobody hidden is in a group that is open, though a force that has lost its cargo there looks small.
    known: list[Force] = []
    for force in world.forces:
        if force.side == side and force.shown and force.present:
            if not world.revealed[slot(side, force.number)]:
                known.append(force)
    groups: list[list[int]] = []
    cargo: list[int] = []
    shared: list[int] = []
    surplus: list[int] = []
    for f in there:
        force = world.forces[f]
        if force.cargo:
            cargo.append(f)
        elif force.surplus and not world.forces[force.parent].task_force:
            surplus.append(f)
        elif force.task_force or force.surplus:
            groups.append([f])
        elif small_number(known, force.joins):
            force.number = small_number(known, force.joins)
            shared.append(force.number)
        else:
            for group in groups:
                first = world.forces[group[0]]
                if not first.task_force and not first.surplus and first.joins == force.joins:
                    group.append(f)
                    break
            else:
                groups.append([f])
    if surplus:
        groups.append(surplus)
    # A number that a known force has, and that is not open, has somebody hidden behind it, too.
    numbers: list[int] = []
    for n in hidden_groups(world, side):
        if n not in shared:
            numbers.append(n)
    free = len(numbers) - len(groups)
    # 22.421A A group without cargo strengthens one force that has it.
    joined: dict[int, list[int]] = {}
    for n in shared:
        if not [force for force in known if force.number == n and force.cargo]:
            joined[n] = []
    able = [*groups, *joined.values()]
    for f in shuffled(cargo, rng):
        if free > 0:
            groups.append([f])
            free -= 1
        elif able:
            able.pop(rng.below(len(able), 0)).append(f)
    if len(groups) != len(numbers):
        return False
    order = shuffled(numbers, rng)
    for group, number in zip(groups, order, strict=True):
        for f in group:
            world.forces[f].number = number
    for number, more in joined.items():
        for f in more:
            world.forces[f].number = number
    return numbers_agree(world, side)


def small_number(known: list[Force], joins: int) -> int:
    """22.421A The group of small forces that came in the same round, if it has been seen; else 0."""
    for force in known:
        if not force.task_force and not force.cargo and not force.surplus and force.joins == joins:
            return force.number
    return 0


def numbers_agree(world: Operation, side: int) -> bool:
    """What was told of cargo and of large groups, before any ship has been placed."""
    for number in hidden_groups(world, side):
        place = slot(side, number)
        burden = 0
        laden = False
        large = False
        for force in forces_in(world, side, number):
            if force.cargo:
                if laden and not force.is_free():
                    return False
                laden = True
            if is_hindered(world, force):
                burden = 1
            if force.task_force and force.parent < 0 and not divided(world, force):
                large = True
        world.hindered[place] = burden
        if world.told[place]:
            seen = bits(world.told[place])
            if (seen & CARGO > 0) != (burden > 0) or (large and seen & SMALL):
                return False
    return dice_agree(world, side, False)
