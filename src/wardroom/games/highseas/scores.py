"""14 What the points of each battle were made of, and who sank what, gathered from the war diary."""

from wardroom.core.events import Event
from wardroom.core.outcome import Scored


class Sinking:
    """A ship that went down: whose it was, who sank it, and what it is worth."""

    def __init__(self, battle: int, ship: str, owner: int, by: int, points: int) -> None:
        self.battle = battle
        self.ship = ship
        self.owner = owner
        self.by = by
        self.points = points


def sinkings(events: list[Event]) -> list[Sinking]:
    """14 Every ship lost, in the order in which they went down."""
    found: list[Sinking] = []
    battle = 1
    for event in events:
        facts = event.facts
        if event.name == "battle-begins":
            battle = int(facts["number"])
        elif event.name == "sunk":
            found.append(
                Sinking(
                    battle,
                    key_in(facts["ship"]),
                    seat_in(facts["seat"]),
                    seat_in(facts["by"]),
                    int(facts["points"]),
                )
            )
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
        if event.name == "fleet-chosen":
            seat = seat_in(facts["seat"])
            sunk[seat] = []
            afloat[seat] = keys_in(facts["ships"])
            if seat == 0:
                battles.append([])
        elif not battles:
            continue
        elif event.name == "ship-joined":
            afloat[seat_in(facts["seat"])].append(key_in(facts["ship"]))
        elif event.name == "sunk":
            afloat[seat_in(facts["seat"])].remove(key_in(facts["ship"]))
            sunk[seat_in(facts["by"])].append(key_in(facts["ship"]))
        elif event.name == "battle-scored":
            seat = seat_in(facts["seat"])
            points = int(facts["number"])
            battles[-1].append(Scored(points, [points], sunk[seat], afloat[seat]))
    return [battle for battle in battles if battle]


def key_in(fact: str | int) -> str:
    return str(fact).partition("/")[2]


def keys_in(fact: str | int) -> list[str]:
    return [key for key in key_in(fact).split(",") if key]


def seat_in(fact: str | int) -> int:
    return int(key_in(fact))
