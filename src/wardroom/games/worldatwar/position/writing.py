"""The text form of an operation, as its facts are told: a thing per line, read by `position.Reader`."""

from typing import Final

from wardroom.core.fact_forms import FactWriter
from wardroom.core.state import SPECTATOR, TRUTH, UNKNOWN
from wardroom.games.worldatwar.actions import hex_name
from wardroom.games.worldatwar.operation import CHART_SLOTS, LEVELS, STATUSES, Force, Operation, Voyage
from wardroom.games.worldatwar.position.facts import told_of
from wardroom.games.worldatwar.position.ranges import SECRET, of_entry

HEADING: Final = "worldatwar 1"

# What is said of a voyage and of a force, be it the default or not.
ALWAYS_SAID: Final = ("side", "base", "origin")
# The Naval Combat Chart: a place for each group.
OF_A_BATTLE: Final = frozenset(
    ("chart", "found", "spent", "attacked", "hindered", "evaded", "revealed", "told", "opened")
)

# Fields that are written as words: hexes, bases, seats, and what a voyage is and how far it has come.
HEXES: Final = ("hex", "meets", "path")
BASES: Final = ("base", "origin")
SEATS: Final = ("side", "moving", "intercepting", "holder")

# How a voyage and a force are at first.
AT_FIRST: Final = {
    "Voyage": {fact.name: fact.values[0] for fact in told_of(Voyage()).single()},
    "Force": {fact.name: fact.values[0] for fact in told_of(Force()).single()},
}


def write(op: Operation) -> str:
    told = PositionWriter(op)
    op.tell_facts(told)
    lines = [HEADING, f"options: {op.option_text}"]
    if op.observer != TRUTH:
        lines.append("observer: " + ("spectator" if op.observer == SPECTATOR else f"seat{op.observer + 1}"))
    lines.append(f"turn: {' '.join(told.turn)} tide={op.irrevocable}")
    lines += told.lines
    for unit in range(len(told.of_ships)):
        if told.of_ships[unit]:
            lines.append(f"{unit_name(op, unit)}: {' '.join(told.of_ships[unit])}")
    for wing in range(len(told.of_squadrons)):
        if told.of_squadrons[wing]:
            lines.append(f"squadron{wing + 1}: {' '.join(told.of_squadrons[wing])}")
    return "\n".join(lines + told.steps)


class PositionWriter(FactWriter):
    """Is told the facts of an operation, and has the words for them."""

    def __init__(self, op: Operation) -> None:
        self.op = op
        self.turn: list[str] = []
        # Of tables, voyages and forces; of steps.
        self.lines: list[str] = []
        self.steps: list[str] = []
        # Of each ship and of each squadron, whose numbers are mostly 0.
        self.of_ships: list[list[str]] = [[] for _ in op.force]
        self.of_squadrons: list[list[str]] = [[] for _ in op.wing_state]
        self.zeros = [0] * max(len(op.force), len(op.wing_state))
        # The line being told: of the turn, of a voyage or a force (and how that is at first), of a step.
        self.words = self.turn
        self.at_first: dict[str, int] | None = None
        self.in_step = False

    def begin(self, name: str, kind: str) -> None:
        word, _, place = name.partition(" ")
        if kind in AT_FIRST:
            self.at_first = AT_FIRST[kind]
            self.words = [f"{kind.lower()}{int(place) + 1}:"]
            return
        if self.in_step:
            self.end()
        self.in_step = True
        self.words = [f"run{int(place) + 1}:" if word == "run" else "step:", kind]

    def end(self) -> None:
        """Of a sealed step, it has come before those of its runs."""
        if self.words is not self.turn:
            (self.steps if self.in_step else self.lines).append(" ".join(self.words))
        self.words = self.turn
        self.at_first = None
        self.in_step = False

    def number(self, name: str, value: int) -> None:
        """Who is asked in a sealed step is said first; the observer has a line of its own."""
        if self.in_step:
            self.words.insert(2 if name == "members" else 3, f"{name}={value}")

    def limited(self, name: str, value: int, least: int, most: int | str) -> None:
        if self.in_step:
            self.words.append(f"{name}={value}")
        elif self.at_first is None or value != self.at_first[name] or name in ALWAYS_SAID:
            self.words.append(f"{name}={shown(self.op, name, value)}")

    def choice(self, name: str, value: int, names: tuple[str, ...]) -> None:
        self.limited(name, value, 0, len(names) - 1)

    def within(self, word: str, name: str, value: int, least: int, most: int | str) -> None:
        if self.words[-1].startswith(f"{word}="):
            self.words[-1] += f",{value}"
        else:
            self.words.append(f"{word}={value}")

    def row(self, name: str, values: list[int], least: int, most: int | str) -> None:
        if self.in_step:
            self.words.append(f"{name}={','.join([str(value) for value in values])}")
        elif self.at_first is not None:
            self.words.append(f"{name}={','.join([shown(self.op, name, value) for value in values])}")
        elif any(values) or name == "cards":
            words = [
                shown(self.op, of_entry(name, n), value) for n, value in enumerate(shortened(name, values))
            ]
            self.lines.append(f"{name}: {' '.join(words)}")

    def column(self, name: str, values: list[int], of: str, least: int, most: int | str) -> None:
        """What the scenario says of a ship or a squadron goes without saying."""
        at_first = self.zeros
        if name == "base":
            at_first = self.op.scenario.berth
        elif name == "on":
            at_first = self.op.wings.home
        told = self.of_ships if of == "ships" else self.of_squadrons
        for place in range(len(values)):
            if values[place] != at_first[place]:
                told[place].append(f"{name}={shown(self.op, name, values[place])}")


def shown(op: Operation, name: str, value: int) -> str:
    if value == UNKNOWN and name in SECRET:
        return "?"
    if name in HEXES:
        return hex_name(value) if value >= 0 else "none"
    if name in BASES:
        return op.scenario.bases[value].key
    if name in SEATS:
        return f"seat{value + 1}" if value >= 0 else "none"
    if name == "level":
        return LEVELS[value]
    if name == "status":
        return STATUSES[value]
    return str(value)


def shortened(name: str, values: list[int]) -> list[int]:
    """The numbers of a table; of groups beyond the Naval Combat Chart only if there are any (22.93A)."""
    if name in OF_A_BATTLE and not any(values[CHART_SLOTS:]):
        return values[:CHART_SLOTS]
    return values


def unit_name(op: Operation, unit: int) -> str:
    """The ship's label, with a number where several have it: `bismarck`, `germany-cruiser/2`."""
    label = op.label(unit)
    ordinal, count = 0, 0
    for other in range(len(op.force)):
        if op.label(other) == label:
            count += 1
            if other <= unit:
                ordinal += 1
    key = op.scenario.labels[label]
    return f"{key}/{ordinal}" if count > 1 else key
