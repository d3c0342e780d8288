"""Ships and cards from TOML, ours and the user's own, as a catalogue or as pages for the card browser."""

import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from wardroom.core.content import (
    OWN,
    ContentError,
    Document,
    Origin,
    Shelf,
    Table,
    digest,
    effective,
    origins,
    user_folder,
)
from wardroom.core.notation import FILLERS
from wardroom.games.coldwar.actions import WORDS
from wardroom.games.coldwar.battle import ATTACK_NAMES, FATE_NAMES
from wardroom.games.coldwar.catalogue import (
    ADDITIONAL_SHIP,
    ASW,
    BOMBER,
    COVER,
    CREW,
    DAMAGE_CONTROL,
    ECM,
    EVADE,
    FAMILIES,
    GUN,
    GUN_SIZES,
    LAND_STRIKE,
    MISSILE,
    MISSILE_TYPES,
    NATIONS,
    RETREAT,
    SHIP_TYPES,
    TORPEDO,
    Card,
    Catalogue,
    Ship,
)

Page = dict[str, object]

GAME: Final = "coldwar"
PACKAGE: Final = "wardroom.games.coldwar"
SHIPS: Final = "ships.toml"
CARDS: Final = "cards.toml"
TRAITS: Final = ("hunter", "quiet", "fast")

SHIP_FIELDS: Final = (
    "name",
    "name_ru",
    "set",
    "nation",
    "type",
    "class",
    "tons",
    "fit",
    "hits",
    "points",
    "guns",
    "missiles",
    "torpedoes",
    "strike",
    "air_defense",
    "traits",
)
CARD_FIELDS: Final = ("name", "name_ru", "set", "family", "size", "damage", "attacks", "numbers", "count")
# What the table never sees may change without changing the digest that a record carries.
NOT_DIGESTED: Final = ("kind", "id", "name_ru", "set", "tons", "fit", "origin")

# Which kinds of value the cards of a family print, and how many chances on a die.
SIZES: Final = {GUN: GUN_SIZES, MISSILE: MISSILE_TYPES}
DAMAGING: Final = (GUN, MISSILE, TORPEDO)
CHANCES: Final = {
    GUN: 0,
    MISSILE: 0,
    TORPEDO: 1,
    ASW: 2,
    LAND_STRIKE: 3,
    BOMBER: 1,
    EVADE: 0,
    ECM: 0,
    COVER: 1,
    ADDITIONAL_SHIP: 0,
    RETREAT: 0,
    DAMAGE_CONTROL: 0,
    CREW: 0,
}

MOST_SHIPS: Final = 128
MOST_CARDS: Final = 120
MOST_SYMBOLS: Final = 6
# 5.1: seven cards for each of six players.
SMALLEST_DECK: Final = 42
NUMBERED_WORD: Final = re.compile(r"(row|dice|seat)\d+")
# Words that mean something in a typed line or a position; cards are called like attacks (torpedo, asw).
RESERVED: Final = FILLERS.union(
    WORDS.values(),
    FATE_NAMES,
    ("active", "crippled", "idle", "none", "down", "may", "over", "start", "spectator"),
    ("agreed", "played", "moved", "out", "kept", "last", "last-comes"),
)


class Content:
    """All that is in effect: what the engine plays with, and the pages that show it."""

    def __init__(self, catalogue: Catalogue, pages: list[Page]) -> None:
        self.catalogue = catalogue
        self.pages = pages


def catalogue(folder: Path | None = None) -> Catalogue:
    """The content in effect: packaged, with the user's own from `folder` or $WARDROOM_CONTENT."""
    return _content(folder).catalogue


def entries(folder: Path | None = None) -> list[Page]:
    """Every ship and card with all its values, its names in both languages, and where each value is from."""
    return _content(folder).pages


def names(folder: Path | None = None) -> dict[str, list[str]]:
    """The English and Russian name of every ship and card, by key."""
    return {
        str(page["key"]): [str(page["name"]), str(page["name_ru"])]
        for page in entries(folder)
        if "name" in page
    }


def _content(folder: Path | None) -> Content:
    """A folder that is named is read afresh, the one of the environment once."""
    return _read(folder) if folder is not None else _read_once(user_folder(None))


@lru_cache(maxsize=4)
def _read_once(folder: Path | None) -> Content:
    return _read(folder)


def _read(folder: Path | None) -> Content:
    shelf = Shelf(GAME, PACKAGE, (SHIPS, CARDS), folder)
    our_ships, own_ships = _pair(shelf, SHIPS, "ship", SHIP_FIELDS)
    our_cards, own_cards = _pair(shelf, CARDS, "card", (*CARD_FIELDS, "order_cards"))
    ships: list[Ship] = []
    cards: list[Card] = []
    pages: list[Page] = []
    taken: dict[str, str] = {}
    for entry, document in effective(our_ships, own_ships):
        _take_key(entry, taken, RESERVED | set(ATTACK_NAMES))
        _check_room(entry, len(ships), MOST_SHIPS)
        ships.append(_ship(len(ships), entry, document, pages))
    for entry, document in effective(our_cards, own_cards):
        _take_key(entry, taken, RESERVED)
        _check_room(entry, len(cards), MOST_CARDS)
        cards.append(_card(len(cards), entry, document, pages))
    _check_deck(cards, own_cards)
    order_cards = _order_cards(own_cards if "order_cards" in own_cards.head.values else our_cards, pages)
    played = [{field: page[field] for field in page if field not in NOT_DIGESTED} for page in pages]
    return Content(Catalogue(ships, cards, order_cards, digest(played)), pages)


def _pair(shelf: Shelf, name: str, kind: str, fields: tuple[str, ...]) -> tuple[Document, Document]:
    ours = shelf.ours(name, kind, fields)
    own = shelf.users(name, kind, fields)
    for document in (ours, own):
        _set_of(document)
        if "order_cards" in fields:
            document.head.asked.append("order_cards")
        document.head.finish()
    return ours, own


def _set_of(document: Document) -> str:
    return document.head.plain("set", OWN if document.head.own else None)


def _ship(id: int, entry: Table, document: Document, pages: list[Page]) -> Ship:
    """4 and the list of symbols in 6.1 B.1: what a ship card shows."""
    guns = entry.choices("guns", GUN_SIZES, MOST_SYMBOLS)
    missiles = entry.choices("missiles", MISSILE_TYPES, MOST_SYMBOLS)
    traits = entry.choices("traits", TRAITS, len(TRAITS))
    ship = Ship(
        id=id,
        key=entry.name,
        name=entry.plain("name"),
        nation=entry.choice("nation", NATIONS),
        type=entry.choice("type", SHIP_TYPES),
        ship_class=entry.plain("class"),
        hits=entry.integer("hits", 1, 20),
        points=entry.integer("points", 0, 40),
        guns=[guns.count(size) for size in GUN_SIZES],
        missiles=[missiles.count(kind) for kind in MISSILE_TYPES],
        torpedoes=entry.integer("torpedoes", 0, 4, 0),
        strike=entry.integer("strike", 0, 3, 0),
        air_defence=entry.integers("air_defense", 1, 6, 2),
        hunter="hunter" in traits,
        elusive="quiet" in traits or "fast" in traits,
    )
    _check_ship(entry, ship, traits)
    values: Page = {
        "name": ship.name,
        "name_ru": entry.text("name_ru", ship.name),
        "set": _set_of(document),
        "nation": ship.nation,
        "type": ship.type,
        "class": ship.ship_class,
        "tons": entry.integer("tons", 0, 200_000, 0),
        "fit": entry.plain("fit", ""),
        "hits": ship.hits,
        "points": ship.points,
        "guns": guns,
        "missiles": missiles,
        "torpedoes": ship.torpedoes,
        "strike": ship.strike,
        "air_defense": ship.air_defence,
        "traits": traits,
    }
    pages.append(_page("ship", id, entry, values, origins(entry, document, SHIP_FIELDS)))
    entry.finish()
    return ship


def _check_ship(entry: Table, ship: Ship, traits: list[str]) -> None:
    if ship.is_submarine:
        # 5.23, 5.24: a submarine stands in no row; it has torpedoes and missiles only.
        if sum(ship.guns):
            entry.refuse("guns", entry.values["guns"], "none on an SSN (5.24)")
        if ship.strike:
            entry.refuse("strike", ship.strike, "0 on an SSN (5.24)")
        if ship.air_defence:
            entry.refuse("air_defense", ship.air_defence, "none on an SSN (5.24)")
        return
    if ship.torpedoes:
        entry.refuse("torpedoes", ship.torpedoes, "0 unless the type is SSN (7.13)")
    if traits:
        entry.refuse("traits", traits, "none unless the type is SSN (7.13, 7.15)")


def _card(id: int, entry: Table, document: Document, pages: list[Page]) -> Card:
    """7, 8 and 9: what an action card shows; a family has no field that its cards do not print."""
    values: Page = {
        "name": entry.plain("name"),
        "name_ru": entry.text("name_ru", entry.plain("name")),
        "set": _set_of(document),
        "family": entry.choice("family", FAMILIES),
    }
    family = FAMILIES.index(entry.choice("family", FAMILIES))
    size, damage, attacks = 0, 0, 0
    numbers: list[int] = []
    if family in SIZES:
        word = entry.choice("size", SIZES[family])
        size = SIZES[family].index(word)
        values["size"] = word
    if family in DAMAGING:
        damage = entry.integer("damage", 1, 9)
        values["damage"] = damage
    if family == LAND_STRIKE:
        attacks = entry.integer("attacks", 1, 6)
        values["attacks"] = attacks
    if CHANCES[family]:
        numbers = entry.integers("numbers", 0, 6, CHANCES[family])
        if len(numbers) != CHANCES[family]:
            entry.refuse("numbers", numbers, f"a list of {CHANCES[family]} numbers from 0 to 6")
        values["numbers"] = numbers
    count = entry.integer("count", 0, 60)
    values["count"] = count
    printed = tuple(values)
    pages.append(_page("card", id, entry, values, origins(entry, document, printed)))
    entry.finish()
    return Card(id, entry.name, entry.plain("name"), family, size, damage, attacks, numbers, count)


def _order_cards(document: Document, pages: list[Page]) -> int:
    # 6: at least as many as players.
    count = document.head.integer("order_cards", 6, 99)
    head = document.head
    origin = document.origins.get("order_cards")
    if origin is None:
        if not head.own:
            head.fail("order_cards", "no origin")
        origin = Origin(OWN, head.file)
    page: Page = {"kind": "order", "key": "order", "count": count}
    page["origin"] = {"count": origin.as_dict()}
    pages.append(page)
    return count


def _page(kind: str, id: int, entry: Table, values: Page, sources: dict[str, Origin]) -> Page:
    page: Page = {"kind": kind, "id": id, "key": entry.name}
    page.update(values)
    page["origin"] = {field: origin.as_dict() for field, origin in sources.items()}
    return page


def _take_key(entry: Table, taken: dict[str, str], reserved: frozenset[str]) -> None:
    """In the notation a key stands alone, in any case: no two alike, and none that means something else."""
    word = entry.name.lower()
    if word in reserved or NUMBERED_WORD.fullmatch(word):
        entry.refuse("key", entry.name, "no word of the notation")
    if word in taken:
        entry.refuse("key", entry.name, f"no key of another entry ({taken[word]})")
    taken[word] = entry.entry


def _check_room(entry: Table, taken: int, most: int) -> None:
    if taken == most:
        entry.refuse("key", entry.name, f"at most {most} entries of a kind")


def _check_deck(cards: list[Card], own: Document) -> None:
    total = sum(card.count for card in cards)
    if total < SMALLEST_DECK:
        what = f"found {total} cards in all, allowed at least {SMALLEST_DECK} (5.1)"
        raise ContentError(f"{own.head.file}: count: {what}")
