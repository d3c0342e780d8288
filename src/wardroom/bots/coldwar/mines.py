"""7.14 Minefields: what one may do to a formation, ours or an enemy's."""

from wardroom.bots.coldwar.plan import Order, Plan
from wardroom.bots.coldwar.weights import Weights
from wardroom.bots.coldwar.worth import CERTAIN, FACES, condition
from wardroom.core.state import NOBODY
from wardroom.games.coldwar.actions import SHIP
from wardroom.games.coldwar.battle import CRIPPLED, MINE_ATTACK, Attack, Battle
from wardroom.games.coldwar.damage import worth


def mine_laying(plan: Plan, kind: int) -> list[Order]:
    """One Fog of War against each enemy who has surface ships."""
    found = []
    for enemy in plan.enemies:
        if plan.b.rows(enemy.seat)[1] > 0:
            value = mine_harm(plan.b, plan.w, enemy.seat, plan.b.card(kind).damage, enemy.loss)
            order = Order(value * enemy.through[MINE_ATTACK] - plan.w.spent, 1)
            order.card = kind
            order.shots.append(Attack(MINE_ATTACK, kind, NOBODY, enemy.seat, NOBODY))
            found.append(order)
    return found


def mine_harm(b: Battle, w: Weights, seat: int, damage: int, loss: float) -> float:
    """Row by row a die finds one of the ships, or none; no row after it is in danger once one is hit."""
    total = 0.0
    unhurt = CERTAIN
    for row in (1, 2, 3):
        ships = [ship for ship in b.forces[seat].ships if b.row(ship) == row]
        if ships:
            chance = min(CERTAIN, len(ships) / FACES)
            harm = 0.0
            for ship in ships:
                harm += blow(b, w, ship, worth(b, ship, damage), loss)
            total += unhurt * chance * harm / len(ships)
            unhurt *= 1 - chance
    return total


def blow(b: Battle, w: Weights, ship: int, damage: int, loss: float) -> float:
    """What damage to a ship is worth to whoever does it."""
    card = b.ship(ship)
    crippled = bool(b.status[ship] & CRIPPLED)
    now = condition(w, card, b.hurt[ship], crippled, 1.0, loss)
    if crippled and damage > 0:
        return condition(w, card, card.hits, False, 1.0, loss) - now
    return condition(w, card, b.hurt[ship] + damage, crippled, 1.0, loss) - now


def spare_from_mines(b: Battle, place: int, legal: list[int], w: Weights) -> int:
    """More ships than a die has faces: the one we would hurt least gets no number."""
    damage = b.volley[place].damage
    return min(legal, key=lambda action: blow(b, w, action - SHIP, worth(b, action - SHIP, damage), 1.0))
