"""6.1.A Prepare for action: the steps before the shooting."""

from typing import Annotated, Final

from wardroom.core.asking import Asking
from wardroom.core.decision import DONE, Decision
from wardroom.core.fact_forms import FactReader, FactWriter
from wardroom.core.facts import Apart, Between, Count, Fixed, Numbers, Public, SeatNumber, ShipNumber
from wardroom.core.lists import add_to, removed
from wardroom.core.state import ALLOWED, NOBODY, NOT_ASKED, UNKNOWN, State, Step
from wardroom.games.coldwar import decisions, diary, events
from wardroom.games.coldwar import refusals as no
from wardroom.games.coldwar.actions import CARD, CRIPPLE, ROW, SHIP, is_card, is_row, is_ship
from wardroom.games.coldwar.battle import ACTIVE, CREWED, CRIPPLED, FOG, IDLE, NOTHING, Battle
from wardroom.games.coldwar.catalogue import ADDITIONAL_SHIP, CREW, RETREAT, SATELLITE
from wardroom.games.coldwar.damage import mark_bad_luck, worth
from wardroom.games.coldwar.formation import row_forbids
from wardroom.games.coldwar.hand import HandStep, cards_in_hand
from wardroom.games.coldwar.intelligence import know_hand
from wardroom.games.coldwar.piles import turn_up_ship
from wardroom.games.coldwar.refueling import discard_or_refuel
from wardroom.games.coldwar.specials import NO_THING, announce, spend
from wardroom.games.coldwar.tactics import in_force
from wardroom.games.coldwar.task_force import CARD_BITS


def clear_the_decks(b: Battle, seat: int) -> None:
    """6.1.A.1 Last turn's Retreat, area defences and Crew Efficiency are discarded; 13.2D ships wake."""
    force = b.forces[seat]
    for ship in force.ships:
        if b.status[ship] & (CREWED | IDLE):
            b.status[ship] &= ~(CREWED | IDLE)
    cleared = []
    if force.retreat != UNKNOWN:
        cleared.append(force.retreat)
        force.retreat = UNKNOWN
    for entry in force.area:
        cleared.append(entry & CARD_BITS)
    force.area = NOTHING
    if force.attached:
        kept = []
        for entry in force.attached:
            if b.family(entry & 255) == CREW:
                cleared.append(entry & 255)
            else:
                kept.append(entry)
        force.attached = kept
    if force.open:
        close_hand(b, seat)
    if cleared:
        discard_or_refuel(b, seat, cleared)
    if b.log is not None and cleared:
        diary.tell(
            b,
            events.DECKS_CLEARED,
            "6.1.A.1",
            {"seat": diary.seat_fact(seat), "cards": diary.cards_fact(b, cleared)},
        )


def close_hand(b: Battle, seat: int) -> None:
    """13.64 The cards are taken up again; everybody has seen them."""
    b.forces[seat].open = False
    for viewer in range(b.seats):
        if viewer != seat:
            know_hand(b, viewer, seat)


def roll_fog(b: Battle, seat: int) -> None:
    """6.1.A.2 One die is the number of actions of this turn; 13.56 more from a better orbit."""
    assert b.dice is not None
    b.irrevocable += 1
    roll = b.dice.roll(FOG)
    b.fog = roll
    if b.switches.tactics:
        b.fog += in_force(b, seat, SATELLITE)
    diary.fog(b, seat, roll)


def move_forbids(rows: list[int], here: int, row: int) -> int:
    """6.1.A.3 One row, and no other ship's row may change. `rows` counts the ships of each row."""
    if here == 0:
        return no.NO_ROW_FOR_SUBMARINES
    if rows[here] == 1 and here < 3 and rows[here + 1] > 0:
        return no.MOVE_LAST_OF_ROW
    if abs(row - here) != 1:
        return no.MOVE_ONE_ROW
    if row == here + 1 and rows[here] == 1:
        return no.ROW_GAP
    return ALLOWED


def any_move_forbids(rows: list[int], here: int) -> int:
    """May a ship of this row move at all, back or ahead?"""
    code = move_forbids(rows, here, here + 1) if here < 3 else no.MOVE_ONE_ROW
    if code != ALLOWED and here > 1:
        return move_forbids(rows, here, here - 1)
    return code


# What holds the ships of each row, by none, one or more of them in rows 1, 2 and 3.
HELD: Final = [
    [any_move_forbids([0, first, second, third], row) for row in range(4)]
    for first in range(3)
    for second in range(3)
    for third in range(3)
]


def held_by(rows: list[int]) -> list[int]:
    """By row: why no ship of it may move, or ALLOWED."""
    return HELD[9 * min(rows[1], 2) + 3 * min(rows[2], 2) + min(rows[3], 2)]


class AdjustFormation(Asking[Battle]):
    """6.1.A.3 One ship may move to an adjacent row."""

    seat: Fixed[Public[SeatNumber]]
    ship: Public[ShipNumber] = NOBODY
    # How many ships stand in each row; nothing changes it before the step is over.
    rows: Apart[Public[Numbers]] = NOTHING
    # By row: why no ship of it may move, or ALLOWED.
    held: Apart[Public[Numbers]] = NOTHING

    def look_at(self, rows: list[int]) -> None:
        self.rows = rows
        self.held = held_by(rows)

    def asked(self, b: Battle) -> int:
        return self.seat

    def question(self, b: Battle, seat: int) -> Decision:
        if self.ship == NOBODY:
            return Decision(seat, decisions.ADJUST_FORMATION, "6.1.A.3")
        return Decision(seat, decisions.MOVE_TO, "6.1.A.3", {"ship": diary.ship_fact(b, self.ship)})

    def choices(self, b: Battle, seat: int) -> list[int]:
        if self.ship != NOBODY:
            return [ROW + 1, ROW + 2, ROW + 3]
        found = [DONE]
        for ship in b.forces[seat].ships:
            found.append(SHIP + ship)
        return found

    def bars(self, b: Battle, seat: int, action: int) -> int:
        if self.ship != NOBODY:
            return move_forbids(self.rows, b.row(self.ship), action - ROW) if is_row(action) else NOT_ASKED
        if action == DONE:
            return ALLOWED
        ship = action - SHIP
        if not b.owns(seat, ship):
            return NOT_ASKED
        return self.held[b.row(ship)]

    def allowed(self, b: Battle, seat: int) -> list[int]:
        if self.ship != NOBODY:
            here = b.row(self.ship)
            return [ROW + row for row in range(1, 4) if move_forbids(self.rows, here, row) == ALLOWED]
        found = [DONE]
        for ship in b.forces[seat].ships:
            if self.held[b.row(ship)] == ALLOWED:
                found.append(SHIP + ship)
        return found

    def takes_up(self, state: State, seat: int, action: int) -> bool:
        return is_ship(action)

    def answer(self, b: Battle, seat: int, action: int) -> None:
        if action == DONE:
            b.stack.pop()
        elif is_ship(action):
            self.ship = action - SHIP
        else:
            add_to(b.status, self.ship, action - ROW - b.row(self.ship))
            if b.log is not None:
                diary.tell(
                    b,
                    events.MOVED,
                    "6.1.A.3",
                    {
                        "seat": diary.seat_fact(seat),
                        "ship": diary.ship_fact(b, self.ship),
                        "row": action - ROW,
                    },
                )
            b.stack.pop()

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> Step:
        other = AdjustFormation(self.seat)
        other.ship = self.ship
        other.rows = self.rows
        other.held = self.held
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.seat("seat", self.seat)
        to.ship("ship", self.ship)

    @staticmethod
    def read(told: FactReader) -> Step:
        step = AdjustFormation(told.seat("seat"))
        if told.says("ship"):
            step.ship = told.ship("ship")
        return step


def adjust_formation(b: Battle, seat: int) -> None:
    """6.1.A.3 Asked if any ship may move; all of it is public."""
    rows = b.rows(seat)
    held = held_by(rows)
    for row in range(1, 4):
        if rows[row] > 0 and held[row] == ALLOWED:
            step = AdjustFormation(seat)
            step.look_at(rows)
            b.stack.append(step)
            return


class DiveDive(Asking[Battle]):
    """6.1.A.4 Any active submarines may go passive."""

    seat: Fixed[Public[SeatNumber]]

    def asked(self, b: Battle) -> int:
        return self.seat

    def question(self, b: Battle, seat: int) -> Decision:
        return Decision(seat, decisions.DIVE, "6.1.A.4")

    def choices(self, b: Battle, seat: int) -> list[int]:
        found = [DONE]
        for ship in b.forces[seat].ships:
            found.append(SHIP + ship)
        return found

    def bars(self, b: Battle, seat: int, action: int) -> int:
        if action == DONE:
            return ALLOWED
        ship = action - SHIP
        if not b.owns(seat, ship):
            return NOT_ASKED
        if not b.ship(ship).is_submarine:
            return no.ONLY_SUBMARINES_DIVE
        if not b.status[ship] & ACTIVE:
            return no.ALREADY_PASSIVE
        return ALLOWED

    def answer(self, b: Battle, seat: int, action: int) -> None:
        if action != DONE:
            ship = action - SHIP
            b.status[ship] &= ~ACTIVE
            diary.with_ship(b, events.DIVED, "6.1.A.4", seat, ship)
        if action == DONE or not has_active_submarine(b, seat):
            b.stack.pop()

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> Step:
        """It holds nothing that changes."""
        return self

    def tell_facts(self, to: FactWriter) -> None:
        to.seat("seat", self.seat)

    @staticmethod
    def read(told: FactReader) -> Step:
        return DiveDive(told.seat("seat"))


def has_active_submarine(b: Battle, seat: int) -> bool:
    for ship in b.forces[seat].ships:
        if b.status[ship] & ACTIVE:
            return True
    return False


class ShipAhoy(HandStep):
    """6.1.A.5, 9.1 Additional Ship cards, one at a time, with the top of the ship deck in sight."""

    seat: Fixed[Public[SeatNumber]]
    arriving: Public[ShipNumber] = NOBODY

    def asked(self, b: Battle) -> int:
        return self.seat

    def question(self, b: Battle, seat: int) -> Decision:
        if self.arriving != NOBODY:
            return Decision(seat, decisions.PLACE_SHIP, "9.1", {"ship": diary.ship_fact(b, self.arriving)})
        if b.top == UNKNOWN:
            return Decision(seat, decisions.SHIP_AHOY_EMPTY, "6.1.A.5")
        return Decision(seat, decisions.SHIP_AHOY, "6.1.A.5", {"ship": diary.ship_fact(b, b.top)})

    def choices(self, b: Battle, seat: int) -> list[int]:
        if self.arriving != NOBODY:
            return [ROW + 1, ROW + 2, ROW + 3]
        return cards_in_hand(b, seat)

    def bars(self, b: Battle, seat: int, action: int) -> int:
        if self.arriving != NOBODY:
            return row_forbids(b.rows(seat), action - ROW, 0) if is_row(action) else NOT_ASKED
        return self.choice_forbids(b, seat, action)

    def allowed(self, b: Battle, seat: int) -> list[int]:
        return self.legal_cards(b, seat) if self.arriving == NOBODY else super().allowed(b, seat)

    def card_forbids(self, b: Battle, seat: int, card: int) -> int:
        if b.family(card) != ADDITIONAL_SHIP:
            return no.ONLY_ADDITIONAL_SHIP
        if b.top == UNKNOWN:
            return no.SHIP_DECK_EMPTY
        return ALLOWED

    def answer(self, b: Battle, seat: int, action: int) -> None:
        if action == DONE:
            b.stack.pop()
        elif self.arriving != NOBODY:
            self.join(b, action - ROW)
        else:
            spend(b, seat, action - CARD)
            diary.with_ship(b, events.SHIP_CALLED, "9.1", seat, b.top)
            announce(b, seat, action - CARD, NO_THING)

    def stands(self, b: Battle, seat: int, card: int, thing: int) -> None:
        self.arriving = b.top
        b.top = UNKNOWN
        if b.ship(self.arriving).is_submarine:
            self.join(b, 0)

    def falls(self, b: Battle, seat: int, card: int, thing: int) -> None:
        """The ship stays where it is."""
        self.go_on(b)

    def join(self, b: Battle, row: int) -> None:
        """5.23 A submarine arrives passive and apart, anything else in its row."""
        b.enlist(self.seat, self.arriving, row)
        if b.log is not None:
            diary.tell(
                b,
                events.SHIP_JOINED,
                "9.1",
                {"seat": diary.seat_fact(self.seat), "ship": diary.ship_fact(b, self.arriving), "row": row},
            )
        self.arriving = NOBODY
        turn_up_ship(b)
        diary.ship_sighted(b)
        self.go_on(b)

    def go_on(self, b: Battle) -> None:
        """With a bare hand the step is over."""
        if not b.forces[self.seat].hand:
            b.stack.pop()

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> Step:
        other = ShipAhoy(self.seat)
        other.arriving = self.arriving
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.seat("seat", self.seat)
        to.ship("arriving", self.arriving)

    @staticmethod
    def read(told: FactReader) -> Step:
        step = ShipAhoy(told.seat("seat"))
        if told.says("arriving"):
            step.arriving = told.ship("arriving")
        return step


class RetreatStep(HandStep):
    """6.1.A.6, 9.2 Retreat, with up to three repairs, named ship by ship."""

    seat: Fixed[Public[SeatNumber]]
    repairs: Annotated[Public[Count], Between(0, 2)] = 0
    ship: Public[ShipNumber] = NOBODY

    def retreated(self, b: Battle) -> bool:
        return b.forces[self.seat].retreat != UNKNOWN

    def asked(self, b: Battle) -> int:
        return self.seat

    def question(self, b: Battle, seat: int) -> Decision:
        if not self.retreated(b):
            return Decision(seat, decisions.RETREAT, "6.1.A.6")
        if self.ship == NOBODY:
            return Decision(seat, decisions.REPAIR_SHIP, "9.2", {"number": 3 - self.repairs})
        return Decision(seat, decisions.REPAIR_CARD, "9.2", {"ship": diary.ship_fact(b, self.ship)})

    def choices(self, b: Battle, seat: int) -> list[int]:
        if not self.retreated(b):
            return cards_in_hand(b, seat)
        if self.ship == NOBODY:
            return [DONE, *[SHIP + ship for ship in b.forces[seat].ships]]
        found = [CRIPPLE]
        for card in b.damage_cards(seat, self.ship):
            if CARD + card != found[-1]:
                found.append(CARD + card)
        return found

    def bars(self, b: Battle, seat: int, action: int) -> int:
        if not self.retreated(b):
            return self.choice_forbids(b, seat, action)
        if self.ship != NOBODY:
            return self.repair_forbids(b, self.ship, action)
        if action == DONE:
            return ALLOWED
        ship = action - SHIP
        if not b.owns(seat, ship):
            return NOT_ASKED
        return ALLOWED if self.repairable(b, ship) else no.NOTHING_TO_REPAIR

    def allowed(self, b: Battle, seat: int) -> list[int]:
        return super().allowed(b, seat) if self.retreated(b) else self.legal_cards(b, seat)

    def card_forbids(self, b: Battle, seat: int, card: int) -> int:
        if b.family(card) == ADDITIONAL_SHIP and b.top == UNKNOWN:
            # Without a ship to take step A.5 asked nothing.
            return no.SHIP_DECK_EMPTY
        return ALLOWED if b.family(card) == RETREAT else no.ONLY_RETREAT

    def repairable(self, b: Battle, ship: int) -> bool:
        return b.status[ship] & CRIPPLED != 0 or bool(b.damage_cards(self.seat, ship))

    def repair_forbids(self, b: Battle, ship: int, action: int) -> int:
        if action == CRIPPLE:
            if not b.status[ship] & CRIPPLED:
                return no.NOTHING_TO_REPAIR
        elif not is_card(action) or action - CARD not in b.damage_cards(self.seat, ship):
            return NOT_ASKED
        return ALLOWED

    def takes_up(self, state: State, seat: int, action: int) -> bool:
        return is_ship(action)

    def answer(self, b: Battle, seat: int, action: int) -> None:
        if action == DONE:
            b.stack.pop()
        elif not self.retreated(b):
            b.leave_hand(seat, action - CARD)
            b.played = True
            diary.with_card(b, events.RETREAT_PLAYED, "9.2", seat, action - CARD)
            announce(b, seat, action - CARD, NO_THING)
        elif self.ship == NOBODY:
            self.ship = action - SHIP
        else:
            self.repair(b, action)

    def stands(self, b: Battle, seat: int, card: int, thing: int) -> None:
        b.forces[seat].retreat = card
        diary.simple(b, events.RETREATS, "9.2", seat)
        self.stop_when_whole(b)

    def falls(self, b: Battle, seat: int, card: int, thing: int) -> None:
        """It has to fight; another Retreat may still be tried."""
        b.to_discard(card)
        if not b.forces[seat].hand:
            b.stack.pop()

    def repair(self, b: Battle, action: int) -> None:
        """9.2 One Damage card; turning a crippled ship over counts as one (12.7)."""
        ship = self.ship
        if action == CRIPPLE:
            b.status[ship] &= ~CRIPPLED
            diary.with_ship(b, events.UNCRIPPLED, "12.7", self.seat, ship)
        else:
            card = action - CARD
            force = b.forces[self.seat]
            force.attached = removed(force.attached, ship << 8 | card)
            b.to_discard(card)
            b.set_hurt(ship, b.hurt[ship] - worth(b, ship, b.card(card).damage))
            mark_bad_luck(b, self.seat, ship)
            if b.log is not None:
                diary.tell(
                    b,
                    events.REPAIRED,
                    "9.2",
                    {
                        "seat": diary.seat_fact(self.seat),
                        "ship": diary.ship_fact(b, ship),
                        "card": diary.card_fact(b, card),
                    },
                )
        self.ship = NOBODY
        self.repairs += 1
        self.stop_when_whole(b)

    def stop_when_whole(self, b: Battle) -> None:
        """Three repairs, or nothing left to repair."""
        if self.repairs < 3:
            for ship in b.forces[self.seat].ships:
                if self.repairable(b, ship):
                    return
        b.stack.pop()

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> Step:
        other = RetreatStep(self.seat)
        other.repairs = self.repairs
        other.ship = self.ship
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.seat("seat", self.seat)
        to.count("repairs", self.repairs)
        to.ship("ship", self.ship)

    @staticmethod
    def read(told: FactReader) -> Step:
        step = RetreatStep(told.seat("seat"))
        if told.says("repairs"):
            step.repairs = told.count("repairs", 0, 2)
        if told.says("ship"):
            step.ship = told.ship("ship")
        return step
