"""An action is a small int; these are its readers and its short text form."""

from typing import Final

from wardroom.core.decision import DONE, REOPEN
from wardroom.core.tokens import Tokens, key_at
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

# What is typed for them, in English and Russian.
TOKENS: Final = Tokens(
    {
        DONE: ("done", "готово"),
        REOPEN: ("reopen", "заново"),
        DISCARD: ("discard", "сброс"),
        REPAIR: ("repair", "ремонт"),
        DRIFT: ("drift", "дрейф"),
        REDUCE: ("reduce", "ослабить"),
        RESUME: ("resume", "ожить"),
        SHUTDOWN: ("shutdown", "затаиться"),
        ACTIVE: ("active", "активный"),
        PASSIVE: ("passive", "пассивный"),
        CLOSE: ("close", "сблизиться"),
        OPEN: ("open", "отойти"),
        ENTER: ("enter", "ввести"),
        EXIT: ("exit", "уйти"),
        SENSOR: ("sensor", "сенсоры"),
        ATTACK: ("attack", "атака"),
        FORCE: ("force", "соединение"),
        REFILL: ("refill", "добор"),
    },
    [],
)


def is_side(action: int) -> bool:
    return SIDE <= action < CARD


def is_card(action: int) -> bool:
    return CARD <= action < SHIP


def is_ship(action: int) -> bool:
    return SHIP <= action < HELICOPTER


def is_helicopter(action: int) -> bool:
    return HELICOPTER <= action < COUNT


def text(action: int, catalogue: Catalogue) -> str:
    """The token of an action: `cor/7`, `close`, `skvortsov`, `helo-moskva`, `soviet`, `done`."""
    if is_ship(action):
        return key_at(catalogue.ship_keys, action - SHIP)
    if is_helicopter(action):
        key = key_at(catalogue.ship_keys, action - HELICOPTER)
        return f"helo-{key}" if key else ""
    if is_card(action):
        return key_at(catalogue.card_keys, action - CARD)
    if is_side(action):
        side = action - SIDE
        return SIDE_NAMES[side] if side < len(SIDE_NAMES) else ""
    return TOKENS.text(action)
