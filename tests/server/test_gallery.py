"""A crowd that looks on is sent its frames a few at a time, each in its order, and none twice."""

from __future__ import annotations

import asyncio

from tests.server.at_table import played
from wardroom.server.gallery import MOST_PASSING, SLICE, Crowd
from wardroom.server.turnstile import Turnstile
from wardroom.server.views import Client


def watchers(count: int) -> list[Client]:
    return [Client(None, lambda: None) for _ in range(count)]


def reached(clients: list[Client], frames: int = 1) -> int:
    return sum(len(client.frames) >= frames for client in clients)


@played
async def test_a_few_hear_at_once_and_a_crowd_by_and_by() -> None:
    crowd, few, many = Crowd(Turnstile()), watchers(SLICE), watchers(3 * SLICE)
    crowd.send(b"one", few)
    assert reached(few) == SLICE
    crowd.send(b"one", many)
    counts = []
    while reached(many) < len(many):
        counts.append(reached(many))
        await asyncio.sleep(0)
    assert counts == [0, SLICE, 2 * SLICE]


@played
async def test_frames_keep_their_order_and_come_once() -> None:
    crowd, many = Crowd(Turnstile()), watchers(3 * SLICE)
    crowd.send(b"one", many)
    crowd.send(b"two", many[:1])
    late, last = many[0], many[-1]
    # It has come back meanwhile, and was shown the whole.
    last.since = crowd.number
    crowd.send(b"three", many)
    while crowd.passing:
        await asyncio.sleep(0)
    assert list(late.frames) == [b"one", b"two", b"three"] and list(last.frames) == [b"three"]


@played
async def test_what_waits_for_a_crowd_is_bounded() -> None:
    crowd, many = Crowd(Turnstile()), watchers(2 * SLICE)
    for _ in range(MOST_PASSING + 1):
        crowd.send(b"frame", many)
    assert not crowd.passing and reached(many, MOST_PASSING + 1) == len(many)


@played
async def test_without_limits_all_hear_at_once() -> None:
    crowd, many = Crowd(Turnstile(on=False)), watchers(3 * SLICE)
    crowd.send(b"one", many)
    assert reached(many) == len(many)
