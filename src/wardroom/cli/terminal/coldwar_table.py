"""The table of Cold War Naval Battles: the task forces in their rows, the piles, and the hand."""

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
from wardroom.cli.terminal.shipnames import fitted, shortest
from wardroom.core.outcome import AHEAD, CURRENT, PAST, Course
from wardroom.core.state import UNKNOWN, State
from wardroom.games.coldwar.battle import (
    ACTIVE,
    CARD_BITS,
    CREWED,
    CRIPPLED,
    DECK_ON_FIRE,
    DOWN,
    HIDDEN_CARD,
    IDLE,
    MAY_BITS,
    MAY_NAMES,
    NO_FIRE_CONTROL,
    Battle,
)
from wardroom.games.coldwar.catalogue import (
    ANY,
    BAD_LUCK,
    COVER,
    FAMILIES,
    GUN,
    GUN_SIZES,
    HEAVY,
    MISSILE,
    MISSILE_TYPES,
    STROKES,
    TACTIC,
    TACTICS,
    Card,
    Ship,
)
from wardroom.games.coldwar.damage import is_critical
from wardroom.games.coldwar.formation import Arrange, Formation
from wardroom.games.coldwar.order import STATIONS
from wardroom.games.coldwar.volley import BattleStations, may_be_any

# From here on two task forces stand side by side, and the hand beside one's own.
SIDE_BY_SIDE = 100
GAP = 1
UNPLACED = -1
# Rows as they lie on the table, the far edge first; 0 are the submarines.
THEIR_ROWS = (0, 3, 2, 1)
OWN_ROWS = (1, 2, 3, UNPLACED, 0)
# The columns of a list of ships.
LABEL, NAME, TYPE, HITS, WEAPONS, AIR, POINTS = range(7)
JUSTIFY: tuple[JustifyMethod, ...] = ("left", "left", "left", "right", "left", "right", "right")
# A weapons column narrower than this is hard to read, and so is a name.
LEAST_WEAPONS = 9
LEAST_NAME = 8
# Where ships stand in a line one after the other, their names are no longer than this.
NAME_IN_LINE = 12
# The rule that describes each family of cards, in their order.
RULES = (
    *("7.11", "7.12", "7.13", "7.15", "7.16", "7.17", "8.31", "8.32", "8.33", "9.1", "9.2", "9.3", "9.4"),
    *("7.14", "7.18", "8.35", "8.36", "8.38", "9.5", "9.6", "13.5", "13.6"),
)
# Families whose cards differ in what they do.
NAMED = {TACTIC: TACTICS, BAD_LUCK: STROKES}

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


class ColdWarTable(Board):
    # -- names ----------------

    def ship_name(self, ship: Ship) -> str:
        return self._name(f"ship/{ship.key}", ship.name)

    def card_name(self, card: Card) -> str:
        return self._name(f"card/{card.key}", card.name)

    def _name(self, thing: str, otherwise: str) -> str:
        entry = self.words.things.get(thing, {})
        return entry.get(f"name_{self.words.lang}") or entry.get("name") or otherwise

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
        if layout.airy:
            parts.append(Text())
        others = [(seat + place) % b.seats for place in range(1, b.seats)]
        for beside in in_pairs(others) if wide and layout.theirs != RUN else [[other] for other in others]:
            space = half if wide and layout.theirs != RUN else inner
            parts.append(self.beside([self.force(b, seat, other, space, layout) for other in beside], space))
            if layout.airy:
                parts.append(Text())
        parts += self.middle(b, inner, wide, layout)
        if wide and layout.hand == LIST:
            own = self.force(b, seat, seat, half, layout)
            parts.append(self.beside([own, self.short_hand(b, seat, layout.hand)], half))
        else:
            parts.append(self.force(b, seat, seat, inner, layout))
            parts += [Text()] if layout.airy else []
            parts.append(self.short_hand(b, seat, layout.hand))
        return [*parts, *self.attacks(b, seat)]

    def beside(self, parts: list[RenderableType], width: int) -> RenderableType:
        grid = Table.grid(padding=(0, GAP, 0, 0))
        for _ in parts:
            grid.add_column(width=width)
        grid.add_row(*parts)
        return grid

    # -- turn and piles ----------------

    def top(self, b: Battle, width: int, wide: bool, layout: Layout) -> list[Text]:
        """Which round and whose turn it is, and how far the turn has come."""
        game = Text(self.game.name, style=STRONG)
        when = Text(self.dotted(self.moment(b)), style=QUIET)
        more = Text(self.say("short-table") if layout.theirs != LIST else "", style=QUIET)
        course = b.course()
        if course.seat == UNKNOWN:
            return packed([game, when, more], width, "   ")
        turn = Text(self.say("turn", name=self.names[course.seat]), style=STRONG)
        fog = self.fog(b) if b.fog and course.marks[STATIONS] in (AHEAD, CURRENT) else Text()
        steps = self.chapters(course, wide and layout.theirs == LIST)
        if layout.airy:
            return [
                *packed([game, when], width, "   "),
                *packed(steps, width),
                *packed([turn, fog], width, "   "),
            ]
        return [*packed([turn, fog, when], width, "   "), *packed([*steps, more], width)]

    def moment(self, b: Battle) -> list[str]:
        return [
            self.say("round", number=b.round),
            self.say("series", number=b.series) if b.series else "",
            self.say("last-series") if b.last_series == 2 else "",
            self.say("victory", number=b.switches.victory),
        ]

    def chapters(self, course: Course, named: bool) -> list[Text]:
        """The steps of the turn, by the letters of the rulebook."""
        chapters: dict[str, Text] = {}
        for place, number in enumerate(course.steps):
            letter = number.split(".")[-2]
            steps = chapters.setdefault(letter, Text().append(f"{letter} ", style=QUIET))
            steps.append_text(self.step(course, place, named)).append(" ")
        return list(chapters.values())

    def step(self, course: Course, place: int, named: bool) -> Text:
        """The current step is lit, those behind are ticked, those left out struck through."""
        mark = course.marks[place]
        name = self.words.step(course.steps[place]) if named else course.steps[place].split(".")[-1]
        if mark == CURRENT:
            return Text(f"[{self.words.step(course.steps[place])}]", style="bold reverse")
        if mark == PAST:
            return Text(f"✓{name}", style=QUIET)
        if mark == AHEAD:
            return Text(name)
        return Text(f"({name})", style="dim strike")

    def fog(self, b: Battle) -> Text:
        """Fog of War of the turn: what is left of it, as far as the observer knows."""
        draft = draft_of(b)
        left = draft.fog_left(b) if draft is not None and draft.seat == b.observer else b.fog
        text = Text(self.say("fog") + " ").append("●" * left, style=ATTENTION)
        text.append("○" * (b.fog - left), style=QUIET)
        return text.append(f" {self.say('fog-left', left=left, number=b.fog)}")

    def middle(self, b: Battle, width: int, wide: bool, layout: Layout) -> list[RenderableType]:
        """The piles between the task forces."""
        counts = [
            self.say("draw-pile", number=b.draw_left)
            + (f" ({self.say('bad-luck-top')})" if b.bad_next and b.draw_left else ""),
            self.say("discards", number=sum(b.discard)),
            self.say("ship-deck", number=b.deck_left + (1 if b.top != UNKNOWN else 0)),
        ]
        piles = [Text(self.dotted(counts))]
        if b.top != UNKNOWN:
            piles.append(self.top_ship(b, facts=layout.own == LIST))
        if layout.airy:
            line = Text("─" * width, style=QUIET)
            return [line, *packed(piles, width, "   "), line]
        first, *rest = packed(piles, width, "   ")
        fits = first.cell_len + len(" ─") <= width
        return [Rule(first, align="left", style=QUIET) if fits else first, *rest]

    def top_ship(self, b: Battle, facts: bool) -> Text:
        ship = b.ship(b.top)
        top = Text(self.say("ship-top") + " ").append(self.ship_name(ship), style=STRONG)
        if not facts:
            return top
        found = [
            f"{ship.type} {ship.hits}/{ship.hits}",
            self.weapons(ship),
            f"{self.say('head-air')} {self.air_defence(ship)}" if ship.air_defence else "",
            self.say("points", number=ship.points),
        ]
        return top.append(f"  {self.dotted(found)}", style=QUIET)

    # -- a task force ----------------

    def force(self, b: Battle, seat: int, other: int, width: int, layout: Layout) -> RenderableType:
        """A task force with its rows; first rows face the middle of the table."""
        own = other == seat
        shape = layout.own if own else layout.theirs
        title = self.force_title(b, seat, other)
        before = [
            line for line in (self.known(b, seat, other), self.tactics(b, other), self.area(b, other)) if line
        ]
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
        """What is said of a task force of which nothing can be shown."""
        force = b.forces[seat]
        if force.out:
            return Text(self.say("out"), style=QUIET)
        if UNKNOWN in force.ships:
            return Text(self.say("forming", number=len(force.ships)), style=QUIET)
        return Text()

    def by_rows(self, b: Battle, seat: int, own: bool) -> list[tuple[str, list[int]]]:
        """The labels of the rows as they lie on the table, and the ships in each."""
        places = self.places(b, seat)
        found: dict[str, list[int]] = {}
        for row in OWN_ROWS if own else THEIR_ROWS:
            for ship in (ship for ship in b.forces[seat].ships if places[ship] == row):
                found.setdefault(self.label(b, ship, row), []).append(ship)
        return list(found.items())

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
        text = Text(fitted(self.ship_name(card), NAME_IN_LINE)).append(" ").append_text(self.hits(b, ship))
        if own and self.weapons(card):
            text.append(f" {self.weapons(card)}", style=QUIET)
        for word, style in self.conditions(b, ship):
            text.append(" ").append(word, style=style)
        return text

    def widths(self, b: Battle, width: int) -> list[int]:
        """Columns as wide as the widest entry of any force, so that all forces are aligned."""
        lines = [[Text(head) for head in self.heads()]]
        least_name = LEAST_NAME
        for seat, force in enumerate(b.forces):
            if UNKNOWN in force.ships:
                continue
            places = self.places(b, seat)
            for ship in force.ships:
                lines.append([Text(self.label(b, ship, places[ship])), *self.ship_cells(b, ship)])
                least_name = max(least_name, len(shortest(self.ship_name(b.ship(ship)))))
        widths = [max(cell.cell_len for cell in column) for column in zip(*lines, strict=True)]
        # Names are shortened first; then weapons go on in a second line; at last names are cut.
        for column, least in ((NAME, least_name), (WEAPONS, LEAST_WEAPONS), (NAME, LEAST_NAME)):
            over = max(0, sum(widths) + len(widths) - 1 - width)
            widths[column] = max(min(least, widths[column]), widths[column] - over)
        return widths

    def force_title(self, b: Battle, seat: int, other: int) -> Text:
        force = b.forces[other]
        text = Text(self.names[other], style=ATTENTION if b.acting == other else STRONG)
        if other == seat:
            text.append(f" ({self.say('you')})", style=STRONG)
        elif b.switches.team_size > 1 and b.same_team(seat, other):
            text.append(f" ({self.say('mate')})", style=STRONG)
        facts = [
            self.say("in-hand", number=len(force.hand)),
            self.order_card(b, other),
            self.say("pts", number=force.points),
            self.say("sank", number=len(force.sunk)) if force.sunk else "",
        ]
        if force.open:
            facts.append(self.say("hand-open"))
        text.append(f" · {self.dotted(facts)}", style=QUIET)
        if force.retreat != UNKNOWN:
            text.append(f"  {self.say('retreated')}", style=DANGER)
        return text

    def known(self, b: Battle, seat: int, other: int) -> Text | None:
        """13.2, 9.6, 13.64 Cards of another hand that the observer has seen, by the words of the notation."""
        held = [self.times(card.key, count) for card, count in self.held(b, other)]
        if other == seat or not held:
            return None
        return Text(self.say("known", cards=", ".join(held)), style=QUIET)

    def tactics(self, b: Battle, seat: int) -> Text | None:
        """13.5 The Tactics in front of a task force."""
        cards = b.forces[seat].tactics
        names = [self.times(self.card_name(b.card(card)), cards.count(card)) for card in dict.fromkeys(cards)]
        if not names:
            return None
        return Text(f"{self.say('tactics')} ", style=QUIET).append(", ".join(names), style=f"{LEGAL} not dim")

    def order_card(self, b: Battle, seat: int) -> str:
        force = b.forces[seat]
        if force.order == 0:
            return ""
        number = "?" if force.order == UNKNOWN else str(force.order)
        return self.say("order", number=number) + ("✓" if force.moved else "")

    def heads(self) -> list[str]:
        names = ("ship", "type", "hits", "weapons", "air", "points")
        return ["", *(self.say(f"head-{name}") for name in names)]

    def label(self, b: Battle, ship: int, row: int) -> str:
        """Where a ship stands; submarines stand apart, and what matters is whether they were heard."""
        if row == UNPLACED:
            return self.say("unplaced")
        if row:
            return self.say(f"row{row}")
        return self.say("active" if b.status[ship] & ACTIVE else "passive")

    def places(self, b: Battle, seat: int) -> dict[int, int]:
        """The row of each ship; while task forces are formed, of those placed so far."""
        top = b.stack[-1] if b.stack else None
        if not isinstance(top, Formation):
            return {ship: b.row(ship) for ship in b.forces[seat].ships}
        places = {ship: 0 if b.ship(ship).is_submarine else UNPLACED for ship in b.forces[seat].ships}
        run = top.runs.get(seat)
        if isinstance(run, Arrange):
            places.update(zip(run.ships, run.rows, strict=False))
        return places

    def ship_cells(self, b: Battle, ship: int, name_width: int = 100) -> list[Text]:
        """What stands in the line of a ship, behind the label of its row."""
        card = b.ship(ship)
        notes = Text(self.weapons(card))
        for word, style in self.conditions(b, ship):
            notes.append(" " if notes else "").append(word, style=style)
        return [
            Text(fitted(self.ship_name(card), name_width)),
            Text(card.type),
            self.hits(b, ship),
            notes,
            Text(self.air_defence(card)),
            Text(str(card.points)),
        ]

    def hits(self, b: Battle, ship: int) -> Text:
        whole = b.ship(ship).hits
        return Text(f"{whole - b.hurt[ship]}/{whole}", style=DANGER if b.hurt[ship] else "")

    def conditions(self, b: Battle, ship: int) -> list[tuple[str, str]]:
        """What has become of a ship, as words."""
        status = b.status[ship]
        found = []
        if status & CRIPPLED:
            found.append((self.say("crippled"), DANGER))
        if is_critical(b, ship):
            found.append((self.say("critical"), DANGER))
        if status & CREWED:
            found.append((self.say("crewed"), LEGAL))
        if status & NO_FIRE_CONTROL:
            found.append((self.say("no-fire-control"), DANGER))
        if status & DECK_ON_FIRE:
            found.append((self.say("deck-on-fire"), DANGER))
        if status & IDLE:
            found.append((self.say("idle"), QUIET))
        return found

    def weapons(self, ship: Ship) -> str:
        """One sign for each weapon symbol, the heaviest first."""
        found = [self.times(f'{GUN_SIZES[size]}"', ship.guns[size]) for size in (2, 1, 0) if ship.guns[size]]
        found += [
            self.times(MISSILE_TYPES[size], ship.missiles[size]) for size in (2, 1, 0) if ship.missiles[size]
        ]
        if ship.torpedoes:
            found.append(self.times(self.say("torpedo"), ship.torpedoes))
        if ship.strike:
            found.append(self.say("strike", number=ship.strike))
        return " ".join(found)

    def air_defence(self, ship: Ship) -> str:
        return "+".join(str(number) for number in ship.air_defence) or "-"

    def area(self, b: Battle, seat: int) -> Text | None:
        """Area defences: face up by name, face down as far as the observer may know."""
        laid = []
        for entry in b.forces[seat].area:
            card = entry & CARD_BITS
            name = "" if card == HIDDEN_CARD else self.card_name(b.card(card))
            if not entry & DOWN:
                laid.append(name)
            elif name:
                laid.append(self.say("face-down-known", card=name))
            else:
                laid.append(self.face_down(b, entry >> 8 & MAY_BITS))
        if not laid:
            return None
        return Text(f"{self.say('area')} ", style=QUIET).append(", ".join(laid), style="not dim")

    def face_down(self, b: Battle, may: int) -> str:
        if may == may_be_any(b):
            return self.say("face-down")
        names = []
        for bit, family in enumerate(MAY_NAMES):
            if may >> bit & 1:
                cards = [card for card in b.catalogue.cards if FAMILIES[card.family] == family]
                names.append(self.card_name(cards[0]) if cards else family)
        return self.say("face-down-may", cards=", ".join(names))

    # -- the hand ----------------

    def effect(self, b: Battle, card: Card) -> str:
        """What a card does at this table, with its own numbers."""
        numbers = {f"n{place}": number for place, number in enumerate(card.numbers, 1)}
        sizes = {"gun": GUN_SIZES, "missile": MISSILE_TYPES}.get(FAMILIES[card.family])
        # 12.8: heavier platforms fire it, too.
        wider = b.switches.attack_opportunities
        return self.say(
            self.hint(b, card),
            size="/".join(sizes[card.size :] if wider else sizes[card.size : card.size + 1]) if sizes else "",
            damage=card.damage,
            attacks=card.attacks,
            **numbers,
        )

    def hint(self, b: Battle, card: Card) -> str:
        """The id of the words that tell what a card does."""
        name = f"card-{FAMILIES[card.family]}"
        if card.family == MISSILE and card.size == HEAVY and b.switches.cruise_missiles:
            name = "card-cruise"
        elif card.family in (GUN, MISSILE) and card.size == ANY:
            name += "-any"
        elif card.family == COVER and not card.carrier_modified:
            name += "-land"
        elif card.family in NAMED:
            name += f"-{NAMED[card.family][card.size]}"
        return name.replace("_", "-")

    def held(self, b: Battle, seat: int) -> list[tuple[Card, int]]:
        hand = [card for card in b.forces[seat].hand if card != UNKNOWN]
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
            grid.add_row(Text(key, style=STRONG), Text(self.effect(b, card)))
        return Group(title, grid)

    def hand(self, view: State, seat: int) -> list[RenderableType]:
        b = cast(Battle, view)
        grid = Table.grid(padding=(0, 2, 0, 0))
        for card, count in self.held(b, seat):
            key = Text(self.times(card.key, count), style=STRONG)
            named = Text(self.card_name(card)).append(f"\n{self.effect(b, card)}", style=QUIET)
            grid.add_row(key, named, Text(RULES[card.family], style=QUIET))
        return [grid] if b.forces[seat].hand else [Text(self.say("hand-empty"))]


def draft_of(b: Battle) -> BattleStations | None:
    """The volley being drafted, if one is; a Special that is played meanwhile comes in between."""
    return next((step for step in b.stack if isinstance(step, BattleStations)), None)


def in_pairs(seats: list[int]) -> list[list[int]]:
    return [seats[place : place + 2] for place in range(0, len(seats), 2)]


def listed(pieces: list[Text]) -> list[Text]:
    """A comma behind each but the last."""
    return [piece.append(",") for piece in pieces[:-1]] + pieces[-1:]
