"""A thing in the text of a position: its declared facts as lines `NAME: WORDS`, written and read."""

from wardroom.core.fact_forms import FactWriter
from wardroom.core.position import PositionWords, counted
from wardroom.core.state import UNKNOWN
from wardroom.core.step_fields import FieldReader


class LineWriter(FactWriter):
    """The facts of a thing as lines, each left out where it is nothing; its parts are not told.

    `friendly` has the lines of facts that are told in another way, by their names.
    """

    def __init__(
        self, ship_keys: list[str], card_keys: list[str], friendly: dict[str, list[str]], indent: str = ""
    ) -> None:
        self.ship_keys = ship_keys
        self.card_keys = card_keys
        self.friendly = friendly
        self.indent = indent
        self.lines: list[str] = []
        self.inside = 0

    def put(self, name: str, line: str) -> None:
        if self.inside:
            return
        if name in self.friendly:
            self.lines += self.friendly[name]
        elif line:
            self.lines.append(self.indent + line)

    def say(self, name: str, words: str) -> None:
        self.put(name, f"{name}: {words}" if words else "")

    def begin(self, name: str, kind: str) -> None:
        self.inside += 1

    def end(self) -> None:
        self.inside -= 1

    def number(self, name: str, value: int) -> None:
        self.say(name, str(value) if value else "")

    def numbers(self, name: str, values: list[int]) -> None:
        """They have no words but friendly ones."""
        self.put(name, "")

    def flag(self, name: str, value: bool) -> None:
        self.put(name, name if value else "")

    def choice(self, name: str, value: int, names: tuple[str, ...]) -> None:
        self.say(name, "" if value == UNKNOWN else names[value])

    def seat(self, name: str, value: int) -> None:
        self.say(name, "" if value == UNKNOWN else f"seat{value + 1}")

    def ship(self, name: str, value: int) -> None:
        self.say(name, "" if value == UNKNOWN else self.ship_keys[value])

    def card(self, name: str, value: int) -> None:
        self.say(name, "" if value == UNKNOWN else self.card_keys[value])

    def seats(self, name: str, values: list[int]) -> None:
        self.say(name, " ".join([f"seat{seat + 1}" for seat in values]))

    def ships(self, name: str, values: list[int]) -> None:
        self.say(name, " ".join([self.ship_keys[ship] for ship in values]))

    def cards(self, name: str, values: list[int]) -> None:
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
