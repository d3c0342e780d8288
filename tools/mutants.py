"""Switches off each forbidding check in turn, and falsifies each declared fact: do the tests notice?

    PYTHONPATH=src python tools/mutants.py [--game GAME] [--only NAME] [--facts] [--jobs 2]

A check is a `return no.NAME` in a module of a game; `refusals.py` says the rule of NAME. Each is taken out,
and the tests marked with its rule run, interpreted. A declared fact (`Fleet.hand`) is taken away, and one
that not everybody may know is shown to all; then the tests of facts and views run.

What came out stands in `build/mutants.jsonl`: a run that was stopped goes on, and where source and tests are
as they were nothing is tried again until that file is removed.
"""

import argparse
import ast
import hashlib
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import entities
import falsified
from falsified import BROKEN, NOTICED, PACKAGE, PASSED, ROOT, Changed, Outcome, Run
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from wardroom.core import rule_index
from wardroom.core.facts import EVERYBODY

RESULTS = ROOT / "build" / "mutants.jsonl"
SURVIVES = "survives"
NO_RULE = "no rule"
NO_TESTS = "no tests"


@dataclass(frozen=True)
class Mutant(Changed):
    """One check or fact, the module as it reads without it, and the tests that should notice."""

    game: str
    name: str
    rules: tuple[str, ...]
    line: int
    tests: tuple[str, ...]

    @property
    def where(self) -> str:
        return f"{self.path.relative_to(PACKAGE).as_posix()}:{self.line}"


# -- checks ----------------


def mutate(source: str) -> Iterator[tuple[str, int, str]]:
    """(constant, line, source without the check) for every `return no.NAME` of a module."""
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    for function in [node for node in ast.walk(ast.parse(source)) if isinstance(node, functions)]:
        for node in own_statements(function):
            if not isinstance(node, ast.Return) or node.value is None:
                continue
            for refusal in rule_index.refusals_in(node.value):
                # A bare `return no.NAME` goes; inside an expression the refusal turns into "allowed".
                whole = node.value is refusal
                safe = allow_at_the_end(source, function)
                changed = replace(safe, node if whole else refusal, "pass" if whole else "0")
                yield refusal.attr, refusal.lineno, changed


def own_statements(function: ast.AST) -> Iterator[ast.AST]:
    """What belongs to a function and not to one inside it."""
    for child in ast.iter_child_nodes(function):
        if not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Lambda):
            yield child
            yield from own_statements(child)


def replace(source: str, node: ast.stmt | ast.expr, text: str) -> str:
    """Put `text` where `node` stands, without moving the lines after it."""
    assert node.end_lineno is not None and node.end_col_offset is not None
    lines = source.splitlines(keepends=True)
    first, last = lines[node.lineno - 1].encode(), lines[node.end_lineno - 1].encode()
    joined = first[: node.col_offset] + text.encode() + last[node.end_col_offset :]
    gap = ["\n"] * (node.end_lineno - node.lineno)
    return "".join([*lines[: node.lineno - 1], joined.decode(), *gap, *lines[node.end_lineno :]])


def allow_at_the_end(source: str, function: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    """Without its last check a function says 0, allowed, and not None."""
    assert function.end_lineno is not None
    lines = source.splitlines()
    lines.insert(function.end_lineno, " " * function.body[0].col_offset + "return 0")
    return "\n".join(lines) + "\n"


def checks(game: str, only: str | None, tests: dict[str, list[str]]) -> Iterator[Mutant]:
    folder = ROOT / PACKAGE / "games" / game
    constants = rule_index.refusals(folder / "refusals.py")
    for path in sorted([*folder.glob("*.py"), *folder.glob("kinds/*.py")]):
        for name, line, source in mutate(path.read_text(encoding="utf-8")):
            if only is None or only == name:
                rules = tuple(constants.get(name, []))
                proofs = tuple(sorted({test for rule in rules for test in tests.get(rule, [])}))
                yield Mutant(path.relative_to(ROOT), source, game, name, rules, line, proofs)


# -- facts ----------------


def facts(game: str, only: str | None) -> Iterator[Mutant]:
    """Each declared fact taken away, and each that is hidden shown to everybody."""
    tests = tests_of_facts(game)
    for path in entities.paths(game):
        for entity in entities.entities(path):
            for fact in entity.facts:
                for what, change in (("taken away", taken_away), ("shown to all", shown)):
                    if what == "shown to all" and fact.public:
                        continue
                    name = f"{entity.name}.{fact.name} {what}"
                    if only is None or name.startswith(only):
                        source = entities.unformatted(path, change(entity.name, fact.name))
                        line = entity.node.lineno
                        yield Mutant(path.relative_to(ROOT), source, game, name, (), line, tests)


def taken_away(entity: str, fact: str) -> entities.Change:
    def change(found: entities.Entity) -> None:
        if found.name == entity:
            found.facts = [one for one in found.facts if one.name != fact]

    return change


def shown(entity: str, fact: str) -> entities.Change:
    def change(found: entities.Entity) -> None:
        for one in found.facts:
            if (found.name, one.name) == (entity, fact):
                one.reader = EVERYBODY

    return change


def tests_of_facts(game: str) -> tuple[str, ...]:
    """The quickest first: most is noticed there."""
    views, position, contract = (f"tests/{game}/test_{name}.py" for name in ("views", "position", "contract"))
    return views, position, "tests/test_facts.py", contract, "-k", game


# -- what came out ----------------


class Results:
    """What came out, of earlier runs too; and which tests notice what."""

    def __init__(self) -> None:
        self.outcomes: dict[str, Outcome] = {}
        self.witnesses: defaultdict[object, Counter[str]] = defaultdict(Counter)
        lines = RESULTS.read_text(encoding="utf-8").splitlines() if RESULTS.is_file() else []
        for told in map(json.loads, lines):
            key, path, name = (told.pop(word) for word in ("sum", "path", "name"))
            # What could not run may be able to another time.
            if told["verdict"] != BROKEN:
                self.outcomes[key] = Outcome(**told)
            self.count(path, name, told["test"])

    def count(self, path: str, name: str, test: str) -> None:
        for about in (path, name), path, "":
            self.witnesses[about][test] += 1

    def likeliest(self, mutant: Mutant) -> list[str]:
        """The tests that noticed it earlier, or others of its module."""
        path = mutant.path.as_posix()
        return [
            test
            for about in ((path, mutant.name), path, "")
            for test, _ in self.witnesses[about].most_common()
        ]

    def add(self, mutant: Mutant, outcome: Outcome) -> None:
        path = mutant.path.as_posix()
        told = {"sum": sum_of(mutant), "path": path, "name": mutant.name, **vars(outcome)}
        RESULTS.parent.mkdir(exist_ok=True)
        with RESULTS.open("a", encoding="utf-8") as file:
            file.write(json.dumps(told) + "\n")
        self.outcomes[told["sum"]] = outcome
        self.count(path, mutant.name, outcome.test)


@cache
def sum_of_files(place: str) -> str:
    path = ROOT / place
    found = (
        [path] if path.is_file() else sorted(one for one in path.rglob("*") if one.suffix in (".py", ".toml"))
    )
    return hashlib.sha256(b"".join(one.read_bytes() for one in found)).hexdigest()


@cache
def sum_of(mutant: Mutant) -> str:
    """Of the mutant, and of what is played and tested with it."""
    files = {test.partition("::")[0] for test in mutant.tests if test.startswith("tests/")}
    helpers = [f"tests/{mutant.game}", "tests/suite", "tests/marks.py", "tests/conftest.py"]
    places = [PACKAGE / "core", PACKAGE / "games" / mutant.game, *helpers, *sorted(files)]
    told = [mutant.source, *mutant.tests, *(sum_of_files(str(place)) for place in places)]
    return hashlib.sha256("\n".join(told).encode()).hexdigest()


# -- the run ----------------


def mutants(game: str | None, only: str | None, only_facts: bool) -> list[Mutant]:
    index = rule_index.build(ROOT)
    found: list[Mutant] = []
    for one in [game] if game else sorted(index):
        found += [] if only_facts else checks(one, only, index[one]["tests"])
        found += facts(one, only)
    return found


def runs(found: list[Mutant], results: Results) -> Iterator[Run[Mutant]]:
    for mutant in found:
        yield Run(mutant, mutant, list(mutant.tests), results.likeliest(mutant))


def verdict(mutant: Mutant, outcome: Outcome | None) -> str:
    if outcome is None:
        return NO_TESTS if mutant.rules else NO_RULE
    return SURVIVES if outcome.verdict == PASSED else f"{outcome.verdict}: {outcome.why.splitlines()[-1]}"


def main() -> int:
    parser = argparse.ArgumentParser(description="Switch off each forbidding check: do the tests notice?")
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--only", metavar="NAME", help="only checks of no.NAME, or facts that begin so")
    parser.add_argument("--facts", action="store_true", help="only facts, no checks")
    parser.add_argument("--jobs", type=int, default=2, help="processes at once (2)")
    asked = parser.parse_args()
    console = Console()

    found = falsified.elsewhere(mutants, asked.game, asked.only, asked.facts)
    if not found:
        console.print("There is no such check.")
        return 1
    results = Results()
    tested = [mutant for mutant in found if mutant.tests]
    to_do = [mutant for mutant in tested if sum_of(mutant) not in results.outcomes]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, auto_refresh=False) as progress:
        bar = progress.add_task("checks and facts", total=len(tested), completed=len(tested) - len(to_do))
        for mutant, outcome in falsified.side_by_side(runs(to_do, results), asked.jobs):
            results.add(mutant, outcome)
            progress.update(bar, advance=1, refresh=True)

    outcomes = {mutant: results.outcomes.get(sum_of(mutant)) for mutant in found}
    witnesses = {outcome.test for outcome in outcomes.values() if outcome and outcome.verdict == NOTICED}
    if witnesses and (failed := falsified.first_failure(sorted(witnesses))):
        console.print(f"{failed.test} must pass where nothing is changed:\n{failed.why}", markup=False)
        return 2
    survivors = [mutant for mutant, outcome in outcomes.items() if not outcome or outcome.verdict != NOTICED]
    if survivors:
        table = Table()
        for heading in ("check", "rule", "where", "tests", "verdict"):
            table.add_column(heading, overflow="fold")
        for mutant in survivors:
            rules = f"{mutant.game} {', '.join(mutant.rules)}"
            said = verdict(mutant, outcomes[mutant])
            table.add_row(mutant.name, rules, mutant.where, str(len(mutant.tests)), said)
        console.print(table)
    noticed = len(found) - len(survivors)
    minutes = sum(outcome.seconds for outcome in outcomes.values() if outcome) / 60
    print(f"{len(found)} checks and facts: {noticed} noticed, {len(survivors)} survive.")
    print(f"What was run took {minutes:.0f} minutes of one core.")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
