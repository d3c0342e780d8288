"""Python's collection of garbage, at times of our own: while it goes on, every table stands still.

Left to itself it looks through all that lives now and then, which takes a second with thousands of tables.
But games and sockets leave hardly any garbage that only such a look can find: whatever is closed lets go of
what holds it. So Python looks through the few hundred things that are new, as it always does, and no further.
A full sweep looks through the rest: once an hour, or when memory has grown a good deal, as soon as nobody
moves.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from typing import Final

from wardroom.server.turnstile import Turnstile

# So many new things are looked through at once: as long as a tenth of a move.
NEW: Final = 700
# Looks that come before Python goes through what is older by itself.
NEVER: Final = 1 << 30
# Seconds between two glances at whether it is time for a full sweep.
PAUSE: Final = 1.0
# Seconds between two full sweeps, and megabytes more than ever before that bring one sooner.
LONGEST: Final = 3600.0
GROWN: Final = 256
# Seconds without a move in which there is time for one. And so many megabytes more cannot wait for that.
QUIET: Final = 1.0
TOO_MUCH: Final = 1024


class Sweeping:
    def __init__(self, turnstile: Turnstile) -> None:
        self._turnstile = turnstile
        self._task: asyncio.Task[None] | None = None
        self._usual = gc.get_threshold()
        self._swept = 0.0
        self._peak = 0

    def open(self) -> None:
        gc.set_threshold(NEW, NEVER, NEVER)
        self.sweep()
        self._task = asyncio.create_task(self._sweep_for_ever(), name="sweeping")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        gc.unfreeze()
        gc.set_threshold(*self._usual)

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            if self.is_time():
                self.sweep()

    def is_time(self) -> bool:
        """Whether a full sweep is due, and nobody is in the way."""
        grown = peak() - self._peak
        is_due = grown > GROWN or time.monotonic() - self._swept > LONGEST
        return (is_due and self._turnstile.quiet_for(QUIET)) or grown > TOO_MUCH

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
