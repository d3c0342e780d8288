"""What is at stake: the points as they stand, those still to be won, and the chance to win the operation."""

from math import exp

from wardroom.bots.worldatwar.might import Forecast
from wardroom.bots.worldatwar.weights import Weights
from wardroom.games.worldatwar.battle import NavalBattle
from wardroom.games.worldatwar.ending import scores
from wardroom.games.worldatwar.interception import forces_of
from wardroom.games.worldatwar.operation import ACTIVITY, ANNOUNCED, SAILING, Operation


def stake(op: Operation, voyage: int) -> float:
    """The points that a voyage brings when it does what it set out for."""
    own = op.voyages[voyage]
    if own.level != ACTIVITY or own.duty < 0 or own.patrol or own.status not in (ANNOUNCED, SAILING):
        return 0.0
    duty = op.scenario.duties[own.duty]
    cargo = sum(op.forces[f].cargo for f in forces_of(op, voyage))
    if duty.carries() and cargo == 0:
        return 0.0
    return float(duty.points + duty.cargo_points * cargo)


def root(op: Operation, voyage: int) -> int:
    """The activity about which there is all this intercepting."""
    while op.voyages[voyage].target >= 0:
        voyage = op.voyages[voyage].target
    return voyage


def fought_about(op: Operation) -> list[int]:
    """The activities that the battle decides; none if it is fought about interceptors."""
    for step in op.stack:
        if isinstance(step, NavalBattle):
            about = root(op, step.about)
            return [about] + [v for v in step.voyages if v != about and op.voyages[v].level == ACTIVITY]
    return []


class Standing:
    """Where a side stands, apart from some voyages that are about to be decided."""

    def __init__(self, op: Operation, seat: int, deciding: list[int], w: Weights) -> None:
        points = scores(op)
        self.lead = float(points[seat] - points[1 - seat])
        # A tie goes to one of the sides.
        self.lead += 0.5 if op.scenario.tie == seat else -0.5
        self.stake = 0.0
        open_points = 0.0
        begun = {voyage.duty for voyage in op.voyages if voyage.duty >= 0}
        for voyage in range(len(op.voyages)):
            value = stake(op, voyage)
            if value <= 0:
                continue
            mine = op.voyages[voyage].side == seat
            if voyage in deciding:
                self.stake += value
                self.lead -= 0.0 if mine else value
            else:
                open_points += value
                self.lead += w.hope * (value if mine else -value)
        for place, duty in enumerate(op.scenario.duties):
            if duty.phase >= op.phase and place not in begun:
                value = duty.points + duty.cargo_points * duty.cargo
                open_points += value
                self.lead += w.hope * (value if op.scenario.phases[duty.phase] == seat else -value)
        self.doubt = w.doubt + 0.3 * open_points

    def hope(self, points: float) -> float:
        """The chance to win the operation with so many points more."""
        return 1 / (1 + exp(-max(-40.0, min(40.0, (self.lead + points) * 1.6 / self.doubt))))

    def fight(self, seen: Forecast) -> float:
        """The same, if a battle decides who gets what is at stake."""
        return seen.chance * self.hope(self.stake + seen.won) + (1 - seen.chance) * self.hope(seen.lost)
