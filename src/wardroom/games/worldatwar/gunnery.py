"""22.55 The Naval Attack Table in use: modifiers, hits, and how likely each number of hits is."""

from wardroom.games.worldatwar.air import CRITICAL_HITS
from wardroom.games.worldatwar.tables import LEAST_ROLL, TWO_DICE, fleet_hits, squadron_hits


def fire_modifier(firer: int, target: int, firer_hindered: int, target_hindered: int) -> int:
    """22.551, 22.552: the difference of the two DRMs, and one either way for a group with a burden.

    What one side gains the other loses, so each roll needs the difference only once.
    """
    # 22.552B: at most one each way, however many burdens a group has.
    return firer - target - (1 if firer_hindered else 0) + (1 if target_hindered else 0)


def fire_chances(factors: int, modifier: int) -> list[float]:
    """22.55 The chance of 0, 1, 2 ... hits by so many fleet factors."""
    chances = [0.0] * (fleet_hits(factors, 99) + 1)
    for index in range(len(TWO_DICE)):
        chances[fleet_hits(factors, index + LEAST_ROLL + modifier)] += TWO_DICE[index] / 36.0
    return chances


def strike_chances(squadrons: int, modifier: int) -> list[float]:
    """22.55 The chance of 0, 1, 2 ... hits by so many squadrons."""
    chances = [0.0] * (squadron_hits(squadrons, 99) + 1)
    for index in range(len(TWO_DICE)):
        chances[squadron_hits(squadrons, index + LEAST_ROLL + modifier)] += TWO_DICE[index] / 36.0
    return chances


def with_critical(
    chances: list[float], size: int, hits: int, surprise: int, critical_from: int
) -> list[float]:
    """22.462F At the highest level of surprise a ship that is just damaged may take one more hit."""
    short = size - 1 - hits
    if surprise < CRITICAL_HITS or not 0 < short < len(chances):
        return chances
    more = [*chances, 0.0] if short + 1 == len(chances) else chances[:]
    struck = chances[short] * max(0, 7 - critical_from) / 6.0
    more[short] -= struck
    more[short + 1] += struck
    return more


def both(one: list[float], other: list[float]) -> list[float]:
    """The chances of the sum of two independent numbers of hits."""
    chances = [0.0] * (len(one) + len(other) - 1)
    for i in range(len(one)):
        if one[i] > 0.0:
            for j in range(len(other)):
                chances[i + j] += one[i] * other[j]
    return chances


def on_ship(chances: list[float], size: int, hits: int) -> list[float]:
    """The chances of the hits a named ship has afterwards, 0 to its size."""
    after = [0.0] * (size + 1)
    for more in range(len(chances)):
        total = hits + more
        after[total if total < size else size] += chances[more]
    return after
