"""Nobody is asked for the only answer there is, unless that hides a secret or ends what he has begun.

Whoever plays against bots alone has nothing to hide from anybody. With other people at the table an answer
that comes by itself would tell them that there was no other: there it is taken only where they cannot notice,
within what the seat puts together in private, and by order (`nothing`) in windows, which close at their time
whoever has answered.
"""

from __future__ import annotations

from wardroom.core.decision import DONE, OPENLY
from wardroom.core.dice import FastDice
from wardroom.core.match import Match
from wardroom.core.state import State


def only_answer(match: Match, view: State, seat: int) -> int | None:
    """The one legal answer, unless it ends what the seat has put together and may want to change."""
    legal = view.legal(seat)
    if len(legal) != 1:
        return None
    answer = legal[0]
    begun = match.has_begun(seat) and match.can_choose_again(seat, False)
    return None if begun and _settles(view, seat, answer) else answer


def unseen_answer(view: State, seat: int) -> int | None:
    """The one legal answer, if it is a part of something that nobody else sees before it is whole."""
    legal = view.legal(seat)
    if len(legal) != 1 or legal[0] == DONE or view.secrecy() == OPENLY:
        return None
    return None if _settles(view, seat, legal[0]) else legal[0]


def _settles(view: State, seat: int, answer: int) -> bool:
    """Whether something comes of the answer that cannot be taken back, as far as the seat can tell."""
    world = view.imagine(FastDice(1))
    irrevocable, secrecy = world.irrevocable, world.secrecy()
    world.apply(seat, answer)
    same = world.irrevocable == irrevocable and world.secrecy() == secrecy
    return not (same and world.asked() >> seat & 1)
