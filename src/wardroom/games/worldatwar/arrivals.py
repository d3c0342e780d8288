"""22.21-22.24 What interception dice are worth: pure numbers for the table and for the odds."""


def score_of(pacific: bool, total: int) -> int:
    """22.21 The sum of the dice; on the Pacific chart half of it, rounded up."""
    return (total + 1) // 2 if pacific else total


def late_step(pacific: bool) -> int:
    """22.24B Hexes that make one round."""
    return 2 if pacific else 4


def arrival_round(step: int, distance: int, score: int) -> int:
    """22.23, 22.24B: the round in which a force arrives, one later for each step it is short."""
    if score >= distance:
        return 1
    return 1 + (distance - score + step - 1) // step


def sum_chances(dice: int) -> list[float]:
    """The chance of each sum of so many dice, from 0."""
    chances = [1.0]
    for _ in range(dice):
        longer = [0.0] * (len(chances) + 6)
        for total in range(len(chances)):
            for face in range(1, 7):
                longer[total + face] += chances[total] / 6.0
        chances = longer
    return chances


def arrival_chances(pacific: bool, dice: int, distance: int) -> list[float]:
    """22.24B-C The chance to arrive in round 1, 2, 3 ... from so many hexes away; none without a die."""
    if dice <= 0:
        return []
    chances: list[float] = []
    sums = sum_chances(dice)
    for total in range(dice, len(sums)):
        place = arrival_round(late_step(pacific), distance, score_of(pacific, total)) - 1
        while len(chances) <= place:
            chances.append(0.0)
        chances[place] += sums[total]
    return chances
