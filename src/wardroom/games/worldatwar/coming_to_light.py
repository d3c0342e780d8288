"""22.423B, 22.26D, 22.451D What comes to light of combat groups, and what stays known of them."""

from wardroom.core.vocabulary import Fact
from wardroom.games.worldatwar import diary, events
from wardroom.games.worldatwar.force import IN_ACTION, LAUNCHED, SPARED_BEFORE
from wardroom.games.worldatwar.operation import COVER, QUEST, SEARCHING_FACTORS, Operation, slot

# -- groups and forces ----------------


def reveal_group(op: Operation, side: int, number: int) -> None:
    """22.423B A group that is attacked lies open, with all forces in it."""
    place = slot(side, number)
    if op.revealed[place]:
        return
    op.irrevocable += 1
    op.revealed[place] = 1
    count_out(op, side, number)
    for f, force in enumerate(op.forces):
        if force.side == side and force.number == number and force.present and not force.shown:
            show_force(op, f)
    if op.log is not None:
        ships = diary.ships_fact(op, op.group_units(side, number))
        facts: dict[str, Fact] = {"seat": diary.seat_fact(side), "number": number, "ships": ships}
        diary.tell(op, events.GROUP_REVEALED, "22.423B", facts)


def show_force(op: Operation, f: int) -> None:
    """Its ships lie open from now on."""
    force = op.forces[f]
    # Of equal ships the first ones are shown: the hidden ones change places with them.
    for unit in range(len(op.force)):
        if op.force[unit] == f + 1:
            put_first(op, unit)
    force.shown = 1
    for unit in range(len(op.force)):
        if op.force[unit] == f + 1:
            seen = op.restrained[unit]
            op.restrained[unit] = IN_ACTION if seen == LAUNCHED else min(force.restraint, SPARED_BEFORE)
            op.sighted[unit] = 0


def depart(op: Operation, side: int, number: int) -> None:
    """A group is in the battle no more; what was found out about it stays with its forces."""
    place = slot(side, number)
    op.on_chart[place] = 0
    if op.revealed[place]:
        return
    bits = op.group_bits(side, number)
    if op.told[place] and bits:
        op.clues = [*op.clues, op.told[place], bits]
    forget_dice(op, side, number)


def renumber(op: Operation, side: int, old: int, new: int) -> None:
    """22.523E A group that evades takes a higher number, and what is known of it goes with it."""
    for unit in range(len(op.group)):
        if op.roster.side[unit] == side and op.group[unit] == old:
            op.group[unit] = new
    for force in op.forces:
        if force.side == side and force.present and force.number == old:
            force.number = new
    for wing in range(len(op.wing_aim)):
        if op.wings.side[wing] == side and op.wing_task[wing] == COVER and op.wing_aim[wing] == old:
            op.wing_aim[wing] = new
    here, there = slot(side, old), slot(side, new)
    for column in (
        op.found,
        op.spent,
        op.attacked,
        op.hindered,
        op.evaded,
        op.revealed,
        op.told,
        op.on_chart,
        op.opened,
    ):
        column[there] = column[here]
        column[here] = 0
    for place in range(0, len(op.searches), QUEST):
        if op.searches[place] == side and op.searches[place + 3] >> old & 1:
            op.searches[place + 3] += (1 << new) - (1 << old)


# -- carriers that are seen to launch ----------------


def sight(op: Operation, unit: int, launched: bool) -> None:
    """Squadrons of a carrier are seen at work: it is in the battle."""
    if launched:
        engage(op, unit)
    if op.force[unit] == 0 or op.forces[op.force[unit] - 1].shown:
        if launched:
            op.restrained[unit] = IN_ACTION
        return
    bits = hidden_bits(op, op.roster.side[unit])
    op.sighted[unit] = op.sighted[unit] & bits if op.sighted[unit] else bits
    if launched:
        op.restrained[unit] = LAUNCHED


def engage(op: Operation, unit: int) -> None:
    """22.26D A carrier that launches has engaged in combat, even if it was held back."""
    if op.withheld[unit] and op.force[unit] > 0:
        op.withheld[unit] = 0
        op.spared[unit] = 0
        op.forces[op.force[unit] - 1].fought = 1


def hidden_bits(op: Operation, side: int) -> int:
    """The forces of a side in the battle that nobody else has seen."""
    bits = 0
    for f, force in enumerate(op.forces):
        if force.side == side and force.present and not force.shown:
            bits |= 1 << f
    return bits


# -- ships that look alike ----------------


def put_first(op: Operation, unit: int) -> int:
    """A hidden ship changes places with the first that others cannot tell from it; gives that one."""
    for other in range(unit):
        if is_twin(op, unit, other) and op.force[other] != op.force[unit]:
            change_places(op, unit, other)
            return other
    return unit


def is_twin(op: Operation, unit: int, other: int) -> bool:
    """Whether nobody but the owner can tell two ships apart."""
    if op.is_reserved(other):
        return False
    hidden = op.force[other] == 0 or not op.forces[op.force[other] - 1].shown
    return (
        hidden
        and op.label(unit) == op.label(other)
        and op.berth[unit] == op.berth[other]
        and op.hits[unit] == op.hits[other]
        and op.roster.drm[unit] == op.roster.drm[other]
    )


def change_places(op: Operation, unit: int, other: int) -> None:
    for column in (op.force, op.group, op.laden, op.withheld, op.spared, op.leaving):
        column[unit], column[other] = column[other], column[unit]


# -- dice of searches ----------------


def quests(op: Operation) -> list[list[int]]:
    """The entries of `searches`."""
    return [op.searches[place : place + QUEST] for place in range(0, len(op.searches), QUEST)]


def count_out(op: Operation, side: int, number: int) -> None:
    """22.451D Of a group that is about to be shown everybody knows which dice were its own."""
    bit = 1 << number
    kept: list[int] = []
    for quest in quests(op):
        if quest[0] == side and quest[3] & bit:
            units = op.group_units(side, number)
            quest[2] -= die_of(op, units, number <= quest[1], quest[4])
            quest[3] &= ~bit
        if quest[3]:
            kept += quest
    op.searches = kept


def forget_dice(op: Operation, side: int, number: int) -> None:
    """Nobody can say any more which dice of earlier searches were whose."""
    kept: list[int] = []
    for quest in quests(op):
        if quest[0] != side or not quest[3] >> number & 1:
            kept += quest
    op.searches = kept


def die_of(op: Operation, units: list[int], active: bool, operational: int) -> int:
    """22.428A, 22.428B: large active groups, distant ones with a fully operational carrier."""
    if active:
        undamaged = [unit for unit in units if not op.is_damaged(unit)]
        return 1 if op.factors(undamaged) >= SEARCHING_FACTORS else 0
    return 1 if any(operational >> unit & 1 for unit in units) else 0


def operational_bits(op: Operation, side: int) -> int:
    bits = 0
    for unit in range(len(op.force)):
        if op.roster.side[unit] == side and op.fully_operational(unit):
            bits |= 1 << unit
    return bits


def searching_decks(op: Operation, side: int) -> int:
    """22.451D Carriers that were fully operational when the round began."""
    return operational_bits(op, side) | op.thinned[side]
