"""A thing in the text of a position: its declared facts as lines `NAME: WORDS`, written and read."""

from wardroom.core.fact_forms import FactWriter
from wardroom.core.position import PositionWords, counted
from wardroom.core.state import UNKNOWN
from wardroom.core.step_fields import FieldReader


class LineWriter(FactWriter):
    """The facts of a thing as lines, each left out where it is nothing.

    `by_hand` has the lines of those that are `Friendly`.
    """

    def __init__(
        self, ship_keys: list[str], card_keys: list[str], by_hand: dict[str, list[str]], indent: str = ""
    ) -> None:
        self.ship_keys = ship_keys
        self.card_keys = card_keys
        self.by_hand = by_hand
        self.indent = indent
        self.lines: list[str] = []

    def say(self, name: str, words: str) -> None:
        self.lines.append(f"{self.indent}{name}: {words}")

    def friendly(self, name: str) -> None:
        if name in self.by_hand:
            self.lines += self.by_hand[name]

    def count(self, name: str, value: int) -> None:
        if value:
            self.say(name, str(value))

    def flag(self, name: str, value: bool) -> None:
        if value:
            self.lines.append(self.indent + name)

    def choice(self, name: str, value: int, names: tuple[str, ...]) -> None:
        if value != UNKNOWN:
            self.say(name, names[value])

    def seat(self, name: str, value: int) -> None:
        if value != UNKNOWN:
            self.say(name, f"seat{value + 1}")

    def ship(self, name: str, value: int) -> None:
        if value != UNKNOWN:
            self.say(name, self.ship_keys[value])

    def card(self, name: str, value: int) -> None:
        if value != UNKNOWN:
            self.say(name, self.card_keys[value])

    def seats(self, name: str, values: list[int]) -> None:
        if values:
            self.say(name, " ".join([f"seat{seat + 1}" for seat in values]))

    def ships(self, name: str, values: list[int]) -> None:
        if values:
            self.say(name, " ".join([self.ship_keys[ship] for ship in values]))

    def cards(self, name: str, values: list[int]) -> None:
        if values:
            self.say(name, counted([self.card_keys[card] for card in values]))


class LineReader(FieldReader):
    """A fact from the words of its line."""

    def __init__(self, words: PositionWords, name: str, rest: str) -> None:
        super().__init__(words, {name: rest})

    def word(self, name: str) -> str:
        return self.values[name]

    def flag(self, name: str) -> bool:
        return True

    def choice(self, name: str, names: tuple[str, ...]) -> int:
        word = self.word(name)
        if word.lower() not in names:
            raise self.words.fail(f"{word!r} is not one of {', '.join(names)}")
        return names.index(word.lower())

    def seats(self, name: str) -> list[int]:
        return [self.words.seat(word) for word in self.word(name).split()]

    def ships(self, name: str) -> list[int]:
        """Each lies in one place."""
        return [self.words.name_ship(self.words.ship(word)) for word in self.word(name).split()]
