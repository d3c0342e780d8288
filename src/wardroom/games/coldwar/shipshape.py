"""6.1.C Ship shape: discard and draw after the shooting."""

from typing import Final, cast

from wardroom.core.decision import DONE, Decision
from wardroom.core.lists import added, take_out
from wardroom.core.state import ALLOWED, NOT_ASKED, State, Step
from wardroom.games.coldwar import diary
from wardroom.games.coldwar import refusals as no
from wardroom.games.coldwar.actions import CARD
from wardroom.games.coldwar.battle import HAND_SIZE, NOTHING, Battle
from wardroom.games.coldwar.hand import HandStep, cards_in_hand

# 13.6 More Bad Luck in one resupply is too much: it is discarded.
MOST_BAD_LUCK: Final = 2


class AdjustOrdnance(HandStep):
    """6.1.C.2 Discard what is unwanted; at least one card if none was played this turn."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        # Kept sorted, whatever the order in which they were named. Replaced, never changed.
        self.chosen = NOTHING

    def drafted_by(self, seat: int) -> int:
        return len(self.chosen) if seat == self.seat else 0

    def is_draft(self) -> bool:
        return True

    def asks(self, state: State) -> int:
        return 1 << self.seat

    def decision(self, state: State, seat: int) -> Decision:
        name = "discard" if cast(Battle, state).played or self.chosen else "must-discard"
        return Decision(seat, name, "6.1.C.2")

    def candidates(self, state: State, seat: int) -> list[int]:
        return cards_in_hand(cast(Battle, state), seat) if seat == self.seat else []

    def forbids(self, state: State, seat: int, action: int) -> int:
        b = cast(Battle, state)
        if seat != self.seat:
            return NOT_ASKED
        if action == DONE:
            return ALLOWED if b.played or self.chosen else no.MUST_DISCARD
        return self.choice_forbids(b, seat, action)

    def legal(self, state: State, seat: int) -> list[int]:
        b = cast(Battle, state)
        if seat != self.seat:
            return []
        # `card_forbids` never says no here.
        found = cards_in_hand(b, seat)
        if self.forbids(state, seat, DONE) != ALLOWED:
            found.pop(0)
        return found

    def card_forbids(self, b: Battle, seat: int, card: int) -> int:
        return ALLOWED

    def take(self, state: State, seat: int, action: int) -> None:
        b = cast(Battle, state)
        hand = b.forces[seat].hand
        if action != DONE:
            card = action - CARD
            take_out(hand, card)
            self.chosen = added(self.chosen, card)
            if hand:
                return
        self.throw_away(b)

    def throw_away(self, b: Battle) -> None:
        """All at once and face up."""
        force = b.forces[self.seat]
        b.discard_all(self.chosen)
        if force.known:
            for card in self.chosen:
                b.forget(force, card)
        if b.log is not None and self.chosen:
            diary.tell(
                b,
                "discarded",
                "6.1.C.2",
                {"seat": diary.seat_fact(self.seat), "cards": diary.cards_fact(b, self.chosen)},
            )
        b.stack.pop()

    def copy(self) -> Step:
        other = AdjustOrdnance(self.seat)
        other.chosen = self.chosen
        return other

    def observe(self, state: State, seat: int) -> Step:
        """What is being thrown away is seen when the choice is complete."""
        return self.copy() if seat == self.seat else AdjustOrdnance(self.seat)


def resupply(b: Battle, seat: int) -> None:
    """6.1.C.3 Draw up to seven; 6.2 the last card of the pile announces the last series."""
    force = b.forces[seat]
    wanted = HAND_SIZE - len(force.hand)
    if wanted > 0 and b.draw_left > 0:
        drawn = b.draw_cards(seat, wanted)
        diary.drawn(b, "resupplied", "6.1.C.3", seat, drawn)
        if b.luck:
            set_aside(b, seat)
        diary.back_seen(b)
        if b.draw_left == 0:
            b.last_series = 1
            diary.simple(b, "pile-empty", "6.2", seat)


def set_aside(b: Battle, seat: int) -> None:
    """13.6 The first two Bad Luck cards of a resupply wait for 6.1.C.4; the others are discarded."""
    spared = b.luck[MOST_BAD_LUCK:]
    b.luck = b.luck[:MOST_BAD_LUCK]
    for card in b.luck:
        diary.with_card(b, "bad-luck-drawn", "6.1.C.3", seat, card)
    for card in spared:
        diary.with_card(b, "bad-luck-spared", "13.6", seat, card)
    b.discard_all(spared)
