"""What time it is, and waking up later. Tests have a clock of their own that they move by hand."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    def cancel(self) -> None: ...


class Time(Protocol):
    def now(self) -> int:
        """Milliseconds since 1970."""

    def at(self, when: int, ring: Callable[[], None]) -> Alarm:
        """Call `ring` once at that time, or at once if it is past."""

    async def until(self, when: int) -> None:
        """Come back at that time."""


class RealTime:
    """The clock on the wall."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    def at(self, when: int, ring: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0, when - self.now()) / 1000, ring)

    async def until(self, when: int) -> None:
        wait = when - self.now()
        if wait > 0:
            await asyncio.sleep(wait / 1000)


class AlarmClock:
    """Rings once, at the time that it was last set to; it counts as set until it is stopped."""

    def __init__(self, time: Time) -> None:
        self.time = time
        # Nothing where it is not set.
        self.when = 0
        self._alarm: Alarm | None = None

    def set(self, when: int, ring: Callable[[], None]) -> None:
        self.stop()
        self.when = when
        self._alarm = self.time.at(when, ring)

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self.when, self._alarm = 0, None
