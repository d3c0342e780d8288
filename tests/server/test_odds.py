"""The odds of a battle over HTTP: the same figures as the engine's, clear refusals, limits."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from tests.server.test_http import problem
from wardroom.games.worldatwar.battle_odds import Answer, odds
from wardroom.games.worldatwar.calculator import OddsMenu
from wardroom.games.worldatwar.question import read

EXAMPLES = Path(__file__).parent.parent.parent / "docs" / "examples"
ASK = "/api/games/worldatwar/odds"
BATTLE: dict[str, Any] = {
    "first": {"name": "A", "nation": "germany", "ships": ["Bismarck", "CA2"]},
    "second": {"name": "B", "nation": "britain", "ships": ["Hood", "Prince of Wales", "CA4"]},
}


def test_the_same_figures_as_of_a_file(client: TestClient) -> None:
    for name in ("denmark-strait", "coral-sea"):
        text = (EXAMPLES / f"{name}.toml").read_text(encoding="utf-8")
        told = client.post(ASK, json=tomllib.loads(text))
        assert told.status_code == 200, told.text
        assert msgspec.json.decode(told.content, type=Answer) == odds(read(text))


@pytest.mark.parametrize("ship", ["Ришельё", "ришелье"])
def test_a_ship_is_known_by_her_russian_name_without_the_dots_too(client: TestClient, ship: str) -> None:
    told = client.post(ASK, json=BATTLE | {"first": {"name": "A", "nation": "france", "ships": [ship]}})
    assert told.status_code == 200, told.text
    answer = msgspec.json.decode(told.content, type=Answer)
    assert answer.fleet and [one.name for one in answer.fleet.sides[0].ships] == ["Richelieu"]


def test_the_menu_can_be_asked_about(client: TestClient) -> None:
    menu = msgspec.json.decode(client.get(ASK).content, type=OddsMenu)
    assert {"bismarck", "hood", "akagi"} <= {ship.key for ship in menu.ships}
    limits = menu.limits
    for ships, status in (
        ([f"BB{limits.least} A", f"CV{limits.most} B", f"DD{limits.most_light}"], 200),
        ([f"BB{limits.least - 1} A"], 400),
        ([f"CV{limits.most + 1} B"], 400),
        ([f"DD{limits.most_light + 1}"], 400),
    ):
        first = {"name": "A", "nation": "germany", "ships": ships}
        told = client.post(ASK, json={"first": first, "second": BATTLE["second"]})
        assert told.status_code == status, told.text
    assert len(menu.scenarios) >= 8 and "meeting" not in [scenario.key for scenario in menu.scenarios]
    for scenario in menu.scenarios:
        sides = []
        for side in range(2):
            force = next(force for force in scenario.forces if force.side == side)
            group = {"name": force.key, "nation": force.nation, "ships": force.ships, "hits": force.hits}
            sides.append(group)
        told = client.post(ASK, json={"first": sides[0], "second": sides[1]})
        assert told.status_code == 200, (scenario.key, told.text)


@pytest.mark.parametrize(
    "change, told",
    [
        ({"first": {**BATTLE["first"], "ships": ["Titanic"]}}, "a ship is written like"),
        ({"first": {**BATTLE["first"], "ships": []}}, "ships is a list"),
        ({"second": {**BATTLE["second"], "name": "A"}}, "different names"),
        ({"strike": {"by": "A", "nation": "germany", "squadrons": 99}}, "a whole number from 1 to 60"),
        ({"interception": {"scale": "moon", "dice": 2}}, 'allowed "europe", "pacific"'),
        (
            {"settings": {"weather": "fog"}, "strike": {"by": "A", "nation": "italy", "squadrons": 1}},
            "weather",
        ),
    ],
)
def test_a_question_that_cannot_be_answered(client: TestClient, change: dict[str, Any], told: str) -> None:
    refused = problem(client.post(ASK, json={**BATTLE, **change}), 400, "bad-question")
    assert told in refused.text and told in str(refused.facts["text"])


def test_what_is_no_question_at_all(client: TestClient) -> None:
    problem(client.post(ASK, json={**BATTLE, "colour": "red"}), 400, "bad-request")
    problem(client.post(ASK, json={**BATTLE, "title": "x" * 61}), 400, "bad-request")
    many = {**BATTLE["first"], "ships": ["DD1"] * 41}
    problem(client.post(ASK, json={**BATTLE, "first": many}), 400, "bad-request")
    for anything in (BATTLE, {}, [["deep"]], "text"):
        problem(client.post("/api/games/coldwar/odds", json=anything), 404, "no-odds")
    problem(client.get("/api/games/chess/odds"), 404, "no-such-game")


def test_openapi_describes_question_and_answer(client: TestClient) -> None:
    described = json.loads(client.get("/openapi.json").content)
    endpoint = described["paths"]["/api/games/{key}/odds"]["post"]
    assert endpoint["requestBody"]["content"]["application/json"]["schema"]["$ref"].endswith("OddsQuestion")
    assert endpoint["responses"]["200"]["content"]["application/json"]["schema"]["$ref"].endswith("Answer")
    assert described["components"]["schemas"]["OddsSide"]["properties"]["ships"]["maxItems"] == 40
