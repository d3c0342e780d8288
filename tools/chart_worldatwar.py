"""Lay real coasts and ports on the hex grid of A World at War, and write the charts as TOML.

    pip install numpy global-land-mask
    python tools/chart_worldatwar.py [chart ...]

Neighbouring hexes are 215 km apart on the Pacific charts, half of that on the European ones: that gives the
two published distances, Kagoshima-Leyte 11 and Brunei-Leyte 6 hexes. Each chart is an azimuthal equidistant
map around its own centre. A hex is land if most of it is; a port's hex can always be sailed.
"""

from __future__ import annotations

import argparse
import math
from dataclasses import dataclass
from pathlib import Path

CHARTS = Path(__file__).parent.parent / "src/wardroom/games/worldatwar/content/charts"
EARTH = 6371.0
HEX = {"pacific": 215.0, "europe": 107.5}
# A hex with more land than this cannot be sailed.
LAND = 0.45
SAMPLES = 9

Place = tuple[float, float]


@dataclass
class Plan:
    """One chart: its corners as latitude and longitude, and what lies on it."""

    scale: str
    north_west: Place
    south_east: Place
    ports: dict[str, Place]
    # Hexes that have a name but no port.
    waters: dict[str, Place]
    # Straits (22.13A): points in hexes beside each other, for every way from one side to the other.
    straits: tuple[tuple[Place, Place], ...] = ()
    # Water too narrow for the grid that ships pass all the same.
    open: tuple[Place, ...] = ()
    # How far the grid is moved east and north, in hexes: by this the published distances come out.
    nudge: tuple[float, float] = (0.0, 0.0)


PLANS = {
    "coral-sea": Plan(
        "pacific",
        (10.0, 140.0),
        (-25.0, 171.0),
        {
            "truk": (7.4, 151.8),
            "rabaul": (-4.2, 152.2),
            "lae": (-6.7, 147.0),
            "buin": (-6.8, 155.7),
            "port-moresby": (-9.5, 147.2),
            "guadalcanal": (-9.4, 160.0),
            "espiritu-santo": (-15.5, 167.2),
            "noumea": (-22.3, 166.4),
            "cairns": (-16.9, 145.8),
            "townsville": (-19.3, 146.8),
        },
        {"jomard-passage": (-11.3, 152.1), "coral-sea": (-15.0, 156.0)},
    ),
    "central-pacific": Plan(
        "pacific",
        (40.0, 137.0),
        (14.0, -154.0),
        {
            "tokyo": (35.5, 139.8),
            "wake": (19.3, 166.6),
            "midway": (28.2, -177.4),
            "pearl-harbor": (21.3, -158.0),
            "marcus": (24.3, 154.0),
        },
        {},
    ),
    "philippines": Plan(
        "pacific",
        (34.0, 111.0),
        (0.0, 138.0),
        {
            "kagoshima": (31.5, 130.6),
            "brunei": (5.0, 115.1),
            "manila": (14.5, 120.7),
            "leyte": (10.8, 125.3),
            "palau": (7.3, 134.5),
            "ulithi": (10.0, 137.0),
        },
        {"surigao-strait": (9.9, 125.4), "cape-engano": (18.6, 122.5)},
        open=((6.4, 117.5), (8.5, 121.0), (9.5, 124.0), (9.3, 122.8), (10.3, 123.6)),
        nudge=(0.0, -0.5),
    ),
    "north-atlantic": Plan(
        "europe",
        (69.5, -44.0),
        (35.0, 8.0),
        {
            "bergen": (60.4, 5.2),
            "scapa-flow": (58.9, -3.1),
            "reykjavik": (64.1, -21.9),
            "clyde": (55.7, -5.2),
            "brest": (48.3, -4.8),
            "gibraltar": (36.0, -5.8),
            "mid-atlantic": (51.0, -30.0),
        },
        {
            "denmark-strait": (66.8, -26.5),
            "cape-farewell": (59.0, -42.0),
            "western-approaches": (48.0, -16.0),
        },
    ),
    "ionian-sea": Plan(
        "europe",
        (43.0, 9.5),
        (30.5, 33.0),
        {
            "taranto": (40.4, 17.2),
            "naples": (40.7, 14.2),
            "brindisi": (40.7, 18.1),
            "malta": (35.9, 14.6),
            "piraeus": (37.8, 23.5),
            "suda-bay": (35.5, 24.1),
            "alexandria": (31.3, 29.8),
        },
        {"cape-matapan": (36.0, 22.4), "gavdos": (34.5, 24.0)},
        straits=(
            ((39.1, 15.8), (38.6, 16.9)),
            ((38.1, 15.8), (38.6, 16.9)),
            ((38.1, 15.8), (37.7, 16.9)),
            ((38.1, 15.8), (37.1, 15.9)),
        ),
        open=((38.6, 15.3), (37.6, 15.9)),
    ),
    "arctic": Plan(
        "europe",
        (76.0, -26.0),
        (57.5, 40.0),
        {
            "altafjord": (70.3, 22.6),
            "narvik": (68.4, 16.5),
            "bergen": (60.4, 5.2),
            "scapa-flow": (58.9, -3.1),
            "akureyri": (66.0, -18.1),
            "murmansk": (69.3, 33.5),
        },
        {"north-cape": (72.2, 27.0), "bear-island": (73.8, 19.0)},
    ),
}


class Grid:
    """Columns and rows of flat-topped hexes around the centre of a plan."""

    def __init__(self, plan: Plan) -> None:
        self.size = HEX[plan.scale]
        (north, west), (south, east) = plan.north_west, plan.south_east
        if east < west:
            east += 360
        self.centre = ((north + south) / 2, (west + east) / 2)
        corners = [self.flat((lat, lon)) for lat in (north, south) for lon in (west, east, self.centre[1])]
        corners += [self.flat((self.centre[0], lon)) for lon in (west, east)]
        self.left = min(x for x, _ in corners) + plan.nudge[0] * self.size
        self.top = max(y for _, y in corners) + plan.nudge[1] * self.size
        self.across = self.size * math.sqrt(3) / 2
        self.columns = int((max(x for x, _ in corners) - self.left) / self.across) + 1
        self.rows = int((self.top - min(y for _, y in corners)) / self.size) + 1

    def flat(self, place: Place) -> tuple[float, float]:
        """Kilometres east and north of the centre, azimuthal equidistant."""
        lat, lon = math.radians(place[0]), math.radians(place[1])
        lat0, lon0 = math.radians(self.centre[0]), math.radians(self.centre[1])
        cos_c = math.sin(lat0) * math.sin(lat) + math.cos(lat0) * math.cos(lat) * math.cos(lon - lon0)
        angle = math.acos(max(-1.0, min(1.0, cos_c)))
        scale = EARTH * (angle / math.sin(angle) if angle > 1e-9 else 1.0)
        x = math.cos(lat) * math.sin(lon - lon0)
        y = math.cos(lat0) * math.sin(lat) - math.sin(lat0) * math.cos(lat) * math.cos(lon - lon0)
        return scale * x, scale * y

    def round(self, x: float, y: float) -> Place:
        """The reverse of `flat`."""
        lat0, lon0 = math.radians(self.centre[0]), math.radians(self.centre[1])
        far = math.hypot(x, y)
        if far < 1e-9:
            return self.centre
        angle = far / EARTH
        lat = math.asin(math.cos(angle) * math.sin(lat0) + y * math.sin(angle) * math.cos(lat0) / far)
        lon = lon0 + math.atan2(
            x * math.sin(angle),
            far * math.cos(lat0) * math.cos(angle) - y * math.sin(lat0) * math.sin(angle),
        )
        return math.degrees(lat), (math.degrees(lon) + 540) % 360 - 180

    def middle(self, column: int, row: int) -> tuple[float, float]:
        shift = 0.5 if column & 1 else 0.0
        return self.left + column * self.across, self.top - (row + shift) * self.size

    def hex_of(self, place: Place) -> tuple[int, int]:
        """The hex whose middle is nearest."""
        x, y = self.flat(place)
        near = [
            (math.dist((x, y), self.middle(c, r)), c, r)
            for c in range(self.columns)
            for r in range(self.rows)
        ]
        _, column, row = min(near)
        return column, row

    def land_share(self, column: int, row: int) -> float:
        from global_land_mask import globe  # type: ignore[import-not-found]

        x, y = self.middle(column, row)
        half = self.size / 2
        hits = total = 0
        for i in range(SAMPLES):
            for j in range(SAMPLES):
                dx, dy = (2 * i / (SAMPLES - 1) - 1) * half, (2 * j / (SAMPLES - 1) - 1) * half
                if abs(dx) * math.sqrt(3) / 2 + abs(dy) / 2 <= half * 1.0:
                    lat, lon = self.round(x + dx, y + dy)
                    total += 1
                    hits += bool(globe.is_land(lat, lon))
        return hits / total


def draw(name: str, plan: Plan) -> str:
    grid = Grid(plan)
    sea = [[grid.land_share(c, r) <= LAND for c in range(grid.columns)] for r in range(grid.rows)]
    ports = {key: grid.hex_of(place) for key, place in plan.ports.items()}
    waters = {key: grid.hex_of(place) for key, place in plan.waters.items()}
    opened = [grid.hex_of(place) for place in plan.open]
    for column, row in [*ports.values(), *waters.values(), *opened]:
        sea[row][column] = True
    straits = [(grid.hex_of(a), grid.hex_of(b)) for a, b in plan.straits]
    lines = [
        "# Made by tools/chart_worldatwar.py: columns run from left to right, odd ones half a hex lower.",
        f'key = "{name}"',
        f'scale = "{plan.scale}"',
        f"columns = {grid.columns}",
        f"rows = {grid.rows}",
        "straits = [" + ", ".join(f'"{named(a)} {named(b)}"' for a, b in straits) + "]",
        "# A dot can be sailed, a hash cannot.",
        "sea = [",
        *(f'  "{"".join("." if wet else "#" for wet in row)}",' for row in sea),
        "]",
        "",
        "[origin]",
        'at = "reconstructed: real coordinates on a grid of 215 km (Pacific) or 107.5 km (Europe) a hex"',
        "",
    ]
    for kind, places in (("port", ports), ("waters", waters)):
        for key, at in places.items():
            lines += [f"[[{kind}]]", f'key = "{key}"', f'at = "{named(at)}"', ""]
    return "\n".join(lines)


def named(at: tuple[int, int]) -> str:
    return f"h{at[0]:02d}{at[1]:02d}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("charts", nargs="*", default=sorted(PLANS))
    for name in parser.parse_args().charts:
        (CHARTS / f"{name}.toml").write_text(draw(name, PLANS[name]), encoding="utf-8")
        print(name)


if __name__ == "__main__":
    main()
