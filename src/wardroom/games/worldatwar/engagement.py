"""22.54 A whole fleet engagement by orders given beforehand, with dice; `chances` has the exact odds."""

from wardroom.core.dice import Dice
from wardroom.games.worldatwar import fleet
from wardroom.games.worldatwar.fleet import Line
from wardroom.games.worldatwar.orders import (
    LightOrders,
    Orders,
    both_aims,
    light_orders,
    light_priority,
    screened_aim,
)
from wardroom.games.worldatwar.units import Roster


def afloat(line: Line) -> list[int]:
    """Which capital ships of a line are not sunk, by rank: 1 for yes."""
    return [1 if line.afloat(unit) else 0 for unit in line.capitals]


def held_capitals(line: Line, aims: list[int]) -> tuple[int, int]:
    """22.54G Factors and lowest DRM of the capital ships afloat that have held their fire."""
    return fleet.together(line, fleet.firing_at(line, aims, fleet.HOLD))


def held_lights(line: Line, held: int) -> int:
    """22.54G Light factors left that have held their fire. Ruling: those that fired are lost first."""
    return min(held, line.lights.factors())


def exchange(one: Line, other: Line, fires: list[fleet.Fire], dice: Dice, stream: int) -> None:
    """22.54C Fire of one step is simultaneous, so all is rolled before anything lands."""
    hits = [fleet.rolled(fires[0], dice, stream), fleet.rolled(fires[1], dice, stream)]
    for seat, target in enumerate([other, one]):
        for shot, count in enumerate(hits[seat]):
            fleet.land_on_front(target, fires[seat].targets[shot], count)


def fight(one: Line, other: Line, orders: Orders, others: Orders, dice: Dice, stream: int) -> None:
    """22.54A-G Fight the engagement; the hits are in the lines' lists afterwards."""
    aims, other_aims = both_aims(one, other, orders, others)
    priority = light_priority(other, orders)
    other_priority = light_priority(one, others)
    fires = [fleet.capital_fire(one, other, aims), fleet.capital_fire(other, one, other_aims)]
    exchange(one, other, fires, dice, stream)
    fleet.screen_hurt_cruisers(one)
    fleet.screen_hurt_cruisers(other)
    # 22.54D-F
    lights = light_orders(one, other, orders, priority, afloat(other))
    other_lights = light_orders(other, one, others, other_priority, afloat(one))
    fires = [
        fleet.light_fire(one, other, lights.spread, lights.held),
        fleet.light_fire(other, one, other_lights.spread, other_lights.held),
    ]
    exchange(one, other, fires, dice, stream)
    fire_behind_screen(one, other, orders, aims, lights, dice, stream)
    fire_behind_screen(other, one, others, other_aims, other_lights, dice, stream)


def engage(
    roster: Roster,
    hits: list[int],
    laden: list[int],
    units: list[int],
    others: list[int],
    dice: Dice,
    stream: int,
) -> None:
    """22.53-22.54 Two groups meet and fight as doctrine would, nobody screened by choice; hits are added."""
    orders = Orders()
    one = fleet.form(roster, hits, laden, units, [], 0)
    other = fleet.form(roster, hits, laden, others, [], 0)
    fight(one, other, orders, orders, dice, stream)


def fire_behind_screen(
    mine: Line, theirs: Line, orders: Orders, aims: list[int], lights: LightOrders, dice: Dice, stream: int
) -> None:
    """22.54G Ships that held their fire, capital ships first, if the whole enemy screen is sunk."""
    if not theirs.broken():
        return
    factors, drm = held_capitals(mine, aims)
    if factors > 0:
        behind(mine, theirs, orders, factors, drm, dice, stream)
    factors = held_lights(mine, lights.held)
    if factors > 0:
        behind(mine, theirs, orders, factors, mine.lights_drm(), dice, stream)


def behind(mine: Line, theirs: Line, orders: Orders, factors: int, drm: int, dice: Dice, stream: int) -> None:
    target = screened_aim(theirs, orders)
    if target != fleet.HOLD:
        fire = fleet.screened_shot(factors, drm, mine, theirs, target)
        fleet.land_on_screened(theirs, target, fleet.rolled(fire, dice, stream)[0])
