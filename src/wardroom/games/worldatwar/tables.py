"""The tables of the chapter, and of the air rules it leans on, with where each comes from.

Columns are modified rolls of two dice from 2 to 12; a lower roll counts as 2, a higher one as 12.
"""

from typing import Final

LEAST_ROLL: Final = 2
MOST_ROLL: Final = 12

# 22.55: the Naval Attack Table (printed). A row's hits by roll; rows as below.
NAVAL_ATTACK: Final = [
    [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2],
    [0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2],
    [0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 3],
    [0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3],
    [1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4],
    [1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5],
    [2, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6],
    [2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 6],
    [2, 3, 3, 3, 4, 4, 5, 5, 6, 6, 7],
    [3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7],
    [3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8],
    [3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8],
    [4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9],
    [4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9],
    [5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10],
    [5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10],
    [6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11],
    [6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11],
    [7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12],
    [7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12],
    [8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13],
    [8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13],
]

# 22.55: the row of so many fleet factors (printed), 1 to 25.
FLEET_ROW: Final = [-1, 0, 1, 2, 3, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8, 9, 9, 9, 10, 10, 10, 11]
MOST_FACTORS: Final = 25
# 22.55: the row of so many air squadrons (printed), 1 to 20.
SQUADRON_ROW: Final = [-1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22]
MOST_SQUADRONS: Final = 20

# Results "eliminated/aborted" are one number: eliminated * 16 + aborted.
ABORTED_BITS: Final = 4
ABORTED_MASK: Final = 15

# The Air Combat Table by squadrons (published: aworldatwar.org for rows 1-15, a players' list for the rest).
AIR_COMBAT: Final = [
    [0, 0, 1, 1, 16, 16, 17, 17, 18, 18, 19],
    [1, 1, 16, 16, 17, 17, 18, 18, 19, 19, 34],
    [16, 16, 17, 17, 18, 18, 19, 19, 34, 35, 36],
    [17, 17, 18, 18, 19, 19, 34, 35, 36, 51, 52],
    [18, 18, 19, 19, 34, 35, 36, 51, 52, 53, 68],
    [18, 19, 19, 34, 35, 36, 51, 52, 53, 68, 69],
    [19, 19, 34, 35, 36, 51, 52, 53, 68, 69, 70],
    [19, 34, 35, 36, 51, 52, 53, 68, 69, 70, 85],
    [34, 35, 36, 51, 52, 53, 68, 69, 70, 85, 86],
    [35, 36, 51, 52, 53, 68, 69, 70, 85, 86, 87],
    [36, 51, 52, 53, 68, 69, 70, 85, 86, 87, 102],
    [51, 52, 53, 68, 69, 70, 85, 86, 87, 102, 103],
    [52, 53, 68, 69, 70, 85, 86, 87, 102, 103, 104],
    [53, 68, 69, 70, 85, 86, 87, 102, 103, 104, 119],
    [68, 69, 70, 85, 86, 87, 102, 103, 104, 119, 120],
    [69, 70, 85, 86, 87, 102, 103, 104, 119, 120, 121],
    [70, 85, 86, 87, 102, 103, 104, 119, 120, 121, 136],
    [85, 86, 87, 102, 103, 104, 119, 120, 121, 136, 137],
    [86, 87, 102, 103, 104, 119, 120, 121, 136, 137, 138],
    [87, 102, 103, 104, 119, 120, 121, 136, 137, 138, 153],
]

# The Air Defense Table (published: a players' list), by air defence level 1 to 10.
AIR_DEFENSE: Final = [
    [0, 0, 0, 0, 0, 1, 1, 16, 16, 17, 17],
    [0, 0, 1, 1, 16, 16, 17, 17, 18, 18, 33],
    [1, 1, 16, 16, 17, 17, 18, 18, 33, 33, 34],
    [16, 16, 17, 17, 18, 18, 33, 33, 34, 34, 35],
    [16, 17, 17, 18, 18, 33, 33, 34, 34, 35, 35],
    [17, 17, 18, 18, 33, 33, 34, 34, 35, 35, 50],
    [17, 18, 18, 33, 33, 34, 34, 35, 35, 50, 50],
    [18, 18, 33, 33, 34, 34, 35, 35, 50, 50, 51],
    [18, 33, 33, 34, 34, 35, 35, 50, 50, 51, 51],
    [33, 33, 34, 34, 35, 35, 50, 50, 51, 51, 52],
]
MOST_AIR_DEFENSE: Final = 10

# 22.94: the Submarine Attack Table (printed), by roll 2 to 10; SUBMARINE_LOST is the "*".
SUBMARINE_LOST: Final = -1
SUBMARINE_ATTACK: Final = [SUBMARINE_LOST, 0, 0, 1, 1, 2, 2, 3, 3]
MOST_SUBMARINE_ROLL: Final = 10

# How many of the 36 throws of two dice show 2, 3, ... 12.
TWO_DICE: Final = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]


def clamped(roll: int) -> int:
    """22.55 A roll below two counts as two; the last column is for twelve and more."""
    if roll < LEAST_ROLL:
        return LEAST_ROLL
    return MOST_ROLL if roll > MOST_ROLL else roll


def naval_hits(rows: list[int], most: int, attackers: int, roll: int) -> int:
    """22.55 Hits with a modified roll; `rows` has the row of so many attackers.

    Ruling: more than the `most` of them read the row of so many, and that of the rest with the same roll.
    """
    column = clamped(roll) - LEAST_ROLL
    hits = 0
    while attackers > most:
        hits += NAVAL_ATTACK[rows[most]][column]
        attackers -= most
    if attackers > 0:
        hits += NAVAL_ATTACK[rows[attackers]][column]
    return hits


def fleet_hits(factors: int, roll: int) -> int:
    """22.55 Hits by so many fleet factors."""
    return naval_hits(FLEET_ROW, MOST_FACTORS, factors, roll)


def squadron_hits(squadrons: int, roll: int) -> int:
    """22.55 Hits by so many squadrons on ships."""
    return naval_hits(SQUADRON_ROW, MOST_SQUADRONS, squadrons, roll)


def air_combat(squadrons: int, roll: int) -> tuple[int, int]:
    """What so many squadrons do to those they meet: how many they eliminate, and force to abort."""
    column = clamped(roll) - LEAST_ROLL
    gone = 0
    aborted = 0
    while squadrons > 0:
        row = squadrons if squadrons < MOST_SQUADRONS else MOST_SQUADRONS
        result = AIR_COMBAT[row - 1][column]
        gone += result >> ABORTED_BITS
        aborted += result & ABORTED_MASK
        squadrons -= row
    return gone, aborted


def air_defense(level: int, roll: int) -> tuple[int, int]:
    """What ships do to squadrons that attack them: how many they eliminate, and force to abort."""
    if level < 1:
        return 0, 0
    row = level if level < MOST_AIR_DEFENSE else MOST_AIR_DEFENSE
    result = AIR_DEFENSE[row - 1][clamped(roll) - LEAST_ROLL]
    return result >> ABORTED_BITS, result & ABORTED_MASK


def submarine_result(roll: int) -> int:
    """22.94 Hits of one submarine, or SUBMARINE_LOST.

    Ruling: a modified roll below two counts as two, as it does in fleet combat (22.55).
    """
    if roll < LEAST_ROLL:
        roll = LEAST_ROLL
    if roll > MOST_SUBMARINE_ROLL:
        roll = MOST_SUBMARINE_ROLL
    return SUBMARINE_ATTACK[roll - LEAST_ROLL]
