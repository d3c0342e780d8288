"""Declared facts as the words of a position: told, written, read, and held against their limits."""

from __future__ import annotations

import re
from typing import Final

from wardroom.core.fact_forms import FactReader, FactWriter
from wardroom.core.position import PositionError
from wardroom.core.state import NOBODY, TRUTH, UNKNOWN, Step
from wardroom.games.worldatwar.actions import COLUMNS, ROWS, hex_name
from wardroom.games.worldatwar.force import Force
from wardroom.games.worldatwar.operation import AMBUSHED, MOST_NUMBERS, Operation
from wardroom.games.worldatwar.scenario import NOWHERE
from wardroom.games.worldatwar.under_way import Voyage

# Facts in which -1 means that the observer does not know.
SECRET: Final = (
    "force",
    "group",
    "laden",
    "withheld",
    "spared",
    "leaving",
    "task",
    "aim",
    "number",
    "hindered",
    "fought",
)
MEANINGS: Final = {
    "state": "0 ready, 1 aborted, 2 lost, 3 inverted",
    "task": "0 none, 1 patrol, 2 base attack, 3 strike, 4 cover, 5 search, 6 has struck, 7 may not strike",
    "restrained": "0 in action, 1 held back, 2 and 3 perhaps, 4 has launched",
}
# Lists of pairs.
PAIRED: Final = ("pairs", "fought", "free", "announced", "shares", "behind")
MOST_IRREVOCABLE: Final = 1_000_000
# Of which side voyages, ships and bases are that a step names.
WHOSE: Final = ("any", "own", "enemy")
NO_NAMES: Final[tuple[str, ...]] = ()
SEATS: Final = ("seat1", "seat2")
HEXES: Final = [hex_name(h) for h in range(COLUMNS * ROWS)]
NUMBER: Final = re.compile(r"-?[0-9]{1,80}")


class Fact:
    """What a thing tells under one word; `values` is the list of the thing itself where it has one.

    The most that a number may be is the number itself, or what is counted; that says how it is written.
    """

    def __init__(
        self,
        name: str,
        values: list[int],
        least: int,
        most: int | str,
        is_list: bool = False,
        names: tuple[str, ...] = NO_NAMES,
    ) -> None:
        self.name = name
        self.values = values
        self.least = least
        self.most = most
        self.is_list = is_list
        self.names = names

    def entry(self, place: int) -> Fact:
        """What the number of a table is: an ambush begins with its hex."""
        if self.name == "ambushes" and place % AMBUSHED == 0:
            return Fact("hex", self.values, NOWHERE, "hexes")
        return self

    # -- words ----------------

    def words(self, op: Operation) -> tuple[str, ...]:
        """Those for the numbers from 0 on, if it has any."""
        if self.most == "bases":
            return tuple([base.key for base in op.scenario.bases])
        return SEATS if self.most == "seats" else self.names

    def word(self, op: Operation, value: int) -> str:
        if value == UNKNOWN and self.name in SECRET:
            return "?"
        if isinstance(self.most, int):
            return self.names[value] if self.names else str(value)
        if self.most == "bases":
            return op.scenario.bases[value].key
        if self.most == "hexes":
            return HEXES[value] if value >= 0 else "none"
        if self.most == "seats":
            return SEATS[value] if value >= 0 else "none"
        return str(value)

    def number(self, op: Operation, word: str) -> int:
        """The reverse of `word`; plain numbers are read as well."""
        if word == "none" and self.most in ("hexes", "seats"):
            return NOWHERE if self.most == "hexes" else NOBODY
        if self.most == "hexes" and len(word) == 5 and word[0] == "h" and word[1:].isdecimal():
            return int(word[1:3]) * ROWS + int(word[3:])
        words = self.words(op)
        if word in words:
            return words.index(word)
        if word == "?" and op.observer != TRUTH and self.name in SECRET:
            return UNKNOWN
        try:
            if word == "?":
                raise PositionError(f"{self.name}=?: a question mark is only for secrets from an `observer:`")
            return plain_number(word)
        except PositionError as error:
            raise PositionError(f"{error}{self.allowed(words)}") from None

    def allowed(self, words: tuple[str, ...]) -> str:
        """The words that it may have instead of a number."""
        if self.most == "hexes":
            return " or a hex such as h0712"
        if self.most == "seats":
            return ", seat1 or seat2"
        return f" or one of {', '.join(words)}" if words else ""

    # -- limits ----------------

    def highest(self, op: Operation) -> int:
        if isinstance(self.most, int):
            return self.most
        whose, _, things = self.most.partition(" ")
        return highest(op)[things if whose in WHOSE else self.most]

    def first_outside(self, op: Operation, hides: bool) -> int:
        """The place of the first number that it cannot have, or -1; an observer need not know a secret."""
        high = self.highest(op)
        for place in range(len(self.values)):
            value = self.values[place]
            if not self.least <= value <= high and not (hides and value == UNKNOWN and self.name in SECRET):
                return place
        return -1

    def outside(self, op: Operation, place: int) -> str:
        """What is wrong with such a number."""
        return f"{self.values[place]} is not a number from {self.least} to {self.highest(op)}"

    def meaning(self) -> str:
        return f" ({MEANINGS[self.name]})" if self.name in MEANINGS else ""


def plain_number(word: str) -> int:
    if not NUMBER.fullmatch(word):
        raise PositionError(f"{word!r} is not a number")
    return int(word)


def highest(op: Operation) -> dict[str, int]:
    """The highest number of what a position counts."""
    bases, ships, voyages, forces = len(op.scenario.bases), len(op.force), len(op.voyages), len(op.forces)
    return {
        "all duties": len(op.scenario.duties),
        "bases": bases - 1,
        "duties": len(op.scenario.duties) - 1,
        "forces": forces,
        "forces as bits": (1 << forces) - 1,
        "groups": MOST_NUMBERS,
        "hexes": COLUMNS * ROWS - 1,
        "labels": len(op.scenario.labels) - 1,
        "seats": len(SEATS) - 1,
        "ships": ships - 1,
        "ships as bits": (1 << ships) - 1,
        "squadrons": len(op.wing_state),
        "voyages": max(0, voyages - 1),
        "voyages as bits": (1 << voyages) - 1,
    }


class Told(FactWriter):
    """The facts of a thing, without those of its parts."""

    def __init__(self) -> None:
        self.facts: list[Fact] = []
        # Who is asked in a sealed step, or observes the state: without limits.
        self.asked: list[tuple[str, int]] = []
        # Those of the state that are told of each ship, and of each squadron.
        self.columns: dict[str, list[Fact]] = {"ships": [], "squadrons": []}
        self.inside = 0

    def begin(self, name: str, kind: str) -> None:
        self.inside += 1

    def end(self) -> None:
        self.inside -= 1

    def put(self, fact: Fact) -> None:
        if not self.inside:
            self.facts.append(fact)

    def number(self, name: str, value: int) -> None:
        if not self.inside:
            self.asked.append((name, value))

    def limited(self, name: str, value: int, least: int, most: int | str) -> None:
        self.put(Fact(name, [value], least, most))

    def choice(self, name: str, value: int, names: tuple[str, ...]) -> None:
        self.put(Fact(name, [value], 0, len(names) - 1, False, names))

    def within(self, word: str, name: str, value: int, least: int, most: int | str) -> None:
        if not self.inside and self.facts and self.facts[-1].name == word:
            self.facts[-1].values.append(value)
        else:
            self.limited(word, value, least, most)

    def row(self, name: str, values: list[int], least: int, most: int | str) -> None:
        self.put(Fact(name, values, least, most, True))

    def column(self, name: str, values: list[int], of: str, least: int, most: int | str) -> None:
        self.columns[of].append(Fact(name, values, least, most))

    def single(self) -> list[Fact]:
        return [fact for fact in self.facts if not fact.is_list]

    def lists(self) -> list[Fact]:
        return [fact for fact in self.facts if fact.is_list]


def turn_of(op: Operation, told: Told) -> list[Fact]:
    """What is said of the turn and the battle, and how often something happened that undo must not cross."""
    return [*told.single(), Fact("tide", [op.irrevocable], 0, MOST_IRREVOCABLE)]


def told_of(thing: Operation | Voyage | Force | Step) -> Told:
    told = Told()
    thing.tell_facts(told)
    return told


class Said(FactReader):
    """The numbers that a line says, word by word."""

    def __init__(self, said: dict[str, list[int]], asked_seats: int = 3) -> None:
        self.said = said
        self.asked_seats = asked_seats

    def says(self, name: str) -> bool:
        return name in self.said

    def within(self, word: str, count: int) -> list[int]:
        numbers = self.said[word]
        if count and len(numbers) != count:
            having = "one number" if count == 1 else f"{count} numbers"
            raise PositionError(f"{word}= has {having}, not {len(numbers)}")
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
