"""What the terminals of the games with a hand of cards have in common."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Generic, Protocol, TypeVar, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wardroom.cli.summary import meetings_of, page
from wardroom.cli.terminal.board import QUIET, STRONG, Board
from wardroom.core.state import UNKNOWN, State


class Piece(Protocol):
    """A ship or card of a catalogue."""

    key: str
    name: str


BattleT = TypeVar("BattleT")
CardT = TypeVar("CardT", bound=Piece)


class HandBoard(Board, Generic[BattleT, CardT]):
    # -- each game its own ----------------

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

    def colour(self, card: CardT) -> str:
        return STRONG

    def legend(self) -> str:
        """What the signs of the hand mean."""
        return ""

    # -- the hand ----------------

    def card_name(self, card: CardT) -> str:
        return self.name_of(f"card/{card.key}", card.name)

    def held(self, b: BattleT, seat: int) -> list[tuple[CardT, int]]:
        hand = [card for card in self.hand_of(b, seat) if card != UNKNOWN]
        return [(self.card(b, card), hand.count(card)) for card in dict.fromkeys(hand)]

    def short_hand(self, b: BattleT, seat: int, listed: bool) -> RenderableType:
        """A line for each card, or all of them in one go."""
        held = [(self.times(card.key, count), card) for card, count in self.held(b, seat)]
        title = Text(self.words.text("table-hand"), style=STRONG)
        if not held:
            return title.append(f" {self.say('empty')}", QUIET)
        if not listed:
            return title.append("  ").append(", ".join(key for key, _ in held), style="not bold")
        if self.legend():
            title.append(f"   {self.legend()}", style=f"{QUIET} not bold")
        grid = Table.grid(padding=(0, 1, 0, 0))
        for key, card in held:
            grid.add_row(Text(key, style=self.colour(card)), Text(self.effect(b, card)))
        return Group(title, grid)

    def hand(self, view: State, seat: int) -> list[RenderableType]:
        b = cast(BattleT, view)
        if not self.hand_of(b, seat):
            return [Text(self.say("hand-empty"))]
        grid = Table.grid(padding=(0, 2, 0, 0))
        for card, count in self.held(b, seat):
            key = Text(self.times(card.key, count), style=STRONG)
            named = Text(self.card_name(card)).append(f"\n{self.effect(b, card)}", style=QUIET)
            grid.add_row(key, named, Text(self.rule_of(card), style=QUIET))
        return [grid, Text(self.legend(), style=QUIET)] if self.legend() else [grid]

    # -- the books ----------------

    def written(self, key: str) -> dict[str, Any]:
        """All that is written of a ship or card."""
        load = import_module(f"wardroom.games.{self.game.key}.load")
        return next((page for page in load.entries() if page["key"] == key), {})

    def summary(self, view: State) -> list[RenderableType]:
        found = meetings_of(self.game.key, cast(Any, view).switches.values)
        return [page(self.words, found), Text(self.words.text("summary-legend"), style=QUIET)]
