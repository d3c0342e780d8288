"""Steps that ask for a card of the hand: cards alike in all they print are one choice."""

from wardroom.core.decision import DONE
from wardroom.core.state import ALLOWED, NOBODY, Step
from wardroom.games.highseas.actions import CARD
from wardroom.games.highseas.battle import Battle


class HandStep(Step):
    """Asks for a card, among other things."""

    def card_forbids(self, b: Battle, seat: int, card: int) -> int:
        """May this card of the hand be chosen now?"""
        raise NotImplementedError

    def is_playable(self, b: Battle, seat: int, card: int) -> bool:
        """The same without the reason; a step may say it faster."""
        return self.card_forbids(b, seat, card) == ALLOWED

    def add_cards(self, b: Battle, seat: int, found: list[int]) -> None:
        """Every kind of card that may be chosen."""
        last = NOBODY
        for card in b.fleets[seat].hand:
            if card != last:
                last = card
                if self.is_playable(b, seat, card):
                    found.append(CARD + card)

    def has_legal_card(self, b: Battle, seat: int) -> bool:
        """May any card of the hand be chosen now?"""
        last = NOBODY
        for card in b.fleets[seat].hand:
            if card != last:
                last = card
                if self.is_playable(b, seat, card):
                    return True
        return False


def cards_in_hand(b: Battle, seat: int) -> list[int]:
    """`done` and the kinds of cards held, as actions."""
    found = [DONE]
    last = NOBODY
    for card in b.fleets[seat].hand:
        if card != last:
            last = card
            found.append(CARD + card)
    return found
