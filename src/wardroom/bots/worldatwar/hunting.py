"""22.1-22.2 Interception: where, from where and with what, if it betters our chances at all."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from wardroom.bots.worldatwar.enemies import Fleets
from wardroom.bots.worldatwar.might import NOTHING, Might, forecast, land_strikers, might
from wardroom.bots.worldatwar.stakes import Standing, root, stake
from wardroom.bots.worldatwar.weights import Weights
from wardroom.core.decision import DONE
from wardroom.games.worldatwar.actions import HEX, base, force, hex_at, is_force
from wardroom.games.worldatwar.air_on_the_way import AttackFromTheAir
from wardroom.games.worldatwar.arrivals import arrival_chances
from wardroom.games.worldatwar.combat import on_supply
from wardroom.games.worldatwar.company import companions
from wardroom.games.worldatwar.interception import attempts_on, table
from wardroom.games.worldatwar.muster import in_port
from wardroom.games.worldatwar.operation import Operation
from wardroom.games.worldatwar.scenario import PACIFIC
from wardroom.games.worldatwar.sending_out import UNDER_WATER, WHERE, Intercept
from wardroom.games.worldatwar.under_way import ANNOUNCED, INTERCEPTION, SAILING
from wardroom.games.worldatwar.undersea import lies_in
from wardroom.games.worldatwar.voyages import carries_cargo, forces_of, is_submarine_voyage

# Hexes within which a patrol supports at once.
NEAR = 3
# Whoever comes late is worth less, round by round.
LATE = 0.6
# Whoever is beaten leaves before the worst: the share of a victory's prizes that is to be counted on.
FLIGHT = 0.3


@cache
def in_time(pacific: bool, dice: int, distance: int) -> float:
    """22.23 The chance to be there when the battle begins."""
    chances = arrival_chances(pacific, dice, distance)
    return chances[0] if chances else 0.0


@cache
def sooner_or_later(pacific: bool, dice: int, distance: int) -> float:
    """22.24B The share of a force that counts if it may come late."""
    return sum(chance * LATE**late for late, chance in enumerate(arrival_chances(pacific, dice, distance)))


class Choice:
    """What can be sent from somewhere: all, the fast ones, or cruisers and destroyers."""

    def __init__(self, units: list[int], slow: int, light: int, patrol: int = 0) -> None:
        self.units = units
        self.patrol = patrol
        self.slow = slow
        self.light = light


class Hunter:
    """A force that goes for the enemy, from so far away."""

    def __init__(self, strength: Might, choice: Choice, distance: int) -> None:
        self.strength = strength
        self.choice = choice
        self.distance = distance


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
        forces = [self.op.forces[f] for f in forces_of(self.op, voyage)]
        if any(force.cargo or on_supply(self.op, force) for force in forces):
            found = replace(found, burdened=True)
        return found

    def together(self, h: int) -> list[int]:
        """22.141 The activities that are met in a hex with the one that is chased."""
        return companions(self.op, self.about, h) if h in self.op.voyages[self.about].path else [self.about]

    def gathered(self, h: int) -> tuple[Might, Might]:
        """Ours and theirs who will be in a hex if there is a battle, without interceptors yet to roll."""
        op = self.op
        ours, theirs = NOTHING, NOTHING
        side = op.voyages[self.about].side
        for number in self.together(h):
            if side == self.seat:
                ours += self.voyage_might(number)
            else:
                theirs += self.voyage_might(number)
        for number, voyage in enumerate(op.voyages):
            if voyage.target < 0 or voyage.meets != h or root(op, number) != self.about:
                continue
            if voyage.status not in (ANNOUNCED, SAILING) or is_submarine_voyage(op, number):
                continue
            if voyage.status == ANNOUNCED and voyage.level == INTERCEPTION:
                continue
            share = 1.0
            if voyage.status == ANNOUNCED:
                attempts = len(attempts_on(op, voyage.target, h))
                dice = sum(table(op, voyage.side, voyage.target, h, False, False, False, attempts))
                share = self.chance(dice, len(voyage.path) - 1, True)
            coming = self.voyage_might(number).times(share)
            if voyage.side == self.seat:
                ours += coming
            else:
                theirs += coming
        return ours, theirs

    def announced(self, h: int) -> list[Hunter]:
        """Our interceptors of the target that are yet to roll."""
        op = self.op
        found: list[Hunter] = []
        if self.level == INTERCEPTION:
            for number in attempts_on(op, self.target, h):
                voyage = op.voyages[number]
                ships = self.fleets.of_voyage(number)
                if ships and voyage.meets == h and voyage.status == ANNOUNCED:
                    choice = Choice(ships, int(any(op.is_slow(u) for u in ships)), 0)
                    found.append(Hunter(might(op, ships), choice, len(voyage.path) - 1))
        return found

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
                if not op.scenario.duties[voyage.duty].offensive:
                    # 22.14B A defensive patrol sends one force after the other.
                    ships = [u for f in forces_of(op, number)[:1] for u in self.fleets.ships[f]]
                if ships:
                    found.append((force(number), voyage.hex(), ships))
        return found


def choices(op: Operation, ships: list[int], cargo: bool) -> list[Choice]:
    """22.22D, 22.22J Slow ships cost a die; light ships alone have one more against cargo."""
    fast = [u for u in ships if not op.is_slow(u)]
    found = [Choice(ships, int(len(fast) < len(ships)), 0)]
    if 0 < len(fast) < len(ships):
        found.append(Choice(fast, 0, 0))
    light = [u for u in fast if op.is_cruiser_or_destroyer(u)]
    if cargo and len(light) > 0:
        found.append(Choice(light, 0, 1))
    return found


class Sending:
    """An answer with what is to be sent, the chance to win that comes of it, and how much better that is."""

    def __init__(self, answer: int, hunter: Hunter, value: float, gain: float) -> None:
        self.answer = answer
        self.hunter = hunter
        self.value = value
        self.gain = gain


class Gathering:
    """Who will be in a hex, ours and theirs, and what more of ours would better."""

    def __init__(self, chase: Chase, standing: Standing, top: Intercept, h: int) -> None:
        op = chase.op
        self.chase = chase
        self.standing = standing
        self.hex = h
        self.ours, self.theirs = chase.gathered(h)
        self.hunters = chase.announced(h)
        self.certain = chase.level > INTERCEPTION and op.voyages[chase.target].meets == h
        self.cargo = carries_cargo(op, op.voyages[chase.target])
        self.dice = sum(table(op, chase.seat, chase.target, h, False, False, False, 1))
        self.sources = chase.sources(top)
        self.now = self.value(self.hunters)

    def value(self, hunters: list[Hunter]) -> float:
        """The chance to win the operation if these go."""
        ours, battle = self.meeting(hunters)
        return self.chase.value(self.standing, ours, self.theirs, battle, self.hex)

    def outcomes(self, hunters: list[Hunter]) -> list[tuple[float, float]]:
        """What may come of it, as chances and points: a battle won or lost, or nobody comes in time."""
        ours, battle = self.meeting(hunters)
        if battle <= 0:
            return [(1.0, 0.0)]
        op, chase = self.chase.op, self.chase
        seen = forecast(*chase.with_air(ours.times(1 / battle), self.theirs, self.hex), chase.w)
        saved = sum(stake(op, voyage) for voyage in chase.together(self.hex))
        return [
            (battle * seen.chance, saved + FLIGHT * seen.won),
            (battle * (1 - seen.chance), seen.lost),
            (1 - battle, 0.0),
        ]

    def meeting(self, hunters: list[Hunter]) -> tuple[Might, float]:
        """22.22K, 22.24B: each attempt takes a die from all; who is late comes if another has met them."""
        chase = self.chase
        ours = self.ours
        battle = 1.0
        if chase.level == INTERCEPTION:
            dice = [self.dice + 1 - len(hunters) - h.choice.slow + h.choice.light for h in hunters]
            shares = [
                in_time(chase.pacific, n, hunter.distance) for n, hunter in zip(dice, hunters, strict=True)
            ]
            missed = 1.0
            for share in shares:
                missed *= 1 - share
            battle = 1 - missed
            for place, hunter in enumerate(hunters):
                late = battle * sooner_or_later(chase.pacific, dice[place], hunter.distance)
                ours += hunter.strength.times(max(shares[place], late))
        else:
            for hunter in hunters:
                share = chase.chance(self.dice + 1 - len(hunters), hunter.distance, self.certain)
                if hunter.choice.patrol and self.certain:
                    # 22.163 A patrol that supports needs no dice.
                    share = 1.0 if hunter.distance <= NEAR else LATE
                ours += hunter.strength.times(share)
        return ours, battle

    def sendings(self) -> list[Sending]:
        """What each port and patrol could better; the best choice of ships for each."""
        op = self.chase.op
        found: list[Sending] = []
        for answer, start, ships in self.sources:
            distance = op.scenario.chart.by_sea(start, self.hex)
            if distance > op.scenario.farthest():
                continue
            best: Sending | None = None
            able = choices(op, ships, self.cargo)
            if is_force(answer):
                able = [Choice(ships, int(any(op.is_slow(u) for u in ships)), 0, 1)]
            for choice in able:
                hunter = Hunter(might(op, limited(op, choice.units)), choice, distance)
                value = self.value([*self.hunters, hunter])
                if best is None or value > best.value:
                    best = Sending(answer, hunter, value, value - self.now)
            if best is not None:
                found.append(best)
        return found

    def add(self, sending: Sending) -> None:
        """Count a force as sent, to see what others could still better."""
        self.hunters = [*self.hunters, sending.hunter]
        self.sources = [source for source in self.sources if source[0] != sending.answer]
        self.now = sending.value


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
    """22.12-22.16 Where, by whom, and which submarines: if it helps us, and more than elsewhere."""
    if top.place == UNDER_WATER:
        return submarine(op, top, seat, legal)
    chase = Chase(op, seat, top.targets[0], top.level, w)
    hexes = [top.hex]
    if top.place == WHERE:
        # 22.13A Beyond a strait there may be a better place: nobody sails before that is known.
        hexes = [a - HEX for a in legal if a != DONE] + beyond(op, top)
    elsewhere = needed_elsewhere(op, top, seat, w)
    best, most, where = DONE, 0.0, DONE
    for h in worth_a_look(op, chase, top, hexes):
        gathering = Gathering(chase, Standing(op, seat, chase.together(h), w), top, h)
        before = gathering.now
        first = DONE
        while True:
            able = [
                sending
                for sending in gathering.sendings()
                if sending.gain > max(elsewhere.get(sending.answer, 0.0), w.margin(sending.value))
                and (top.place == WHERE or sending.answer in legal)
            ]
            if not able:
                break
            chosen = max(able, key=lambda sending: sending.gain)
            first = chosen.answer if first == DONE else first
            gathering.add(chosen)
        if first != DONE and gathering.now - before > most:
            best, most, where = first, gathering.now - before, h
    if best == DONE:
        return DONE
    if top.place == WHERE:
        return hex_at(where) if hex_at(where) in legal else DONE
    return best


def beyond(op: Operation, top: Intercept) -> list[int]:
    """22.13A The hexes of the stretches that are asked about later."""
    path = op.voyages[top.targets[0]].path
    return path[top.stretch(op)[-1] + 1 :]


def needed_elsewhere(op: Operation, top: Intercept, seat: int, w: Weights) -> dict[int, float]:
    """What each port and patrol could better against voyages that are asked about later, or sail later."""
    found: dict[int, float] = {}
    for target in top.targets[1:]:
        chase = Chase(op, seat, target, top.level, w)
        path = op.voyages[target].path
        for h in worth_a_look(op, chase, top, list(dict.fromkeys(path[1:])))[:2]:
            gathering = Gathering(chase, Standing(op, seat, chase.together(h), w), top, h)
            for sending in gathering.sendings():
                found[sending.answer] = max(found.get(sending.answer, 0.0), sending.gain)
    if top.level == INTERCEPTION:
        in_later_phases(op, top, seat, found, w)
    return found


def in_later_phases(op: Operation, top: Intercept, seat: int, found: dict[int, float], w: Weights) -> None:
    """22.26 Who fights now lies inverted in port when the enemy's next duties sail."""
    later = [duty for duty in op.scenario.duties if duty.phase > op.phase and duty.target >= 0]
    chase = Chase(op, seat, top.targets[0], top.level, w)
    # If nobody goes now, what sails now comes through.
    standing = Standing(op, seat, top.targets, w)
    for duty in later:
        value = duty.points + duty.cargo_points * duty.cargo
        if op.scenario.phases[duty.phase] == seat or value == 0:
            continue
        theirs = might(op, [unit for units in duty.forces for unit in units])
        if duty.task_forces:
            theirs += might(op, chase.fleets.in_port(1 - seat, duty.base))
        for answer, start, ships in chase.sources(top):
            if op.scenario.chart.by_sea(start, duty.target) <= op.scenario.farthest() // 2:
                chance = w.hope * forecast(might(op, limited(op, ships)), theirs, w).chance
                gain = chance * standing.matters(value, w)
                found[answer] = max(found.get(answer, 0.0), gain)


def worth_a_look(op: Operation, chase: Chase, top: Intercept, hexes: list[int]) -> list[int]:
    """Hexes with the best prospects: nearest to each of our forces, to all of them, and the goal."""
    if len(hexes) <= 1:
        return hexes
    meets = op.voyages[chase.target].meets
    if chase.level > INTERCEPTION and meets in hexes:
        return [meets]
    chart = op.scenario.chart
    found: list[int] = []
    path = op.voyages[chase.target].path
    # Of hexes that are equally near that where most are met, then the last: more squadrons have seen them.
    company = {h: len(chase.together(h)) for h in hexes}
    rank = {h: (-company[h], -path.index(h)) for h in hexes}
    total = dict.fromkeys(hexes, 0.0)
    for _, start, ships in chase.sources(top):
        near = {h: chart.by_sea(start, h) - 0.5 * squadrons_more(op, chase.seat, h) for h in hexes}
        found.append(min(hexes, key=lambda h: (near[h], rank[h])))
        for h in hexes:
            total[h] += near[h] * op.factors(ships)
    if found:
        found.append(min(hexes, key=lambda h: (total[h], rank[h])))
        found.append(min(hexes, key=lambda h: (-company[h], total[h], rank[h])))
        if path[-1] in hexes:
            found.append(path[-1])
    return list(dict.fromkeys(found))


def squadrons_more(op: Operation, seat: int, h: int) -> int:
    """By how many more squadrons we reach a hex from land than the enemy."""
    return land_strikers(op, seat, h) - land_strikers(op, 1 - seat, h)


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
    gathering = Gathering(chase, Standing(op, seat, chase.together(top.hex), w), top, top.hex)
    answer = base(op.scenario.bases[b].place)
    for sending in gathering.sendings():
        if sending.answer == answer:
            return sending.hunter.choice.units
    return []
