"""An action is a small int; these are its readers and its short text form."""

from typing import Final

from wardroom.core.decision import DONE, REOPEN
from wardroom.core.tokens import Numbered, Tokens, key_at
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

# What is typed for them, in English and Russian.
TOKENS: Final = Tokens(
    {
        DONE: ("done", "готово"),
        REOPEN: ("reopen", "заново"),
        AREA: ("area", "зона"),
        FACE_DOWN: ("facedown", "рубашкой-вверх"),
        CRIPPLE: ("crippled", "выведен-из-строя"),
        YES: ("yes", "да"),
        NO: ("no", "нет"),
        GIVE: ("give", "отдать"),
        TAKE: ("take", "взять"),
        HAND: ("hand", "рука"),
        SUBMARINES: ("submarines", "подлодки"),
        SHOW_HAND: ("show-hand", "открыть-руку"),
        SHOW_AREA: ("show-area", "открыть-зону"),
    },
    [
        Numbered(ROW + 1, 3, "row", ("линия", "ряд")),
        Numbered(NUMBER + 1, ATTACK - NUMBER - 1, "dice", ("кубики",)),
        Numbered(ATTACK, CARD - ATTACK, "#"),
        Numbered(SEAT, ROW - SEAT, "seat", ("место",)),
    ],
)


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


def text(action: int, catalogue: Catalogue) -> str:
    """The token of an action: `gun5`, `iowa`, `row2`, `dice3`, `#1`, `seat2`, `done`."""
    if is_ship(action):
        return key_at(catalogue.ship_keys, action - SHIP)
    if is_card(action):
        return key_at(catalogue.card_keys, action - CARD)
    if is_table(action):
        key = key_at(catalogue.card_keys, action - TABLE)
        return f"table-{key}" if key else ""
    if is_tactic(action):
        return f"tactic-{TACTICS[action - TACTIC].replace('_', '-')}"
    return TOKENS.text(action)
