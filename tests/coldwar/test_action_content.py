"""The cards of Action: what is printed on them, where it comes from, and a user's own."""

from pathlib import Path

import pytest

from tests.coldwar.test_content import CARD, level, page_of, said_of, written
from wardroom.games.coldwar import catalogue as words
from wardroom.games.coldwar.catalogue import Card
from wardroom.games.coldwar.game import GAME
from wardroom.games.coldwar.load import catalogue, entries

CARDS = {card.key: card for card in GAME.catalogue.cards}


# What is known of the sheets: key, cards, damage.
SHEETS = [
    ("missileAny2", 5, 2),
    ("missileAny3", 6, 3),
    ("missileC3", 2, 3),
    ("gunAny2", 3, 2),
    ("gunAny3", 2, 3),
    ("torpedo2", 7, 2),
    ("minefield", 5, 3),
    ("lbas3", 4, 0),
    ("surprise", 5, 0),
    ("asw-land", 3, 0),
    ("cover-land", 2, 0),
    ("crash-dive", 4, 0),
    ("sweepers", 2, 0),
    ("ews", 5, 0),
    ("refuel", 4, 0),
    ("intelligence", 3, 0),
    ("jink", 1, 0),
    ("fighter", 1, 0),
    ("improved-asw", 1, 0),
    ("sub-evasion", 1, 0),
    ("sneak", 1, 0),
    ("new-jamming", 1, 0),
    ("new-evasive", 1, 0),
    ("satellite", 2, 0),
    ("explosion4", 2, 4),
    ("explosion3", 2, 3),
    ("explosion2", 2, 2),
    ("counter-tactics", 6, 0),
    ("fire-control", 2, 0),
    ("deck-fire", 2, 0),
    ("leak", 4, 0),
]


def test_the_new_kinds_follow_the_base_in_the_order_of_the_sheets() -> None:
    new = [card for card in GAME.catalogue.cards if card.set != words.BASE_SET]
    assert [(card.key, card.count, card.damage) for card in new] == SHEETS
    assert [words.SETS.index(card.set) for card in new] == [1] * 16 + [2] * 8 + [3] * 7


def test_what_is_printed_again_is_more_of_a_base_card() -> None:
    more = {card.key: card.more for card in GAME.catalogue.cards if card.more}
    lost_sheet = {"gun3": 4, "gun5": 4, "gun16": 1}
    printed = {"missileA": 2, "missileB": 4, "missileC": 1, "asw": 7, "bomber": 2}
    printed |= {"evade": 3, "ecm": 3, "retreat": 1, "dc": 3}
    assert more == lost_sheet | printed
    for key in more:
        assert level(page_of(entries(), key), "more") == ("reconstructed" if key in lost_sheet else "printed")


def test_lost_numbers_follow_the_hints() -> None:
    assert CARDS["torpedo2"].numbers[0] > CARDS["torpedo"].numbers[0]
    assert CARDS["torpedo2"].damage < CARDS["torpedo"].damage
    assert CARDS["lbas3"].attacks == 3 and CARDS["lbas3"].numbers == CARDS["lbas"].numbers
    # Not Carrier Modified: as the base card with a carrier of rating 1.
    assert CARDS["asw-land"].numbers == [number + 1 for number in CARDS["asw"].numbers]
    assert CARDS["cover-land"].numbers == [number + 1 for number in CARDS["cover"].numbers]
    assert len(set(CARDS["ews"].numbers)) == 3 and CARDS["ews"].numbers[2] < CARDS["cover"].numbers[0]


def test_generic_cards_fit_every_platform_and_no_ship_has_a_generic_one() -> None:
    assert {
        card.key for card in GAME.catalogue.cards if card.size == words.ANY and card.family <= words.MISSILE
    } == {*("gunAny2", "gunAny3", "missileAny2", "missileAny3")}
    catalogue = GAME.catalogue
    for lighter in (False, True):
        for ship in catalogue.ships:
            assert len(ship.guns) == 3 and len(ship.missiles) == 3
            assert catalogue.gun_fits[lighter][ship.id] >> words.ANY & 1 == (sum(ship.guns) > 0)
            assert catalogue.missile_fits[lighter][ship.id] >> words.ANY & 1 == (sum(ship.missiles) > 0)


@pytest.mark.parametrize(
    ("family", "names"), [(words.TACTIC, words.TACTICS), (words.BAD_LUCK, words.STROKES)]
)
def test_every_tactic_and_stroke_has_its_card(family: int, names: tuple[str, ...]) -> None:
    assert {card.size for card in GAME.catalogue.cards if card.family == family} == set(range(len(names)))


# The user's own.

ACTION = "action.toml"
BROKEN = [
    ('family = "tactic"\ncount = 1\n', 'which: missing, allowed "jink", '),
    ('family = "tactic"\nwhich = "jinx"\ncount = 1\n', 'which: found "jinx", allowed "jink", '),
    ('family = "tactic"\nwhich = "jamming"\ncount = 1\n', "numbers: found [], allowed a list of 1 numbers"),
    ('family = "tactic"\nwhich = "jink"\nnumbers = [1]\ncount = 1\n', "numbers: unknown field, allowed "),
    ('family = "bad_luck"\nwhich = "explosion"\nnumbers = [1]\ncount = 1\n', "damage: missing, allowed "),
    ('family = "bad_luck"\nwhich = "leak"\ndamage = 2\ncount = 1\n', "damage: unknown field, allowed "),
    (
        'family = "early_warning"\nnumbers = [3, 2]\ncount = 1\n',
        "numbers: found [3, 2], allowed a list of 3 numbers",
    ),
    ('family = "minefield"\ncount = 1\n', "damage: missing, allowed a whole number from 1 to 9"),
    (
        'family = "gun"\nsize = "all"\ndamage = 2\ncount = 1\n',
        'size: found "all", allowed "3", "5", "16", "any"',
    ),
    (
        'family = "asw"\nnumbers = [3, 1]\ncarrier_modified = 0\ncount = 1\n',
        "carrier_modified: found 0, allowed true or false",
    ),
    (
        'family = "gun"\nsize = "3"\ndamage = 1\ncarrier_modified = true\ncount = 1\n',
        "carrier_modified: unknown field",
    ),
]


@pytest.mark.parametrize(("rest", "said"), BROKEN)
def test_a_broken_card_of_action(tmp_path: Path, rest: str, said: str) -> None:
    assert said_of(tmp_path, CARD + rest, ACTION).startswith(f'card "x": {said}')


@pytest.mark.parametrize("family", words.FAMILIES[words.MINEFIELD :])
def test_the_base_set_has_none_of_the_new_families(tmp_path: Path, family: str) -> None:
    said = said_of(tmp_path, CARD + f'family = "{family}"\ncount = 1\n', "cards.toml")
    assert said.startswith(f'card "x": family: found "{family}", allowed "gun", ')
    assert "minefield" not in said.partition("allowed")[2]


def test_more_of_a_card_that_is_not_there(tmp_path: Path) -> None:
    said = said_of(tmp_path, '[[more]]\nkey = "minefield"\ncount = 1\n', ACTION)
    assert said == 'more "minefield": key: found "minefield", allowed a card of cards.toml'
    said = said_of(tmp_path, '[[more]]\nkey = "ecm"\ncounts = 1\n', ACTION)
    assert said.startswith('more "ecm": count: missing, allowed a whole number from 0 to 60')


def test_own_cards_stand_with_their_set(tmp_path: Path) -> None:
    text = '[[more]]\nkey = "ecm"\ncount = 5\n'
    text += CARD + 'family = "minefield"\ndamage = 9\ncount = 2\n'
    text += CARD.replace('"x"', '"y"') + 'family = "tactic"\nwhich = "jink"\ncount = 1\n'
    folder = written(tmp_path, text, ACTION)
    found = catalogue(folder)
    by_key: dict[str, Card] = {card.key: card for card in found.cards}
    assert [words.SETS.index(card.set) for card in found.cards] == [0] * 17 + [1] * 17 + [2] * 9 + [3] * 7
    assert [card.id for card in found.cards] == list(range(50))
    assert by_key["ecm"].more == 5
    assert page_of(entries(folder), "x")["set"] == "own"
    assert level(page_of(entries(folder), "ecm"), "more") == "own"
    assert found.digest == GAME.catalogue.digest
    tables = [(True, False, False), (False, True, False), (False, False, True)]
    changed = [found.table(*sets).digest != GAME.catalogue.table(*sets).digest for sets in tables]
    assert changed == [True, True, False]
