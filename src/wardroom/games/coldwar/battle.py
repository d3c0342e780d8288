"""The whole truth of a game of Cold War Naval Battles: task forces, piles and declared attacks."""

from typing import Final

from wardroom.core.dice import Dice
from wardroom.core.lists import add_to, added, put_in, removed, take_out
from wardroom.core.rows import ROW_BITS, rows_of
from wardroom.core.state import NOBODY, UNKNOWN, State
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

HAND_SIZE: Final = 7
FLEET_SIZE: Final = 7

# A ship's status: its row (0 for a submarine) in the two lowest bits, then flags, then its owner plus one.
ACTIVE: Final = 4
CRIPPLED: Final = 8
CREWED: Final = 16
IDLE: Final = 32  # 13.2D: transferred, not usable before its owner's next turn
NO_FIRE_CONTROL: Final = 64  # 13.62
DECK_ON_FIRE: Final = 128  # 13.63
OWNER: Final = 8

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

    def __init__(self, kind: int, card: int, source: int, seat: int, target: int) -> None:
        self.kind = kind
        # 6.1.B.2 With what it is answered.
        self.stage = SURFACE if kind <= MINE_ATTACK else IN_THE_AIR
        # The card played, or NOBODY for a carrier's strike and the later dice of a land-based one.
        self.card = card
        # The ship that fires, or NOBODY.
        self.source = source
        # The task force attacked and the ship aimed at (NOBODY: a bomber strike on all of it).
        self.seat = seat
        self.target = target
        # The number to roll, for attacks that roll; dice are the bomber's.
        self.chance = 0
        self.dice = 1
        self.hits = 0
        self.damage = 0
        self.fate = COMING
        # The card has become a Damage card.
        self.kept = False
        # 7.18 Nothing but Air Defense answers it; the Surprise Attack card lies with one attack of a strike.
        self.surprise = False
        self.surprise_card = NOBODY

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

    def flies(self) -> bool:
        """12.9, 7.air Cruise missiles are met like aircraft and resolved with them."""
        return self.kind >= CRUISE_ATTACK


# Placeholders that are always replaced, never changed: they keep copying cheap.
NOTHING: Final[list[int]] = []
NO_ATTACKS: Final[list[Attack]] = []
# Places in a tally: a sinking by each kind of attack, then turns.
TURNS: Final = 9
EXPLODED: Final = 10
NO_TALLY: Final[list[int]] = [0] * 11


def no_ships() -> "TaskForce":
    """A task force before the deal."""
    return TaskForce([], [], [], [], [])


class TaskForce:
    """5.2 What lies in front of one player, and the hand.

    Copies share every list but the hand: the others are replaced when they change (`added`, `removed`).
    """

    def __init__(
        self, ships: list[int], hand: list[int], area: list[int], attached: list[int], sunk: list[int]
    ) -> None:
        self.ships = ships
        self.hand = hand
        self.area = area
        # Cards lying with ships: ship << 8 | card. Damage cards, and Crew Efficiency on carriers.
        self.attached = attached
        # Ships this player has sunk.
        self.sunk = sunk
        # 13.2, 9.6: cards of this hand that somebody has seen: viewer << 8 | card. Replaced, never changed.
        self.known = NOTHING
        # Tactics in front of the task force (13.5), sorted. Replaced, never changed.
        self.tactics = NOTHING
        # 13.64 The hand lies face up until the next 6.1.A.1.
        self.open = False
        # The Retreat card in play, or UNKNOWN.
        self.retreat = UNKNOWN
        # The Player Order card of this series: 0 none, UNKNOWN if hidden.
        self.order = 0
        self.moved = False
        # 11.2 No ship left this round.
        self.out = False
        # Points of the rounds before.
        self.points = 0

    def copy(self) -> "TaskForce":
        other = TaskForce(self.ships, self.hand[:], self.area, self.attached, self.sunk)
        other.known = self.known
        other.tactics = self.tactics
        other.open = self.open
        other.retreat = self.retreat
        other.order = self.order
        other.moved = self.moved
        other.out = self.out
        other.points = self.points
        return other


class Battle(State):
    """State of a game; steps in the other modules change it."""

    def __init__(self, catalogue: Catalogue, switches: Switches, dice: Dice | None) -> None:
        super().__init__(switches.seats, dice)
        self.catalogue = catalogue
        self.ship_cards = catalogue.ships
        self.action_cards = catalogue.cards
        self.families = catalogue.families
        # By ship: the sizes of cards that its symbols can fire, as bits.
        self.gun_fits = catalogue.gun_fits[switches.attack_opportunities]
        self.missile_fits = catalogue.missile_fits[switches.attack_opportunities]
        self.torpedo_fits = catalogue.torpedo_fits
        self.switches = switches
        self.forces: list[TaskForce] = []
        # By ship: row and flags, and points of damage after armour.
        self.status = NOTHING
        self.hurt = NOTHING
        # Action cards by kind: how many lie in the draw pile and the discard pile.
        self.draw = NOTHING
        self.draw_left = 0
        self.discard = NOTHING
        # 13.6 Backs differ: how many in the draw pile are Bad Luck, and whether the top one is.
        self.bad_left = 0
        self.bad_next = False
        # 6.1.C.3 Bad Luck cards set aside, face up, for 6.1.C.4. Replaced, never changed.
        self.luck = NOTHING
        # The ship deck: its visible top, or UNKNOWN when empty, and the rest in no order.
        self.top = UNKNOWN
        self.deck = NOTHING
        # How many lie below the top: the rest itself is unknown while fleets are still hidden.
        self.deck_left = 0
        self.round = 0
        self.series = 0
        # 6.2 The series in which the pile ran out is 1, the last one is 2.
        self.last_series = 0
        # The turn in progress.
        self.acting = UNKNOWN
        self.fog = 0
        self.played = False
        self.volley = NO_ATTACKS
        # Point defences laid and not yet rolled: player << 16 | attack << 8 | card.
        self.laid = NOTHING
        # 9.5 Point defences that have been used and not yet discarded: player << 8 | card.
        self.used = NOTHING
        # 13.65 Ships that blew up: nobody scores them. Replaced, never changed.
        self.lost = NOTHING
        # For reports, over the whole game: sinkings by kind of attack, then turns taken.
        self.tally = NO_TALLY

    # -- reading the table ----------------

    def ship(self, ship: int) -> Ship:
        return self.ship_cards[ship]

    def card(self, card: int) -> Card:
        return self.action_cards[card]

    def family(self, card: int) -> int:
        return self.families[card]

    def row(self, ship: int) -> int:
        """The row of a ship, or 0 for a submarine."""
        return self.status[ship] & ROW_BITS

    def owner(self, ship: int) -> int:
        """The seat whose task force the ship is in, or UNKNOWN."""
        return (self.status[ship] >> OWNER) - 1 if ship < len(self.status) else UNKNOWN

    def owns(self, seat: int, ship: int) -> bool:
        """Is this a ship of the seat? Any number may be asked about."""
        return 0 <= ship < len(self.status) and self.status[ship] >> OWNER == seat + 1

    def holds(self, seat: int, card: int) -> bool:
        """Is a card of this kind in the hand?"""
        for held in self.forces[seat].hand:
            if held == card:
                return True
        return False

    def holds_family(self, seat: int, family: int) -> bool:
        """Is a card of this family in the hand?"""
        for held in self.forces[seat].hand:
            if self.families[held] == family:
                return True
        return False

    def asks_for(self, seat: int, family: int) -> bool:
        """Who has a hand is asked, since others cannot see into it; in a playout only who could answer."""
        if not self.brisk:
            return bool(self.forces[seat].hand)
        return self.holds_family(seat, family) or self.holds_tactic(seat)

    def holds_tactic(self, seat: int) -> bool:
        """13.5 A Tactic may be played at every question that is not sealed."""
        return self.switches.tactics > 0 and self.holds_family(seat, TACTIC)

    def may_hold(self, seat: int, family: int) -> bool:
        """Can the seat hold such a card, as far as everybody can see? In a playout: does it?"""
        # 13.64 An open hand hides nothing.
        if self.brisk or self.forces[seat].open:
            return self.holds_family(seat, family)
        return bool(self.forces[seat].hand) and not self.all_discarded(family)

    def may_answer(self, seat: int, family: int) -> bool:
        """The same for a question that is not sealed."""
        if self.may_hold(seat, family):
            return True
        if not self.brisk or self.forces[seat].open or not self.holds_tactic(seat):
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

    def rows(self, seat: int) -> list[int]:
        """5.21 How many ships stand in rows 1, 2 and 3; index 0 counts submarines."""
        return rows_of(self.status, self.forces[seat].ships)

    def same_team(self, seat: int, other: int) -> bool:
        return self.switches.same_team(seat, other)

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

    def to_discard(self, card: int) -> None:
        self.discard = self.discard[:]
        add_to(self.discard, card, 1)

    def discard_all(self, cards: list[int]) -> None:
        if cards:
            self.discard = self.discard[:]
            for card in cards:
                add_to(self.discard, card, 1)

    def set_hurt(self, ship: int, points: int) -> None:
        """Points of damage on a ship, after armour."""
        if self.hurt[ship] != points:
            self.hurt = self.hurt[:]
            self.hurt[ship] = points

    def draw_cards(self, seat: int, wanted: int) -> list[int]:
        """6.1.C.3 The top of a shuffled pile is any of its cards; what there is, up to the number wanted."""
        if self.bad_left > 0:
            return self.draw_by_backs(seat, wanted)
        assert self.dice is not None
        self.tide += 1
        hand = self.forces[seat].hand
        pile = self.draw[:]
        cards: list[int] = []
        while len(cards) < wanted and self.draw_left > 0:
            card = self.dice.draw(pile, self.draw_left, CARD_DRAW)
            add_to(pile, card, -1)
            self.draw_left -= 1
            cards.append(card)
            put_in(hand, card)
        self.draw = pile
        return cards

    def draw_by_backs(self, seat: int, wanted: int) -> list[int]:
        """6.1.C.3, 13.6 All see the back of the top card. Bad Luck is set aside and the drawing goes on."""
        assert self.dice is not None
        self.tide += 1
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
        self.tide += 1
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
        assert self.dice is not None
        self.tide += 1
        roll = self.dice.roll(stream)
        return roll if roll <= chance else -roll

    def count(self, place: int) -> None:
        """One more in the tally."""
        self.tally = self.tally[:]
        add_to(self.tally, place, 1)

    # -- copying ----------------

    def fresh(self) -> "Battle":
        """An empty state of the same table."""
        raise NotImplementedError

    def copy(self) -> "Battle":
        other = self.fresh()
        if self.dice is not None:
            other.dice = self.dice.copy()
        self.copy_public(other)
        other.forces = [force.copy() for force in self.forces]
        other.draw = self.draw
        other.deck = self.deck
        other.stack = [step.copy() for step in self.stack]
        return other

    def copy_public(self, other: "Battle") -> None:
        """What lies open on the table, forces and steps apart."""
        other.observer = self.observer
        other.tide = self.tide
        other.status = self.status[:]
        other.hurt = self.hurt
        other.draw_left = self.draw_left
        other.discard = self.discard
        other.bad_left = self.bad_left
        other.bad_next = self.bad_next
        other.luck = self.luck
        other.top = self.top
        other.deck_left = self.deck_left
        other.round = self.round
        other.series = self.series
        other.last_series = self.last_series
        other.acting = self.acting
        other.fog = self.fog
        other.played = self.played
        other.tally = self.tally
        other.lost = self.lost
        if self.volley:
            other.volley = [attack.copy() for attack in self.volley]
        if self.laid:
            other.laid = self.laid
        if self.used:
            other.used = self.used
