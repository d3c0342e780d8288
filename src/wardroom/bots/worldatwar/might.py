"""What fleets can do to each other: hits a round, hulls to bear them, and points to lose."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from wardroom.bots.worldatwar.weights import Weights
from wardroom.games.worldatwar.flights import can_strike
from wardroom.games.worldatwar.operation import LOST, READY, Operation
from wardroom.games.worldatwar.scenario import NOWHERE
from wardroom.games.worldatwar.tables import LEAST_ROLL, TWO_DICE, fleet_hits
from wardroom.games.worldatwar.units import CAPITAL, CARRIER, ESCORT_CARRIER, SUBMARINE, TRANSPORT

# A fleet's fire is read in the row of a middling salvo.
SALVO = 8


@cache
def gunnery(modifier: int) -> float:
    """Hits of a factor a round."""
    total = sum(
        chance * fleet_hits(SALVO, index + LEAST_ROLL + modifier) for index, chance in enumerate(TWO_DICE)
    )
    return total / 36 / SALVO


@dataclass(frozen=True)
class Might:
    """What ships and the squadrons with them amount to."""

    guns: float = 0.0
    lights: float = 0.0
    hulls: float = 0.0
    squadrons: float = 0.0
    points: float = 0.0
    # Factors times their Naval Nationality DRM.
    skill: float = 0.0
    burdened: bool = False
    # Factors of fast carriers, which can keep away from gunfire with what sails with them.
    decks: float = 0.0

    def __add__(self, other: Might) -> Might:
        return Might(
            self.guns + other.guns,
            self.lights + other.lights,
            self.hulls + other.hulls,
            self.squadrons + other.squadrons,
            self.points + other.points,
            self.skill + other.skill,
            self.burdened or other.burdened,
            self.decks + other.decks,
        )

    def times(self, share: float) -> Might:
        return Might(
            self.guns * share,
            self.lights * share,
            self.hulls * share,
            self.squadrons * share,
            self.points * share,
            self.skill * share,
            self.burdened,
            self.decks * share,
        )

    def factors(self) -> float:
        return self.guns + self.lights

    def drm(self) -> float:
        return self.skill / self.factors() if self.factors() > 0 else 0.0

    def aloof(self) -> bool:
        """22.42 Whether it is carriers that count: they stay distant and fight with squadrons."""
        return 3 * self.decks > self.factors()

    def blows(self, other: Might, w: Weights) -> float:
        """Hits a round on the other."""
        modifier = self.drm() - other.drm() - self.burdened + other.burdened
        # 22.54 Capital ships fire first, and light ships get at them only when there are many.
        firing = self.guns + self.lights * (w.light if other.guns > 0 else 1.0)
        if other.aloof() or self.aloof():
            firing *= w.distant
        hits = firing * gunnery(max(-4, min(4, round(modifier))))
        return hits + self.squadrons * w.bombs * w.found


NOTHING = Might()


def might(op: Operation, units: list[int], h: int = NOWHERE, side: int = -1, air: bool = True) -> Might:
    """What ships are worth in a battle in a hex, with the squadrons of `side` that reach it from land."""
    flat = guns = lights = hulls = points = skill = 0.0
    burdened = False
    decks: set[int] = set()
    roster = op.roster
    for unit in units:
        kind, size = roster.kind[unit], roster.size[unit]
        if kind == SUBMARINE:
            continue
        left = size - op.hits[unit]
        hulls += left
        points += size * op.scenario.sunk_points
        if op.laden[unit] == 1:
            burdened = True
        if op.is_damaged(unit):
            points -= size * op.scenario.damaged_points
            continue
        if kind == CARRIER or kind == ESCORT_CARRIER:
            decks.add(unit)
            flat += size
        elif kind != TRANSPORT and op.laden[unit] != 1:
            if kind == CAPITAL:
                guns += size
            else:
                lights += size
            skill += size * roster.drm[unit]
    squadrons = 0
    if decks:
        for wing, deck in enumerate(op.wing_on):
            if deck in decks and op.wing_state[wing] != LOST:
                squadrons += 1
    if side >= 0 and h != NOWHERE and air:
        squadrons += land_strikers(op, side, h)
    return Might(guns, lights, hulls, float(squadrons), points, skill, burdened, flat)


def land_strikers(op: Operation, side: int, h: int) -> int:
    """Squadrons on land that can strike ships in a hex."""
    found = 0
    near: dict[int, bool] = {}
    for wing, deck in enumerate(op.wing_on):
        if deck >= 0 or op.wings.side[wing] != side or op.wing_state[wing] != READY:
            continue
        if can_strike(op.wings.kind[wing]):
            if deck not in near:
                base = op.scenario.bases[-1 - deck]
                reach = op.scenario.chart.distance(base.at, h) <= op.scenario.air_range
                near[deck] = base.operational and reach and h not in op.scenario.boxes
            found += near[deck]
    return found


@dataclass(frozen=True)
class Forecast:
    """The chance to win a battle, and the points it brings if it is won or lost, without what is at stake."""

    chance: float
    won: float
    lost: float


def forecast(mine: Might, theirs: Might, w: Weights) -> Forecast:
    """Both strike for some rounds; the stronger wins more often, and more cheaply."""
    if theirs.hulls <= 0:
        return Forecast(1.0, 0.0, 0.0)
    if mine.hulls <= 0:
        return Forecast(0.0, 0.0, 0.0)
    given, taken = mine.blows(theirs, w), theirs.blows(mine, w)
    ours, other = given * mine.hulls, taken * theirs.hulls
    if ours <= 0 and other <= 0:
        return Forecast(0.5, 0.0, 0.0)
    ratio = other / ours if ours > 0 else 1e9
    chance = 1 / (1 + ratio ** (w.edge / 2)) if ratio < 1e6 else 0.0
    gain = min(1.0, given * w.rounds / theirs.hulls) * theirs.points
    loss = min(1.0, taken * w.rounds / mine.hulls) * mine.points
    return Forecast(
        chance, min(theirs.points, 1.3 * gain) - 0.8 * loss, 0.7 * gain - min(mine.points, 1.2 * loss)
    )
