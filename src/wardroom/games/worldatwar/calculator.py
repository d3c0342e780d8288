"""The odds of a battle in front of you: what may be asked, and how a page puts the question.

Nothing is reckoned here: `question` reads it as it reads a file, `battle_odds` answers it.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from wardroom.core.bounds import Number
from wardroom.core.calculator import Calculator
from wardroom.core.option_card import OptionCard, option_card
from wardroom.games.worldatwar.battle_odds import Answer, odds
from wardroom.games.worldatwar.load import catalogue
from wardroom.games.worldatwar.meeting import MEETING
from wardroom.games.worldatwar.question import (
    LEAST_NAMED,
    MOST_LIGHT,
    MOST_NAMED,
    asked,
    is_question,
    line_of,
    read,
    ships_of,
)
from wardroom.games.worldatwar.scenario import SCALES
from wardroom.games.worldatwar.settings import OPTIONS
from wardroom.games.worldatwar.units import KINDS, NATIONS

# So many things of a kind, and so long a name; what a number may be, the game says.
MOST: Final = 40
LONGEST: Final = 60

Name = Annotated[str, Meta(max_length=LONGEST)]
Names = Annotated[list[Name], Meta(max_length=MOST)]
Numbers = Annotated[dict[Name, Number], Meta(max_length=MOST)]
Aims = Annotated[dict[Name, Name], Meta(max_length=MOST)]


class Asked(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a question; its fields mean what they mean in a file, see docs/odds.md."""


class OddsOrders(Asked):
    aims: Aims = {}
    lights: Name = ""
    light_targets: Names = []
    light_spread: Number = 1
    screened_targets: Names = []
    losses: Names = []


class OddsSide(Asked):
    nation: Name
    name: Name
    ships: Names
    hits: Numbers = {}
    screened: Names = []
    cargo: Names = []
    burdened: bool = False
    shift: Number = 0
    orders: OddsOrders = msgspec.field(default_factory=OddsOrders)


class OddsStrike(Asked):
    by: Name
    squadrons: Number
    nation: Name
    elite: bool = False
    origin: Name = msgspec.field(default="navy", name="from")
    patrol: Number = 0
    patrol_nation: Name = ""
    patrol_elite: bool = False
    surprise: Number = 0
    radar: Number = 0
    modifier: Number = 0
    targets: Names = []


class OddsSubmarines(Asked):
    by: Name
    nation: Name
    submarines: Number = 1
    torpedo: Number = 0
    asw: Number = 0
    search: Number = 0
    enemy_search: Number = 0
    excess_asw: Number = 0
    codes: Number = 0
    previous: Number = 0
    advanced: bool = False
    modifier: Number = 0
    missing: Numbers = {}


class OddsInterception(Asked):
    scale: Name
    dice: Number
    farthest: Number = 0


class OddsQuestion(Asked):
    """A battle, an air strike, submarines, an interception: whatever of it is given is answered."""

    title: Name = ""
    intercepting: Name = ""
    fleet: bool = True
    first: OddsSide | None = None
    second: OddsSide | None = None
    strike: OddsStrike | None = None
    submarines: OddsSubmarines | None = None
    interception: OddsInterception | None = None
    settings: Aims = {}


class OddsShip(Struct):
    """A named ship that a question may call by its name."""

    key: str
    name: str
    name_ru: str
    nation: str
    kind: str
    factors: int
    slow: bool


class OddsForce(Struct):
    """A force of a scenario as a question would write it."""

    key: str
    side: int
    nation: str
    ships: list[str]
    hits: dict[str, int]


class OddsScenario(Struct):
    key: str
    scale: str
    sides: list[str]
    forces: list[OddsForce]


class OddsLimits(Struct):
    """Factors of a named ship, and of a line of light ships."""

    least: int
    most: int
    most_light: int


class OddsMenu(Struct):
    """What a page may offer to whoever asks."""

    nations: list[str]
    limits: OddsLimits
    ships: list[OddsShip]
    scenarios: list[OddsScenario]
    settings: list[OptionCard]


def menu() -> OddsMenu:
    known = catalogue()
    ships = [
        OddsShip(
            ship.key,
            known.names[ship.key][0],
            known.names[ship.key][1],
            NATIONS[ship.nation],
            KINDS[ship.kind],
            ship.size,
            not ship.fast,
        )
        for ship in known.classes
        if ship.named
    ]
    scenarios = [_scenario(name) for name in known.scenario_names() if name != MEETING]
    limits = OddsLimits(LEAST_NAMED, MOST_NAMED, MOST_LIGHT)
    settings = [option_card(option) for option in OPTIONS]
    return OddsMenu(list(NATIONS), limits, ships, scenarios, settings)


def _scenario(name: str) -> OddsScenario:
    scenario = catalogue().scenario(name)
    forces = []
    for key, units in zip(scenario.force_keys, scenario.force_units, strict=True):
        ships = ships_of(scenario, units)
        if ships:
            nation = ships[0].nation
            hits = {ship.name: ship.hits for ship in ships if ship.hits}
            lines = [line_of(ship, nation) for ship in ships]
            forces.append(OddsForce(key, scenario.roster.side[units[0]], nation, lines, hits))
    return OddsScenario(scenario.key, SCALES[scenario.chart.scale], list(scenario.sides), forces)


CALCULATOR: Final = Calculator(OddsQuestion, OddsMenu, Answer, menu, is_question, read, asked, odds)
