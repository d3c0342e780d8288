"""The two loops that play a game to its end: at random, and by a policy for each seat.

Nobody watches a playout, so `in_playout` is set: steps leave out questions that have only one legal answer.
"""

from wardroom.core.dice import FastDice
from wardroom.core.state import NOBODY, Policy, State, lowest


def random_playout(state: State, rng: FastDice, limit: int) -> int:
    """Answer at random, at most `limit` times; gives how many decisions had two or more legal answers."""
    decisions = 0
    state.in_playout = True
    try:
        # The question that is open may be one that a step does not put in a playout.
        mask = state.settle()
        while limit > 0 and (seat := lowest(mask)) != NOBODY:
            limit -= 1
            legal = state.legal(seat)
            answers = len(legal)
            if answers > 1:
                decisions += 1
                answer = legal[rng.below(answers, 0)]
                state.check(seat, answer)
                mask = state.play(seat, answer)
            else:
                mask = state.play(seat, legal[0])
    finally:
        state.in_playout = False
    return decisions


def policy_playout(state: State, policies: list[Policy], limit: int) -> int:
    """The same with a policy per seat: it is handed its observation, or nothing if it needs none."""
    looks = [policy.needs_view() for policy in policies]
    decisions = 0
    state.in_playout = True
    try:
        # The question that is open may be one that a step does not put in a playout.
        mask = state.settle()
        while limit > 0 and (seat := lowest(mask)) != NOBODY:
            limit -= 1
            legal = state.legal(seat)
            if len(legal) > 1:
                decisions += 1
                if looks[seat]:
                    answer = policies[seat].choose(state.observe(seat), seat, legal)
                else:
                    answer = policies[seat].choose_blind(legal)
                state.check(seat, answer)
                mask = state.play(seat, answer)
            else:
                mask = state.play(seat, legal[0])
    finally:
        state.in_playout = False
    return decisions
