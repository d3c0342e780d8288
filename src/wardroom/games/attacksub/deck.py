"""2.3 The deck: random numbers, hands, discards, and what a shuffle leaves of one's knowledge.

A viewer has seen every card laid open, and its own. At a shuffle the cards it has not seen are the opponent's
hand and what lies hidden under group discards: `old` counts them. Of the cards that the opponent held then,
`kept` are surely in hand, `buried` surely lie under its discards, and `loose` are in one of these places.
Whatever leaves a hand is taken to be one of the old cards if it can be. To whoever looks into neither hand it
may stay open whose old card of a print has come up: then that print may still be in the other.
"""

from wardroom.core.lists import add_to, put_in, take_out
from wardroom.core.state import UNKNOWN
from wardroom.games.attacksub import battle, diary, events
from wardroom.games.attacksub.battle import Battle, changed
from wardroom.games.attacksub.catalogue import HELO, X
from wardroom.games.attacksub.events import Check


def number_of(b: Battle, card: int) -> int:
    """9.5 The random number of a card; where X means nothing worse it is a nought."""
    rn = b.cards[card].rn
    return 0 if rn == X else rn


def is_x(b: Battle, card: int) -> bool:
    return b.cards[card].rn == X


def check(b: Battle, kind: Check, rule: str, seat: int, actor: int, target: int, need: int) -> int:
    """1.2 A card is turned up for its random number, which is told with what is needed; gives the card.

    3.3 A Helicopter may ground those of the drawer.
    """
    card = turn_up(b, battle.NUMBERS)
    if b.cards[card].kind == HELO and not b.check_due[seat]:
        for entry in b.aloft:
            if b.owner[entry >> 16] == seat:
                b.check_due = changed(b.check_due, seat, 1)
                break
    diary.checked(b, kind, rule, seat, card, actor, target, need)
    return card


def draw_hit(b: Battle) -> int:
    """6.5 A card turned up for its hit result."""
    return turn_up(b, battle.HITS)


def turn_up(b: Battle, stream: int) -> int:
    assert b.dice is not None
    b.irrevocable += 1
    card = b.dice.pick(b.pile, stream)
    b.pile_left -= 1
    add_to(b.discard, card, 1)
    if b.pile_left == 0:
        reshuffle(b)
    return card


def refill(b: Battle, seat: int, wanted: int) -> None:
    """3.5 Cards for a hand; a pile that runs out is shuffled at once and the drawing goes on."""
    assert b.dice is not None
    b.irrevocable += 1
    hand = b.hands[seat]
    drawn: list[int] = []
    while len(drawn) < wanted and b.pile_left > 0:
        card = b.dice.pick(b.pile, battle.HANDS)
        b.pile_left -= 1
        put_in(hand, card)
        drawn.append(card)
        if b.pile_left == 0:
            reshuffle(b)
    if b.log is not None:
        diary.drawn(b, events.REFILLED, "3.5", seat, drawn)


def lay_open(b: Battle, seat: int, card: int) -> None:
    """2.3 A card is used: it leaves the hand for the discard pile in sight of all."""
    leave_hand(b, seat, card)
    add_to(b.discard, card, 1)


def leave_hand(b: Battle, seat: int, card: int) -> None:
    """A card leaves the hand in sight of all."""
    take_out(b.hands[seat], card)
    if b.deck == 1:
        return
    for viewer in range(battle.VIEWERS):
        if viewer != seat and b.old[viewer] and b.old[viewer][card]:
            one_old_less(b, viewer, seat, card)


def one_old_less(b: Battle, viewer: int, seat: int, card: int) -> None:
    """The viewer takes a card that has left the hand for one that was held at the shuffle.

    If the hand may have had newer ones, the old card of this print may as well be a buried one, or, where the
    viewer knows neither hand, lie with the other player.
    """
    slot = viewer * 2 + seat
    if b.kept[slot] + b.loose[slot] == 0:
        return
    maybe_newer = b.kept[slot] <= len(b.hands[seat])
    elsewhere = maybe_newer and old_cards(b, viewer, 1 - seat) > 0
    if b.buried[slot] and maybe_newer and not elsewhere:
        b.loose = changed(b.loose, slot, b.loose[slot] + b.buried[slot])
        b.buried = changed(b.buried, slot, 0)
    if b.kept[slot]:
        b.kept = changed(b.kept, slot, b.kept[slot] - 1)
    else:
        b.loose = changed(b.loose, slot, b.loose[slot] - 1)
    if not elsewhere:
        b.old[viewer] = changed(b.old[viewer], card, b.old[viewer][card] - 1)
    forget_if_idle(b, viewer)


def lay_under(b: Battle, seat: int, cards: list[int]) -> None:
    """2.3 The cards below the top one of a group: nobody else can see whether they are old or newer ones."""
    hand = b.hands[seat]
    held = len(hand)
    for card in cards:
        take_out(hand, card)
    if not cards:
        return
    b.under[seat] = sorted(b.under[seat] + cards)
    if b.deck == 1:
        return
    for viewer in range(battle.VIEWERS):
        slot = viewer * 2 + seat
        known = b.kept[slot]
        if known and viewer != seat:
            kept = max(0, known - len(cards))
            buried = max(0, len(cards) - (held - known))
            b.kept = changed(b.kept, slot, kept)
            b.buried = changed(b.buried, slot, b.buried[slot] + buried)
            b.loose = changed(b.loose, slot, b.loose[slot] + known - kept - buried)


def forget_if_idle(b: Battle, viewer: int) -> None:
    """Nothing of the time before the shuffle is left to know."""
    if old_cards(b, viewer, 0) + old_cards(b, viewer, 1) == 0:
        b.old[viewer] = battle.NOTHING


def old_cards(b: Battle, viewer: int, owner: int) -> int:
    """How many of the cards held at the shuffle the owner still has, or has hidden."""
    slot = viewer * 2 + owner
    return b.kept[slot] + b.loose[slot] + b.buried[slot]


def reshuffle(b: Battle) -> None:
    """2.3 The pile is empty: the discards become the new one, and the next deck begins."""
    b.old = [unseen(b, viewer) for viewer in range(battle.VIEWERS)]
    kept = [0] * (2 * battle.VIEWERS)
    for viewer in range(battle.VIEWERS):
        for owner in range(2):
            if owner != viewer:
                kept[viewer * 2 + owner] = len(b.hands[owner])
    b.kept = kept
    b.buried = b.loose = battle.NO_OLD
    pile = [card for card in range(len(b.discard)) for _ in range(b.discard[card])]
    pile += b.under[0] + b.under[1]
    pile.sort()
    b.pile = pile
    b.pile_left = len(pile)
    b.discard = b.lineup.no_cards[:]
    b.under = [[], []]
    for viewer in range(battle.VIEWERS):
        forget_if_idle(b, viewer)
    b.deck += 1
    if b.deck > b.switches.decks:
        b.time_up = True
    diary.shuffled(b)


def unseen(b: Battle, viewer: int) -> list[int]:
    """By card, how many lie where the viewer cannot see them."""
    counts = b.catalogue.counts[:]
    for card in range(len(counts)):
        add_to(counts, card, -b.discard[card])
    for entry in b.aloft:
        add_to(counts, entry >> 8 & 255, -1)
    if viewer != battle.LOOKER_ON:
        for card in b.hands[viewer]:
            if card != UNKNOWN:
                add_to(counts, card, -1)
        for card in b.under[viewer]:
            if card != UNKNOWN:
                add_to(counts, card, -1)
    return counts


def held_over(b: Battle, viewer: int, counts: list[int]) -> list[int]:
    """Of the unseen cards, those that may have been in a hand since the last shuffle."""
    if not b.old[viewer]:
        return battle.NOTHING
    return [min(b.old[viewer][card], counts[card]) for card in range(len(counts))]
