"""How the tasks of squadrons that nobody has seen are imagined (22.41B, 22.4421B)."""

from wardroom.core.dice import Dice
from wardroom.core.state import UNKNOWN
from wardroom.games.worldatwar.flights import able_deck, can_cover, can_search, in_range
from wardroom.games.worldatwar.operation import (
    CAP,
    COVER,
    MOST_NUMBERS,
    NO_TASK,
    SEARCH_TASK,
    STRUCK,
    Operation,
    slot,
)


def imagine_flights(view: Operation, world: Operation, rng: Dice) -> None:
    """Patrol or not for squadrons on carriers; cover, search or neither on land, as was announced."""
    for wing in range(len(world.wing_task)):
        if world.wing_task[wing] == UNKNOWN:
            world.wing_task[wing] = NO_TASK
            world.wing_aim[wing] = 0
    for side in range(2):
        if side == view.observer:
            continue
        unknown = [
            w
            for w in range(len(view.wing_task))
            if view.wing_task[w] == UNKNOWN and view.wings.side[w] == side
        ]
        if not unknown:
            continue
        if world.patrolled:
            for wing in unknown:
                if may_patrol(world, side, wing) and rng.below(2, 0):
                    world.wing_task[wing] = CAP
        imagine_land_air(world, side, unknown, rng)


def may_patrol(world: Operation, side: int, wing: int) -> bool:
    """Over a group that has been struck the whole patrol has been seen."""
    deck = world.wing_on[wing]
    if deck < 0 or not able_deck(world, deck):
        return False
    return not world.opened[slot(side, world.group[deck])] & STRUCK


def imagine_land_air(world: Operation, side: int, unknown: list[int], rng: Dice) -> None:
    """22.4421B As many squadrons cover and search as was announced, those at work among them."""
    cover, search = world.land_air[2 * side], world.land_air[2 * side + 1]
    for wing in range(len(world.wing_task)):
        if world.wings.side[wing] == side and world.wing_on[wing] < 0 and wing not in unknown:
            cover -= 1 if world.wing_task[wing] == COVER else 0
            search -= 1 if world.wing_task[wing] == SEARCH_TASK else 0
    groups: list[int] = []
    for n in range(1, MOST_NUMBERS + 1):
        if world.on_chart[slot(side, n)] and not world.opened[slot(side, n)] & STRUCK:
            groups.append(n)
    land = [w for w in unknown if world.wing_on[w] < 0 and in_range(world, -1 - world.wing_on[w])]
    able: list[list[int]] = [[], [], []]
    for wing in shuffled(land, rng):
        kind = world.wings.kind[wing]
        if can_cover(kind) or can_search(kind):
            able[2 if can_cover(kind) and can_search(kind) else 1 if can_search(kind) else 0].append(wing)
    # How many of those that can do both cover: neither task may be left without squadrons.
    least = max(0, cover - len(able[0]))
    most = min(cover, len(able[2]) - max(0, search - len(able[1])))
    both = least + rng.below(most - least + 1, 0) if most > least else least
    covering = able[0][: cover - both] + able[2][:both]
    able[2] = able[2][both:]
    least = max(0, search - len(able[1]))
    most = min(search, len(able[2]))
    both = least + rng.below(most - least + 1, 0) if most > least else least
    for wing in covering if groups else []:
        world.wing_task[wing] = COVER
        world.wing_aim[wing] = groups[rng.below(len(groups), 0)]
    for wing in able[1][: search - both] + able[2][:both]:
        world.wing_task[wing] = SEARCH_TASK


def shuffled(things: list[int], rng: Dice) -> list[int]:
    left, order = things[:], []
    while left:
        order.append(left.pop(rng.below(len(left), 0)))
    return order
