"""9.5 Air-to-Air Refueling: an Air card returns to the hand when it would be discarded."""

from typing import cast

from wardroom.core.decision import DONE, Decision
from wardroom.core.lists import added, put_in, removed
from wardroom.core.state import ALLOWED, NOBODY, NOT_ASKED, State, Step
from wardroom.games.coldwar import diary
from wardroom.games.coldwar import refusals as no
from wardroom.games.coldwar.actions import CARD, is_card
from wardroom.games.coldwar.battle import Battle
from wardroom.games.coldwar.catalogue import REFUELING
from wardroom.games.coldwar.hand import HandStep, cards_in_hand
from wardroom.games.coldwar.specials import announce


class Refuel(HandStep):
    """9.5 The Air cards on their way to the discard pile, and a Refueling card instead of one of them."""

    def __init__(self, seat: int, cards: list[int]) -> None:
        self.seat = seat
        # Sorted. Replaced, never changed.
        self.cards = cards
        self.card = NOBODY

    def asks(self, state: State) -> int:
        if not self.cards or not cast(Battle, state).may_answer(self.seat, REFUELING):
            return 0
        return 1 << self.seat

    def act(self, state: State) -> None:
        b = cast(Battle, state)
        b.discard_all(self.cards)
        b.stack.pop()

    def decision(self, state: State, seat: int) -> Decision:
        b = cast(Battle, state)
        name = "refuel" if self.card == NOBODY else "refuel-which"
        return Decision(seat, name, "9.5", {"cards": diary.cards_fact(b, self.cards)})

    def candidates(self, state: State, seat: int) -> list[int]:
        if seat != self.seat:
            return []
        if self.card == NOBODY:
            return cards_in_hand(cast(Battle, state), seat)
        found: list[int] = []
        for card in self.cards:
            if CARD + card not in found:
                found.append(CARD + card)
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        if seat != self.seat:
            return NOT_ASKED
        if self.card == NOBODY:
            return self.choice_forbids(cast(Battle, state), seat, action)
        return ALLOWED if is_card(action) and action - CARD in self.cards else NOT_ASKED

    def card_forbids(self, b: Battle, seat: int, card: int) -> int:
        return ALLOWED if b.family(card) == REFUELING else no.ONLY_REFUELING

    def take(self, state: State, seat: int, action: int) -> None:
        b = cast(Battle, state)
        if self.card != NOBODY:
            refuel = self.card
            self.card = NOBODY
            self.save(b, refuel, action - CARD)
        elif action == DONE:
            self.act(b)
        elif self.cards[0] == self.cards[-1]:
            self.save(b, action - CARD, self.cards[0])
        else:
            self.card = action - CARD

    def save(self, b: Battle, refuel: int, card: int) -> None:
        b.leave_hand(self.seat, refuel)
        b.to_discard(refuel)
        if self.seat == b.acting:
            b.played = True
        diary.saved(b, "refueling", self.seat, refuel, card)
        announce(b, self.seat, refuel, card)

    def stands(self, b: Battle, seat: int, card: int, thing: int) -> None:
        """The Air card is in the hand again, and everybody knows it."""
        self.cards = removed(self.cards, thing)
        put_in(b.forces[seat].hand, thing)
        for viewer in range(b.seats):
            if viewer != seat:
                b.forces[seat].known = added(b.forces[seat].known, viewer << 8 | thing)

    def falls(self, b: Battle, seat: int, card: int, thing: int) -> None:
        """Another Refueling card may try again."""

    def copy(self) -> Step:
        other = Refuel(self.seat, self.cards)
        other.card = self.card
        return other

    def observe(self, state: State, seat: int) -> Step:
        """Which card is being chosen is seen when it is played."""
        return self.copy() if seat == self.seat else Refuel(self.seat, self.cards)


def discard_or_refuel(b: Battle, seat: int, cards: list[int]) -> None:
    """9.5 Used cards are discarded; for Air cards their player is asked first."""
    if not b.switches.action:
        b.discard_all(cards)
        return
    air = [card for card in cards if b.card(card).air]
    b.discard_all([card for card in cards if not b.card(card).air])
    if air:
        air.sort()
        b.stack.append(Refuel(seat, air))
