"""A sealed auction: all seats bid at once on the three lots of a round, from purses that nobody else sees."""

from typing import Final

from tests.probes.frame import Facts, ProbeGame, ProbeState, Run, SealedRuns, veil
from wardroom.core.decision import DONE
from wardroom.core.dice import Dice
from wardroom.core.options import Option
from wardroom.core.state import ALLOWED, NOBODY, UNKNOWN, Policy

PURSES: Final = (6, 7, 8, 9, 10, 11, 12)
VALUES: Final = (2, 3, 4, 4, 5, 6, 6, 7, 8, 9, 10, 12)
LOTS: Final = 3
BID: Final = 2
DEAL, STOCK, TIE = 0, 1, 2
OVER_PURSE: Final = 2


class Bids(Run["AuctionState"]):
    """2 The bids of one seat on the lots in turn; `done` bids nothing on the rest."""

    def finished(self, state: "AuctionState") -> bool:
        return len(self.given) == LOTS

    def answers(self, state: "AuctionState") -> list[int]:
        return [DONE, *range(BID, BID + max(PURSES) + 1)]

    def refuses(self, state: "AuctionState", action: int) -> int:
        left = state.purses[self.seat] - state.spent[self.seat] - sum(self.given)
        return OVER_PURSE if action - BID > left else ALLOWED

    def answer(self, state: "AuctionState", action: int) -> None:
        self.given += [0] * (LOTS - len(self.given)) if action == DONE else [action - BID]


class Bidding(SealedRuns["AuctionState"]):
    """2 Everybody bids in secret."""

    each = Bids

    def opened(self, state: "AuctionState", given: list[list[int]]) -> None:
        state.sell(given)


class AuctionState(ProbeState):
    public = ("round", "stock", "lots", "spent", "shown", "won")
    secret = ("purses",)
    steps = (Bidding,)
    refusals = ("over-purse 2.1",)

    def setup(self) -> None:
        self.round = 0
        self.stock = list(VALUES)
        self.lots: list[int] = []
        self.purses = [UNKNOWN] * self.seats
        self.spent, self.won = [0] * self.seats, [0] * self.seats
        # The least that each purse must have held, by the bids it has shown.
        self.shown = [0] * self.seats

    def begin(self) -> None:
        purses = list(PURSES)
        self.purses = [self.chance().pick(purses, DEAL) for _ in self.purses]
        self.next_round()

    def next_round(self) -> None:
        if self.round == self.number("rounds"):
            self.stack = []
            for seat, purse in enumerate(self.purses):
                self.tell("purse", "4", seat, held=purse)
            return
        self.round += 1
        self.lots = [self.chance().pick(self.stock, STOCK) for _ in range(LOTS)]
        self.stack = [Bidding((1 << self.seats) - 1)]
        self.tell("lots", "2", NOBODY, lots=" ".join(map(str, self.lots)))

    def sell(self, bids: list[list[int]]) -> None:
        """3 All bids are opened; the die settles ties."""
        for seat, own in enumerate(bids):
            self.shown[seat] = max(self.shown[seat], self.spent[seat] + sum(own))
            self.tell("bids", "3", seat, bids=" ".join(map(str, own)))
        for value, *offers in zip(self.lots, *bids, strict=True):
            best = [seat for seat, offer in enumerate(offers) if offer == max(offers) > 0]
            if best:
                winner = best[self.chance().below(len(best), TIE)]
                self.spent[winner] += max(offers)
                self.won[winner] += value
                self.tell("sold", "3.1", winner, value=value, price=max(offers))
        self.next_round()

    def case(self, seat: int, action: int) -> Facts:
        return {"bid": action - BID, "purse": self.purses[seat]}

    def result(self) -> tuple[list[int], str, str]:
        purses = zip(self.won, self.purses, self.spent, strict=True)
        return [won + held - spent for won, held, spent in purses], "all-sold", "4"

    def show(self, other: "AuctionState", seat: int) -> None:
        other.purses = veil(self.purses, [owner == seat or not self.stack for owner in range(self.seats)])

    def fill(self, world: "AuctionState", rng: Dice, prior: Policy | None) -> None:
        while UNKNOWN in world.purses:
            unseen = [purse for purse in PURSES if purse not in self.purses]
            dealt = [rng.pick(unseen, DEAL) if purse == UNKNOWN else purse for purse in self.purses]
            if all(purse >= shown for purse, shown in zip(dealt, self.shown, strict=True)):
                world.purses = dealt


class Auction(ProbeGame[AuctionState]):
    made_of = AuctionState
    key = "auction"
    most_seats = 6
    streams = ("deal", "stock", "tie")
    actions = tuple((f"bid{n}", f"ставка{n}") for n in range(max(PURSES) + 1))
    switches = (
        Option("seats", 6, "1", "how many bid", low=2, high=6),
        Option("rounds", 2, "1", "rounds of three lots", low=1, high=4),
    )
