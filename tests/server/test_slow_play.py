"""Slow play from end to end, over HTTP and sockets of a real host: letters, webhooks, days of vacation."""

from __future__ import annotations

import asyncio
import json
import re
import ssl
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import uvicorn

from tests.server.test_alerts import OK, Mailbox, certificate, https_server, mailbox
from tests.server.test_socket import CLIENT, Talk, new_table
from wardroom.server.app import build_app, server_config
from wardroom.server.clocks import DAY_MS, VACATION
from wardroom.server.serving import bind
from wardroom.server.settings import Settings, database_at

__all__ = ["certificate", "mailbox"]

Json = dict[str, Any]
TWO = [{"kind": "you"}, {"kind": "link"}]
DAYS: Json = {"clock": {"kind": "day", "seconds": 86_400}, "window": 0}


@contextmanager
def hosted(folder: Path, **settings: Any) -> Iterator[tuple[str, Any]]:
    """A host in a thread of its own: its address, and the application."""
    with bind("127.0.0.1", 0) as listening:
        site = f"http://127.0.0.1:{listening.getsockname()[1]}"
        chosen = replace(Settings(database=database_at(folder), url=site, bots=0), **settings)
        app = build_app(chosen)
        server = uvicorn.Server(server_config(app, chosen))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
        thread.start()
        while not server.started:
            time.sleep(0.01)
        yield site, app
        server.should_exit = True
        thread.join(20)


def ask(player: Any, method: str, path: str, body: Json | None = None, **headers: str) -> tuple[int, str]:
    data = json.dumps(body).encode() if body is not None else None
    request = urllib.request.Request(f"{player.site}{path}", data, method=method)
    for name, value in ({"Content-Type": "application/json", "Origin": player.site} | headers).items():
        request.add_header(name, value)
    try:
        with player.web.open(request) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


def anna_and_her_table(site: str, **change: str) -> tuple[Any, str]:
    """An account with a place for its alerts, and the link to the other seat of its table."""
    anna, made = new_table(site, TWO, **DAYS)
    assert ask(anna, "POST", "/api/account", {"name": "Anna", "password": "a long password"})[0] == 200
    status, told = ask(anna, "PATCH", "/api/account", dict(change))
    assert status == 200, told
    return anna, f"{site}/table/{anna.table}#seat=1&secret={made['links']['1']}"


def begin_while_anna_is_away(anna: Any, link: str) -> None:
    """Boris sits down, Anna opens her nonce and goes, Boris opens his: both are asked to form up."""
    boris = CLIENT.Player(link, 8)
    boris.sit_down()
    talk = Talk(anna)
    talk.say(t="hello")
    talk.hear("whole")
    talk.say(t="open", nonce=anna.nonce)
    talk.hear("whole")
    talk.socket.close()
    other = Talk(boris)
    while True:
        other.say(t="hello")
        if not other.hear("whole")["table"]["seats"][0].get("online"):
            break
    assert other.begin()["view"]["waiting"] == [0, 1]
    other.socket.close()


def until(true: Callable[[], object]) -> None:
    deadline = time.monotonic() + 20
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_a_letter_comes_when_it_is_my_turn_and_not_before_i_agreed(
    tmp_path: Path, mailbox: tuple[Mailbox, int]
) -> None:
    box, port = mailbox
    with hosted(tmp_path, smtp=f"smtp://127.0.0.1:{port}", smtp_from="table@wardroom.test") as (site, app):
        anna, link = anna_and_her_table(site, email="anna@example.org")
        [(to, asking)] = box.letters
        assert to == ["anna@example.org"] and "Anna" not in asking.as_string()
        me = json.loads(ask(anna, "GET", "/api/me")[1])
        assert "email" not in me and me["unconfirmed"] == "anna@example.org"
        # Nobody has agreed yet: whatever happens at the table, no letter comes.
        app.state.host.alerts.turn(anna_id(app), anna.table, "Table")
        time.sleep(0.3)
        assert len(box.letters) == 1
        found = re.search(rf"{re.escape(site)}(/confirm-email\S+)", asking.get_content())
        assert found is not None
        stranger = CLIENT.Player(f"{site}/table/none#seat=0&secret=none", 9)
        forged = found[1][:-2] + ("AA" if not found[1].endswith("AA") else "BB")
        assert ask(stranger, "GET", forged)[0] == 410
        status, page = ask(stranger, "GET", found[1])
        assert status == 200 and "anna@example.org" in page and "<button>" in page
        assert "unconfirmed" in json.loads(ask(anna, "GET", "/api/me")[1]), "looking is not agreeing"
        assert ask(stranger, "POST", found[1], Origin="https://evil.example")[0] == 403
        assert ask(stranger, "POST", found[1])[0] == 200
        assert ask(stranger, "POST", found[1])[0] == 410
        me = json.loads(ask(anna, "GET", "/api/me")[1])
        assert me["email"] == "anna@example.org" and "unconfirmed" not in me
        begin_while_anna_is_away(anna, link)
        until(lambda: len(box.letters) > 1)
        [(to, letter)] = box.letters[1:]
        assert to == ["anna@example.org"] and f"{site}/table/{anna.table}" in letter.get_content()


def anna_id(app: Any) -> str:
    (row,) = [row for row in app.state.host.sessions._known.values() if row and row.name == "Anna"]
    return str(row.id)


def test_nobody_is_flooded_with_questions(tmp_path: Path, mailbox: tuple[Mailbox, int]) -> None:
    box, port = mailbox
    with hosted(tmp_path, smtp=f"smtp://127.0.0.1:{port}", smtp_from="table@wardroom.test") as (site, _):
        for number in range(6):
            visitor, _ = new_table(site, TWO)
            account = {"name": f"Spammer {number}", "password": "a long password"}
            assert ask(visitor, "POST", "/api/account", account)[0] == 200
            status, _ = ask(visitor, "PATCH", "/api/account", {"email": "Victim@example.org"})
            assert status == (200 if number < 3 else 429)
    assert len(box.letters) == 3


def test_a_letter_that_cannot_be_sent_is_told(tmp_path: Path) -> None:
    with hosted(tmp_path, smtp="smtp://127.0.0.1:1", smtp_from="table@wardroom.test") as (site, _):
        anna, _ = new_table(site, TWO)
        ask(anna, "POST", "/api/account", {"name": "Anna", "password": "a long password"})
        status, told = ask(anna, "PATCH", "/api/account", {"email": "anna@example.org"})
        assert status == 502 and json.loads(told)["code"] == "email-failed"
        assert "unconfirmed" not in ask(anna, "GET", "/api/me")[1]


def test_a_webhook_is_called_when_it_is_my_turn(tmp_path: Path, certificate: Path) -> None:
    ready, done = threading.Event(), threading.Event()
    heard: list[bytes] = []
    ports: list[int] = []

    async def listen() -> None:
        async with https_server(certificate, OK) as (port, got):
            ports.append(port)
            ready.set()
            await asyncio.to_thread(done.wait, 60)
            heard.extend(got)

    thread = threading.Thread(target=lambda: asyncio.run(listen()))
    thread.start()
    ready.wait(10)
    try:
        with hosted(tmp_path, webhooks=True) as (site, app):
            hook = app.state.host.alerts._webhook
            hook.is_public = lambda address: True
            hook.trust = ssl.create_default_context(cafile=str(certificate))
            anna, link = anna_and_her_table(site, webhook=f"https://localhost:{ports[0]}/hook")
            begin_while_anna_is_away(anna, link)
            until(lambda: app.state.host.alerts.sent)
    finally:
        done.set()
        thread.join(10)
    [request] = heard
    told = json.loads(request.partition(b"\r\n\r\n")[2])
    assert told["table"] == anna.table and told["url"].endswith(f"/table/{anna.table}")


def test_a_day_of_vacation_over_the_socket(tmp_path: Path) -> None:
    with hosted(tmp_path) as (site, _):
        anna, made = new_table(site, TWO, **DAYS)
        boris = CLIENT.Player(f"{site}/table/{anna.table}#seat=1&secret={made['links']['1']}", 8)
        boris.sit_down()
        talk, other = Talk(anna), Talk(boris)
        talk.say(t="hello")
        talk.hear("whole")
        talk.say(t="open", nonce=anna.nonce)
        seats = other.begin()["table"]["seats"]
        assert seats[0]["vacation"] == VACATION and "away" not in seats[0]
        due = seats[0]["due"]
        talk.say(t="act", seat=1, what="vacation")
        assert talk.hear("fault")["code"] == "not-your-seat"
        talk.say(t="act", seat=0, what="vacation")
        while "away" not in (mine := other.hear("table")["patch"].get("seats", seats)[0]):
            pass
        assert mine["vacation"] == VACATION - 1 and mine["due"] >= due + DAY_MS - 5000
        shown = json.loads(ask(boris, "GET", f"/api/tables/{anna.table}")[1])
        assert shown["seats"][0]["away"] == mine["away"] > time.time() * 1000
        talk.socket.close()
        other.socket.close()
    # A restart keeps it.
    with hosted(tmp_path) as (site, _):
        later = json.loads(
            ask(CLIENT.Player(f"{site}/table/x#seat=0&secret=x"), "GET", f"/api/tables/{anna.table}")[1]
        )
        assert later["seats"][0]["away"] == mine["away"] and later["seats"][0]["due"] == mine["due"]
