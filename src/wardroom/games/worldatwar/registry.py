"""The steps by their names, for reading a text form."""

from typing import Final

from wardroom.core.state import Step
from wardroom.games.worldatwar.aftermath import PressOn
from wardroom.games.worldatwar.air_patrol import PatrolRun, Patrols
from wardroom.games.worldatwar.air_strikes import AirStrikes
from wardroom.games.worldatwar.base_attack import BaseAttacks
from wardroom.games.worldatwar.battle import NavalBattle
from wardroom.games.worldatwar.campaign import Announce, Campaign
from wardroom.games.worldatwar.cards import CardRun, CodeCards, UseAdvantage
from wardroom.games.worldatwar.fleet_engagement import FleetEngagement
from wardroom.games.worldatwar.groups import Deploy, Numbering
from wardroom.games.worldatwar.holding import Holding, Withhold
from wardroom.games.worldatwar.intercepting import Intercept, RollInterceptions
from wardroom.games.worldatwar.land_air import LandAir, LandAirRun
from wardroom.games.worldatwar.muster import Choosing, Muster
from wardroom.games.worldatwar.pairing import Evasion, FleetCombat
from wardroom.games.worldatwar.rendezvous import Rendezvous
from wardroom.games.worldatwar.returning import GoHome
from wardroom.games.worldatwar.routes import PlotCourse, Station
from wardroom.games.worldatwar.screening import Screening, ScreenRun
from wardroom.games.worldatwar.search import Search
from wardroom.games.worldatwar.sinking import LossChoice
from wardroom.games.worldatwar.sortie import AttackFromTheAir, OrderOfBattles, Passage, Resolve, Sortie
from wardroom.games.worldatwar.strike import Strike
from wardroom.games.worldatwar.submarine_steps import SubmarineAttack, SubmarineAttacks, Substitutes
from wardroom.games.worldatwar.withdrawal import Withdraw

KINDS: Final[list[type[Step]]] = [
    AirStrikes,
    Announce,
    AttackFromTheAir,
    BaseAttacks,
    Campaign,
    CardRun,
    Choosing,
    CodeCards,
    Deploy,
    Evasion,
    FleetCombat,
    FleetEngagement,
    GoHome,
    Holding,
    Intercept,
    LandAir,
    LandAirRun,
    LossChoice,
    Muster,
    NavalBattle,
    Numbering,
    OrderOfBattles,
    Passage,
    PatrolRun,
    Patrols,
    PlotCourse,
    PressOn,
    Rendezvous,
    Resolve,
    RollInterceptions,
    ScreenRun,
    Screening,
    Search,
    Sortie,
    Station,
    Strike,
    SubmarineAttack,
    SubmarineAttacks,
    Substitutes,
    UseAdvantage,
    Withdraw,
    Withhold,
]


def step_names() -> list[str]:
    return [kind.__name__ for kind in KINDS]


def stage_named(name: str) -> Step | None:
    """A fresh step of a kind, or None if there is no such kind."""
    for kind in KINDS:
        if kind.__name__ == name:
            return kind()
    return None
