"""8 Discards and 9 Draw: the end of a turn."""

from typing import cast

from wardroom.core.decision import DONE, Decision
from wardroom.core.lists import added, take_out
from wardroom.core.state import ALLOWED, NOT_ASKED, State, Step
from wardroom.games.highseas import diary
from wardroom.games.highseas.actions import CARD, is_card
from wardroom.games.highseas.battle import HAND_SIZE, NOTHING, SHUFFLES, Battle
from wardroom.games.highseas.hand import cards_in_hand


class Discards(Step):
    """8 Whatever is unwanted, all at once and face up."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        # Kept sorted, whatever the order in which they were named. Replaced, never changed.
        self.chosen = NOTHING

    def asks(self, state: State) -> int:
        return 1 << self.seat

    def decision(self, state: State, seat: int) -> Decision:
        return Decision(seat, "discard", "8")

    def candidates(self, state: State, seat: int) -> list[int]:
        return cards_in_hand(cast(Battle, state), seat) if seat == self.seat else []

    def forbids(self, state: State, seat: int, action: int) -> int:
        if seat != self.seat:
            return NOT_ASKED
        if action == DONE:
            return ALLOWED
        held = is_card(action) and cast(Battle, state).holds(seat, action - CARD)
        return ALLOWED if held else NOT_ASKED

    def legal(self, state: State, seat: int) -> list[int]:
        """`forbids` never says no to a card of the hand."""
        return cards_in_hand(cast(Battle, state), seat) if seat == self.seat else []

    def take(self, state: State, seat: int, action: int) -> None:
        b = cast(Battle, state)
        hand = b.fleets[seat].hand
        if action != DONE:
            take_out(hand, action - CARD)
            self.chosen = added(self.chosen, action - CARD)
            if hand:
                return
        b.discard_all(self.chosen)
        if self.chosen:
            diary.with_cards(b, "discarded", "8", seat, self.chosen)
        b.stack.pop()

    def copy(self) -> Step:
        other = Discards(self.seat)
        other.chosen = self.chosen
        return other

    def is_draft(self) -> bool:
        return True

    def observe(self, state: State, seat: int) -> Step:
        """What is being thrown away is seen when the choice is complete."""
        return self.copy() if seat == self.seat else Discards(self.seat)


def draw_up(b: Battle, seat: int) -> None:
    """9 Up to seven cards."""
    wanted = HAND_SIZE - len(b.fleets[seat].hand)
    if wanted <= 0:
        return
    shuffles = b.tally[SHUFFLES]
    drawn = b.draw_cards(seat, wanted)
    diary.drawn(b, "drawn", "9", seat, drawn)
    if b.tally[SHUFFLES] > shuffles:
        diary.simple(b, "reshuffled", "9", seat)
