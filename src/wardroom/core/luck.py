"""Dice that mattered to somebody: what they gave, and what dice of their kind give on average."""

from itertools import product

from wardroom.core.events import COUNTS, Draw, Event, LookUp, Throw


class Roll:
    """One die, good for the seat when it is high: a success is 1 and a failure 0, unless its face counts."""

    def __init__(
        self, seat: int, group: str, kind: str, rule: str, got: float, mean: float, variance: float
    ) -> None:
        self.seat = seat
        # What it was rolled for, broadly and precisely: `attack` with a `torpedo`.
        self.group = group
        self.kind = kind
        self.rule = rule
        self.got = got
        self.mean = mean
        self.variance = variance

    def __repr__(self) -> str:
        return f"Roll(seat {self.seat}, {self.group}/{self.kind}: {self.got} of {self.mean:.2f})"


def rolls(events: list[Event]) -> list[Roll]:
    """Every throw of a diary that was somebody's luck, in order."""
    return [judged(throw, event.rule) for event in events for throw in event.dice if throw.group]


def judged(throw: Throw, rule: str) -> Roll:
    """What a table gives, or a success where something was needed, else the sum of the faces."""
    count = len(throw.faces)
    if isinstance(throw, LookUp):
        return looked_up(throw, rule)
    if throw.needed == COUNTS:
        got, mean = float(sum(throw.faces)), count * (throw.sides + 1) / 2
        return Roll(throw.seat, throw.group, throw.kind, rule, got, mean, count * (throw.sides**2 - 1) / 12)
    chance = chance_of(throw)
    got = 1.0 if throw.comes_off() else 0.0
    return Roll(throw.seat, throw.group, throw.kind, rule, got, chance, chance * (1 - chance))


def chance_of(throw: Throw) -> float:
    """That dice like these, or the next card of such a deck, give what was needed."""
    if isinstance(throw, Draw):
        return throw.chance()
    ways = list(product(range(1, throw.sides + 1), repeat=len(throw.faces)))
    return sum(throw.suffices(sum(faces)) for faces in ways) / len(ways)


def looked_up(throw: LookUp, rule: str) -> Roll:
    """By all that its dice may show; dice that are looked up by themselves are as many rolls in one."""
    count, at_once = (len(throw.faces), 1) if throw.each else (1, len(throw.faces))
    sums = throw.faces if throw.each else [sum(throw.faces)]
    ways = product(range(1, throw.sides + 1), repeat=at_once)
    found = [throw.results[sum(faces) - at_once] for faces in ways]
    mean = sum(found) / len(found)
    variance = sum([result * result for result in found]) / len(found) - mean * mean
    got = sum([throw.results[total - at_once] for total in sums])
    return Roll(throw.seat, throw.group, throw.kind, rule, float(got), count * mean, count * variance)
