"""Compares engines: the rows of `bench/rates.py`, each engine's beside those of the first.

    python tools/compare.py OLD/.venv/bin/python .venv/bin/python [MORE...] [--turns 9] [--seconds 0.1]
    python tools/compare.py OLD/.venv/bin/python .venv/bin/python [MORE...] --instructions FOLDER

Each engine is the one that its Python has installed (`make install` in a clone of an older commit makes one).
They are measured in turns, each turn in the reverse order of the last, so that all meet the same weather; the
table has medians. An engine counts as no slower with a geometric mean of at least 0.98 and no row below 0.93.

With `--instructions` each row is the same work for all of them, once, and valgrind counts what the
processor has to do for it: a busy machine changes nothing in that, and a difference of 1 % is one. The
counts of each row go into the folder and show where it comes from: `callgrind_annotate
FOLDER/1/callgrind.out.8` is the eighth row of the second engine, by its functions.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from math import exp, fsum, log
from pathlib import Path
from statistics import median

from rich.box import SIMPLE
from rich.console import Console
from rich.progress import track
from rich.table import Table

RATES = Path(__file__).resolve().parent.parent / "bench" / "rates.py"
MEAN, LOWEST = 0.98, 0.93
# How often each thing is done where its instructions are counted.
TIMES = 10

Rates = dict[str, float]


def measured(python: str, seconds: float) -> Rates:
    # -P: the folder of the script has modules of its own.
    done = subprocess.run([python, "-P", str(RATES), str(seconds)], stdout=subprocess.PIPE, text=True)
    if done.returncode:
        sys.exit(f"{python} could not run {RATES.name}: is Wardroom installed there (make install)?")
    rates: Rates = json.loads(done.stdout)
    return rates


def counted(python: str, folder: Path) -> Rates:
    """How often a row is done with a billion instructions."""
    folder.mkdir(parents=True, exist_ok=True)
    out = folder / "callgrind.out"
    marks = ["--zero-before=getppid", "--dump-before=getpgrp", f"--callgrind-out-file={out}"]
    # Sets of words lie in the same order each time.
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    command = ["valgrind", "--tool=callgrind", "-q", *marks, python, "-P", str(RATES), "--marked", str(TIMES)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, env=environment)
    if done.returncode:
        sys.exit(f"{python} could not run {RATES.name} under valgrind: are both installed?")
    rows: dict[str, int] = json.loads(done.stdout)
    return {
        row: times * 1e9 / instructions(folder / f"{out.name}.{number}")
        for number, (row, times) in enumerate(rows.items(), 1)
    }


def instructions(dump: Path) -> int:
    with open(dump, encoding="utf-8") as lines:
        return next(int(line.split()[1]) for line in lines if line.startswith("totals:"))


def in_turns(pythons: list[str], turns: int, seconds: float) -> list[Rates]:
    """The medians of each engine."""
    samples: list[list[Rates]] = [[] for _ in pythons]
    for turn in track(range(turns), "Measuring", console=Console(stderr=True), transient=True):
        order = range(len(pythons))
        for place in order if turn % 2 else reversed(order):
            samples[place].append(measured(pythons[place], seconds))
    return [{row: median(rates[row] for rates in sample) for row in sample[0]} for sample in samples]


def mean(ratios: list[float]) -> float:
    return exp(fsum(map(log, ratios)) / len(ratios))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("pythons", nargs="+", help="the Python of each engine, the one to compare with first")
    parser.add_argument("--turns", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.1, help="of each row in each turn")
    parser.add_argument("--instructions", type=Path, metavar="FOLDER", help="count instructions instead")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    if len(asked.pythons) < 2:
        parser.error("name at least two engines")
    if asked.instructions:
        first, *others = (
            counted(python, asked.instructions / str(n)) for n, python in enumerate(asked.pythons)
        )
    else:
        first, *others = in_turns(asked.pythons, asked.turns, asked.seconds)
    ratios = {row: [other[row] / first[row] for other in others] for row in first}
    means = [mean([found[place] for found in ratios.values()]) for place in range(len(others))]
    if asked.json:
        print(json.dumps({**ratios, "geometric mean": means}, indent=2))
        return
    table = Table("", "a billion" if asked.instructions else "a second", *asked.pythons[1:], box=SIMPLE)
    for column in table.columns[1:]:
        column.justify = "right"
    for row, found in ratios.items():
        table.add_row(row, f"{first[row]:,.0f}", *(told(ratio, LOWEST) for ratio in found))
    table.add_section()
    table.add_row("geometric mean", "", *(told(ratio, MEAN) for ratio in means))
    Console().print(table)


def told(ratio: float, goal: float) -> str:
    return f"{ratio:.3f}" if ratio >= goal else f"[red]{ratio:.3f}[/]"


if __name__ == "__main__":
    main()
