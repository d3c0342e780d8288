"""An action is a small int; these are its readers and its short text form."""

from typing import Final

from wardroom.core.decision import DONE, REOPEN
from wardroom.core.tokens import Numbered, Tokens, key_at
from wardroom.games.highseas.catalogue import Catalogue

ACTIVE: Final = 2
PASSIVE: Final = 3
SEAT: Final = 10
ROW: Final = 16  # + 1 to 3
# 11.planning How many cards are added to a roll.
PLUS: Final = 20  # + 0 to 9
NATION: Final = 30
ATTACK: Final = 40  # + place in the volley, from 0
CARD: Final = 104
SHIP: Final = 168
# A card that lies in front of the fleet, by kind.
TABLE: Final = 296
COUNT: Final = 360

MOST_ATTACKS: Final = CARD - ATTACK
MOST_CARDS: Final = SHIP - CARD
MOST_SHIPS: Final = TABLE - SHIP
MOST_PLUS: Final = 9

NATION_WORDS: Final = ("france", "germany", "italy", "japan", "britain", "america")
RUSSIAN_NATIONS: Final = ("франция", "германия", "италия", "япония", "британия", "сша")
# What is typed for them, in English and Russian.
TOKENS: Final = Tokens(
    {
        DONE: ("done", "готово"),
        REOPEN: ("reopen", "заново"),
        ACTIVE: ("active", "активна"),
        PASSIVE: ("passive", "пассивна"),
        **{
            NATION + place: words
            for place, words in enumerate(zip(NATION_WORDS, RUSSIAN_NATIONS, strict=True))
        },
    },
    [
        Numbered(ROW + 1, 3, "row", ("линия", "ряд")),
        Numbered(PLUS, NATION - PLUS, "plus", ("плюс",), 0),
        Numbered(ATTACK, CARD - ATTACK, "#"),
        Numbered(SEAT, ROW - SEAT, "seat", ("место",)),
    ],
)


def is_seat(action: int) -> bool:
    return SEAT <= action < ROW


def is_row(action: int) -> bool:
    return ROW < action <= ROW + 3


def is_plus(action: int) -> bool:
    return PLUS <= action < NATION


def is_nation(action: int) -> bool:
    return NATION <= action < NATION + len(NATION_WORDS)


def is_attack(action: int) -> bool:
    return ATTACK <= action < CARD


def is_card(action: int) -> bool:
    return CARD <= action < SHIP


def is_ship(action: int) -> bool:
    return SHIP <= action < TABLE


def is_table(action: int) -> bool:
    return TABLE <= action < COUNT


def text(action: int, catalogue: Catalogue) -> str:
    """The token of an action: `main16-4`, `bismarck`, `row2`, `plus1`, `#1`, `seat2`, `japan`, `done`."""
    if is_ship(action):
        return key_at(catalogue.ship_keys, action - SHIP)
    if is_card(action):
        return key_at(catalogue.card_keys, action - CARD)
    if is_table(action):
        key = key_at(catalogue.card_keys, action - TABLE)
        return f"table-{key}" if key else ""
    return TOKENS.text(action)
