"""A random meeting engagement: two fleets of equal points, one of which has something to do."""

from typing import Final

from wardroom.core.dice import Dice, FastDice

MEETING: Final = "meeting"

# Chart, the moving side's nation, base and goal, the other's nation and base.
THEATRES: Final = (
    ("north-atlantic", "germany", "bergen", "denmark-strait", "britain", "scapa-flow"),
    ("ionian-sea", "italy", "taranto", "gavdos", "britain", "alexandria"),
    ("coral-sea", "japan", "rabaul", "guadalcanal", "united-states", "noumea"),
)
# Of the points that named ships do not use, this share buys cruisers.
CRUISER_SHARE: Final = 2


class Purchase:
    """What a side has bought."""

    def __init__(self) -> None:
        self.ships: list[str] = []
        self.cruisers = 0
        self.destroyers = 0


def buy(keys: list[str], sizes: list[int], points: int, rng: Dice) -> Purchase:
    """Named ships for about half the points, drawn at random; cruisers and destroyers for the rest."""
    bought = Purchase()
    left, heavy = points, points // 2
    pool = list(range(len(keys)))
    while pool:
        ship = pool.pop(rng.below(len(pool), 0))
        if sizes[ship] <= heavy:
            bought.ships.append(keys[ship])
            heavy -= sizes[ship]
            left -= sizes[ship]
    bought.cruisers = left // 2 // CRUISER_SHARE
    bought.destroyers = left - 2 * bought.cruisers
    return bought


def written(seed: int, points: int, keys: list[str], sizes: list[int], nations: list[str]) -> str:
    """The engagement as a scenario file; `keys`, `sizes` and `nations` are the capital ships to draw from."""
    rng = FastDice(seed)
    chart, nation, base, goal, other, home = THEATRES[rng.below(len(THEATRES), 0)]
    lines = [
        f'key = "{MEETING}"',
        'name = "Meeting engagement"',
        'name_ru = "Встречный бой"',
        f'chart = "{chart}"',
        f'sides = ["{nation}", "{other}"]',
        "phases = [0]",
        "[victory]",
        "tie = 1",
        f"handicap = [0, {points // 6}]",
        # Who has to find the other knows where to look.
        "[cards]",
        "strategic = [0, 1]",
    ]
    for side, (own, port) in enumerate(((nation, base), (other, home))):
        mine = [place for place in range(len(keys)) if nations[place] == own]
        bought = buy([keys[place] for place in mine], [sizes[place] for place in mine], points, rng)
        named = ", ".join(f'"{key}"' for key in sorted(bought.ships))
        lines += ["[[base]]", f'key = "{port}"', f"side = {side}"]
        lines += ["[[force]]", f'key = "fleet-{side + 1}"', f"side = {side}", f'base = "{port}"']
        lines += [f"ships = [{named}]"]
        lines += [f'light = ["{own}-cruiser*{bought.cruisers}", "{own}-destroyer*{bought.destroyers}"]']
        lines += [
            "[[air]]",
            f'key = "air-{side + 1}"',
            f'base = "{port}"',
            f'nation = "{own}"',
            "factors = 1",
        ]
    lines += [
        "[[duty]]",
        'key = "meeting-sweep"',
        'name = "A sweep into enemy waters"',
        'name_ru = "Рейд во вражеские воды"',
        'activity = "shore-bombardment"',
        "phase = 0",
        f'base = "{base}"',
        f'target = "{goal}"',
        "least = 10",
        "task_forces = 3",
        f"points = {points // 4}",
    ]
    return "\n".join(lines)
