"""What card games of fleets share: ships in rows, a hand for each player, and a pile to draw from."""

from collections.abc import Mapping
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from wardroom.core.asking import Asking
from wardroom.core.decision import DONE
from wardroom.core.dice import Dice
from wardroom.core.lists import add_to, put_in, take_out
from wardroom.core.options import Value
from wardroom.core.rows import ROW_BITS, rows_of
from wardroom.core.state import ALLOWED, NOBODY, NOT_ASKED, UNKNOWN, State

# A ship's status: its row (0 for a submarine) in the two lowest bits, then flags of the game, then its owner
# plus one.
OWNER: Final = 8

HAND_SIZE: Final = 7

# Placeholders that are always replaced, never changed: they keep copying cheap.
NOTHING: Final[list[int]] = []


class Teams:
    """Who sits with whom; the options that a game's engine reads fast are built on this."""

    def __init__(self, values: Mapping[str, Value]) -> None:
        self.seats = int(str(values["seats"]))
        self.team_size = int(str(values["team_size"]))
        self.values = dict(values)

    def same_team(self, seat: int, other: int) -> bool:
        """Without teams everyone is a team."""
        return seat == other if self.team_size < 2 else self.team_of(seat) == self.team_of(other)

    def team_of(self, seat: int) -> int:
        """Team-mates sit alternately; without teams everyone is a team."""
        return seat % (self.seats // self.team_size) if self.team_size > 1 else seat


@mypyc_attr(allow_interpreted_subclasses=True)
class AnyFleet:
    """What lies in front of one player, and the hand; each game declares these facts among its own."""

    ships: list[int]
    hand: list[int]
    # Ships this player has sunk.
    sunk: list[int]
    # No ship is left.
    out: bool
    # Of the rounds or battles before.
    points: int


@mypyc_attr(allow_interpreted_subclasses=True)
class FleetState(State):
    """A game of fleets; each declares these facts among its own, and so their defaults."""

    # By ship: row and flags with its owner, and points of damage.
    status: list[int]
    hurt: list[int]
    # Action cards by kind: how many lie in the draw pile and the discard pile.
    draw: list[int]
    draw_left: int
    discard: list[int]
    tally: list[int]

    def __init__(
        self,
        teams: Teams,
        dice: Dice | None,
        families: list[int],
        ship_keys: list[str],
        card_keys: list[str],
        first_card: int,
    ) -> None:
        super().__init__(teams.seats, dice, ship_keys, card_keys)
        self.teams = teams
        # By kind of card.
        self.families = families
        # The action that is the first kind of card.
        self.first_card = first_card

    def fleet_of(self, seat: int) -> AnyFleet:
        raise NotImplementedError

    # -- reading the table ----------------

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
        for held in self.fleet_of(seat).hand:
            if held == card:
                return True
        return False

    def hand(self, seat: int) -> list[str]:
        return self.shown_cards(self.fleet_of(seat).hand)

    def rows(self, seat: int) -> list[int]:
        """How many ships stand in rows 1, 2 and 3; index 0 counts submarines."""
        return rows_of(self.status, self.fleet_of(seat).ships)

    # -- teams ----------------

    def same_team(self, seat: int, other: int) -> bool:
        return self.teams.same_team(seat, other)

    def teams_afloat(self) -> int:
        """How many sides still have ships."""
        seen = 0
        sides = 0
        for seat in range(self.seats):
            if not self.fleet_of(seat).out:
                side = 1 << self.teams.team_of(seat)
                if not seen & side:
                    seen |= side
                    sides += 1
        return sides

    def by_team(self, points: list[int]) -> list[int]:
        """The sum of each team, from points by seat."""
        sums = [0] * self.seats
        for seat in range(self.seats):
            add_to(sums, self.teams.team_of(seat), points[seat])
        return sums

    def team_totals(self) -> list[int]:
        """Points of finished rounds or battles, by team."""
        return self.by_team([self.fleet_of(seat).points for seat in range(self.seats)])

    def leaders(self) -> list[int]:
        """The seats of the team or teams with most of these points."""
        sums = self.team_totals()
        best = max(sums)
        return [seat for seat in range(self.seats) if sums[self.teams.team_of(seat)] == best]

    # -- moving cards ----------------

    def leave_hand(self, seat: int, card: int) -> None:
        """A card leaves the hand in sight of all."""
        take_out(self.fleet_of(seat).hand, card)

    def to_discard(self, card: int) -> None:
        self.discard = self.discard[:]
        add_to(self.discard, card, 1)

    def discard_all(self, cards: list[int]) -> None:
        if cards:
            self.discard = self.discard[:]
            for card in cards:
                add_to(self.discard, card, 1)

    def set_hurt(self, ship: int, points: int) -> None:
        if self.hurt[ship] != points:
            self.hurt = self.hurt[:]
            self.hurt[ship] = points

    def take_from_pile(self, seat: int, wanted: int, stream: int) -> list[int]:
        """The top of a shuffled pile is any of its cards; what there is, up to the number wanted."""
        assert self.dice is not None
        self.irrevocable += 1
        hand = self.fleet_of(seat).hand
        pile = self.draw[:]
        cards: list[int] = []
        while len(cards) < wanted:
            if self.draw_left == 0:
                pile = self.new_pile()
                if self.draw_left == 0:
                    break
            card = self.dice.draw(pile, self.draw_left, stream)
            add_to(pile, card, -1)
            self.draw_left -= 1
            cards.append(card)
            put_in(hand, card)
        self.draw = pile
        return cards

    def new_pile(self) -> list[int]:
        """What takes the place of a draw pile that has run out."""
        return [0] * len(self.draw)

    # -- chance ----------------

    def roll(self, stream: int) -> int:
        assert self.dice is not None
        self.irrevocable += 1
        return self.dice.roll(stream)

    def count(self, place: int) -> None:
        """One more in the tally."""
        self.tally = self.tally[:]
        add_to(self.tally, place, 1)


B = TypeVar("B", bound=FleetState)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardStep(Asking[B], Generic[B]):
    """Asks for a card of the hand, among other things: cards alike in all they print are one choice."""

    def card_forbids(self, b: B, seat: int, card: int) -> int:
        """May this card of the hand be chosen now?"""
        raise NotImplementedError

    def is_playable(self, b: B, seat: int, card: int) -> bool:
        """The same without the reason; a step may say it faster."""
        return self.card_forbids(b, seat, card) == ALLOWED

    def choice_forbids(self, b: B, seat: int, action: int) -> int:
        """The same for any action that answers the question with a card or `done`."""
        if action == DONE:
            return ALLOWED
        card = action - b.first_card
        return self.card_forbids(b, seat, card) if b.holds(seat, card) else NOT_ASKED

    def add_cards(self, b: B, seat: int, found: list[int]) -> None:
        """Every kind of card that may be chosen."""
        last = NOBODY
        for card in b.fleet_of(seat).hand:
            if card != last:
                last = card
                if self.is_playable(b, seat, card):
                    found.append(b.first_card + card)

    def legal_cards(self, b: B, seat: int) -> list[int]:
        """`done` and every kind of card that may be chosen."""
        found = [DONE]
        self.add_cards(b, seat, found)
        return found

    def has_legal_card(self, b: B, seat: int) -> bool:
        """May any card of the hand be chosen now?"""
        last = NOBODY
        for card in b.fleet_of(seat).hand:
            if card != last:
                last = card
                if self.is_playable(b, seat, card):
                    return True
        return False


def cards_in_hand(b: FleetState, seat: int) -> list[int]:
    """`done` and the kinds of cards held, as actions."""
    found = [DONE]
    last = NOBODY
    for card in b.fleet_of(seat).hand:
        if card != last:
            last = card
            found.append(b.first_card + card)
    return found
