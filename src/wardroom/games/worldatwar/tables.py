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

# What two dice may show, and how many of the 36 throws show 2, 3, ... 12.
ROLLS: Final = list(range(LEAST_ROLL, MOST_ROLL + 1))
TWO_DICE: Final = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]


def clamped(roll: int) -> int:
    """22.55 A roll below two counts as two; the last column is for twelve and more."""
    return max(LEAST_ROLL, min(roll, MOST_ROLL))


def attack_hits(rows: list[int], count: int, roll: int) -> int:
    """22.55 Hits by so many with a modified roll, read in the row that `rows` has for their number.

    Ruling: more than the last row is for read that row and the one of the rest with the same roll.
    """
    column = clamped(roll) - LEAST_ROLL
    most = len(rows) - 1
    hits = 0
    while count > most:
        hits += NAVAL_ATTACK[rows[most]][column]
        count -= most
    return hits + NAVAL_ATTACK[rows[count]][column] if count > 0 else hits


def fleet_hits(factors: int, roll: int) -> int:
    """22.55 Hits by so many fleet factors."""
    return attack_hits(FLEET_ROW, factors, roll)


def squadron_hits(squadrons: int, roll: int) -> int:
    """22.55 Hits by so many squadrons on ships."""
    return attack_hits(SQUADRON_ROW, squadrons, roll)


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
    return SUBMARINE_ATTACK[max(LEAST_ROLL, min(roll, MOST_SUBMARINE_ROLL)) - LEAST_ROLL]


# -- what each roll brings, from two to twelve ----------------


def fleet_results(factors: int, modifier: int) -> list[int]:
    return [fleet_hits(factors, roll + modifier) for roll in ROLLS]


def squadron_results(squadrons: int, modifier: int) -> list[int]:
    return [squadron_hits(squadrons, roll + modifier) for roll in ROLLS]


def submarine_results(modifier: int) -> list[int]:
    return [submarine_result(roll + modifier) for roll in ROLLS]


def chances_of(results: list[int], most: int) -> list[float]:
    """The chance of 0, 1, 2 ... `most`, from what each roll brings; a result of -1 is counted last."""
    chances = [0.0] * (most + 1)
    for index in range(len(results)):
        chances[results[index]] += TWO_DICE[index] / 36.0
    return chances
