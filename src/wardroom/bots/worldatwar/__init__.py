"""Doctrine for A World at War: an admiral who knows only what lies in front of the seat.

Chances are asked of the game itself; here stands what fleets are worth against each other, in hits a round,
and what a battle is worth, in chances to win the operation.
"""

from wardroom.bots.worldatwar.doctrine import Doctrine
from wardroom.bots.worldatwar.weights import WEIGHTS, Weights

__all__ = ["WEIGHTS", "Doctrine", "Weights"]
