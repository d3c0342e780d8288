"""3.1, 3.6 One action for each ship in a player turn, two different ones at Battle Stations."""

from wardroom.core.state import ALLOWED, NOBODY
from wardroom.games.attacksub import battle
from wardroom.games.attacksub import refusals as no
from wardroom.games.attacksub.battle import Battle


def crew_forbids(b: Battle, place: int) -> int:
    """5.5, 12.3 May the ship play anything at all?"""
    if b.transports[place]:
        return no.TRANSPORTS_PLAY_NOTHING
    if b.dead[place]:
        return no.PLAYING_DEAD
    return ALLOWED


def ready(b: Battle, place: int, bit: int) -> int:
    """May the ship take an action of this kind now? Whose it is has been asked before."""
    if b.transports[place] or b.dead[place]:
        return crew_forbids(b, place)
    acts = b.acts[place]
    if acts & battle.ACT_BITS:
        if acts & bit:
            return no.SAME_ACTION if acts & battle.STATIONS else spent(b, place)
        if acts >> battle.ACTS_SHIFT & 3 > acts >> battle.STATIONS_SHIFT & 1:
            return spent(b, place)
    return ALLOWED


def spent(b: Battle, place: int) -> int:
    """3.1, 8.2, 11.1 What the ship's action of this turn has gone into."""
    if b.acts[place] & battle.STATIONS:
        return no.ACTION_SPENT
    if b.acts[place] & battle.ENTERED:
        return no.JUST_ENTERED
    if b.acts[place] & battle.MOVED and not b.subs[place]:
        return no.FORCE_HAS_MOVED
    return no.ACTION_SPENT


def has_surface_ship(b: Battle, seat: int) -> bool:
    """1.3 Has the seat a Surface Force, were it of Transports alone?"""
    for place in range(b.begins[seat], b.ends[seat]):
        if b.status[place] == battle.IN_PLAY and not b.subs[place]:
            return True
    return False


def has_escort(b: Battle, seat: int) -> bool:
    """12.3 A surface ship of the seat that may play cards."""
    for place in range(b.begins[seat], b.ends[seat]):
        if b.status[place] == battle.IN_PLAY and not b.subs[place] and not b.transports[place]:
            return True
    return False


def force_ready(b: Battle, seat: int) -> int:
    """8.2 May all ships and helicopters of the Surface Force share a Close/Open Range now?"""
    if b.flew:
        return no.FORCE_HAS_ACTED
    sharing = 0
    for place in range(b.begins[seat], b.ends[seat]):
        if b.status[place] == battle.IN_PLAY and not b.subs[place] and not b.transports[place]:
            if ready(b, place, battle.MOVED) == ALLOWED:
                sharing += 1
            elif not b.acts[place] & battle.ENTERED:
                # 11.1 Only a ship that has just entered does not hold the others back.
                return no.FORCE_HAS_ACTED
    return ALLOWED if sharing else no.FORCE_HAS_ACTED


def helicopter_ready(b: Battle, place: int) -> int:
    """3.1, 8.2, 10.2 May one of the helicopters that this ship has up operate now?"""
    if b.idle_helicopter(place) != NOBODY:
        return ALLOWED
    if b.acts[place] & battle.MOVED:
        return no.FORCE_HAS_MOVED
    if b.acts[place] & battle.LAUNCHED and b.helicopters(place) == 1:
        return no.JUST_LAUNCHED
    return no.HELICOPTER_FLEW


def at_stations(b: Battle, place: int) -> bool:
    return b.acts[place] & battle.STATIONS != 0


def allowance(b: Battle, place: int, black_cards: int) -> int:
    """3.2, 3.6 Red cards that a ship may play against so many black ones."""
    return black_cards + (b.acts[place] >> battle.STATIONS_SHIFT & 1)


def man_forbids(b: Battle, place: int) -> int:
    """3.6 May the ship man Battle Stations, if there is anything to do there?"""
    code = crew_forbids(b, place)
    if code:
        return code
    return no.STATIONS_MANNED if at_stations(b, place) else ALLOWED


def man(b: Battle, place: int) -> None:
    """3.6 Battle Stations for the rest of the player turn."""
    b.acts[place] |= battle.STATIONS
