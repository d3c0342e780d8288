"""Games that are played again, while others are being played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, delete

from tests.server.at_table import Person, play_some, played, server, settle, table_of
from wardroom.server import commands, schema
from wardroom.server.messages import Act, Film, Moment
from wardroom.server.sessions import Visitor
from wardroom.server.table import LiveTable
from wardroom.server.tables import Tables


async def over(tables: Tables, people: list[Person]) -> LiveTable:
    table = await table_of(tables, people)
    await play_some(table, people, 12)
    await commands.do_act(table, people[0].client, Act(0, "resign"))
    await settle()
    assert table.status == "over"
    return table


@played
async def test_what_is_played_again_keeps_no_bot_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def busy(*_: Any) -> None:
        raise AssertionError("the bots' workers were asked")

    people = [Person("anna"), Person("boris")]
    async with server(tmp_path, bots_fail=True) as tables:
        monkeypatch.setattr(tables.services.pool, "work", busy)
        others = [Person("vera"), Person("gleb")]
        running = await table_of(tables, others)
        assert msgspec.json.decode(await tables.film(others[0].visitor, running.id, 0), type=Film).moments
        table = await over(tables, people)
        assert (await tables.verify(None, table.id))["ok"]
        assert await tables.luck(None, table.id)
        assert msgspec.json.decode(await tables.film(None, table.id, 1), type=Film).moments
        made = (await tables.whatif(people[0].visitor, table.id, 1, 0)).table
        assert made.practice and made.whatif
        named = await tables.whatif(people[0].visitor, table.id, 1, 0, "What if")
        assert named.table.name == "What if"


@played
async def test_the_film_of_a_running_game_ends_before_what_is_sealed(tmp_path: Path) -> None:
    """5.2 The first of two has laid out a ship: nobody is shown that, nor that it has happened."""
    people = [Person("anna"), Person("boris")]
    async with server(tmp_path) as tables:
        table = await table_of(tables, people, options={"seats": "2"})
        viewers = [(people[1].visitor, 1), (None, -1)]
        before = [await film_of(tables, table, *viewer) for viewer in viewers]
        ask = people[0].ask(0)
        assert ask is not None and ask["name"] == "arrange"
        await people[0].do(table, 0, ask["answers"][0])
        assert people[0].ask(0) != ask
        assert [await film_of(tables, table, *viewer) for viewer in viewers] == before


async def film_of(tables: Tables, table: LiveTable, visitor: Visitor | None, seat: int) -> list[Moment]:
    return msgspec.json.decode(await tables.film(visitor, table.id, seat), type=Film).moments


@played
async def test_a_rematch_that_was_deleted_can_be_asked_for_again(tmp_path: Path) -> None:
    people = [Person("anna"), Person("boris")]
    async with server(tmp_path) as tables:
        table = await over(tables, people)
        first = (await tables.rematch(people[0].visitor, table.id)).table.id
        assert (await tables.rematch(people[1].visitor, table.id)).table.id == first

        def forget(connection: Connection) -> None:
            connection.execute(delete(schema.tables).where(schema.tables.c.id == first))

        await tables.storage.change(forget)
        del tables.live[first]
        second = (await tables.rematch(people[1].visitor, table.id)).table.id
        assert second != first
        assert (await tables.rematch(people[0].visitor, table.id)).table.id == second
