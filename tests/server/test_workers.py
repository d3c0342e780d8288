"""What guests make the server work out: in a process with limits, which is replaced when it is ended."""

from __future__ import annotations

import asyncio
import os
import time

import pytest

from tests.server.at_table import played
from wardroom.games.worldatwar import calculator
from wardroom.server import books, odds
from wardroom.server.faults import FaultError
from wardroom.server.logs import facts_of
from wardroom.server.workers import Worker


def for_ever() -> None:
    while True:
        pass


def without_end() -> None:
    kept = []
    while True:
        kept.append(bytearray(16 << 20))


def deeper(depth: int = 0) -> int:
    return deeper(depth + 1)


def gone() -> None:
    os._exit(3)


def went_home() -> None:
    os._exit(0)


def wrong() -> None:
    raise FaultError("bad-thing", "this is wrong", status=409, facts={"n": 1}, rule="7")


@played
async def test_what_takes_too_much_is_refused_and_the_next_is_done() -> None:
    worker = Worker(seconds=1.5, megabytes=200, most_waiting=3)
    try:
        own = await worker.work(os.getpid)
        assert own != os.getpid()
        for job in (for_ever, without_end, gone):
            asked = asyncio.create_task(worker.work(job))
            turns = 0
            while not asked.done():
                await asyncio.sleep(0.01)
                turns += 1
            with pytest.raises(FaultError, match=r"more than 1\.5 seconds or 200 megabytes") as refused:
                await asked
            assert (refused.value.code, refused.value.status) == ("too-costly", 422)
            # The loop went on all the while.
            assert turns > 3 or job is not for_ever
        assert await worker.work(len, "abc") == 3
        assert await worker.work(os.getpid) != own
    finally:
        worker.close()


@played
async def test_faults_come_back_whole_and_only_so_many_wait() -> None:
    worker = Worker(seconds=20, megabytes=200, most_waiting=3)
    try:
        own = await worker.work(os.getpid)
        with pytest.raises(FaultError, match="this is wrong") as refused:
            await worker.work(wrong)
        fault = refused.value
        assert (fault.code, fault.status, fault.facts, fault.rule) == ("bad-thing", 409, {"n": 1}, "7")
        with pytest.raises(RecursionError):
            await worker.work(deeper)
        with pytest.raises(FaultError, match="no game"):
            await worker.work(books.summary, "nothing", {})
        with pytest.raises(FaultError, match="there is no ship 'x'") as refused:
            side = calculator.OddsSide("germany", "a", ["Bismarck"], screened=["x"])
            await worker.work(odds.work_out, "worldatwar", calculator.OddsQuestion(first=side, second=side))
        assert refused.value.code == "bad-question"
        assert await worker.work(os.getpid) == own
        waiting = [asyncio.create_task(worker.work(time.sleep, 0.3)) for _ in range(3)]
        await asyncio.sleep(0.05)
        with pytest.raises(FaultError) as refused:
            await worker.work(len, "abc")
        assert (refused.value.code, refused.value.status) == ("too-many", 429)
        await asyncio.gather(*waiting)
        assert await worker.work(len, "abc") == 3
    finally:
        worker.close()


@played
async def test_no_address_keeps_all_others_waiting() -> None:
    worker = Worker(seconds=20, megabytes=200, most_waiting=10, most_of_one=2)
    try:
        waiting = [asyncio.create_task(worker.work(time.sleep, 0.1, by="192.0.2.1")) for _ in range(2)]
        await asyncio.sleep(0.01)
        with pytest.raises(FaultError) as refused:
            await worker.work(len, "abc", by="192.0.2.1")
        assert (refused.value.code, refused.value.status) == ("too-many", 429)
        assert await worker.work(len, "abc", by="192.0.2.2") == 3
        await asyncio.gather(*waiting)
        assert await worker.work(len, "abc", by="192.0.2.1") == 3
    finally:
        worker.close()


@played
async def test_one_that_went_for_want_of_work_is_called_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """It ends just when it is asked something: whoever asks does not notice."""
    worker = Worker(seconds=20, megabytes=200, most_waiting=3)
    try:
        own = await worker.work(os.getpid)
        process = worker._process
        assert process is not None
        line = worker._ready()
        line.send((went_home, ()))
        process.join(10)
        monkeypatch.setattr(worker, "_ready", _first(lambda: line, worker._ready))
        assert await worker.work(os.getpid) != own
    finally:
        worker.close()


def _first(first: object, then: object) -> object:
    calls = iter([first])
    return lambda: next(calls, then)()  # type: ignore[operator]


class OfTwoParts(Exception):
    """An error that cannot be carried from one process to another."""

    def __init__(self, one: str, other: str) -> None:
        super().__init__(f"{one} and {other}")


def in_two_parts() -> None:
    raise OfTwoParts("one", "other")


@played
async def test_the_log_can_tell_where_something_went_wrong() -> None:
    worker = Worker(seconds=5, megabytes=200, most_waiting=3)
    try:
        for job, kind in ((wrong, FaultError), (in_two_parts, RuntimeError)):
            with pytest.raises(kind) as raised:
                await worker.work(job)
            assert any(job.__name__ in place for place in facts_of(raised.value)["where"])
    finally:
        worker.close()
