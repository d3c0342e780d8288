"""What the sides have won: duties done, and the enemy's ships sunk or damaged."""

from typing import Final

from wardroom.core.diary import key_in, keys_in
from wardroom.core.events import Event
from wardroom.core.vocabulary import Fact
from wardroom.games.worldatwar import diary, events
from wardroom.games.worldatwar.operation import Operation


def worth(op: Operation, unit: int) -> int:
    """What the enemy has won by what became of a ship."""
    size = op.roster.size[unit]
    if op.is_sunk(unit):
        return size * op.scenario.sunk_points
    if op.is_damaged(unit) and op.hits[unit] != op.scenario.hits[unit]:
        return size * op.scenario.damaged_points
    return 0


def scores(op: Operation) -> list[int]:
    """22.72 decides battles; the operation is decided by the scenario's points."""
    points = [op.points[0] + op.scenario.handicap[0], op.points[1] + op.scenario.handicap[1]]
    for unit in range(len(op.hits)):
        points[1 - op.roster.side[unit]] += worth(op, unit)
    return points


def tell_scores(op: Operation) -> None:
    """For the diary: what each side ends up with, and the ships that it was won by."""
    if op.log is None:
        return
    for seat, points in enumerate(scores(op)):
        enemies = [unit for unit in range(len(op.hits)) if op.roster.side[unit] != seat]
        sunk = [unit for unit in enemies if op.is_sunk(unit)]
        damaged = [unit for unit in enemies if not op.is_sunk(unit) and worth(op, unit) > 0]
        facts: dict[str, Fact] = {
            "seat": diary.seat_fact(seat),
            "number": points,
            "handicap": op.scenario.handicap[seat],
            "sunk": diary.ships_fact(op, sunk),
            "sunk_factor": op.scenario.sunk_points,
            "damaged": diary.ships_fact(op, damaged),
            "damaged_factor": op.scenario.damaged_points,
        }
        diary.tell(op, events.OPERATION_SCORED, "22.72", facts)


# -- reports ----------------

DUTIES: Final = (events.DUTY_DONE, events.ON_STATION)


def scored(told: list[Event], sizes: dict[str, int]) -> list[dict[str, object]]:
    """By seat what the points were made of; nothing before the end. `sizes` gives the factors of a ship."""
    found: list[dict[str, object]] = []
    for event in told:
        if event.kind is not events.OPERATION_SCORED:
            continue
        facts = event.facts
        parts: dict[str, object] = {"points": facts["number"], "handicap": facts["handicap"]}
        parts["duties"] = [
            {"duty": key_in(done.facts["duty"]), "points": done.facts["points"]}
            for done in told
            if done.kind in DUTIES and done.facts["seat"] == facts["seat"] and done.facts["points"]
        ]
        for name in ("sunk", "damaged"):
            factor = int(facts[f"{name}_factor"])
            parts[name] = [{"ship": key, "points": sizes[key] * factor} for key in keys_in(facts[name])]
        found.append(parts)
    return found
