"""Plants one fault at a time in the source: does a test of `make test` notice?

    python tools/plants.py [--only NAME] [--jobs 2]

`planted.py` lists the faults, leaks and wrong rules, each with the tests that are expected to notice it. They
run, interpreted, up to the first that fails; that one must pass where nothing is planted. The working tree is
not touched.
"""

import argparse
import sys

import falsified
from falsified import BROKEN, PACKAGE, ROOT, Changed, Run
from planted import LEAKS, PLANTS, WRONG_RULES, Plant


class Rotten(Exception):
    """A plant that does not fit the source any more."""


def planted(plant: Plant) -> Changed:
    """The module with the fault in it."""
    path = PACKAGE / plant.path
    source = (ROOT / path).read_text(encoding="utf-8")
    if source.count(plant.old) != 1:
        raise Rotten(f"{plant.name}: its text stands {source.count(plant.old)} times in {path.as_posix()}")
    return Changed(path, source.replace(plant.old, plant.new))


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
    runs = [Run(plant, planted(plant), list(plant.tests), []) for plant in chosen]
    for number, (plant, outcome) in enumerate(falsified.side_by_side(iter(runs), asked.jobs), 1):
        if outcome.verdict == BROKEN:
            raise SystemExit(f"{plant.name}: no test could run\n{outcome.why}")
        noticed[plant] = outcome.test
        said = f"noticed by {outcome.test}" if outcome.test else "NOT NOTICED"
        print(f"{number}/{len(chosen)} {plant.name}: {said}", flush=True)
    witnesses = sorted({test for test in noticed.values() if test})
    print(f"Without plants: {len(witnesses)} tests.", flush=True)
    if witnesses and (failed := falsified.first_failure(witnesses)):
        print(f"{failed.test} must pass where nothing is planted:\n{failed.why}")
        return 2
    missed = [plant for plant in chosen if not noticed[plant]]
    for plant in missed:
        print(f"NOT NOTICED: {plant.name}: {plant.what} ({plant.path})")
    leaks, rules = (sum(plant in chosen for plant in kind) for kind in (LEAKS, WRONG_RULES))
    print(f"{leaks} leaks and {rules} wrong rules planted, {len(chosen) - len(missed)} noticed.")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
