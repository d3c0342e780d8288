"""5.1 The deal, and its tournament form 14.1."""

from wardroom.core.dice import Dice
from wardroom.core.state import UNKNOWN
from wardroom.games.coldwar import battle, diary, events
from wardroom.games.coldwar.battle import Battle
from wardroom.games.coldwar.piles import draw_cards, turn_up_back, turn_up_ship
from wardroom.games.coldwar.task_force import no_ships


def deal(b: Battle) -> None:
    """5.1 Shuffle everything; seven ships and seven cards each; the ship deck shows its top."""
    before = b.forces
    b.forces = [no_ships(before[seat].points if before else 0) for seat in range(b.seats)]
    if b.switches.tactics_last:
        for seat, force in enumerate(before):
            b.forces[seat].tactics = force.tactics
    b.status = [0] * len(b.catalogue.ships)
    b.hurt = [0] * len(b.catalogue.ships)
    b.discard = [0] * len(b.catalogue.counts)
    b.luck = battle.NOTHING
    b.used = battle.NOTHING
    b.lost = battle.NOTHING
    b.volley = []
    b.laid = []
    b.series = 0
    b.last_series = 0
    assert b.dice is not None
    fleets = deal_fleets(
        b, list(range(len(b.catalogue.ships))), list(range(b.seats)), b.dice, battle.SHIP_DRAW
    )
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
            diary.told_to(b, events.FLEET_DEALT, "5.1", facts, seat, secret)
    b.deck = [ship for ship in range(len(b.catalogue.ships)) if b.owner(ship) == UNKNOWN]
    b.deck_left = len(b.deck)
    turn_up_ship(b)
    diary.ship_sighted(b)
    deal_hands(b)
    if b.draw_left == 0:
        # 6.2: the deal has taken the last card.
        b.last_series = 1


def deal_hands(b: Battle) -> None:
    """5.1 Tactics go in before the deal, Bad Luck after it, unless the table leaves it in."""
    b.draw = b.catalogue.counts[:]
    b.draw_left = len(b.catalogue.deck)
    b.bad_left = 0
    b.bad_next = False
    lasting = leave_on_table(b)
    tactics, bad_luck = set_apart(b)
    mix_in(b, chosen(b, tactics, b.switches.tactics - lasting, battle.TACTICS_CHOICE))
    misfortune = chosen(b, bad_luck, b.switches.bad_luck, battle.BAD_LUCK_CHOICE)
    if b.switches.bad_luck_dealt:
        mix_in(b, misfortune)
        misfortune = []
    for seat in range(b.seats):
        misfortune += deal_hand(b, seat)
    mix_in(b, misfortune)
    b.bad_left = sum(b.draw[b.catalogue.first_bad :])
    turn_up_back(b)
    diary.back_seen(b)


def deal_hand(b: Battle, seat: int) -> list[int]:
    """5.1 Seven cards; Bad Luck among them is known by its back, replaced and returned."""
    if not b.switches.bad_luck_dealt:
        diary.drawn(b, events.HAND_DEALT, "5.1", seat, draw_cards(b, seat, battle.HAND_SIZE))
        return []
    assert b.dice is not None
    cards: list[int] = []
    replaced: list[int] = []
    while len(cards) < battle.HAND_SIZE and b.draw_left > 0:
        card = b.dice.draw(b.draw, b.draw_left, battle.CARD_DRAW)
        b.draw[card] -= 1
        b.draw_left -= 1
        (replaced if card >= b.catalogue.first_bad else cards).append(card)
    b.forces[seat].hand = sorted(cards)
    diary.drawn(b, events.HAND_DEALT, "5.1", seat, cards)
    if replaced:
        diary.numbered(b, events.BAD_LUCK_REPLACED, "5.1", seat, len(replaced))
    return replaced


def leave_on_table(b: Battle) -> int:
    """13.5 A Tactic that lies before a task force is not shuffled in again; gives how many do."""
    lasting = 0
    for force in b.forces:
        for card in force.tactics:
            b.draw[card] -= 1
            b.draw_left -= 1
            lasting += 1
    return lasting


def set_apart(b: Battle) -> tuple[list[int], list[int]]:
    """Takes all Tactics and all Bad Luck cards out of the draw pile."""
    tactics: list[int] = []
    bad_luck: list[int] = []
    for card in range(b.catalogue.first_tactic, len(b.draw)):
        (bad_luck if card >= b.catalogue.first_bad else tactics).extend([card] * b.draw[card])
        b.draw_left -= b.draw[card]
        b.draw[card] = 0
    return tactics, bad_luck


def chosen(b: Battle, cards: list[int], number: int, stream: int) -> list[int]:
    """5.1 So many of them at random; which they are nobody knows."""
    assert b.dice is not None
    if number == len(cards):
        return cards
    return [b.dice.pick(cards, stream) for _ in range(number)]


def mix_in(b: Battle, cards: list[int]) -> None:
    """The draw pile is shuffled with these cards."""
    for card in cards:
        b.draw[card] += 1
    b.draw_left += len(cards)


def deal_fleets(b: Battle, ships: list[int], seats: list[int], dice: Dice, stream: int) -> list[list[int]]:
    """A fleet for each of the seats from a pool of ships, each fleet sorted."""
    fleets: list[list[int]] = [[] for _ in seats]
    if b.switches.tournament_deal:
        deal_evenly(b, ships, fleets, dice, stream)
    else:
        pool = ships[:]
        for fleet in fleets:
            for _ in range(battle.FLEET_SIZE):
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
