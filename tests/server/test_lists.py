"""Lists of tables: only what a line shows, in parts without a gap, and never older than the last change."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from starlette.testclient import TestClient

from tests.server.at_table import Person, played, server
from wardroom.core.bounds import OPTION
from wardroom.server import lists, seating
from wardroom.server.faults import FaultError
from wardroom.server.lists import LONGEST_OPTION, PAGE
from wardroom.server.messages import NewSeat, NewTable, Sit, TablePage
from wardroom.server.tables import Tables

SEATS = [NewSeat("you"), NewSeat("open")]


def open_table(name: str, rules: str = "") -> NewTable:
    options = {"house_rules": rules} if rules else {}
    return NewTable("coldwar", options=options, seats=SEATS, name=name, open=True)


async def all_pages(tables: Tables, scope: str, person: Person) -> list[list[str]]:
    """The names of all tables of a list, part by part."""
    found, before = [], ""
    while True:
        if scope == "open":
            page = msgspec.json.decode((await tables.lists.open_tables(before)).data, type=TablePage)
        else:
            page = await tables.lists.page(person.visitor, scope, before)
        found.append([table.name for table in page.tables])
        if not (before := page.next):
            return found


@pytest.mark.parametrize("scope", ["mine", "open"])
@played
async def test_the_parts_of_a_list_are_the_whole(tmp_path: Path, scope: str) -> None:
    async with server(tmp_path) as tables:
        ann = Person("ann")
        # All within one millisecond or a few: the order is that of the ids, too.
        count = 2 * PAGE + 3
        made = [await tables.make(ann.visitor, open_table(str(number))) for number in range(count)]
        parts = await all_pages(tables, scope, ann)
        assert [len(part) for part in parts] == [PAGE, PAGE, 3]
        assert sorted(name for part in parts for name in part) == sorted(one.table.name for one in made)
        for row in await tables.storage.tables_with("waiting"):
            row.status = "over"
            await tables.storage.save_table(row)
        tables.live.clear()
        assert await all_pages(tables, scope, ann) == [[]]
        assert await all_pages(tables, "finished", ann) == parts
        assert await all_pages(tables, "finished", Person("bob")) == parts


@played
async def test_what_everybody_asks_for_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with server(tmp_path) as tables:
        ann, bob = Person("ann"), Person("bob")
        made = 0
        card_of = lists.card_of

        def counted(*given: object) -> object:
            nonlocal made
            made += 1
            return card_of(*given)  # type: ignore[arg-type]

        monkeypatch.setattr(lists, "card_of", counted)
        table = (await tables.make(ann.visitor, open_table("first"))).table
        parts = await asyncio.gather(*(tables.lists.open_tables() for _ in range(50)))
        assert made == 1 and len({id(part) for part in parts}) == 1
        await tables.make(ann.visitor, open_table("second"))
        assert len(msgspec.json.decode((await tables.lists.open_tables()).data, type=TablePage).tables) == 2
        await tables.sit(bob.visitor, table.id, Sit(seat=1))
        assert await all_pages(tables, "open", bob) == [["second"]]


@played
async def test_a_list_sends_what_a_line_shows(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        ann = Person("ann")
        rules = "; ".join(["no torpedoes before noon"] * 150)
        for _ in range(PAGE):
            await tables.make(ann.visitor, open_table("long", rules))
        kept = await tables.lists.open_tables()
        (shown, *_) = msgspec.json.decode(kept.data, type=TablePage).tables
        assert shown.options["house_rules"] == rules[:LONGEST_OPTION]
        assert len(kept.data) < 1000 * PAGE
        for secret in ("commitment", "nonces", "secret", "visitor", "owner", ann.visitor.id):
            assert f'"{secret}"' not in kept.data.decode()


@played
async def test_options_have_a_limit(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        most = OPTION.characters
        await tables.make(Person("ann").visitor, open_table("most", "x" * most))
        with pytest.raises(FaultError, match=r"house_rules: found .* at most 12000"):
            await tables.make(Person("ann").visitor, open_table("more", "x" * (most + 1)))
        together = open_table("together", "x" * most)
        together.options["rounds"] = "9" * (seating.LONGEST_OPTIONS - most)
        with pytest.raises(FaultError, match="at most 16384 letters together"):
            await tables.make(Person("ann").visitor, together)


@pytest.mark.parametrize("before", ["x", "1", "-1.x", "1.", "9" * 16 + ".x", "1." + "x" * 33, "².x", "1.\0"])
@pytest.mark.parametrize("scope", ["mine", "open", "finished"])
def test_a_place_that_is_none_is_told(client: TestClient, scope: str, before: str) -> None:
    response = client.get("/api/tables", params={"scope": scope, "before": before})
    assert response.status_code == 400 and response.json()["code"] == "bad-request"
