"""What can be asked over HTTP, and what comes back: data for the page, or one clear sentence."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.routing import Route
from starlette.testclient import TestClient

from tests.server.conftest import ADDRESS, Postgres, client_for
from wardroom.core.records import RecordError
from wardroom.core.rulebook import rulebook
from wardroom.server import confirming, serving
from wardroom.server.app import build_app
from wardroom.server.database import StorageAway
from wardroom.server.http import ENDPOINTS, Endpoint
from wardroom.server.limits import LIMITS, Limit
from wardroom.server.messages import GameCard, Made, Me, Problem, Table, TablePage
from wardroom.server.openapi import description, template_of
from wardroom.server.pages import Page
from wardroom.server.settings import Settings

TWO_SEATS = {"game": "coldwar", "seats": [{"kind": "you"}, {"kind": "link"}]}


def problem(response: Any, status: int, code: str) -> Problem:
    """Every error is a Problem with a sentence."""
    assert (response.status_code, response.headers["content-type"]) == (status, "application/json")
    told = msgspec.json.decode(response.content, type=Problem)
    assert told.code == code and told.text
    return told


# -- the games ----------------


def test_the_games_with_their_options(client: TestClient) -> None:
    cards = msgspec.json.decode(client.get("/api/games").content, type=list[GameCard])
    coldwar = cards[0]
    assert coldwar.key == "coldwar" and coldwar.least_seats == 2 and "doctrine" in coldwar.bots
    kinds = {option.key: option.kind for option in coldwar.options}
    assert kinds["action"] == "switch" and kinds["seats"] == "number"
    assert all(option.line and option.rule for option in coldwar.options)


def test_content_has_every_ship_and_card_with_its_origin(client: TestClient) -> None:
    content = client.get("/api/games/coldwar/content").json()
    assert content["ships"]["iowa"]["guns"] and content["ships"]["iowa"]["origin"]["guns"]["level"]
    assert len(content["ships"]) == 55 and content["cards"]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_words_hold_all_that_sentences_need(client: TestClient, lang: str) -> None:
    words = client.get(f"/api/games/coldwar/words/{lang}").json()
    assert "event-" in words["ftl"] and words["things"]["ship/iowa"]["name"] == "Iowa"
    assert words["titles"] == {rule.number: rule.title for rule in rulebook("coldwar", lang).rules}


def test_rulebook_glossary_summary_and_credits(client: TestClient) -> None:
    assert client.get("/api/games/coldwar/rulebook/en").json()["rules"][0]["number"]
    terms = client.get("/api/games/coldwar/glossary/ru").json()["entries"]
    assert terms and all(entry["term"] and entry["text"] for entry in terms)
    plain = client.get("/api/games/coldwar/summary").json()["meetings"]
    action = client.get("/api/games/coldwar/summary?action=yes").json()["meetings"]
    assert plain and len(action) > len(plain)
    papers = client.get("/api/credits").json()
    assert papers["license"] and papers["notice"] and "Verssen" in papers["credits"]
    assert "Авторы" in papers["credits_ru"]


NIGHT = """
[[scenario]]
key = "night"
name = "Night Watch"

[[scenario.side]]
key = "nato"
ships = ["bowen", "transport-1"]

[[scenario.side]]
key = "soviet"
ships = ["molniya"]
points = 2
worth = { transport-1 = 2 }
"""


def test_a_scenario_of_ones_own_is_read_and_played(client: TestClient) -> None:
    read = client.post("/api/games/attacksub/scenarios", json={"text": NIGHT}).json()
    (night,) = read["scenarios"]
    assert (night["key"], night["name"], read["faults"]) == ("night", "Night Watch", [])
    options = {"scenario": "own", "own_scenario": night["option"]}
    wanted = {"game": "attacksub", "options": options, "seats": [{"kind": "you"}, {"kind": "bot"}]}
    made = client.post("/api/tables", json=wanted)
    assert made.status_code == 200, made.text
    assert made.json()["table"]["options"] == options


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("bowen", "bown", 'mine.toml: scenario "night": side "nato": ships: found "bown"'),
        ("points = 2", "points = ", "mine.toml: not valid TOML"),
        ("points = 2", f"points = {5000 * '['}", "mine.toml: line 13: found brackets that lie deeper"),
        (NIGHT, "", "mine.toml: scenario: missing"),
    ],
)
def test_what_is_wrong_with_a_scenario_is_said_as_wardroom_check_says_it(
    client: TestClient, right: str, wrong: str, said: str
) -> None:
    text = NIGHT.replace(right, wrong)
    read = client.post("/api/games/attacksub/scenarios", json={"text": text, "file": "mine.toml"}).json()
    (fault,) = read["faults"]
    assert read["scenarios"] == [] and fault.startswith(said), fault


def test_an_operation_of_ones_own_is_read_and_played(client: TestClient) -> None:
    text = (Path(__file__).parents[2] / "web/src/games/worldatwar/example.toml").read_text(encoding="utf-8")
    read = client.post("/api/games/worldatwar/scenarios", json={"text": text}).json()
    (raid,) = read["scenarios"]
    assert (raid["key"], raid["name"], read["faults"]) == ("dawn-raid", "Dawn Raid", [])
    options = {"scenario": "own", "own_scenario": raid["option"]}
    wanted = {"game": "worldatwar", "options": options, "seats": [{"kind": "you"}, {"kind": "bot"}]}
    made = client.post("/api/tables", json=wanted)
    assert made.status_code == 200, made.text
    assert made.json()["table"]["options"] == options
    wrong = {"text": text.replace('"hood"', '"hod"'), "file": "mine.toml"}
    told = client.post("/api/games/worldatwar/scenarios", json=wrong).json()
    (fault,) = told["faults"]
    assert told["scenarios"] == []
    assert fault.startswith('mine.toml: force "home-fleet": ships: found "hod", allowed '), fault


def test_games_without_scenarios_and_options_that_hold_none(client: TestClient) -> None:
    problem(client.post("/api/games/coldwar/scenarios", json={"text": NIGHT}), 404, "no-scenarios")
    for own in ("key = 1", f"key = {5000 * '['}"):
        options = {"scenario": "own", "own_scenario": own}
        for game in ("attacksub", "worldatwar"):
            wanted = {"game": game, "options": options, "seats": [{"kind": "you"}, {"kind": "bot"}]}
            problem(client.post("/api/tables", json=wanted), 400, "bad-options")


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/games/chess/content", 404, "no-such-game"),
        ("/api/games/chess/words/en", 404, "no-such-game"),
        ("/api/games/coldwar/words/xx", 404, "no-such-language"),
        ("/api/games/coldwar/rulebook/..", 404, "not-found"),
        ("/api/games/coldwar/rulebook/%2e%2e%2fen", 404, "not-found"),
        ("/api/games/coldwar/summary?torpedos=yes", 400, "bad-request"),
        ("/api/games/coldwar/summary?action=maybe", 400, "bad-request"),
        ("/api/nothing", 404, "not-found"),
        ("/api/tables/nosuchtable", 404, "unknown-table"),
        ("/api/tables/nosuchtable/film", 404, "unknown-table"),
        ("/api/tables?scope=secret", 400, "bad-request"),
    ],
)
def test_what_is_not_there(client: TestClient, path: str, status: int, code: str) -> None:
    problem(client.get(path), status, code)


def test_what_does_not_change_is_not_sent_again(client: TestClient) -> None:
    first = client.get("/api/games/coldwar/content", headers={"accept-encoding": "gzip"})
    assert first.headers["content-encoding"] == "gzip" and "set-cookie" not in first.headers
    again = client.get("/api/games/coldwar/content", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = client.get("/api/games/coldwar/content", headers={"accept-encoding": "gzip;q=0"})
    assert "content-encoding" not in plain.headers and plain.json() == first.json()


# -- the page ----------------


def test_the_page_answers_every_address_that_is_no_file(client: TestClient) -> None:
    for path in ("/", "/new", "/table/abc", "/replay/abc?m=3", "/rules/coldwar/7.11"):
        response = client.get(path)
        assert response.status_code == 200 and "<title>" in response.text
        assert response.headers["content-type"].startswith("text/html")
        assert response.headers["cache-control"] == "no-cache" and "set-cookie" not in response.headers


def test_hashed_files_are_kept_for_ever_and_sent_compressed(client: TestClient) -> None:
    script = client.get("/assets/main-abc123.js", headers={"accept-encoding": "gzip"})
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    assert client.get("/assets/gone.js").status_code == 404
    style = client.get("/assets/main-abc123.css", headers={"accept-encoding": "gzip, br"})
    assert style.headers["content-encoding"] == "br"


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt"])
def test_no_file_outside_the_page(client: TestClient, path: str) -> None:
    assert "do not read" not in client.get(path).text


def test_a_file_is_one_file_however_it_is_spelled(client: TestClient, page: Path) -> None:
    kept = Page(page)
    spelled = [
        "index.html",
        "./index.html",
        "assets/../index.html",
        *(f"{'./' * n}index.html" for n in range(9)),
    ]
    assert len({id(kept._file(name)) for name in spelled}) == 1 == len(kept._kept)
    assert client.get("/assets/%2e%2e/index.html").headers["cache-control"] == "no-cache"


def test_without_a_built_page_the_rest_works(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/wardroom.db", page=tmp_path / "nothing")
    with client_for(settings) as client:
        assert client.get("/").status_code == 503 and "make install" in client.get("/").text
        assert client.get("/api/me").status_code == 200


# -- tables ----------------


def test_a_table_is_made_found_and_left(client: TestClient) -> None:
    made = msgspec.json.decode(client.post("/api/tables", json=TWO_SEATS).content, type=Made)
    id = made.table.id
    assert made.table.owner and made.table.mine == [0] and list(made.links) == ["1"]
    mine = msgspec.json.decode(client.get("/api/tables?scope=mine").content, type=TablePage)
    assert [table.id for table in mine.tables] == [id]
    shown = msgspec.json.decode(client.get(f"/api/tables/{id}").content, type=Table)
    assert shown.status == "waiting"
    assert client.get("/api/tables?scope=open").json() == {"tables": []}
    assert client.post(f"/api/tables/{id}/leave").status_code == 200


def test_open_tables_are_found_by_everybody(client: TestClient, other: TestClient) -> None:
    seats = [{"kind": "you"}, {"kind": "open"}]
    made = client.post("/api/tables", json={"game": "coldwar", "seats": seats, "open": True}).json()
    found = other.get("/api/tables?scope=open").json()["tables"]
    assert [table["id"] for table in found] == [made["table"]["id"]]
    assert found[0]["mine"] == [] and "owner" not in found[0]
    # It is the same for everybody, and whoever sits down changes it.
    assert client.get("/api/tables?scope=open").json()["tables"] == found
    other.post(f"/api/tables/{found[0]['id']}/sit", json={})
    assert client.get("/api/tables?scope=open").json() == {"tables": []}


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"{", 400),
        (b"[]", 400),
        (b'{"game": 5}', 400),
        (b'{"game": "coldwar", "cheat": true}', 400),
        (b'{"game": "chess"}', 400),
        (b'{"game": "coldwar", "options": {"torpedos": "yes"}}', 400),
        (b"[" * 20_000, 400),
        (b'{"game": "\xff"}', 400),
        (b'{"game": "coldwar", "seats": [{"kind": "king"}]}', 400),
    ],
)
def test_a_body_that_makes_no_sense(client: TestClient, body: bytes, status: int) -> None:
    response = client.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert response.status_code == status
    assert msgspec.json.decode(response.content, type=Problem).text


JUNK: list[Any] = [None, 0, -1, 2**63, 1.5, True, "", "x" * 5000, "\u0000\ud800", [], {}, [[]], {"a": {}}]


def test_no_endpoint_breaks_whatever_it_is_handed(settings: Settings, database: str) -> None:
    """Junk for every field of every body, every part of a path and every query."""
    with client_for(replace(settings, database=database, limits=False)) as client:
        made = client.post("/api/tables", json=TWO_SEATS).json()["table"]["id"]
        for endpoint in ENDPOINTS:
            for part in (made, "x", "%00", "%F0%9F%9A%A2", "a" * 300):
                path = re.sub(r"{seat:int}", "1", endpoint.path)
                path = re.sub(r"{\w+}", part, path)
                for query in ("", "?seat=9999999999", "?seat=x&scope=%00&action=%FF", "?seat=-3"):
                    response = client.request(
                        endpoint.method, path + query, json={} if endpoint.takes else None
                    )
                    assert response.status_code < 500, (endpoint.path, part, query)
            for part, takes in bodies(endpoint, made):
                path = re.sub(r"{\w+}", part, endpoint.path)
                for field in takes.__struct_fields__:
                    for junk in JUNK:
                        body = {"game": "coldwar", "moment": 1, "seat": 1, field: junk}
                        if field not in ("game", "moment", "seat"):
                            body = EXAMPLES.get(takes.__name__, {}) | {field: junk}
                        headers = {"content-type": "application/json"}
                        content = json.dumps(body).encode()
                        response = client.request(endpoint.method, path, content=content, headers=headers)
                        assert response.status_code < 500, (endpoint.path, field, junk)


def bodies(endpoint: Endpoint, made: str) -> list[tuple[str, Any]]:
    """What stands in its path with each type of what it takes."""
    if isinstance(endpoint.takes, dict):
        return list(endpoint.takes.items())
    return [(made, endpoint.takes)] if endpoint.takes else []


# Enough of each body that the rest of it is looked at.
EXAMPLES: dict[str, dict[str, Any]] = {
    "NewTable": TWO_SEATS,
    "NewName": {"name": "Anna"},
    "Credentials": {"name": "Anna", "password": "correct horse"},
    "Password": {"password": "correct horse"},
}


@pytest.mark.parametrize("endpoint", ["film", "luck", "verify", "record"])
def test_what_a_record_says_of_itself_is_not_told(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, endpoint: str
) -> None:
    async def fail(*_: object) -> None:
        raise RecordError(7, "line 7: s1 defend jammer")

    monkeypatch.setattr(client.app.state.host.tables, endpoint, fail)  # type: ignore[attr-defined]
    told = problem(client.get(f"/api/tables/abc/{endpoint}"), 500, "unknown")
    assert "jammer" not in told.text and not told.facts


@pytest.mark.parametrize(
    ("method", "endpoint", "kind"),
    [
        ("GET", "tables/abc/film", "film"),
        ("GET", "tables/abc/luck", "replay"),
        ("GET", "tables/abc/verify", "replay"),
        ("POST", "tables/abc/whatif", "replay"),
        ("POST", "tables/abc/rematch", "table"),
        ("POST", "tables", "table"),
        ("PATCH", "me", "name"),
    ],
)
def test_who_sends_no_cookie_is_counted_by_address(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, method: str, endpoint: str, kind: str
) -> None:
    monkeypatch.setitem(LIMITS, f"{kind}s-of-address", Limit(2, 0.001))
    answers = []
    for number in range(3):
        client.cookies.clear()
        bodies: dict[str, Any] = {"tables": TWO_SEATS, "tables/abc/whatif": {"moment": 0, "seat": 0}}
        body = bodies.get(endpoint, {"name": f"Anna {number}"})
        answers.append(client.request(method, f"/api/{endpoint}", json=body))
    assert 429 not in {answer.status_code for answer in answers[:2]}
    problem(answers[2], 429, "too-many")


def test_a_body_of_another_kind(client: TestClient) -> None:
    response = client.post("/api/tables", content=b"game=coldwar", headers={"content-type": "text/plain"})
    problem(response, 415, "bad-request")


# -- the host ----------------


def local(client: TestClient) -> TestClient:
    """Somebody on the host's own machine."""
    visitor = TestClient(client.app, base_url=ADDRESS, client=("127.0.0.1", 5))
    visitor.portal = client.portal
    return visitor


def test_metrics_are_for_the_host_only(client: TestClient, settings: Settings) -> None:
    problem(client.get("/metrics"), 404, "not-found")
    problem(local(client).get("/metrics", headers={"x-forwarded-for": "127.0.0.1"}), 404, "not-found")
    assert local(client).get("/metrics").status_code == 200
    secret = "a secret of the host"
    with client_for(replace(settings, metrics=secret)) as other:
        assert local(other).get("/metrics").status_code == 404
        assert other.get("/metrics", headers={"authorization": "Bearer another"}).status_code == 404
        assert other.get("/metrics", headers={"authorization": f"Bearer {secret}"}).status_code == 200


def test_health_and_metrics(client: TestClient) -> None:
    assert client.get("/healthz").json() == {"status": "ok"}
    client.get("/api/me")
    text = local(client).get("/metrics").text
    assert 'wardroom_http_requests_total{method="GET",route="/api/me",status="200"} 1' in text
    assert "wardroom_http_seconds_count" in text and "wardroom_moves_total 0" in text
    for line in text.splitlines():
        assert line.startswith("# TYPE") or re.fullmatch(r"\w+(\{.*\})? [-+.e0-9]+", line), line


def test_every_route_is_described(client: TestClient) -> None:
    described = {
        (method.upper(), path) for path, endpoint in description()["paths"].items() for method in endpoint
    }
    app = build_app(Settings(database="sqlite://", page=Path("/nothing")))
    routed = {
        (method, template_of(route.path))
        for route in app.routes
        if isinstance(route, Route) and ":path}" not in route.path and route.path != confirming.PATH
        for method in (route.methods or set()) - {"HEAD"}
    }
    assert routed == described
    document = client.get("/openapi.json").json()
    assert document["openapi"].startswith("3.1")
    known = document["components"]["schemas"]
    for reference in re.findall(r'"\$ref":\s*"([^"]+)"', client.get("/openapi.json").text):
        assert reference.removeprefix("#/components/schemas/") in known


def test_the_database_goes_away_and_comes_back_under_the_host(tmp_path: Path, stoppable: Postgres) -> None:
    with client_for(Settings(database=stoppable.empty_database(), page=tmp_path)) as client:
        made = client.post("/api/tables", json=TWO_SEATS).json()
        stoppable.stop()
        problem(client.get("/healthz"), 503, "storage-away")
        problem(client.get("/api/tables?scope=mine"), 503, "storage-away")
        problem(client.patch("/api/me", json={"name": "Anna"}), 503, "storage-away")
        assert client.get("/api/games").status_code == 200
        stoppable.start()
        assert client.patch("/api/me", json={"name": "Anna"}).status_code == 200
        assert client.get("/healthz").status_code == 200
        tables = client.get("/api/tables?scope=mine").json()["tables"]
        assert [table["id"] for table in tables] == [made["table"]["id"]]


def test_a_database_that_is_not_there_is_told_in_a_sentence(postgres: Postgres) -> None:
    app = build_app(Settings(database=f"{postgres.url}_missing", page=Path("/nothing")))
    with pytest.raises(StorageAway), TestClient(app):
        pass
    assert isinstance(app.state.failure, StorageAway)
    assert "wardroom@" not in str(app.state.failure)


def test_a_newcomer_is_a_guest_with_a_call_sign(client: TestClient) -> None:
    response = client.get("/api/me")
    first = msgspec.json.decode(response.content, type=Me)
    assert re.fullmatch(r"[A-Z][a-z]+ \d\d", first.name) and not first.account
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=Lax" in cookie and "Secure" not in cookie
    assert client.get("/api/me").json()["name"] == first.name


def test_where_friends_find_the_server_is_told_to_its_own_machine_only(settings: Settings) -> None:
    with client_for(replace(settings, address="http://192.168.1.5:8080")) as client:
        here = local(client)
        assert here.get("/api/me").json()["address"] == "http://192.168.1.5:8080"
        assert here.patch("/api/me", json={"name": "Anna"}).json()["address"] == "http://192.168.1.5:8080"
        assert "address" not in here.get("/api/me", headers={"x-forwarded-for": "127.0.0.1"}).json()
        assert "address" not in client.get("/api/me").json()


def test_where_friends_find_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "network_address", lambda: "192.168.1.5")
    assert serving.friends_address("0.0.0.0", 8080) == "http://192.168.1.5:8080"
    assert serving.friends_address("127.0.0.1", 8080) == ""
    assert serving.friends_address("127.0.0.1", 8080, "https://a.example.org") == "https://a.example.org"
    monkeypatch.setattr(serving, "network_address", lambda: "")
    assert serving.friends_address("0.0.0.0", 8080) == ""


# -- hidden things stay hidden ----------------


def test_a_running_game_shows_nobody_anything_but_their_own(client: TestClient, other: TestClient) -> None:
    seats = [{"kind": "you"}, {"kind": "bot", "bot": "random"}]
    made = client.post("/api/tables", json={"game": "coldwar", "seats": seats}).json()["table"]
    id = made["id"]
    with client.websocket_connect(f"/ws/tables/{id}") as socket:
        socket.send_text('{"t": "hello"}')
        socket.send_text('{"t": "open", "nonce": "' + "00" * 32 + '"}')
        for _ in range(20):
            if client.get(f"/api/tables/{id}").json()["status"] == "playing":
                break
        assert client.get(f"/api/tables/{id}").json()["status"] == "playing"
    assert client.get(f"/api/tables/{id}/film?seat=0").status_code == 200
    for visitor, seat in ((client, 1), (client, -2), (other, 0), (other, 1), (other, -2), (other, 7)):
        response = visitor.get(f"/api/tables/{id}/film?seat={seat}")
        assert 400 <= response.status_code < 500 and set(response.json()) <= {"code", "text", "facts"}
    spectator = other.get(f"/api/tables/{id}/film?seat=-1").json()
    for force in spectator["first"]["board"]["forces"].values():
        assert set(force["hand"]) <= {"?"}
    for path in ("record", "luck", "verify"):
        for visitor in (client, other):
            assert visitor.get(f"/api/tables/{id}/{path}").status_code in (403, 409)
    assert client.post(f"/api/tables/{id}/whatif", json={"moment": 1, "seat": 1}).status_code in (403, 409)
    for path in ("start", "seats/1/link"):
        assert other.post(f"/api/tables/{id}/{path}").status_code in (403, 409)


def test_no_answer_no_metric_and_no_log_tells_a_secret(
    client: TestClient, other: TestClient, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    made = client.post("/api/tables", json=TWO_SEATS).json()
    secret = made["links"]["1"]
    row = client.portal.call(client.app.state.host.storage.load, made["table"]["id"])  # type: ignore
    kept = msgspec.json.decode(row.setup)["secret"]
    other.post(f"/api/tables/{row.id}/sit", json={"seat": 1, "secret": "x" + secret[1:]})
    texts = [
        visitor.get(path).text
        for visitor in (client, other)
        for path in (
            f"/api/tables/{row.id}",
            "/api/tables?scope=mine",
            "/api/account/export",
            "/api/me",
        )
    ]
    texts.append(local(client).get("/metrics").text)
    told = "\n".join([*texts, caplog.text, str([vars(record) for record in caplog.records])])
    assert kept not in told and secret not in told and secret not in row.setup.decode()
    assert client.cookies["wardroom"] not in told
