"""A step in the text of a position: its declared facts as `KEY=WORDS`, written and read."""

from mypy_extensions import mypyc_attr

from wardroom.core.fact_forms import Bits, FactReader, FactWriter, Packing
from wardroom.core.position import PositionWords, counted, seat_numbers
from wardroom.core.state import NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class FieldWriter(FactWriter):
    """The facts of a step as the words of its line; parts of it have lines of their own."""

    def __init__(self, ship_keys: list[str], card_keys: list[str], mark: str = ",") -> None:
        self.ship_keys = ship_keys
        self.card_keys = card_keys
        # What stands between several words.
        self.mark = mark
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
        self.put(name, self.mark.join([self.ship_keys[ship] for ship in values]))

    def cards(self, name: str, values: list[int]) -> None:
        self.put(name, counted([self.card_keys[card] for card in values]).replace(" ", self.mark))

    def action(self, name: str, value: int) -> None:
        self.put(name, self.action_word(value, name))

    def action_word(self, action: int, name: str) -> str:
        """The token of an answer, `-` for none, as the fact of this name may be; each game has its own."""
        raise NotImplementedError

    def seats_or_none(self, name: str, values: list[int] | None) -> None:
        self.put(name, "" if values is None else seat_numbers(values) or "none")

    def places(self, name: str, values: list[int]) -> None:
        self.put(name, ",".join("none" if place == NOBODY else str(place + 1) for place in values))

    def packed(self, name: str, values: list[int], packing: Packing) -> None:
        self.put(name, self.mark.join(self.packed_words(values, packing)))

    def packed_words(self, values: list[int], packing: Packing) -> list[str]:
        examples = packing.example.split(packing.mark)
        found: list[str] = []
        for value in values:
            words: list[str] = []
            numbers = packing.values(value)
            for place in range(len(numbers)):
                part = packing.parts[place]
                if part.kind == "flag":
                    continue
                # `seat2` and `#1` where the example has them so.
                words.append(self.part_word(part, numbers[place], examples[place].rstrip("0123456789")))
            for place in range(len(numbers)):
                if packing.parts[place].kind == "flag" and numbers[place]:
                    words.append(packing.parts[place].names[0])
            found.append(packing.mark.join(words))
        return found

    def part_word(self, part: Bits, value: int, prefix: str) -> str:
        if part.kind in ("seat", "place", "ordinal"):
            return f"{prefix}{value + 1}"
        if part.kind == "ship":
            return self.ship_keys[value]
        if part.kind == "card":
            return self.card_keys[value]
        if part.kind == "action":
            return self.action_word(value, part.name)
        return part.names[value] if part.kind == "choice" else str(value)


def attack_words(told: FieldWriter, usual: dict[str, int]) -> list[str]:
    """`gun gun5 iowa > slava seat2 damage=2 hit kept`: an attack whose facts have been told, the numbers
    among them where they are not as usual."""
    said = told.fields
    ends = [str(said[name] or "-") for name in ("kind", "card", "source", "target")]
    words = [*ends[:3], ">", ends[3], f"seat{said['seat']}"]
    words += [f"{name}={said[name]}" for name in usual if said[name] != usual[name]]
    if said["fate"] != "coming":
        words.append(str(said["fate"]))
    return [*words, "kept"] if said["kept"] else words


@mypyc_attr(allow_interpreted_subclasses=True)
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

    def listed(self, name: str) -> list[str]:
        """The words of a fact, which commas part."""
        return [word for word in self.values.get(name, "").split(",") if word]

    def count(self, name: str, least: int, most: int) -> int:
        return self.words.number(self.word(name), least, most)

    def flag(self, name: str) -> bool:
        return self.words.number(self.values.get(name, "0"), 0, 1) == 1

    def choice(self, name: str, names: tuple[str, ...]) -> int:
        return self.words.one_of(self.word(name), names)

    def seat(self, name: str) -> int:
        return self.words.seat(self.word(name))

    def ship(self, name: str) -> int:
        return self.words.ship(self.values[name]) if self.says(name) else NOBODY

    def card(self, name: str) -> int:
        return self.words.card(self.values[name]) if self.says(name) else NOBODY

    def place(self, name: str) -> int:
        return self.words.place(self.word(name))

    def seats(self, name: str) -> list[int]:
        return [self.words.seat(word) for word in self.listed(name)]

    def ships(self, name: str) -> list[int]:
        return [self.words.ship(word) for word in self.listed(name)]

    def cards(self, name: str) -> list[int]:
        return sorted(self.words.card_list(self.values[name]))

    def action(self, name: str) -> int:
        return self.words.answer(self.word(name), name)

    def seats_or_none(self, name: str) -> list[int] | None:
        return [self.words.seat(word) for word in self.listed(name) if word != "none"]

    def places(self, name: str) -> list[int]:
        return [NOBODY if word == "none" else self.words.place(word) for word in self.listed(name)]

    def packed(self, name: str, packing: Packing) -> list[int]:
        self.word(name)
        return [self.words.packed(word, packing) for word in self.listed(name)]
