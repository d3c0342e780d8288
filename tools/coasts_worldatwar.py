"""Draw the coasts of the charts of A World at War, for the page.

    pip install numpy global-land-mask
    python tools/coasts_worldatwar.py [chart ...]

The coast is traced on a raster around the chart (`chart_worldatwar.py`), with a margin on all sides so that a
window of any shape is filled, and simplified. A port stands in the middle of its hex, so the land about it is
moved by as much.
"""

from __future__ import annotations

import argparse
import json
import math
from collections import defaultdict
from itertools import pairwise
from pathlib import Path
from typing import Any

from chart_worldatwar import EARTH, PLANS, Grid, Place, Plan

COASTS = Path(__file__).parent.parent / "web/src/games/worldatwar/coasts"
# The page's units: from the middle of a hex to a corner, and between its flat sides.
RADIUS = 20.0
HIGH = math.sqrt(3) * RADIUS
# How fine the raster is in units. A window shows the whole chart: a simplified coast may be off by this share
# of its width, and islands are drawn, and lakes left, from a square of so many times that on.
STEP = 0.3
OFF = 1 / 1300
ISLAND = 1.6
LAKE = 40.0
# How far around a port land is moved with it.
REACH = 115.0
# A port without land so near to it lies on an atoll, unless there is none in truth either.
ATOLL = 7.0
NO_LAND = ("mid-atlantic",)

# Lands and islands: where the name stands, in both languages, and from what scale on it is written.
LANDS: dict[str, tuple[tuple[Place, str, str, float], ...]] = {
    "coral-sea": (
        ((-5.6, 142.6), "New Guinea", "Новая Гвинея", 0.0),
        ((-20.5, 144.3), "Australia", "Австралия", 0.0),
        ((-5.7, 150.6), "New Britain", "Новая Британия", 0.6),
        ((-6.3, 155.3), "Bougainville", "Бугенвиль", 0.6),
        ((-21.3, 165.4), "New Caledonia", "Новая Каледония", 0.6),
        ((-16.2, 167.6), "New Hebrides", "Новые Гебриды", 0.6),
        ((-9.0, 161.0), "Malaita", "Малаита", 0.6),
        ((-8.0, 159.1), "Santa Isabel", "Санта-Исабель", 0.6),
        ((-8.3, 157.5), "New Georgia", "Нью-Джорджия", 0.6),
        ((-3.4, 152.2), "New Ireland", "Новая Ирландия", 0.6),
        ((-7.0, 156.9), "Choiseul", "Шуазёль", 0.6),
        ((-10.6, 161.8), "San Cristobal", "Сан-Кристобаль", 0.6),
        ((-2.1, 147.0), "Manus", "Манус", 0.6),
        ((-10.7, 165.9), "Santa Cruz", "Санта-Крус", 0.6),
        ((-11.65, 160.25), "Rennell", "Реннелл", 1.0),
        ((-9.1, 152.8), "Woodlark", "Вудларк", 1.0),
        ((-9.05, 160.25), "Tulagi", "Тулаги", 1.8),
        ((-9.13, 159.8), "Savo", "Саво", 1.8),
        ((-8.0, 156.6), "Vella Lavella", "Велья-Лавелья", 1.8),
        ((-9.05, 159.0), "Russell Islands", "острова Рассел", 1.8),
    ),
    "central-pacific": (
        ((36.6, 138.0), "Honshu", "Хонсю", 0.0),
        ((43.3, 142.8), "Hokkaido", "Хоккайдо", 0.0),
        ((19.6, -155.5), "Hawaii", "Гавайи", 0.0),
        ((22.0, -159.5), "Kauai", "Кауаи", 0.6),
        ((26.9, 142.2), "Bonin Islands", "острова Бонин", 0.0),
        ((24.7, 141.3), "Iwo Jima", "Иводзима", 0.6),
        ((15.2, 145.7), "Saipan", "Сайпан", 0.0),
        ((13.4, 144.8), "Guam", "Гуам", 0.0),
        ((11.5, 162.3), "Eniwetok", "Эниветок", 0.0),
        ((9.1, 167.4), "Kwajalein", "Кваджалейн", 0.0),
        ((51.9, -176.6), "Aleutians", "Алеутские острова", 0.0),
        ((25.8, -171.7), "Laysan", "Лайсан", 0.9),
        ((16.7, -169.5), "Johnston", "Джонстон", 0.6),
    ),
    "philippines": (
        ((17.0, 121.1), "Luzon", "Лусон", 0.0),
        ((7.7, 124.9), "Mindanao", "Минданао", 0.0),
        ((1.5, 114.3), "Borneo", "Борнео", 0.0),
        ((23.7, 121.0), "Formosa", "Формоза", 0.0),
        ((12.1, 125.1), "Samar", "Самар", 0.6),
        ((9.7, 118.5), "Palawan", "Палаван", 0.6),
        ((12.9, 121.1), "Mindoro", "Миндоро", 0.6),
        ((11.1, 122.5), "Panay", "Панай", 0.6),
        ((9.9, 122.9), "Negros", "Негрос", 0.6),
        ((10.6, 123.9), "Cebu", "Себу", 1.4),
        ((9.8, 124.2), "Bohol", "Бохоль", 1.4),
        ((32.6, 131.0), "Kyushu", "Кюсю", 0.0),
        ((26.5, 128.0), "Okinawa", "Окинава", 0.0),
        ((1.0, 127.8), "Halmahera", "Хальмахера", 0.0),
        ((0.7, 122.5), "Celebes", "Целебес", 0.0),
        ((25.5, 116.5), "China", "Китай", 0.0),
        ((19.2, 109.7), "Hainan", "Хайнань", 0.0),
    ),
    "north-atlantic": (
        ((68.5, -32.0), "Greenland", "Гренландия", 0.0),
        ((64.9, -18.5), "Iceland", "Исландия", 0.0),
        ((57.0, -4.4), "Scotland", "Шотландия", 0.0),
        ((52.4, -1.4), "England", "Англия", 0.0),
        ((53.2, -7.9), "Ireland", "Ирландия", 0.0),
        ((61.2, 8.0), "Norway", "Норвегия", 0.0),
        ((46.8, 2.0), "France", "Франция", 0.0),
        ((40.4, -4.0), "Spain", "Испания", 0.0),
        ((39.6, -8.2), "Portugal", "Португалия", 0.7),
        ((62.0, -6.9), "Faroes", "Фареры", 0.4),
        ((60.4, -1.3), "Shetland", "Шетландские острова", 0.5),
        ((57.8, -7.1), "Hebrides", "Гебриды", 0.6),
        ((38.5, -28.3), "Azores", "Азоры", 0.0),
        ((52.0, 8.8), "Germany", "Германия", 0.0),
        ((33.0, -6.0), "Morocco", "Марокко", 0.0),
        ((71.0, -8.4), "Jan Mayen", "Ян-Майен", 0.0),
    ),
    "ionian-sea": (
        ((42.3, 13.6), "Italy", "Италия", 0.0),
        ((37.6, 14.1), "Sicily", "Сицилия", 0.0),
        ((40.0, 9.0), "Sardinia", "Сардиния", 0.0),
        ((39.4, 21.8), "Greece", "Греция", 0.0),
        ((37.4, 22.2), "Peloponnese", "Пелопоннес", 0.7),
        ((35.2, 24.9), "Crete", "Крит", 0.0),
        ((35.1, 33.2), "Cyprus", "Кипр", 0.0),
        ((31.0, 17.0), "Libya", "Ливия", 0.0),
        ((35.4, 9.6), "Tunisia", "Тунис", 0.0),
        ((30.6, 29.0), "Egypt", "Египет", 0.0),
        ((38.6, 28.8), "Turkey", "Турция", 0.0),
        ((41.0, 20.1), "Albania", "Албания", 0.7),
        ((39.6, 19.8), "Corfu", "Корфу", 1.0),
        ((38.2, 20.6), "Cephalonia", "Кефалиния", 1.0),
        ((37.8, 20.8), "Zante", "Занте", 1.4),
        ((36.2, 28.0), "Rhodes", "Родос", 0.7),
        ((36.2, 23.0), "Kythera", "Китира", 1.4),
    ),
    "arctic": (
        ((61.8, 9.0), "Norway", "Норвегия", 0.0),
        ((63.8, 15.5), "Sweden", "Швеция", 0.0),
        ((66.0, 27.0), "Finland", "Финляндия", 0.0),
        ((67.4, 36.8), "Kola", "Кола", 0.0),
        ((74.4, 19.0), "Bear Island", "остров Медвежий", 0.0),
        ((78.6, 16.0), "Spitsbergen", "Шпицберген", 0.0),
        ((71.0, -8.4), "Jan Mayen", "Ян-Майен", 0.0),
        ((64.9, -18.5), "Iceland", "Исландия", 0.0),
        ((68.2, 13.9), "Lofoten", "Лофотены", 0.6),
        ((62.0, -6.9), "Faroes", "Фареры", 0.0),
        ((60.4, -1.3), "Shetland", "Шетландские острова", 0.5),
        ((70.6, 22.9), "Sørøya", "Сёрёйя", 1.4),
        ((72.0, -24.5), "Greenland", "Гренландия", 0.0),
        ((72.5, 54.5), "Novaya Zemlya", "Новая Земля", 0.0),
    ),
}

Spot = tuple[float, float]


class Sheet:
    """A chart in the page's units, and how the land on it is moved to its ports."""

    def __init__(self, plan: Plan) -> None:
        self.grid = Grid(plan)
        self.unit = self.grid.size / HIGH
        self.wide = 2 * RADIUS + 1.5 * RADIUS * (self.grid.columns - 1)
        self.high = HIGH * (self.grid.rows + 0.5)
        self.moved: list[tuple[float, float, float, float]] = []
        for key, place in plan.ports.items():
            if key not in NO_LAND:
                x, y = self.true(place)
                hex_x, hex_y = self.middle(*self.grid.hex_of(place))
                self.moved.append((x, y, hex_x - x, hex_y - y))

    def middle(self, column: int, row: int) -> Spot:
        return RADIUS + 1.5 * RADIUS * column, HIGH / 2 + HIGH * (row + (column % 2) / 2)

    def true(self, place: Place) -> Spot:
        """Where a place lies, before anything is moved."""
        x, y = self.grid.flat(place)
        return RADIUS + (x - self.grid.left) / self.unit, HIGH / 2 + (self.grid.top - y) / self.unit

    def drawn(self, x: float, y: float) -> Spot:
        """The same where it is drawn: ports in the middle of their hexes, and what lies about with them."""
        sum_x = sum_y = sum_weight = 0.0
        for port_x, port_y, dx, dy in self.moved:
            far = math.hypot(x - port_x, y - port_y)
            if far < 1e-6:
                return x + dx, y + dy
            weight = 1 / far**2
            near = max(0.0, 1 - far / REACH)
            sum_weight += weight
            sum_x += weight * near * near * (3 - 2 * near) * dx
            sum_y += weight * near * near * (3 - 2 * near) * dy
        return (x + sum_x / sum_weight, y + sum_y / sum_weight) if sum_weight else (x, y)

    def margins(self) -> Spot:
        """So much land and sea around the chart that windows from tall to wide are filled."""
        beside = max(0.3 * self.wide, (1.9 * self.high - self.wide) / 2)
        above = max(0.25 * self.high, (self.wide / 0.72 - self.high) / 2)
        return beside, above


def land(sheet: Sheet) -> tuple[Any, float, float]:
    """A raster of the land around a chart, and where its first corner lies."""
    import numpy as np  # type: ignore[import-not-found]
    from global_land_mask import globe  # type: ignore[import-not-found]

    beside, above = sheet.margins()
    columns = np.arange(-beside, sheet.wide + beside, STEP)
    rows = np.arange(-above, sheet.high + above, STEP)
    x = (columns - RADIUS) * sheet.unit + sheet.grid.left
    found = np.zeros((len(rows), len(columns)), dtype=bool)
    lat0, lon0 = (math.radians(angle) for angle in sheet.grid.centre)
    for at, row in enumerate(rows):
        y = sheet.grid.top - (row - HIGH / 2) * sheet.unit
        far = np.maximum(np.hypot(x, y), 1e-9)
        angle = far / EARTH
        sine = np.cos(angle) * math.sin(lat0) + y * np.sin(angle) * math.cos(lat0) / far
        lat = np.degrees(np.arcsin(np.clip(sine, -1, 1)))
        over = far * math.cos(lat0) * np.cos(angle) - y * math.sin(lat0) * np.sin(angle)
        lon = np.degrees(lon0 + np.arctan2(x * np.sin(angle), over))
        found[at] = globe.is_land(np.clip(lat, -89.9, 89.9), (lon + 540) % 360 - 180)
    found[0] = found[-1] = False
    found[:, 0] = found[:, -1] = False
    return found, float(columns[0]) - STEP / 2, float(rows[0]) - STEP / 2


def loops(found: Any) -> list[list[tuple[int, int]]]:
    """The edges between land and water as closed lines of corners, land on the right."""
    import numpy as np

    ways: dict[tuple[int, int], list[tuple[int, int]]] = defaultdict(list)
    down = found[:-1] != found[1:]
    for row, column in zip(*np.nonzero(down), strict=True):
        r, c = int(row) + 1, int(column)
        one, other = ((c, r), (c + 1, r))
        if found[r, c]:
            ways[one].append(other)
        else:
            ways[other].append(one)
    across = found[:, :-1] != found[:, 1:]
    for row, column in zip(*np.nonzero(across), strict=True):
        r, c = int(row), int(column) + 1
        one, other = ((c, r), (c, r + 1))
        if found[r, c]:
            ways[other].append(one)
        else:
            ways[one].append(other)
    lines: list[list[tuple[int, int]]] = []
    while ways:
        start = at = next(iter(ways))
        line: list[tuple[int, int]] = []
        while True:
            to = ways[at].pop()
            if not ways[at]:
                del ways[at]
            line.append(to)
            at = to
            if at == start or at not in ways:
                break
        lines.append(line)
    return lines


def area(line: list[Spot]) -> float:
    """Of water it is below nothing."""
    return sum(x * v - u * y for (x, y), (u, v) in zip(line, line[1:] + line[:1], strict=True)) / 2


def simplified(line: list[Spot], off_by: float) -> list[Spot]:
    """Douglas and Peucker: no corner that is left out was further off than this."""
    keep = {0, len(line) - 1}
    parts = [(0, len(line) - 1)]
    while parts:
        first, last = parts.pop()
        (x, y), (u, v) = line[first], line[last]
        length = math.hypot(u - x, v - y)
        most, worst = off_by, -1
        for at in range(first + 1, last):
            p, q = line[at]
            if length < 1e-9:
                off = math.hypot(p - x, q - y)
            else:
                off = abs((u - x) * (y - q) - (x - p) * (v - y)) / length
            if off > most:
                most, worst = off, at
        if worst >= 0:
            keep.add(worst)
            parts += [(first, worst), (worst, last)]
    return [line[at] for at in sorted(keep)]


def tenths(line: list[Spot]) -> str:
    """A closed path in tenths of a unit, each corner from the one before."""
    points = [(round(10 * x), round(10 * y)) for x, y in line]
    text = f"M{points[0][0]} {points[0][1]}l"
    steps = [(u - x, v - y) for (x, y), (u, v) in pairwise(points) if (u, v) != (x, y)]
    return text + " ".join(f"{dx} {dy}" for dx, dy in steps).replace(" -", "-") + "z"


def draw(name: str) -> dict[str, object]:
    plan = PLANS[name]
    sheet = Sheet(plan)
    found, left, top = land(sheet)
    off_by = OFF * max(sheet.wide, sheet.high)
    lines: list[list[Spot]] = []
    for corners in loops(found):
        # Through the middles of the edges: a raster has stairs, a coast has none.
        middles = [
            (left + STEP * (x + u) / 2, top + STEP * (y + v) / 2)
            for (x, y), (u, v) in zip(corners, corners[1:] + corners[:1], strict=True)
        ]
        size = area(middles) / off_by**2
        if -LAKE < size < ISLAND:
            continue
        far = max(range(len(middles)), key=lambda at: math.dist(middles[at], middles[0]))
        line = (
            simplified(middles[: far + 1], off_by)[:-1] + simplified(middles[far:] + middles[:1], off_by)[:-1]
        )
        if len(line) > 2:
            lines.append([sheet.drawn(*spot) for spot in line])
    points = [spot for line in lines for spot in line]
    for key, place in plan.ports.items():
        at = sheet.middle(*sheet.grid.hex_of(place))
        if key not in NO_LAND and all(math.dist(at, spot) > ATOLL for spot in points):
            turns = [(3.4, 20), (2.6, 80), (3.6, 150), (2.4, 215), (3.2, 290)]
            lines.append(
                [
                    (at[0] + far * math.cos(math.radians(turn)), at[1] + far * math.sin(math.radians(turn)))
                    for far, turn in turns
                ]
            )
    names = []
    for place, name_en, name_ru, scale in LANDS[name]:
        x, y = sheet.drawn(*sheet.true(place))
        names.append({"name": name_en, "name_ru": name_ru, "x": round(x), "y": round(y), "scale": scale})
    lines.sort(key=lambda line: -abs(area(line)))
    return {"land": "".join(tenths(line) for line in lines), "names": names}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("charts", nargs="*", default=sorted(PLANS))
    COASTS.mkdir(exist_ok=True)
    for name in parser.parse_args().charts:
        text = json.dumps(draw(name), ensure_ascii=False, indent=2)
        (COASTS / f"{name}.json").write_text(text + "\n", encoding="utf-8")
        print(f"{name}: {len(text)} bytes")


if __name__ == "__main__":
    main()
