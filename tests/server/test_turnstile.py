"""Those who play come first: what all else waits for, and that it does not wait for ever."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import select

from tests.server.at_table import Person, played, server, table_of
from wardroom.server.faults import FaultError
from wardroom.server.limits import LIMITS, Limits
from wardroom.server.players_first import PlayersFirst
from wardroom.server.socket import Connection, Paces
from wardroom.server.turnstile import MOST_RUNG, Turnstile


class Crowd:
    """Many who wait at a turnstile, and the order in which they pass."""

    def __init__(self, turnstile: Turnstile) -> None:
        self.turnstile = turnstile
        self.passed: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def come(self, *addresses: str) -> None:
        for address in addresses:
            self.tasks.append(asyncio.create_task(self.wait(address)))
        await asyncio.sleep(0)

    async def wait(self, address: str) -> None:
        await self.turnstile.wait(address)
        self.passed.append(address)

    async def all(self) -> list[str]:
        await asyncio.gather(*self.tasks)
        return self.passed


@played
async def test_one_passes_in_each_turn_of_the_loop() -> None:
    crowd = Crowd(Turnstile())
    await crowd.come(*(f"192.0.2.{n}" for n in range(20)))
    counts = [len(crowd.passed)]
    while counts[-1] < 20:
        await asyncio.sleep(0)
        counts.append(len(crowd.passed))
    assert all(after - before <= 1 for before, after in zip([0, *counts], counts, strict=False))
    assert len(counts) < 60


@played
async def test_addresses_take_turns() -> None:
    crowd = Crowd(Turnstile())
    await crowd.come(*["many"] * 10, "few")
    assert (await crowd.all()).index("few") <= 2


@played
async def test_a_move_goes_before_and_nobody_waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wardroom.server.turnstile.BESIDE_A_MOVE", 0.05)
    crowd = Crowd(Turnstile())
    with crowd.turnstile.move():
        await crowd.come(*["guest"] * 6)
        for _ in range(20):
            await asyncio.sleep(0)
        assert len(crowd.passed) <= 1
        while len(crowd.passed) < 3:
            await asyncio.sleep(0.01)
    monkeypatch.setattr("wardroom.server.turnstile.BESIDE_A_MOVE", 1000.0)
    await crowd.all()


@played
async def test_bells_are_rung_beside_a_move_a_few_in_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wardroom.server.turnstile.BESIDE_A_MOVE", 60.0)
    turnstile = Turnstile()
    rung: list[int] = []
    with turnstile.move():
        for bell in range(3 * MOST_RUNG):
            turnstile.ring(lambda bell=bell: rung.append(bell))  # type: ignore[misc]
        counts = []
        for _ in range(4):
            counts.append(len(rung))
            await asyncio.sleep(0)
    assert counts == [0, MOST_RUNG, 2 * MOST_RUNG, 3 * MOST_RUNG] and rung == sorted(rung)


@played
async def test_too_many_of_one_address_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wardroom.server.turnstile.MOST_WAITING", 3)
    turnstile = Turnstile()
    with turnstile.move():
        waiting = [asyncio.create_task(turnstile.enter("192.0.2.1")) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(FaultError) as refused:
            await turnstile.enter("192.0.2.1")
        assert (refused.value.code, refused.value.status) == ("too-many", 429)
        other = asyncio.create_task(turnstile.enter("192.0.2.2"))
    await asyncio.gather(*waiting, other)


@played
async def test_who_has_gone_holds_nobody_up() -> None:
    crowd = Crowd(Turnstile())
    await crowd.come("first", "second", "third", "third")
    crowd.tasks[2].cancel()
    await asyncio.gather(*crowd.tasks, return_exceptions=True)
    assert crowd.passed == ["first", "second", "third"]


class Sockets:
    """Whether guests are kept waiting."""

    held = False

    def hold(self) -> None:
        self.held = True

    def release(self) -> None:
        self.held = False


@pytest.mark.parametrize("on", [True, False])
@played
async def test_guests_are_kept_waiting_until_the_last_move_is_made(on: bool) -> None:
    sockets = Sockets()
    turnstile = Turnstile(on, cast(PlayersFirst, sockets))
    with turnstile.move():
        with turnstile.move():
            assert sockets.held is on
        assert sockets.held is on
    assert not sockets.held


@played
async def test_it_is_quiet_when_nobody_has_moved_for_a_while() -> None:
    turnstile = Turnstile()
    assert turnstile.quiet_for(1000)
    with turnstile.move():
        assert not turnstile.quiet_for(0)
    assert turnstile.quiet_for(0) and not turnstile.quiet_for(1000)


@played
async def test_without_limits_nobody_waits() -> None:
    turnstile = Turnstile(on=False)
    with turnstile.move():
        for _ in range(5):
            await asyncio.wait_for(turnstile.wait("guest"), 1)
        rung: list[int] = []
        turnstile.ring(lambda: rung.append(1))
        assert rung


@played
async def test_more_moves_than_people_make_do_not_come_first() -> None:
    limits = Limits(now=lambda: 0.0)
    paces = [Paces(limits, Turnstile(), "192.0.2.1", lambda: 0.0) for _ in range(2)]
    burst = int(LIMITS["first"].burst + LIMITS["first-of-address"].burst)
    assert all(paces[n % 2].come_first("eve") for n in range(burst)) and not paces[0].come_first("eve")
    assert Paces(limits, Turnstile(), "192.0.2.2", lambda: 0.0).come_first("bob")
    # Whoever else plays there is not held back by that.
    own = int(LIMITS["first"].burst)
    assert all(paces[1].come_first("ann") for _ in range(own)) and not paces[1].come_first("ann")


@played
async def test_who_makes_them_is_looked_at_with_the_guests(tmp_path: Path) -> None:
    placed: list[bool] = []

    class Noting(Turnstile):
        def place(self, file: int, is_guest: bool) -> None:
            placed.append(is_guest)

    async def nothing(*_: object) -> Any:
        raise AssertionError("nothing is read or written here")

    async with server(tmp_path) as tables:
        ann, now = Person("ann"), 0.0
        table = await table_of(tables, [ann, Person("bob")])
        paces = Paces(Limits(now=lambda: now), Noting(), "192.0.2.1", lambda: now, {"number": 7})
        talk = Connection(table, ann.visitor, nothing, nothing, paces)
        talk.client.seats = [0]
        most = int(LIMITS["first"].burst + LIMITS["first-of-address"].burst)
        for _ in range(most + 1):
            await talk.take(b'{"t":"do","seat":0,"n":-1,"line":"none","id":1}')
        assert placed.index(True) == len(placed) - 1
        now = 60.0
        await talk.take(b'{"t":"do","seat":0,"n":-1,"line":"none","id":1}')
        assert not placed[-1]


@played
async def test_a_line_of_chat_does_not_make_a_move_wait_behind_guests(tmp_path: Path) -> None:
    """Whoever writes it holds the table's lock: it is not to queue with all who ask for something."""
    async with server(tmp_path) as tables:
        ann, bob, eve = Person("ann"), Person("bob"), Person("eve")
        turnstile = tables.services.turnstile = Turnstile()
        table = await table_of(tables, [ann, bob])
        await table.enter(eve.client)
        await table.hello(eve.client)
        passed: list[int] = []

        async def guest(number: int) -> None:
            await turnstile.enter(f"192.0.2.{number}")
            await tables.storage.read(select(1))
            passed.append(number)

        guests = [asyncio.create_task(guest(number)) for number in range(200)]
        said = asyncio.create_task(table.chat.say(eve.client, "hello"))
        await asyncio.sleep(0)
        seat, player = next((s, p) for p in (ann, bob) for s in p.views if s >= 0 and p.ask(s))
        ask = player.ask(seat)
        assert ask is not None
        with turnstile.move():
            await player.do(table, seat, ask["answers"][0])
        assert len(passed) < 150
        await asyncio.gather(said, *guests)
