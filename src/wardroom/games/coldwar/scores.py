"""11.3 What the points of each round were made of, and who sank what, gathered from the war diary."""

from collections.abc import Mapping

from wardroom.core.diary import key_in, keys_in, seat_in
from wardroom.core.events import Event
from wardroom.core.outcome import Scored, Sinking
from wardroom.core.state import NOBODY
from wardroom.games.coldwar import events as told


def scored_rounds(events: list[Event], seats: int, worth: Mapping[str, int]) -> list[list[Scored]]:
    """For each round and seat: enemies sunk, ships afloat, what damage took off; `worth` by key of ship.

    A round's score is the sum of the three parts, so damage is what is missing in it. A round that had begun
    before the diary is left out.
    """
    rounds: list[list[Scored]] = []
    owner: dict[str, int] = {}
    sunk: list[list[str]] = [[] for _ in range(seats)]
    for event in events:
        facts = event.facts
        if event.kind is told.ROUND_BEGINS:
            rounds.append([])
            owner = {}
            sunk = [[] for _ in range(seats)]
        elif event.kind is told.FORMATION:
            for ship in keys_in(facts["ships"]):
                owner[ship] = seat_in(facts["seat"])
        elif event.kind is told.SHIP_JOINED:
            owner[key_in(facts["ship"])] = seat_in(facts["seat"])
        elif event.kind is told.SHIP_TRANSFERRED:
            owner[key_in(facts["ship"])] = seat_in(facts["by"])
        elif event.kind is told.BLOWN_UP:
            # 13.65 Nobody's prize.
            owner.pop(key_in(facts["ship"]), None)
        elif event.kind is told.SUNK:
            owner.pop(key_in(facts["ship"]), None)
            sunk[seat_in(facts["by"])].append(key_in(facts["ship"]))
        elif event.kind is told.ROUND_SCORED and rounds:
            seat = seat_in(facts["seat"])
            points = int(facts["number"])
            pile = sum([worth[ship] for ship in sunk[seat]])
            kept = [ship for ship, other in owner.items() if other == seat]
            afloat = sum([worth[ship] for ship in kept])
            rounds[-1].append(Scored(points, [pile, afloat, points - pile - afloat], sunk[seat], kept))
    return [round for round in rounds if round]


def sinkings(events: list[Event], worth: Mapping[str, int]) -> list[Sinking]:
    """11.1 Every ship lost, in the order in which they went down."""
    found: list[Sinking] = []
    round = 0
    for event in events:
        facts = event.facts
        if event.kind is told.ROUND_BEGINS:
            round = int(facts["number"])
        elif event.kind in (told.SUNK, told.BLOWN_UP):
            ship = key_in(facts["ship"])
            by = seat_in(facts["by"]) if event.kind is told.SUNK else NOBODY
            found.append(Sinking(round, ship, seat_in(facts["seat"]), by, worth[ship]))
    return found
