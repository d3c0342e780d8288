"""The whole truth of a game of Naval Battles: fleets, piles and declared attacks."""

from typing import Final

from wardroom.core.dice import Dice
from wardroom.core.lists import add_to, added, put_in, removed, take_out
from wardroom.core.rows import ROW_BITS, rows_of
from wardroom.core.state import NOBODY, UNKNOWN, State
from wardroom.games.highseas.catalogue import PLANNING, RETREAT, Card, Catalogue, Ship
from wardroom.games.highseas.switches import Switches

# Streams of chance.
NATIONS_DRAW: Final = 0
FIRST_ROLL: Final = 1
ATTACK_ROLL: Final = 2
DEFENCE_ROLL: Final = 3
CARD_DRAW: Final = 4
STREAMS: Final = ("nations", "first", "attack", "defence", "card")

HAND_SIZE: Final = 7

# A ship's status: its row (0 for a submarine) in the two lowest bits, then flags, then its owner plus one.
ACTIVE: Final = 4
OWNER: Final = 8

# Kinds of attack.
MAIN_ATTACK: Final = 0
SECONDARY_ATTACK: Final = 1
TORPEDO_ATTACK: Final = 2
DEPTH_ATTACK: Final = 3
LAND_ATTACK: Final = 4
CARRIER_ATTACK: Final = 5
ATTACK_NAMES: Final = ("main", "secondary", "torpedo", "depth", "land", "carrier")

# What has become of an attack.
COMING: Final = 0
STOPPED: Final = 1
MISSED: Final = 2
HIT: Final = 3
WASTED: Final = 4
FATE_NAMES: Final = ("coming", "stopped", "missed", "hit", "wasted")

# A card in front of a fleet: card | USED once it has worked in the turn being played.
USED: Final = 128
CARD_BITS: Final = 127


class Attack:
    """One declared attack: a salvo, a spread, a depth charge, or one die of an air attack."""

    def __init__(self, kind: int, card: int, source: int, seat: int, target: int) -> None:
        self.kind = kind
        # The card played, or NOBODY for a carrier's dice and the later dice of a land-based attack.
        self.card = card
        # The ship that fires, or NOBODY; a double salvo has a second one.
        self.source = source
        self.second = NOBODY
        # The fleet attacked and the ship aimed at.
        self.seat = seat
        self.target = target
        # The number to reach on a die, for attacks that roll; or the damage.
        self.number = 0
        self.damage = 0
        self.fate = COMING
        # The card has become a Damage card.
        self.kept = False

    def copy(self) -> "Attack":
        other = Attack(self.kind, self.card, self.source, self.seat, self.target)
        other.second = self.second
        other.number = self.number
        other.damage = self.damage
        other.fate = self.fate
        other.kept = self.kept
        return other

    def flies(self) -> bool:
        return self.kind >= LAND_ATTACK


# Placeholders that are always replaced, never changed: they keep copying cheap.
NOTHING: Final[list[int]] = []
NO_ATTACKS: Final[list[Attack]] = []
# Places in a tally: a sinking by each kind of attack, then turns, then shuffles.
TURNS: Final = 6
SHUFFLES: Final = 7
NO_TALLY: Final[list[int]] = [0] * 8


class Fleet:
    """What lies in front of one player, and the hand.

    Copies share every list but the hand: the others are replaced when they change (`added`, `removed`).
    """

    def __init__(self, ships: list[int], reserve: list[int], hand: list[int]) -> None:
        # 3.nations The navy, or UNKNOWN before it is picked.
        self.nation = UNKNOWN
        self.ships = ships
        # 3.fleet The ships of the navy that were not chosen; 11.reinforcements call them.
        self.reserve = reserve
        self.hand = hand
        # Retreat and Prepare cards in play, sorted: card, with USED for those that have worked this turn.
        self.front = NOTHING
        # Damage cards under ships: ship << 8 | card.
        self.damage = NOTHING
        # Ships this player has sunk in this battle.
        self.sunk = NOTHING
        # 14 No ship left in this battle.
        self.out = False
        # 16.1 Points of the battles before.
        self.points = 0

    def copy(self) -> "Fleet":
        other = Fleet(self.ships, self.reserve, self.hand[:])
        self.copy_public(other)
        return other

    def copy_public(self, other: "Fleet") -> None:
        other.nation = self.nation
        other.front = self.front
        other.damage = self.damage
        other.sunk = self.sunk
        other.out = self.out
        other.points = self.points


def no_fleet() -> Fleet:
    """A player before the game."""
    return Fleet(NOTHING, NOTHING, [])


class Battle(State):
    """State of a game; steps in the other modules change it."""

    def __init__(self, catalogue: Catalogue, switches: Switches, dice: Dice | None) -> None:
        super().__init__(switches.seats, dice)
        self.catalogue = catalogue
        self.ship_cards = catalogue.ships
        self.action_cards = catalogue.cards
        self.families = catalogue.families
        self.switches = switches
        self.fleets: list[Fleet] = []
        # By ship: row and flags with its owner, and points of damage.
        self.status = NOTHING
        self.hurt = NOTHING
        # Action cards by kind: how many lie in the draw pile and the discard pile.
        self.draw = NOTHING
        self.draw_left = 0
        self.discard = NOTHING
        # 16.1 The number of the battle.
        self.battle = 0
        # 3.first Who begins it.
        self.first = UNKNOWN
        # The turn in progress.
        self.acting = UNKNOWN
        self.volley = NO_ATTACKS
        # For reports, over the whole game: sinkings by kind of attack, then turns and shuffles.
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
        """The seat whose fleet the ship is in, or UNKNOWN."""
        return (self.status[ship] >> OWNER) - 1 if ship < len(self.status) else UNKNOWN

    def owns(self, seat: int, ship: int) -> bool:
        """Is this a ship of the seat's fleet? Any number may be asked about."""
        return 0 <= ship < len(self.status) and self.status[ship] >> OWNER == seat + 1

    def holds(self, seat: int, card: int) -> bool:
        """Is a card of this kind in the hand?"""
        for held in self.fleets[seat].hand:
            if held == card:
                return True
        return False

    def flights(self, ship: int) -> int:
        """12.carriers Air attacks of a ship in a turn: a carrier's one, or as many as its card shows."""
        flights = self.ship_cards[ship].flights
        return flights if self.switches.flights_by_card else min(1, flights)

    def retreats(self, seat: int) -> bool:
        """11.retreat Does a Retreat card lie in front of the fleet?"""
        for entry in self.fleets[seat].front:
            if self.families[entry & CARD_BITS] == RETREAT:
                return True
        return False

    def plans(self, seat: int) -> int:
        """11.planning How many Planning cards have not been used in this turn."""
        found = 0
        for entry in self.fleets[seat].front:
            if not entry & USED and self.families[entry] == PLANNING:
                found += 1
        return found

    def rows(self, seat: int) -> list[int]:
        """5.rows How many ships stand in rows 1, 2 and 3; index 0 counts submarines."""
        return rows_of(self.status, self.fleets[seat].ships)

    def same_team(self, seat: int, other: int) -> bool:
        return self.switches.same_team(seat, other)

    # -- moving ships and cards ----------------

    def enlist(self, seat: int, ship: int, row: int) -> None:
        """The ship joins a fleet from its reserve."""
        fleet = self.fleets[seat]
        fleet.ships = added(fleet.ships, ship)
        fleet.reserve = removed(fleet.reserve, ship)
        self.status[ship] = row | seat + 1 << OWNER

    def strike_off(self, ship: int) -> None:
        """The ship leaves its fleet; what lies under it is discarded."""
        fleet = self.fleets[self.owner(ship)]
        fleet.ships = removed(fleet.ships, ship)
        self.status[ship] = 0
        self.set_hurt(ship, 0)
        kept = []
        gone = []
        for entry in fleet.damage:
            if entry >> 8 == ship:
                gone.append(entry & 255)
            else:
                kept.append(entry)
        if gone:
            fleet.damage = kept
            self.discard_all(gone)

    def set_hurt(self, ship: int, points: int) -> None:
        if self.hurt[ship] != points:
            self.hurt = self.hurt[:]
            self.hurt[ship] = points

    def leave_hand(self, seat: int, card: int) -> None:
        take_out(self.fleets[seat].hand, card)

    def to_discard(self, card: int) -> None:
        self.discard = self.discard[:]
        add_to(self.discard, card, 1)

    def discard_all(self, cards: list[int]) -> None:
        if cards:
            self.discard = self.discard[:]
            for card in cards:
                add_to(self.discard, card, 1)

    def use(self, seat: int, card: int) -> None:
        """A card in front of the fleet has worked in this turn."""
        fleet = self.fleets[seat]
        fleet.front = added(removed(fleet.front, card), card | USED)

    def refresh(self) -> None:
        """6 In the next player's turn all cards in front of fleets may work again."""
        for fleet in self.fleets:
            fresh = True
            for entry in fleet.front:
                if entry & USED:
                    fresh = False
            if not fresh:
                front = [entry & CARD_BITS for entry in fleet.front]
                front.sort()
                fleet.front = front

    # -- chance ----------------

    def roll(self, stream: int) -> int:
        assert self.dice is not None
        self.tide += 1
        return self.dice.roll(stream)

    def draw_cards(self, seat: int, wanted: int) -> list[int]:
        """9 The top of a shuffled pile is any of its cards; an empty pile is made of the discards anew."""
        assert self.dice is not None
        self.tide += 1
        hand = self.fleets[seat].hand
        pile = self.draw[:]
        cards: list[int] = []
        while len(cards) < wanted:
            if self.draw_left == 0:
                pile = self.reshuffled()
                if self.draw_left == 0:
                    break
            card = self.dice.draw(pile, self.draw_left, CARD_DRAW)
            add_to(pile, card, -1)
            self.draw_left -= 1
            cards.append(card)
            put_in(hand, card)
        self.draw = pile
        return cards

    def reshuffled(self) -> list[int]:
        """9 The discards as a new draw pile."""
        pile = self.discard
        self.draw_left = sum(pile)
        self.discard = [0] * len(pile)
        if self.draw_left:
            self.count(SHUFFLES)
        return pile[:]

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
        other.fleets = [fleet.copy() for fleet in self.fleets]
        other.draw = self.draw
        other.stack = [step.copy() for step in self.stack]
        return other

    def copy_public(self, other: "Battle") -> None:
        """What lies open on the table, fleets and steps apart."""
        other.observer = self.observer
        other.tide = self.tide
        other.status = self.status[:]
        other.hurt = self.hurt
        other.draw_left = self.draw_left
        other.discard = self.discard
        other.battle = self.battle
        other.first = self.first
        other.acting = self.acting
        other.tally = self.tally
        if self.volley:
            other.volley = [attack.copy() for attack in self.volley]
