"""The content as pages of a book: ships, ports, charts and scenarios with values, names and origins."""

import tomllib
from importlib import resources
from typing import Final

from wardroom.core.content import Origin, Shelf, Table, effective, origins
from wardroom.games.worldatwar import load
from wardroom.games.worldatwar.actions import ROWS, hex_name
from wardroom.games.worldatwar.chart_file import GAME, PACKAGE, chart_keys, chart_named, chart_text
from wardroom.games.worldatwar.scenario import SCALES
from wardroom.games.worldatwar.units import KINDS, Roster, has_factors

Page = dict[str, object]

# Charts stand beside scenarios of the same name.
CHART: Final = "chart-"
BASE: Final = "base-"


def entries() -> list[Page]:
    """Everything that a page of the content, or the table itself, shows of the game."""
    return [*ships(), *bases(), *charts(), *scenarios()]


def ships() -> list[Page]:
    book = load.catalogue()
    shelf = Shelf(GAME, PACKAGE, (load.SHIPS, load.PLACES), book.folder)
    ours = shelf.ours(load.SHIPS, "ship", load.SHIP_FIELDS)
    own = shelf.users(load.SHIPS, "ship", load.SHIP_FIELDS)
    found: list[Page] = []
    for id, (entry, document) in enumerate(effective(ours, own)):
        values: Page = {field: entry.text(field) for field in ("name", "name_ru", "nation", "type", "speed")}
        sources = origins(entry, document, load.SHIP_FIELDS)
        ship = load.ship_class(entry)
        roster = Roster()
        unit = roster.add(ship.kind, ship.size, ship.fast, 0, ship.nation, ship.key)
        page: Page = {"kind": "ship", "id": id, "key": entry.name, **values}
        page["sort"] = KINDS[ship.kind]
        page["size"] = ship.size
        page["factors"] = ship.size if has_factors(ship.kind) else 0
        page["drm"] = roster.drm[unit]
        if roster.air[unit]:
            page["air"] = roster.air[unit]
        page["origin"] = {field: sources.get(field, PUBLISHED).as_dict() for field in values}
        found.append(page)
    return found


PUBLISHED: Final = Origin("published", "history")


def bases() -> list[Page]:
    book = load.catalogue()
    found: list[Page] = []
    for id, key in enumerate(book.places):
        name, name_ru = book.names[key]
        page: Page = {"kind": "base", "id": id, "key": BASE + key, "name": name, "name_ru": name_ru}
        found.append(page | {"origin": {}})
    return found


def charts() -> list[Page]:
    return [chart_page(id, name) for id, name in enumerate(chart_keys())]


def chart_page(id: int, name: str) -> Page:
    """The grid by rows, a dot for water and a hash for land; straits, ports and named waters by hex."""
    chart, _ = chart_named(name)
    written = tomllib.loads(chart_text(name))
    rows = []
    for row in range(chart.rows):
        places = range(row, chart.columns * ROWS, ROWS)
        rows.append("".join("." if chart.sea[place] else "#" for place in places))
    straits = [
        [hex_name(chart.straits[place]), hex_name(chart.straits[place + 1])]
        for place in range(0, len(chart.straits), 2)
    ]
    page: Page = {"kind": "chart", "id": id, "key": CHART + name, "name": name, "name_ru": name}
    page["origin"] = {}
    page |= {"scale": SCALES[chart.scale], "rows": rows, "straits": straits}
    for kind in ("port", "waters"):
        page[kind] = {entry["key"]: entry["at"] for entry in written.get(kind, [])}
    return page


def scenarios() -> list[Page]:
    found: list[Page] = []
    for id, key in enumerate(load.SCENARIOS):
        text = resources.files(PACKAGE).joinpath("content", f"{key}.toml").read_text(encoding="utf-8")
        head = Table(key, "", tomllib.loads(text), False)
        written = head.table("origin")
        page: Page = {"kind": "scenario", "id": id, "key": key, "name": head.text("name")}
        page["name_ru"] = head.text("name_ru", head.text("name"))
        page["sides"] = head.values["sides"]
        page["chart"] = head.text("chart")
        sources: Page = {}
        for field, value in written.values.items():
            level, _, source = str(value).partition(":")
            sources[field] = Origin(level, source.strip()).as_dict()
        page["origin"] = sources
        found.append(page)
    return found
