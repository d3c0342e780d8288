"""Draws the board of Cold War Naval Battles: task forces, area defences, Fog of War and ship deck."""

from __future__ import annotations

from rich.text import Text

from wardroom.cli.terminal.board import ATTENTION, DANGER, LEGAL, QUIET, STRONG
from wardroom.cli.terminal.fleet_drawing import UNPLACED, FleetDrawing
from wardroom.cli.terminal.shipnames import fitted
from wardroom.core.outcome import AHEAD, CURRENT, Course
from wardroom.core.state import UNKNOWN
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

# The rule that describes each family of cards, in their order.
RULES = (
    *("7.11", "7.12", "7.13", "7.15", "7.16", "7.17", "8.31", "8.32", "8.33", "9.1", "9.2", "9.3", "9.4"),
    *("7.14", "7.18", "8.35", "8.36", "8.38", "9.5", "9.6", "13.5", "13.6"),
)
# Families whose cards differ in what they do.
NAMED = {TACTIC: TACTICS, BAD_LUCK: STROKES}


class ColdWarDrawing(FleetDrawing[Battle, Ship, Card]):
    def ship(self, b: Battle, ship: int) -> Ship:
        return b.ship(ship)

    def card(self, b: Battle, card: int) -> Card:
        return b.card(card)

    def acting(self, b: Battle) -> int:
        return b.acting

    def is_mate(self, b: Battle, seat: int, other: int) -> bool:
        return b.switches.team_size > 1 and b.same_team(seat, other)

    # -- turn and piles ----------------

    def progress(self, b: Battle) -> list[str]:
        return [
            self.say("round", number=b.round),
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
            steps.append_text(self.step(course, place, named, short)).append(" ")
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
            f"{self.say('head-air')} {self.air_defence(ship)}" if ship.air_defence else "",
            self.say("points", number=ship.points),
        ]
        return top.append(f"  {self.dotted(found)}", style=QUIET)

    # -- a task force ----------------

    def ships_of(self, b: Battle, seat: int) -> list[int]:
        return [ship for ship in b.forces[seat].ships if ship != UNKNOWN]

    def is_active(self, b: Battle, ship: int) -> bool:
        return bool(b.status[ship] & ACTIVE)

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

    def hurt(self, b: Battle, ship: int) -> int:
        return b.hurt[ship]

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

    def hand_of(self, b: Battle, seat: int) -> list[int]:
        return b.forces[seat].hand

    def rule_of(self, card: Card) -> str:
        return RULES[card.family]


def draft_of(b: Battle) -> BattleStations | None:
    """The volley being drafted, if one is; a Special that is played meanwhile comes in between."""
    return next((step for step in b.stack if isinstance(step, BattleStations)), None)
