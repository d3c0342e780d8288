"""Python's collection of garbage, at times of our own: while it goes on, every table stands still.

Left to itself it looks through all that lives now and then, which takes 150 ms with thousands of sockets. But
games and sockets leave hardly any garbage that only such a look can find. So it is switched off; instead what
has come since the last look is looked through many times a second, behind moves, and what is still used then
is set aside. Only a full sweep, once an hour or when memory has grown a good deal, looks through that, too.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from typing import Final

from wardroom.server.turnstile import Turnstile

# Seconds between two looks, and how many new objects are worth one.
PAUSE: Final = 0.02
WORTH_A_LOOK: Final = 500
# Seconds between two full sweeps, and megabytes more than ever before that bring one sooner.
LONGEST: Final = 3600.0
GROWN: Final = 256


class Sweeping:
    def __init__(self, turnstile: Turnstile) -> None:
        self._turnstile = turnstile
        self._task: asyncio.Task[None] | None = None
        self._swept = 0.0
        self._peak = 0

    def open(self) -> None:
        gc.disable()
        self.sweep()
        self._task = asyncio.create_task(self._sweep_for_ever(), name="sweeping")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        gc.unfreeze()
        gc.enable()

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            if gc.get_count()[0] >= WORTH_A_LOOK:
                await self._turnstile.wait()
                self.look()

    def look(self) -> None:
        """Through what is new; or through all, if it is time."""
        if time.monotonic() - self._swept > LONGEST or peak() - self._peak > GROWN:
            self.sweep()
        else:
            gc.collect(0)
            gc.freeze()

    def sweep(self) -> None:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._swept = time.monotonic()
        self._peak = peak()


def peak() -> int:
    """The most megabytes this process has ever held; 0 where nobody counts them."""
    if sys.platform == "win32":
        return 0
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most >> 20 if sys.platform == "darwin" else most >> 10
