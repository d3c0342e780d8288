"""The text form of an operation, read: `writing` has how it is written."""

import re
from collections.abc import Iterable, Mapping
from typing import Final

from wardroom.core.position import PositionError, check_answers, near, without_remarks
from wardroom.core.sealed import Sealed
from wardroom.core.state import SPECTATOR, Step
from wardroom.games.worldatwar.force import Force
from wardroom.games.worldatwar.load import OWN_SCENARIO, scenarios_in
from wardroom.games.worldatwar.operation import AMBUSHED, CLUE, QUEST, Operation
from wardroom.games.worldatwar.position import squadrons
from wardroom.games.worldatwar.position.battles import begin, both_are_there, put_arrival, put_group
from wardroom.games.worldatwar.position.facts import Fact, Said, plain_number, told_of, turn_of
from wardroom.games.worldatwar.position.faults import Fault
from wardroom.games.worldatwar.position.possible import Inspector
from wardroom.games.worldatwar.position.steps import FORMS, inspect_steps, line_of
from wardroom.games.worldatwar.position.voyages import LINES, WORD, begin_step, put_voyage, seat_in
from wardroom.games.worldatwar.position.writing import FIRST_FORCE, FIRST_VOYAGE, HEADING, shortened
from wardroom.games.worldatwar.under_way import Voyage

OWN_LINES: Final = "own_scenario"
# Between words a line is read without its spaces, and a hash begins a remark.
UNSAFE: Final = re.compile(r"#| {2,}")

# Tables that grow while a game is played, and how many numbers an entry has.
GROWING: Final = {"clues": CLUE, "searches": QUEST, "ambushes": AMBUSHED}
# Words that begin a line, besides those of tables, ships, voyages, forces and squadrons.
KNOWN: Final = ("options", "observer", "turn", "battle", "begins", "step")


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
        self.units = {name: unit for unit, name in enumerate(op.scenario.unit_names())}
        told = told_of(op)
        self.columns = told.columns
        self.tables = {fact.name: fact for fact in told.lists()}
        self.turn = {fact.name: fact for fact in turn_of(op, told)}
        # The sealed step that runs belong to, and the step of the phase that begins.
        self.sealed: Sealed | None = None
        self.begins: list[str] | None = None
        # The lines read so far by what they are about.
        self.said: dict[str, str] = {}
        # The lines that have made voyages and forces, by the names these have in full.
        self.made_by: dict[str, str] = {}

    def read(self, lines: list[tuple[str, list[str]]]) -> None:
        for name, words in lines:
            told = f"{name}: {' '.join(words)}"
            try:
                if name in self.said and self.is_told_once(name):
                    raise PositionError(f"{name!r} is said twice")
                self.said[name] = told
                if words and (name == "step" or name.startswith("run")):
                    # The last line of each kind of step.
                    self.said[line_of(words[0])] = told
                self.read_line(name, words)
                self.remember(told)
            except PositionError as error:
                raise PositionError(f"{error} (in the line: {told})") from None
            except (LookupError, ValueError) as error:
                raise PositionError(f"a word or a number does not fit (in the line: {told})") from error
        try:
            self.conclude()
            inspector = Inspector(self.op)
            inspector.ranges()
            inspect_steps(self.op)
            inspector.inspect()
        except Fault as fault:
            told = self.said.get(fault.about, self.made_by.get(fault.about, ""))
            # The words of a step tell which it is.
            where = "" if fault.about.startswith(line_of("")) else f" ({fault.about})"
            raise PositionError(f"{fault}{f' (in the line: {told})' if told else where}") from None

    def remember(self, told: str) -> None:
        """Which line the newest voyages and forces come from."""
        for number in range(len(self.op.voyages)):
            self.made_by.setdefault(f"voyage{number + 1}", told)
        for number in range(len(self.op.forces)):
            self.made_by.setdefault(f"force{number + 1}", told)

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
            self.read_turn(words)
        elif name == "battle":
            if "turn" in self.said:
                raise PositionError("`battle: HEX ...` comes before `turn:`")
            self.read_battle(words)
        elif name.startswith("group "):
            put_group(op, name, words)
        elif name.startswith(LINES):
            put_voyage(op, name, words)
        elif name == WORD:
            self.begins = words
        elif name.startswith(squadrons.WORD):
            squadrons.put_squadrons(op, name, words)
        elif name.startswith("force "):
            put_arrival(op, name, words)
        elif name in self.tables:
            self.read_table(name, words)
        elif numbered(name, "voyage", len(op.voyages)):
            op.voyages.append(Voyage.read(Said(said_in(op, words, FIRST_VOYAGE))))
        elif numbered(name, "force", len(op.forces)):
            op.forces.append(Force.read(Said(said_in(op, words, FIRST_FORCE))))
        elif name in self.units:
            self.put("ships", self.units[name], words)
        elif name.startswith("squadron"):
            self.put("squadrons", squadron_in(op, name), words)
        elif name == "step":
            step = read_step(words)
            op.stack.append(step)
            self.sealed = step if isinstance(step, Sealed) else None
        elif name in ("run1", "run2") and self.sealed is not None:
            self.sealed.runs[int(name[3:]) - 1] = read_step(words)
        else:
            known = [*KNOWN, *self.tables, *self.units]
            raise PositionError(f"{name!r} is neither a fact nor a ship of this scenario{near(name, known)}")

    def read_table(self, name: str, words: list[str]) -> None:
        table = self.tables[name]
        values = table.values
        entry = GROWING.get(name, 0)
        if entry and len(words) % entry:
            raise PositionError(f"{name!r} has {entry} numbers for each entry, not {len(words)}")
        if not entry and len(words) not in (len(values), len(shortened(name, values))):
            raise PositionError(f"{name!r} has {len(shortened(name, values))} numbers, not {len(words)}")
        numbers = [table.entry(place).number(self.op, word) for place, word in enumerate(words)]
        values[:] = numbers if entry else numbers + [0] * (len(values) - len(numbers))

    def put(self, of: str, place: int, words: list[str]) -> None:
        """What is said of a ship or a squadron."""
        columns = self.columns[of]
        said = said_in(self.op, words, columns)
        for fact in columns:
            if fact.name in said:
                fact.values[place] = said[fact.name][0]

    def read_battle(self, words: list[str]) -> None:
        """`battle: h0410 round=2 intercepting=seat2 begins=fleets`; groups follow in lines of their own."""
        op = self.op
        if not words or op.voyages or op.forces:
            raise PositionError("`battle: HEX ...` comes before the groups, and beside no voyages or forces")
        said = pairs(words[1:], ("round", "intercepting", "begins", "kind"))
        begin(
            op,
            self.turn["hex"].number(op, words[0]),
            self.turn["intercepting"].number(op, said.get("intercepting", "seat2")),
            self.turn["round"].number(op, said.get("round", "1")),
            said.get("begins", "patrols"),
            said.get("kind", "meeting"),
        )

    def read_turn(self, words: list[str]) -> None:
        """What is not said stays as it is; who moves follows from the phase."""
        op = self.op
        said = said_in(op, words, list(self.turn.values()))
        op.read_facts(Said(said))
        if "phase" in said and "moving" not in said and 0 <= op.phase < len(op.scenario.phases):
            op.moving = op.scenario.phases[op.phase]
        op.irrevocable = said.get("tide", [op.irrevocable])[0]

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


def said_in(op: Operation, words: list[str], facts: list[Fact]) -> dict[str, list[int]]:
    """What a line says of a thing, fact by fact."""
    said = pairs(words, [fact.name for fact in facts])
    found: dict[str, list[int]] = {}
    for fact in facts:
        if fact.name in said:
            told = [said[fact.name]]
            if fact.is_list:
                told = [word for word in said[fact.name].split(",") if word]
            found[fact.name] = [fact.number(op, word) for word in told]
    return found


def read_step(words: list[str]) -> Step:
    name = words[0] if words else ""
    if name not in FORMS:
        raise PositionError(f"there is no step {name!r}{near(name, FORMS)}")
    read = FORMS[name].read
    blank = told_of(read(Said({})))
    own = [fact.name for fact in blank.facts]
    said = pairs(words[1:], [*own, *[name for name, _ in blank.asked]])
    members = plain_number(said.get("members", "3"))
    pending = plain_number(said.get("pending", str(members)))
    numbers = {
        name: [plain_number(word) for word in said[name].split(",") if word] for name in own if name in said
    }
    step = read(Said(numbers, members))
    if isinstance(step, Sealed):
        step.pending = pending
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
