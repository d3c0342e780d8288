"""Ships and places from TOML, and which scenarios there are; every error says where it lies."""

import re
from collections.abc import Sequence
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Final

from wardroom.core.bounds import FILE, OPTION, Bounds
from wardroom.core.content import (
    ContentError,
    Shelf,
    Table,
    file_text,
    lines_of,
    nearest,
    user_folder,
)
from wardroom.games.worldatwar.chart_file import GAME, PACKAGE
from wardroom.games.worldatwar.meeting import MEETING, written
from wardroom.games.worldatwar.scenario import Scenario
from wardroom.games.worldatwar.scenario_file import Drafting
from wardroom.games.worldatwar.units import (
    CAPITAL,
    CARRIER,
    CRUISER,
    DESTROYER,
    ESCORT_CARRIER,
    NATIONS,
    SUBMARINE,
    TRANSPORT,
)

SHIPS: Final = "ships.toml"
PLACES: Final = "places.toml"
# The scenarios in the order in which they are offered.
SCENARIOS: Final = (
    "denmark-strait",
    "end-of-bismarck",
    "matapan",
    "north-cape",
    "coral-sea",
    "midway",
    "guadalcanal",
    "surigao-strait",
)
SHIP_FIELDS: Final = ("type", "speed")
# What stands before the size in a type.
TYPES: Final = {
    "BB": CAPITAL,
    "BC": CAPITAL,
    "PB": CAPITAL,
    "CVL": CARRIER,
    "CVB": CARRIER,
    "CVE": ESCORT_CARRIER,
    "CV": CARRIER,
    "CA": CRUISER,
    "DD": DESTROYER,
    "TR": TRANSPORT,
    "SS": SUBMARINE,
}
TYPE: Final = re.compile(r"([A-Z]+)([1-5])")
# The scenario that the option `own_scenario` holds.
OWN_SCENARIO: Final = "own"


class ShipClass:
    """A named ship, or the light ships of one nation and kind."""

    def __init__(self, key: str, nation: int, kind: int, size: int, fast: bool) -> None:
        self.key = key
        self.nation = nation
        self.kind = kind
        self.size = size
        self.fast = fast
        self.named = kind in (CAPITAL, CARRIER)


class Catalogue:
    """All ships and places that actions can name, and the scenarios."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        shelf = Shelf(GAME, PACKAGE, (SHIPS, PLACES), None)
        ships = shelf.ours(SHIPS, "ship", SHIP_FIELDS).entries
        places = shelf.ours(PLACES, "base", ()).entries
        self.classes = [ship_class(entry) for entry in ships]
        # 22.421A Carriers come last: a force is put together in this order.
        self.classes.sort(key=lambda ship: ship.kind == CARRIER)
        self.labels = [ship.key for ship in self.classes]
        self.places = [entry.name for entry in places]
        self.names = {e.name: [e.text("name"), e.text("name_ru")] for e in (*ships, *places)}

    def ship(self, table: Table, field: str, key: str) -> int:
        if key not in self.labels:
            table.refuse(field, key, "the key of a ship in ships.toml" + nearest(key, self.labels))
        return self.labels.index(key)

    def scenario_names(self) -> list[str]:
        """Ours, a random one, then the user's own files `scenario-NAME.toml`."""
        found = [*SCENARIOS, MEETING]
        if self.folder is not None:
            for path in sorted((self.folder / GAME).glob("scenario-*.toml")):
                key = path.stem.removeprefix("scenario-")
                if key in (*found, OWN_SCENARIO):
                    raise ContentError(f"{path}: found {key!r}, allowed the name of no other scenario")
                found.append(key)
        return found

    def meeting(self, seed: int, points: int) -> Scenario:
        """A random engagement, the same for the same numbers."""
        heavy = [ship for ship in self.classes if ship.kind == CAPITAL]
        text = written(
            seed,
            points,
            [ship.key for ship in heavy],
            [ship.size for ship in heavy],
            [NATIONS[ship.nation] for ship in heavy],
        )
        return Drafting(self, f"{GAME}/{MEETING} {seed}", text, True).scenario

    def scenario(self, key: str) -> Scenario:
        if key in SCENARIOS:
            text = resources.files(PACKAGE).joinpath("content", f"{key}.toml").read_text(encoding="utf-8")
            return Drafting(self, f"{GAME}/{key}.toml", text, False).scenario
        assert self.folder is not None
        path = self.folder / GAME / f"scenario-{key}.toml"
        return Drafting(self, str(path), file_text(path), True).scenario


@lru_cache(maxsize=4)
def catalogue(folder: Path | None = None) -> Catalogue:
    return Catalogue(user_folder(folder))


def ship_class(entry: Table) -> ShipClass:
    entry.text("name")
    entry.text("name_ru")
    nation = NATIONS.index(entry.choice("nation", NATIONS))
    written = entry.text("type")
    match = TYPE.fullmatch(written)
    if match is None or match[1] not in TYPES:
        entry.refuse("type", written, f"one of {', '.join(TYPES)} with a size from 1 to 5")
    fast = entry.choice("speed", ("fast", "slow")) == "fast"
    entry.table("origin")
    entry.finish()
    return ShipClass(entry.name, nation, TYPES[match[1]], int(match[2]), fast)


# What `wardroom check` looks at: a scenario is one file, told by the forces in it.
SCENARIO_FILE: Final = "scenario.toml"
FILES: Final = (SCENARIO_FILE,)
FILE_OF: Final = {"force": SCENARIO_FILE}


# -- scenarios of one's own ----------------


def own_scenario(lines: Sequence[str]) -> Scenario:
    """The scenario that the lines of an option tell: a record carries what is not ours."""
    return scenarios_in("\n".join(lines), "option own_scenario", OPTION)[0]


def scenarios_in(text: str, file: str, bounds: Bounds = FILE) -> list[Scenario]:
    """The scenario of a file, with the lines that tell it; ContentError tells the first fault."""
    drafting = Drafting(catalogue(), file, text, True, bounds)
    made = drafting.scenario
    made.lines = lines_of(drafting.head.values)
    for line in made.lines:
        # A semicolon parts the lines of an option, and so would some letters that end a line.
        if ";" in line or len(line.splitlines()) > 1:
            field = line.partition(" = ")[0]
            raise ContentError(f"{file}: {field}: found a semicolon or the end of a line, allowed neither")
    return [made]


def faults(path: Path, name: str) -> list[str]:
    """What is wrong with a scenario of one's own: a sentence for the first fault, or nothing."""
    try:
        return scenario_faults(file_text(path), str(path))
    except ContentError as error:
        return [str(error)]


def scenario_faults(text: str, file: str) -> list[str]:
    """What is wrong with the text of a scenario file: a sentence for the first fault, or nothing."""
    try:
        scenarios_in(text, file)
    except ContentError as error:
        return [str(error)]
    return []


def entries() -> list[dict[str, object]]:
    """Everything the content holds, for the page and the card browser."""
    # pages reads the shelves through this module.
    from wardroom.games.worldatwar.pages import entries as pages

    return pages()
