"""What a seat may know, built up field by field."""

from wardroom.core.state import SPECTATOR, UNKNOWN
from wardroom.games.worldatwar.flight_views import seen_flights
from wardroom.games.worldatwar.holding import may_hold_back
from wardroom.games.worldatwar.operation import (
    BARED,
    IN_ACTION,
    LAUNCHED,
    MOST_NUMBERS,
    SPARED,
    Operation,
    slot,
)


def is_open(op: Operation, seat: int, unit: int) -> bool:
    """Whether the seat knows where a ship is: its own, and what everybody knows."""
    return op.roster.side[unit] == seat or op.is_open(unit)


def observed(op: Operation, seat: int) -> Operation:
    """What the seat, or a spectator, may know."""
    if not SPECTATOR <= seat < op.seats:
        raise ValueError(f"there is no seat {seat}")
    view = op.fresh()
    op.copy_public(view)
    view.observer = seat
    for unit in range(len(op.force)):
        if is_open(op, seat, unit):
            view.force[unit] = op.force[unit]
            view.group[unit] = op.group[unit]
            view.laden[unit] = op.laden[unit]
            view.leaving[unit] = op.leaving[unit]
            view.restrained[unit] = op.restrained[unit]
        else:
            view.force[unit] = UNKNOWN
            view.group[unit] = UNKNOWN
            view.laden[unit] = UNKNOWN
            view.leaving[unit] = UNKNOWN
            view.restrained[unit] = LAUNCHED if op.restrained[unit] == LAUNCHED else IN_ACTION
        if op.roster.side[unit] == seat:
            view.withheld[unit] = op.withheld[unit]
            view.spared[unit] = op.spared[unit]
        else:
            # 22.26D Who is held back is the owner's secret, as screening is, also of ships that are known.
            view.withheld[unit] = UNKNOWN if maybe_withheld(view, unit) else op.withheld[unit]
            view.spared[unit] = seen_spared(view, unit)
    for f, force in enumerate(view.forces):
        # 22.423B Which group is which stays on the owner's status board.
        if force.side != seat and not force.shown and force.present:
            force.number = UNKNOWN
        if force.side != seat:
            force.fought = seen_fought(view, f)
    for side in range(2):
        for number in range(1, MOST_NUMBERS + 1):
            place = slot(side, number)
            if side != seat and op.on_chart[place] and not op.revealed[place] and not op.told[place]:
                view.hindered[place] = UNKNOWN
    seen_flights(op, view, seat)
    view.stack = [step.observe(op, seat) for step in op.stack]
    return view


def maybe_withheld(view: Operation, unit: int) -> bool:
    """22.26D Whether nobody but the owner can say if a ship takes part in the round."""
    side = view.roster.side[unit]
    if view.holder != side:
        return False
    if view.force[unit] == UNKNOWN:
        return True
    if view.group[unit] <= 0 or not may_hold_back(view, view.force[unit] - 1):
        return False
    return not view.opened[slot(side, view.group[unit])] & BARED


def seen_spared(view: Operation, unit: int) -> int:
    """22.26D Whether a ship has been held back all along, as far as others can say."""
    if view.force[unit] != UNKNOWN:
        seen = view.restrained[unit]
        return 0 if seen == IN_ACTION else 1 if seen == SPARED else UNKNOWN
    for force in view.forces:
        if force.side == view.roster.side[unit] and force.restraint and not force.shown and not force.gone:
            return UNKNOWN
    return 0


def seen_fought(view: Operation, f: int) -> int:
    """22.26 Whether a force has been in action, as far as others can say."""
    force = view.forces[f]
    if force.restraint == IN_ACTION or force.restraint == LAUNCHED:
        return force.fought
    if not force.shown:
        return UNKNOWN
    certain = True
    for unit in range(len(view.force)):
        if view.force[unit] == f + 1:
            if view.restrained[unit] == IN_ACTION:
                return 1
            certain = certain and view.restrained[unit] == SPARED
    return 0 if certain else UNKNOWN
