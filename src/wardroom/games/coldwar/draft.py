"""6.1.B.1 What a player drafts in Battle Stations, before anybody else sees it."""

from typing import Annotated, Final

from wardroom.core.fact_forms import Bits, Packing
from wardroom.core.facts import (
    Called,
    CardNumber,
    Count,
    Fixed,
    Owner,
    Packed,
    PackedAs,
    Parts,
    Public,
    SeatNumber,
    ShipNumber,
)
from wardroom.core.state import NOBODY
from wardroom.core.vocabulary import Fact
from wardroom.games.coldwar import diary
from wardroom.games.coldwar.battle import NO_ATTACKS, NOTHING, Attack, Battle
from wardroom.games.coldwar.hand import HandStep
from wardroom.games.coldwar.task_force import CARD_BITS

# More attacks than a volley holds.
MOST_ATTACKS: Final = 24
DRAFTED_AREA: Final = Packing(
    "'ecm' or 'ecm/down'", [Bits("down", "flag", 7, names=("down",)), Bits("card", "card", 0)]
)
SURPRISES: Final = Packing(
    "1/surprise", [Bits("attack", "ordinal", 8, 1, MOST_ATTACKS), Bits("card", "card", 0)]
)


class Draft(HandStep):
    """The attacks and area defences chosen so far, and the choice being made; kinds of cards write in it."""

    # A draft is private until it is committed.
    seat: Fixed[Public[SeatNumber]]
    spent: Owner[Count] = 0
    attacks: Owner[Parts[Attack]] = NO_ATTACKS
    # The choice being made: a card or a carrier, then the firing ship, then targets.
    card: Owner[CardNumber] = NOBODY
    ship: Owner[ShipNumber] = NOBODY
    aimed: Owner[ShipNumber] = NOBODY
    aimed_seat: Annotated[Owner[SeatNumber], Called("force")] = NOBODY
    # Area defences laid in this draft: card, with DOWN for a face-down one.
    area: Annotated[Owner[Packed], PackedAs("DRAFTED_AREA")] = NOTHING
    # 7.18 Surprise Attack cards: place of the attack << 8 | card.
    surprises: Annotated[Owner[Packed], PackedAs("SURPRISES")] = NOTHING

    def cards_used(self) -> list[int]:
        """Cards that have left the hand for the draft, the one being placed included."""
        used = [attack.card for attack in self.attacks if attack.card != NOBODY]
        for entry in self.area:
            used.append(entry & CARD_BITS)
        for entry in self.surprises:
            used.append(entry & 255)
        if self.card != NOBODY and self.aimed == NOBODY:
            used.append(self.card)
        return used

    def drafted_by(self, seat: int) -> int:
        return len(self.cards_used()) if seat == self.seat else 0

    def fog_left(self, b: Battle) -> int:
        return b.fog - self.spent

    def has_area(self, b: Battle, family: int) -> bool:
        for entry in self.area:
            if b.family(entry & CARD_BITS) == family:
                return True
        return False

    def at_menu(self) -> bool:
        """Is no card taken up, and no carrier?"""
        return self.card == NOBODY and self.ship == NOBODY

    def facts(self, b: Battle) -> dict[str, Fact]:
        """The card taken up, and the Fog of War for it."""
        return {"card": diary.card_fact(b, self.card), "number": self.fog_left(b)}

    def declare(self, attack: Attack, fog: int) -> None:
        self.attacks = [*self.attacks, attack]
        self.spent += fog

    def choice_made(self) -> None:
        self.card = NOBODY
        self.ship = NOBODY
        self.aimed = NOBODY
        self.aimed_seat = NOBODY
