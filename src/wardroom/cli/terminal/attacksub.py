"""Attack Sub in the terminal: both forces with their tracks and contacts, what is going on, and the hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from wardroom.cli.terminal.board import ATTENTION, DANGER, LEGAL, QUIET, STRONG
from wardroom.cli.terminal.hands import HandBoard
from wardroom.cli.terminal.packing import packed
from wardroom.core.events import Event
from wardroom.core.outcome import Scored
from wardroom.core.state import NOBODY, UNKNOWN, State
from wardroom.games.attacksub import actions, battle
from wardroom.games.attacksub.actions import CARD, SHIP
from wardroom.games.attacksub.battle import Battle
from wardroom.games.attacksub.catalogue import KINDS, NONE, WL, Card, X
from wardroom.games.attacksub.lockon import Attack
from wardroom.games.attacksub.range import Range
from wardroom.games.attacksub.search import Search
from wardroom.games.attacksub.stations import at_stations
from wardroom.games.attacksub.turn import PlayerTurn
from wardroom.games.attacksub.victory import points_of

# The rule that describes each kind of card, in their order.
RULES = ("4.21", "4.22", "4.2", "5.1", "6.1", "7.1", "8.1", "6.7", "3.6", "9.4", "10.1")


class AttackSubBoard(HandBoard[Battle, Card]):
    # -- names ----------------

    def ship_name(self, b: Battle, place: int) -> str:
        return self.name_of(f"ship/{b.ships[place].key}", b.ships[place].name)

    def actor_name(self, b: Battle, actor: int) -> str:
        if actor == battle.FORCE:
            return self.say("sub-force")
        if actor >= battle.HELI:
            return self.say("sub-helicopter-of", ship=self.ship_name(b, actor - battle.HELI))
        return self.ship_name(b, actor)

    def card_name(self, card: Card) -> str:
        """With the turn in which it can be played (1.4)."""
        when = "both" if card.black and card.red else "red" if card.red else "black"
        return f"{self.name_of(f'card/{card.stem}', card.name)}  ({self.say(f'sub-{when}')})"

    # -- the whole board ----------------

    def drawings(self, view: State, seat: int, width: int) -> Iterator[list[RenderableType]]:
        b = cast(Battle, view)
        for airy, listed in ((True, True), (False, True), (False, False)):
            gap = [Text()] if airy else []
            yield [
                *self.top(b, width - 1, airy),
                *gap,
                self.side(b, seat, 1 - seat),
                *gap,
                self.middle(b),
                self.side(b, seat, seat),
                *gap,
                self.short_hand(b, seat, listed),
                *self.attacks(b, seat),
            ]

    def top(self, b: Battle, width: int, airy: bool) -> list[Text]:
        """Scenario, whose turn it is, and how far it has come."""
        title = self.name_of(f"scenario/{b.scenario.key}", b.scenario.title)
        game = Text(f"{self.title} · {title}", style=STRONG)
        deck = Text(self.say("sub-deck", number=b.deck, decks=b.switches.decks), style=QUIET)
        course = b.course()
        if course.seat == UNKNOWN:
            return packed([game, deck], width, "   ")
        turn = Text(self.say("turn", name=self.names[course.seat]), style=STRONG)
        steps = [self.step(course, place) for place in range(len(course.steps))]
        if airy:
            return [*packed([game, deck], width, "   "), *packed(steps, width), turn]
        return [*packed([turn, game, deck], width, "   "), *packed(steps, width)]

    def middle(self, b: Battle) -> RenderableType:
        parts = [
            self.say("draw-pile", number=b.pile_left),
            self.say("discards", number=sum(b.discard) + len(b.under[0]) + len(b.under[1])),
            self.words.text("odds-weather") if b.bad_weather else "",
        ]
        return Rule(Text(self.dotted(parts)), align="left", style=QUIET)

    # -- one side ----------------

    def side(self, b: Battle, seat: int, other: int) -> RenderableType:
        title = Text(self.names[other], style=ATTENTION if b.acting == other else STRONG)
        if other == seat:
            title.append(f" ({self.say('you')})", style=STRONG)
        side = b.side(other)
        facts = [self.say("in-hand", number=len(b.hands[other]))]
        if side != UNKNOWN:
            facts.insert(0, self.words.text(f"side-{b.scenario.sides[side]}"))
            if b.scenario.points_needed[side]:
                facts.append(
                    self.say("sub-points", number=points_of(b, side), needed=b.scenario.points_needed[side])
                )
        title.append(f" · {' · '.join(facts)}", style=QUIET)
        grid = Table.grid(padding=(0, 2, 0, 0))
        heads = ("head-ship", "head-type", "sub-head-sensor", "sub-head-attack", "sub-head-values")
        grid.add_row(*(Text(self.say(head), style=QUIET) for head in (*heads, "sub-head-contacts")), Text())
        away: list[str] = []
        for place in range(b.places):
            if b.owner[place] != other:
                continue
            if b.status[place] == battle.IN_PLAY:
                grid.add_row(*self.ship_cells(b, place))
            else:
                state = self.say(f"sub-{battle.STATUS_NAMES[b.status[place]]}")
                away.append(f"{self.ship_name(b, place)} ({state})")
        return Group(title, grid, *([Text("  " + ", ".join(away), style=QUIET)] if away else []))

    def ship_cells(self, b: Battle, place: int) -> list[Text]:
        ship = b.ships[place]
        return [
            Text(self.ship_name(b, place), style=DANGER if b.damaged[place] else ""),
            Text(ship.type),
            self.track([shown(value) for value in ship.sensor], b.sensor[place]),
            self.track(self.attack_boxes(b, place), b.attack[place]),
            Text(f"{b.detect_value(place)}/{b.defence_value(place)}"),
            self.contacts(b, place),
            self.marks(b, place),
        ]

    def attack_boxes(self, b: Battle, place: int) -> list[str]:
        """6.2 Against ships and submarines; a surface ship keeps so many helicopters up instead."""
        ship = b.ships[place]
        found = []
        for surface, sub in zip(ship.surface, ship.attack, strict=True):
            first = shown(surface) if ship.is_sub else f"{surface}h" if ship.duration else ""
            found.append(f"{first}/{shown(sub)}" if first else shown(sub))
        return found

    def track(self, boxes: list[str], at: int) -> Text:
        """The boxes of a track, the marker around its own."""
        text = Text()
        for box, value in enumerate(boxes):
            text.append(" " if box else "")
            text.append(f"[{value}]" if box == at else value, style=STRONG if box == at else QUIET)
        return text

    def contacts(self, b: Battle, place: int) -> Text:
        """4.4 Who has found the ship, and how well."""
        found = []
        for column in range(b.width):
            box = b.box(place, column)
            if box:
                who = self.say("sub-force") if column == b.places else self.ship_name(b, column)
                level = (
                    self.words.text("attacksub-level-no-attack")
                    if b.level(place, column) == 0
                    else str(b.level(place, column))
                )
                found.append(f"{who} {level}")
        return Text(", ".join(found) or self.say("sub-no-contact"), style=LEGAL if found else QUIET)

    def marks(self, b: Battle, place: int) -> Text:
        """Malfunctions, Systems Shutdown, Battle Stations, helicopters."""
        marks = []
        for weak, system in ((b.weak_sensor[place], "sensor"), (b.weak_attack[place], "attack")):
            if weak:
                how = self.words.text("odds-down") if weak == battle.DOWN else f"−{weak}"
                marks.append(f"{self.say(f'sub-{system}')} {how}")
        if b.dead[place]:
            marks.append(self.words.text("attacksub-flag-dead"))
        if at_stations(b, place):
            marks.append(self.words.text("attacksub-flag-stations"))
        if b.helicopters(place):
            marks.append(self.say("sub-aloft", number=b.helicopters(place)))
        return Text(", ".join(marks), style=ATTENTION)

    # -- what goes on ----------------

    def attacks(self, view: State, seat: int) -> list[RenderableType]:
        """A search, a shot or a move that is being answered."""
        b = cast(Battle, view)
        for step in reversed(b.stack):
            if isinstance(step, Attack):
                cards = " + ".join(b.cards[card].key for card in step.cards)
                evasions = "".join(f" − {b.cards[card].key}" for card in step.evasions)
                told = (
                    f"{self.actor_name(b, step.actor)} › {self.ship_name(b, step.target)}: {cards}{evasions}"
                )
                return [Text(told, style=DANGER if b.owner[step.target] == seat else STRONG)]
            if isinstance(step, Search):
                targets = step.named or [step.target]
                names = ", ".join(self.ship_name(b, place) for place in targets if place != NOBODY)
                how = self.say("sub-active" if step.active else "sub-passive")
                return [Text(f"{self.actor_name(b, step.actor)} › {names}: {how}", style=STRONG)]
            if isinstance(step, Range):
                how = self.say("sub-closes" if step.close else "sub-opens")
                at = self.actor_name(b, step.target)
                return [Text(f"{self.actor_name(b, step.mover)} › {at}: {how}", style=STRONG)]
        return []

    def draft(self, view: State, seat: int) -> list[RenderableType]:
        b = cast(Battle, view)
        top = b.stack[-1] if b.stack else None
        if not isinstance(top, PlayerTurn) or top.seat != seat or top.play == NOBODY:
            return []
        parts = [self.game.action_text(top.play)]
        if top.mode != NOBODY:
            parts.append(self.game.action_text(top.mode))
        if top.actor != NOBODY:
            parts.append(self.actor_name(b, top.actor))
        if top.target != NOBODY:
            parts.append(f"› {self.ship_name(b, top.target)}")
        return [Text(f"{self.say('sub-your-play')} {' '.join(parts)}", style=STRONG)]

    def threatened(self, view: State, seat: int) -> bool:
        b = cast(Battle, view)
        return any(isinstance(step, Attack) and b.owner[step.target] == seat for step in b.stack)

    # -- answers ----------------

    def note(self, view: State, seat: int, action: int) -> str:
        b = cast(Battle, view)
        if actions.is_card(action):
            return self.effect(b, b.cards[action - CARD])
        if not actions.is_ship(action):
            return ""
        place = b.lineup.place_of[action - SHIP]
        if place == NOBODY:
            return ""
        detect, defence = b.detect_value(place), b.defence_value(place)
        return self.say("sub-stands", detect=detect, defence=defence, contacts=self.contacts(b, place).plain)

    def aims(self, view: State, action: int) -> bool:
        b = cast(Battle, view)
        return actions.is_card(action) and b.cards[action - CARD].kind == WL

    def is_target(self, action: int) -> bool:
        return actions.is_ship(action)

    # -- cards ----------------

    def effect(self, b: Battle, card: Card) -> str:
        """What a card does, its random number and the hit it makes."""
        name = f"sub-card-{KINDS[card.kind]}"
        number = self.words.text("number-x") if card.rn == X else str(card.rn)
        does = self.say(name, fire=card.fire, contact=card.contact, need=card.need, value=card.value)
        only = f" {self.say('sub-only')}" if card.sub_only else ""
        return (
            f"{does}{only} · {self.say('sub-number', number=number, hit=self.words.text(f'hit-{card.hit}'))}"
        )

    def hand_of(self, b: Battle, seat: int) -> list[int]:
        return b.hands[seat]

    def card(self, b: Battle, card: int) -> Card:
        return b.cards[card]

    def rule_of(self, card: Card) -> str:
        return RULES[card.kind]

    def legend(self) -> str:
        return self.say("sub-legend")

    def colour(self, card: Card) -> str:
        """1.4 Black for one's own turn, red for the enemy's."""
        if card.black and card.red:
            return STRONG
        return DANGER if card.red else QUIET

    # -- one ship ----------------

    def piece(self, view: State, seat: int, word: str) -> list[RenderableType] | None:
        b = cast(Battle, view)
        action = self.meant(word, [SHIP + ship.id for ship in b.catalogue.ships])
        if action == NOBODY:
            return None
        ship = b.catalogue.ships[action - SHIP]
        place = b.lineup.place_of[ship.id]
        facts = [
            ("ship-type", ship.type),
            ("ship-class", ship.ship_class),
            ("sub-head-sensor", " ".join(shown(value) for value in ship.sensor)),
            ("sub-head-attack", " ".join(shown(value) for value in ship.attack)),
            ("sub-detect", f"{ship.detect}/{ship.detect_damaged}"),
            ("sub-duration", str(ship.duration or "")),
            ("ship-tons", f"{self.written(ship.key).get('tons') or ''}"),
            ("ship-place", self.contacts(b, place).plain if place != NOBODY else ""),
        ]
        return self.page(self.name_of(f"ship/{ship.key}", ship.name), ship.key, facts)

    # -- points and reference ----------------

    def points(self, view: State) -> list[int]:
        b = cast(Battle, view)
        return [0 if b.side(seat) == UNKNOWN else max(0, points_of(b, b.side(seat))) for seat in range(2)]

    def scored(self, view: State, events: Sequence[Event]) -> list[list[Scored]]:
        b = cast(Battle, view)
        points = self.points(view)
        return [
            [
                Scored(points[seat], [], [b.ships[p].key for p in self.sunk_by(b, seat)], [])
                for seat in range(2)
            ]
        ]

    def score_parts(self) -> list[str]:
        return []

    def sunk_by(self, b: Battle, seat: int) -> list[int]:
        return [
            place
            for place in range(b.places)
            if b.owner[place] == 1 - seat and b.status[place] == battle.SUNK
        ]

    def sinkings(self, view: State, seat: int, other: int) -> tuple[list[str], int | None]:
        b = cast(Battle, view)
        lost = self.sunk_by(b, other)
        return [self.ship_name(b, place) for place in lost], len(lost)


def shown(value: int) -> str:
    return "–" if value == NONE else str(value)


BOARD = AttackSubBoard
