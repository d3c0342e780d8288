"""`make mutants` takes out one check at a time, and nothing else."""

import os
import subprocess
import sys

import falsified
import mutants

SOURCE = '''def forbids(row, guns):
    """5.22"""
    if row == 3: return no.ROW
    if guns == 0:
        return no.GUNS  # why
    def inner():
        return no.INNER
    return no.REACH if guns < row else 0


def last(x):
    return (
        no.ALWAYS
    )
'''


def without(name: str) -> str:
    found = {constant: source for constant, _, source in mutants.mutate(SOURCE)}
    return found[name]


def test_finds_every_check_once() -> None:
    assert sorted((name, line) for name, line, _ in mutants.mutate(SOURCE)) == [
        ("ALWAYS", 13),
        ("GUNS", 5),
        ("INNER", 7),
        ("REACH", 8),
        ("ROW", 3),
    ]


def test_takes_out_one_statement() -> None:
    end = "    return no.REACH if guns < row else 0\n"
    assert without("ROW") == SOURCE.replace("return no.ROW", "pass").replace(end, end + "    return 0\n")
    assert "        pass  # why\n" in without("GUNS")
    assert "        pass\n        return 0\n" in without("INNER")
    assert "    return 0 if guns < row else 0\n    return 0\n" in without("REACH")


def test_what_is_left_allows() -> None:
    for name, _, source in mutants.mutate(SOURCE):
        scope: dict[str, object] = {}
        exec(compile(source, name, "exec"), scope)
    scope = {}
    exec(without("ALWAYS"), scope)
    assert scope["last"](1) == 0  # type: ignore[operator]


# -- whether a change is in force ----------------

# In a process that has imported nothing of ours yet.
SCRIPT = """
import sys
from pathlib import Path

import falsified

falsified.SECONDS_OF_A_TEST = 1
old, new, *likeliest = sys.argv[1:]
path = Path("src/wardroom/games/highseas/formation.py")
source = (falsified.ROOT / path).read_text(encoding="utf-8")
assert source.count(old) == 1
changed = falsified.Changed(path, source.replace(old, new))
tests = ["tests/highseas/test_setup.py", "tests/highseas/test_reorganize.py"]
[(_, found)] = falsified.side_by_side(iter([falsified.Run("", changed, tests, likeliest)]), 1)
print(found.verdict, found.test, found.why.splitlines()[-1] if found.why else "", sep="\\n")
"""
GAP = "no.ROW_GAP if gaps_with(rows, row) > still_to_place else ALLOWED"
IN_SETUP = "tests/highseas/test_setup.py::test_the_formation_has_no_gaps_and_submarines_no_row"
IN_REORGANIZE = "tests/highseas/test_reorganize.py::test_no_row_is_empty_before_another"


def verdict(old: str, new: str, *likeliest: str) -> list[str]:
    """What becomes of the formation of the high seas with such a change: verdict, test, why."""
    places = os.pathsep.join(str(falsified.ROOT / place) for place in ("src", "tools"))
    told = subprocess.run(
        [sys.executable, "-P", "-c", SCRIPT, old, new, *likeliest],
        env={**os.environ, "PYTHONPATH": places},
        capture_output=True,
        text=True,
        check=True,
    )
    return told.stdout.splitlines()


def test_what_changes_nothing_survives() -> None:
    assert verdict(f"return {GAP}", f"return {GAP}  # Still.") == ["passed", "", ""]


def test_what_is_forbidden_no_more_is_noticed() -> None:
    assert verdict(GAP, "0")[:2] == ["noticed", IN_SETUP]


def test_the_likeliest_test_comes_first() -> None:
    assert verdict(GAP, "0", "no such test", IN_REORGANIZE)[:2] == ["noticed", IN_REORGANIZE]


def test_an_endless_check_is_noticed() -> None:
    found = verdict("left = 0", "while True: pass")
    assert found[0] == "noticed" and "takes longer than" in found[2]
    # This one is asked while the module is imported.
    found = verdict(f"    return {GAP}", "    while True: rows = rows")
    assert found[0] == "cannot run" and "takes longer than" in found[2]


def test_what_cannot_be_imported_is_not_noticed() -> None:
    found = verdict(f"    return {GAP}", "    return (")
    assert found[:2] == ["cannot run", ""] and "SyntaxError" in found[2]
    assert verdict(GAP, "0\nimport no_such_module")[:2] == ["cannot run", ""]
