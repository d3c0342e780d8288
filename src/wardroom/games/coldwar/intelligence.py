"""9.6 Intelligence in attack: a look at an opponent's cards, and discards for two Fog of War each."""

from typing import Final, cast

from wardroom.core.decision import DONE, Decision
from wardroom.core.events import Event
from wardroom.core.lists import added
from wardroom.core.state import ALLOWED, NOBODY, NOT_ASKED, State, Step
from wardroom.games.coldwar import diary
from wardroom.games.coldwar import refusals as no
from wardroom.games.coldwar.actions import CARD, is_card
from wardroom.games.coldwar.battle import CARD_BITS, DOWN, SEEN, Battle
from wardroom.games.coldwar.catalogue import TACTIC
from wardroom.games.coldwar.hand import cards_in_hand
from wardroom.games.coldwar.tactics import ANY_TACTIC, nobody_useful, open_moment

# 9.6 What each discard costs.
DISCARD_COST: Final = 2


class Peek(Step):
    """9.6 The cards of another player lie open to this one."""

    def __init__(self, seat: int, other: int, fog: int) -> None:
        self.seat = seat
        self.other = other
        # Fog of War that the draft has left.
        self.fog = fog
        # A card that has been named and is about to go, and how many like it the hand held then.
        self.named = NOBODY
        self.copies = 0
        self.over = False

    def affordable(self) -> bool:
        return self.fog >= DISCARD_COST

    def asks(self, state: State) -> int:
        """By the Fog of War that all can see: what the draft has spent of it is not theirs to know."""
        b = cast(Battle, state)
        if self.named != NOBODY or self.over or b.fog < DISCARD_COST or not b.forces[self.other].hand:
            return 0
        if b.brisk and not self.affordable() and not b.holds_tactic(self.seat):
            return 0
        return 1 << self.seat

    def act(self, state: State) -> None:
        b = cast(Battle, state)
        if self.named == NOBODY:
            b.stack.pop()
            return
        card = self.named
        goes = self.names(b)
        self.named = NOBODY
        self.copies = 0
        if goes:
            b.leave_hand(self.other, card)
            b.to_discard(card)
            diary.with_card(b, "intelligence-discards", "9.6", self.other, card)

    def names(self, b: Battle) -> bool:
        """Is a card about to go? 13.5 Not a Tactic that has been played in time."""
        return self.named != NOBODY and b.forces[self.other].hand.count(self.named) >= self.copies

    def decision(self, state: State, seat: int) -> Decision:
        return Decision(
            seat,
            "intelligence-discard",
            "9.6",
            {"seat": diary.seat_fact(self.other), "number": self.fog},
        )

    def candidates(self, state: State, seat: int) -> list[int]:
        return cards_in_hand(cast(Battle, state), self.other) if seat == self.seat else []

    def forbids(self, state: State, seat: int, action: int) -> int:
        if seat != self.seat:
            return NOT_ASKED
        if action == DONE:
            return ALLOWED
        if not is_card(action) or not cast(Battle, state).holds(self.other, action - CARD):
            return NOT_ASKED
        return ALLOWED if self.affordable() else no.DISCARD_COSTS_TWO

    def take(self, state: State, seat: int, action: int) -> None:
        b = cast(Battle, state)
        if action == DONE:
            self.over = True
            return
        self.named = action - CARD
        self.copies = b.forces[self.other].hand.count(self.named)
        self.fog -= DISCARD_COST
        b.fog -= DISCARD_COST
        b.tide += 1
        if b.family(self.named) == TACTIC:
            useful = nobody_useful(b)
            useful[self.other] = ANY_TACTIC
            open_moment(b, seat, useful)

    def copy(self) -> Step:
        other = Peek(self.seat, self.other, self.fog)
        other.named = self.named
        other.copies = self.copies
        other.over = self.over
        return other

    def observe(self, state: State, seat: int) -> Step:
        """Private: the Fog of War that the draft has left, and how many cards are like the named one."""
        b = cast(Battle, state)
        other = Peek(self.seat, self.other, self.fog if seat == self.seat else b.fog)
        if self.names(b):
            other.named = self.named
            other.copies = self.copies if seat in (self.seat, self.other) else 1
        return other


def look(b: Battle, seat: int, other: int) -> None:
    """9.6 From now on the seat knows the hand and the face-down area defences of the other."""
    force = b.forces[other]
    b.tide += 1
    know_hand(b, seat, other)
    area = []
    for entry in force.area:
        area.append(entry | 1 << SEEN + seat if entry & DOWN else entry)
    force.area = area
    if b.log is not None:
        public = {"seat": diary.seat_fact(seat), "by": diary.seat_fact(other)}
        secret = {
            "seat": diary.seat_fact(seat),
            "by": diary.seat_fact(other),
            "cards": diary.cards_fact(b, force.hand),
            "area": diary.cards_fact(b, [entry & CARD_BITS for entry in force.area if entry & DOWN]),
        }
        b.log.append(Event("intelligence-looks", "9.6", {**public}, 1 << seat, {**secret}))


def know_hand(b: Battle, viewer: int, owner: int) -> None:
    """The viewer has seen every card of the hand."""
    force = b.forces[owner]
    known = [entry for entry in force.known if entry >> 8 != viewer]
    for card in force.hand:
        known = added(known, viewer << 8 | card)
    force.known = known
