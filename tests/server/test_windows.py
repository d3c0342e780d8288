"""Windows: closed for everybody at the same moment, whoever answered when, and whatever they hold."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.at_table import FakeTime, Person, play_some, played, server, settle, table_of
from wardroom.server import commands
from wardroom.server.faults import FaultError
from wardroom.server.messages import Act, Clock, Orders
from wardroom.server.table import LiveTable

TACTICS: dict[str, Any] = {"options": {"tactics": "4"}, "window": 5000}


async def until_window(table: LiveTable, people: list[Person]) -> None:
    """Play at random until a window opens."""
    for step in range(3000):
        if table.window is not None:
            return
        await settle()
        await play_some(table, people, 1, step)
    raise AssertionError("no window opened")


def time_of(table: LiveTable) -> FakeTime:
    assert isinstance(table.services.time, FakeTime)
    return table.services.time


@played
async def test_a_window_stays_open_though_all_have_answered(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob"), Person("cid")]
        table = await table_of(tables, people, **TACTICS)
        await until_window(table, people)
        assert table.window is not None and table.play is not None
        window, time = table.window, time_of(table)
        members = window.members
        asks = [people[seat].ask(seat) for seat in members]
        assert all(ask and ask["closes"] == window.closes for ask in asks)
        heard = [len(person.frames) for person in people]
        for seat in members:
            await people[seat].do(table, seat, "done")
            ask = people[seat].ask(seat)
            assert ask and ask["given"] and ask["answers"] == ["reopen"]
        # Each heard of their own answer, and of nothing else.
        for seat, person in enumerate(people):
            assert len(person.frames) - heard[seat] == (1 if seat in members else 0)
        await time.pass_by(window.closes - time.now() - 1)
        assert table.window is window
        await time.pass_by(1)
        await settle()
        assert table.window is not window


@played
async def test_who_does_not_answer_passes(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table = await table_of(tables, people, **TACTICS)
        await until_window(table, people)
        window = table.window
        await time_of(table).pass_by(5000)
        await settle()
        assert table.window is not window


@played
async def test_an_answer_is_taken_up_again(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table = await table_of(tables, people, **TACTICS)
        await until_window(table, people)
        assert table.window is not None and table.play is not None
        seat = table.window.members[0]
        person = people[seat]
        for again in ("reopen", "undo"):
            await person.do(table, seat, "done")
            assert seat in table.play.held
            if again == "undo":
                await person.undo(table, seat)
            else:
                await person.do(table, seat, "reopen")
            assert seat not in table.play.held
            ask = person.ask(seat)
            assert ask and not ask.get("given")


@played
async def test_more_time_is_asked_for_in_public(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        walt = Person("walt")
        table = await table_of(tables, people, **TACTICS)
        await table.enter(walt.client)
        await table.hello(walt.client)
        await until_window(table, people)
        window = table.window
        assert window is not None
        seat, closes = window.members[0], window.closes
        await commands.do_act(table, people[seat].client, Act(seat, "more-time"))
        assert window.closes == closes + 5000
        assert walt.log[-1][-1]["name"] == "table-more-time"
        ask = people[seat].ask(seat)
        assert ask and ask["closes"] == window.closes
        await commands.do_act(table, people[seat].client, Act(seat, "more-time"))
        with pytest.raises(FaultError, match="no more time"):
            await commands.do_act(table, people[seat].client, Act(seat, "more-time"))


@played
async def test_alone_nobody_waits(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        ann = Person("ann")
        table = await table_of(tables, [ann], bots=2, **TACTICS)
        for step in range(150):
            await settle()
            assert table.window is None
            await play_some(table, [ann], 1, step)
        assert time_of(table).now() == table.setup.started


@played
async def test_given_answers_survive_a_restart(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table = await table_of(tables, people, **TACTICS)
        await until_window(table, people)
        assert table.window is not None and table.play is not None
        seat = table.window.members[0]
        await people[seat].do(table, seat, "done")
        held = dict(table.play.held)
        table.close()
        tables.live.clear()
        again = await tables.find(table.id)
        assert again.play is not None and again.play.held == held and again.window is not None
        await time_of(table).pass_by(5000)
        await settle()
        assert not again.play.held


@played
async def test_slow_play_waits_for_everybody(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table = await table_of(tables, people, clock=Clock("day", 86_400), **TACTICS)
        await until_window(table, people)
        window = table.window
        assert window is not None and table.play is not None
        await time_of(table).pass_by(3_600_000)
        assert table.window is window
        for seat in window.members:
            ask = people[seat].ask(seat)
            assert ask and "closes" not in ask
            await people[seat].do(table, seat, "done")
        await time_of(table).pass_by(1)
        await settle()
        assert table.window is not window


@played
async def test_an_order_that_cannot_be_followed_means_to_pass(tmp_path: Path) -> None:
    """A window that stayed open would tell what the seat does not hold."""
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table = await table_of(tables, people, clock=Clock("day", 86_400), **TACTICS)
        await until_window(table, people)
        assert table.window is not None and table.play is not None
        seat = table.window.members[0]
        ask = people[seat].ask(seat)
        assert ask is not None
        other = next(word for word in table.play.actions if word not in ask["answers"])
        await commands.give_orders(table, people[seat].client, Orders(seat, {ask["name"]: other}))
        await settle()
        assert table.play.texts[table.play.held[seat]] == "done"
