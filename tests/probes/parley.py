"""A council of up to six: a motion may be vetoed by the first other seat in turn order, and so may a veto."""

from collections.abc import Mapping
from typing import Final

from tests.probes.page import Page, ProbeState, row, veiled
from wardroom.core.decision import DONE, REOPEN, Decision
from wardroom.core.dice import Dice
from wardroom.core.events import Event
from wardroom.core.game import Game
from wardroom.core.options import Option, OptionsSchema, Value
from wardroom.core.outcome import AHEAD, CURRENT, PAST, Course, Outcome
from wardroom.core.sealed import Answer, Window
from wardroom.core.state import ALLOWED, NOT_ASKED, UNKNOWN, Policy, State, Step

# Cards: motions worth 1 to 3, and the veto.
VETO: Final = 0
CARDS: Final = 4
COPIES: Final = (12, 8, 8, 8)
HAND: Final = 3
PLAY: Final = 2
DRAW: Final = 0
NOT_IN_HAND, ONLY_AGAINST, NO_INTERRUPTION = 2, 3, 4
REFUSALS: Final = (
    (NOT_IN_HAND, "not-in-hand", "2.1"),
    (ONLY_AGAINST, "only-against-another", "3"),
    (NO_INTERRUPTION, "only-in-turn", "2"),
)

SCHEMA = OptionsSchema(
    (
        Option("seats", 6, "1", "how many sit in the council", low=2, high=6),
        Option("rounds", 3, "5", "turns of each seat", low=1, high=6),
        Option("chain", True, "3.2", "a veto may be vetoed"),
    )
)


def all_cards() -> list[int]:
    return [card for card in range(CARDS) for _ in range(COPIES[card])]


class Floor(Step):
    """2 The seat in turn plays a motion, or passes."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, state: State) -> int:
        return 1 << self.seat

    def decision(self, state: State, seat: int) -> Decision:
        return Decision(seat, "motion", "2")

    def candidates(self, state: State, seat: int) -> list[int]:
        return [DONE, *range(PLAY, PLAY + CARDS)] if seat == self.seat else []

    def forbids(self, state: State, seat: int, action: int) -> int:
        if seat != self.seat or action == REOPEN:
            return NOT_ASKED
        if action == DONE:
            return ALLOWED
        if action - PLAY == VETO:
            return ONLY_AGAINST
        return ALLOWED if action - PLAY in parley(state).hands[seat] else NOT_IN_HAND

    def take(self, state: State, seat: int, action: int) -> None:
        council = parley(state)
        council.stack.pop()
        if action == DONE:
            council.next_turn()
            return
        council.discard(seat, action - PLAY)
        council.stack.append(Objection(council.able(seat), seat, action - PLAY, 0))

    def copy(self) -> "Floor":
        return Floor(self.seat)


class Objection(Window):
    """3 Everybody else with a card in hand may veto what `actor` has just played."""

    def __init__(self, members: int, actor: int, motion: int, vetoes: int) -> None:
        super().__init__(members, actor)
        self.motion = motion
        self.vetoes = vetoes

    def empty(self) -> "Objection":
        return Objection(self.members, self.actor, self.motion, self.vetoes)

    def question(self, state: State, seat: int) -> Decision:
        return Decision(seat, "veto", "3", {"against": f"seat/{self.actor}", "vetoes": self.vetoes})

    def answers(self, state: State, seat: int) -> list[int]:
        return [DONE, *range(PLAY, PLAY + CARDS)]

    def refuses(self, state: State, seat: int, action: int) -> int:
        if action < PLAY:
            return ALLOWED if action == DONE else NOT_ASKED
        if action - PLAY not in parley(state).hands[seat]:
            return NOT_IN_HAND
        return ALLOWED if action - PLAY == VETO else NO_INTERRUPTION

    def interrupted(self, state: State, seat: int, action: int) -> None:
        council = parley(state)
        council.discard(seat, VETO)
        members = council.able(seat) if council.options["chain"] else 0
        council.stack.append(Objection(members, seat, self.motion, self.vetoes + 1))

    def passed(self, state: State) -> None:
        parley(state).resolve(self.motion, self.vetoes)


class ParleyState(ProbeState):
    key = "parley"
    schema = SCHEMA
    refusals = REFUSALS

    def __init__(self, options: dict[str, Value], dice: Dice | None) -> None:
        super().__init__(options, dice)
        self.turn = -1
        self.points = [0] * self.seats
        self.hands: list[list[int]] = [[] for _ in range(self.seats)]
        self.deck = all_cards()
        self.discards: list[int] = []

    def able(self, actor: int) -> int:
        """The seats that everybody sees able to answer `actor`."""
        return sum(1 << seat for seat in range(self.seats) if seat != actor and self.hands[seat])

    def draw(self, seat: int) -> None:
        assert self.dice is not None
        if self.deck:
            card = self.dice.pick(self.deck, DRAW)
            self.hands[seat] = sorted([*self.hands[seat], card])
            owner = f"seat/{seat}"
            self.tell("drew", "2", {"seat": owner}, 1 << seat, {"seat": owner, "card": card})

    def discard(self, seat: int, card: int) -> None:
        self.tide += 1
        self.hands[seat].remove(card)
        self.discards.append(card)
        self.tell("played", "3" if card == VETO else "2", {"seat": f"seat/{seat}", "card": card})

    def resolve(self, motion: int, vetoes: int) -> None:
        """4 The motion carries unless the last word was a veto of it."""
        seat = self.turn % self.seats
        carried = vetoes % 2 == 0
        if carried:
            self.points[seat] += motion
        self.tell("resolved", "4", {"seat": f"seat/{seat}", "motion": motion, "carried": int(carried)})
        self.next_turn()

    def next_turn(self) -> None:
        self.turn += 1
        self.tide += 1
        seat = self.turn % self.seats
        if self.turn < self.seats * self.number("rounds"):
            self.draw(seat)
            self.stack.append(Floor(seat))

    def course(self) -> Course:
        marks = [PAST, PAST]
        if self.stack:
            marks = [CURRENT, AHEAD] if isinstance(self.stack[-1], Floor) else [PAST, CURRENT]
        return Course(self.turn % self.seats, ["2", "3"], marks)

    def outcome(self) -> Outcome | None:
        if self.stack:
            return None
        best = [seat for seat in range(self.seats) if self.points[seat] == max(self.points)]
        return Outcome(self.points[:], best, "adjourned", "5")

    def share(self, other: "ParleyState") -> None:
        other.turn, other.points, other.discards = self.turn, self.points[:], self.discards[:]

    def keep(self, other: "ParleyState") -> None:
        other.hands, other.deck = [hand[:] for hand in self.hands], self.deck[:]

    def show(self, other: "ParleyState", seat: int) -> None:
        other.hands = [hand[:] if owner == seat else veiled(hand) for owner, hand in enumerate(self.hands)]
        other.deck = veiled(self.deck)

    def fill(self, world: "ParleyState", rng: Dice, prior: Policy | None) -> None:
        unseen = all_cards()
        known = [card for hand in self.hands for card in hand if card != UNKNOWN]
        for card in (*known, *self.discards):
            unseen.remove(card)
        for seat, hand in enumerate(self.hands):
            world.hands[seat] = sorted(rng.pick(unseen, DRAW) if card == UNKNOWN else card for card in hand)
        world.deck = unseen

    def lines(self) -> list[str]:
        lines = [row("turn", [self.turn]), row("points", self.points)]
        lines += [row(f"hand{seat}", hand) for seat, hand in enumerate(self.hands)]
        lines += [row("deck", self.deck), row("discards", self.discards)]
        for step in self.stack:
            if isinstance(step, Floor):
                lines.append(f"step floor {step.seat}")
            elif isinstance(step, Objection):
                window = (step.members, step.pending, step.actor, step.motion, step.vetoes)
                lines.append(row("step objection", list(window)))
                for seat, run in sorted(step.runs.items()):
                    if isinstance(run, Answer) and run.given >= DONE:
                        lines.append(f"answer{seat} {run.given}")
        return lines


class Parley(Game):
    made_of = ParleyState
    key = "parley"
    name = "Parley"
    most_seats = 6
    action_count = PLAY + CARDS
    streams = ("draw",)

    def options(self) -> OptionsSchema:
        return SCHEMA

    def new(self, options: Mapping[str, Value], dice: Dice, log: list[Event] | None = None) -> ParleyState:
        state = self.made_of(SCHEMA.fill(options), dice)
        state.log = log
        for seat in range(state.seats):
            for _ in range(HAND):
                state.draw(seat)
        state.next_turn()
        return state

    def parse(self, text: str, dice: Dice | None = None) -> ParleyState:
        page = Page(text, SCHEMA)
        state = self.made_of(page.options, dice)
        page.head(state)
        state.turn, state.points = page.numbers("turn")[0], page.numbers("points")
        state.hands = [page.numbers(f"hand{seat}") for seat in range(state.seats)]
        state.deck, state.discards = page.numbers("deck"), page.numbers("discards")
        for kind, *rest in page.steps:
            if kind == "floor":
                state.stack.append(Floor(int(rest[0])))
                continue
            members, pending, actor, motion, vetoes = map(int, rest)
            window = Objection(members, actor, motion, vetoes)
            window.pending = pending
            for seat in range(state.seats):
                if f"answer{seat}" in page.rows:
                    answer = Answer(seat)
                    answer.given = page.numbers(f"answer{seat}")[0]
                    window.runs[seat] = answer
            state.stack.append(window)
        return state

    def action_text(self, action: int) -> str:
        if action < PLAY:
            return ("done", "reopen")[action]
        return "veto" if action - PLAY == VETO else f"motion{action - PLAY}"

    def aliases(self, action: int) -> list[str]:
        if action < PLAY:
            return (["pass", "пас"], ["заново"])[action]
        return ["вето"] if action - PLAY == VETO else [f"предложение{action - PLAY}"]


def parley(state: State) -> ParleyState:
    assert isinstance(state, ParleyState)
    return state
