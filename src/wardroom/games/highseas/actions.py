"""An action is a small int; these are its readers and its short text form."""

from typing import Final

from wardroom.core.decision import DONE, REOPEN
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

WORDS: Final = {DONE: "done", REOPEN: "reopen", ACTIVE: "active", PASSIVE: "passive"}
NATION_WORDS: Final = ("france", "germany", "italy", "japan", "britain", "america")

# What Russian players type for them; rows, plans and seats likewise: `линия1`, `плюс1`, `место2`.
RUSSIAN: Final = {DONE: "готово", REOPEN: "заново", ACTIVE: "активна", PASSIVE: "пассивна"}
RUSSIAN_NATIONS: Final = ("франция", "германия", "италия", "япония", "британия", "сша")


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


def russian(action: int) -> list[str]:
    """The Russian words of an action that names no ship or card."""
    if is_row(action):
        return [f"линия{action - ROW}", f"ряд{action - ROW}"]
    if is_plus(action):
        return [f"плюс{action - PLUS}"]
    if is_seat(action):
        return [f"место{action - SEAT + 1}"]
    if is_nation(action):
        return [RUSSIAN_NATIONS[action - NATION]]
    word = RUSSIAN.get(action, "")
    return [word] if word else []


def text(action: int, catalogue: Catalogue) -> str:
    """The token of an action: `main16-4`, `bismarck`, `row2`, `plus1`, `#1`, `seat2`, `japan`, `done`."""
    if is_ship(action):
        ship = action - SHIP
        return catalogue.ships[ship].key if ship < len(catalogue.ships) else ""
    if is_card(action):
        card = action - CARD
        return catalogue.cards[card].key if card < len(catalogue.cards) else ""
    if is_table(action):
        card = action - TABLE
        return f"table-{catalogue.cards[card].key}" if card < len(catalogue.cards) else ""
    if is_row(action):
        return f"row{action - ROW}"
    if is_plus(action):
        return f"plus{action - PLUS}"
    if is_nation(action):
        return NATION_WORDS[action - NATION]
    if is_attack(action):
        return f"#{action - ATTACK + 1}"
    if is_seat(action):
        return f"seat{action - SEAT + 1}"
    return WORDS.get(action, "")
