"""Bots think in processes of their own, never in the event loop.

A worker is handed what the seat may know, as text, and gives back the words of its answers: it has nothing
else to go by. A worker that dies is replaced, and the question put again.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from wardroom import games
from wardroom.bots.sitting import Sitting

# A question that costs so many workers their lives is answered in another way.
MOST_DEATHS = 3

T = TypeVar("T")


class BotError(Exception):
    """No worker could do it."""


def think(game_key: str, name: str, seed: str, seat: int, position: str) -> list[int]:
    """The run of answers of a bot, from the text of what its seat may know."""
    game = games.find(game_key)
    return Sitting(game, name, seed, seat).run(game.parse(position))


def _prepare(niceness: int) -> None:
    """A worker gives way to the event loop, and has its game loaded before the first question."""
    # Ctrl-C is for the server, which ends its workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    for key in games.names():
        games.find(key)


class BotPool:
    """The workers; with none, bots think where they are asked, which only tests want."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        # Questions that a bot could not answer: its seat was given the first legal answer.
        self.failed = 0
        self._pool: ProcessPoolExecutor | None = None

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, context, _prepare, (5,))
        return self._pool

    def stand_by(self) -> None:
        """Start the workers now, so that nobody who plays waits while they are."""
        for _ in range(self.workers):
            self._open().submit(games.names)

    async def think(self, game_key: str, name: str, seed: str, seat: int, position: str) -> list[int]:
        """The answers of a bot."""
        return await self.work(think, game_key, name, seed, seat, position)

    async def work(self, job: Callable[..., T], *args: object) -> T:
        """Let a worker do it."""
        if self.workers == 0:
            return job(*args)
        loop = asyncio.get_running_loop()
        for _ in range(MOST_DEATHS):
            pool = self._open()
            try:
                return await loop.run_in_executor(pool, job, *args)
            except BrokenProcessPool:
                # Several who wait notice it; the first of them opens a new pool.
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False)
        raise BotError(f"no worker lived through {job.__name__}")

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
