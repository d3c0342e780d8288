"""12.1 What costs nothing and is good: every system of Air Defense fires, where it spares most."""

from typing import cast

from wardroom.core.state import ALLOWED, NOBODY
from wardroom.games.coldwar.actions import ATTACK
from wardroom.games.coldwar.air_defence import AllotAirDefense
from wardroom.games.coldwar.battle import Battle
from wardroom.games.coldwar.stakes import Reckoning

# Points that look the same.
SAME = 1e-6


def prepared_answer(view: Battle, seat: int) -> int:
    top = view.stack[-1]
    if not isinstance(top, AllotAirDefense) or top.asked(view) != seat:
        return NOBODY
    return best_allotment(view, top)


def best_allotment(view: Battle, step: AllotAirDefense) -> int:
    """The attack that costs least with one more system at it; of equal ones that at which fewest fire."""
    best = NOBODY
    least = fewest = 0.0
    for place, attack in enumerate(view.volley):
        if step.attack_forbids(attack) != ALLOWED:
            continue
        cost = cost_with(view, step, place)
        firing = float(step.allotted.count(place))
        if best == NOBODY or cost < least - SAME or (cost < least + SAME and firing < fewest):
            best, least, fewest = ATTACK + place, cost, firing
    return best


def cost_with(view: Battle, step: AllotAirDefense, place: int) -> float:
    """11.1, 11.3 What the volley may be expected to part the two players by."""
    world = view.copy()
    allotment = cast(AllotAirDefense, world.stack[-1])
    allotment.allotted = [*step.allotted, place]
    toll = Reckoning(world, step.defender, True).toll()
    return toll.lost + toll.gained
