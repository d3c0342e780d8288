"""How many clicks a volley of Cold War takes, counted over whole games with a real mouse."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Any

from tests.browser.conftest import NewVisitor
from tests.browser.player import Player, Seen, by_mouse, new_table, over, play, sit_down

# What may be chosen though its question is still to come: the card that attacks, the target before the ship.
AHEAD = """() => [...document.querySelectorAll('[data-ahead]')]
  .filter((e) => e.checkVisibility()).map((e) => e.dataset.ahead)"""
ATTACKS = """() => document.querySelectorAll('.volley li.drafted').length"""
MENU = "battle-stations"
BEFORE = {"adjust-formation", "dive", "ship-ahoy", "ship-ahoy-empty", "retreat"}
AIMING = {"firing-ship", "target", "strike-target", "next-target"}
OWN_TURN = {*BEFORE, *AIMING, MENU, "next-defender", "discard"}
SALVOS = ("gun", "missile", "torpedo", "lbas")
WANTED = 4


@dataclass
class Turn:
    """Clicks of one turn: those that declared its attacks, and all."""

    declaring: int = 0
    clicks: int = 0
    # How many it had taken when there were four attacks.
    enough: int = 0
    # Cards had to be thrown away.
    other: bool = False


class Clicker(Player):
    """Attacks with all he can, four times at most, and wants nothing else."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.by_hand = sys.maxsize
        self.turn = Turn()
        self.turns: list[Turn] = []

    def choose(self, seen: Seen) -> str:
        if seen.name not in OWN_TURN:
            self.turn.other = self.turn.other or (self.turn.clicks > 0 and seen.name == "must-discard")
            return super().choose(seen)
        ahead: list[str] = self.page.evaluate(AHEAD)
        attacks = self.page.evaluate(ATTACKS)
        if attacks >= WANTED:
            self.turn.enough = self.turn.enough or self.turn.declaring
            if "done" in seen.words:
                return "done"
        if seen.name == MENU:
            salvos = [word for word in seen.words if word.startswith(SALVOS)]
            carriers = [word for word in seen.words if self.is_ship(word)]
            return [*carriers, *salvos, "done"][0]
        if seen.name in BEFORE:
            return next((word for word in ahead if word.startswith(SALVOS)), "done")
        if seen.name in AIMING:
            return [*ahead, *(word for word in seen.words if word != "done"), "done"][0]
        return "done" if "done" in seen.words else seen.words[0]

    def is_ship(self, word: str) -> bool:
        return self.page.locator(f'.own [data-answer="{word}"]').count() > 0

    def place_of(self, word: str) -> Any:
        return self.page.locator(f'[data-answer="{word}"]:visible, [data-ahead="{word}"]:visible').first

    def step(self) -> bool:
        before = self.answered
        name = self.seen.name
        done = super().step()
        if self.answered > before and name in OWN_TURN:
            self.turn.clicks += 1
            self.turn.declaring += name in AIMING or (self._word != "done" and name in {MENU, *BEFORE})
            if name == "discard":
                self.turns.append(self.turn)
                self.turn = Turn()
        return done

    def hand_for(self, seen: Seen) -> Any:
        return by_mouse if seen.name in OWN_TURN else super().hand_for(seen)


def test_four_attacks_take_nine_clicks_and_their_turn_twelve(visitor: NewVisitor) -> None:
    context = visitor()
    sat = sit_down(context, new_table(context, "you", "doctrine", "doctrine"), 3)
    player = Clicker(sat.page, 3)
    play([player], until=over([player]))
    whole = [turn for turn in player.turns if turn.enough]
    assert whole
    assert max(turn.enough for turn in whole) <= 9
    assert max(turn.clicks for turn in whole if not turn.other) <= 12
