"""11 Reinforcements: in the order listed, by a Close Range and a number that grows with the decks."""

from typing import Final

from wardroom.core.state import ALLOWED, NOBODY
from wardroom.games.attacksub import diary, events
from wardroom.games.attacksub import refusals as no
from wardroom.games.attacksub.battle import ENTERED, IN_PLAY, WAITING, Battle, changed
from wardroom.games.attacksub.deck import check, number_of

# 11.1 Random number and deck together.
ENTRY_NUMBER: Final = 6


def next_reinforcement(b: Battle, seat: int) -> int:
    """11.1 The first of those listed that has not arrived, or NOBODY."""
    for place in range(b.begins[seat], b.ends[seat]):
        if b.status[place] == WAITING:
            return place
    return NOBODY


def entry_forbids(b: Battle, seat: int) -> int:
    if next_reinforcement(b, seat) == NOBODY:
        return no.NO_REINFORCEMENTS
    return ALLOWED


def number_needed(b: Battle) -> int:
    """11.1 The random number that brings the next one in."""
    return ENTRY_NUMBER - b.deck


def try_entry(b: Battle, seat: int, card: int) -> None:
    """11.1 It counts as an action of nobody else, and cannot be negated."""
    place = next_reinforcement(b, seat)
    b.acted = True
    diary.played(b, events.REINFORCEMENT_CALLED, "11.1", seat, card, place)
    # 2.3 The number counts with the deck that it is drawn from, were it the last card of that.
    deck = b.deck
    need = number_needed(b)
    drawn = check(b, events.ENTRY_CHECK, "11.1", seat, place, NOBODY, need)
    if number_of(b, drawn) >= need:
        b.status = changed(b.status, place, IN_PLAY)
        # 13M The first deck that it can be in play for as a whole.
        b.since = changed(b.since, place, deck + 1)
        b.count_act(place, ENTERED)
        diary.of_ship(b, events.ENTERED, "11.1", place)
