"""22.45 Search: how many dice, whom they find, and what must then be shown."""

from typing import Final, cast

from wardroom.core.state import State
from wardroom.games.worldatwar import diary
from wardroom.games.worldatwar.operation import (
    CHART_NUMBERS,
    READY,
    SEARCH,
    SEARCH_TASK,
    SEARCHING_FACTORS,
    Operation,
    slot,
)
from wardroom.games.worldatwar.stage import Stage
from wardroom.games.worldatwar.units import CARRIER

# 22.451A At most three dice for squadrons.
MOST_SQUADRONS: Final = 3

# 22.45 The rows of the Search Table.
REASONS: Final = ("squadrons", "codes", "rounds", "groups")

SMALL: Final = 1
SLOW: Final = 2
CARGO: Final = 4
CARRIERS: Final = 8


def is_active(op: Operation, number: int) -> bool:
    """22.425 Active once the round has reached the group's number; distant before."""
    return number <= op.round


def group_die(op: Operation, side: int, number: int) -> int:
    """22.425D, 22.428B, 22.428C, 22.451D: large active groups, distant ones with a carrier."""
    return op.die_of(op.group_units(side, number), is_active(op, number), op.searching_decks(side))


def on_the_chart(op: Operation, side: int) -> list[int]:
    """The numbers of a side's groups in a battle."""
    return [n for n in range(1, CHART_NUMBERS + 1) if op.on_chart[slot(side, n)]]


def search_dice(op: Operation, side: int) -> list[int]:
    """22.451, 22.451C: dice by reason: squadrons, codebreaking, earlier rounds, groups."""
    squadrons = 0
    for wing in range(len(op.wing_task)):
        if op.wings.side[wing] == side and op.wing_task[wing] == SEARCH_TASK and op.wing_state[wing] == READY:
            squadrons += 1
    groups = 0
    for number in on_the_chart(op, side):
        groups += group_die(op, side, number)
    edge = op.search_edge[side] - op.search_edge[1 - side]
    return [min(MOST_SQUADRONS, squadrons), max(-1, min(1, edge)), op.round - 1, groups]


def is_slow_group(op: Operation, units: list[int]) -> bool:
    """22.422A, 22.422B: a slow or damaged ship, or cargo, makes a group slow."""
    for unit in units:
        if op.is_slow(unit) or op.laden[unit]:
            return True
    return False


def facts_of(op: Operation, side: int, number: int) -> int:
    """22.41F What is told of a group that was found."""
    units = op.group_units(side, number)
    place = slot(side, number)
    told = 1
    if op.factors(units) < SEARCHING_FACTORS:
        told += SMALL
    if is_slow_group(op, units) or op.hindered[place]:
        told += SLOW
    if op.hindered[place]:
        told += CARGO
    for unit in units:
        if op.roster.kind[unit] == CARRIER:
            told += CARRIERS
    return told


def bits(told: int) -> int:
    """What was told without the mark that something was told."""
    return told - 1


class Search(Stage):
    """22.41E, 22.452, 22.452A: both sides roll; groups with matching numbers are found."""

    def act(self, state: State) -> None:
        op = cast(Operation, state)
        op.stack.pop()
        counts = [search_dice(op, 0), search_dice(op, 1)]
        for side in range(2):
            rolls: list[str] = []
            results = 0
            for _ in range(max(0, sum(counts[side]))):
                face = op.roll(SEARCH)
                rolls.append(str(face))
                if op.on_chart[slot(1 - side, face)]:
                    op.found[slot(1 - side, face)] += 1
                    results += 1
            if op.log is not None:
                facts: dict[str, str | int] = {
                    "seat": diary.seat_fact(side),
                    "dice": max(0, sum(counts[side])),
                    "rolls": "rolls/" + ", ".join(rolls),
                    # How many of the six numbers were somebody's, and how many dice showed one of them.
                    "groups": len(on_the_chart(op, 1 - side)),
                    "results": results,
                }
                if rolls:
                    for reason, count in zip(REASONS, counts[side], strict=True):
                        if count:
                            facts[f"m-{reason}"] = count
                diary.tell(op, "search-rolled", "22.451", facts)
            remember_dice(op, side, counts[side])
        for side in range(2):
            for number in range(1, CHART_NUMBERS + 1):
                if op.found[slot(side, number)]:
                    tell_found(op, side, number)


def remember_dice(op: Operation, side: int, counts: list[int]) -> None:
    """What the number of dice says about groups that nobody has seen; fewer than no dice say nothing."""
    if sum(counts) <= 0:
        return
    dice, bits = 0, 0
    for number in on_the_chart(op, side):
        if not op.revealed[slot(side, number)]:
            dice += group_die(op, side, number)
            bits |= 1 << number
    if bits:
        op.searches = [*op.searches, side, op.round, dice, bits, op.searching_decks(side)]


def tell_found(op: Operation, side: int, number: int) -> None:
    """22.41F, 22.452B"""
    place = slot(side, number)
    op.told[place] = facts_of(op, side, number)
    seen = bits(op.told[place])
    diary.tell(
        op,
        "group-found",
        "22.452B",
        {
            "seat": diary.seat_fact(side),
            "number": number,
            "results": op.found[place],
            "small": seen & SMALL,
            "slow": 1 if seen & SLOW else 0,
            "cargo": 1 if seen & CARGO else 0,
            "carriers": seen // CARRIERS,
        },
    )
