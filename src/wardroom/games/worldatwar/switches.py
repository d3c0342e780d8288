"""The scenario, and what the chapter leaves open, as options of a table."""

from typing import Final

from wardroom.core.options import Option, OptionsSchema
from wardroom.games.worldatwar.load import OWN_SCENARIO, catalogue
from wardroom.games.worldatwar.settings import OPTIONS

SCHEMA: Final = OptionsSchema(
    (
        Option(
            "scenario",
            "denmark-strait",
            "22.15",
            "The operation that is played.",
            choices=(*catalogue().scenario_names(), OWN_SCENARIO),
        ),
        Option("meeting_number", 1, "22.15", "Which random meeting engagement is played.", low=1, high=9999),
        Option("meeting_points", 30, "22.15", "Factors of each side in it.", low=20, high=60),
        *OPTIONS,
        Option("own_scenario", (), "22.15", "The lines of a scenario file of your own, for scenario=own."),
    )
)
