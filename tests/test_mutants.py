"""`make mutants` takes out one check at a time, and nothing else."""

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
