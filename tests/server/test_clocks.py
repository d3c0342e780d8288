"""Clocks count from public moments, bots take over when they run out, and vacations stop them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.at_table import FakeTime, Person, play_some, played, server, settle, table_of
from wardroom.server import commands
from wardroom.server.clocks import DAY_MS, VACATION, Clocks, vacation_left
from wardroom.server.faults import FaultError
from wardroom.server.messages import Act, Clock
from wardroom.server.table import LiveTable


def coming_and_going(table: LiveTable, person: Person, seat: int) -> list[Any]:
    """A bot in somebody's place, and back again: the table tells of both."""
    return [commands.do_act(table, person.client, Act(seat, what)) for what in ("bot", "back")]


def time_of(table: LiveTable) -> FakeTime:
    assert isinstance(table.services.time, FakeTime)
    return table.services.time


@played
async def test_private_answers_do_not_move_the_clock(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table = await table_of(tables, people, clock=Clock("move", 60))
        due = [seat["due"] for seat in people[1].table["seats"]]
        assert due == [time_of(table).now() + 60_000] * 2
        await time_of(table).pass_by(10_000)
        heard = len(people[1].frames)
        while (ask := people[0].ask(0)) and not ask.get("given"):
            await people[0].do(table, 0, ask["answers"][0])
        assert len(people[1].frames) == heard
        assert [seat["due"] for seat in people[0].table["seats"]] == due


@played
async def test_a_bot_takes_the_seat_of_whoever_is_late(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table = await table_of(tables, people, clock=Clock("move", 60), window=0)
        while (ask := people[0].ask(0)) and not ask.get("given"):
            await people[0].do(table, 0, ask["answers"][0])
        await time_of(table).pass_by(60_000)
        await settle()
        seats = people[0].table["seats"]
        assert seats[1]["stand_in"] and "stand_in" not in seats[0]
        assert "due" not in seats[1]
        assert any(line["name"] == "table-bot" for line in people[0].log[0])
        await commands.do_act(table, people[1].client, Act(1, "back"))
        assert "stand_in" not in people[0].table["seats"][1]


@played
async def test_the_clock_survives_a_restart(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table = await table_of(tables, people, clock=Clock("day", 86_400), window=0)
        await play_some(table, people, 30)
        due = dict(table.due)
        await time_of(table).pass_by(3_600_000)
        table.close()
        tables.live.clear()
        again = await tables.find(table.id)
        assert again.due == due
        late = [seat for seat in due if again.play is not None and again.play.asked(seat)]
        await time_of(table).pass_by(86_400_000)
        await settle()
        assert again.play is not None and set(again.play.stand_ins) >= set(late)


@played
async def test_vacation_stops_the_clock(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table = await table_of(tables, people, clock=Clock("day", 86_400), window=0)
        due = table.due[0]
        await commands.do_act(table, people[0].client, Act(0, "vacation"))
        assert table.due[0] == due + DAY_MS
        seat = people[1].table["seats"][0]
        assert seat["vacation"] == VACATION - 1 and seat["away"] == time_of(table).now() + DAY_MS
        for _ in range(VACATION - 1):
            await commands.do_act(table, people[0].client, Act(0, "vacation"))
        with pytest.raises(FaultError) as caught:
            await commands.do_act(table, people[0].client, Act(0, "vacation"))
        assert caught.value.code == "no-vacation"
        assert table.due[0] == due + VACATION * DAY_MS


@played
async def test_no_vacation_in_quick_games(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table = await table_of(tables, people, clock=Clock("move", 60))
        with pytest.raises(FaultError):
            await commands.do_act(table, people[0].client, Act(0, "vacation"))


def test_days_of_vacation_come_back_after_a_year() -> None:
    assert vacation_left([0, 1], 2) == VACATION - 2
    assert vacation_left([0, 1], 366 * DAY_MS) == VACATION


def test_no_clock_no_due_time() -> None:
    assert Clocks(Clock()).time == 0


@played
async def test_the_clock_is_not_reset_by_a_bot_that_comes_and_goes(tmp_path: Path) -> None:
    async with server(tmp_path, bot_delay=60_000) as tables:
        people = [Person("ann"), Person("bob"), Person("cid")]
        table = await table_of(tables, people, clock=Clock("move", 60), window=0)
        # Past the formation, where bots answer at once.
        while len(table.due) != 1:
            await play_some(table, people, 1)
        (seat,) = table.due
        due = table.due[seat]
        await time_of(table).pass_by(10_000)
        for other in range(3):
            if other != seat:
                for act in coming_and_going(table, people[other], other):
                    await act
        assert table.due == {seat: due}
        first, second = coming_and_going(table, people[seat], seat)
        await first
        assert table.due == {}
        await time_of(table).pass_by(5_000)
        await second
        # It stood still while the bot had the seat.
        assert table.due == {seat: due + 5_000}


@played
async def test_the_clock_goes_on_after_a_restart_as_it_was(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table = await table_of(tables, people, clock=Clock("day", 86_400), window=0)
        await play_some(table, people, 25)
        for seat, person in enumerate(people):
            await time_of(table).pass_by(3_600_000)
            await commands.do_act(table, person.client, Act(seat, "vacation"))
        due = dict(table.due)
        table.close()
        tables.live.clear()
        assert (await tables.find(table.id)).due == due
