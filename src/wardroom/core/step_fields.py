"""A step in the text of a position: its declared facts as `KEY=WORDS`, written and read."""

from typing import Final

from wardroom.core.fact_forms import FactReader, FactWriter
from wardroom.core.position import PositionWords, counted, seat_numbers
from wardroom.core.state import NOBODY

# More attacks than any volley holds.
MOST_PLACES: Final = 999


class FieldWriter(FactWriter):
    """The facts of a step as the words of its line; parts of it have lines of their own."""

    def __init__(self, ship_keys: list[str], card_keys: list[str]) -> None:
        self.ship_keys = ship_keys
        self.card_keys = card_keys
        self.fields: dict[str, str | int] = {}
        self.inside = 0

    def put(self, name: str, words: str | int) -> None:
        if not self.inside:
            self.fields[name] = words

    def begin(self, name: str, kind: str) -> None:
        self.inside += 1

    def end(self) -> None:
        self.inside -= 1

    def number(self, name: str, value: int) -> None:
        self.put(name, value)

    def choice(self, name: str, value: int, names: tuple[str, ...]) -> None:
        self.put(name, names[value])

    def seat(self, name: str, value: int) -> None:
        self.put(name, value + 1)

    def ship(self, name: str, value: int) -> None:
        self.put(name, "" if value == NOBODY else self.ship_keys[value])

    def card(self, name: str, value: int) -> None:
        self.put(name, "" if value == NOBODY else self.card_keys[value])

    def place(self, name: str, value: int) -> None:
        self.put(name, "" if value == NOBODY else f"#{value + 1}")

    def seats(self, name: str, values: list[int]) -> None:
        self.put(name, seat_numbers(values))

    def ships(self, name: str, values: list[int]) -> None:
        self.put(name, ",".join(self.ship_keys[ship] for ship in values))

    def cards(self, name: str, values: list[int]) -> None:
        self.put(name, counted(self.card_keys[card] for card in values).replace(" ", ","))


class FieldReader(FactReader):
    """The facts of a step from the words of its line."""

    def __init__(self, words: PositionWords, values: dict[str, str]) -> None:
        self.words = words
        self.values = values

    def says(self, name: str) -> bool:
        """`queue=` says no more than no word at all."""
        return bool(self.values.get(name))

    def word(self, name: str) -> str:
        return self.words.required(self.values, name)

    def count(self, name: str, least: int, most: int) -> int:
        return self.words.number(self.word(name), least, most)

    def flag(self, name: str) -> bool:
        return self.words.flag(self.values, name)

    def choice(self, name: str, names: tuple[str, ...]) -> int:
        return self.words.one_of(self.word(name), names)

    def seat(self, name: str) -> int:
        return self.words.seat(self.word(name))

    def ship(self, name: str) -> int:
        return self.words.optional_ship(self.values, name)

    def card(self, name: str) -> int:
        return self.words.optional_card(self.values, name)

    def place(self, name: str) -> int:
        return self.words.number(self.word(name).removeprefix("#"), 1, MOST_PLACES) - 1

    def seats(self, name: str) -> list[int]:
        return [self.words.seat(word) for word in self.words.listed(self.values, name)]

    def ships(self, name: str) -> list[int]:
        return [self.words.ship(word) for word in self.words.listed(self.values, name)]

    def cards(self, name: str) -> list[int]:
        return sorted(self.words.card_list(self.values[name]))
