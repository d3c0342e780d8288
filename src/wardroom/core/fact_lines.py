"""A thing in the text of a position: its declared facts as lines `NAME: WORDS`, written and read."""

from wardroom.core.position import PositionWords
from wardroom.core.state import UNKNOWN
from wardroom.core.step_fields import FieldReader, FieldWriter


class LineWriter(FieldWriter):
    """The facts of a thing as lines, each left out where it is nothing.

    `by_hand` has the lines of those that are `Friendly`.
    """

    def __init__(
        self, ship_keys: list[str], card_keys: list[str], by_hand: dict[str, list[str]], indent: str = ""
    ) -> None:
        super().__init__(ship_keys, card_keys, " ")
        self.by_hand = by_hand
        self.indent = indent
        self.lines: list[str] = []

    def put(self, name: str, words: str | int) -> None:
        if words not in ("", 0):
            self.lines.append(f"{self.indent}{name}: {words}")

    def friendly(self, name: str) -> None:
        if name in self.by_hand:
            self.lines += self.by_hand[name]

    def flag(self, name: str, value: bool) -> None:
        if value:
            self.lines.append(self.indent + name)

    def choice(self, name: str, value: int, names: tuple[str, ...]) -> None:
        if value != UNKNOWN:
            self.put(name, names[value])

    def seat(self, name: str, value: int) -> None:
        if value != UNKNOWN:
            self.put(name, f"seat{value + 1}")

    def seats(self, name: str, values: list[int]) -> None:
        self.put(name, " ".join([f"seat{seat + 1}" for seat in values]))


class LineReader(FieldReader):
    """A fact from the words of its line."""

    def __init__(self, words: PositionWords, name: str, rest: str) -> None:
        super().__init__(words, {name: rest})

    def word(self, name: str) -> str:
        return self.values[name]

    def listed(self, name: str) -> list[str]:
        return self.values[name].split()

    def flag(self, name: str) -> bool:
        return True

    def choice(self, name: str, names: tuple[str, ...]) -> int:
        word = self.word(name)
        if word.lower() not in names:
            raise self.words.fail(f"{word!r} is not one of {', '.join(names)}")
        return names.index(word.lower())

    def ships(self, name: str) -> list[int]:
        """Each lies in one place."""
        return [self.words.name_ship(self.words.ship(word)) for word in self.listed(name)]
