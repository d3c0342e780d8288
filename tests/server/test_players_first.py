"""Players' sockets are looked at first, guests' one by one, and nobody waits for ever."""

from __future__ import annotations

import asyncio
import select
import selectors
import socket
import time
from collections.abc import Iterator
from typing import cast

import pytest
import uvicorn
from uvicorn.server import ServerState

from wardroom.server import players_first
from wardroom.server.players_first import BESIDE_A_MOVE, ListeningSocket, Loop, PlayersFirst
from wardroom.server.uvicorn_protocols import BoundedHttp

pytestmark = pytest.mark.skipif(not hasattr(select, "epoll"), reason="epoll is Linux's")

READ, WRITE = selectors.EVENT_READ, selectors.EVENT_WRITE


class Sea:
    """Sockets by name, each with something to read."""

    def __init__(self) -> None:
        self.selector = PlayersFirst()
        self.open: list[socket.socket] = []

    def add(self, name: str, is_guest: bool) -> socket.socket:
        here, there = socket.socketpair()
        self.open += [here, there]
        there.send(b"x")
        self.selector.place(here.fileno(), is_guest)
        self.selector.register(here, READ, name)
        return here

    def look(self) -> list[str]:
        return sorted(key.data for key, _ in self.selector.select(0))


@pytest.fixture
def sea() -> Iterator[Sea]:
    sea = Sea()
    yield sea
    sea.selector.close()
    for each in sea.open:
        each.close()


def test_all_players_and_one_guest_in_a_turn_and_every_guest_in_time(sea: Sea) -> None:
    for number in range(4):
        sea.add(f"guest{number}", is_guest=True)
    sea.add("player0", is_guest=False)
    sea.add("player1", is_guest=False)
    turns = [sea.look() for _ in range(4)]
    assert all(turn[1:] == ["player0", "player1"] for turn in turns)
    assert {turn[0] for turn in turns} == {f"guest{number}" for number in range(4)}


def test_guests_wait_for_a_move(sea: Sea, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players_first, "BESIDE_A_MOVE", 60.0)
    sea.add("guest", is_guest=True)
    assert sea.look() == ["guest"]
    sea.selector.hold()
    assert sea.look() == []
    sea.selector.release()
    assert sea.look() == ["guest"]


def test_a_guest_does_not_wait_for_ever(sea: Sea) -> None:
    """A loop without anything else to do sleeps until the guest's time has come."""
    sea.add("guest", is_guest=True)
    sea.look()
    sea.selector.hold()
    began = time.monotonic()
    assert [key.data for key, _ in sea.selector.select(None)] == ["guest"]
    assert BESIDE_A_MOVE / 2 < time.monotonic() - began < 5


def test_nor_where_one_move_follows_the_other(sea: Sea) -> None:
    sea.add("guest", is_guest=True)
    ends = time.monotonic() + 20
    seen: list[str] = []
    while not seen and time.monotonic() < ends:
        sea.selector.hold()
        time.sleep(BESIDE_A_MOVE / 5)
        seen = sea.look()
        sea.selector.release()
    assert seen == ["guest"]


def test_what_is_registered_is_found_by_socket_and_by_number(sea: Sea) -> None:
    found = sea.add("one", is_guest=True)
    by_file = sea.selector.get_map()
    assert by_file[found] is by_file[found.fileno()] and len(by_file) == len(list(by_file)) == 1


def test_a_player_does_not_wait_for_a_move(sea: Sea) -> None:
    sea.add("player", is_guest=False)
    sea.selector.hold()
    assert sea.look() == ["player"]


def test_a_guest_sits_down_and_stands_up(sea: Sea) -> None:
    first, second = sea.add("first", is_guest=True), sea.add("second", is_guest=True)
    sea.selector.place(first.fileno(), is_guest=False)
    sea.selector.place(second.fileno(), is_guest=False)
    assert sea.look() == ["first", "second"]
    sea.selector.place(first.fileno(), is_guest=True)
    sea.selector.place(second.fileno(), is_guest=True)
    assert len(sea.look()) == 1


@pytest.mark.parametrize("is_guest", [True, False])
def test_what_is_awaited_changes_and_ends(sea: Sea, is_guest: bool) -> None:
    found = sea.add("one", is_guest)
    sea.selector.modify(found, READ | WRITE, "two")
    assert [(key.data, events) for key, events in sea.selector.select(0)] == [("two", READ | WRITE)]
    sea.selector.modify(found, WRITE, "three")
    assert [(key.data, events) for key, events in sea.selector.select(0)] == [("three", WRITE)]
    assert sea.selector.get_key(found).data == "three"
    sea.selector.unregister(found)
    assert sea.look() == []
    with pytest.raises(KeyError):
        sea.selector.get_key(found)


def test_a_socket_that_was_closed_before_is_forgotten(sea: Sea) -> None:
    found = sea.add("gone", is_guest=True)
    number = found.fileno()
    found.close()
    sea.selector.unregister(number)
    assert sea.look() == []


def test_one_comes_in_at_a_time() -> None:
    with ListeningSocket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        listening.setblocking(False)
        coming = [socket.create_connection(listening.getsockname()) for _ in range(2)]
        for _ in coming:
            listening.accept()[0].close()
            with pytest.raises(BlockingIOError):
                listening.accept()
        for each in coming:
            each.close()


async def hello(scope: object, receive: object, send: object) -> None:
    """Nobody asks it anything."""


def test_whoever_comes_is_a_guest_until_the_socket_is_closed() -> None:
    """Its number is another's afterwards, for instance the database's."""
    config = uvicorn.Config(hello, http=BoundedHttp, log_config=None)

    async def scene() -> None:
        loop = cast(Loop, asyncio.get_running_loop())
        server = await loop.create_server(lambda: BoundedHttp(config, ServerState(), {}), "127.0.0.1", 0)
        _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        await until(lambda: len(guests(loop)) == 1)
        writer.close()
        await until(lambda: not guests(loop))
        server.close()

    with asyncio.Runner(loop_factory=Loop) as runner:
        runner.run(asyncio.wait_for(scene(), 20))


def guests(loop: Loop) -> set[int]:
    return loop.sockets._are_guests


async def until(is_so: object) -> None:
    assert callable(is_so)
    while not is_so():
        await asyncio.sleep(0.005)
