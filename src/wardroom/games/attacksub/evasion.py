"""7 Evasive Action: what may be played against a shot."""

from wardroom.core.state import ALLOWED
from wardroom.games.attacksub import refusals as no
from wardroom.games.attacksub.battle import Battle
from wardroom.games.attacksub.stations import at_stations, crew_forbids


def evasion_forbids(b: Battle, card: int, place: int, played: list[int], lockons: int) -> int:
    """3.2B, 7.1, 7.2 May the target play this Evasive Action, after those it has played already?"""
    code = crew_forbids(b, place)
    if code:
        return code
    if b.cards[card].sub_only and not b.subs[place]:
        return no.SUB_ONLY_EVASION
    # 3.6 Two against the same Weapon Lockon must be of different types.
    if at_stations(b, place):
        alike = 0
        for other in played:
            if b.cards[other].type == b.cards[card].type:
                alike += 1
        if alike >= lockons:
            return no.SAME_EVASION
    return ALLOWED
