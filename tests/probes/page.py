"""The text form of the probe games: a line per fact and per step, `-` for nothing, `?` for what is not known.

A fact is a number, a list of them, or a list for each seat: of `hands` each has its line, `hand0`, `hand1`.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from wardroom.core.sealed import Answer, Sealed
from wardroom.core.state import UNKNOWN, State, Step

# The words of each line by its first one.
Rows = Mapping[str, list[str]]
# The words for the numbers that a fact holds; without them the numbers are written.
Names = Mapping[str, Sequence[str]]


def kind(step: Step) -> str:
    return type(step).__name__.lower()


def rule(made_of: type[Step]) -> str:
    """The rule of a step, by which its docstring begins."""
    return str(made_of.__doc__).partition(" ")[0]


def line(key: str, held: Iterable[int], names: Sequence[str] = ()) -> str:
    words = ["?" if number == UNKNOWN else names[number] if names else str(number) for number in held]
    return " ".join([key, *(words or ["-"])])


def numbers(words: list[str], names: Sequence[str] = ()) -> list[int]:
    said = [word for word in words if word != "-"]
    return [UNKNOWN if word == "?" else names.index(word) if names else int(word) for word in said]


def rows_of(name: str, fact: Any) -> dict[str, list[int]]:
    """The numbers of a fact by the first word of their line."""
    if isinstance(fact, int):
        return {name: [fact]}
    if fact and isinstance(fact[0], list):
        return {f"{name.removesuffix('s')}{seat}": own for seat, own in enumerate(fact)}
    return {name: fact}


def fact_lines(name: str, fact: Any, names: Names) -> list[str]:
    return [line(key, held, names.get(name, ())) for key, held in rows_of(name, fact).items()]


def read_fact(name: str, fact: Any, rows: Rows, names: Names) -> Any:
    """The fact as it was written, in the shape that it has now."""
    keys = rows_of(name, fact)
    if not rows.keys() >= keys.keys():
        return fact
    held = [numbers(rows[key], names.get(name, ())) for key in keys]
    if isinstance(fact, int):
        return held[0][0]
    return held if fact and isinstance(fact[0], list) else held[0]


def given_by(run: Any) -> list[int]:
    return [run.given] if isinstance(run, Answer) else run.given[:]


def step_lines(step: Any) -> list[str]:
    """The numbers a step is made of, then what it was answered; of sealed answers each seat has a line."""
    heading = " ".join(["step", kind(step), *(str(getattr(step, part)) for part in step.parts)])
    if not isinstance(step, Sealed):
        return [line(heading, step.given, step.names)]
    runs = [line(f"{kind(run)}{seat}", given_by(run)) for seat, run in sorted(step.runs.items())]
    return [line(heading, [step.pending]), *runs]


def read_step(state: State, made_of: Any, words: list[str], rows: Rows) -> Any:
    parts = [int(word) for word in words[: len(made_of.parts)]]
    rest = words[len(parts) :]
    step: Any = made_of(*parts)
    if not isinstance(step, Sealed):
        step.given = numbers(rest, step.names)
        return step
    step.pending = int(rest[0])
    for seat in range(state.seats):
        run: Any = step.begin(state, seat)
        given = numbers(rows.get(f"{kind(run)}{seat}", []))
        if given:
            run.given = given[0] if isinstance(run, Answer) else given
            step.runs[seat] = run
    return step
