"""22.1-22.2 Interception: where, from where and with what, if it betters our chances at all."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from wardroom.bots.worldatwar.enemies import Fleets
from wardroom.bots.worldatwar.might import NOTHING, Might, forecast, land_strikers, might
from wardroom.bots.worldatwar.stakes import Standing, root
from wardroom.bots.worldatwar.weights import Weights
from wardroom.core.decision import DONE
from wardroom.games.worldatwar.actions import BASE, FORCE, HEX, base, force, hex_at, is_base, is_force
from wardroom.games.worldatwar.arrivals import arrival_chances
from wardroom.games.worldatwar.intercepting import UNDER_WATER, WHERE, Intercept
from wardroom.games.worldatwar.interception import (
    SLOW_SHIPS,
    attempts_on,
    carries_cargo,
    forces_of,
    is_submarine_voyage,
    table,
)
from wardroom.games.worldatwar.muster import in_port
from wardroom.games.worldatwar.operation import (
    ACTIVITY,
    ANNOUNCED,
    COUNTER,
    INTERCEPTION,
    SAILING,
    Operation,
)
from wardroom.games.worldatwar.scenario import PACIFIC
from wardroom.games.worldatwar.sortie import AttackFromTheAir, travels_along
from wardroom.games.worldatwar.undersea import lies_in

# Whoever comes late is worth less, round by round.
LATE = 0.6


@cache
def in_time(pacific: bool, dice: int, distance: int) -> float:
    """22.23 The chance to be there when the battle begins."""
    chances = arrival_chances(pacific, dice, distance)
    return chances[0] if chances else 0.0


@cache
def sooner_or_later(pacific: bool, dice: int, distance: int) -> float:
    """22.24B The share of a force that counts if it may come late."""
    return sum(chance * LATE**late for late, chance in enumerate(arrival_chances(pacific, dice, distance)))


class Chase:
    """One enemy voyage and all that is known of those who go for it, or for those."""

    def __init__(self, op: Operation, seat: int, target: int, level: int, w: Weights) -> None:
        self.op = op
        self.seat = seat
        self.target = target
        self.level = level
        self.w = w
        self.fleets = Fleets(op)
        self.about = root(op, target)
        self.pacific = op.scenario.chart.scale == PACIFIC

    def chance(self, dice: int, distance: int, certain: bool) -> float:
        """22.161A Where there is a battle anyway, whoever rolls dice comes, if late."""
        if certain:
            return sooner_or_later(self.pacific, dice, distance)
        return in_time(self.pacific, dice, distance)

    def voyage_might(self, voyage: int) -> Might:
        found = might(self.op, self.fleets.of_voyage(voyage))
        if any(self.op.forces[f].cargo for f in forces_of(self.op, voyage)):
            found = replace(found, burdened=True)
        return found

    def together(self, h: int) -> list[int]:
        """22.141 The activities that are met in a hex with the one that is chased."""
        op = self.op
        own = op.voyages[self.about]
        found = [self.about]
        for number, voyage in enumerate(op.voyages):
            if number == self.about or voyage.side != own.side or voyage.level != ACTIVITY:
                continue
            if voyage.status == own.status and h in voyage.path and h in own.path and forces_of(op, number):
                if not voyage.patrol and travels_along(own.path, voyage.path, h):
                    found.append(number)
        return found

    def gathered(self, h: int) -> tuple[Might, Might, float]:
        """Ours and theirs who will be in a hex, and the chance that there is a battle as things stand."""
        op = self.op
        ours, theirs = NOTHING, NOTHING
        side = op.voyages[self.about].side
        for number in self.together(h):
            if side == self.seat:
                ours += self.voyage_might(number)
            else:
                theirs += self.voyage_might(number)
        battle = 0.0
        missed = 1.0
        for number, voyage in enumerate(op.voyages):
            if voyage.target < 0 or voyage.meets != h or root(op, number) != self.about:
                continue
            if voyage.status not in (ANNOUNCED, SAILING) or is_submarine_voyage(op, number):
                continue
            if not forces_of(op, number):
                continue
            share = 1.0
            if voyage.status == ANNOUNCED:
                attempts = len(attempts_on(op, voyage.target, h))
                dice = sum(table(op, voyage.side, voyage.target, h, False, False, False, attempts))
                share = self.chance(dice, len(voyage.path) - 1, voyage.level > INTERCEPTION)
            if voyage.level == INTERCEPTION:
                missed *= 1 - share
            coming = self.voyage_might(number).times(share)
            if voyage.side == self.seat:
                ours += coming
            else:
                theirs += coming
        battle = 1 - missed
        return ours, theirs, battle

    def with_air(self, ours: Might, theirs: Might, h: int) -> tuple[Might, Might]:
        """Squadrons on land reach into the battle."""
        op = self.op
        return (
            replace(ours, squadrons=ours.squadrons + land_strikers(op, self.seat, h)),
            replace(theirs, squadrons=theirs.squadrons + land_strikers(op, 1 - self.seat, h)),
        )

    def value(self, standing: Standing, ours: Might, theirs: Might, battle: float, h: int) -> float:
        """The chance to win the operation with these in the hex."""
        no_battle = standing.hope(standing.stake if self.own_activity() else 0.0)
        if battle <= 0:
            return no_battle
        if not self.own_activity():
            # What was said of all who come holds for those who are there when somebody is.
            ours = ours.times(1 / battle) if battle > 0 else ours
        ours, theirs = self.with_air(ours, theirs, h)
        # Nobody must fight to the end: whoever is outmatched leaves.
        fought = standing.fight(forecast(ours, theirs, self.w))
        return battle * fought + (1 - battle) * no_battle

    def own_activity(self) -> bool:
        return self.op.voyages[self.about].side == self.seat

    def sources(self, top: Intercept) -> list[tuple[int, int, list[int]]]:
        """Answer, hex and ships of every port and patrol that may send somebody."""
        op = self.op
        found: list[tuple[int, int, list[int]]] = []
        for b in top.ports(op):
            own = op.scenario.bases[b]
            if own.may_intercept and own.operational:
                ships = in_port(op, b)
                if ships:
                    found.append((base(own.place), own.at, ships))
        for number, voyage in enumerate(op.voyages):
            if voyage.side == self.seat and voyage.patrol and voyage.status == SAILING and voyage.target < 0:
                ships = self.fleets.of_voyage(number)
                if ships:
                    found.append((force(number), voyage.hex(), ships))
        return found


class Choice:
    """What can be sent from somewhere: all, the fast ones, or cruisers and destroyers."""

    def __init__(self, units: list[int], slow: int, light: int) -> None:
        self.units = units
        self.slow = slow
        self.light = light


def choices(op: Operation, ships: list[int], cargo: bool) -> list[Choice]:
    """22.22D, 22.22J Slow ships cost a die; light ships alone have one more against cargo."""
    fast = [u for u in ships if not op.is_slow(u)]
    found = [Choice(ships, int(len(fast) < len(ships)), 0)]
    if 0 < len(fast) < len(ships):
        found.append(Choice(fast, 0, 0))
    light = [u for u in fast if op.is_cruiser_or_destroyer(u)]
    if cargo and 0 < len(light):
        found.append(Choice(light, 0, 1))
    return found


class Sending:
    """An answer with what is to be sent, and what comes of it."""

    def __init__(self, answer: int, units: list[int], value: float) -> None:
        self.answer = answer
        self.units = units
        self.value = value


def best_sending(
    chase: Chase, standing: Standing, top: Intercept, h: int, legal: list[int] | None
) -> Sending:
    """The force that betters our chances most in a hex, or DONE."""
    op = chase.op
    ours, theirs, battle = chase.gathered(h)
    best = Sending(DONE, [], chase.value(standing, ours, theirs, battle, h) + chase.w.caution)
    attempts = 1 + sum(bool(forces_of(op, number)) for number in attempts_on(op, chase.target, h))
    rows = table(op, chase.seat, chase.target, h, False, False, False, attempts)
    rows[SLOW_SHIPS] = 0
    dice = sum(rows)
    certain = chase.level > INTERCEPTION and op.voyages[chase.target].meets == h
    cargo = carries_cargo(op, op.voyages[chase.target])
    for answer, start, ships in chase.sources(top):
        if legal is not None and answer not in legal:
            continue
        distance = op.scenario.chart.by_sea(start, h)
        if distance > op.scenario.farthest():
            continue
        patrol = is_force(answer)
        for choice in choices(op, ships, cargo) if not patrol else [Choice(ships, 0, 0)]:
            if patrol and chase.level == COUNTER and certain:
                share = 1.0 if distance <= 3 else LATE
            else:
                share = chase.chance(dice - choice.slow + choice.light, distance, certain)
            if share <= 0:
                continue
            # Another attempt takes a die from those who go already.
            spared = 1.0 if attempts == 1 or chase.level > INTERCEPTION else 0.85
            coming = might(op, limited(op, choice.units)).times(share)
            chance = 1 - (1 - battle * spared) * (1 - share) if chase.level == INTERCEPTION else max(battle, 1.0)
            value = chase.value(standing, ours.times(spared) + coming, theirs, chance, h)
            if value > best.value:
                best = Sending(answer, choice.units, value)
    return best


def limited(op: Operation, units: list[int]) -> list[int]:
    """22.421A One force has 25 factors at most."""
    found: list[int] = []
    factors = 0
    for unit in units:
        if factors + op.roster.size[unit] <= 25:
            found.append(unit)
            factors += op.roster.size[unit]
    return found


def intercept(op: Operation, top: Intercept, seat: int, legal: list[int], w: Weights) -> int:
    """22.12-22.16 Where, by whom, and which submarines."""
    if top.place == UNDER_WATER:
        return submarine(op, top, seat, legal)
    chase = Chase(op, seat, top.targets[0], top.level, w)
    hexes = [top.hex] if top.place != WHERE else [a - HEX for a in legal if a != DONE]
    best: Sending | None = None
    where = DONE
    for h in worth_a_look(op, chase, top, hexes):
        standing = Standing(op, seat, chase.together(h), w)
        found = best_sending(chase, standing, top, h, legal if top.place != WHERE else None)
        if found.answer != DONE and (best is None or found.value > best.value):
            best, where = found, h
    if best is None:
        return DONE
    return hex_at(where) if top.place == WHERE else best.answer


def worth_a_look(op: Operation, chase: Chase, top: Intercept, hexes: list[int]) -> list[int]:
    """Hexes with the best prospects: near our ships, under our squadrons, and both ends of the way."""
    if len(hexes) <= 1:
        return hexes
    meets = op.voyages[chase.target].meets
    if chase.level > INTERCEPTION and meets in hexes:
        return [meets]
    starts = [start for _, start, _ in chase.sources(top)]
    if not starts:
        return []
    chart = op.scenario.chart
    near = {h: min(chart.by_sea(start, h) for start in starts) for h in hexes}
    air = {h: land_strikers(op, chase.seat, h) - land_strikers(op, 1 - chase.seat, h) for h in hexes}
    order = sorted(hexes, key=lambda h: (near[h] - 0.5 * air[h], h))
    goal = op.voyages[chase.target].path[-1]
    found = order[:3]
    if goal in hexes and goal not in found:
        found.append(goal)
    return found


def submarine(op: Operation, top: Intercept, seat: int, legal: list[int]) -> int:
    """22.915 A submarine goes where it is most likely to be in time; rather where a battle will be."""
    pacific = op.scenario.chart.scale == PACIFIC
    unit = top.submarines(op)[0]
    target = top.targets[0]
    best, most = DONE, 0.2
    for action in legal:
        if action == DONE:
            continue
        h = action - HEX
        dice = sum(table(op, seat, target, h, False, False, True, 1))
        chance = in_time(pacific, dice, op.scenario.chart.by_sea(lies_in(op, unit), h))
        if attempts_on(op, target, h):
            chance *= 1.2
        if chance > most:
            best, most = action, chance
    return best


def air_attack(op: Operation, top: AttackFromTheAir, seat: int, legal: list[int]) -> int:
    """22.132A Squadrons on land attack where most of them reach."""
    best, most = DONE, 0
    for action in legal:
        if action != DONE:
            squadrons = land_strikers(op, seat, action - HEX)
            if squadrons > most:
                best, most = action, squadrons
    return best


def wanted(op: Operation, top: Intercept, seat: int, b: int, w: Weights) -> list[int]:
    """The ships that are to go from a base, once it has been named."""
    chase = Chase(op, seat, top.targets[0], top.level, w)
    standing = Standing(op, seat, chase.together(top.hex), w)
    answer = base(op.scenario.bases[b].place)
    return best_sending(chase, standing, top, top.hex, [answer]).units


__all__ = ["BASE", "FORCE", "air_attack", "in_time", "intercept", "is_base", "wanted"]
