"""7.2, 10, 12.2, 12.3: what a carrier's rating is worth."""

from wardroom.games.coldwar.battle import CREWED, DECK_ON_FIRE, Battle
from wardroom.games.coldwar.catalogue import BAD_LUCK, DECK_FIRE
from wardroom.games.coldwar.damage import can_act, provisional_hurt


def rating(b: Battle, ship: int, crewed: bool = False) -> int:
    """7.2 The Air Strike rating, less one at half damage (12.3), one more with an efficient crew (9.4)."""
    carrier = b.ship(ship)
    number = carrier.strike
    if b.switches.strike_reduction and 2 * provisional_hurt(b, ship) >= carrier.hits:
        number -= 1
    status = b.status[ship]
    if status & DECK_ON_FIRE:
        number = max(0, number - deck_fires(b, ship))
    if crewed or status & CREWED:
        number += 1
    return number


def deck_fires(b: Battle, ship: int) -> int:
    """13.63 How many Flight Deck Fire cards lie under a carrier."""
    fires = 0
    for entry in b.forces[b.owner(ship)].attached:
        card = b.card(entry & 255)
        if entry >> 8 == ship and card.family == BAD_LUCK and card.size == DECK_FIRE:
            fires += 1
    return fires


def strike_chance(b: Battle, ship: int, target: int, crewed: bool = False) -> int:
    """7.2 The rating is the number to roll; 12.2 lets the target's row change it."""
    number = rating(b, ship, crewed)
    if b.switches.strike_rows:
        row = b.row(target)
        if row == 1:
            number += 1
        elif row == 3:
            number -= 1
    return number


def support(b: Battle, seat: int) -> int:
    """10 Carrier Modified cards add the best rating of one carrier in the task force."""
    best = 0
    for ship in b.forces[seat].ships:
        if b.ship(ship).is_carrier and can_act(b, ship):
            best = max(best, rating(b, ship))
    return best
