"""The odds of a battle in front of you, over HTTP, of the games that tell them."""

from __future__ import annotations

import functools
from typing import Any, Final

import msgspec
from msgspec import Struct

from wardroom import games
from wardroom.core.calculator import Calculator, QuestionError
from wardroom.server.books import game_of
from wardroom.server.faults import FaultError
from wardroom.server.responses import Kept, encode

CALCULATORS: Final = games.calculators()


def calculator_of(key: str) -> Calculator:
    calculator = CALCULATORS.get(game_of(key).key)
    if calculator is None:
        told = ", ".join(CALCULATORS)
        raise FaultError("no-odds", f"such questions are answered for {told} only", status=404)
    return calculator


@functools.cache
def menu(key: str) -> Kept:
    """What a page may offer to whoever asks."""
    return Kept(encode(calculator_of(key).menu()))


def work_out(key: str, question: Struct) -> Any:
    """FaultError `bad-question` says where it is wrong and what is allowed."""
    calculator = calculator_of(key)
    try:
        return calculator.answer(calculator.asked(msgspec.to_builtins(question)))
    except QuestionError as error:
        raise FaultError("bad-question", str(error), facts={"text": str(error)}) from None
