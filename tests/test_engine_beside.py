"""The compiled engine is built beside the table and taken at the next start, whatever befalls the build."""

from __future__ import annotations

import fcntl
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
BUILDING = "is being built beside"
STILL = "is still being built"

# Stands for the program: it says which package it is.
MAIN = """
import sys, wardroom
def main():
    print(wardroom.__path__[0], *sys.argv[1:], flush=True)
    if "--wait" in sys.argv:
        sys.stdin.read()
"""

# Stands for pip: copies the package to where it shall be installed, unless PIP says that this breaks.
PIP = """
import os, pathlib, shutil, sys, time
target = pathlib.Path(sys.argv[sys.argv.index("--target") + 1])
shutil.copytree(pathlib.Path(sys.argv[-1]) / "src", target)
if os.environ.get("PIP") == "breaks":
    sys.exit("gcc: internal compiler error")
if os.environ.get("PIP") == "never ends":
    time.sleep(1000)
if not os.environ["WARDROOM_PURE"]:
    (target / "wardroom__mypyc.so").touch()
"""


class Clone:
    """A folder like that of the project, with a package that is compiled at once."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.engines = root / ".venv" / "engine"
        for name in ("setup.py", "pyproject.toml", "LICENSE", "NOTICE", "CREDITS.md", "CREDITS.ru.md"):
            self.write(name, "")
        self.write("README.md", "")
        self.write("tests/test_all.py", "")
        self.write("src/wardroom/core/rule_index.py", "import sys\nopen(sys.argv[1], 'w').write('new')\n")
        self.write("src/wardroom/__init__.py", "")
        self.write("src/wardroom/cli/main.py", MAIN)
        self.write("src/wardroom/server/__init__.py", "")
        self.write("src/wardroom/data/README", "")
        self.write("pip/pip/__main__.py", PIP)
        self.write("tools/engine.py", (ROOT / "tools" / "engine.py").read_text(encoding="utf-8"))
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(root / ".venv")], check=True)

    def write(self, name: str, text: str) -> None:
        (self.root / name).parent.mkdir(parents=True, exist_ok=True)
        (self.root / name).write_text(text, encoding="utf-8")

    def run(self, *arguments: str, **environment: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [self.root / ".venv" / "bin" / "python", "-P", self.root / "tools" / "engine.py", *arguments],
            # `true` is a compiler that finds nothing wrong.
            env={
                "CC": "true",
                "PYTHONPATH": str(self.root / "pip"),
                "PATH": os.environ["PATH"],
                **environment,
            },
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def told(self, *arguments: str, **environment: str) -> str:
        return self.run(*arguments, **environment).communicate(timeout=60)[0]

    def plays(self, **environment: str) -> tuple[str, str]:
        """What a start says before the table opens, and the folder whose package it runs."""
        *said, package = self.told("play", **environment).splitlines()
        folder, serve = package.rsplit(maxsplit=1)
        assert serve == "serve"
        return " ".join(said), Path(folder).parent.name

    def compiled(self) -> set[str]:
        return {path.name for path in self.engines.glob("compiled-*")}

    def builder(self) -> int:
        """The process that builds now; 0 if there is none."""
        with open(self.engines / "builder", "a+", encoding="utf-8") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                return int((self.engines / "builder").read_text() or 0)
        return 0


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    return Clone(tmp_path / "a clone")


def until(true: Callable[[], object]) -> None:
    end = time.monotonic() + 60
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_the_first_start_runs_the_source_and_the_next_the_compiled_engine(clone: Clone) -> None:
    said, folder = clone.plays()
    assert BUILDING in said and folder == "src"
    until(clone.compiled)
    until(lambda: not clone.builder())
    assert clone.plays() == ("", *clone.compiled())
    command = [clone.root / ".venv" / "bin" / "wardroom"]
    printed = subprocess.run(command, env={}, capture_output=True, text=True, check=True).stdout
    assert clone.compiled().pop() in printed


def test_a_changed_source_is_never_played_on_an_older_engine(clone: Clone) -> None:
    clone.told("install")
    (old,) = clone.compiled()
    assert clone.plays() == ("", old)
    clone.write("src/wardroom/rule.py", "NEW = 1\n")
    said, folder = clone.plays(PIP="breaks")
    assert BUILDING in said and folder == "src"


def test_what_is_built_while_the_source_changes_is_named_after_what_was_built(clone: Clone) -> None:
    clone.told("install")
    (old,) = clone.compiled()
    clone.write("src/wardroom/rule.py", "NEW = 1\n")
    clone.told("install")
    clone.write("src/wardroom/rule.py", "NEW = 2\n")
    assert len(clone.compiled() - {old}) == 1
    assert clone.plays(WARDROOM_PURE="1") == ("", "src")


def test_a_failed_build_leaves_play_as_it_was_and_says_so(clone: Clone) -> None:
    clone.plays(PIP="breaks")
    until(lambda: list(clone.engines.glob("failed-*")))
    until(lambda: not clone.builder())
    said, folder = clone.plays()
    assert "could not be built" in said and "build.log" in said and folder == "src"
    assert "internal compiler error" in (clone.engines / "build.log").read_text()
    assert not clone.compiled()
    assert "The compiled engine is installed." in clone.told("install")
    assert clone.plays() == ("", *clone.compiled())


def test_only_the_last_failure_is_remembered(clone: Clone) -> None:
    marks: list[list[Path]] = []
    for number in range(2):
        clone.write("src/wardroom/rule.py", f"NEW = {number}\n")
        clone.plays(PIP="breaks")
        until(lambda: list(clone.engines.glob("failed-*")) not in ([], *marks))
        until(lambda: not clone.builder())
        marks.append(list(clone.engines.glob("failed-*")))
    assert [len(found) for found in marks] == [1, 1]
    clone.write("src/wardroom/rule.py", "NEW = 2\n")
    clone.told("install")
    assert not list(clone.engines.glob("failed-*"))


def test_an_engine_that_is_taken_away_at_that_moment_is_not_played(clone: Clone) -> None:
    clone.told("install")
    (old,) = clone.compiled()
    with open(clone.engines / old / "running", "a", encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        start = clone.run("play", CC="/nowhere/cc")
        time.sleep(1)
        assert start.poll() is None, "it waits"
        (clone.engines / old).rename(clone.engines / "gone")
    assert f"{clone.root / 'src' / 'wardroom'} serve" in start.communicate(timeout=60)[0]


def test_a_killed_build_leaves_play_as_it_was_and_is_begun_again(clone: Clone) -> None:
    clone.plays(PIP="never ends")
    until(clone.builder)
    until((clone.engines / "unfinished").is_dir)
    os.killpg(clone.builder(), signal.SIGKILL)
    until(lambda: not clone.builder())
    assert not clone.compiled()
    said, folder = clone.plays()
    assert BUILDING in said and folder == "src"
    until(clone.compiled)


def test_a_second_start_does_not_build_a_second_time_and_ctrl_c_does_not_reach_the_build(
    clone: Clone,
) -> None:
    clone.plays(PIP="never ends")
    until(clone.builder)
    builder = clone.builder()
    assert os.getsid(builder) == builder != os.getsid(0)
    said, folder = clone.plays()
    assert STILL in said and folder == "src"
    time.sleep(0.5)
    assert clone.builder() == builder
    clone.told("stop")
    until(lambda: not clone.builder())


def test_a_running_server_keeps_its_engine(clone: Clone) -> None:
    clone.told("install")
    (first,) = clone.compiled()
    server = clone.run("play", "--wait")
    assert server.stdout is not None and first in server.stdout.readline()
    for number in range(2):
        clone.write("src/wardroom/rule.py", f"NEW = {number}\n")
        clone.told("install")
        assert first in clone.compiled()
    server.communicate()
    clone.write("src/wardroom/rule.py", "NEW = 2\n")
    clone.told("install")
    assert first not in clone.compiled()


def test_without_a_compiler_the_source_is_played_and_installed(clone: Clone) -> None:
    assert clone.plays(CC="/nowhere/cc") == (
        "No C compiler works here: the engine runs as plain Python.",
        "src",
    )
    assert "The pure engine is installed." in clone.told("install", CC="/nowhere/cc")
    assert not clone.compiled() and list(clone.engines.glob("pure-*"))


def test_the_index_of_rules_follows_the_tests(clone: Clone) -> None:
    clone.told("install")
    (engine,) = clone.compiled()
    index = clone.engines / engine / "wardroom" / "data" / "rules.json"
    assert not index.exists()
    clone.write("tests/test_all.py", "# 7.11\n")
    assert clone.told("install") == ""
    assert index.read_text() == "new"
