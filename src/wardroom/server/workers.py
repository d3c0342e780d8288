"""What a guest makes the server work out: in a process of its own, with so much time and memory.

Jobs are done one after the other. One that takes too long or too much is ended together with its process and
refused in a sentence; the event loop answers everybody else meanwhile. The process is started when there is
something to do, and ends by itself when there has been nothing for a while.
"""

from __future__ import annotations

import asyncio
import math
import multiprocessing
import os
import pickle
import signal
import sys
import traceback
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, Final, TypeVar

from wardroom import games
from wardroom.server.faults import FaultError

# Seconds in which a process must be ready, and after which one without work ends.
START: Final = 120.0
IDLE: Final = 600.0
NICENESS: Final = 5
# The seconds of a job are those of the processor; so many times as long it may take by the clock, since a
# machine may have much else to do.
PATIENCE: Final = 6

if sys.platform != "win32":
    import resource

T = TypeVar("T")


class InAWorker(Exception):
    """Where it went wrong, as a text: for the log."""


class Worker:
    """One process, and a thread that waits for it; `here`, as tests want it, does a job where it is asked."""

    def __init__(
        self, seconds: float, megabytes: int, most_waiting: int, most_of_one: int = 0, here: bool = False
    ) -> None:
        self.seconds = seconds
        self.megabytes = megabytes
        self.most_waiting = most_waiting
        # Of one address, 0: any number; whoever names none is not counted.
        self.most_of_one = most_of_one
        self.here = here
        self.waiting = 0
        self._of: Counter[str] = Counter()
        self._thread = ThreadPoolExecutor(1, "worker")
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None

    async def work(self, job: Callable[..., T], *args: object, by: str = "") -> T:
        """What the job gives; FaultError `too-costly` if it was ended, `too-many` if too many wait, of all or
        `by` the same address."""
        if self.here:
            return job(*args)
        if self.waiting >= self.most_waiting or (by and 0 < self.most_of_one <= self._of[by]):
            seconds = int(self.seconds)
            raise FaultError(
                "too-many",
                f"too many others wait for the same; try again in {seconds} s",
                status=429,
                facts={"seconds": seconds},
            )
        self.waiting += 1
        self._of[by] += 1
        try:
            done: T = await asyncio.get_running_loop().run_in_executor(self._thread, self._ask, job, args)
        finally:
            self.waiting -= 1
            self._of[by] -= 1
            if not self._of[by]:
                del self._of[by]
        return done

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
        self._stop()

    # -- in the thread ----------------

    def _ask(self, job: Callable[..., T], args: tuple[object, ...]) -> T:
        pipe = self._ready()
        try:
            pipe.send((job, args))
            if not pipe.poll(PATIENCE * self.seconds):
                self._stop()
                raise self._too_costly()
            done, given = pickle.loads(pipe.recv_bytes())
        except (EOFError, OSError):
            if self._went_by_itself():
                return self._ask(job, args)
            raise self._too_costly() from None
        if done:
            result: T = given
            return result
        error, where = given
        if isinstance(error, MemoryError):
            raise self._too_costly()
        raise error from InAWorker(where)

    def _went_by_itself(self) -> bool:
        """Whether the process had ended for want of work just when there was some."""
        process = self._process
        if process is not None:
            process.join(1)
        self._stop()
        return process is not None and process.exitcode == 0

    def _too_costly(self) -> FaultError:
        return FaultError(
            "too-costly",
            f"this takes more than {self.seconds:g} seconds or {self.megabytes} megabytes to work out",
            status=422,
            facts={"seconds": int(self.seconds), "megabytes": self.megabytes},
        )

    def _ready(self) -> Connection:
        """The pipe to a process that waits for a job."""
        if self._pipe is not None and self._process is not None and self._process.is_alive():
            return self._pipe
        self._stop()
        context = multiprocessing.get_context("spawn")
        pipe, its_end = context.Pipe()
        process = context.Process(target=_serve, args=(its_end, self.seconds, self.megabytes), daemon=True)
        process.start()
        its_end.close()
        self._pipe, self._process = pipe, process
        if not pipe.poll(START):
            self._stop()
            raise TimeoutError("a worker did not start")
        pipe.recv()
        return pipe

    def _stop(self) -> None:
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        if process is not None:
            process.kill()
            process.join()
        if pipe is not None:
            pipe.close()


# -- in the process ----------------


def _serve(pipe: Connection, seconds: float, megabytes: int) -> None:
    """Do jobs until nobody asks any more."""
    # Whoever started the server with Ctrl-C at hand ends the server; that ends this.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    for key in games.names():
        games.find(key)
    _limit_memory(megabytes)
    pipe.send("ready")
    try:
        while pipe.poll(IDLE):
            job, args = pipe.recv()
            _limit_time(seconds)
            pipe.send_bytes(_done(job, args))
    except (EOFError, OSError):
        return


def _done(job: Callable[..., Any], args: tuple[object, ...]) -> bytes:
    """Whether it was done, and what it has given; or what went wrong, and where."""
    try:
        return pickle.dumps((True, job(*args)))
    except Exception as error:
        where = traceback.format_exc()
        try:
            told = pickle.dumps((False, (error.with_traceback(None), where)))
            pickle.loads(told)
        except Exception:
            # Not every error can be carried over.
            return pickle.dumps((False, (RuntimeError(type(error).__name__), where)))
        return told


# Windows has no such limits: there only the clock ends a job.


def _limit_memory(megabytes: int) -> None:
    if sys.platform != "win32":
        # Who is ended for taking too long leaves nothing on the disk.
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_DATA, (megabytes << 20, megabytes << 20))


def _limit_time(seconds: float) -> None:
    """From now on; the system ends whoever takes more."""
    if sys.platform != "win32":
        used = resource.getrusage(resource.RUSAGE_SELF)
        until = math.ceil(used.ru_utime + used.ru_stime + seconds)
        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (until, most))
