"""Steps that ask for a card of the hand: cards alike in all they print are one choice."""

from wardroom.core.fleets import CardStep
from wardroom.core.fleets import cards_in_hand as cards_in_hand
from wardroom.games.coldwar.battle import Battle


class HandStep(CardStep[Battle]):
    """Asks for a card, or `done`; a Special may be played in it."""

    def choices(self, b: Battle, seat: int) -> list[int]:
        return cards_in_hand(b, seat)

    def bars(self, b: Battle, seat: int, action: int) -> int:
        return self.choice_forbids(b, seat, action)

    def drafted_by(self, seat: int) -> int:
        """How many cards the seat has taken from its hand for a draft that others do not see."""
        return 0

    def stands(self, b: Battle, seat: int, card: int, thing: int) -> None:
        """9.6 A Special played in this step takes effect."""
        raise NotImplementedError

    def falls(self, b: Battle, seat: int, card: int, thing: int) -> None:
        """9.6 It has been negated."""
        raise NotImplementedError
