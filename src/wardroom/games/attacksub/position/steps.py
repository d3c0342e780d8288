"""The steps of a position: their declared facts as `KEY=WORDS`, written and read."""

from __future__ import annotations

from collections.abc import Callable

from wardroom.core.fact_forms import FactReader
from wardroom.core.position import near
from wardroom.core.state import NOBODY, Step
from wardroom.games.attacksub.ending import EndOfTurn
from wardroom.games.attacksub.lockon import Attack
from wardroom.games.attacksub.position.words import NONE, Words
from wardroom.games.attacksub.position.writing import names_ships, written
from wardroom.games.attacksub.range import Range
from wardroom.games.attacksub.reduction import Drifting
from wardroom.games.attacksub.search import Search
from wardroom.games.attacksub.setup import Setup
from wardroom.games.attacksub.turn import PlayerTurn

# Every step that a position can be in, and how it is read.
STEPS: dict[str, Callable[[FactReader], Step]] = {
    kind.__name__: kind.read for kind in (Setup, PlayerTurn, EndOfTurn, Drifting, Search, Attack, Range)
}
# What each step says of itself, once it has been asked for.
FIELDS: dict[str, list[str]] = {}


def read_step(words: Words, line: list[str]) -> Step:
    name = line[0] if line else ""
    if name not in STEPS:
        raise words.fail(f"there is no step {name!r}{near(name, STEPS)}")
    if name not in FIELDS:
        FIELDS[name] = list(written(words.b, STEPS[name](StepReader(words, {}))))
    known = FIELDS[name]
    told: dict[str, str] = {}
    for word in line[1:]:
        key, equals, value = word.partition("=")
        if not equals or key not in known:
            raise words.fail(f"{word!r} is no field of {name}")
        if key in told:
            raise words.fail(f"{key} is told once")
        told[key] = value
    return STEPS[name](StepReader(words, told))


class StepReader(FactReader):
    """The facts of a step from the words of its line, none of which it must say."""

    def __init__(self, words: Words, values: dict[str, str]) -> None:
        self.words = words
        self.values = values

    def says(self, name: str) -> bool:
        return name in self.values

    def listed(self, name: str) -> list[str]:
        word = self.values.get(name, NONE)
        return [] if word == NONE else word.split(",")

    def count(self, name: str, least: int, most: int) -> int:
        return self.words.number(self.values[name], least, most)

    def flag(self, name: str) -> bool:
        word = self.values.get(name, "no")
        if word not in ("yes", "no"):
            raise self.words.fail(f"{word!r} is not yes or no")
        return word == "yes"

    def choice(self, name: str, names: tuple[str, ...]) -> int:
        word = self.values[name]
        if word not in names:
            raise self.words.fail(f"{word!r} is not one of {', '.join(names)}")
        return names.index(word)

    def seat(self, name: str) -> int:
        return self.words.seat(self.values.get(name, "1"))

    def ship(self, name: str) -> int:
        return self.words.actor(self.values[name]) if name in self.values else 0

    def ships(self, name: str) -> list[int]:
        return [self.words.actor(word) for word in self.listed(name)]

    def card(self, name: str) -> int:
        word = self.values.get(name, NONE)
        return NOBODY if word == NONE else self.words.card(word)

    def cards(self, name: str) -> list[int]:
        return [self.words.card(word) for word in self.listed(name)]

    def action(self, name: str) -> int:
        return self.words.action(self.values[name])

    def things(self, name: str) -> list[int]:
        ships = names_ships(self.words.b, self.values.get("stage"), self.values.get("play"))
        return self.ships(name) if ships else self.cards(name)
