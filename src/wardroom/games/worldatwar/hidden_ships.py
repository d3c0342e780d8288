"""Which ships the hidden forces of a side have, in an imagined world.

Forces get ships from their port, one kind after the other in a random order; a choice that no later one could
make good is never taken, and one that turns out wrong is taken back. So every world that agrees can come
up, and no other.
"""

from typing import Final

from wardroom.core.dice import Dice
from wardroom.core.lists import among
from wardroom.games.worldatwar.agreement import (
    agrees,
    all_of,
    carriers,
    divided,
    forces_in,
    holds_still,
    least_of,
    most_of,
    muster_agrees,
)
from wardroom.games.worldatwar.muster import TASK_FORCE_MOST, Pick, sum_up
from wardroom.games.worldatwar.operation import Operation, slot
from wardroom.games.worldatwar.search import CARGO, CARRIERS, SLOW, bits
from wardroom.games.worldatwar.tasking import shuffled
from wardroom.games.worldatwar.under_way import UNTOLD
from wardroom.games.worldatwar.units import CARRIER

# Ways to divide equal ships that are tried for one block.
MOST_WAYS: Final = 400
IN_PORT: Final = 0
FEW_MORE: Final = 2


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
