"""Admirals of one style differ a little: the seed gives each a temper of his own."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar

from wardroom.core.dice import FastDice

W = TypeVar("W", bound=Any)


def tempered(weights: W, names: tuple[str, ...], most: float, dice: FastDice) -> W:
    """The weights of a style, those that are named up to a share of them higher or lower."""
    own = {name: getattr(weights, name) * (1.0 + most * (dice.below(201, 0) - 100) / 100) for name in names}
    made: W = replace(weights, **own)
    return made
