"""6.1.A Prepare for action: dives, additional ships, retreats and repairs."""

from wardroom.bots.coldwar.formation import ideal_rows
from wardroom.bots.coldwar.weights import Weights
from wardroom.bots.coldwar.worth import own_condition
from wardroom.core.decision import DONE
from wardroom.core.state import NOBODY, UNKNOWN
from wardroom.games.coldwar.actions import CARD, CRIPPLE, ROW, SHIP, is_ship
from wardroom.games.coldwar.battle import CRIPPLED, Battle
from wardroom.games.coldwar.damage import worth
from wardroom.games.coldwar.formation import surface_ships
from wardroom.games.coldwar.prepare import RetreatStep, ShipAhoy


def dive(legal: list[int]) -> int:
    """6.1.A.4 A submarine loses nothing by diving."""
    return legal[1] if len(legal) > 1 else legal[0]


def ship_ahoy(b: Battle, top: ShipAhoy, seat: int, legal: list[int], w: Weights) -> int:
    """9.1 A good ship at once, any ship late in the round."""
    if top.arriving != NOBODY:
        ships = surface_ships(b, seat)
        rows = ideal_rows(b, [*ships, top.arriving], w)
        wanted = ROW + rows[-1]
        return wanted if wanted in legal else legal[-1]
    if b.top == UNKNOWN:
        return DONE
    if b.ship(b.top).points >= w.ship or b.draw_left <= w.late or b.last_series:
        for action in legal:
            if action != DONE:
                return action
    return DONE


def retreat(b: Battle, top: RetreatStep, seat: int, legal: list[int], w: Weights) -> int:
    """9.2 Repairs and a turn of safety, against a turn of battle."""
    if not top.retreated(b):
        if len(legal) < 2:
            return DONE
        last = b.last_series == 2
        if best_repairs(b, seat, w) < w.repairs and not last:
            return DONE
        return legal[1] if retreat_gain(b, seat, w) > (0.0 if last else w.retreat) else DONE
    return repair(b, top, legal, w)


def retreat_gain(b: Battle, seat: int, w: Weights) -> float:
    """9.2 What a player has of it: repairs and what is not suffered, less the attacks of this turn."""
    still_to_suffer = 3.5 * w.fog if enemies_can_fight(b, seat) else 0.0
    return best_repairs(b, seat, w) + still_to_suffer - b.fog * w.fog


def best_repairs(b: Battle, seat: int, w: Weights) -> float:
    return sum(sorted(repairs_of(b, seat, w), reverse=True)[:3])


def enemies_can_fight(b: Battle, seat: int) -> bool:
    """Will any enemy have a turn against us? In the last series only those who have not moved."""
    for other in range(b.seats):
        if not b.same_team(seat, other) and not b.forces[other].out:
            if b.last_series < 2 or not b.forces[other].moved:
                return True
    return False


def repairs_of(b: Battle, seat: int, w: Weights) -> list[float]:
    """What each Damage card, or turning over a crippled ship, would be worth."""
    found = []
    for ship in b.forces[seat].ships:
        found += [repair_worth(b, w, ship, card) for card in b.damage_cards(seat, ship)]
        if b.status[ship] & CRIPPLED:
            found.append(repair_worth(b, w, ship, NOBODY))
    return found


def repair_worth(b: Battle, w: Weights, ship: int, card: int) -> float:
    crippled = bool(b.status[ship] & CRIPPLED)
    hurt = b.hurt[ship]
    now = own_condition(b, w, ship, hurt, crippled)
    if card == NOBODY:
        return now - own_condition(b, w, ship, hurt, False)
    if crippled:
        return 0.5 * b.card(card).damage
    return now - own_condition(b, w, ship, hurt - worth(b, ship, b.card(card).damage), False)


def repair(b: Battle, top: RetreatStep, legal: list[int], w: Weights) -> int:
    """The three repairs that are worth most, asked in the order of the ships."""
    seat = top.seat
    if top.ship != NOBODY:
        ship = top.ship
        return max(
            legal,
            key=lambda action: repair_worth(b, w, ship, NOBODY if action == CRIPPLE else action - CARD),
        )
    values = sorted(repairs_of(b, seat, w), reverse=True)
    left = 3 - top.repairs
    enough = values[left - 1] if len(values) >= left else 0.0
    for action in legal:
        if is_ship(action):
            ship = action - SHIP
            cards = [*b.damage_cards(seat, ship)]
            if b.status[ship] & CRIPPLED:
                cards.append(NOBODY)
            for card in cards:
                if repair_worth(b, w, ship, card) >= enough:
                    return action
    return legal[-1]
