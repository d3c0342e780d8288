"""Copies of the source in which one module can be changed for one run of tests, interpreted.

The working tree is never touched: `mutants.py` and `plants.py` spoil copies.
"""

import compileall
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

ROOT = Path(__file__).parent.parent
PACKAGE = Path("src") / "wardroom"


@dataclass(frozen=True)
class Changed:
    """A module, by its path in the project, and how it reads after the change."""

    path: Path
    source: str


class Copies:
    """Copies of the source, one for each worker."""

    def __init__(self, folder: Path, count: int) -> None:
        self.free: SimpleQueue[Path] = SimpleQueue()
        for number in range(count):
            copy = folder / str(number)
            shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
            compileall.compile_dir(copy / "src", quiet=2)
            self.free.put(copy)

    def run(self, tests: list[str], seconds: float, changed: Changed | None = None) -> tuple[str, str]:
        """("passed", "failed" or "too long", output) of the tests on a copy."""
        copy = self.free.get()
        try:
            if changed is None:
                return run_tests(copy, tests, seconds)
            module = copy / changed.path
            before = module.read_bytes()
            for stale in (module.parent / "__pycache__").glob(f"{module.stem}.*.pyc"):
                stale.unlink()
            try:
                module.write_text(changed.source, encoding="utf-8")
                return run_tests(copy, tests, seconds)
            finally:
                module.write_bytes(before)
        finally:
            self.free.put(copy)


def run_tests(copy: Path, tests: list[str], seconds: float) -> tuple[str, str]:
    environment = {**os.environ, "PYTHONPATH": str(copy / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [
        sys.executable,
        "-P",
        "-m",
        "pytest",
        "-x",
        "-q",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        *tests,
    ]
    try:
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=environment,
            timeout=seconds,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
        )
    except subprocess.TimeoutExpired:
        return "too long", ""
    if done.returncode not in (0, 1, 2):
        raise SystemExit(f"pytest could not run {' '.join(tests)}:\n{done.stdout}{done.stderr}")
    return ("passed" if done.returncode == 0 else "failed"), done.stdout
