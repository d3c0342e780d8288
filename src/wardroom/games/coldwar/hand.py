"""Steps that ask for a card of the hand: cards alike in all they print are one choice."""

from wardroom.core.decision import DONE
from wardroom.core.state import ALLOWED, NOBODY, NOT_ASKED
from wardroom.games.coldwar.actions import CARD
from wardroom.games.coldwar.asking import Asking
from wardroom.games.coldwar.battle import Battle


class HandStep(Asking):
    """Asks for a card, or `done`."""

    def choices(self, b: Battle, seat: int) -> list[int]:
        return cards_in_hand(b, seat)

    def bars(self, b: Battle, seat: int, action: int) -> int:
        return self.choice_forbids(b, seat, action)

    def card_forbids(self, b: Battle, seat: int, card: int) -> int:
        """May this card of the hand be chosen now?"""
        raise NotImplementedError

    def is_playable(self, b: Battle, seat: int, card: int) -> bool:
        """The same without the reason; a step may say it faster."""
        return self.card_forbids(b, seat, card) == ALLOWED

    def choice_forbids(self, b: Battle, seat: int, action: int) -> int:
        """The same for any action that answers the question."""
        if action == DONE:
            return ALLOWED
        return self.card_forbids(b, seat, action - CARD) if b.holds(seat, action - CARD) else NOT_ASKED

    def drafted_by(self, seat: int) -> int:
        """How many cards the seat has taken from its hand for a draft that others do not see."""
        return 0

    def stands(self, b: Battle, seat: int, card: int, thing: int) -> None:
        """9.6 A Special played in this step takes effect."""
        raise NotImplementedError

    def falls(self, b: Battle, seat: int, card: int, thing: int) -> None:
        """9.6 It has been negated."""
        raise NotImplementedError

    def has_legal_card(self, b: Battle, seat: int) -> bool:
        """May any card of the hand be chosen now?"""
        last = NOBODY
        for card in b.forces[seat].hand:
            if card != last:
                last = card
                if self.is_playable(b, seat, card):
                    return True
        return False

    def legal_cards(self, b: Battle, seat: int) -> list[int]:
        """`done` and every kind of card that may be chosen."""
        found = [DONE]
        last = NOBODY
        for card in b.forces[seat].hand:
            if card != last:
                last = card
                if self.is_playable(b, seat, card):
                    found.append(CARD + card)
        return found


def cards_in_hand(b: Battle, seat: int) -> list[int]:
    """`done` and the kinds of cards held, as actions."""
    found = [DONE]
    last = NOBODY
    for card in b.forces[seat].hand:
        if card != last:
            last = card
            found.append(CARD + card)
    return found
