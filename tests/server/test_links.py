"""Seat links: whoever has the secret takes the seat, once."""

from __future__ import annotations

import base64
from typing import Any

from starlette.testclient import TestClient

from tests.server.conftest import another
from wardroom.server import links


def made(client: TestClient, seats: int = 2) -> tuple[str, dict[str, str]]:
    kinds = [{"kind": "you"}, *({"kind": "link"} for _ in range(seats - 1))]
    body = {"game": "coldwar", "seats": kinds, "options": {"seats": str(seats)}}
    answer = client.post("/api/tables", json=body).json()
    return answer["table"]["id"], answer["links"]


def sit(client: TestClient, id: str, seat: int, secret: str) -> Any:
    return client.post(f"/api/tables/{id}/sit", json={"seat": seat, "secret": secret, "nonce": "00" * 32})


def test_a_secret_has_128_bits_and_only_its_digest_is_kept() -> None:
    secret = links.new_secret()
    assert len(base64.urlsafe_b64decode(secret + "==")) == 16
    assert links.new_secret() != secret
    kept = links.digest(secret)
    assert secret not in kept and links.matches(secret, kept)
    assert (
        not links.matches(secret[:-1], kept) and not links.matches("", kept) and not links.matches(secret, "")
    )


def test_a_link_takes_the_seat_once(client: TestClient, other: TestClient) -> None:
    id, secrets = made(client, 3)
    assert other.get(f"/api/tables/{id}").json()["mine"] == []
    assert sit(other, id, 1, secrets["1"]).json()["mine"] == [1]
    third = another(client)
    response = sit(third, id, 1, secrets["1"])
    assert 400 <= response.status_code < 500 and response.json()["text"]
    assert third.get(f"/api/tables/{id}").json()["mine"] == []
    assert sit(third, id, 2, secrets["2"]).json()["mine"] == [2]


def test_a_wrong_secret_and_the_secret_of_another_seat(client: TestClient, other: TestClient) -> None:
    id, secrets = made(client, 3)
    for seat, secret in (
        (1, ""),
        (1, "x" * 22),
        (1, secrets["2"]),
        (2, secrets["1"]),
        (0, secrets["1"]),
        (9, ""),
    ):
        assert 400 <= sit(other, id, seat, secret).status_code < 500
    assert other.get(f"/api/tables/{id}").json()["mine"] == []


def test_the_owner_makes_a_new_link_and_the_old_one_counts_no_more(
    client: TestClient, other: TestClient
) -> None:
    id, secrets = made(client)
    assert other.post(f"/api/tables/{id}/seats/1/link").status_code == 403
    fresh = client.post(f"/api/tables/{id}/seats/1/link").json()["secret"]
    assert fresh != secrets["1"]
    assert 400 <= sit(other, id, 1, secrets["1"]).status_code < 500
    assert sit(other, id, 1, fresh).json()["mine"] == [1]


def test_the_secret_is_nowhere_in_the_database(client: TestClient) -> None:
    id, secrets = made(client)
    row = client.portal.call(client.app.state.host.storage.load, id)  # type: ignore
    assert secrets["1"].encode() not in row.setup and links.digest(secrets["1"]).encode() in row.setup
