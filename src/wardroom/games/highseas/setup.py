"""3 Starting play: a navy each, a fleet chosen in secret, the first player, the formation, seven cards."""

from typing import Final, cast

from wardroom.core.decision import DONE, Decision
from wardroom.core.lists import added, among
from wardroom.core.sealed import Sealed
from wardroom.core.state import ALLOWED, NOT_ASKED, UNKNOWN, State, Step
from wardroom.games.highseas import diary
from wardroom.games.highseas import refusals as no
from wardroom.games.highseas.actions import NATION, SHIP, is_nation, is_ship
from wardroom.games.highseas.battle import (
    FIRST_ROLL,
    HAND_SIZE,
    NATIONS_DRAW,
    NO_ATTACKS,
    NOTHING,
    Battle,
    no_fleet,
)
from wardroom.games.highseas.catalogue import NATIONS
from wardroom.games.highseas.formation import LayOut

# Stages of the setup.
NATIONS_STAGE: Final = 0
FLEET_STAGE: Final = 1
FIRST_STAGE: Final = 2
FORMATION_STAGE: Final = 3
HAND_STAGE: Final = 4
STAGES: Final = ("nations", "fleet", "first", "formation", "hand")


def clear_the_sea(b: Battle) -> None:
    """16.1 A new battle: all ships return to their navies, all cards to the pile; points stay."""
    before = b.fleets
    b.fleets = []
    for seat in range(b.seats):
        fleet = no_fleet()
        if before:
            fleet.points = before[seat].points
            fleet.nation = before[seat].nation
            fleet.reserve = b.catalogue.navies[fleet.nation]
        b.fleets.append(fleet)
    b.status = [0] * len(b.catalogue.ships)
    b.hurt = [0] * len(b.catalogue.ships)
    b.draw = b.catalogue.counts[:]
    b.draw_left = b.catalogue.deck_size
    b.discard = [0] * len(b.draw)
    b.volley = NO_ATTACKS
    b.acting = UNKNOWN
    b.first = UNKNOWN


class Setup(Step):
    """3 The steps before the first turn, in order."""

    def __init__(self) -> None:
        self.stage = NATIONS_STAGE
        # How many fleets have been laid out.
        self.laid_out = 0

    def act(self, state: State) -> None:
        b = cast(Battle, state)
        stage = self.stage
        if stage == NATIONS_STAGE:
            self.nations(b)
        elif stage == FLEET_STAGE:
            self.stage += 1
            b.stack.append(FleetChoice((1 << b.seats) - 1))
        elif stage == FIRST_STAGE:
            self.stage += 1
            choose_first(b)
        elif stage == FORMATION_STAGE:
            self.lay_out(b)
        else:
            b.stack.pop()
            for seat in range(b.seats):
                diary.drawn(b, "hand-dealt", "3.hand", seat, b.draw_cards(seat, HAND_SIZE))

    def nations(self, b: Battle) -> None:
        """3.nations In order of the seats, or by lot; linked battles keep them."""
        for seat in range(b.seats):
            if b.fleets[seat].nation == UNKNOWN:
                if not b.switches.drawn_nations:
                    b.stack.append(PickNation(seat))
                    return
                draw_nation(b, seat)
        self.stage += 1

    def lay_out(self, b: Battle) -> None:
        """3.formation The first player lays out first, the others follow in order."""
        if self.laid_out == b.seats:
            self.stage += 1
            return
        seat = (b.first + self.laid_out) % b.seats
        self.laid_out += 1
        b.stack.append(LayOut(seat))

    def copy(self) -> Step:
        other = Setup()
        other.stage = self.stage
        other.laid_out = self.laid_out
        return other


def free_nations(b: Battle) -> list[int]:
    taken = [fleet.nation for fleet in b.fleets]
    return [nation for nation in range(len(NATIONS)) if nation not in taken]


def give_nation(b: Battle, seat: int, nation: int) -> None:
    b.fleets[seat].nation = nation
    b.fleets[seat].reserve = b.catalogue.navies[nation]


def draw_nation(b: Battle, seat: int) -> None:
    """3.nations By lot."""
    assert b.dice is not None
    b.tide += 1
    nation = b.dice.pick(free_nations(b), NATIONS_DRAW)
    give_nation(b, seat, nation)
    diary.sailed(b, "nation-drawn", seat, nation)


class PickNation(Step):
    """3.nations A navy that nobody has."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, state: State) -> int:
        return 1 << self.seat

    def decision(self, state: State, seat: int) -> Decision:
        return Decision(seat, "pick-nation", "3.nations")

    def candidates(self, state: State, seat: int) -> list[int]:
        return [NATION + nation for nation in range(len(NATIONS))] if seat == self.seat else []

    def forbids(self, state: State, seat: int, action: int) -> int:
        if seat != self.seat or not is_nation(action):
            return NOT_ASKED
        for fleet in cast(Battle, state).fleets:
            if fleet.nation == action - NATION:
                return no.NATION_TAKEN
        return ALLOWED

    def take(self, state: State, seat: int, action: int) -> None:
        b = cast(Battle, state)
        give_nation(b, seat, action - NATION)
        diary.sailed(b, "nation-picked", seat, action - NATION)
        b.stack.pop()

    def copy(self) -> Step:
        """It holds nothing that changes."""
        return self


class Choose(Step):
    """3.fleet One player's private run: ships worth no more than the table's limit."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        # Kept sorted, whatever the order in which they were named. Replaced, never changed.
        self.chosen = NOTHING
        self.agreed = False

    def asks(self, state: State) -> int:
        return 0 if self.agreed else 1 << self.seat

    def left(self, b: Battle) -> int:
        """Points that may still be spent."""
        left = b.switches.fleet_points
        for ship in self.chosen:
            left -= b.ship(ship).points
        return left

    def decision(self, state: State, seat: int) -> Decision:
        return Decision(seat, "choose-fleet", "3.fleet", {"number": self.left(cast(Battle, state))})

    def candidates(self, state: State, seat: int) -> list[int]:
        if self.agreed or seat != self.seat:
            return []
        return [DONE, *[SHIP + ship for ship in cast(Battle, state).fleets[seat].reserve]]

    def forbids(self, state: State, seat: int, action: int) -> int:
        b = cast(Battle, state)
        if self.agreed or seat != self.seat:
            return NOT_ASKED
        if action == DONE:
            return ALLOWED if self.chosen else no.FLEET_EMPTY
        if not is_ship(action) or not among(action - SHIP, b.fleets[seat].reserve):
            return NOT_ASKED
        if among(action - SHIP, self.chosen):
            return no.CHOSEN_ALREADY
        return ALLOWED if b.ship(action - SHIP).points <= self.left(b) else no.TOO_MANY_POINTS

    def legal(self, state: State, seat: int) -> list[int]:
        if self.agreed or seat != self.seat:
            return []
        b = cast(Battle, state)
        left = self.left(b)
        found = [DONE] if self.chosen else []
        for ship in b.fleets[seat].reserve:
            if b.ship(ship).points <= left and not among(ship, self.chosen):
                found.append(SHIP + ship)
        return found

    def take(self, state: State, seat: int, action: int) -> None:
        if action == DONE:
            self.agreed = True
        else:
            self.chosen = added(self.chosen, action - SHIP)

    def copy(self) -> Step:
        other = Choose(self.seat)
        other.chosen = self.chosen
        other.agreed = self.agreed
        return other


class FleetChoice(Sealed):
    """3.fleet All fleets are chosen at once and revealed together."""

    def begin(self, state: State, seat: int) -> Step:
        return Choose(seat)

    def empty(self) -> Sealed:
        return FleetChoice(self.members)

    def open(self, state: State) -> None:
        b = cast(Battle, state)
        b.stack.pop()
        for seat in range(b.seats):
            run = self.runs.get(seat)
            if isinstance(run, Choose):
                for ship in run.chosen:
                    b.enlist(seat, ship, 0)
            diary.with_ships(b, "fleet-chosen", "3.fleet", seat, b.fleets[seat].ships)


def choose_first(b: Battle) -> None:
    """3.first The highest die begins, tied players roll again; or the seat that the table agreed on."""
    agreed = b.switches.first_seat
    if agreed:
        b.first = agreed - 1
        diary.simple(b, "first-agreed", "3.first", b.first)
        return
    rolling = [seat for seat in range(b.seats)]
    while len(rolling) > 1:
        best = 0
        highest: list[int] = []
        for seat in rolling:
            roll = b.roll(FIRST_ROLL)
            diary.numbered(b, "first-roll", "3.first", seat, roll)
            if roll > best:
                best = roll
                highest = []
            if roll == best:
                highest.append(seat)
        rolling = highest
    b.first = rolling[0]
    diary.simple(b, "first-rolled", "3.first", b.first)
