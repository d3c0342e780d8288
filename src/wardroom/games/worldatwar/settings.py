"""What the chapter leaves to rules not printed in it: named options with the defaults we propose."""

from collections.abc import Mapping
from typing import Final

from wardroom.core.options import Option, Value

# How the air defence level of a combat group is counted.
DEFENSE_BY_FACTORS: Final = 0  # one for every three undamaged factors
DEFENSE_BY_CARRIERS: Final = 1  # one for each carrier, one for every three other factors
# How the level of surprise is found.
SURPRISE_BY_RESULTS: Final = 0  # all search results of the side in the round
SURPRISE_BY_TARGET: Final = 1  # its results against the group attacked
SURPRISE_BY_DIE: Final = 2  # one die

DEFENSE_COUNTS: Final = ("factors", "carriers")
SURPRISE_SOURCES: Final = ("results", "target", "die")
AIR_CHARTS: Final = ("nations", "level")

OPTIONS: Final[tuple[Option, ...]] = (
    Option(
        "air_chart",
        "nations",
        "22.55",
        "Air Nationality DRMs by nation, or the same for all but elite squadrons.",
        choices=AIR_CHARTS,
    ),
    Option(
        "air_defense",
        "factors",
        "22.462F",
        "A group's air defence: a level for three factors, or for each carrier and three others.",
        choices=DEFENSE_COUNTS,
    ),
    Option(
        "surprise",
        "results",
        "22.462D",
        "The level of surprise: all search results, those on the target, or a die.",
        choices=SURPRISE_SOURCES,
    ),
    Option("strike_limit", 20, "22.462C", "The most squadrons in one air strike.", low=1, high=60),
    Option(
        "critical_from",
        5,
        "22.462F",
        "Surprise of level 7: the roll from which a damaged ship takes one more hit; 7 is never.",
        low=1,
        high=7,
    ),
    Option("patrol_bonus", 1, "22.4421C", "What patrol and cover add in air combat.", low=0, high=3),
    Option(
        "tactical_shift",
        1,
        "22.552A",
        "What a tactical codebreaking advantage adds to the Naval Nationality DRM.",
        low=0,
        high=3,
    ),
    Option(
        "cve_defense", 3, "22.462F", "Factors that an escort carrier counts in air defence.", low=1, high=5
    ),
    Option("keep_hits", False, "22.55", "Hits short of damage stay on a ship after the battle."),
)


class Settings:
    """The choices of one game; `docs/rulings.md` gives the reasons for the defaults."""

    def __init__(self, values: Mapping[str, Value]) -> None:
        self.level_air = values["air_chart"] == "level"
        self.defense_count = DEFENSE_COUNTS.index(str(values["air_defense"]))
        self.surprise_source = SURPRISE_SOURCES.index(str(values["surprise"]))
        self.strike_limit = int(str(values["strike_limit"]))
        self.critical_from = int(str(values["critical_from"]))
        self.patrol_bonus = int(str(values["patrol_bonus"]))
        self.tactical_shift = int(str(values["tactical_shift"]))
        self.escort_carrier_defense = int(str(values["cve_defense"]))
        self.keep_hits = values["keep_hits"] is True
