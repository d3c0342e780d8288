"""What a board says may be chosen after a card or ship, against what may be chosen once it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from tests.suite.generic import some_answer
from wardroom.core.dice import FastDice
from wardroom.core.game import Game
from wardroom.core.options import Value
from wardroom.core.state import State

# Questions of a draft that ask for a ship and are followed by another one; those that end an attack.
ON_THE_WAY = {"firing-ship", "second-ship"}
AT_THE_END = {"target", "strike-target", "crew-carrier", "asw-use"}


def check_leads(game: Game, options: Mapping[str, Value], menu: str, seed: int, most: int) -> int:
    """Looks at the first drafts of a random game; gives how many words they led on from."""
    state = game.new(game.options().fill(options), FastDice(seed))
    dice = FastDice(seed + 1)
    words = 0
    while state.waiting() and most > 0:
        seat = state.mover()
        if state.decision(seat).name == menu:
            most -= 1
            board = cast(dict[str, Any], game.board(state.observe(seat)))
            leads = board["draft"].get("leads", {})
            for action in state.legal(seat):
                word = game.action_text(action)
                after = ships_after(game, state, seat, action)
                assert sorted(after) == leads.get(word, []), f"{word} at {state.text()}"
                words += word in leads
            assert "leads" not in cast(dict[str, Any], game.board(state)).get("draft", {})
        seat, action = some_answer(state, dice)
        state.apply(seat, action)
    return words


def ships_after(game: Game, state: State, seat: int, action: int) -> set[str]:
    """The ships that may be chosen in the same attack once an answer has been given."""
    later = state.copy()
    later.apply(seat, action)
    if not later.asked() >> seat & 1:
        return set()
    name = later.decision(seat).name
    found: set[str] = set()
    for answer in later.legal(seat) if name in ON_THE_WAY | AT_THE_END else []:
        word = game.action_text(answer)
        if word in {"done", "area", "facedown"}:
            continue
        found.add(word)
        if name in ON_THE_WAY:
            found |= ships_after(game, later, seat, answer)
    return found
