"""What an admiral thinks things are worth."""

from dataclasses import dataclass

from wardroom.games.highseas import muster


@dataclass(frozen=True)
class Weights:
    """In points of sunk ships."""

    # How much of the worth of a ship lies in damage that this turn's cards cannot complete.
    promise: float = 0.4
    # How much of an attack is left when others have probably sunk its target already.
    overkill: float = 0.1
    # What an attack must be worth before it is made at all.
    attack: float = 0.15
    # What the loss of a point hurts whoever is ahead, beside our gain.
    leader: float = 0.15
    # What a defence must save before a card of the hand is played; Evasive Action meets everything.
    answer: float = 0.9
    evasive: float = 2.0
    # The same for a team-mate's ships.
    for_a_mate: float = 1.5
    # A retreat: damage that must come off, and what the attacks of the turn may be worth at most.
    repairs: int = 6
    idle: float = 4.0
    # A ship with so little hull left, and worth so much, hides in the third row.
    hide: int = 2
    hidden: int = 5
    # What a fleet is chosen by: points sunk in a turn, hull, aircraft that cover, and points not spent.
    fire: float = muster.FIRE
    hull: float = muster.HULL
    cover: float = muster.COVER
    unspent: float = muster.UNSPENT
    # A Planning card helps a roll for a ship worth so much.
    plan: int = 4
    # Defence cards kept in the hand, and salvos kept for each battery.
    defences: int = 4
    salvos: int = 2


WEIGHTS = Weights()
