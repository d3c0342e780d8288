"""What air strikes, fleet combat and submarine attacks share: who is where, and what losses bring."""

from wardroom.core.state import ALLOWED, NOT_ASKED
from wardroom.core.vocabulary import Fact
from wardroom.games.worldatwar import diary, events, operation
from wardroom.games.worldatwar import refusals as no
from wardroom.games.worldatwar import under_way as now
from wardroom.games.worldatwar.actions import NUMBER, SHIP, is_number, is_ship
from wardroom.games.worldatwar.force import Force
from wardroom.games.worldatwar.gunnery import Lights, lights_of
from wardroom.games.worldatwar.operation import Operation, slot
from wardroom.games.worldatwar.scenario import SEA_SUPPLY
from wardroom.games.worldatwar.search import facts_of
from wardroom.games.worldatwar.units import DESTROYER, SUBMARINE, TRANSPORT


def present_groups(op: Operation, side: int) -> list[int]:
    """Numbers of a side's combat groups on the Naval Combat Chart, ascending."""
    return [n for n in range(1, operation.MOST_NUMBERS + 1) if op.on_chart[slot(side, n)]]


def groups_there(op: Operation, side: int) -> list[int]:
    """The numbers of a side's combat groups in the battle, ascending; everybody sees them (22.423B).

    A group of which everybody has seen the last ship go down is there no more.
    """
    present = present_groups(op, side)
    return [n for n in present if not op.revealed[slot(side, n)] or op.group_units(side, n)]


def results_left(op: Operation, side: int, number: int) -> int:
    """22.452C How often a group of `side` may still be attacked for the search results against it."""
    return op.found[slot(side, number)] - op.spent[slot(side, number)]


def in_line(op: Operation, side: int, number: int) -> list[int]:
    """The surface ships of a group that can take part in what comes: afloat, and not leaving (22.524A)."""
    found: list[int] = []
    for unit in op.group_units(side, number):
        if not op.leaving[unit] and op.roster.kind[unit] != SUBMARINE:
            found.append(unit)
    return found


def group_is_fast(op: Operation, side: int, number: int, without_damaged: bool) -> bool:
    """22.422, 22.524: no slow ship and no cargo; a damaged ship is slow unless it is left behind."""
    if op.hindered[slot(side, number)]:
        return False
    for unit in in_line(op, side, number):
        if op.is_damaged(unit):
            if not without_damaged:
                return False
        elif not op.roster.fast[unit]:
            return False
    return True


def undamaged(op: Operation, side: int, number: int) -> list[int]:
    """22.524C The ships that cannot leave a group during a round."""
    return [unit for unit in in_line(op, side, number) if not op.is_damaged(unit)]


# -- losses --------------------------------------------------------------------------------------------------


def hit_named(op: Operation, unit: int, hits: int, rule: str) -> None:
    """22.55 Hits on a named ship."""
    before = op.hits[unit]
    size = op.roster.size[unit]
    op.hits[unit] = min(before + hits, size)
    note_loss(op, unit, before, rule)


def note_loss(op: Operation, unit: int, before: int, rule: str) -> None:
    """22.61A Count what a ship's new hits mean for the round, and tell it."""
    size = op.roster.size[unit]
    side = op.roster.side[unit]
    after = op.hits[unit]
    facts: dict[str, Fact] = {"ship": diary.ship_fact(op, unit), "seat": diary.seat_fact(side)}
    if after >= size > before:
        op.lost_factors[side] += size
        if op.hurt[side] >> unit & 1:
            # Who is sunk in the round in which he was damaged is not counted twice.
            op.hurt[side] &= ~(1 << unit)
            op.damaged_factors[side] -= size
        diary.tell(op, events.SHIP_SUNK, rule, facts)
    elif size >= 2 and after == size - 1 > before:
        op.damaged_factors[side] += size
        op.hurt[side] |= 1 << unit
        diary.tell(op, events.SHIP_DAMAGED, rule, facts)


def sink_with_ships(op: Operation) -> None:
    """22.463A All squadrons have landed by now, and go down with a carrier that is sunk."""
    for wing in range(len(op.wing_on)):
        deck = op.wing_on[wing]
        if deck >= 0 and op.wing_state[wing] != operation.LOST and op.is_sunk(deck):
            op.wing_state[wing] = operation.LOST


def light_ships(op: Operation, side: int, number: int) -> Lights:
    """22.55 The light ships of a group as one target, screened or not."""
    return lights_of(op.roster, op.hits, in_line(op, side, number))


def hit_cruisers(op: Operation, lights: Lights, owed: int, hits: int, rule: str) -> tuple[int, int]:
    """22.55 Hits on light ships: cruisers suffer at once.

    Gives the one-factor ships to be sunk, and what is owed afterwards.
    """
    gone, fresh, lost, owed = lights.losses(owed, hits)
    line = lights.hurt + lights.cruisers
    for place in range(min(gone + max(len(lights.hurt) - gone, 0) + fresh, len(line))):
        unit = line[place]
        before = op.hits[unit]
        op.hits[unit] = 2 if place < gone else 1
        note_loss(op, unit, before, rule)
    return lost, owed


def same_kind_first(op: Operation, units: list[int], label: int) -> int:
    """The lowest numbered of equal ships."""
    for unit in units:
        if op.label(unit) == label:
            return unit
    return -1


def ships_in(op: Operation, forces: list[int]) -> list[int]:
    """The ships of several forces, one force after the other."""
    found: list[int] = []
    for f in forces:
        found += op.members(f)
    return found


def number_forbids(action: int, least: int, most: int) -> int:
    """A question for a number: fewer are no answer, more are too many."""
    if not is_number(action) or action - NUMBER < least:
        return NOT_ASKED
    return ALLOWED if action - NUMBER <= most else no.TOO_MANY


def pointed_at(op: Operation, units: list[int], action: int) -> int:
    """The ship among units that an answer names, or -1."""
    return same_kind_first(op, units, action - SHIP) if is_ship(action) else -1


def answers_of(op: Operation, units: list[int]) -> list[int]:
    """The answers that name one of them, one for all equal ships."""
    return [SHIP + label for label in labels_of(op, units)]


def labels_of(op: Operation, units: list[int]) -> list[int]:
    """The different labels of units, ascending."""
    return sorted({op.label(unit) for unit in units})


def count_label(op: Operation, units: list[int], label: int) -> int:
    return len([unit for unit in units if op.label(unit) == label])


def settle_cargo(op: Operation, side: int, number: int) -> None:
    """22.82A-B Cargo beyond what the destroyers and transports of its own group can still carry is lost."""
    for place in range(len(op.forces)):
        force = op.forces[place]
        if force.side == side and force.number == number and force.cargo > 0:
            room = len([unit for unit in op.members(place) if op.laden[unit]])
            if room < force.cargo:
                facts: dict[str, Fact] = {"seat": diary.seat_fact(side), "units": force.cargo - room}
                diary.tell(op, events.CARGO_LOST, "22.82A", facts)
                force.cargo = room
                unburden(op, side, number)


def unburden(op: Operation, side: int, number: int) -> None:
    """22.422B, 22.427: a group is free again without cargo, and without anybody who protects supply."""
    place = slot(side, number)
    if not op.hindered[place]:
        return
    for unit in op.group_units(side, number):
        if op.laden[unit]:
            return
    for f in forces_in(op, side, number):
        if is_hindered(op, op.forces[f]) and op.members(f):
            return
    op.hindered[place] = 0
    if op.told[place]:
        op.told[place] = facts_of(op, side, number)


def forces_in(op: Operation, side: int, number: int) -> list[int]:
    """The forces that make up a combat group."""
    return [f for f, own in enumerate(op.forces) if own.side == side and own.number == number and own.present]


def is_hindered(op: Operation, force: Force) -> bool:
    """22.427 It carries cargo, or is on its way to protect sea supply, with whatever ships."""
    return force.cargo > 0 or (on_supply(op, force) and op.voyages[force.voyage].status != now.RETURNING)


def on_supply(op: Operation, force: Force) -> bool:
    """22.552B Its activity is sea supply, also on the way home."""
    if force.voyage >= len(op.voyages):
        return False
    voyage = op.voyages[force.voyage]
    if voyage.level != now.ACTIVITY or voyage.duty < 0:
        return False
    return op.scenario.duties[voyage.duty].activity == SEA_SUPPLY


def burdened(op: Operation, side: int, number: int) -> bool:
    """22.552B A group with cargo or on supply, or with ships on their way home from either."""
    if op.hindered[slot(side, number)]:
        return True
    if side == op.intercepting and op.battle_hex in op.scenario.boxes:
        # Who stops raiders in a box keeps them from the transports there.
        return True
    for f in forces_in(op, side, number):
        if on_supply(op, op.forces[f]) and op.members(f):
            return True
        if op.forces[f].landed and has_boats(op, f):
            return True
    return False


def burdened_for_torpedoes(op: Operation, side: int, number: int) -> bool:
    """22.9417B Any force of it has cargo, or destroyers or transports on supply or home from either."""
    for f in forces_in(op, side, number):
        own = op.forces[f]
        if own.cargo > 0 or ((own.landed or on_supply(op, own)) and has_boats(op, f)):
            return True
    return False


def has_boats(op: Operation, f: int) -> bool:
    """Whether a force has destroyers or transports afloat."""
    return any(op.roster.kind[unit] in (DESTROYER, TRANSPORT) for unit in op.members(f))
