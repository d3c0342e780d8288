"""6 Prepare: cards laid in front of the fleet that work in everybody's turn until one's next."""

from typing import cast

from wardroom.core.decision import DONE, Decision
from wardroom.core.lists import added
from wardroom.core.state import ALLOWED, NOT_ASKED, State, Step
from wardroom.games.highseas import diary
from wardroom.games.highseas import refusals as no
from wardroom.games.highseas.actions import CARD, is_card
from wardroom.games.highseas.battle import Battle
from wardroom.games.highseas.catalogue import ARMOR, ESCORT, NEAR_MISS, PLANNING
from wardroom.games.highseas.hand import HandStep, cards_in_hand


def is_prepared(family: int) -> bool:
    """6 The cards that may be laid in front of the fleet in this step."""
    return family == PLANNING or family == NEAR_MISS or family == ARMOR or family == ESCORT


class Prepare(HandStep):
    """6 Any number of them, one after another."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, state: State) -> int:
        return 1 << self.seat

    def decision(self, state: State, seat: int) -> Decision:
        return Decision(seat, "prepare", "6")

    def candidates(self, state: State, seat: int) -> list[int]:
        return cards_in_hand(cast(Battle, state), seat) if seat == self.seat else []

    def forbids(self, state: State, seat: int, action: int) -> int:
        b = cast(Battle, state)
        if seat != self.seat:
            return NOT_ASKED
        if action == DONE:
            return ALLOWED
        if not is_card(action) or not b.holds(seat, action - CARD):
            return NOT_ASKED
        return self.card_forbids(b, seat, action - CARD)

    def card_forbids(self, b: Battle, seat: int, card: int) -> int:
        return ALLOWED if is_prepared(b.family(card)) else no.ONLY_PREPARE

    def legal(self, state: State, seat: int) -> list[int]:
        if seat != self.seat:
            return []
        found = [DONE]
        self.add_cards(cast(Battle, state), seat, found)
        return found

    def take(self, state: State, seat: int, action: int) -> None:
        b = cast(Battle, state)
        if action == DONE:
            b.stack.pop()
            return
        card = action - CARD
        fleet = b.fleets[seat]
        b.leave_hand(seat, card)
        fleet.front = added(fleet.front, card)
        diary.with_card(b, "prepared", "6", seat, card)
        if not fleet.hand or (b.brisk and not self.has_legal_card(b, seat)):
            b.stack.pop()

    def copy(self) -> Step:
        """It holds nothing that changes."""
        return self
