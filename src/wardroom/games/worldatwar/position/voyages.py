"""An operation as a text: who is where on the chart, and which step of the turn begins."""

from __future__ import annotations

import re
from typing import Final

from wardroom.core.position import PositionError
from wardroom.core.state import ALLOWED, NOBODY
from wardroom.games.worldatwar import under_way as now
from wardroom.games.worldatwar.actions import ROWS, hex_name
from wardroom.games.worldatwar.campaign import ANNOUNCING, CODEBREAKING, LAST_RETURN, PHASE_END, Campaign
from wardroom.games.worldatwar.force import Force
from wardroom.games.worldatwar.interception import attempts_on, carried_on, crew_of, dice_of, small_force_sent
from wardroom.games.worldatwar.muster import TASK_FORCE_MOST, form_force
from wardroom.games.worldatwar.operation import Operation
from wardroom.games.worldatwar.passage import complete
from wardroom.games.worldatwar.position.battles import SHIPS, check_mixture, crew_in, free_ships
from wardroom.games.worldatwar.position.faults import Checks, Fault, refuse
from wardroom.games.worldatwar.rendezvous import waits_in_port
from wardroom.games.worldatwar.scenario import FAR, NOWHERE, PATROL
from wardroom.games.worldatwar.sending_out import Intercept
from wardroom.games.worldatwar.sortie import HOMEWARD, INTERCEPT_FIRST, RESOLVE, Sortie, rolling_at
from wardroom.games.worldatwar.under_way import (
    Voyage,
)
from wardroom.games.worldatwar.units import SUBMARINE
from wardroom.games.worldatwar.voyages import forces_of, immune, is_submarine_voyage

WORD: Final = "begins"
# The steps of a turn that can begin, and those of the voyages at sea (22.164).
OF_THE_TURN: Final = {"turn": CODEBREAKING, "announcing": ANNOUNCING, "end": PHASE_END}
OF_THE_VOYAGES: Final = {
    "interception": INTERCEPT_FIRST,
    "dice": rolling_at(now.INTERCEPTION),
    "counter": rolling_at(now.COUNTER) - 1,
    "counter-dice": rolling_at(now.COUNTER),
    "counter-counter": rolling_at(now.COUNTER_COUNTER) - 1,
    "counter-counter-dice": rolling_at(now.COUNTER_COUNTER),
    "battles": RESOLVE,
    "return": HOMEWARD,
}
LINES: Final = ("activity ", "patrol ", "returning ", "interception ", "inverted ")
OTHER_WORDS: Final = "`shown`, `cargo=`, `landed=`, `base=` or `score=`"
HEX: Final = re.compile(r"h(\d\d)(\d\d)")
PURSUIT: Final = re.compile(r"seat([12]) > (\d+)")


def put_voyage(op: Operation, name: str, words: list[str]) -> None:
    """`activity DUTY:`, `patrol DUTY:`, `returning DUTY:`, `interception seat2 > 1:`, `inverted seat2:`."""
    kind, _, rest = name.partition(" ")
    voyage = Voyage()
    voyage.status = now.SAILING
    hexes = [hex_in(op, word) for word in words if HEX.fullmatch(word)]
    said = [word for word in words if not HEX.fullmatch(word)]
    home = base = named_base(op, said)
    if kind == "inverted":
        voyage.side = seat_in(rest)
        voyage.status = now.HOME
        base = base if base >= 0 else first_berth(op, voyage.side, said)
        voyage.path = [op.scenario.bases[base].at]
    elif kind == "interception":
        base = pursue(op, voyage, rest, hexes, said, base)
    else:
        base = carry_out(op, voyage, kind, rest, hexes, base)
    for port in (home, base):
        if port >= 0 and op.scenario.bases[port].side != voyage.side:
            raise PositionError(f"{op.scenario.bases[port].key!r} is no base of seat {voyage.side + 1}")
    op.voyages.append(voyage)
    for words_of_force in forces_in(said):
        made = put_force(op, base, words_of_force)
        if voyage.status == now.RETURNING and home >= 0:
            made.base = home


def hex_in(op: Operation, word: str) -> int:
    match = HEX.fullmatch(word)
    assert match is not None
    h = int(match[1]) * ROWS + int(match[2])
    if not op.scenario.chart.inside(h) or not op.scenario.chart.sea[h]:
        raise PositionError(f"{word!r} is no hex of the sea on this chart")
    return h


def named_base(op: Operation, said: list[str]) -> int:
    """The base after `base=`, or -1; the word is taken out."""
    for word in said:
        key, equals, value = word.partition("=")
        if key == "base" and equals:
            said.remove(word)
            for number, base in enumerate(op.scenario.bases):
                if base.key == value:
                    return number
            raise PositionError(f"{value!r} is no base of this scenario")
    return -1


def seat_in(word: str) -> int:
    if word not in ("seat1", "seat2"):
        raise PositionError(f"{word!r} is not seat1 or seat2")
    return int(word[4]) - 1


def first_berth(op: Operation, side: int, said: list[str]) -> int:
    """The base of the first ship that is named."""
    for word in said:
        match = SHIPS.fullmatch(word)
        if match is not None and match["key"] in op.scenario.labels:
            free = free_ships(op, side, op.scenario.labels.index(match["key"]))
            if free:
                return op.berth[free[0]]
    raise PositionError("no ship is named that is still in port")


def way(op: Operation, stops: list[int]) -> list[int]:
    for place in range(len(stops) - 1):
        if op.scenario.chart.by_sea(stops[place], stops[place + 1]) >= FAR:
            raise PositionError("no way by sea leads there")
    return op.scenario.chart.way(stops)


def carry_out(op: Operation, voyage: Voyage, kind: str, key: str, hexes: list[int], base: int) -> int:
    """A duty of the scenario under way, on station, or on its way home; gives the base it comes from."""
    for number, duty in enumerate(op.scenario.duties):
        if duty.key == key:
            voyage.duty = number
    if voyage.duty < 0:
        raise PositionError(f"{key!r} is no duty of this scenario")
    duty = op.scenario.duties[voyage.duty]
    home = duty.base if base < 0 else base
    voyage.side = op.scenario.bases[duty.base].side
    start = op.scenario.bases[duty.base].at
    if kind == "returning":
        voyage.status = now.RETURNING
        last = hexes or ([duty.target] if duty.target != NOWHERE else [])
        if not last:
            raise PositionError(f"{kind} {key}: name the hex it returns from")
        voyage.path = way(op, [*last, op.scenario.bases[home].at])
        return duty.base
    goal = duty.rendezvous if duty.rendezvous != NOWHERE else duty.target
    stops = [*hexes, goal] if goal != NOWHERE and (not hexes or hexes[-1] != goal) else hexes
    if not stops:
        raise PositionError(f"{kind} {key}: name the hex it sails to")
    voyage.path = way(op, [start, *stops])
    if kind == "patrol":
        if duty.activity != PATROL:
            raise PositionError(f"{key!r} is no patrol; write `activity {key}:`")
        if voyage.path[-1] != (hexes or stops)[-1]:
            raise PositionError(
                f"{kind} {key}: the scenario sends it to {hex_name(goal)}, name that hex last or none"
            )
        voyage.patrol = 1
        voyage.at = len(voyage.path) - 1
    return duty.base


def pursue(op: Operation, voyage: Voyage, rest: str, hexes: list[int], said: list[str], base: int) -> int:
    """An interception of an earlier voyage; with `score=` its dice have been rolled."""
    match = PURSUIT.fullmatch(rest)
    if match is None or not hexes:
        raise PositionError("an interception is written `interception seat2 > 1: HEX SHIPS`, the hex last")
    voyage.side, voyage.target = int(match[1]) - 1, int(match[2]) - 1
    if not 0 <= voyage.target < len(op.voyages):
        raise PositionError(f"there is no voyage {match[2]} above the line `interception {rest}`")
    prey = op.voyages[voyage.target]
    voyage.level = prey.level + 1
    voyage.meets = hexes[-1]
    if prey.side == voyage.side or voyage.level > now.COUNTER_COUNTER:
        raise PositionError(f"seat {match[1]} cannot intercept voyage {match[2]}")
    if prey.patrol:
        raise PositionError(f"voyage {match[2]} is a patrol on its post, which nobody intercepts")
    if voyage.meets not in prey.path:
        raise PositionError(f"the hex of `interception {rest}` is not on the path of voyage {match[2]}")
    home = base if base >= 0 else first_berth(op, voyage.side, said)
    voyage.path = way(op, [op.scenario.bases[home].at, *hexes])
    voyage.status = now.ANNOUNCED
    for word in said:
        key, _, value = word.partition("=")
        if key == "score" and value.isdecimal():
            said.remove(word)
            voyage.score = int(value)
            voyage.dice = 1
            voyage.status = now.SAILING
            break
    return home


def forces_in(said: list[str]) -> list[list[str]]:
    """The words of each force; a plus stands between them."""
    found: list[list[str]] = [[]]
    for word in said:
        if word == "+":
            found.append([])
        else:
            found[-1].append(word)
    return found


def put_force(op: Operation, base: int, words: list[str]) -> Force:
    """`kirishima(1) japan-destroyer*2 cargo=1 shown`: one force of the last voyage."""
    number = len(op.voyages) - 1
    side, is_home = op.voyages[number].side, op.voyages[number].status == now.HOME
    units, said = crew_in(op, side, words, ("cargo", "landed"), OTHER_WORDS, base)
    name = f"voyage {number + 1}"
    if not units:
        raise PositionError(f"{name} has a force without ships")
    factors = op.factors(units)
    if not is_home and factors > TASK_FORCE_MOST:
        raise PositionError(
            f"{name} has a force of {factors} factors, and {TASK_FORCE_MOST} are the most (22.14)"
        )
    boats = check_mixture(op, name, units)
    for unit in units:
        op.berth[unit] = base
    if boats < said["cargo"] + said["landed"]:
        raise PositionError(f"{name}: too few destroyers and transports for the cargo")
    shown = 1 if op.roster.kind[units[0]] == SUBMARINE else said["shown"]
    made = op.forces[form_force(op, side, base, number, units, said["cargo"], shown)]
    made.landed = said["landed"]
    made.inverted = 1 if is_home else 0
    return made


# -- the step that begins ----------------


def begin_step(op: Operation, words: list[str]) -> None:
    """`begins: counter`: the step of the phase that comes next."""
    step = words[0] if words else ""
    if len(words) != 1 or step not in OF_THE_TURN | OF_THE_VOYAGES:
        known = ", ".join(OF_THE_TURN | OF_THE_VOYAGES)
        raise Fault(WORD, f"begins: one of {known}, not {' '.join(words)!r}")
    if not 0 <= op.phase < len(op.scenario.phases):
        raise Fault(WORD, f"the scenario has {len(op.scenario.phases)} phases, counted from 0")
    op.moving = op.scenario.phases[op.phase]
    for number, voyage in enumerate(op.voyages):
        if voyage.status != now.HOME:
            refuse_voyage(number, voyage, has_its_time(op, number, voyage, step))
    for level in (now.INTERCEPTION, now.COUNTER, now.COUNTER_COUNTER):
        give_up(op, level)
    campaign = Campaign()
    campaign.place = OF_THE_TURN.get(step, LAST_RETURN)
    op.stack.append(campaign)
    if step in OF_THE_VOYAGES:
        sortie = Sortie()
        sortie.side = op.moving
        sortie.place = OF_THE_VOYAGES[step]
        sortie.voyages = [number for number, voyage in enumerate(op.voyages) if is_under_way(op, voyage)]
        op.stack.append(sortie)
        if step == "return":
            # Who is on his way out has done what he was sent for.
            for number in sortie.voyages:
                if op.voyages[number].status == now.SAILING:
                    complete(op, number)


def refuse_voyage(number: int, voyage: Voyage, checks: Checks) -> None:
    kind = ("an activity", "an interception", "a counter-interception", "a counter-counter-interception")
    refuse(f"voyage{number + 1}", checks, f"voyage {number + 1}, {kind[voyage.level]}, ")


def give_up(op: Operation, level: int) -> None:
    """22.24A Whose dice have brought too little has never left; 22.25: so nobody can go for him."""
    rolled: list[int] = []
    for number, voyage in enumerate(op.voyages):
        if voyage.level == level and is_hunter(voyage):
            if op.voyages[voyage.target].status == now.FAILED:
                what = (
                    f"goes for voyage {voyage.target + 1}, whose dice have failed: it stays in port (22.25)"
                )
                refuse_voyage(number, voyage, iter([what]))
            if voyage.status == now.SAILING:
                rolled.append(number)
    for number in rolled:
        if not carried_on(op, number, rolled):
            op.voyages[number].status = now.FAILED


def is_hunter(voyage: Voyage) -> bool:
    return not voyage.patrol and voyage.status in (now.ANNOUNCED, now.SAILING)


def has_its_time(op: Operation, number: int, voyage: Voyage, step: str) -> Checks:
    """22.15, 22.164 In a phase one side carries out activities, and the other intercepts them."""
    mover = 1 - voyage.side if voyage.level in (now.INTERCEPTION, now.COUNTER_COUNTER) else voyage.side
    if not voyage.patrol and mover != op.moving:
        yield f"is for a phase of seat {mover + 1}, and in phase {op.phase} seat {op.moving + 1} moves"
    if voyage.level != now.ACTIVITY:
        yield from pursuit_has_its_time(voyage, step)
        if is_hunter(voyage):
            yield from hunter(op, number, voyage)
    elif step in OF_THE_TURN:
        # Between the phases only patrols are at sea, and none that is still to be announced.
        coming = step != "end" and op.scenario.duties[voyage.duty].phase >= op.phase
        if coming or not voyage.patrol:
            yield f"is not under way when {step!r} of phase {op.phase} begins"


def pursuit_has_its_time(voyage: Voyage, step: str) -> Checks:
    """22.164 Whether an interception of its level can be under way when a step begins."""
    place = OF_THE_VOYAGES.get(step, -1)
    dice = rolling_at(voyage.level)
    if step == "return" or place < dice - 1:
        yield f"is not under way when {step!r} begins"
    if voyage.status == now.ANNOUNCED and place > dice:
        yield f"has rolled its dice when {step!r} begins: say what they brought, score="


def hunter(op: Operation, number: int, voyage: Voyage) -> Checks:
    """22.14E, 22.22: whether an interception could have been announced so."""
    if voyage.status == now.ANNOUNCED:
        dice = sum(dice_of(op, number, len(attempts_on(op, voyage.target, voyage.meets))))
        if dice <= 0:
            yield "has no die to roll (22.24C)"
    far, farthest = len(voyage.path) - 1, op.scenario.farthest()
    if far > farthest:
        yield f"sails {far} hexes, and {farthest} are the most (22.22)"
    own = forces_of(op, number)
    if any(op.forces[f].cargo for f in own):
        yield "carries cargo, which only activities do"
    yield from its_prey(op, number, voyage)
    if is_submarine_voyage(op, number):
        return
    what = f"has {len(own)} forces: each intercepts for itself, in a line of its own (22.14B)"
    if len(own) > 1:
        yield what
    pick = crew_of(op, number)
    if pick.carriers > pick.fast_fleet:
        yield "has fewer fast fleet factors than carriers (22.14)"
    for other in attempts_on(op, voyage.target, voyage.meets):
        what = f"and voyage {other + 1} go for the same voyage, and must meet it in one hex (22.14E)"
        if op.voyages[other].meets != voyage.meets:
            yield what
    if not op.forces[own[0]].task_force:
        # Only full lines (`voyage3: duty=0`) say of an interception that it left a patrol.
        patrol = voyage.duty >= 0
        other = small_force_sent(op, voyage.target, voyage.meets, voyage.path[0], patrol, number)
        what = (
            f"and voyage {other + 1} are both smaller than a task force:"
            " of those a port or a patrol sends one against a voyage (22.14C)"
        )
        if other != NOBODY:
            yield what


def its_prey(op: Operation, number: int, voyage: Voyage) -> Checks:
    """22.11, 22.12: whether what it is after may be met there, and from its base."""
    prey = op.voyages[voyage.target]
    goes = f"goes for voyage {voyage.target + 1}"
    if prey.status == now.HOME or waits_in_port(op, prey):
        yield f"{goes}, which lies in port"
    if immune(op, prey):
        yield f"{goes}, which nobody may intercept (22.11A)"
    if is_submarine_voyage(op, voyage.target):
        yield f"{goes}, and submarines are safe (22.917)"
    step = Intercept()
    step.seat, step.level, step.targets = voyage.side, voyage.level, [voyage.target]
    there = f"voyage {voyage.target + 1} in {hex_name(voyage.meets)}"
    if step.hex_forbids(op, voyage.meets) != ALLOWED:
        yield f"cannot meet {there}, from where that starts at sea (22.12B)"
    port = op.forces[forces_of(op, number)[0]].base
    if step.port_forbids(op, port, voyage.meets) != ALLOWED:
        yield f"comes from {op.scenario.bases[port].key}, from where nobody intercepts (22.11B)"


def is_under_way(op: Operation, voyage: Voyage) -> bool:
    """An activity of the moving side that is at sea, and no patrol on its post."""
    if voyage.side != op.moving or voyage.level != now.ACTIVITY or voyage.patrol:
        return False
    return voyage.status in (now.SAILING, now.RETURNING)
