"""Garbage is collected often, a little at a time, and behind moves."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from wardroom.server import sweeping
from wardroom.server.sweeping import PAUSE, WORTH_A_LOOK, Sweeping
from wardroom.server.turnstile import Turnstile


class Ring:
    """Garbage that only the collector finds."""

    def __init__(self) -> None:
        self.itself = self


def dropped() -> weakref.ref[Ring]:
    return weakref.ref(Ring())


def fill() -> list[list[int]]:
    """So much that a look is worth it."""
    return [[number] for number in range(2 * WORTH_A_LOOK)]


async def after(pauses: int) -> None:
    await asyncio.sleep(pauses * PAUSE)


def test_what_is_new_is_looked_through() -> None:
    async def scene() -> None:
        sweeper = Sweeping(Turnstile())
        sweeper.open()
        try:
            assert not gc.isenabled()
            ring, kept = dropped(), fill()
            await after(10)
            assert ring() is None and kept
        finally:
            await sweeper.close()
        assert gc.isenabled()

    asyncio.run(scene())


class Closed(Turnstile):
    """Moves are on their way, and nothing else may pass."""

    def __init__(self) -> None:
        super().__init__()
        self.opened = asyncio.Event()

    async def wait(self, address: str = "") -> None:
        await self.opened.wait()


def test_moves_go_before_a_look(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[int] = []
    monkeypatch.setattr(Sweeping, "look", lambda self: looks.append(1))

    async def scene() -> None:
        turnstile = Closed()
        sweeper = Sweeping(turnstile)
        sweeper.open()
        try:
            kept = fill()
            await after(4)
            assert kept and not looks
            turnstile.opened.set()
            await after(2)
            assert looks
        finally:
            await sweeper.close()

    asyncio.run(scene())


def test_what_was_set_aside_is_swept_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    sweeper = Sweeping(Turnstile())
    sweeper.sweep()
    try:
        ring = Ring()
        gone = weakref.ref(ring)
        sweeper.look()
        del ring
        sweeper.look()
        assert gone() is not None
        monkeypatch.setattr(sweeping, "LONGEST", -1.0)
        sweeper.look()
        assert gone() is None
    finally:
        gc.unfreeze()


def test_growing_brings_a_sweep(monkeypatch: pytest.MonkeyPatch) -> None:
    sweeper = Sweeping(Turnstile())
    sweeper.sweep()
    try:
        ring = Ring()
        gone = weakref.ref(ring)
        sweeper.look()
        del ring
        monkeypatch.setattr(sweeping, "peak", lambda: 1 << 20)
        sweeper.look()
        assert gone() is None
    finally:
        gc.unfreeze()
