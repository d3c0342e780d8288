"""What ships are worth in their condition, and how the players stand. Worths are points of the round."""

from wardroom.bots.coldwar.weights import Weights
from wardroom.games.coldwar.battle import CRIPPLED, Battle
from wardroom.games.coldwar.catalogue import Ship

CERTAIN = 1.0
FACES = 6.0


def condition(w: Weights, ship: Ship, hurt: int, crippled: bool, gain: float, loss: float) -> float:
    """What an enemy has out of a ship in this condition: nothing of a whole one, everything of a sunk one.

    `gain` is the worth of a point to whoever sinks her, `loss` that of a point her owner loses.
    """
    points = ship.points
    if hurt >= ship.hits:
        return (gain + loss) * points
    if crippled:
        return (loss + w.promise * gain + w.helpless) * points
    if hurt == 0:
        return 0.0
    whole = (gain + loss) * points - loss * ship.hits
    value = loss * hurt + w.promise * whole * hurt / ship.hits
    if hurt == ship.hits - 1:
        value += w.helpless * points
    return value


def own_condition(b: Battle, w: Weights, ship: int, hurt: int, crippled: bool) -> float:
    """The same seen by the owner."""
    return condition(w, b.ship(ship), hurt, crippled, 1.0, 1.0)


def likely(number: int) -> float:
    return max(0, min(6, number)) / FACES


def standing(b: Battle, seat: int) -> int:
    """Points that everybody can count: earlier rounds, ships sunk, ships afloat."""
    force = b.forces[seat]
    total = force.points
    for ship in force.sunk:
        total += b.ship(ship).points
    for ship in force.ships:
        if not b.status[ship] & CRIPPLED:
            total += b.ship(ship).points - b.hurt[ship]
    return total


def team_standing(b: Battle, seat: int) -> int:
    total = 0
    for other in range(b.seats):
        if b.same_team(seat, other):
            total += standing(b, other)
    return total
