"""Doctrine for Cold War Naval Battles: a sensible admiral, who knows only what lies in front of the seat.

It looks at the observation alone. A volley is planned once and then told word by word; the plan is kept until
it has been told. Numbers to roll are asked of the game itself; here stands what things are worth, in points
of the round, and what the enemies may do.
"""

from wardroom.bots.coldwar.doctrine import Doctrine
from wardroom.bots.coldwar.weights import STYLES, WEIGHTS, Weights

__all__ = ["STYLES", "WEIGHTS", "Doctrine", "Weights"]
