"""The exact odds of a battle in front of people with a board, where a game tells them:
its module `calculator` has a `CALCULATOR`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from wardroom.core.errors import WardroomError

Values = dict[str, Any]


class QuestionError(WardroomError):
    """A question that cannot be answered; says where in it, and what is allowed."""


@dataclass(frozen=True)
class Calculator:
    """How a game reads questions, as files and pages put them, and answers them."""

    # What a page may ask, what it may name, what it is answered: types that msgspec can read and describe.
    question_type: Any
    menu_type: Any
    answer_type: Any
    menu: Callable[[], Any]
    # Whether the values of a file are those of a question.
    is_question: Callable[[Values], bool]
    # The question of a file, or from the values of one however they have come here; or QuestionError.
    read: Callable[[str], Any]
    asked: Callable[[Values], Any]
    # An answer is a dataclass of plain values.
    answer: Callable[[Any], Any]
