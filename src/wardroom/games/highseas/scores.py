"""14 What the points of each battle were made of, and who sank what, gathered from the war diary."""

from wardroom.core.diary import key_in, keys_in, seat_in
from wardroom.core.events import Event
from wardroom.core.outcome import Scored, Sinking
from wardroom.games.highseas.events import BATTLE_BEGINS, BATTLE_SCORED, FLEET_CHOSEN, SHIP_JOINED, SUNK


def sinkings(events: list[Event]) -> list[Sinking]:
    """14 Every ship lost, in the order in which they went down."""
    found: list[Sinking] = []
    battle = 1
    for event in events:
        facts = event.facts
        if event.kind is BATTLE_BEGINS:
            battle = int(facts["number"])
        elif event.kind is SUNK:
            owner, by = seat_in(facts["seat"]), seat_in(facts["by"])
            found.append(Sinking(battle, key_in(facts["ship"]), owner, by, int(facts["points"])))
    return found


def scored_battles(events: list[Event], seats: int) -> list[list[Scored]]:
    """16.1 For each battle and seat: points of ships sunk, and which they were.

    A battle that had begun before the diary is left out.
    """
    battles: list[list[Scored]] = []
    sunk: list[list[str]] = [[] for _ in range(seats)]
    afloat: list[list[str]] = [[] for _ in range(seats)]
    for event in events:
        facts = event.facts
        if event.kind is FLEET_CHOSEN:
            seat = seat_in(facts["seat"])
            sunk[seat] = []
            afloat[seat] = keys_in(facts["ships"])
            if seat == 0:
                battles.append([])
        elif not battles:
            continue
        elif event.kind is SHIP_JOINED:
            afloat[seat_in(facts["seat"])].append(key_in(facts["ship"]))
        elif event.kind is SUNK:
            afloat[seat_in(facts["seat"])].remove(key_in(facts["ship"]))
            sunk[seat_in(facts["by"])].append(key_in(facts["ship"]))
        elif event.kind is BATTLE_SCORED:
            seat = seat_in(facts["seat"])
            points = int(facts["number"])
            battles[-1].append(Scored(points, [points], sunk[seat], afloat[seat]))
    return [battle for battle in battles if battle]
