"""Which dice of a war diary were good or bad luck, and for whom: by the tables that resolved them."""

from typing import Final

from wardroom.core.events import Event
from wardroom.core.luck import FACES_MEAN, FACES_VARIANCE, Roll
from wardroom.games.worldatwar import tables
from wardroom.games.worldatwar.air import flak, fought

# 22.54 Whose fire an event tells of, by the rule it follows.
GUNNERY: Final = {"22.54C": "capitals", "22.54F": "lights", "22.54G": "screened"}
DICE: Final = ("interception-rolled", "search-rolled")
FIRE: Final = ("fires-at", "fires-at-lights", "fires-at-screened-lights")
STRIKES: Final = ("strikes", "strikes-lights")
TORPEDOES: Final = ("torpedoes", "torpedoes-lights", "submarine-lost")


def seat_of(event: Event) -> int:
    return int(str(event.facts["seat"]).partition("/")[2])


def number(event: Event, fact: str) -> int:
    return int(event.facts.get(fact, 0))


def judged(seat: int, group: str, kind: str, rule: str, results: list[int], roll: int) -> Roll:
    """Two dice whose results from 2 to 12 are known."""
    mean = sum(tables.TWO_DICE[index] * results[index] for index in range(11)) / 36
    square = sum(tables.TWO_DICE[index] * results[index] ** 2 for index in range(11)) / 36
    return Roll(seat, group, kind, rule, float(results[roll - tables.LEAST_ROLL]), mean, square - mean * mean)


def stopped(enemies: int, squadrons: int, modifier: int) -> list[int]:
    """How many of the squadrons they meet are shot down or turned back, by the roll."""
    return [sum(fought(squadrons, enemies, roll + modifier)) for roll in tables.ROLLS]


def rolls(events: list[Event]) -> list[Roll]:
    """Every roll of interception, search, air, gunnery and submarines, in order."""
    found: list[Roll] = []
    for event in events:
        found += rolls_in(event)
    return found


def rolls_in(event: Event) -> list[Roll]:
    """The rolls that one line of the diary tells of."""
    name = event.name
    if name in DICE:
        return loose_dice(event)
    if name == "air-combat":
        return air_combat(event)
    if name == "air-defence":
        met, level = number(event, "squadrons"), number(event, "level")
        return [looked_up(event, "air", "defence", [sum(flak(met, level, roll)) for roll in tables.ROLLS])]
    if name == "critical":
        chance, got = (7 - number(event, "from")) / 6, float(number(event, "hits"))
        return [Roll(seat_of(event), "air", "critical", event.rule, got, chance, chance * (1 - chance))]
    if name in STRIKES:
        return [looked_up(event, "air", "strike", by_table(event, "squadrons"))]
    if name in FIRE:
        return [looked_up(event, "gunnery", GUNNERY[event.rule], by_table(event, "factors"))]
    if name in TORPEDOES:
        # 22.94 A submarine that is lost has hit nothing.
        results = [max(0, result) for result in tables.submarine_results(number(event, "modifier"))]
        return [looked_up(event, "submarines", "torpedo", results)]
    return []


def loose_dice(event: Event) -> list[Roll]:
    """22.21 The sum of the dice counts; 22.452 so does each die that shows the number of a group."""
    count = number(event, "dice")
    if count <= 0:
        return []
    seat, rule = seat_of(event), event.rule
    if event.name == "search-rolled":
        chance, got = number(event, "groups") / 6, float(number(event, "results"))
        return [Roll(seat, "search", "dice", rule, got, count * chance, count * chance * (1 - chance))]
    faces = str(event.facts["rolls"]).partition("/")[2].split(", ")
    got = float(sum(int(face) for face in faces))
    return [Roll(seat, "interception", "dice", rule, got, FACES_MEAN * count, FACES_VARIANCE * count)]


def air_combat(event: Event) -> list[Roll]:
    """22.432 Both sides roll."""
    attackers, defenders, seat = number(event, "attackers"), number(event, "defenders"), seat_of(event)
    attack = stopped(attackers, defenders, number(event, "modifier"))
    defense = stopped(defenders, attackers, number(event, "enemymodifier"))
    return [
        judged(seat, "air", "combat", event.rule, attack, number(event, "roll")),
        judged(1 - seat, "air", "combat", event.rule, defense, number(event, "enemy")),
    ]


def looked_up(event: Event, group: str, kind: str, results: list[int]) -> Roll:
    return judged(seat_of(event), group, kind, event.rule, results, number(event, "roll"))


def by_table(event: Event, fact: str) -> list[int]:
    """22.55 The hits of so many factors or squadrons, by the roll."""
    count, modifier = number(event, fact), number(event, "modifier")
    by_roll = tables.fleet_results if fact == "factors" else tables.squadron_results
    return by_roll(count, modifier)
