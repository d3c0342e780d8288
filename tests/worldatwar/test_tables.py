"""Every cell of every table, as printed, against what the engine looks up."""

import pytest

from tests.marks import rule
from wardroom.games.worldatwar.tables import (
    SUBMARINE_LOST,
    air_combat,
    air_defense,
    fleet_hits,
    squadron_hits,
    submarine_result,
)

# Squadrons / fleet factors, then the hits for rolls of 2 to 12.
NAVAL_ATTACK = """
-/1      0 0 0 0 0 0 1 1 1 1 1
-/2      0 0 0 0 0 1 1 1 1 1 2
1/3      0 0 0 0 1 1 1 1 1 2 2
-/4      0 0 0 1 1 1 1 1 2 2 3
2/5-6    0 0 1 1 1 1 2 2 2 3 3
3/7-9    1 1 1 1 2 2 2 3 3 3 4
4/10-12  1 1 2 2 2 3 3 3 4 4 5
5/13-15  2 2 2 3 3 3 4 4 5 5 6
6/16-18  2 2 3 3 3 4 4 5 5 6 6
7/19-21  2 3 3 3 4 4 5 5 6 6 7
8/22-24  3 3 3 4 4 5 5 6 6 7 7
9/25     3 3 4 4 5 5 6 6 7 7 8
10/-     3 4 4 5 5 6 6 7 7 8 8
11/-     4 4 5 5 6 6 7 7 8 8 9
12/-     4 5 5 6 6 7 7 8 8 9 9
13/-     5 5 6 6 7 7 8 8 9 9 10
14/-     5 6 6 7 7 8 8 9 9 10 10
15/-     6 6 7 7 8 8 9 9 10 10 11
16/-     6 7 7 8 8 9 9 10 10 11 11
17/-     7 7 8 8 9 9 10 10 11 11 12
18/-     7 8 8 9 9 10 10 11 11 12 12
19/-     8 8 9 9 10 10 11 11 12 12 13
20/-     8 9 9 10 10 11 11 12 12 13 13
"""

# By squadrons, eliminated/aborted for rolls of 2 to 12.
AIR_COMBAT = """
1   0 0 0/1 0/1 1/0 1/0 1/1 1/1 1/2 1/2 1/3
2   0/1 0/1 1/0 1/0 1/1 1/1 1/2 1/2 1/3 1/3 2/2
3   1/0 1/0 1/1 1/1 1/2 1/2 1/3 1/3 2/2 2/3 2/4
4   1/1 1/1 1/2 1/2 1/3 1/3 2/2 2/3 2/4 3/3 3/4
5   1/2 1/2 1/3 1/3 2/2 2/3 2/4 3/3 3/4 3/5 4/4
6   1/2 1/3 1/3 2/2 2/3 2/4 3/3 3/4 3/5 4/4 4/5
7   1/3 1/3 2/2 2/3 2/4 3/3 3/4 3/5 4/4 4/5 4/6
8   1/3 2/2 2/3 2/4 3/3 3/4 3/5 4/4 4/5 4/6 5/5
9   2/2 2/3 2/4 3/3 3/4 3/5 4/4 4/5 4/6 5/5 5/6
10  2/3 2/4 3/3 3/4 3/5 4/4 4/5 4/6 5/5 5/6 5/7
11  2/4 3/3 3/4 3/5 4/4 4/5 4/6 5/5 5/6 5/7 6/6
12  3/3 3/4 3/5 4/4 4/5 4/6 5/5 5/6 5/7 6/6 6/7
13  3/4 3/5 4/4 4/5 4/6 5/5 5/6 5/7 6/6 6/7 6/8
14  3/5 4/4 4/5 4/6 5/5 5/6 5/7 6/6 6/7 6/8 7/7
15  4/4 4/5 4/6 5/5 5/6 5/7 6/6 6/7 6/8 7/7 7/8
16  4/5 4/6 5/5 5/6 5/7 6/6 6/7 6/8 7/7 7/8 7/9
17  4/6 5/5 5/6 5/7 6/6 6/7 6/8 7/7 7/8 7/9 8/8
18  5/5 5/6 5/7 6/6 6/7 6/8 7/7 7/8 7/9 8/8 8/9
19  5/6 5/7 6/6 6/7 6/8 7/7 7/8 7/9 8/8 8/9 8/10
20  5/7 6/6 6/7 6/8 7/7 7/8 7/9 8/8 8/9 8/10 9/9
"""

# By level of air defence.
AIR_DEFENSE = """
1   0 0 0 0 0 0/1 0/1 1/0 1/0 1/1 1/1
2   0 0 0/1 0/1 1/0 1/0 1/1 1/1 1/2 1/2 2/1
3   0/1 0/1 1/0 1/0 1/1 1/1 1/2 1/2 2/1 2/1 2/2
4   1/0 1/0 1/1 1/1 1/2 1/2 2/1 2/1 2/2 2/2 2/3
5   1/0 1/1 1/1 1/2 1/2 2/1 2/1 2/2 2/2 2/3 2/3
6   1/1 1/1 1/2 1/2 2/1 2/1 2/2 2/2 2/3 2/3 3/2
7   1/1 1/2 1/2 2/1 2/1 2/2 2/2 2/3 2/3 3/2 3/2
8   1/2 1/2 2/1 2/1 2/2 2/2 2/3 2/3 3/2 3/2 3/3
9   1/2 2/1 2/1 2/2 2/2 2/3 2/3 3/2 3/2 3/3 3/3
10  2/1 2/1 2/2 2/2 2/3 2/3 3/2 3/2 3/3 3/3 3/4
"""

ROLLS = range(2, 13)


def rows(text: str) -> list[tuple[str, list[str]]]:
    return [(line.split()[0], line.split()[1:]) for line in text.strip().splitlines()]


def pair(cell: str) -> tuple[int, int]:
    first, _, second = cell.partition("/")
    return int(first), int(second or 0)


@rule("worldatwar", "22.55")
@pytest.mark.parametrize("label, cells", rows(NAVAL_ATTACK))
def test_naval_attack(label: str, cells: list[str]) -> None:
    squadrons, _, factors = label.partition("/")
    hits = [int(cell) for cell in cells]
    assert len(hits) == 11
    if squadrons != "-":
        assert [squadron_hits(int(squadrons), roll) for roll in ROLLS] == hits
    if factors != "-":
        first, _, last = factors.partition("-")
        for number in range(int(first), int(last or first) + 1):
            assert [fleet_hits(number, roll) for roll in ROLLS] == hits


def test_the_table_has_all_its_rows() -> None:
    labels = [label for label, _ in rows(NAVAL_ATTACK)]
    assert len(labels) == 23
    assert sum(label[0] != "-" for label in labels) == 20
    assert (len(rows(AIR_COMBAT)), len(rows(AIR_DEFENSE))) == (20, 10)


@rule("worldatwar", "22.55")
def test_rolls_beyond_the_table_and_forces_beyond_the_last_row() -> None:
    for number in (1, 7, 25):
        assert fleet_hits(number, -3) == fleet_hits(number, 1) == fleet_hits(number, 2)
        assert fleet_hits(number, 17) == fleet_hits(number, 12)
    assert (fleet_hits(0, 12), squadron_hits(0, 12)) == (0, 0)
    for roll in ROLLS:
        assert squadron_hits(23, roll) == squadron_hits(20, roll) + squadron_hits(3, roll)
        assert fleet_hits(30, roll) == fleet_hits(25, roll) + fleet_hits(5, roll)


@pytest.mark.parametrize("squadrons, cells", rows(AIR_COMBAT))
def test_air_combat(squadrons: str, cells: list[str]) -> None:
    assert [air_combat(int(squadrons), roll) for roll in ROLLS] == [pair(cell) for cell in cells]


def test_air_combat_beyond_twenty() -> None:
    for roll in ROLLS:
        first, second = air_combat(20, roll), air_combat(4, roll)
        assert air_combat(24, roll) == (first[0] + second[0], first[1] + second[1])
    assert air_combat(0, 12) == (0, 0)


@pytest.mark.parametrize("level, cells", rows(AIR_DEFENSE))
def test_air_defense(level: str, cells: list[str]) -> None:
    assert [air_defense(int(level), roll) for roll in ROLLS] == [pair(cell) for cell in cells]


def test_air_defense_beyond_the_table() -> None:
    assert air_defense(0, 12) == (0, 0)
    assert [air_defense(14, roll) for roll in ROLLS] == [air_defense(10, roll) for roll in ROLLS]
    # The one published roll of the older game: level 3, modified roll 7.
    assert air_defense(3, 7) == (1, 1)


@rule("worldatwar", "22.94")
def test_submarine_attack() -> None:
    lost = SUBMARINE_LOST
    assert [submarine_result(roll) for roll in range(2, 13)] == [lost, 0, 0, 1, 1, 2, 2, 3, 3, 3, 3]
    assert [submarine_result(roll) for roll in (-2, 0, 1, 16)] == [lost, lost, lost, 3]
