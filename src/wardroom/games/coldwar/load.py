"""Ships and cards from TOML, ours and the user's own, as a catalogue or as pages for the card browser."""

import re
from typing import Final

from wardroom.core.content import OWN, Document, Origin, Shelf, Table, digest, effective, origins
from wardroom.core.library import Content, Library, Page, check_deck, check_room, page_of, set_of, take_key
from wardroom.core.notation import FILLERS
from wardroom.games.coldwar.actions import TOKENS
from wardroom.games.coldwar.battle import ATTACK_NAMES, FATE_NAMES
from wardroom.games.coldwar.catalogue import (
    ACTION_SET,
    ANY_NAME,
    BASE_SET,
    FAMILIES,
    GUN_SIZES,
    MISSILE_TYPES,
    NATIONS,
    SETS,
    SHIP_TYPES,
    Card,
    Catalogue,
    Ship,
)
from wardroom.games.coldwar.kinds.families import KINDS

GAME: Final = "coldwar"
PACKAGE: Final = "wardroom.games.coldwar"
SHIPS: Final = "ships.toml"
CARDS: Final = "cards.toml"
ACTION: Final = "action.toml"
FILES: Final = (SHIPS, CARDS, ACTION)
# The file that holds such entries.
FILE_OF: Final = {"ship": SHIPS, "more": ACTION, "card": CARDS}
TRAITS: Final = ("hunter", "quiet", "fast")

SHIP_FIELDS: Final = (
    "name",
    # Keys, records and typed names are ASCII; this one has the accents.
    "name_en",
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
CARD_FIELDS: Final = (
    "name",
    "name_ru",
    "set",
    "family",
    "size",
    "which",
    "damage",
    "attacks",
    "numbers",
    "carrier_modified",
    "count",
    "more",
)
# What the table never sees may change without changing the digest that a record carries.
# What Action adds to a base card belongs to the digest of Action.
NOT_DIGESTED: Final = ("kind", "id", "name_en", "name_ru", "set", "tons", "fit", "origin", "more")

MOST_SHIPS: Final = 128
MOST_CARDS: Final = 120
MOST_SYMBOLS: Final = 6
# 5.1: seven cards for each of six players.
SMALLEST_DECK: Final = 42
NUMBERED_WORD: Final = re.compile(r"(row|dice|seat)\d+")
# Words that mean something in a typed line or a position; cards are called like attacks (torpedo, asw).
RESERVED: Final = FILLERS.union(
    TOKENS.english(),
    FATE_NAMES,
    ("active", "crippled", "idle", "none", "down", "may", "over", "start", "spectator"),
    ("agreed", "played", "moved", "out", "kept", "last", "last-comes"),
)


def _read(shelf: Shelf) -> Content[Catalogue]:
    our_ships, own_ships = shelf.pair(SHIPS, "ship", SHIP_FIELDS, _check_head)
    our_cards, own_cards = shelf.pair(CARDS, "card", (*CARD_FIELDS, "order_cards"), _check_cards_head)
    our_action, own_action = shelf.pair(ACTION, "card", CARD_FIELDS, _check_action_head)
    ships: list[Ship] = []
    cards: list[Card] = []
    pages: list[Page] = []
    taken: dict[str, str] = {}
    for entry, document in effective(our_ships, own_ships):
        take_key(entry, taken, _is_reserved_of_ships)
        check_room(entry, len(ships), MOST_SHIPS)
        ships.append(_ship(len(ships), entry, document, pages))
    more = _more(our_action, own_action)
    base = effective(our_cards, own_cards)
    for entry, document in [*base, *_by_sets(effective(our_action, own_action))]:
        take_key(entry, taken, _is_reserved)
        check_room(entry, len(cards), MOST_CARDS)
        in_base = len(cards) < len(base)
        cards.append(_card(len(cards), entry, document, pages, in_base, more.pop(entry.name, None)))
        if in_base and len(cards) == len(base):
            for stray, _ in more.values():
                stray.refuse("key", stray.name, f"a card of {CARDS}")
    check_deck(own_cards, [card.count for card in cards if card.set == BASE_SET], SMALLEST_DECK, "5.1")
    order_cards = _order_cards(own_cards if "order_cards" in own_cards.head.values else our_cards, pages)
    digests = _digests(pages, cards)
    for page in pages:
        if page["kind"] == "ship":
            _with_accents(page)
    return Content(Catalogue(ships, cards, order_cards, digests[0], digests[1:]), pages)


def _by_sets(merged: list[tuple[Table, Document]]) -> list[tuple[Table, Document]]:
    """Kinds are numbered by sets, a user's own with the others of theirs."""
    return sorted(merged, key=lambda pair: SETS.index(_set_of_family(_family(pair[0], False))))


def _set_of_family(family: int) -> str:
    """Kinds of the base set may have cards in Action."""
    return KINDS[family].set if KINDS[family].set != BASE_SET else ACTION_SET


def _family(entry: Table, in_base: bool) -> int:
    """The base set has no card of the families that Action adds."""
    allowed = [FAMILIES[kind.family] for kind in KINDS if kind.set == BASE_SET or not in_base]
    return FAMILIES.index(entry.choice("family", tuple(allowed)))


def _digests(pages: list[Page], cards: list[Card]) -> list[str]:
    """Of the base set with its ships, of Action, of Tactics, of Bad Luck: a table depends on its own sets."""
    parts: list[list[Page]] = [[] for _ in SETS]
    for page in pages:
        place = SETS.index(cards[int(str(page["id"]))].set) if page["kind"] == "card" else 0
        parts[place].append({field: page[field] for field in page if field not in NOT_DIGESTED})
        if "more" in page:
            parts[SETS.index(ACTION_SET)].append({"key": page["key"], "more": page["more"]})
    return [digest(part) for part in parts]


def _check_head(document: Document, *besides: str) -> None:
    set_of(document)
    document.head.choice("game", (GAME,), GAME)
    document.head.asked += besides
    document.head.finish()


def _check_cards_head(document: Document) -> None:
    _check_head(document, "order_cards")


def _check_action_head(document: Document) -> None:
    _check_head(document, "more")


def _more(ours: Document, own: Document) -> dict[str, tuple[Table, Document]]:
    """The entries [[more]]: how many more of a base card come with Action, the user's in place of ours."""
    return {
        entry.name: (entry, document) for document in (ours, own) for entry in document.head.tables("more")
    }


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
        "set": set_of(document),
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
    page = page_of("ship", id, entry.name, values, origins(entry, document, tuple(values)))
    pages.append({**page, "name_en": entry.text("name_en", ship.name)})
    entry.finish()
    return ship


def _with_accents(page: Page) -> None:
    """A class is called after its first ship."""
    shown = page.pop("name_en")
    if page["class"] == page["name"]:
        page["class"] = shown
    page["name"] = shown


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


def _card(
    id: int,
    entry: Table,
    document: Document,
    pages: list[Page],
    in_base: bool,
    more: tuple[Table, Document] | None,
) -> Card:
    """7, 8 and 9: what an action card shows; a family has no field that its cards do not print."""
    family = _family(entry, in_base)
    deck = BASE_SET if in_base else _set_of_family(family)
    values: Page = {
        "name": entry.plain("name"),
        "name_ru": entry.text("name_ru", entry.plain("name")),
        "set": set_of(document) if in_base or document.head.own else deck,
        "family": FAMILIES[family],
    }
    size, damage, attacks = 0, 0, 0
    numbers: list[int] = []
    carrier_modified = True
    kind = KINDS[family]
    if kind.sizes:
        sizes = kind.sizes if in_base else (*kind.sizes, ANY_NAME)
        values["size"] = entry.choice("size", sizes)
        size = sizes.index(str(values["size"]))
    if kind.which:
        values["which"] = entry.choice("which", kind.which)
        size = kind.which.index(str(values["which"]))
    if kind.damages(size):
        damage = entry.integer("damage", 1, 9)
        values["damage"] = damage
    if kind.repeats:
        attacks = entry.integer("attacks", 1, 6)
        values["attacks"] = attacks
    chances = kind.numbers(size)
    if chances:
        numbers = entry.integers("numbers", 0, 6, chances)
        if len(numbers) != chances:
            entry.refuse("numbers", numbers, f"a list of {chances} numbers from 0 to 6")
        values["numbers"] = numbers
    if kind.carrier_modified and not in_base:
        carrier_modified = entry.switch("carrier_modified", True)
        values["carrier_modified"] = carrier_modified
    count = entry.integer("count", 0, 60)
    values["count"] = count
    sources = origins(entry, document, tuple(values))
    added = 0
    if more is not None:
        added = more[0].integer("count", 0, 60)
        values["more"] = added
        sources["more"] = origins(*more, ("count",))["count"]
        more[0].finish()
    pages.append(page_of("card", id, entry.name, values, sources))
    entry.finish()
    return Card(
        id,
        entry.name,
        entry.plain("name"),
        family,
        size,
        damage,
        attacks,
        numbers,
        count,
        deck,
        added,
        carrier_modified,
    )


def look_of(page: Page) -> Page:
    """What a card is drawn by besides its values, and the attack that it declares: its kind knows."""
    if page["kind"] != "card":
        return {}
    kind = KINDS[FAMILIES.index(str(page["family"]))]
    which = kind.which.index(str(page["which"])) if kind.which else 0
    found: Page = {"look": kind.look_of(which)._asdict()}
    return {**found, "declares": kind.declares} if kind.declares else found


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


def _is_reserved(word: str) -> bool:
    return word in RESERVED or NUMBERED_WORD.fullmatch(word) is not None


def _is_reserved_of_ships(word: str) -> bool:
    return word in ATTACK_NAMES or _is_reserved(word)


LIBRARY: Final = Library(GAME, PACKAGE, FILES, _read)
catalogue = LIBRARY.catalogue
entries = LIBRARY.entries
names = LIBRARY.names
faults = LIBRARY.faults
