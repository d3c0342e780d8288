"""What the check of a board against its records finds."""

from __future__ import annotations

import sys
from typing import Literal, NotRequired, TypedDict

import pytest

from tests.suite.shapes import Schema, keys


class Board(TypedDict):
    round: int
    top: str | Literal[""]
    kind: Literal["gun", "mine"]
    ships: dict[str, Ship]
    over: NotRequired[Literal[True]]


class Ship(TypedDict):
    rows: list[int]


SCHEMA = Schema(sys.modules[__name__])
RIGHT = {"round": 1, "top": "", "kind": "gun", "ships": {"iowa": {"rows": [1, 2]}}}


def test_a_board_as_it_should_be() -> None:
    SCHEMA.check(RIGHT)
    SCHEMA.check({**RIGHT, "over": True})
    assert SCHEMA.optional() == {"over"}
    assert keys(RIGHT) == {"round", "top", "kind", "ships", "iowa", "rows"}


@pytest.mark.parametrize(
    "wrong",
    [
        None,
        [],
        {"strange": 1},
        {"round": None},
        {"round": True},
        {"round": 1.0},
        {"round": "1"},
        {"top": 0},
        {"kind": "bomb"},
        {"over": False},
        {"over": 1},
        {"ships": []},
        {"ships": {1: {"rows": []}}},
        {"ships": {"iowa": None}},
        {"ships": {"iowa": {}}},
        {"ships": {"iowa": {"rows": (1,)}}},
        {"ships": {"iowa": {"rows": [1, None]}}},
        {"ships": {"iowa": {"rows": [], "left": 1}}},
    ],
    ids=str,
)
def test_a_board_that_is_wrong(wrong: object) -> None:
    assert SCHEMA.fault({**RIGHT, **wrong} if isinstance(wrong, dict) else wrong)


@pytest.mark.parametrize("missing", RIGHT)
def test_a_board_that_lacks_something(missing: str) -> None:
    assert SCHEMA.fault({key: value for key, value in RIGHT.items() if key != missing})
