"""Bots think in processes of their own, the same as in the terminal, and a dead worker is replaced."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path

import pytest

from tests.server.at_table import FakeTime, Person, play_some, played, server, settle, table_of
from wardroom import games
from wardroom.bots.sitting import Sitting
from wardroom.cli.terminal.players import Bots
from wardroom.core.match import Match
from wardroom.core.records import RecordError
from wardroom.server import commands
from wardroom.server.bots import BotError, BotPool, think
from wardroom.server.logs import facts_of
from wardroom.server.messages import Act
from wardroom.server.views import is_sealed


def die() -> None:
    os._exit(9)


def slowly() -> str:
    time.sleep(0.5)
    return "done"


@pytest.mark.parametrize("name", ["doctrine", "random"])
def test_a_run_is_what_the_terminal_would_play_word_by_word(name: str) -> None:
    game = games.find("coldwar")
    match = Match.start(game, {"seats": "3", "tactics": "4"}, 41, [f"bot {name}"] * 3)
    terminal = Bots()
    runs = 0
    while not match.over and runs < 150:
        seat = match.state.waiting()[0]
        run = think("coldwar", name, "41", seat, match.state.observe(seat).text())
        for action in run:
            assert terminal.answer(match, seat) == action
            match.apply(seat, action)
        runs += 1


def test_a_bot_looks_at_its_own_view_only() -> None:
    """The same view gives the same answers, whatever is hidden behind it."""
    game = games.find("coldwar")
    match = Match.start(game, {}, 3, ["bot doctrine"] * 2)
    view = match.state.observe(0)
    assert Sitting(game, "doctrine", 3, 0).run(view) == think("coldwar", "doctrine", "3", 0, view.text())


@played
async def test_a_worker_is_handed_nothing_but_the_view_of_its_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    handed: list[tuple[int, str]] = []

    async def remember(key: str, name: str, seed: str, seat: int, position: str) -> list[int]:
        handed.append((seat, position))
        return think(key, name, seed, seat, position)

    async with server(tmp_path) as tables:
        monkeypatch.setattr(tables.services.pool, "think", remember)
        ann = Person("ann")
        table = await table_of(tables, [ann], bots=1)
        for step in range(12):
            await settle()
            await play_some(table, [ann], 1, step)
    assert handed and all(table.game.parse(position).observer == seat for seat, position in handed)


@played
async def test_a_dead_worker_is_replaced() -> None:
    pool = BotPool(1)
    game = games.find("coldwar")
    position = Match.start(game, {}, 5, ["bot random"] * 2).state.observe(0).text()
    try:
        with pytest.raises(BotError):
            await pool.work(die)
        answers = await pool.think("coldwar", "doctrine", "5", 0, position)
        assert answers == think("coldwar", "doctrine", "5", 0, position)
    finally:
        pool.close()


@played
async def test_thinking_does_not_stop_the_loop() -> None:
    pool = BotPool(1)
    try:
        await pool.work(len, "warm")
        turns = 0
        thinking = asyncio.create_task(pool.work(slowly))
        while not thinking.done():
            await asyncio.sleep(0.005)
            turns += 1
        assert await thinking == "done" and turns > 20
    finally:
        pool.close()


@played
async def test_bots_answer_after_a_fixed_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the question on: what the bot holds, and how much there is to choose, tells nobody anything."""
    # The moves made when a bot was asked what all see it answer, and the moment at which it may.
    asked: list[tuple[int, int]] = []

    async def remember(key: str, name: str, seed: str, seat: int, position: str) -> list[int]:
        assert table.play is not None
        if not is_sealed(table.play.match.state):
            asked.append((table.moves, table.public_at + 400))
        return think(key, name, seed, seat, position)

    async with server(tmp_path, bot_delay=400) as tables:
        monkeypatch.setattr(tables.services.pool, "think", remember)
        ann = Person("ann")
        table = await table_of(tables, [ann], bots=1, bot="doctrine")
        clock = table.services.time
        assert isinstance(clock, FakeTime)
        answers = 0
        for step in range(120):
            await settle()
            if not asked:
                await play_some(table, [ann], 1, step)
                continue
            before, due = asked[0]
            assert table.moves == before
            await clock.pass_by(due - 1 - clock.now())
            assert table.moves == before
            await clock.pass_by(1)
            await settle()
            assert table.moves > before
            # Answers that nobody sees follow each other at one moment.
            asked = [(moves, moment) for moves, moment in asked if moment > clock.now()]
            answers += 1
        assert answers > 5


@played
async def test_nobody_waits_for_bots_that_are_among_themselves(tmp_path: Path) -> None:
    async with server(tmp_path, bot_delay=60_000) as tables:
        ann, bob = Person("ann"), Person("bob")
        table = await table_of(tables, [ann, bob], bots=1, window=0, options={"rounds": "1"})
        for seat, person in enumerate((ann, bob)):
            await settle()
            assert table.status == "playing"
            await commands.do_act(table, person.client, Act(seat, "resign"))
        for _ in range(2000):
            await settle()
            if table.status == "over":
                break
        assert table.status == "over" and ann.table["outcome"]["winners"] == [2]


@played
async def test_equal_tables_have_equal_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.token_hex", lambda size: "5a" * size)
    monkeypatch.setattr("secrets.token_urlsafe", lambda size: "t" * size)
    games_played = []
    for folder in ("first", "second"):
        (tmp_path / folder).mkdir()
        async with server(tmp_path / folder) as tables:
            ann = Person("ann")
            table = await table_of(tables, [ann], bots=2, bot="doctrine")
            for step in range(40):
                await settle()
                await play_some(table, [ann], 1, step)
            assert table.play is not None
            games_played.append(table.play.match.record.dumps())
    assert games_played[0] == games_played[1]


def lose_a_record() -> None:
    raise RecordError(7, "found nothing")


@played
async def test_errors_of_records_come_back_from_a_worker() -> None:
    pool = BotPool(1)
    try:
        with pytest.raises(RecordError, match="line 7: found nothing") as caught:
            await pool.work(lose_a_record)
        assert caught.value.line == 7
        assert await pool.work(len, "alive") == 5
    finally:
        pool.close()


@pytest.mark.parametrize("answers", [None, [], [10_000]])
@played
async def test_a_bot_that_fails_holds_up_nobody(
    answers: list[int] | None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with server(tmp_path, bots_fail=True) as tables:

        async def fail(*asked: object) -> list[int]:
            if answers is None:
                raise ZeroDivisionError
            return answers

        monkeypatch.setattr(tables.services.pool, "think", fail)
        ann = Person("ann")
        table = await table_of(tables, [ann], bots=1)
        for step in range(40):
            await settle()
            assert await play_some(table, [ann], 1, step) == 1
        assert table.store.acts > 45 and not [
            act for act in await tables.storage.acts(table.id) if act.kind == "void"
        ]
        errors = [told for told in caplog.records if told.levelname == "ERROR" and told.exc_info]
        assert len(errors) == tables.counts()["bots_failed"]


def stumble(secret: str) -> None:
    raise ValueError(secret)


@played
async def test_of_a_failure_in_a_worker_the_place_is_told_and_not_the_words() -> None:
    pool = BotPool(1)
    try:
        with pytest.raises(ValueError, match="hidden") as caught:
            await pool.work(stumble, 'hidden\n  File "hidden", line 1')
        facts = facts_of(caught.value)
        assert facts["kind"] == "ValueError"
        assert any(place.endswith(" stumble") and "test_bots.py:" in place for place in facts["where"])
        assert "hidden" not in str(facts)
    finally:
        pool.close()
