"""Copies, texts and views by their values: what is not declared would be missing on both sides of `==`."""

from __future__ import annotations

from collections import Counter

from tests.suite.generic import some_answer
from tests.suite.hidden import difference
from wardroom.core.dice import FastDice
from wardroom.core.game import Game
from wardroom.core.options import Value
from wardroom.core.state import SPECTATOR, State


def holds_every_value(game: Game, options: dict[str, Value]) -> set[str]:
    """Plays a game and compares often at each step; the steps that were met."""
    state = game.new(game.options().fill(options), FastDice(11))
    chance = FastDice(12)
    met: Counter[str] = Counter()
    for _ in range(2500):
        if not state.waiting():
            break
        name = type(state.stack[-1]).__name__
        met[name] += 1
        if met[name] <= 12 or chance.below(met[name], 0) < 6:
            check_values(game, state)
        seat, action = some_answer(state, chance)
        state.apply(seat, action)
    return set(met)


def check_values(game: Game, state: State) -> None:
    for view in [state, *(state.observe(seat) for seat in range(SPECTATOR, state.seats))]:
        assert not difference(view, view.copy()), view.text()
        read = game.parse(view.text())
        for name in ("dice", "log", "irrevocable", "tally"):
            # None of them is in a text.
            setattr(read, name, getattr(view, name))
        assert not difference(view, read), view.text()
        if view is not state:
            seen = view.imagine(FastDice(3)).observe(view.observer)
            assert not difference(view, seen), view.text()
