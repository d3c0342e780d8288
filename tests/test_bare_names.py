"""Nobody asks about questions and events by bare strings: a name that does not exist is an error."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
import vocabulary_ts

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "wardroom"
WEB = ROOT / "web"
DECLARING = ("decisions.py", "events.py", "refusals.py")
# Whatever names one game: its rules, its bots, its terminal. The rest knows no game.
OF_ONE = "games/{0}/**/*.py", "bots/{0}/**/*.py", "cli/terminal/{0}.py", "cli/odds/{0}.py"
GAMES = vocabulary_ts.games()


@cache
def names(game: str) -> frozenset[str]:
    return frozenset([*vocabulary_ts.asked(game), *vocabulary_ts.told(game)])


def modules(game: str) -> Iterator[Path]:
    for pattern in OF_ONE:
        yield from (path for path in PACKAGE.glob(pattern.format(game)) if path.name not in DECLARING)


def compared(tree: ast.AST) -> Iterator[ast.Constant]:
    """Strings that the name of something is compared with, or looked up by."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and any(
            isinstance(side, ast.Attribute) and side.attr == "name" for side in (node.left, *node.comparators)
        ):
            for side in (node.left, *node.comparators):
                yield from (text for text in ast.walk(side) if isinstance(text, ast.Constant))


@pytest.mark.parametrize("game", GAMES)
def test_python_compares_with_declarations(game: str) -> None:
    bare = []
    for path in [
        *modules(game),
        *PACKAGE.glob("core/*.py"),
        *PACKAGE.glob("review/*.py"),
        *PACKAGE.glob("lab/*.py"),
    ]:
        for text in compared(ast.parse(path.read_text(encoding="utf-8"))):
            if text.value in names(game):
                bare.append(f"{path.relative_to(PACKAGE)}:{text.lineno} {text.value!r}")
    assert not bare, "compare `.kind` with what decisions.py or events.py declares: " + "; ".join(bare)


# -- the page ----------------

# Names of something else, too: results of odds.
MEAN_ELSE = {"submarine-lost"}
GENERATED = ("board.ts", "vocabulary.ts")
QUOTED = re.compile(r"""(["'`])([a-z0-9]+(?:-[a-z0-9]+)*)\1""")


def literals(folder: Path, known: frozenset[str]) -> Iterator[tuple[str, int, str]]:
    """(file, line, name) of every string of the page's source that is the name of something in the engine."""
    for path in sorted(folder.rglob("*")):
        if path.suffix not in (".ts", ".svelte") or path.name.endswith(".test.ts") or path.name in GENERATED:
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for found in QUOTED.finditer(line):
                if found[2] in known:
                    yield path.relative_to(WEB).as_posix(), number, found[2]


def block_of(lines: list[str], line: int) -> Iterator[int]:
    """A line and its neighbours in one table: only the first of its keys is complained about."""
    inwards = [len(text) - len(text.lstrip()) if text else 0 for text in lines]
    for way in (-1, 1):
        at = line - 1
        while 0 <= at < len(lines) and inwards[at] >= inwards[line - 1]:
            yield at + 1
            at += way


@pytest.fixture(scope="session")
def complaints(tmp_path_factory: pytest.TempPathFactory) -> set[tuple[str, int]]:
    """What does not compile in a copy of the page whose vocabulary has none of the names it should have."""
    copy = tmp_path_factory.mktemp("page") / "web"
    shutil.copytree(WEB, copy, ignore=shutil.ignore_patterns("node_modules", ".svelte-kit", "dist"))
    (copy / "node_modules").symlink_to(WEB / "node_modules")
    for game in GAMES:
        path = copy / "src" / "games" / game / "vocabulary.ts"
        renamed = re.sub(
            r'^  "?([a-z0-9-]+)"?: ', r'  "x-\1": ', path.read_text(encoding="utf-8"), flags=re.M
        )
        path.write_text(renamed, encoding="utf-8")
    path_with_node = f"{ROOT / '.venv' / 'bin'}{os.pathsep}{os.environ['PATH']}"
    checked = subprocess.run(
        ["npx", "--no-install", "svelte-check", "--tsconfig", "./tsconfig.json", "--output", "machine"],
        cwd=copy,
        env={**os.environ, "PATH": path_with_node},
        capture_output=True,
        text=True,
        timeout=600,
    )
    found = {(file, int(line)) for file, line in re.findall(r'ERROR "([^"]+)" (\d+):', checked.stdout)}
    assert found, checked.stdout + checked.stderr
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_name_does_not_compile(game: str, complaints: set[tuple[str, int]]) -> None:
    """Names without a hyphen are ordinary words as well (`target`): there the compiler is all we have."""
    known = frozenset(name for name in names(game) if "-" in name) - MEAN_ELSE
    bare = []
    for file, line, name in literals(WEB / "src" / "games" / game, known):
        lines = (WEB / file).read_text(encoding="utf-8").splitlines()
        if not any((file, near) in complaints for near in block_of(lines, line)):
            bare.append(f"{file}:{line} {name}")
    assert not bare, "; ".join(bare)
