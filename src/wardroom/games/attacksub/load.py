"""Ships, cards and scenarios from TOML, ours and the user's own, as a catalogue or as pages to read."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from wardroom.core.bounds import FILE, OPTION, Bounds
from wardroom.core.content import (
    ContentError,
    Document,
    Origin,
    Shelf,
    Table,
    digest,
    effective,
    file_text,
    lines_of,
    origins,
)
from wardroom.core.library import Content, Library, Page, check_deck, check_room, page_of, set_of, take_key
from wardroom.core.notation import FILLERS
from wardroom.games.attacksub import catalogue as printed
from wardroom.games.attacksub.catalogue import SIDES, SUBMARINES, Card, Catalogue, Scenario, Ship

GAME: Final = "attacksub"
PACKAGE: Final = "wardroom.games.attacksub"
SHIPS: Final = "ships.toml"
CARDS: Final = "cards.toml"
SCENARIOS: Final = "scenarios.toml"
FILES: Final = (SHIPS, CARDS, SCENARIOS)
# The file that holds such entries.
FILE_OF: Final = {"ship": SHIPS, "card": CARDS, "scenario": SCENARIOS}

SHIP_FIELDS: Final = (
    *("name", "name_ru", "set", "nation", "type", "class", "tons", "knots", "metres", "fit", "fit_ru"),
    *("sensor", "attack", "damage", "detect", "duration", "swimout", "fast", "card"),
)
CARD_FIELDS: Final = (
    *("name", "name_ru", "set", "family", "type", "fire", "contact", "need", "value", "sub_only"),
    *("sensor", "attack", "key", "hit", "count"),
)
PRINT_FIELDS: Final = ("key", "hit", "count")
SCENARIO_FIELDS: Final = (
    *("name", "name_ru", "line", "line_ru", "set", "rule", "introduction", "otherwise", "side"),
)
# What the table never sees may change without changing the digest that a record carries.
NOT_DIGESTED: Final = (
    *("kind", "id", "name_ru", "line", "line_ru", "set", "tons", "knots", "metres", "fit", "fit_ru", "card"),
    "origin",
)

# 10.2 Printed on every Helicopter card.
HELICOPTER_VALUE: Final = 2
MOST_SHIPS: Final = 64
MOST_PRINTS: Final = 128
MOST_SCENARIOS: Final = 64
MOST_IN_A_SCENARIO: Final = 15
MOST_BOXES: Final = 8
# 2.3 A full hand for both sides, and something left to draw from.
SMALLEST_DECK: Final = 64
DRAW: Final = "draw"
ANY_SHIP: Final = "any"
OWN_SCENARIO: Final = "own"
EXITS: Final = ("after_sinking", "after_contact", "after_a_deck", "flagship", "never")
AFTER_SINKING, AFTER_CONTACT, AFTER_A_DECK, FLAGSHIP, NEVER = EXITS
NUMBERS: Final = (*(str(number) for number in range(printed.LARGEST_NUMBER + 1)), "x")
# Words that mean something in a typed line or a position; the key of a card has a stroke in it.
RESERVED: Final = FILLERS | frozenset(
    ("done", "pass", "close", "open", "repair", "sensor", "attack", "any", "own", "none", "deck", "x")
)


def _read(shelf: Shelf) -> Content[Catalogue]:
    pages: list[Page] = []
    taken: dict[str, str] = {}
    ships: list[Ship] = []
    for entry, document in effective(*shelf.pair(SHIPS, "ship", SHIP_FIELDS, _check_head)):
        take_key(entry, taken, _is_reserved)
        check_room(entry, len(ships), MOST_SHIPS)
        ships.append(_ship(len(ships), entry, document, pages))
    cards: list[Card] = []
    pair = shelf.pair(CARDS, "card", CARD_FIELDS, _check_head)
    for entry, document in effective(*pair):
        take_key(entry, taken, _is_reserved)
        cards += _prints(len(cards), entry, document, pages)
    _check_deck(cards, pair[1])
    pieces = [{field: page[field] for field in page if field not in NOT_DIGESTED} for page in pages]
    scenarios: list[Scenario] = []
    for entry, document in effective(*shelf.pair(SCENARIOS, "scenario", SCENARIO_FIELDS, _check_head)):
        check_room(entry, len(scenarios), MOST_SCENARIOS)
        if entry.name == OWN_SCENARIO:
            entry.refuse("key", entry.name, f'a key other than "{OWN_SCENARIO}"')
        scenario, page = _scenario(len(scenarios), entry, document, ships)
        scenarios.append(scenario)
        pages.append(page)
    return Content(Catalogue(ships, cards, scenarios, digest(pieces)), pages)


def _check_head(document: Document) -> None:
    set_of(document)
    document.head.choice("game", (GAME,), GAME)
    document.head.finish()


# -- ships ----------------


def _ship(id: int, entry: Table, document: Document, pages: list[Page]) -> Ship:
    """2.1, 6.2, 10.1: what a ship card shows."""
    type = entry.choice("type", SUBMARINES + printed.SURFACE_SHIPS)
    duration = 0
    values: Page = {
        "name": entry.plain("name"),
        "name_ru": entry.text("name_ru", entry.plain("name")),
        "set": set_of(document),
        "nation": entry.choice("nation", printed.NATIONS),
        "type": type,
        "class": entry.plain("class"),
        "tons": entry.integer("tons", 0, 200_000, 0),
        "knots": entry.plain("knots", ""),
        "metres": entry.plain("metres", ""),
        "fit": (fit := entry.plain("fit", "")),
        "fit_ru": entry.text("fit_ru", fit),
    }
    if type == printed.TRANSPORT:
        # 12.1 Neither Sensor nor Attack: one track, which only counts.
        boxes = entry.integer("damage", 1, MOST_BOXES)
        values["damage"] = boxes
        sensor, surface, attack = [printed.NONE] * boxes, [], []
    else:
        sensor = _track(entry, "sensor", 1)[0]
        columns = _track(entry, "attack", 2 if type in SUBMARINES else 0)
        surface, attack = columns[0], columns[-1]
        if len(columns) == 1:
            surface = [0] * len(attack)
        values["sensor"] = entry.text("sensor")
        values["attack"] = entry.text("attack")
        if max(surface) > 0 and type not in SUBMARINES:
            # 10.1, 10.3 Only a ship that launches helicopters prints it.
            duration = entry.integer("duration", 1, printed.LARGEST_NUMBER)
            values["duration"] = duration
    values["detect"] = entry.integer("detect", 1, 12)
    values["card"] = entry.integer("card", 0, 99, 0)
    for trait, rule in (("swimout", "13.3"), ("fast", "13.4")):
        if entry.switch(trait, False):
            if type not in SUBMARINES:
                entry.refuse(trait, True, f"false unless the type is {', '.join(SUBMARINES)} ({rule})")
            values[trait] = True
    ship = Ship(
        id,
        entry.name,
        str(values["name"]),
        str(values["nation"]),
        type,
        str(values["class"]),
        sensor,
        attack,
        surface,
        entry.integer("detect", 1, 12),
        duration,
        entry.switch("swimout", False),
        entry.switch("fast", False),
    )
    pages.append(page_of("ship", id, entry.name, values, origins(entry, document, SHIP_FIELDS)))
    entry.finish()
    return ship


def _track(entry: Table, field: str, columns: int) -> list[list[int]]:
    """A track by columns: "2 1 0" has one, "+2/+2 +1/+1" two; `columns` 0 takes either."""
    text = entry.text(field)
    boxes = [box.split("/") for box in text.split()]
    wanted = columns if columns else len(boxes[0])
    shape = (
        'a number or "-"' if wanted == 1 else 'two numbers as in "+2/+1" (or "-" for one that is not there)'
    )
    if not 1 <= len(boxes) <= MOST_BOXES or wanted > 2 or any(len(box) != wanted for box in boxes):
        entry.refuse(field, text, f"1 to {MOST_BOXES} boxes, each {shape}")
    return [[_value(entry, field, box[column]) for box in boxes] for column in range(wanted)]


def _value(entry: Table, field: str, word: str) -> int:
    if word == "-":
        return printed.NONE
    number = word[1:] if word.startswith("+") else word
    if not (number.isascii() and number.isdigit()) or int(number) > 9:
        entry.refuse(field, word, 'a number from 0 to 9, or "-"')
    return int(number)


# -- cards ----------------


def _prints(first: int, entry: Table, document: Document, pages: list[Page]) -> list[Card]:
    """A kind of card, and its prints: cards alike in all they show."""
    kind = printed.KINDS.index(entry.choice("family", printed.KINDS))
    type, fire, contact, need, value = 0, 0, 0, 0, 0
    sub_only = False
    values: Page = {
        "name": entry.plain("name"),
        "name_ru": entry.text("name_ru", entry.plain("name")),
        "set": set_of(document),
        "family": printed.KINDS[kind],
    }
    if kind in (printed.CR, printed.EA):
        types = printed.REDUCTIONS if kind == printed.CR else printed.EVASIONS
        type = types.index(entry.choice("type", types))
        value = entry.integer("value", 1, 9)
        sub_only = entry.switch("sub_only", False)
        values |= {"type": types[type], "value": value, "sub_only": sub_only}
    if kind == printed.CR:
        need = entry.integer("need", 0, printed.LARGEST_NUMBER)
        values["need"] = need
    if kind == printed.WL:
        fire = entry.integer("fire", 1, 9)
        contact = entry.integer("contact", 1, 4)
        values |= {"fire": fire, "contact": contact}
    if kind == printed.HELO:
        for field in ("sensor", "attack"):
            values[field] = entry.integer(field, HELICOPTER_VALUE, HELICOPTER_VALUE)
    of_kind = origins(entry, document, CARD_FIELDS)
    found: list[Card] = []
    for each in entry.tables("print"):
        each.entry = f"{entry.entry}: {each.entry}"
        id = first + len(found)
        check_room(each, id, MOST_PRINTS)
        rn = _number(each)
        hit = each.choice("hit", printed.HITS)
        count = each.integer("count", 0, 60)
        number = NUMBERS[rn]
        marked = number + "-" + printed.HIT_MARKS[printed.HITS.index(hit)]
        if each.name not in (number, marked):
            each.refuse("key", each.name, f'"{number}" or "{marked}"')
        key = f"{entry.name}/{each.name}"
        if any(card.key == key for card in found):
            each.refuse("key", each.name, f'each key once in a kind; a second hit result as in "{marked}"')
        sources = of_kind | _own_origins(each)
        sources["number"] = sources["key"]
        shown: Page = values | {"number": number, "hit": hit, "count": count}
        pages.append(page_of("card", id, key, shown, sources) | {"stem": entry.name})
        each.finish()
        found.append(
            Card(
                id,
                key,
                entry.name,
                str(values["name"]),
                kind,
                type,
                fire,
                contact,
                need,
                value,
                sub_only,
                rn,
                hit,
                count,
            )
        )
    if not found:
        entry.fail("print", 'missing, allowed a list such as [{ key = "7", count = 1, hit = "sunk" }]')
    entry.finish()
    return found


def _number(each: Table) -> int:
    """1.2 The random number that a print's key begins with."""
    number = each.name.partition("-")[0]
    if number not in NUMBERS:
        each.refuse("key", each.name, "0 to 7, or x for the malfunction symbol")
    return NUMBERS.index(number)


def _own_origins(each: Table) -> dict[str, Origin]:
    """What a print says itself about where its values come from."""
    told = each.table("origin").values
    if not told:
        return {}
    alone = Table(each.file, each.entry, {"origin": told}, own=True)
    found = origins(alone, Document("", "", "print", (), own=True), PRINT_FIELDS)
    return {field: found[field] for field in told}


def _check_deck(cards: list[Card], own: Document) -> None:
    check_deck(own, [card.count for card in cards], SMALLEST_DECK, "2.3")
    if all(card.rn == printed.X or card.count == 0 for card in cards):
        raise ContentError(f"{own.head.file}: print: found no number, allowed some cards with 0 to 7 (1.2)")


# -- scenarios ----------------


class Side:
    """13 One side of a scenario as its entry tells it."""

    def __init__(self, entry: Table, ships: Sequence[Ship]) -> None:
        keys = [ship.key for ship in ships]
        self.entry = entry
        self.key = entry.choice("key", printed.SIDE_NAMES)
        self.ships = entry.choices("ships", keys, MOST_IN_A_SCENARIO)
        self.reinforcements = entry.choices("reinforcements", keys, MOST_IN_A_SCENARIO)
        self.sink = entry.choices("sink", keys, MOST_IN_A_SCENARIO)
        self.sink_all = entry.switch("sink_all", False)
        self.points = entry.integer("points", 0, 99, 0)
        self.worth_others = entry.integer("worth_others", 0, 99, 0)
        worth = entry.table("worth")
        self.worth = {key: worth.integer(key, 0, 99) for key in list(worth.values)}
        self.exit_points = entry.integer("exit_points", 0, 99, 0)
        self.loss_points = entry.integer("loss_points", 0, 99, 0)
        self.exits = entry.choice("exits", EXITS) if "exits" in entry.values else ""
        self.flagship = entry.choice("flagship", keys) if self.exits == FLAGSHIP else ""
        self.flagship_after = entry.integer("flagship_after", 0, 9, 1) if self.exits == FLAGSHIP else 0
        self.race = entry.choice("race", [ANY_SHIP, *keys]) if "race" in entry.values else ""
        self.race_from = entry.integer("race_from", 1, 9, 2) if self.race else 0
        self.race_if_negated = entry.switch("race_if_negated", False) if self.race else False
        self.told_sweep = "sweep" in entry.values
        self.sweep = entry.switch("sweep", False)
        # Fields that stand in another one's company only.
        entry.asked += ["exits", "race"]
        self.types = {ship.key: ship for ship in ships}

    @property
    def all(self) -> list[str]:
        return self.ships + self.reinforcements

    @property
    def plain(self) -> bool:
        """13.5 alone decides for it."""
        return not (self.sink or self.points or self.race or self.exits or self.sweep)

    def check(self, other: "Side") -> None:
        """What cannot be played is refused."""
        entry, types = self.entry, self.types
        if not any(not types[key].is_transport for key in self.ships):
            entry.refuse("ships", self.ships, "at least one ship that is not a Transport (12.3)")
        for field, keys in (("ships", self.ships), ("reinforcements", self.reinforcements)):
            for key in keys:
                if (self.all + other.all).count(key) > 1:
                    entry.refuse(field, key, "each ship once in a scenario")
        for key in self.sink:
            if key not in other.all:
                entry.refuse("sink", key, f"a ship of the other side: {', '.join(other.all)}")
        for key in self.worth:
            if key not in other.all:
                entry.refuse("worth", key, f"a ship of the other side: {', '.join(other.all)}")
        for field, key in (("flagship", self.flagship), ("race", self.race)):
            if key and key != ANY_SHIP and key not in self.all:
                entry.refuse(field, key, f"a ship of this side: {', '.join(self.all)}")
        if self.sink_all and not self.sink:
            entry.refuse("sink_all", True, "false unless `sink` names ships")
        self._check_points(other)

    def _check_points(self, other: "Side") -> None:
        within = sum(self.worth.get(key, self.worth_others) for key in other.all)
        within += self.exit_points * len(self.all)
        if self.points > within:
            self.entry.refuse("points", self.points, f"at most {within}, all that this side can score")
        if not self.points and within:
            self.entry.refuse("points", 0, "more than 0 where something is worth points")
        if not self.points and self.loss_points:
            self.entry.refuse("loss_points", self.loss_points, "0 unless `points` win")


def _scenario(id: int, entry: Table, document: Document, ships: Sequence[Ship]) -> tuple[Scenario, Page]:
    """13A, 13B, 13D, 13F Two sides and what wins; where nothing is said, 13.5 decides."""
    tables = entry.tables("side")
    if len(tables) != SIDES:
        entry.fail("side", f"found {len(tables)} entries [[scenario.side]], allowed {SIDES}")
    for table in tables:
        table.entry = f"{entry.entry}: {table.entry}"
    sides = [Side(table, ships) for table in tables]
    _check_sides(entry, sides)
    names = [side.key for side in sides]
    title = entry.plain("name")
    values: Page = {
        "name": title,
        "name_ru": entry.text("name_ru", title),
        "line": entry.text("line", ""),
        "line_ru": entry.text("line_ru", entry.text("line", "")),
        "set": set_of(document),
        "rule": entry.plain("rule", "13"),
        "introduction": entry.switch("introduction", False),
        "otherwise": entry.choice("otherwise", [DRAW, *names], DRAW),
        "side": [side.entry.values for side in sides],
    }
    scenario = Scenario(id, entry.name, title, str(values["rule"]), names, len(ships))
    scenario.introduction = values["introduction"] is True
    scenario.otherwise = (
        printed.NOBODY if values["otherwise"] == DRAW else names.index(str(values["otherwise"]))
    )
    scenario.default_victory = all(side.plain for side in sides)
    number = {ship.key: ship.id for ship in ships}
    for place, side in enumerate(sides):
        _fill(scenario, place, side, sides[1 - place], number)
    page = page_of("scenario", id, entry.name, values, origins(entry, document, SCENARIO_FIELDS))
    scenario.digest = digest({field: page[field] for field in page if field not in NOT_DIGESTED})
    if entry.own:
        scenario.lines = lines_of(entry.values)
    entry.finish()
    for side in sides:
        side.entry.finish()
    return scenario, page


def _check_sides(entry: Table, sides: list[Side]) -> None:
    first, second = sides
    if first.key == second.key:
        second.entry.refuse("key", second.key, "two different sides")
    first.check(second)
    second.check(first)
    if len(first.all + second.all) > MOST_IN_A_SCENARIO:
        found = len(first.all + second.all)
        entry.refuse("side", found, f"at most {MOST_IN_A_SCENARIO} ships, both sides together")
    # 1.3 The Surface Force rules need one.
    surface = [any(not side.types[key].is_sub for key in side.all) for side in sides]
    if all(surface):
        second.entry.refuse(
            "ships", second.ships, "submarines only, as the other side has surface ships (1.3)"
        )
    for field in ("flagship", "race"):
        if getattr(first, field) and getattr(second, field):
            second.entry.refuse(field, getattr(second, field), "one side only")
    needs = {side.exits for side in sides} & {AFTER_CONTACT, AFTER_A_DECK}
    if len(needs) > 1 or (needs and AFTER_SINKING in (first.exits, second.exits)):
        second.entry.refuse("exits", second.exits, "what the other side needs, or never")


def _fill(scenario: Scenario, place: int, side: Side, other: Side, number: dict[str, int]) -> None:
    """What the engine reads of one side."""
    scenario.ships[place] = [number[key] for key in side.ships]
    scenario.reinforcements[place] = [number[key] for key in side.reinforcements]
    scenario.prey[place] = [number[key] for key in side.sink]
    scenario.prey_all[place] = side.sink_all
    scenario.points_needed[place] = side.points
    for key in other.all:
        scenario.ship_points[number[key]] = side.worth.get(key, side.worth_others)
    scenario.exit_points[place] = side.exit_points
    scenario.loss_points[place] = side.loss_points
    exits = side.exits or (AFTER_SINKING if scenario.default_victory else NEVER)
    scenario.exits[place] = exits != NEVER
    scenario.sweep[place] = side.sweep if side.told_sweep else scenario.default_victory
    if exits == AFTER_CONTACT:
        scenario.exit_needs_contact = True
    if exits == AFTER_A_DECK:
        scenario.exit_needs_whole_deck = True
    if side.flagship:
        scenario.exit_wins = number[side.flagship]
        scenario.exit_after_deck = side.flagship_after
    if side.race:
        scenario.race_side = place
        scenario.race_ship = printed.NOBODY if side.race == ANY_SHIP else number[side.race]
        scenario.race_from_deck = side.race_from
        scenario.race_if_negated = side.race_if_negated


# -- scenarios of one's own ----------------


def own_scenario(lines: Sequence[str], catalogue: Catalogue, file: str = "option own_scenario") -> Scenario:
    """The scenario that the lines of an option tell: a record carries what is not ours."""
    scenarios = scenarios_in("[[scenario]]\n" + "\n".join(lines), file, catalogue, OPTION)
    return scenarios[0]


def scenarios_in(
    text: str, file: str, with_ships: Catalogue | None = None, bounds: Bounds = FILE
) -> list[Scenario]:
    """All scenarios of a file; ContentError tells the first fault."""
    ships = (with_ships if with_ships is not None else catalogue()).ships
    document = _scenario_document(text, file, bounds)
    return [_scenario(printed.NOBODY, entry, document, ships)[0] for entry in document.entries]


def faults(path: Path, name: str) -> list[str]:
    """What is wrong with a file that stands in the place of one of ours: a sentence for each fault found."""
    if name != SCENARIOS:
        return LIBRARY.faults(path, name)
    try:
        return scenario_faults(file_text(path), str(path))
    except ContentError as error:
        return [str(error)]


def scenario_faults(text: str, file: str) -> list[str]:
    """What is wrong with the text of a scenario file: a sentence for each fault found."""
    try:
        document = _scenario_document(text, file)
    except ContentError as error:
        return [str(error)]
    found = []
    for entry in document.entries:
        try:
            _scenario(printed.NOBODY, entry, document, catalogue().ships)
        except ContentError as error:
            found.append(str(error))
    return found


def _scenario_document(text: str, file: str, bounds: Bounds = FILE) -> Document:
    document = Document(file, text, "scenario", SCENARIO_FIELDS, own=True, bounds=bounds)
    _check_head(document)
    if not document.entries:
        document.head.fail("scenario", "missing, allowed entries [[scenario]]")
    for entry in document.entries:
        for field in ("name", "name_ru", "line", "line_ru", "rule"):
            # A semicolon parts the lines of an option.
            if ";" in str(entry.values.get(field, "")):
                entry.refuse(field, entry.values[field], "a text without a semicolon")
    return document


# -- pages and checks ----------------


def _is_reserved(word: str) -> bool:
    return word in RESERVED


LIBRARY: Final = Library(GAME, PACKAGE, FILES, _read)
catalogue = LIBRARY.catalogue
entries = LIBRARY.entries
names = LIBRARY.names
forget = LIBRARY.forget
