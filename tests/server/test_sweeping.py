"""Garbage is collected a little at a time, and all of it only where no move has to wait."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from wardroom.server import sweeping
from wardroom.server.sweeping import NEW, Sweeping
from wardroom.server.turnstile import Turnstile


class Ring:
    """Garbage that only the collector finds."""

    def __init__(self) -> None:
        self.itself = self


def dropped() -> weakref.ref[Ring]:
    return weakref.ref(Ring())


@pytest.fixture
def sweeper() -> Iterator[Sweeping]:
    sweeper = Sweeping(Turnstile())
    sweeper.sweep()
    yield sweeper
    gc.unfreeze()


def test_what_is_new_is_looked_through_by_python_itself() -> None:
    async def scene() -> None:
        usual = gc.get_threshold()
        sweeper = Sweeping(Turnstile())
        sweeper.open()
        try:
            old = Ring()
            gone = weakref.ref(old)
            ring, kept = dropped(), [[number] for number in range(2 * NEW)]
            assert ring() is None and kept
            del old
            ring, kept = dropped(), [[number] for number in range(20 * NEW)]
            # What has lived through a look is no longer looked at, however much comes.
            assert ring() is None and kept and gone() is not None
        finally:
            await sweeper.close()
        assert gc.get_threshold() == usual and gc.get_freeze_count() == 0

    asyncio.run(scene())


def test_a_sweep_finds_what_looks_have_passed_by(sweeper: Sweeping) -> None:
    ring = Ring()
    gone = weakref.ref(ring)
    sweeper.sweep()
    del ring
    gc.collect()
    assert gone() is not None
    sweeper.sweep()
    assert gone() is None


def test_it_is_time_after_an_hour(sweeper: Sweeping, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not sweeper.is_time()
    monkeypatch.setattr(sweeping, "LONGEST", -1.0)
    assert sweeper.is_time()


@pytest.mark.parametrize(
    ("grown", "quiet", "time"),
    [(0, True, False), (300, True, True), (300, False, False), (1100, False, True)],
)
def test_it_is_time_when_memory_has_grown_and_nobody_moves(
    monkeypatch: pytest.MonkeyPatch, sweeper: Sweeping, grown: int, quiet: bool, time: bool
) -> None:
    before = sweeping.peak()
    monkeypatch.setattr(sweeping, "peak", lambda: before + grown)
    monkeypatch.setattr(Turnstile, "quiet_for", lambda self, seconds: quiet)
    assert sweeper.is_time() is time


def test_sweeps_come_by_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeping, "PAUSE", 0.01)
    monkeypatch.setattr(sweeping, "LONGEST", -1.0)

    async def scene() -> None:
        sweeper = Sweeping(Turnstile())
        sweeper.open()
        try:
            gone = dropped()
            gc.freeze()
            async with asyncio.timeout(10):
                while gone() is not None:
                    await asyncio.sleep(0.01)
        finally:
            await sweeper.close()

    asyncio.run(scene())
