"""Facts told and read one by one, in the order of their declaration (`core/facts.py`)."""

from mypy_extensions import mypyc_attr


class Bits:
    """A part of a packed number: its name, of what kind it is, and its lowest bit.

    A kind is one of those that facts have, or an `ordinal`, which a position counts from 1; or a `flag`,
    whose word (`names`) stands at the end or not at all.
    """

    def __init__(
        self, name: str, kind: str, at: int, least: int = 0, most: int = 9999, names: tuple[str, ...] = ()
    ) -> None:
        self.name = name
        self.kind = kind
        self.at = at
        self.least = least
        self.most = most
        self.names = names


class Packing:
    """How numbers are packed: their parts, the highest first, and one as a position says it: `2/asw/alfa`."""

    def __init__(self, example: str, parts: list[Bits]) -> None:
        self.example = example
        self.parts = parts
        self.mark = ":" if ":" in example else "/"

    def values(self, number: int) -> list[int]:
        """The parts of a packed number."""
        found: list[int] = []
        for part in self.parts:
            found.append(number >> part.at)
            number &= (1 << part.at) - 1
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class FactWriter:
    """Is told the facts of a thing. Whoever needs no words overrides the first two methods alone."""

    def number(self, name: str, value: int) -> None:
        raise NotImplementedError

    def numbers(self, name: str, values: list[int]) -> None:
        raise NotImplementedError

    def begin(self, name: str, kind: str) -> None:
        """The facts that follow, up to `end`, are those of a part: a step, a fleet, an attack."""

    def end(self) -> None:
        pass

    def count(self, name: str, value: int) -> None:
        self.number(name, value)

    def flag(self, name: str, value: bool) -> None:
        self.number(name, int(value))

    def choice(self, name: str, value: int, names: tuple[str, ...]) -> None:
        self.number(name, value)

    def seat(self, name: str, value: int) -> None:
        self.number(name, value)

    def ship(self, name: str, value: int) -> None:
        self.number(name, value)

    def card(self, name: str, value: int) -> None:
        self.number(name, value)

    def place(self, name: str, value: int) -> None:
        self.number(name, value)

    def seats(self, name: str, values: list[int]) -> None:
        self.numbers(name, values)

    def ships(self, name: str, values: list[int]) -> None:
        self.numbers(name, values)

    def cards(self, name: str, values: list[int]) -> None:
        self.numbers(name, values)

    def pile(self, name: str, values: list[int]) -> None:
        self.numbers(name, values)

    def action(self, name: str, value: int) -> None:
        self.number(name, value)

    def things(self, name: str, values: list[int]) -> None:
        self.numbers(name, values)

    def word(self, name: str, value: str) -> None:
        self.numbers(name, [ord(letter) for letter in value])

    def ship_flags(self, name: str, values: list[int]) -> None:
        self.numbers(name, values)

    def ship_choices(self, name: str, values: list[int], names: tuple[str, ...]) -> None:
        self.numbers(name, values)

    def ship_marks(self, name: str, values: list[int], marks: tuple[tuple[str, int], ...]) -> None:
        self.numbers(name, values)

    def seats_or_none(self, name: str, values: list[int] | None) -> None:
        self.numbers(name, values if values is not None else [-1])

    def places(self, name: str, values: list[int]) -> None:
        self.numbers(name, values)

    def packed(self, name: str, values: list[int], packing: Packing) -> None:
        self.numbers(name, values)

    def limited(self, name: str, value: int, least: int, most: int | str) -> None:
        self.number(name, value)

    def within(self, word: str, name: str, value: int, least: int, most: int | str) -> None:
        """One of the facts that a word tells together."""
        self.number(name, value)

    def row(self, name: str, values: list[int], least: int, most: int | str) -> None:
        self.numbers(name, values)

    def column(self, name: str, values: list[int], of: str, least: int, most: int | str) -> None:
        self.numbers(name, values)


class FlatNumbers(FactWriter):
    """All facts as one list of numbers: two positions are the same if these are."""

    def __init__(self) -> None:
        self.found: list[int] = []

    def number(self, name: str, value: int) -> None:
        self.found.append(value)

    def numbers(self, name: str, values: list[int]) -> None:
        self.found.append(len(values))
        self.found += values

    def begin(self, name: str, kind: str) -> None:
        for letter in kind:
            self.found.append(ord(letter))


class NamedNumbers(FactWriter):
    """The same with the way to each: `fleets 0.hand 2` is the third card of the first fleet's hand."""

    def __init__(self) -> None:
        self.found: list[tuple[str, int]] = []
        self.way: list[str] = []

    def number(self, name: str, value: int) -> None:
        self.found.append((".".join([*self.way, name]), value))

    def numbers(self, name: str, values: list[int]) -> None:
        for place in range(len(values)):
            self.number(f"{name} {place}", values[place])

    def packed(self, name: str, values: list[int], packing: Packing) -> None:
        for place in range(len(values)):
            parts = packing.values(values[place])
            for number in range(len(parts)):
                self.number(f"{name} {place} {packing.parts[number].name}", parts[number])

    def begin(self, name: str, kind: str) -> None:
        self.way.append(name)

    def end(self) -> None:
        self.way.pop()


@mypyc_attr(allow_interpreted_subclasses=True)
class FactReader:
    """Gives the facts of a thing, as a text says them, one by one."""

    def says(self, name: str) -> bool:
        """Whether the text says something of a fact; if not, it has its default."""
        raise NotImplementedError

    def count(self, name: str, least: int, most: int) -> int:
        raise NotImplementedError

    def flag(self, name: str) -> bool:
        raise NotImplementedError

    def choice(self, name: str, names: tuple[str, ...]) -> int:
        raise NotImplementedError

    def seat(self, name: str) -> int:
        raise NotImplementedError

    def ship(self, name: str) -> int:
        raise NotImplementedError

    def card(self, name: str) -> int:
        raise NotImplementedError

    def place(self, name: str) -> int:
        raise NotImplementedError

    def seats(self, name: str) -> list[int]:
        raise NotImplementedError

    def ships(self, name: str) -> list[int]:
        raise NotImplementedError

    def cards(self, name: str) -> list[int]:
        raise NotImplementedError

    def action(self, name: str) -> int:
        raise NotImplementedError

    def things(self, name: str) -> list[int]:
        raise NotImplementedError

    def seats_or_none(self, name: str) -> list[int] | None:
        raise NotImplementedError

    def places(self, name: str) -> list[int]:
        raise NotImplementedError

    def packed(self, name: str, packing: Packing) -> list[int]:
        raise NotImplementedError

    def limited(self, name: str) -> int:
        raise NotImplementedError

    def within(self, word: str, count: int) -> list[int]:
        """The facts that a word tells together."""
        raise NotImplementedError

    def row(self, name: str, default: list[int]) -> list[int]:
        """As many numbers as the default has, unless that is empty."""
        raise NotImplementedError

    def members(self) -> int:
        """The seats that are asked in a sealed step, as bits."""
        raise NotImplementedError
