"""What the chapter leaves to rules not printed in it: named settings with the defaults we propose."""

from typing import Final

# How the air defence level of a combat group is counted.
DEFENSE_BY_FACTORS: Final = 0  # one for every three undamaged factors
DEFENSE_BY_CARRIERS: Final = 1  # one for each carrier, one for every three other factors
# How the level of surprise is found.
SURPRISE_BY_RESULTS: Final = 0  # all search results of the side in the round
SURPRISE_BY_TARGET: Final = 1  # its results against the group attacked
SURPRISE_BY_DIE: Final = 2  # one die

DEFENSE_COUNTS: Final = ("factors", "carriers")
SURPRISE_SOURCES: Final = ("results", "target", "die")


class Settings:
    """The choices of one game; `docs/rulings.md` gives the reasons for the defaults."""

    def __init__(self) -> None:
        self.defense_count = DEFENSE_BY_FACTORS
        self.surprise_source = SURPRISE_BY_RESULTS
        # 23.73 is not printed: the most squadrons in one strike.
        self.strike_limit = 20
        # 20.524 is not printed: a critical hit from this roll on, for one more hit.
        self.critical_from = 5
        # 19.3 is not printed: what combat air patrol adds to its roll while it is not surprised.
        self.patrol_bonus = 1
        # 48.51B is not printed: what a tactical advantage adds to the Naval Nationality DRM.
        self.tactical_shift = 1
        # An escort carrier counts as so many factors in air defence.
        self.escort_carrier_defense = 3
