"""22.55 What hits do to ships: named ships by themselves, light ships as a group."""

from wardroom.games.worldatwar.units import CRUISER, Roster, is_one_factor


def named_after(size: int, hits: int, more: int) -> int:
    """22.55 The hits on a named ship after `more`: damaged one short of its size, sunk at its size."""
    hits += more
    return hits if hits < size else size


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


def light_of(roster: Roster, hits: list[int], units: list[int]) -> tuple[list[int], list[int], list[int]]:
    """22.55 Undamaged cruisers, damaged cruisers and one-factor ships afloat among units, in their order."""
    cruisers: list[int] = []
    hurt: list[int] = []
    ones: list[int] = []
    for unit in units:
        if hits[unit] >= roster.size[unit]:
            continue
        if roster.kind[unit] == CRUISER:
            if hits[unit] == 0:
                cruisers.append(unit)
            else:
                hurt.append(unit)
        elif is_one_factor(roster.kind[unit]):
            ones.append(unit)
    return cruisers, hurt, ones


class Lights:
    """Light ships that are hit together; each list in the order in which its ships are lost."""

    def __init__(self, cruisers: list[int], hurt: list[int], ones: list[int]) -> None:
        self.cruisers = cruisers
        self.hurt = hurt
        self.ones = ones
        self.owed = 0

    def copied(self) -> "Lights":
        other = Lights(self.cruisers, self.hurt, self.ones)
        other.owed = self.owed
        return other

    def factors(self) -> int:
        """22.54D Undamaged light ship factors."""
        return 2 * len(self.cruisers) + len(self.ones)

    def empty(self) -> bool:
        return not self.cruisers and not self.ones and not self.hurt

    def drm(self, roster: Roster) -> int:
        """22.552A The lowest Naval Nationality DRM in the group."""
        lowest = 99
        for unit in self.cruisers:
            if roster.drm[unit] < lowest:
                lowest = roster.drm[unit]
        for unit in self.hurt:
            if roster.drm[unit] < lowest:
                lowest = roster.drm[unit]
        for unit in self.ones:
            if roster.drm[unit] < lowest:
                lowest = roster.drm[unit]
        return lowest

    def suffer(self, ship_hits: list[int], hits: int) -> None:
        """22.55 Take hits and write them down in `ship_hits`, by unit; sunk ships leave the lists."""
        if hits == 0:
            return
        gone, fresh, lost, owed = light_losses(
            len(self.cruisers), len(self.hurt), len(self.ones), self.owed, hits
        )
        self.owed = owed
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
