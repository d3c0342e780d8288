"""The text form of an operation: one fact per line, read back by `read`."""

import re
from collections.abc import Iterable, Mapping
from typing import Final

from wardroom.core.position import PositionError, check_answers, near, without_remarks
from wardroom.core.state import NOBODY, SPECTATOR, TRUTH, UNKNOWN, Step
from wardroom.games.worldatwar import squadron_words
from wardroom.games.worldatwar.actions import ROWS, hex_name
from wardroom.games.worldatwar.at_sea import LINES, WORD, begin_step, put_voyage, seat_in
from wardroom.games.worldatwar.load import OWN_SCENARIO, scenarios_in
from wardroom.games.worldatwar.operation import (
    AMBUSHED,
    CHART_SLOTS,
    CLUE,
    FORCE_FIELDS,
    LEVELS,
    QUEST,
    STATUSES,
    VOYAGE_FIELDS,
    Force,
    Operation,
    Voyage,
)
from wardroom.games.worldatwar.ranges import SECRET, of_entry
from wardroom.games.worldatwar.registry import stage_named, step_names
from wardroom.games.worldatwar.scenario import NOWHERE
from wardroom.games.worldatwar.setting_up import begin, both_are_there, put_arrival, put_group
from wardroom.games.worldatwar.soundness import OF_A_BATTLE, Fault, Inspector
from wardroom.games.worldatwar.stage import SealedStage, Stage
from wardroom.games.worldatwar.step_shapes import filled, inspect_steps

HEADING: Final = "worldatwar 1"
UNREAD: Final = -99
NUMBER: Final = re.compile(r"-?[0-9]{1,80}")
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
        ("raided", op.wing_raided),
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
        ("ambushes", op.ambushes),
        ("thinned", op.thinned),
        ("points", op.points),
    ]


# Who is asked in a step that is answered in secret.
MEMBERS: Final = ("members", "pending")
# Tables that grow while a game is played, and how many numbers an entry has.
GROWING: Final = {"clues": CLUE, "searches": QUEST, "ambushes": AMBUSHED}
# Words that begin a line, besides those of tables, ships, voyages, forces and squadrons.
KNOWN: Final = ("options", "observer", "turn", "battle", "begins", "step")

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
    if text == "none" and name in (*HEXES, *SEATS):
        return NOWHERE if name in HEXES else NOBODY
    if name in HEXES and len(text) == 5 and text[0] == "h" and text[1:].isdecimal():
        return int(text[1:3]) * ROWS + int(text[3:])
    if name in BASES:
        for number, base in enumerate(op.scenario.bases):
            if base.key == text:
                return number
    elif name in SEATS and text in ("seat1", "seat2"):
        return int(text[4]) - 1
    elif name == "level" and text in LEVELS:
        return LEVELS.index(text)
    elif name == "status" and text in STATUSES:
        return STATUSES.index(text)
    try:
        return secret_number(op, name, text)
    except PositionError as error:
        raise PositionError(f"{error}{allowed(op, name)}") from None


def allowed(op: Operation, name: str) -> str:
    """The words that a field may have instead of a number."""
    if name in HEXES:
        return " or a hex such as h0712"
    if name in SEATS:
        return ", seat1 or seat2"
    words = {"level": LEVELS, "status": STATUSES}.get(name, ())
    if name in BASES:
        words = tuple(base.key for base in op.scenario.bases)
    return f" or one of {', '.join(words)}" if words else ""


def secret_number(op: Operation, name: str, text: str) -> int:
    """A number, or a question mark for what an observer does not know."""
    if text != "?":
        return number_of(text)
    if op.observer == TRUTH or name not in SECRET:
        raise PositionError(f"{name}=?: a question mark is only for secrets from an `observer:`")
    return UNKNOWN


def number_of(text: str) -> int:
    if not NUMBER.fullmatch(text):
        raise PositionError(f"{text!r} is not a number")
    return int(text)


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
            words = [
                shown(op, of_entry(name, place), value) for place, value in enumerate(told(name, values))
            ]
            lines.append(f"{name}: " + " ".join(words))
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
    columns = unit_columns(op)
    for unit in range(len(op.force)):
        said = " ".join(
            f"{name}={shown(op, name, values[unit])}"
            for name, values in columns
            if values[unit] != (op.scenario.berth[unit] if name == "base" else 0)
        )
        if said:
            lines.append(f"{unit_name(op, unit)}: {said}")
    columns = wing_columns(op)
    for wing in range(len(op.wing_state)):
        said = " ".join(
            f"{name}={shown(op, name, values[wing])}"
            for name, values in columns
            if values[wing] != (op.wings.home[wing] if name == "on" else 0)
        )
        if said:
            lines.append(f"squadron{wing + 1}: {said}")
    for step in op.stack:
        lines += step_lines("step", step)
    return "\n".join(lines)


def told(name: str, values: list[int]) -> list[int]:
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
            allowed = f"one of {'= '.join(keys)}=" if keys else "meant for it: it has no words"
            raise PositionError(f"{word!r} is not {allowed}{near(key, keys)}")
        if key in said:
            raise PositionError(f"{key}= is said twice")
        said[key] = value
    return said


class Reader:
    """Takes over what the lines say; the rest stays as the scenario has it."""

    def __init__(self, op: Operation) -> None:
        self.op = op
        self.names = [unit_name(op, unit) for unit in range(len(op.force))]
        self.units = {name: unit for unit, name in enumerate(self.names)}
        self.tables = dict(tables(op))
        # The sealed step that runs belong to, and the step of the phase that begins.
        self.sealed: SealedStage | None = None
        self.begins: list[str] | None = None
        # The lines read so far by what they are about.
        self.said: dict[str, str] = {}
        # The lines that have made voyages and forces, by the names these have in full.
        self.made_by: dict[str, str] = {}
        # The last line of each kind of step.
        self.steps: dict[str, str] = {}

    def read(self, lines: list[tuple[str, list[str]]]) -> None:
        for name, words in lines:
            told = f"{name}: {' '.join(words)}"
            try:
                if name in self.said and self.is_told_once(name):
                    raise PositionError(f"{name!r} is said twice")
                self.said[name] = told
                if words and (name == "step" or name.startswith("run")):
                    self.steps[words[0]] = told
                self.read_line(name, words)
                self.remember(told)
            except PositionError as error:
                raise PositionError(f"{error} (in the line: {told})") from None
            except (LookupError, ValueError) as error:
                raise PositionError(f"a word or a number does not fit (in the line: {told})") from error
        try:
            self.conclude()
            inspector = Inspector(self.op, self.names)
            inspector.ranges(tables(self.op), unit_columns(self.op), wing_columns(self.op))
            self.inspect_steps()
            inspector.inspect(tables(self.op))
        except Fault as fault:
            told = self.said.get(fault.about, self.made_by.get(fault.about, ""))
            where = f"in the line: {told}" if told else fault.about
            raise PositionError(f"{fault} ({where})") from None

    def remember(self, told: str) -> None:
        """Which line the newest voyages and forces come from."""
        for number in range(len(self.op.voyages)):
            self.made_by.setdefault(f"voyage{number + 1}", told)
        for number in range(len(self.op.forces)):
            self.made_by.setdefault(f"force{number + 1}", told)

    def inspect_steps(self) -> None:
        """What is wrong with a step is said of the line that names it."""
        try:
            inspect_steps(self.op)
        except PositionError as error:
            kind = str(error).removeprefix("step ").replace(":", " ").partition(" ")[0]
            told = f" (in the line: {self.steps[kind]})" if kind in self.steps else ""
            raise PositionError(f"{error}{told}") from None

    def is_told_once(self, name: str) -> bool:
        """Groups, forces and voyages may have several lines, steps and their runs as well."""
        return " " not in name and name != "step" and not name.startswith("run")

    def read_line(self, name: str, words: list[str]) -> None:
        op = self.op
        if name == "options":
            return
        if name == "observer":
            op.observer = observer_in(words)
        elif name == "turn":
            read_turn(op, pairs(words, TURN_FIELDS))
        elif name == "battle":
            if "turn" in self.said:
                raise PositionError("`battle: HEX ...` comes before `turn:`")
            read_battle(op, words)
        elif name.startswith("group "):
            put_group(op, name, words)
        elif name.startswith(LINES):
            put_voyage(op, name, words)
        elif name == WORD:
            self.begins = words
        elif name.startswith(squadron_words.WORD):
            squadron_words.put_squadrons(op, name, words)
        elif name.startswith("force "):
            put_arrival(op, name, words)
        elif name in self.tables:
            self.read_table(name, words)
        elif numbered(name, "voyage", len(op.voyages)):
            op.voyages.append(read_voyage(op, pairs(words, (*VOYAGE_FIELDS, "path"))))
        elif numbered(name, "force", len(op.forces)):
            op.forces.append(read_force(op, pairs(words, FORCE_FIELDS)))
        elif name in self.units:
            put(op, unit_columns(op), self.units[name], words)
        elif name.startswith("squadron"):
            put(op, wing_columns(op), squadron_in(op, name), words)
        elif name == "step":
            step = read_step(words)
            op.stack.append(step)
            self.sealed = step if isinstance(step, SealedStage) else None
        elif name in ("run1", "run2") and self.sealed is not None:
            self.sealed.runs[int(name[3:]) - 1] = read_step(words)
        else:
            known = [*KNOWN, *self.tables, *self.units]
            raise PositionError(f"{name!r} is neither a fact nor a ship of this scenario{near(name, known)}")

    def read_table(self, name: str, words: list[str]) -> None:
        values = self.tables[name]
        entry = GROWING.get(name, 0)
        if entry and len(words) % entry:
            raise PositionError(f"{name!r} has {entry} numbers for each entry, not {len(words)}")
        if not entry and len(words) not in (len(values), len(told(name, values))):
            raise PositionError(f"{name!r} has {len(told(name, values))} numbers, not {len(words)}")
        numbers = [value_of(self.op, of_entry(name, place), word) for place, word in enumerate(words)]
        values[:] = numbers if entry else numbers + [0] * (len(values) - len(numbers))

    def conclude(self) -> None:
        """The step that begins, where no steps are named."""
        op = self.op
        if self.begins is not None:
            if op.stack:
                raise Fault(WORD, "a battle and steps say themselves what begins")
            begin_step(op, self.begins)
        elif "battle" in self.said:
            try:
                both_are_there(op)
            except PositionError as error:
                raise Fault("battle", str(error)) from None
        elif any(name.startswith(LINES) for name in self.said):
            raise PositionError("a line such as `begins: battles` must say which step comes next")
        elif not op.stack and not op.voyages and op.phase < len(op.scenario.phases):
            begin_step(op, ["turn"])


def observer_in(words: list[str]) -> int:
    if words == ["spectator"]:
        return SPECTATOR
    return seat_in(" ".join(words))


def numbered(name: str, word: str, before: int) -> bool:
    """Whether a line is about a voyage or force; they are counted in the order of their lines."""
    if not name.startswith(word) or not name[len(word) :].isdecimal():
        return False
    if name != f"{word}{before + 1}":
        raise PositionError(f"{name!r}: the next one is {word}{before + 1}")
    return True


def squadron_in(op: Operation, name: str) -> int:
    number = name[len("squadron") :]
    if not number.isdecimal() or not 1 <= int(number) <= len(op.wing_state):
        raise PositionError(f"{name!r}: the squadrons of this scenario are 1 to {len(op.wing_state)}")
    return int(number) - 1


def read_battle(op: Operation, words: list[str]) -> None:
    """`battle: h0410 round=2 intercepting=seat2 begins=fleets`; groups follow in lines of their own."""
    if not words or op.voyages or op.forces:
        raise PositionError("`battle: HEX ...` comes before the groups, and beside no voyages or forces")
    said = pairs(words[1:], ("round", "intercepting", "begins", "kind"))
    begin(
        op,
        value_of(op, "hex", words[0]),
        value_of(op, "intercepting", said.get("intercepting", "seat2")),
        number_of(said.get("round", "1")),
        said.get("begins", "patrols"),
        said.get("kind", "meeting"),
    )


TURN_FIELDS: Final = (
    *("phase", "moving", "round", "intercepting", "hex"),
    *("patrolled", "quiet", "holder", "tide"),
)


def read_turn(op: Operation, said: dict[str, str]) -> None:
    """What is not said stays as it is; who moves follows from the phase."""
    numbers = {name: value_of(op, name, word) for name, word in said.items()}
    op.phase = numbers.get("phase", op.phase)
    if "phase" in numbers and 0 <= op.phase < len(op.scenario.phases):
        op.moving = op.scenario.phases[op.phase]
    op.moving = numbers.get("moving", op.moving)
    op.round = numbers.get("round", op.round)
    op.intercepting = numbers.get("intercepting", op.intercepting)
    op.battle_hex = numbers.get("hex", op.battle_hex)
    op.patrolled = numbers.get("patrolled", op.patrolled)
    op.quiet = numbers.get("quiet", op.quiet)
    op.holder = numbers.get("holder", op.holder)
    op.tide = numbers.get("tide", op.tide)


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
    name = words[0] if words else ""
    step = stage_named(name)
    if step is None:
        raise PositionError(f"there is no step {name!r}{near(name, step_names())}")
    assert isinstance(step, Stage | SealedStage)
    said = pairs(words[1:], [*step.names(), *(MEMBERS if isinstance(step, SealedStage) else ())])
    if isinstance(step, SealedStage):
        step.members = number_of(said.get("members", "3"))
        step.pending = number_of(said.get("pending", str(step.members)))
    filled(
        step,
        {
            name: [number_of(word) for word in said[name].split(",") if word]
            for name in step.names()
            if name in said
        },
    )
    return step


def try_out(op: Operation) -> None:
    """Lines that are right one by one may still contradict each other: everybody can look, and answer."""
    try:
        for seat in (SPECTATOR, *range(op.seats)):
            op.observe(seat)
        for seat in op.waiting():
            op.decision(seat)
            op.legal(seat)
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as error:
        step = type(op.stack[-1]).__name__ if op.stack else "nothing"
        raise PositionError(
            f"the lines contradict each other: with these ships and voyages there is no step {step}"
        ) from error
    check_answers(op)
