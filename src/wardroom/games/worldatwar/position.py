"""The text form of an operation: one fact per line, read back by `read`."""

import re
from collections.abc import Iterable, Mapping
from typing import Final

from wardroom.core.position import PositionError, near, without_remarks
from wardroom.core.state import NOBODY, SPECTATOR, TRUTH, UNKNOWN, Step
from wardroom.games.worldatwar.actions import ROWS, hex_name
from wardroom.games.worldatwar.at_sea import LINES, WORD, begin_step, put_voyage
from wardroom.games.worldatwar.load import OWN_SCENARIO, scenarios_in
from wardroom.games.worldatwar.operation import (
    FORCE_FIELDS,
    LEVELS,
    STATUSES,
    VOYAGE_FIELDS,
    Force,
    Operation,
    Voyage,
)
from wardroom.games.worldatwar.registry import stage_named
from wardroom.games.worldatwar.scenario import NOWHERE
from wardroom.games.worldatwar.setting_up import begin, put_arrival, put_group
from wardroom.games.worldatwar.stage import SealedStage, Stage

HEADING: Final = "worldatwar 1"
UNREAD: Final = -99
OWN_LINES: Final = "own_scenario"
# Between words a line is read without its spaces, and a hash begins a remark.
UNSAFE: Final = re.compile(r"#| {2,}")
FORCE_DEFAULTS: Final = dict(zip(FORCE_FIELDS, Force().numbers(), strict=True)) | {
    "side": UNREAD,
    "base": UNREAD,
    "origin": UNREAD,
}
VOYAGE_DEFAULTS: Final = dict(zip(VOYAGE_FIELDS, Voyage().numbers(), strict=True)) | {"side": UNREAD}


# -- names of the columns and tables ----------------


def unit_columns(op: Operation) -> list[tuple[str, list[int]]]:
    return [
        ("force", op.force),
        ("group", op.group),
        ("hits", op.hits),
        ("laden", op.laden),
        ("torpedoed", op.torpedoed),
        ("withheld", op.withheld),
        ("spared", op.spared),
        ("leaving", op.leaving),
        ("restrained", op.restrained),
        ("sighted", op.sighted),
        ("base", op.berth),
    ]


def wing_columns(op: Operation) -> list[tuple[str, list[int]]]:
    return [
        ("state", op.wing_state),
        ("on", op.wing_on),
        ("task", op.wing_task),
        ("aim", op.wing_aim),
        ("shown", op.wing_shown),
        ("driven", op.wing_driven),
    ]


def tables(op: Operation) -> list[tuple[str, list[int]]]:
    return [
        ("cards", op.cards),
        ("codes", op.codes),
        ("chart", op.on_chart),
        ("found", op.found),
        ("spent", op.spent),
        ("attacked", op.attacked),
        ("hindered", op.hindered),
        ("evaded", op.evaded),
        ("revealed", op.revealed),
        ("told", op.told),
        ("land-air", op.land_air),
        ("lost", op.lost_factors),
        ("damaged", op.damaged_factors),
        ("hurt", op.hurt),
        ("search-edge", op.search_edge),
        ("naval-shift", op.naval_shift),
        ("undersea-codes", op.sub_codes),
        ("opened", op.opened),
        ("clues", op.clues),
        ("searches", op.searches),
        ("thinned", op.thinned),
        ("points", op.points),
    ]


# Tables that grow while a game is played.
GROWING: Final = ("clues", "searches")

# Columns in which -1 means that the observer does not know.
SECRET: Final = (
    "force",
    "group",
    "laden",
    "withheld",
    "spared",
    "leaving",
    "task",
    "aim",
    "number",
    "hindered",
    "fought",
)


# Fields that are written as words: hexes, bases, seats, and what a voyage is and how far it has come.
HEXES: Final = ("hex", "meets", "path")
BASES: Final = ("base", "origin")
SEATS: Final = ("side", "moving", "intercepting", "holder")


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


def value_of(op: Operation, name: str, text: str) -> int:
    """The reverse of `shown`; plain numbers are read as well."""
    if text == "?":
        return UNKNOWN
    if text == "none":
        return NOWHERE if name in HEXES else NOBODY
    found = UNREAD
    if name in HEXES and len(text) == 5 and text[0] == "h" and text[1:].isdigit():
        return int(text[1:3]) * ROWS + int(text[3:])
    if name in BASES:
        for number, base in enumerate(op.scenario.bases):
            if base.key == text:
                found = number
    elif name in SEATS and text in ("seat1", "seat2"):
        found = int(text[4]) - 1
    elif name == "level" and text in LEVELS:
        found = LEVELS.index(text)
    elif name == "status" and text in STATUSES:
        found = STATUSES.index(text)
    return found if found != UNREAD else number_of(text)


def number_of(text: str) -> int:
    if text == "?":
        return UNKNOWN
    try:
        return int(text)
    except ValueError:
        raise PositionError(f"{text!r} is not a number") from None


# -- writing ----------------


def write(op: Operation) -> str:
    lines = [HEADING, f"options: {op.option_text}"]
    if op.observer != TRUTH:
        lines.append("observer: " + ("spectator" if op.observer == SPECTATOR else f"seat{op.observer + 1}"))
    lines.append(
        f"turn: phase={op.phase} moving={shown(op, 'moving', op.moving)} round={op.round}"
        f" intercepting={shown(op, 'intercepting', op.intercepting)} hex={shown(op, 'hex', op.battle_hex)}"
        f" patrolled={op.patrolled} quiet={op.quiet} holder={shown(op, 'holder', op.holder)} tide={op.tide}"
    )
    for name, values in tables(op):
        if any(values) or values is op.cards:
            lines.append(f"{name}: " + " ".join(shown(op, name, value) for value in values))
    for number, voyage in enumerate(op.voyages):
        fields = voyage.numbers()
        said = " ".join(
            f"{name}={shown(op, name, value)}"
            for name, value in zip(VOYAGE_FIELDS, fields[: len(VOYAGE_FIELDS)], strict=True)
            if value != VOYAGE_DEFAULTS[name]
        )
        path = ",".join(hex_name(h) for h in voyage.path)
        lines.append(f"voyage{number + 1}: {said} path={path}")
    for number, force in enumerate(op.forces):
        said = " ".join(
            f"{name}={shown(op, name, value)}"
            for name, value in zip(FORCE_FIELDS, force.numbers(), strict=True)
            if value != FORCE_DEFAULTS[name]
        )
        lines.append(f"force{number + 1}: {said}")
    for unit in range(len(op.force)):
        said = " ".join(
            f"{name}={shown(op, name, values[unit])}"
            for name, values in unit_columns(op)
            if values[unit] != (op.scenario.berth[unit] if name == "base" else 0)
        )
        if said:
            lines.append(f"{unit_name(op, unit)}: {said}")
    for wing in range(len(op.wing_state)):
        said = " ".join(
            f"{name}={shown(op, name, values[wing])}"
            for name, values in wing_columns(op)
            if values[wing] != (op.wings.home[wing] if name == "on" else 0)
        )
        if said:
            lines.append(f"squadron{wing + 1}: {said}")
    for step in op.stack:
        lines += step_lines("step", step)
    return "\n".join(lines)


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


def step_lines(word: str, step: Step) -> list[str]:
    if isinstance(step, SealedStage):
        lines = [
            f"{word}: {type(step).__name__} members={step.members} pending={step.pending}" + said_of(step)
        ]
        for seat in sorted(step.runs):
            lines += step_lines(f"run{seat + 1}", step.runs[seat])
        return lines
    assert isinstance(step, Stage)
    return [f"{word}: {type(step).__name__}" + said_of(step)]


def said_of(step: Stage | SealedStage) -> str:
    return "".join(
        f" {name}={','.join(map(str, part))}" for name, part in zip(step.names(), step.parts(), strict=True)
    )


# -- reading ----------------


def lines_of(text: str) -> list[tuple[str, list[str]]]:
    """What each line is about, and its words; the heading is left out."""
    said = [line.strip() for line in without_remarks(text)]
    if not said or said[0] != HEADING:
        raise PositionError(f"a position begins with the line {HEADING!r}")
    halves = [line.partition(":") for line in said[1:]]
    return [(name.strip(), rest.split()) for name, _, rest in halves]


def options_of(lines: list[tuple[str, list[str]]]) -> dict[str, str]:
    """The options that a text names; the lines of a scenario of one's own come last."""
    for name, words in lines:
        if name == "options":
            chosen: dict[str, str] = {}
            told, own, scenario = " ".join(words).partition(f"{OWN_LINES}=")
            for part in told.split(";"):
                key, _, value = part.strip().partition("=")
                if key:
                    chosen[key] = value
            if own:
                try:
                    chosen[OWN_LINES] = scenario.encode("ascii").decode("unicode_escape")
                except UnicodeError:
                    raise PositionError(f"{OWN_LINES} is not written as a position has it") from None
            return chosen
    return {}


def options_text(changed: Mapping[str, str]) -> str:
    """The options that differ from their defaults on one line, which `options_of` reads."""
    return "; ".join(f"{key}={escaped(text) if key == OWN_LINES else text}" for key, text in changed.items())


def own_line(text: str) -> str:
    """The options line of a position that is played in a scenario of one's own, from the text of its file."""
    lines = scenarios_in(text, OWN_LINES)[0].lines
    return "options: " + options_text({"scenario": OWN_SCENARIO, OWN_LINES: ";".join(lines)})


def escaped(text: str) -> str:
    plain = text.encode("unicode_escape").decode("ascii")
    return UNSAFE.sub(lambda found: "".join(f"\\x{ord(sign):02x}" for sign in found[0]), plain)


def pairs(words: list[str], known: Iterable[str]) -> dict[str, str]:
    """`KEY=VALUE` words, each with a key that means something here."""
    keys = list(known)
    said: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or key not in keys:
            raise PositionError(f"{word!r} is not one of {'= '.join(keys)}={near(key, keys)}")
        said[key] = value
    return said


class Reader:
    """Takes over what the lines say; the rest stays as the scenario has it."""

    def __init__(self, op: Operation) -> None:
        self.op = op
        self.units = {unit_name(op, unit): unit for unit in range(len(op.force))}
        self.tables = dict(tables(op))
        # The sealed step that runs belong to, and the step of the phase that begins.
        self.sealed: SealedStage | None = None
        self.begins: list[str] | None = None

    def read(self, lines: list[tuple[str, list[str]]]) -> None:
        for name, words in lines:
            try:
                self.read_line(name, words)
            except PositionError as error:
                raise PositionError(f"{error} (in the line: {name}: {' '.join(words)})") from None
            except (LookupError, ValueError) as error:
                told = f"{name}: {' '.join(words)}"
                raise PositionError(f"a word or a number does not fit (in the line: {told})") from error
        if self.begins is not None:
            begin_step(self.op, self.begins)

    def read_line(self, name: str, words: list[str]) -> None:
        op = self.op
        if name == "options":
            return
        if name == "observer":
            op.observer = SPECTATOR if words[0] == "spectator" else int(words[0][4:]) - 1
        elif name == "turn":
            read_turn(op, pairs(words, TURN_FIELDS))
        elif name == "battle":
            read_battle(op, words)
        elif name.startswith("group "):
            put_group(op, name, words)
        elif name.startswith(LINES):
            put_voyage(op, name, words)
        elif name == WORD:
            self.begins = words
        elif name.startswith("force "):
            put_arrival(op, name, words)
        elif name in self.tables:
            self.read_table(name, words)
        elif name.startswith("voyage"):
            op.voyages.append(read_voyage(op, pairs(words, (*VOYAGE_FIELDS, "path"))))
        elif name.startswith("force"):
            op.forces.append(read_force(op, pairs(words, FORCE_FIELDS)))
        elif name in self.units:
            put(op, unit_columns(op), self.units[name], words)
        elif name.startswith("squadron"):
            put(op, wing_columns(op), int(name[8:]) - 1, words)
        elif name == "step":
            step = read_step(words)
            op.stack.append(step)
            self.sealed = step if isinstance(step, SealedStage) else None
        elif name.startswith("run") and self.sealed is not None:
            self.sealed.runs[int(name[3:]) - 1] = read_step(words)
        else:
            raise PositionError(f"{name!r} is neither a fact nor a ship of this scenario")

    def read_table(self, name: str, words: list[str]) -> None:
        values = self.tables[name]
        if len(words) != len(values) and name not in GROWING:
            raise PositionError(f"{name!r} has {len(values)} numbers, not {len(words)}")
        values[:] = [number_of(word) for word in words]


def read_battle(op: Operation, words: list[str]) -> None:
    """`battle: h0410 round=2 intercepting=seat2 begins=fleets`; groups follow in lines of their own."""
    if not words or op.voyages or op.forces:
        raise PositionError("`battle: HEX ...` comes before the groups, and beside no voyages or forces")
    said = pairs(words[1:], ("round", "intercepting", "begins"))
    begin(
        op,
        value_of(op, "hex", words[0]),
        value_of(op, "intercepting", said.get("intercepting", "seat2")),
        number_of(said.get("round", "1")),
        said.get("begins", "patrols"),
    )


TURN_FIELDS: Final = (
    *("phase", "moving", "round", "intercepting", "hex"),
    *("patrolled", "quiet", "holder", "tide"),
)


def read_turn(op: Operation, said: dict[str, str]) -> None:
    op.phase = number_of(said.get("phase", "0"))
    op.moving = value_of(op, "moving", said.get("moving", "0"))
    op.round = number_of(said.get("round", "0"))
    op.intercepting = value_of(op, "intercepting", said.get("intercepting", "0"))
    op.battle_hex = value_of(op, "hex", said.get("hex", "none"))
    op.patrolled = number_of(said.get("patrolled", "0"))
    op.quiet = number_of(said.get("quiet", "0"))
    op.holder = value_of(op, "holder", said.get("holder", "none"))
    op.tide = number_of(said.get("tide", "0"))


def read_voyage(op: Operation, said: dict[str, str]) -> Voyage:
    voyage = Voyage()
    defaults = voyage.numbers()
    fields = [
        value_of(op, field, said[field]) if field in said else default
        for field, default in zip(VOYAGE_FIELDS, defaults[: len(VOYAGE_FIELDS)], strict=True)
    ]
    path = [value_of(op, "path", word) for word in said.get("path", "").split(",") if word]
    voyage.refill(fields + path)
    return voyage


def read_force(op: Operation, said: dict[str, str]) -> Force:
    force = Force()
    force.refill(
        [
            value_of(op, field, said[field]) if field in said else default
            for field, default in zip(FORCE_FIELDS, force.numbers(), strict=True)
        ]
    )
    return force


def put(op: Operation, columns: list[tuple[str, list[int]]], place: int, words: list[str]) -> None:
    said = pairs(words, [name for name, _ in columns])
    for name, values in columns:
        if name in said:
            values[place] = value_of(op, name, said[name])


def read_step(words: list[str]) -> Step:
    step = stage_named(words[0])
    if step is None:
        raise PositionError(f"there is no step {words[0]!r}")
    assert isinstance(step, Stage | SealedStage)
    said = pairs(words[1:], [*step.names(), "members", "pending"])
    if isinstance(step, SealedStage):
        step.members = number_of(said.get("members", "3"))
        step.pending = number_of(said.get("pending", "3"))
    parts = [[number_of(word) for word in said.get(name, "").split(",") if word] for name in step.names()]
    if parts:
        step.refill(parts)
    return step
