"""The steps of combat by their names, for reading a position."""

from typing import Final

from wardroom.core.state import Step
from wardroom.games.worldatwar.air_patrol import PatrolRun, Patrols
from wardroom.games.worldatwar.air_strikes import AirStrikes
from wardroom.games.worldatwar.base_attack import BaseAttacks
from wardroom.games.worldatwar.fleet_engagement import FleetEngagement
from wardroom.games.worldatwar.land_air import LandAir, LandAirRun
from wardroom.games.worldatwar.pairing import Evasion, FleetCombat
from wardroom.games.worldatwar.screening import Screening, ScreenRun
from wardroom.games.worldatwar.sinking import LossChoice
from wardroom.games.worldatwar.strike import Strike
from wardroom.games.worldatwar.submarine_steps import SubmarineAttack, SubmarineAttacks, Substitutes

COMBAT_NAMES: Final = [
    "Patrols",
    "BaseAttacks",
    "LandAir",
    "AirStrikes",
    "Strike",
    "FleetCombat",
    "Evasion",
    "FleetEngagement",
    "Screening",
    "LossChoice",
    "SubmarineAttacks",
    "SubmarineAttack",
    "Substitutes",
]


def combat_stage(name: str) -> Step | None:
    """A step of combat as it begins, or nothing if there is none of that name."""
    if name == "Patrols":
        return Patrols()
    if name == "PatrolRun":
        return PatrolRun()
    if name == "BaseAttacks":
        return BaseAttacks()
    if name == "LandAir":
        return LandAir()
    if name == "LandAirRun":
        return LandAirRun()
    if name == "AirStrikes":
        return AirStrikes()
    if name == "Strike":
        return Strike()
    if name == "FleetCombat":
        return FleetCombat()
    if name == "Evasion":
        return Evasion()
    if name == "FleetEngagement":
        return FleetEngagement()
    if name == "Screening":
        return Screening()
    if name == "ScreenRun":
        return ScreenRun()
    if name == "LossChoice":
        return LossChoice()
    if name == "SubmarineAttacks":
        return SubmarineAttacks()
    if name == "SubmarineAttack":
        return SubmarineAttack()
    if name == "Substitutes":
        return Substitutes()
    return None
