"""13 Which scenario is played, who takes which side, and when a game without a winner ends."""

from collections.abc import Mapping
from typing import Final

from wardroom.core.options import Option, OptionsSchema, Value
from wardroom.games.attacksub.catalogue import DEFAULT_DECKS

# 2.1 How the sides are given out.
CUT: Final = "cut"
FIRST: Final = "first"
SECOND: Final = "second"
# The scenario that the option `own_scenario` holds.
OWN: Final = "own"


def schema(scenarios: list[str]) -> OptionsSchema:
    """The options of a game that has these scenarios."""
    return OptionsSchema(
        (
            Option(
                "scenario",
                scenarios[0],
                "13",
                "The scenario: 13A to 13M, A and H also in their tournament form.",
                choices=(*scenarios, OWN),
            ),
            Option(
                "sides",
                CUT,
                "2.1",
                "Who cuts the higher card chooses a side, or player 1 has the first or second side.",
                choices=(CUT, FIRST, SECOND),
            ),
            Option(
                "decks",
                DEFAULT_DECKS,
                "13.5",
                "The game ends with the turn in which this deck runs out.",
                low=1,
                high=9,
            ),
            Option("own_scenario", (), "13", "The lines of a scenario file of your own, for scenario=own."),
        )
    )


class Switches:
    """The chosen options where the engine can read them fast."""

    def __init__(self, values: Mapping[str, Value]) -> None:
        self.scenario = str(values["scenario"])
        self.sides = str(values["sides"])
        self.decks = int(str(values["decks"]))
        self.values = dict(values)
