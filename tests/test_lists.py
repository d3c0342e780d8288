"""Sorted lists and counts, which games share."""

import pytest

from wardroom.core.lists import add_to, added, put_in, removed, take_out

HAND = [2, 5, 5, 9]


@pytest.mark.parametrize("value", [0, 2, 3, 5, 9, 11])
def test_what_is_added_stands_in_order(value: int) -> None:
    before = HAND[:]
    assert added(before, value) == sorted([*HAND, value])
    assert before == HAND
    put_in(before, value)
    assert before == sorted([*HAND, value])


@pytest.mark.parametrize(("value", "rest"), [(2, [5, 5, 9]), (5, [2, 5, 9]), (9, [2, 5, 5])])
def test_one_such_value_goes(value: int, rest: list[int]) -> None:
    before = HAND[:]
    assert removed(before, value) == rest
    assert before == HAND
    take_out(before, value)
    assert before == rest


def test_counts() -> None:
    counts = [1, 0, 4]
    add_to(counts, 2, -3)
    add_to(counts, 1, 2)
    assert counts == [1, 2, 1]
