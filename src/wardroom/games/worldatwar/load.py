"""Ships, places, charts and scenarios from TOML, ours and the user's own; every error says where it lies."""

import re
from collections.abc import Sequence
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from wardroom.core.bounds import FILE, OPTION, Bounds
from wardroom.core.content import (
    ContentError,
    Shelf,
    Table,
    digest,
    effective,
    file_text,
    lines_of,
    nearest,
    parsed,
    user_folder,
)
from wardroom.games.worldatwar.actions import COLUMNS, ROWS
from wardroom.games.worldatwar.meeting import MEETING, written
from wardroom.games.worldatwar.muster import TASK_FORCE_MOST
from wardroom.games.worldatwar.scenario import (
    ACTIVITIES,
    BASE_CHANGE,
    CARDS,
    EUROPE,
    FAR,
    NOWHERE,
    PATROL,
    SCALES,
    Base,
    Chart,
    Duty,
    Scenario,
)
from wardroom.games.worldatwar.units import (
    ATTACKER,
    CAPITAL,
    CARRIER,
    COVERER,
    CRUISER,
    DESTROYER,
    ESCORT_CARRIER,
    NAS,
    NATIONS,
    SEARCHER,
    SUBMARINE,
    TRANSPORT,
)

GAME: Final = "worldatwar"
PACKAGE: Final = "wardroom.games.worldatwar"
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
SCENARIO_FIELDS: Final = ("ships", "light", "points")
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
HEX_NAME: Final = re.compile(r"h(\d\d)(\d\d)")
COUNTED: Final = re.compile(r"([a-z0-9-]+)\*(\d{1,2})")
MOST_OF_A_KIND: Final = 60
# What one table can hold, some times as much as the largest of ours.
MOST_ENTRIES: Final = 40
MOST_UNITS: Final = 200
MOST_SQUADRONS: Final = 120
# Forces that duties send out: those that meet them, part and return need numbers, too (`actions.FORCE`).
MOST_SENT_OUT: Final = 20
# 22.93A A force that sails together has a number for each of its groups.
MOST_TOGETHER: Final = 6
# The scenario that the option `own_scenario` holds.
OWN_SCENARIO: Final = "own"
# An army air factor breaks into (chapter 23) a search, a cover and an attack squadron.
ARMY_SQUADRONS: Final = (SEARCHER, COVERER, ATTACKER)


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
        self.shelf = Shelf(GAME, PACKAGE, (SHIPS, PLACES), None)
        self.classes = [ship_class(entry) for entry in self.entries(SHIPS, "ship", SHIP_FIELDS)]
        # 22.421A Carriers come last: a force is put together in this order.
        self.classes.sort(key=lambda ship: ship.kind == CARRIER)
        self.labels = [ship.key for ship in self.classes]
        self.places = [entry.name for entry in self.entries(PLACES, "base", ())]
        self.names: dict[str, list[str]] = {}
        for name, kind, fields in ((SHIPS, "ship", SHIP_FIELDS), (PLACES, "base", ())):
            for entry in self.entries(name, kind, fields):
                self.names[entry.name] = [entry.text("name"), entry.text("name_ru")]

    def entries(self, name: str, kind: str, fields: tuple[str, ...]) -> list[Table]:
        ours, own = self.shelf.ours(name, kind, fields), self.shelf.users(name, kind, fields)
        return [entry for entry, _ in effective(ours, own)]

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


@lru_cache(maxsize=16)
def chart_named(key: str) -> tuple[Chart, dict[str, int]]:
    """A chart, and the hexes that it names."""
    file = f"{GAME}/charts/{key}.toml"
    text = charts().joinpath(f"{key}.toml").read_text(encoding="utf-8")
    head = Table(file, "", parsed(file, text), False)
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


class Drafting:
    """A scenario being read."""

    def __init__(self, book: Catalogue, file: str, text: str, own: bool, bounds: Bounds = FILE) -> None:
        self.book = book
        values = parsed(file, text, bounds)
        self.head = Table(file, "", values, own)
        if own and self.head.text("game", GAME) != GAME:
            self.head.refuse("game", values["game"], GAME)
        chart = self.head.choice("chart", chart_keys())
        self.chart, self.named = chart_named(chart)
        self.scenario = Scenario(self.head.key("key"), self.chart)
        self.scenario.title = self.head.text("name")
        self.scenario.chart_key = chart
        self.scenario.labels = book.labels
        self.scenario.places = book.places
        self.forces: dict[str, list[int]] = {}
        self.head.text("name_ru", "")
        self.read_origin()
        made = self.scenario
        made.sides = texts(self.head, "sides", 2)
        if len(made.sides) != 2:
            self.head.refuse("sides", made.sides, "two names")
        made.phases = self.head.integers("phases", 0, 1, 12)
        if not made.phases:
            self.head.refuse("phases", [], "the moving side of each phase, 0 or 1")
        made.air_range = self.head.integer("air_range", 0, 40, 4 if self.chart.scale == EUROPE else 3)
        made.search_range = self.head.integer("search_range", 0, 40, made.air_range)
        for box in texts(self.head, "boxes", 8):
            known = self.named.get(box, NOWHERE)
            at = known if known != NOWHERE else hex_of(self.head, "boxes", box, self.chart)
            if not self.chart.sea[at]:
                self.head.refuse("boxes", box, "a hex of the sea")
            made.boxes.append(at)
        self.read_victory(self.head.table("victory"))
        self.read_edges()
        for entry in self.entries("base"):
            self.read_base(entry)
        for entry in self.entries("force"):
            self.read_force(entry)
        for entry in self.entries("air"):
            self.read_air(entry)
        for entry in self.entries("duty"):
            self.read_duty(entry)
        self.head.finish()
        self.check()
        made.digest = digest(values)

    def entries(self, kind: str) -> list[Table]:
        found = self.head.tables(kind)
        if len(found) > MOST_ENTRIES:
            self.head.fail(kind, f"found {len(found)} entries, allowed at most {MOST_ENTRIES}")
        seen: list[str] = []
        for entry in found:
            if entry.name in seen:
                entry.refuse("key", entry.name, f"each key once among the entries [[{kind}]]")
            seen.append(entry.name)
        return found

    def read_origin(self) -> None:
        table = self.head.table("origin")
        for field in SCENARIO_FIELDS:
            if not self.head.own:
                table.text(field)
            elif field in table.values:
                table.text(field)
        table.asked = list(SCENARIO_FIELDS)
        table.finish()

    def pair(self, table: Table, field: str, high: int) -> list[int]:
        found = table.integers(field, 0, high, 2)
        if found and len(found) != 2:
            table.refuse(field, found, "two numbers, one for each side")
        return found or [0, 0]

    def read_victory(self, table: Table) -> None:
        made = self.scenario
        made.sunk_points = table.integer("sunk", 0, 100, made.sunk_points)
        made.damaged_points = table.integer("damaged", 0, 100, made.damaged_points)
        made.tie = table.integer("tie", 0, 1, made.tie)
        made.handicap = self.pair(table, "handicap", 1000)
        table.finish()

    def read_edges(self) -> None:
        made = self.scenario
        cards = self.head.table("cards")
        for kind, name in enumerate(CARDS):
            for side, count in enumerate(self.pair(cards, name, 20)):
                made.cards[side * 3 + kind] = count
        cards.finish()
        research = self.head.table("research")
        made.torpedo = self.pair(research, "torpedo", 9)
        made.asw = self.pair(research, "asw", 9)
        made.radar = self.pair(research, "radar", 9)
        made.excess_asw = self.pair(research, "excess_asw", 60)
        made.advanced = self.pair(research, "advanced", 1)
        research.finish()

    def read_base(self, entry: Table) -> None:
        if entry.name not in self.book.places:
            entry.refuse(
                "key", entry.name, "the key of a base in places.toml" + nearest(entry.name, self.book.places)
            )
        if entry.name not in self.named:
            entry.refuse("key", entry.name, "a port of the chart")
        made = Base(
            self.book.places.index(entry.name),
            entry.name,
            self.named[entry.name],
            entry.integer("side", 0, 1),
        )
        made.port = entry.switch("port", made.port)
        made.may_intercept = entry.switch("may_intercept", made.may_intercept)
        made.operational = entry.switch("operational", made.operational)
        made.squadrons = entry.integer("squadrons", 0, MOST_SQUADRONS, made.squadrons)
        entry.finish()
        self.scenario.bases.append(made)

    def base(self, entry: Table, field: str = "base") -> int:
        key = entry.text(field)
        for number, base in enumerate(self.scenario.bases):
            if base.key == key:
                return number
        entry.refuse(field, key, "a base of the scenario")

    def read_force(self, entry: Table) -> None:
        side = entry.integer("side", 0, 1)
        base = self.base(entry)
        if self.scenario.bases[base].side != side:
            entry.refuse("base", self.scenario.bases[base].key, f"a base of side {side}")
        units: list[int] = []
        damaged = texts(entry, "damaged", MOST_OF_A_KIND)
        for key in texts(entry, "ships", MOST_OF_A_KIND):
            label = self.book.ship(entry, "ships", key)
            if not self.book.classes[label].named:
                entry.refuse("ships", key, "a named ship; light ships stand in `light`")
            if label in self.scenario.label:
                entry.refuse("ships", key, "each ship once")
            units.append(self.unit(label, side, base, key in damaged))
        elite = entry.switch("elite", False)
        air = entry.integer("air", 0, 60, 60)
        for unit in units:
            for _ in range(self.scenario.roster.air[unit]):
                if air:
                    self.scenario.wings.add(NAS, side, self.scenario.roster.nation[unit], unit, elite)
                    air -= 1
        for counted in texts(entry, "light", MOST_OF_A_KIND):
            match = COUNTED.fullmatch(counted)
            if match is None or int(match[2]) > MOST_OF_A_KIND:
                entry.refuse("light", counted, f"as in japan-cruiser*4, up to {MOST_OF_A_KIND}")
            label = self.book.ship(entry, "light", match[1])
            if self.book.classes[label].named:
                entry.refuse("light", counted, "light ships; named ones stand in `ships`")
            for _ in range(int(match[2])):
                units.append(self.unit(label, side, base, False))
        if entry.switch("short", False):
            # 22.552A In partial supply, or short of oil.
            for unit in units:
                self.scenario.roster.drm[unit] -= 1
        entry.finish()
        self.forces[entry.name] = units
        self.scenario.force_keys.append(entry.name)
        self.scenario.force_units.append(units)

    def unit(self, label: int, side: int, base: int, damaged: bool) -> int:
        ship = self.book.classes[label]
        unit = self.scenario.roster.add(ship.kind, ship.size, ship.fast, side, ship.nation, ship.key)
        self.scenario.label.append(label)
        self.scenario.berth.append(base)
        self.scenario.reserved.append(-1)
        self.scenario.hits.append(ship.size - 1 if damaged and ship.size > 1 else 0)
        return unit

    def read_air(self, entry: Table) -> None:
        base = self.base(entry)
        side = self.scenario.bases[base].side
        nation = NATIONS.index(entry.choice("nation", NATIONS))
        elite = entry.switch("elite", False)
        for _ in range(entry.integer("factors", 0, 20, 0)):
            for kind in ARMY_SQUADRONS:
                self.scenario.wings.add(kind, side, nation, -1 - base)
        for _ in range(entry.integer("naval", 0, 20, 0)):
            self.scenario.wings.add(NAS, side, nation, -1 - base, elite)
        entry.finish()

    def read_duty(self, entry: Table) -> None:
        made = self.scenario
        title = entry.text("name")
        entry.text("name_ru", "")
        activity = ACTIVITIES.index(entry.choice("activity", ACTIVITIES))
        phase = entry.integer("phase", 0, len(made.phases) - 1)
        duty = Duty(entry.name, activity, phase, self.base(entry))
        duty.title = title
        if made.bases[duty.base].side != made.phases[phase]:
            entry.refuse("base", made.bases[duty.base].key, "a base of the side that moves in the phase")
        if "joins" in entry.values:
            self.read_joining(entry, duty)
        elif "target" in entry.values:
            duty.target = self.place(entry, "target")
        elif activity != PATROL:
            entry.fail("target", "missing: only a patrol may choose where to go")
        duty.range = entry.integer("range", 1, FAR, duty.range)
        duty.demanded = entry.switch("demanded", duty.demanded)
        keys = texts(entry, "forces", 8)
        for key in keys:
            if key not in self.forces:
                entry.refuse("forces", key, "the key of a force of the scenario")
            duty.forces.append(self.forces[key])
            for unit in self.forces[key]:
                if made.berth[unit] != duty.base:
                    entry.refuse("forces", key, f"a force that lies in {made.bases[duty.base].key}")
                if made.reserved[unit] >= 0:
                    entry.refuse("forces", key, "each force in one duty")
                made.reserved[unit] = phase
        duty.least = entry.integer("least", 1, TASK_FORCE_MOST, 1)
        duty.most = entry.integer("most", duty.least, TASK_FORCE_MOST, TASK_FORCE_MOST)
        duty.task_forces = entry.integer("task_forces", 0, 6, 0 if keys else 1)
        if not keys and duty.task_forces == 0:
            entry.fail("forces", "missing: somebody must sail")
        duty.cargo = entry.integer("cargo", 0, 20, duty.cargo)
        if duty.carries() and duty.cargo == 0 and duty.joins < 0:
            entry.fail("cargo", f"missing: {ACTIVITIES[activity]} carries something")
        duty.ground = entry.integer("ground", 0, 20, duty.ground)
        duty.offensive = entry.switch("offensive", duty.offensive)
        duty.points = entry.integer("points", 0, 1000, duty.points)
        duty.cargo_points = entry.integer("cargo_points", 0, 1000, duty.cargo_points)
        duty.immune = entry.switch("immune", duty.immune)
        duty.stays = entry.switch("stays", activity == BASE_CHANGE)
        entry.finish()
        made.duties.append(duty)

    def read_joining(self, entry: Table, duty: Duty) -> None:
        """22.13C A duty that joins an earlier one at a rendezvous and shares its goal."""
        key = entry.text("joins")
        at = self.place(entry, "rendezvous")
        for number, lead in enumerate(self.scenario.duties):
            if lead.key != key:
                continue
            if lead.phase != duty.phase or lead.activity != duty.activity or lead.activity == PATROL:
                entry.refuse("joins", key, "a duty of the same phase and activity, and no patrol")
            if lead.joins >= 0 or at == lead.target:
                entry.refuse("rendezvous", key, "a meeting place on the way to the goal")
            picked_up = self.scenario.bases[duty.base].at == at
            if lead.rendezvous not in (NOWHERE, at) and not picked_up:
                entry.refuse("rendezvous", key, "the one meeting place at sea, or the port it lies in")
            lead.rendezvous = at if lead.rendezvous == NOWHERE else lead.rendezvous
            duty.rendezvous = at
            duty.joins = number
            duty.target = lead.target
            return
        entry.refuse("joins", key, "the key of an earlier duty")

    def place(self, entry: Table, field: str) -> int:
        written = entry.text(field)
        if written in self.named:
            return self.named[written]
        return hex_of(entry, field, written, self.chart)

    def check(self) -> None:
        """What only the whole scenario can get wrong."""
        made = self.scenario
        if len(made.roster) > MOST_UNITS:
            self.head.fail("force", f"found {len(made.roster)} ships and factors, allowed {MOST_UNITS}")
        if len(made.wings) > MOST_SQUADRONS:
            self.head.fail("air", f"found {len(made.wings)} squadrons, allowed {MOST_SQUADRONS}")
        sent_out = sum(len(duty.forces) + duty.task_forces for duty in made.duties)
        if sent_out > MOST_SENT_OUT:
            self.head.fail("duty", f"found {sent_out} forces that sail, allowed at most {MOST_SENT_OUT}")
        for number, lead in enumerate(made.duties):
            together = [d for place, d in enumerate(made.duties) if number in (place, d.joins)]
            forces = sum(len(duty.forces) + duty.task_forces for duty in together)
            if forces > MOST_TOGETHER:
                place = f'duty "{lead.key}"'
                self.head.fail(place, f"found {forces} forces that sail together, allowed {MOST_TOGETHER}")
        if not made.duties:
            self.head.fail("duty", "missing, allowed entries [[duty]]: somebody must have something to do")
        for duty in made.duties:
            start = made.bases[duty.base].at
            if duty.target >= 0 and made.chart.by_sea(start, duty.target) >= FAR:
                self.head.fail(f'duty "{duty.key}"', "its target cannot be reached by sea")
            for units in duty.forces:
                if made_factors(made, units) > TASK_FORCE_MOST:
                    self.head.fail(f'duty "{duty.key}"', f"a force has at most {TASK_FORCE_MOST} factors")
            for stop in (duty.rendezvous, duty.target):
                if stop >= 0 and made.chart.by_sea(start, stop) >= FAR:
                    self.head.fail(f'duty "{duty.key}"', "its rendezvous cannot be reached by sea")
            boats = [made.roster.kind[u] == SUBMARINE for units in duty.forces for u in units]
            # 22.913 Submarines do nothing but patrol, and that by themselves.
            if any(boats) and (not all(boats) or duty.task_forces or duty.activity != PATROL):
                self.head.fail(f'duty "{duty.key}"', "submarines patrol, and only among themselves")
            carriers = [u for u in (duty.forces or [[]])[0] if made.roster.kind[u] in (DESTROYER, TRANSPORT)]
            if duty.task_forces == 0 and len(carriers) < duty.cargo:
                self.head.fail(f'duty "{duty.key}"', "its first force cannot carry the cargo")


def made_factors(made: Scenario, units: list[int]) -> int:
    return sum(made.roster.size[u] for u in units if made.roster.kind[u] != TRANSPORT)


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
