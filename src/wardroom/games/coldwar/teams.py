"""13.2 Team game: handing ships and cards to team-mates, with their consent."""

from typing import Annotated, Final, cast

from wardroom.core.asking import Asking
from wardroom.core.decision import DONE, Decision
from wardroom.core.events import Event
from wardroom.core.fact_forms import Bits, FactReader, FactWriter, Packing
from wardroom.core.facts import (
    ActionNumber,
    Between,
    Called,
    Count,
    Fixed,
    KnownAs,
    Packed,
    PackedAs,
    Public,
    SeatNumber,
    ShipNumber,
)
from wardroom.core.lists import added, put_in, removed, take_out
from wardroom.core.rows import ROW_BITS
from wardroom.core.state import ALLOWED, NOBODY, NOT_ASKED, SPECTATOR, State, Step
from wardroom.core.vocabulary import Fact
from wardroom.games.coldwar import decisions, diary, events
from wardroom.games.coldwar import refusals as no
from wardroom.games.coldwar.actions import (
    CARD,
    GIVE,
    NO,
    ROW,
    SEAT,
    SHIP,
    TAKE,
    YES,
    is_card,
    is_row,
    is_seat,
)
from wardroom.games.coldwar.battle import IDLE, NOTHING, OWNER, Battle
from wardroom.games.coldwar.ending import close_ranks
from wardroom.games.coldwar.formation import row_forbids
from wardroom.games.coldwar.hand import cards_in_hand
from wardroom.games.coldwar.task_force import HIDDEN_CARD

# An offered card that an observer may not know.
HIDDEN_OFFER: Final = CARD + HIDDEN_CARD
# Offers: mate << 16 | way << 12 | thing (0: any).
REFUSED: Final = Packing(
    "2/give/gun5", [Bits("seat", "seat", 16), Bits("way", "action", 12), Bits("thing", "action", 0)]
)


def has_team_mates(b: Battle, seat: int) -> bool:
    """13.2 A mate who is still in the round."""
    for other in range(b.seats):
        if other != seat and b.same_team(seat, other) and not b.forces[other].out:
            return True
    return False


class Transfers(Asking[Battle]):
    """13.2C One Fog of War for each card that changes hands: give, or ask for one."""

    seat: Fixed[Public[SeatNumber]]
    way: Public[ActionNumber] = NOBODY
    mate: Public[SeatNumber] = NOBODY
    # The ship or card offered, as an action.
    thing: Annotated[ActionNumber, KnownAs("seen_thing")] = NOBODY
    # Who must place a ship that has changed hands, and which.
    placing: Public[SeatNumber] = NOBODY
    placed_ship: Annotated[Public[ShipNumber], Called("placed")] = NOBODY
    # What it is besides its row: active, crippled, and idle from now on.
    flags: Annotated[Public[Count], Between(0, (1 << OWNER) - 1 & ~ROW_BITS)] = 0
    # Offers refused this turn.
    refused: Annotated[Packed, PackedAs("REFUSED"), KnownAs("seen_refused")] = NOTHING

    def asked(self, b: Battle) -> int:
        if self.placing != NOBODY:
            return self.placing
        if self.mate != NOBODY and (self.way == TAKE or self.thing != NOBODY):
            return self.mate
        return self.seat

    def question(self, b: Battle, seat: int) -> Decision:
        if self.placing != NOBODY:
            return Decision(
                seat, decisions.PLACE_SHIP, "13.2D", {"ship": diary.ship_fact(b, self.placed_ship)}
            )
        if self.way == NOBODY:
            return Decision(seat, decisions.TRANSFER, "13.2C", {"number": b.fog})
        if self.mate == NOBODY:
            return Decision(seat, decisions.TRANSFER_MATE, "13.2C")
        if self.way == TAKE:
            return Decision(seat, decisions.TRANSFER_ASKED, "13.2C", {"seat": diary.seat_fact(self.seat)})
        if self.thing == NOBODY:
            return Decision(seat, decisions.TRANSFER_WHAT, "13.2C", {"seat": diary.seat_fact(self.mate)})
        facts: dict[str, Fact] = {"seat": diary.seat_fact(self.seat)}
        if self.thing != HIDDEN_OFFER:
            facts["thing"] = thing_fact(b, self.thing)
        return Decision(seat, decisions.TRANSFER_OFFERED, "13.2C", facts)

    def choices(self, b: Battle, seat: int) -> list[int]:
        if self.placing != NOBODY:
            return [ROW + 1, ROW + 2, ROW + 3]
        if self.way == NOBODY:
            return [DONE, GIVE, TAKE]
        if self.mate == NOBODY:
            return [DONE, *[SEAT + other for other in range(b.seats)]]
        if self.way == TAKE:
            return [NO, *things(b, self.mate)]
        if self.thing == NOBODY:
            return [DONE, *things(b, self.seat)]
        return [YES, NO]

    def bars(self, b: Battle, seat: int, action: int) -> int:
        if self.placing != NOBODY:
            return row_forbids(b.rows(seat), action - ROW, 0) if is_row(action) else NOT_ASKED
        if self.way == NOBODY:
            if action == DONE:
                return ALLOWED
            return self.way_forbids(b, action) if action in (GIVE, TAKE) else NOT_ASKED
        if action == DONE and self.way == GIVE and self.thing == NOBODY:
            # What was to be given has been played in the meantime (13.5).
            return no.OFFER_SOMETHING if self.can_give(b) else ALLOWED
        if self.mate == NOBODY:
            return self.mate_forbids(b, self.way, action)
        if self.way == TAKE:
            return ALLOWED if action == NO else thing_forbids(b, self.mate, action)
        if self.thing == NOBODY:
            return self.offer_forbids(b, action)
        if action == YES:
            # 13.5, 9.6 A card may have been played since it was offered.
            return thing_forbids(b, self.seat, self.thing)
        return ALLOWED if action == NO else NOT_ASKED

    def can_give(self, b: Battle) -> bool:
        """Is there anything that the chosen mate, or any, may still be offered?"""
        if self.mate == NOBODY:
            return self.way_forbids(b, GIVE) == ALLOWED
        return self.mate_forbids(b, GIVE, SEAT + self.mate) == ALLOWED

    def way_forbids(self, b: Battle, way: int) -> int:
        if b.fog < 1:
            return no.TRANSFER_COSTS_FOG
        best = no.REFUSED_BEFORE
        for other in range(b.seats):
            code = self.mate_forbids(b, way, SEAT + other)
            if code == ALLOWED:
                return ALLOWED
            if code not in (NOT_ASKED, no.REFUSED_BEFORE, no.MATES_ONLY):
                best = code
        return best

    def mate_forbids(self, b: Battle, way: int, action: int) -> int:
        """A mate still afloat who has something to give, or may be offered something new."""
        other = action - SEAT
        if not is_seat(action) or other >= b.seats or other == self.seat:
            return NOT_ASKED
        if not b.same_team(self.seat, other):
            return no.MATES_ONLY
        if b.forces[other].out:
            return NOT_ASKED
        if way == TAKE:
            if not b.forces[other].hand and len(b.forces[other].ships) < 2:
                return no.LAST_SHIP_STAYS
            return no.REFUSED_BEFORE if other << 16 | TAKE << 12 in self.refused else ALLOWED
        best = no.LAST_SHIP_STAYS
        for thing in things(b, self.seat):
            code = thing_forbids(b, self.seat, thing)
            if code == ALLOWED:
                if other << 16 | GIVE << 12 | thing not in self.refused:
                    return ALLOWED
                best = no.REFUSED_BEFORE
        return best

    def offer_forbids(self, b: Battle, action: int) -> int:
        code = thing_forbids(b, self.seat, action)
        if code != ALLOWED:
            return code
        return no.REFUSED_BEFORE if self.mate << 16 | GIVE << 12 | action in self.refused else ALLOWED

    def answer(self, b: Battle, seat: int, action: int) -> None:
        if self.placing != NOBODY:
            self.place(b, action - ROW)
        elif self.way == NOBODY:
            if action == DONE:
                b.stack.pop()
            else:
                self.way = action
        elif action == DONE:
            self.over()
        elif self.mate == NOBODY:
            self.mate = action - SEAT
        elif self.way == TAKE:
            if action == NO:
                self.refuse(b, TAKE << 12)
            else:
                self.hand_over(b, self.mate, self.seat, action)
        elif self.thing == NOBODY:
            self.thing = action
            show_offer(b, self.seat, action)
        elif action == NO:
            self.refuse(b, GIVE << 12 | self.thing)
        else:
            self.hand_over(b, self.seat, self.mate, self.thing)

    def refuse(self, b: Battle, offer: int) -> None:
        self.refused = [*self.refused, self.mate << 16 | offer]
        if b.log is not None:
            facts: dict[str, Fact] = {"seat": diary.seat_fact(self.seat), "by": diary.seat_fact(self.mate)}
            b.log.append(Event(events.TRANSFER_REFUSED, "13.2C", facts))
        self.over()

    def hand_over(self, b: Battle, giver: int, taker: int, thing: int) -> None:
        """13.2D A card may be used at once, a ship from its new owner's next turn on."""
        b.fog -= 1
        if is_card(thing):
            card = thing - CARD
            take_out(b.forces[giver].hand, card)
            b.lose_track(giver, [card], 0)
            put_in(b.forces[taker].hand, card)
            known = b.forces[taker].known[:]
            for viewer in range(b.seats):
                if viewer != taker and b.same_team(viewer, taker):
                    put_in(known, viewer << 8 | card)
            b.forces[taker].known = known
            if giver == self.seat:
                b.played = True
            tell_transfer(b, giver, taker, card)
            self.over()
            return
        ship = thing - SHIP
        row = b.row(ship)
        flags = b.status[ship] & ~ROW_BITS & (1 << OWNER) - 1
        b.strike_off(ship)
        moved = [entry for entry in b.forces[giver].attached if entry >> 8 == ship]
        for entry in moved:
            b.forces[giver].attached = removed(b.forces[giver].attached, entry)
            b.forces[taker].attached = added(b.forces[taker].attached, entry)
        if b.log is not None:
            facts: dict[str, Fact] = {
                "seat": diary.seat_fact(giver),
                "by": diary.seat_fact(taker),
                "ship": diary.ship_fact(b, ship),
            }
            b.log.append(Event(events.SHIP_TRANSFERRED, "13.2D", facts))
        close_ranks(b, giver)
        self.flags = flags | IDLE
        self.placing = taker
        self.placed_ship = ship
        if row == 0:
            self.place(b, 0)

    def place(self, b: Battle, row: int) -> None:
        """5.21, 5.23 In a row of the new task force, or apart."""
        b.enlist(self.placing, self.placed_ship, row)
        b.status[self.placed_ship] |= self.flags
        self.over()

    def over(self) -> None:
        self.way = NOBODY
        self.mate = NOBODY
        self.thing = NOBODY
        self.placing = NOBODY
        self.placed_ship = NOBODY
        self.flags = 0

    # -- what others see ----------------

    def is_told_to(self, b: Battle, seat: int) -> bool:
        """Cards on offer are the team's own business."""
        return seat != SPECTATOR and b.same_team(seat, self.seat)

    def seen_thing(self, state: State, seat: int) -> int:
        if is_card(self.thing) and not self.is_told_to(cast(Battle, state), seat):
            return HIDDEN_OFFER
        return self.thing

    def seen_refused(self, state: State, seat: int) -> list[int]:
        if not self.refused or self.is_told_to(cast(Battle, state), seat):
            return self.refused
        hidden = []
        for offer in self.refused:
            hidden.append(offer & ~4095 | HIDDEN_OFFER if is_card(offer & 4095) else offer)
        return hidden

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> Step:
        other = Transfers(self.seat)
        other.way = self.way
        other.mate = self.mate
        other.thing = self.thing
        other.placing = self.placing
        other.placed_ship = self.placed_ship
        other.flags = self.flags
        other.refused = self.refused
        return other

    def observe(self, state: State, seat: int) -> Step:
        other = Transfers(self.seat)
        other.way = self.way
        other.mate = self.mate
        other.thing = self.seen_thing(state, seat)
        other.placing = self.placing
        other.placed_ship = self.placed_ship
        other.flags = self.flags
        other.refused = self.seen_refused(state, seat)
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.seat("seat", self.seat)
        to.action("way", self.way)
        to.seat("mate", self.mate)
        to.action("thing", self.thing)
        to.seat("placing", self.placing)
        to.ship("placed", self.placed_ship)
        to.count("flags", self.flags)
        to.packed("refused", self.refused, REFUSED)

    @staticmethod
    def read(told: FactReader) -> Step:
        step = Transfers(told.seat("seat"))
        if told.says("way"):
            step.way = told.action("way")
        if told.says("mate"):
            step.mate = told.seat("mate")
        if told.says("thing"):
            step.thing = told.action("thing")
        if told.says("placing"):
            step.placing = told.seat("placing")
        if told.says("placed"):
            step.placed_ship = told.ship("placed")
        if told.says("flags"):
            step.flags = told.count("flags", 0, 252)
        if told.says("refused"):
            step.refused = told.packed("refused", REFUSED)
        return step


def things(b: Battle, seat: int) -> list[int]:
    """Cards in hand and ships of a task force, as actions."""
    return [*cards_in_hand(b, seat)[1:], *[SHIP + ship for ship in b.forces[seat].ships]]


def thing_forbids(b: Battle, seat: int, action: int) -> int:
    """13.2C Anything but the last ship of a task force."""
    force = b.forces[seat]
    if is_card(action):
        return ALLOWED if b.holds(seat, action - CARD) else NOT_ASKED
    if not b.owns(seat, action - SHIP):
        return NOT_ASKED
    return ALLOWED if len(force.ships) > 1 else no.LAST_SHIP_STAYS


def show_offer(b: Battle, seat: int, thing: int) -> None:
    """13.2C The team has seen a card that was offered, whatever becomes of the offer."""
    if is_card(thing):
        force = b.forces[seat]
        for viewer in range(b.seats):
            seen = viewer << 8 | thing - CARD
            if viewer != seat and b.same_team(viewer, seat) and seen not in force.known:
                force.known = added(force.known, seen)


def thing_fact(b: Battle, thing: int) -> str:
    return diary.card_fact(b, thing - CARD) if is_card(thing) else diary.ship_fact(b, thing - SHIP)


def tell_transfer(b: Battle, giver: int, taker: int, card: int) -> None:
    """The team sees the card, the others that one was passed."""
    if b.log is None:
        return
    team = 0
    for seat in range(b.seats):
        if b.same_team(seat, taker):
            team |= 1 << seat
    public: dict[str, Fact] = {"seat": diary.seat_fact(giver), "by": diary.seat_fact(taker)}
    secret: dict[str, Fact] = {
        "seat": diary.seat_fact(giver),
        "by": diary.seat_fact(taker),
        "card": diary.card_fact(b, card),
    }
    b.log.append(Event(events.CARD_TRANSFERRED, "13.2C", public, team, secret))
