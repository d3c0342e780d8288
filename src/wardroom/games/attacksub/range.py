"""8 Close/Open Range: shared by all surface ships, negated by those in contact."""

from typing import Final

from wardroom.core.decision import Decision
from wardroom.core.fact_forms import FactReader, FactWriter
from wardroom.core.facts import Fixed, Flag, Public
from wardroom.core.state import ALLOWED, NOBODY, NOT_ASKED, State, Step
from wardroom.games.attacksub import decisions, diary, events
from wardroom.games.attacksub import refusals as no
from wardroom.games.attacksub.battle import EXITED, FLOWN, FORCE, IN_PLAY, MOVED, Actor, Battle, changed
from wardroom.games.attacksub.catalogue import BS, COR
from wardroom.games.attacksub.damage import remove
from wardroom.games.attacksub.deck import check, number_of
from wardroom.games.attacksub.reactions import Operation
from wardroom.games.attacksub.stations import force_ready, has_escort, has_surface_ship, ready
from wardroom.games.attacksub.victory import check_victory, run_race

# Phases; it begins with the first.
NEGATE: Final = 0
RESOLVE: Final = 1

# 13.4 What it takes to negate the move of a fast submarine.
FAST_NUMBER: Final = 4


def mover_forbids(b: Battle, seat: int, mover: int) -> int:
    """3.1E, 8.2 May this submarine, or the Surface Force, move now?"""
    if mover != FORCE:
        if not b.subs[mover]:
            return no.FORCE_MOVES_TOGETHER
        return ready(b, mover, MOVED)
    if not has_escort(b, seat):
        return no.TRANSPORTS_PLAY_NOTHING if has_surface_ship(b, seat) else NOT_ASKED
    return force_ready(b, seat)


def object_forbids(b: Battle, seat: int, mover: int, target: int, close: bool) -> int:
    """8.1 May the mover close or open the range to this submarine, or to the opposing Surface Force?"""
    column = b.places if mover == FORCE else mover
    if target == FORCE:
        if mover == FORCE:
            return NOT_ASKED
        contact = False
        present = False
        room = False
        for place in range(b.begins[1 - seat], b.ends[1 - seat]):
            if b.status[place] == IN_PLAY and not b.subs[place]:
                present = True
                box = b.box(place, column)
                if box:
                    contact = True
                if box < b.top(place):
                    room = True
        if not present:
            return NOT_ASKED
        if not contact:
            return no.NO_CONTACT_YET
        if close and not room and b.box(mover, b.places) >= b.top(mover):
            return no.MAXIMUM_CONTACT
        return ALLOWED
    if not b.is_mine(1 - seat, target):
        return NOT_ASKED
    if not b.subs[target]:
        return no.RANGE_TO_THE_FORCE
    if b.box(target, column) == 0:
        return no.NO_CONTACT_YET
    if close and b.box(target, column) >= b.top(target) and not room_on_mover(b, seat, mover, target):
        return no.MAXIMUM_CONTACT
    return ALLOWED


def room_on_mover(b: Battle, seat: int, mover: int, target: int) -> bool:
    """Can the target's contact on the mover still rise?"""
    if mover != FORCE:
        return b.box(mover, target) < b.top(mover)
    for place in range(b.begins[seat], b.ends[seat]):
        if b.status[place] == IN_PLAY and not b.subs[place]:
            if b.box(place, target) < b.top(place):
                return True
    return False


def finds_anybody(b: Battle, seat: int, mover: int) -> bool:
    """8.1 Has the mover a contact on any opposing ship?"""
    column = b.places if mover == FORCE else mover
    for target in range(b.begins[1 - seat], b.ends[1 - seat]):
        if b.contact[target * b.width + column] and b.status[target] == IN_PLAY:
            return True
    return False


def any_object(b: Battle, seat: int, mover: int, close: bool) -> int:
    """8.1 Is there anybody to close or open the range to? To open it any contact will do."""
    if not close:
        return ALLOWED if finds_anybody(b, seat, mover) else no.NO_CONTACT_YET
    first = no.NO_CONTACT_YET
    code = object_forbids(b, seat, mover, FORCE, close)
    if code == ALLOWED:
        return ALLOWED
    if code != NOT_ASKED:
        first = code
    for target in range(b.begins[1 - seat], b.ends[1 - seat]):
        code = object_forbids(b, seat, mover, target, close)
        if code == ALLOWED:
            return ALLOWED
        if code == no.MAXIMUM_CONTACT:
            first = code
    return first


def may_move(b: Battle, seat: int, mover: int, close: bool) -> int:
    return mover_forbids(b, seat, mover) or any_object(b, seat, mover, close)


def negator_forbids(b: Battle, seat: int, mover: int, target: int) -> int:
    """3.2A, 8.5 May the object of the move negate it? It must have a contact on the moving force."""
    if target == FORCE:
        if not has_escort(b, seat):
            return no.TRANSPORTS_PLAY_NOTHING
        if b.force_negated:
            return no.FORCE_NEGATED_ALREADY
        if b.box(mover, b.places) == 0:
            return no.NO_CONTACT_TO_NEGATE
        return ALLOWED
    if b.dead[target]:
        return no.PLAYING_DEAD
    if mover != FORCE:
        if b.box(mover, target) == 0:
            return no.NO_CONTACT_TO_NEGATE
        return ALLOWED
    for place in range(b.places):
        if b.is_mine(1 - seat, place) and not b.subs[place] and b.box(place, target):
            return ALLOWED
    return no.NO_CONTACT_TO_NEGATE


class Range(Operation):
    """8.3, 8.4 A ship or the Surface Force closes or opens the range, unless that is negated."""

    mover: Fixed[Public[Actor]]
    target: Fixed[Public[Actor]]
    close: Fixed[Public[Flag]]
    negated: Public[Flag] = False

    def act(self, state: State) -> None:
        b = state
        assert isinstance(b, Battle)
        if self.phase == NEGATE:
            self.ask_defender(b)
            return
        b.stack.pop()
        shift(b, self.seat, self.mover, self.target, self.close, self.negated)
        if not self.close:
            run_race(b, self.seat, self.mover, self.negated)

    def closed(self, b: Battle) -> None:
        self.phase = RESOLVE

    def question(self, b: Battle, seat: int) -> Decision:
        facts = diary.range_facts(b, self.mover, self.target, self.close)
        return Decision(seat, decisions.ANSWER_RANGE, "8.5", facts)

    def question_rule(self) -> str:
        return "8.5"

    def fits(self, kind: int) -> bool:
        return kind == COR

    def possible(self, b: Battle) -> bool:
        return negator_forbids(b, 1 - self.seat, self.mover, self.target) == ALLOWED

    def answer_forbids(self, b: Battle, card: int, actor: int) -> int:
        if b.cards[card].kind != COR:
            return no.NOT_A_FITTING_ANSWER
        return negator_forbids(b, 1 - self.seat, self.mover, self.target)

    def sole_actor(self, b: Battle, card: int) -> int:
        return self.target if b.cards[card].kind != BS else NOBODY

    def stations_forbid(self, b: Battle, actor: int) -> int:
        return no.NOT_A_FITTING_ANSWER

    def answered(self, b: Battle, card: int, actor: int) -> None:
        """8.5 Nullified before any marker moves; 13.4 an Alfa is hard to follow."""
        seat = 1 - self.seat
        diary.played(b, events.NEGATES, "8.5", seat, card, actor)
        if actor == FORCE:
            b.force_negated = True
            helicopters_strain(b, seat)
        self.negated = True
        if self.mover != FORCE and b.ships[self.mover].fast:
            drawn = check(b, events.PURSUIT_CHECK, "13.4", seat, actor, self.mover, FAST_NUMBER)
            self.negated = number_of(b, drawn) >= FAST_NUMBER
        self.open = False
        self.phase = RESOLVE

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def __init__(self, seat: int, mover: int, target: int, close: bool) -> None:
        self.seat = seat
        self.mover = mover
        self.target = target
        self.close = close

    def copy(self) -> Step:
        other = Range(self.seat, self.mover, self.target, self.close)
        other.phase = self.phase
        other.open = self.open
        other.red = self.red
        other.used = self.used
        other.negated = self.negated
        return other

    def observe(self, state: State, seat: int) -> Step:
        other = Range(self.seat, self.mover, self.target, self.close)
        other.phase = self.phase
        other.open = self.open
        other.used = self.used
        other.negated = self.negated
        if self.is_answered_by(seat):
            other.red = self.red
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.seat("seat", self.seat)
        to.count("phase", self.phase)
        to.flag("open", self.open)
        to.card("red", self.red)
        to.ships("used", self.used)
        to.ship("mover", self.mover)
        to.ship("target", self.target)
        to.flag("close", self.close)
        to.flag("negated", self.negated)

    @staticmethod
    def read(told: FactReader) -> Step:
        step = Range(told.seat("seat"), told.ship("mover"), told.ship("target"), told.flag("close"))
        if told.says("phase"):
            step.phase = told.count("phase", 0, 9)
        if told.says("open"):
            step.open = told.flag("open")
        if told.says("red"):
            step.red = told.card("red")
        if told.says("used"):
            step.used = told.ships("used")
        if told.says("negated"):
            step.negated = told.flag("negated")
        return step


def helicopters_strain(b: Battle, seat: int) -> None:
    """10.31 A Surface Force that manoeuvres must check its helicopters at the end of the turn."""
    if b.aloft:
        b.check_due = changed(b.check_due, seat, 1)


def shift(b: Battle, seat: int, mover: int, target: int, close: bool, negated: bool) -> None:
    """8.3, 8.4 Contact levels of both change by one; 12.3 Transports take no part in a negation."""
    if b.log is not None:
        facts = diary.range_facts(b, mover, target, close)
        if negated:
            diary.tell(b, events.RANGE_NEGATED, "8.5", facts)
        elif close:
            diary.tell(b, events.RANGE_CLOSED, "8.4", facts)
        else:
            diary.tell(b, events.RANGE_OPENED, "8.3", facts)
    if target != FORCE and mover != FORCE:
        if not negated:
            move_marker(b, target, mover, close)
            move_marker(b, mover, target, close)
        return
    sub = mover if target == FORCE else target
    force_seat = 1 - b.owner[sub]
    for place in range(b.places):
        if b.is_mine(force_seat, place) and not b.subs[place]:
            # 12.3 Only escorts profit when a submarine's card is negated.
            if not negated or (target == FORCE and b.transports[place]):
                move_marker(b, place, sub, close)
    if not negated:
        move_marker(b, sub, b.places, close)


def move_marker(b: Battle, target: int, column: int, close: bool) -> None:
    if close:
        b.raise_contact(target, column)
    else:
        b.lower_contact(target, column)


def start_range(b: Battle, seat: int, card: int, mover: int, target: int, close: bool) -> Range:
    """8.1 The card has been laid down."""
    takes_part(b, seat, mover)
    diary.moves(b, seat, card, mover, target, close)
    return Range(seat, mover, target, close)


def leave(b: Battle, seat: int, card: int, place: int) -> None:
    """8.2, 13.5 A ship exits by an Open Range; what moves with it has its action."""
    takes_part(b, seat, place if b.subs[place] else FORCE)
    diary.played(b, events.EXITS, "13.5", seat, card, place)
    remove(b, place, EXITED)
    check_victory(b)


def takes_part(b: Battle, seat: int, mover: int) -> None:
    """8.2 The submarine, or every ship and helicopter of the force, has its action by this card."""
    if mover != FORCE:
        b.count_act(mover, MOVED)
        return
    for place in range(b.places):
        if b.is_mine(seat, place) and not b.subs[place] and not b.transports[place]:
            if ready(b, place, MOVED) == ALLOWED:
                b.count_act(place, MOVED)
    b.aloft = [entry | FLOWN for entry in b.aloft]
    helicopters_strain(b, seat)
