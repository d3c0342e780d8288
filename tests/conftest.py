"""Options and settings of the whole suite."""

import pytest
from hypothesis import settings

from tests.suite.rotation import turn

settings.register_profile("wardroom", derandomize=True, deadline=None, database=None)
settings.load_profile("wardroom")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rule", action="append", default=[], metavar="GAME:NUMBER", help="only tests of this rule"
    )
    parser.addoption("--soak", action="store_true", help="also run the long tests marked soak")


def pytest_report_header() -> str:
    return f"games of this commit: turn {turn()} (WARDROOM_TURN={turn()} plays them again)"


def proves(item: pytest.Item, wanted: str) -> bool:
    game, _, number = wanted.partition(":")
    return any(mark.args[0] == game and number in mark.args[1:] for mark in item.iter_markers("rule"))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    rules: list[str] = config.getoption("--rule")
    soak: bool = config.getoption("--soak")
    kept: list[pytest.Item] = []
    dropped: list[pytest.Item] = []
    for item in items:
        wanted = not rules or any(proves(item, rule) for rule in rules)
        in_time = soak or item.get_closest_marker("soak") is None
        (kept if wanted and in_time else dropped).append(item)
    if dropped:
        config.hook.pytest_deselected(items=dropped)
        items[:] = kept
