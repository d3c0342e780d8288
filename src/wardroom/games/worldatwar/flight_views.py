"""What others may know of squadrons and their tasks, and how the rest is imagined (22.41B, 22.4421B)."""

from wardroom.core.dice import Dice
from wardroom.core.state import UNKNOWN
from wardroom.games.worldatwar.flights import able_deck, can_cover, can_search, in_range
from wardroom.games.worldatwar.operation import (
    CAP,
    COVER,
    NO_TASK,
    READY,
    SEARCH_TASK,
    Operation,
)


def seen_flights(op: Operation, view: Operation, seat: int) -> None:
    """Tasks are secret while a battle lasts, until the squadron is seen at work."""
    for wing in range(len(op.wing_task)):
        hidden = op.wings.side[wing] != seat and not op.wing_shown[wing] and op.round > 0
        if hidden and op.wing_state[wing] == READY:
            view.wing_task[wing] = UNKNOWN
            view.wing_aim[wing] = UNKNOWN
        else:
            view.wing_task[wing] = op.wing_task[wing]
            view.wing_aim[wing] = op.wing_aim[wing]


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
        if world.patrolled:
            for wing in unknown:
                deck = world.wing_on[wing]
                if deck >= 0 and able_deck(world, deck) and rng.below(2, 0):
                    world.wing_task[wing] = CAP
        land = [w for w in unknown if world.wing_on[w] < 0 and in_range(world, -1 - world.wing_on[w])]
        groups = [n for n in range(1, 7) if world.on_chart[side * 7 + n]]
        cover, search = world.land_air[2 * side], world.land_air[2 * side + 1]
        # Those that can only cover, or only search, are used up first.
        for both in (False, True):
            for wing in picked(land, rng):
                kind = world.wings.kind[wing]
                if world.wing_task[wing] != NO_TASK or (can_cover(kind) and can_search(kind)) != both:
                    continue
                if cover and can_cover(kind) and groups:
                    world.wing_task[wing] = COVER
                    world.wing_aim[wing] = groups[rng.below(len(groups), 0)]
                    cover -= 1
                elif search and can_search(kind):
                    world.wing_task[wing] = SEARCH_TASK
                    search -= 1


def picked(wings: list[int], rng: Dice) -> list[int]:
    left, order = wings[:], []
    while left:
        order.append(left.pop(rng.below(len(left), 0)))
    return order
