"""The whole truth of a game of Attack Sub: ships and their tracks, contacts, helicopters, hands and piles."""

from typing import Annotated, Final

from wardroom.core.dice import Dice
from wardroom.core.fact_forms import FactWriter
from wardroom.core.facts import (
    Apart,
    Between,
    Cards,
    Count,
    Flag,
    Hands,
    KnownAs,
    Names,
    Numbers,
    Own,
    Pile,
    Piles,
    Public,
    SeatNumber,
    Seats,
    ShipChoices,
    ShipCounts,
    ShipFlags,
    ShipMarks,
    ShipNumber,
    Ships,
    Shown,
    ShownAs,
    ShownIfAny,
    Word,
)
from wardroom.core.state import NOBODY, SPECTATOR, UNKNOWN, State
from wardroom.games.attacksub import page_facts
from wardroom.games.attacksub.catalogue import NONE, Card, Catalogue, Scenario, Ship
from wardroom.games.attacksub.switches import Switches

# Streams of chance.
NUMBERS: Final = 0
HITS: Final = 1
HANDS: Final = 2
CUTS: Final = 3
STREAMS: Final = ("number", "hit", "hand", "cut")

# What has become of a ship.
WAITING: Final = 0  # a reinforcement (11.1)
IN_PLAY: Final = 1
SUNK: Final = 2
EXITED: Final = 3
STATUS_NAMES: Final = ("waiting", "in", "sunk", "exited")

# 3.1 What a ship has done in this player turn: one bit for each of the seven types of action, repairs by
# system and means (3.6); then how many, whether it is at Battle Stations, and its number as a dead man (5.5).
SEARCHED: Final = 1
REDUCED: Final = 2
ATTACKED: Final = 4
CONTROLLED: Final = 8
MOVED: Final = 16
LAUNCHED: Final = 32
ENTERED: Final = 64
TRIED_SENSOR: Final = 128
TRIED_ATTACK: Final = 256
FIXED_SENSOR: Final = 512
FIXED_ATTACK: Final = 1024
ACT_NAMES: Final = (
    *("searched", "reduced", "attacked", "controlled", "moved", "launched", "entered"),
    *("tried-sensor", "tried-attack", "fixed-sensor", "fixed-attack"),
)
ACT_BITS: Final = 2047
ONE_ACT: Final = 1 << 12
ACTS_SHIFT: Final = 12
STATIONS: Final = 1 << 16
STATIONS_SHIFT: Final = 16
DRIFTED: Final = 1 << 17
# The words for what a ship has done; an act is counted.
ACT_MARKS: Final = (
    *(("stations", STATIONS), ("drifted", DRIFTED)),
    *((name, 1 << bit | ONE_ACT) for bit, name in enumerate(ACT_NAMES)),
)

# 9.3 Steps of a malfunction: -1, -2, Down.
DOWN: Final = 3

# 4.3 The last box of a contact track; a submarine's has "No Attack" before level 1.
SUB_BOXES: Final = 5
SURFACE_BOXES: Final = 4

# A helicopter aloft: place of its ship << 16 | card << 8 | whether it has acted this turn.
FLOWN: Final = 1
# 10.2 Printed on every Helicopter card.
HELICOPTER_VALUE: Final = 2

# Who acts: a ship by its place, the helicopters of a ship, or the whole Surface Force.
HELI: Final = 16
FORCE: Final = 32
# They are told as ships are, by `Lineup.actor_keys`.
Actor = ShipNumber
Actors = Ships

# Places in the tally of a game.
TURNS: Final = 0
ATTACKS: Final = 1
STRUCK: Final = 2

# 2.3 Hand size without ships.
BASE_HAND: Final = 3

# Whose knowledge: seat 0, seat 1, or somebody who looks on.
VIEWERS: Final = 3
LOOKER_ON: Final = 2

# Of an empty state: nothing at all, of each seat, of what viewers know of each hand, of the tally.
NOTHING: Final[list[int]] = []
NO_SEATS: Final[list[int]] = [UNKNOWN, UNKNOWN]
NEITHER: Final[list[int]] = [0, 0]
NO_OLD: Final[list[int]] = [0] * (2 * VIEWERS)
NO_TALLY: Final[list[int]] = [0, 0, 0]
NO_HANDS: Final[list[list[int]]] = [[], []]
NO_MEMORY: Final[list[list[int]]] = [NOTHING, NOTHING, NOTHING]


def changed(values: list[int], place: int, value: int) -> list[int]:
    """The list with one value replaced: copies share the old one."""
    fresh = values[:]
    fresh[place] = value
    return fresh


def viewer_of(seat: int) -> int:
    return LOOKER_ON if seat == SPECTATOR else seat


class Lineup:
    """What a scenario makes of the ship cards: a place for every ship that may take part."""

    def __init__(self, catalogue: Catalogue, scenario: Scenario) -> None:
        self.ids: list[int] = []
        self.sides: list[int] = []
        self.starts: list[int] = []
        for side in range(2):
            for ship in scenario.ships[side]:
                self.ids.append(ship)
                self.sides.append(side)
                self.starts.append(IN_PLAY)
            for ship in scenario.reinforcements[side]:
                self.ids.append(ship)
                self.sides.append(side)
                self.starts.append(WAITING)
        self.places = len(self.ids)
        if self.places > 15:
            raise ValueError(f"a scenario has at most 15 ships, not {self.places}")
        self.ships: list[Ship] = [catalogue.ships[ship] for ship in self.ids]
        keys = [ship.key for ship in self.ships] + [""] * (HELI - self.places)
        self.actor_keys: list[str] = [*keys, *(f"helo-{key}" if key else "" for key in keys), "force"]
        self.subs: list[bool] = [ship.is_sub for ship in self.ships]
        self.transports: list[bool] = [ship.is_transport for ship in self.ships]
        # Of an empty state: by place, by contact marker and by card.
        self.zeros: list[int] = [0] * self.places
        self.unowned: list[int] = [UNKNOWN] * self.places
        self.no_contact: list[int] = [0] * (self.places * (self.places + 1))
        self.no_cards: list[int] = [0] * len(catalogue.counts)
        # Places in the order of their ship cards: answers come out ascending.
        self.order: list[int] = sorted(range(self.places), key=lambda place: self.ids[place])
        # The ships of a side stand together: where they begin, and where they end.
        self.begins: list[int] = [0, self.sides.count(0)]
        self.ends: list[int] = [self.sides.count(0), self.places]
        # By ship card, its place or NOBODY.
        self.place_of: list[int] = [NOBODY] * len(catalogue.ships)
        for place in range(self.places):
            self.place_of[self.ids[place]] = place
        # 4.3 The last box of each ship's contact track.
        self.tops: list[int] = [SUB_BOXES if sub else SURFACE_BOXES for sub in self.subs]
        # Contacts stand in rows, one for each ship that is sought; all surface ships share the last column.
        self.width = self.places + 1
        self.columns: list[int] = [place if self.subs[place] else self.places for place in range(self.places)]


class Battle(State):
    """Ships go by their place in the lineup, cards by their number in the catalogue."""

    # The seat of each side; UNKNOWN until sides are chosen (2.1). From that follow the seat of each ship and,
    # by seat, the places of its ships.
    seat_of: Public[Seats] = NO_SEATS
    owner: Apart[Public[Seats]] = NOTHING
    begins: Apart[Public[Numbers]] = NEITHER
    ends: Apart[Public[Numbers]] = NEITHER
    # 2.1 The two cards of the cut, and who goes first.
    cut: ShownIfAny[Public[Cards]] = NOTHING
    # By place, as the ship's line tells them.
    status: Annotated[Public[ShipChoices], Names("STATUS_NAMES")] = NOTHING
    sensor: Annotated[Public[ShipCounts], Between(0, 9)] = NOTHING
    attack: Annotated[Public[ShipCounts], Between(0, 9)] = NOTHING
    weak_sensor: Annotated[Public[ShipCounts], Between(0, DOWN)] = NOTHING
    weak_attack: Annotated[Public[ShipCounts], Between(0, DOWN)] = NOTHING
    # For this player turn.
    quiet: Annotated[Public[ShipCounts], Between(0, 9)] = NOTHING
    # The first deck that the ship is in play for as a whole.
    since: Annotated[Public[ShipCounts], Between(0, 10)] = NOTHING
    damaged: Public[ShipFlags] = NOTHING
    dead: Public[ShipFlags] = NOTHING
    # Whether it has had a real contact.
    met: Public[ShipFlags] = NOTHING
    # For this player turn.
    acts: Annotated[Public[Own[ShipMarks]], Names("ACT_MARKS")] = NOTHING
    # The box of each contact marker: row of the sought, column of the seeker.
    contact: Public[Own[Numbers]] = NOTHING
    # Airborne, in order of their numbers.
    aloft: Public[Numbers] = NOTHING
    bad_weather: Shown[Public[Flag]] = False
    # 10.32 The weather went bad in this player turn.
    weather_turned: Public[Flag] = False
    hands: Annotated[Own[Hands], KnownAs("seen_cards")] = NO_HANDS
    pile: Own[Cards] = NOTHING
    pile_left: Annotated[Shown[Public[Count]], ShownAs("draw")] = 0
    # By card, what has been laid down in sight of all; and what lies under a group's top card (2.3).
    discard: Shown[Public[Own[Pile]]] = NOTHING
    under: Annotated[Hands, KnownAs("seen_cards")] = NO_HANDS
    deck: Shown[Public[Count]] = 1
    # 13.5 The last deck has run out.
    time_up: Shown[Public[Flag]] = False
    # The turn in progress.
    acting: Shown[Public[SeatNumber]] = UNKNOWN
    acted: Shown[Public[Flag]] = False
    # 8.2 A helicopter has operated; 8.5 the Surface Force has negated a card.
    flew: Public[Flag] = False
    force_negated: Public[Flag] = False
    # 10.31 By seat: the airborne helicopters must be checked at the end of this turn.
    check_due: Public[Numbers] = NEITHER
    # How it ended: the winning side, NOBODY for a draw.
    winner: Public[Count] = NOBODY
    reason: Public[Word] = ""
    rule: Public[Word] = ""
    # What viewers still know after a shuffle; `deck.py` explains it.
    old: Annotated[Piles, KnownAs("own_memory")] = NO_MEMORY
    kept: Annotated[Numbers, KnownAs("own_slots")] = NO_OLD
    buried: Annotated[Numbers, KnownAs("own_slots")] = NO_OLD
    loose: Annotated[Numbers, KnownAs("own_slots")] = NO_OLD
    # For reports, over the whole game.
    tally: Public[Numbers] = NO_TALLY

    def __init__(
        self,
        catalogue: Catalogue,
        scenario: Scenario,
        lineup: Lineup,
        switches: Switches,
        dice: Dice | None,
    ) -> None:
        super().__init__(2, dice, lineup.actor_keys, catalogue.card_keys)
        self.catalogue = catalogue
        self.scenario = scenario
        self.lineup = lineup
        self.switches = switches
        self.cards: list[Card] = catalogue.cards
        self.ships: list[Ship] = lineup.ships
        self.subs: list[bool] = lineup.subs
        self.transports: list[bool] = lineup.transports
        self.places = lineup.places
        self.order: list[int] = lineup.order
        self.ids: list[int] = lineup.ids
        self.width = lineup.width

    def lay_out(self) -> None:
        """2 Everything as it is before the cut."""
        lineup = self.lineup
        self.owner = lineup.unowned
        self.status = lineup.starts
        zeros = lineup.zeros
        self.sensor = self.attack = self.weak_sensor = self.weak_attack = zeros
        self.quiet = self.since = self.damaged = self.dead = self.met = self.acts = zeros
        self.contact = lineup.no_contact
        self.discard = lineup.no_cards

    # -- reading the table ----------------

    def side(self, seat: int) -> int:
        """The side of a seat, or UNKNOWN."""
        if self.seat_of[0] == seat:
            return 0
        return 1 if self.seat_of[1] == seat else UNKNOWN

    def column(self, actor: int) -> int:
        """2.2, 4.4, 11.2 The contact marker of a ship or helicopter: all surface ships share one."""
        if actor >= HELI:
            return self.places
        return self.lineup.columns[actor]

    def box(self, target: int, column: int) -> int:
        return self.contact[target * self.width + column]

    def level(self, target: int, column: int) -> int:
        """6.1 The contact level as weapons need it; 0 for No Contact and No Attack."""
        box = self.contact[target * self.width + column]
        if self.subs[target]:
            return box - 1 if box > 0 else 0
        return box

    def top(self, place: int) -> int:
        """4.3 The highest box of a ship's contact track."""
        return self.lineup.tops[place]

    def sensor_value(self, place: int) -> int:
        """The current Sensor value, or NONE where there is none or it is Down."""
        value = self.ships[place].sensor[self.sensor[place]]
        weak = self.weak_sensor[place]
        if value == NONE or weak == DOWN:
            return NONE
        return value - weak

    def detect_value(self, place: int) -> int:
        """6.6 One less for a damaged ship."""
        ship = self.ships[place]
        return ship.detect_damaged if self.damaged[place] else ship.detect

    def defence_value(self, place: int) -> int:
        """6.6 One less for a damaged ship."""
        ship = self.ships[place]
        return ship.defence_damaged if self.damaged[place] else ship.defence

    def is_mine(self, seat: int, place: int) -> bool:
        """A ship of the seat that is in play."""
        return self.owner[place] == seat and self.status[place] == IN_PLAY

    def helicopters(self, place: int) -> int:
        """10.1 How many of the ship's helicopters are aloft."""
        count = 0
        for entry in self.aloft:
            if entry >> 16 == place:
                count += 1
        return count

    def idle_helicopter(self, place: int) -> int:
        """The first of the ship's helicopters that has not acted, as its index; or NOBODY."""
        for index in range(len(self.aloft)):
            entry = self.aloft[index]
            if entry >> 16 == place and not entry & FLOWN:
                return index
        return NOBODY

    def hand_size(self, seat: int) -> int:
        """2.3, 12.2 Three, one for each ship not playing dead and each helicopter; none for Transports."""
        size = BASE_HAND
        for place in range(self.begins[seat], self.ends[seat]):
            if self.status[place] == IN_PLAY and not self.dead[place] and not self.transports[place]:
                size += 1
        for entry in self.aloft:
            if self.owner[entry >> 16] == seat:
                size += 1
        return size

    def holds(self, seat: int, card: int) -> bool:
        for held in self.hands[seat]:
            if held == card:
                return True
        return False

    def has_contact_on(self, place: int) -> bool:
        """Has any opponent a contact on the ship?"""
        start = place * self.width
        for column in range(self.width):
            if self.contact[start + column]:
                return True
        return False

    # -- changing it ----------------

    def count_act(self, place: int, bit: int) -> None:
        """3.1 The ship has used an action of the turn."""
        self.acts[place] = (self.acts[place] | bit) + ONE_ACT
        self.acted = True

    def raise_contact(self, target: int, column: int) -> bool:
        """4.3 One box to the right, if there is one."""
        index = target * self.width + column
        box = self.contact[index]
        if box >= self.lineup.tops[target]:
            return False
        self.contact[index] = box + 1
        # 13C A submarine that has had contact level 1 on an enemy submarine may leave.
        if column < self.places and self.subs[target] and box >= 1 and not self.met[column]:
            self.met = changed(self.met, column, 1)
        return True

    def lower_contact(self, target: int, column: int) -> bool:
        """4.3 One box to the left, if there is one."""
        index = target * self.width + column
        if self.contact[index] == 0:
            return False
        self.contact[index] -= 1
        return True

    def lower_all_on(self, place: int) -> None:
        """5.2 Every contact marker on a ship's track goes one box to the left."""
        start = place * self.width
        for column in range(self.width):
            if self.contact[start + column]:
                self.contact[start + column] -= 1

    def lower_all_of(self, column: int, whole: bool) -> None:
        """9.2, 9.3 Every contact that a marker shows goes down by one, or to No Contact."""
        for target in range(self.places):
            index = target * self.width + column
            if self.contact[index]:
                self.contact[index] = 0 if whole else self.contact[index] - 1

    def count(self, place: int) -> None:
        """One more in the tally."""
        self.tally = changed(self.tally, place, self.tally[place] + 1)

    # -- what others see ----------------

    def fresh(self) -> "Battle":
        """An empty state of the same table."""
        raise NotImplementedError

    def seen_cards(self, cards: list[list[int]], seat: int) -> list[list[int]]:
        """One's own cards, or as many backs."""
        return [cards[owner][:] if owner == seat else [UNKNOWN] * len(cards[owner]) for owner in range(2)]

    def own_memory(self, old: list[list[int]], seat: int) -> list[list[int]]:
        """What a viewer knows of the last shuffle, nobody else does."""
        viewer = viewer_of(seat)
        return [old[other] if other == viewer else NOTHING for other in range(VIEWERS)]

    def own_slots(self, values: list[int], seat: int) -> list[int]:
        viewer = viewer_of(seat)
        return [values[slot] if slot >> 1 == viewer else 0 for slot in range(2 * VIEWERS)]

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def copy(self) -> "Battle":
        other = self.fresh()
        if self.dice is not None:
            other.dice = self.dice.copy()
        other.observer = self.observer
        other.irrevocable = self.irrevocable
        other.seat_of = self.seat_of
        other.owner = self.owner
        other.begins = self.begins
        other.ends = self.ends
        other.cut = self.cut
        other.status = self.status
        other.sensor = self.sensor
        other.attack = self.attack
        other.weak_sensor = self.weak_sensor
        other.weak_attack = self.weak_attack
        other.quiet = self.quiet
        other.since = self.since
        other.damaged = self.damaged
        other.dead = self.dead
        other.met = self.met
        other.acts = self.acts[:]
        other.contact = self.contact[:]
        other.aloft = self.aloft
        other.bad_weather = self.bad_weather
        other.weather_turned = self.weather_turned
        other.hands = [part[:] for part in self.hands]
        other.pile = self.pile[:]
        other.pile_left = self.pile_left
        other.discard = self.discard[:]
        other.under = self.under[:]
        other.deck = self.deck
        other.time_up = self.time_up
        other.acting = self.acting
        other.acted = self.acted
        other.flew = self.flew
        other.force_negated = self.force_negated
        other.check_due = self.check_due
        other.winner = self.winner
        other.reason = self.reason
        other.rule = self.rule
        other.old = self.old[:]
        other.kept = self.kept
        other.buried = self.buried
        other.loose = self.loose
        other.tally = self.tally
        other.stack = [step.copy() for step in self.stack]
        return other

    def observe(self, seat: int) -> "Battle":
        self.check_observer(seat)
        other = self.fresh()
        other.observer = seat
        other.irrevocable = self.irrevocable
        other.seat_of = self.seat_of
        other.owner = self.owner
        other.begins = self.begins
        other.ends = self.ends
        other.cut = self.cut
        other.status = self.status
        other.sensor = self.sensor
        other.attack = self.attack
        other.weak_sensor = self.weak_sensor
        other.weak_attack = self.weak_attack
        other.quiet = self.quiet
        other.since = self.since
        other.damaged = self.damaged
        other.dead = self.dead
        other.met = self.met
        other.acts = self.acts[:]
        other.contact = self.contact[:]
        other.aloft = self.aloft
        other.bad_weather = self.bad_weather
        other.weather_turned = self.weather_turned
        other.hands = self.seen_cards(self.hands, seat)
        other.pile_left = self.pile_left
        other.discard = self.discard[:]
        other.under = self.seen_cards(self.under, seat)
        other.deck = self.deck
        other.time_up = self.time_up
        other.acting = self.acting
        other.acted = self.acted
        other.flew = self.flew
        other.force_negated = self.force_negated
        other.check_due = self.check_due
        other.winner = self.winner
        other.reason = self.reason
        other.rule = self.rule
        other.old = self.own_memory(self.old, seat)
        other.kept = self.own_slots(self.kept, seat)
        other.buried = self.own_slots(self.buried, seat)
        other.loose = self.own_slots(self.loose, seat)
        other.tally = self.tally
        other.stack = [step.observe(self, seat) for step in self.stack]
        return other

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Battle) and self.key() == other.key()

    def tell_facts(self, to: FactWriter) -> None:
        self.tell_observer(to)
        to.seats("seat_of", self.seat_of)
        to.cards("cut", self.cut)
        to.ship_choices("status", self.status, STATUS_NAMES)
        to.column("sensor", self.sensor, "ships", 0, 9)
        to.column("attack", self.attack, "ships", 0, 9)
        to.column("weak_sensor", self.weak_sensor, "ships", 0, 3)
        to.column("weak_attack", self.weak_attack, "ships", 0, 3)
        to.column("quiet", self.quiet, "ships", 0, 9)
        to.column("since", self.since, "ships", 0, 10)
        to.ship_flags("damaged", self.damaged)
        to.ship_flags("dead", self.dead)
        to.ship_flags("met", self.met)
        to.ship_marks("acts", self.acts, ACT_MARKS)
        to.numbers("contact", self.contact)
        to.numbers("aloft", self.aloft)
        to.flag("bad_weather", self.bad_weather)
        to.flag("weather_turned", self.weather_turned)
        for place in range(len(self.hands)):
            to.cards(f"hands {place}", self.hands[place])
        to.cards("pile", self.pile)
        to.count("pile_left", self.pile_left)
        to.pile("discard", self.discard)
        for place in range(len(self.under)):
            to.cards(f"under {place}", self.under[place])
        to.count("deck", self.deck)
        to.flag("time_up", self.time_up)
        to.seat("acting", self.acting)
        to.flag("acted", self.acted)
        to.flag("flew", self.flew)
        to.flag("force_negated", self.force_negated)
        to.numbers("check_due", self.check_due)
        to.count("winner", self.winner)
        to.word("reason", self.reason)
        to.word("rule", self.rule)
        for place in range(len(self.old)):
            to.pile(f"old {place}", self.old[place])
        to.numbers("kept", self.kept)
        to.numbers("buried", self.buried)
        to.numbers("loose", self.loose)
        to.numbers("tally", self.tally)
        self.tell_steps(to)

    def page_facts(self, b: State) -> "page_facts.BattleFacts":
        shown: page_facts.BattleFacts = {
            "draw": self.pile_left,
            "discard": b.shown_pile(self.discard),
            "deck": self.deck,
            "acting": self.acting,
        }
        if self.cut:
            shown["cut"] = b.shown_cards(self.cut)
        if self.bad_weather:
            shown["bad_weather"] = True
        if self.time_up:
            shown["time_up"] = True
        if self.acted:
            shown["acted"] = True
        return shown
