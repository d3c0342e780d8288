"""What the probe games share: the text form (a line per fact, `-` for nothing, `?` for what is not known)
and the frame of a state, so that each game says only what is its own."""

from typing import Self

from wardroom.core.decision import Fact, Refusal
from wardroom.core.dice import WIDEST, Dice, FastDice
from wardroom.core.events import Event
from wardroom.core.options import OptionsSchema, Value
from wardroom.core.state import TRUTH, UNKNOWN, Policy, State

Facts = dict[str, Fact]


class ProbeState(State):
    """A state with secrets: a game says what all see, what is hidden, who sees it and how it is imagined."""

    key = ""
    schema = OptionsSchema(())
    # The name and the rule of each refusal code.
    refusals: tuple[tuple[int, str, str], ...] = ()

    def __init__(self, options: dict[str, Value], dice: Dice | None) -> None:
        super().__init__(int(str(options.get("seats", 2))), dice)
        self.options = options

    def number(self, option: str) -> int:
        return int(str(self.options[option]))

    def everybody(self) -> int:
        return (1 << self.seats) - 1

    def tell(self, name: str, rule: str, facts: Facts, seats: int = 0, secret: Facts | None = None) -> None:
        """Write an event down, if somebody listens."""
        if self.log is not None:
            self.log.append(Event(name, rule, facts, seats, secret))

    def refusal(self, seat: int, action: int, code: int) -> Refusal:
        for own, name, rule in self.refusals:
            if code == own:
                return Refusal(name, rule, self.case(seat, action))
        return super().refusal(seat, action, code)

    def case(self, seat: int, action: int) -> Facts:
        """The facts behind a refusal."""
        return {"action": action}

    def share(self, other: Self) -> None:
        """Copy what everybody sees."""
        raise NotImplementedError

    def keep(self, other: Self) -> None:
        """Copy what may be hidden, all of it."""
        raise NotImplementedError

    def show(self, other: Self, seat: int) -> None:
        """Copy what may be hidden, as far as the seat may know it."""
        raise NotImplementedError

    def fill(self, world: Self, rng: Dice, prior: Policy | None) -> None:
        """Put something consistent in place of each UNKNOWN."""
        raise NotImplementedError

    def copy(self) -> Self:
        other = type(self)(self.options, self.dice.copy() if self.dice else None)
        other.observer, other.tide = self.observer, self.tide
        self.share(other)
        self.keep(other)
        other.stack = [step.copy() for step in self.stack]
        return other

    def observe(self, seat: int) -> Self:
        other = type(self)(self.options, None)
        other.observer, other.tide = seat, self.tide
        self.share(other)
        self.show(other, seat)
        other.stack = [step.observe(self, seat) for step in self.stack]
        return other

    def imagine(self, rng: Dice, prior: Policy | None = None) -> Self:
        world = self.copy()
        world.observer = TRUTH
        world.dice = FastDice(rng.below(WIDEST, 0))
        self.fill(world, rng, prior)
        return world

    def text(self) -> str:
        changed = self.schema.changed(self.options)
        heading = " ".join([self.key, *(f"{option}={value}" for option, value in changed.items())])
        observer = [] if self.observer == TRUTH else [f"observer {self.observer}"]
        return "\n".join([heading, *observer, f"tide {self.tide}", *self.lines()])

    def lines(self) -> list[str]:
        """The text form below its head."""
        raise NotImplementedError


class Page:
    """The lines of a text form by their first word; `steps` from the bottom of the stack to its top."""

    def __init__(self, text: str, schema: OptionsSchema) -> None:
        heading, *lines = text.splitlines()
        self.options = schema.fill(dict(word.split("=") for word in heading.split()[1:]))
        self.steps: list[list[str]] = []
        self.rows: dict[str, list[str]] = {}
        for line in lines:
            key, *words = line.split()
            if key == "step":
                self.steps.append(words)
            else:
                self.rows[key] = [] if words == ["-"] else words

    def numbers(self, key: str) -> list[int]:
        return [number(word) for word in self.rows[key]]

    def head(self, state: State) -> None:
        """What every state has."""
        state.observer = int(self.rows["observer"][0]) if "observer" in self.rows else TRUTH
        state.tide = self.numbers("tide")[0]


def row(key: str, values: list[int]) -> str:
    return words(key, ["?" if value == UNKNOWN else str(value) for value in values])


def words(key: str, values: list[str]) -> str:
    return " ".join([key, *(values or ["-"])])


def number(text: str) -> int:
    return UNKNOWN if text == "?" else int(text)


def veiled(values: list[int]) -> list[int]:
    """As many, but nobody knows which."""
    return [UNKNOWN] * len(values)
