"""Cold War Naval Battles in the terminal: attacks, answers, single ships, and what points are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from wardroom.cli.summary import page
from wardroom.cli.terminal.board import ATTENTION, DANGER, LEGAL, QUIET, STRONG
from wardroom.cli.terminal.coldwar_drawing import ColdWarDrawing, draft_of
from wardroom.cli.terminal.fleet_drawing import listed
from wardroom.core.events import Event
from wardroom.core.notation import find
from wardroom.core.outcome import Scored
from wardroom.core.sealed import Window
from wardroom.core.state import NOBODY, UNKNOWN, State
from wardroom.games.coldwar.actions import (
    ATTACK,
    CARD,
    SHIP,
    TACTIC,
    is_attack,
    is_card,
    is_ship,
    is_tactic,
)
from wardroom.games.coldwar.attacks import same_strike
from wardroom.games.coldwar.battle import (
    ATTACK_NAMES,
    CARD_BITS,
    COMING,
    CRUISE_ATTACK,
    DOWN,
    FATE_NAMES,
    Attack,
    Battle,
)
from wardroom.games.coldwar.catalogue import BOMBER, Ship
from wardroom.games.coldwar.catalogue import TACTIC as TACTIC_CARD
from wardroom.games.coldwar.formation import Arrange, Formation
from wardroom.games.coldwar.load import entries
from wardroom.games.coldwar.scores import scored_rounds
from wardroom.games.coldwar.summary import summary
from wardroom.games.coldwar.tactics import tactics_in_hand
from wardroom.games.coldwar.volley import BattleStations

FATE_STYLES = {"coming": ATTENTION, "hit": DANGER}
# Questions that come between: 9.6, 13.5, 9.5, 13.4, 8.36.
WINDOWS = {
    "negate": "negate",
    "tactic": "tactic-moment",
    "refuel": "refuel",
    "escort": "escort",
    "dive": "crash-dive",
}
# Submarines stand behind the third row.
APART = 4


class ColdWarBoard(ColdWarDrawing):
    # -- attacks ----------------

    def attacks(self, view: State, seat: int) -> list[RenderableType]:
        b = cast(Battle, view)
        if not b.volley:
            return self.bad_luck(b)
        all_coming = all(attack.fate == COMING for attack in b.volley)
        grid = Table.grid(padding=(0, 2, 0, 0))
        for place, attack in enumerate(b.volley):
            fate = FATE_NAMES[attack.fate]
            told = "" if all_coming else self.say(f"fate-{fate}")
            answers = [self.card_name(b.card(laid & 255)) for laid in b.laid if laid >> 8 & 255 == place]
            grid.add_row(
                *self.attack_cells(b, seat, place, attack),
                Text(told, style=FATE_STYLES.get(fate, QUIET)),
                Text(", ".join(answers), style=LEGAL),
            )
        return [Text(self.say("volley"), style=STRONG), grid]

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
            name = self.card_name(b.card(entry & CARD_BITS))
            laid = self.say("face-down-known", card=name) if entry & DOWN else name
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

    def attack_cells(self, b: Battle, seat: int, place: int, attack: Attack) -> list[Text]:
        at = self.say("at-you") if attack.seat == seat else self.names[attack.seat]
        if attack.target != NOBODY:
            gone = not b.owns(attack.seat, attack.target)
            where = self.say("gone") if gone else self.label(b, attack.target, b.row(attack.target))
            at = f"{self.ship_name(b.ship(attack.target))} ({at}, {where})"
        source = "" if attack.source == NOBODY else self.ship_name(b.ship(attack.source)) + " "
        strength = Text(self.strength(attack), style=QUIET)
        if attack.surprise:
            strength.append(", " if strength else "").append(
                self.say("surprise"), style=f"{ATTENTION} not dim"
            )
        return [
            Text(f"#{place + 1}", style=STRONG),
            Text(self.attack_name(b, attack)),
            Text(f"{source}› {at}", style=DANGER if attack.seat == seat else ""),
            strength,
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

    def can_wait(self, view: State, action: int) -> bool:
        """13.5 A Tactic may be played at any question; where it matters there is one of its own."""
        return is_tactic(action) and not isinstance(view.stack[-1], Window)

    def held_back(self, view: State, seat: int) -> list[int]:
        return tactics_in_hand(cast(Battle, view), seat)

    def windows(self) -> dict[str, str]:
        return WINDOWS

    def in_order(self, view: State, seat: int, legal: list[int]) -> list[int]:
        """Ships as they lie on the table: one's own, then those of the others, from the front row back."""
        b = cast(Battle, view)

        def place(action: int) -> tuple[int, int, int, int]:
            ship = action - SHIP
            if not is_ship(action) or ship >= len(b.catalogue.ships):
                return action, 0, 0, 0
            owner = b.owner(ship)
            around = b.seats if owner == UNKNOWN else (owner - seat) % b.seats
            return SHIP, around, b.row(ship) or APART, ship

        return sorted(legal, key=place)

    def note(self, view: State, seat: int, action: int) -> str:
        b = cast(Battle, view)
        if is_attack(action) and action - ATTACK < len(b.volley):
            attack = b.volley[action - ATTACK]
            cells = self.attack_cells(b, seat, action - ATTACK, attack)
            return f"{cells[1].plain}  {cells[2].plain}"
        if is_attack(action) and (draft := draft_of(b)) is not None and action - ATTACK < len(draft.attacks):
            cells = self.attack_cells(b, seat, action - ATTACK, draft.attacks[action - ATTACK])
            return f"{cells[1].plain}  {cells[2].plain}"
        if is_card(action) and action - CARD < len(b.catalogue.cards):
            return self.effect(b, b.card(action - CARD))
        if is_tactic(action):
            which = action - TACTIC
            kinds = [card for card in b.catalogue.cards if card.family == TACTIC_CARD and card.size == which]
            return self.say("plays-tactic", effect=self.effect(b, kinds[0])) if kinds else ""
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
        top = b.stack[-1]
        launches = isinstance(top, BattleStations) and top.card == NOBODY and top.ship == NOBODY
        return f"{self.say('launches')}; {stands}" if launches else stands

    def aims(self, view: State, action: int) -> bool:
        b = cast(Battle, view)
        if is_card(action):
            return b.family(action - CARD) < BOMBER
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
            ("ship-type", f"{ship.type}  {self.say(f'type-{ship.type.lower()}')}"),
            ("ship-class", ship.ship_class),
            ("ship-nation", self.say(f"nation-{ship.nation}")),
            ("ship-hits", str(ship.hits)),
            ("ship-weapons", self.weapons(b, ship) or "-"),
            ("ship-air", self.air_defence(ship)),
            ("ship-points", str(ship.points)),
            ("ship-traits", ", ".join(self.traits(ship))),
            ("ship-tons", f"{page.get('tons') or ''}"),
            ("ship-fit", f"{page.get('fit') or ''}"),
            ("ship-place", self.place(b, seat, ship.id)),
        ]
        return self.ship_page(ship, facts)

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

    # -- points and reference ----------------

    def summary(self, view: State) -> list[RenderableType]:
        found = summary(cast(Battle, view).switches.values)
        return [page(self.words, found), Text(self.words.text("summary-legend"), style=QUIET)]

    def points(self, view: State) -> list[int]:
        return [force.points for force in cast(Battle, view).forces]

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
