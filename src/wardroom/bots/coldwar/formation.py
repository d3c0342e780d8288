"""5.2, 6.1.A.3 The formation by role: guns and pickets in front, carriers and what is worth most behind."""

from wardroom.bots.coldwar.weights import Weights
from wardroom.core.decision import DONE
from wardroom.core.state import ALLOWED, NOBODY
from wardroom.games.coldwar.actions import ROW, SHIP
from wardroom.games.coldwar.battle import CRIPPLED, Battle
from wardroom.games.coldwar.formation import Arrange, Formation, surface_ships
from wardroom.games.coldwar.prepare import AdjustFormation, move_forbids


def arrange(b: Battle, top: Formation, seat: int, w: Weights) -> int:
    """5.2 Each ship in the row that suits her."""
    ships = surface_ships(b, seat)
    run = top.runs.get(seat)
    placed = len(run.rows) if isinstance(run, Arrange) else 0
    if placed >= len(ships):
        return DONE
    return ROW + ideal_rows(b, ships, w)[placed]


def ideal_rows(b: Battle, ships: list[int], w: Weights) -> list[int]:
    """Guns and pickets in front, missiles behind them, carriers and the most valuable last."""
    count = len(ships)
    front = max(1, min(count, round(count * w.front)))
    if count >= 3:
        front = max(2, front)
    rear = min(count - front, round(count * w.rear))
    if count - front - rear == 0 and rear > 0:
        rear -= 1
    order = sorted(range(count), key=lambda place: (shelter(b, ships[place]), ships[place]))
    rows = [2] * count
    for place in order[:front]:
        rows[place] = 1
    if rear:
        for place in order[-rear:]:
            rows[place] = 3
    return rows


def shelter(b: Battle, ship: int) -> float:
    """How much a ship belongs behind the others."""
    card = b.ship(ship)
    left = card.hits - b.hurt[ship]
    if b.status[ship] & CRIPPLED or left == 1:
        return 4.0 + card.points
    need = card.points - 1.2 * left + 0.5 * b.hurt[ship]
    need += 8.0 * card.strike
    need -= 0.8 * (card.guns[0] + card.guns[1]) + 4.0 * card.guns[2]
    return need


def adjust_formation(b: Battle, top: AdjustFormation, legal: list[int], w: Weights) -> int:
    """6.1.A.3 One step towards the formation we would like, for the ship that matters most."""
    seat = top.seat
    ships = surface_ships(b, seat)
    rows = ideal_rows(b, ships, w)
    if top.ship != NOBODY:
        wanted = rows[ships.index(top.ship)]
        here = b.row(top.ship)
        step = ROW + (here + 1 if wanted > here else here - 1)
        return step if step in legal else legal[0]
    best = DONE
    value = 0.0
    for place in range(len(ships)):
        ship = ships[place]
        here = b.row(ship)
        if rows[place] == here or SHIP + ship not in legal:
            continue
        step = here + 1 if rows[place] > here else here - 1
        if move_forbids(top.rows, here, step) != ALLOWED:
            continue
        gain = b.ship(ship).points * (1.0 if step > here else 0.5)
        if gain > value:
            best = SHIP + ship
            value = gain
    return best
