"""13.2 Team play: cards for those who can fire them."""

from wardroom.bots.coldwar.formation import ideal_rows
from wardroom.bots.coldwar.ordnance import usefulness
from wardroom.bots.coldwar.weights import Weights
from wardroom.core.decision import DONE
from wardroom.core.state import NOBODY
from wardroom.games.coldwar.actions import CARD, GIVE, NO, ROW, SEAT, YES, is_card
from wardroom.games.coldwar.battle import Battle
from wardroom.games.coldwar.formation import surface_ships
from wardroom.games.coldwar.teams import Transfers


def transfer(b: Battle, top: Transfers, seat: int, legal: list[int], w: Weights) -> int:
    """13.2 Take what is offered, lend what we cannot use, and hand over a card that only a mate can fire."""
    if top.placing != NOBODY:
        return ROW + ideal_rows(b, [*surface_ships(b, seat), top.placed_ship], w)[-1]
    if YES in legal:
        return YES
    if seat != top.seat:
        return loan(b, seat, top.seat, legal)
    if top.mate != NOBODY:
        return gift(b, seat, top.mate, legal)
    mate = mate_in_need(b, top, seat)
    if top.way == NOBODY:
        return GIVE if mate != NOBODY and b.fog >= w.generous else DONE
    return SEAT + mate if mate != NOBODY else legal[0]


def loan(b: Battle, seat: int, mate: int, legal: list[int]) -> int:
    """A mate asks: a card that is of use there and none here, or nothing."""
    for action in legal:
        if is_card(action) and better_there(b, seat, mate, action - CARD):
            return action
    return NO


def gift(b: Battle, seat: int, mate: int, legal: list[int]) -> int:
    """What to offer, once something must be offered: a card that helps, else the one we miss least."""
    least = legal[0]
    for action in legal:
        if is_card(action):
            if better_there(b, seat, mate, action - CARD):
                return action
            if usefulness(b, seat, action - CARD) < usefulness(b, seat, least - CARD):
                least = action
    return least


def better_there(b: Battle, seat: int, mate: int, card: int) -> bool:
    return usefulness(b, seat, card) <= 0 < usefulness(b, mate, card)


def mate_in_need(b: Battle, top: Transfers, seat: int) -> int:
    """A mate who can use a card that we cannot, and has not refused it, or NOBODY."""
    for card in b.forces[seat].hand:
        for mate in range(b.seats):
            if mate != seat and b.same_team(seat, mate) and not b.forces[mate].out:
                if mate << 16 | GIVE << 12 | CARD + card not in top.refused:
                    if better_there(b, seat, mate, card):
                        return mate
    return NOBODY
