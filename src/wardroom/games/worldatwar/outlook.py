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
from wardroom.games.worldatwar.gunnery import lights_of, on_ship, strike_chances, with_critical
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
from wardroom.games.worldatwar.units import damaged as is_damaged

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


def flown(plan: StrikePlan, settings: Settings) -> list[tuple[int, int, float]]:
    """22.46 Each end of combat and flak: squadrons lost, those that get through, its chance."""
    guards = defenders_left(plan.patrol, plan.surprise)
    modifier = defenders_roll(plan.air_drm, plan.patrol_drm, plan.surprise, settings)
    level = surprised_defense(plan.defense, plan.surprise)
    found: list[tuple[int, int, float]] = []
    for index, ways in enumerate(TWO_DICE):
        lost, turned = fought(plan.squadrons, guards, index + LEAST_ROLL + modifier)
        left = plan.squadrons - lost - turned
        for other, more in enumerate(TWO_DICE):
            gone, aborted = flak(left, level, other + LEAST_ROLL)
            found.append((lost + gone, left - gone - aborted, ways * more / 1296.0))
    return found


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
    odds.reaching = [0.0] * (plan.squadrons + 1)
    odds.lost = [0.0] * (plan.squadrons + 1)
    for lost, through, chance in flown(plan, settings):
        odds.lost[lost] += chance
        odds.reaching[through] += chance
    odds.downed = downed(plan)
    for place in range(len(plan.targets)):
        modifier = strike_modifier(plan.air_drm, plan.drms[place], plan.naval_air, plan.surprise)
        hits = [0.0]
        for squadrons, reached in enumerate(odds.reaching):
            count = share(squadrons, len(plan.targets), place)
            chances = strike_chances(count, plan.modifier + modifier) if count > 0 else [1.0]
            hits += [0.0] * (len(chances) - len(hits))
            for number, chance in enumerate(chances):
                hits[number] += reached * chance
        target = plan.targets[place]
        if target != LIGHT_TARGET:
            size = roster.size[target]
            hits = with_critical(hits, size, start[target], plan.surprise, settings.critical_from)
        odds.hits.append(hits)
        if target == LIGHT_TARGET:
            mark_lights(roster, start, units, hits, odds)
        else:
            after = on_ship(hits, size, start[target])
            odds.sunk[target] += after[size]
            odds.damaged[target] += after[size - 1]
    return odds


def light_after(roster: Roster, start: list[int], units: list[int], hits: int) -> list[int]:
    """22.55 The hits of all ships after an attack on the light ships of a group."""
    after = start[:]
    lights_of(roster, start, units).suffer(after, hits)
    return after


def mark_lights(
    roster: Roster, start: list[int], units: list[int], chances: list[float], odds: StrikeOdds
) -> None:
    for hits, chance in enumerate(chances):
        if chance > 0.0:
            after = light_after(roster, start, units, hits)
            for unit in units:
                if is_light(roster.kind[unit]):
                    if after[unit] >= roster.size[unit]:
                        odds.sunk[unit] += chance
                    elif after[unit] > 0:
                        odds.damaged[unit] += chance


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


class Pack(Hunt):
    """22.94 Submarines that attack one group, one after the other."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 1
        self.drm = 0
        self.modifier = 0
        # 22.9417B Ships with cargo: the group is burdened as long as one of them is afloat (22.82A).
        self.laden: list[int] = []


def hunt_of(
    pack: Pack, roster: Roster, hits: list[int], held: list[int], units: list[int], place: int, target: int
) -> int:
    """22.941 The net modifier of the next attack on a target, which is taken up and let go again."""
    guard, burdened = pack.guard, pack.burdened
    pack.submarine_drm = pack.drm + pack.modifier
    pack.target_drm = 0
    if any(hits[unit] < roster.size[unit] for unit in pack.laden):
        pack.burdened = 1
    aim_at(pack, roster, hits, held, units, place, target)
    modifier = submarine_modifier(pack)
    pack.guard, pack.burdened = guard, burdened
    return modifier


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
                target = best_torpedo(pack, roster, hits, held, units, place) if place != LIGHTS else -1
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
            if position[1 + unit] >= roster.size[unit]:
                odds.sunk[unit] += chance
            elif is_damaged(roster.size[unit], position[1 + unit]):
                odds.damaged[unit] += chance
    return odds
