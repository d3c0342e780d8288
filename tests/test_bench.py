"""The benchmark runs everywhere; its numbers are looked at by people."""

import json

import pytest

from bench import engine
from wardroom import games


def test_a_quick_run_has_every_row() -> None:
    rows = json.loads(engine.to_json(engine.run(full=False)))
    assert all(list(row) == ["name", "ours", "peer", "peer_name", "ratio", "goal"] for row in rows)
    goals = {row["name"]: row["goal"] for row in rows}
    assert goals["coldwar random play v. hearts"] == 3.0
    assert goals["coldwar random play v. uno"] == 25.0
    assert goals["coldwar with Action, Tactics and Bad Luck v. base"] == 0.6
    assert goals["coldwar copies v. hearts clones"] == 0.5
    assert goals["attacksub random play v. hearts"] == 3.0
    assert goals["highseas random play v. hearts"] == 3.0
    assert goals["coldwar observe, imagine, play out"] == 1000.0
    assert goals["worldatwar fleet engagements, 4 capital ships and 9 light factors"] == 100_000.0
    for game in games.names():
        for thing in ("random play", "copy", "observe", "imagine", "text", "parse", "page data"):
            assert f"{game} {thing} a second" in goals
    assert all(row["ours"] > 0 for row in rows if "MB more" not in row["name"])
    for row in rows:
        assert (row["ratio"] is None) == (row["peer"] is None)


@pytest.mark.parametrize(
    ("row", "met"),
    [
        (engine.Row("faster", 4.0, 1.0, "peer", 3.0), True),
        (engine.Row("slower", 2.0, 1.0, "peer", 3.0), False),
        (engine.Row("peer not installed", 2.0, None, "peer", 3.0), None),
        (engine.Row("no peer", 1200.0, goal=1000.0), True),
        (engine.Row("small", 80.0, goal=150.0, at_most=True), True),
        (engine.Row("large", 180.0, goal=150.0, at_most=True), False),
        (engine.Row("only told", 5.0), None),
    ],
)
def test_goals(row: engine.Row, met: bool | None) -> None:
    assert row.met is met


def test_measures_take_turns() -> None:
    order: list[str] = []

    def measure(name: str, rate: float) -> engine.Measure:
        def once(seconds: float) -> float:
            order.append(name)
            return rate + len(order)

        return once

    medians = engine._in_turns([measure("a", 0), None, measure("b", 100)], 0.1, 3)
    assert order == ["a", "b"] * 3
    assert medians == [3, None, 104]
