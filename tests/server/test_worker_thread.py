"""A worker thread runs its jobs in order."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from functools import partial

import pytest

from wardroom.server.worker_thread import WorkerThread


def run(test: Callable[[WorkerThread], Awaitable[None]]) -> None:
    async def main() -> None:
        worker = WorkerThread("test")
        try:
            await asyncio.wait_for(asyncio.ensure_future(test(worker)), 10)
        finally:
            worker.end()

    asyncio.run(main())


def test_results_and_errors_come_back_in_order() -> None:
    async def test(worker: WorkerThread) -> None:
        done: list[int] = []

        def work(number: int) -> int:
            done.append(number)
            if number == 1:
                raise LookupError(number)
            return number

        asked = [worker.do(partial(work, number)) for number in range(4)]
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert done == [0, 1, 2, 3]
        assert isinstance(found[1], LookupError) and [found[0], *found[2:]] == [0, 2, 3]

    run(test)


def test_what_nobody_waits_for_is_done_all_the_same() -> None:
    async def test(worker: WorkerThread) -> None:
        go, done = threading.Event(), threading.Event()

        def work() -> None:
            if go.wait(10):
                done.set()

        asked = asyncio.ensure_future(worker.do(work))
        await asyncio.sleep(0)
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        go.set()
        assert await worker.do(done.is_set)

    run(test)


def test_a_loop_that_is_gone_does_not_end_the_thread() -> None:
    worker = WorkerThread("test")
    go = threading.Event()

    async def leave() -> None:
        asyncio.ensure_future(worker.do(lambda: go.wait(10)))  # noqa: RUF006
        await asyncio.sleep(0)

    asyncio.run(leave())
    go.set()
    assert asyncio.run(worker.do(lambda: 7)) == 7
    worker.end()


def test_after_the_end_nothing_is_promised() -> None:
    """Whoever asks hears of it: there is nobody left to do it, and waiting would never end."""

    async def test(worker: WorkerThread) -> None:
        last = asyncio.ensure_future(worker.do(lambda: "last"))
        await asyncio.sleep(0)
        worker.end()
        assert await last == "last"
        with pytest.raises(RuntimeError):
            await worker.do(lambda: "too late")

    run(test)
