"""A sealed auction: all seats bid at once on the lots of a round, from purses that may be hidden."""

from collections.abc import Mapping
from typing import Final

from tests.probes.page import Facts, Page, ProbeState, row, veiled
from wardroom.core.decision import DONE, REOPEN, Decision
from wardroom.core.dice import Dice
from wardroom.core.events import Event
from wardroom.core.game import Game
from wardroom.core.options import Option, OptionsSchema, Value
from wardroom.core.outcome import AHEAD, CURRENT, PAST, Course, Outcome
from wardroom.core.sealed import Sealed
from wardroom.core.state import ALLOWED, NOT_ASKED, SPECTATOR, UNKNOWN, Policy, State, Step

PURSES: Final = (6, 7, 8, 9, 10, 11, 12)
VALUES: Final = (2, 3, 4, 4, 5, 6, 6, 7, 8, 9, 10, 12)
LOTS: Final = 3
BID: Final = 2
DEAL, STOCK, TIE = 0, 1, 2
OVER_PURSE: Final = 2

SCHEMA = OptionsSchema(
    (
        Option("seats", 6, "1", "how many bid", low=2, high=6),
        Option("rounds", 2, "1", "rounds of three lots", low=1, high=4),
        Option("open", False, "1.2", "all purses are seen"),
        Option("second", False, "3.2", "the winner pays the second bid"),
    )
)


class Bids(Step):
    """2 The bids of one seat on the lots in turn; `done` bids nothing on the rest."""

    def __init__(self, seat: int, bids: list[int]) -> None:
        self.seat = seat
        self.bids = bids

    def asks(self, state: State) -> int:
        return 0 if len(self.bids) == LOTS else 1 << self.seat

    def decision(self, state: State, seat: int) -> Decision:
        return Decision(seat, "bid", "2", {"lot": len(self.bids) + 1, "left": self.left(auction(state))})

    def left(self, state: "AuctionState") -> int:
        return state.purses[self.seat] - state.spent[self.seat] - sum(self.bids)

    def candidates(self, state: State, seat: int) -> list[int]:
        return [DONE, *range(BID, BID + max(PURSES) + 1)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if action == DONE:
            return ALLOWED
        if action < BID:
            return NOT_ASKED
        return OVER_PURSE if action - BID > self.left(auction(state)) else ALLOWED

    def take(self, state: State, seat: int, action: int) -> None:
        self.bids += [0] * (LOTS - len(self.bids)) if action == DONE else [action - BID]

    def copy(self) -> "Bids":
        return Bids(self.seat, self.bids[:])


class Bidding(Sealed):
    """2 Everybody bids in secret."""

    def empty(self) -> "Bidding":
        return Bidding(self.members)

    def begin(self, state: State, seat: int) -> Bids:
        return Bids(seat, [])

    def bids(self, seat: int) -> list[int]:
        run = self.runs.get(seat)
        return run.bids if isinstance(run, Bids) else []

    def open(self, state: State) -> None:
        auction(state).sell([self.bids(seat) for seat in range(state.seats)])


class AuctionState(ProbeState):
    key = "auction"
    schema = SCHEMA
    refusals = ((OVER_PURSE, "over-purse", "2.1"),)

    def __init__(self, options: dict[str, Value], dice: Dice | None) -> None:
        super().__init__(options, dice)
        self.purses = [UNKNOWN] * self.seats
        self.spent = [0] * self.seats
        # The least that each purse must have held, by the bids it has shown.
        self.shown = [0] * self.seats
        self.won = [0] * self.seats
        self.round = 0
        self.stock = list(VALUES)
        self.lots: list[int] = []

    def deal(self) -> None:
        assert self.dice is not None
        purses = list(PURSES)
        for seat in range(self.seats):
            self.purses[seat] = self.dice.pick(purses, DEAL)
        self.next_round()

    def next_round(self) -> None:
        assert self.dice is not None
        self.stack = []
        if self.round == self.number("rounds"):
            for seat in range(self.seats):
                self.tell("purse", "4", {"seat": f"seat/{seat}", "held": self.purses[seat]})
            return
        self.round += 1
        self.lots = [self.dice.pick(self.stock, STOCK) for _ in range(LOTS)]
        for lot in self.lots:
            self.tell("lot", "2", {"value": lot})
        self.stack = [Bidding(self.everybody())]

    def sell(self, bids: list[list[int]]) -> None:
        """3 All bids are opened; the die settles ties."""
        assert self.dice is not None
        for seat, own in enumerate(bids):
            self.shown[seat] = max(self.shown[seat], self.spent[seat] + sum(own))
            self.tell("bids", "3", {"seat": f"seat/{seat}", "bids": " ".join(map(str, own))})
        for lot, value in enumerate(self.lots):
            offers = sorted((own[lot] for own in bids), reverse=True)
            if offers[0] == 0:
                continue
            best = [seat for seat, own in enumerate(bids) if own[lot] == offers[0]]
            winner = best[self.dice.below(len(best), TIE)] if len(best) > 1 else best[0]
            price = offers[1] if self.options["second"] else offers[0]
            self.spent[winner] += price
            self.won[winner] += value
            self.tell("sold", "3.1", {"seat": f"seat/{winner}", "value": value, "price": price})
        self.next_round()

    def case(self, seat: int, action: int) -> Facts:
        return {"bid": action - BID, "purse": self.purses[seat]}

    def course(self) -> Course:
        return Course(SPECTATOR, ["2", "3"], [CURRENT if self.stack else PAST, AHEAD if self.stack else PAST])

    def outcome(self) -> Outcome | None:
        if self.stack:
            return None
        scores = [self.won[seat] + self.purses[seat] - self.spent[seat] for seat in range(self.seats)]
        return Outcome(scores, [s for s in range(self.seats) if scores[s] == max(scores)], "all-sold", "4")

    def share(self, other: "AuctionState") -> None:
        other.spent, other.shown, other.won = self.spent[:], self.shown[:], self.won[:]
        other.round, other.stock, other.lots = self.round, self.stock[:], self.lots[:]

    def keep(self, other: "AuctionState") -> None:
        other.purses = self.purses[:]

    def show(self, other: "AuctionState", seat: int) -> None:
        seen = self.options["open"] or not self.stack
        other.purses = self.purses[:] if seen else veiled(self.purses)
        if seat != SPECTATOR:
            other.purses[seat] = self.purses[seat]

    def fill(self, world: "AuctionState", rng: Dice, prior: Policy | None) -> None:
        while UNKNOWN in world.purses:
            unseen = [purse for purse in PURSES if purse not in self.purses]
            dealt = [purse if purse != UNKNOWN else rng.pick(unseen, DEAL) for purse in self.purses]
            if all(purse >= shown for purse, shown in zip(dealt, self.shown, strict=True)):
                world.purses = dealt

    def lines(self) -> list[str]:
        lines = [row("purses", self.purses), row("spent", self.spent), row("shown", self.shown)]
        lines += [row("won", self.won), row("round", [self.round])]
        lines += [row("stock", self.stock), row("lots", self.lots)]
        for step in self.stack:
            assert isinstance(step, Bidding)
            lines.append(f"step bidding {step.pending}")
            bids = {seat: step.bids(seat) for seat in sorted(step.runs)}
            lines += [row(f"bids{seat}", own) for seat, own in bids.items() if own]
        return lines


class Auction(Game):
    made_of = AuctionState
    key = "auction"
    name = "Sealed auction"
    most_seats = 6
    action_count = BID + max(PURSES) + 1
    streams = ("deal", "stock", "tie")

    def options(self) -> OptionsSchema:
        return SCHEMA

    def new(self, options: Mapping[str, Value], dice: Dice, log: list[Event] | None = None) -> AuctionState:
        state = self.made_of(SCHEMA.fill(options), dice)
        state.log = log
        state.deal()
        return state

    def parse(self, text: str, dice: Dice | None = None) -> AuctionState:
        page = Page(text, SCHEMA)
        state = self.made_of(page.options, dice)
        page.head(state)
        state.purses, state.round = page.numbers("purses"), page.numbers("round")[0]
        state.spent, state.shown, state.won = (
            page.numbers("spent"),
            page.numbers("shown"),
            page.numbers("won"),
        )
        state.stock, state.lots = page.numbers("stock"), page.numbers("lots")
        for _, pending in page.steps:
            step = Bidding(state.everybody())
            step.pending = int(pending)
            for seat in range(state.seats):
                if f"bids{seat}" in page.rows:
                    step.runs[seat] = Bids(seat, page.numbers(f"bids{seat}"))
            state.stack.append(step)
        return state

    def action_text(self, action: int) -> str:
        return ("done", "reopen")[action] if action < BID else f"bid{action - BID}"

    def aliases(self, action: int) -> list[str]:
        return {DONE: ["готово"], REOPEN: ["заново"]}.get(action, [f"ставка{action - BID}"])


def auction(state: State) -> AuctionState:
    assert isinstance(state, AuctionState)
    return state
