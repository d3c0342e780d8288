"""An action is a small int; these are its readers and its short text form."""

from typing import Final

from wardroom.core.decision import DONE, REOPEN
from wardroom.games.attacksub.catalogue import SIDE_NAMES, Catalogue

DISCARD: Final = 2
REPAIR: Final = 3
# 5.5 The random number of a submarine that plays dead, and what a good one may be used for.
DRIFT: Final = 4
REDUCE: Final = 5
RESUME: Final = 6
SHUTDOWN: Final = 7
ACTIVE: Final = 8
PASSIVE: Final = 9
CLOSE: Final = 10
OPEN: Final = 11
ENTER: Final = 12
EXIT: Final = 13
SENSOR: Final = 14
ATTACK: Final = 15
# 8.2 All surface ships of a side.
FORCE: Final = 16
REFILL: Final = 17
SIDE: Final = 20
CARD: Final = 32
SHIP: Final = 192
# The helicopters of a ship.
HELICOPTER: Final = 256
COUNT: Final = 320

WORDS: Final = {
    DONE: "done",
    REOPEN: "reopen",
    DISCARD: "discard",
    REPAIR: "repair",
    DRIFT: "drift",
    REDUCE: "reduce",
    RESUME: "resume",
    SHUTDOWN: "shutdown",
    ACTIVE: "active",
    PASSIVE: "passive",
    CLOSE: "close",
    OPEN: "open",
    ENTER: "enter",
    EXIT: "exit",
    SENSOR: "sensor",
    ATTACK: "attack",
    FORCE: "force",
    REFILL: "refill",
}

RUSSIAN: Final = {
    DONE: "готово",
    REOPEN: "заново",
    DISCARD: "сброс",
    REPAIR: "ремонт",
    DRIFT: "дрейф",
    REDUCE: "ослабить",
    RESUME: "ожить",
    SHUTDOWN: "затаиться",
    ACTIVE: "активный",
    PASSIVE: "пассивный",
    CLOSE: "сблизиться",
    OPEN: "отойти",
    ENTER: "ввести",
    EXIT: "уйти",
    SENSOR: "сенсоры",
    ATTACK: "атака",
    FORCE: "соединение",
    REFILL: "добор",
}


def is_side(action: int) -> bool:
    return SIDE <= action < CARD


def is_card(action: int) -> bool:
    return CARD <= action < SHIP


def is_ship(action: int) -> bool:
    return SHIP <= action < HELICOPTER


def is_helicopter(action: int) -> bool:
    return HELICOPTER <= action < COUNT


def russian(action: int) -> list[str]:
    """The Russian word of an action that names no ship or card."""
    word = RUSSIAN.get(action, "")
    return [word] if word else []


def text(action: int, catalogue: Catalogue) -> str:
    """The token of an action: `cor/7`, `close`, `skvortsov`, `helo-moskva`, `soviet`, `done`."""
    if is_ship(action):
        ship = action - SHIP
        return catalogue.ships[ship].key if ship < len(catalogue.ships) else ""
    if is_helicopter(action):
        ship = action - HELICOPTER
        return f"helo-{catalogue.ships[ship].key}" if ship < len(catalogue.ships) else ""
    if is_card(action):
        card = action - CARD
        return catalogue.cards[card].key if card < len(catalogue.cards) else ""
    if is_side(action):
        side = action - SIDE
        return SIDE_NAMES[side] if side < len(SIDE_NAMES) else ""
    return WORDS.get(action, "")
