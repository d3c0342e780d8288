"""Declared facts as the words of a position: told line by line, read, and held against their limits."""

from __future__ import annotations

from typing import Final

from wardroom.core.fact_forms import FactReader, FactWriter
from wardroom.core.position import PositionError
from wardroom.core.state import UNKNOWN, Step
from wardroom.games.worldatwar.operation import Force, Operation, Voyage
from wardroom.games.worldatwar.position.ranges import SECRET, Range, highest

# Lists of pairs.
PAIRED: Final = ("pairs", "fought", "free", "announced", "shares", "behind")


class Fact:
    """What a thing tells under one word; `values` is the list of the thing itself where it has one."""

    def __init__(self, name: str, values: list[int], limits: Range | None, is_list: bool = False) -> None:
        self.name = name
        self.values = values
        self.limits = limits
        self.is_list = is_list

    def bounds(self, op: Operation) -> tuple[int, int]:
        assert self.limits is not None
        return self.limits[0], highest(op, self.limits[1])

    def first_outside(self, op: Operation, hides: bool) -> int:
        """The place of the first number that it cannot have, or -1; an observer need not know a secret."""
        if self.limits is None:
            return -1
        low, high = self.bounds(op)
        for place in range(len(self.values)):
            value = self.values[place]
            if not low <= value <= high and not (hides and value == UNKNOWN and self.name in SECRET):
                return place
        return -1


class Told(FactWriter):
    """The facts of a thing, without those of its parts."""

    def __init__(self) -> None:
        self.facts: list[Fact] = []
        # Those of the state that are told of each ship, and of each squadron.
        self.columns: dict[str, list[Fact]] = {"ships": [], "squadrons": []}
        self.inside = 0

    def begin(self, name: str, kind: str) -> None:
        self.inside += 1

    def end(self) -> None:
        self.inside -= 1

    def number(self, name: str, value: int) -> None:
        if not self.inside:
            self.facts.append(Fact(name, [value], None))

    def limited(self, name: str, value: int, least: int, most: int | str) -> None:
        if not self.inside:
            self.facts.append(Fact(name, [value], (least, most)))

    def choice(self, name: str, value: int, names: tuple[str, ...]) -> None:
        self.limited(name, value, 0, len(names) - 1)

    def within(self, word: str, name: str, value: int, least: int, most: int | str) -> None:
        if not self.inside and self.facts and self.facts[-1].name == word:
            self.facts[-1].values.append(value)
        else:
            self.limited(word, value, least, most)

    def row(self, name: str, values: list[int], least: int, most: int | str) -> None:
        if not self.inside:
            self.facts.append(Fact(name, values, (least, most), True))

    def column(self, name: str, values: list[int], of: str, least: int, most: int | str) -> None:
        self.columns[of].append(Fact(name, values, (least, most), True))

    def single(self) -> list[Fact]:
        return [fact for fact in self.facts if not fact.is_list]

    def lists(self) -> list[Fact]:
        return [fact for fact in self.facts if fact.is_list]


def told_of(thing: Operation | Voyage | Force | Step) -> Told:
    told = Told()
    thing.tell_facts(told)
    return told


class Said(FactReader):
    """The numbers that a line says, word by word; `asked` are the words that a thing looks for."""

    def __init__(self, said: dict[str, list[int]], asked_seats: int = 3) -> None:
        self.said = said
        self.asked_seats = asked_seats
        self.asked: list[str] = []

    def says(self, name: str) -> bool:
        self.asked.append(name)
        return name in self.said

    def within(self, word: str, count: int) -> list[int]:
        numbers = self.said[word]
        if count and len(numbers) != count:
            raise PositionError(f"{word}= has {counted(count)}, not {len(numbers)}")
        if word in PAIRED and not count and len(numbers) % 2:
            raise PositionError(f"{word}= has pairs of numbers")
        return numbers

    def row(self, name: str, default: list[int]) -> list[int]:
        return self.within(name, len(default))

    def limited(self, name: str) -> int:
        return self.within(name, 1)[0]

    def choice(self, name: str, names: tuple[str, ...]) -> int:
        return self.limited(name)

    def members(self) -> int:
        return self.asked_seats


def counted(count: int) -> str:
    return "one number" if count == 1 else f"{count} numbers"
