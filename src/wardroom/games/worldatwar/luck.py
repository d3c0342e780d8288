"""Which dice of a war diary were good or bad luck, and for whom: by the tables that resolved them."""

from typing import Final

from wardroom.core.events import Event
from wardroom.core.luck import FACES_MEAN, FACES_VARIANCE, Roll
from wardroom.games.worldatwar.air import flak, fought
from wardroom.games.worldatwar.tables import (
    LEAST_ROLL,
    TWO_DICE,
    fleet_hits,
    squadron_hits,
    submarine_result,
)

# 22.54 Whose fire an event tells of, by the rule it follows.
GUNNERY: Final = {"22.54C": "capitals", "22.54F": "lights", "22.54G": "screened"}
FIRE: Final = ("fires-at", "fires-at-lights", "fires-at-screened-lights")
STRIKES: Final = ("strikes", "strikes-lights")
TORPEDOES: Final = ("torpedoes", "torpedoes-lights", "submarine-lost")


def seat_of(event: Event) -> int:
    return int(str(event.facts["seat"]).partition("/")[2])


def number(event: Event, fact: str) -> int:
    return int(event.facts.get(fact, 0))


def judged(seat: int, group: str, kind: str, rule: str, results: list[int], roll: int) -> Roll:
    """Two dice whose results from 2 to 12 are known."""
    mean = sum(TWO_DICE[index] * results[index] for index in range(11)) / 36
    square = sum(TWO_DICE[index] * results[index] ** 2 for index in range(11)) / 36
    return Roll(seat, group, kind, rule, float(results[roll - LEAST_ROLL]), mean, square - mean * mean)


def stopped(enemies: int, squadrons: int, modifier: int) -> list[int]:
    """How many of the squadrons they meet are shot down or turned back, by the roll."""
    return [sum(fought(squadrons, enemies, roll + modifier)) for roll in range(2, 13)]


def rolls(events: list[Event]) -> list[Roll]:
    """Every roll of interception, search, air, gunnery and submarines, in order."""
    found: list[Roll] = []
    for event in events:
        name, rule = event.name, event.rule
        if name == "interception-rolled" and number(event, "dice") > 0:
            # 22.21 The sum of the dice counts.
            count = number(event, "dice")
            faces = str(event.facts["rolls"]).partition("/")[2].split(", ")
            got = float(sum(int(face) for face in faces))
            found.append(
                Roll(
                    seat_of(event),
                    "interception",
                    "dice",
                    rule,
                    got,
                    FACES_MEAN * count,
                    FACES_VARIANCE * count,
                )
            )
        elif name == "search-rolled" and number(event, "dice") > 0:
            count, chance = number(event, "dice"), number(event, "groups") / 6
            spread = count * chance * (1 - chance)
            got = float(number(event, "results"))
            found.append(Roll(seat_of(event), "search", "dice", rule, got, count * chance, spread))
        elif name == "air-combat":
            attackers, defenders, seat = (
                number(event, "attackers"),
                number(event, "defenders"),
                seat_of(event),
            )
            results = stopped(attackers, defenders, number(event, "modifier"))
            found.append(judged(seat, "air", "combat", rule, results, number(event, "roll")))
            results = stopped(defenders, attackers, number(event, "enemymodifier"))
            found.append(judged(1 - seat, "air", "combat", rule, results, number(event, "enemy")))
        elif name == "air-defence":
            met, level = number(event, "squadrons"), number(event, "level")
            results = [sum(flak(met, level, roll)) for roll in range(2, 13)]
            found.append(judged(seat_of(event), "air", "defence", rule, results, number(event, "roll")))
        elif name == "critical":
            chance = (7 - number(event, "from")) / 6
            got = float(number(event, "hits"))
            found.append(Roll(seat_of(event), "air", "critical", rule, got, chance, chance * (1 - chance)))
        elif name in STRIKES:
            results = by_table(event, "squadrons")
            found.append(judged(seat_of(event), "air", "strike", rule, results, number(event, "roll")))
        elif name in FIRE:
            results = by_table(event, "factors")
            kind = GUNNERY[rule]
            found.append(judged(seat_of(event), "gunnery", kind, rule, results, number(event, "roll")))
        elif name in TORPEDOES:
            # 22.94 A submarine that is lost has hit nothing.
            modifier = number(event, "modifier")
            results = [max(0, submarine_result(roll + modifier)) for roll in range(2, 13)]
            found.append(
                judged(seat_of(event), "submarines", "torpedo", rule, results, number(event, "roll"))
            )
    return found


def by_table(event: Event, fact: str) -> list[int]:
    """22.55 The hits of so many factors or squadrons, by the roll."""
    count, modifier = number(event, fact), number(event, "modifier")
    if fact == "factors":
        return [fleet_hits(count, roll + modifier) for roll in range(2, 13)]
    return [squadron_hits(count, roll + modifier) for roll in range(2, 13)]
