"""The steps of a position: their declared facts as `KEY=WORDS`, written and read."""

from __future__ import annotations

from collections.abc import Callable

from wardroom.core.fact_forms import FactReader, FactWriter
from wardroom.core.position import near
from wardroom.core.state import NOBODY, Step
from wardroom.games.attacksub import actions
from wardroom.games.attacksub.battle import Battle
from wardroom.games.attacksub.ending import EndOfTurn
from wardroom.games.attacksub.lockon import Attack
from wardroom.games.attacksub.position.words import NONE, Words, actor_name, card_name
from wardroom.games.attacksub.range import Range
from wardroom.games.attacksub.reduction import Drifting
from wardroom.games.attacksub.search import Search, is_sonar
from wardroom.games.attacksub.setup import Setup
from wardroom.games.attacksub.turn import STAGE_NAMES, TARGET, PlayerTurn

# Every step that a position can be in, and how it is read.
STEPS: dict[str, Callable[[FactReader], Step]] = {
    kind.__name__: kind.read for kind in (Setup, PlayerTurn, EndOfTurn, Drifting, Search, Attack, Range)
}


def write_step(b: Battle, step: Step) -> str:
    told = StepWriter(b)
    step.tell_facts(told)
    return " ".join(
        [f"step: {type(step).__name__}", *(f"{key}={words}" for key, words in told.fields.items())]
    )


def read_step(words: Words, line: list[str]) -> Step:
    name = line[0] if line else ""
    if name not in STEPS:
        raise words.fail(f"there is no step {name!r}{near(name, STEPS)}")
    known = StepWriter(words.b)
    STEPS[name](StepReader(words, {})).tell_facts(known)
    told: dict[str, str] = {}
    for word in line[1:]:
        key, equals, value = word.partition("=")
        if not equals or key not in known.fields:
            raise words.fail(f"{word!r} is no field of {name}")
        if key in told:
            raise words.fail(f"{key} is told once")
        told[key] = value
    return STEPS[name](StepReader(words, told))


def are_ships(b: Battle, stage: int, play: int) -> bool:
    """Whether the things chosen in a turn are targets of a search, not cards."""
    return stage == TARGET and play >= actions.CARD and is_sonar(b.cards[play - actions.CARD].kind)


class StepWriter(FactWriter):
    """All that a step says of itself, `-` where that is nothing."""

    def __init__(self, b: Battle) -> None:
        self.b = b
        self.fields: dict[str, str] = {}
        # What the turn's choice has come to.
        self.stage = 0
        self.play = NOBODY

    def number(self, name: str, value: int) -> None:
        self.fields[name] = str(value)

    def flag(self, name: str, value: bool) -> None:
        self.fields[name] = "yes" if value else "no"

    def choice(self, name: str, value: int, names: tuple[str, ...]) -> None:
        self.stage = value
        self.fields[name] = names[value]

    def seat(self, name: str, value: int) -> None:
        self.fields[name] = str(value + 1)

    def card(self, name: str, value: int) -> None:
        self.fields[name] = NONE if value == NOBODY else card_name(self.b, value)

    def cards(self, name: str, values: list[int]) -> None:
        self.fields[name] = ",".join([card_name(self.b, card) for card in values]) or NONE

    def action(self, name: str, value: int) -> None:
        if name == "play":
            self.play = value
        self.fields[name] = NONE if value == NOBODY else actions.text(value, self.b.catalogue)

    def actor(self, name: str, value: int) -> None:
        self.fields[name] = actor_name(self.b, value)

    def actors(self, name: str, values: list[int]) -> None:
        self.fields[name] = ",".join([actor_name(self.b, actor) for actor in values]) or NONE

    def things(self, name: str, values: list[int]) -> None:
        if are_ships(self.b, self.stage, self.play):
            self.actors(name, values)
        else:
            self.cards(name, values)


class StepReader(FactReader):
    """The facts of a step from the words of its line; a step says of itself only what it must."""

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

    def card(self, name: str) -> int:
        word = self.values.get(name, NONE)
        return NOBODY if word == NONE else self.words.card(word)

    def cards(self, name: str) -> list[int]:
        return [self.words.card(word) for word in self.listed(name)]

    def action(self, name: str) -> int:
        return self.words.action(self.values.get(name, NONE))

    def actor(self, name: str) -> int:
        return self.words.actor(self.values[name]) if name in self.values else 0

    def actors(self, name: str) -> list[int]:
        return [self.words.actor(word) for word in self.listed(name)]

    def things(self, name: str) -> list[int]:
        stage = self.choice("stage", STAGE_NAMES) if self.says("stage") else 0
        return self.actors(name) if are_ships(self.words.b, stage, self.action("play")) else self.cards(name)
