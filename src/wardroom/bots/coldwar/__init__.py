"""Doctrine for Cold War Naval Battles: a sensible admiral, who knows only what lies in front of the seat.

Every answer is a function of the observation and of the admiral's temper. What an attack can do, and with
what number, is asked of the game itself; here stands only what it is worth. Worths are points of the round.
"""

from wardroom.bots.coldwar.doctrine import Doctrine
from wardroom.bots.coldwar.weights import STYLES, WEIGHTS, Weights

__all__ = ["STYLES", "WEIGHTS", "Doctrine", "Weights"]
