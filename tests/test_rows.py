"""Fleets in three rows, as the core counts and closes them."""

import pytest

from wardroom.core.rows import close_up, has_gap, rows_of

# Flags above the row stay as they are.
FLAG = 8


@pytest.mark.parametrize(
    "rows, closed",
    [
        ([1, 2, 3], [1, 2, 3]),
        ([2, 2, 3], [1, 1, 2]),
        ([1, 3, 3], [1, 2, 2]),
        ([3, 3, 0], [1, 1, 0]),
        ([0, 0, 0], [0, 0, 0]),
        ([2, 0, 0], [1, 0, 0]),
    ],
)
def test_rows_close_up(rows: list[int], closed: list[int]) -> None:
    status = [row | FLAG for row in rows]
    ships = [0, 1, 2]
    assert has_gap(rows_of(status, ships)) == (rows != closed)
    assert close_up(status, ships) == (rows != closed)
    assert status == [row | FLAG for row in closed]
    assert not close_up(status, ships)


def test_other_fleets_stand_as_they_did() -> None:
    status = [2, 3, 3]
    assert rows_of(status, [0, 1]) == [0, 0, 1, 1]
    assert close_up(status, [0, 1])
    assert status == [1, 2, 3]
