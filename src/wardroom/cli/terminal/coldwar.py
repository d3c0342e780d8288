"""The table of Cold War Naval Battles: task forces in their rows, the hand, piles and attacks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from rich.console import Group, JustifyMethod, RenderableType
from rich.table import Table
from rich.text import Text

from wardroom.cli.paper import table
from wardroom.cli.summary import cell, order
from wardroom.cli.terminal.board import ATTENTION, DANGER, LEGAL, QUIET, STRONG, Board
from wardroom.core.notation import find
from wardroom.core.outcome import AHEAD, CURRENT, PAST, Course
from wardroom.core.state import NOBODY, UNKNOWN, State
from wardroom.games.coldwar.actions import ATTACK, CARD, SHIP, is_attack, is_card, is_ship
from wardroom.games.coldwar.battle import (
    ACTIVE,
    ATTACK_NAMES,
    CARD_BITS,
    COMING,
    CREWED,
    CRIPPLED,
    CRUISE_ATTACK,
    DOWN,
    FATE_NAMES,
    HIDDEN_CARD,
    IDLE,
    MAY_BE_ANY,
    MAY_NAMES,
    Attack,
    Battle,
)
from wardroom.games.coldwar.catalogue import (
    ANY,
    BAD_LUCK,
    BOMBER,
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
from wardroom.games.coldwar.load import entries
from wardroom.games.coldwar.order import STATIONS
from wardroom.games.coldwar.summary import summary
from wardroom.games.coldwar.volley import BattleStations

# From here on two task forces stand side by side, and the hand beside one's own.
SIDE_BY_SIDE = 100
GAP = 1
UNPLACED = -1
# Rows as they lie on the table, the far edge first; 0 are the submarines.
THEIR_ROWS = (0, 3, 2, 1)
OWN_ROWS = (1, 2, 3, UNPLACED, 0)
JUSTIFY: tuple[JustifyMethod, ...] = ("left", "left", "left", "right", "left", "right", "right")
FATE_STYLES = {"coming": ATTENTION, "hit": DANGER}
# The rule that describes each family of cards, in their order.
RULES = (
    *("7.11", "7.12", "7.13", "7.15", "7.16", "7.17", "8.31", "8.32", "8.33", "9.1", "9.2", "9.3", "9.4"),
    *("7.14", "7.18", "8.35", "8.36", "8.38", "9.5", "9.6", "13.5", "13.6"),
)
# Families whose cards differ in what they do.
NAMED = {TACTIC: TACTICS, BAD_LUCK: STROKES}


class ColdWarBoard(Board):
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

    def table(self, view: State, seat: int, width: int) -> list[RenderableType]:
        b = cast(Battle, view)
        width -= 1
        wide = width + 1 >= SIDE_BY_SIDE
        others = [(seat + place) % b.seats for place in range(1, b.seats)]
        half = (width - GAP) // 2 if wide else width
        layout: list[RenderableType] = [self.headline(b), *self.course(b, width), Text()]
        if wide:
            for left, right in zip(others[::2], [*others[1::2], UNKNOWN], strict=False):
                pair = [self.force(b, seat, other, half) for other in (left, right) if other != UNKNOWN]
                layout += [self.beside(pair, half), Text()]
        else:
            for other in others:
                layout += [self.force(b, seat, other, width), Text()]
        line = Text("─" * width, style=QUIET)
        layout += [line, *self.piles(b, wide), *self.attacks(b, seat), line]
        own = self.force(b, seat, seat, half)
        hand = self.short_hand(b, seat)
        layout += [self.beside([own, hand], half)] if wide else [own, Text(), hand]
        return layout

    def beside(self, parts: list[RenderableType], width: int) -> RenderableType:
        grid = Table.grid(padding=(0, GAP, 0, 0))
        for _ in parts:
            grid.add_column(width=width)
        grid.add_row(*parts)
        return grid

    def headline(self, b: Battle) -> Text:
        text = Text(self.game.name, style=STRONG)
        where = [
            self.say("round", number=b.round),
            self.say("series", number=b.series) if b.series else "",
            self.say("last-series") if b.last_series == 2 else "",
            self.say("victory", number=b.switches.victory),
        ]
        return text.append("   " + self.dotted(where), style=QUIET)

    def course(self, b: Battle, width: int) -> list[RenderableType]:
        """The steps of the turn: the current one lit, those behind ticked, those left out struck through."""
        course = b.course()
        if course.seat == UNKNOWN:
            return []
        chapters: list[Text] = []
        for letter in "ABC":
            steps = Text(f"{letter} ", style=QUIET)
            for place, number in enumerate(course.steps):
                if number.split(".")[-2] == letter:
                    steps.append_text(self.step(course, place, width + 1 >= SIDE_BY_SIDE)).append(" ")
            chapters.append(steps)
        turn = Text(self.say("turn", name=self.names[course.seat]), style=STRONG)
        if b.fog and course.marks[STATIONS] in (AHEAD, CURRENT):
            turn.append("   ").append_text(self.fog(b))
        if width + 1 >= SIDE_BY_SIDE:
            return [chapters[0], chapters[1].append(" ").append_text(chapters[2]), turn]
        return [Text(" ").join(chapters), turn]

    def step(self, course: Course, place: int, named: bool) -> Text:
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

    def piles(self, b: Battle, wide: bool) -> list[RenderableType]:
        parts = [
            self.say("draw-pile", number=b.draw_left),
            self.say("discards", number=sum(b.discard)),
            self.say("ship-deck", number=b.deck_left + (1 if b.top != UNKNOWN else 0)),
        ]
        counts = Text(self.dotted(parts))
        if b.top == UNKNOWN:
            return [counts]
        ship = b.ship(b.top)
        top = Text(self.say("ship-top") + " ").append(self.ship_name(ship), style=STRONG)
        facts = [
            f"{ship.type} {ship.hits}/{ship.hits}",
            self.weapons(ship),
            f"{self.say('head-air')} {self.air_defence(ship)}" if ship.air_defence else "",
            self.say("points", number=ship.points),
        ]
        top.append(f"  {self.dotted(facts)}", style=QUIET)
        return [counts.append("   ").append_text(top)] if wide else [counts, top]

    # -- a task force ----------------

    def force(self, b: Battle, seat: int, other: int, width: int) -> RenderableType:
        """A task force with its rows; first rows face the middle of the table."""
        own = other == seat
        force = b.forces[other]
        parts: list[RenderableType] = [self.force_title(b, seat, other)]
        if force.out:
            parts.append(Text(self.say("out"), style=QUIET))
        elif UNKNOWN in force.ships:
            parts.append(Text(self.say("forming", number=len(force.ships)), style=QUIET))
        else:
            parts.append(self.ships(b, other, OWN_ROWS if own else THEIR_ROWS, self.widths(b, width)))
        area = self.area(b, other)
        if area:
            parts.insert(1 if own else len(parts), area)
        return Group(*parts)

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
        known = [self.card_name(b.card(card)) for card in force.hand if card != UNKNOWN and other != seat]
        if known:
            facts.append(self.say("known", cards=", ".join(known)))
        text.append(f" · {self.dotted(facts)}", style=QUIET)
        if force.retreat != UNKNOWN:
            text.append(f"  {self.say('retreated')}", style=DANGER)
        return text

    def order_card(self, b: Battle, seat: int) -> str:
        force = b.forces[seat]
        if force.order == 0:
            return ""
        number = "?" if force.order == UNKNOWN else str(force.order)
        return self.say("order", number=number) + ("✓" if force.moved else "")

    def ships(self, b: Battle, seat: int, rows: tuple[int, ...], widths: list[int]) -> RenderableType:
        grid = Table.grid(padding=(0, 1, 0, 0))
        for width, justify in zip(widths, JUSTIFY, strict=True):
            grid.add_column(width=width, justify=justify, overflow="fold")
        grid.add_row(*(Text(head, style=QUIET) for head in self.heads()))
        places = self.places(b, seat)
        for row in rows:
            label = ""
            for ship in (ship for ship in b.forces[seat].ships if places[ship] == row):
                new = self.label(b, ship, row)
                grid.add_row(Text(new if new != label else "", style=QUIET), *self.ship_cells(b, ship))
                label = new
        return grid

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

    def widths(self, b: Battle, width: int) -> list[int]:
        """Columns as wide as the widest entry of any force, so that all forces are aligned."""
        lines = [[Text(head) for head in self.heads()]]
        for seat, force in enumerate(b.forces):
            if UNKNOWN not in force.ships:
                places = self.places(b, seat)
                lines += [
                    [Text(self.label(b, ship, places[ship])), *self.ship_cells(b, ship)]
                    for ship in force.ships
                ]
        widths = [max(cell.cell_len for cell in column) for column in zip(*lines, strict=True)]
        # What does not fit is folded: first weapons, then names.
        for column, least in ((4, 9), (1, 8)):
            over = sum(widths) + len(widths) - width
            widths[column] = max(least, widths[column] - max(0, over))
        return widths

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

    def ship_cells(self, b: Battle, ship: int) -> list[Text]:
        card = b.ship(ship)
        left = card.hits - b.hurt[ship]
        hits = Text(f"{left}/{card.hits}", style=DANGER if b.hurt[ship] else "")
        notes = Text(self.weapons(card))
        for word, style in self.conditions(b, ship):
            notes.append(" " if notes else "").append(word, style=style)
        return [
            Text(self.ship_name(card)),
            Text(card.type),
            hits,
            notes,
            Text(self.air_defence(card)),
            Text(str(card.points)),
        ]

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
                laid.append(self.face_down(entry >> 8))
        if not laid:
            return None
        return Text(f"{self.say('area')} ", style=QUIET).append(", ".join(laid), style="not dim")

    def face_down(self, may: int) -> str:
        if may == MAY_BE_ANY:
            return self.say("face-down")
        names = [self._name(f"card/{MAY_NAMES[bit]}", MAY_NAMES[bit]) for bit in range(4) if may >> bit & 1]
        return self.say("face-down-may", cards=", ".join(names))

    # -- attacks ----------------

    def attacks(self, view: State, seat: int) -> list[RenderableType]:
        b = cast(Battle, view)
        if not b.volley:
            return []
        grid = Table.grid(padding=(0, 2, 0, 0))
        for place, attack in enumerate(b.volley):
            fate = FATE_NAMES[attack.fate]
            answers = [self.card_name(b.card(laid & 255)) for laid in b.laid if laid >> 8 & 255 == place]
            grid.add_row(
                *self.attack_cells(b, seat, place, attack),
                Text(self.say(f"fate-{fate}"), style=FATE_STYLES.get(fate, QUIET)),
                Text(", ".join(answers), style=LEGAL),
            )
        return [Text(self.say("volley"), style=STRONG), grid]

    def draft(self, view: State, seat: int) -> list[RenderableType]:
        b = cast(Battle, view)
        draft = draft_of(b)
        if draft is None or draft.seat != seat or not (draft.attacks or draft.area or draft.crews):
            return []
        grid = Table.grid(padding=(0, 2, 0, 0))
        for place, attack in enumerate(draft.attacks):
            grid.add_row(*self.attack_cells(b, seat, place, attack))
        for entry in draft.area:
            name = self.card_name(b.card(entry & CARD_BITS))
            laid = self.say("face-down-known", card=name) if entry & DOWN else name
            grid.add_row("", self.say("area-short"), laid)
        for entry in draft.crews:
            grid.add_row("", self.say("crewed"), self.ship_name(b.ship(entry >> 8)))
        return [Text(self.say("your-volley"), style=STRONG), grid]

    def attack_cells(self, b: Battle, seat: int, place: int, attack: Attack) -> list[Text]:
        at = self.say("at-you") if attack.seat == seat else self.names[attack.seat]
        if attack.target != NOBODY:
            gone = not b.owns(attack.seat, attack.target)
            where = self.say("gone") if gone else self.label(b, attack.target, b.row(attack.target))
            at = f"{self.ship_name(b.ship(attack.target))} ({at}, {where})"
        source = "" if attack.source == NOBODY else self.ship_name(b.ship(attack.source)) + " "
        return [
            Text(f"#{place + 1}", style=STRONG),
            Text(self.attack_name(b, attack)),
            Text(f"{source}› {at}", style=DANGER if attack.seat == seat else ""),
            Text(self.strength(attack), style=QUIET),
        ]

    def attack_name(self, b: Battle, attack: Attack) -> str:
        if attack.card == NOBODY or attack.kind == CRUISE_ATTACK:
            return self.say(f"attack-{ATTACK_NAMES[attack.kind]}")
        return self.card_name(b.card(attack.card))

    def strength(self, attack: Attack) -> str:
        parts = []
        if attack.damage:
            parts.append(self.say("damage", number=attack.damage))
        if attack.dice != 1:
            parts.append(self.say("dice", number=attack.dice))
        if attack.chance:
            parts.append(self.say("hits-on", number=attack.chance))
        return ", ".join(parts)

    def threatened(self, view: State, seat: int) -> bool:
        b = cast(Battle, view)
        return any(attack.seat == seat and attack.fate == COMING for attack in b.volley)

    # -- answers ----------------

    def note(self, view: State, seat: int, action: int) -> str:
        b = cast(Battle, view)
        if is_attack(action) and action - ATTACK < len(b.volley):
            attack = b.volley[action - ATTACK]
            cells = self.attack_cells(b, seat, action - ATTACK, attack)
            return f"{cells[1].plain}  {cells[2].plain}"
        if is_card(action) and action - CARD < len(b.catalogue.cards):
            return self.effect(b, b.card(action - CARD))
        if not is_ship(action) or action - SHIP >= len(b.catalogue.ships):
            return ""
        ship = action - SHIP
        owner = b.owner(ship)
        if owner == UNKNOWN or isinstance(b.stack[-1], Formation):
            return ""
        left = b.ship(ship).hits - b.hurt[ship]
        row = self.label(b, ship, b.row(ship))
        where = row if owner == seat else f"{self.names[owner]}, {row}"
        stands = self.say("stands", where=where, left=left, number=b.ship(ship).hits)
        draft = draft_of(b)
        launches = draft is not None and draft.card == NOBODY and draft.ship == NOBODY
        return f"{self.say('launches')}; {stands}" if launches else stands

    def aims(self, view: State, action: int) -> bool:
        b = cast(Battle, view)
        if is_card(action):
            return b.family(action - CARD) < BOMBER
        return is_ship(action) and b.ship(action - SHIP).is_carrier

    def is_target(self, action: int) -> bool:
        return is_ship(action)

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

    def short_hand(self, b: Battle, seat: int) -> RenderableType:
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column()
        grid.add_column(width=2, justify="right")
        grid.add_column()
        for card, count in self.held(b, seat):
            number = f"×{count}" if count > 1 else ""
            grid.add_row(Text(card.key, style=STRONG), number, Text(self.effect(b, card)))
        title = Text(self.say("hand"), style=STRONG)
        return Group(title, grid) if b.forces[seat].hand else title.append(f" {self.say('empty')}", QUIET)

    def hand(self, view: State, seat: int) -> list[RenderableType]:
        b = cast(Battle, view)
        grid = Table.grid(padding=(0, 2, 0, 0))
        for card, count in self.held(b, seat):
            key = Text(self.times(card.key, count), style=STRONG)
            named = Text(self.card_name(card)).append(f"\n{self.effect(b, card)}", style=QUIET)
            grid.add_row(key, named, Text(RULES[card.family], style=QUIET))
        return [grid] if b.forces[seat].hand else [Text(self.say("hand-empty"))]

    # -- one ship ----------------

    def pieces(self) -> list[str]:
        return [key.partition("/")[2] for key in self.words.things if key.startswith("ship/")]

    def piece(self, view: State, seat: int, word: str) -> list[RenderableType] | None:
        b = cast(Battle, view)
        ships = [SHIP + ship.id for ship in b.catalogue.ships]
        found = find(self.game, word.replace(" ", "-"), ships)
        if len(found) != 1:
            return None
        ship = b.ship(found[0] - SHIP)
        page = next((page for page in entries() if page["key"] == ship.key), {})
        grid = Table.grid(padding=(0, 2, 0, 0))
        for name, text in (
            ("type", f"{ship.type}  {self.say(f'type-{ship.type.lower()}')}"),
            ("class", ship.ship_class),
            ("nation", self.say(f"nation-{ship.nation}")),
            ("hits", str(ship.hits)),
            ("weapons", self.weapons(ship) or "-"),
            ("air", self.air_defence(ship)),
            ("points", str(ship.points)),
            ("traits", ", ".join(self.traits(ship))),
            ("tons", f"{page.get('tons') or ''}"),
            ("fit", f"{page.get('fit') or ''}"),
            ("place", self.place(b, seat, ship.id)),
        ):
            if text:
                grid.add_row(Text(self.say(f"ship-{name}"), style=QUIET), Text(text))
        return [Text(self.ship_name(ship), style=STRONG).append(f"  {ship.key}", style=QUIET), grid]

    def traits(self, ship: Ship) -> list[str]:
        found = [self.say("trait-hunter")] if ship.hunter else []
        return [*found, self.say("trait-elusive")] if ship.elusive else found

    def place(self, b: Battle, seat: int, ship: int) -> str:
        """Where it is and how it fares, if that is public."""
        if ship == b.top:
            return self.say("on-deck")
        owner = next((other for other in range(b.seats) if ship in b.forces[other].ships), UNKNOWN)
        sunk_by = [other for other in range(b.seats) if ship in b.forces[other].sunk]
        if sunk_by:
            return self.say("sunk-by", name=self.names[sunk_by[0]])
        if owner == UNKNOWN:
            return ""
        row = "" if isinstance(b.stack[-1], Formation) else self.label(b, ship, b.row(ship))
        damage = [self.card_name(b.card(card)) for card in b.damage_cards(owner, ship)]
        return ", ".join(
            part
            for part in (
                self.names[owner],
                row,
                *(word for word, _ in self.conditions(b, ship)),
                self.say("damaged-by", cards=", ".join(damage)) if damage else "",
            )
            if part
        )

    # -- points and reference ----------------

    def summary(self) -> list[RenderableType]:
        found = summary()
        rules = {meeting["defence"]: meeting["rule"] for meeting in found}
        defences = sorted(rules, key=lambda defence: order(rules[defence]))
        page = table()
        page.add_column(self.words.text("summary-attack"))
        for defence in defences:
            head = Text(self.words.text(f"summary-{defence}"), style=STRONG)
            page.add_column(head.append(f"\n{rules[defence]}", style=QUIET))
        for attack, source in dict.fromkeys((meeting["attack"], meeting["source"]) for meeting in found):
            met = [meeting for meeting in found if (meeting["attack"], meeting["source"]) == (attack, source)]
            cells = [cell(self.words, [m for m in met if m["defence"] == defence]) for defence in defences]
            name = self.words.text("summary-from", attack=attack, source=source or "none")
            page.add_row(name, *(Text.from_markup(text) for text in cells), end_section=True)
        return [page, Text(self.words.text("summary-legend"), style=QUIET)]

    def points(self, view: State) -> list[int]:
        return [force.points for force in cast(Battle, view).forces]

    def sinkings(self, view: State, seat: int, other: int) -> tuple[list[str], int | None]:
        """11.1 How much lies in another player's pile is shown only if the table agreed to."""
        b = cast(Battle, view)
        ships = b.forces[other].sunk
        told = other == seat or b.switches.open_scores
        return [self.ship_name(b.ship(ship)) for ship in ships], (
            sum(b.ship(ship).points for ship in ships) if told else None
        )


def draft_of(b: Battle) -> BattleStations | None:
    """The volley being drafted, if one is."""
    top = b.stack[-1] if b.stack else None
    return top if isinstance(top, BattleStations) else None
