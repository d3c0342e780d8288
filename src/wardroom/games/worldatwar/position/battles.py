"""A battle as a text: `battle:` says where and which segment begins, `group SEAT NUMBER:` who is in it."""

from __future__ import annotations

import re
from typing import Final

from wardroom.core.position import PositionError
from wardroom.core.state import NOBODY
from wardroom.games.worldatwar import battle
from wardroom.games.worldatwar.battle import NavalBattle
from wardroom.games.worldatwar.force import ANY_SIZE, Force
from wardroom.games.worldatwar.groups import deploy
from wardroom.games.worldatwar.muster import TASK_FORCE_LEAST, stow
from wardroom.games.worldatwar.operation import CHART_NUMBERS, Operation, slot
from wardroom.games.worldatwar.search import facts_of
from wardroom.games.worldatwar.under_way import INTERCEPTION, SAILING, Voyage
from wardroom.games.worldatwar.units import DESTROYER, SUBMARINE, TRANSPORT

SEGMENTS: Final = {
    "cards": battle.CARDS,
    "groups": battle.FORM,
    "holding": battle.HOLDING_BACK,
    "patrols": battle.PATROLS,
    "bases": battle.BASES,
    "land-air": battle.LAND_AIR,
    "search": battle.SEARCHING,
    "strikes": battle.STRIKES,
    "fleets": battle.FLEETS,
    "submarines": battle.SUBMARINES,
    "withdrawal": battle.WITHDRAWAL,
}
MOST_ROUNDS: Final = 90
JOINS: Final = "joins="
MOST_FOUND: Final = 36
OTHER_WORDS: Final = "`shown`, `found=`, `cargo=` or `landed=`"
# 22.161B, 22.921, 22.132A: a hex of its own, submarines alone, squadrons from land alone.
KINDS: Final = {
    "meeting": battle.MEETING,
    "apart": battle.APART,
    "submarines": battle.AMBUSH,
    "air": battle.FROM_THE_AIR,
}
OF_A_KIND: Final = {"submarines": ("submarines",), "air": ("patrols", "strikes")}
FORCE_LINE: Final = re.compile(r"force seat([12])")
GROUP_LINE: Final = re.compile(r"group seat([12]) ([1-9]\d?)")
SHIPS: Final = re.compile(r"(?P<key>[a-z0-9-]+?)(?:\*(?P<count>\d+))?(?:\((?P<hits>\d+)\))?")


def begin(op: Operation, h: int, intercepting: int, round_now: int, segment: str, kind: str) -> None:
    """Both sides are at sea in a hex; a segment of a round is about to be played."""
    if kind not in KINDS:
        raise PositionError(f"kind= is one of {', '.join(KINDS)}, not {kind!r}")
    segments = OF_A_KIND.get(kind, tuple(SEGMENTS))
    if kind == "meeting":
        segments = tuple(name for name in SEGMENTS if name != "holding")
    if segment not in segments:
        raise PositionError(f"such a battle begins with {', '.join(segments)}, not with {segment!r}")
    if not op.scenario.chart.inside(h):
        raise PositionError("a battle is fought in a hex of the chart")
    if not 1 <= round_now <= MOST_ROUNDS:
        raise PositionError(f"a battle has a round 1 and higher ones, up to {MOST_ROUNDS}")
    if intercepting not in (0, 1):
        raise PositionError("intercepting=seat1 or seat2")
    # Nothing follows the battle, so no ship is kept for a later duty.
    op.phase = len(op.scenario.phases)
    op.battle_hex = h
    op.intercepting = intercepting
    op.moving = 1 - intercepting
    # Forming groups begins a round.
    op.round = round_now - 1 if SEGMENTS[segment] <= battle.FORM else round_now
    # Squadrons from land have no ships with them.
    sides = (1 - intercepting,) if kind == "air" else (1 - intercepting, intercepting)
    for side in sides:
        voyage = Voyage()
        voyage.side = side
        voyage.status = SAILING
        voyage.path = [h]
        if side == intercepting:
            voyage.level = INTERCEPTION
            voyage.target = 0
            voyage.meets = h
        op.voyages.append(voyage)
    step = NavalBattle()
    step.place = SEGMENTS[segment]
    step.apart = KINDS[kind]
    step.voyages = list(range(len(sides)))
    op.stack.append(step)


def put_group(op: Operation, name: str, words: list[str]) -> None:
    """`group seat1 3: kirishima(1) japan-cruiser*2 cargo=1 found=2 shown`"""
    match = GROUP_LINE.fullmatch(name)
    most = most_numbers(op)
    if match is None or int(match[2]) > most:
        raise PositionError(f"{name!r} is not like `group seat1 3`: seat1 or seat2, groups 1 to {most}")
    side, number = int(match[1]) - 1, int(match[2])
    mates = [other for other in op.forces if other.side == side and other.number == number]
    force = Force()
    # Forces that came at different times have not combined (22.421B); before any round that is played.
    force.joins = mates[0].joins if mates else -1 - len(op.forces)
    force.fought = 1
    found = put_force(op, side, name, force, words)
    if op.roster.kind[op.members(len(op.forces) - 1)[0]] == SUBMARINE:
        force.present = 1
        force.fought = 0
        return
    deploy(op, len(op.forces) - 1, number)
    # Of a group in several lines everything is known if all of them are `shown`; results are not added up.
    op.revealed[slot(side, number)] = 1 if all(mate.shown for mate in [*mates, force]) else 0
    op.found[slot(side, number)] = max(found, op.found[slot(side, number)])
    if op.found[slot(side, number)]:
        # 22.41F What had to be told.
        op.told[slot(side, number)] = facts_of(op, side, number)


def most_numbers(op: Operation) -> int:
    """22.423A, 22.93A: how many groups a side may have in the battle of the text."""
    for step in op.stack:
        if isinstance(step, NavalBattle):
            return step.most_numbers()
    return CHART_NUMBERS


def is_forming(op: Operation) -> bool:
    """Whether groups are still to be formed in the battle of the text."""
    return any(isinstance(step, NavalBattle) and step.place <= battle.FORM for step in op.stack)


def both_are_there(op: Operation) -> None:
    for voyage in op.voyages:
        side = voyage.side
        own = [force for force in op.forces if force.side == side]
        formed = [force for force in own if force.present]
        if not own or not (formed or is_forming(op)):
            raise PositionError(f"a battle has two sides: there is no `group seat{side + 1} ...:` in it")


def put_arrival(op: Operation, name: str, words: list[str]) -> None:
    """`force seat1: akagi haruna cargo=1 joins=3`: comes in the next round, or in a later one (22.24B)."""
    match = FORCE_LINE.fullmatch(name)
    if match is None:
        raise PositionError(f"{name!r} is not like `force seat1`")
    force = Force()
    force.joins = op.round + 1
    said = [word for word in words if not word.startswith(JOINS)]
    for word in words:
        if word.startswith(JOINS):
            number = word.removeprefix(JOINS)
            if not number.isdecimal() or not op.round < int(number) <= MOST_ROUNDS:
                raise PositionError(f"{word!r}: rounds to come are {op.round + 1} to {MOST_ROUNDS}")
            force.joins = int(number)
    put_force(op, int(match[1]) - 1, name, force, said)


def put_force(op: Operation, side: int, name: str, force: Force, words: list[str]) -> int:
    """Ships and cargo of a force; gives the search results against it."""
    force.side = side
    force.voyage = 1 if side == op.intercepting else 0
    if force.voyage >= len(op.voyages):
        raise PositionError(f"{name}: squadrons attack alone in a battle of kind=air")
    force.most = ANY_SIZE
    op.forces.append(force)
    units, said = crew_in(op, side, words, ("cargo", "landed", "found"), OTHER_WORDS)
    force.shown, force.cargo, force.landed = said["shown"], said["cargo"], said["landed"]
    if not units:
        raise PositionError(f"{name}: there are no ships in it")
    units.sort()
    boats = check_mixture(op, name, units)
    for unit in units:
        op.force[unit] = len(op.forces)
    force.base = force.origin = op.berth[units[0]]
    force.task_force = 1 if op.factors(units) >= TASK_FORCE_LEAST else 0
    if stow(op, units, force.cargo) or boats < force.cargo + force.landed:
        raise PositionError(f"{name}: there are too few destroyers and transports for its cargo")
    return said["found"]


def crew_in(
    op: Operation, side: int, words: list[str], keys: tuple[str, ...], others: str, base: int = NOBODY
) -> tuple[list[int], dict[str, int]]:
    """The ships that words name, and what else they say of a force: `shown`, `cargo=1`.

    Ships may stand in several words, all else stands in one. `others` are words that might have been meant.
    """
    facts = [word.partition("=")[0] for word in words if "=" in word or word == "shown"]
    for key in facts:
        if facts.count(key) > 1:
            raise PositionError(f"{key} is said twice")
    said = dict.fromkeys(("shown", *keys), 0)
    units: list[int] = []
    for word in words:
        key, _, value = word.partition("=")
        if word == "shown":
            said[key] = 1
        elif key in keys and value.isdecimal() and (key != "found" or int(value) <= MOST_FOUND):
            said[key] = int(value)
        else:
            units += ships_in(op, side, word, units, others, base)
    return units, said


def check_mixture(op: Operation, name: str, units: list[int]) -> int:
    """Submarines go by themselves; gives the number of ships that can carry something."""
    below = sum(1 for unit in units if op.roster.kind[unit] == SUBMARINE)
    if 0 < below < len(units):
        raise PositionError(f"{name}: submarines stand in a line of their own")
    return sum(1 for unit in units if op.roster.kind[unit] in (DESTROYER, TRANSPORT))


def free_ships(op: Operation, side: int, label: int) -> list[int]:
    """Ships of a side that are alike and have nothing to do."""
    return [
        unit
        for unit in range(len(op.force))
        if op.label(unit) == label
        and op.force[unit] == 0
        and op.roster.side[unit] == side
        and not op.is_sunk(unit)
    ]


def ships_in(
    op: Operation, side: int, word: str, taken: list[int], others: str, base: int = NOBODY
) -> list[int]:
    """`kirishima`, `kirishima(1)` with a hit, `japan-cruiser*2`: those of the base first, if there is one.

    `others` are the words that might have been meant instead.
    """
    match = SHIPS.fullmatch(word)
    if match is None or match["key"] not in op.scenario.labels:
        raise PositionError(f"{word!r} is neither a ship nor {others}")
    label = op.scenario.labels.index(match["key"])
    free = [unit for unit in free_ships(op, side, label) if unit not in taken]
    free.sort(key=lambda unit: op.berth[unit] != base)
    count = int(match["count"] or 1)
    if len(free) < count or count == 0:
        raise PositionError(f"{word!r}: seat {side + 1} has {len(free)} of them left in this scenario")
    if int(match["hits"] or 0) >= op.roster.size[free[0]]:
        raise PositionError(f"{word!r} would be sunk")
    for unit in free[:count]:
        op.hits[unit] = int(match["hits"] or op.hits[unit])
    return free[:count]
