"""The two loops that play a game to its end: at random, and by a policy for each seat."""

from wardroom.core.dice import FastDice
from wardroom.core.state import Policy, State, lowest


def random_playout(state: State, rng: FastDice, limit: int) -> int:
    """Answer at random, at most `limit` times; gives how many decisions had two or more legal answers."""
    decisions = 0
    state.brisk = True
    asked = state.asked()
    for _ in range(limit):
        if asked == 0:
            break
        seat = lowest(asked)
        legal = state.legal(seat)
        answers = len(legal)
        if answers > 1:
            decisions += 1
            asked = state.apply(seat, legal[rng.below(answers, 0)])
        else:
            asked = state.play(seat, legal[0])
    state.brisk = False
    return decisions


def policy_playout(state: State, policies: list[Policy], limit: int) -> int:
    """The same with a policy per seat: it is handed its observation, or nothing if it needs none."""
    looks = [policy.needs_view() for policy in policies]
    decisions = 0
    state.brisk = True
    asked = state.asked()
    for _ in range(limit):
        if asked == 0:
            break
        seat = lowest(asked)
        legal = state.legal(seat)
        if len(legal) > 1:
            decisions += 1
            if looks[seat]:
                answer = policies[seat].choose(state.observe(seat), seat, legal)
            else:
                answer = policies[seat].choose_blind(legal)
            asked = state.apply(seat, answer)
        else:
            asked = state.play(seat, legal[0])
    state.brisk = False
    return decisions
