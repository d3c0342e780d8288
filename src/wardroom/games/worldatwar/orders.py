"""22.54B, 22.54E: orders for a fleet engagement, and what doctrine orders where nobody says otherwise."""

from typing import Final

from wardroom.games.worldatwar.fleet import (
    AT_LIGHTS,
    HOLD,
    Line,
    may_return,
    paired_aims,
    screened_targets,
    surplus_capitals,
    surplus_lights,
)
from wardroom.games.worldatwar.gunnery import fire_chances, fire_modifier, light_losses, on_ship
from wardroom.games.worldatwar.units import CARRIER

# An order that leaves the choice to doctrine.
DOCTRINE: Final = -3

# 22.54E What surplus light ships do.
LIGHTS_BY_DOCTRINE: Final = 0
LIGHTS_JOIN: Final = 1
LIGHTS_AT_CAPITALS: Final = 2
LIGHTS_HOLD: Final = 3

# A damaged ship is worth half of a sunk one.
DAMAGED_WORTH: Final = 0.5


class Orders:
    """What one side has decided before an engagement; empty lists leave everything to doctrine."""

    def __init__(self) -> None:
        # 22.54B-C: a capital ship and what it fires at: an enemy unit, AT_LIGHTS or HOLD.
        self.ships: list[int] = []
        self.aims: list[int] = []
        # 22.54E
        self.lights = LIGHTS_BY_DOCTRINE
        # Enemy capital ships in the order in which surplus light ships choose them; at how many they fire.
        self.light_targets: list[int] = []
        self.light_spread = 1
        # 22.54G: screened enemy units in the order in which they are fired at; AT_LIGHTS are the light ships.
        self.screened_targets: list[int] = []

    def of(self, unit: int) -> int:
        return self.aims[self.ships.index(unit)] if unit in self.ships else DOCTRINE


# -- what a shot is worth ------------------------------------------------------------------------------------


def ship_worth(line: Line, unit: int, factors: int, modifier: int) -> float:
    """Factors that fire of so many factors may be expected to sink, a damaged ship counting half."""
    size = line.roster.size[unit]
    hits = line.hits[unit]
    after = on_ship(fire_chances(factors, modifier), size, hits)
    worth = after[size] * size
    if size >= 2 and hits < size - 1:
        worth += after[size - 1] * size * DAMAGED_WORTH
    return worth


def lights_worth(line: Line, factors: int, modifier: int) -> float:
    chances = fire_chances(factors, modifier)
    lights = line.lights
    worth = 0.0
    for hits in range(1, len(chances)):
        gone, fresh, lost, _ = light_losses(
            len(lights.cruisers), len(lights.hurt), len(lights.ones), lights.owed, hits
        )
        worth += chances[hits] * (2 * gone + lost + 2 * fresh * DAMAGED_WORTH)
    return worth


def fire_worth(line: Line, target: int, factors: int, modifier: int) -> float:
    """The same of a capital ship by its rank, or of the light ships."""
    if factors == 0:
        return 0.0
    if target == AT_LIGHTS:
        return lights_worth(line, factors, modifier)
    return ship_worth(line, line.capitals[target], factors, modifier)


def gain(mine: Line, theirs: Line, aims: list[int], target: int, joining: int) -> float:
    """What a surplus ship adds by firing at a target; the lowest DRM of those that fire counts."""
    firing = [mine.capitals[rank] for rank, aim in enumerate(aims) if aim == target]
    before = sum([mine.roster.size[unit] for unit in firing])
    lowest = min([mine.drm(unit) for unit in [joining, *firing]])
    drm = theirs.lights_drm() if target == AT_LIGHTS else theirs.drm(theirs.capitals[target])
    modifier = fire_modifier(lowest, drm, mine.hindered, theirs.hindered)
    without = fire_worth(theirs, target, before, modifier)
    return fire_worth(theirs, target, before + mine.roster.size[joining], modifier) - without


# -- the choices ---------------------------------------------------------------------------------------------


def surplus_aims(mine: Line, theirs: Line, orders: Orders) -> list[int]:
    """22.54A-B The aims of a side that has at least as many capital ships as the other."""
    aims = paired_aims(mine, theirs)
    for rank in range(len(theirs.capitals), len(aims)):
        unit = mine.capitals[rank]
        told = orders.of(unit)
        if told == DOCTRINE:
            aims[rank] = best_surplus_aim(mine, theirs, aims, unit)
        elif told == HOLD or told == AT_LIGHTS:
            aims[rank] = told
        elif told in theirs.capitals:
            aims[rank] = theirs.capitals.index(told)
    return aims


def best_surplus_aim(mine: Line, theirs: Line, aims: list[int], unit: int) -> int:
    """What gains most now; fire is held only if there is nothing else to fire at."""
    targets = list(range(len(theirs.capitals)))
    if not theirs.lights.empty():
        targets.append(AT_LIGHTS)
    best = HOLD
    most = 0.0
    for target in targets:
        value = gain(mine, theirs, aims, target, unit)
        if value > most:
            best, most = target, value
    return best


def return_aims(mine: Line, theirs: Line, their_aims: list[int], orders: Orders) -> list[int]:
    """22.54C The aims of a side with no surplus capital ships: each at one that fires at it."""
    aims = paired_aims(mine, theirs)
    for rank in range(len(aims)):
        firing = may_return(their_aims, rank)
        if len(firing) > 1:
            unit = mine.capitals[rank]
            told = orders.of(unit)
            best = firing[0]
            most = -1.0
            for enemy in firing:
                target = theirs.capitals[enemy]
                if target == told:
                    best = enemy
                    break
                modifier = fire_modifier(mine.drm(unit), theirs.drm(target), mine.hindered, theirs.hindered)
                value = ship_worth(theirs, target, mine.roster.size[unit], modifier)
                if value > most:
                    best, most = enemy, value
            aims[rank] = best
    return aims


def both_aims(one: Line, other: Line, orders: Orders, others: Orders) -> tuple[list[int], list[int]]:
    """22.54A-C The aims of both sides: those with surplus ships choose first, the others answer."""
    if surplus_capitals(other, one) > 0:
        theirs = surplus_aims(other, one, others)
        return return_aims(one, other, theirs, orders), theirs
    mine = surplus_aims(one, other, orders)
    return mine, return_aims(other, one, mine, others)


def light_priority(theirs: Line, orders: Orders) -> list[int]:
    """22.54E The ranks of enemy capital ships in the order in which surplus light ships fire at them."""
    named = [theirs.capitals.index(unit) for unit in orders.light_targets if unit in theirs.capitals]
    # Doctrine goes for the ship that is nearest to sinking, of equals for the larger.
    nearest = [
        (theirs.roster.size[unit] - theirs.hits[unit], rank) for rank, unit in enumerate(theirs.capitals)
    ]
    nearest.sort()
    return named + [rank for _, rank in nearest if rank not in named]


class LightOrders:
    """22.54E What light ships do once capital ship fire is over."""

    def __init__(self, spread: list[int], held: int) -> None:
        # Surplus factors by the rank of the capital ship at which they fire.
        self.spread = spread
        self.held = held


def light_orders(
    mine: Line, theirs: Line, orders: Orders, priority: list[int], afloat: list[int]
) -> LightOrders:
    """22.54D-E How surplus light factors are used; `afloat` is 1 for capital ships still there, by rank."""
    spread = [0] * len(theirs.capitals)
    surplus = surplus_lights(mine.lights.factors(), theirs.lights.factors())
    if surplus == 0 or orders.lights == LIGHTS_HOLD:
        return LightOrders(spread, surplus)
    if orders.lights == LIGHTS_JOIN and theirs.lights.factors() > 0:
        return LightOrders(spread, 0)
    targets = [rank for rank in priority if afloat[rank] != 0] if orders.lights != LIGHTS_JOIN else []
    targets = targets[: min(orders.light_spread, surplus)]
    if targets:
        # 22.54E: the first gets most, the others no more than the one before.
        for place, target in enumerate(targets):
            spread[target] = (surplus + len(targets) - 1 - place) // len(targets)
        return LightOrders(spread, 0)
    return LightOrders(spread, 0 if theirs.lights.factors() > 0 else surplus)


def screened_aim(theirs: Line, orders: Orders) -> int:
    """22.54G The screened target to fire at now, or HOLD: as ordered, then carriers first."""
    left = screened_targets(theirs)
    units = [AT_LIGHTS if target == AT_LIGHTS else theirs.veiled[target] for target in left]
    for unit in orders.screened_targets:
        if unit in units:
            return left[units.index(unit)]
    best = HOLD
    most = -1
    for target, unit in zip(left, units, strict=True):
        value = 0
        if target != AT_LIGHTS:
            value = theirs.roster.size[unit] + (10 if theirs.roster.kind[unit] == CARRIER else 0)
        if value > most:
            best, most = target, value
    return best
