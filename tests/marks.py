"""Marks for tests."""

import pytest


def rule(game: str, *numbers: str) -> pytest.MarkDecorator:
    """This test proves these rules of `game`: `@rule("coldwar", "7.14")`. May be stacked."""
    if not numbers:
        raise ValueError("rule() needs a game and at least one rule number")
    return pytest.mark.rule(game, *numbers)
