"""22.2 Interceptions: how many dice, who arrives when. The numbers are those of resolution, odds and bots."""

from typing import Annotated, Final, cast

from wardroom.core.events import NO_DICE, Throw
from wardroom.core.fact_forms import FactReader, FactWriter
from wardroom.core.facts import Between, Limited, Public
from wardroom.core.state import NOBODY, State, Step
from wardroom.core.vocabulary import Fact
from wardroom.games.worldatwar import diary, events
from wardroom.games.worldatwar import under_way as now
from wardroom.games.worldatwar.arrivals import arrival_round, score_of
from wardroom.games.worldatwar.muster import Pick, sum_up
from wardroom.games.worldatwar.operation import INTERCEPT, READY, Operation
from wardroom.games.worldatwar.routes import leg_of
from wardroom.games.worldatwar.scenario import (
    BOMBARDMENT,
    CARRIER_MISSION,
    INVASION,
    NOWHERE,
    PACIFIC,
    PATROL,
)
from wardroom.games.worldatwar.units import NAS, SEARCHER
from wardroom.games.worldatwar.voyages import (
    carries_cargo,
    forces_of,
    has_ships,
    is_submarine_voyage,
    submarines_of,
)

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


def spotters(op: Operation, seat: int, path: list[int], last: int) -> int:
    """22.22G Land-based squadrons that can see the voyage on its way to the interception hex."""
    seen = 0
    for number in spotting_from(op, seat):
        at = op.scenario.bases[number].at
        if any(op.scenario.chart.distance(at, h) <= op.scenario.search_range for h in path[: last + 1]):
            seen += 1
    return seen


def spotting_from(op: Operation, seat: int) -> list[int]:
    """The base of each land-based squadron that sees ships on their way."""
    found: list[int] = []
    for wing in range(len(op.wing_state)):
        if op.wings.side[wing] != seat or op.wing_state[wing] != READY or op.wing_on[wing] >= 0:
            continue
        if op.wings.kind[wing] != SEARCHER and op.wings.kind[wing] != NAS:
            continue
        number = -1 - op.wing_on[wing]
        if op.scenario.bases[number].operational:
            found.append(number)
    return found


def submarines_near(op: Operation, seat: int, h: int) -> int:
    """22.22H Friendly submarines no more than three hexes away, in a base or on patrol."""
    places = [submarine_hex(op, unit) for unit in submarines_of(op, seat)]
    chart = op.scenario.chart
    return len([at for at in places if at != NOWHERE and chart.distance(at, h) <= SUBMARINE_REACH])


def submarine_hex(op: Operation, unit: int) -> int:
    """Where a submarine waits; NOWHERE if it is out of use."""
    if op.force[unit] == 0:
        return op.scenario.bases[op.berth[unit]].at
    force = op.forces[op.force[unit] - 1]
    voyage = op.voyages[force.voyage]
    if not force.gone and voyage.patrol and voyage.status == now.SAILING:
        return voyage.hex()
    # 22.24A Who has failed never left; nor has anybody before the dice are rolled (ruling).
    if not force.gone and voyage.status in (now.FAILED, now.ANNOUNCED) and not force.inverted:
        return voyage.path[0]
    return NOWHERE


def table(
    op: Operation, seat: int, target: int, h: int, slow: bool, light: bool, submarine: bool, attempts: int
) -> list[int]:
    """22.21 Dice by reason for intercepting a voyage in a hex; their sum is the number rolled."""
    voyage = op.voyages[target]
    dice = [0] * len(REASONS)
    place = voyage.path.index(h)
    returning = voyage.status == now.RETURNING
    if voyage.level == now.ACTIVITY and voyage.duty >= 0:
        duty = op.scenario.duties[voyage.duty]
        if duty.carries():
            dice[CARGO] = 2
        elif not returning and (duty.activity == BOMBARDMENT or duty.activity == CARRIER_MISSION):
            dice[CARGO] = 2
        if not returning and duty.activity == PATROL and h == voyage.path[-1]:
            dice[STATION] = 2
        if not returning and duty.activity == INVASION and h == duty.target:
            dice[GROUND] = min(MOST_EACH, duty.ground)
    if voyage.level != now.ACTIVITY and h == voyage.meets:
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


def in_all(dice: list[int]) -> int:
    """22.21 How many dice are rolled."""
    return max(0, sum(dice))


def small_force_sent(
    op: Operation, target: int, h: int, start: int, patrol: bool, besides: int = NOBODY
) -> int:
    """22.14C The voyage of a small force that goes for the target already, from a port or a patrol there."""
    for number in attempts_on(op, target, h):
        voyage = op.voyages[number]
        if number != besides and voyage.path[0] == start and (voyage.duty >= 0) == patrol:
            if not all(op.forces[f].task_force for f in forces_of(op, number)):
                return number
    return NOBODY


def attempts_on(op: Operation, target: int, h: int) -> list[int]:
    """22.22K The surface interceptions of a voyage on the same stretch of its path."""
    path = op.voyages[target].path
    leg = leg_of(op.scenario.chart, path, path.index(h))
    found: list[int] = []
    for number, voyage in enumerate(op.voyages):
        if voyage.target == target and voyage.status in (now.ANNOUNCED, now.SAILING) and not voyage.patrol:
            # Interceptors that were sunk on the way out do not count on the way home, which is another path.
            if voyage.meets not in path or not has_ships(op, number) or is_submarine_voyage(op, number):
                continue
            if leg_of(op.scenario.chart, path, path.index(voyage.meets)) == leg:
                found.append(number)
    return found


def arrival(op: Operation, distance: int, score: int) -> int:
    """22.23, 22.24B The round of the battle in which a force arrives."""
    return arrival_round(op.scenario.late_step(), distance, score)


def support_round(op: Operation, distance: int) -> int:
    """22.163B, 22.163C: when an offensive patrol arrives: within three hexes at once, then later by steps."""
    if distance <= 3:
        return 1
    step = op.scenario.late_step()
    return 1 + (distance - 3 + step - 1) // step


class RollInterceptions(Step):
    """22.21-22.24 The dice of all interceptions of one level, and what follows from them."""

    level: Annotated[Public[Limited], Between(1, 3)] = 1

    def act(self, state: State) -> None:
        op = cast(Operation, state)
        op.stack.pop()
        announced = [
            n
            for n, voyage in enumerate(op.voyages)
            if voyage.level == self.level and voyage.status == now.ANNOUNCED
        ]
        counts = [len(attempts_on(op, op.voyages[n].target, op.voyages[n].meets)) for n in announced]
        for n, attempts in zip(announced, counts, strict=True):
            roll_for(op, n, attempts)
        for n in announced:
            op.voyages[n].status = now.SAILING
        for n in announced:
            if not carried_on(op, n, announced):
                op.voyages[n].status = now.FAILED
                diary.tell(op, events.INTERCEPTION_GIVEN_UP, "22.24A", diary.voyage_facts(op, n))

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def copy(self) -> Step:
        other = RollInterceptions()
        other.level = self.level
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.limited("level", self.level, 1, 3)

    @staticmethod
    def read(told: FactReader) -> Step:
        step = RollInterceptions()
        if told.says("level"):
            step.level = told.limited("level")
        return step


def dice_of(op: Operation, number: int, attempts: int) -> list[int]:
    """22.21 The dice of an interception that was announced, by reason."""
    voyage = op.voyages[number]
    submarine = is_submarine_voyage(op, number)
    pick = crew_of(op, number)
    slow, light = pick.slow > 0, pick.heavy == 0 and not submarine
    return table(op, voyage.side, voyage.target, voyage.meets, slow, light, submarine, attempts)


def crew_of(op: Operation, number: int) -> Pick:
    """The ships of all forces of a voyage."""
    return sum_up(op, [unit for f in forces_of(op, number) for unit in op.members(f)])


def roll_for(op: Operation, number: int, attempts: int) -> None:
    """22.21 Dice are added up and compared with the distance along the path."""
    voyage = op.voyages[number]
    target = op.voyages[voyage.target]
    submarine = is_submarine_voyage(op, number)
    pick = crew_of(op, number)
    dice = dice_of(op, number, attempts)
    for f in forces_of(op, number):
        # What the number of dice gives away.
        op.forces[f].slow = pick.slow
        if carries_cargo(op, target):
            op.forces[f].light = 1 if pick.heavy == 0 and not submarine else 0
    # 22.18F Only what was seen on its way out counts later.
    if dice[SPOTTERS] and target.status != now.RETURNING:
        target.spotted = 1
    voyage.dice = in_all(dice)
    rolls = [op.roll(INTERCEPT) for _ in range(voyage.dice)]
    voyage.score = score_of(op.scenario.chart.scale == PACIFIC, sum(rolls))
    if op.log is None:
        return
    distance = len(voyage.path) - 1
    facts: dict[str, Fact] = {
        **diary.voyage_facts(op, number),
        "dice": voyage.dice,
        "score": voyage.score,
        "distance": distance,
        "round": arrival(op, distance, voyage.score),
        "submarine": 1 if submarine else 0,
    }
    diary.put_parts(facts, "m-", list(zip(REASONS, dice, strict=True)))
    thrown = [Throw(voyage.side, "interception", "dice", rolls)] if rolls else NO_DICE
    diary.tell(op, events.INTERCEPTION_ROLLED, "22.21", facts, thrown)


def carried_on(op: Operation, number: int, announced: list[int]) -> bool:
    """22.24A, 22.24B Who succeeds, or joins in late because somebody else on the surface has succeeded."""
    voyage = op.voyages[number]
    if voyage.dice <= 0:
        return False
    if voyage.score >= len(voyage.path) - 1:
        return True
    # 22.161A In the interception hex there is a battle in any case.
    if voyage.level > 1 and op.voyages[voyage.target].meets == voyage.meets:
        return True
    for n in announced:
        other = op.voyages[n]
        if other.target == voyage.target and other.meets == voyage.meets and not is_submarine_voyage(op, n):
            if other.dice > 0 and other.score >= len(other.path) - 1:
                return True
    return False
