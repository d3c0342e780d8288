"""Worlds that agree with all that an observer has seen, built ship by ship.

Forces get ships from their port, one kind after the other in a random order; a choice that no later one could
make good is never taken, and one that turns out wrong is taken back. So every world that agrees can come
up, and no other.
"""

from typing import Final

from wardroom.core.dice import Dice, FastDice
from wardroom.core.lists import among
from wardroom.core.state import TRUTH, UNKNOWN
from wardroom.games.worldatwar.battle import AMBUSH, NavalBattle
from wardroom.games.worldatwar.combat import is_hindered
from wardroom.games.worldatwar.coming_to_light import change_places, die_of, is_twin
from wardroom.games.worldatwar.flights import HAS_STRUCK
from wardroom.games.worldatwar.groups import surface_force
from wardroom.games.worldatwar.muster import TASK_FORCE_LEAST, TASK_FORCE_MOST, Muster, Pick, stow, sum_up
from wardroom.games.worldatwar.operation import (
    BASE_ATTACK,
    CHART_NUMBERS,
    CLUE,
    IN_ACTION,
    LAUNCHED,
    MOST_NUMBERS,
    PERHAPS_SPARED,
    QUEST,
    SPARED,
    Force,
    Operation,
    slot,
)
from wardroom.games.worldatwar.search import CARGO, CARRIERS, SLOW, SMALL, bits, facts_of
from wardroom.games.worldatwar.tasking import imagine_flights, shuffled
from wardroom.games.worldatwar.under_way import UNTOLD
from wardroom.games.worldatwar.units import CARRIER

# Choices that may be taken back before numbers and order are drawn anew; each time there are more.
FIRST_PATIENCE: Final = 300
LEVEL_BEGINNINGS: Final = 50
MOST_BEGINNINGS: Final = 300
# Numbers that may be drawn for one beginning: with six groups few of them agree with what was told.
MOST_NUMBERINGS: Final = 60
# Ways to divide equal ships that are tried for one block.
MOST_WAYS: Final = 400
IN_PORT: Final = 0
FEW_MORE: Final = 2


def imagined(view: Operation, rng: Dice) -> Operation:
    """Every UNKNOWN filled so that it agrees with all that the observer has seen."""
    world = view.copy()
    world.observer = TRUTH
    world.dice = FastDice(rng.below(1 << 30, 0) << 30 | rng.below(1 << 30, 0))
    if view.observer == TRUTH:
        return world
    for side in range(2):
        if side != view.observer:
            imagine_fleet(world, side, rng)
            imagine_restraint(world, side, rng)
    imagine_flights(view, world, rng)
    return world


def hidden_forces(world: Operation, side: int) -> list[int]:
    return [
        f
        for f, force in enumerate(world.forces)
        if force.side == side and not force.shown and not force.gone and surface_force(world, f)
    ]


def imagine_fleet(world: Operation, side: int, rng: Dice) -> None:
    """Numbers for hidden forces, then ships for them."""
    hidden = [
        u for u in range(len(world.force)) if world.force[u] == UNKNOWN and world.roster.side[u] == side
    ]
    if not hidden:
        return
    free = [f for f in hidden_forces(world, side) if world.forces[f].is_free()]
    if filled(world, side, hidden, rng, LEVEL_BEGINNINGS if free else MOST_BEGINNINGS):
        return
    # What dice have told of a strange position may be too hard to meet; no answer depends on it.
    searches = world.searches
    world.searches = []
    if not filled(world, side, hidden, rng, MOST_BEGINNINGS):
        raise AssertionError("no fleet agrees with what was seen\n" + world.text())
    world.searches = searches


def filled(world: Operation, side: int, hidden: list[int], rng: Dice, beginnings: int) -> bool:
    """Whether numbers and ships were found for all hidden forces of a side."""
    forces = hidden_forces(world, side)
    numbers = [force.number for force in world.forces]
    for beginning in range(beginnings):
        for _ in range(MOST_NUMBERINGS):
            for f, number in enumerate(numbers):
                world.forces[f].number = number
            if imagine_numbers(world, side, forces, rng):
                # Later ones are given more time, so that one of them comes to an end.
                patience = FIRST_PATIENCE << max(0, beginning // LEVEL_BEGINNINGS - 1)
                if Filling(world, side, hidden, forces, rng, patience).done():
                    order_twins(world, hidden)
                    imagine_cargo(world, forces)
                    return True
                break
    return False


# -- numbers ----------------


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


def divided(world: Operation, force: Force) -> bool:
    """22.421A Whether a part of it forms a group of its own."""
    for other in world.forces:
        if other.parent >= 0 and world.forces[other.parent] is force:
            return True
    return False


# -- ships ----------------


class Need:
    """What is known of a force, for choosing its ships."""

    def __init__(self, world: Operation, f: int, rng: Dice) -> None:
        force = world.forces[f]
        self.f = f
        self.origin = force.origin
        # A force that was divided is counted as a whole.
        self.root = f
        while world.forces[self.root].parent >= 0:
            self.root = world.forces[self.root].parent
        family = self.root != f or divided(world, force)
        self.family = family
        self.least = 1 if family else least_of(force)
        self.most = most_of(world.forces[self.root])
        self.slow = UNTOLD if family and force.slow == 1 else force.slow
        self.light = UNTOLD if family and force.light == 0 else force.light
        self.cargo = force.cargo + (0 if family else force.landed)
        # Carriers: exactly, or at most.
        self.carriers = UNTOLD
        self.most_carriers = 99
        if force.present and force.number > 0:
            told = world.told[slot(force.side, force.number)]
            if told:
                seen = bits(told)
                alone = len(forces_in(world, force.side, force.number)) == 1
                self.most_carriers = seen // CARRIERS
                if alone:
                    self.carriers = self.most_carriers
                if not seen & SLOW:
                    self.slow = 0
                elif alone and not seen & CARGO:
                    self.slow = 1
        self.free = force.is_free()
        self.drained = force.drained
        likely = min(self.most, TASK_FORCE_MOST) - self.least
        if self.free and rng.below(2, 0):
            # Groups that somebody has written down are rarely large.
            likely = min(likely, FEW_MORE)
        self.goal = self.least + rng.below(likely // (2 if family else 1) + 1, 0)
        self.pick = Pick()
        self.decks = 0


class Filling:
    """One search for ships that fit all hidden forces of a side together."""

    def __init__(
        self, world: Operation, side: int, hidden: list[int], forces: list[int], rng: Dice, patience: int
    ) -> None:
        self.world = world
        self.side = side
        self.rng = rng
        self.patience = patience
        self.forces = forces
        self.needs = [Need(world, f, rng) for f in forces]
        self.blocks = self.in_blocks(hidden)
        for unit in hidden:
            world.force[unit] = IN_PORT
            world.group[unit] = 0
            world.laden[unit] = 0
            world.leaving[unit] = 0

    def in_blocks(self, hidden: list[int]) -> list[list[int]]:
        """Equal ships of one port together, in a random order; carriers that were sighted first."""
        first: list[list[int]] = []
        rest: list[list[int]] = []
        seen: list[int] = []
        for unit in shuffled(hidden, self.rng):
            if not among(unit, seen):
                block = [u for u in hidden if self.twins(u, unit)]
                seen += block
                if self.world.sighted[unit]:
                    first.append(block)
                else:
                    rest.append(block)
        return first + rest

    def twins(self, one: int, other: int) -> bool:
        world = self.world
        return (
            world.label(one) == world.label(other)
            and world.berth[one] == world.berth[other]
            and world.hits[one] == world.hits[other]
        )

    def done(self) -> bool:
        return self.place(0)

    def place(self, index: int) -> bool:
        """Find places for the ships of a block and of all that follow."""
        if index == len(self.blocks):
            return agrees(self.world, self.side, self.forces)
        block = self.blocks[index]
        able = self.able(block[0])
        if self.fits(index, able, self.likely(block, able)):
            return True
        for counts in self.allotments(len(block), len(able)):
            if self.patience <= 0:
                return False
            if self.fits(index, able, counts):
                return True
        return False

    def able(self, unit: int) -> list[int]:
        """The forces that a ship may belong to."""
        world = self.world
        sighted = world.sighted[unit] if self.is_bound(unit) else 0
        return [
            k
            for k, need in enumerate(self.needs)
            if (need.free or need.origin == world.berth[unit]) and (not sighted or sighted >> need.f & 1)
        ]

    def is_bound(self, unit: int) -> bool:
        """Whether a carrier that was sighted must still be with one of those forces."""
        return holds_still(self.world, self.world.sighted[unit])

    def likely(self, block: list[int], able: list[int]) -> list[int]:
        """Ships for forces that want them, by chance: a good first try."""
        counts = [0] * len(able)
        for unit in block:
            wanting = [
                place
                for place, k in enumerate(able)
                if self.needs[k].pick.factors + counts[place] * self.world.roster.size[unit]
                < self.needs[k].goal
            ]
            if wanting:
                chosen = self.rng.below(len(wanting) + 1, 0)
                if chosen < len(wanting):
                    counts[wanting[chosen]] += 1
        return counts

    def allotments(self, ships: int, forces: int) -> list[list[int]]:
        """Ways to give equal ships to forces, the rest to the port, by chance; all unless very many."""
        ways = 1
        for place in range(1, forces + 1):
            ways = ways * (ships + place) // place
        if ways > MOST_WAYS:
            return [self.allotment(ships, forces) for _ in range(MOST_WAYS)]
        found: list[list[int]] = [[]]
        for _ in range(forces):
            longer: list[list[int]] = []
            for counts in found:
                for count in range(ships - sum(counts) + 1):
                    longer.append([*counts, count])
            found = longer
        order: list[list[int]] = []
        while found:
            place = self.rng.below(len(found), 0)
            found[place], found[-1] = found[-1], found[place]
            order.append(found.pop())
        return order

    def allotment(self, ships: int, forces: int) -> list[int]:
        """One way by chance, any of them."""
        counts = [0] * (forces + 1)
        for _ in range(self.rng.below(ships + 1, 0)):
            counts[self.rng.below(forces + 1, 0)] += 1
        return counts[:forces]

    def fits(self, index: int, able: list[int], counts: list[int]) -> bool:
        """Try one way for a block; nothing is left of it if it does not lead to a world."""
        block = self.blocks[index]
        if self.is_bound(block[0]) and sum(counts) == 0:
            return False
        self.patience -= 1
        before = [self.needs[k].pick for k in able]
        decks = [self.needs[k].decks for k in able]
        units = block[:]
        fine = True
        for place, k in enumerate(able):
            for _ in range(counts[place]):
                fine = fine and self.take(self.needs[k], units.pop())
        if fine and self.can_be_met(index + 1) and self.place(index + 1):
            return True
        for place, k in enumerate(able):
            self.needs[k].pick = before[place]
            self.needs[k].decks = decks[place]
        for unit in block:
            self.world.force[unit] = IN_PORT
            self.world.group[unit] = 0
        return False

    def take(self, need: Need, unit: int) -> bool:
        world = self.world
        if need.slow == 0 and world.is_slow(unit):
            return False
        if need.light == 1 and not world.is_cruiser_or_destroyer(unit):
            return False
        if world.roster.kind[unit] == CARRIER and need.decks >= need.most_carriers:
            return False
        pick = sum_up(world, [*world.members(need.f), unit])
        if pick.factors > need.most:
            return False
        if need.family and sum_up(world, [*all_of(world, need.root), unit]).factors > need.most:
            return False
        need.pick = pick
        need.decks += 1 if world.roster.kind[unit] == CARRIER else 0
        world.force[unit] = need.f + 1
        world.group[unit] = max(0, world.forces[need.f].number)
        return True

    def can_be_met(self, index: int) -> bool:
        """Whether the ships from a block on could still make up what the forces of each port lack."""
        world = self.world
        # Who has no place yet counts as in port, so that ever fewer are left for a force to be formed.
        if not muster_agrees(world, self.side):
            return False
        for b in range(len(world.scenario.bases)):
            needs = [need for need in self.needs if need.origin == b and not need.free]
            if needs:
                left: list[int] = []
                for block in self.blocks[index:]:
                    if world.berth[block[0]] == b:
                        left += block
                if not self.enough(needs, left):
                    return False
        return True

    def enough(self, needs: list[Need], left: list[int]) -> bool:
        world = self.world
        pool = sum_up(world, left)
        decks = carriers(world, left)
        for need in needs:
            pick = need.pick
            pool.factors -= max(0, need.least - pick.factors)
            pool.carrying -= max(0, need.cargo - pick.carrying)
            if not need.drained:
                pool.fast_fleet -= max(0, pick.carriers - pick.fast_fleet)
            if need.carriers != UNTOLD:
                decks -= need.carriers - need.decks
            if need.slow == 1 and not pick.slow:
                pool.ships -= 1
                if not pool.slow:
                    return False
            elif pick.ships == 0 and need.least > 0:
                pool.ships -= 1
            if need.light == 0 and not pick.heavy and not pool.heavy:
                return False
        return (
            pool.factors >= 0
            and pool.carrying >= 0
            and pool.fast_fleet >= 0
            and decks >= 0
            and pool.ships >= 0
        )


def carriers(world: Operation, units: list[int]) -> int:
    decks = 0
    for unit in units:
        if world.roster.kind[unit] == CARRIER:
            decks += 1
    return decks


# -- what must be true ----------------


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


def muster_agrees(world: Operation, side: int) -> bool:
    """22.14B Whoever is putting a force together has ships for it left in port."""
    for step in world.stack:
        if isinstance(step, Muster) and step.seat == side and not step.possible(world):
            return False
    return True


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


# -- the rest ----------------


def order_twins(world: Operation, hidden: list[int]) -> None:
    """Equal ships lie in the order of their forces: which of them it is means nothing."""
    for unit in hidden:
        for other in hidden:
            if other > unit and is_twin(world, unit, other) and later(world.force[unit], world.force[other]):
                change_places(world, unit, other)


def later(one: int, other: int) -> bool:
    """Ships in port come after those at sea."""
    return (one or 1000) > (other or 1000)


def imagine_cargo(world: Operation, forces: list[int]) -> None:
    for f in forces:
        stow(world, world.members(f), world.forces[f].cargo)


def imagine_restraint(world: Operation, side: int, rng: Dice) -> None:
    """22.26D Who is held back in this round, who has been all along, and so which forces have fought."""
    launching = launchers(world)
    for unit in range(len(world.force)):
        if world.roster.side[unit] != side:
            continue
        if world.withheld[unit] == UNKNOWN:
            free = is_at_choice(world, unit) and unit not in launching
            world.withheld[unit] = rng.below(2, 0) if free else 0
        if world.spared[unit] == UNKNOWN:
            world.spared[unit] = imagine_spared(world, unit, rng)
    for f, force in enumerate(world.forces):
        if force.fought == UNKNOWN:
            force.fought = 0
            for unit in range(len(world.force)):
                if world.force[unit] == f + 1 and not world.spared[unit]:
                    force.fought = 1


def is_at_choice(world: Operation, unit: int) -> bool:
    """22.26D Whether a ship may have been held back in this round."""
    return world.group[unit] > 0 and world.may_hold_back(world.force[unit] - 1)


def launchers(world: Operation) -> list[int]:
    """Carriers that were seen to launch in this round."""
    found: list[int] = []
    for wing in range(len(world.wing_task)):
        if world.wing_shown[wing] and world.wing_on[wing] >= 0:
            if world.wing_task[wing] == HAS_STRUCK or world.wing_task[wing] == BASE_ATTACK:
                found.append(world.wing_on[wing])
    return found


def imagine_spared(world: Operation, unit: int, rng: Dice) -> int:
    if world.force[unit] <= 0:
        return 0
    force = world.forces[world.force[unit] - 1]
    seen = world.restrained[unit] if force.shown else force.restraint
    if seen == IN_ACTION or world.restrained[unit] == LAUNCHED:
        return 0
    if seen == SPARED:
        return 1
    if is_at_choice(world, unit):
        if not world.withheld[unit]:
            return 0
        if seen != PERHAPS_SPARED:
            return 1
    return rng.below(2, 0)


__all__ = ["agrees", "hidden_forces", "imagined"]
