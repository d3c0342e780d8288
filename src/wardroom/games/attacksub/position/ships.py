"""The line of a ship: the words for what a state declares of each of its ships."""

from __future__ import annotations

from wardroom.core.position import near
from wardroom.games.attacksub.battle import ACT_NAMES, changed
from wardroom.games.attacksub.position.words import Words
from wardroom.games.attacksub.position.writing import ShipFacts


class ShipWords(ShipFacts):
    """By word, the fact that it is about: with its limits, with its value, with what it adds to that."""

    def __init__(self) -> None:
        self.counts: dict[str, tuple[str, int, int]] = {}
        self.values: dict[str, tuple[str, int]] = {}
        self.parts: dict[str, tuple[str, int]] = {}

    def ship_choices(self, name: str, values: list[int], names: tuple[str, ...]) -> None:
        self.values |= {word: (name, number) for number, word in enumerate(names)}

    def column(self, name: str, values: list[int], of: str, least: int, most: int | str) -> None:
        assert isinstance(most, int)
        self.counts[name.replace("_", "-")] = (name, least, most)

    def ship_flags(self, name: str, values: list[int]) -> None:
        self.values[name] = (name, 1)

    def ship_marks(self, name: str, values: list[int], marks: tuple[tuple[str, int], ...]) -> None:
        self.parts |= {word: (name, part) for word, part in marks}


# They are the same for all positions.
WORDS = ShipWords()


class ShipReader:
    """Reads the lines of ships into a state that has all its facts."""

    def __init__(self, words: Words) -> None:
        self.told = words
        self.b = words.b
        self.said: set[tuple[int, str]] = set()
        if not WORDS.counts:
            self.b.tell_facts(WORDS)

    def read(self, place: int, words: list[str]) -> None:
        for word in words:
            key, equals, number = word.partition("=")
            about = (place, WORDS.values[word][0] if word in WORDS.values else key)
            if about in self.said and word not in ACT_NAMES:
                raise self.told.fail(f"{key!r} of a ship is told once")
            self.said.add(about)
            if equals:
                if key not in WORDS.counts:
                    raise self.told.fail(f"a ship has no {key!r}{near(key, WORDS.counts)}")
                name, least, most = WORDS.counts[key]
                self.put(name, place, self.told.number(number, least, most))
            elif word in WORDS.values:
                name, value = WORDS.values[word]
                self.put(name, place, value)
            elif word in WORDS.parts:
                name, part = WORDS.parts[word]
                value = getattr(self.b, name)[place]
                if value & part & -part:
                    raise self.told.fail(f"a ship has {word!r} once in a turn")
                self.put(name, place, value + part)
            else:
                known = (*WORDS.values, *WORDS.parts, *WORDS.counts)
                raise self.told.fail(f"a ship is not {word!r}{near(word, known)}")

    def put(self, name: str, place: int, value: int) -> None:
        setattr(self.b, name, changed(getattr(self.b, name), place, value))
