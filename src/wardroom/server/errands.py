"""A thread of its own that does one thing after the other, for those who wait in the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

T = TypeVar("T")

# What is to be done, and who waits for it in which loop.
Errand = tuple[Callable[[], Any], asyncio.AbstractEventLoop, "asyncio.Future[Any]"]


class Errands:
    """As an executor with one thread, at a third of its cost: a lone move goes there and back by itself."""

    def __init__(self, name: str) -> None:
        self._waiting: SimpleQueue[Errand | None] = SimpleQueue()
        self._ended = False
        Thread(target=self._run, name=name, daemon=True).start()

    async def do(self, work: Callable[[], T]) -> T:
        """What the work gives; it is done even if whoever asked for it waits no longer."""
        if self._ended:
            raise RuntimeError("this thread has ended")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._waiting.put((work, loop, done))
        return await done

    def end(self) -> None:
        """Stop after what has been asked for already."""
        self._ended = True
        self._waiting.put(None)

    def _run(self) -> None:
        while (errand := self._waiting.get()) is not None:
            work, loop, done = errand
            result, failure = None, None
            try:
                result = work()
            except BaseException as error:
                failure = error
            # A loop that has been closed waits for nothing.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(_tell, done, result, failure)


def _tell(done: asyncio.Future[Any], result: object, failure: BaseException | None) -> None:
    if done.done():
        return  # Whoever asked for it waits no longer.
    if failure is not None:
        done.set_exception(failure)
    else:
        done.set_result(result)
