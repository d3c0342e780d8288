"""What is at stake: the points as they stand, those still to be won, and the chance to win the operation."""

from math import exp

from wardroom.bots.worldatwar.might import Forecast
from wardroom.bots.worldatwar.weights import Weights
from wardroom.games.worldatwar.battle import NavalBattle
from wardroom.games.worldatwar.campaign import Announce
from wardroom.games.worldatwar.company import interceptors
from wardroom.games.worldatwar.ending import scores
from wardroom.games.worldatwar.operation import Operation
from wardroom.games.worldatwar.passage import Passage
from wardroom.games.worldatwar.sortie import Resolve
from wardroom.games.worldatwar.under_way import ACTIVITY, ANNOUNCED, SAILING
from wardroom.games.worldatwar.voyages import forces_of


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


def hunted(op: Operation, voyage: int) -> bool:
    """Whether somebody has set out for a voyage, or means to."""
    return interceptors(op, voyage) != [] or any(
        other.target == voyage and other.status == ANNOUNCED for other in op.voyages
    )


class Standing:
    """Where a side stands, apart from some voyages that are about to be decided."""

    def __init__(self, op: Operation, seat: int, deciding: list[int], w: Weights) -> None:
        points = scores(op)
        self.lead = float(points[seat] - points[1 - seat])
        # A tie goes to one of the sides.
        self.lead += 0.5 if op.scenario.tie == seat else -0.5
        self.stake = 0.0
        open_points = 0.0
        # 22.164 Once interceptions are resolved, who has not been met will come through.
        met = any(isinstance(step, (Resolve, Passage)) for step in op.stack)
        announcing = any(isinstance(step, Announce) for step in op.stack)
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
                hope = w.hope
                if not hunted(op, voyage):
                    hope = 1.0 if met else w.unmet
                open_points += value if hope < 1 else 0.0
                self.lead += hope * (value if mine else -value)
        for place, duty in enumerate(op.scenario.duties):
            if place not in begun and (duty.phase > op.phase or (duty.phase == op.phase and announcing)):
                value = duty.points + duty.cargo_points * duty.cargo
                open_points += value
                self.lead += w.hope * (value if op.scenario.phases[duty.phase] == seat else -value)
        self.calm = w.calm + 0.3 * open_points
        self.doubt = w.doubt + 0.3 * open_points

    def hope(self, points: float) -> float:
        """The chance to win the operation with so many points more."""
        return likely((self.lead + points) / self.calm)

    def matters(self, value: float, w: Weights) -> float:
        """What it changes whether the enemy carries out a later duty of so many points."""
        calm = max(w.calm, self.calm - 0.3 * value)
        stopped = self.lead + w.hope * value
        return likely(stopped / calm) - likely((stopped - value) / calm)

    def fight(self, seen: Forecast) -> float:
        """The same, if a battle decides who gets what is at stake; what it costs is less certain."""
        won = likely((self.lead + self.stake + seen.won) / self.doubt)
        lost = likely((self.lead + seen.lost) / self.doubt)
        return seen.chance * won + (1 - seen.chance) * lost


def likely(lead: float) -> float:
    return 1 / (1 + exp(-max(-40.0, min(40.0, 1.6 * lead))))
