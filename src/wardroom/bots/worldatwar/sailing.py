"""22.12-22.15, 22.63 Duties, the ships that carry them out, their ways, and the way home."""

from __future__ import annotations

from wardroom.bots.worldatwar.enemies import Fleets
from wardroom.bots.worldatwar.hunting import in_time, wanted
from wardroom.bots.worldatwar.might import forecast, land_strikers, might
from wardroom.bots.worldatwar.stakes import Standing, stake
from wardroom.bots.worldatwar.weights import Weights
from wardroom.core.decision import DONE
from wardroom.games.worldatwar.actions import FORCE, HEX, NO, NUMBER, SHIP, YES, base
from wardroom.games.worldatwar.aftermath import PressOn
from wardroom.games.worldatwar.campaign import ASK, Announce
from wardroom.games.worldatwar.interception import MOST_EACH, spotters, table
from wardroom.games.worldatwar.muster import ONLY_FAST_LIGHT, TASK_FORCE_LEAST, Choosing, in_port
from wardroom.games.worldatwar.operation import Operation
from wardroom.games.worldatwar.returning import GoHome
from wardroom.games.worldatwar.routes import PlotCourse, Station, detours
from wardroom.games.worldatwar.scenario import FAR, PACIFIC, PATROL, Duty
from wardroom.games.worldatwar.sending_out import Intercept
from wardroom.games.worldatwar.ship_by_ship import NOT_PICKED
from wardroom.games.worldatwar.under_way import ACTIVITY, SAILING
from wardroom.games.worldatwar.units import CARRIER, DESTROYER, TRANSPORT
from wardroom.games.worldatwar.voyages import forces_of

# Ways that are compared, and how near a patrol should be to what it supports.
MOST_WAYS = 24
MOST_WATCHED = 8
SUPPORT = 3
# What each of the enemy's squadrons that reach a hex takes from meeting him there.
AIR_RISK = 0.1


# -- duties ----------------


def announce(op: Operation, top: Announce, seat: int, legal: list[int], w: Weights) -> int:
    """22.15A Whatever may be done is done; more ships sail as long as there are any.

    A duty that is not demanded is left alone if the enemy's ships near its goal are far too strong.
    """
    if YES not in legal:
        return NO
    if top.place != ASK:
        return YES
    duty = op.scenario.duties[top.duty]
    ships = [unit for units in duty.forces for unit in units]
    fleets = Fleets(op)
    theirs: list[int] = []
    for b, own in enumerate(op.scenario.bases):
        if own.side != seat and op.scenario.chart.by_sea(own.at, duty.target) <= 2 * SUPPORT:
            theirs += fleets.in_port(1 - seat, b)
    for voyage in op.voyages:
        if voyage.side == seat and voyage.level == ACTIVITY and duty.target in voyage.path:
            ships = ships + fleets.of_voyage(op.voyages.index(voyage))
    standing = Standing(op, seat, [], w)
    seen = forecast(might(op, ships), might(op, theirs), w)
    value = duty.points + duty.cargo_points * duty.cargo
    going = seen.chance * standing.hope(value + seen.won) + (1 - seen.chance) * standing.hope(seen.lost)
    return YES if going >= standing.hope(0.0) else NO


def press_on(op: Operation, top: PressOn, seat: int) -> int:
    """22.81A Who has won goes on, unless there is nothing left to be done."""
    for voyage in top.voyages:
        own = op.voyages[voyage]
        if own.level != ACTIVITY or stake(op, voyage) > 0:
            return YES
        if own.duty >= 0 and op.scenario.duties[own.duty].activity == PATROL:
            return YES
    return NO


def first_battle(op: Operation, legal: list[int]) -> int:
    """22.19 Our strongest interceptors fight first: what the others meet is known when it is their turn."""
    fleets = Fleets(op)
    return max(legal, key=lambda action: (op.factors(fleets.of_voyage(action - FORCE)), -action))


# -- ships ----------------


def choose_ships(op: Operation, top: Choosing, seat: int, legal: list[int], w: Weights) -> int:
    """22.14 The ships we want, one kind after another."""
    pool = top.units + [u for u in in_port(op, top.base) if u not in top.units]
    want = plan(op, top, seat, pool, w)
    if top.label != NOT_PICKED:
        count = sum(op.label(u) == top.label and u not in top.units for u in want)
        return NUMBER + max(1, count)
    labels = sorted({op.label(u) for u in want if u not in top.units and op.label(u) > top.last})
    for label in labels:
        if SHIP + label in legal:
            return SHIP + label
    return DONE if DONE in legal else legal[0]


def plan(op: Operation, top: Choosing, seat: int, pool: list[int], w: Weights) -> list[int]:
    """22.421A What carries cargo, then carriers with as many fast ships, then the strongest."""
    for step in op.stack:
        if isinstance(step, Intercept):
            chosen = wanted(op, step, seat, top.base, w)
            if chosen:
                pool = [u for u in pool if u in chosen or u in top.units]
    kind, size = op.roster.kind, op.roster.size
    if top.strict:
        pool = [u for u in pool if not op.is_slow(u)]
    if top.strict == ONLY_FAST_LIGHT:
        pool = [u for u in pool if op.is_cruiser_or_destroyer(u)]
    carrying = [u for u in pool if kind[u] == TRANSPORT] + [u for u in pool if kind[u] == DESTROYER]
    want = carrying[: top.cargo]
    fleet = [u for u in pool if u not in want and kind[u] not in (CARRIER, TRANSPORT)]
    if top.cargo:
        # Cargo makes a group slow: slow ships go with it, fast ones with the carriers.
        fleet.sort(key=lambda u: (not op.is_slow(u), -size[u], u))
    else:
        # Capital ships, then cruisers, then destroyers.
        fleet.sort(key=lambda u: (op.is_slow(u), kind[u], u))
    room = top.most - op.factors(want)
    if not top.cargo or not fleet:
        decks = escorted(op, pool, want + fleet, room)
        want += decks
        room -= op.factors(decks)
    for unit in fleet:
        if size[unit] <= room:
            want.append(unit)
            room -= size[unit]
    return want


def escorted(op: Operation, pool: list[int], fleet: list[int], room: int) -> list[int]:
    """22.421A The largest carriers, as many as the fast ships of a fleet can go with."""
    kind, size = op.roster.kind, op.roster.size
    able = sum(size[u] for u in fleet if not op.is_slow(u) and kind[u] != TRANSPORT)
    found: list[int] = []
    flown = 0
    for unit in sorted((u for u in pool if kind[u] == CARRIER), key=lambda u: (-size[u], u)):
        if flown + size[unit] <= able and 2 * (flown + size[unit]) <= room:
            found.append(unit)
            flown += size[unit]
    return found


# -- ways ----------------


class Danger:
    """What may be met in a hex: ports and patrols of the enemy, and his squadrons."""

    def __init__(self, op: Operation, seat: int, dice: int) -> None:
        self.op = op
        self.seat = seat
        self.dice = dice
        self.pacific = op.scenario.chart.scale == PACIFIC
        self.known: dict[int, float] = {}
        fleets = Fleets(op)
        self.lairs: list[tuple[list[int], float]] = []
        enemy = 1 - seat
        for b, own in enumerate(op.scenario.bases):
            if own.side == enemy and own.may_intercept and own.operational:
                ships = fleets.in_port(enemy, b)
                if ships:
                    self.lairs.append((op.scenario.chart.distances(own.at), might(op, ships).hulls))
        for number, voyage in enumerate(op.voyages):
            if voyage.side == enemy and voyage.patrol and voyage.status == SAILING:
                ships = fleets.of_voyage(number)
                if ships and not op.scenario.duties[voyage.duty].offensive:
                    self.lairs.append((op.scenario.chart.distances(voyage.hex()), might(op, ships).hulls))

    def at(self, h: int) -> float:
        if h not in self.known:
            total = 0.0
            for distances, strength in self.lairs:
                if distances[h] < 60:
                    total += strength * in_time(self.pacific, self.dice, distances[h])
            self.known[h] = total + 1.5 * land_strikers(self.op, 1 - self.seat, h)
        return self.known[h]

    def on(self, path: list[int]) -> float:
        """The worst hex counts, and a little the whole way."""
        worst = 0.0
        total = 0.0
        for h in path[1:]:
            here = self.at(h)
            total += here
            if here > worst:
                worst = here
        return worst + 0.15 * total / max(1, len(path) - 1) + 0.02 * len(path)


def plot(op: Operation, top: PlotCourse, seat: int, legal: list[int], w: Weights) -> int:
    """22.12 The direct way, or one that keeps clear of whoever could come out."""
    voyage = op.voyages[top.voyage]
    if len(top.stops) > 2 or len(legal) < 2 or voyage.level != ACTIVITY:
        return DONE
    # What he will roll for us at the goal of the direct way, by all that he can see (22.22).
    dice = sum(table(op, 1 - seat, top.voyage, voyage.path[-1], False, False, False, 1))
    danger = Danger(op, seat, max(1, dice))
    if not danger.lairs:
        return DONE
    chart = op.scenario.chart
    direct = danger.on(chart.way(top.stops))
    best, least = DONE, direct * (1 - w.detour)
    if danger.at(top.stops[-1]) >= least:
        return DONE
    vias = [action for action in legal if action != DONE]
    vias.sort(key=lambda action: (danger.at(action - HEX), action))
    step = max(1, len(vias) // MOST_WAYS)
    for action in vias[::step]:
        exposed = danger.on(chart.way([top.stops[0], action - HEX, top.stops[-1]]))
        if exposed < least:
            best, least = action, exposed
    return best


def station(op: Operation, top: Station, seat: int, legal: list[int]) -> int:
    """22.12 A patrol stands near the goal of our next duty, or across the ways of the enemy's."""
    own = op.voyages[top.voyage]
    offensive = op.scenario.duties[own.duty].offensive
    duties = [
        duty
        for duty in op.scenario.duties
        if duty.activity != PATROL
        and duty.phase >= op.phase
        and duty.target >= 0
        and (op.scenario.phases[duty.phase] == seat) == offensive
    ]
    if not duties:
        return legal[0]
    if not offensive:
        return max(legal, key=Watch(op, top.voyage, seat, duties[0]).worth)
    away = op.scenario.chart.distances(duties[0].target)

    def price(action: int) -> tuple[float, int]:
        h = action - HEX
        far = max(0, away[h] - SUPPORT)
        return far * 3.0 + land_strikers(op, 1 - seat, h) + 0.1 * away[h], action

    return min(legal, key=price)


class Watch:
    """22.14F Where a defensive patrol is most likely to be in time, whichever way the enemy takes."""

    def __init__(self, op: Operation, voyage: int, seat: int, duty: Duty) -> None:
        self.op = op
        self.seat = seat
        self.pacific = op.scenario.chart.scale == PACIFIC
        self.ways = likely_ways(op, duty)
        units = [unit for units in duty.forces for unit in units]
        self.dice = 2 * duty.carries() + int(op.factors(units) >= TASK_FORCE_LEAST) + duty.task_forces
        self.seen = [min(MOST_EACH, spotters(op, seat, way, len(way) - 1)) for way in self.ways]
        self.slow = int(any(op.is_slow(u) for f in forces_of(op, voyage) for u in op.members(f)))
        # Far from his squadrons an interceptor is worth more.
        self.calm = {h: 1 / (1 + AIR_RISK * land_strikers(op, 1 - seat, h)) for way in self.ways for h in way}
        self.watched = [0.0] * len(self.ways)
        for number, other in enumerate(op.voyages):
            if number != voyage and other.side == seat and other.patrol and forces_of(op, number):
                there = self.chances(other.path[-1], 0)
                self.watched = [max(pair) for pair in zip(self.watched, there, strict=True)]

    def chances(self, h: int, slow: int) -> list[float]:
        """How well each of the ways can be reached from a hex."""
        away = self.op.scenario.chart.distances(h)
        found: list[float] = []
        for way, seen in zip(self.ways, self.seen, strict=True):
            dice = max(1, self.dice + seen) - slow
            found.append(max(in_time(self.pacific, dice, away[p]) * self.calm[p] for p in way[1:]))
        return found

    def worth(self, action: int) -> tuple[float, int]:
        """The enemy will see where we are and take the way that is watched least, and bomb us if he can."""
        h = action - HEX
        both = [max(pair) for pair in zip(self.watched, self.chances(h, self.slow), strict=True)]
        bombed = AIR_RISK * land_strikers(self.op, 1 - self.seat, h)
        return min(both) + sum(both) / len(both) - bombed, -action


def likely_ways(op: Operation, duty: Duty) -> list[list[int]]:
    """The direct way of a duty and some detours."""
    chart = op.scenario.chart
    start = op.scenario.bases[duty.base].at
    vias = detours(chart, start, duty.target)
    found = [chart.way([start, duty.target])]
    for h in vias[:: max(1, len(vias) // MOST_WATCHED)]:
        found.append(chart.way([start, h, duty.target]))
    return found


def which_base(op: Operation, top: GoHome, seat: int, legal: list[int]) -> int:
    """22.63 All go home together, to the base that is safest to reach."""
    here = op.voyages[top.voyages[0]].hex()
    danger = Danger(op, seat, 2)
    chart = op.scenario.chart
    best, least = legal[-1], -1.0
    for own in op.scenario.bases:
        if own.side == seat and base(own.place) in legal and chart.by_sea(here, own.at) < FAR:
            exposed = danger.on(chart.way([here, own.at]))
            if least < 0 or exposed < least:
                best, least = base(own.place), exposed
    return best
