"""What happened, who may see it, and which rule it follows. Words are made at the edge."""

from typing import Final

from wardroom.core.vocabulary import EventKind, Fact

# Nothing in particular was needed: the faces count as they are. No number needed is as low.
COUNTS: Final = -99


class Throw:
    """Dice that were rolled, or a number drawn, for an event: the faces, and what they were to give."""

    def __init__(
        self,
        seat: int,
        group: str,
        kind: str,
        faces: list[int],
        needed: int = COUNTS,
        low: bool = False,
        plus: int = 0,
        sides: int = 6,
    ) -> None:
        # Whose dice they are.
        self.seat = seat
        # What they were rolled for, broadly and precisely: `attack` with a `torpedo`; broadly nothing, if
        # they are nobody's luck.
        self.group = group
        self.kind = kind
        self.faces = faces
        # What the sum of the faces and `plus` must reach, or with `low` not exceed; or COUNTS.
        self.needed = needed
        self.low = low
        self.plus = plus
        self.sides = sides
        # What a card shows in place of a number, and whether that fails, whatever was needed.
        self.mark = ""
        self.fails = False

    def values(self) -> list[object]:
        """All that is told of it."""
        needed: list[object] = [self.needed, self.low, self.plus, self.sides, self.mark, self.fails]
        return [self.seat, self.group, self.kind, self.faces, *needed]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([repr(value) for value in self.values()])})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Throw) and repr(self) == repr(other)

    def of_seat(self, seat: int) -> "Throw":
        """The same, told of a seat by another number."""
        return Throw(seat, self.group, self.kind, self.faces, self.needed, self.low, self.plus, self.sides)

    def comes_off(self) -> bool:
        """Whether they gave what was needed."""
        return not self.fails and self.suffices(sum(self.faces))

    def suffices(self, total: int) -> bool:
        found = total + self.plus
        return found <= self.needed if self.low else found >= self.needed


class LookUp(Throw):
    """Dice whose sum is looked up in a table; with `each` it is every die by itself, and they add up."""

    def __init__(
        self, seat: int, group: str, kind: str, faces: list[int], results: list[int], each: bool = False
    ) -> None:
        super().__init__(seat, group, kind, faces)
        # What the table gives, from the least that dice may show on.
        self.results = results
        self.each = each

    def values(self) -> list[object]:
        return [*super().values(), self.results, self.each]

    def of_seat(self, seat: int) -> "LookUp":
        return LookUp(seat, self.group, self.kind, self.faces, self.results, self.each)


class Draw(Throw):
    """A card turned up for its number, or its X; of a deck by its cards of each number from 0, X last."""

    def __init__(
        self, seat: int, kind: str, drawn: int, needed: int, low: bool, x_fails: bool, deck: list[int]
    ) -> None:
        x = len(deck) - 1
        # An X that does not fail is as good as a nought.
        number = 0 if drawn == x else drawn
        super().__init__(seat, "number", kind, [number], needed, low, sides=x)
        self.deck = deck
        self.x_fails = x_fails
        if drawn == x:
            self.mark = "X"
            self.fails = x_fails

    def values(self) -> list[object]:
        return [*super().values(), self.deck, self.x_fails]

    def of_seat(self, seat: int) -> "Draw":
        drawn = self.sides if self.mark else self.faces[0]
        return Draw(seat, self.kind, drawn, self.needed, self.low, self.x_fails, self.deck)

    def chance(self) -> float:
        """That the next card of a whole deck gives what was needed."""
        good = sum([self.deck[number] for number in range(self.sides) if self.suffices(number)])
        if self.suffices(0) and not self.x_fails:
            good += self.deck[-1]
        return good / sum(self.deck)


NO_DICE: Final[list[Throw]] = []


class Event:
    """A public form for everybody and, where it differs, a secret one for `seats`; its dice all may see.

    Facts that name things carry a kind before a slash: `ship/iowa`, `card/gun5`, `seat/0`.
    """

    def __init__(
        self,
        kind: EventKind,
        rule: str,
        facts: dict[str, Fact],
        seats: int = 0,
        secret: dict[str, Fact] | None = None,
        dice: list[Throw] = NO_DICE,
    ) -> None:
        self.kind = kind
        self.name = self.kind.name
        self.rule = rule
        self.facts = facts
        # Bit mask of the seats that see the secret form.
        self.seats = seats
        self.secret = secret
        self.dice = dice

    def seen_by(self, seat: int) -> dict[str, Fact]:
        """The facts that a seat (or SPECTATOR) may know."""
        if self.secret is not None and seat >= 0 and self.seats >> seat & 1:
            return self.secret
        return self.facts

    def __repr__(self) -> str:
        return f"Event({self.name!r}, {self.rule!r}, {self.facts!r})"
