"""Naval and air units: what never changes of a ship or a squadron, in flat lists by its number."""

from typing import Final

# Kinds of naval units. A cruiser is one ship of two factors; each factor of the last four kinds is a unit.
CAPITAL: Final = 0
CARRIER: Final = 1  # a fast carrier: CV, CVL or CVB
CRUISER: Final = 2
DESTROYER: Final = 3
ESCORT_CARRIER: Final = 4
TRANSPORT: Final = 5
SUBMARINE: Final = 6
KINDS: Final = ("capital", "carrier", "cruiser", "destroyer", "escort-carrier", "transport", "submarine")

# Nations by their place among NATIONS.
JAPAN: Final = 0
GERMANY: Final = 1
BRITAIN: Final = 2
UNITED_STATES: Final = 3
ITALY: Final = 6
NATIONS: Final = (
    "japan",
    "germany",
    "britain",
    "united-states",
    "sweden",
    "australia",
    "italy",
    "france",
    "russia",
    "greece",
    "rumania",
    "spain",
    "turkey",
    "dutch-east-indies",
)

# 22.552A: the Naval Nationality Chart (printed), by nation.
NAVAL_DRM: Final = [3, 2, 2, 2, 2, 2, 1, 1, 0, 0, 0, 0, 0, 0]
# The Air Nationality DRM is not printed in chapter 22 (reconstructed; see `docs/rulings.md`).
AIR_DRM: Final = [2, 2, 2, 2, 0, 2, 1, 1, 1, 0, 0, 0, 0, 0]

# A fast carrier's class is its size in factors.
CVL: Final = 2
CV: Final = 3
CVB: Final = 4

# 22.343: naval air, and the three kinds of squadrons into which an army air factor breaks.
NAS: Final = 0
SEARCHER: Final = 1
COVERER: Final = 2
ATTACKER: Final = 3
WING_KINDS: Final = ("nas", "search", "cover", "attack")


def naval_drm(nation: int, kind: int, size: int) -> int:
    """22.552A The Naval Nationality DRM of a ship in full supply."""
    drm = NAVAL_DRM[nation]
    if kind == CAPITAL and size == 5:
        return drm + 1
    if kind == SUBMARINE and nation == GERMANY:
        return drm + 1
    if kind == ESCORT_CARRIER:
        return drm - 2
    if kind == CARRIER:
        if size == CV or (size == CVL and (nation == JAPAN or nation == UNITED_STATES)):
            return drm - 2
        if size == CVB or nation == GERMANY or nation == ITALY or nation == BRITAIN:
            return drm - 1
    return drm


def has_factors(kind: int) -> bool:
    """Transports have none."""
    return kind != TRANSPORT


def is_light(kind: int) -> bool:
    """Cruisers and one-factor ships, which are hit as a group."""
    return CRUISER <= kind <= TRANSPORT


def is_one_factor(kind: int) -> bool:
    return DESTROYER <= kind <= TRANSPORT


class Roster:
    """The naval units of a scenario; all states of a game share it."""

    def __init__(self) -> None:
        self.kind: list[int] = []
        self.size: list[int] = []
        # Whether it is fast while undamaged.
        self.fast: list[int] = []
        self.side: list[int] = []
        self.nation: list[int] = []
        self.drm: list[int] = []
        # How many squadrons a carrier holds.
        self.air: list[int] = []
        # What actions and events call it: a named ship has a label of its own, equal light ships share one.
        self.label: list[int] = []
        self.name: list[str] = []

    def add(self, kind: int, size: int, fast: bool, side: int, nation: int, name: str, label: int = 0) -> int:
        self.kind.append(kind)
        self.size.append(size)
        self.fast.append(1 if fast else 0)
        self.side.append(side)
        self.nation.append(nation)
        self.drm.append(naval_drm(nation, kind, size))
        self.air.append(size if kind == CARRIER else 1 if kind == ESCORT_CARRIER else 0)
        self.label.append(label)
        self.name.append(name)
        return len(self.kind) - 1

    def __len__(self) -> int:
        return len(self.kind)


class Wings:
    """The squadrons of a scenario; all states of a game share it."""

    def __init__(self) -> None:
        self.kind: list[int] = []
        self.side: list[int] = []
        self.nation: list[int] = []
        self.elite: list[int] = []
        self.drm: list[int] = []
        # A carrier's number, or -1 - base.
        self.home: list[int] = []

    def add(self, kind: int, side: int, nation: int, home: int, elite: bool = False) -> int:
        self.kind.append(kind)
        self.side.append(side)
        self.nation.append(nation)
        self.elite.append(1 if elite else 0)
        self.drm.append(AIR_DRM[nation] + (1 if elite else 0))
        self.home.append(home)
        return len(self.kind) - 1

    def __len__(self) -> int:
        return len(self.kind)


def lowest(drms: list[int]) -> int:
    """22.552A Those who fire together have the lowest of their DRMs; 99 where there is nobody."""
    found = 99
    for drm in drms:
        if drm < found:
            found = drm
    return found


def sunk(size: int, hits: int) -> bool:
    """22.55 Hits equal to its size sink a ship."""
    return hits >= size


def damaged(size: int, hits: int) -> bool:
    """22.55 One hit short of its size damages a named ship or cruiser; a one-factor unit is never damaged."""
    return size >= 2 and hits == size - 1
