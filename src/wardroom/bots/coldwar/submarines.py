"""8.36, 9.3 Our submarines while they are hunted."""

from wardroom.bots.coldwar.answers import passive_chance
from wardroom.bots.coldwar.weights import Weights
from wardroom.bots.coldwar.worth import likely
from wardroom.core.decision import DONE
from wardroom.games.coldwar.answers import SaveSubmarine
from wardroom.games.coldwar.attacks import asw_chance
from wardroom.games.coldwar.battle import Battle
from wardroom.games.coldwar.incoming import Hunt


def save_submarine(b: Battle, top: SaveSubmarine, seat: int, legal: list[int], w: Weights) -> int:
    """9.3 Damage Control for a submarine, if she is worth it."""
    least = w.control if seat == top.owner else w.control * w.for_a_mate
    if len(legal) > 1 and (2 * b.ship(top.submarine).points >= least or b.last_series == 2):
        return legal[1]
    return DONE


def dive_from_hunter(b: Battle, top: Hunt, seat: int, legal: list[int], w: Weights) -> int:
    """8.36 A Crash Dive before ASW rolls, if it takes enough from its chance."""
    card = b.card(top.card)
    number = asw_chance(b, card, top.hunter, top.submarine, top.area)
    saved = likely(number) - likely(passive_chance(number, card))
    least = w.dive if b.owns(seat, top.submarine) else w.dive * w.for_a_mate
    if len(legal) > 1 and 2 * b.ship(top.submarine).points * saved >= least:
        return legal[1]
    return DONE
