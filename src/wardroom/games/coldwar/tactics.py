"""13.5 Tactics: when they may be played, and what they change as long as they lie there."""

from typing import Final, cast

from wardroom.core.decision import DONE, Decision
from wardroom.core.sealed import Sealed, Window
from wardroom.core.state import ALLOWED, NOBODY, NOT_ASKED, State
from wardroom.games.coldwar import diary
from wardroom.games.coldwar import refusals as no
from wardroom.games.coldwar.actions import TACTIC, is_tactic
from wardroom.games.coldwar.battle import Battle
from wardroom.games.coldwar.catalogue import TACTIC as TACTIC_FAMILY
from wardroom.games.coldwar.catalogue import TACTICS
from wardroom.games.coldwar.specials import NO_THING, announce

ANY_TACTIC: Final = (1 << len(TACTICS)) - 1


def in_force(b: Battle, seat: int, which: int) -> int:
    """How many cards of this Tactic lie in front of a task force."""
    count = 0
    for card in b.forces[seat].tactics:
        if b.card(card).size == which:
            count += 1
    return count


def last_resort(b: Battle, seat: int, which: int) -> int:
    """13.54, 13.55 The number to roll, or 0 without the Tactic."""
    for card in b.forces[seat].tactics:
        if b.card(card).size == which:
            return b.card(card).numbers[0]
    return 0


def tactic_in_hand(b: Battle, seat: int, which: int) -> int:
    """The card of this Tactic in the hand, or NOBODY."""
    for card in b.forces[seat].hand:
        if b.family(card) == TACTIC_FAMILY and b.card(card).size == which:
            return card
    return NOBODY


def tactics_in_hand(b: Battle, seat: int) -> list[int]:
    """Every Tactic of the hand as an action, ascending."""
    found: list[int] = []
    hand = b.forces[seat].hand
    # No card of a hand stands behind Tactics.
    if not hand or hand[-1] < b.catalogue.first_tactic:
        return found
    for card in hand:
        if b.family(card) == TACTIC_FAMILY and TACTIC + b.card(card).size not in found:
            found.append(TACTIC + b.card(card).size)
    found.sort()
    return found


def tactic_forbids(b: Battle, seat: int, action: int) -> int:
    """13.5 At any time its owner is asked something, unless the question is sealed."""
    if not is_tactic(action) or tactic_in_hand(b, seat, action - TACTIC) == NOBODY:
        return NOT_ASKED
    return no.NOT_WHILE_SEALED if isinstance(b.stack[-1], Sealed) else ALLOWED


def play_tactic(b: Battle, seat: int, which: int) -> None:
    """13.5 At no cost, in sight of all."""
    card = tactic_in_hand(b, seat, which)
    b.leave_hand(seat, card)
    b.tide += 1
    if seat == b.acting:
        b.played = True
    diary.with_card(b, "tactic-played", "13.5", seat, card)
    announce(b, seat, card, NO_THING)


class TacticMoment(Window):
    """13.5 Just before something that a Tactic would change: whoever may hold one is asked for it."""

    def __init__(self, actor: int, useful: list[int]) -> None:
        super().__init__(0, actor)
        # By seat: the Tactics that would change what comes, as bits.
        self.useful = useful

    def empty(self) -> Sealed:
        other = TacticMoment(self.actor, self.useful)
        other.members = self.members
        other.pending = self.members
        return other

    def asks(self, state: State) -> int:
        """A Tactic played here may have been the last that somebody could hold."""
        return self.pending & possible_seats(cast(Battle, state), self.useful)

    def excused(self, state: State, seat: int) -> bool:
        """Is the seat no longer asked, though it has not answered?"""
        return seat >= 0 and (self.pending & ~self.asks(state)) >> seat & 1 != 0

    def candidates(self, state: State, seat: int) -> list[int]:
        return [] if self.excused(state, seat) else super().candidates(state, seat)

    def forbids(self, state: State, seat: int, action: int) -> int:
        return NOT_ASKED if self.excused(state, seat) else super().forbids(state, seat, action)

    def legal(self, state: State, seat: int) -> list[int]:
        return [] if self.excused(state, seat) else super().legal(state, seat)

    def question(self, state: State, seat: int) -> Decision:
        return Decision(seat, "tactic-moment", "13.5")

    def answers(self, state: State, seat: int) -> list[int]:
        return [DONE, *tactics_in_hand(cast(Battle, state), seat)]

    def refuses(self, state: State, seat: int, action: int) -> int:
        b = cast(Battle, state)
        if action == DONE:
            return ALLOWED
        if not is_tactic(action) or tactic_in_hand(b, seat, action - TACTIC) == NOBODY:
            return NOT_ASKED
        return ALLOWED if self.useful[seat] >> action - TACTIC & 1 else no.CHANGES_NOTHING_NOW

    def interrupted(self, state: State, seat: int, action: int) -> None:
        """The others are asked again afterwards."""
        b = cast(Battle, state)
        open_moment(b, self.actor, self.useful)
        play_tactic(b, seat, action - TACTIC)

    def passed(self, state: State) -> None:
        """What was about to happen happens."""


def open_moment(b: Battle, actor: int, useful: list[int]) -> bool:
    """Ask all for whom public facts leave a useful Tactic possible; gives whether anybody is asked."""
    if b.switches.tactics == 0:
        return False
    members = possible_seats(b, useful)
    if members == 0:
        return False
    step = TacticMoment(actor, useful)
    step.members = members
    step.pending = members
    b.stack.append(step)
    return True


def possible_seats(b: Battle, useful: list[int]) -> int:
    """The seats that may hold a Tactic useful to them, as bits."""
    members = 0
    for seat in range(b.seats):
        if useful[seat] and may_hold_tactic(b, seat, useful[seat]):
            members |= 1 << seat
    return members


def may_hold_tactic(b: Battle, seat: int, useful: int) -> bool:
    """Can one of these Tactics be in the hand, as far as everybody can see? In a playout: is it?"""
    if not b.forces[seat].hand:
        return False
    for which in range(len(TACTICS)):
        if useful >> which & 1:
            # 13.64 An open hand hides nothing.
            if b.brisk or b.forces[seat].open:
                if tactic_in_hand(b, seat, which) != NOBODY:
                    return True
            elif not seen_by_all(b, which):
                return True
    return False


def seen_by_all(b: Battle, which: int) -> bool:
    """Do all cards of a Tactic, or all that were shuffled in (5.1), lie open or among the discards?"""
    all_told = 0
    missing = 0
    for card in range(b.catalogue.first_tactic, b.catalogue.first_bad):
        shown = b.discard[card]
        for force in b.forces:
            shown += force.tactics.count(card)
        all_told += shown
        if b.card(card).size == which:
            missing += b.catalogue.counts[card] - shown
    return missing == 0 or all_told >= b.switches.tactics


def nobody_useful(b: Battle) -> list[int]:
    """A list to fill in: by seat, the Tactics that would change something."""
    return [0] * b.seats
