"""Standing orders: what a seat answers when it is not there to be asked.

By the name of a question: `pass`, `nothing` (take the only answer there is), `ask` (do not), or a word of the
notation; `nothing` and `ask` of `EVERY` question, too. `ready` is a word to be played as soon as it is legal,
such as a Tactic pressed out of turn. What has one answer stands in `only_answers.py`. In a window an order
that cannot be followed means to pass: a window that stays open would tell the others what the seat does not
hold.
"""

from __future__ import annotations

from wardroom.core.decision import DONE
from wardroom.core.state import State

PASS = "pass"
ASK = "ask"
NOTHING = "nothing"
EVERY = "*"
MOST_ORDERS = 64


class StandingOrders:
    """Those of one seat."""

    def __init__(self, by_question: dict[str, str] | None = None, ready: str = "") -> None:
        self.by_question = dict(by_question or {})
        self.ready = ready

    def answer(self, view: State, seat: int, actions: dict[str, int], in_window: bool) -> int | None:
        """What the seat has ordered to answer to the question it is asked, if anything."""
        legal = view.legal(seat)
        if self.ready and actions.get(self.ready) in legal:
            return actions[self.ready]
        word = self.by_question.get(view.decision(seat).name, ASK)
        if word in (ASK, NOTHING):
            return None
        wanted = DONE if word == PASS else actions.get(word)
        if in_window and wanted not in legal:
            wanted = DONE
        return wanted if wanted in legal else None

    def on_only_answers(self, question: str) -> str:
        """What is ordered where there is one answer: `nothing`, `ask`, or neither."""
        for name in (question, EVERY):
            # A card that is to be played where it may be says nothing of it.
            if (word := self.by_question.get(name, "")) in (ASK, NOTHING):
                return word
        return ""

    def done(self, action: int, actions: dict[str, int]) -> bool:
        """The answer was given: `ready` holds for one time. Gives whether the orders have changed."""
        if self.ready and actions.get(self.ready) == action:
            self.ready = ""
            return True
        return False
