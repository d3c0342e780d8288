"""Guests before they have a name: nobody is taken for anybody else."""

from __future__ import annotations

from itertools import combinations

from starlette.testclient import TestClient

from wardroom.server.callsigns import WORDS, call_sign, call_sign_among, is_call_sign_of
from wardroom.server.seating import Place, sit_down
from wardroom.server.sessions import Visitor


def apart(one: str, other: str) -> int:
    """So many letters must be changed, put in or left out to make one word of the other."""
    row = list(range(len(other) + 1))
    for place, letter in enumerate(one, 1):
        before, row[0] = row[0], place
        for at, wanted in enumerate(other, 1):
            before, row[at] = row[at], min(row[at] + 1, row[at - 1] + 1, before + (letter != wanted))
    return row[-1]


def test_no_two_words_are_alike() -> None:
    assert len(WORDS) >= 50
    for one, other in combinations(WORDS, 2):
        assert one[:3] != other[:3], (one, other)
        assert apart(one.lower(), other.lower()) >= 4, (one, other)


def test_a_guest_keeps_the_name() -> None:
    assert call_sign("someone") == call_sign("someone")
    assert len({call_sign(str(number)) for number in range(200)}) > 150
    own = call_sign("someone")
    assert is_call_sign_of("someone", own) and not is_call_sign_of("somebody", own)
    assert not any(is_call_sign_of("someone", name) for name in (own.split()[0], f"{own}0", "Anna", ""))


def test_no_two_guests_at_a_table_go_by_one_star() -> None:
    own = call_sign("someone")
    assert call_sign_among("someone", ["Anna", "Boris"]) == own
    star = own.split()[0]
    other = call_sign_among("someone", [f"{star} 99"])
    assert is_call_sign_of("someone", other) and not other.startswith(star)
    # With every star taken there is nothing left but the number.
    assert call_sign_among("someone", list(WORDS)) == own


def test_who_sits_down_is_told_from_those_who_sit_there() -> None:
    visitor = Visitor("someone", call_sign("someone"))
    star = visitor.name.split()[0]
    places = [Place("person", visitor="other", name=f"{star} 99"), Place("open"), Place("open")]
    sit_down(places[1], visitor, "", "", places)
    assert is_call_sign_of("someone", places[1].name) and not places[1].name.startswith(star)
    # A name that somebody gave himself is left as it is, and be it that of a star.
    for name in ("Anna", f"{star} 98"):
        sit_down(places[2], Visitor("third", name), "", "", places)
        assert places[2].name == name


def test_two_at_one_screen_have_two_names_and_the_first_is_the_visitors(client: TestClient) -> None:
    order = {"game": "coldwar", "seats": [{"kind": "you"}, {"kind": "you"}, {"kind": "open"}]}
    table = client.post("/api/tables", json=order).json()["table"]
    names = [seat["name"] for seat in table["seats"][:2]]
    assert names[0] == client.get("/api/me").json()["name"]
    assert names[0].split()[0] != names[1].split()[0]
    client.patch("/api/me", json={"name": "Anna"})
    seats = client.get(f"/api/tables/{table['id']}").json()["seats"]
    assert [seat["name"] for seat in seats[:2]] == ["Anna", names[1]]
