"""Naval Battles in the terminal: attacks, answers, single ships, and what points are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from wardroom.cli.summary import page
from wardroom.cli.terminal.board import ATTENTION, DANGER, QUIET, STRONG
from wardroom.cli.terminal.highseas_drawing import HighSeasDrawing
from wardroom.core.events import Event
from wardroom.core.notation import find
from wardroom.core.outcome import Scored
from wardroom.core.state import NOBODY, UNKNOWN, State
from wardroom.games.highseas.actions import (
    ATTACK,
    CARD,
    SHIP,
    TABLE,
    is_attack,
    is_card,
    is_ship,
    is_table,
)
from wardroom.games.highseas.attacks import needs_platform
from wardroom.games.highseas.battle import ATTACK_NAMES, COMING, FATE_NAMES, WASTED, Attack, Battle
from wardroom.games.highseas.catalogue import LAND_AIR, NATIONS
from wardroom.games.highseas.ending import score
from wardroom.games.highseas.load import entries
from wardroom.games.highseas.scores import scored_battles
from wardroom.games.highseas.setup import Choose, FleetChoice
from wardroom.games.highseas.summary import summary
from wardroom.games.highseas.volley import Declare

FATE_STYLES = {"coming": ATTENTION, "hit": DANGER}
# Submarines stand behind the third row, the reserve behind all.
APART = 4
RESERVE = 9


class HighSeasBoard(HighSeasDrawing):
    # -- attacks ----------------

    def attacks(self, view: State, seat: int) -> list[RenderableType]:
        b = cast(Battle, view)
        if not b.volley:
            return []
        all_coming = all(attack.fate == COMING for attack in b.volley)
        grid = Table.grid(padding=(0, 2, 0, 0))
        for place, attack in enumerate(b.volley):
            fate = FATE_NAMES[attack.fate]
            name = "sea-wasted" if attack.fate == WASTED else f"fate-{fate}"
            told = "" if all_coming else self.say(name)
            grid.add_row(
                *self.attack_cells(b, seat, place, attack), Text(told, style=FATE_STYLES.get(fate, QUIET))
            )
        return [Text(self.say("volley"), style=STRONG), grid]

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

    def attack_cells(self, b: Battle, seat: int, place: int, attack: Attack) -> list[Text]:
        at = self.say("at-you") if attack.seat == seat else self.names[attack.seat]
        gone = not b.owns(attack.seat, attack.target)
        where = self.say("gone") if gone else self.label(b, attack.target, b.row(attack.target))
        at = f"{self.ship_name(b.ship(attack.target))} ({at}, {where})"
        sources = [self.ship_name(b.ship(s)) for s in (attack.source, attack.second) if s != NOBODY]
        fired = " + ".join(sources)
        strength = (
            self.say("damage", number=attack.damage)
            if attack.damage
            else self.say("sea-needs", number=attack.number)
        )
        return [
            Text(f"#{place + 1}", style=STRONG),
            Text(self.attack_name(b, attack)),
            Text(f"{fired} › {at}".lstrip(), style=DANGER if attack.seat == seat else ""),
            Text(strength, style=QUIET),
        ]

    def attack_name(self, b: Battle, attack: Attack) -> str:
        if attack.card == NOBODY or attack.flies():
            return self.say(f"sea-attack-{ATTACK_NAMES[attack.kind]}")
        return self.card_name(b.card(attack.card))

    def threatened(self, view: State, seat: int) -> bool:
        b = cast(Battle, view)
        return any(attack.seat == seat and attack.fate == COMING for attack in b.volley)

    # -- answers ----------------

    def in_order(self, view: State, seat: int, legal: list[int]) -> list[int]:
        """Ships as they lie on the table: one's own, then those of the others, from the front row back."""
        b = cast(Battle, view)

        def place(action: int) -> tuple[int, int, int, int]:
            ship = action - SHIP
            if not is_ship(action) or ship >= len(b.catalogue.ships):
                return action, 0, 0, 0
            owner = b.owner(ship)
            if owner == UNKNOWN:
                # A reserve is looked through from the dearest ship down.
                return SHIP, b.seats, RESERVE, -b.ship(ship).points * len(b.catalogue.ships) + ship
            return SHIP, (owner - seat) % b.seats, b.row(ship) or APART, ship

        return sorted(legal, key=place)

    def note(self, view: State, seat: int, action: int) -> str:
        b = cast(Battle, view)
        if is_attack(action) and action - ATTACK < len(b.volley):
            cells = self.attack_cells(b, seat, action - ATTACK, b.volley[action - ATTACK])
            return f"{cells[1].plain}  {cells[2].plain}"
        if is_card(action) and action - CARD < len(b.catalogue.cards):
            return self.effect(b, b.card(action - CARD))
        if is_table(action) and action - TABLE < len(b.catalogue.cards):
            return self.effect(b, b.card(action - TABLE))
        if not is_ship(action) or action - SHIP >= len(b.catalogue.ships):
            return ""
        card = b.ship(action - SHIP)
        owner = b.owner(card.id)
        if owner == UNKNOWN:
            values = [self.say("sea-costs", number=card.points), f"{self.say('sea-hull')} {card.hull}"]
            return self.dotted([*values, self.weapons(b, card)])
        row = self.label(b, card.id, self.place_of(b, card.id))
        where = row if owner == seat else f"{self.names[owner]}, {row}"
        stands = self.say("stands", where=where, left=card.hull - b.hurt[card.id], number=card.hull)
        top = b.stack[-1]
        launches = isinstance(top, Declare) and top.at_menu()
        return f"{self.say('launches')}; {stands}" if launches else stands

    def aims(self, view: State, action: int) -> bool:
        b = cast(Battle, view)
        if is_card(action):
            family = b.family(action - CARD)
            return needs_platform(family) or family == LAND_AIR
        return is_ship(action) and b.ship(action - SHIP).is_carrier

    def is_target(self, action: int) -> bool:
        return is_ship(action)

    # -- one ship ----------------

    def piece(self, view: State, seat: int, word: str) -> list[RenderableType] | None:
        b = cast(Battle, view)
        ships = [SHIP + ship.id for ship in b.catalogue.ships]
        found = find(self.game, word.replace(" ", "-"), ships)
        if len(found) != 1:
            return None
        ship = b.ship(found[0] - SHIP)
        page = next((page for page in entries() if page["key"] == ship.key), {})
        facts = [
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
        return self.ship_page(ship, facts)

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

    # -- points and reference ----------------

    def summary(self, view: State) -> list[RenderableType]:
        found = summary(cast(Battle, view).switches.values)
        return [page(self.words, found), Text(self.words.text("summary-legend"), style=QUIET)]

    def points(self, view: State) -> list[int]:
        return [fleet.points for fleet in cast(Battle, view).fleets]

    def scored(self, view: State, events: Sequence[Event]) -> list[list[Scored]]:
        return scored_battles(list(events), len(self.names))

    def score_parts(self) -> list[str]:
        return [self.say("scored-sunk")]

    def sinkings(self, view: State, seat: int, other: int) -> tuple[list[str], int | None]:
        """14 Ships that are sunk lie open."""
        b = cast(Battle, view)
        return [self.ship_name(b.ship(ship)) for ship in b.fleets[other].sunk], score(b, other)
