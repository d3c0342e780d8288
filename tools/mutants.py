"""Switches off each forbidding check in turn, and falsifies each declared fact: do the tests notice?

    python tools/mutants.py [--game GAME] [--only NAME] [--jobs 2]

A check is a `return no.NAME` in a module of a game; `refusals.py` says the rule of NAME. Each is taken out
of a copy of the source, and the tests marked with its rule run on the copy, interpreted. A declared fact
(`Fleet.hand`) is taken away, and one that not everybody may know is shown to all; then the tests of facts and
views run.
"""

import argparse
import ast
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path

import entities
from copies import PACKAGE, ROOT, Changed, Copies
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from wardroom.core import rule_index
from wardroom.core.facts import EVERYBODY

SURVIVES = "survives"
NO_RULE = "no rule"
NO_TESTS = "no tests"


@dataclass(frozen=True)
class Mutant(Changed):
    """One check, and the module as it reads without it."""

    game: str
    name: str
    rules: tuple[str, ...]
    line: int


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


def mutants(games: list[str], only: str | None) -> list[Mutant]:
    found = []
    for game in games:
        folder = ROOT / PACKAGE / "games" / game
        constants = rule_index.refusals(folder / "refusals.py")
        for path in sorted([*folder.glob("*.py"), *folder.glob("kinds/*.py")]):
            for name, line, source in mutate(path.read_text(encoding="utf-8")):
                if only is None or only == name:
                    rules = tuple(constants.get(name, []))
                    found.append(Mutant(path.relative_to(ROOT), source, game, name, rules, line))
    return found


def fact_mutants(games: list[str], only: str | None) -> list[Mutant]:
    """Each declared fact taken away, and each that is hidden shown to everybody."""
    found = []
    for path in entities.paths():
        if path.parent.name not in games:
            continue
        for entity in entities.entities(path):
            for fact in entity.facts:
                for what, change in (("taken away", taken_away), ("shown to all", shown)):
                    if what == "shown to all" and fact.public:
                        continue
                    name = f"{entity.name}.{fact.name} {what}"
                    if only is None or name.startswith(only):
                        source = entities.text_of(path, change(entity.name, fact.name))
                        line = entity.node.lineno
                        found.append(Mutant(path.relative_to(ROOT), source, path.parent.name, name, (), line))
    return found


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


def tests_of_facts(game: str) -> list[str]:
    """The quickest first: most is noticed there."""
    views, position, contract = (f"tests/{game}/test_{name}.py" for name in ("views", "position", "contract"))
    return [views, position, "tests/test_facts.py", contract]


def main() -> int:
    parser = argparse.ArgumentParser(description="Switch off each forbidding check: do the tests notice?")
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--only", metavar="NAME", help="only checks of no.NAME, or facts that begin so")
    parser.add_argument("--facts", action="store_true", help="only facts, no checks")
    parser.add_argument("--jobs", type=int, default=2, help="processes at once (2)")
    asked = parser.parse_args()
    console = Console()

    index = rule_index.build(ROOT)
    games = [asked.game] if asked.game else sorted(index)
    checks = [] if asked.facts else mutants(games, asked.only)
    facts = fact_mutants(games, asked.only)
    found = checks + facts
    if not found:
        console.print("There is no such check.")
        return 1
    tests_of = {
        mutant: sorted({test for rule in mutant.rules for test in index[mutant.game]["tests"].get(rule, [])})
        for mutant in checks
    }
    tests_of |= {mutant: tests_of_facts(mutant.game) for mutant in facts}
    verdicts: dict[Mutant, str] = {}
    with tempfile.TemporaryDirectory(prefix="wardroom-mutants-") as folder:
        copies = Copies(Path(folder), asked.jobs)
        every_test = sorted({test for tests in tests_of.values() for test in tests})
        limit = 60.0
        if every_test:
            started = time.monotonic()
            result, output = copies.run(every_test, 3600)
            if result != "passed":
                console.print(output, markup=False)
                console.print("These tests must pass before a check is switched off.")
                return 2
            limit += 3 * (time.monotonic() - started)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=console) as progress, ThreadPoolExecutor(asked.jobs) as pool:
            bar = progress.add_task("checks and facts", total=len(found))
            running: dict[Future[tuple[str, str]], Mutant] = {}
            for mutant in found:
                if tests_of[mutant]:
                    running[pool.submit(copies.run, tests_of[mutant], limit, mutant)] = mutant
                else:
                    verdicts[mutant] = NO_TESTS if mutant.rules else NO_RULE
                    progress.advance(bar)
            for future in as_completed(running):
                verdicts[running[future]] = SURVIVES if future.result()[0] == "passed" else "noticed"
                progress.advance(bar)

    survivors = [mutant for mutant in found if verdicts[mutant] != "noticed"]
    if survivors:
        table = Table()
        for heading in ("check", "rule", "where", "tests", "verdict"):
            table.add_column(heading, overflow="fold")
        for mutant in survivors:
            where = f"{mutant.path.relative_to(PACKAGE).as_posix()}:{mutant.line}"
            rules = f"{mutant.game} {', '.join(mutant.rules)}"
            table.add_row(mutant.name, rules, where, str(len(tests_of[mutant])), verdicts[mutant])
        console.print(table)
    noticed = len(found) - len(survivors)
    console.print(f"{len(checks)} checks, {len(facts)} facts: {noticed} noticed, {len(survivors)} survive.")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
