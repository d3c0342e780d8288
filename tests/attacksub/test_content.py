"""48 ships and 128 cards: all that is printed or published is kept, the rest follows its rules."""

import json
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from tests.marks import rule
from wardroom.cli.cards import COLUMNS
from wardroom.core.content import ContentError
from wardroom.core.words import Words
from wardroom.games.attacksub import load
from wardroom.games.attacksub.catalogue import (
    A_PS,
    AS,
    BS,
    COR,
    CR,
    DECOY,
    EA,
    HELO,
    HITS,
    KINDS,
    NONE,
    PS,
    WL,
    Card,
    Catalogue,
    Ship,
    X,
)

Page = dict[str, object]


@pytest.fixture(scope="module")
def ours() -> Catalogue:
    return load.catalogue()


@pytest.fixture(scope="module")
def pages() -> list[Page]:
    return load.entries()


def ship(ours: Catalogue, key: str) -> Ship:
    return ours.ship(key)


def cards_of(ours: Catalogue, kind: int) -> list[Card]:
    return [card for card in ours.cards if card.kind == kind]


def copies(cards: list[Card]) -> int:
    return sum(card.count for card in cards)


# -- what is printed or published ----------------


@rule("attacksub", "1.1")
def test_the_box_holds_128_action_cards_and_48_ships(ours: Catalogue) -> None:
    assert ours.total == 128 == len(ours.deck)
    assert len(ours.ships) == 48
    assert len(ours.cards) <= 128


@rule("attacksub", "1.2")
def test_every_card_has_a_number_and_a_hit_result(ours: Catalogue) -> None:
    assert {card.rn for card in ours.cards} == set(range(8)) | {X}
    assert {card.hit for card in ours.cards} <= set(HITS)
    for kind in range(len(KINDS)):
        assert copies(cards_of(ours, kind)) > 0, KINDS[kind]


def test_fourteen_close_open_range_cards_with_their_numbers(ours: Catalogue) -> None:
    numbers = Counter({card.rn: card.count for card in cards_of(ours, COR)})
    assert numbers == {7: 4, 5: 2, 4: 2, 2: 2, 1: 4}
    assert {card.hit for card in cards_of(ours, COR) if card.rn in (1, 4)} == {"sensor2-attack"}


def test_cards_that_the_rulebook_shows(ours: Catalogue) -> None:
    assert sum(card.count for card in cards_of(ours, PS) if card.rn == X) >= 2
    assert any(card.rn == 3 and card.hit == "sensor2" for card in cards_of(ours, BS))
    decoys = [card for card in cards_of(ours, EA) if card.type == DECOY]
    assert {card.value for card in decoys} == {2}
    assert any(card.rn == 0 and card.hit == "dud" for card in decoys)
    assert any(card.hit == "sunk" for card in cards_of(ours, AS))
    lockons = {(card.fire, card.contact) for card in cards_of(ours, WL)}
    assert {(2, 2), (2, 1)} <= lockons
    assert {1, 2, 3} <= {fire for fire, _ in lockons}
    assert min(contact for _, contact in lockons) == 1
    assert copies(cards_of(ours, A_PS)) >= 1


@rule("attacksub", "5.4", "7.2")
def test_some_reductions_and_evasions_are_for_submarines_only(ours: Catalogue) -> None:
    for kind in (CR, EA):
        assert {card.sub_only for card in cards_of(ours, kind)} == {True, False}
    assert not any(card.sub_only for card in ours.cards if card.kind not in (CR, EA))


@rule("attacksub", "1.4")
def test_black_and_red(ours: Catalogue) -> None:
    colours = {KINDS[card.kind]: (card.black, card.red) for card in ours.cards}
    black = {"active", "lockon", "control", "technician", "helicopter"}
    assert {kind for kind, colour in colours.items() if colour == (True, False)} == black
    assert {kind for kind, colour in colours.items() if colour == (False, True)} == {"evasion"}


@rule("attacksub", "5.5")
def test_what_a_submarine_that_plays_dead_may_play(ours: Catalogue) -> None:
    assert {card.stem for card in ours.cards if card.shutdown_ok} == {"noise", "layer", "ps", "aps"}


@rule("attacksub", "6.6")
def test_every_ship_has_the_same_defence(ours: Catalogue) -> None:
    assert {(each.defence, each.defence_damaged) for each in ours.ships} == {(8, 7)}
    assert all(each.detect_damaged == each.detect - 1 for each in ours.ships)


PRINTED = [
    # key, sensor, attack against submarines, against ships or helicopters; nothing where no card shows it
    ("kiev", [2, 1, 0, 0, 0], [1, 0, 0, 0, 0], [4, 3, 2, 1, 1]),
    ("izumrud", None, [1], [0]),
    ("kotov", [2, 1], [2, 1], [2, 1]),
    ("admiral-lapshin", [2, 1], [2, 1], [2, 1]),
    ("john-rodgers", [3, 2, 1], None, None),
    ("udaloy", [2, 1, 0], None, None),
    ("simferopol", [2, 1, 0], None, None),
    ("revnostnyy", None, [2, 1], [0, 0]),
    ("neukrotimyy", None, [2, 1], [0, 0]),
]


@pytest.mark.parametrize("key, sensor, attack, surface", PRINTED)
def test_printed_tracks(
    ours: Catalogue, key: str, sensor: list[int] | None, attack: list[int] | None, surface: list[int] | None
) -> None:
    found = ship(ours, key)
    assert sensor is None or found.sensor == sensor
    assert attack is None or found.attack == attack
    assert surface is None or found.surface == surface


def test_other_printed_values(ours: Catalogue) -> None:
    for key in ("kiev", "nikolayev", "tallin", "udaloy", "simferopol"):
        assert ship(ours, key).detect == 5
    for key in ("donets", "shtorm"):
        assert ship(ours, key).detect == 6
    for key in ("salta", "san-luis"):
        assert ship(ours, key).detect == 7
    for key in ("nikolayev", "tallin"):
        assert ship(ours, key).sensor[0] == 1
    # 6.4 in the rulebook's arithmetic: 2 + 2 + her own is 6.
    assert ship(ours, "john-rodgers").attack[0] == 2
    # 10.31: one helicopter, and a 1 is not enough for it.
    assert ship(ours, "udaloy").surface[0] == 1 and ship(ours, "udaloy").duration >= 2
    assert ship(ours, "moskva").surface[0] >= 3
    for key in ("los-angeles", "baltimore"):
        assert ship(ours, key).surface[0] == 3


@rule("attacksub", "13.1", "13.2")
def test_carriers_have_neither_weapons_nor_the_kennedy_a_sonar(ours: Catalogue) -> None:
    for key in ("moskva", "kennedy", "invincible"):
        assert set(ship(ours, key).attack) == {NONE}
        assert ship(ours, key).surface[0] > 0
    assert set(ship(ours, "kennedy").sensor) == {NONE}
    assert len(ship(ours, "kennedy").sensor) > 1
    unarmed = {each.key for each in ours.ships if each.attack and each.attack[0] == NONE}
    assert unarmed == {"moskva", "kennedy", "invincible"}


@rule("attacksub", "13.3", "13.4")
def test_the_seawolf_and_the_alfas(ours: Catalogue) -> None:
    assert [each.key for each in ours.ships if each.swimout] == ["seawolf"]
    assert [each.key for each in ours.ships if each.fast] == ["kotov", "admiral-lapshin"]


@rule("attacksub", "12.1")
def test_transports(ours: Catalogue) -> None:
    transports = [each for each in ours.ships if each.is_transport]
    assert [each.key for each in transports] == ["transport-1", "transport-2", "transport-3"]
    for each in transports:
        assert (len(each.sensor), each.attack, each.surface, each.detect) == (2, [], [], 5)
        assert not each.is_sub


@rule("attacksub", "1.3")
def test_submarines_by_type(ours: Catalogue) -> None:
    for each in ours.ships:
        assert each.is_sub == (each.type in ("SS", "SSN", "SSGN", "SSBN"))
    assert sum(each.is_sub for each in ours.ships) == 24


def test_what_reports_of_play_tell(ours: Catalogue) -> None:
    assert ship(ours, "skvortsov").detect > ship(ours, "los-angeles").detect
    assert ship(ours, "los-angeles").sensor[0] > ship(ours, "skvortsov").sensor[0]
    assert ship(ours, "los-angeles").attack[0] > ship(ours, "skvortsov").attack[0]
    assert ship(ours, "virginia").surface[0] == 0 and ship(ours, "simpson").surface[0] == 1
    assert len(ship(ours, "zarnitsa").sensor) >= 3
    assert len(ship(ours, "oppokov").sensor) >= 3
    for key in ("skvortsov", "virginia", "simpson"):
        assert min(len(ship(ours, key).sensor), len(ship(ours, key).attack)) >= 2
    assert len(ship(ours, "swiftsure").sensor) >= 2


# -- what follows a rule of ours ----------------


def test_numbers_are_even_and_x_is_one_card_in_sixteen(ours: Catalogue) -> None:
    numbers: Counter[int] = Counter()
    for card in ours.cards:
        numbers[card.rn] += card.count
    assert numbers == {number: 15 for number in range(8)} | {X: 8}


def test_shares_of_the_hit_results(ours: Catalogue) -> None:
    hits: Counter[str] = Counter()
    for card in ours.cards:
        hits[card.hit] += card.count
    assert hits["sunk"] > hits["dud"] * 2
    fatal = sum(
        card.count for card in ours.cards if card.sinks or max(card.sensor_hits, card.attack_hits) > 1
    )
    assert 0.45 < fatal / ours.total < 0.65


@rule("attacksub", "6.5")
def test_how_far_a_hit_moves_each_marker(ours: Catalogue) -> None:
    moved = {card.hit: (card.sensor_hits, card.attack_hits, card.sinks) for card in ours.cards}
    assert moved["dud"] == (0, 0, False)
    assert moved["sensor2-attack"] == (2, 1, False)
    assert moved["sensor-attack2"] == (1, 2, False)
    assert moved["sensor"] == (1, 0, False) and moved["attack"] == (0, 1, False)
    assert moved["sunk"] == (0, 0, True)


def boxes(each: Ship, tons: int) -> int:
    steps = (2000, 8000, 15000) if each.is_sub else (2000, 5000, 15000, 40000, 60000)
    return 1 + sum(tons >= step for step in steps)


def test_tracks_are_as_long_as_the_ship_is_heavy(ours: Catalogue, pages: list[Page]) -> None:
    tons = {page["key"]: int(str(page["tons"])) for page in pages if page["kind"] == "ship"}
    for each in ours.ships:
        if not each.is_transport:
            assert len(each.sensor) == len(each.attack) == boxes(each, tons[each.key]), each.key


def test_each_box_is_one_less(ours: Catalogue) -> None:
    for each in ours.ships:
        floor = 0 if each.is_sub else 1
        for track, least in ((each.sensor, 0), (each.attack, 0), (each.surface, floor)):
            for before, after in pairwise(track):
                assert after == (NONE if before == NONE else min(before, max(least, before - 1))), each.key


def test_diesel_boats_are_the_hardest_to_find_and_surface_ships_the_easiest(ours: Catalogue) -> None:
    submarines = [each for each in ours.ships if each.is_sub]
    assert {each.detect for each in submarines if each.type == "SS"} == {max(e.detect for e in submarines)}
    assert max(each.detect for each in ours.ships if not each.is_sub) < max(e.detect for e in submarines)


def test_western_submarines_hear_better(ours: Catalogue) -> None:
    west = [each.sensor[0] for each in ours.ships if each.is_sub and each.nation in ("us", "uk")]
    east = [each.sensor[0] for each in ours.ships if each.is_sub and each.nation == "su"]
    assert sum(west) / len(west) > sum(east) / len(east) + 1


def test_only_ships_with_helicopters_have_a_duration(ours: Catalogue) -> None:
    for each in ours.ships:
        carries = not each.is_sub and bool(each.surface) and each.surface[0] > 0
        assert (each.duration > 0) == carries, each.key


def test_two_ships_share_a_piece_of_cardboard_and_never_a_scenario(
    ours: Catalogue, pages: list[Page]
) -> None:
    pieces: dict[object, list[str]] = {}
    for page in pages:
        if page["kind"] == "ship":
            pieces.setdefault(page["card"], []).append(str(page["key"]))
    assert len(pieces) == 24
    for faces in pieces.values():
        one, other = (ship(ours, key) for key in faces)
        assert (one.nation == "su") != (other.nation == "su")
        for scenario in ours.scenarios:
            assert scenario.side_of(one.id) == -1 or scenario.side_of(other.id) == -1


# -- pages ----------------


def test_ids_are_places_and_keys_are_unique(ours: Catalogue) -> None:
    assert [card.id for card in ours.cards] == list(range(len(ours.cards)))
    assert [each.id for each in ours.ships] == list(range(len(ours.ships)))
    keys = [card.key for card in ours.cards] + [each.key for each in ours.ships]
    assert len(set(keys)) == len(keys) and all(key.isascii() and " " not in key for key in keys)


def test_a_card_is_named_by_kind_and_number(ours: Catalogue) -> None:
    for card in ours.cards:
        assert card.key == f"{card.stem}/{'x' if card.rn == X else card.rn}"


def test_every_value_says_where_it_comes_from(pages: list[Page]) -> None:
    for page in pages:
        origin = page["origin"]
        assert isinstance(origin, dict)
        values = set(page) - {"kind", "id", "key", "origin", "stem"}
        assert set(origin) == values, page["key"]
        for told in origin.values():
            assert told["level"] in ("printed", "published", "reconstructed") and told["source"]


@pytest.mark.parametrize(
    "key, field, level",
    [
        ("cor/7", "number", "printed"),
        ("cor/7", "hit", "reconstructed"),
        ("cor/1", "hit", "printed"),
        ("ps/x", "number", "printed"),
        ("ps/0", "number", "reconstructed"),
        ("bs/3", "hit", "printed"),
        ("decoy/0", "value", "printed"),
        ("noisemaker/2", "value", "reconstructed"),
        ("wl1-1/0", "fire", "published"),
        ("wl2-1/1", "contact", "printed"),
        ("helo/2", "sensor", "printed"),
        ("kiev", "sensor", "printed"),
        ("kirov", "sensor", "reconstructed"),
        ("ivan-rogov", "class", "published"),
        ("a-tournament", "side", "published"),
        ("a", "side", "printed"),
    ],
)
def test_origin_of_a_value(pages: list[Page], key: str, field: str, level: str) -> None:
    page = next(page for page in pages if page["key"] == key)
    origin = page["origin"]
    assert isinstance(origin, dict) and origin[field]["level"] == level


def test_every_name_is_there_in_russian(pages: list[Page]) -> None:
    for page in pages:
        assert any("а" <= letter <= "я" for letter in str(page["name_ru"]).casefold()), page["key"]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_field_and_value_has_words(pages: list[Page], lang: str) -> None:
    words = Words("attacksub", lang)
    for page in pages:
        for field in set(page) - {"kind", "id", "key", "origin", "stem"}:
            assert words.has(f"field-{field}"), field
        for field in ("family", "hit", "nation", "otherwise", "set"):
            if field in page:
                assert words.has(f"{field}-{page[field]}"), page[field]
        if page["kind"] == "scenario":
            sides = page["side"]
            assert isinstance(sides, list) and all(words.has(f"side-{side['key']}") for side in sides)
    for kind, fields in COLUMNS.items():
        used = [field for field in fields if any(field in page for page in pages if page["kind"] == kind)]
        assert used and all(words.has(f"column-{field}") for field in used)


def test_a_print_is_called_by_its_kind_and_number() -> None:
    things = Words("attacksub", "en").things
    assert things["card/cor"]["name"] == "Close/Open Range"
    assert things["card/cor/7"]["name"] == "Close/Open Range (7)"
    assert things["card/ps/x"]["name_ru"] == "Шумопеленгатор (X)"


def test_pages_are_json(pages: list[Page]) -> None:
    assert json.loads(json.dumps(pages, ensure_ascii=False)) == pages


# -- a user's own ----------------

SHIP = """
[[ship]]
key = "{key}"
name = "Gotland"
nation = "nato"
type = "SS"
class = "Gotland"
sensor = "3 2"
attack = "+2/+2 +1/+1"
detect = 8
"""


def folder_with(tmp_path: Path, name: str, text: str) -> Path:
    folder = tmp_path / "attacksub"
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(text, encoding="utf-8")
    return tmp_path


def said_of(tmp_path: Path, name: str, text: str) -> str:
    folder = folder_with(tmp_path, name, text)
    with pytest.raises(ContentError) as error:
        load.catalogue(folder)
    said = str(error.value)
    start = str(folder / "attacksub" / name)
    assert said.startswith(start)
    return said.removeprefix(start + ": ")


def test_a_ship_of_ones_own_is_added_at_the_end(ours: Catalogue, tmp_path: Path) -> None:
    found = load.catalogue(folder_with(tmp_path, "ships.toml", SHIP.format(key="gotland")))
    assert [each.key for each in found.ships] == [each.key for each in ours.ships] + ["gotland"]
    assert found.ships[-1].sensor == [3, 2] and found.ships[-1].surface == [2, 1]
    assert found.digest(found.scenarios[0]) != ours.digest(ours.scenarios[0])


@pytest.mark.parametrize(
    "right, wrong, said",
    [
        ('"3 2"', '"3 two"', 'sensor: found "two", allowed a number from 0 to 9, or "-"'),
        ('"+2/+2 +1/+1"', '"+2 +1"', 'attack: found "+2 +1", allowed 1 to 8 boxes, each two numbers'),
        ('"3 2"', '"3/1 2/0"', 'sensor: found "3/1 2/0", allowed 1 to 8 boxes, each a number or "-"'),
        ('"3 2"', '" "', 'sensor: found " ", allowed a text'),
        ('"SS"', '"SSK"', 'type: found "SSK", allowed "SS", "SSN"'),
        ("detect = 8", "detect = 80", "detect: found 80, allowed a whole number from 1 to 12"),
        ("detect = 8", "", "detect: missing, allowed a whole number from 1 to 12"),
        ("detect = 8", "detect = 8\nduration = 2", "duration: unknown field, allowed "),
        ("detect = 8", "detect = 8\nsonar = 2", "sonar: unknown field, allowed key, "),
        ('key = "gotland"', 'key = "done"', 'key: found "done", allowed no word of the notation'),
    ],
)
def test_a_broken_ship(tmp_path: Path, right: str, wrong: str, said: str) -> None:
    text = SHIP.format(key="gotland")
    assert right in text
    found = said_of(tmp_path, "ships.toml", text.replace(right, wrong))
    assert found.partition('": ')[2].startswith(said), found


def test_a_card_cannot_be_called_like_a_ship(tmp_path: Path) -> None:
    said = said_of(tmp_path, "cards.toml", CARD.replace("dive", "Kiev"))
    assert said == 'card "Kiev": key: found "Kiev", allowed no key of another entry (ship "kiev")'


def test_traits_belong_to_submarines(tmp_path: Path) -> None:
    text = SHIP.format(key="gotland").replace('"SS"', '"FF"').replace('"+2/+2 +1/+1"', '"+2 +1"')
    assert load.catalogue(folder_with(tmp_path, "ships.toml", text)).ships[-1].surface == [0, 0]
    assert "false unless the type is SS" in said_of(tmp_path, "ships.toml", text + "fast = true\n")


CARD = """
[[card]]
key = "dive"
name = "Emergency Dive"
family = "evasion"
type = "turn"
value = 4
sub_only = true
print = [{ key = "5", count = 1, hit = "sunk" }, { key = "5-dud", count = 1, hit = "dud" }]
"""


def test_a_card_of_ones_own(ours: Catalogue, tmp_path: Path) -> None:
    found = load.catalogue(folder_with(tmp_path, "cards.toml", CARD))
    added = found.cards[len(ours.cards) :]
    assert [card.key for card in added] == ["dive/5", "dive/5-dud"]
    assert [card.rn for card in added] == [5, 5] and found.total == 130


@pytest.mark.parametrize(
    "right, wrong, said",
    [
        ('key = "5",', 'key = "9",', 'key: found "9", allowed 0 to 7, or x for the malfunction symbol'),
        ('"5-dud"', '"5-sunk"', 'key: found "5-sunk", allowed "5" or "5-dud"'),
        (
            '"5-dud"',
            '"5"',
            'key: found "5", allowed each key once in a kind; a second hit result as in "5-dud"',
        ),
        ('"sunk"', '"boom"', 'hit: found "boom", allowed "dud", "sensor"'),
        ("value = 4", "", "value: missing, allowed a whole number from 1 to 9"),
        ("value = 4", "value = 4\nfire = 2", "fire: unknown field, allowed "),
        ('"evasion"', '"evade"', 'family: found "evade", allowed "active"'),
        ("print =", "prints =", "print: missing, allowed a list such as "),
    ],
)
def test_a_broken_card(tmp_path: Path, right: str, wrong: str, said: str) -> None:
    assert right in CARD
    found = said_of(tmp_path, "cards.toml", CARD.replace(right, wrong))
    assert said in found, found


def test_a_deck_must_be_large_enough(ours: Catalogue, tmp_path: Path) -> None:
    emptied = "".join(
        f'[[card]]\nkey = "{stem}"\nname = "None"\nfamily = "technician"\n'
        'print = [{ key = "1", count = 0, hit = "dud" }]\n'
        for stem in dict.fromkeys(card.stem for card in ours.cards)
    )
    assert (
        said_of(tmp_path, "cards.toml", emptied) == "count: found 0 cards in all, allowed at least 64 (2.3)"
    )


@rule("attacksub", "10.2")
def test_a_helicopter_has_two_and_two(ours: Catalogue, pages: list[Page], tmp_path: Path) -> None:
    for page in pages:
        if page.get("family") == KINDS[HELO]:
            assert (page["sensor"], page["attack"]) == (2, 2)
    text = '[[card]]\nkey = "helo"\nname = "Helicopter"\nfamily = "helicopter"\nsensor = 3\nattack = 2\n'
    found = said_of(tmp_path, "cards.toml", text)
    assert found == 'card "helo": sensor: found 3, allowed a whole number from 2 to 2'


@rule("attacksub", "10.3")
def test_the_notes_count_the_ships_that_carry_helicopters(ours: Catalogue) -> None:
    assert sum(each.duration > 0 for each in ours.ships) == 15
    notes = Path(load.__file__).parent / "content" / "cards.toml"
    assert "serve the fifteen ships" in notes.read_text(encoding="utf-8")
