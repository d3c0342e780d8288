"""3.1, 3.6 One action for each ship in a player turn, two different ones at Battle Stations."""

from wardroom.core.state import ALLOWED, NOBODY
from wardroom.games.attacksub import refusals as no
from wardroom.games.attacksub.battle import (
    ACT_BITS,
    ACTS_SHIFT,
    ENTERED,
    MOVED,
    STATIONS,
    STATIONS_SHIFT,
    Battle,
)


def ready(b: Battle, place: int, bit: int) -> int:
    """May the ship take an action of this kind now? Whose it is has been asked before."""
    if b.transports[place]:
        return no.TRANSPORTS_PLAY_NOTHING
    if b.dead[place]:
        return no.PLAYING_DEAD
    acts = b.acts[place]
    if acts & ACT_BITS:
        if acts & bit:
            return no.SAME_ACTION if acts & STATIONS else spent(b, place)
        if acts >> ACTS_SHIFT & 3 > acts >> STATIONS_SHIFT & 1:
            return spent(b, place)
    return ALLOWED


def spent(b: Battle, place: int) -> int:
    """3.1, 8.2, 11.1 What the ship's action of this turn has gone into."""
    if b.acts[place] & STATIONS:
        return no.ACTION_SPENT
    if b.acts[place] & ENTERED:
        return no.JUST_ENTERED
    if b.acts[place] & MOVED and not b.subs[place]:
        return no.FORCE_HAS_MOVED
    return no.ACTION_SPENT


def helicopter_ready(b: Battle, place: int) -> int:
    """8.2, 10.2 May one of the helicopters that this ship has up operate now?"""
    if b.idle_helicopter(place) != NOBODY:
        return ALLOWED
    return no.FORCE_HAS_MOVED if b.acts[place] & MOVED else no.HELICOPTER_FLEW


def at_stations(b: Battle, place: int) -> bool:
    return b.acts[place] & STATIONS != 0


def allowance(b: Battle, place: int, black_cards: int) -> int:
    """3.2, 3.6 Red cards that a ship may play against so many black ones."""
    return black_cards + (b.acts[place] >> STATIONS_SHIFT & 1)


def man(b: Battle, place: int) -> None:
    """3.6 Battle Stations for the rest of the player turn."""
    b.acts[place] |= STATIONS
