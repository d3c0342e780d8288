"""Ships and cards from TOML, ours and the user's own, as a catalogue or as pages for the card browser."""

import re
from typing import Final

from wardroom.core.content import (
    PRINTED,
    ContentError,
    Document,
    Origin,
    Shelf,
    Table,
    digest,
    effective,
    origins,
)
from wardroom.core.library import Content, Library, Page, check_deck, check_room, page_of, set_of, take_key
from wardroom.core.notation import FILLERS
from wardroom.core.state import NOBODY
from wardroom.games.highseas import catalogue as printed
from wardroom.games.highseas.actions import MOST_CARDS, MOST_SHIPS, TOKENS
from wardroom.games.highseas.battle import ATTACK_NAMES, FATE_NAMES
from wardroom.games.highseas.catalogue import Card, Catalogue, Ship
from wardroom.games.highseas.kinds import KINDS
from wardroom.games.highseas.marks import aims, steps

GAME: Final = "highseas"
PACKAGE: Final = "wardroom.games.highseas"
SHIPS: Final = "ships.toml"
CARDS: Final = "cards.toml"
FILES: Final = (SHIPS, CARDS)
# The file that entries of a kind stand in.
FILE_OF: Final = {"ship": SHIPS, "card": CARDS}

SHIP_FIELDS: Final = (
    # Keys, records and typed names are ASCII; `name_en` has the accents.
    *("name", "name_en", "name_ru", "set", "nation", "type", "class", "year", "tons", "fit"),
    *("tubes", "oxygen", "flak", "planes"),
    *("hull", "points", "main", "secondary", "mount", "flights", "numbers", "cover", "anti_air", "silent"),
)
CARD_FIELDS: Final = (
    *("name", "name_ru", "set", "family", "size", "double", "damage", "attacks", "numbers", "points"),
    "count",
)
# 2 Where the marks of a card come from.
MARKS_SOURCE: Final = "the sheet that lists the cards: what its family does"
# What the table never sees may change without changing the digest that a record carries.
NOT_DIGESTED: Final = (
    *("kind", "id", "name_en", "name_ru", "set", "year", "tons", "fit", "tubes", "oxygen", "flak", "planes"),
    "origin",
)

# 3.hand Seven cards for each of six players.
SMALLEST_DECK: Final = 42
# 3.fleet A fleet has a ship, whatever the table's limit.
CHEAPEST_SHIP: Final = 10
NUMBERED_WORD: Final = re.compile(r"(row|plus|seat)\d+")
# Words that mean something in a typed line or a position.
RESERVED: Final = FILLERS.union(
    TOKENS.english(),
    ATTACK_NAMES,
    FATE_NAMES,
    ("none", "used", "over", "start", "spectator", "agreed", "kept", "out"),
)


def _read(shelf: Shelf) -> Content[Catalogue]:
    our_ships, own_ships = shelf.pair(SHIPS, "ship", SHIP_FIELDS, _check_head)
    our_cards, own_cards = shelf.pair(CARDS, "card", CARD_FIELDS, _check_head)
    ships: list[Ship] = []
    cards: list[Card] = []
    pages: list[Page] = []
    taken: dict[str, str] = {}
    for entry, document in effective(our_ships, own_ships):
        take_key(entry, taken, _is_reserved)
        check_room(entry, len(ships), MOST_SHIPS)
        ships.append(_ship(len(ships), entry, document, pages))
    for entry, document in effective(our_cards, own_cards):
        take_key(entry, taken, _is_reserved)
        check_room(entry, len(cards), MOST_CARDS)
        cards.append(_card(len(cards), entry, document, pages))
    check_deck(own_cards, [card.count for card in cards], SMALLEST_DECK, "3.hand")
    _check_navies(ships, own_ships)
    plain = [{field: page[field] for field in page if field not in NOT_DIGESTED} for page in pages]
    catalogue = Catalogue(ships, cards, digest(plain))
    for page in pages:
        id = int(str(page["id"]))
        if page["kind"] == "card":
            _mark(page, catalogue, cards[id])
        else:
            page["name"] = page.pop("name_en")
            page["air_attacks"] = ships[id].attacks_by_air(False)
    return Content(catalogue, pages)


def _mark(page: Page, catalogue: Catalogue, card: Card) -> None:
    """2 The steps in which a card may be played, and who may attack whom with it: what its family does."""
    values: Page = {"steps": steps(card), "reach": aims(catalogue, card)}
    origin = page["origin"]
    assert isinstance(origin, dict)
    for field, value in values.items():
        if value:
            page[field] = value
            origin[field] = Origin(PRINTED, MARKS_SOURCE).as_dict()


def _check_head(document: Document) -> None:
    set_of(document)
    document.head.choice("game", (GAME,), GAME)
    document.head.finish()


def _ship(id: int, entry: Table, document: Document, pages: list[Page]) -> Ship:
    """2 What a ship card shows."""
    main = entry.choice("main", ("", *printed.MAIN_SIZES), "")
    secondary = entry.choice("secondary", ("", *printed.SECONDARY_SIZES), "")
    ship = Ship(
        id=id,
        key=entry.name,
        name=entry.plain("name"),
        nation=printed.NATIONS.index(entry.choice("nation", printed.NATIONS)),
        type=entry.choice("type", printed.SHIP_TYPES),
        ship_class=entry.plain("class"),
        hull=entry.integer("hull", 1, 20),
        points=entry.integer("points", 1, 25),
        main=printed.MAIN_SIZES.index(main) if main else printed.NO_BATTERY,
        secondary=printed.SECONDARY_SIZES.index(secondary) if secondary else printed.NO_BATTERY,
        mount=entry.integer("mount", 0, 4) if "mount" in entry.values else _without_mount(entry),
        flights=entry.integer("flights", 0, 3, 0),
        numbers=entry.integers("numbers", 2, 9, 3),
        cover=entry.integer("cover", 0, 6, 0),
        anti_air=entry.integer("anti_air", 0, 4, 0),
        silent=entry.integer("silent", 0, 6, 0),
    )
    _check_ship(entry, ship)
    values: Page = {
        "name": ship.name,
        "name_ru": entry.text("name_ru", ship.name),
        "set": set_of(document),
        "nation": printed.NATIONS[ship.nation],
        "type": ship.type,
        "class": ship.ship_class,
        "year": entry.integer("year", 1880, 1960, 1940),
        "tons": entry.integer("tons", 0, 200_000, 0),
        "fit": entry.plain("fit", ""),
        "tubes": entry.integer("tubes", 0, 40, 0),
        "oxygen": entry.switch("oxygen", False),
        "flak": entry.integer("flak", 0, 60, 0),
        "planes": entry.integer("planes", 0, 200, 0),
        "hull": ship.hull,
        "points": ship.points,
        "main": main,
        "secondary": secondary,
        "flights": ship.flights,
        "numbers": ship.numbers,
        "cover": ship.cover,
        "anti_air": ship.anti_air,
        "silent": ship.silent,
    }
    if ship.mount != printed.NO_MOUNT:
        values["mount"] = ship.mount
    page = page_of("ship", id, entry.name, values, origins(entry, document, tuple(values)))
    pages.append({**page, "name_en": entry.text("name_en", ship.name)})
    entry.finish()
    return ship


def _without_mount(entry: Table) -> int:
    """No torpedo mount, which is less than a mount of 0."""
    entry.asked.append("mount")
    return printed.NO_MOUNT


def _check_ship(entry: Table, ship: Ship) -> None:
    if ship.is_carrier != bool(ship.numbers) or len(ship.numbers) not in (0, 3):
        entry.refuse("numbers", ship.numbers, "three numbers on a ship with flights, none on others (12)")
    if ship.is_submarine:
        if ship.main != printed.NO_BATTERY or ship.secondary != printed.NO_BATTERY:
            entry.refuse("secondary", entry.values.get("secondary", ""), "no guns on an SS (13)")
        if ship.is_carrier or ship.cover:
            entry.refuse("flights", ship.flights, "neither flights nor cover on an SS (13)")
        if ship.mount == printed.NO_MOUNT:
            entry.fail("mount", "missing, allowed a whole number from 0 to 4 on an SS (13)")
    elif ship.silent:
        entry.refuse("silent", ship.silent, "0 unless the type is SS (13)")


def _card(id: int, entry: Table, document: Document, pages: list[Page]) -> Card:
    """11 What an action card shows; a family has no field that its cards do not print."""
    family = printed.FAMILIES.index(entry.choice("family", printed.FAMILIES))
    values: Page = {
        "name": entry.plain("name"),
        "name_ru": entry.text("name_ru", entry.plain("name")),
        "set": set_of(document),
        "family": printed.FAMILIES[family],
    }
    size, damage, attacks, points = 0, 0, 0, 0
    double = False
    numbers: list[int] = []
    kind = KINDS[family]
    if kind.sizes:
        values["size"] = entry.choice("size", kind.sizes)
        size = kind.sizes.index(str(values["size"]))
    if family == printed.SECONDARY:
        double = entry.switch("double", False)
        values["double"] = double
    if kind.damages:
        damage = entry.integer("damage", 1, 9)
        values["damage"] = damage
    if family == printed.LAND_AIR:
        attacks = entry.integer("attacks", 1, 6)
        values["attacks"] = attacks
    if kind.chances:
        numbers = entry.integers("numbers", 2, 9, kind.chances)
        if len(numbers) != kind.chances:
            entry.refuse("numbers", numbers, f"a list of {kind.chances} numbers from 2 to 9")
        values["numbers"] = numbers
    if family == printed.REINFORCEMENTS:
        points = entry.integer("points", 1, 25)
        values["points"] = points
    count = entry.integer("count", 0, 60)
    values["count"] = count
    pages.append(page_of("card", id, entry.name, values, origins(entry, document, tuple(values))))
    entry.finish()
    return Card(
        id,
        entry.name,
        entry.plain("name"),
        family,
        size,
        double,
        damage,
        attacks,
        numbers,
        points,
        count,
    )


def look_of(page: Page) -> Page:
    """What a card is drawn by besides its values, and the attack that it makes: its kind knows."""
    kind = KINDS[printed.FAMILIES.index(str(page["family"]))]
    found: Page = {"look": {"sign": kind.sign, "scene": kind.scene}}
    return found if kind.attack == NOBODY else {**found, "declares": ATTACK_NAMES[kind.attack]}


def _is_reserved(word: str) -> bool:
    return word in RESERVED or NUMBERED_WORD.fullmatch(word) is not None


def _check_navies(ships: list[Ship], own: Document) -> None:
    for nation, name in enumerate(printed.NATIONS):
        navy = [ship.points for ship in ships if ship.nation == nation]
        if not navy or min(navy) > CHEAPEST_SHIP:
            what = f"the navy {name} has no ship of at most {CHEAPEST_SHIP} points (3.fleet)"
            raise ContentError(f"{own.head.file}: points: {what}")


LIBRARY: Final = Library(GAME, PACKAGE, FILES, _read)
catalogue = LIBRARY.catalogue
entries = LIBRARY.entries
names = LIBRARY.names
faults = LIBRARY.faults
