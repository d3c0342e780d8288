"""A council of up to six: a motion may be vetoed by the first other seat in turn order, and so may a veto."""

from typing import Final, Self, cast

from tests.probes.cards import CardState
from tests.probes.frame import ProbeGame, Run
from wardroom.core.decision import DONE, Decision
from wardroom.core.options import Option
from wardroom.core.sealed import Window
from wardroom.core.state import ALLOWED, NOT_ASKED, State
from wardroom.core.vocabulary import NUMBER, SEAT, DecisionKind

# Cards: motions worth 1 to 3, and the veto.
VETO: Final = 0
CARDS: Final = 4
COPIES: Final = (12, 8, 8, 8)
HAND: Final = 3
PLAY: Final = 2
NOT_IN_HAND, ONLY_AGAINST = 2, 3

ASKS_VETO = DecisionKind("veto", against=SEAT, vetoes=NUMBER)


class Floor(Run["ParleyState"]):
    """2 The seat in turn plays a motion, or passes; `given` are the motion and how many vetoes it met."""

    def finished(self, state: "ParleyState") -> bool:
        return bool(self.given)

    def answers(self, state: "ParleyState") -> list[int]:
        return [DONE, *range(PLAY, PLAY + CARDS)]

    def refuses(self, state: "ParleyState", action: int) -> int:
        if action - PLAY == VETO:
            return ONLY_AGAINST
        return ALLOWED if action - PLAY in state.hands[self.seat] else NOT_IN_HAND

    def answer(self, state: "ParleyState", action: int) -> None:
        if action == DONE:
            state.next_turn()
        else:
            self.given.append(action - PLAY)
            state.play_card(self.seat, action - PLAY, "2")
            state.stack.append(Objection(state.able(self.seat), self.seat, 0))

    def act(self, state: State) -> None:
        """4 The motion carries unless the last word was a veto of it."""
        council = cast("ParleyState", state)
        motion, vetoes = self.given
        won = motion if vetoes % 2 == 0 else 0
        council.points[self.seat] += won
        council.tell("resolved", "4", self.seat, motion=motion, won=won)
        council.next_turn()


class Objection(Window):
    """3 Everybody else with a card in hand may veto what `actor` has just played."""

    parts = ("members", "actor", "vetoes")

    def __init__(self, members: int, actor: int, vetoes: int) -> None:
        super().__init__(members, actor)
        self.vetoes = vetoes

    def empty(self) -> Self:
        return type(self)(self.members, self.actor, self.vetoes)

    def question(self, state: State, seat: int) -> Decision:
        return Decision(seat, ASKS_VETO, "3", {"against": f"seat/{self.actor}", "vetoes": self.vetoes})

    def answers(self, state: State, seat: int) -> list[int]:
        return [DONE, PLAY + VETO]

    def refuses(self, state: State, seat: int, action: int) -> int:
        if action not in self.answers(state, seat):
            return NOT_ASKED
        return ALLOWED if action == DONE or VETO in cast("ParleyState", state).hands[seat] else NOT_IN_HAND

    def interrupted(self, state: State, seat: int, action: int) -> None:
        council = cast("ParleyState", state)
        council.play_card(seat, VETO, "3")
        members = council.able(seat) if council.options["chain"] else 0
        council.stack.append(Objection(members, seat, self.vetoes + 1))

    def passed(self, state: State) -> None:
        floor = state.stack[-1]
        assert isinstance(floor, Floor)
        floor.given.append(self.vetoes)


class ParleyState(CardState):
    public = ("turn", "points", "seen")
    steps = (Floor, Objection)
    refusals = ("not-in-hand 2.1", "only-against-another 3")

    def setup(self) -> None:
        super().setup()
        self.turn = -1
        self.points = [0] * self.seats

    def all_cards(self) -> list[int]:
        return [card for card in range(CARDS) for _ in range(COPIES[card])]

    def begin(self) -> None:
        for seat in range(self.seats):
            self.refill(seat, HAND)
        self.next_turn()

    def able(self, actor: int) -> int:
        """The seats that everybody sees able to answer `actor`."""
        return sum(1 << seat for seat in range(self.seats) if seat != actor and self.hands[seat])

    def next_turn(self) -> None:
        self.turn += 1
        seat = self.turn % self.seats
        self.stack = [Floor(seat)] if self.turn < self.seats * self.number("rounds") else []
        if self.stack:
            self.refill(seat, len(self.hands[seat]) + 1)

    def result(self) -> tuple[list[int], str, str]:
        return self.points[:], "adjourned", "5"


class Parley(ProbeGame[ParleyState]):
    made_of = ParleyState
    key = "parley"
    most_seats = 6
    streams = ("draw",)
    actions = (("veto", "вето"), *((f"motion{n}", f"предложение{n}") for n in range(1, CARDS)))
    switches = (
        Option("seats", 6, "1", "how many sit in the council", low=2, high=6),
        Option("rounds", 3, "5", "turns of each seat", low=1, high=6),
        Option("chain", True, "3.2", "a veto may be vetoed"),
    )
