"""Standing orders: what a seat answers when it is not there to be asked.

By the name of a question: `pass`, `nothing` (pass where nothing could be done), `ask` (the same as no order)
or a word of the notation. `ready` is a word to be played as soon as it is legal, such as a Tactic pressed out
of turn. `nothing` holds only for whoever plays against bots alone: other people would see from how soon the
answer comes whether the seat could have done something. Nor does it end what the seat has begun itself: after
its last card it may still think again. In a window an order that cannot be followed means to pass: a window
that stays open would tell the others what the seat does not hold.
"""

from __future__ import annotations

from wardroom.core.decision import DONE
from wardroom.core.state import State

PASS = "pass"
ASK = "ask"
NOTHING = "nothing"
MOST_ORDERS = 64


class StandingOrders:
    """Those of one seat."""

    def __init__(self, by_question: dict[str, str] | None = None, ready: str = "") -> None:
        self.by_question = {name: word for name, word in (by_question or {}).items() if word != ASK}
        self.ready = ready

    def __bool__(self) -> bool:
        return bool(self.by_question or self.ready)

    def answer(
        self, view: State, seat: int, actions: dict[str, int], in_window: bool, may_pass_over: bool
    ) -> int | None:
        """What the seat has ordered to answer to the question it is asked, if anything."""
        legal = view.legal(seat)
        if self.ready and actions.get(self.ready) in legal:
            return actions[self.ready]
        word = self.by_question.get(view.decision(seat).name, ASK)
        if word == NOTHING:
            return DONE if may_pass_over and legal == [DONE] else None
        if word == ASK:
            return None
        wanted = DONE if word == PASS else actions.get(word)
        if in_window and wanted not in legal:
            wanted = DONE
        return wanted if wanted in legal else None

    def done(self, action: int, actions: dict[str, int]) -> bool:
        """The answer was given: `ready` holds for one time. Gives whether the orders have changed."""
        if self.ready and actions.get(self.ready) == action:
            self.ready = ""
            return True
        return False
