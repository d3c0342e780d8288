"""22.11-22.13 Voyages: the forces that sail together, what they carry, and which of them can be met."""

from wardroom.games.worldatwar.operation import Operation
from wardroom.games.worldatwar.under_way import ACTIVITY, RETURNING, Voyage
from wardroom.games.worldatwar.units import SUBMARINE


def forces_of(op: Operation, voyage: int) -> list[int]:
    """The forces that sail together."""
    return [f for f, force in enumerate(op.forces) if force.voyage == voyage and not force.gone]


def has_ships(op: Operation, voyage: int) -> bool:
    """Whether anybody is left of it; of a force that is hidden nothing was sunk."""
    return any(not op.forces[force].shown or op.members(force) for force in forces_of(op, voyage))


def is_submarine_voyage(op: Operation, voyage: int) -> bool:
    for unit in range(len(op.force)):
        if op.force[unit] > 0 and op.roster.kind[unit] == SUBMARINE:
            if op.forces[op.force[unit] - 1].voyage == voyage:
                return True
    return False


def submarines_of(op: Operation, side: int) -> list[int]:
    """Those that are afloat."""
    kind, sides = op.roster.kind, op.roster.side
    return [u for u in range(len(kind)) if kind[u] == SUBMARINE and sides[u] == side and not op.is_sunk(u)]


def carries_cargo(op: Operation, voyage: Voyage) -> bool:
    """22.22A An activity that carries cargo, also on its way home."""
    return voyage.level == ACTIVITY and voyage.duty >= 0 and op.scenario.duties[voyage.duty].carries()


def immune(op: Operation, voyage: Voyage) -> bool:
    """22.11A Voyages that the scenario keeps safe, as raiders from Bergen or ships bound for a box."""
    return voyage.duty >= 0 and op.scenario.duties[voyage.duty].immune


def stays(op: Operation, voyage: Voyage) -> bool:
    """A base change or a raid ends where it leads."""
    return voyage.duty >= 0 and op.scenario.duties[voyage.duty].stays


def first_place(voyage: Voyage) -> int:
    """22.12B Ships that are at sea already cannot be met in the hex they start from."""
    return 1 if voyage.status == RETURNING or voyage.patrol else 0


def left_station(op: Operation, number: int) -> bool:
    """22.12B Whether an interception was begun at sea, by ships on patrol."""
    voyage = op.voyages[number]
    if voyage.level == ACTIVITY:
        return False
    start = voyage.path[0]
    return any(op.scenario.bases[op.forces[f].base].at != start for f in forces_of(op, number))
