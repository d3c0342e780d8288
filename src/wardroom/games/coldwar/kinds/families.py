"""Every kind of card, by its family: who wants to know something of a card asks its kind."""

from typing import Final

from wardroom.games.coldwar.battle import Attack, Battle
from wardroom.games.coldwar.catalogue import Card
from wardroom.games.coldwar.kinds.air_strikes import Bomber, LandStrike
from wardroom.games.coldwar.kinds.area_defences import AreaDefence, Cover, EarlyWarning, Ecm, Evade, Sweepers
from wardroom.games.coldwar.kinds.asw import Asw
from wardroom.games.coldwar.kinds.elsewhere import (
    AdditionalShip,
    BadLuck,
    CrashDive,
    DamageControl,
    Refueling,
    Retreat,
    Tactic,
)
from wardroom.games.coldwar.kinds.forces import Minefield
from wardroom.games.coldwar.kinds.kind import Kind
from wardroom.games.coldwar.kinds.salvos import Gun, Missile, Salvo, Torpedo
from wardroom.games.coldwar.kinds.specials import Crew, Intelligence, Surprise

# In the order of the families of `catalogue.py`.
KINDS: Final[list[Kind]] = [
    Gun(),
    Missile(),
    Torpedo(),
    Asw(),
    LandStrike(),
    Bomber(),
    Evade(),
    Ecm(),
    Cover(),
    AdditionalShip(),
    Retreat(),
    DamageControl(),
    Crew(),
    Minefield(),
    Surprise(),
    Sweepers(),
    CrashDive(),
    EarlyWarning(),
    Refueling(),
    Intelligence(),
    Tactic(),
    BadLuck(),
]
# 8.1 Those that can be laid before a task force, what stops an attack surely first; 7.1 what ships fire.
AREA_DEFENCES: Final[list[AreaDefence]] = sorted(
    [kind for kind in KINDS if isinstance(kind, AreaDefence)], key=lambda kind: kind.rolls
)
SALVOS: Final[list[Salvo]] = [kind for kind in KINDS if isinstance(kind, Salvo)]


def kind_of(b: Battle, card: int) -> Kind:
    return KINDS[b.families[card]]


def ship_forbids(b: Battle, attacks: list[Attack], card: Card, ship: int) -> int:
    """May this ship of one's own fire the card at all?"""
    return SALVOS[card.family].ship_forbids(b, attacks, card.size, ship)


def target_forbids(b: Battle, card: Card, ship: int, target: int) -> int:
    """May a card (from `ship`, or NOBODY) be aimed at this ship? Its task force is judged before."""
    return KINDS[card.family].target_forbids(b, card.size, ship, target)
