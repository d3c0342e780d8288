"""What the lines of a position imply."""

from __future__ import annotations

from wardroom.games.attacksub.battle import (
    ACT_BITS,
    ENTERED,
    FLOWN,
    LAUNCHED,
    MOVED,
    WAITING,
    Battle,
    changed,
)

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
        if b.lineup.starts[place] == WAITING and b.status[place] != WAITING and not b.since[place]:
            entered = b.acts[place] & ENTERED
            b.since = changed(b.since, place, b.deck + 1 if entered else SECOND_DECK)
        if b.acts[place] & ACT_BITS and b.owner[place] == max(0, b.acting):
            b.acted = True
    for entry in b.aloft:
        # A helicopter that was neither launched in this turn nor moved with the force has operated.
        if entry & FLOWN and not b.acts[entry >> 16] & (LAUNCHED | MOVED):
            b.acted = b.flew = True
