"""3.5 The end of a turn: checks, weather, a new hand; and the next one."""

from typing import Final

from wardroom.core.decision import DONE, Decision
from wardroom.core.state import ALLOWED, NOT_ASKED, State, Step
from wardroom.games.attacksub import actions, diary
from wardroom.games.attacksub import refusals as no
from wardroom.games.attacksub.battle import FLOWN, TURNS, Battle
from wardroom.games.attacksub.deck import refill
from wardroom.games.attacksub.helicopters import check_all, check_weather
from wardroom.games.attacksub.transports import has_surface_ship
from wardroom.games.attacksub.turn import PlayerTurn
from wardroom.games.attacksub.victory import finish

CHECKS: Final = 0
WEATHER: Final = 1
HAND: Final = 2
OVER: Final = 3


class EndOfTurn(Step):
    """3.3, 3.5, 10.31, 10.32 Helicopters, weather, and a new hand."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.phase = CHECKS

    def asks(self, state: State) -> int:
        return 1 << self.seat if self.phase == HAND else 0

    def act(self, state: State) -> None:
        b = state
        assert isinstance(b, Battle)
        phase = self.phase
        self.phase += 1
        if phase == CHECKS and not b.check_due[0] and not b.check_due[1]:
            # Nothing to check: on to the weather at once.
            phase = WEATHER
            self.phase = HAND
        if phase == CHECKS:
            for seat in (self.seat, 1 - self.seat):
                if b.check_due[seat]:
                    check_all(b, seat)
            if b.check_due[0] or b.check_due[1]:
                b.check_due = [0, 0]
        elif phase == WEATHER:
            if b.bad_weather and not b.weather_turned and has_surface_ship(b, self.seat):
                check_weather(b, self.seat)
            if room_in_hand(b, self.seat) == 0:
                self.phase = OVER
        elif phase == OVER:
            b.stack.pop()
            if b.time_up:
                finish(b, b.scenario.otherwise, "decks-out", "13.5")

    def decision(self, state: State, seat: int) -> Decision:
        assert isinstance(state, Battle)
        return Decision(seat, "refill-hand", "3.5", {"number": room_in_hand(state, self.seat)})

    def candidates(self, state: State, seat: int) -> list[int]:
        return [DONE, actions.REFILL] if seat == self.seat and state.answers_for(seat) else []

    def forbids(self, state: State, seat: int, action: int) -> int:
        assert isinstance(state, Battle)
        if seat != self.seat or self.phase != HAND:
            return NOT_ASKED
        if action == DONE:
            # A player without cards could do nothing for ever.
            return ALLOWED if state.hands[seat] else no.MUST_REFILL
        return ALLOWED if action == actions.REFILL else NOT_ASKED

    def legal(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Battle)
        if seat != self.seat or self.phase != HAND:
            return []
        return [DONE, actions.REFILL] if state.hands[seat] else [actions.REFILL]

    def take(self, state: State, seat: int, action: int) -> None:
        assert isinstance(state, Battle)
        self.phase = OVER
        state.tide += 1
        if action == actions.REFILL:
            refill(state, seat, room_in_hand(state, seat))
        else:
            diary.simple(state, "keeps-hand", "3.5", seat)

    def copy(self) -> "EndOfTurn":
        other = EndOfTurn(self.seat)
        other.phase = self.phase
        return other


def room_in_hand(b: Battle, seat: int) -> int:
    """3.5 Cards that the seat may draw."""
    return max(0, b.hand_size(seat) - len(b.hands[seat]))


class Turns(Step):
    """3.1 Player turns alternate until somebody has won."""

    def act(self, state: State) -> None:
        b = state
        assert isinstance(b, Battle)
        b.acting = 1 - b.acting
        begin_turn(b)
        b.stack.append(EndOfTurn(b.acting))
        b.stack.append(PlayerTurn(b.acting))

    def copy(self) -> "Turns":
        return Turns()


def begin_turn(b: Battle) -> None:
    """Everybody may act and answer again."""
    b.acted = False
    b.flew = False
    b.force_negated = False
    b.weather_turned = False
    b.acts = b.theatre.zeros[:]
    b.quiet = b.theatre.zeros
    if b.aloft:
        b.aloft = [entry & ~FLOWN for entry in b.aloft]
    b.count(TURNS)
    diary.simple(b, "turn-begins", "3.1", b.acting)
