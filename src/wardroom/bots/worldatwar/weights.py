"""What an admiral goes by."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """Chances and shares; points are those of the scenario."""

    # Hits of a squadron that has found something, after patrols and air defence; how often it finds something.
    bombs: float = 0.3
    found: float = 0.55
    # Rounds that a battle lasts as a rule, and how much the stronger side has the better of it.
    rounds: float = 1.6
    edge: float = 2.2
    # How far the points at the end may lie from what is to be expected, at least.
    doubt: float = 6.0
    # What the chance of a duty is that has not been carried out yet.
    hope: float = 0.55
    # By how much an interception, or staying in a battle, must better the chance to win.
    caution: float = 0.004
    # The share of a carrier's squadrons that stays overhead when the enemy can strike.
    patrol: float = 0.4
    # How much better a way must be before it is a detour.
    detour: float = 0.12
    # What it is worth beside its points that a ship can do no more.
    silenced: float = 0.5
    # What a carrier is worth beside its factors.
    deck: float = 0.6


WEIGHTS = Weights()
