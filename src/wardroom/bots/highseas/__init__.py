"""Doctrine for Naval Battles: a sensible admiral, who knows only what lies in front of the seat.

It looks at the observation alone and keeps nothing but the fleet it would like. Numbers to roll are asked of
the game itself; here stands what things are worth, in points of sunk ships, and what the enemies may do.
"""

from wardroom.bots.highseas.doctrine import Doctrine
from wardroom.bots.highseas.weights import WEIGHTS, Weights

__all__ = ["WEIGHTS", "Doctrine", "Weights"]
