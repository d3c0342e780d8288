"""The table of Naval Battles: the fleets in their rows, the piles, and the hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import cast

from rich.console import Group, JustifyMethod, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from wardroom.cli.terminal.board import ATTENTION, DANGER, LEGAL, QUIET, STRONG, Board
from wardroom.cli.terminal.packing import packed
from wardroom.cli.terminal.shipnames import fitted
from wardroom.core.outcome import AHEAD, CURRENT, PAST, Course
from wardroom.core.state import UNKNOWN, State
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

# From here on two fleets stand side by side, and the hand beside one's own.
SIDE_BY_SIDE = 100
GAP = 1
UNPLACED = -1
# Rows as they lie on the table, the far edge first; 0 are the submarines.
THEIR_ROWS = (0, 3, 2, 1)
OWN_ROWS = (1, 2, 3, UNPLACED, 0)
# The columns of a list of ships.
LABEL, NAME, TYPE, HULL, WEAPONS, AA, POINTS = range(7)
JUSTIFY: tuple[JustifyMethod, ...] = ("left", "left", "left", "right", "left", "right", "right")
LEAST_WEAPONS = 12
LEAST_NAME = 8
# Where ships stand in a line one after the other, their names are no longer than this.
NAME_IN_LINE = 12
# The rule that describes each family of cards, in their order.
RULES = (
    *("11.reinforcements", "11.retreat", "11.planning", "11.land-based-air", "11.surprise-attack"),
    *("11.torpedo-spread", "11.depth-charge", "11.escort", "11.main-salvo", "11.near-miss"),
    *("11.small-target", "11.secondary-salvo", "11.armor-plating", "11.evasive-action"),
)

# How things are shown: each on a line of its own with all its values; a line for each row; all in one go.
LIST, ROWS, RUN = range(3)


@dataclass(frozen=True)
class Layout:
    """One way to lay the table out."""

    # Blank lines, headings over every column, all steps by name.
    airy: bool
    theirs: int
    own: int
    hand: int


# From the one that shows most to the one that needs least height.
LAYOUTS = (
    Layout(True, LIST, LIST, LIST),
    Layout(False, LIST, LIST, LIST),
    Layout(False, ROWS, LIST, LIST),
    Layout(False, RUN, LIST, LIST),
    Layout(False, RUN, ROWS, LIST),
    Layout(False, RUN, RUN, RUN),
)


class HighSeasTable(Board):
    # -- names ----------------

    def ship_name(self, ship: Ship) -> str:
        return self._name(f"ship/{ship.key}", ship.name)

    def card_name(self, card: Card) -> str:
        return self._name(f"card/{card.key}", card.name)

    def _name(self, thing: str, otherwise: str) -> str:
        entry = self.words.things.get(thing, {})
        return entry.get(f"name_{self.words.lang}") or entry.get("name") or otherwise

    def navy(self, b: Battle, seat: int) -> str:
        nation = b.fleets[seat].nation
        return (
            self.say("sea-no-nation") if nation == UNKNOWN else self.words.text(f"nation-{NATIONS[nation]}")
        )

    def dotted(self, parts: Iterable[str]) -> str:
        return " · ".join(part for part in parts if part)

    def times(self, thing: str, count: int) -> str:
        return thing if count == 1 else f"{thing}×{count}"

    # -- the whole table ----------------

    def tables(self, view: State, seat: int, width: int) -> Iterator[list[RenderableType]]:
        for layout in LAYOUTS:
            yield self.table(cast(Battle, view), seat, width, layout)

    def table(self, b: Battle, seat: int, width: int, layout: Layout) -> list[RenderableType]:
        inner = width - 1
        wide = width >= SIDE_BY_SIDE
        half = (inner - GAP) // 2
        parts: list[RenderableType] = [*self.top(b, inner, wide, layout)]
        gap = [Text()] if layout.airy else []
        parts += gap
        others = [(seat + place) % b.seats for place in range(1, b.seats)]
        paired = wide and layout.theirs != RUN
        space = half if paired else inner
        for first in range(0, len(others), 2 if paired else 1):
            beside = others[first : first + (2 if paired else 1)]
            parts.append(self.beside([self.fleet(b, seat, other, space, layout) for other in beside], space))
            parts += gap
        parts += self.middle(b, inner, layout)
        if wide and layout.hand == LIST:
            own = self.fleet(b, seat, seat, half, layout)
            parts.append(self.beside([own, self.short_hand(b, seat, layout.hand)], half))
        else:
            parts += [self.fleet(b, seat, seat, inner, layout), *gap, self.short_hand(b, seat, layout.hand)]
        return [*parts, *self.attacks(b, seat)]

    def beside(self, parts: list[RenderableType], width: int) -> RenderableType:
        grid = Table.grid(padding=(0, GAP, 0, 0))
        for _ in parts:
            grid.add_column(width=width)
        grid.add_row(*parts)
        return grid

    # -- turn and piles ----------------

    def top(self, b: Battle, width: int, wide: bool, layout: Layout) -> list[Text]:
        """Which battle and whose turn it is, and how far the turn has come."""
        game = Text(self.game.name, style=STRONG)
        when = Text(self.dotted(self.moment(b)), style=QUIET)
        more = Text(self.say("short-table") if layout.theirs != LIST else "", style=QUIET)
        course = b.course()
        if course.seat == UNKNOWN:
            return packed([game, when, more], width, "   ")
        turn = Text(self.say("turn", name=self.names[course.seat]), style=STRONG)
        steps = [
            self.step(course, place, wide and layout.theirs == LIST) for place in range(len(course.steps))
        ]
        if layout.airy:
            return [*packed([game, when], width, "   "), *packed(steps, width), turn]
        return [*packed([turn, when], width, "   "), *packed([*steps, more], width)]

    def moment(self, b: Battle) -> list[str]:
        return [
            self.say("sea-battle", number=b.battle) if b.switches.linked else "",
            self.say("victory", number=b.switches.total),
        ]

    def step(self, course: Course, place: int, named: bool) -> Text:
        """The current step is lit, those behind are ticked, those left out struck through."""
        mark = course.marks[place]
        name = self.words.step(course.steps[place]) if named else course.steps[place]
        if mark == CURRENT:
            return Text(f"[{self.words.step(course.steps[place])}]", style="bold reverse")
        if mark == PAST:
            return Text(f"✓{name}", style=QUIET)
        if mark == AHEAD:
            return Text(name)
        return Text(f"({name})", style="dim strike")

    def middle(self, b: Battle, width: int, layout: Layout) -> list[RenderableType]:
        """The piles between the fleets."""
        counts = [
            self.say("draw-pile", number=b.draw_left),
            self.say("discards", number=sum(b.discard)),
        ]
        piles = Text(self.dotted(counts))
        if layout.airy:
            line = Text("─" * width, style=QUIET)
            return [line, piles, line]
        return [Rule(piles, align="left", style=QUIET)]

    # -- a fleet ----------------

    def fleet(self, b: Battle, seat: int, other: int, width: int, layout: Layout) -> RenderableType:
        """A fleet with its rows; first rows face the middle of the table."""
        own = other == seat
        shape = layout.own if own else layout.theirs
        title = self.fleet_title(b, seat, other)
        before = [line for line in (self.front(b, other), self.reserve(b, other) if own else None) if line]
        if shape == RUN:
            pieces = self.run(b, other, own)
            for line in before:
                pieces[-1].append(";")
                pieces.append(line)
            return Group(*packed([title.append(":"), *pieces], width))
        shown: list[RenderableType] = []
        hidden = self.instead_of_ships(b, other)
        if hidden:
            shown.append(hidden)
        elif shape == LIST:
            shown.append(self.ships(b, other, self.widths(b, width), own, headed=own or layout.airy))
        else:
            shown.append(self.rows(b, other, own, width))
        return Group(title, *before, *shown) if own else Group(title, *shown, *reversed(before))

    def instead_of_ships(self, b: Battle, seat: int) -> Text:
        """What is said of a fleet of which nothing can be shown."""
        if b.fleets[seat].out:
            return Text(self.say("sea-out"), style=QUIET)
        if b.stack and isinstance(b.stack[-1], FleetChoice):
            return Text(self.say("sea-choosing"), style=QUIET)
        return Text() if b.fleets[seat].ships else Text(self.say("sea-fleet"), style=QUIET)

    def by_rows(self, b: Battle, seat: int, own: bool) -> list[tuple[str, list[int]]]:
        """The labels of the rows as they lie on the table, and the ships in each."""
        found: dict[str, list[int]] = {}
        for row in OWN_ROWS if own else (*THEIR_ROWS, UNPLACED):
            for ship in (ship for ship in b.fleets[seat].ships if self.place_of(b, ship) == row):
                found.setdefault(self.label(b, ship, row), []).append(ship)
        return list(found.items())

    def place_of(self, b: Battle, ship: int) -> int:
        """The row of a ship, 0 for a submarine; before the formation no row yet."""
        row = b.row(ship)
        return row if row or b.ship(ship).is_submarine else UNPLACED

    def ships(self, b: Battle, seat: int, widths: list[int], own: bool, headed: bool) -> RenderableType:
        """A line for each ship."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        for width, justify in zip(widths, JUSTIFY, strict=True):
            grid.add_column(width=width, justify=justify, overflow="fold")
        if headed:
            grid.add_row(*(Text(head, style=QUIET) for head in self.heads()))
        for label, ships in self.by_rows(b, seat, own):
            for place, ship in enumerate(ships):
                cells = self.ship_cells(b, ship, widths[NAME])
                grid.add_row(Text("" if place else label, style=QUIET), *cells)
        return grid

    def rows(self, b: Battle, seat: int, own: bool, width: int) -> RenderableType:
        """A line for each row, or more where one does not hold it."""
        found = self.by_rows(b, seat, own)
        label_width = max((len(label) for label, _ in found), default=0)
        grid = Table.grid(padding=(0, 1, 0, 0))
        for label, ships in found:
            pieces = listed([self.in_line(b, ship, own) for ship in ships])
            lines = packed(pieces, width - label_width - 2)
            grid.add_row(Text(label, style=QUIET), Text("\n").join(lines))
        return grid

    def run(self, b: Battle, seat: int, own: bool) -> list[Text]:
        """All ships one after the other, the first of each row behind its label."""
        hidden = self.instead_of_ships(b, seat)
        if hidden:
            return [hidden]
        pieces: list[Text] = []
        for label, ships in self.by_rows(b, seat, own):
            if pieces:
                pieces[-1].append(";")
            row = listed([self.in_line(b, ship, own) for ship in ships])
            pieces += [Text().append(f"{label} ", style=QUIET).append_text(row[0]), *row[1:]]
        return pieces

    def in_line(self, b: Battle, ship: int, own: bool) -> Text:
        """A ship in a few letters: one's own with its weapons."""
        card = b.ship(ship)
        text = Text(fitted(self.ship_name(card), NAME_IN_LINE)).append(" ").append_text(self.hull(b, ship))
        if own and self.weapons(card):
            text.append(f" {self.weapons(card)}", style=QUIET)
        return text

    def widths(self, b: Battle, width: int) -> list[int]:
        """Columns as wide as the widest entry of any fleet, so that all fleets are aligned."""
        lines = [[Text(head) for head in self.heads()]]
        for fleet in b.fleets:
            for ship in fleet.ships:
                label = self.label(b, ship, self.place_of(b, ship))
                lines.append([Text(label), *self.ship_cells(b, ship)])
        widths = [max(cell.cell_len for cell in column) for column in zip(*lines, strict=True)]
        # Names are shortened first, then weapons go on in a second line.
        for column, least in ((NAME, LEAST_NAME), (WEAPONS, LEAST_WEAPONS)):
            over = max(0, sum(widths) + len(widths) - 1 - width)
            widths[column] = max(min(least, widths[column]), widths[column] - over)
        return widths

    def fleet_title(self, b: Battle, seat: int, other: int) -> Text:
        fleet = b.fleets[other]
        text = Text(self.names[other], style=ATTENTION if b.acting == other else STRONG)
        if other == seat:
            text.append(f" ({self.say('you')})", style=STRONG)
        elif b.switches.team_size > 1 and b.same_team(seat, other):
            text.append(f" ({self.say('mate')})", style=STRONG)
        facts = [
            self.navy(b, other),
            self.say("in-hand", number=len(fleet.hand)),
            self.say("pts", number=fleet.points + (score(b, other) if b.stack else 0)),
            self.say("sank", number=len(fleet.sunk)) if fleet.sunk else "",
        ]
        text.append(f" · {self.dotted(facts)}", style=QUIET)
        if b.retreats(other):
            text.append(f"  {self.say('retreated')}", style=DANGER)
        return text

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

    def label(self, b: Battle, ship: int, row: int) -> str:
        """Where a ship stands; submarines stand apart, active or passive."""
        if row == UNPLACED:
            return self.say("unplaced")
        if row:
            return self.say(f"row{row}")
        return self.say("active" if b.status[ship] & ACTIVE else "passive")

    def ship_cells(self, b: Battle, ship: int, name_width: int = 100) -> list[Text]:
        """What stands in the line of a ship, behind the label of its row."""
        card = b.ship(ship)
        return [
            Text(fitted(self.ship_name(card), name_width)),
            Text(card.type),
            self.hull(b, ship),
            Text(self.weapons(card)),
            Text(str(card.anti_air) if card.anti_air else "-"),
            Text(str(card.points)),
        ]

    def hull(self, b: Battle, ship: int) -> Text:
        whole = b.ship(ship).hull
        return Text(f"{whole - b.hurt[ship]}/{whole}", style=DANGER if b.hurt[ship] else "")

    def weapons(self, ship: Ship) -> str:
        """One sign for each weapon, the heaviest first."""
        found = []
        if ship.main != NO_BATTERY:
            found.append(f'{MAIN_SIZES[ship.main]}"')
        if ship.secondary != NO_BATTERY:
            found.append(f'{SECONDARY_SIZES[ship.secondary]}"')
        if ship.mount != NO_MOUNT:
            found.append(self.say("sea-mount", number=ship.mount))
        if ship.flights:
            found.append(self.say("sea-flights", number=ship.flights))
        if ship.cover:
            found.append(self.say("sea-cover", number=ship.cover))
        if ship.silent:
            found.append(self.say("sea-silent", number=ship.silent))
        return " ".join(found)

    # -- the hand ----------------

    def effect(self, card: Card) -> str:
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

    def held(self, b: Battle, seat: int) -> list[tuple[Card, int]]:
        hand = [card for card in b.fleets[seat].hand if card != UNKNOWN]
        return [(b.card(card), hand.count(card)) for card in dict.fromkeys(hand)]

    def short_hand(self, b: Battle, seat: int, shape: int) -> RenderableType:
        held = [(self.times(card.key, count), card) for card, count in self.held(b, seat)]
        title = Text(self.say("hand"), style=STRONG)
        if not held:
            return title.append(f" {self.say('empty')}", QUIET)
        if shape != LIST:
            return title.append("  ").append(", ".join(key for key, _ in held), style="not bold")
        grid = Table.grid(padding=(0, 1, 0, 0))
        for key, card in held:
            grid.add_row(Text(key, style=STRONG), Text(self.effect(card)))
        return Group(title, grid)

    def hand(self, view: State, seat: int) -> list[RenderableType]:
        b = cast(Battle, view)
        grid = Table.grid(padding=(0, 2, 0, 0))
        for card, count in self.held(b, seat):
            key = Text(self.times(card.key, count), style=STRONG)
            named = Text(self.card_name(card)).append(f"\n{self.effect(card)}", style=QUIET)
            grid.add_row(key, named, Text(RULES[card.family], style=QUIET))
        return [grid] if b.fleets[seat].hand else [Text(self.say("hand-empty"))]


def listed(pieces: list[Text]) -> list[Text]:
    """A comma behind each but the last."""
    return [piece.append(",") for piece in pieces[:-1]] + pieces[-1:]
