"""Lists that all states share are replaced, never changed: a game leaves them as it found them."""

import importlib
from collections.abc import Iterator

import pytest

from wardroom import games
from wardroom.core.dice import FastDice
from wardroom.core.playout import random_playout

MODULES = {
    "attacksub": ["battle"],
    "coldwar": ["battle"],
    "highseas": ["battle"],
    "worldatwar": ["operation"],
}


def lists_of(thing: object, names: list[str]) -> Iterator[tuple[str, list[object]]]:
    for name in names:
        value = getattr(thing, name, None)
        if isinstance(value, list):
            yield f"{type(thing).__name__}.{name}", value


@pytest.mark.engine
@pytest.mark.parametrize("key", games.names())
def test_a_game_changes_no_list_that_others_share(key: str) -> None:
    game = games.find(key)
    modules = [importlib.import_module(f"wardroom.games.{key}.{name}") for name in MODULES[key]]
    empty = game.new(game.options().fill({}), FastDice(1))
    scenario = [
        getattr(empty, name) for name in ("lineup", "scenario", "wings", "catalogue") if hasattr(empty, name)
    ]
    shared = [found for thing in [*modules, *scenario] for found in lists_of(thing, dir(thing))]
    assert shared
    before = [repr(values) if all(type(one) is int for one in values) else "" for _, values in shared]
    for seed in range(6):
        state = game.new(game.options().fill({}), FastDice(seed))
        for _ in range(40):
            random_playout(state, FastDice(seed), 5)
            random_playout(state.copy(), FastDice(seed + 1), 25)
            for seat in range(-1, state.seats):
                random_playout(state.observe(seat).imagine(FastDice(seed)), FastDice(seed), 10)
    for (name, values), old in zip(shared, before, strict=True):
        assert not old or repr(values) == old, name
