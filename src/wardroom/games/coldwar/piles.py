"""6.1.C.3 The draw pile, and 5.1 the ship deck."""

from wardroom.core.lists import add_to, put_in
from wardroom.core.state import UNKNOWN
from wardroom.games.coldwar.battle import BACKS, CARD_DRAW, SHIP_DRAW, Battle


def draw_cards(b: Battle, seat: int, wanted: int) -> list[int]:
    """6.1.C.3 What there is, up to the number wanted."""
    if b.bad_left > 0:
        return draw_by_backs(b, seat, wanted)
    return b.take_from_pile(seat, wanted, CARD_DRAW)


def draw_by_backs(b: Battle, seat: int, wanted: int) -> list[int]:
    """6.1.C.3, 13.6 All see the back of the top card. Bad Luck is set aside and the drawing goes on."""
    assert b.dice is not None
    b.irrevocable += 1
    hand = b.forces[seat].hand
    first_bad = b.catalogue.first_bad
    # Bad Luck stands last in the pile: a draw among the others never comes to it.
    pile = b.draw[:]
    cards: list[int] = []
    while len(cards) < wanted and b.draw_left > 0:
        if b.bad_next:
            card = b.dice.draw([0] * first_bad + pile[first_bad:], b.bad_left, CARD_DRAW)
            b.bad_left -= 1
            b.luck = [*b.luck, card]
        else:
            card = b.dice.draw(pile, b.draw_left - b.bad_left, CARD_DRAW)
            cards.append(card)
            put_in(hand, card)
        add_to(pile, card, -1)
        b.draw_left -= 1
        turn_up_back(b)
    b.draw = pile
    return cards


def turn_up_back(b: Battle) -> None:
    """13.6 The back of the pile's new top, which everybody sees."""
    b.bad_next = b.bad_left > 0
    if 0 < b.bad_left < b.draw_left:
        assert b.dice is not None
        b.bad_next = b.dice.below(b.draw_left, BACKS) < b.bad_left


def turn_up_ship(b: Battle) -> None:
    """5.1 Only the top of the ship deck is ever visible."""
    if not b.deck:
        b.top = UNKNOWN
        return
    assert b.dice is not None
    b.irrevocable += 1
    b.deck = b.deck[:]
    b.top = b.dice.pick(b.deck, SHIP_DRAW)
    b.deck_left -= 1
