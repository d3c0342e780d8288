"""Doctrine for Attack Sub: a sensible captain, who knows only what lies in front of the seat.

Every play of the turn is weighed by what it may bring: a sinking counts what the ship is worth in the
scenario, a contact what it promises, a card what it could do later. Numbers needed are asked of the game.
"""

from wardroom.bots.attacksub.doctrine import Doctrine

__all__ = ["Doctrine"]
