"""What boards with fleets have in common: rows that face each other, the piles between them, and the hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar, cast

from rich.console import Group, JustifyMethod, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from wardroom.cli.terminal.board import ATTENTION, DANGER, QUIET, STRONG, Board
from wardroom.cli.terminal.packing import packed
from wardroom.cli.terminal.shipnames import fitted, shortest
from wardroom.core.outcome import AHEAD, CURRENT, PAST, Course
from wardroom.core.state import UNKNOWN, State

# From here on two fleets stand side by side, and the hand beside one's own.
SIDE_BY_SIDE = 100
GAP = 1
UNPLACED = -1
# Rows as they lie on the table, the far edge first; 0 are the submarines.
THEIR_ROWS = (0, 3, 2, 1, UNPLACED)
OWN_ROWS = (1, 2, 3, UNPLACED, 0)
# The columns of a list of ships.
LABEL, NAME, TYPE, HITS, WEAPONS, AIR, POINTS = range(7)
JUSTIFY: tuple[JustifyMethod, ...] = ("left", "left", "left", "right", "left", "right", "right")
# A name narrower than this is hard to read.
LEAST_NAME = 8
# Where ships stand in a line one after the other, their names are no longer than this.
NAME_IN_LINE = 12

# How things are shown: each on a line of its own with all its values; a line for each row; all in one go.
LIST, ROWS, RUN = range(3)


@dataclass(frozen=True)
class Layout:
    """One way to lay the board out."""

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


class Piece(Protocol):
    """A ship or card of a catalogue."""

    key: str
    name: str


BattleT = TypeVar("BattleT", bound=State)
ShipT = TypeVar("ShipT", bound=Piece)
CardT = TypeVar("CardT", bound=Piece)


class FleetDrawing(Board, Generic[BattleT, ShipT, CardT]):
    # A weapons column narrower than this is hard to read.
    least_weapons = 9

    # -- each game its own ----------------

    def ship(self, b: BattleT, ship: int) -> ShipT:
        raise NotImplementedError

    def ships_of(self, b: BattleT, seat: int) -> list[int]:
        """The ships of a fleet, as far as they can be seen."""
        raise NotImplementedError

    def places(self, b: BattleT, seat: int) -> dict[int, int]:
        """The row of each ship of a fleet, 0 for submarines."""
        raise NotImplementedError

    def is_active(self, b: BattleT, ship: int) -> bool:
        raise NotImplementedError

    def acting(self, b: BattleT) -> int:
        raise NotImplementedError

    def is_mate(self, b: BattleT, seat: int, other: int) -> bool:
        raise NotImplementedError

    def progress(self, b: BattleT) -> list[str]:
        """Round and goal, for the heading."""
        raise NotImplementedError

    def steps(self, course: Course, named: bool) -> list[Text]:
        """The steps of the turn."""
        return [self.step(course, place, named, course.steps[place]) for place in range(len(course.steps))]

    def stakes(self, b: BattleT, course: Course) -> Text:
        """What stands beside whose turn it is."""
        return Text()

    def piles(self, b: BattleT, facts: bool) -> list[Text]:
        """The piles between the fleets; `facts`: there is room to describe what lies on top."""
        raise NotImplementedError

    def fleet_facts(self, b: BattleT, seat: int) -> list[str]:
        """What is said of a fleet behind its player's name."""
        raise NotImplementedError

    def has_retreated(self, b: BattleT, seat: int) -> bool:
        raise NotImplementedError

    def before(self, b: BattleT, seat: int, other: int) -> list[Text]:
        """What lies before a fleet."""
        raise NotImplementedError

    def instead_of_ships(self, b: BattleT, seat: int) -> Text:
        """What is said of a fleet of which nothing can be shown."""
        raise NotImplementedError

    def heads(self) -> list[str]:
        """Over the columns of a list of ships."""
        raise NotImplementedError

    def ship_cells(self, b: BattleT, ship: int, name_width: int = 100) -> list[Text]:
        """What stands in the line of a ship, behind the label of its row."""
        raise NotImplementedError

    def whole(self, ship: ShipT) -> int:
        """Hits that an unhurt ship takes."""
        raise NotImplementedError

    def hurt(self, b: BattleT, ship: int) -> int:
        raise NotImplementedError

    def weapons(self, b: BattleT, ship: ShipT) -> str:
        """One sign for each weapon, the heaviest first."""
        raise NotImplementedError

    def conditions(self, b: BattleT, ship: int) -> list[tuple[str, str]]:
        """What has become of a ship, as words with their styles."""
        return []

    def hand_of(self, b: BattleT, seat: int) -> list[int]:
        raise NotImplementedError

    def card(self, b: BattleT, card: int) -> CardT:
        raise NotImplementedError

    def effect(self, b: BattleT, card: CardT) -> str:
        """What a card does at this table, with its own numbers."""
        raise NotImplementedError

    def rule_of(self, card: CardT) -> str:
        """The rule that describes a card."""
        raise NotImplementedError

    # -- names ----------------

    def ship_name(self, ship: ShipT) -> str:
        return self._name(f"ship/{ship.key}", ship.name)

    def card_name(self, card: CardT) -> str:
        return self._name(f"card/{card.key}", card.name)

    def _name(self, thing: str, otherwise: str) -> str:
        entry = self.words.things.get(thing, {})
        return entry.get(f"name_{self.words.lang}") or entry.get("name") or otherwise

    def dotted(self, parts: Iterable[str]) -> str:
        return " · ".join(part for part in parts if part)

    def times(self, thing: str, count: int) -> str:
        return thing if count == 1 else f"{thing}×{count}"

    # -- the whole board ----------------

    def drawings(self, view: State, seat: int, width: int) -> Iterator[list[RenderableType]]:
        for layout in LAYOUTS:
            yield self.drawing(cast(BattleT, view), seat, width, layout)

    def drawing(self, b: BattleT, seat: int, width: int, layout: Layout) -> list[RenderableType]:
        inner = width - 1
        wide = width >= SIDE_BY_SIDE
        half = (inner - GAP) // 2
        gap = [Text()] if layout.airy else []
        parts: list[RenderableType] = [*self.top(b, inner, wide, layout), *gap]
        others = [(seat + place) % b.seats for place in range(1, b.seats)]
        paired = wide and layout.theirs != RUN
        space = half if paired else inner
        for beside in in_pairs(others) if paired else [[other] for other in others]:
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

    def top(self, b: BattleT, width: int, wide: bool, layout: Layout) -> list[Text]:
        """Where the game stands, whose turn it is, and how far the turn has come."""
        game = Text(self.game.name, style=STRONG)
        when = Text(self.dotted(self.progress(b)), style=QUIET)
        more = Text(self.say("short-table") if layout.theirs != LIST else "", style=QUIET)
        course = b.course()
        if course.seat == UNKNOWN:
            return packed([game, when, more], width, "   ")
        turn = Text(self.say("turn", name=self.names[course.seat]), style=STRONG)
        stakes = self.stakes(b, course)
        steps = self.steps(course, wide and layout.theirs == LIST)
        if layout.airy:
            return [
                *packed([game, when], width, "   "),
                *packed(steps, width),
                *packed([turn, stakes], width, "   "),
            ]
        return [*packed([turn, stakes, when], width, "   "), *packed([*steps, more], width)]

    def step(self, course: Course, place: int, named: bool, short: str) -> Text:
        """The current step is lit, those behind are ticked, those left out struck through."""
        mark = course.marks[place]
        name = self.words.step(course.steps[place]) if named else short
        if mark == CURRENT:
            return Text(f"[{self.words.step(course.steps[place])}]", style="bold reverse")
        if mark == PAST:
            return Text(f"✓{name}", style=QUIET)
        if mark == AHEAD:
            return Text(name)
        return Text(f"({name})", style="dim strike")

    def middle(self, b: BattleT, width: int, layout: Layout) -> list[RenderableType]:
        """The piles between the fleets."""
        piles = packed(self.piles(b, layout.own == LIST), width, "   ")
        if layout.airy:
            line = Text("─" * width, style=QUIET)
            return [line, *piles, line]
        first, *rest = piles
        fits = first.cell_len + len(" ─") <= width
        return [Rule(first, align="left", style=QUIET) if fits else first, *rest]

    # -- a fleet ----------------

    def fleet(self, b: BattleT, seat: int, other: int, width: int, layout: Layout) -> RenderableType:
        """A fleet with its rows; first rows face the middle of the table."""
        own = other == seat
        shape = layout.own if own else layout.theirs
        title = self.fleet_title(b, seat, other)
        before = self.before(b, seat, other)
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

    def fleet_title(self, b: BattleT, seat: int, other: int) -> Text:
        text = Text(self.names[other], style=ATTENTION if self.acting(b) == other else STRONG)
        if other == seat:
            text.append(f" ({self.say('you')})", style=STRONG)
        elif self.is_mate(b, seat, other):
            text.append(f" ({self.say('mate')})", style=STRONG)
        text.append(f" · {self.dotted(self.fleet_facts(b, other))}", style=QUIET)
        if self.has_retreated(b, other):
            text.append(f"  {self.say('retreated')}", style=DANGER)
        return text

    def label(self, b: BattleT, ship: int, row: int) -> str:
        """Where a ship stands; submarines stand apart, and what matters is whether they were heard."""
        if row == UNPLACED:
            return self.say("unplaced")
        if row:
            return self.say(f"row{row}")
        return self.say("active" if self.is_active(b, ship) else "passive")

    def by_rows(self, b: BattleT, seat: int, own: bool) -> list[tuple[str, list[int]]]:
        """The labels of the rows as they lie on the table, and the ships in each."""
        places = self.places(b, seat)
        found: dict[str, list[int]] = {}
        for row in OWN_ROWS if own else THEIR_ROWS:
            for ship in (ship for ship in self.ships_of(b, seat) if places[ship] == row):
                found.setdefault(self.label(b, ship, row), []).append(ship)
        return list(found.items())

    def ships(self, b: BattleT, seat: int, widths: list[int], own: bool, headed: bool) -> RenderableType:
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

    def rows(self, b: BattleT, seat: int, own: bool, width: int) -> RenderableType:
        """A line for each row, or more where one does not hold it."""
        found = self.by_rows(b, seat, own)
        label_width = max((len(label) for label, _ in found), default=0)
        grid = Table.grid(padding=(0, 1, 0, 0))
        for label, ships in found:
            pieces = listed([self.in_line(b, ship, own) for ship in ships])
            lines = packed(pieces, width - label_width - 2)
            grid.add_row(Text(label, style=QUIET), Text("\n").join(lines))
        return grid

    def run(self, b: BattleT, seat: int, own: bool) -> list[Text]:
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

    def in_line(self, b: BattleT, ship: int, own: bool) -> Text:
        """A ship in a few letters: one's own with its weapons."""
        card = self.ship(b, ship)
        text = Text(fitted(self.ship_name(card), NAME_IN_LINE)).append(" ").append_text(self.hits(b, ship))
        if own and self.weapons(b, card):
            text.append(f" {self.weapons(b, card)}", style=QUIET)
        for word, style in self.conditions(b, ship):
            text.append(" ").append(word, style=style)
        return text

    def hits(self, b: BattleT, ship: int) -> Text:
        whole = self.whole(self.ship(b, ship))
        hurt = self.hurt(b, ship)
        return Text(f"{whole - hurt}/{whole}", style=DANGER if hurt else "")

    def widths(self, b: BattleT, width: int) -> list[int]:
        """Columns as wide as the widest entry of any fleet, so that all fleets are aligned."""
        lines = [[Text(head) for head in self.heads()]]
        least_name = LEAST_NAME
        for seat in range(b.seats):
            places = self.places(b, seat)
            for ship in self.ships_of(b, seat):
                lines.append([Text(self.label(b, ship, places[ship])), *self.ship_cells(b, ship)])
                least_name = max(least_name, len(shortest(self.ship_name(self.ship(b, ship)))))
        widths = [max(cell.cell_len for cell in column) for column in zip(*lines, strict=True)]
        # Names are shortened first; then weapons go on in a second line; at last names are cut.
        for column, least in ((NAME, least_name), (WEAPONS, self.least_weapons), (NAME, LEAST_NAME)):
            over = max(0, sum(widths) + len(widths) - 1 - width)
            widths[column] = max(min(least, widths[column]), widths[column] - over)
        return widths

    # -- the hand ----------------

    def held(self, b: BattleT, seat: int) -> list[tuple[CardT, int]]:
        hand = [card for card in self.hand_of(b, seat) if card != UNKNOWN]
        return [(self.card(b, card), hand.count(card)) for card in dict.fromkeys(hand)]

    def short_hand(self, b: BattleT, seat: int, shape: int) -> RenderableType:
        held = [(self.times(card.key, count), card) for card, count in self.held(b, seat)]
        title = Text(self.say("hand"), style=STRONG)
        if not held:
            return title.append(f" {self.say('empty')}", QUIET)
        if shape != LIST:
            return title.append("  ").append(", ".join(key for key, _ in held), style="not bold")
        grid = Table.grid(padding=(0, 1, 0, 0))
        for key, card in held:
            grid.add_row(Text(key, style=STRONG), Text(self.effect(b, card)))
        return Group(title, grid)

    def hand(self, view: State, seat: int) -> list[RenderableType]:
        b = cast(BattleT, view)
        grid = Table.grid(padding=(0, 2, 0, 0))
        for card, count in self.held(b, seat):
            key = Text(self.times(card.key, count), style=STRONG)
            named = Text(self.card_name(card)).append(f"\n{self.effect(b, card)}", style=QUIET)
            grid.add_row(key, named, Text(self.rule_of(card), style=QUIET))
        return [grid] if self.hand_of(b, seat) else [Text(self.say("hand-empty"))]

    # -- one ship ----------------

    def pieces(self) -> list[str]:
        return [key.partition("/")[2] for key in self.words.things if key.startswith("ship/")]

    def ship_page(self, ship: ShipT, facts: list[tuple[str, str]]) -> list[RenderableType]:
        """A ship in full: what each fact is called, and the fact, if it has one."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        for name, text in facts:
            if text:
                grid.add_row(Text(self.say(name), style=QUIET), Text(text))
        return [Text(self.ship_name(ship), style=STRONG).append(f"  {ship.key}", style=QUIET), grid]


def in_pairs(seats: Sequence[int]) -> list[list[int]]:
    return [list(seats[place : place + 2]) for place in range(0, len(seats), 2)]


def listed(pieces: list[Text]) -> list[Text]:
    """A comma behind each but the last."""
    return [piece.append(",") for piece in pieces[:-1]] + pieces[-1:]
