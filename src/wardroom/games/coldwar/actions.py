"""An action is a small int; these are its readers and its short text form."""

from typing import Final

from wardroom.core.decision import DONE, REOPEN
from wardroom.games.coldwar.catalogue import TACTICS, Catalogue

AREA: Final = 2
FACE_DOWN: Final = 3
CRIPPLE: Final = 4
YES: Final = 5
NO: Final = 6
GIVE: Final = 7
TAKE: Final = 8
SEAT: Final = 10
ROW: Final = 16  # + 1 to 3
NUMBER: Final = 20  # + 1 to 12
ATTACK: Final = 40  # + place in the volley, from 0
CARD: Final = 64
SHIP: Final = 192
# 13.61 A card that lies in front of a task force, by kind.
TABLE: Final = 320
# 13.5 A Tactic, by which it is.
TACTIC: Final = 448
# 13.61, 13.64 What opponents may choose when luck turns.
HAND: Final = 456
SUBMARINES: Final = 457
SHOW_HAND: Final = 458
SHOW_AREA: Final = 459
COUNT: Final = 460

WORDS: Final = {
    DONE: "done",
    REOPEN: "reopen",
    AREA: "area",
    FACE_DOWN: "facedown",
    CRIPPLE: "crippled",
    YES: "yes",
    NO: "no",
    GIVE: "give",
    TAKE: "take",
    HAND: "hand",
    SUBMARINES: "submarines",
    SHOW_HAND: "show-hand",
    SHOW_AREA: "show-area",
}


# What Russian players type for them; rows, dice and seats likewise: `линия1`, `кубики3`, `место2`.
RUSSIAN: Final = {
    DONE: "готово",
    REOPEN: "заново",
    AREA: "зона",
    FACE_DOWN: "рубашкой-вверх",
    CRIPPLE: "выведен-из-строя",
    YES: "да",
    NO: "нет",
    GIVE: "отдать",
    TAKE: "взять",
    HAND: "рука",
    SUBMARINES: "подлодки",
    SHOW_HAND: "открыть-руку",
    SHOW_AREA: "открыть-зону",
}


def is_seat(action: int) -> bool:
    return SEAT <= action < ROW


def is_row(action: int) -> bool:
    return ROW < action <= ROW + 3


def is_number(action: int) -> bool:
    return NUMBER < action < ATTACK


def is_attack(action: int) -> bool:
    return ATTACK <= action < CARD


def is_card(action: int) -> bool:
    return CARD <= action < SHIP


def is_ship(action: int) -> bool:
    return SHIP <= action < TABLE


def is_table(action: int) -> bool:
    return TABLE <= action < TACTIC


def is_tactic(action: int) -> bool:
    return TACTIC <= action < HAND


def russian(action: int) -> list[str]:
    """The Russian words of an action that names no ship or card."""
    if is_row(action):
        return [f"линия{action - ROW}", f"ряд{action - ROW}"]
    if is_number(action):
        return [f"кубики{action - NUMBER}"]
    if is_seat(action):
        return [f"место{action - SEAT + 1}"]
    word = RUSSIAN.get(action, "")
    return [word] if word else []


def text(action: int, catalogue: Catalogue) -> str:
    """The token of an action: `gun5`, `iowa`, `row2`, `dice3`, `#1`, `seat2`, `done`."""
    if is_ship(action):
        ship = action - SHIP
        return catalogue.ships[ship].key if ship < len(catalogue.ships) else ""
    if is_card(action):
        card = action - CARD
        return catalogue.cards[card].key if card < len(catalogue.cards) else ""
    if is_table(action):
        card = action - TABLE
        return f"table-{catalogue.cards[card].key}" if card < len(catalogue.cards) else ""
    if is_tactic(action):
        return f"tactic-{TACTICS[action - TACTIC].replace('_', '-')}"
    if is_row(action):
        return f"row{action - ROW}"
    if is_number(action):
        return f"dice{action - NUMBER}"
    if is_attack(action):
        return f"#{action - ATTACK + 1}"
    if is_seat(action):
        return f"seat{action - SEAT + 1}"
    return WORDS.get(action, "")
