"""Squadrons of a position by the place they fly from: `air shokaku: patrol*2 lost`, `air truk: cover(3)`."""

from __future__ import annotations

import re
from typing import Final

from wardroom.core.position import PositionError, near
from wardroom.games.worldatwar import operation
from wardroom.games.worldatwar.flights import HAS_STRUCK, can_cover, can_search
from wardroom.games.worldatwar.operation import Operation

WORD: Final = "air "
CONDITIONS: Final = {"aborted": operation.ABORTED, "lost": operation.LOST, "inverted": operation.INVERTED}
TASKS: Final = {
    "patrol": operation.CAP,
    "cover": operation.COVER,
    "search": operation.SEARCH_TASK,
    "struck": HAS_STRUCK,
}
SQUADRONS: Final = re.compile(r"(?P<word>[a-z]+)(?:\((?P<group>[1-6])\))?(?:\*(?P<count>\d{1,3}))?")


def put_squadrons(op: Operation, name: str, words: list[str]) -> None:
    """What the squadrons of a carrier or base do, or have suffered; those that are not named are ready."""
    place = name[len(WORD) :].strip()
    free = [wing for wing in based_on(op, place) if is_untouched(op, wing)]
    for word in words:
        match = SQUADRONS.fullmatch(word)
        known = [*CONDITIONS, *TASKS]
        if match is None or match["word"] not in known:
            raise PositionError(f"{word!r} is not one of {', '.join(known)}{near(word, known)}")
        what = match["word"]
        if (match["group"] is not None) != (what == "cover"):
            raise PositionError(f"{word!r}: cover is flown over a group, as in cover(3), and nothing else is")
        count = int(match["count"] or 1)
        fit = [wing for wing in free if fits(op, wing, what)]
        if not 1 <= count <= len(fit):
            raise PositionError(f"{word!r}: {len(fit)} squadrons are left for it in {place}")
        for wing in fit[:count]:
            free.remove(wing)
            op.wing_state[wing] = CONDITIONS.get(what, operation.READY)
            op.wing_task[wing] = TASKS.get(what, operation.NO_TASK)
            op.wing_aim[wing] = int(match["group"] or 0)
            announce(op, op.wings.side[wing], what)


def announce(op: Operation, side: int, what: str) -> None:
    """22.4421B How many cover and search everybody knows; patrols are up."""
    if what == "cover":
        op.land_air[2 * side] += 1
    elif what == "search":
        op.land_air[2 * side + 1] += 1
    elif what == "patrol":
        op.patrolled = 1


def based_on(op: Operation, place: str) -> list[int]:
    for number, base in enumerate(op.scenario.bases):
        if base.key == place:
            return [wing for wing in range(len(op.wing_on)) if op.wing_on[wing] == -1 - number]
    found: list[str] = []
    for unit in range(len(op.force)):
        key = op.scenario.labels[op.label(unit)]
        if op.roster.air[unit]:
            found.append(key)
            if key == place:
                return [wing for wing in range(len(op.wing_on)) if op.wing_on[wing] == unit]
    known = [*found, *(base.key for base in op.scenario.bases)]
    raise PositionError(f"{place!r} is no carrier and no base of this scenario{near(place, known)}")


def is_untouched(op: Operation, wing: int) -> bool:
    return op.wing_state[wing] == operation.READY and op.wing_task[wing] == operation.NO_TASK


def fits(op: Operation, wing: int, what: str) -> bool:
    """22.431A, 22.4421 Carriers fly patrol; from land squadrons cover and search, each kind as it can."""
    kind = op.wings.kind[wing]
    if what == "patrol":
        return op.wing_on[wing] >= 0
    if what == "cover":
        return op.wing_on[wing] < 0 and can_cover(kind)
    if what == "search":
        return op.wing_on[wing] < 0 and can_search(kind)
    return True
