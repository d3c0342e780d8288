"""Whatever fails while a table is written, read or played again: nobody else notices, and nothing is lost."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.at_table import START, FakeTime, Person, play_some, played, server, settle, table_of
from wardroom.core.records import RecordError
from wardroom.server import commands, dealing, reopening, seating, showing
from wardroom.server.database import StorageAway
from wardroom.server.faults import FaultError
from wardroom.server.messages import Act, Clock, NewSeat, NewTable, Sit
from wardroom.server.rows import ActRow
from wardroom.server.sessions import Visitor
from wardroom.server.table import LiveTable
from wardroom.server.tables import Tables


async def refused(work: Any) -> FaultError:
    with pytest.raises(FaultError) as caught:
        await work
    return caught.value


async def waiting(tables: Tables, people: list[Person]) -> tuple[LiveTable, str]:
    """A table at which the second person has yet to sit down, and the secret of the link."""
    seats = [NewSeat("you"), *(NewSeat("link") for _ in people[1:])]
    made = await tables.make(people[0].visitor, NewTable("coldwar", seats=seats, nonce=people[0].commitment))
    table = await tables.find(made.table.id)
    for person in people:
        await table.enter(person.client)
        await table.hello(person.client)
    return table, made.links["1"]


class Away:
    """The database goes away for as long as this lasts."""

    def __init__(self, tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
        self.tables = tables
        self.patch = monkeypatch.context()

    def __enter__(self) -> None:
        async def fail(*args: object) -> None:
            raise StorageAway

        self.patch.__enter__().setattr(self.tables.storage, "append", fail)

    def __exit__(self, *args: Any) -> None:
        self.patch.__exit__(*args)


def come_in(table: LiveTable, people: list[Person]) -> Any:
    async def all_of_them() -> None:
        for person in people:
            person.client.seats = []
            await table.enter(person.client)
            await table.hello(person.client)

    return all_of_them()


@played
async def test_nobody_sits_down_before_it_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with server(tmp_path) as tables:
        ann, bob = people = [Person("ann"), Person("bob")]
        table, secret = await waiting(tables, people)
        with Away(tables, monkeypatch), pytest.raises(StorageAway):
            await tables.sit(bob.visitor, table.id, Sit(1, secret, bob.commitment))
        assert table.status == "waiting" and not table.seats_of(bob.visitor)
        # The link is not spent.
        await tables.sit(bob.visitor, table.id, Sit(1, secret, bob.commitment))
        with Away(tables, monkeypatch), pytest.raises(StorageAway):
            await tables.leave(bob.visitor, table.id)
        assert table.status == "opening" and table.seats_of(bob.visitor) == [1]
        await dealing.open_nonce(table, ann.client, ann.nonce.hex())
        with Away(tables, monkeypatch), pytest.raises(StorageAway):
            await dealing.open_nonce(table, bob.client, bob.nonce.hex())
        assert table.status == "opening" and table.play is None
        await dealing.open_nonce(table, bob.client, bob.nonce.hex())
        assert table.status == "playing"
        await play_some(table, people, 10)
        id, acts = table.id, table.store.acts
    async with server(tmp_path) as tables:
        table = await tables.find(id)
        assert table.status == "playing" and table.store.acts == acts


@played
async def test_acts_that_agree_no_more_are_void(tmp_path: Path) -> None:
    """The rest is played on from the snapshot, and a table that cannot be keeps no host from starting."""
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table = await table_of(tables, people, window=0, clock=Clock("day", 86_400))
        await play_some(table, people, 40)
        assert table.play is not None
        id, acts, position = table.id, table.store.acts, table.play.match.state.text()
        secret = ActRow(id, acts, "give", 0, "some-secret-card", START)
        await tables.storage.append([secret, ActRow(id, acts + 1, "undo", 0, "", START)])
    async with server(tmp_path) as tables:
        table = tables.live[id]
        assert table.play is not None and table.play.match.state.text() == position
        assert showing.table_for(table, None).notice == "from-snapshot" and table.store.acts == acts + 3
        await come_in(table, people)
        await play_some(table, people, 20)
        position = table.play.match.state.text()
    async with server(tmp_path) as tables:
        table = tables.live[id]
        assert table.play is not None and table.play.match.state.text() == position


@played
async def test_a_lost_table_tells_nothing_and_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        lost = await table_of(tables, people, window=0, clock=Clock("day", 86_400))
        kept = await table_of(tables, [Person("cid"), Person("dov")], window=0, clock=Clock("day", 86_400))
        await tables.storage.append([ActRow(lost.id, 0, "give", 0, "some-secret-card", START)])
    real = reopening.go_on_from

    def broken(table: LiveTable, *args: Any) -> Any:
        if table.id == lost.id:
            raise ZeroDivisionError
        return real(table, *args)

    monkeypatch.setattr(reopening, "go_on_from", broken)
    async with server(tmp_path) as tables:
        assert lost.id not in tables.live and kept.id in tables.live
    monkeypatch.undo()

    def lost_for_good(table: LiveTable, *args: Any) -> Any:
        raise RecordError(1, "some-secret-card")

    monkeypatch.setattr(reopening, "go_on_from", lost_for_good)
    async with server(tmp_path) as tables:
        fault = await refused(tables.show(None, lost.id))
        assert fault.code == "table-lost" and "secret" not in str(fault)


@played
async def test_finished_games_do_not_depend_on_the_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table = await table_of(tables, people, window=0)
        await play_some(table, people, 25)
        await commands.do_act(table, people[0].client, Act(0, "resign"))
        await settle()
        id = table.id
        film, record = await tables.film(None, id, 0), await tables.record(None, id)
    monkeypatch.setattr(seating, "key_of", lambda *args: bytes(32))
    async with server(tmp_path) as tables:
        shown = await tables.show(None, id)
        assert shown.status == "over" and not isinstance(shown.outcome, str)
        assert await tables.film(None, id, 0) == film and await tables.record(None, id) == record
        await come_in(await tables.find(id), people)


@played
async def test_a_game_that_was_not_published_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table = await table_of(tables, people, window=0)
        await play_some(table, people, 25)
        id = table.id
        # Killed when the table was written, but not its films.
        monkeypatch.setattr(tables.services, "on_over", None)
        await commands.do_act(table, people[0].client, Act(0, "resign"))
        await table.store.write_row()
        changed = table.row.changed
    async with server(tmp_path) as tables:
        time = tables.services.time
        assert isinstance(time, FakeTime)
        time.time += 1000
        table = await tables.find(id)
        await settle()
        assert await tables.storage.film(id, -2) and await tables.storage.film(id, -3)
        assert table.row.changed == changed


@played
async def test_the_dice_are_those_of_the_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Content and options that came later change nothing of what was dealt."""
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table = await table_of(tables, people, window=0)
        snapshot = await tables.storage.last_snapshot(table.id)
        assert snapshot is not None and snapshot.n == 0
        await play_some(table, people, 60)
        assert table.play is not None
        id, position = table.id, table.play.match.state.text()
    monkeypatch.setattr(seating, "options_text", lambda *args: "option new: 1")
    async with server(tmp_path) as tables:
        table = await tables.find(id)
        assert table.play is not None and table.play.match.state.text() == position
        assert not showing.table_for(table, None).notice


@played
async def test_resigning_is_one_act(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob"), Person("cid")]
        table = await table_of(tables, people, window=0)
        await commands.do_act(table, people[2].client, Act(2, "bot"))
        acts = table.store.acts
        await commands.do_act(table, people[1].client, Act(1, "resign"))
        acts_after = [act.kind for act in (await tables.storage.acts(table.id))[acts:]]
        assert acts_after[0] == "resign" and "bot" not in acts_after
        assert table.play is not None and 1 in table.play.bots and 1 not in table.play.stand_ins
        # A bot that stood in for somebody who then gives up is there to stay.
        await commands.do_act(table, people[2].client, Act(2, "resign"))
        assert 2 not in table.play.stand_ins


@played
async def test_people_come_and_go_while_the_database_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table = await table_of(tables, people, window=0)
        back = asyncio.Event()
        real = tables.storage.append

        async def wait(*args: Any) -> None:
            await back.wait()
            await real(*args)

        monkeypatch.setattr(tables.storage, "append", wait)
        ask = people[0].ask(0)
        assert ask is not None
        answering = asyncio.create_task(people[0].do(table, 0, ask["answers"][0]))
        await asyncio.sleep(0.01)
        walt = Person("walt")
        async with asyncio.timeout(1):
            await table.enter(walt.client)
            await table.hello(walt.client)
            await table.leave(people[1].client)
            await table.leave(walt.client)
        assert walt.views[-1]["board"]
        back.set()
        await answering


@played
async def test_lists_know_whose_turn_it_is_after_a_restart(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table = await table_of(tables, people, window=0)
        while table.row.waiting == [0, 1]:
            await play_some(table, people, 1)
        await tables.write_rows()
        row = await tables.storage.load(table.id)
        assert row is not None and row.waiting == table.row.waiting
        while table.row.waiting == row.waiting:
            await play_some(table, people, 1)
        place, turn = dict(table.setup.place), table.row.waiting
        id = table.id
    async with server(tmp_path) as tables:
        shown = (await tables.lists.page(people[0].visitor, "mine")).tables[0]
        assert shown.id == id and shown.waiting == turn and shown.place == place


@played
async def test_names_that_are_gone_are_gone_from_records_under_way(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob"), Person("cid")]
        table = await table_of(tables, people, window=0)
        await play_some(table, people, 20)
        await tables.renamed(Visitor("ann", "Nemo"), "Ann")
        await tables.forgotten("bob")
        assert table.play is not None
        text = table.play.match.record.dumps()
        assert "Bob" not in text and "Ann" not in text and "Nemo" in text
        kept = await tables.storage.last_snapshot(table.id)
        assert kept is not None and "Bob" not in kept.text
        table.close()
        tables.live.clear()
        again = await tables.find(table.id)
        assert again.play is not None
        assert again.play.match.record.heading() == table.play.match.record.heading()


@played
async def test_who_leaves_takes_the_wait_for_nonces_along(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        ann, bob = people = [Person("ann"), Person("bob")]
        table, secret = await waiting(tables, people)
        await tables.sit(bob.visitor, table.id, Sit(1, secret, bob.commitment))
        time = tables.services.time
        assert isinstance(time, FakeTime) and table.alarm.when
        await time.pass_by(seating.NONCE_PATIENCE)
        assert ann.table["notice"] == "nonce-missing" and not table.alarm.when
        await tables.leave(bob.visitor, table.id)
        assert table.setup.notice == "" and not table.alarm.when
        await tables.sit(bob.visitor, table.id, Sit(1, await tables.link(ann.visitor, table.id, 1), "1" * 64))
        assert table.status == "opening" and table.alarm.when
        await tables.leave(bob.visitor, table.id)
        assert not table.alarm.when


@played
async def test_the_film_tells_when_things_happened(tmp_path: Path) -> None:
    """The table's own lines are not in it, and shift nothing."""
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table = await table_of(tables, people, window=0)
        time = tables.services.time
        assert isinstance(time, FakeTime)
        for step in range(120):
            time.time += 1000
            if step == 30:
                await commands.do_act(table, people[1].client, Act(1, "bot"))
                await commands.do_act(table, people[1].client, Act(1, "back"))
            await play_some(table, people, 1, step)
        film = json.loads(await tables.film(None, table.id, -1))
        shown = [(line["name"], line["at"]) for line in film["log"]]
        told = [(line["name"], line["at"]) for line in people[0].log[0] if "table-" not in line["name"]]
        assert len(shown) > 20 and shown == told[: len(shown)]


@played
async def test_a_client_that_watches_goes_on_watching(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table = await table_of(tables, people, window=0)
        watcher = Person("ann")
        await table.enter(watcher.client)
        await table.hello(watcher.client, watch=True)
        table.show_whole_to_all()
        assert watcher.client.seats == [-1] and people[0].client.seats == [0]


@played
async def test_one_request_to_take_back_at_a_time(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table = await table_of(tables, people, window=0)
        await play_some(table, people, 120)
        assert table.play is not None
        while any(table.play.match.can_undo(seat) for seat in range(2)):
            await play_some(table, people, 1)
        await people[0].undo(table, 0)
        asked = table.consents.taking_back
        assert (await refused(people[1].undo(table, 1))).code == "stale"
        assert table.consents.taking_back == asked


@played
async def test_a_load_that_runs_is_waited_for(tmp_path: Path) -> None:
    """Somebody who gives up waiting does not make the others load the table a second time."""
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table = await table_of(tables, people, window=0)
        await play_some(table, people, 120)
        table.close()
        tables.live.clear()
        first = asyncio.create_task(tables.find(table.id))
        await asyncio.sleep(0)
        second = asyncio.create_task(tables.find(table.id))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.sleep(0)
        third = asyncio.create_task(tables.find(table.id))
        assert await second is await third


@played
async def test_a_list_is_right_though_the_server_was_killed(tmp_path: Path) -> None:
    """Rows of tables are written every few seconds; what the journal says beyond them is looked up."""
    people = [Person("ann"), Person("bob")]
    async with server(tmp_path) as tables:
        table = await table_of(tables, people, window=0)
        await tables.write_rows()
        before = await tables.storage.load(table.id)
        assert before is not None and not await tables.storage.moved_on()
        while table.row.waiting == before.waiting:
            await play_some(table, people, 1)
        waiting, changed = table.row.waiting, table.row.changed
        # Killed: nothing is written any more.
        tables.live.clear()
    async with server(tmp_path) as tables:
        assert await tables.storage.moved_on() == [table.id]
        await tables.catch_up()
        (card,) = (await tables.lists.page(people[0].visitor, "mine")).tables
        assert card.waiting == waiting and card.changed <= changed
        await tables.write_rows()
        kept = await tables.storage.load(table.id)
        assert kept is not None and kept.waiting == waiting
