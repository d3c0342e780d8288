"""22.2 Interceptions: how many dice, who arrives when. Pure numbers that resolution, odds and bots share."""

from typing import Final

from wardroom.core.state import NOBODY
from wardroom.games.worldatwar.arrivals import arrival_round, score_of
from wardroom.games.worldatwar.operation import (
    ACTIVITY,
    ANNOUNCED,
    FAILED,
    READY,
    RETURNING,
    SAILING,
    Operation,
    Voyage,
)
from wardroom.games.worldatwar.routes import leg_of
from wardroom.games.worldatwar.scenario import (
    BOMBARDMENT,
    CARRIER_MISSION,
    INVASION,
    NOWHERE,
    PACIFIC,
    PATROL,
)
from wardroom.games.worldatwar.units import NAS, SEARCHER, SUBMARINE

# 22.21 The rows of the Naval Interception Table.
CARGO: Final = 0
STATION: Final = 1
MEETING: Final = 2
LIGHT_SHIPS: Final = 3
TASK_FORCES: Final = 4
GROUND: Final = 5
SPOTTERS: Final = 6
SUBMARINES: Final = 7
CODES: Final = 8
SLOW_SHIPS: Final = 9
ATTEMPTS: Final = 10
REASONS: Final = (
    "cargo",
    "patrol",
    "counter",
    "light",
    "task-forces",
    "ground",
    "air",
    "submarines",
    "codes",
    "slow",
    "attempts",
)
# 22.22F-22.22H: at most so many dice for each.
MOST_EACH: Final = 3
# 22.22H: submarines this near help.
SUBMARINE_REACH: Final = 3


def forces_of(op: Operation, voyage: int) -> list[int]:
    """The forces that sail together."""
    return [f for f, force in enumerate(op.forces) if force.voyage == voyage and not force.gone]


def carries_cargo(op: Operation, voyage: Voyage) -> bool:
    """22.22A An activity that carries cargo, also on its way home."""
    return voyage.level == ACTIVITY and voyage.duty >= 0 and op.scenario.duties[voyage.duty].carries()


def spotters(op: Operation, seat: int, path: list[int], last: int) -> int:
    """22.22G Land-based squadrons that can see the voyage on its way to the interception hex."""
    seen = 0
    for wing in range(len(op.wing_state)):
        if op.wings.side[wing] != seat or op.wing_state[wing] != READY or op.wing_on[wing] >= 0:
            continue
        if op.wings.kind[wing] != SEARCHER and op.wings.kind[wing] != NAS:
            continue
        base = op.scenario.bases[-1 - op.wing_on[wing]]
        if not base.operational:
            continue
        for place in range(last + 1):
            if op.scenario.chart.distance(base.at, path[place]) <= op.scenario.search_range:
                seen += 1
                break
    return seen


def submarines_near(op: Operation, seat: int, h: int) -> int:
    """22.22H Friendly submarines no more than three hexes away, in a base or on patrol."""
    near = 0
    for unit in range(len(op.force)):
        if op.roster.kind[unit] != SUBMARINE or op.roster.side[unit] != seat or op.is_sunk(unit):
            continue
        place = submarine_hex(op, unit)
        if place != NOWHERE and op.scenario.chart.distance(place, h) <= SUBMARINE_REACH:
            near += 1
    return near


def submarine_hex(op: Operation, unit: int) -> int:
    """Where a submarine waits; NOWHERE if it is out of use."""
    if op.force[unit] == 0:
        return op.scenario.bases[op.berth[unit]].at
    force = op.forces[op.force[unit] - 1]
    voyage = op.voyages[force.voyage]
    if not force.gone and voyage.patrol and voyage.status == SAILING:
        return voyage.hex()
    # 22.24A Who has failed never left; nor has anybody before the dice are rolled (ruling).
    if not force.gone and voyage.status in (FAILED, ANNOUNCED) and not force.inverted:
        return voyage.path[0]
    return NOWHERE


def table(
    op: Operation, seat: int, target: int, h: int, slow: bool, light: bool, submarine: bool, attempts: int
) -> list[int]:
    """22.21 Dice by reason for intercepting a voyage in a hex; their sum is the number rolled."""
    voyage = op.voyages[target]
    dice = [0] * len(REASONS)
    place = voyage.path.index(h)
    returning = voyage.status == RETURNING
    if voyage.level == ACTIVITY and voyage.duty >= 0:
        duty = op.scenario.duties[voyage.duty]
        if duty.carries():
            dice[CARGO] = 2
        elif not returning and (duty.activity == BOMBARDMENT or duty.activity == CARRIER_MISSION):
            dice[CARGO] = 2
        if not returning and duty.activity == PATROL and h == voyage.path[-1]:
            dice[STATION] = 2
        if not returning and duty.activity == INVASION and h == duty.target:
            dice[GROUND] = min(MOST_EACH, duty.ground)
    if voyage.level != ACTIVITY and h == voyage.meets:
        dice[MEETING] = 2
    if light and carries_cargo(op, voyage):
        dice[LIGHT_SHIPS] = 1
    for force in forces_of(op, target):
        dice[TASK_FORCES] += op.forces[force].task_force
    # 22.18F What was spotted on its way out gives no further dice on its way home.
    if not (returning and voyage.spotted):
        dice[SPOTTERS] = min(MOST_EACH, spotters(op, seat, voyage.path, place))
    if not submarine:
        dice[SUBMARINES] = min(MOST_EACH, submarines_near(op, seat, h))
    dice[CODES] = op.codes[seat]
    # 22.22J, 22.916A: one die fewer.
    if slow or submarine:
        dice[SLOW_SHIPS] = -1
    if not submarine and attempts > 1:
        dice[ATTEMPTS] = 1 - attempts
    return dice


def is_submarine_voyage(op: Operation, voyage: int) -> bool:
    for unit in range(len(op.force)):
        if op.force[unit] > 0 and op.roster.kind[unit] == SUBMARINE:
            if op.forces[op.force[unit] - 1].voyage == voyage:
                return True
    return False


def has_ships(op: Operation, voyage: int) -> bool:
    """Whether anybody is left of it; of a force that is hidden nothing was sunk."""
    for force in forces_of(op, voyage):
        if not op.forces[force].shown or op.members(force):
            return True
    return False


def small_force_sent(
    op: Operation, target: int, h: int, start: int, patrol: bool, besides: int = NOBODY
) -> int:
    """22.14C The voyage of a small force that goes for the target already, from a port or a patrol there."""
    for number in attempts_on(op, target, h):
        voyage = op.voyages[number]
        if number != besides and voyage.path[0] == start and (voyage.duty >= 0) == patrol:
            for f in forces_of(op, number):
                if not op.forces[f].task_force:
                    return number
    return NOBODY


def attempts_on(op: Operation, target: int, h: int) -> list[int]:
    """22.22K The surface interceptions of a voyage on the same stretch of its path."""
    path = op.voyages[target].path
    leg = leg_of(op.scenario.chart, path, path.index(h))
    found: list[int] = []
    for number, voyage in enumerate(op.voyages):
        if voyage.target == target and voyage.status in (ANNOUNCED, SAILING) and not voyage.patrol:
            # Interceptors that were sunk on the way out do not count on the way home, which is another path.
            if voyage.meets not in path or not has_ships(op, number) or is_submarine_voyage(op, number):
                continue
            if leg_of(op.scenario.chart, path, path.index(voyage.meets)) == leg:
                found.append(number)
    return found


def halved(op: Operation, total: int) -> int:
    """22.21 On the Pacific chart the result is halved, rounded up."""
    return score_of(op.scenario.chart.scale == PACIFIC, total)


def arrival(op: Operation, distance: int, score: int) -> int:
    """22.23, 22.24B The round of the battle in which a force arrives."""
    return arrival_round(op.scenario.late_step(), distance, score)


def support_round(op: Operation, distance: int) -> int:
    """22.163B, 22.163C: when an offensive patrol arrives: within three hexes at once, then later by steps."""
    if distance <= 3:
        return 1
    step = op.scenario.late_step()
    return 1 + (distance - 3 + step - 1) // step
