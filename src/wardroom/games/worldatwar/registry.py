"""The steps by their names, for reading a text form."""

from typing import Final

from wardroom.core.state import Step
from wardroom.games.worldatwar.aftermath import PressOn
from wardroom.games.worldatwar.battle import NavalBattle
from wardroom.games.worldatwar.campaign import Announce, Campaign
from wardroom.games.worldatwar.cards import CardRun, CodeCards, UseAdvantage
from wardroom.games.worldatwar.groups import Deploy, Numbering
from wardroom.games.worldatwar.holding import Holding, Withhold
from wardroom.games.worldatwar.intercepting import Intercept, RollInterceptions
from wardroom.games.worldatwar.muster import Choosing, Muster
from wardroom.games.worldatwar.rendezvous import Rendezvous
from wardroom.games.worldatwar.returning import GoHome
from wardroom.games.worldatwar.routes import PlotCourse, Station
from wardroom.games.worldatwar.search import Search
from wardroom.games.worldatwar.sortie import AttackFromTheAir, OrderOfBattles, Passage, Resolve, Sortie
from wardroom.games.worldatwar.stages_combat import COMBAT_NAMES, combat_stage
from wardroom.games.worldatwar.withdrawal import Withdraw

KINDS: Final[list[type[Step]]] = [
    Announce,
    AttackFromTheAir,
    Campaign,
    CardRun,
    Choosing,
    CodeCards,
    Deploy,
    GoHome,
    Holding,
    Intercept,
    Muster,
    NavalBattle,
    Numbering,
    OrderOfBattles,
    Passage,
    PlotCourse,
    PressOn,
    Rendezvous,
    Resolve,
    RollInterceptions,
    Search,
    Sortie,
    Station,
    UseAdvantage,
    Withdraw,
    Withhold,
]


def step_names() -> list[str]:
    return [kind.__name__ for kind in KINDS] + COMBAT_NAMES


def stage_named(name: str) -> Step | None:
    """A fresh step of a kind, or None if there is no such kind."""
    for kind in KINDS:
        if kind.__name__ == name:
            return kind()
    return combat_stage(name)
