"""What never changes in the course of an operation: the chart, the bases, the forces, the duties."""

from typing import Final

from wardroom.games.worldatwar.actions import COLUMNS, ROWS
from wardroom.games.worldatwar.arrivals import late_step
from wardroom.games.worldatwar.units import Roster, Wings

EUROPE: Final = 0
PACIFIC: Final = 1
SCALES: Final = ("europe", "pacific")

# 22.12-22.15: what a naval force may be sent out to do.
PATROL: Final = 0
INVASION: Final = 1
TRANSPORT_UNITS: Final = 2
SEA_SUPPLY: Final = 3
SEA_ESCORT: Final = 4
BOMBARDMENT: Final = 5
CARRIER_MISSION: Final = 6
BASE_CHANGE: Final = 7
RAID: Final = 8
ACTIVITIES: Final = (
    "patrol",
    "invasion",
    "sea-transport",
    "sea-supply",
    "sea-escort",
    "shore-bombardment",
    "carrier-mission",
    "base-change",
    "raid",
)

# Kinds of cards (5 of the facts: strategic, tactical, submarine or ASW).
STRATEGIC: Final = 0
TACTICAL: Final = 1
UNDERSEA: Final = 2
CARDS: Final = ("strategic", "tactical", "undersea")

NOWHERE: Final = -2
FAR: Final = 1000


class Chart:
    """A hex chart: flat-topped hexes, odd columns half a hex lower. A hex is column * ROWS + row."""

    def __init__(self, scale: int, columns: int, rows: int) -> None:
        self.scale = scale
        self.columns = columns
        self.rows = rows
        # Where ships can sail.
        self.sea: list[int] = [0] * (COLUMNS * ROWS)
        # Pairs of hexes between which a strait or the Kiel canal lies (22.13A).
        self.straits: list[int] = []
        # The keys of named waters by their hexes.
        self.waters: dict[int, str] = {}
        # Sea distances from a hex, worked out when first asked for.
        self.reach: list[list[int]] = [[] for _ in range(COLUMNS * ROWS)]
        self.around: list[list[int]] = []
        # The hexes that were last offered on the way between two others, and around a base.
        self.offered: list[int] = []
        self.offered_for: list[int] = []

    def inside(self, h: int) -> bool:
        return h >= 0 and h // ROWS < self.columns and h % ROWS < self.rows

    def neighbours(self, h: int) -> list[int]:
        """The hexes around one, always in the same order."""
        column, row = h // ROWS, h % ROWS
        shift = column & 1
        found: list[int] = []
        for across, down in (
            (0, -1),
            (1, shift - 1),
            (1, shift),
            (0, 1),
            (-1, shift),
            (-1, shift - 1),
        ):
            c, r = column + across, row + down
            if 0 <= c < self.columns and 0 <= r < self.rows:
                found.append(c * ROWS + r)
        return found

    def distance(self, a: int, b: int) -> int:
        """As the crow flies."""
        ax, bx = a // ROWS, b // ROWS
        az = a % ROWS - (ax - (ax & 1)) // 2
        bz = b % ROWS - (bx - (bx & 1)) // 2
        dx, dz = ax - bx, az - bz
        return max(abs(dx), abs(dz), abs(dx + dz))

    def distances(self, start: int) -> list[int]:
        """By sea from a hex to every other; FAR where no ship can come."""
        known = self.reach[start]
        if known:
            return known
        if not self.around:
            self.around = [self.neighbours(h) if self.inside(h) else [] for h in range(COLUMNS * ROWS)]
        known = [FAR] * (COLUMNS * ROWS)
        known[start] = 0
        queue = [start]
        at = 0
        while at < len(queue):
            here = queue[at]
            at += 1
            for there in self.around[here]:
                if self.sea[there] and known[there] == FAR:
                    known[there] = known[here] + 1
                    queue.append(there)
        self.reach[start] = known
        return known

    def by_sea(self, a: int, b: int) -> int:
        return self.distances(a)[b]

    def leg(self, a: int, b: int) -> list[int]:
        """A shortest way by sea without its first hex; the straightest of them, always the same."""
        left = self.distances(b)
        way: list[int] = []
        here = a
        while here != b:
            best, bend = here, -1
            for there in self.neighbours(here):
                if left[there] < left[here]:
                    off = self.bend(a, b, there)
                    if bend < 0 or off < bend:
                        best, bend = there, off
            here = best
            way.append(here)
        return way

    def bend(self, a: int, b: int, h: int) -> int:
        """How far a hex lies off the straight line."""
        ax, ay = 3 * (a // ROWS), 4 * (a % ROWS) + 2 * (a // ROWS & 1)
        bx, by = 3 * (b // ROWS), 4 * (b % ROWS) + 2 * (b // ROWS & 1)
        hx, hy = 3 * (h // ROWS), 4 * (h % ROWS) + 2 * (h // ROWS & 1)
        return abs((bx - ax) * (hy - ay) - (by - ay) * (hx - ax)) * FAR // (abs(bx - ax) + abs(by - ay) + 1)

    def way(self, stops: list[int]) -> list[int]:
        """The hexes from the first stop to the last, both included."""
        path = [stops[0]]
        for number in range(1, len(stops)):
            path += self.leg(stops[number - 1], stops[number])
        return path

    def strait_between(self, a: int, b: int) -> bool:
        for pair in range(0, len(self.straits), 2):
            one, other = self.straits[pair], self.straits[pair + 1]
            if (one == a and other == b) or (one == b and other == a):
                return True
        return False


# 22.463B Squadrons that a base holds unless its scenario says otherwise: five army air factors (chapter 18).
SQUADRONS_AT_A_BASE: Final = 15


class Base:
    """A port or air base."""

    def __init__(self, place: int, key: str, at: int, side: int) -> None:
        # Its number in the gazetteer, by which actions name it.
        self.place = place
        self.key = key
        self.at = at
        self.side = side
        self.port = True
        # 22.11B Ships from here may not intercept: the United States, South Africa, or not operational.
        self.may_intercept = True
        self.operational = True
        self.squadrons = SQUADRONS_AT_A_BASE


class Duty:
    """An activity that a scenario allows or demands."""

    def __init__(self, key: str, activity: int, phase: int, base: int) -> None:
        self.key = key
        self.title = ""
        self.activity = activity
        self.phase = phase
        self.base = base
        # Where it leads, or NOWHERE: the player says.
        self.target = NOWHERE
        self.range = FAR
        self.demanded = True
        # Forces whose ships the scenario names, so that everybody knows them.
        self.forces: list[list[int]] = []
        # How many more the player forms, at least one if any, and of how many factors.
        self.task_forces = 0
        self.least = 1
        self.most = 25
        # Units carried, each by a destroyer factor or transport, and who defends the shore (22.22F).
        self.cargo = 0
        self.ground = 0
        # 22.14F, 22.163: a patrol that helps its own side, or one that intercepts like ships in port.
        self.offensive = True
        self.points = 0
        self.cargo_points = 0
        # 22.11A Nobody may intercept it.
        self.immune = False
        # Completed duties need not come home again.
        self.stays = False
        # 22.13C Where it meets others, and the duty it joins there; -1 if others join it, or nobody.
        self.rendezvous = NOWHERE
        self.joins = -1

    def alone(self) -> bool:
        """22.141C, 22.141D Raiders and sea escorts are intercepted by themselves."""
        return self.activity in (SEA_ESCORT, RAID)

    def other_zone(self, other: "Duty") -> bool:
        """22.141B Whether both are supply lines, and to different zones: each goal is one (ruling)."""
        both = self.activity == SEA_SUPPLY and other.activity == SEA_SUPPLY
        return both and self.target != other.target

    def carries(self) -> bool:
        """22.22A Sea supply, sea transport, invasion and escort carry cargo."""
        return INVASION <= self.activity <= SEA_ESCORT


class Scenario:
    """Everything a table starts from."""

    def __init__(self, key: str, chart: Chart) -> None:
        self.key = key
        self.title = ""
        # The content of a scenario that a table brings along, as lines of its file; else nothing.
        self.lines: list[str] = []
        self.chart = chart
        self.chart_key = ""
        self.sides: list[str] = []
        self.bases: list[Base] = []
        self.roster = Roster()
        self.wings = Wings()
        # By unit: its label in the catalogue, its base, its hits at the start.
        self.label: list[int] = []
        # The names of ships in texts, when they were first asked for.
        self.names: list[str] = []
        # The keys of all labels and bases of the catalogue.
        self.labels: list[str] = []
        self.places: list[str] = []
        self.berth: list[int] = []
        self.hits: list[int] = []
        # The phase in which the scenario sends a ship out; until then it does nothing else. -1: it is free.
        self.reserved: list[int] = []
        self.duties: list[Duty] = []
        # Whose activities each phase holds.
        self.phases: list[int] = []
        # By side and kind of card.
        self.cards: list[int] = [0] * 6
        # By side: research results.
        self.torpedo: list[int] = [0, 0]
        self.asw: list[int] = [0, 0]
        self.radar: list[int] = [0, 0]
        self.excess_asw: list[int] = [0, 0]
        # 22.941 Whether a side's submarines are advanced ones.
        self.advanced: list[int] = [0, 0]
        # Points for a factor of the enemy sunk or damaged, and the side that wins a tie.
        self.sunk_points = 2
        self.damaged_points = 1
        self.handicap: list[int] = [0, 0]
        self.tie = 1
        # 22.35 Hexes that stand for a Strategic Warfare box.
        self.boxes: list[int] = []
        self.digest = ""
        # The forces that its file puts together: their keys, and their ships.
        self.force_keys: list[str] = []
        self.force_units: list[list[int]] = []
        self.air_range = 4
        # How far search squadrons see ships under way (22.22G).
        self.search_range = 4

    def unit_names(self) -> list[str]:
        """Each ship's label, with a number where several have it: `bismarck`, `germany-cruiser/2`."""
        if not self.names:
            for unit, label in enumerate(self.label):
                key = self.labels[label]
                alone = self.label.count(label) == 1
                self.names.append(key if alone else f"{key}/{self.label[: unit + 1].count(label)}")
        return self.names

    def late_step(self) -> int:
        """22.24B Hexes that make one round."""
        return late_step(self.chart.scale == PACIFIC)

    def farthest(self) -> int:
        """22.22 The maximum range of an interception."""
        return 40 if self.chart.scale == EUROPE else 20

    def return_range(self) -> int:
        """22.63 How far from a battle a new base may lie."""
        return 20 if self.chart.scale == EUROPE else 10
