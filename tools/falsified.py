"""Runs tests on the source with one module changed, each time in a process of its own.

The process is a fork of one that has imported pytest and nothing of ours; it imports the source, and where
the changed module comes the text of the change. The working tree is never touched.
"""

import importlib
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Generic, TypeVar

# What every process needs is imported once.
import hypothesis  # noqa: F401
import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = Path("src") / "wardroom"
# Of its own time for a test, of which the longest takes ten, or to import; and of the clock for all.
SECONDS_OF_A_TEST = 60
SECONDS_OF_ALL = 3600
MOST_MEMORY = 4 << 30
# As they are interpreted, with none of what other packages add to pytest.
OPTIONS = ("-q", "--tb=short", "-p", "no:cacheprovider", "--continue-on-collection-errors")
SETTINGS = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "WARDROOM_TURN": "0"}
FORKED = get_context("fork")

PASSED = "passed"
NOTICED = "noticed"
BROKEN = "cannot run"

Key = TypeVar("Key")
Value = TypeVar("Value")


@dataclass(frozen=True)
class Changed:
    """A module, by its path in the project, and how it reads after the change."""

    path: Path
    source: str

    @property
    def module(self) -> str:
        return ".".join(self.path.relative_to("src").with_suffix("").parts)


@dataclass(frozen=True)
class Outcome:
    """What became of a run: the first test that failed, or why none could; and how long it took a core."""

    verdict: str
    test: str = ""
    why: str = ""
    seconds: float = 0.0


# -- the change in force ----------------


class ChangedLoader(SourceFileLoader):
    """Gives a module the text of the change."""

    def __init__(self, changed: Changed) -> None:
        super().__init__(changed.module, str(ROOT / changed.path))
        self.source = changed.source

    def get_code(self, fullname: str) -> CodeType | None:
        return self.source_to_code(self.source.encode(), self.path)


class ChangedFinder(MetaPathFinder):
    """Finds the module of the change before anybody else does."""

    def __init__(self, changed: Changed) -> None:
        self.loader = ChangedLoader(changed)

    def find_spec(self, fullname: str, path: Any, target: Any = None) -> ModuleSpec | None:
        if fullname != self.loader.name:
            return None
        return spec_from_file_location(fullname, self.loader.path, loader=self.loader)


def put_in_force(changed: Changed) -> None:
    """Import the module as changed; what cannot be imported is no fault that a test could notice."""
    assert changed.module not in sys.modules, f"{changed.module} is imported already"
    sys.meta_path.insert(0, ChangedFinder(changed))
    module = importlib.import_module(changed.module)
    assert isinstance(module.__loader__, ChangedLoader)


# -- the run of tests ----------------


class Watch:
    """Puts the likeliest tests first, ends endless ones, and stops at the first that fails.

    A file whose cases cannot be made because of the change does not keep the tests of others from running.
    """

    def __init__(self, likeliest: list[str]) -> None:
        self.places = {test: place for place, test in enumerate(dict.fromkeys(likeliest))}
        self.outcome = Outcome(PASSED)

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, session: pytest.Session, items: list[pytest.Item]) -> None:
        self.session = session
        items.sort(key=lambda item: self.places.get(item.nodeid, len(self.places)))

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self) -> None:
        begin_to_count()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.outcome = Outcome(NOTICED, report.nodeid, report.longreprtext)
            self.session.shouldfail = "a test has failed"

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.outcome = Outcome(BROKEN, report.nodeid, report.longreprtext)


def begin_to_count() -> None:
    signal.setitimer(signal.ITIMER_PROF, SECONDS_OF_A_TEST, 1)


def too_long(number: int, frame: FrameType | None) -> None:
    pytest.fail(f"takes longer than {SECONDS_OF_A_TEST} seconds")


def outcome(changed: Changed | None, tests: list[str], likeliest: list[str]) -> Outcome:
    """What the tests, and options of pytest among them, say in this process, which ends with it."""
    quiet = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(quiet, stream)
    os.environ.update(SETTINGS)
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    signal.signal(signal.SIGPROF, too_long)
    signal.alarm(SECONDS_OF_ALL)
    begin_to_count()
    os.chdir(ROOT)
    if changed is not None:
        try:
            put_in_force(changed)
        except (Exception, pytest.fail.Exception) as fault:
            return Outcome(BROKEN, why=f"{type(fault).__name__}: {fault}")
    watch = Watch(likeliest)
    code = pytest.main([*OPTIONS, *tests], plugins=[watch])
    if watch.outcome.verdict == PASSED and code != pytest.ExitCode.OK:
        return Outcome(BROKEN, why=f"pytest ends with {code}")
    return watch.outcome


# -- processes ----------------


@dataclass(frozen=True)
class Run(Generic[Key]):
    """Tests to be run, for the key of whoever asks."""

    key: Key
    changed: Changed | None
    tests: list[str]
    likeliest: list[str]


def send_outcome(run: Run[Key], pipe: Connection) -> None:
    found = outcome(run.changed, run.tests, run.likeliest)
    pipe.send(replace(found, seconds=round(time.process_time(), 1)))


def side_by_side(runs: Iterator[Run[Key]], jobs: int) -> Iterator[tuple[Key, Outcome]]:
    """So many at once, as they come to an end; each is asked for when it can begin."""
    running: dict[Connection, tuple[Key, BaseProcess]] = {}
    try:
        while True:
            for run in islice(runs, jobs - len(running)):
                receiver, sender = FORKED.Pipe(duplex=False)
                # No daemon: the server that is tested has processes of its own.
                process: BaseProcess = FORKED.Process(target=send_outcome, args=(run, sender))
                process.start()
                sender.close()
                running[receiver] = run.key, process
            if not running:
                return
            for ready in wait(list(running)):
                assert isinstance(ready, Connection)
                key, process = running.pop(ready)
                try:
                    found = ready.recv()
                except EOFError:
                    found = Outcome(BROKEN, why="its process was killed")
                process.join()
                yield key, found
    finally:
        for _, process in running.values():
            process.kill()


def elsewhere(call: Callable[..., Value], *words: object) -> Value:
    """What a call gives in a process of its own; what it imports stays there."""
    with FORKED.Pool(1) as pool:
        return pool.apply(call, words)


def first_failure(tests: list[str]) -> Outcome | None:
    """Of tests where nothing is changed."""
    [(_, found)] = side_by_side(iter([Run("", None, tests, [])]), 1)
    return None if found.verdict == PASSED else found
