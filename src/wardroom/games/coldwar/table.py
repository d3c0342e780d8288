"""The steps of this game are given the core's State; here it becomes the Battle that it is."""

from typing import cast

from wardroom.core.state import State
from wardroom.games.coldwar.battle import Battle


def battle(state: State) -> Battle:
    return cast(Battle, state)
