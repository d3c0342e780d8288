"""An action is a small int; these are its readers and its short text form."""

from typing import Final

from wardroom.core.decision import DONE, REOPEN

YES: Final = 2
NO: Final = 3
HOLD: Final = 4  # hold the fire (22.54B, 22.54E)
LIGHT: Final = 5  # the enemy's light ships as one target (22.54C)
SCREENED: Final = 6  # the enemy's screened light ships (22.54G)
STAY: Final = 7  # stay in port, or where one is
NUMBER: Final = 10  # + 0 to 60
TASK: Final = 100  # + what a squadron does
FORCE: Final = 110  # + number of a force or a voyage
KIND: Final = 160  # + kind of squadron
BASE: Final = 170  # + index of a base in the gazetteer
SHIP: Final = 300  # + label: a named ship, or the light ships of one kind and nation
HEX: Final = 700  # + column * ROWS + row
ROWS: Final = 40
COLUMNS: Final = 60
GROUP: Final = HEX + ROWS * COLUMNS  # + the number of a combat group of one's own
ENEMY: Final = GROUP + 40  # + the number of a combat group of the enemy
COUNT: Final = ENEMY + 40

TASKS: Final = ("rest", "cap", "base", "strike", "cover", "search")
KINDS: Final = ("nas", "searchers", "fighters", "bombers")

WORDS: Final = {
    DONE: "done",
    REOPEN: "reopen",
    YES: "yes",
    NO: "no",
    HOLD: "hold",
    LIGHT: "light",
    SCREENED: "screened",
    STAY: "stay",
}

# What Russian players type.
RUSSIAN: Final = {
    DONE: "готово",
    REOPEN: "заново",
    YES: "да",
    NO: "нет",
    HOLD: "придержать",
    LIGHT: "лёгкие",
    SCREENED: "прикрытые",
    STAY: "остаться",
}
RUSSIAN_TASKS: Final = ("отдых", "патруль", "база", "удар", "прикрытие", "поиск")
RUSSIAN_KINDS: Final = ("палубные", "разведчики", "истребители", "бомбардировщики")


def number(n: int) -> int:
    return NUMBER + n


def is_number(action: int) -> bool:
    return NUMBER <= action < TASK


def group(n: int) -> int:
    return GROUP + n


def is_group(action: int) -> bool:
    return GROUP < action < ENEMY


def is_enemy(action: int) -> bool:
    return ENEMY < action < COUNT


def is_task(action: int) -> bool:
    return TASK <= action < FORCE


def force(f: int) -> int:
    return FORCE + f


def is_force(action: int) -> bool:
    return FORCE <= action < KIND


def is_kind(action: int) -> bool:
    return KIND <= action < BASE


def base(b: int) -> int:
    return BASE + b


def is_base(action: int) -> bool:
    return BASE <= action < SHIP


def ship(label: int) -> int:
    return SHIP + label


def is_ship(action: int) -> bool:
    return SHIP <= action < HEX


def hex_at(h: int) -> int:
    return HEX + h


def is_hex(action: int) -> bool:
    return HEX <= action < GROUP


def hex_name(h: int) -> str:
    """Column and row as wargamers write them: `h0712`."""
    return f"h{h // ROWS:02d}{h % ROWS:02d}"


def text(action: int, labels: list[str], bases: list[str]) -> str:
    """The token of an action: `bismarck`, `truk`, `h0712`, `cg3`, `enemy2`, `cap`, `5`, `done`."""
    if is_hex(action):
        return hex_name(action - HEX)
    if is_ship(action):
        label = action - SHIP
        return labels[label] if label < len(labels) else ""
    if is_base(action):
        place = action - BASE
        return bases[place] if place < len(bases) else ""
    if is_kind(action):
        return KINDS[action - KIND] if action - KIND < len(KINDS) else ""
    if is_force(action):
        return f"force{action - FORCE + 1}"
    if is_task(action):
        return TASKS[action - TASK] if action - TASK < len(TASKS) else ""
    if is_enemy(action):
        return f"enemy{action - ENEMY}"
    if is_group(action):
        return f"cg{action - GROUP}"
    if is_number(action):
        return str(action - NUMBER)
    return WORDS.get(action, "")


def russian(action: int) -> list[str]:
    """The Russian words of an action that names no ship and no base."""
    if is_kind(action) and action - KIND < len(RUSSIAN_KINDS):
        return [RUSSIAN_KINDS[action - KIND]]
    if is_force(action):
        return [f"отряд{action - FORCE + 1}"]
    if is_task(action) and action - TASK < len(RUSSIAN_TASKS):
        return [RUSSIAN_TASKS[action - TASK]]
    if is_enemy(action):
        return [f"враг{action - ENEMY}"]
    if is_group(action):
        return [f"группа{action - GROUP}"]
    word = RUSSIAN.get(action, "")
    return [word] if word else []
