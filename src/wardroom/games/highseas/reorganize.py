"""5 Reorganize: old cards are cleared, ships change places, Reinforcements come, a fleet may retreat."""

from typing import Annotated, Final, cast

from wardroom.core.decision import DONE, Decision
from wardroom.core.fact_forms import FactReader, FactWriter
from wardroom.core.facts import (
    Between,
    Count,
    Fixed,
    Public,
    SeatNumber,
    ShipNumber,
    Ships,
    Shown,
    ShownIfAny,
)
from wardroom.core.fleets import CardStep, cards_in_hand
from wardroom.core.lists import add_to, added, among, removed
from wardroom.core.rows import ROW_BITS
from wardroom.core.state import ALLOWED, NOBODY, NOT_ASKED, State, Step
from wardroom.games.highseas import decisions, diary, events, page_facts
from wardroom.games.highseas import refusals as no
from wardroom.games.highseas.actions import CARD, ROW, SHIP, is_card, is_row, is_ship
from wardroom.games.highseas.battle import ACTIVE, CARD_BITS, NOTHING, Battle
from wardroom.games.highseas.catalogue import REINFORCEMENTS
from wardroom.games.highseas.formation import GAPS, MANY, OPEN_ROWS
from wardroom.games.highseas.kinds import IN_REORGANIZE, KINDS

# 11.retreat Damage cards that one card removes.
REPAIRS: Final = 3
# 11.reinforcements More points than all its cards together.
MOST_POOL: Final = 99


def clear_front(b: Battle, seat: int) -> None:
    """5.discard The Retreat and Prepare cards of the turn before go to the discard pile."""
    fleet = b.fleets[seat]
    if fleet.front:
        cards = [entry & CARD_BITS for entry in fleet.front]
        fleet.front = NOTHING
        b.discard_all(cards)
        diary.with_cards(b, events.FRONT_CLEARED, "5.discard", seat, cards)


class Reorganize(CardStep[Battle]):
    """5 Each ship may change its place once, and cards be played, in any order."""

    seat: Shown[Fixed[Public[SeatNumber]]]
    # Ships that have changed places or come in, sorted.
    moved: Shown[Public[Ships]] = NOTHING
    # 11.reinforcements Points of cards played and not yet spent.
    pool: Annotated[ShownIfAny[Public[Count]], Between(0, MOST_POOL)] = 0
    # 11.retreat Damage cards still to be removed.
    repairs: Annotated[ShownIfAny[Public[Count]], Between(0, REPAIRS)] = 0
    # The ship to be placed or repaired.
    ship: Shown[Public[ShipNumber]] = NOBODY

    # -- asking ----------------

    def asked(self, b: Battle) -> int:
        return self.seat

    def decision(self, state: State, seat: int) -> Decision:
        b = cast(Battle, state)
        if self.repairs > 0:
            if self.ship == NOBODY:
                return Decision(seat, decisions.REPAIR, "11.retreat", {"number": self.repairs})
            return Decision(
                seat,
                decisions.REPAIR_WHICH,
                "11.retreat",
                {"number": self.repairs, "ship": diary.ship_fact(b, self.ship)},
            )
        if self.ship != NOBODY:
            rule = "5.rows" if b.owns(seat, self.ship) else "11.reinforcements"
            return Decision(seat, decisions.MOVE_TO, rule, {"ship": diary.ship_fact(b, self.ship)})
        if self.pool > 0:
            return Decision(seat, decisions.REINFORCE, "11.reinforcements", {"number": self.pool})
        return Decision(seat, decisions.REORGANIZE, "5")

    def candidates(self, state: State, seat: int) -> list[int]:
        b = cast(Battle, state)
        fleet = b.fleets[seat]
        if self.repairs > 0:
            if self.ship == NOBODY:
                return [SHIP + ship for ship in fleet.ships]
            return [CARD + card for card in damage_kinds(b, seat, self.ship)]
        if self.ship != NOBODY:
            return [ROW + 1, ROW + 2, ROW + 3]
        found = cards_in_hand(b, seat)
        ships = fleet.ships + fleet.reserve
        ships.sort()
        for ship in ships:
            found.append(SHIP + ship)
        return found

    # -- forbidding ----------------

    def forbids(self, state: State, seat: int, action: int) -> int:
        b = cast(Battle, state)
        if self.repairs > 0:
            return self.repair_forbids(b, action)
        if self.ship != NOBODY:
            return self.row_forbids(b, action - ROW) if is_row(action) else NOT_ASKED
        if action == DONE:
            return no.ROW_GAP if GAPS[self.taken(b)] else ALLOWED
        if is_card(action):
            return self.card_forbids(b, seat, action - CARD) if b.holds(seat, action - CARD) else NOT_ASKED
        if not is_ship(action):
            return NOT_ASKED
        if b.owns(seat, action - SHIP):
            return self.ship_forbids(b, action - SHIP)
        return self.call_forbids(b, action - SHIP)

    def repair_forbids(self, b: Battle, action: int) -> int:
        """11.retreat A ship with Damage cards, then one of them."""
        if self.ship == NOBODY:
            if not is_ship(action) or not b.owns(self.seat, action - SHIP):
                return NOT_ASKED
            return ALLOWED if b.hurt[action - SHIP] > 0 else no.NOT_DAMAGED
        return ALLOWED if action - CARD in damage_kinds(b, self.seat, self.ship) else NOT_ASKED

    def card_forbids(self, b: Battle, seat: int, card: int) -> int:
        family = b.families[card]
        if family == REINFORCEMENTS:
            return self.reinforce_forbids(b)
        return ALLOWED if KINDS[family].steps & IN_REORGANIZE else no.ONLY_REORGANIZE

    def reinforce_forbids(self, b: Battle) -> int:
        """11.reinforcements There must be a ship that the cards in hand can pay for together."""
        fleet = b.fleets[self.seat]
        most = self.pool
        for card in fleet.hand:
            most += b.card(card).points
        for ship in fleet.reserve:
            if b.ship(ship).points <= most:
                return ALLOWED
        return no.NOTHING_TO_CALL

    def call_forbids(self, b: Battle, ship: int) -> int:
        """11.reinforcements A ship of the reserve that the points in hand pay for."""
        if not among(ship, b.fleets[self.seat].reserve):
            return NOT_ASKED
        return ALLOWED if b.ship(ship).points <= self.pool else no.TOO_FEW_POINTS

    def ship_forbids(self, b: Battle, ship: int) -> int:
        """5.rows Each ship once, and only if it has somewhere to go."""
        if among(ship, self.moved):
            return no.MOVED_ALREADY
        if b.ship(ship).is_submarine:
            return ALLOWED
        return ALLOWED if self.open_rows(b, 1) & ~(1 << b.row(ship)) else no.ROW_GAP

    def row_forbids(self, b: Battle, row: int) -> int:
        """5.rows Another row than its own; ships that may still move can fill the gaps."""
        own = b.owns(self.seat, self.ship)
        if own and row == b.row(self.ship):
            return no.STANDS_THERE
        return ALLOWED if self.open_rows(b, 1 if own else 0) >> row & 1 else no.ROW_GAP

    def open_rows(self, b: Battle, moving: int) -> int:
        """5.rows As bits: where a ship may go so that those that have not moved can fill the gaps.

        `moving` is 1 if the ship is one of these.
        """
        settled = 0
        free = -moving
        for ship in b.fleets[self.seat].ships:
            row = b.status[ship] & ROW_BITS
            if row > 0:
                if among(ship, self.moved):
                    settled |= 1 << row
                else:
                    free += 1
        return OPEN_ROWS[settled][free if free < MANY else MANY]

    def taken(self, b: Battle) -> int:
        """As bits: the rows in which somebody stands."""
        taken = 0
        for ship in b.fleets[self.seat].ships:
            taken |= 1 << (b.status[ship] & ROW_BITS)
        return taken

    def legal(self, state: State, seat: int) -> list[int]:
        if self.repairs > 0:
            return super().legal(state, seat)
        b = cast(Battle, state)
        if self.ship != NOBODY:
            # What `row_forbids` allows.
            own = b.owns(seat, self.ship)
            rows = self.open_rows(b, 1 if own else 0)
            here = b.row(self.ship) if own else 0
            return [ROW + row for row in range(1, 4) if row != here and rows >> row & 1]
        fleet = b.fleets[seat]
        found = [] if GAPS[self.taken(b)] else [DONE]
        self.add_cards(b, seat, found)
        open_rows = self.open_rows(b, 1)
        for ship in fleet.ships:
            if among(ship, self.moved):
                continue
            here = b.status[ship] & ROW_BITS
            if here == 0 or open_rows & ~(1 << here):
                found.append(SHIP + ship)
        if self.pool > 0:
            for ship in fleet.reserve:
                if b.ship(ship).points <= self.pool:
                    found.append(SHIP + ship)
            found.sort()
        return found

    # -- doing ----------------

    def takes_up(self, state: State, seat: int, action: int) -> bool:
        """A surface ship before its row, and one with Damage cards of several kinds before one of them."""
        b = cast(Battle, state)
        if not is_ship(action):
            return False
        if self.repairs > 0:
            return len(damage_kinds(b, seat, action - SHIP)) > 1
        return not b.ship(action - SHIP).is_submarine

    def take(self, state: State, seat: int, action: int) -> None:
        b = cast(Battle, state)
        if self.repairs > 0:
            self.repair(b, action)
        elif action == DONE:
            self.finish(b)
        elif is_row(action):
            self.place_ship(b, action - ROW)
        elif is_card(action):
            self.play(b, action - CARD)
        else:
            self.choose_ship(b, action - SHIP)

    def choose_ship(self, b: Battle, ship: int) -> None:
        """A submarine changes at once (5.submarines); a surface ship is asked for its row."""
        if not b.ship(ship).is_submarine:
            self.ship = ship
            return
        if b.owns(self.seat, ship):
            b.status[ship] ^= ACTIVE
            self.moved = added(self.moved, ship)
            kind = events.SUBMARINE_ACTIVE if b.status[ship] & ACTIVE else events.SUBMARINE_PASSIVE
            diary.with_ship(b, kind, "5.submarines", self.seat, ship)
        else:
            self.call(b, ship, 0)

    def place_ship(self, b: Battle, row: int) -> None:
        ship = self.ship
        self.ship = NOBODY
        if b.owns(self.seat, ship):
            add_to(b.status, ship, row - b.row(ship))
            diary.in_row(b, events.MOVED, "5.rows", self.seat, ship)
        else:
            self.call(b, ship, row)
        self.moved = added(self.moved, ship)

    def call(self, b: Battle, ship: int, row: int) -> None:
        """11.reinforcements A ship of the reserve joins the fleet; a submarine is passive at first."""
        b.enlist(self.seat, ship, row)
        self.pool -= b.ship(ship).points
        diary.in_row(b, events.SHIP_JOINED, "11.reinforcements", self.seat, ship)

    def play(self, b: Battle, card: int) -> None:
        fleet = b.fleets[self.seat]
        b.leave_hand(self.seat, card)
        if b.family(card) == REINFORCEMENTS:
            self.pool += b.card(card).points
            b.to_discard(card)
            diary.with_card(b, events.REINFORCEMENTS, "11.reinforcements", self.seat, card)
            return
        fleet.front = added(fleet.front, card)
        diary.with_card(b, events.RETREATS, "11.retreat", self.seat, card)
        if len(fleet.damage) > REPAIRS:
            self.repairs = REPAIRS
            return
        while fleet.damage:
            remove_damage(b, self.seat, fleet.damage[0] >> 8, fleet.damage[0] & 255)

    def repair(self, b: Battle, action: int) -> None:
        """11.retreat A Damage card is removed; a ship with one kind of them is not asked which."""
        if self.ship == NOBODY:
            self.ship = action - SHIP
            kinds = damage_kinds(b, self.seat, self.ship)
            if len(kinds) > 1:
                return
            action = CARD + kinds[0]
        remove_damage(b, self.seat, self.ship, action - CARD)
        self.ship = NOBODY
        self.repairs -= 1

    def finish(self, b: Battle) -> None:
        if self.pool > 0:
            diary.numbered(b, events.POINTS_LOST, "11.reinforcements", self.seat, self.pool)
        b.stack.pop()

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> Step:
        other = Reorganize(self.seat)
        other.moved = self.moved
        other.pool = self.pool
        other.repairs = self.repairs
        other.ship = self.ship
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.seat("seat", self.seat)
        to.ships("moved", self.moved)
        to.count("pool", self.pool)
        to.count("repairs", self.repairs)
        to.ship("ship", self.ship)

    @staticmethod
    def read(told: FactReader) -> Step:
        step = Reorganize(told.seat("seat"))
        if told.says("moved"):
            step.moved = told.ships("moved")
        if told.says("pool"):
            step.pool = told.count("pool", 0, 99)
        if told.says("repairs"):
            step.repairs = told.count("repairs", 0, 3)
        if told.says("ship"):
            step.ship = told.ship("ship")
        return step

    def page_facts(self, b: State) -> "page_facts.ReorganizeFacts":
        shown: page_facts.ReorganizeFacts = {
            "seat": self.seat,
            "moved": b.shown_ships(self.moved),
        }
        if self.pool:
            shown["pool"] = self.pool
        if self.repairs:
            shown["repairs"] = self.repairs
        if self.ship != -1:
            shown["ship"] = b.ship_keys[self.ship]
        return shown


def damage_kinds(b: Battle, seat: int, ship: int) -> list[int]:
    """The kinds of Damage cards under a ship, ascending."""
    kinds: list[int] = []
    for entry in b.fleets[seat].damage:
        if entry >> 8 == ship and entry & 255 not in kinds:
            kinds.append(entry & 255)
    return kinds


def remove_damage(b: Battle, seat: int, ship: int, card: int) -> None:
    """11.retreat One Damage card goes to the discard pile."""
    fleet = b.fleets[seat]
    fleet.damage = removed(fleet.damage, ship << 8 | card)
    b.set_hurt(ship, b.hurt[ship] - b.card(card).damage)
    b.to_discard(card)
    diary.with_both(b, events.REPAIRED, "11.retreat", seat, card, ship)
