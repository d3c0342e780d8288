"""The whole truth of a game of Cold War Naval Battles: task forces, piles and declared attacks."""

from typing import Annotated, Final

from wardroom.core.dice import Dice
from wardroom.core.fact_forms import Bits, FactReader, FactWriter, Packing
from wardroom.core.fact_lines import LineWriter
from wardroom.core.facts import (
    Apart,
    Between,
    BySeat,
    CardNumber,
    Cards,
    Choice,
    Count,
    Flag,
    Friendly,
    KnownAs,
    Names,
    Numbers,
    Own,
    Packed,
    PackedAs,
    Parts,
    Pile,
    Public,
    SeatNumber,
    ShipNumber,
    Ships,
    Shown,
    ShownAs,
    ShownOrBlank,
)
from wardroom.core.fleets import HAND_SIZE as HAND_SIZE
from wardroom.core.fleets import NOTHING as NOTHING
from wardroom.core.fleets import OWNER as OWNER
from wardroom.core.fleets import AnyFleet, FleetState
from wardroom.core.lists import add_to, added, put_in, removed, take_out
from wardroom.core.sealed import hears_itself
from wardroom.core.state import NOBODY, SPECTATOR, UNKNOWN, State
from wardroom.games.coldwar import page_facts
from wardroom.games.coldwar.actions import CARD as FIRST_CARD
from wardroom.games.coldwar.catalogue import (
    ASW,
    COVER,
    CREW,
    EARLY_WARNING,
    ECM,
    EVADE,
    SWEEPERS,
    TACTIC,
    Card,
    Catalogue,
    Ship,
)
from wardroom.games.coldwar.switches import Switches

# Streams of chance.
ORDER: Final = 0
FOG: Final = 1
ATTACK_ROLL: Final = 2
DEFENCE_ROLL: Final = 3
SHIP_DRAW: Final = 4
CARD_DRAW: Final = 5
TACTICS_CHOICE: Final = 6
BAD_LUCK_CHOICE: Final = 7
BACKS: Final = 8
MINES: Final = 9
BLIND: Final = 10
VOTE: Final = 11
LUCK: Final = 12
STREAMS: Final = (
    *("order", "fog", "attack", "defence", "ship", "card"),
    *("tactics", "bad-luck", "backs", "mines", "blind", "vote", "luck"),
)

FLEET_SIZE: Final = 7

# Flags of a ship's status.
ACTIVE: Final = 4
CRIPPLED: Final = 8
CREWED: Final = 16
IDLE: Final = 32  # 13.2D: transferred, not usable before its owner's next turn
NO_FIRE_CONTROL: Final = 64  # 13.62
DECK_ON_FIRE: Final = 128  # 13.63

# Kinds of attack, in the order in which they are resolved (7, 12.9).
GUN_ATTACK: Final = 0
MISSILE_ATTACK: Final = 1
TORPEDO_ATTACK: Final = 2
ASW_ATTACK: Final = 3
MINE_ATTACK: Final = 4
CRUISE_ATTACK: Final = 5
LAND_ATTACK: Final = 6
CARRIER_ATTACK: Final = 7
BOMBER_ATTACK: Final = 8
ATTACK_NAMES: Final = ("gun", "missile", "torpedo", "asw", "mine", "cruise", "land", "carrier", "bomber")
# 6.1.B.2, 8.2 The two layings: mines are answered with guns, missiles, torpedoes and ASW.
SURFACE: Final = 0
IN_THE_AIR: Final = 1

# What has become of an attack.
COMING: Final = 0
STOPPED: Final = 1
PREEMPTED: Final = 2
MISSED: Final = 3
HIT: Final = 4
NEGATED: Final = 5
FATE_NAMES: Final = ("coming", "stopped", "preempted", "missed", "hit", "negated")

# An area defence: card | DOWN | families it may publicly still be << 8 | seats that have seen it (9.6) << 16.
DOWN: Final = 128
CARD_BITS: Final = 127
HIDDEN_CARD: Final = 127
SEEN: Final = 16
MAY_EVADE: Final = 1
MAY_ECM: Final = 2
MAY_COVER: Final = 4
MAY_ASW: Final = 8
MAY_SWEEP: Final = 16
MAY_WARN: Final = 32
MAY_BITS: Final = 63
MAY_NAMES: Final = ("evade", "ecm", "cover", "asw", "sweepers", "early_warning")


def may_bit(family: int) -> int:
    """The bit of a family that can be laid as an area defence; 0 for the others."""
    if family == EVADE:
        return MAY_EVADE
    if family == ECM:
        return MAY_ECM
    if family == COVER:
        return MAY_COVER
    if family == ASW:
        return MAY_ASW
    if family == SWEEPERS:
        return MAY_SWEEP
    if family == EARLY_WARNING:
        return MAY_WARN
    return 0


class Attack:
    """One declared attack: a card from a ship, one air strike, or a whole bomber strike."""

    kind: Annotated[Shown[Public[Choice]], Names("ATTACK_NAMES")]
    # The card played; nobody's for a carrier's strike and the later dice of a land-based one.
    card: ShownOrBlank[Public[CardNumber]]
    # The ship that fires, if one does.
    source: ShownOrBlank[Public[ShipNumber]]
    # The task force attacked and the ship aimed at; none for a bomber strike on all of it, or a minefield.
    seat: Shown[Public[SeatNumber]]
    target: ShownOrBlank[Public[ShipNumber]]
    # The number to roll, for attacks that roll; dice are the bomber's.
    chance: Shown[Public[Count]] = 0
    dice: Shown[Public[Count]] = 1
    hits: Shown[Public[Count]] = 0
    damage: Shown[Public[Count]] = 0
    fate: Annotated[Shown[Public[Choice]], Names("FATE_NAMES")] = COMING
    # The card has become a Damage card.
    kept: Public[Flag] = False
    # 7.18 Nothing but Air Defense answers it; the Surprise Attack card lies with one attack of a strike.
    surprise: Shown[Public[Flag]] = False
    surprise_card: Public[CardNumber] = NOBODY

    def __init__(self, kind: int, card: int, source: int, seat: int, target: int) -> None:
        self.kind = kind
        # 6.1.B.2 With what it is answered.
        self.stage = SURFACE if kind <= MINE_ATTACK else IN_THE_AIR
        self.card = card
        self.source = source
        self.seat = seat
        self.target = target

    def flies(self) -> bool:
        """12.9, 7.air Cruise missiles are met like aircraft and resolved with them."""
        return self.kind >= CRUISE_ATTACK

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def copy(self) -> "Attack":
        other = Attack(self.kind, self.card, self.source, self.seat, self.target)
        other.chance = self.chance
        other.dice = self.dice
        other.hits = self.hits
        other.damage = self.damage
        other.fate = self.fate
        other.kept = self.kept
        other.surprise = self.surprise
        other.surprise_card = self.surprise_card
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.choice("kind", self.kind, ATTACK_NAMES)
        to.card("card", self.card)
        to.ship("source", self.source)
        to.seat("seat", self.seat)
        to.ship("target", self.target)
        to.count("chance", self.chance)
        to.count("dice", self.dice)
        to.count("hits", self.hits)
        to.count("damage", self.damage)
        to.choice("fate", self.fate, FATE_NAMES)
        to.flag("kept", self.kept)
        to.flag("surprise", self.surprise)
        to.card("surprise_card", self.surprise_card)

    def page_facts(self, b: State) -> "page_facts.AttackFacts":
        shown: page_facts.AttackFacts = {
            "kind": ATTACK_NAMES[self.kind],
            "card": "" if self.card == -1 else b.card_keys[self.card],
            "source": "" if self.source == -1 else b.ship_keys[self.source],
            "seat": self.seat,
            "target": "" if self.target == -1 else b.ship_keys[self.target],
            "chance": self.chance,
            "dice": self.dice,
            "hits": self.hits,
            "damage": self.damage,
            "fate": FATE_NAMES[self.fate],
        }
        if self.surprise:
            shown["surprise"] = True
        return shown


NO_ATTACKS: Final[list[Attack]] = []
# Places in a tally: a sinking by each kind of attack, then turns.
TURNS: Final = 9
EXPLODED: Final = 10
NO_TALLY: Final[list[int]] = [0] * 11

# What is packed into numbers, the first part in the highest bits.
AREA: Final = Packing(
    "ecm",
    [
        Bits("seen", "count", SEEN),
        Bits("may", "count", 8),
        Bits("down", "count", 7),
        Bits("card", "card", 0),
    ],
)
ATTACHED: Final = Packing("iowa/gun5", [Bits("ship", "ship", 8), Bits("card", "card", 0)])
# The viewer, or the player, and the card.
KNOWN: Final = Packing("seat1:gun5", [Bits("seat", "seat", 8), Bits("card", "card", 0)])
USED: Final = Packing("seat2:cover", [Bits("seat", "seat", 8), Bits("card", "card", 0)])
LAID: Final = Packing(
    "seat2:#1:cover", [Bits("seat", "seat", 16), Bits("attack", "place", 8), Bits("card", "card", 0)]
)


def no_ships(points: int = 0) -> "TaskForce":
    """A task force before the deal, with the points of the rounds before."""
    force = TaskForce([], [], [], [], [])
    force.points = points
    return force


class TaskForce(AnyFleet):
    """5.2 What lies in front of one player, and the hand.

    Copies share every list but the hand: the others are replaced when they change (`added`, `removed`).
    """

    # Points of the rounds before.
    points: Annotated[Shown[Public[Count]], Between(-99999, 99999)] = 0
    # The Player Order card of this series: 0 none, -1 face down.
    order: Annotated[Friendly[Shown[Count]], KnownAs("seen_order")] = 0
    # It has been revealed.
    moved: Friendly[Shown[Public[Flag]]] = False
    # 5.2 Hidden while task forces are formed.
    ships: Annotated[Friendly[Ships], KnownAs("seen_ships")]
    hand: Annotated[Friendly[Own[Cards]], KnownAs("seen_hand")]
    # 13.64 The hand lies face up until the next 6.1.A.1.
    open: Shown[Public[Flag]] = False
    area: Annotated[Friendly[Packed], PackedAs("AREA"), KnownAs("seen_area")]
    # Cards lying with ships: Damage cards, and Crew Efficiency on carriers.
    attached: Annotated[Friendly[Public[Packed]], PackedAs("ATTACHED")]
    # Tactics in front of the task force (13.5), sorted.
    tactics: Shown[Public[Cards]] = NOTHING
    # The Retreat card in play.
    retreat: Shown[Public[CardNumber]] = UNKNOWN
    # Ships this player has sunk.
    sunk: Shown[Public[Ships]]
    # 13.2, 9.6: cards of this hand that somebody has seen.
    known: Annotated[Packed, PackedAs("KNOWN"), KnownAs("seen_known")] = NOTHING
    # 11.2 No ship left this round.
    out: Shown[Public[Flag]] = False

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def __init__(
        self, ships: list[int], hand: list[int], area: list[int], attached: list[int], sunk: list[int]
    ) -> None:
        self.ships = ships
        self.hand = hand
        self.area = area
        self.attached = attached
        self.sunk = sunk

    def copy(self) -> "TaskForce":
        other = TaskForce(self.ships, self.hand[:], self.area, self.attached, self.sunk)
        other.points = self.points
        other.order = self.order
        other.moved = self.moved
        other.open = self.open
        other.tactics = self.tactics
        other.retreat = self.retreat
        other.known = self.known
        other.out = self.out
        return other

    def observe(self, b: "Battle", owner: int, seat: int) -> "TaskForce":
        other = TaskForce(
            b.seen_ships(owner, seat),
            b.seen_hand(owner, seat),
            b.seen_area(owner, seat),
            self.attached,
            self.sunk,
        )
        other.points = self.points
        other.order = b.seen_order(owner, seat)
        other.moved = self.moved
        other.open = self.open
        other.tactics = self.tactics
        other.retreat = self.retreat
        other.known = b.seen_known(owner, seat)
        other.out = self.out
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.count("points", self.points)
        to.count("order", self.order)
        to.flag("moved", self.moved)
        to.ships("ships", self.ships)
        to.cards("hand", self.hand)
        to.flag("open", self.open)
        to.packed("area", self.area, AREA)
        to.packed("attached", self.attached, ATTACHED)
        to.cards("tactics", self.tactics)
        to.card("retreat", self.retreat)
        to.ships("sunk", self.sunk)
        to.packed("known", self.known, KNOWN)
        to.flag("out", self.out)

    def page_facts(self, b: State) -> "page_facts.TaskForceFacts":
        shown: page_facts.TaskForceFacts = {
            "points": self.points,
            "order": self.order,
            "tactics": b.shown_cards(self.tactics),
            "sunk": b.shown_ships(self.sunk),
        }
        if self.moved:
            shown["moved"] = True
        if self.open:
            shown["open"] = True
        if self.retreat != -1:
            shown["retreat"] = b.card_keys[self.retreat]
        if self.out:
            shown["out"] = True
        return shown

    def tell_lines(self, to: LineWriter) -> None:
        to.count("points", self.points)
        to.friendly("order")
        to.friendly("moved")
        to.friendly("ships")
        to.friendly("hand")
        to.flag("open", self.open)
        to.friendly("area")
        to.friendly("attached")
        to.cards("tactics", self.tactics)
        to.card("retreat", self.retreat)
        to.ships("sunk", self.sunk)
        to.packed("known", self.known, KNOWN)
        to.flag("out", self.out)

    @staticmethod
    def line_names() -> tuple[str, ...]:
        return (
            "points",
            "open",
            "tactics",
            "retreat",
            "sunk",
            "known",
            "out",
        )

    def read_line(self, told: FactReader, name: str) -> None:
        if name == "points":
            self.points = told.count("points", -99999, 99999)
        if name == "open":
            self.open = told.flag("open")
        if name == "tactics":
            self.tactics = told.cards("tactics")
        if name == "retreat":
            self.retreat = told.card("retreat")
        if name == "sunk":
            self.sunk = told.ships("sunk")
        if name == "known":
            self.known = told.packed("known", KNOWN)
        if name == "out":
            self.out = told.flag("out")


NO_FORCES: Final[list[TaskForce]] = []


class Battle(FleetState):
    """State of a game; steps in the other modules change it."""

    round: Friendly[Shown[Public[Count]]] = 0
    series: Friendly[Shown[Public[Count]]] = 0
    # 6.2 The series in which the pile ran out is 1, the last one is 2.
    last_series: Friendly[Shown[Public[Count]]] = 0
    # The turn in progress.
    acting: Friendly[Shown[Public[SeatNumber]]] = UNKNOWN
    # Fog of War.
    fog: Friendly[Shown[Public[Count]]] = 0
    played: Friendly[Public[Flag]] = False
    # The ship deck: its visible top, nothing when it is empty, and the rest in no order.
    top: Friendly[ShownOrBlank[Public[ShipNumber]]] = UNKNOWN
    deck: Annotated[Friendly[Ships], KnownAs("seen_deck")] = NOTHING
    # How many lie below the top: the rest itself is unknown while fleets are still hidden.
    deck_left: Friendly[Public[Count]] = 0
    # Action cards by kind: how many lie in the draw pile and the discard pile.
    draw: Friendly[Pile] = NOTHING
    draw_left: Annotated[Friendly[Shown[Public[Count]]], ShownAs("draw")] = 0
    discard: Friendly[Public[Pile]] = NOTHING
    # 13.6 Backs differ: how many in the draw pile are Bad Luck, and whether the top one is.
    bad_left: Friendly[Public[Count]] = 0
    bad_next: Friendly[Public[Flag]] = False
    # 6.1.C.3 Bad Luck cards set aside, face up, for 6.1.C.4.
    luck: Friendly[Shown[Public[Cards]]] = NOTHING
    # 13.65 Ships that blew up: nobody scores them.
    lost: Shown[Public[Ships]] = NOTHING
    forces: Friendly[Public[BySeat[Parts[TaskForce]]]] = NO_FORCES
    # By ship: row and flags, and points of damage after armour.
    status: Annotated[Friendly[Own[Numbers]], KnownAs("seen_status")] = NOTHING
    hurt: Friendly[Public[Numbers]] = NOTHING
    volley: Friendly[Public[Parts[Attack]]] = NO_ATTACKS
    # Point defences laid and not yet rolled.
    laid: Annotated[Public[Packed], PackedAs("LAID")] = NOTHING
    # 9.5 Point defences that have been used and not yet discarded.
    used: Annotated[Public[Packed], PackedAs("USED")] = NOTHING
    # For reports, over the whole game: sinkings by kind of attack, then turns taken.
    tally: Apart[Public[Numbers]] = NO_TALLY

    def __init__(self, catalogue: Catalogue, switches: Switches, dice: Dice | None) -> None:
        super().__init__(
            switches, dice, catalogue.families, catalogue.ship_keys, catalogue.card_keys, FIRST_CARD
        )
        self.catalogue = catalogue
        self.ship_cards = catalogue.ships
        self.action_cards = catalogue.cards
        # By ship: the sizes of cards that its symbols can fire, as bits.
        self.gun_fits = catalogue.gun_fits[switches.attack_opportunities]
        self.missile_fits = catalogue.missile_fits[switches.attack_opportunities]
        self.torpedo_fits = catalogue.torpedo_fits
        self.switches = switches

    def fleet_of(self, seat: int) -> TaskForce:
        return self.forces[seat]

    def hears(self, seat: int) -> bool:
        return hears_itself(self, seat)

    # -- reading the table ----------------

    def ship(self, ship: int) -> Ship:
        return self.ship_cards[ship]

    def card(self, card: int) -> Card:
        return self.action_cards[card]

    def holds_family(self, seat: int, family: int) -> bool:
        """Is a card of this family in the hand?"""
        for held in self.forces[seat].hand:
            if self.families[held] == family:
                return True
        return False

    def asks_for(self, seat: int, family: int) -> bool:
        """Who has a hand is asked, since others cannot see into it; in a playout only who could answer."""
        if not self.in_playout:
            return bool(self.forces[seat].hand)
        return self.holds_family(seat, family) or self.holds_tactic(seat)

    def holds_tactic(self, seat: int) -> bool:
        """13.5 A Tactic may be played at every question that is not sealed."""
        return self.switches.tactics > 0 and self.holds_family(seat, TACTIC)

    def may_hold(self, seat: int, family: int) -> bool:
        """Can the seat hold such a card, as far as everybody can see? In a playout: does it?"""
        # 13.64 An open hand hides nothing.
        if self.in_playout or self.forces[seat].open:
            return self.holds_family(seat, family)
        return bool(self.forces[seat].hand) and not self.all_discarded(family)

    def may_answer(self, seat: int, family: int) -> bool:
        """The same for a question that is not sealed."""
        if self.may_hold(seat, family):
            return True
        if not self.in_playout or self.forces[seat].open or not self.holds_tactic(seat):
            return False
        return not self.all_discarded(family)

    def all_discarded(self, family: int) -> bool:
        """Has every card of the family been thrown away in sight of all?"""
        for card in self.action_cards:
            if card.family == family and self.discard[card.id] < self.catalogue.counts[card.id]:
                return False
        return True

    def enlist(self, seat: int, ship: int, row: int) -> None:
        """The ship joins a task force, undamaged unless it brings damage along."""
        force = self.forces[seat]
        force.ships = added(force.ships, ship)
        self.status[ship] = row | seat + 1 << OWNER

    def strike_off(self, ship: int) -> None:
        """The ship leaves its task force."""
        force = self.forces[self.owner(ship)]
        force.ships = removed(force.ships, ship)
        self.status[ship] = 0

    def afloat(self) -> list[int]:
        """The seats still in this round."""
        return [seat for seat in range(self.seats) if not self.forces[seat].out]

    # -- moving cards ----------------

    def leave_hand(self, seat: int, card: int) -> None:
        """A card leaves the hand in sight of all."""
        force = self.forces[seat]
        take_out(force.hand, card)
        if force.known:
            self.forget(force, card)

    def forget(self, force: TaskForce, card: int) -> None:
        """One card of the kind is gone: each viewer knows of one less."""
        known = force.known[:]
        for viewer in range(self.seats):
            seen = viewer << 8 | card
            if seen in known:
                known.remove(seen)
        force.known = known

    def lose_track(self, seat: int, cards: list[int], may: int) -> None:
        """Cards have left a hand unseen but by the team. `may`: what they can be (12.4), 0 for anything."""
        force = self.forces[seat]
        known: list[int] = []
        gone: list[int] = []
        for entry in force.known:
            card = entry & 255
            if self.same_team(entry >> 8, seat):
                missing = cards.count(card)
            else:
                missing = len(cards) if may == 0 or may_bit(self.family(card)) & may else 0
            if gone.count(entry) < missing:
                gone.append(entry)
            else:
                known.append(entry)
        force.known = known

    def draw_cards(self, seat: int, wanted: int) -> list[int]:
        """6.1.C.3 What there is, up to the number wanted."""
        if self.bad_left > 0:
            return self.draw_by_backs(seat, wanted)
        return self.take_from_pile(seat, wanted, CARD_DRAW)

    def draw_by_backs(self, seat: int, wanted: int) -> list[int]:
        """6.1.C.3, 13.6 All see the back of the top card. Bad Luck is set aside and the drawing goes on."""
        assert self.dice is not None
        self.irrevocable += 1
        hand = self.forces[seat].hand
        first_bad = self.catalogue.first_bad
        # Bad Luck stands last in the pile: a draw among the others never comes to it.
        pile = self.draw[:]
        cards: list[int] = []
        while len(cards) < wanted and self.draw_left > 0:
            if self.bad_next:
                card = self.dice.draw([0] * first_bad + pile[first_bad:], self.bad_left, CARD_DRAW)
                self.bad_left -= 1
                self.luck = [*self.luck, card]
            else:
                card = self.dice.draw(pile, self.draw_left - self.bad_left, CARD_DRAW)
                cards.append(card)
                put_in(hand, card)
            add_to(pile, card, -1)
            self.draw_left -= 1
            self.turn_up_back()
        self.draw = pile
        return cards

    def turn_up_back(self) -> None:
        """13.6 The back of the pile's new top, which everybody sees."""
        self.bad_next = self.bad_left > 0
        if 0 < self.bad_left < self.draw_left:
            assert self.dice is not None
            self.bad_next = self.dice.below(self.draw_left, BACKS) < self.bad_left

    def turn_up_ship(self) -> None:
        """5.1 Only the top of the ship deck is ever visible."""
        if not self.deck:
            self.top = UNKNOWN
            return
        assert self.dice is not None
        self.irrevocable += 1
        self.deck = self.deck[:]
        self.top = self.dice.pick(self.deck, SHIP_DRAW)
        self.deck_left -= 1

    def detach(self, seat: int, ship: int) -> None:
        """All cards lying with a ship go to the discard pile."""
        force = self.forces[seat]
        kept = []
        gone = []
        for entry in force.attached:
            if entry >> 8 == ship:
                gone.append(entry & 255)
            else:
                kept.append(entry)
        force.attached = kept
        self.discard_all(gone)

    def damage_cards(self, seat: int, ship: int) -> list[int]:
        """7.1 The Damage cards under a ship."""
        cards = []
        for entry in self.forces[seat].attached:
            if entry >> 8 == ship and self.family(entry & 255) != CREW:
                cards.append(entry & 255)
        return cards

    # -- chance ----------------

    def succeeds(self, chance: int, stream: int) -> int:
        """The die rolled if it is at most the chance, its negative if not; 0 when nothing could succeed."""
        if chance <= 0:
            return 0
        roll = self.roll(stream)
        return roll if roll <= chance else -roll

    # -- what others see ----------------

    def fresh(self) -> "Battle":
        """An empty state of the same table."""
        raise NotImplementedError

    def is_forming(self) -> bool:
        """5.2 Are task forces formed, in secret?"""
        raise NotImplementedError

    def seen_hand(self, owner: int, seat: int) -> list[int]:
        """What a seat knows of a hand: its own cards, of another how many they are and what it has seen."""
        raise NotImplementedError

    def seen_ships(self, owner: int, seat: int) -> list[int]:
        ships = self.forces[owner].ships
        return [UNKNOWN] * len(ships) if owner != seat and self.is_forming() else ships

    def seen_status(self, seat: int) -> list[int]:
        if not self.is_forming():
            return self.status[:]
        return [status if status >> OWNER == seat + 1 else 0 for status in self.status]

    def seen_deck(self, seat: int) -> list[int]:
        """What nobody has is there, once all ships are seen."""
        return NOTHING if self.is_forming() else self.deck

    def is_allied(self, seat: int, other: int) -> bool:
        return seat == other or (seat != SPECTATOR and self.same_team(seat, other))

    def seen_area(self, owner: int, seat: int) -> list[int]:
        """12.4 A face-down card is nothing but a back, save for those who have looked at it (9.6)."""
        area = self.forces[owner].area
        if not area or self.is_allied(seat, owner):
            return area
        seen = []
        for entry in area:
            looked = seat != SPECTATOR and entry >> SEEN + seat & 1
            seen.append(entry | HIDDEN_CARD if entry & DOWN and not looked else entry)
        seen.sort()
        return seen

    def seen_known(self, owner: int, seat: int) -> list[int]:
        """9.6 What a seat has seen of another hand; of a mate's not what an opponent has."""
        known = self.forces[owner].known
        if not known or owner == seat:
            return known
        if self.is_allied(seat, owner):
            return [entry for entry in known if self.same_team(entry >> 8, seat)]
        return [entry for entry in known if entry >> 8 == seat]

    def seen_order(self, owner: int, seat: int) -> int:
        """6 Order cards lie face down until they are played."""
        force = self.forces[owner]
        return force.order if owner == seat or force.moved or force.order == 0 else UNKNOWN

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def copy(self) -> "Battle":
        other = self.fresh()
        if self.dice is not None:
            other.dice = self.dice.copy()
        other.observer = self.observer
        other.irrevocable = self.irrevocable
        other.round = self.round
        other.series = self.series
        other.last_series = self.last_series
        other.acting = self.acting
        other.fog = self.fog
        other.played = self.played
        other.top = self.top
        other.deck = self.deck
        other.deck_left = self.deck_left
        other.draw = self.draw
        other.draw_left = self.draw_left
        other.discard = self.discard
        other.bad_left = self.bad_left
        other.bad_next = self.bad_next
        other.luck = self.luck
        other.lost = self.lost
        if self.forces:
            other.forces = [part.copy() for part in self.forces]
        other.status = self.status[:]
        other.hurt = self.hurt
        if self.volley:
            other.volley = [part.copy() for part in self.volley]
        other.laid = self.laid
        other.used = self.used
        other.tally = self.tally
        other.stack = [step.copy() for step in self.stack]
        return other

    def observe(self, seat: int) -> "Battle":
        self.check_observer(seat)
        other = self.fresh()
        other.observer = seat
        other.irrevocable = self.irrevocable
        other.round = self.round
        other.series = self.series
        other.last_series = self.last_series
        other.acting = self.acting
        other.fog = self.fog
        other.played = self.played
        other.top = self.top
        other.deck = self.seen_deck(seat)
        other.deck_left = self.deck_left
        other.draw_left = self.draw_left
        other.discard = self.discard
        other.bad_left = self.bad_left
        other.bad_next = self.bad_next
        other.luck = self.luck
        other.lost = self.lost
        other.forces = [part.observe(self, owner, seat) for owner, part in enumerate(self.forces)]
        other.status = self.seen_status(seat)
        other.hurt = self.hurt
        if self.volley:
            other.volley = [part.copy() for part in self.volley]
        other.laid = self.laid
        other.used = self.used
        other.tally = self.tally
        other.stack = [step.observe(self, seat) for step in self.stack]
        return other

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Battle) and self.key() == other.key()

    def tell_facts(self, to: FactWriter) -> None:
        self.tell_observer(to)
        to.count("round", self.round)
        to.count("series", self.series)
        to.count("last_series", self.last_series)
        to.seat("acting", self.acting)
        to.count("fog", self.fog)
        to.flag("played", self.played)
        to.ship("top", self.top)
        to.ships("deck", self.deck)
        to.count("deck_left", self.deck_left)
        to.pile("draw", self.draw)
        to.count("draw_left", self.draw_left)
        to.pile("discard", self.discard)
        to.count("bad_left", self.bad_left)
        to.flag("bad_next", self.bad_next)
        to.cards("luck", self.luck)
        to.ships("lost", self.lost)
        for place in range(len(self.forces)):
            to.begin(f"forces {place}", "TaskForce")
            self.forces[place].tell_facts(to)
            to.end()
        to.numbers("status", self.status)
        to.numbers("hurt", self.hurt)
        for place in range(len(self.volley)):
            to.begin(f"volley {place}", "Attack")
            self.volley[place].tell_facts(to)
            to.end()
        to.packed("laid", self.laid, LAID)
        to.packed("used", self.used, USED)
        self.tell_steps(to)

    def page_facts(self, b: State) -> "page_facts.BattleFacts":
        shown: page_facts.BattleFacts = {
            "round": self.round,
            "series": self.series,
            "last_series": self.last_series,
            "acting": self.acting,
            "fog": self.fog,
            "top": "" if self.top == -1 else b.ship_keys[self.top],
            "draw": self.draw_left,
            "luck": b.shown_cards(self.luck),
            "lost": b.shown_ships(self.lost),
        }
        return shown

    def tell_lines(self, to: LineWriter) -> None:
        to.friendly("round")
        to.friendly("series")
        to.friendly("last_series")
        to.friendly("acting")
        to.friendly("fog")
        to.friendly("played")
        to.friendly("top")
        to.friendly("deck")
        to.friendly("deck_left")
        to.friendly("draw")
        to.friendly("draw_left")
        to.friendly("discard")
        to.friendly("bad_left")
        to.friendly("bad_next")
        to.friendly("luck")
        to.ships("lost", self.lost)
        to.friendly("forces")
        to.friendly("status")
        to.friendly("hurt")
        to.friendly("volley")
        to.packed("laid", self.laid, LAID)
        to.packed("used", self.used, USED)

    @staticmethod
    def line_names() -> tuple[str, ...]:
        return (
            "lost",
            "laid",
            "used",
        )

    def read_line(self, told: FactReader, name: str) -> None:
        if name == "lost":
            self.lost = told.ships("lost")
        if name == "laid":
            self.laid = told.packed("laid", LAID)
        if name == "used":
            self.used = told.packed("used", USED)
