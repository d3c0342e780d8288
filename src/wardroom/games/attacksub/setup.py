"""2 Setup: the cut for sides and the first turn, and the deal."""

from typing import Final

from wardroom.core.decision import Decision
from wardroom.core.lists import put_in
from wardroom.core.state import ALLOWED, NOT_ASKED, UNKNOWN, State, Step
from wardroom.games.attacksub import actions, diary
from wardroom.games.attacksub.battle import CUTS, HANDS, IN_PLAY, Battle
from wardroom.games.attacksub.catalogue import SIDE_NAMES
from wardroom.games.attacksub.deck import number_of
from wardroom.games.attacksub.ending import Turns
from wardroom.games.attacksub.switches import CUT, FIRST

# Phases.
CUTTING: Final = 0
CHOOSING: Final = 1
DEALING: Final = 2


class Setup(Step):
    """2.1 Who cuts the higher number chooses a side, the other begins; 2.3 then the hands are dealt."""

    def __init__(self) -> None:
        self.phase = CUTTING

    def asks(self, state: State) -> int:
        assert isinstance(state, Battle)
        return 1 << state.acting if self.phase == CHOOSING else 0

    def act(self, state: State) -> None:
        b = state
        assert isinstance(b, Battle)
        if self.phase == CUTTING:
            cut(b)
            if b.switches.sides == CUT:
                self.phase = CHOOSING
            else:
                take_side(b, 0, 0 if b.switches.sides == FIRST else 1)
                self.phase = DEALING
        else:
            b.stack = [Turns()]
            deal(b)

    def decision(self, state: State, seat: int) -> Decision:
        return Decision(seat, "choose-side", "2.1")

    def candidates(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Battle)
        if not state.answers_for(seat) or not self.asks(state) >> seat & 1:
            return []
        return sorted(actions.SIDE + SIDE_NAMES.index(name) for name in state.scenario.sides)

    def forbids(self, state: State, seat: int, action: int) -> int:
        assert isinstance(state, Battle)
        if seat < 0 or not self.asks(state) >> seat & 1:
            return NOT_ASKED
        return ALLOWED if side_of(state, action) != UNKNOWN else NOT_ASKED

    def take(self, state: State, seat: int, action: int) -> None:
        assert isinstance(state, Battle)
        state.tide += 1
        take_side(state, seat, side_of(state, action))
        self.phase = DEALING

    def copy(self) -> "Setup":
        other = Setup()
        other.phase = self.phase
        return other


def side_of(b: Battle, action: int) -> int:
    """The side of the scenario that an action names, or UNKNOWN."""
    for side in range(2):
        if action == actions.SIDE + SIDE_NAMES.index(b.scenario.sides[side]):
            return side
    return UNKNOWN


def cut(b: Battle) -> None:
    """2.1 One card each, again while they show the same number; the winner is `acting` for now."""
    assert b.dice is not None
    b.tide += 1
    while True:
        pile = b.catalogue.deck[:]
        b.cut = [b.dice.pick(pile, CUTS), b.dice.pick(pile, CUTS)]
        diary.cut(b)
        first, second = number_of(b, b.cut[0]), number_of(b, b.cut[1])
        if first != second:
            break
    b.acting = 0 if first > second else 1


def take_side(b: Battle, seat: int, side: int) -> None:
    """The seat has this side, the other the other."""
    b.seat_of = [seat, 1 - seat] if side == 0 else [1 - seat, seat]
    b.owner = [b.seat_of[of] for of in b.theatre.sides]
    b.begins = [b.theatre.begins[b.side(of)] for of in range(2)]
    b.ends = [b.theatre.ends[b.side(of)] for of in range(2)]
    diary.sides(b)


def deal(b: Battle) -> None:
    """2.3 Each hand is as large as the ships allow."""
    assert b.dice is not None
    b.tide += 1
    b.pile = b.catalogue.deck[:]
    b.since = [1 if status == IN_PLAY else 0 for status in b.status]
    for seat in range(2):
        dealt: list[int] = []
        for _ in range(b.hand_size(seat)):
            card = b.dice.pick(b.pile, HANDS)
            put_in(b.hands[seat], card)
            dealt.append(card)
        diary.drawn(b, "dealt", "2.3", seat, dealt)
    b.pile_left = len(b.pile)
