"""Charts from TOML: where the sea is, and the hexes that have names."""

import re
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from wardroom.core.content import Table, parsed
from wardroom.games.worldatwar.actions import COLUMNS, ROWS
from wardroom.games.worldatwar.scenario import SCALES, Chart

GAME: Final = "worldatwar"
PACKAGE: Final = "wardroom.games.worldatwar"
HEX_NAME: Final = re.compile(r"h(\d\d)(\d\d)")


def hex_of(table: Table, field: str, written: str, chart: Chart) -> int:
    match = HEX_NAME.fullmatch(written)
    if match is None:
        table.refuse(field, written, "a hex as in h0712")
    h = int(match[1]) * ROWS + int(match[2])
    if int(match[1]) >= chart.columns or int(match[2]) >= chart.rows:
        table.refuse(
            field, written, f"a hex of the chart, up to h{chart.columns - 1:02d}{chart.rows - 1:02d}"
        )
    return h


def charts() -> Traversable:
    return resources.files(PACKAGE).joinpath("content", "charts")


def chart_keys() -> list[str]:
    return sorted(path.name.removesuffix(".toml") for path in charts().iterdir())


def chart_text(key: str) -> str:
    return charts().joinpath(f"{key}.toml").read_text(encoding="utf-8")


@lru_cache(maxsize=16)
def chart_named(key: str) -> tuple[Chart, dict[str, int]]:
    """A chart, and the hexes that it names."""
    file = f"{GAME}/charts/{key}.toml"
    head = Table(file, "", parsed(file, chart_text(key)), False)
    head.key("key")
    scale = SCALES.index(head.choice("scale", SCALES))
    chart = Chart(scale, head.integer("columns", 2, COLUMNS), head.integer("rows", 2, ROWS))
    rows = texts(head, "sea", ROWS)
    if len(rows) != chart.rows or any(len(row) != chart.columns for row in rows):
        head.refuse("sea", len(rows), f"{chart.rows} rows of {chart.columns} signs")
    for row, signs in enumerate(rows):
        for column, sign in enumerate(signs):
            if sign not in ".#":
                head.refuse("sea", sign, "a dot for water and a hash for land")
            chart.sea[column * ROWS + row] = 1 if sign == "." else 0
    for pair in texts(head, "straits", 20):
        ends = pair.split()
        if len(ends) != 2:
            head.refuse("straits", pair, "two hexes")
        one, other = (hex_of(head, "straits", end, chart) for end in ends)
        if other not in chart.neighbours(one):
            head.refuse("straits", pair, "two hexes beside each other")
        chart.straits += [one, other]
    head.table("origin")
    named: dict[str, int] = {}
    for kind in ("port", "waters"):
        for entry in head.tables(kind):
            named[entry.name] = hex_of(entry, "at", entry.text("at"), chart)
            if not chart.sea[named[entry.name]]:
                entry.fail("at", "found a hex of land, allowed one that can be sailed")
            if kind == "waters":
                chart.waters[named[entry.name]] = entry.name
            entry.finish()
    head.finish()
    return chart, named


def texts(table: Table, field: str, most: int) -> list[str]:
    found = table.values.get(field, [])
    table.asked.append(field)
    if not isinstance(found, list) or len(found) > most or not all(isinstance(one, str) for one in found):
        table.refuse(field, found, f"a list of at most {most} texts")
    return [str(one) for one in found]
