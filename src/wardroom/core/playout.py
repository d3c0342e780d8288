"""The two loops that play a game to its end: at random, and by a policy for each seat."""

from wardroom.core.dice import FastDice
from wardroom.core.state import NOBODY, Policy, State


def random_playout(state: State, rng: FastDice, limit: int) -> int:
    """Answer at random, at most `limit` times; gives how many decisions had two or more legal answers."""
    decisions = 0
    for _ in range(limit):
        seat = state.mover()
        if seat == NOBODY:
            break
        legal = state.legal(seat)
        answers = len(legal)
        if answers > 1:
            decisions += 1
            state.apply(seat, legal[rng.below(answers, 0)])
        else:
            state.apply(seat, legal[0])
    return decisions


def policy_playout(state: State, policies: list[Policy], views: list[bool], limit: int) -> int:
    """The same with a policy per seat; a seat in `views` is handed its observation, another the state."""
    decisions = 0
    for _ in range(limit):
        seat = state.mover()
        if seat == NOBODY:
            break
        legal = state.legal(seat)
        if len(legal) > 1:
            decisions += 1
            view = state.observe(seat) if views[seat] else state
            state.apply(seat, policies[seat].choose(view, seat, legal))
        else:
            state.play(seat, legal[0])
    return decisions
