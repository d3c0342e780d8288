"""Options and settings of the whole suite."""

from collections import Counter

import pytest
from hypothesis import settings

from tests.suite.rotation import turn

settings.register_profile("wardroom", derandomize=True, deadline=None, database=None)
settings.load_profile("wardroom")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rule", action="append", default=[], metavar="GAME:NUMBER", help="only tests of this rule"
    )
    parser.addoption(
        "--in-turn", type=int, default=1, metavar="N", help="of each test one case in N, by the commit"
    )
    parser.addoption("--soak", action="store_true", help="also run the long tests marked soak")


def pytest_report_header() -> str:
    return f"games of this commit: turn {turn()} (WARDROOM_TURN={turn()} plays them again)"


def proves(item: pytest.Item, wanted: str) -> bool:
    game, _, number = wanted.partition(":")
    return any(mark.args[0] == game and number in mark.args[1:] for mark in item.iter_markers("rule"))


def is_its_turn(item: pytest.Item, place: int, config: pytest.Config) -> bool:
    """Of a test marked `in_turn(n)`, or of all with `--in-turn N`, each n-th case is played by one commit."""
    if not item.nodeid.endswith("]"):
        return True
    mark = item.get_closest_marker("in_turn")
    most = max(mark.args[0] if mark else 1, config.getoption("--in-turn"))
    return bool(place % most == turn() % most)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    rules: list[str] = config.getoption("--rule")
    soak: bool = config.getoption("--soak")
    kept: list[pytest.Item] = []
    dropped: list[pytest.Item] = []
    places: Counter[str] = Counter()
    for item in items:
        test = item.nodeid.partition("[")[0]
        wanted = not rules or any(proves(item, rule) for rule in rules)
        in_time = soak or item.get_closest_marker("soak") is None
        in_turn = soak or is_its_turn(item, places[test], config)
        places[test] += 1
        if soak and item.get_closest_marker("in_turn"):
            item.add_marker(pytest.mark.soak)
        (kept if wanted and in_time and (rules or in_turn) else dropped).append(item)
    if dropped:
        config.hook.pytest_deselected(items=dropped)
        items[:] = kept
