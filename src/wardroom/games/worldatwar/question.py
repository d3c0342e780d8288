"""The question of a battle in front of you: which ships, which orders, which circumstances.

`docs/odds.md` describes the file. A question is dataclasses of plain values, so that msgspec can turn it
into JSON and back; `battle_odds` answers it.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from typing import Any

from wardroom.core.bounds import toml_fault
from wardroom.core.calculator import QuestionError
from wardroom.core.content import ContentError, Table
from wardroom.core.spelling import folded
from wardroom.games.worldatwar.load import catalogue
from wardroom.games.worldatwar.scenario import Scenario
from wardroom.games.worldatwar.units import (
    CAPITAL,
    CARRIER,
    CRUISER,
    DESTROYER,
    ESCORT_CARRIER,
    KINDS,
    NATIONS,
    SUBMARINE,
    TRANSPORT,
)

CLASSES = {
    "BB": CAPITAL,
    "BC": CAPITAL,
    "PB": CAPITAL,
    "CVL": CARRIER,
    "CVB": CARRIER,
    "CV": CARRIER,
    "CA": CRUISER,
    "DD": DESTROYER,
    "CVE": ESCORT_CARRIER,
    "TR": TRANSPORT,
}
SHIP = re.compile(r"(BB|BC|PB|CVL|CVB|CVE|CV|CA|DD|TR) ?(\d+)(?: (?P<name>.+))?")
# Sizes of a class of named ships, and the most factors of one line of light ships.
LEAST_NAMED, MOST_NAMED = 2, 5
MOST_LIGHT = 60
# 22.421A A combat group has at most 25 factors; some more can be asked for.
MOST_LINES = 30
MOST_FACTORS = 100
# 22.54E: what surplus light ships may be told; nothing leaves it to doctrine.
LIGHT_ORDERS = ("", "join", "capitals", "hold")

GAME = "worldatwar"
TABLES = ("first", "second", "strike", "submarines", "interception")


# -- the question --------------------------------------------------------------------------------------------


@dataclass
class Ship:
    """A named ship, or so many factors of light ships of one kind."""

    kind: str
    factors: int
    name: str
    nation: str
    slow: bool = False
    hits: int = 0
    cargo: bool = False
    screened: bool = False


@dataclass
class SideOrders:
    """22.54 Names of own capital ships with a target: an enemy ship, "lights" or "hold"."""

    aims: dict[str, str] = field(default_factory=dict)
    lights: str = ""
    light_targets: list[str] = field(default_factory=list)
    light_spread: int = 1
    screened_targets: list[str] = field(default_factory=list)
    # One-factor ships in the order in which they are lost.
    losses: list[str] = field(default_factory=lambda: ["transport", "destroyer", "escort-carrier"])


@dataclass
class Side:
    name: str
    ships: list[Ship]
    burdened: bool = False
    shift: int = 0
    orders: SideOrders = field(default_factory=SideOrders)
    nation: str = ""

    def is_burdened(self) -> bool:
        """22.552B Whoever has cargo aboard is burdened by it."""
        return self.burdened or any(ship.cargo for ship in self.ships)


@dataclass
class StrikeQuestion:
    """22.46 Squadrons of side `by` (0 or 1) against the other's group."""

    by: int
    squadrons: int
    nation: str
    elite: bool = False
    naval_air: bool = True
    patrol: int = 0
    patrol_nation: str = ""
    patrol_elite: bool = False
    surprise: int = 0
    radar: int = 0
    modifier: int = 0
    targets: list[str] = field(default_factory=list)


@dataclass
class SubmarineQuestion:
    """22.94 Submarines of side `by` against the other's group; `asw` counts as a research level."""

    by: int
    submarines: int
    nation: str
    torpedo: int = 0
    asw: int = 0
    search: int = 0
    enemy_search: int = 0
    excess_asw: int = 0
    codes: int = 0
    previous: int = 0
    advanced: bool = False
    modifier: int = 0
    # Squadrons missing aboard, by carrier.
    missing: dict[str, int] = field(default_factory=dict)


@dataclass
class InterceptionQuestion:
    """22.21 So many dice, on the European or the Pacific chart."""

    scale: str
    dice: int
    farthest: int = 0


@dataclass
class Question:
    title: str = ""
    sides: list[Side] = field(default_factory=list)
    # 22.61A: the side that loses a round in which losses and damage are equal.
    intercepting: int = 0
    fleet: bool = True
    strike: StrikeQuestion | None = None
    submarines: SubmarineQuestion | None = None
    interception: InterceptionQuestion | None = None
    settings: dict[str, str] = field(default_factory=dict)


# -- reading a file ------------------------------------------------------------------------------------------


def read(text: str) -> Question:
    """A question from a TOML text."""
    fault = toml_fault(text)
    if fault:
        raise QuestionError(fault)
    try:
        values = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise QuestionError(f"this is not valid TOML: {error}") from error
    return asked(values)


def is_question(values: dict[str, Any]) -> bool:
    """Whether the values of a file are those of a question: it has one of its tables."""
    return any(isinstance(values.get(key), dict) for key in TABLES)


def asked(values: dict[str, Any]) -> Question:
    """A question from the values of such a text, however they have come here."""
    try:
        return read_question(Table("", "", values, False))
    except ContentError as error:
        raise QuestionError(str(error)) from None


def read_question(head: Table) -> Question:
    # As in a scenario file, the head may name the game.
    head.choice("game", (GAME,), GAME)
    question = Question(title=head.text("title", ""), fleet=False)
    tables = {key: head.table(key) for key in TABLES}
    question.sides = [read_side(tables[key]) for key in ("first", "second") if key in head.values]
    names = [side.name for side in question.sides]
    if len(question.sides) == 1 or len(set(names)) < len(names):
        head.fail("", "a battle has the tables [first] and [second], with different names")
    if question.sides:
        question.fleet = head.switch("fleet", True)
        question.intercepting = names.index(head.choice("intercepting", names, names[0]))
    if "strike" in head.values:
        question.strike = read_strike(tables["strike"], names, question.sides)
    if "submarines" in head.values:
        question.submarines = read_submarines(tables["submarines"], names, question.sides)
    if "interception" in head.values:
        interception = tables["interception"]
        scale = interception.choice("scale", ("europe", "pacific"))
        question.interception = InterceptionQuestion(
            scale, interception.integer("dice", 1, 20), interception.integer("farthest", 0, 40, 0)
        )
        interception.finish()
    question.settings = {key: str(value) for key, value in head.table("settings").values.items()}
    head.finish()
    return question


def texts(table: Table, field: str) -> list[str]:
    found = table.values.get(field, [])
    table.asked.append(field)
    if not isinstance(found, list) or not all(isinstance(item, str) for item in found):
        table.refuse(field, found, "a list of texts")
    return found


def read_side(table: Table) -> Side:
    taken = table.text("from", "")
    ships = taken_from(table, taken) if taken else []
    nation = table.choice("nation", NATIONS, ships[0].nation if ships else None)
    name = table.text("name", nation)
    side = Side(name, ships, table.switch("burdened", False), table.integer("shift", -5, 5, 0))
    side.nation = nation
    lines = texts(table, "ships")
    hits = table.table("hits")
    screened = texts(table, "screened")
    cargo = texts(table, "cargo")
    for line in lines:
        side.ships.append(read_ship(table, line, nation))
    known = [ship.name for ship in side.ships]
    for twice in {name for name in known if known.count(name) > 1}:
        table.fail("", f"two lines are called {twice!r}; add them up, or give the ships names")
    for ship in side.ships:
        light = ship.kind not in ("capital", "carrier")
        ship.hits = hits.integer(ship.name, 0, 1 if light else ship.factors, 0)
        ship.screened = ship.name in screened
        ship.cargo = ship.name in cargo
        if ship.cargo and ship.kind not in ("destroyer", "transport"):
            table.fail("", f"cargo is carried by destroyers and transports, not by {ship.name!r}")
        if light and ship.hits and (ship.kind != "cruiser" or ship.factors > 2):
            table.fail("", f"hits of light ships are those of a damaged cruiser (CA2), not of {ship.name!r}")
    for named in (*screened, *cargo, *hits.values):
        if named not in known:
            table.fail("", f"there is no ship {named!r}; there are {', '.join(known)}")
    side.orders = read_orders(table.table("orders"))
    table.finish()
    if not side.ships:
        table.fail("", 'ships is a list such as ["BB4 Bismarck", "CA2"]')
    factors = sum(ship.factors for ship in side.ships)
    if len(side.ships) > MOST_LINES or factors > MOST_FACTORS:
        table.fail("", f"a group has at most {MOST_LINES} lines and {MOST_FACTORS} factors, not {factors}")
    return side


def taken_from(table: Table, taken: str) -> list[Ship]:
    """The surface ships that a scenario has in one of its ports: `midway pearl-harbor`."""
    key, _, port = taken.partition(" ")
    known = catalogue()
    if key not in known.scenario_names():
        table.fail("", f"from: there is no scenario {key!r}; there are {', '.join(known.scenario_names())}")
    scenario = known.scenario(key)
    ports = [base.key for base in scenario.bases]
    if port not in ports:
        table.fail("", f"from: {key} has no port {port!r}; it has {', '.join(ports)}")
    here = [unit for unit in range(len(scenario.roster)) if scenario.berth[unit] == ports.index(port)]
    return ships_of(scenario, here)


def ships_of(scenario: Scenario, units: list[int]) -> list[Ship]:
    """Named ships one by one, light ships of a kind and nation together; no submarines."""
    found: dict[str, Ship] = {}
    roster = scenario.roster
    for unit in units:
        if roster.kind[unit] == SUBMARINE:
            continue
        name = catalogue().names[scenario.labels[scenario.label[unit]]][0]
        if name in found:
            found[name].factors += roster.size[unit]
        else:
            kind, nation = KINDS[roster.kind[unit]], NATIONS[roster.nation[unit]]
            slow = not roster.fast[unit] and roster.kind[unit] == CAPITAL
            found[name] = Ship(kind, roster.size[unit], name, nation, slow, scenario.hits[unit])
    return list(found.values())


def line_of(ship: Ship, nation: str) -> str:
    """How a ship is written in a group of that nation: `Bismarck`, `CA6`, `australia CA4`."""
    if ship.kind in ("capital", "carrier"):
        return ship.name
    sign = next(sign for sign, kind in CLASSES.items() if KINDS[kind] == ship.kind)
    return f"{sign}{ship.factors}" if ship.nation == nation else f"{ship.nation} {sign}{ship.factors}"


def known_ship(text: str) -> Ship | None:
    """A named ship of the catalogue by its English or Russian name."""
    known = catalogue()
    wanted = folded(text)
    for ship in known.classes:
        names = known.names[ship.key]
        if ship.named and wanted in (ship.key, folded(names[0]), folded(names[1])):
            return Ship(KINDS[ship.kind], ship.size, names[0], NATIONS[ship.nation], not ship.fast)
    return None


def read_ship(table: Table, line: str, nation: str) -> Ship:
    """`Bismarck`, `BB4 Bismarck`, `slow BB3 Warspite`, `CA6`, `australia CA4`."""
    rest = line.strip()
    known = known_ship(rest)
    if known is not None:
        return known
    slow = False
    while True:
        word, _, after = rest.partition(" ")
        if word == "slow":
            slow = True
        elif word in NATIONS:
            nation = word
        else:
            break
        rest = after.strip()
    match = SHIP.fullmatch(rest)
    if match is None:
        table.fail("", f'a ship is written like "Bismarck", "slow BB3 Warspite", "CA6", "DD4", not {line!r}')
    kind = CLASSES[match[1]]
    factors = int(match[2])
    if kind in (CAPITAL, CARRIER):
        if not LEAST_NAMED <= factors <= MOST_NAMED:
            table.fail("", f"a named ship has {LEAST_NAMED} to {MOST_NAMED} factors, not {factors} ({line})")
    elif not 1 <= factors <= MOST_LIGHT or (kind == CRUISER and factors % 2):
        table.fail("", f"light ships have 1 to {MOST_LIGHT} factors, cruisers an even number ({line})")
    name = match["name"] or (rest if kind not in (CAPITAL, CARRIER) else f"{match[1]}{factors}")
    return Ship(KINDS[kind], factors, name, nation, slow)


def read_orders(table: Table) -> SideOrders:
    orders = SideOrders()
    aims = table.table("aims")
    orders.aims = {ship: aims.text(ship) for ship in aims.values}
    orders.lights = table.choice("lights", LIGHT_ORDERS, "")
    orders.light_targets = texts(table, "light_targets")
    orders.light_spread = table.integer("light_spread", 1, 20, 1)
    orders.screened_targets = texts(table, "screened_targets")
    losses = texts(table, "losses")
    for kind in losses:
        if kind not in orders.losses:
            table.fail("", f"losses are {', '.join(orders.losses)} in some order, not {kind!r}")
    orders.losses = losses + [kind for kind in orders.losses if kind not in losses]
    table.finish()
    return orders


def read_strike(table: Table, names: list[str], sides: list[Side]) -> StrikeQuestion:
    if not names:
        table.fail("", "a strike needs the tables [first] and [second]")
    by = names.index(table.choice("by", (names[0], names[1])))
    strike = StrikeQuestion(
        by,
        table.integer("squadrons", 1, 60),
        table.choice("nation", NATIONS, sides[by].nation),
        table.switch("elite", False),
        table.choice("from", ("navy", "army"), "navy") == "navy",
        table.integer("patrol", 0, 60, 0),
    )
    strike.patrol_nation = table.choice("patrol_nation", NATIONS, sides[1 - by].nation)
    strike.patrol_elite = table.switch("patrol_elite", False)
    strike.surprise = table.integer("surprise", 0, 7, 0)
    strike.radar = table.integer("radar", -5, 5, 0)
    strike.modifier = table.integer("modifier", -5, 5, 0)
    strike.targets = texts(table, "targets")
    table.finish()
    return strike


def read_submarines(table: Table, names: list[str], sides: list[Side]) -> SubmarineQuestion:
    if not names:
        table.fail("", "submarines need the tables [first] and [second]")
    by = names.index(table.choice("by", (names[0], names[1])))
    question = SubmarineQuestion(
        by, table.integer("submarines", 1, 6, 1), table.choice("nation", NATIONS, sides[by].nation)
    )
    question.torpedo = table.integer("torpedo", 0, 5, 0)
    question.asw = table.integer("asw", 0, 5, 0)
    question.search = table.integer("search", 0, 60, 0)
    question.enemy_search = table.integer("enemy_search", 0, 60, 0)
    question.excess_asw = table.integer("excess_asw", 0, 99, 0)
    question.codes = table.integer("codes", -1, 1, 0)
    question.previous = table.integer("previous", 0, 20, 0)
    question.advanced = table.switch("advanced", False)
    question.modifier = table.integer("modifier", -5, 5, 0)
    missing = table.table("missing")
    question.missing = {ship: missing.integer(ship, 0, 4) for ship in missing.values}
    table.finish()
    return question
