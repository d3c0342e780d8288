"""11.3 What the points of each round were made of, gathered from the war diary."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from wardroom.cli.terminal.board import Scored
from wardroom.core.events import Event


def scored_rounds(events: Iterable[Event], seats: int, worth: Mapping[str, int]) -> list[list[Scored]]:
    """For each round and seat: enemies sunk, ships afloat, what damage took off; `worth` by key of ship.

    A round's score is the sum of the three, so damage is what is missing in it.
    """
    rounds: list[list[Scored]] = []
    owner: dict[str, int] = {}
    sunk: list[list[str]] = []
    for event in events:
        facts = event.facts
        if event.name == "round-begins":
            rounds.append([])
            owner = {}
            sunk = [[] for _ in range(seats)]
        elif event.name == "formation":
            for ship in keys_in(facts["ships"]):
                owner[ship] = seat_in(facts["seat"])
        elif event.name == "ship-joined":
            owner[key_in(facts["ship"])] = seat_in(facts["seat"])
        elif event.name == "ship-transferred":
            owner[key_in(facts["ship"])] = seat_in(facts["by"])
        elif event.name == "blown-up":
            # 13.65 Nobody's prize.
            owner.pop(key_in(facts["ship"]), None)
        elif event.name == "sunk":
            owner.pop(key_in(facts["ship"]), None)
            sunk[seat_in(facts["by"])].append(key_in(facts["ship"]))
        elif event.name == "round-scored":
            seat = seat_in(facts["seat"])
            points = int(facts["number"])
            pile = sum(worth[ship] for ship in sunk[seat])
            afloat = sum(worth[ship] for ship, other in owner.items() if other == seat)
            rounds[-1].append(Scored(points, [pile, afloat, points - pile - afloat], sunk[seat]))
    return [round for round in rounds if round]


def key_in(fact: str | int) -> str:
    return str(fact).partition("/")[2]


def keys_in(fact: str | int) -> list[str]:
    return [key for key in key_in(fact).split(",") if key]


def seat_in(fact: str | int) -> int:
    return int(key_in(fact))
