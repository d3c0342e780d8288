"""22.43-22.46 Air units over the sea: air combat, air defence, strikes on ships, landing.

Chapters 19 and 23 are not printed in the book; `settings` holds what had to be chosen.
"""

from typing import Final

from wardroom.games.worldatwar.settings import DEFENSE_BY_CARRIERS, Settings
from wardroom.games.worldatwar.tables import ROLLS, air_combat, air_defense
from wardroom.games.worldatwar.units import CARRIER, ESCORT_CARRIER, SUBMARINE, Roster, damaged, sunk

MOST_SURPRISE: Final = 7
# Levels of surprise, each with all that the lower ones do.
PATROL_SURPRISED: Final = 1
DEFENSE_SURPRISED: Final = 2
SHIPS_SURPRISED: Final = 3
FEWER_DEFENDERS: Final = 4
CRITICAL_HITS: Final = 7


def surprise_level(results: int) -> int:
    """22.462D The level of a surprise strike from the search results that count for it."""
    return min(results, MOST_SURPRISE)


def defenders_left(defenders: int, surprise: int) -> int:
    """Surprise of level 4 to 7 keeps one to four defending squadrons out of the air combat."""
    kept_out = max(0, surprise - FEWER_DEFENDERS + 1)
    return max(0, defenders - kept_out)


def attackers_roll(attacker_drm: int, defender_drm: int) -> int:
    """The modifier of the attackers in air combat: the difference of the Air Nationality DRMs."""
    return attacker_drm - defender_drm


def defenders_roll(attacker_drm: int, defender_drm: int, surprise: int, settings: Settings) -> int:
    """The modifier of the defenders; patrol and cover get a bonus unless they are surprised."""
    bonus = settings.patrol_bonus if surprise < PATROL_SURPRISED else 0
    return defender_drm - attacker_drm + bonus


def taken(squadrons: int, gone: int, aborted: int) -> tuple[int, int]:
    """A result cannot hurt more squadrons than there are: eliminated first, then aborted."""
    gone = min(gone, squadrons)
    return gone, min(aborted, squadrons - gone)


def fought(squadrons: int, enemies: int, roll: int) -> tuple[int, int]:
    """22.432 Of so many squadrons, those eliminated and aborted by enemies with this modified roll."""
    gone, aborted = air_combat(enemies, roll)
    return taken(squadrons, gone, aborted)


def combat_results(squadrons: int, enemies: int, modifier: int) -> list[int]:
    """How many of so many squadrons enemies stop, from a roll of two to twelve."""
    return [sum(fought(squadrons, enemies, roll + modifier)) for roll in ROLLS]


def flak(squadrons: int, level: int, roll: int) -> tuple[int, int]:
    """22.46 Of so many attacking squadrons, those that air defence eliminates and forces to abort."""
    gone, aborted = air_defense(level, roll)
    return taken(squadrons, gone, aborted)


def flak_results(squadrons: int, level: int) -> list[int]:
    """How many of so many squadrons air defence stops, from a roll of two to twelve."""
    return [sum(flak(squadrons, level, roll)) for roll in ROLLS]


def defense_level(roster: Roster, hits: list[int], units: list[int], radar: int, settings: Settings) -> int:
    """22.46 The air defence level of a combat group before surprise."""
    return ships_defense(roster, hits, units, settings) + radar


def ships_defense(roster: Roster, hits: list[int], units: list[int], settings: Settings) -> int:
    """22.46 What the ships of a group give to its air defence, at least 1; ruled by `defense_count`."""
    factors = 0
    carriers = 0
    for unit in units:
        size = roster.size[unit]
        kind = roster.kind[unit]
        if kind == SUBMARINE or sunk(size, hits[unit]) or damaged(size, hits[unit]):
            continue
        if kind == ESCORT_CARRIER:
            factors += settings.escort_carrier_defense
        elif kind == CARRIER and settings.defense_count == DEFENSE_BY_CARRIERS:
            carriers += 1
        else:
            factors += size
    return max(1, carriers + factors // 3)


def surprised_defense(level: int, surprise: int) -> int:
    """Surprise of level 2 takes one from the air defence."""
    return level - 1 if surprise >= DEFENSE_SURPRISED else level


def strike_parts(
    air_drm: int, naval_drm: int, shift: int, naval_air: bool, surprise: int
) -> list[tuple[str, int]]:
    """22.55 What the modifier of an air attack on ships at sea is made of, by name.

    DRMs and whatever shifts that of the ships, one for naval air, one for a surprise of level 3 or more.
    """
    return [
        ("own", air_drm),
        ("enemy", -naval_drm),
        ("enemy-edge", -shift),
        ("naval-air", 1 if naval_air else 0),
        ("surprise", 1 if surprise >= SHIPS_SURPRISED else 0),
    ]


def strike_modifier(air_drm: int, naval_drm: int, naval_air: bool, surprise: int) -> int:
    """22.55 All of them together; the DRM of the ships as it has been shifted."""
    return sum([part for _, part in strike_parts(air_drm, naval_drm, 0, naval_air, surprise)])


def fully_operational(roster: Roster, hits: list[int], aboard: int, unit: int) -> bool:
    """22.942 A fast carrier, undamaged and with its full complement of naval air."""
    size = roster.size[unit]
    return roster.kind[unit] == CARRIER and hits[unit] < size - 1 and aboard >= roster.air[unit]


def deck_room(roster: Roster, hits: list[int], unit: int) -> int:
    """22.463B-C How many squadrons may land on a carrier: none on a damaged one."""
    size = roster.size[unit]
    return 0 if sunk(size, hits[unit]) or damaged(size, hits[unit]) else roster.air[unit]
