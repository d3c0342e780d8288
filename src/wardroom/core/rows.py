"""Fleets that stand in three rows: how many ships are in each, and how rows close up."""

from typing import Final

# Of a ship's status: its row, or 0 for a submarine and what has none.
ROW_BITS: Final = 3


def rows_of(status: list[int], ships: list[int]) -> list[int]:
    """How many ships stand in rows 1, 2 and 3; index 0 counts those in none."""
    first = second = third = 0
    for ship in ships:
        row = status[ship] & ROW_BITS
        if row == 1:
            first += 1
        elif row == 2:
            second += 1
        elif row == 3:
            third += 1
    return [len(ships) - first - second - third, first, second, third]


def has_gap(rows: list[int]) -> bool:
    """Is a row empty that has ships behind it?"""
    return (rows[1] == 0 and (rows[2] > 0 or rows[3] > 0)) or (rows[2] == 0 and rows[3] > 0)


def gaps_with(rows: list[int], row: int) -> int:
    """How many rows are empty before another, with one ship more in this row."""
    gaps = 0
    for front in range(1, 3):
        occupied = rows[front] > 0 or front == row
        if not occupied and (row > front or rows[3] > 0 or (front == 1 and rows[2] > 0)):
            gaps += 1
    return gaps


def close_up(status: list[int], ships: list[int]) -> bool:
    """Rows behind an empty one move forward; says whether any did."""
    moved = False
    rows = rows_of(status, ships)
    while has_gap(rows):
        empty = 1 if rows[1] == 0 else 2
        for ship in ships:
            if status[ship] & ROW_BITS > empty:
                status[ship] -= 1
        rows = rows_of(status, ships)
        moved = True
    return moved
