"""22.5 Fleet combat between two combat groups, step by step, from pairing off to losses.

What is asked of the players stands in `aims`; who answers, a person or doctrine, is not decided here.
"""

from typing import Final

from wardroom.core.dice import Dice
from wardroom.games.worldatwar.gunnery import Lights, fire_chances, fire_modifier, named_after
from wardroom.games.worldatwar.operation import CHART_NUMBERS
from wardroom.games.worldatwar.tables import fleet_hits
from wardroom.games.worldatwar.units import CAPITAL, CARRIER, SUBMARINE, TRANSPORT, Roster, damaged, lowest

# What a surplus capital ship may do instead of firing at a capital ship, which is named by its rank.
AT_LIGHTS: Final = -1
HOLD: Final = -2


class Line:
    """22.531 One side of an engagement in its three categories. `hits` is the state's list, or a copy."""

    def __init__(self, roster: Roster, hits: list[int], hindered: int) -> None:
        self.roster = roster
        self.hits = hits
        # 22.552B: carries cargo, protects sea supply, or comes home from it.
        self.hindered = hindered
        # A tactical advantage and other shifts of the side's Naval Nationality DRM.
        self.shift = 0
        self.capitals: list[int] = []
        self.lights = Lights([], [], [])
        # Named ships and light ships that are screened.
        self.veiled: list[int] = []
        self.veiled_lights = Lights([], [], [])

    def copied(self, hits: list[int]) -> "Line":
        """The same line with hits of its own; its lists are replaced, never changed, so both share them."""
        other = Line(self.roster, hits, self.hindered)
        other.shift = self.shift
        other.capitals = self.capitals
        other.lights = self.lights.copied()
        other.veiled = self.veiled
        other.veiled_lights = self.veiled_lights.copied()
        return other

    def drm(self, unit: int) -> int:
        return self.roster.drm[unit] + self.shift

    def afloat(self, unit: int) -> bool:
        return self.hits[unit] < self.roster.size[unit]

    def lights_drm(self) -> int:
        return self.lights.drm(self.roster) + self.shift

    def broken(self) -> bool:
        """22.54G No capital or light ship is left that screens others; damaged cruisers do not."""
        return self.lights.empty() and not any(self.afloat(unit) for unit in self.capitals)


def must_be_screened(roster: Roster, hits: list[int], laden: list[int], unit: int) -> bool:
    """22.531C Damaged ships, fast carriers, destroyers with cargo and transports."""
    kind = roster.kind[unit]
    if kind == CARRIER or kind == TRANSPORT or laden[unit] != 0:
        return True
    return damaged(roster.size[unit], hits[unit])


def ranks_above(roster: Roster, hits: list[int], one: int, other: int) -> bool:
    """22.54A Larger, then faster, then less hit, then of the higher DRM; equal ships keep their order."""
    if roster.size[one] != roster.size[other]:
        return roster.size[one] > roster.size[other]
    if roster.fast[one] != roster.fast[other]:
        return roster.fast[one] > roster.fast[other]
    if hits[one] != hits[other]:
        return hits[one] < hits[other]
    return roster.drm[one] > roster.drm[other]


def ranked(roster: Roster, hits: list[int], ships: list[int]) -> list[int]:
    """22.54A Capital ships from the highest rank to the lowest."""
    line: list[int] = []
    for unit in ships:
        place = len(line)
        while place > 0 and ranks_above(roster, hits, unit, line[place - 1]):
            place -= 1
        line.insert(place, unit)
    return line


def form(
    roster: Roster, hits: list[int], laden: list[int], units: list[int], screened: list[int], hindered: int
) -> Line:
    """22.531A-C The line of a combat group, `units` in order of loss; `screened` are so by choice."""
    line = Line(roster, hits, hindered)
    capitals: list[int] = []
    for unit in units:
        kind = roster.kind[unit]
        if kind == SUBMARINE or hits[unit] >= roster.size[unit]:
            continue
        behind = must_be_screened(roster, hits, laden, unit) or unit in screened
        if kind == CAPITAL or kind == CARRIER:
            if behind:
                line.veiled.append(unit)
            else:
                capitals.append(unit)
        else:
            lights = line.veiled_lights if behind else line.lights
            lights.add(roster, hits, unit)
    line.capitals = ranked(roster, hits, capitals)
    return line


# -- capital ships -------------------------------------------------------------------------------------------


def surplus_capitals(mine: Line, theirs: Line) -> int:
    """22.54A By how many capital ships a side outnumbers the other; these are its lowest in rank."""
    return max(0, len(mine.capitals) - len(theirs.capitals))


def paired_aims(mine: Line, theirs: Line) -> list[int]:
    """22.54A Each capital ship at the one of its own rank; surplus ships hold their fire until told to."""
    return [rank if rank < len(theirs.capitals) else HOLD for rank in range(len(mine.capitals))]


def may_return(their_aims: list[int], rank: int) -> list[int]:
    """22.54C The enemy capital ships that fire at a ship: it must fire at one of them."""
    return [enemy for enemy, aim in enumerate(their_aims) if aim == rank]


class Fire:
    """22.55 The shots of one side in one step, one for each target: factors and modifier of its roll."""

    def __init__(self) -> None:
        # The rank of a capital ship, AT_LIGHTS, or the place of a screened named ship.
        self.targets: list[int] = []
        self.factors: list[int] = []
        self.modifiers: list[int] = []

    def add(self, target: int, factors: int, modifier: int) -> None:
        self.targets.append(target)
        self.factors.append(factors)
        self.modifiers.append(modifier)

    def chances_at(self, target: int) -> list[float]:
        """The chances of hits on one target; nobody fires at it: none for certain."""
        for shot in range(len(self.targets)):
            if self.targets[shot] == target:
                return fire_chances(self.factors[shot], self.modifiers[shot])
        return [1.0]


def firing_at(line: Line, aims: list[int], target: int) -> list[int]:
    """The capital ships afloat that aim at a target, or hold their fire."""
    units = [line.capitals[rank] for rank, aim in enumerate(aims) if aim == target]
    return [unit for unit in units if line.afloat(unit)]


def together(line: Line, units: list[int]) -> tuple[int, int]:
    """22.552A The factors of ships that make one roll, and the lowest of their DRMs."""
    factors = sum([line.roster.size[unit] for unit in units])
    return factors, lowest([line.drm(unit) for unit in units])


def capital_shot(mine: Line, theirs: Line, aims: list[int], target: int, target_drm: int, fire: Fire) -> None:
    """22.55, 22.552A: all capital ships that aim at a target make one roll, with the lowest of their DRMs."""
    factors, drm = together(mine, firing_at(mine, aims, target))
    if factors > 0:
        fire.add(target, factors, fire_modifier(drm, target_drm, mine.hindered, theirs.hindered))


def capital_fire(mine: Line, theirs: Line, aims: list[int]) -> Fire:
    """22.54C The shots of capital ships: at each enemy capital ship, and at all light ships as one target."""
    fire = Fire()
    for target in range(len(theirs.capitals)):
        capital_shot(mine, theirs, aims, target, theirs.drm(theirs.capitals[target]), fire)
    if not theirs.lights.empty():
        capital_shot(mine, theirs, aims, AT_LIGHTS, theirs.lights_drm(), fire)
    return fire


def front_drm(line: Line, target: int) -> int:
    return line.lights_drm() if target == AT_LIGHTS else line.drm(line.capitals[target])


def modifier_parts(mine: Line, theirs: Line, target_drm: int, modifier: int) -> list[tuple[str, int]]:
    """22.552 What the modifier of a shot is made of; what is left of it is the DRM of those that fire."""
    parts = [
        ("enemy", theirs.shift - target_drm),
        ("own-edge", mine.shift),
        ("enemy-edge", -theirs.shift),
        ("own-burden", -mine.hindered),
        ("enemy-burden", theirs.hindered),
    ]
    return [("own", modifier - sum([value for _, value in parts])), *parts]


def land_on_front(line: Line, target: int, hits: int) -> None:
    """22.55 Hits on a capital ship, by its rank, or on the light ships."""
    if target == AT_LIGHTS:
        line.lights.suffer(line.hits, hits)
    else:
        unit = line.capitals[target]
        line.hits[unit] = named_after(line.roster.size[unit], line.hits[unit], hits)


def screen_hurt_cruisers(line: Line) -> None:
    """22.54C A cruiser damaged by capital ship fire is screened at once, and neither fires nor screens."""
    if line.lights.hurt:
        line.veiled_lights.hurt = line.veiled_lights.hurt + line.lights.hurt
        line.lights.hurt = []


# -- light ships ---------------------------------------------------------------------------------------------


def surplus_lights(mine: int, theirs: int) -> int:
    """22.54D Light ship factors beyond three for each one of the enemy."""
    return max(0, mine - 3 * theirs)


def may_spread(factors: list[int]) -> bool:
    """22.54E Each further capital ship is attacked by no more surplus factors than the one before.

    `factors` are those at one capital ship after another, in the order in which they were chosen.
    """
    for place in range(1, len(factors)):
        if factors[place] > factors[place - 1]:
            return False
    return True


def light_fire(mine: Line, theirs: Line, spread: list[int], held: int) -> Fire:
    """22.54F The shots of light ships.

    `spread` are surplus factors by the rank of the capital ship they fire at, `held` those that hold their
    fire; the others fire at the enemy's light ships. Ruling: factors that fire apart from the rest of their
    group still count with its lowest DRM.
    """
    fire = Fire()
    rest = mine.lights.factors() - held
    drm = mine.lights_drm()
    for target in range(len(spread)):
        if spread[target] > 0:
            rest -= spread[target]
            target_drm = theirs.drm(theirs.capitals[target])
            fire.add(target, spread[target], fire_modifier(drm, target_drm, mine.hindered, theirs.hindered))
    if rest > 0 and theirs.lights.factors() > 0:
        modifier = fire_modifier(drm, theirs.lights_drm(), mine.hindered, theirs.hindered)
        fire.add(AT_LIGHTS, rest, modifier)
    return fire


# -- screened ships ------------------------------------------------------------------------------------------


def screened_drm(line: Line, target: int) -> int:
    if target == AT_LIGHTS:
        return line.veiled_lights.drm(line.roster) + line.shift
    return line.drm(line.veiled[target])


def screened_shot(factors: int, drm: int, mine: Line, theirs: Line, target: int) -> Fire:
    """22.54G One roll at a screened named ship, or at the screened light ships as a group."""
    fire = Fire()
    modifier = fire_modifier(drm, screened_drm(theirs, target), mine.hindered, theirs.hindered)
    fire.add(target, factors, modifier)
    return fire


def land_on_screened(line: Line, target: int, hits: int) -> None:
    """22.54G Hits on a screened named ship, by its place, or on the screened light ships."""
    if target == AT_LIGHTS:
        line.veiled_lights.suffer(line.hits, hits)
    else:
        unit = line.veiled[target]
        line.hits[unit] = named_after(line.roster.size[unit], line.hits[unit], hits)


def screened_targets(line: Line) -> list[int]:
    """22.54G What is left to fire at behind a broken screen."""
    found = [place for place, unit in enumerate(line.veiled) if line.afloat(unit)]
    if not line.veiled_lights.empty():
        found.append(AT_LIGHTS)
    return found


# -- dice ----------------------------------------------------------------------------------------------------


def rolled(fire: Fire, dice: Dice, stream: int) -> list[int]:
    """22.55 Two dice for each target: the hits of each shot."""
    hits: list[int] = []
    for shot in range(len(fire.targets)):
        roll = dice.roll(stream) + dice.roll(stream)
        hits.append(fleet_hits(fire.factors[shot], roll + fire.modifiers[shot]))
    return hits


# -- which combat groups meet --------------------------------------------------------------------------------


def paired_groups(mine: list[int], theirs: list[int]) -> list[int]:
    """22.521A-B Pairs of active groups, one number after the other: equal numbers, then from the lowest.

    Both lists ascend. The lowest unpaired group has only higher ones to meet, so it takes the lowest of them.
    """
    pairs: list[int] = []
    for number in mine:
        if number in theirs:
            pairs += [number, number]
    ours = [number for number in mine if number not in theirs]
    others = [number for number in theirs if number not in mine]
    for own, other in zip(ours, others, strict=False):
        pairs += [own, other]
    return pairs


def evading_number(number: int, used: list[int]) -> int:
    """22.523C-E The next higher number that no friendly group has, or 0 if there is none."""
    for higher in range(number + 1, CHART_NUMBERS + 1):
        if higher not in used:
            return higher
    return 0
