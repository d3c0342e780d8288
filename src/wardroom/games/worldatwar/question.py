"""The question of a battle in front of you: which ships, which orders, which circumstances.

`docs/odds.md` describes the file. A question is dataclasses of plain values, so that msgspec can turn it
into JSON and back; `battle_odds` answers it.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from typing import Any, NoReturn

from wardroom.core.bounds import toml_fault
from wardroom.core.calculator import QuestionError
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


class Reader:
    """One table of the file; asks for every field and refuses what is left."""

    def __init__(self, values: dict[str, Any], place: str) -> None:
        self.values = dict(values)
        self.place = place

    def fail(self, what: str) -> NoReturn:
        raise QuestionError(f"{self.place}: {what}" if self.place else what)

    def take(self, key: str, default: Any, kind: type, allowed: str) -> Any:
        value = self.values.pop(key, default)
        wrong = not isinstance(value, kind) or (kind is int and isinstance(value, bool))
        if value is None:
            self.fail(f"{key} is missing: {allowed}")
        if wrong:
            self.fail(f"{key} is {allowed}, not {value!r}")
        return value

    def number(self, key: str, default: int | None, low: int, high: int) -> int:
        value: int = self.take(key, default, int, f"a number from {low} to {high}")
        if not low <= value <= high:
            self.fail(f"{key} is a number from {low} to {high}, not {value}")
        return value

    def switch(self, key: str) -> bool:
        value: bool = self.take(key, False, bool, "true or false")
        return value

    def text(self, key: str, default: str | None = "") -> str:
        value: str = self.take(key, default, str, "a text")
        return value

    def choice(self, key: str, default: str | None, allowed: tuple[str, ...]) -> str:
        value: str = self.take(key, default, str, f"one of {', '.join(allowed)}")
        if value not in allowed:
            self.fail(f"{key} is one of {', '.join(a for a in allowed if a)}, not {value!r}")
        return value

    def texts(self, key: str) -> list[str]:
        value: list[str] = self.take(key, [], list, "a list of texts")
        if not all(isinstance(item, str) for item in value):
            self.fail(f"{key} is a list of texts")
        return value

    def table(self, key: str) -> Reader | None:
        if key not in self.values:
            return None
        value: dict[str, Any] = self.take(key, {}, dict, "a table")
        return Reader(value, f"{self.place}.{key}" if self.place else key)

    def finish(self) -> None:
        if self.values:
            self.fail(f"unknown: {', '.join(sorted(self.values))}")


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
    head = Reader(values, "")
    # As in a scenario file, the head may name the game.
    head.choice("game", GAME, (GAME,))
    question = Question(title=head.text("title"), fleet=False)
    for key in ("first", "second"):
        table = head.table(key)
        if table is not None:
            question.sides.append(read_side(table))
    names = [side.name for side in question.sides]
    if len(question.sides) == 1 or len(set(names)) < len(names):
        head.fail("a battle has the tables [first] and [second], with different names")
    if question.sides:
        question.fleet = head.take("fleet", True, bool, "true or false")
        intercepting = head.choice("intercepting", names[0], (names[0], names[1]))
        question.intercepting = names.index(intercepting)
    strike = head.table("strike")
    if strike is not None:
        question.strike = read_strike(strike, names, question.sides)
    submarines = head.table("submarines")
    if submarines is not None:
        question.submarines = read_submarines(submarines, names, question.sides)
    interception = head.table("interception")
    if interception is not None:
        scale = interception.choice("scale", None, ("europe", "pacific"))
        question.interception = InterceptionQuestion(
            scale, interception.number("dice", None, 1, 20), interception.number("farthest", 0, 0, 40)
        )
        interception.finish()
    settings = head.table("settings")
    if settings is not None:
        question.settings = {key: str(value) for key, value in settings.values.items()}
    head.finish()
    return question


def read_side(table: Reader) -> Side:
    taken = table.text("from")
    ships = taken_from(table, taken) if taken else []
    nation = table.choice("nation", ships[0].nation if ships else None, NATIONS)
    name = table.text("name", nation)
    side = Side(name, ships, table.switch("burdened"), table.number("shift", 0, -5, 5))
    side.nation = nation
    lines = table.texts("ships")
    hits = table.table("hits") or Reader({}, "")
    screened = table.texts("screened")
    cargo = table.texts("cargo")
    for line in lines:
        side.ships.append(read_ship(table, line, nation))
    known = [ship.name for ship in side.ships]
    for twice in {name for name in known if known.count(name) > 1}:
        table.fail(f"two lines are called {twice!r}; add them up, or give the ships names")
    for ship in side.ships:
        light = ship.kind not in ("capital", "carrier")
        ship.hits = hits.number(ship.name, 0, 0, 1 if light else ship.factors)
        ship.screened = ship.name in screened
        ship.cargo = ship.name in cargo
        if ship.cargo and ship.kind not in ("destroyer", "transport"):
            table.fail(f"cargo is carried by destroyers and transports, not by {ship.name!r}")
        if light and ship.hits and (ship.kind != "cruiser" or ship.factors > 2):
            table.fail(f"hits of light ships are those of one damaged cruiser (CA2), not of {ship.name!r}")
    for named in (*screened, *cargo, *hits.values):
        if named not in known:
            table.fail(f"there is no ship {named!r}; there are {', '.join(known)}")
    orders = table.table("orders")
    if orders is not None:
        side.orders = read_orders(orders)
    table.finish()
    if not side.ships:
        table.fail('ships is a list such as ["BB4 Bismarck", "CA2"]')
    factors = sum(ship.factors for ship in side.ships)
    if len(side.ships) > MOST_LINES or factors > MOST_FACTORS:
        table.fail(f"a group has at most {MOST_LINES} lines and {MOST_FACTORS} factors, not {factors}")
    return side


def taken_from(table: Reader, taken: str) -> list[Ship]:
    """The surface ships that a scenario has in one of its ports: `midway pearl-harbor`."""
    key, _, port = taken.partition(" ")
    known = catalogue()
    if key not in known.scenario_names():
        table.fail(f"from: there is no scenario {key!r}; there are {', '.join(known.scenario_names())}")
    scenario = known.scenario(key)
    ports = [base.key for base in scenario.bases]
    if port not in ports:
        table.fail(f"from: {key} has no port {port!r}; it has {', '.join(ports)}")
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


def read_ship(table: Reader, line: str, nation: str) -> Ship:
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
        table.fail(f'a ship is written like "Bismarck", "slow BB3 Warspite", "CA6", "DD4", not {line!r}')
    kind = CLASSES[match[1]]
    factors = int(match[2])
    if kind in (CAPITAL, CARRIER):
        if not LEAST_NAMED <= factors <= MOST_NAMED:
            table.fail(f"a named ship has {LEAST_NAMED} to {MOST_NAMED} factors, not {factors} ({line})")
    elif not 1 <= factors <= MOST_LIGHT or (kind == CRUISER and factors % 2):
        table.fail(f"light ships have 1 to {MOST_LIGHT} factors, cruisers an even number ({line})")
    name = match["name"] or (rest if kind not in (CAPITAL, CARRIER) else f"{match[1]}{factors}")
    return Ship(KINDS[kind], factors, name, nation, slow)


def read_orders(table: Reader) -> SideOrders:
    orders = SideOrders()
    aims = table.table("aims")
    if aims is not None:
        orders.aims = {ship: aims.text(ship, None) for ship in list(aims.values)}
    orders.lights = table.choice("lights", "", LIGHT_ORDERS)
    orders.light_targets = table.texts("light_targets")
    orders.light_spread = table.number("light_spread", 1, 1, 20)
    orders.screened_targets = table.texts("screened_targets")
    losses = table.texts("losses")
    for kind in losses:
        if kind not in orders.losses:
            table.fail(f"losses are {', '.join(orders.losses)} in some order, not {kind!r}")
    orders.losses = losses + [kind for kind in orders.losses if kind not in losses]
    table.finish()
    return orders


def read_strike(table: Reader, names: list[str], sides: list[Side]) -> StrikeQuestion:
    if not names:
        table.fail("a strike needs the tables [first] and [second]")
    by = names.index(table.choice("by", None, (names[0], names[1])))
    strike = StrikeQuestion(
        by,
        table.number("squadrons", None, 1, 60),
        table.choice("nation", sides[by].nation, NATIONS),
        table.switch("elite"),
        table.choice("from", "navy", ("navy", "army")) == "navy",
        table.number("patrol", 0, 0, 60),
    )
    strike.patrol_nation = table.choice("patrol_nation", sides[1 - by].nation, NATIONS)
    strike.patrol_elite = table.switch("patrol_elite")
    strike.surprise = table.number("surprise", 0, 0, 7)
    strike.radar = table.number("radar", 0, -5, 5)
    strike.modifier = table.number("modifier", 0, -5, 5)
    strike.targets = table.texts("targets")
    table.finish()
    return strike


def read_submarines(table: Reader, names: list[str], sides: list[Side]) -> SubmarineQuestion:
    if not names:
        table.fail("submarines need the tables [first] and [second]")
    by = names.index(table.choice("by", None, (names[0], names[1])))
    question = SubmarineQuestion(
        by, table.number("submarines", 1, 1, 6), table.choice("nation", sides[by].nation, NATIONS)
    )
    question.torpedo = table.number("torpedo", 0, 0, 5)
    question.asw = table.number("asw", 0, 0, 5)
    question.search = table.number("search", 0, 0, 60)
    question.enemy_search = table.number("enemy_search", 0, 0, 60)
    question.excess_asw = table.number("excess_asw", 0, 0, 99)
    question.codes = table.number("codes", 0, -1, 1)
    question.previous = table.number("previous", 0, 0, 20)
    question.advanced = table.switch("advanced")
    question.modifier = table.number("modifier", 0, -5, 5)
    missing = table.table("missing")
    if missing is not None:
        question.missing = {ship: missing.number(ship, None, 0, 4) for ship in list(missing.values)}
    table.finish()
    return question
