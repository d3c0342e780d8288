"""Small fleets for tests: `Sea("BB4 CA2", "BC3 BB4", ("germany", "britain"))`."""

import random
from collections.abc import Sequence

from wardroom.games.worldatwar.fleet import AT_LIGHTS, HOLD, Line, form
from wardroom.games.worldatwar.orders import (
    LIGHTS_AT_CAPITALS,
    LIGHTS_BY_DOCTRINE,
    LIGHTS_HOLD,
    LIGHTS_JOIN,
    Orders,
)
from wardroom.games.worldatwar.units import (
    CAPITAL,
    CARRIER,
    CRUISER,
    DESTROYER,
    ESCORT_CARRIER,
    NATIONS,
    SUBMARINE,
    TRANSPORT,
    Roster,
)

SMALL = {"DD": DESTROYER, "CVE": ESCORT_CARRIER, "TR": TRANSPORT, "SS": SUBMARINE}


class Sea:
    """Two sides in one roster: `BB4`, slow `BB4s`, hit `BB4h1`, screened `BB4v`, `CA6`, with cargo `DD2c`."""

    def __init__(self, one: str, other: str, nations: Sequence[str] = ("britain", "germany")) -> None:
        self.roster = Roster()
        self.hits: list[int] = []
        self.laden: list[int] = []
        self.units: list[list[int]] = [[], []]
        self.hindered = [0, 0]
        self.screened: list[list[int]] = [[], []]
        for side, text in enumerate((one, other)):
            for word in text.split():
                self.put(side, word, NATIONS.index(nations[side]))

    def put(self, side: int, word: str, nation: int) -> None:
        word, _, hits = word.partition("h")
        laden = word.endswith("c")
        veiled = word.endswith("v")
        slow = word.endswith("s") and not word.startswith("SS")
        word = word.rstrip("csv") if not word.startswith("SS") else word
        letters = word.rstrip("0123456789")
        number = int(word[len(letters) :] or 1)
        if letters in SMALL:
            each = [(SMALL[letters], 1)] * number
        elif letters == "CA":
            each = [(CRUISER, 2)] * (number // 2)
        else:
            each = [(CARRIER if letters.startswith("CV") else CAPITAL, number)]
        for kind, size in each:
            fast = not slow and kind not in (ESCORT_CARRIER, TRANSPORT)
            unit = self.roster.add(kind, size, fast, side, nation, f"{word}-{len(self.roster)}")
            self.hits.append(int(hits or 0))
            self.laden.append(int(laden))
            self.units[side].append(unit)
            if veiled:
                self.screened[side].append(unit)

    def lines(self, hits: list[int] | None = None) -> tuple[Line, Line]:
        hits = self.hits[:] if hits is None else hits
        one, other = (
            form(self.roster, hits, self.laden, self.units[s], self.screened[s], self.hindered[s])
            for s in (0, 1)
        )
        return one, other


def random_sea(rng: random.Random) -> Sea:
    """A meeting of two groups with all that the rules tell apart."""
    texts = []
    for _ in range(2):
        words = [
            f"BB{rng.randint(2, 5)}{rng.choice(['', 's'])}{rng.choice(['', 'h1', 'v'])}"
            for _ in range(rng.randint(0, 4))
        ]
        words += [f"CV{rng.randint(2, 4)}" for _ in range(rng.choice([0, 0, 1, 2]))]
        for small in ("CA", "DD", "CVE", "TR"):
            if rng.random() < 0.5:
                words.append(f"{small}{2 * rng.randint(1, 3)}{rng.choice(['', '', 'v'])}")
        if rng.random() < 0.2:
            words.append(f"DD{rng.randint(1, 2)}c")
        if rng.random() < 0.2:
            words.append("CA2h1")
        texts.append(" ".join(words) or "BB3")
    nations = [rng.choice(["japan", "germany", "italy", "russia"]) for _ in range(2)]
    sea = Sea(texts[0], texts[1], nations)
    sea.hindered = [rng.choice([0, 0, 1]), rng.choice([0, 0, 1])]
    return sea


def random_orders(rng: random.Random, mine: Line, theirs: Line) -> Orders:
    """Orders that leave nothing to doctrine."""
    orders = Orders()
    for unit in mine.capitals:
        orders.ships.append(unit)
        orders.aims.append(rng.choice([HOLD, AT_LIGHTS, *theirs.capitals]))
    orders.lights = rng.choice([LIGHTS_BY_DOCTRINE, LIGHTS_JOIN, LIGHTS_AT_CAPITALS, LIGHTS_HOLD])
    orders.light_targets = rng.sample(theirs.capitals, len(theirs.capitals))
    orders.light_spread = rng.randint(1, 3)
    behind = [*theirs.veiled, AT_LIGHTS]
    orders.screened_targets = rng.sample(behind, len(behind))
    return orders
