"""Guests and accounts: what they keep, on which device, and what is left when they go."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.server.conftest import another, client_for
from wardroom.server import accounts
from wardroom.server.faults import FaultError
from wardroom.server.names import clean_name, login_of
from wardroom.server.sessions import ENDED, Sessions, Visitor
from wardroom.server.settings import Settings

ANNA = {"name": "Anna", "password": "correct horse"}
TABLE = {"game": "coldwar", "seats": [{"kind": "you"}, {"kind": "link"}]}


def code(response: Any) -> tuple[int, str]:
    return response.status_code, response.json().get("code", "")


def mine(client: TestClient) -> list[str]:
    return [table["id"] for table in client.get("/api/tables?scope=mine").json()["tables"]]


def make_table(client: TestClient) -> str:
    return str(client.post("/api/tables", json=TABLE).json()["table"]["id"])


def test_a_guest_takes_a_name(client: TestClient) -> None:
    id = make_table(client)
    assert (
        client.patch("/api/me", json={"name": "  Адмирал \u202e Нахимов\n"}).json()["name"]
        == "Адмирал Нахимов"
    )
    assert client.get("/api/me").json()["name"] == "Адмирал Нахимов"
    assert client.get(f"/api/tables/{id}").json()["seats"][0]["name"] == "Адмирал Нахимов"
    for name in ("", "   ", "\u200b", "x" * 41):
        assert code(client.patch("/api/me", json={"name": name})) == (400, "bad-name")


def test_names_are_text_and_alike_names_are_one() -> None:
    assert clean_name("<b>Bob</b>") == "<b>Bob</b>"
    assert clean_name("a\x00b\x07c") == "abc"
    assert login_of("ＡＮＮＡ") == login_of("anna")


def test_an_account_keeps_the_guests_seats_and_finds_them_elsewhere(
    client: TestClient, other: TestClient
) -> None:
    id = make_table(client)
    me = client.post("/api/account", json=ANNA).json()
    assert me["account"] and me["name"] == "Anna"
    assert mine(client) == [id]
    elsewhere = make_table(other)
    assert (
        other.post("/api/account/login", json={"name": "anna", "password": "correct horse"}).status_code
        == 200
    )
    assert set(mine(other)) == {id, elsewhere} == set(mine(client))
    assert client.get(f"/api/tables/{elsewhere}").json()["owner"]


def test_logging_out_leaves_a_new_guest(client: TestClient) -> None:
    client.post("/api/account", json=ANNA)
    id = make_table(client)
    assert "account" not in client.post("/api/account/logout", json={}).json()
    assert mine(client) == []
    client.post("/api/account/login", json=ANNA)
    assert mine(client) == [id]


def test_what_an_account_may_not_be(client: TestClient, other: TestClient) -> None:
    assert code(client.post("/api/account", json={"name": "Anna", "password": "short"})) == (
        400,
        "bad-password",
    )
    assert client.post("/api/account", json=ANNA).status_code == 200
    assert code(client.post("/api/account", json=ANNA)) == (409, "has-account")
    assert code(other.post("/api/account", json=ANNA | {"name": "ANNA"})) == (409, "name-taken")
    assert code(other.patch("/api/me", json={"name": "anna"})) == (409, "name-taken")
    assert client.patch("/api/me", json={"name": "anna"}).status_code == 200


def test_an_old_round_does_not_come_back(client: TestClient) -> None:
    """A name or an e-mail address that was on its way while the password changed."""
    client.post("/api/account", json=ANNA)
    host = client.app.state.host  # type: ignore[attr-defined]
    old = next(visitor for visitor in host.sessions._known.values() if visitor and visitor.account)
    token = host.sessions.token(old)
    change = {"password": "battery staple", "old_password": "correct horse"}
    assert client.patch("/api/account", json=change).status_code == 200

    async def late() -> list[str]:
        told = []
        for work in (
            host.accounts.rename(old, "Annette"),
            host.accounts.change(old, accounts.AccountChange(webhook="")),
        ):
            with pytest.raises(FaultError) as refused:
                await work
            told.append(refused.value.code)
        host.sessions.remember(old.id, old)
        assert await host.sessions.of_token(token) is None
        return told

    assert client.portal is not None
    assert client.portal.call(late) == ["no-account"] * 2
    assert client.get("/api/me").json()["account"] and client.get("/api/me").json()["name"] == "Anna"


def test_wrong_passwords_are_all_the_same_and_soon_too_many(client: TestClient, other: TestClient) -> None:
    client.post("/api/account", json=ANNA)
    answers = [
        other.post("/api/account/login", json={"name": name, "password": "wrong password"}).json()
        for name in ("Anna", "Nobody")
    ]
    assert answers[0] == answers[1] and answers[0]["code"] == "wrong-password"
    codes = [
        code(other.post("/api/account/login", json={"name": "ANNA", "password": f"guess number {n}"}))
        for n in range(12)
    ]
    assert codes[-1] == (429, "too-many")
    # Not even the right one is tried now, from anywhere.
    assert code(another(client).post("/api/account/login", json=ANNA)) == (429, "too-many")


def test_a_new_password_ends_the_other_devices(client: TestClient, other: TestClient) -> None:
    client.post("/api/account", json=ANNA)
    other.post("/api/account/login", json=ANNA)
    change = {"password": "battery staple", "old_password": "correct horse"}
    assert code(client.patch("/api/account", json=change | {"old_password": "x"})) == (403, "wrong-password")
    assert client.patch("/api/account", json=change).json()["account"]
    assert client.get("/api/me").json()["account"]
    assert "account" not in other.get("/api/me").json()
    assert code(other.post("/api/account/login", json=ANNA)) == (403, "wrong-password")


def test_a_new_password_ends_the_sockets_of_all_devices(client: TestClient, other: TestClient) -> None:
    client.post("/api/account", json=ANNA)
    id = make_table(client)
    other.post("/api/account/login", json=ANNA)
    with other.websocket_connect(f"/ws/tables/{id}") as socket:
        socket.send_text('{"t": "hello"}')
        client.patch("/api/account", json={"password": "battery staple", "old_password": ANNA["password"]})
        with pytest.raises(WebSocketDisconnect) as closed:
            while True:
                socket.receive_text()
    assert closed.value.code == ENDED
    assert not client.app.state.host.sessions._sockets  # type: ignore[attr-defined]


def test_a_visitor_who_changes_while_being_looked_up(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was read before the change does not go over what is known after it."""
    client.post("/api/account", json=ANNA)
    sessions: Sessions = client.app.state.host.sessions  # type: ignore[attr-defined]
    id = client.cookies["wardroom"].partition(".")[0]
    newer = Visitor(id, "Newer", True, 7)
    read = sessions._storage.read

    async def slow_read(statement: Any) -> Any:
        rows = await read(statement)
        sessions.remember(id, newer)
        return rows

    monkeypatch.setattr(sessions._storage, "read", slow_read)
    del sessions._known[id]
    assert client.portal is not None and client.portal.call(sessions.find, id) == newer
    assert sessions._known[id] == newer


def test_an_account_can_be_exported(client: TestClient) -> None:
    client.post("/api/account", json=ANNA)
    id = make_table(client)
    response = client.get("/api/account/export")
    assert "attachment" in response.headers["content-disposition"]
    told = response.json()
    assert told["name"] == "Anna" and told["account"]
    assert [(table["id"], table["seats"], table["owner"]) for table in told["tables"]] == [(id, [0], True)]
    assert "password" not in response.text and "argon2" not in response.text


def test_an_account_can_be_deleted(client: TestClient, other: TestClient) -> None:
    client.post("/api/account", json=ANNA)
    id = make_table(client)
    assert code(client.request("DELETE", "/api/account", json={"password": "x"})) == (403, "wrong-password")
    assert client.request("DELETE", "/api/account", json={"password": "correct horse"}).status_code == 204
    assert "account" not in client.get("/api/me").json() and mine(client) == []
    assert "Anna" not in other.get(f"/api/tables/{id}").text
    assert code(other.post("/api/account/login", json=ANNA)) == (403, "wrong-password")
    assert other.post("/api/account", json=ANNA).status_code == 200


def test_a_bot_plays_on_for_an_account_that_is_gone(client: TestClient, other: TestClient) -> None:
    client.post("/api/account", json=ANNA)
    seats = [{"kind": "you"}, {"kind": "bot", "bot": "random"}]
    body = {"game": "coldwar", "seats": seats, "nonce": hashlib.sha256(bytes(32)).hexdigest(), "name": "Ours"}
    id = client.post("/api/tables", json=body).json()["table"]["id"]
    with client.websocket_connect(f"/ws/tables/{id}") as socket:
        socket.send_text('{"t": "hello"}')
        socket.send_text('{"t": "open", "nonce": "' + "00" * 32 + '"}')
        socket.send_text('{"t": "say", "text": "good hunting"}')
        while json.loads(socket.receive_text())["t"] != "chat":
            pass
        assert client.get(f"/api/tables/{id}").json()["status"] == "playing"
        assert [line["text"] for line in client.get("/api/account/export").json()["chat"]] == ["good hunting"]
        assert (
            client.request("DELETE", "/api/account", json={"password": ANNA["password"]}).status_code == 204
        )
    shown = other.get(f"/api/tables/{id}").json()
    assert "Anna" not in json.dumps(shown) and shown["seats"][0]["bot"]
    with other.websocket_connect(f"/ws/tables/{id}") as socket:
        socket.send_text('{"t": "hello"}')
        while (frame := json.loads(socket.receive_text()))["t"] != "whole":
            pass
    assert [said["name"] for said in frame["chat"]] == [""] and "Anna" not in json.dumps(frame)


def test_guests_have_no_account_to_change(client: TestClient) -> None:
    assert code(client.patch("/api/account", json={"email": ""})) == (403, "no-account")
    assert code(client.request("DELETE", "/api/account", json={"password": "x"})) == (403, "no-account")


def test_alerts_go_only_where_the_host_allows(client: TestClient) -> None:
    client.post("/api/account", json=ANNA)
    assert code(client.patch("/api/account", json={"email": "anna@example.org"})) == (403, "no-email")
    assert code(client.patch("/api/account", json={"webhook": "https://example.org/"})) == (403, "no-webhook")
    assert "can_email" not in client.get("/api/me").json()


def test_addresses_are_checked_where_they_are_allowed(settings: Settings) -> None:
    from dataclasses import replace

    allowing = replace(
        settings, smtp="smtp://localhost:1", smtp_from="a@b.cd", url="http://wardroom.test", webhooks=True
    )
    with client_for(allowing) as client:
        client.post("/api/account", json=ANNA)
        for email in (
            "anna",
            "a@b",
            "a b@example.org",
            "a@example.org\nBcc: b@example.org",
            "<a@example.org>",
        ):
            assert code(client.patch("/api/account", json={"email": email})) == (400, "bad-email")
        for webhook in (
            "http://example.org/",
            "https://u:p@example.org/",
            "ftp://x",
            "https://",
            "https://a b",
        ):
            assert code(client.patch("/api/account", json={"webhook": webhook})) == (400, "bad-webhook")
        # How an e-mail address comes to count stands in test_slow_play.
        assert code(client.patch("/api/account", json={"email": "anna@example.org"})) == (502, "email-failed")
        me = client.patch("/api/account", json={"webhook": "https://example.org/hook?x=1"}).json()
        assert me["webhook"] == "https://example.org/hook?x=1" and me["can_email"] and me["can_webhook"]
        assert "webhook" not in client.patch("/api/account", json={"email": "", "webhook": ""}).json()


def test_a_cookie_that_was_tampered_with_counts_for_nothing(client: TestClient, other: TestClient) -> None:
    id = make_table(client)
    token = client.cookies["wardroom"]
    told, _, signature = token.rpartition(".")
    visitor, _, number = told.partition(".")
    for forged in (
        f"{visitor}.1.{signature}",
        f"{visitor}.{number}.{signature[:-1]}{'A' if signature[-1] != 'A' else 'E'}",
        f"{visitor}.{number}",
        visitor,
        "..",
        "é.0.x",
        "",
    ):
        response = other.get("/api/tables?scope=mine", headers={b"cookie": f"wardroom={forged}".encode()})
        assert response.json()["tables"] == [] and mine(client) == [id]


def test_the_cookie_is_secure_behind_https(settings: Settings) -> None:
    from dataclasses import replace

    with client_for(replace(settings, url="https://wardroom.test")) as client:
        assert "; Secure" in client.get("/api/me").headers["set-cookie"]


def test_the_key_stays_with_the_database(settings: Settings) -> None:
    with client_for(settings) as client:
        id = make_table(client)
        token = client.cookies["wardroom"]
    with client_for(settings) as client:
        client.cookies.set("wardroom", token)
        assert mine(client) == [id]


def test_few_visitors_are_kept_in_mind(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wardroom.server.sessions.MOST_KNOWN", 3)
    sessions: Sessions = client.app.state.host.sessions  # type: ignore[attr-defined]
    for number in range(10):
        sessions.remember(str(number), Visitor(str(number), "x"))
    assert len(sessions._known) == 3
