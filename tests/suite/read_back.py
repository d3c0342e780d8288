"""Texts of positions read back after the games of the bots that people meet."""

from collections import deque
from collections.abc import Mapping

from tests.suite.generic import check_round_trip
from wardroom import bots
from wardroom.core.dice import FastDice
from wardroom.core.game import Game
from wardroom.core.options import Value
from wardroom.core.state import NOBODY, SPECTATOR, State

# An end is where positions are strangest: so many of the last ones are always looked at.
LAST = 10


def play_by_doctrine(
    game: Game, options: Mapping[str, Value], seed: int, every: int, most: int = 20_000
) -> None:
    """A game between doctrines: each `every`-th position and the last ones, for all seats and a spectator."""
    state = game.new(game.options().fill(options), FastDice(seed))
    policies = [bots.find(game.key, "doctrine", seed * 6 + seat) for seat in range(state.seats)]
    passed_over: deque[State] = deque(maxlen=LAST)
    for number in range(most):
        seat = state.mover()
        if seat == NOBODY:
            for position in (*passed_over, state):
                read_back(game, position)
            return
        if number % every == 0:
            read_back(game, state)
        else:
            passed_over.append(state.copy())
        legal = state.legal(seat)
        chosen = legal[0] if len(legal) == 1 else policies[seat].choose(state.observe(seat), seat, legal)
        state.apply(seat, chosen)
    raise AssertionError(f"the game has not ended after {most} answers\n{state.text()}")


def read_back(game: Game, state: State) -> None:
    check_round_trip(game, state)
    for observer in range(SPECTATOR, state.seats):
        check_round_trip(game, state.observe(observer))
