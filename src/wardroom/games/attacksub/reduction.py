"""5 Contact Reduction in the own turn, and playing dead."""

from typing import Final

from wardroom.core.decision import Decision
from wardroom.core.state import ALLOWED, NOT_ASKED, State, Step
from wardroom.games.attacksub import diary
from wardroom.games.attacksub import refusals as no
from wardroom.games.attacksub.actions import REDUCE, RESUME
from wardroom.games.attacksub.battle import DRIFTED, REDUCED, Battle, changed
from wardroom.games.attacksub.deck import draw_number, number_of
from wardroom.games.attacksub.stations import ready

# 5.5 What a submarine that plays dead needs.
DRIFT_NUMBER: Final = 4


def reducer_forbids(b: Battle, card: int, place: int) -> int:
    """3.1B, 5.1, 5.2 May the ship try to shake off its pursuers with this card?"""
    code = ready(b, place, REDUCED)
    if code:
        return code
    if b.cards[card].sub_only and not b.subs[place]:
        return no.SUB_ONLY
    if not b.has_contact_on(place):
        return no.NO_CONTACT_TO_REDUCE
    return ALLOWED


def reduce_contact(b: Battle, card: int, place: int) -> None:
    """5.2 A random number as high as the card says lowers every contact on the ship."""
    seat = b.owner[place]
    need = b.cards[card].need
    b.count_act(place, REDUCED)
    diary.played(b, "reduction", "5.2", seat, card, place)
    drawn = draw_number(b, seat)
    number = number_of(b, drawn)
    diary.checked(b, "reduction-check", "5.2", seat, drawn, place, -1, number, need)
    if number >= need:
        b.lower_all_on(place)
        diary.of_ship(b, "contacts-shaken", "5.2", place)


def play_dead(b: Battle, place: int) -> None:
    """5.5 Systems Shutdown: every contact on the submarine goes down by one."""
    b.dead = changed(b.dead, place, 1)
    b.lower_all_on(place)
    diary.of_ship(b, "plays-dead", "5.5", place)


def drifter_forbids(b: Battle, place: int) -> int:
    """5.5 May the submarine draw its random number of the turn?"""
    if not b.dead[place]:
        return no.NOBODY_PLAYS_DEAD
    if b.acts[place] & DRIFTED:
        return no.DRIFTED_ALREADY
    return ALLOWED


def drift(b: Battle, place: int) -> bool:
    """5.5 The number of the turn; gives whether it is good for something."""
    seat = b.owner[place]
    b.acts[place] |= DRIFTED
    card = draw_number(b, seat)
    number = number_of(b, card)
    diary.checked(b, "drift-check", "5.5", seat, card, place, -1, number, DRIFT_NUMBER)
    return number >= DRIFT_NUMBER


class Drifting(Step):
    """5.5 A good number: lower the contacts once more, or come back to life."""

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def asks(self, state: State) -> int:
        return 1 << self.seat

    def decision(self, state: State, seat: int) -> Decision:
        assert isinstance(state, Battle)
        return Decision(seat, "drifting", "5.5", {"ship": diary.ship_fact(state, self.place)})

    def candidates(self, state: State, seat: int) -> list[int]:
        return [REDUCE, RESUME] if seat == self.seat and state.answers_for(seat) else []

    def forbids(self, state: State, seat: int, action: int) -> int:
        return ALLOWED if seat == self.seat and (action == REDUCE or action == RESUME) else NOT_ASKED

    def take(self, state: State, seat: int, action: int) -> None:
        assert isinstance(state, Battle)
        state.tide += 1
        state.stack.pop()
        if action == RESUME:
            state.dead = changed(state.dead, self.place, 0)
            diary.of_ship(state, "resumes", "5.5", self.place)
        else:
            state.lower_all_on(self.place)
            diary.of_ship(state, "contacts-shaken", "5.5", self.place)

    def copy(self) -> "Drifting":
        return Drifting(self.seat, self.place)
