"""The steps by their names, for reading a text form."""

from collections.abc import Callable
from typing import Final

from wardroom.core.fact_forms import FactReader
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

# How each is read from the words of its line; those without words have nothing to read.
STEPS: Final[dict[str, Callable[[FactReader], Step]]] = {
    "AirStrikes": AirStrikes.read,
    "Announce": Announce.read,
    "AttackFromTheAir": AttackFromTheAir.read,
    "BaseAttacks": BaseAttacks.read,
    "Campaign": Campaign.read,
    "CardRun": CardRun.read,
    "Choosing": Choosing.read,
    "CodeCards": CodeCards.read,
    "Deploy": Deploy.read,
    "Evasion": Evasion.read,
    "FleetCombat": FleetCombat.read,
    "FleetEngagement": FleetEngagement.read,
    "GoHome": GoHome.read,
    "Holding": Holding.read,
    "Intercept": Intercept.read,
    "LandAir": lambda told: LandAir(told.members()),
    "LandAirRun": LandAirRun.read,
    "LossChoice": LossChoice.read,
    "Muster": Muster.read,
    "NavalBattle": NavalBattle.read,
    "Numbering": Numbering.read,
    "OrderOfBattles": OrderOfBattles.read,
    "Passage": Passage.read,
    "PatrolRun": PatrolRun.read,
    "Patrols": lambda told: Patrols(told.members()),
    "PlotCourse": PlotCourse.read,
    "PressOn": PressOn.read,
    "Rendezvous": Rendezvous.read,
    "Resolve": Resolve.read,
    "RollInterceptions": RollInterceptions.read,
    "ScreenRun": ScreenRun.read,
    "Screening": lambda told: Screening(told.members()),
    "Search": lambda told: Search(),
    "Sortie": Sortie.read,
    "Station": Station.read,
    "Strike": Strike.read,
    "SubmarineAttack": SubmarineAttack.read,
    "SubmarineAttacks": SubmarineAttacks.read,
    "Substitutes": Substitutes.read,
    "UseAdvantage": UseAdvantage.read,
    "Withdraw": Withdraw.read,
    "Withhold": Withhold.read,
}
