"""The guard: headers, other sites, sizes, paces; and that logs keep to themselves what errors say."""

from __future__ import annotations

import asyncio
import inspect
import json
import logging
import re
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.routing import Route
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.server.conftest import ADDRESS, client_for
from wardroom.server import http
from wardroom.server.app import believing, build_app, server_config
from wardroom.server.limits import LIMITS, Limits, address_key
from wardroom.server.logs import JsonLines
from wardroom.server.security import MOST_BYTES, client_of, origin_ok
from wardroom.server.settings import SettingError, Settings, database_at

HOST = ADDRESS.removeprefix("http://")


# -- headers ----------------


@pytest.mark.parametrize(
    "path", ["/", "/api/me", "/api/games", "/api/nothing", "/assets/main-abc123.js", "/healthz"]
)
def test_every_answer_says_what_it_may_be_used_for(client: TestClient, path: str) -> None:
    headers = client.get(path).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'" and policy["script-src"] == "'self'"
    assert policy["style-src"] == "'self'" and policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'" and policy["base-uri"] == "'none'"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"
    assert "server" not in headers and "strict-transport-security" not in headers


def test_https_is_kept(settings: Settings) -> None:
    with client_for(replace(settings, url="https://wardroom.test")) as client:
        assert "max-age" in client.get("/").headers["strict-transport-security"]


@pytest.mark.parametrize(
    ("url", "trusted"),
    [
        ("http://localhost:8420", True),
        ("http://127.0.0.1:8420", True),
        ("http://[::1]:8420", True),
        ("https://wardroom.test", True),
        ("http://192.168.1.7:8420", False),
        ("http://wardroom.lan", False),
    ],
)
def test_only_a_trusted_address_keeps_its_window_apart(client: TestClient, url: str, trusted: bool) -> None:
    """Elsewhere a browser does not take the header, and writes an error about it."""
    headers = client.get(url + "/healthz").headers
    assert headers.get("cross-origin-opener-policy") == ("same-origin" if trusted else None)


# -- other sites ----------------


@pytest.mark.parametrize(
    ("headers", "ok"),
    [
        ({}, True),
        ({"origin": f"http://{HOST}"}, True),
        ({"origin": f"http://{HOST}", "sec-fetch-site": "same-origin"}, True),
        ({"origin": "https://evil.test"}, False),
        ({"origin": "null"}, False),
        ({"origin": ""}, False),
        ({"origin": "http://[::1"}, False),
        ({"origin": f"http://{HOST}.evil.test"}, False),
        ({"origin": f"http://{HOST}", "sec-fetch-site": "cross-site"}, False),
        ({"sec-fetch-site": "same-site"}, False),
        ({"origin": "https://play.test"}, True),
    ],
)
def test_who_comes_from_our_own_page(headers: dict[str, str], ok: bool) -> None:
    assert origin_ok(Headers({"host": HOST} | headers), "https://play.test") is ok


@pytest.mark.parametrize("method", ["POST", "PATCH", "DELETE"])
def test_nothing_changes_from_another_site(client: TestClient, method: str) -> None:
    for headers in ({"origin": "https://evil.test"}, {"sec-fetch-site": "cross-site"}):
        response = client.request(method, "/api/account", json={}, headers=headers)
        assert (response.status_code, response.json()["code"]) == (403, "cross-site")


def test_sockets_check_the_origin(client: TestClient) -> None:
    seats = [{"kind": "you"}, {"kind": "link"}]
    id = client.post("/api/tables", json={"game": "coldwar", "seats": seats}).json()["table"]["id"]
    elsewhere = {"origin": "https://evil.test"}
    with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"/ws/tables/{id}", headers=elsewhere):
        pass
    with client.websocket_connect(f"/ws/tables/{id}", headers={"origin": ADDRESS}) as socket:
        socket.send_text('{"t": "ping", "at": 1}')
        while json.loads(socket.receive_text())["t"] != "pong":
            pass


# -- sizes and paces ----------------


def test_a_body_can_be_too_large(client: TestClient) -> None:
    headers = {"content-type": "application/json"}
    whole = client.post("/api/tables", content=b"x" * (MOST_BYTES + 1), headers=headers)
    in_parts = client.post("/api/tables", content=iter([b"x" * 50_000] * 3), headers=headers)
    lying = client.post("/api/tables", content=b"x", headers=headers | {"content-length": "-5"})
    assert [answer.status_code for answer in (whole, in_parts, lying)] == [413, 413, 413]
    assert whole.json()["code"] == "too-large"


def test_a_body_that_never_ends_is_given_up(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wardroom.server.security.SECONDS", 0.05)
    messages: list[Any] = []

    async def run() -> None:
        async def receive() -> Any:
            await asyncio.sleep(5)

        async def send(message: Any) -> None:
            messages.append(message)

        headers = [(b"content-type", b"application/json"), (b"host", HOST.encode())]
        scope = {
            "type": "http", "method": "POST", "path": "/api/tables", "headers": headers, "query_string": b"",
            "client": ("192.0.2.1", 1), "scheme": "http", "root_path": "", "app": client.app, "state": {},
        }  # fmt: skip
        await client.app(scope, receive, send)

    assert client.portal is not None
    client.portal.call(run)
    assert messages[0]["status"] == 408 and b"too-slow" in messages[1]["body"]


def test_buckets_empty_and_fill_again() -> None:
    clock = [0.0]
    limits = Limits(now=lambda: clock[0])
    burst, rate = LIMITS["password"]
    assert [limits.allows("password", "anna") for _ in range(int(burst))] == [0.0] * int(burst)
    assert limits.allows("password", "anna") == pytest.approx(1 / rate)
    assert limits.allows("password", "boris") == 0
    clock[0] += 1 / rate
    assert limits.allows("password", "anna") == 0
    assert limits.allows("password", "anna") > 0


def test_buckets_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wardroom.server.limits.MOST_BUCKETS", 100)
    limits = Limits()
    for number in range(1000):
        limits.allows("read", str(number))
    assert len(limits) == 100


def test_limits_can_be_switched_off() -> None:
    limits = Limits(on=False)
    assert not any(limits.allows("table", "one") for _ in range(1000))


def test_addresses_of_one_network_count_as_one() -> None:
    assert address_key("2001:db8:1:2:3::4") == address_key("2001:db8:1:2:ffff::1")
    assert address_key("2001:db8:1:2::1") != address_key("2001:db8:1:3::1")
    assert address_key("::ffff:192.0.2.7") == address_key("192.0.2.7") == "192.0.2.7"
    assert address_key("testclient") == "testclient"


def test_too_many_tables_are_refused_with_the_time_to_wait(client: TestClient) -> None:
    body = {"game": "coldwar", "seats": [{"kind": "you"}, {"kind": "link"}]}
    answers = [client.post("/api/tables", json=body) for _ in range(int(LIMITS["table"].burst) + 1)]
    assert {answer.status_code for answer in answers[:-1]} == {200}
    assert answers[-1].status_code == 429 and int(answers[-1].headers["retry-after"]) > 0


def test_too_many_sockets_are_refused(client: TestClient) -> None:
    client.app.state.host.limits._buckets["socket", "testclient"] = (0.0, 1e12)  # type: ignore[attr-defined]
    with pytest.raises(WebSocketDisconnect), client.websocket_connect("/ws/tables/x"):
        pass


def test_one_address_holds_only_so_many_sockets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wardroom.server.limits.MOST_SOCKETS", 2)
    limits = Limits()
    with limits.socket("a") as first, limits.socket("a") as second, limits.socket("a") as third:
        assert (first, second, third) == (True, True, False)
        with limits.socket("b") as other:
            assert other
    with limits.socket("a") as again:
        assert again
    assert not limits._sockets
    off = Limits(on=False)
    with off.socket("a"), off.socket("a"), off.socket("a") as third:
        assert third


# -- errors and logs ----------------


def test_an_unexpected_error_is_noted_without_what_it_says(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("hand: nuke, seed 1234")

    monkeypatch.setattr(client.app.state.host.tables, "show", fail)  # type: ignore[attr-defined]
    response = client.get("/api/tables/abc")
    assert (response.status_code, response.json()["code"]) == (500, "unknown")
    lines = "\n".join(JsonLines().format(record) for record in caplog.records)
    assert "RuntimeError" in lines and "http.py" in lines
    assert "nuke" not in lines and "nuke" not in response.text


def test_a_log_line_is_json_and_keeps_the_text_of_errors_out() -> None:
    record = logging.makeLogRecord({"msg": "moved %s", "args": ("on",), "levelname": "INFO", "table": "abc"})
    line = json.loads(JsonLines().format(record))
    assert line["what"] == "moved on" and line["table"] == "abc" and line["level"] == "info"
    try:
        raise ValueError("secret")
    except ValueError as error:
        record.exc_info = (type(error), error, error.__traceback__)
    assert "secret" not in JsonLines().format(record) and "ValueError" in JsonLines().format(record)
    record = logging.makeLogRecord({"msg": "table %s: %s", "args": ("abc", ValueError("secret"))})
    assert json.loads(JsonLines().format(record))["what"] == "table abc: ValueError"


def test_requests_are_logged_by_route_without_addresses(
    client: TestClient, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    client.get("/api/tables/abcdef?x=secret")
    lines = [JsonLines().format(record) for record in caplog.records if record.name.startswith("wardroom")]
    told = [json.loads(line) for line in lines if "answered" in line]
    assert told[0]["route"] == "/api/tables/{id}" and told[0]["status"] == 404
    assert "secret" not in "".join(lines)


# -- settings ----------------


@pytest.mark.parametrize(
    "environment",
    [
        {"WARDROOM_URL": "wardroom.example.org"},
        {"WARDROOM_URL": "https://example.org/path"},
        {
            "WARDROOM_SMTP": "mail.example.org",
            "WARDROOM_SMTP_FROM": "a@b.cd",
            "WARDROOM_URL": "https://x.org",
        },
        {"WARDROOM_SMTP": "smtp://mail", "WARDROOM_URL": "https://x.org"},
        {"WARDROOM_SMTP": "smtp://mail", "WARDROOM_SMTP_FROM": "a@b.cd"},
        {"WARDROOM_LIMITS": "maybe"},
        {"WARDROOM_BOTS": "0"},
        {"WARDROOM_BOT_DELAY": "soon"},
        {"WARDROOM_LOG": "loud"},
        {"WARDROOM_METRICS": "on"},
    ],
)
def test_settings_that_cannot_be_used(environment: dict[str, str]) -> None:
    with pytest.raises(SettingError, match=next(iter(environment))[:13]):
        Settings.read(environment)


def test_settings_of_the_environment(tmp_path: Path) -> None:
    plain = Settings.read({"XDG_DATA_HOME": str(tmp_path)})
    assert plain.database.endswith("wardroom.db") and plain.limits and not plain.webhooks
    for name in ("WARDROOM_DATA", "WARDROOM_HOME"):
        assert Settings.read({name: str(tmp_path)}).database == f"sqlite:///{tmp_path}/wardroom.db"
    told = Settings.read(
        {
            "DATABASE_URL": "postgresql://localhost/w",
            "WARDROOM_URL": "https://x.org/",
            "WARDROOM_LIMITS": "off",
            "WARDROOM_WEBHOOKS": "on",
            "WARDROOM_BOTS": "2",
        }
    )
    assert told.database == "postgresql://localhost/w" and told.url == "https://x.org" and told.secure
    assert not told.limits and told.webhooks and told.bots == 2
    assert database_at(tmp_path) == f"sqlite:///{tmp_path}/wardroom.db"
    assert database_at(tmp_path / "my.db") == f"sqlite:///{tmp_path}/my.db"


def test_every_setting_is_described() -> None:
    source = Path(inspect.getfile(Settings)).read_text(encoding="utf-8")
    guide = (Path(__file__).parents[2] / "docs" / "host.md").read_text(encoding="utf-8")
    for name in set(re.findall(r'"(WARDROOM_[A-Z_]+|DATABASE_URL)"', source)):
        assert f"| `{name}` |" in guide, name


def test_metrics_can_be_switched_off(settings: Settings) -> None:
    with client_for(replace(settings, metrics="off")) as client:
        assert client.get("/metrics").status_code == 404


def test_every_endpoint_that_changes_something_is_unsafe() -> None:
    assert {endpoint.method for endpoint in http.ENDPOINTS if endpoint.takes is not None} <= {
        "POST",
        "PATCH",
        "DELETE",
    }


@pytest.mark.parametrize(
    ("proxies", "nearest", "told", "found"),
    [
        ("127.0.0.1,::1", "127.0.0.1", "192.0.2.9", "192.0.2.9"),
        ("127.0.0.1,::1", "127.0.0.1", "10.6.6.6, 192.0.2.9", "192.0.2.9"),
        ("127.0.0.1,192.0.2.1", "127.0.0.1", "10.6.6.6, 192.0.2.9, 192.0.2.1", "192.0.2.9"),
        ("*", "172.17.0.1", "192.0.2.9", "192.0.2.9"),
        ("*", "172.17.0.1", "10.6.6.6, 192.0.2.9", "192.0.2.9"),
        ("*", "172.17.0.1", "", "172.17.0.1"),
        ("127.0.0.1,::1", "172.17.0.1", "192.0.2.9", "172.17.0.1"),
    ],
)
def test_who_came_by_a_proxy(proxies: str, nearest: str, told: str, found: str) -> None:
    """What a client itself wrote before the proxy did counts for nothing."""
    settings = Settings(proxies=proxies)
    answer = Route("/", lambda request: Response(client_of(request.scope)))
    config = server_config(Starlette(routes=[answer], middleware=believing(settings)), settings)
    config.load()
    client = TestClient(cast(Any, config.loaded_app), client=(nearest, 5000))
    assert client.get("/", headers={"X-Forwarded-For": told}).text == found


def test_a_proxy_that_is_not_believed_is_told_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    settings = Settings(database=database_at(tmp_path), bots=0)
    with TestClient(build_app(settings), client=("172.17.0.1", 5000)) as client:
        client.get("/healthz")
        # So it looks when the proxy was believed.
        client.get("/healthz", headers={"X-Forwarded-For": "172.17.0.1"})
        assert "proxy-not-believed" not in caplog.messages
        for _ in range(3):
            client.get("/healthz", headers={"X-Forwarded-For": "192.0.2.9"})
    assert caplog.messages.count("proxy-not-believed") == 1
