"""The exact odds of an air strike and of submarine attacks, from the functions that resolve them."""

from typing import Final

from wardroom.games.worldatwar.air import (
    attackers_roll,
    defenders_left,
    defenders_roll,
    flak,
    fought,
    strike_modifier,
    surprised_defense,
)
from wardroom.games.worldatwar.gunnery import on_ship, strike_chances, with_critical
from wardroom.games.worldatwar.losses import Lights, light_of
from wardroom.games.worldatwar.settings import Settings
from wardroom.games.worldatwar.submarines import (
    LIGHTS,
    Hunt,
    aim_at,
    categories,
    category,
    submarine_chances,
    submarine_modifier,
)
from wardroom.games.worldatwar.tables import LEAST_ROLL, TWO_DICE
from wardroom.games.worldatwar.units import Roster, is_light

LIGHT_TARGET: Final = -1


class StrikePlan:
    """22.46 A strike by squadrons of one kind on one group."""

    def __init__(self) -> None:
        self.squadrons = 0
        self.air_drm = 0
        self.naval_air = True
        self.patrol = 0
        self.patrol_drm = 0
        self.surprise = 0
        self.defense = 1
        # Any other modifier of the attack rolls.
        self.modifier = 0
        # Units in the order in which squadrons are shared out; LIGHT_TARGET are the light ships.
        self.targets: list[int] = []
        # 22.552A: the naval DRM of each target.
        self.drms: list[int] = []


def reaching(plan: StrikePlan, settings: Settings) -> list[float]:
    """The chance that 0, 1, 2 ... squadrons get through to the ships."""
    left = [0.0] * (plan.squadrons + 1)
    left[plan.squadrons] = 1.0
    guards = defenders_left(plan.patrol, plan.surprise)
    if guards > 0 and plan.squadrons > 0:
        modifier = defenders_roll(plan.air_drm, plan.patrol_drm, plan.surprise, settings)
        after = [0.0] * (plan.squadrons + 1)
        for index in range(len(TWO_DICE)):
            gone, aborted = fought(plan.squadrons, guards, index + LEAST_ROLL + modifier)
            after[plan.squadrons - gone - aborted] += TWO_DICE[index] / 36.0
        left = after
    level = surprised_defense(plan.defense, plan.surprise)
    after = [0.0] * (plan.squadrons + 1)
    for squadrons in range(len(left)):
        if left[squadrons] > 0.0:
            for index in range(len(TWO_DICE)):
                gone, aborted = flak(squadrons, level, index + LEAST_ROLL)
                after[squadrons - gone - aborted] += left[squadrons] * TWO_DICE[index] / 36.0
    return after


def losses(plan: StrikePlan, settings: Settings) -> list[float]:
    """The chance that the strike loses 0, 1, 2 ... squadrons for good."""
    lost = [0.0] * (plan.squadrons + 1)
    guards = defenders_left(plan.patrol, plan.surprise)
    modifier = defenders_roll(plan.air_drm, plan.patrol_drm, plan.surprise, settings)
    level = surprised_defense(plan.defense, plan.surprise)
    for index in range(len(TWO_DICE)):
        first, turned = fought(plan.squadrons, guards, index + LEAST_ROLL + modifier)
        left = plan.squadrons - first - turned
        for other in range(len(TWO_DICE)):
            gone, _ = flak(left, level, other + LEAST_ROLL)
            lost[first + gone] += TWO_DICE[index] * TWO_DICE[other] / 1296.0
    return lost


def downed(plan: StrikePlan) -> list[float]:
    """The chance that 0, 1, 2 ... squadrons of the patrol are shot down."""
    guards = defenders_left(plan.patrol, plan.surprise)
    chances = [0.0] * (plan.patrol + 1)
    modifier = attackers_roll(plan.air_drm, plan.patrol_drm)
    for index in range(len(TWO_DICE)):
        gone, _ = fought(guards, plan.squadrons, index + LEAST_ROLL + modifier)
        chances[gone] += TWO_DICE[index] / 36.0
    return chances


def share(squadrons: int, targets: int, place: int) -> int:
    """How many of so many squadrons go at one of several targets: evenly, the first get what is over."""
    return (squadrons + targets - 1 - place) // targets


class StrikeOdds:
    def __init__(self, units: int) -> None:
        self.reaching: list[float] = []
        self.lost: list[float] = []
        self.downed: list[float] = []
        # By target in the plan's order: the chances of hits on it.
        self.hits: list[list[float]] = []
        self.damaged: list[float] = [0.0] * units
        self.sunk: list[float] = [0.0] * units


def strike_odds(
    roster: Roster, start: list[int], units: list[int], plan: StrikePlan, settings: Settings
) -> StrikeOdds:
    """22.46 What an air strike may do to the ships of a group."""
    odds = StrikeOdds(len(start))
    odds.reaching = reaching(plan, settings)
    odds.lost = losses(plan, settings)
    odds.downed = downed(plan)
    for place in range(len(plan.targets)):
        modifier = plan.modifier + strike_modifier(
            plan.air_drm, plan.drms[place], plan.naval_air, plan.surprise
        )
        hits = [0.0]
        for squadrons in range(len(odds.reaching)):
            count = share(squadrons, len(plan.targets), place)
            chances = strike_chances(count, modifier) if count > 0 else [1.0]
            while len(hits) < len(chances):
                hits.append(0.0)
            for number in range(len(chances)):
                hits[number] += odds.reaching[squadrons] * chances[number]
        target = plan.targets[place]
        if target != LIGHT_TARGET:
            size = roster.size[target]
            hits = with_critical(hits, size, start[target], plan.surprise, settings.critical_from)
        odds.hits.append(hits)
        if target == LIGHT_TARGET:
            mark_lights(roster, start, units, hits, odds.damaged, odds.sunk)
        else:
            after = on_ship(hits, size, start[target])
            odds.sunk[target] += after[size]
            odds.damaged[target] += after[size - 1]
    return odds


def light_after(roster: Roster, start: list[int], units: list[int], hits: int) -> list[int]:
    """22.55 The hits of all ships after an attack on the light ships of a group."""
    cruisers, hurt, ones = light_of(roster, start, units)
    after = start[:]
    Lights(cruisers, hurt, ones).suffer(after, hits)
    return after


def mark_lights(
    roster: Roster,
    start: list[int],
    units: list[int],
    chances: list[float],
    damaged: list[float],
    sunk: list[float],
) -> None:
    for hits in range(len(chances)):
        if chances[hits] > 0.0:
            after = light_after(roster, start, units, hits)
            for unit in units:
                if is_light(roster.kind[unit]):
                    if after[unit] >= roster.size[unit]:
                        sunk[unit] += chances[hits]
                    elif after[unit] > 0:
                        damaged[unit] += chances[hits]


# -- submarines ----------------------------------------------------------------------------------------------


class SubmarineOdds:
    def __init__(self, units: int, count: int) -> None:
        self.damaged: list[float] = [0.0] * units
        self.sunk: list[float] = [0.0] * units
        # The chance that 0, 1, 2 ... of the submarines are lost.
        self.lost: list[float] = [0.0] * (count + 1)
        # The first attack by category: its target, its modifier and the chances of 0 to 3 hits and of "*".
        self.categories: list[int] = []
        self.targets: list[int] = []
        self.modifiers: list[int] = []
        self.chances: list[list[float]] = []


class Pack:
    """22.94 Submarines that attack one group, one after the other."""

    def __init__(self) -> None:
        self.count = 1
        self.drm = 0
        self.torpedo = 0
        self.asw = 0
        self.search = 0
        # Searching squadrons of the defender.
        self.guard = 0
        self.excess_asw = 0
        self.codes = 0
        self.burdened = 0
        # 22.9417B Ships with cargo: the group is burdened as long as one of them is afloat (22.82A).
        self.laden: list[int] = []
        self.advanced = 0
        # 22.9416: attacks made before.
        self.previous = 0
        self.modifier = 0


def hunt_of(
    pack: Pack, roster: Roster, hits: list[int], held: list[int], units: list[int], place: int, target: int
) -> int:
    """22.941 The net modifier of the next attack on a target."""
    hunt = Hunt()
    hunt.submarine_drm = pack.drm + pack.modifier
    hunt.torpedo = pack.torpedo
    hunt.asw = pack.asw
    hunt.search = pack.search
    hunt.guard = pack.guard
    hunt.excess_asw = pack.excess_asw
    hunt.codes = pack.codes
    hunt.burdened = pack.burdened
    for unit in pack.laden:
        if hits[unit] < roster.size[unit]:
            hunt.burdened = 1
    hunt.advanced = pack.advanced
    hunt.previous = pack.previous
    aim_at(hunt, roster, hits, held, units, place, target)
    return submarine_modifier(hunt)


def best_torpedo(
    pack: Pack, roster: Roster, hits: list[int], held: list[int], units: list[int], place: int
) -> int:
    """22.93E The named ship of a category that doctrine attacks: that with the most to lose."""
    best = -1
    most = -1.0
    for unit in units:
        if hits[unit] < roster.size[unit] and category(roster.kind[unit]) == place:
            chances = submarine_chances(hunt_of(pack, roster, hits, held, units, place, unit))
            size = roster.size[unit]
            after = on_ship(chances[:4], size, hits[unit])
            worth = after[size] * size
            if hits[unit] < size - 1:
                worth += after[size - 1] * size * 0.5
            if worth > most:
                best, most = unit, worth
    return best


def submarine_odds(
    roster: Roster, start: list[int], held: list[int], units: list[int], pack: Pack
) -> SubmarineOdds:
    """22.94 What submarines may do to a group; each meets what the earlier ones have left."""
    odds = SubmarineOdds(len(start), pack.count)
    previous = pack.previous
    # Positions: submarines lost, then the hits of every unit.
    now: dict[tuple[int, ...], float] = {(0, *start): 1.0}
    for attack in range(pack.count):
        pack.previous = previous + attack
        after: dict[tuple[int, ...], float] = {}
        for position, chance in now.items():
            hits = list(position[1:])
            present = categories(roster, hits, units)
            if not present:
                after[position] = after.get(position, 0.0) + chance
                continue
            for place in present:
                target = -1
                if place != LIGHTS:
                    target = best_torpedo(pack, roster, hits, held, units, place)
                modifier = hunt_of(pack, roster, hits, held, units, place, target)
                chances = submarine_chances(modifier)
                if attack == 0:
                    odds.categories.append(place)
                    odds.targets.append(target)
                    odds.modifiers.append(modifier)
                    odds.chances.append(chances)
                for result in range(5):
                    if chances[result] <= 0.0:
                        continue
                    lost = position[0]
                    done = hits
                    if result == 4:
                        lost += 1
                    elif place == LIGHTS:
                        done = light_after(roster, hits, units, result)
                    else:
                        done = hits[:]
                        done[target] = min(hits[target] + result, roster.size[target])
                    key = (lost, *done)
                    after[key] = after.get(key, 0.0) + chance * chances[result] / len(present)
        now = after
    pack.previous = previous
    for position, chance in now.items():
        odds.lost[position[0]] += chance
        for unit in units:
            hits_now = position[1 + unit]
            if hits_now >= roster.size[unit]:
                odds.sunk[unit] += chance
            elif roster.size[unit] >= 2 and hits_now == roster.size[unit] - 1:
                odds.damaged[unit] += chance
    return odds
