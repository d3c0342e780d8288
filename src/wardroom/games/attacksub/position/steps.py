"""The steps of a position: their declared facts as `KEY=WORDS`, written and read."""

from __future__ import annotations

from collections.abc import Callable

from wardroom.core.fact_forms import FactReader
from wardroom.core.position import near
from wardroom.core.state import NOBODY, Step
from wardroom.core.step_fields import FieldReader
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


class StepReader(FieldReader):
    """The facts of a step from the words of its line, none of which it must say."""

    def __init__(self, words: Words, values: dict[str, str]) -> None:
        super().__init__(words, values)
        self.told = words

    def says(self, name: str) -> bool:
        return name in self.values

    def word(self, name: str) -> str:
        return self.values.get(name, NONE)

    def listed(self, name: str) -> list[str]:
        word = self.word(name)
        return [] if word == NONE else word.split(",")

    def flag(self, name: str) -> bool:
        word = self.values.get(name, "no")
        if word not in ("yes", "no"):
            raise self.told.fail(f"{word!r} is not yes or no")
        return word == "yes"

    def seat(self, name: str) -> int:
        return self.told.seat(self.values.get(name, "1"))

    def ship(self, name: str) -> int:
        return self.told.actor(self.values[name]) if name in self.values else 0

    def ships(self, name: str) -> list[int]:
        return [self.told.actor(word) for word in self.listed(name)]

    def card(self, name: str) -> int:
        word = self.word(name)
        return NOBODY if word == NONE else self.told.card(word)

    def cards(self, name: str) -> list[int]:
        return [self.told.card(word) for word in self.listed(name)]

    def things(self, name: str) -> list[int]:
        ships = names_ships(self.told.b, self.values.get("stage"), self.values.get("play"))
        return self.ships(name) if ships else self.cards(name)
