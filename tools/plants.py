"""Plants one fault at a time in a copy of the source: does a test of `make test` notice?

    python tools/plants.py [--only NAME] [--jobs 2]

`planted.py` lists the faults, leaks and wrong rules, each with the tests that are expected to notice it. They
run on the copy, interpreted, up to the first that fails; that one must pass where nothing is planted.
"""

import argparse
import re
import sys
import tempfile
import time
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from pathlib import Path

from copies import PACKAGE, ROOT, Changed, Copies
from planted import LEAKS, PLANTS, WRONG_RULES, Plant

# Nothing that is named takes so long, even on a busy machine.
SECONDS = 1800.0
FAILED = re.compile(r"^FAILED (.+?)(?: - .*)?$", re.MULTILINE)


class Rotten(Exception):
    """A plant that does not fit the source any more."""


def planted(plant: Plant) -> Changed:
    """The module with the fault in it."""
    path = PACKAGE / plant.path
    source = (ROOT / path).read_text(encoding="utf-8")
    if source.count(plant.old) != 1:
        raise Rotten(f"{plant.name}: its text stands {source.count(plant.old)} times in {path.as_posix()}")
    return Changed(path, source.replace(plant.old, plant.new))


def first_failure(output: str) -> str:
    """The test that failed, or nothing where none did: what cannot be imported is no fault of the game."""
    found = FAILED.search(output)
    return found[1] if found else ""


def noticed_by(copies: Copies, plant: Plant) -> tuple[str, float]:
    """The first test that fails with the plant, or nothing, and the seconds it took."""
    started = time.monotonic()
    result, output = copies.run(list(plant.tests), SECONDS, planted(plant))
    test = first_failure(output)
    if result == "failed" and not test:
        raise SystemExit(f"{plant.name}: no test could run\n{output}")
    return test, time.monotonic() - started


def main() -> int:
    parser = argparse.ArgumentParser(description="Plant one fault at a time: do the tests notice?")
    parser.add_argument("--only", metavar="NAME", action="append", help="only this plant; may be repeated")
    parser.add_argument("--jobs", type=int, default=2, help="processes at once (2)")
    asked = parser.parse_args()
    chosen = [plant for plant in PLANTS if not asked.only or plant.name in asked.only]
    if not chosen:
        print("There is no such plant.")
        return 1
    noticed: dict[Plant, str] = {}
    with tempfile.TemporaryDirectory(prefix="wardroom-plants-") as folder:
        copies = Copies(Path(folder), asked.jobs)
        with ThreadPoolExecutor(asked.jobs) as pool:
            running: dict[Future[tuple[str, float]], Plant] = {
                pool.submit(noticed_by, copies, plant): plant for plant in chosen
            }
            for number, future in enumerate(as_completed(running), 1):
                plant = running[future]
                noticed[plant], seconds = future.result()
                verdict = f"noticed by {noticed[plant]}" if noticed[plant] else "NOT NOTICED"
                print(f"{number}/{len(chosen)} {plant.name} ({seconds:.0f} s): {verdict}", flush=True)
        witnesses = sorted({test for test in noticed.values() if test})
        print(f"Without plants: {len(witnesses)} tests.", flush=True)
        if witnesses:
            result, output = copies.run(witnesses, SECONDS)
            if result != "passed":
                print(output)
                print("These tests must pass where nothing is planted.")
                return 2
    missed = [plant for plant in chosen if not noticed[plant]]
    for plant in missed:
        print(f"NOT NOTICED: {plant.name}: {plant.what} ({plant.path})")
    leaks, rules = (sum(plant in chosen for plant in kind) for kind in (LEAKS, WRONG_RULES))
    print(f"{leaks} leaks and {rules} wrong rules planted, {len(chosen) - len(missed)} noticed.")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
