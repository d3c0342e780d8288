"""A seat goes to another device, by a new link or a code: whoever had it before has nothing more of it."""

from __future__ import annotations

import json
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.server.at_table import FakeTime, Person, play_some, played, server, table_of
from tests.server.conftest import another
from wardroom.server import asking, commands, moving
from wardroom.server.faults import FaultError
from wardroom.server.messages import Hint, Orders, Sit, Why
from wardroom.server.table import LiveTable


async def refused(asked: Awaitable[Any]) -> str:
    with pytest.raises(FaultError) as error:
        await asked
    return error.value.code


async def arrive(table: LiveTable, id: str) -> Person:
    """Somebody new opens the table, as a spectator for now."""
    person = Person(id)
    await table.enter(person.client)
    await table.hello(person.client)
    return person


def told(person: Person) -> list[tuple[str, str]]:
    """What the table itself has said in this person's hearing."""
    said = [frame["said"] for frame in person.of_kind("chat")]
    return [(line["text"], line["name"]) for line in said if line["seat"] == -2]


async def has_lost(table: LiveTable, old: Person, seat: int) -> None:
    """Nothing of the seat reaches its former holder, and nothing is taken from them."""
    assert old.table["mine"] == [] and old.last()["view"]["seat"] == -1
    assert table.seats_of(old.visitor) == [] and old.client.seats == [-1]
    assert await refused(old.do(table, seat, "done", n=0)) == "not-your-seat"
    assert await refused(asking.why(table, old.client, Why(1, seat, "done"))) == "not-your-seat"
    since = len(old.frames)
    await table.hello(old.client)
    wholes = [frame for frame in map(json.loads, old.frames[since:]) if frame["t"] == "whole"]
    assert [whole["view"]["seat"] for whole in wholes] == [-1]


# -- by a link ----------------


@played
async def test_a_new_link_takes_the_seat_from_whoever_was_away(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        ann, bob = Person("ann"), Person("bob")
        table = await table_of(tables, [ann, bob])
        await play_some(table, [ann, bob], 5)
        await table.leave(bob.client)
        secret = await tables.link(ann.visitor, table.id, 1)
        # Until the link is used, the seat is whose it was.
        assert table.seats_of(bob.visitor) == [1] and told(ann) == [("link-made", "Bob")]

        phone = await arrive(table, "phone")
        shown = await tables.sit(phone.visitor, table.id, Sit(1, secret))
        assert shown.mine == [1] and shown.seats[1].name == "Bob"
        assert table.play is not None
        assert phone.views[1]["board"] == table.game.board(table.play.match.state.observe(1))
        assert told(ann) == [("link-made", "Bob"), ("link-used", "Bob")]
        # Whoever comes later finds it in the chat.
        assert told(phone) == [("link-used", "Bob")]
        assert [said["text"] for said in phone.of_kind("whole")[0]["chat"]] == ["link-made"]
        bob.views.clear()
        await table.enter(bob.client)
        await table.hello(bob.client)
        await has_lost(table, bob, 1)
        before = len(bob.of_kind("change"))
        await play_some(table, [ann, phone], 8)
        assert {change["seat"] for change in bob.of_kind("change")[before:]} <= {-1} and 1 not in bob.views


@played
async def test_only_the_newest_link_counts_and_once(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        ann, bob = Person("ann"), Person("bob")
        table = await table_of(tables, [ann, bob])
        await table.leave(bob.client)
        old = await tables.link(ann.visitor, table.id, 1)
        new = await tables.link(ann.visitor, table.id, 1)
        eve, phone = Person("eve"), Person("phone")
        for seat, secret in ((1, old), (0, new), (-1, new), (9, new), (1, new[:-1]), (1, "")):
            code = await refused(tables.sit(eve.visitor, table.id, Sit(seat, secret)))
            assert code == ("link-spent" if secret else "seat-taken")
        assert table.seats_of(bob.visitor) == [1]
        await tables.sit(phone.visitor, table.id, Sit(1, new))
        for secret in (old, new):
            assert await refused(tables.sit(eve.visitor, table.id, Sit(1, secret))) == "link-spent"
        assert table.seats_of(phone.visitor) == [1] and table.setup.places[1].link == ""


@played
async def test_nobody_loses_a_seat_under_their_hands(tmp_path: Path) -> None:
    """Neither is a link made while its player is at the table, nor does one count then."""
    async with server(tmp_path) as tables:
        ann, bob = Person("ann"), Person("bob")
        table = await table_of(tables, [ann, bob])
        assert await refused(tables.link(ann.visitor, table.id, 1)) == "person-there"
        assert await refused(tables.link(bob.visitor, table.id, 0)) == "not-owner"
        assert await refused(tables.link(ann.visitor, table.id, 0)) == "already-seated"
        await table.leave(bob.client)
        secret = await tables.link(ann.visitor, table.id, 1)
        await table.enter(bob.client)
        eve = Person("eve")
        assert await refused(tables.sit(eve.visitor, table.id, Sit(1, secret))) == "person-there"
        await table.leave(bob.client)
        # Whoever plays at the table sees no second hand, though they made the link.
        assert await refused(tables.sit(ann.visitor, table.id, Sit(1, secret))) == "already-seated"
        await tables.sit(eve.visitor, table.id, Sit(1, secret))
        assert table.seats_of(eve.visitor) == [1]


@played
async def test_a_seat_stays_moved_after_a_restart(tmp_path: Path) -> None:
    """Rows that still waited to be written tell of the old holder: they are dropped."""
    ann, bob, phone = Person("ann"), Person("bob"), Person("phone")
    async with server(tmp_path) as tables:
        table = await table_of(tables, [ann, bob])
        await play_some(table, [ann, bob], 3)
        table.store.keep_row()
        await table.leave(bob.client)
        secret = await tables.link(ann.visitor, table.id, 1)
        table.store.keep_row()
        await tables.sit(phone.visitor, table.id, Sit(1, secret))
        await table.enter(phone.client)
        await table.hello(phone.client)
        await play_some(table, [ann, phone], 4)
    async with server(tmp_path) as tables:
        again = await tables.find(table.id)
        assert again.seats_of(phone.visitor) == [1] and again.seats_of(bob.visitor) == []
        assert [row.id for row in await tables.storage.tables_of("phone")] == [table.id]
        assert await tables.storage.tables_of("bob") == []
        assert [said.text for said in again.chat.lines] == ["link-made", "link-used"]


# -- by a code ----------------


@played
async def test_a_code_moves_the_seat_while_its_owner_looks(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        ann, bob = Person("ann"), Person("bob")
        table = await table_of(tables, [ann, bob])
        await play_some(table, [ann, bob], 5)
        text, until = await tables.moving.new_code(bob.visitor, table.id)
        assert len(text) == moving.LENGTH and until == tables.services.time.now() + moving.AGE
        phone = await arrive(table, "phone")
        await tables.moving.by_code(phone.visitor, f" {text[:4].lower()}-{text[4:]} ")
        assert phone.table["mine"] == [1] and told(ann) == told(bob) == told(phone) == [("moved", "Bob")]
        await has_lost(table, bob, 1)
        await play_some(table, [ann, phone], 8)
        assert bob.client.seats == [-1]


@played
async def test_the_owner_takes_the_table_along(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        ann, bob = Person("ann"), Person("bob")
        table = await table_of(tables, [ann, bob])
        text, _ = await tables.moving.new_code(ann.visitor, table.id)
        phone = Person("phone")
        await tables.moving.by_code(phone.visitor, text)
        assert table.seats_of(phone.visitor) == [0]
        assert await refused(tables.link(ann.visitor, table.id, 1)) == "not-owner"


@played
async def test_a_code_counts_once_for_a_while_and_for_strangers(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        ann, bob, phone, eve = Person("ann"), Person("bob"), Person("phone"), Person("eve")
        table = await table_of(tables, [ann, bob])
        time = tables.services.time
        assert isinstance(time, FakeTime)

        assert await refused(tables.moving.new_code(eve.visitor, table.id)) == "not-your-seat"
        first, _ = await tables.moving.new_code(bob.visitor, table.id)
        second, _ = await tables.moving.new_code(bob.visitor, table.id)
        for wrong in (first, second[:-1], second + "2", "", "22222222", "\u00df" * 8):
            assert await refused(tables.moving.by_code(eve.visitor, wrong)) == "code-spent"
        for seated in (ann, bob):
            assert await refused(tables.moving.by_code(seated.visitor, second)) == "already-seated"
        await tables.moving.by_code(phone.visitor, second)
        for who in (eve, bob, phone):
            assert await refused(tables.moving.by_code(who.visitor, second)) == "code-spent"
        assert table.seats_of(phone.visitor) == [1]

        late, _ = await tables.moving.new_code(phone.visitor, table.id)
        await time.pass_by(moving.AGE)
        assert await refused(tables.moving.by_code(eve.visitor, late)) == "code-spent"


@played
async def test_a_code_of_somebody_who_lost_the_seat_is_worth_nothing(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        ann, bob, phone, eve = Person("ann"), Person("bob"), Person("phone"), Person("eve")
        table = await table_of(tables, [ann, bob])
        text, _ = await tables.moving.new_code(bob.visitor, table.id)
        await table.leave(bob.client)
        secret = await tables.link(ann.visitor, table.id, 1)
        await tables.sit(phone.visitor, table.id, Sit(1, secret))
        assert await refused(tables.moving.by_code(eve.visitor, text)) == "code-spent"
        assert table.seats_of(phone.visitor) == [1]


@played
async def test_a_hint_that_was_thought_of_meanwhile_goes_nowhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server(tmp_path) as tables:
        ann = Person("ann")
        table = await table_of(tables, [ann], bots=1, practice=True)
        for _ in range(50):
            if ann.ask(0):
                break
            assert isinstance(tables.services.time, FakeTime)
            await tables.services.time.pass_by(1000)
        text, _ = await tables.moving.new_code(ann.visitor, table.id)
        think = tables.services.pool.think

        async def moved_meanwhile(*asked: Any) -> Any:
            monkeypatch.undo()
            await tables.moving.by_code(Person("phone").visitor, text)
            return await think(*asked)

        monkeypatch.setattr(tables.services.pool, "think", moved_meanwhile)
        assert await refused(asking.hint(table, ann.client, Hint(1, 0))) == "not-your-seat"
        assert table.seats_of(Person("phone").visitor) == [0] and not ann.of_kind("reply")


# -- over HTTP ----------------


def begun(client: TestClient, other: TestClient, **more: Any) -> tuple[str, dict[str, str]]:
    body = {
        "game": "coldwar",
        "seats": [{"kind": "you"}, {"kind": "link"}],
        "options": {"seats": "2"},
        **more,
    }
    made = client.post("/api/tables", json=body).json()
    id, links = made["table"]["id"], made["links"]
    assert other.post(f"/api/tables/{id}/sit", json={"seat": 1, "secret": links["1"]}).status_code == 200
    assert client.get(f"/api/tables/{id}").json()["status"] == "playing"
    return id, links


def test_a_code_over_http(client: TestClient, other: TestClient) -> None:
    id, _ = begun(client, other)
    code = other.post(f"/api/tables/{id}/code").json()["code"]
    phone = another(client)
    assert phone.post("/api/me/seat", json={"code": code}).json()["mine"] == [1]
    assert other.get(f"/api/tables/{id}").json()["mine"] == []
    assert other.get(f"/api/tables/{id}/film?seat=1").status_code == 403
    assert phone.get(f"/api/tables/{id}/film?seat=1").status_code == 200


def test_an_old_link_after_renewal_over_http(client: TestClient, other: TestClient) -> None:
    id, links = begun(client, other)
    fresh = client.post(f"/api/tables/{id}/seats/1/link").json()["secret"]
    phone = another(client)
    assert phone.post(f"/api/tables/{id}/sit", json={"seat": 1, "secret": links["1"]}).status_code == 410
    assert phone.post(f"/api/tables/{id}/sit", json={"seat": 1, "secret": fresh}).json()["mine"] == [1]
    row = client.portal.call(client.app.state.host.storage.load, id)  # type: ignore
    assert fresh.encode() not in row.setup


def test_codes_cannot_be_guessed_at(client: TestClient, other: TestClient) -> None:
    """Neither by one visitor, nor by one who throws the cookie away each time."""
    begun(client, other)
    eve = another(client)
    eve.get("/api/me")
    answers = [eve.post("/api/me/seat", json={"code": f"{n:08}"}).status_code for n in range(12)]
    assert answers.count(429) == 2 and set(answers) == {410, 429}
    for n in range(40):
        nobody = another(client)
        last = nobody.post("/api/me/seat", json={"code": f"{n:08}"}).status_code
    assert last == 429


def test_an_account_logs_in_instead(client: TestClient, other: TestClient) -> None:
    """A code that a guest gave out counts no more when the guest has an account."""
    id, _ = begun(client, other)
    code = other.post(f"/api/tables/{id}/code").json()["code"]
    assert other.post("/api/account", json={"name": "Bob", "password": "a password"}).status_code == 200
    assert other.post(f"/api/tables/{id}/code").json()["code"] == "has-account"
    assert another(client).post("/api/me/seat", json={"code": code}).status_code == 410
    assert other.get(f"/api/tables/{id}").json()["mine"] == [1]


def test_a_lesson_is_put_away_and_found_again_and_no_game_of_its_own(
    client: TestClient, other: TestClient
) -> None:
    shared, _ = begun(client, other)
    assert client.post(f"/api/tables/{shared}/aside", json={"aside": True}).status_code == 403
    body = {"game": "coldwar", "seats": [{"kind": "you"}, {"kind": "bot"}], "options": {"seats": "2"}}
    game = client.post("/api/tables", json=body).json()["table"]["id"]
    assert client.post(f"/api/tables/{game}/aside", json={"aside": True}).status_code == 403
    alone = client.post("/api/tables", json={**body, "learn": True}).json()["table"]["id"]
    assert other.post(f"/api/tables/{alone}/aside", json={"aside": True}).status_code == 403

    def aside() -> dict[str, bool]:
        listed = client.get("/api/tables?scope=mine").json()["tables"]
        return {table["id"]: table.get("aside", False) for table in listed}

    assert aside() == {shared: False, game: False, alone: False}
    assert client.post(f"/api/tables/{alone}/aside", json={"aside": True}).status_code == 204
    assert aside() == {shared: False, game: False, alone: True}
    assert client.post(f"/api/tables/{alone}/aside", json={"aside": False}).status_code == 204
    assert aside() == {shared: False, game: False, alone: False}


# -- who may speak ----------------


@played
async def test_spectators_speak_where_the_table_lets_them(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        ann, bob = Person("ann"), Person("bob")
        table = await table_of(tables, [ann, bob])
        eve = await arrive(table, "eve")
        await table.chat.say(eve.client, "well played")
        assert ann.last()["said"]["seat"] == -1
        quiet = await table_of(tables, [Person("ann"), Person("bob")], spectators_speak=False)
        late = await arrive(quiet, "eve")
        assert late.table["spectators_speak"] is False
        assert await refused(quiet.chat.say(late.client, "well played")) == "players-only"
        assert quiet.chat.lines == []


@played
async def test_orders_go_with_the_seat(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        ann, bob = Person("ann"), Person("bob")
        table = await table_of(tables, [ann, bob])
        await commands.give_orders(table, bob.client, Orders(1, {"negate": "pass"}))
        text, _ = await tables.moving.new_code(bob.visitor, table.id)
        phone = await arrive(table, "phone")
        await tables.moving.by_code(phone.visitor, text)
        assert phone.of_kind("whole")[-1]["orders"] == {"negate": "pass"}
        assert "orders" not in bob.of_kind("whole")[-1]
