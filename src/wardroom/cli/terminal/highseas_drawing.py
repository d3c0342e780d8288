"""Draws the board of Naval Battles: fleets with their navies and reserves, and the cards before them."""

from __future__ import annotations

from rich.text import Text

from wardroom.cli.terminal.board import LEGAL, QUIET
from wardroom.cli.terminal.fleet_drawing import UNPLACED, FleetDrawing
from wardroom.cli.terminal.shipnames import fitted
from wardroom.core.state import UNKNOWN
from wardroom.games.highseas.battle import ACTIVE, CARD_BITS, USED, Battle
from wardroom.games.highseas.catalogue import (
    FAMILIES,
    MAIN,
    MAIN_SIZES,
    NATIONS,
    NO_BATTERY,
    NO_MOUNT,
    SECONDARY_SIZES,
    Card,
    Ship,
)
from wardroom.games.highseas.ending import score
from wardroom.games.highseas.setup import FleetChoice

# The rule that describes each family of cards, in their order.
RULES = (
    *("11.reinforcements", "11.retreat", "11.planning", "11.land-based-air", "11.surprise-attack"),
    *("11.torpedo-spread", "11.depth-charge", "11.escort", "11.main-salvo", "11.near-miss"),
    *("11.small-target", "11.secondary-salvo", "11.armor-plating", "11.evasive-action"),
)


class HighSeasDrawing(FleetDrawing[Battle, Ship, Card]):
    least_weapons = 12

    def ship(self, b: Battle, ship: int) -> Ship:
        return b.ship(ship)

    def card(self, b: Battle, card: int) -> Card:
        return b.card(card)

    def acting(self, b: Battle) -> int:
        return b.acting

    def is_mate(self, b: Battle, seat: int, other: int) -> bool:
        return b.switches.team_size > 1 and b.same_team(seat, other)

    def navy(self, b: Battle, seat: int) -> str:
        nation = b.fleets[seat].nation
        return (
            self.say("sea-no-nation") if nation == UNKNOWN else self.words.text(f"nation-{NATIONS[nation]}")
        )

    # -- turn and piles ----------------

    def progress(self, b: Battle) -> list[str]:
        return [
            self.say("sea-battle", number=b.battle) if b.switches.linked else "",
            self.say("victory", number=b.switches.total),
        ]

    def piles(self, b: Battle, facts: bool) -> list[Text]:
        counts = [
            self.say("draw-pile", number=b.draw_left),
            self.say("discards", number=sum(b.discard)),
        ]
        return [Text(self.dotted(counts))]

    # -- a fleet ----------------

    def ships_of(self, b: Battle, seat: int) -> list[int]:
        return b.fleets[seat].ships

    def places(self, b: Battle, seat: int) -> dict[int, int]:
        return {ship: self.place_of(b, ship) for ship in b.fleets[seat].ships}

    def is_active(self, b: Battle, ship: int) -> bool:
        return bool(b.status[ship] & ACTIVE)

    def before(self, b: Battle, seat: int, other: int) -> list[Text]:
        lines = (self.front(b, other), self.reserve(b, other) if other == seat else None)
        return [line for line in lines if line]

    def instead_of_ships(self, b: Battle, seat: int) -> Text:
        """What is said of a fleet of which nothing can be shown."""
        if b.fleets[seat].out:
            return Text(self.say("sea-out"), style=QUIET)
        if b.stack and isinstance(b.stack[-1], FleetChoice):
            return Text(self.say("sea-choosing"), style=QUIET)
        return Text() if b.fleets[seat].ships else Text(self.say("sea-fleet"), style=QUIET)

    def place_of(self, b: Battle, ship: int) -> int:
        """The row of a ship, 0 for a submarine; before the formation no row yet."""
        row = b.row(ship)
        return row if row or b.ship(ship).is_submarine else UNPLACED

    def fleet_facts(self, b: Battle, seat: int) -> list[str]:
        fleet = b.fleets[seat]
        return [
            self.navy(b, seat),
            self.say("in-hand", number=len(fleet.hand)),
            self.say("pts", number=fleet.points + (score(b, seat) if b.stack else 0)),
            self.say("sank", number=len(fleet.sunk)) if fleet.sunk else "",
        ]

    def has_retreated(self, b: Battle, seat: int) -> bool:
        return b.retreats(seat)

    def front(self, b: Battle, seat: int) -> Text | None:
        """Retreat and Prepare cards in front of a fleet."""
        names = []
        for entry in b.fleets[seat].front:
            name = self.card_name(b.card(entry & CARD_BITS))
            names.append(self.say("sea-used", card=name) if entry & USED else name)
        if not names:
            return None
        return Text(f"{self.say('sea-front')} ", style=QUIET).append(
            ", ".join(names), style=f"{LEGAL} not dim"
        )

    def reserve(self, b: Battle, seat: int) -> Text | None:
        ships = [b.ship(ship) for ship in b.fleets[seat].reserve]
        if not ships or not b.fleets[seat].ships:
            return None
        names = ", ".join(f"{self.ship_name(ship)} {ship.points}" for ship in ships)
        return Text(f"{self.say('sea-reserve')} {names}", style=QUIET)

    def heads(self) -> list[str]:
        names = ("head-ship", "head-type", "sea-head-hull", "head-weapons", "sea-head-aa", "head-points")
        return ["", *(self.say(name) for name in names)]

    def ship_cells(self, b: Battle, ship: int, name_width: int = 100) -> list[Text]:
        """What stands in the line of a ship, behind the label of its row."""
        card = b.ship(ship)
        return [
            Text(fitted(self.ship_name(card), name_width)),
            Text(card.type),
            self.hits(b, ship),
            Text(self.weapons(b, card)),
            Text(str(card.anti_air) if card.anti_air else "-"),
            Text(str(card.points)),
        ]

    def whole(self, ship: Ship) -> int:
        return ship.hull

    def hurt(self, b: Battle, ship: int) -> int:
        return b.hurt[ship]

    def weapons(self, b: Battle, ship: Ship) -> str:
        """One sign for each weapon, the heaviest first."""
        found = []
        if ship.main != NO_BATTERY:
            found.append(f'{MAIN_SIZES[ship.main]}"')
        if ship.secondary != NO_BATTERY:
            found.append(f'{SECONDARY_SIZES[ship.secondary]}"')
        if ship.mount != NO_MOUNT:
            found.append(self.say("sea-mount", number=ship.mount))
        if ship.flights:
            found.append(self.say("sea-flights", number=b.flights(ship.id)))
        if ship.cover:
            found.append(self.say("sea-cover", number=ship.cover))
        if ship.silent:
            found.append(self.say("sea-silent", number=ship.silent))
        return " ".join(found)

    # -- the hand ----------------

    def effect(self, b: Battle, card: Card) -> str:
        """What a card does, with its own numbers."""
        name = f"sea-card-{FAMILIES[card.family].replace('_', '-')}" + ("-double" if card.double else "")
        sizes = MAIN_SIZES if card.family == MAIN else SECONDARY_SIZES
        numbers = {f"n{place}": number for place, number in enumerate(card.numbers, 1)}
        return self.say(
            name,
            size=sizes[card.size],
            damage=card.damage,
            attacks=card.attacks,
            points=card.points,
            **numbers,
        )

    def hand_of(self, b: Battle, seat: int) -> list[int]:
        return b.fleets[seat].hand

    def rule_of(self, card: Card) -> str:
        return RULES[card.family]
