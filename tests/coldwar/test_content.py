"""The ships and cards of the base set, and what their loader says of a broken file."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.marks import rule
from wardroom.core.content import ENVIRONMENT, ContentError
from wardroom.core.dice import FastDice
from wardroom.core.library import Page
from wardroom.core.options import OptionError
from wardroom.core.words import Words
from wardroom.games.coldwar import catalogue as words
from wardroom.games.coldwar.catalogue import Catalogue, Ship
from wardroom.games.coldwar.game import ColdWarGame
from wardroom.games.coldwar.load import CARD_FIELDS, SHIP_FIELDS, catalogue, entries

CARRIERS = ("CV", "CVN", "CVH", "CVHG")
KEYS = (
    "gun3 gun5 gun16 missileA missileB missileC torpedo asw lbas bomber evade ecm cover ship retreat dc crew"
)

SHIP = """
[[ship]]
key = "{key}"
name = "Kuznetsov"
nation = "su"
type = "CV"
class = "Kuznetsov"
hits = 7
points = 14
strike = 2
"""


@pytest.fixture(scope="module", autouse=True)
def no_folder_of_the_machine() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv(ENVIRONMENT, raising=False)
        yield


@pytest.fixture(scope="module")
def ours() -> Catalogue:
    return catalogue()


@pytest.fixture(scope="module")
def pages() -> list[Page]:
    return entries()


def written(folder: Path, text: str, name: str = "ships.toml") -> Path:
    (folder / "coldwar").mkdir(exist_ok=True)
    (folder / "coldwar" / name).write_text(text, encoding="utf-8")
    return folder


def said_of(folder: Path, text: str, name: str = "ships.toml") -> str:
    """What the loader says of a broken file, without the path it begins with."""
    with pytest.raises(ContentError) as caught:
        catalogue(written(folder, text, name))
    said = str(caught.value)
    path = str(folder / "coldwar" / name)
    assert "\n" not in said
    assert said.startswith(path + ": ")
    return said.removeprefix(path + ": ")


def named(ours: Catalogue, key: str) -> Ship:
    return next(ship for ship in ours.ships if ship.key == key)


def page_of(pages: list[Page], key: str) -> Page:
    return next(page for page in pages if page["key"] == key)


def level(page: Page, field: str) -> str:
    origin = page["origin"]
    assert isinstance(origin, dict)
    found = origin[field]["level"]
    assert isinstance(found, str)
    return found


def symbols(ship: Ship) -> int:
    return sum(ship.guns) + sum(ship.missiles) + ship.torpedoes + ship.strike


# The base set.


def test_the_box_holds_55_ships_114_cards_and_9_order_cards(ours: Catalogue) -> None:
    assert len(ours.ships) == 55
    base = [card for card in ours.cards if card.set == "base"]
    assert len(ours.deck) == sum(card.count for card in base) == 114
    assert ours.order_cards == 9
    assert [card.key for card in base] == KEYS.split()
    assert [card.key for card in ours.cards[: len(base)]] == KEYS.split()
    assert all(card.count > 0 for card in ours.cards)


def test_ids_are_places(ours: Catalogue) -> None:
    assert [ship.id for ship in ours.ships] == list(range(len(ours.ships)))
    assert [card.id for card in ours.cards] == list(range(len(ours.cards)))


def test_ships_stand_by_nation_then_type_then_key(ours: Catalogue) -> None:
    def place(ship: Ship) -> tuple[int, int, str]:
        return words.NATIONS.index(ship.nation), words.SHIP_TYPES.index(ship.type), ship.key

    assert ours.ships == sorted(ours.ships, key=place)


def test_nations_have_their_share(ours: Catalogue) -> None:
    assert Counter(ship.nation for ship in ours.ships) == {"us": 22, "su": 17, "uk": 9, "fr": 7}
    assert {ship.type for ship in ours.ships} == set(words.SHIP_TYPES)


def test_keys_and_names_are_plain_and_unique(ours: Catalogue) -> None:
    keys = [ship.key for ship in ours.ships] + [card.key for card in ours.cards]
    assert len({key.lower() for key in keys}) == len(keys)
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", ship.key) for ship in ours.ships)
    names = [ship.name for ship in ours.ships]
    assert len(set(names)) == len(names)
    assert all(name.isascii() for name in names)


def test_every_name_is_there_in_russian(pages: list[Page]) -> None:
    for page in pages:
        if page["kind"] != "order":
            assert re.search("[а-яё]", str(page["name_ru"])), page["key"]


@rule("coldwar", "4")
def test_a_ship_has_what_her_card_prints(ours: Catalogue) -> None:
    kiev, oscar = named(ours, "kiev"), named(ours, "oscar")
    assert (kiev.name, kiev.nation, kiev.type, kiev.ship_class) == ("Kiev", "su", "CVHG", "Kiev")
    assert (kiev.hits, kiev.guns, kiev.missiles, kiev.strike) == (6, [1, 0, 0], [1, 0, 1], 1)
    assert (kiev.torpedoes, kiev.air_defence, kiev.is_carrier) == (0, [2], True)
    assert (oscar.torpedoes, oscar.missiles, oscar.is_submarine) == (2, [0, 0, 2], True)


def test_only_battleships_have_16_inch_guns(ours: Catalogue) -> None:
    for ship in ours.ships:
        assert (ship.guns[words.HEAVY] > 0) == ship.is_battleship == (ship.ship_class == "Iowa")


def test_only_carriers_strike_and_only_large_ones_with_two(ours: Catalogue) -> None:
    for ship in ours.ships:
        assert ship.is_carrier == (ship.type in CARRIERS), ship.key
        assert (ship.strike == 2) == (ship.is_carrier and ship.hits > 7), ship.key
        assert ship.strike <= 2
    assert named(ours, "nimitz").strike == 2
    assert named(ours, "baku").strike == 1


def test_traits_are_those_of_the_rules_alone(ours: Catalogue, pages: list[Page]) -> None:
    """7.13, 7.15."""
    given = {"Los Angeles": ["hunter", "quiet"], "Alfa": ["fast"]}
    for ship in ours.ships:
        assert page_of(pages, ship.key)["traits"] == given.get(ship.ship_class, []), ship.key
        assert ship.hunter == (ship.ship_class == "Los Angeles"), ship.key
        assert ship.elusive == (ship.ship_class in ("Los Angeles", "Alfa")), ship.key
    assert any(ship.ship_class == "Alfa" for ship in ours.ships)
    assert any(ship.hunter for ship in ours.ships)


def test_submarines_have_torpedoes_and_nobody_else(ours: Catalogue) -> None:
    for ship in ours.ships:
        assert (ship.torpedoes in (1, 2)) if ship.is_submarine else (ship.torpedoes == 0)
        if ship.is_submarine:
            assert ship.hits in (2, 3)
            assert (ship.guns, ship.strike, ship.air_defence) == ([0, 0, 0], 0, [])


def test_aegis_is_two_rolls_and_the_rest_have_one(ours: Catalogue) -> None:
    """12.1."""
    for ship in ours.ships:
        aegis = ship.ship_class in ("Ticonderoga", "Arleigh Burke")
        assert (ship.air_defence == [3, 3]) if aegis else (len(ship.air_defence) <= 1)
        assert all(1 <= number <= 3 for number in ship.air_defence)
    assert named(ours, "ticonderoga").air_defence == [3, 3]


def test_large_ships_stay_large_after_a_scratch(ours: Catalogue) -> None:
    """12.7 needs 7 hits or more; no ship is sunk by the lightest card (12.5)."""
    large = [ship for ship in ours.ships if ship.hits >= 7]
    assert {ship.type for ship in large} == {"BB", "CV", "CVN"}
    assert all(ship.hits > 7 for ship in large)
    assert all(ship.hits >= 2 for ship in ours.ships)


def test_every_ship_can_attack(ours: Catalogue) -> None:
    assert all(symbols(ship) > 0 for ship in ours.ships)


def test_every_card_with_a_platform_has_some(ours: Catalogue) -> None:
    for size in range(3):
        assert sum(ship.guns[size] for ship in ours.ships) >= 6
        assert sum(ship.missiles[size] for ship in ours.ships) >= 6


def hits_by_tons(page: Page) -> int:
    tons = page["tons"]
    assert isinstance(tons, int)
    assert tons > 0
    if page["type"] == "SSN":
        return 2 if tons < 5000 else 3
    steps = (4300, 9000, 15000, 30000, 45000, 55000, 70000, 85000)
    return 2 + sum(tons >= step for step in steps)


def points_by_formula(ship: Ship) -> int:
    halves = 2 * ship.hits + ship.guns[0] + ship.guns[1] + 3 * ship.guns[2]
    halves += 2 * ship.missiles[0] + 3 * ship.missiles[1] + 4 * ship.missiles[2] + 2 * ship.torpedoes
    halves += 4 * ship.strike**2 + sum(ship.air_defence)
    halves += 4 * ship.hunter + 2 * (ship.elusive and not ship.hunter)
    return (halves + 1) // 2


def test_hits_and_points_follow_their_formulas(ours: Catalogue, pages: list[Page]) -> None:
    """Tuning may move a derived value by one step, and then the entry must say so."""
    for ship in ours.ships:
        page = page_of(pages, ship.key)
        for field, found, derived in (
            ("hits", ship.hits, hits_by_tons(page)),
            ("points", ship.points, points_by_formula(ship)),
        ):
            origin = page["origin"]
            assert isinstance(origin, dict)
            tuned = "tuned" in origin[field]["source"]
            assert abs(found - derived) == (1 if tuned else 0), (ship.key, field, found, derived)


def test_points_span_the_range(ours: Catalogue) -> None:
    points = [ship.points for ship in ours.ships]
    assert min(points) == 3
    assert 15 <= max(points) <= 20


def piles(ours: Catalogue) -> tuple[list[Ship], list[Ship], list[Ship]]:
    surface = [ship for ship in ours.ships if not ship.is_submarine]
    return (
        [ship for ship in ours.ships if ship.is_submarine],
        [ship for ship in surface if ship.points >= 9],
        [ship for ship in surface if ship.points < 9],
    )


def test_the_tournament_deal_works_for_six(ours: Catalogue) -> None:
    """14.1: one submarine, two ships of 9 points or more and four others each."""
    submarines, large, others = piles(ours)
    assert len(submarines) >= 9
    assert len(large) >= 12
    assert len(others) >= 24
    assert len(submarines) + len(large) + len(others) == 55


def test_the_worst_tournament_force_can_be_played(ours: Catalogue) -> None:
    submarines, large, others = piles(ours)

    def fewest(pile: list[Ship], number: int, value: str) -> int:
        values = [symbols(ship) if value == "symbols" else ship.points for ship in pile]
        return sum(sorted(values)[:number])

    def least(value: str) -> int:
        return fewest(submarines, 1, value) + fewest(large, 2, value) + fewest(others, 4, value)

    assert least("symbols") >= 8
    assert least("points") >= 30


# The cards.


def test_printed_and_published_values_are_kept(ours: Catalogue) -> None:
    card = {card.key: card for card in ours.cards}
    assert [card[key].damage for key in ("missileA", "missileB", "missileC")] == [2, 3, 4]
    assert card["cover"].numbers == [2]
    assert card["asw"].numbers == [3, 1]
    assert card["lbas"].attacks == 2


def test_reconstructed_values_keep_what_is_known_of_them(ours: Catalogue) -> None:
    card = {card.key: card for card in ours.cards}
    guns = [card[key].damage for key in ("gun3", "gun5", "gun16")]
    assert guns == sorted(set(guns))
    assert guns[0] == 1
    assert card["torpedo"].damage in (3, 4)
    assert card["torpedo"].numbers == [1]
    rows = card["lbas"].numbers
    assert len(rows) == 3
    assert rows == sorted(rows, reverse=True)
    assert rows[2] >= 1
    assert len(card["bomber"].numbers) == 1


def test_sizes_and_families_are_those_of_the_catalogue(ours: Catalogue) -> None:
    card = {card.key: card for card in ours.cards}
    for size, key in enumerate(("gun3", "gun5", "gun16")):
        assert (card[key].family, card[key].size) == (words.GUN, size)
    for size, key in enumerate(("missileA", "missileB", "missileC")):
        assert (card[key].family, card[key].size) == (words.MISSILE, size)
    assert {card.family for card in ours.cards} == set(range(len(words.FAMILIES)))


# Where the values come from.


def test_every_value_says_where_it_comes_from(pages: list[Page]) -> None:
    for page in pages:
        origin = page["origin"]
        assert isinstance(origin, dict)
        assert set(origin) == set(page) - {"kind", "id", "key", "origin"}, page["key"]
        for field, source in origin.items():
            assert source["level"] in ("printed", "published", "reconstructed"), (page["key"], field)
            assert len(source["source"]) > 10


def test_ship_pages_have_every_field(pages: list[Page]) -> None:
    for page in pages:
        if page["kind"] == "ship":
            # Shown is the name with its accents.
            assert set(SHIP_FIELDS) - {"name_en"} < set(page) and "name_en" not in page
        if page["kind"] == "card":
            assert set(page) - {"kind", "id", "key", "origin"} <= set(CARD_FIELDS)
    assert Counter(page["kind"] for page in pages) == {"ship": 55, "card": 17 + 16 + 8 + 7, "order": 1}


def test_pages_are_json(pages: list[Page]) -> None:
    assert json.loads(json.dumps(pages)) == pages


@pytest.mark.parametrize(
    ("key", "field", "expected"),
    [
        ("nimitz", "strike", "printed"),
        ("nimitz", "hits", "reconstructed"),
        ("los-angeles", "traits", "printed"),
        ("ticonderoga", "air_defense", "printed"),
        ("kiev", "hits", "published"),
        ("kiev", "points", "reconstructed"),
        ("cover", "numbers", "printed"),
        ("asw", "numbers", "published"),
        ("missileC", "damage", "printed"),
        ("gun16", "damage", "reconstructed"),
        ("torpedo", "damage", "reconstructed"),
        ("gun3", "count", "reconstructed"),
        ("order", "count", "printed"),
    ],
)
def test_origin_of_a_value(pages: list[Page], key: str, field: str, expected: str) -> None:
    assert level(page_of(pages, key), field) == expected


# The user's own folder.


def test_a_new_ship_is_added_at_the_end(ours: Catalogue, tmp_path: Path) -> None:
    more = catalogue(written(tmp_path, SHIP.format(key="kuznetsov")))
    assert [ship.key for ship in more.ships] == [*(ship.key for ship in ours.ships), "kuznetsov"]
    added = more.ships[-1]
    assert (added.id, added.hits, added.strike, added.guns, added.air_defence) == (55, 7, 2, [0, 0, 0], [])
    assert len(more.deck) == 114


def test_an_entry_with_our_key_takes_its_place(ours: Catalogue, tmp_path: Path) -> None:
    other = catalogue(written(tmp_path, SHIP.format(key="kiev")))
    assert [ship.key for ship in other.ships] == [ship.key for ship in ours.ships]
    assert (named(other, "kiev").name, named(other, "kiev").missiles) == ("Kuznetsov", [0, 0, 0])
    assert named(other, "kiev").id == named(ours, "kiev").id
    assert named(other, "minsk").missiles == [1, 0, 1]


def test_a_users_values_are_his_own_unless_he_says_more(tmp_path: Path) -> None:
    text = SHIP.format(key="kuznetsov") + 'origin.hits = "published: a book"\n'
    page = page_of(entries(written(tmp_path, text)), "kuznetsov")
    assert level(page, "points") == "own"
    assert level(page, "hits") == "published"
    assert page["set"] == "own"
    assert page["name_ru"] == "Kuznetsov"


def test_cards_and_order_cards_can_be_the_users(tmp_path: Path) -> None:
    text = 'order_cards = 6\n[[card]]\nkey = "retreat"\nname = "Retreat"\nfamily = "retreat"\ncount = 5\n'
    folder = written(tmp_path, text, "cards.toml")
    assert catalogue(folder).order_cards == 6
    assert len(catalogue(folder).deck) == 117
    assert level(page_of(entries(folder), "order"), "count") == "own"


def test_the_environment_names_the_folder(
    ours: Catalogue, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(ENVIRONMENT, str(written(tmp_path, SHIP.format(key="kuznetsov"))))
    assert len(catalogue().ships) == len(entries()) - 49 == 56
    monkeypatch.delenv(ENVIRONMENT)
    assert catalogue() is ours


def test_an_empty_folder_changes_nothing(ours: Catalogue, tmp_path: Path) -> None:
    assert catalogue(tmp_path).digest == ours.digest


def test_the_digest_follows_what_is_played_with(ours: Catalogue, tmp_path: Path) -> None:
    assert re.fullmatch("[0-9a-f]{32}", ours.digest)
    first = catalogue(written(tmp_path, SHIP.format(key="kuznetsov"))).digest
    again = catalogue(written(tmp_path, SHIP.format(key="kuznetsov") + "tons = 59000\n")).digest
    other = catalogue(written(tmp_path, SHIP.format(key="kuznetsov").replace("hits = 7", "hits = 8"))).digest
    orders = catalogue(written(tmp_path, "order_cards = 8\n", "cards.toml")).digest
    assert first == again
    assert len({ours.digest, first, other, orders}) == 4


# Broken files.

KUZNETSOV = 'ship "kuznetsov": '
BROKEN_SHIPS = [
    ("hits = 7", "hitz = 7", "hits: missing, allowed a whole number from 1 to 20"),
    ("hits = 7", 'hits = "7"', 'hits: found "7", allowed a whole number from 1 to 20'),
    ("hits = 7", "hits = true", "hits: found true, allowed a whole number from 1 to 20"),
    ("hits = 7", "hits = 0", "hits: found 0, allowed a whole number from 1 to 20"),
    ("hits = 7", "hits = 7.5", "hits: found 7.5, allowed a whole number from 1 to 20"),
    ('"su"', '"usa"', 'nation: found "usa", allowed "us", "su", "uk", "fr" (did you mean "us"?)'),
    ('"su"', '"x"', 'nation: found "x", allowed "us", "su", "uk", "fr"'),
    ('"Kuznetsov"\nnation', "7\nnation", "name: found 7, allowed a text"),
    ('"Kuznetsov"\nnation', '" "\nnation', 'name: found " ", allowed a text'),
    ('"Kuznetsov"\nnation', '"Кузнецов"\nnation', 'name: found "Кузнецов", allowed a text in ASCII'),
    ('class = "Kuznetsov"\n', "", "class: missing, allowed a text"),
    ("strike = 2", 'guns = "5"', 'guns: found "5", allowed a list of at most 6'),
    ("strike = 2", "guns = [5]", 'guns: found 5, allowed "3", "5", "16"'),
    ("strike = 2", 'missiles = ["D"]', 'missiles: found "D", allowed "A", "B", "C"'),
    ("strike = 2", "air_defense = [3, 3, 3]", "air_defense: found [3, 3, 3], allowed a list of at most 2"),
    ("strike = 2", "air_defense = [7]", "air_defense: found 7, allowed a whole number from 1 to 6"),
    ("strike = 2", "torpedoes = 1", "torpedoes: found 1, allowed 0 unless the type is SSN (7.13)"),
    (
        "strike = 2",
        'traits = ["fast"]',
        'traits: found ["fast"], allowed none unless the type is SSN (7.13, 7.15)',
    ),
    ('"CV"', '"SSN"', "strike: found 2, allowed 0 on an SSN (5.24)"),
    (
        'type = "CV"',
        'type = "SSN"\nguns = ["5"]',
        'guns: found ["5"], allowed none on an SSN (5.24)',
    ),
    (
        "strike = 2",
        'origin.hitz = "own: me"',
        "origin: hitz: unknown field, allowed name, name_ru, set, nation, type, class, tons, fit, hits, "
        'points, guns, missiles, torpedoes, strike, air_defense, traits (did you mean "hits"?)',
    ),
    (
        "strike = 2",
        'origin.hits = "print: 4"',
        'origin: hits: found "print: 4", allowed "printed: ..." or "published: ..." or "reconstructed: ..." '
        'or "own: ..." (did you mean "printed"?)',
    ),
    (
        "strike = 2",
        'origin.hits = "printed"',
        'origin: hits: found "printed", allowed "printed: its source or rule"',
    ),
]


@pytest.mark.parametrize(("right", "wrong", "said"), BROKEN_SHIPS)
def test_a_broken_ship(tmp_path: Path, right: str, wrong: str, said: str) -> None:
    text = SHIP.format(key="kuznetsov")
    assert right in text
    assert said_of(tmp_path, text.replace(right, wrong)) == KUZNETSOV + said


def test_an_unknown_field_is_refused_with_the_nearest(tmp_path: Path) -> None:
    said = said_of(tmp_path, SHIP.format(key="kuznetsov") + "torpedos = 1\n")
    assert said.startswith(KUZNETSOV + "torpedos: unknown field, allowed key, ")
    assert said.endswith('(did you mean "torpedoes"?)')


def test_an_unknown_head_or_section_is_refused(tmp_path: Path) -> None:
    said = said_of(tmp_path, SHIP.format(key="kuznetsov").replace("[[ship]]", "[[ships]]"))
    assert said == 'ships: unknown field, allowed ship, origin, set, game (did you mean "ship"?)'
    assert said_of(tmp_path, "order_cards = 9\n").startswith("order_cards: unknown field")
    assert said_of(tmp_path, "ship = 3\n") == "ship: found 3, allowed entries [[ship]]"
    assert said_of(tmp_path, "origin = 3\n") == "origin: found 3, allowed a table"


def test_a_message_stays_on_one_line(tmp_path: Path) -> None:
    said = said_of(tmp_path, SHIP.format(key="kuznetsov") + '"two\\nlines" = 1\n')
    assert said.startswith(KUZNETSOV + "two lines: unknown field")


def test_a_key_stands_once(tmp_path: Path) -> None:
    said = said_of(tmp_path, SHIP.format(key="kuznetsov") * 2)
    assert said == KUZNETSOV + 'key: found "kuznetsov", allowed each key once in a file'


@pytest.mark.parametrize("key", ["missilea", "ecm", "Kiev"])
def test_a_key_of_another_entry_is_refused(tmp_path: Path, key: str) -> None:
    with pytest.raises(ContentError, match="allowed no key of another entry"):
        catalogue(written(tmp_path, SHIP.format(key=key)))


NO_KEYS = (
    "done area row2 seat1 at with active idle crippled none down may over spectator agreed played moved out "
    "kept hit Negated gun carrier"
)


@pytest.mark.parametrize("key", NO_KEYS.split())
def test_a_word_of_the_notation_is_no_key(tmp_path: Path, key: str) -> None:
    said = said_of(tmp_path, SHIP.format(key=key))
    assert said == f'ship "{key}": key: found "{key}", allowed no word of the notation'


def test_a_key_is_one_plain_token(tmp_path: Path) -> None:
    said = said_of(tmp_path, SHIP.format(key="admiral kuznetsov"))
    allowed = "letters and digits, joined by single hyphens"
    assert said == f'ship number 1: key: found "admiral kuznetsov", allowed {allowed}'
    assert said_of(tmp_path, "[[ship]]\nhits = 3\n") == "ship number 1: key: missing, allowed a text"


def test_broken_toml_names_the_line(tmp_path: Path) -> None:
    said = said_of(tmp_path, '[[ship]]\nkey = "a"\nhits 3\n')
    assert said.startswith("not valid TOML: ")
    assert "line 3" in said


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    written(tmp_path, "")
    (tmp_path / "coldwar" / "ships.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(ContentError, match="cannot be read as UTF-8 text"):
        catalogue(tmp_path)


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="found no folder, allowed a folder with coldwar/ships"):
        catalogue(tmp_path / "nowhere")


def test_a_misspelt_file_is_not_passed_over(tmp_path: Path) -> None:
    said = said_of(tmp_path, "", "ship.toml")
    assert said == 'unknown file, allowed ships.toml, cards.toml, action.toml (did you mean "ships.toml"?)'


CARD = '[[card]]\nkey = "x"\nname = "X"\n'
BROKEN_CARDS = [
    ('family = "guns"\ncount = 1\n', 'family: found "guns", allowed "gun", '),
    ('family = "gun"\nsize = "A"\ndamage = 2\ncount = 1\n', 'size: found "A", allowed "3", "5", "16"'),
    ('family = "gun"\nsize = "3"\ncount = 1\n', "damage: missing, allowed a whole number from 1 to 9"),
    ('family = "asw"\nnumbers = [3]\ncount = 1\n', "numbers: found [3], allowed a list of 2 numbers"),
    ('family = "cover"\nnumbers = [1, 2]\ncount = 1\n', "numbers: found [1, 2], allowed a list of at most 1"),
    ('family = "retreat"\ndamage = 2\ncount = 1\n', "damage: unknown field, allowed "),
    ('family = "land_strike"\nnumbers = [3, 2, 1]\ncount = 1\n', "attacks: missing, allowed "),
    ('family = "retreat"\n', "count: missing, allowed a whole number from 0 to 60"),
]


@pytest.mark.parametrize(("rest", "said"), BROKEN_CARDS)
def test_a_broken_card(tmp_path: Path, rest: str, said: str) -> None:
    assert said_of(tmp_path, CARD + rest, "cards.toml").startswith('card "x": ' + said)


def test_too_few_cards_to_deal(tmp_path: Path) -> None:
    text = ""
    for page in entries():
        if page["kind"] == "card" and page["set"] == "base":
            hidden = ("kind", "id", "set", "more", "origin")
            kept = {field: page[field] for field in page if field not in hidden}
            kept["count"] = 1
            lines = (f"{field} = {json.dumps(value)}\n" for field, value in kept.items())
            text += "[[card]]\n" + "".join(lines)
    said = said_of(tmp_path, text, "cards.toml")
    assert said == "count: found 17 cards in all, allowed at least 42 (5.1)"


def test_too_few_order_cards(tmp_path: Path) -> None:
    said = said_of(tmp_path, "order_cards = 5\n", "cards.toml")
    assert said == "order_cards: found 5, allowed a whole number from 6 to 99"


def test_a_card_is_no_word_of_a_position(tmp_path: Path) -> None:
    text = '[[card]]\nkey = "moved"\nname = "X"\nfamily = "retreat"\ncount = 1\n'
    said = said_of(tmp_path, text, "cards.toml")
    assert said == 'card "moved": key: found "moved", allowed no word of the notation'


def test_the_order_cards_of_the_content_bound_the_option(tmp_path: Path, ours: Catalogue) -> None:
    game = ColdWarGame(catalogue(written(tmp_path, "order_cards = 7\n", "cards.toml")))
    assert game.new({"seats": 6, "order_cards": 7}, FastDice(1)).switches.order_cards == 7
    with pytest.raises(OptionError) as caught:
        game.new({"seats": 6, "order_cards": 8}, FastDice(1))
    assert str(caught.value) == "option order_cards is at most 7, the Player Order cards of the content"
    game = ColdWarGame(Catalogue(ours.ships, ours.cards, 3, "few"))
    assert game.new({"seats": 3}, FastDice(1)).seats == 3
    with pytest.raises(OptionError) as caught:
        game.new({"seats": 4}, FastDice(1))
    assert str(caught.value) == "option seats is at most 3: the content has 3 Player Order cards"


def test_the_pages_are_read_once() -> None:
    assert entries() is entries()


def test_more_ships_than_the_notation_holds(tmp_path: Path) -> None:
    text = "".join(SHIP.format(key=f"extra{number}") for number in range(74))
    assert said_of(tmp_path, text).endswith("allowed at most 128 entries of a kind")


def test_the_french_frigate_has_her_accent() -> None:
    shown = {page["key"]: page for page in entries()}["commandant-riviere"]
    assert (shown["name"], shown["class"]) == ("Commandant Rivière", "Commandant Rivière")
    thing = Words.of("coldwar", "en").things["ship/commandant-riviere"]
    assert (thing["name"], thing["name_en"]) == ("Commandant Riviere", "Commandant Rivière")
