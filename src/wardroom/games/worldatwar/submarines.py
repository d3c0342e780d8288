"""22.9 Submarine attacks: categories of targets, the modifiers with their caps, and the result."""

from typing import Final

from wardroom.games.worldatwar.air import fully_operational
from wardroom.games.worldatwar.gunnery import lights_of
from wardroom.games.worldatwar.tables import chances_of, submarine_results
from wardroom.games.worldatwar.units import (
    CAPITAL,
    CARRIER,
    DESTROYER,
    ESCORT_CARRIER,
    Roster,
    damaged,
    is_light,
)

# 22.93E: categories from the highest to the lowest.
CARRIERS: Final = 0
CAPITALS: Final = 1
LIGHTS: Final = 2

MOST_PART: Final = 2
MOST_NET: Final = 4
ADVANCED: Final = 1


def category(kind: int) -> int:
    """22.93E The category of a ship that submarines may attack, or -1."""
    if kind == CARRIER:
        return CARRIERS
    if kind == CAPITAL:
        return CAPITALS
    return LIGHTS if is_light(kind) else -1


def categories(roster: Roster, hits: list[int], units: list[int]) -> list[int]:
    """22.93E The categories that a combat group has, from the highest."""
    present = {category(roster.kind[unit]) for unit in units if hits[unit] < roster.size[unit]}
    return [found for found in (CARRIERS, CAPITALS, LIGHTS) if found in present]


def category_rolled(present: list[int], roll: int) -> int:
    """22.93E One die: an even chance for each category, the high ones on low rolls."""
    return present[(roll - 1) * len(present) // 6]


def capped(part: int) -> int:
    """22.94 The most that each of the capped modifiers may be worth, either way."""
    return max(-MOST_PART, min(part, MOST_PART))


class Hunt:
    """22.941 What decides the modifier of one submarine attack."""

    def __init__(self) -> None:
        # 22.9411
        self.submarine_drm = 0
        self.target_drm = 0
        # 22.9412
        self.torpedo = 0
        self.asw = 0
        # 22.9413: squadrons that search; of the defender together with operational fast carriers and CVEs.
        self.search = 0
        self.guard = 0
        # 22.9414
        self.destroyers = 0
        # 22.9415: ASW factors in the SW box beyond the enemy's submarines there.
        self.excess_asw = 0
        # 22.9416
        self.previous = 0
        # 22.9417
        self.hurt = 0
        self.burdened = 0
        # 22.9418
        self.codes = 0
        # 22.941: advanced submarines.
        self.advanced = 0


def torpedo_part(hunt: Hunt) -> int:
    """22.9412 Torpedo against ASW research."""
    return capped(hunt.torpedo - hunt.asw)


def air_part(hunt: Hunt) -> int:
    """22.9413 One for every three squadrons that search, each side's rounded down."""
    return capped(hunt.search // 3 - hunt.guard // 3)


def destroyer_part(hunt: Hunt) -> int:
    """22.9414 One off for every three destroyer factors, those with cargo included."""
    return capped(-(hunt.destroyers // 3))


def excess_part(hunt: Hunt) -> int:
    """22.9415 One off for every three ASW factors to spare."""
    return capped(-(hunt.excess_asw // 3)) if hunt.excess_asw > 0 else 0


def target_part(hunt: Hunt) -> int:
    """22.9417A-C A damaged target or a burdened group, not both."""
    return 1 if hunt.hurt or hunt.burdened else 0


def hunt_parts(hunt: Hunt) -> list[tuple[str, int]]:
    """22.941 What decides besides the DRMs (22.9411), by name; the sum may be more than the cap of four."""
    return [
        ("research", torpedo_part(hunt)),
        ("air", air_part(hunt)),
        ("destroyers", destroyer_part(hunt)),
        ("excess", excess_part(hunt)),
        # 22.9416: one off for each attack already made on the group in the round.
        ("previous", -hunt.previous),
        ("target", target_part(hunt)),
        ("codes", hunt.codes),
    ]


def submarine_modifier(hunt: Hunt) -> int:
    """22.941 The net modifier, at most four either way; advanced submarines always have one."""
    if hunt.advanced:
        return ADVANCED
    net = hunt.submarine_drm - hunt.target_drm + sum([part for _, part in hunt_parts(hunt)])
    return max(-MOST_NET, min(net, MOST_NET))


def submarine_chances(modifier: int) -> list[float]:
    """22.94 The chance of 0 to 3 hits, and last that the submarine is lost."""
    return chances_of(submarine_results(modifier), 4)


def guards(roster: Roster, hits: list[int], aboard: list[int], units: list[int]) -> int:
    """22.9413, 22.942: fully operational fast carriers and CVEs; `aboard` counts squadrons by unit."""
    found = 0
    for unit in units:
        if roster.kind[unit] == ESCORT_CARRIER and hits[unit] == 0:
            found += 1
        elif fully_operational(roster, hits, aboard[unit], unit):
            found += 1
    return found


def destroyers(roster: Roster, hits: list[int], units: list[int]) -> int:
    """22.9414 Destroyer factors of a group. Cruisers and named ships have no value here (22.942)."""
    return len([unit for unit in units if roster.kind[unit] == DESTROYER and hits[unit] == 0])


def aim_at(
    hunt: Hunt, roster: Roster, hits: list[int], held: list[int], ships: list[int], place: int, target: int
) -> None:
    """22.9411-22.9417 What the target adds; `target` is a named ship, or -1 for the light ships."""
    hunt.guard += guards(roster, hits, held, ships)
    hunt.destroyers = destroyers(roster, hits, ships)
    if place != LIGHTS:
        hunt.target_drm += roster.drm[target]
        # 22.9417A
        hunt.hurt = 1 if damaged(roster.size[target], hits[target]) else 0
        return
    lights = lights_of(roster, hits, ships)
    hunt.target_drm += lights.drm(roster)
    hunt.hurt = 1 if lights.hurt else 0
