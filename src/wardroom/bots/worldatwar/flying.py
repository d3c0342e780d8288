"""22.43-22.46 Squadrons: who stays overhead, who searches and covers, and what is struck with how many."""

from __future__ import annotations

from functools import cache
from math import sqrt

from wardroom.bots.worldatwar.enemies import Fleets, op_carriers
from wardroom.bots.worldatwar.might import land_strikers
from wardroom.bots.worldatwar.weights import Weights
from wardroom.core.decision import DONE
from wardroom.games.worldatwar.actions import ENEMY, LIGHT, NUMBER, SHIP
from wardroom.games.worldatwar.air import defense_level, flak, strike_modifier
from wardroom.games.worldatwar.air_strikes import ALL_LIGHTS, NO_TARGET, SURPRISE, AirStrikes, Strike
from wardroom.games.worldatwar.combat import groups_there, in_line, results_left
from wardroom.games.worldatwar.flights import (
    HAS_STRUCK,
    carrier_wings,
    classes_of,
    land_wings,
    lowest_drm,
    of_class,
)
from wardroom.games.worldatwar.gunnery import lights_of, strike_chances
from wardroom.games.worldatwar.operation import LOST, NO_TASK, Operation, slot
from wardroom.games.worldatwar.search import MOST_SQUADRONS
from wardroom.games.worldatwar.tables import LEAST_ROLL, TWO_DICE
from wardroom.games.worldatwar.tasking import LandAirRun, PatrolRun
from wardroom.games.worldatwar.units import CARRIER, NAS, SEARCHER, is_light

# A strike smaller than this is not worth a search result if there are more squadrons to come.
HANDFUL = 3


def enemy_strikers(op: Operation, seat: int) -> int:
    """Squadrons with which the enemy may strike in this battle."""
    found = land_strikers(op, 1 - seat, op.battle_hex)
    for wing, deck in enumerate(op.wing_on):
        if (
            op.wings.side[wing] != seat
            and deck >= 0
            and op.wing_state[wing] != LOST
            and not op.is_damaged(deck)
        ):
            # Which carriers are there may be hidden; one that is known to be in port is not.
            if op.group[deck] != 0:
                found += 1
    return found


def patrol(op: Operation, run: PatrolRun, seat: int, legal: list[int], w: Weights) -> int:
    """22.431A A share of the squadrons stays overhead, more if the enemy has more; none if he has none."""
    pool = run.pools(op)[len(run.answers)]
    threat = enemy_strikers(op, seat)
    if threat == 0:
        return NUMBER
    ours = len(carrier_wings(op, seat)) + land_strikers(op, seat, op.battle_hex)
    share = min(0.8, w.patrol * sqrt(threat / max(1, ours)))
    return NUMBER + min(len(pool), round(len(pool) * share))


def land_air(op: Operation, run: LandAirRun, seat: int, legal: list[int]) -> int:
    """22.442 Three squadrons search, those that can only cover cover what we would least like to lose."""
    aims = run.aims(op)
    here = len(run.answers)
    kind, number = aims[here][0] // 16, aims[here][1]
    most = run.most(op)
    if number > 0:
        if kind == NAS:
            return NUMBER
        return NUMBER + (most if number == treasured(op, seat) else 0)
    searching = 0
    for place in range(here):
        if aims[place][1] == 0:
            searching += run.answers[place]
    # Army squadrons that can do nothing else come before naval air, which can strike.
    others = 0
    if kind == NAS:
        wings = land_wings(op, seat)
        for other in classes_of(op, wings):
            if other // 16 == SEARCHER:
                others += len(of_class(op, wings, other))
    return NUMBER + max(0, min(most, MOST_SQUADRONS - searching - others))


def treasured(op: Operation, seat: int) -> int:
    """The group we would least like to lose."""
    best, most = 0, -1.0
    for number in groups_there(op, seat):
        units = op.group_units(seat, number)
        value = op.factors(units) + 4 * op_carriers(op, units) + 8 * op.hindered[slot(seat, number)]
        if value > most:
            best, most = number, value
    return best


# -- strikes ----------------


@cache
def arrivals(squadrons: int, level: int) -> tuple[float, ...]:
    """The chance that 0, 1, 2 ... squadrons come through the air defence."""
    left = [0.0] * (squadrons + 1)
    for index, chance in enumerate(TWO_DICE):
        gone, aborted = flak(squadrons, level, index + LEAST_ROLL)
        left[squadrons - gone - aborted] += chance / 36
    return tuple(left)


@cache
def hits_of(squadrons: int, modifier: int) -> tuple[float, ...]:
    return tuple(strike_chances(squadrons, modifier)) if squadrons > 0 else (1.0,)


class Prey:
    """A target of a strike: a named ship, or the light ships of a group."""

    def __init__(self, op: Operation, unit: int, units: list[int], modifier: int, w: Weights) -> None:
        self.unit = unit
        self.modifier = modifier
        sunk, hurt = op.scenario.sunk_points, op.scenario.damaged_points
        self.worth = [0.0]
        if unit == ALL_LIGHTS:
            lights = lights_of(op.roster, op.hits, units)
            cargo = sum(op.laden[u] == 1 for u in lights.ones)
            for hits in range(1, 26):
                gone, fresh, lost, _ = lights.losses(0, hits)
                value = (2 * gone + lost) * (sunk + w.silenced) + 2 * fresh * hurt
                # Cargo goes down with the last of them.
                value += 4.0 * max(0, lost - (len(lights.ones) - cargo))
                self.worth.append(value)
            return
        size = op.roster.size[unit]
        deck = w.deck * size if op.roster.kind[unit] == CARRIER else 0.0
        before = op.hits[unit]
        already = size * hurt + deck + w.silenced * size if op.is_damaged(unit) else 0.0
        for hits in range(1, 26):
            total = before + hits
            if total >= size:
                self.worth.append(size * (sunk + w.silenced) + deck - already)
            elif total == size - 1:
                self.worth.append(size * (hurt + w.silenced) + deck - already)
            else:
                self.worth.append(0.1 * hits)

    def gain(self, squadrons: int) -> float:
        total = 0.0
        for hits, chance in enumerate(hits_of(squadrons, self.modifier)):
            total += chance * self.worth[min(hits, 25)]
        return total


def spread(preys: list[Prey], squadrons: int) -> tuple[float, list[int]]:
    """The best way to share squadrons out among targets."""
    best = [0.0] * (squadrons + 1)
    how: list[list[int]] = [[] for _ in range(squadrons + 1)]
    for prey in preys:
        gains = [0.0] + [prey.gain(n) for n in range(1, squadrons + 1)]
        after = best[:]
        told = [[*way, 0] for way in how]
        for total in range(1, squadrons + 1):
            for n in range(1, total + 1):
                value = best[total - n] + gains[n]
                if value > after[total] + 1e-9:
                    after[total] = value
                    told[total] = [*how[total - n], n]
        best, how = after, told
    return best[squadrons], how[squadrons]


def preys_of(
    op: Operation, seat: int, units: list[int], wings: list[int], surprise: int, w: Weights
) -> list[Prey]:
    enemy = 1 - seat
    naval = all(op.wings.kind[wing] == NAS for wing in wings)
    air = lowest_drm(op, wings)
    shift = op.naval_shift[enemy]
    found: list[Prey] = []
    lights = [u for u in units if is_light(op.roster.kind[u])]
    if lights:
        drm = min(op.roster.drm[u] for u in lights)
        found.append(Prey(op, ALL_LIGHTS, lights, strike_modifier(air, drm + shift, naval, surprise), w))
    seen: list[int] = []
    for unit in units:
        if not is_light(op.roster.kind[unit]) and op.label(unit) not in seen:
            seen.append(op.label(unit))
            modifier = strike_modifier(air, op.roster.drm[unit] + shift, naval, surprise)
            found.append(Prey(op, unit, [], modifier, w))
    return found


def strike_value(
    op: Operation, top: AirStrikes, seat: int, number: int, wings: list[int], w: Weights
) -> float:
    """What a strike with all these squadrons may bring."""
    enemy = 1 - seat
    units = Fleets(op).of_group(enemy, number)
    if not units or not wings:
        return 0.0
    surprise = min(7, top.results(op, seat)) if top.part == SURPRISE else 0
    level = max(1, defense_level(op.roster, op.hits, units, op.radar[enemy], op.settings))
    count = min(len(wings), op.settings.strike_limit)
    guards = 0
    if op_carriers(op, units):
        for wing, deck in enumerate(op.wing_on):
            if (
                deck in units
                and op.wing_state[wing] != LOST
                and op.wing_task[wing] not in (NO_TASK, HAS_STRUCK)
            ):
                guards += 1
        guards = guards if surprise else round(guards * 0.5)
    reach = max(0, count - round(0.6 * guards))
    chances = arrivals(reach, min(10, level))
    through = round(sum(n * chance for n, chance in enumerate(chances)))
    if through == 0:
        return 0.05
    return spread(preys_of(op, seat, units, wings, surprise, w), through)[0]


def strikes(op: Operation, top: AirStrikes, seat: int, legal: list[int], w: Weights) -> int:
    """22.461 The group whose ships we can hurt most is struck with all that can be spared."""
    pool = top.pool(op, seat)
    if top.target:
        return squadrons_for(op, top, seat, pool)
    best, most = DONE, 0.0
    for action in legal:
        if action != DONE:
            value = strike_value(op, top, seat, action - ENEMY, pool, w)
            if value > most:
                best, most = action, value
    return best


def squadrons_for(op: Operation, top: AirStrikes, seat: int, pool: list[int]) -> int:
    """All go at the first target; a second one that was found gets a part only if many are left."""
    others = [n for n in top.open_targets(op, seat) if n != top.target]
    most = top.most(op, seat)
    if not others and results_left(op, 1 - seat, top.target) <= 1:
        return NUMBER + most
    if len(pool) >= 4 * HANDFUL and others:
        return NUMBER + (2 * most + 2) // 3
    return NUMBER + most


def strike(op: Operation, top: Strike, seat: int, legal: list[int], w: Weights) -> int:
    """22.46 Squadrons are shared out as the tables promise most."""
    units = in_line(op, 1 - seat, top.number)
    given = sum(top.shares[1::2])
    wings = top.wings[given:] or top.wings
    taken = top.shares[::2]
    preys = [p for p in preys_of(op, seat, units, wings, top.surprise, w) if p.unit not in taken]
    if top.target != NO_TARGET:
        others = [p for p in preys if p.unit != top.target]
        mine = [p for p in preys if p.unit == top.target]
        if not mine:
            return NUMBER + top.rest
        how = spread([*mine, *others], top.rest)[1]
        return NUMBER + max(1, how[0])
    if not preys:
        return DONE
    how = spread(preys, top.rest)[1]
    place = max(range(len(preys)), key=lambda n: (how[n], -n))
    if how[place] == 0:
        place = 0
    unit = preys[place].unit
    return LIGHT if unit == ALL_LIGHTS else SHIP + op.label(unit)
