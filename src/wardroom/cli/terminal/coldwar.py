"""Cold War Naval Battles in the terminal: task forces, area defences, Fog of War, attacks, answers, ships."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from wardroom.cli.terminal.board import ATTENTION, DANGER, LEGAL, QUIET, STRONG
from wardroom.cli.terminal.fleets import UNPLACED, Declared, Fleet, FleetBoard, listed
from wardroom.cli.terminal.shipnames import fitted
from wardroom.core.events import Event
from wardroom.core.outcome import AHEAD, CURRENT, Course, Scored
from wardroom.core.sealed import Window
from wardroom.core.state import NOBODY, UNKNOWN, State
from wardroom.games.coldwar import actions, battle, catalogue, decisions, task_force
from wardroom.games.coldwar.attacks import same_strike
from wardroom.games.coldwar.battle import (
    Attack,
    Battle,
)
from wardroom.games.coldwar.catalogue import FAMILIES, GUN_SIZES, MISSILE_TYPES, Card, Ship
from wardroom.games.coldwar.damage import is_critical
from wardroom.games.coldwar.formation import Arrange, Formation
from wardroom.games.coldwar.order import STATIONS
from wardroom.games.coldwar.scores import scored_rounds
from wardroom.games.coldwar.tactics import tactics_in_hand
from wardroom.games.coldwar.volley import BattleStations, may_be_any

# The rule that describes each family of cards, in their order.
RULES = (
    *("7.11", "7.12", "7.13", "7.15", "7.16", "7.17", "8.31", "8.32", "8.33", "9.1", "9.2", "9.3", "9.4"),
    *("7.14", "7.18", "8.35", "8.36", "8.38", "9.5", "9.6", "13.5", "13.6"),
)
# Families whose cards differ in what they do.
NAMED = {catalogue.TACTIC: catalogue.TACTICS, catalogue.BAD_LUCK: catalogue.STROKES}
# Questions that come between: 9.6, 13.5, 9.5, 13.4, 8.36.
WINDOWS = {
    "negate": decisions.NEGATE.name,
    "tactic": decisions.TACTIC_MOMENT.name,
    "refuel": decisions.REFUEL.name,
    "escort": decisions.ESCORT.name,
    "dive": decisions.CRASH_DIVE.name,
}


class ColdWarBoard(FleetBoard[Battle, Ship, Card]):
    actions = actions
    active = battle.ACTIVE

    def fleets(self, b: Battle) -> Sequence[Fleet]:
        return b.forces

    # -- turn and piles ----------------

    def progress(self, b: Battle) -> list[str]:
        return [
            self.words.text("after-round", number=b.round),
            self.say("series", number=b.series) if b.series else "",
            self.say("last-series") if b.last_series == 2 else "",
            self.say("victory", number=b.switches.victory),
        ]

    def steps(self, course: Course, named: bool) -> list[Text]:
        """By the letters of the rulebook."""
        chapters: dict[str, Text] = {}
        for place, number in enumerate(course.steps):
            _, letter, short = number.rsplit(".", 2)
            steps = chapters.setdefault(letter, Text().append(f"{letter} ", style=QUIET))
            steps.append_text(self.step(course, place, "" if named else short)).append(" ")
        return list(chapters.values())

    def stakes(self, b: Battle, course: Course) -> Text:
        return self.fog(b) if b.fog and course.marks[STATIONS] in (AHEAD, CURRENT) else Text()

    def fog(self, b: Battle) -> Text:
        """Fog of War of the turn: what is left of it, as far as the observer knows."""
        draft = draft_of(b)
        left = draft.fog_left(b) if draft is not None and draft.seat == b.observer else b.fog
        text = Text(self.say("fog") + " ").append("●" * left, style=ATTENTION)
        text.append("○" * (b.fog - left), style=QUIET)
        return text.append(f" {self.say('fog-left', left=left, number=b.fog)}")

    def piles(self, b: Battle, facts: bool) -> list[Text]:
        counts = [
            self.say("draw-pile", number=b.draw_left)
            + (f" ({self.say('bad-luck-top')})" if b.bad_next and b.draw_left else ""),
            self.say("discards", number=sum(b.discard)),
            self.say("ship-deck", number=b.deck_left + (1 if b.top != UNKNOWN else 0)),
        ]
        top = [self.top_ship(b, facts)] if b.top != UNKNOWN else []
        return [Text(self.dotted(counts)), *top]

    def top_ship(self, b: Battle, facts: bool) -> Text:
        ship = b.ship(b.top)
        top = Text(self.say("ship-top") + " ").append(self.ship_name(ship), style=STRONG)
        if not facts:
            return top
        found = [
            f"{ship.type} {ship.hits}/{ship.hits}",
            self.weapons(b, ship),
            f"{self.words.text('column-air_defense')} {self.air_defence(ship)}" if ship.air_defence else "",
            self.say("points", number=ship.points),
        ]
        return top.append(f"  {self.dotted(found)}", style=QUIET)

    # -- a task force ----------------

    def ships_of(self, b: Battle, seat: int) -> list[int]:
        return [ship for ship in b.forces[seat].ships if ship != UNKNOWN]

    def before(self, b: Battle, seat: int, other: int) -> list[Text]:
        lines = (self.known(b, seat, other), self.tactics(b, other), self.area(b, other))
        return [line for line in lines if line]

    def instead_of_ships(self, b: Battle, seat: int) -> Text:
        """What is said of a task force of which nothing can be shown."""
        force = b.forces[seat]
        if force.out:
            return Text(self.say("out"), style=QUIET)
        if UNKNOWN in force.ships:
            return Text(self.say("forming", number=len(force.ships)), style=QUIET)
        return Text()

    def fleet_facts(self, b: Battle, seat: int) -> list[str]:
        force = b.forces[seat]
        return [
            self.say("in-hand", number=len(force.hand)),
            self.order_card(b, seat),
            self.say("pts", number=force.points),
            self.say("sank", number=len(force.sunk)) if force.sunk else "",
            self.say("hand-open") if force.open else "",
        ]

    def has_retreated(self, b: Battle, seat: int) -> bool:
        return b.forces[seat].retreat != UNKNOWN

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
        notes = Text(self.weapons(b, card))
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

    def whole(self, ship: Ship) -> int:
        return ship.hits

    def conditions(self, b: Battle, ship: int) -> list[tuple[str, str]]:
        """What has become of a ship, as words."""
        status = b.status[ship]
        found = []
        if status & battle.CRIPPLED:
            found.append((self.words.text("table-state-crippled"), DANGER))
        if is_critical(b, ship):
            found.append((self.say("critical"), DANGER))
        if status & battle.CREWED:
            found.append((self.words.text("table-flag-crewed"), LEGAL))
        if status & battle.NO_FIRE_CONTROL:
            found.append((self.say("no-fire-control"), DANGER))
        if status & battle.DECK_ON_FIRE:
            found.append((self.say("deck-on-fire"), DANGER))
        if status & battle.IDLE:
            found.append((self.say("idle"), QUIET))
        return found

    def weapons(self, b: Battle, ship: Ship) -> str:
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
            card = entry & task_force.CARD_BITS
            name = "" if card == task_force.HIDDEN_CARD else self.card_name(b.card(card))
            if not entry & task_force.DOWN:
                laid.append(name)
            elif name:
                laid.append(self.say("face-down-known", card=name))
            else:
                laid.append(self.face_down(b, entry >> 8 & task_force.MAY_BITS))
        if not laid:
            return None
        return Text(f"{self.say('area')} ", style=QUIET).append(", ".join(laid), style="not dim")

    def face_down(self, b: Battle, may: int) -> str:
        if may == may_be_any(b):
            return self.words.text("table-face-down-short")
        names = []
        for bit, family in enumerate(task_force.MAY_NAMES):
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
        if card.family == catalogue.MISSILE and card.size == catalogue.HEAVY and b.switches.cruise_missiles:
            name = "card-cruise"
        elif card.family in (catalogue.GUN, catalogue.MISSILE) and card.size == catalogue.ANY:
            name += "-any"
        elif card.family == catalogue.COVER and not card.carrier_modified:
            name += "-land"
        elif card.family in NAMED:
            name += f"-{NAMED[card.family][card.size]}"
        return name.replace("_", "-")

    def rule_of(self, card: Card) -> str:
        return RULES[card.family]

    # -- attacks ----------------

    def attacks(self, view: State, seat: int) -> list[RenderableType]:
        return super().attacks(view, seat) or self.bad_luck(cast(Battle, view))

    def answers_to(self, b: Battle, place: int) -> list[Text]:
        answers = [self.card_name(b.card(laid & 255)) for laid in b.laid if laid >> 8 & 255 == place]
        return [Text(", ".join(answers), style=LEGAL)]

    def fate(self, attack: Declared) -> str:
        return f"fate-{battle.FATE_NAMES[attack.fate]}"

    def bad_luck(self, b: Battle) -> list[RenderableType]:
        """13.6 What has been drawn and is still to strike."""
        if not b.luck or b.acting == UNKNOWN:
            return []
        text = Text(self.say("bad-luck", name=self.names[b.acting]), style=DANGER)
        cards = [b.card(card) for card in b.luck]
        return [text, *(Text(f"  {self.card_name(card)}  {self.effect(b, card)}") for card in cards)]

    def draft(self, view: State, seat: int) -> list[RenderableType]:
        b = cast(Battle, view)
        top = b.stack[-1] if b.stack else None
        if isinstance(top, Formation):
            return self.formation(b, top.runs.get(seat))
        draft = draft_of(b)
        if draft is None or draft.seat != seat or not (draft.attacks or draft.area):
            return []
        grid = Table.grid(padding=(0, 2, 0, 0))
        for place, attack in enumerate(draft.attacks):
            shown = attack.copy()
            shown.surprise = any(same_strike(draft.attacks, entry >> 8, place) for entry in draft.surprises)
            grid.add_row(*self.attack_cells(b, seat, place, shown))
        for entry in draft.area:
            name = self.card_name(b.card(entry & task_force.CARD_BITS))
            laid = self.say("face-down-known", card=name) if entry & task_force.DOWN else name
            grid.add_row("", self.say("area-short"), laid)
        return [Text(self.say("your-volley"), style=STRONG), grid]

    def formation(self, b: Battle, run: object) -> list[RenderableType]:
        """The rows chosen so far, and the ships that are still to come."""
        if not isinstance(run, Arrange) or not run.rows:
            return []
        chosen = {
            row: [ship for ship, at in zip(run.ships, run.rows, strict=False) if at == row]
            for row in run.rows
        }
        lines = [(self.say(f"row{row}"), chosen[row]) for row in sorted(chosen)]
        lines.append((self.say("to-place"), run.ships[len(run.rows) :]))
        grid = Table.grid(padding=(0, 2, 0, 0))
        for label, ships in lines:
            names = listed([Text(self.ship_name(b.ship(ship))) for ship in ships])
            grid.add_row(Text(label, style=QUIET), Text(" ").join(names))
        return [Text(self.say("your-formation"), style=STRONG), grid]

    def attack_name(self, b: Battle, attack: Declared) -> str:
        if attack.card == NOBODY or attack.kind == battle.CRUISE_ATTACK:
            return self.say(f"attack-{battle.ATTACK_NAMES[attack.kind]}")
        return self.card_name(b.card(attack.card))

    def strength(self, attack: Declared) -> Text:
        shown = cast(Attack, attack)
        parts = []
        if shown.damage:
            parts.append(self.words.text("board-damage", number=shown.damage))
        if shown.dice != 1:
            parts.append(self.say("dice", number=shown.dice))
        if shown.chance:
            parts.append(self.say("hits-on", number=shown.chance))
        strength = Text(", ".join(parts), style=QUIET)
        if shown.surprise:
            strength.append(", " if strength else "")
            strength.append(self.words.text("table-surprise"), style=f"{ATTENTION} not dim")
        return strength

    # -- answers ----------------

    def can_wait(self, view: State, action: int) -> bool:
        """13.5 A Tactic may be played at any question; where it matters there is one of its own."""
        return actions.is_tactic(action) and not isinstance(view.stack[-1], Window)

    def held_back(self, view: State, seat: int) -> list[int]:
        return tactics_in_hand(cast(Battle, view), seat)

    def windows(self) -> dict[str, str]:
        return WINDOWS

    def note(self, view: State, seat: int, action: int) -> str:
        b = cast(Battle, view)
        draft = draft_of(b)
        told = self.attack_note(b, seat, action, b.volley)
        told = told or self.attack_note(b, seat, action, draft.attacks if draft is not None else [])
        if told:
            return told
        if actions.is_card(action) and action - actions.CARD < len(b.catalogue.cards):
            return self.effect(b, b.card(action - actions.CARD))
        if actions.is_tactic(action):
            which = action - actions.TACTIC
            kinds = [
                card for card in b.catalogue.cards if card.family == catalogue.TACTIC and card.size == which
            ]
            return self.say("plays-tactic", effect=self.effect(b, kinds[0])) if kinds else ""
        if not actions.is_ship(action) or action - actions.SHIP >= len(b.catalogue.ships):
            return ""
        ship = action - actions.SHIP
        top = b.stack[-1]
        if b.owner(ship) == UNKNOWN or isinstance(top, Formation):
            return ""
        launches = isinstance(top, BattleStations) and top.card == NOBODY and top.ship == NOBODY
        return self.ship_note(b, seat, ship, b.row(ship), launches)

    def aims(self, view: State, action: int) -> bool:
        b = cast(Battle, view)
        if actions.is_card(action):
            return b.family(action - actions.CARD) < catalogue.BOMBER
        return actions.is_ship(action) and b.ship(action - actions.SHIP).is_carrier

    # -- one ship ----------------

    def ship_facts(self, b: Battle, seat: int, ship: Ship) -> list[tuple[str, str]]:
        page = self.written(ship.key)
        return [
            ("ship-type", f"{ship.type}  {self.say(f'type-{ship.type.lower()}')}"),
            ("ship-class", ship.ship_class),
            ("ship-nation", self.words.text(f"nation-{ship.nation}")),
            ("ship-hits", str(ship.hits)),
            ("ship-weapons", self.weapons(b, ship) or "-"),
            ("ship-air", self.air_defence(ship)),
            ("ship-points", str(ship.points)),
            ("ship-traits", ", ".join(self.traits(ship))),
            ("ship-tons", f"{page.get('tons') or ''}"),
            ("ship-fit", f"{page.get('fit') or ''}"),
            ("ship-place", self.place(b, seat, ship.id)),
        ]

    def traits(self, ship: Ship) -> list[str]:
        found = [self.say("trait-hunter")] if ship.hunter else []
        return [*found, self.say("trait-elusive")] if ship.elusive else found

    def place(self, b: Battle, seat: int, ship: int) -> str:
        """Where it is and how it fares, if that is public."""
        if ship == b.top:
            return self.say("on-deck")
        if ship in b.lost:
            return self.say("blown-up")
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

    # -- points ----------------

    def scored(self, view: State, events: Sequence[Event]) -> list[list[Scored]]:
        worth = {ship.key: ship.points for ship in cast(Battle, view).catalogue.ships}
        return scored_rounds(list(events), len(self.names), worth)

    def score_parts(self) -> list[str]:
        return [self.say(f"scored-{part}") for part in ("sunk", "afloat", "damage")]

    def sinkings(self, view: State, seat: int, other: int) -> tuple[list[str], int | None]:
        """11.1 How much lies in another player's pile is shown only if the table agreed to."""
        b = cast(Battle, view)
        ships = b.forces[other].sunk
        told = other == seat or b.switches.open_scores
        return [self.ship_name(b.ship(ship)) for ship in ships], (
            sum(b.ship(ship).points for ship in ships) if told else None
        )


def draft_of(b: Battle) -> BattleStations | None:
    """The volley being drafted, if one is; a Special that is played meanwhile comes in between."""
    return next((step for step in b.stack if isinstance(step, BattleStations)), None)


BOARD = ColdWarBoard
