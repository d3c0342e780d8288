"""22.55 The Naval Attack Table in use: modifiers, how likely hits are, and what they do to ships."""

from wardroom.games.worldatwar.air import CRITICAL_HITS
from wardroom.games.worldatwar.tables import (
    MOST_ROLL,
    chances_of,
    fleet_hits,
    fleet_results,
    squadron_hits,
    squadron_results,
)
from wardroom.games.worldatwar.units import CRUISER, Roster, is_one_factor, lowest


def fire_modifier(firer: int, target: int, firer_hindered: int, target_hindered: int) -> int:
    """22.551, 22.552: the difference of the two DRMs, and one either way for a group with a burden.

    What one side gains the other loses, so each roll needs the difference only once.
    """
    # 22.552B: at most one each way, however many burdens a group has.
    return firer - target - (1 if firer_hindered else 0) + (1 if target_hindered else 0)


def fire_chances(factors: int, modifier: int) -> list[float]:
    """22.55 The chance of 0, 1, 2 ... hits by so many fleet factors."""
    return chances_of(fleet_results(factors, modifier), fleet_hits(factors, MOST_ROLL))


def strike_chances(squadrons: int, modifier: int) -> list[float]:
    """22.55 The chance of 0, 1, 2 ... hits by so many squadrons."""
    return chances_of(squadron_results(squadrons, modifier), squadron_hits(squadrons, MOST_ROLL))


def with_critical(
    chances: list[float], size: int, hits: int, surprise: int, critical_from: int
) -> list[float]:
    """22.462F At the highest level of surprise a ship that is just damaged may take one more hit."""
    short = size - 1 - hits
    if surprise < CRITICAL_HITS or not 0 < short < len(chances):
        return chances
    more = [*chances, 0.0] if short + 1 == len(chances) else chances[:]
    struck = chances[short] * max(0, 7 - critical_from) / 6.0
    more[short] -= struck
    more[short + 1] += struck
    return more


def both(one: list[float], other: list[float]) -> list[float]:
    """The chances of the sum of two independent numbers of hits."""
    chances = [0.0] * (len(one) + len(other) - 1)
    for i in range(len(one)):
        if one[i] > 0.0:
            for j in range(len(other)):
                chances[i + j] += one[i] * other[j]
    return chances


def on_ship(chances: list[float], size: int, hits: int) -> list[float]:
    """The chances of the hits a named ship has afterwards, 0 to its size."""
    after = [0.0] * (size + 1)
    for more in range(len(chances)):
        total = hits + more
        after[total if total < size else size] += chances[more]
    return after


def named_after(size: int, hits: int, more: int) -> int:
    """22.55 The hits on a named ship after `more`: damaged one short of its size, sunk at its size."""
    return min(hits + more, size)


def light_losses(cruisers: int, hurt: int, ones: int, owed: int, hits: int) -> tuple[int, int, int, int]:
    """22.55 Cruisers sunk, cruisers newly damaged, one-factor units sunk, and what is owed afterwards.

    The group has so many undamaged and `hurt` cruisers, and one-factor units. Losses go evenly: a cruiser is
    damaged, then sunk, then as many one-factor units follow as cruiser factors went down; `owed` is how many
    of them are still due. Ruling: a damaged cruiser is the first to be sunk.
    """
    gone = 0
    fresh = 0
    lost = 0
    for _ in range(hits):
        if owed > 0 and ones > 0:
            ones -= 1
            lost += 1
            owed -= 1
        elif hurt > 0:
            hurt -= 1
            gone += 1
            owed += 2
            if fresh > hurt:
                fresh = hurt
        elif cruisers > 0:
            cruisers -= 1
            hurt += 1
            fresh += 1
        elif ones > 0:
            ones -= 1
            lost += 1
        else:
            break
    return gone, fresh, lost, owed


class Lights:
    """22.55 Light ships that are hit together; each list in the order in which its ships are lost."""

    def __init__(self, cruisers: list[int], hurt: list[int], ones: list[int]) -> None:
        # Undamaged ones, damaged ones, and one-factor ships.
        self.cruisers = cruisers
        self.hurt = hurt
        self.ones = ones
        self.owed = 0

    def add(self, roster: Roster, hits: list[int], unit: int) -> None:
        """A ship that is afloat; named ships have no place here."""
        if roster.kind[unit] == CRUISER:
            if hits[unit] == 0:
                self.cruisers.append(unit)
            else:
                self.hurt.append(unit)
        elif is_one_factor(roster.kind[unit]):
            self.ones.append(unit)

    def copied(self) -> "Lights":
        other = Lights(self.cruisers, self.hurt, self.ones)
        other.owed = self.owed
        return other

    def units(self) -> list[int]:
        return self.cruisers + self.hurt + self.ones

    def factors(self) -> int:
        """22.54D Undamaged light ship factors."""
        return 2 * len(self.cruisers) + len(self.ones)

    def empty(self) -> bool:
        return not self.cruisers and not self.ones and not self.hurt

    def drm(self, roster: Roster) -> int:
        """22.552A The lowest Naval Nationality DRM in the group."""
        return lowest([roster.drm[unit] for unit in self.units()])

    def losses(self, owed: int, hits: int) -> tuple[int, int, int, int]:
        """22.55 What so many hits cost, as `light_losses` has it."""
        return light_losses(len(self.cruisers), len(self.hurt), len(self.ones), owed, hits)

    def suffer(self, ship_hits: list[int], hits: int) -> None:
        """22.55 Take hits and write them down in `ship_hits`, by unit; sunk ships leave the lists."""
        if hits == 0:
            return
        gone, fresh, lost, self.owed = self.losses(self.owed, hits)
        # Damaged cruisers stand first; the undamaged ones follow.
        line = self.hurt + self.cruisers
        for unit in line[:gone]:
            ship_hits[unit] = 2
        for unit in self.ones[:lost]:
            ship_hits[unit] = 1
        hurt = max(len(self.hurt) - gone, 0) + fresh
        self.hurt = line[gone : gone + hurt]
        for unit in self.hurt:
            ship_hits[unit] = 1
        self.cruisers = line[gone + hurt :]
        self.ones = self.ones[lost:]


def lights_of(roster: Roster, hits: list[int], units: list[int]) -> Lights:
    """22.55 The light ships afloat among units, in their order."""
    lights = Lights([], [], [])
    for unit in units:
        if hits[unit] < roster.size[unit]:
            lights.add(roster, hits, unit)
    return lights
