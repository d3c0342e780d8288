"""What the probe games with cards share: a deck, hands that only their owner sees, and discards."""

from itertools import repeat
from typing import Self

from tests.probes.frame import ProbeState, veil
from wardroom.core.dice import Dice
from wardroom.core.state import NOBODY, UNKNOWN, Policy

DRAW = 0


class CardState(ProbeState):
    """Where a card lies in the deck or a hand means nothing: each is as likely to be drawn."""

    secret = ("hands", "deck", "discards")

    def setup(self) -> None:
        self.hands: list[list[int]] = [[] for _ in range(self.seats)]
        self.deck = self.all_cards()
        self.discards: list[int] = []
        # Who has seen each discard: a bit for the spectator, then one for each seat.
        self.seen: list[int] = []

    def all_cards(self) -> list[int]:
        """Every card of the game, ascending."""
        raise NotImplementedError

    def begin(self) -> None:
        self.next_turn()

    def next_turn(self) -> None:
        raise NotImplementedError

    def draw(self, stream: int) -> int:
        """The last card of the deck brings the discards back, and what was known of them is worthless."""
        self.irrevocable += 1
        card = self.chance().pick(self.deck, stream)
        if not self.deck:
            self.tell("reshuffled", "6", NOBODY, n=len(self.discards))
            self.deck, self.discards, self.seen = sorted(self.discards), [], []
        return card

    def refill(self, seat: int, size: int) -> None:
        """Draw into a hand until it has its size, or no card is left."""
        while len(self.hands[seat]) < size and self.deck:
            card = self.draw(DRAW)
            self.hands[seat] = sorted([*self.hands[seat], card])
            self.tell("drew", "5", seat, {"card": card})

    def put(self, card: int, covered_by: int = NOBODY) -> None:
        """Lay a card on the discards; which one was covered only the seat knows that did it."""
        self.discards.append(card)
        self.seen.append((2 << self.seats) - 1 if covered_by == NOBODY else 2 << covered_by)

    def discard(self, seat: int, card: int, covered: bool = False) -> None:
        self.hands[seat].remove(card)
        self.put(card, seat if covered else NOBODY)

    def play_card(self, seat: int, card: int, rule: str) -> None:
        self.discard(seat, card)
        self.tell("played", rule, seat, card=card)

    def show(self, other: Self, seat: int) -> None:
        other.hands = [veil(hand, repeat(owner == seat)) for owner, hand in enumerate(self.hands)]
        other.deck = veil(self.deck, repeat(False))
        other.discards = veil(self.discards, [seen >> seat + 1 & 1 for seen in self.seen])

    def unseen(self) -> list[int]:
        """The cards that an observation does not show."""
        left = self.all_cards()
        for pile in (*self.hands, self.deck, self.discards):
            for card in pile:
                if card != UNKNOWN:
                    left.remove(card)
        return left

    def fill(self, world: Self, rng: Dice, prior: Policy | None) -> None:
        unseen = self.unseen()
        for pile in (*world.hands, world.deck, world.discards):
            pile[:] = [rng.pick(unseen, DRAW) if card == UNKNOWN else card for card in pile]
        for hand in world.hands:
            hand.sort()
