"""The text form of an operation, as its facts are told: a thing per line, read by `reading.Reader`."""

from typing import Final

from wardroom.core.sealed import Sealed
from wardroom.core.state import SPECTATOR, TRUTH, Step
from wardroom.games.worldatwar.force import Force
from wardroom.games.worldatwar.operation import CHART_SLOTS, Operation
from wardroom.games.worldatwar.position.facts import SEATS, Fact, told_of, turn_of
from wardroom.games.worldatwar.under_way import Voyage

HEADING: Final = "worldatwar 1"
# What is said of a voyage and of a force, be it the default or not.
ALWAYS_SAID: Final = ("side", "base", "origin", "path")
# The Naval Combat Chart: a place for each group.
OF_A_BATTLE: Final = frozenset(
    ("chart", "found", "spent", "attacked", "hindered", "evaded", "revealed", "told", "opened")
)

# How a voyage and a force are at first.
FIRST_VOYAGE: Final[list[Fact]] = told_of(Voyage()).facts
FIRST_FORCE: Final[list[Fact]] = told_of(Force()).facts


def write(op: Operation) -> str:
    told = told_of(op)
    lines = [HEADING, f"options: {op.option_text}"]
    if op.observer != TRUTH:
        lines.append("observer: " + ("spectator" if op.observer == SPECTATOR else SEATS[op.observer]))
    turn = [f"{fact.name}={fact.word(op, fact.values[0])}" for fact in turn_of(op, told)]
    lines.append(f"turn: {' '.join(turn)}")
    for fact in told.lists():
        if any(fact.values) or fact.name == "cards":
            values = enumerate(shortened(fact.name, fact.values))
            lines.append(f"{fact.name}: {' '.join([fact.entry(n).word(op, value) for n, value in values])}")
    for number, voyage in enumerate(op.voyages):
        lines.append(f"voyage{number + 1}: {changed(op, told_of(voyage).facts, FIRST_VOYAGE)}")
    for number, force in enumerate(op.forces):
        lines.append(f"force{number + 1}: {changed(op, told_of(force).facts, FIRST_FORCE)}")
    lines += column_lines(op, op.scenario.unit_names(), told.columns["ships"], {"base": op.scenario.berth})
    squadrons = [f"squadron{wing + 1}" for wing in range(len(op.wing_state))]
    lines += column_lines(op, squadrons, told.columns["squadrons"], {"on": op.wings.home})
    for step in op.stack:
        lines += step_lines("step", step)
    return "\n".join(lines)


def changed(op: Operation, facts: list[Fact], first: list[Fact]) -> str:
    """What is said of a voyage or a force: in what it differs from a new one."""
    words: list[str] = []
    for place, fact in enumerate(facts):
        if fact.values != first[place].values or fact.name in ALWAYS_SAID:
            words.append(f"{fact.name}={','.join([fact.word(op, value) for value in fact.values])}")
    return " ".join(words)


def column_lines(
    op: Operation, names: list[str], facts: list[Fact], at_first: dict[str, list[int]]
) -> list[str]:
    """A line for each ship or squadron of which something is said; what the scenario says goes without."""
    zeros = [0] * len(names)
    told: list[list[str]] = [[] for _ in names]
    for fact in facts:
        before = at_first.get(fact.name, zeros)
        for place, value in enumerate(fact.values):
            if value != before[place]:
                told[place].append(f"{fact.name}={fact.word(op, value)}")
    return [f"{names[place]}: {' '.join(words)}" for place, words in enumerate(told) if words]


def step_lines(word: str, step: Step) -> list[str]:
    """A step, all of it in plain numbers; who is asked in a sealed one comes first, its runs follow."""
    told = told_of(step)
    words = [f"{word}:", type(step).__name__, *[f"{name}={value}" for name, value in told.asked]]
    for fact in told.facts:
        words.append(f"{fact.name}={','.join([str(value) for value in fact.values])}")
    lines = [" ".join(words)]
    if isinstance(step, Sealed):
        for seat in sorted(step.runs):
            lines += step_lines(f"run{seat + 1}", step.runs[seat])
    return lines


def shortened(name: str, values: list[int]) -> list[int]:
    """The numbers of a table; of groups beyond the Naval Combat Chart only if there are any (22.93A)."""
    if name in OF_A_BATTLE and not any(values[CHART_SLOTS:]):
        return values[:CHART_SLOTS]
    return values
