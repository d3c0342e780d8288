"""What must be true of a world: forces as they were formed, groups, finds and dice as they were seen."""

from wardroom.games.worldatwar.battle import AMBUSH, NavalBattle
from wardroom.games.worldatwar.coming_to_light import die_of
from wardroom.games.worldatwar.force import Force
from wardroom.games.worldatwar.muster import TASK_FORCE_LEAST, TASK_FORCE_MOST, Muster, sum_up
from wardroom.games.worldatwar.operation import CHART_NUMBERS, CLUE, MOST_NUMBERS, QUEST, Operation, slot
from wardroom.games.worldatwar.search import CARGO, CARRIERS, SLOW, SMALL, bits, facts_of
from wardroom.games.worldatwar.under_way import UNTOLD
from wardroom.games.worldatwar.units import CARRIER


def agrees(world: Operation, side: int, forces: list[int]) -> bool:
    """Whether a world is as everybody has seen it: forces, groups, finds, dice."""
    whole = [f for f, force in enumerate(world.forces) if force.gone and divided(world, force)]
    for f in forces:
        if not (world.members(f) or world.forces[f].drained) or not proper(world, f):
            return False
    for f in whole:
        if world.forces[f].side == side and not world.forces[f].shown and not proper(world, f):
            return False
    for number in hidden_groups(world, side):
        told = world.told[slot(side, number)]
        if told and told != facts_of(world, side, number):
            return False
        if not well_joined(world, side, number):
            return False
    return muster_agrees(world, side) and clues_agree(world, side) and dice_agree(world, side, True)


def proper(world: Operation, f: int) -> bool:
    """22.14 A force as it was formed; 22.22 what its dice have told."""
    force = world.forces[f]
    for unit in world.members(f):
        sighted = world.sighted[unit]
        if not sighted >> f & 1 and holds_still(world, sighted):
            return False
    if force.parent >= 0:
        return True
    units = all_of(world, f)
    pick = sum_up(world, units)
    if pick.factors > most_of(force):
        return False
    if seen_in_part(world, f):
        return True
    if pick.factors < least_of(force):
        return False
    if pick.carrying < force.cargo + (0 if divided(world, force) else force.landed):
        return False
    if force.is_free():
        return True
    for unit in units:
        if world.is_sunk(unit):
            # It was left behind (22.524B): how slow it had been nobody can say any more.
            return True
    if pick.carriers > pick.fast_fleet and not force.drained:
        return False
    if force.slow != UNTOLD and force.slow != pick.slow:
        return False
    return force.light == UNTOLD or force.light == 1 - pick.heavy


def well_joined(world: Operation, side: int, number: int) -> bool:
    """22.421A Forces that have combined have 25 factors at most, and fast ships for their carriers."""
    if len(forces_in(world, side, number)) < 2:
        return True
    pick = sum_up(world, world.group_units(side, number))
    return pick.factors <= TASK_FORCE_MOST and (pick.carriers <= pick.fast_fleet or is_ambush(world))


def is_ambush(world: Operation) -> bool:
    """22.93A Outside a battle carriers without fast ships stay with their group."""
    return any(isinstance(step, NavalBattle) and step.apart >= AMBUSH for step in world.stack)


def muster_agrees(world: Operation, side: int) -> bool:
    """22.14B Whoever is putting a force together has ships for it left in port."""
    for step in world.stack:
        if isinstance(step, Muster) and step.seat == side and not step.possible(world):
            return False
    return True


def clues_agree(world: Operation, side: int) -> bool:
    """22.41F What was told of groups that have left a battle unseen."""
    for place in range(0, len(world.clues), CLUE):
        told, mask = bits(world.clues[place]), world.clues[place + 1]
        units: list[int] = []
        holds = True
        for f, force in enumerate(world.forces):
            if mask >> f & 1:
                if force.side != side or force.shown or force.gone:
                    holds = False
                units += world.members(f)
        if not holds:
            continue
        pick = sum_up(world, units)
        if carriers(world, units) != told // CARRIERS or (pick.factors < TASK_FORCE_LEAST) != (
            told & SMALL > 0
        ):
            return False
        if not told & CARGO and pick.slow != (1 if told & SLOW else 0):
            return False
    return True


def dice_agree(world: Operation, side: int, placed: bool) -> bool:
    """22.451D As many dice as were rolled for groups unseen; or perhaps, before ships are `placed`."""
    for place in range(0, len(world.searches), QUEST):
        if world.searches[place] != side:
            continue
        low = high = 0
        for number in range(1, CHART_NUMBERS + 1):
            if world.searches[place + 3] >> number & 1:
                active, operational = number <= world.searches[place + 1], world.searches[place + 4]
                if placed:
                    least = most = die_of(world, world.group_units(side, number), active, operational)
                else:
                    least, most = die_bounds(world, side, number, active, operational)
                low += least
                high += most
        if not low <= world.searches[place + 2] <= high:
            return False
    return True


def die_bounds(world: Operation, side: int, number: int, active: bool, operational: int) -> tuple[int, int]:
    """The fewest and the most dice of a group, by what its forces are known to be."""
    forces = forces_in(world, side, number)
    if len(forces) != 1 or forces[0].parent >= 0 or divided(world, forces[0]):
        return 0, 1
    damaged = False
    carriers = forces[0].shown > 0
    for unit in range(len(world.force)):
        here = world.berth[unit] == forces[0].origin or forces[0].is_free()
        if world.roster.side[unit] == side and here:
            damaged = damaged or world.is_damaged(unit)
            carriers = carriers or operational >> unit & 1 > 0
    if active:
        return (0 if damaged else forces[0].task_force), forces[0].task_force
    return 0, 1 if carriers else 0


def least_of(force: Force) -> int:
    """22.14 The fewest factors of a force: as it was formed, less what it may have lost in port."""
    return max(0, max(force.least, TASK_FORCE_LEAST if force.task_force else 1) - force.drained)


def most_of(force: Force) -> int:
    """22.14 And the most."""
    if force.is_free() and force.task_force:
        return force.most
    most = TASK_FORCE_MOST if force.task_force else TASK_FORCE_LEAST - 1
    return min(most, force.most) if force.most else most


def holds_still(world: Operation, sighted: int) -> bool:
    """Whether all forces in which a carrier was sighted are still there, so that it is in one of them."""
    if sighted == 0:
        return False
    for f, force in enumerate(world.forces):
        if sighted >> f & 1 and force.gone:
            return False
    return True


def hidden_groups(world: Operation, side: int) -> list[int]:
    """The numbers of the groups in a battle that nobody else has seen."""
    found: list[int] = []
    for number in range(1, MOST_NUMBERS + 1):
        place = slot(side, number)
        if world.on_chart[place] and not world.revealed[place]:
            found.append(number)
    return found


def forces_in(world: Operation, side: int, number: int) -> list[Force]:
    """The forces of a combat group."""
    found: list[Force] = []
    for force in world.forces:
        if force.side == side and force.present and force.number == number:
            found.append(force)
    return found


def divided(world: Operation, force: Force) -> bool:
    """22.421A Whether a part of it forms a group of its own."""
    for other in world.forces:
        if other.parent >= 0 and world.forces[other.parent] is force:
            return True
    return False


def all_of(world: Operation, f: int) -> list[int]:
    """The ships of a force, sunk ones among them, with those of the forces divided from it."""
    found: list[int] = []
    for unit in range(len(world.force)):
        if world.force[unit] > 0 and is_part_of(world, world.force[unit] - 1, f):
            found.append(unit)
    return found


def is_part_of(world: Operation, part: int, f: int) -> bool:
    """22.421A Whether a force is another one or was divided from it."""
    while part != f and world.forces[part].parent >= 0:
        part = world.forces[part].parent
    return part == f


def seen_in_part(world: Operation, f: int) -> bool:
    """Whether a part of a force was shown: ships may have withdrawn from that one by one (22.61B)."""
    for part, force in enumerate(world.forces):
        if part != f and force.shown and is_part_of(world, part, f):
            return True
    return False


def carriers(world: Operation, units: list[int]) -> int:
    decks = 0
    for unit in units:
        if world.roster.kind[unit] == CARRIER:
            decks += 1
    return decks
