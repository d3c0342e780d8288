"""What the sides have won: duties done, and the enemy's ships sunk or damaged."""

from wardroom.games.worldatwar.operation import Operation


def scores(op: Operation) -> list[int]:
    """22.72 decides battles; the operation is decided by the scenario's points."""
    points = [op.points[0] + op.scenario.handicap[0], op.points[1] + op.scenario.handicap[1]]
    for unit in range(len(op.hits)):
        size, enemy = op.roster.size[unit], 1 - op.roster.side[unit]
        if op.is_sunk(unit):
            points[enemy] += size * op.scenario.sunk_points
        elif op.is_damaged(unit) and op.hits[unit] != op.scenario.hits[unit]:
            points[enemy] += size * op.scenario.damaged_points
    return points
