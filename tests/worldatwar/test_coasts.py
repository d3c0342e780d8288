"""The coasts that the page draws (`tools/coasts_worldatwar.py`) fit the charts that are played on."""

import json
import math
import re
from pathlib import Path
from typing import Any

import pytest

from wardroom.games.worldatwar.chart_file import chart_keys
from wardroom.games.worldatwar.pages import chart_page

COASTS = Path(__file__).parent.parent.parent / "web/src/games/worldatwar/coasts"
HIGH = math.sqrt(3) * 20
# The land mask has no shoals: a base there is drawn as an atoll, but this one stands for a place at sea.
AT_SEA = {"mid-atlantic"}


def coasts_of(chart: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((COASTS / f"{chart}.json").read_text(encoding="utf-8"))
    return found


def corners(land: str) -> list[tuple[float, float]]:
    found = []
    for line in land.split("z")[:-1]:
        numbers = [int(number) for number in re.findall(r"-?\d+", line)]
        x = y = 0
        for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
            x, y = x + dx, y + dy
            found.append((x / 10, y / 10))
    return found


def middle(named: str) -> tuple[float, float]:
    column, row = int(named[1:3]), int(named[3:])
    return 20 + 30 * column, HIGH / 2 + HIGH * (row + (column % 2) / 2)


@pytest.mark.parametrize("chart", chart_keys())
def test_every_port_lies_on_a_coast(chart: str) -> None:
    ports: Any = chart_page(0, chart)["port"]
    shore = corners(coasts_of(chart)["land"])
    for key, hex_name in ports.items():
        near = min(math.dist(middle(hex_name), spot) for spot in shore)
        assert near < 10 or key in AT_SEA, (key, near)


@pytest.mark.parametrize("chart", chart_keys())
def test_lands_have_names_in_both_languages(chart: str) -> None:
    names = coasts_of(chart)["names"]
    assert len(names) > 10
    for one in names:
        assert re.search("[a-z]", one["name"]), one
        assert re.search("[а-яё]", one["name_ru"]), one


def test_the_solomons_are_there() -> None:
    coasts = coasts_of("coral-sea")
    names = {one["name"] for one in coasts["names"]}
    assert {"Bougainville", "New Georgia", "Santa Isabel", "Malaita", "Tulagi", "Savo"} <= names
    # Around Guadalcanal lies more than one island.
    lines = [corners(line + "z") for line in coasts["land"].split("z")[:-1]]
    x, y = middle("h1210")
    near = [line for line in lines if min(math.dist((x, y), spot) for spot in line) < 40]
    assert len(near) > 5
