"""9.6 Specials and Tactics as they are played: Intelligence may negate them, and Intelligence in turn."""

from typing import Final, cast

from wardroom.core.decision import DONE, Decision
from wardroom.core.lists import added
from wardroom.core.sealed import Sealed, Window
from wardroom.core.state import ALLOWED, NOT_ASKED, State
from wardroom.games.coldwar import diary
from wardroom.games.coldwar import refusals as no
from wardroom.games.coldwar.actions import CARD
from wardroom.games.coldwar.battle import Battle
from wardroom.games.coldwar.catalogue import INTELLIGENCE, TACTIC
from wardroom.games.coldwar.hand import HandStep, cards_in_hand

# A Special that is about nothing in particular.
NO_THING: Final = 0


class Special(Window):
    """9.6 A Special or Tactic on the table; it stands if an even number of Intelligence cards lies on it."""

    def __init__(self, seat: int, card: int, thing: int, negations: int, last: int) -> None:
        super().__init__(0, last)
        self.seat = seat
        self.card = card
        # The attack, carrier, seat or card it is played for, as its step counts them.
        self.thing = thing
        self.negations = negations

    def empty(self) -> Sealed:
        other = Special(self.seat, self.card, self.thing, self.negations, self.actor)
        other.members = self.members
        other.pending = self.members
        return other

    def question(self, state: State, seat: int) -> Decision:
        b = cast(Battle, state)
        return Decision(
            seat,
            "negate",
            "9.6",
            {"seat": diary.seat_fact(self.actor), "card": diary.card_fact(b, self.last_played(b))},
        )

    def last_played(self, b: Battle) -> int:
        """What is to be negated: the card itself, or the Intelligence card last played on it."""
        return self.card if self.negations == 0 else intelligence_card(b)

    def answers(self, state: State, seat: int) -> list[int]:
        return cards_in_hand(cast(Battle, state), seat)

    def refuses(self, state: State, seat: int, action: int) -> int:
        b = cast(Battle, state)
        if action == DONE:
            return ALLOWED
        if not b.holds(seat, action - CARD):
            return NOT_ASKED
        return ALLOWED if b.family(action - CARD) == INTELLIGENCE else no.ONLY_INTELLIGENCE

    def interrupted(self, state: State, seat: int, action: int) -> None:
        b = cast(Battle, state)
        b.leave_hand(seat, action - CARD)
        b.to_discard(action - CARD)
        if seat == b.acting:
            b.played = True
        diary.negated(b, seat, self.actor, self.last_played(b))
        proceed(b, Special(self.seat, self.card, self.thing, self.negations + 1, seat))

    def passed(self, state: State) -> None:
        self.settle(cast(Battle, state))

    def settle(self, b: Battle) -> None:
        """The step that it was played in does what it says, or hears that it was negated."""
        stands = self.negations % 2 == 0
        if b.family(self.card) == TACTIC:
            settle_tactic(b, self.seat, self.card, stands)
            return
        step = b.stack[-1]
        assert isinstance(step, HandStep)
        if stands:
            step.stands(b, self.seat, self.card, self.thing)
        else:
            diary.with_card(b, "special-negated", "9.6", self.seat, self.card)
            step.falls(b, self.seat, self.card, self.thing)


def announce(b: Battle, seat: int, card: int, thing: int) -> None:
    """A Special or Tactic is played in sight of all; its card has left the hand."""
    proceed(b, Special(seat, card, thing, 0, seat))


def proceed(b: Battle, special: Special) -> None:
    """9.6 The opponents of whoever played last may negate it; if none can, it is settled at once."""
    members = negators(b, special.actor)
    if members == 0:
        special.settle(b)
        return
    special.members = members
    special.pending = members
    b.stack.append(special)


def negators(b: Battle, seat: int) -> int:
    """9.6 The seats that may hold Intelligence against a card of this player, as bits."""
    if not b.switches.action:
        return 0
    mask = 0
    for other in range(b.seats):
        if not b.same_team(seat, other) and may_negate(b, other):
            mask |= 1 << other
    return mask


def may_negate(b: Battle, seat: int) -> bool:
    """As far as everybody can see; cards in a private draft still count as the hand."""
    if b.may_hold(seat, INTELLIGENCE):
        return True
    if b.brisk or b.forces[seat].hand or b.all_discarded(INTELLIGENCE):
        return False
    for step in b.stack:
        if isinstance(step, HandStep) and step.drafted_by(seat) > 0:
            return True
    return False


def intelligence_card(b: Battle) -> int:
    """The kind of card that Intelligence is."""
    return b.families.index(INTELLIGENCE)


def settle_tactic(b: Battle, seat: int, card: int, stands: bool) -> None:
    """13.5 It lies face up in front of its owner, or is discarded."""
    if stands:
        b.forces[seat].tactics = added(b.forces[seat].tactics, card)
        diary.with_card(b, "tactic-stands", "13.5", seat, card)
    else:
        b.to_discard(card)
        diary.with_card(b, "special-negated", "9.6", seat, card)
