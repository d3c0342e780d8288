"""What nobody came back for is deleted, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest
from sqlalchemy import Connection, select, update
from starlette.testclient import TestClient

from tests.server.conftest import another, client_for
from wardroom.server import schema
from wardroom.server.clocks import DAY_MS
from wardroom.server.host import Host
from wardroom.server.settings import Settings
from wardroom.server.time import RealTime

TABLE = {"game": "coldwar", "seats": [{"kind": "you"}, {"kind": "link"}]}
PLAYED = {"game": "coldwar", "seats": [{"kind": "you"}, {"kind": "bot"}]}


def named(client: TestClient, name: str) -> TestClient:
    visitor = another(client)
    assert visitor.patch("/api/me", json={"name": name}).status_code == 200
    return visitor


def make(client: TestClient, table: Mapping[str, object] = TABLE) -> str:
    return str(client.post("/api/tables", json=table).json()["table"]["id"])


def names_and_tables(client: TestClient) -> tuple[set[str], set[str]]:
    host: Host = client.app.state.host  # type: ignore[attr-defined]
    assert client.portal is not None
    visitors = client.portal.call(host.storage.read, select(schema.visitors.c.name))
    tables = client.portal.call(host.storage.read, select(schema.tables.c.id))
    return {row[0] for row in visitors}, {row[0] for row in tables}


def tidy_after(client: TestClient, days: int, in_use: tuple[str, ...] = ()) -> None:
    """What happens when so many days have passed since."""
    host: Host = client.app.state.host  # type: ignore[attr-defined]
    for id in set(host.tables.live) - set(in_use):
        del host.tables.live[id]
    assert client.portal is not None
    client.portal.call(host.tidying.tidy, RealTime().now() + days * DAY_MS)


@pytest.fixture
def plain(settings: Settings, database: str) -> Settings:
    return replace(settings, database=database, limits=False)


def test_guests_without_a_seat_and_tables_that_nobody_joined(plain: Settings) -> None:
    with client_for(plain) as client:
        gone, waits, plays, account = (named(client, name) for name in ("Gone", "Waits", "Plays", "Account"))
        account.post("/api/account", json={"name": "Account", "password": "correct horse"})
        waiting, watched, played = make(waits), make(gone), make(plays, PLAYED)
        tidy_after(client, 29)
        everybody = {"Gone", "Waits", "Plays", "Account"}
        assert names_and_tables(client) == (everybody, {waiting, watched, played})
        gone.get(f"/api/tables/{watched}")
        tidy_after(client, 31, in_use=(watched,))
        assert names_and_tables(client) == (everybody, {watched, played})
        tidy_after(client, 91)
        assert names_and_tables(client) == ({"Plays", "Account"}, {played})
        assert gone.get("/api/me").json()["name"] not in ("", "Gone")
        assert waits.get(f"/api/tables/{waiting}").status_code == 404
        assert gone.patch("/api/me", json={"name": "Back"}).json()["name"] == "Back"


def test_a_table_that_somebody_joined_lately_stays(plain: Settings) -> None:
    with client_for(plain) as client:
        id = make(client)
        host: Host = client.app.state.host  # type: ignore[attr-defined]

        def join_later(connection: Connection) -> None:
            later = RealTime().now() + 20 * DAY_MS
            connection.execute(update(schema.tables).values(changed=later))

        assert client.portal is not None
        client.portal.call(host.storage.change, join_later)
        tidy_after(client, 45)
        assert names_and_tables(client)[1] == {id}


def test_more_than_go_at_once(plain: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wardroom.server.tidying.AT_ONCE", 2)
    with client_for(plain) as client:
        for number in range(5):
            make(named(client, f"Guest {number}"))
        tidy_after(client, 91)
        assert names_and_tables(client) == (set(), set())


def test_a_host_may_keep_all(plain: Settings) -> None:
    with client_for(replace(plain, keep_guests=0, keep_waiting=0)) as client:
        id = make(named(client, "Anna"))
        tidy_after(client, 1000)
        assert names_and_tables(client) == ({"Anna"}, {id})
    assert Settings.read({"WARDROOM_KEEP_GUESTS": "0", "WARDROOM_KEEP_WAITING": "7"}).keep_waiting == 7
