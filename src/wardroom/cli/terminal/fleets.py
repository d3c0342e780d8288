"""What boards with fleets have in common: rows that face each other, the piles between them, and the hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Generic, Protocol, TypeVar, cast

from rich.console import Group, JustifyMethod, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from wardroom.cli.terminal.board import ATTENTION, DANGER, QUIET, STRONG
from wardroom.cli.terminal.hands import HandBoard, Piece
from wardroom.cli.terminal.packing import packed
from wardroom.cli.terminal.shipnames import fitted, shortest
from wardroom.core.outcome import Course
from wardroom.core.state import NOBODY, UNKNOWN, State, Step

# From here on two fleets stand side by side, and the hand beside one's own.
SIDE_BY_SIDE = 100
GAP = 1
UNPLACED = -1
# Submarines stand behind the third row.
APART = 4
# What has become of an attack, by the id of its words.
COMING, HIT = "fate-coming", "fate-hit"
FATE_STYLES = {COMING: ATTENTION, HIT: DANGER}
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


class Fleet(Protocol):
    """A fleet or task force."""

    ships: list[int]
    hand: list[int]
    points: int


class Declared(Protocol):
    """An attack that has been declared."""

    kind: int
    card: int
    source: int
    seat: int
    target: int
    damage: int
    fate: int


class Printed(Protocol):
    @property
    def ships(self) -> Sequence[Piece]: ...


class FleetBattle(Protocol):
    """What can be asked of a battle of fleets, whichever the game."""

    seats: int
    acting: int
    hurt: list[int]
    status: list[int]
    stack: list[Step]

    @property
    def volley(self) -> Sequence[Declared]: ...
    @property
    def catalogue(self) -> Printed: ...
    def course(self) -> Course: ...
    def ship(self, ship: int, /) -> Piece: ...
    def card(self, card: int, /) -> Piece: ...
    def row(self, ship: int, /) -> int: ...
    def owner(self, ship: int, /) -> int: ...
    def owns(self, seat: int, ship: int, /) -> bool: ...
    def same_team(self, seat: int, other: int, /) -> bool: ...


BattleT = TypeVar("BattleT", bound=FleetBattle)
ShipT = TypeVar("ShipT", bound=Piece)
CardT = TypeVar("CardT", bound=Piece)


class FleetBoard(HandBoard[BattleT, CardT], Generic[BattleT, ShipT, CardT]):
    # The readers of the actions of the game.
    actions: ModuleType
    # The bit of a submarine that was heard.
    active: int
    # A weapons column narrower than this is hard to read.
    least_weapons = 9

    # -- each game its own ----------------

    def fleets(self, b: BattleT) -> Sequence[Fleet]:
        raise NotImplementedError

    def ships_of(self, b: BattleT, seat: int) -> list[int]:
        """The ships of a fleet, as far as they can be seen."""
        return self.fleets(b)[seat].ships

    def places(self, b: BattleT, seat: int) -> dict[int, int]:
        """The row of each ship of a fleet, 0 for submarines."""
        raise NotImplementedError

    def progress(self, b: BattleT) -> list[str]:
        """Round and goal, for the heading."""
        raise NotImplementedError

    def steps(self, course: Course, named: bool) -> list[Text]:
        """The steps of the turn."""
        numbers = course.steps
        return [self.step(course, n, "" if named else numbers[n]) for n in range(len(numbers))]

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

    def weapons(self, b: BattleT, ship: ShipT) -> str:
        """One sign for each weapon, the heaviest first."""
        raise NotImplementedError

    def conditions(self, b: BattleT, ship: int) -> list[tuple[str, str]]:
        """What has become of a ship, as words with their styles."""
        return []

    # -- what both games have ----------------

    def ship(self, b: BattleT, ship: int) -> ShipT:
        return cast(ShipT, b.ship(ship))

    def card(self, b: BattleT, card: int) -> CardT:
        return cast(CardT, b.card(card))

    def hand_of(self, b: BattleT, seat: int) -> list[int]:
        return self.fleets(b)[seat].hand

    def ship_name(self, ship: Piece) -> str:
        return self.name_of(f"ship/{ship.key}", ship.name)

    def points(self, view: State) -> list[int]:
        return [fleet.points for fleet in self.fleets(cast(BattleT, view))]

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
        hand = self.short_hand(b, seat, layout.hand == LIST)
        if wide and layout.hand == LIST:
            parts.append(self.beside([self.fleet(b, seat, seat, half, layout), hand], half))
        else:
            parts += [self.fleet(b, seat, seat, inner, layout), *gap, hand]
        return [*parts, *self.attacks(cast(State, b), seat)]

    def beside(self, parts: list[RenderableType], width: int) -> RenderableType:
        grid = Table.grid(padding=(0, GAP, 0, 0))
        for _ in parts:
            grid.add_column(width=width)
        grid.add_row(*parts)
        return grid

    # -- turn and piles ----------------

    def top(self, b: BattleT, width: int, wide: bool, layout: Layout) -> list[Text]:
        """Where the game stands, whose turn it is, and how far the turn has come."""
        game = Text(self.title, style=STRONG)
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
        text = Text(self.names[other], style=ATTENTION if b.acting == other else STRONG)
        if other == seat:
            text.append(f" ({self.say('you')})", style=STRONG)
        elif b.same_team(seat, other):
            text.append(f" ({self.say('mate')})", style=STRONG)
        text.append(f" · {self.dotted(self.fleet_facts(b, other))}", style=QUIET)
        if self.has_retreated(b, other):
            text.append(f"  {self.words.text('table-retreated')}", style=DANGER)
        return text

    def label(self, b: BattleT, ship: int, row: int) -> str:
        """Where a ship stands; submarines stand apart, and what matters is whether they were heard."""
        if row == UNPLACED:
            return self.say("unplaced")
        if row:
            return self.say(f"row{row}")
        return self.say("active" if b.status[ship] & self.active else "passive")

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
        hurt = b.hurt[ship]
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

    # -- attacks ----------------

    def attacks(self, view: State, seat: int) -> list[RenderableType]:
        b = cast(BattleT, view)
        if not b.volley:
            return []
        all_coming = all(self.fate(attack) == COMING for attack in b.volley)
        grid = Table.grid(padding=(0, 2, 0, 0))
        for place, attack in enumerate(b.volley):
            fate = self.fate(attack)
            told = Text("" if all_coming else self.say(fate), style=FATE_STYLES.get(fate, QUIET))
            grid.add_row(*self.attack_cells(b, seat, place, attack), told, *self.answers_to(b, place))
        return [Text(self.say("volley"), style=STRONG), grid]

    def attack_cells(self, b: BattleT, seat: int, place: int, attack: Declared) -> list[Text]:
        at = self.say("you") if attack.seat == seat else self.names[attack.seat]
        if attack.target != NOBODY:
            gone = not b.owns(attack.seat, attack.target)
            where = (
                self.words.text("table-state-sunk")
                if gone
                else self.label(b, attack.target, b.row(attack.target))
            )
            at = f"{self.ship_name(b.ship(attack.target))} ({at}, {where})"
        fired = " + ".join(self.ship_name(b.ship(ship)) for ship in self.sources(attack) if ship != NOBODY)
        return [
            Text(f"#{place + 1}", style=STRONG),
            Text(self.attack_name(b, attack)),
            Text(f"{fired} › {at}".lstrip(), style=DANGER if attack.seat == seat else ""),
            self.strength(attack),
        ]

    def sources(self, attack: Declared) -> list[int]:
        return [attack.source]

    def attack_name(self, b: BattleT, attack: Declared) -> str:
        raise NotImplementedError

    def strength(self, attack: Declared) -> Text:
        raise NotImplementedError

    def fate(self, attack: Declared) -> str:
        """What has become of an attack, as the id of its words."""
        raise NotImplementedError

    def answers_to(self, b: BattleT, place: int) -> list[Text]:
        """What has been laid against an attack, where that is shown."""
        return []

    def threatened(self, view: State, seat: int) -> bool:
        volley = cast(BattleT, view).volley
        return any(attack.seat == seat and self.fate(attack) == COMING for attack in volley)

    # -- answers ----------------

    def in_order(self, view: State, seat: int, legal: list[int]) -> list[int]:
        """Ships as they lie on the table: one's own, then those of the others, from the front row back."""
        b = cast(BattleT, view)

        first: int = self.actions.SHIP

        def place(action: int) -> tuple[int, int, int, int]:
            ship = action - first
            if not self.actions.is_ship(action) or ship >= len(b.catalogue.ships):
                return action, 0, 0, 0
            owner = b.owner(ship)
            if owner == UNKNOWN:
                return first, b.seats, *self.place_unowned(b, ship)
            return first, (owner - seat) % b.seats, b.row(ship) or APART, ship

        return sorted(legal, key=place)

    def place_unowned(self, b: BattleT, ship: int) -> tuple[int, int]:
        """The order of ships that are in no fleet."""
        return b.row(ship) or APART, ship

    def attack_note(self, b: BattleT, seat: int, action: int, attacks: Sequence[Declared]) -> str:
        """An attack in a few words, if the action names one of these."""
        place = action - self.actions.ATTACK
        if not self.actions.is_attack(action) or place >= len(attacks):
            return ""
        cells = self.attack_cells(b, seat, place, attacks[place])
        return f"{cells[1].plain}  {cells[2].plain}"

    def ship_note(self, b: BattleT, seat: int, ship: int, row: int, launches: bool) -> str:
        """Where a ship stands, and how many hits she can still take."""
        owner, whole = b.owner(ship), self.whole(self.ship(b, ship))
        label = self.label(b, ship, row)
        where = label if owner == seat else f"{self.names[owner]}, {label}"
        stands = self.say("stands", where=where, left=whole - b.hurt[ship], number=whole)
        return f"{self.say('launches')}; {stands}" if launches else stands

    def is_target(self, action: int) -> bool:
        return bool(self.actions.is_ship(action))

    # -- one ship ----------------

    def piece(self, view: State, seat: int, word: str) -> list[RenderableType] | None:
        b = cast(BattleT, view)
        action = self.meant(word, (self.actions.SHIP + ship for ship in range(len(b.catalogue.ships))))
        if action == NOBODY:
            return None
        ship = self.ship(b, action - self.actions.SHIP)
        return self.page(self.ship_name(ship), ship.key, self.ship_facts(b, seat, ship))

    def ship_facts(self, b: BattleT, seat: int, ship: ShipT) -> list[tuple[str, str]]:
        raise NotImplementedError


def in_pairs(seats: Sequence[int]) -> list[list[int]]:
    return [list(seats[place : place + 2]) for place in range(0, len(seats), 2)]


def listed(pieces: list[Text]) -> list[Text]:
    """A comma behind each but the last."""
    return [piece.append(",") for piece in pieces[:-1]] + pieces[-1:]
