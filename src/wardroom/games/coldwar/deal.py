"""5.1 The deal, and its tournament form 14.1."""

from wardroom.core.dice import Dice
from wardroom.core.state import UNKNOWN
from wardroom.games.coldwar import diary
from wardroom.games.coldwar.battle import FLEET_SIZE, HAND_SIZE, SHIP_DRAW, Battle, no_ships


def deal(b: Battle) -> None:
    """5.1 Shuffle everything; seven ships and seven cards each; the ship deck shows its top."""
    before = [force.points for force in b.forces] or [0] * b.seats
    b.forces = []
    for points in before:
        force = no_ships()
        force.points = points
        b.forces.append(force)
    b.status = [0] * len(b.catalogue.ships)
    b.hurt = [0] * len(b.catalogue.ships)
    b.draw = [card.count for card in b.catalogue.cards]
    b.draw_left = len(b.catalogue.deck)
    b.discard = [0] * len(b.catalogue.cards)
    b.volley = []
    b.laid = []
    b.series = 0
    b.last_series = 0
    b.acting = UNKNOWN
    b.fog = 0
    b.played = False
    assert b.dice is not None
    fleets = deal_fleets(b, list(range(len(b.catalogue.ships))), list(range(b.seats)), b.dice, SHIP_DRAW)
    for seat in range(b.seats):
        for ship in fleets[seat]:
            b.enlist(seat, ship, 0)
        if b.log is not None:
            number = len(fleets[seat])
            facts: dict[str, str | int] = {"seat": diary.seat_fact(seat), "number": number}
            secret: dict[str, str | int] = {
                "seat": diary.seat_fact(seat),
                "number": number,
                "ships": diary.ships_fact(b, fleets[seat]),
            }
            diary.told_to(b, "fleet-dealt", "5.1", facts, seat, secret)
    b.deck = [ship for ship in range(len(b.catalogue.ships)) if b.owner(ship) == UNKNOWN]
    b.deck_left = len(b.deck)
    b.turn_up_ship()
    diary.ship_sighted(b)
    for seat in range(b.seats):
        cards = b.draw_cards(seat, HAND_SIZE)
        diary.drawn(b, "hand-dealt", "5.1", seat, cards)
    if b.draw_left == 0:
        # 6.2: the deal has taken the last card.
        b.last_series = 1


def deal_fleets(b: Battle, ships: list[int], seats: list[int], dice: Dice, stream: int) -> list[list[int]]:
    """A fleet for each of the seats from a pool of ships, each fleet sorted."""
    fleets: list[list[int]] = [[] for _ in seats]
    if b.switches.tournament_deal:
        deal_evenly(b, ships, fleets, dice, stream)
    else:
        pool = ships[:]
        for fleet in fleets:
            for _ in range(FLEET_SIZE):
                fleet.append(dice.pick(pool, stream))
    for fleet in fleets:
        fleet.sort()
    return fleets


def pile_of(b: Battle, ship: int) -> int:
    """14.1A-C Submarines, ships of nine points or more, the rest."""
    if b.ship(ship).is_submarine:
        return 0
    return 1 if b.ship(ship).points >= 9 else 2


def deal_evenly(b: Battle, ships: list[int], fleets: list[list[int]], dice: Dice, stream: int) -> None:
    """14.1 From three piles: one submarine, two of nine points or more, four others each."""
    sizes = (1, 2, 4)
    for pile in range(3):
        pool = [ship for ship in ships if pile_of(b, ship) == pile]
        for fleet in fleets:
            for _ in range(sizes[pile]):
                fleet.append(dice.pick(pool, stream))
