"""How often a second each game does what search, table and tests ask of an engine most.

`make bench` shows the rows. `tools/compare.py` runs this file beside older engines, so it keeps to what
an engine has long had.
"""

from __future__ import annotations

import gc
import json
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from wardroom import games
from wardroom.core.dice import FastDice
from wardroom.core.game import Game
from wardroom.core.playout import random_playout
from wardroom.core.state import State

# Games of which a state is taken, each a little later in the game than the last.
GAMES = 12
LIMIT = 1_000_000

Thing = TypeVar("Thing")


def rates(seconds: float) -> dict[str, float]:
    """Times a second for each thing of each game, after about so many seconds of each."""
    return {
        f"{key} {name}": rate(once, seconds)
        for key in games.names()
        for name, once in things(games.find(key)).items()
    }


def rate(once: Callable[[], int], seconds: float) -> float:
    """`once` does the thing some times and says how often; counted is this process's own time of the core."""
    done = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        done += once()
    return done / spent


def between_marks(times: int) -> dict[str, int]:
    """Do each thing again and again between two calls that callgrind is told to look for; how often."""
    done = {}
    for key in games.names():
        for name, once in things(games.find(key)).items():
            # What is loaded the first time is no part of a row, nor the garbage of the rows before it.
            once()
            gc.collect()
            gc.freeze()
            os.getppid()
            done[f"{key} {name}"] = sum(once() for _ in range(times))
            os.getpgrp()
    return done


def things(game: Game) -> dict[str, Callable[[], int]]:
    options = game.options().fill({})
    seeds = FastDice(1)
    states = list(spread(game))
    views = [state.observe(max(0, state.mover())) for state in states]
    texts = [state.text() for state in states]
    worlds = FastDice(2)
    # Engines of b4a11e86 and before call it a face.
    board = getattr(game, "board" if hasattr(game, "board") else "face")

    def play() -> int:
        return random_playout(game.new(options, FastDice(seeds.below(1 << 31, 0))), seeds, LIMIT)

    return {
        "random play": play,
        "copy": each(states, lambda state: state.copy()),
        "observe": each(states, lambda state: state.observe(max(0, state.mover()))),
        "imagine": each(views, lambda view: view.imagine(worlds)),
        "text": each(states, lambda state: state.text()),
        "parse": each(texts, game.parse),
        "page data": each(views, board),
    }


def each(things: Sequence[Thing], do: Callable[[Thing], object]) -> Callable[[], int]:
    def once() -> int:
        for thing in things:
            do(thing)
        return len(things)

    return once


def spread(game: Game) -> Iterator[State]:
    """States of random games, from the first answer to near the last."""
    options = game.options().fill({})
    for seed in range(GAMES):
        rng = FastDice(seed)
        length = random_playout(game.new(options, FastDice(seed)), rng.copy(), LIMIT)
        state = game.new(options, FastDice(seed))
        random_playout(state, rng, length * seed // GAMES)
        yield state


if __name__ == "__main__":
    told = between_marks(int(sys.argv[2])) if sys.argv[1] == "--marked" else rates(float(sys.argv[1]))
    print(json.dumps(told))
