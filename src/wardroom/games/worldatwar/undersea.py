"""22.913 Patrols of submarines: who of them may intercept, and how they take up their post again."""

from wardroom.games.worldatwar import under_way as now
from wardroom.games.worldatwar.operation import Operation
from wardroom.games.worldatwar.voyages import forces_of, is_submarine_voyage, submarines_of


def on_watch(op: Operation, unit: int) -> bool:
    """22.916A A submarine on a defensive patrol that nothing keeps busy."""
    if op.force[unit] == 0:
        return False
    force = op.forces[op.force[unit] - 1]
    voyage = op.voyages[force.voyage]
    if force.gone or not voyage.patrol or voyage.status != now.SAILING or voyage.target >= 0:
        return False
    return not op.scenario.duties[voyage.duty].offensive


def free_submarines(op: Operation, seat: int) -> list[int]:
    """22.114, 22.911, 22.915: submarines in port or on watch that have not attacked and are not under way."""
    found: list[int] = []
    for unit in submarines_of(op, seat):
        if op.torpedoed[unit] or op.is_reserved(unit):
            continue
        if on_watch(op, unit):
            found.append(unit)
        elif op.force[unit] == 0:
            # 22.11B
            port = op.scenario.bases[op.berth[unit]]
            if port.may_intercept and port.operational:
                found.append(unit)
    return found


def lies_in(op: Operation, unit: int) -> int:
    """The hex from which a free submarine sets out."""
    if op.force[unit] == 0:
        return op.scenario.bases[op.berth[unit]].at
    return op.voyages[op.forces[op.force[unit] - 1].voyage].hex()


def leave_patrol(op: Operation, unit: int) -> int:
    """22.915 One factor parts from its patrol; gives the duty it had there, now.UNTOLD in port."""
    if op.force[unit] == 0:
        return now.UNTOLD
    f = op.force[unit] - 1
    op.force[unit] = 0
    if not op.members(f):
        op.forces[f].gone = 1
    return op.voyages[op.forces[f].voyage].duty


def has_fought(op: Operation, number: int) -> bool:
    """Whether a submarine of a voyage has attacked, or has let its chance pass (22.92)."""
    for f in forces_of(op, number):
        if op.forces[f].fought and not op.voyages[number].patrol:
            return True
        if any(op.torpedoed[unit] for unit in op.members(f)):
            return True
    return False


def back_to_post(op: Operation, number: int, beaten: bool) -> bool:
    """22.81B, 22.92, 22.163E, 22.916B: patrols take up their post again, unless beaten, or after an attack.

    Who has left his post to intercept is back with the next phase (22.14A, 22.116).
    """
    voyage = op.voyages[number]
    if voyage.duty < 0 or not forces_of(op, number):
        return False
    if is_submarine_voyage(op, number):
        if has_fought(op, number):
            return False
    elif voyage.patrol or voyage.level == now.ACTIVITY or beaten:
        return False
    if voyage.patrol:
        voyage.status = now.SAILING
        voyage.seek_nobody()
    else:
        voyage.status = now.FAILED
    return True


def resume_patrol(op: Operation, number: int) -> bool:
    """22.24A, 22.116: with a new phase an interception from a patrol hex is a patrol again."""
    voyage = op.voyages[number]
    if voyage.duty < 0 or voyage.level == now.ACTIVITY or not forces_of(op, number):
        return False
    voyage.set_course([voyage.path[0]])
    voyage.level = now.ACTIVITY
    voyage.patrol = 1
    voyage.status = now.SAILING
    voyage.seek_nobody()
    for f in forces_of(op, number):
        op.forces[f].fought = 0
    return True
