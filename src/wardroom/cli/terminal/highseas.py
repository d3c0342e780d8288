"""Naval Battles in the terminal: fleets with their navies and reserves, attacks, answers, single ships."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from wardroom.cli.terminal.board import LEGAL, QUIET, STRONG
from wardroom.cli.terminal.fleets import UNPLACED, Declared, Fleet, FleetBoard
from wardroom.cli.terminal.shipnames import fitted
from wardroom.core.events import Event
from wardroom.core.outcome import Scored
from wardroom.core.state import NOBODY, UNKNOWN, State
from wardroom.games.highseas import actions, battle, catalogue
from wardroom.games.highseas.battle import Attack, Battle
from wardroom.games.highseas.catalogue import FAMILIES, NATIONS, Card, Ship
from wardroom.games.highseas.ending import score
from wardroom.games.highseas.kinds import KINDS
from wardroom.games.highseas.scores import scored_battles
from wardroom.games.highseas.setup import Choose, FleetChoice
from wardroom.games.highseas.volley import Declare

# The rule that describes each family of cards, in their order.
RULES = (
    *("11.reinforcements", "11.retreat", "11.planning", "11.land-based-air", "11.surprise-attack"),
    *("11.torpedo-spread", "11.depth-charge", "11.escort", "11.main-salvo", "11.near-miss"),
    *("11.small-target", "11.secondary-salvo", "11.armor-plating", "11.evasive-action"),
)
# A reserve stands behind all.
RESERVE = 9


class HighSeasBoard(FleetBoard[Battle, Ship, Card]):
    actions = actions
    active = battle.ACTIVE
    least_weapons = 12

    def fleets(self, b: Battle) -> Sequence[Fleet]:
        return b.fleets

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

    def places(self, b: Battle, seat: int) -> dict[int, int]:
        return {ship: self.place_of(b, ship) for ship in b.fleets[seat].ships}

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
            name = self.card_name(b.card(entry & battle.CARD_BITS))
            names.append(self.say("sea-used", card=name) if entry & battle.USED else name)
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

    def weapons(self, b: Battle, ship: Ship) -> str:
        """One sign for each weapon, the heaviest first."""
        found = []
        if ship.main != catalogue.NO_BATTERY:
            found.append(f'{catalogue.MAIN_SIZES[ship.main]}"')
        if ship.secondary != catalogue.NO_BATTERY:
            found.append(f'{catalogue.SECONDARY_SIZES[ship.secondary]}"')
        if ship.mount != catalogue.NO_MOUNT:
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
        sizes = catalogue.MAIN_SIZES if card.family == catalogue.MAIN else catalogue.SECONDARY_SIZES
        numbers = {f"n{place}": number for place, number in enumerate(card.numbers, 1)}
        return self.say(
            name,
            size=sizes[card.size],
            damage=card.damage,
            attacks=card.attacks,
            points=card.points,
            **numbers,
        )

    def rule_of(self, card: Card) -> str:
        return RULES[card.family]

    # -- attacks ----------------

    def draft(self, view: State, seat: int) -> list[RenderableType]:
        b = cast(Battle, view)
        top = b.stack[-1] if b.stack else None
        if isinstance(top, FleetChoice):
            run = top.runs.get(seat)
            if not isinstance(run, Choose) or not run.chosen:
                return []
            names = [f"{self.ship_name(b.ship(ship))} {b.ship(ship).points}" for ship in run.chosen]
            return [Text(self.say("sea-your-fleet"), style=STRONG), Text(", ".join(names))]
        if not isinstance(top, Declare) or top.seat != seat or not top.attacks:
            return []
        grid = Table.grid(padding=(0, 2, 0, 0))
        for place, attack in enumerate(top.attacks):
            grid.add_row(*self.attack_cells(b, seat, place, attack))
        return [Text(self.say("sea-your-attacks"), style=STRONG), grid]

    def sources(self, attack: Declared) -> list[int]:
        return [attack.source, cast(Attack, attack).second]

    def strength(self, attack: Declared) -> Text:
        if attack.damage:
            return Text(self.words.text("board-damage", number=attack.damage), style=QUIET)
        return Text(self.say("sea-needs", number=cast(Attack, attack).number), style=QUIET)

    def fate(self, attack: Declared) -> str:
        return "sea-wasted" if attack.fate == battle.WASTED else f"fate-{battle.FATE_NAMES[attack.fate]}"

    def attack_name(self, b: Battle, attack: Declared) -> str:
        if attack.card == NOBODY or cast(Attack, attack).flies():
            return self.say(f"sea-attack-{battle.ATTACK_NAMES[attack.kind]}")
        return self.card_name(b.card(attack.card))

    # -- answers ----------------

    def place_unowned(self, b: Battle, ship: int) -> tuple[int, int]:
        """A reserve is looked through from the dearest ship down."""
        return RESERVE, -b.ship(ship).points * len(b.catalogue.ships) + ship

    def note(self, view: State, seat: int, action: int) -> str:
        b = cast(Battle, view)
        if told := self.attack_note(b, seat, action, b.volley):
            return told
        for first, is_one in ((actions.CARD, actions.is_card), (actions.TABLE, actions.is_table)):
            if is_one(action) and action - first < len(b.catalogue.cards):
                return self.effect(b, b.card(action - first))
        if not actions.is_ship(action) or action - actions.SHIP >= len(b.catalogue.ships):
            return ""
        card = b.ship(action - actions.SHIP)
        if b.owner(card.id) == UNKNOWN:
            values = [self.say("points", number=card.points), f"{self.say('sea-hull')} {card.hull}"]
            return self.dotted([*values, self.weapons(b, card)])
        top = b.stack[-1]
        launches = isinstance(top, Declare) and top.at_menu()
        return self.ship_note(b, seat, card.id, self.place_of(b, card.id), launches)

    def aims(self, view: State, action: int) -> bool:
        b = cast(Battle, view)
        if actions.is_card(action):
            return KINDS[b.family(action - actions.CARD)].attack != NOBODY
        return actions.is_ship(action) and b.ship(action - actions.SHIP).is_carrier

    # -- one ship ----------------

    def ship_facts(self, b: Battle, seat: int, ship: Ship) -> list[tuple[str, str]]:
        page = self.written(ship.key)
        return [
            ("ship-type", f"{ship.type}  {self.say(f'sea-type-{ship.type.lower()}')}"),
            ("ship-class", ship.ship_class),
            ("ship-nation", self.words.text(f"nation-{NATIONS[ship.nation]}")),
            ("sea-hull", str(ship.hull)),
            ("ship-weapons", self.weapons(b, ship) or "-"),
            ("sea-anti-air", str(ship.anti_air or "")),
            ("ship-points", str(ship.points)),
            ("sea-year", f"{page.get('year') or ''}"),
            ("ship-tons", f"{page.get('tons') or ''}"),
            ("ship-fit", f"{page.get('fit') or ''}"),
            ("ship-place", self.place(b, ship.id)),
        ]

    def place(self, b: Battle, ship: int) -> str:
        """Where it is and how it fares, if that is public."""
        for other, fleet in enumerate(b.fleets):
            if ship in fleet.sunk:
                return self.say("sunk-by", name=self.names[other])
            if ship in fleet.ships:
                damage = [self.card_name(b.card(entry & 255)) for entry in fleet.damage if entry >> 8 == ship]
                told = self.say("damaged-by", cards=", ".join(damage)) if damage else ""
                where = self.label(b, ship, self.place_of(b, ship))
                return ", ".join(part for part in (self.names[other], where, told) if part)
            if ship in fleet.reserve and fleet.ships:
                return self.say("sea-in-reserve", name=self.names[other])
        return ""

    # -- points ----------------

    def scored(self, view: State, events: Sequence[Event]) -> list[list[Scored]]:
        return scored_battles(list(events), len(self.names))

    def score_parts(self) -> list[str]:
        return [self.say("scored-sunk")]

    def sinkings(self, view: State, seat: int, other: int) -> tuple[list[str], int | None]:
        """14 Ships that are sunk lie open."""
        b = cast(Battle, view)
        return [self.ship_name(b.ship(ship)) for ship in b.fleets[other].sunk], score(b, other)


BOARD = HighSeasBoard
