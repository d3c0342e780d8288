"""The exact odds of a fleet engagement, by convolution, from the same functions with which it is fought.

Shots of one step are independent, so each ship has its own chances. What a later step depends on is told
apart into cases: the hits that capital ships score on light ships, which capital ships are sunk before
surplus light ships choose, and who is left to fire at screened ships.
"""

from typing import Final

from wardroom.games.worldatwar import fleet
from wardroom.games.worldatwar.engagement import held_capitals, held_lights
from wardroom.games.worldatwar.fleet import Fire, Line
from wardroom.games.worldatwar.gunnery import both, fire_chances, on_ship
from wardroom.games.worldatwar.orders import (
    LIGHTS_AT_CAPITALS,
    LIGHTS_BY_DOCTRINE,
    LightOrders,
    Orders,
    both_aims,
    light_orders,
    light_priority,
    screened_aim,
)

# A tally is factors lost * TALLY + factors damaged: the greater one loses the round (22.61A).
TALLY: Final = 1024
TINY: Final = 1e-15


class Shot:
    """One roll that will be made whatever happens: who fires at what, with what, and the chances of hits."""

    def __init__(self, side: int, target: int, factors: int, modifier: int, chances: list[float]) -> None:
        self.side = side
        # A unit, or AT_LIGHTS.
        self.target = target
        self.factors = factors
        self.modifier = modifier
        self.chances = chances


class EngagementOdds:
    """What may come of an engagement."""

    def __init__(self, sizes: list[int]) -> None:
        # By unit: the chance that it ends damaged, or sunk.
        self.damaged: list[float] = [0.0] * len(sizes)
        self.sunk: list[float] = [0.0] * len(sizes)
        # By unit: the chance that a capital ship or carrier ends with so many hits, those it had included.
        self.taken: list[list[float]] = [[0.0] * (size + 1) for size in sizes]
        # By side: the chance of so many factors lost.
        self.lost: list[list[float]] = [[], []]
        # 22.61A: the chance that a side loses the round, and that losses and damage are equal.
        self.worse: list[float] = [0.0, 0.0]
        self.even = 0.0
        # The shots of capital ships, and of light ships if all capital ship fire at them misses.
        self.shots: list[Shot] = []
        self.aims: list[list[int]] = [[], []]


def engagement_odds(one: Line, other: Line, orders: Orders, others: Orders) -> EngagementOdds:
    """22.54 The odds of an engagement between two lines that stand in one list of hits."""
    return Reckoning(one, other, orders, others).result()


class Case:
    """How capital ships stand when light ships fire: the chances of their hits, in one of several cases."""

    def __init__(self, chance: float, ships: list[list[float]], afloat: list[int]) -> None:
        self.chance = chance
        self.ships = ships
        self.afloat = afloat


class Reckoning:
    """The two sides of an engagement, and what has been added up so far."""

    def __init__(self, one: Line, other: Line, orders: Orders, others: Orders) -> None:
        self.lines = [one, other]
        self.orders = [orders, others]
        self.start = one.hits
        self.odds = EngagementOdds(one.roster.size[: len(one.hits)])
        self.priorities = [light_priority(other, orders), light_priority(one, others)]
        for side in range(2):
            self.odds.lost[side] = [0.0] * (self.factors(side) + 1)

    def factors(self, side: int) -> int:
        line = self.lines[side]
        total = 0
        for unit in line.capitals:
            total += line.roster.size[unit]
        for unit in line.veiled:
            total += line.roster.size[unit]
        for lights in (line.lights, line.veiled_lights):
            total += 2 * len(lights.cruisers) + 2 * len(lights.hurt) + len(lights.ones)
        return total

    def result(self) -> EngagementOdds:
        odds = self.odds
        aims, other_aims = both_aims(self.lines[0], self.lines[1], self.orders[0], self.orders[1])
        odds.aims = [aims, other_aims]
        fires = [
            fleet.capital_fire(self.lines[0], self.lines[1], aims),
            fleet.capital_fire(self.lines[1], self.lines[0], other_aims),
        ]
        # What capital ships do to each side: its capital ships one by one, and its light ships.
        ships: list[list[list[float]]] = [[], []]
        lights: list[list[float]] = [[1.0], [1.0]]
        for side in range(2):
            line = self.lines[side]
            fire = fires[1 - side]
            for rank in range(len(line.capitals)):
                unit = line.capitals[rank]
                ships[side].append(on_ship(fire.chances_at(rank), line.roster.size[unit], self.start[unit]))
            lights[side] = fire.chances_at(fleet.AT_LIGHTS)
            for shot in range(len(fire.targets)):
                self.note_shot(1 - side, fire, shot)
        for first in range(len(lights[0])):
            for second in range(len(lights[1])):
                chance = lights[0][first] * lights[1][second]
                if chance > TINY:
                    self.after_capitals(chance, first, second, ships)
        odds.even = max(0.0, 1.0 - odds.worse[0] - odds.worse[1])
        return odds

    def note_shot(self, side: int, fire: Fire, shot: int) -> None:
        line = self.lines[1 - side]
        target = fire.targets[shot]
        unit = fleet.AT_LIGHTS if target == fleet.AT_LIGHTS else line.capitals[target]
        chances = fire_chances(fire.factors[shot], fire.modifiers[shot])
        self.odds.shots.append(Shot(side, unit, fire.factors[shot], fire.modifiers[shot], chances))

    # -- light ships ----------------

    def after_capitals(self, chance: float, first: int, second: int, ships: list[list[list[float]]]) -> None:
        """22.54D-F The case that capital ships have scored so many hits on each side's light ships."""
        lines: list[Line] = []
        for side in range(2):
            line = self.lines[side].copied(self.start[:])
            fleet.land_on_front(line, fleet.AT_LIGHTS, first if side == 0 else second)
            fleet.screen_hurt_cruisers(line)
            lines.append(line)
        cases: list[list[Case]] = [[], []]
        for side in range(2):
            mine, theirs = lines[1 - side], lines[side]
            surplus = fleet.surplus_lights(mine.lights.factors(), theirs.lights.factors())
            choosing = self.orders[1 - side].lights
            if surplus > 0 and (choosing == LIGHTS_BY_DOCTRINE or choosing == LIGHTS_AT_CAPITALS):
                # Surplus light ships pass over what is sunk: tell apart what they find.
                cases[side] = self.cases(theirs, ships[side], side)
            else:
                cases[side] = [Case(1.0, ships[side], [1] * len(ships[side]))]
        for case in cases[0]:
            for enemy in cases[1]:
                self.light_step(chance * case.chance * enemy.chance, lines, [case, enemy])

    def cases(self, line: Line, ships: list[list[float]], side: int) -> list[Case]:
        """Which capital ships of a side surplus light ships find afloat, in the order in which they look."""
        found = [Case(1.0, ships, [1] * len(ships))]
        spread = self.orders[1 - side].light_spread
        for rank in self.priorities[1 - side]:
            size = line.roster.size[line.capitals[rank]]
            split: list[Case] = []
            for case in found:
                if self.seen(case, rank, side) >= spread:
                    split.append(case)
                    continue
                gone = case.ships[rank][size]
                if gone > TINY:
                    there = case.afloat[:]
                    there[rank] = 0
                    split.append(
                        Case(case.chance * gone, with_ship(case.ships, rank, certain(size + 1, size)), there)
                    )
                if gone < 1.0 - TINY:
                    left = case.ships[rank][:]
                    left[size] = 0.0
                    for hits in range(size):
                        left[hits] /= 1.0 - gone
                    split.append(
                        Case(case.chance * (1.0 - gone), with_ship(case.ships, rank, left), case.afloat)
                    )
            found = split
        return found

    def seen(self, case: Case, rank: int, side: int) -> int:
        """How many ships afloat stand before one in the order of choice."""
        count = 0
        for earlier in self.priorities[1 - side]:
            if earlier == rank:
                break
            count += case.afloat[earlier]
        return count

    def light_step(self, chance: float, lines: list[Line], cases: list[Case]) -> None:
        """22.54E-F Light ships fire; then each ship's chances in the case are known."""
        told: list[LightOrders] = []
        fires: list[Fire] = []
        for side in range(2):
            mine, theirs = lines[side], lines[1 - side]
            told.append(
                light_orders(mine, theirs, self.orders[side], self.priorities[side], cases[1 - side].afloat)
            )
            fires.append(fleet.light_fire(mine, theirs, told[side].spread, told[side].held))
        ships: list[list[list[float]]] = [[], []]
        lights: list[list[float]] = [[], []]
        for side in range(2):
            fire = fires[1 - side]
            for rank in range(len(lines[side].capitals)):
                size = lines[side].roster.size[lines[side].capitals[rank]]
                before = cases[side].ships[rank]
                more = fire.chances_at(rank)
                ships[side].append(before if len(more) == 1 else on_ship(both(before, more), size, 0))
            lights[side] = fire.chances_at(fleet.AT_LIGHTS)
        ends = [
            Ends(lines[0], self.start, ships[0], lights[0]),
            Ends(lines[1], self.start, ships[1], lights[1]),
        ]
        firing = [self.may_fire_behind(lines, side, told[side]) for side in range(2)]
        for side in range(2):
            if ends[1 - side].broken() <= TINY:
                firing[side] = False
        if firing[0] and firing[1]:
            self.fire_behind(chance, 0, told[0], ends, False)
            self.fire_behind(chance, 1, told[1], ends, True)
            self.add(chance, ends[0].standing(), ends[1].standing())
            for side in range(2):
                ends[side].mark_standing(chance * (1.0 - ends[1 - side].broken()), self.odds)
        elif firing[0] or firing[1]:
            side = 0 if firing[0] else 1
            self.fire_behind(chance, side, told[side], ends, False)
            self.add_pair(chance, side, ends[side].tallies(), ends[1 - side].standing())
            ends[side].mark(chance * (1.0 - ends[1 - side].broken()), self.odds)
            ends[1 - side].mark_standing(chance, self.odds)
        else:
            self.add(chance, ends[0].tallies(), ends[1].tallies())
            for side in range(2):
                ends[side].mark(chance, self.odds)

    # -- screened ships ----------------

    def may_fire_behind(self, lines: list[Line], side: int, told: LightOrders) -> bool:
        """Whether a side has ships that hold their fire, and the other screened ships."""
        factors, _ = held_capitals(lines[side], self.odds.aims[side])
        if factors == 0 and told.held == 0:
            return False
        theirs = lines[1 - side]
        return bool(theirs.veiled) or not theirs.veiled_lights.empty()

    def fire_behind(
        self, chance: float, side: int, told: LightOrders, ends: list["Ends"], standing: bool
    ) -> None:
        """22.54G The enemy's screen is sunk, and those who held their fire now fire with what they have left.

        So every end of the firing side is taken by itself; with `standing` only those in which it has not
        lost its own screen.
        """
        theirs = ends[1 - side]
        for share, mine in ends[side].single(self.odds.aims[side]):
            weight = chance * theirs.broken() * share
            if weight <= TINY:
                continue
            left = 1.0 - mine.broken() if standing else 1.0
            if standing:
                mine.mark_standing(weight, self.odds)
            else:
                mine.mark(weight, self.odds)
            factors, drm = held_capitals(mine.line, self.odds.aims[side])
            done = [(1.0, theirs.sunk_line())]
            if factors > 0:
                done = self.shoot(done, mine.line, factors, drm, side)
            factors = held_lights(mine.line, told.held)
            if factors > 0:
                done = self.shoot(done, mine.line, factors, mine.line.lights_drm(), side)
            tallies = mine.standing() if standing else mine.tallies()
            theirs.mark_sunk(weight * left, self.odds)
            for part, line in done:
                final = {tally_of(line, self.start, True): 1.0}
                self.add_pair(weight * part, side, tallies, final)
                mark_line(line, self.start, weight * left * part, self.odds)

    def shoot(
        self, done: list[tuple[float, Line]], mine: Line, factors: int, drm: int, side: int
    ) -> list[tuple[float, Line]]:
        """22.54G One roll at the screened target that orders name first, in each case so far."""
        after: list[tuple[float, Line]] = []
        for share, before in done:
            aim = screened_aim(before, self.orders[side])
            if aim == fleet.HOLD:
                after.append((share, before))
                continue
            chances = fleet.screened_shot(factors, drm, mine, before, aim).chances_at(aim)
            for hits in range(len(chances)):
                if chances[hits] > 0.0:
                    line = before.copied(before.hits[:])
                    fleet.land_on_screened(line, aim, hits)
                    after.append((share * chances[hits], line))
        return after

    # -- adding up ----------------

    def add_pair(self, chance: float, side: int, mine: dict[int, float], theirs: dict[int, float]) -> None:
        if side == 0:
            self.add(chance, mine, theirs)
        else:
            self.add(chance, theirs, mine)

    def add(self, chance: float, one: dict[int, float], other: dict[int, float]) -> None:
        """22.61A Add a case in which the losses of the two sides are independent of each other."""
        mine = sum(one.values())
        theirs = sum(other.values())
        for tally, share in one.items():
            self.odds.lost[0][tally // TALLY] += chance * share * theirs
        for tally, share in other.items():
            self.odds.lost[1][tally // TALLY] += chance * share * mine
        self.odds.worse[0] += chance * greater(one, other)
        self.odds.worse[1] += chance * greater(other, one)


class Ends:
    """How one side may stand after light ship fire: chances of hits by capital ship, and on light ships."""

    def __init__(self, line: Line, start: list[int], ships: list[list[float]], lights: list[float]) -> None:
        self.line = line
        self.start = start
        self.ships = ships
        self.lights = lights

    def after_lights(self, hits: int) -> Line:
        """The line after so many hits on its light ships."""
        line = self.line.copied(self.line.hits[:])
        if hits > 0:
            fleet.land_on_front(line, fleet.AT_LIGHTS, hits)
        return line

    def of_lights(self) -> list[tuple[float, Line]]:
        """How the line may stand after light ship fire at its light ships, each with its chance."""
        return [(share, self.after_lights(hits)) for hits, share in enumerate(self.lights) if share > 0.0]

    def broken(self) -> float:
        """22.54G The chance that nothing is left of the screen."""
        chance = 1.0
        for ship in self.ships:
            chance *= ship[len(ship) - 1]
        if chance == 0.0:
            return 0.0
        return chance * sum([share for share, line in self.of_lights() if line.lights.empty()])

    def tallies(self) -> dict[int, float]:
        """The chances of factors lost and damaged."""
        total: dict[int, float] = {0: 1.0}
        for rank in range(len(self.ships)):
            size = self.line.roster.size[self.line.capitals[rank]]
            hits = self.start[self.line.capitals[rank]]
            chances = self.ships[rank]
            sunk = chances[size] if hits < size else 0.0
            hurt = chances[size - 1] if hits < size - 1 else 0.0
            after: dict[int, float] = {}
            for tally, share in total.items():
                put(after, tally, share * (1.0 - sunk - hurt))
                put(after, tally + size, share * hurt)
                put(after, tally + size * TALLY, share * sunk)
            total = after
        after = {}
        for part, line in self.of_lights():
            more = tally_of(line, self.start, False)
            for tally, share in total.items():
                put(after, tally + more, share * part)
        return after

    def standing(self) -> dict[int, float]:
        """The same without the end in which the screen is gone."""
        total = self.tallies()
        put(total, tally_of(self.sunk_line(), self.start, True), -self.broken())
        return total

    def sunk_line(self) -> Line:
        """The line once its screen is sunk; only then it is asked for."""
        line = self.line.copied(self.line.hits[:])
        for unit in line.capitals:
            line.hits[unit] = line.roster.size[unit]
        lights = line.lights
        fleet.land_on_front(
            line, fleet.AT_LIGHTS, 2 * len(lights.cruisers) + len(lights.hurt) + len(lights.ones)
        )
        return line

    def mark(self, chance: float, odds: EngagementOdds) -> None:
        """Add the chances of each ship to be damaged or sunk."""
        for rank, unit in enumerate(self.line.capitals):
            size = self.line.roster.size[unit]
            odds.sunk[unit] += chance * self.ships[rank][size]
            odds.damaged[unit] += chance * self.ships[rank][size - 1]
            for hits in range(size + 1):
                odds.taken[unit][hits] += chance * self.ships[rank][hits]
        for share, line in self.of_lights():
            mark_line(line, self.start, chance * share, odds)

    def mark_sunk(self, chance: float, odds: EngagementOdds) -> None:
        """The screen is gone, and with it every capital ship of the front."""
        for unit in self.line.capitals:
            odds.sunk[unit] += chance
            odds.taken[unit][self.line.roster.size[unit]] += chance

    def mark_standing(self, chance: float, odds: EngagementOdds) -> None:
        """The same without the end in which the screen is gone."""
        self.mark(chance, odds)
        mark_line(self.sunk_line(), self.start, -chance * self.broken(), odds)
        self.mark_sunk(-chance * self.broken(), odds)

    def single(self, aims: list[int]) -> list[tuple[float, "Ends"]]:
        """Every end of the light ships and of the capital ships that held their fire, each by itself."""
        found = [(share, Ends(line, self.start, self.ships, [1.0])) for share, line in self.of_lights()]
        for rank in range(len(self.ships)):
            if aims[rank] != fleet.HOLD:
                continue
            unit = self.line.capitals[rank]
            split: list[tuple[float, Ends]] = []
            for share, ends in found:
                chances = ends.ships[rank]
                for hits in range(len(chances)):
                    if chances[hits] > 0.0:
                        line = ends.line.copied(ends.line.hits[:])
                        line.hits[unit] = hits
                        ships = with_ship(ends.ships, rank, certain(len(chances), hits))
                        split.append((share * chances[hits], Ends(line, self.start, ships, [1.0])))
            found = split
        return found


# -- small things --------------------------------------------------------------------------------------------


def with_ship(ships: list[list[float]], rank: int, chances: list[float]) -> list[list[float]]:
    changed = ships[:]
    changed[rank] = chances
    return changed


def certain(length: int, hits: int) -> list[float]:
    chances = [0.0] * length
    chances[hits] = 1.0
    return chances


def put(chances: dict[int, float], key: int, share: float) -> None:
    if share != 0.0:
        chances[key] = chances.get(key, 0.0) + share


def greater(one: dict[int, float], other: dict[int, float]) -> float:
    """The chance that the first tally is greater than the second."""
    chance = 0.0
    below = 0.0
    place = 0
    keys = sorted(other)
    for tally in sorted(one):
        while place < len(keys) and keys[place] < tally:
            below += other[keys[place]]
            place += 1
        chance += one[tally] * below
    return chance


def tally_of(line: Line, start: list[int], capitals: bool) -> int:
    """Factors lost and damaged of ships whose hits have changed; capital ships of the front if asked."""
    tally = 0
    for unit in range(len(start)):
        after = line.hits[unit]
        if after != start[unit] and (capitals or unit not in line.capitals):
            size = line.roster.size[unit]
            if after >= size:
                tally += size * TALLY
            elif size >= 2 and after == size - 1:
                tally += size
    return tally


def mark_line(line: Line, start: list[int], chance: float, odds: EngagementOdds) -> None:
    """Add a certain end of light and screened ships; capital ships of the front have chances of their own."""
    for lights in (line.lights, line.veiled_lights):
        for unit in lights.hurt:
            odds.damaged[unit] += chance
    for unit in line.veiled:
        size = line.roster.size[unit]
        odds.taken[unit][min(line.hits[unit], size)] += chance
        if line.hits[unit] >= size:
            odds.sunk[unit] += chance
        elif line.hits[unit] == size - 1:
            odds.damaged[unit] += chance
    for unit in range(len(start)):
        if line.hits[unit] != start[unit] and line.hits[unit] >= line.roster.size[unit]:
            if unit not in line.capitals and unit not in line.veiled:
                odds.sunk[unit] += chance
