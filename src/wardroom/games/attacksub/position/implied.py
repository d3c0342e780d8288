"""What the lines of a position imply, and what no table can show."""

from __future__ import annotations

from wardroom.core.position import PositionError
from wardroom.games.attacksub.battle import (
    ACT_BITS,
    FLOWN,
    IN_PLAY,
    LAUNCHED,
    MOVED,
    WAITING,
    Battle,
    changed,
)
from wardroom.games.attacksub.helicopters import supported

# 13M The first whole deck of a reinforcement that has come in the first.
SECOND_DECK = 2


def infer(b: Battle) -> None:
    """What can be no other way need not be said."""
    # 6.6 A marker that has moved has left its trace for good.
    b.damaged = [int(bool(b.damaged[p] or b.sensor[p] or b.attack[p])) for p in range(b.places)]
    for target in range(b.places):
        for column in range(b.places):
            # 13C A level that a submarine has now it has reached.
            if b.subs[target] and b.level(target, column):
                b.met = changed(b.met, column, 1)
    for place in range(b.places):
        if b.theatre.starts[place] == WAITING and b.status[place] != WAITING and not b.since[place]:
            b.since = changed(b.since, place, SECOND_DECK)
        if b.acts[place] & ACT_BITS and b.owner[place] == max(0, b.acting):
            b.acted = True
    for entry in b.aloft:
        # A helicopter that was neither launched in this turn nor moved with the force has operated.
        if entry & FLOWN and not b.acts[entry >> 16] & (LAUNCHED | MOVED):
            b.acted = b.flew = True


def check(b: Battle) -> None:
    """Refuses what cannot lie on the table."""
    for place in range(b.places):
        key = b.ships[place].key
        if b.dead[place] and not (b.subs[place] and b.status[place] == IN_PLAY):
            raise PositionError(f"only a submarine in play plays dead (5.5), not {key}")
        if b.helicopters(place) > supported(b, place):
            raise PositionError(
                f"{key} has more helicopters aloft than the {supported(b, place)} it can keep up (10.1, 10.4)"
            )
        for column in range(b.width):
            if b.box(place, column) and not can_be_seen(b, place, column):
                raise PositionError(f"a contact on {key} needs ships that are in play on both sides")
    if b.bad_weather and b.aloft:
        raise PositionError("in bad weather no helicopter is aloft (10.32)")


def can_be_seen(b: Battle, place: int, column: int) -> bool:
    """Is the ship in play, and somebody who has this marker?"""
    if b.status[place] != IN_PLAY:
        return False
    if column < b.places:
        return b.status[column] == IN_PLAY
    return any(b.status[ship] == IN_PLAY and not b.subs[ship] for ship in range(b.places))
