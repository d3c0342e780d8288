"""A server's tables without sockets: clients that keep every frame, and a clock that is moved by hand."""

from __future__ import annotations

import asyncio
import functools
import heapq
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

from wardroom.core.changes import merged
from wardroom.server import commands, dealing
from wardroom.server.messages import Do, NewSeat, NewTable, Sit, Undo
from wardroom.server.sessions import Visitor
from wardroom.server.storage import Storage
from wardroom.server.table import LiveTable
from wardroom.server.tables import Tables
from wardroom.server.views import Client

START = 1_800_000_000_000
# The servers that run now.
RUNNING: list[Tables] = []


class Ring:
    def __init__(self, when: int, ring: Callable[[], None]) -> None:
        self.when = when
        self.ring: Callable[[], None] | None = ring

    def cancel(self) -> None:
        self.ring = None

    def __lt__(self, other: Ring) -> bool:
        return self.when < other.when


class FakeTime:
    """Stands still until it is moved."""

    def __init__(self) -> None:
        self.time = START
        self.rings: list[Ring] = []
        self.sleepers = 0

    def now(self) -> int:
        return self.time

    def at(self, when: int, ring: Callable[[], None]) -> Ring:
        found = Ring(when, ring)
        heapq.heappush(self.rings, found)
        return found

    async def until(self, when: int) -> None:
        if when > self.time:
            rung = asyncio.Event()
            self.at(when, rung.set)
            self.sleepers += 1
            try:
                await rung.wait()
            finally:
                self.sleepers -= 1

    async def pass_by(self, milliseconds: int) -> None:
        """Move on, ringing whatever is due on the way."""
        end = self.time + milliseconds
        await settle()
        while self.rings and self.rings[0].when <= end:
            ring = heapq.heappop(self.rings)
            self.time = max(self.time, ring.when)
            if ring.ring is not None:
                ring.ring()
                await settle()
        self.time = end


async def settle() -> None:
    """Let everything happen that needs no time; the database is a thread of its own."""
    quiet = 0
    while quiet < 5:
        busy = any(is_busy(table) for tables in RUNNING for table in tables.live.values())
        await asyncio.sleep(0.001 if busy else 0)
        quiet = 0 if busy else quiet + 1


def is_busy(table: LiveTable) -> bool:
    """Whether it waits for the database, and not for the clock."""
    time = table.services.time
    asleep = isinstance(time, FakeTime) and time.sleepers > 0
    return table.lock.locked() or bool(table.tasks) or (table.absent.task is not None and not asleep)


class Person:
    """A visitor with one client that remembers all it was sent."""

    def __init__(self, id: str, name: str = "") -> None:
        self.visitor = Visitor(id, name or id.capitalize())
        self.client = Client(self.visitor, self.hear)
        self.frames: list[str] = []
        self.nonce = sha256(id.encode()).digest()
        # By seat: the view that the frames add up to.
        self.views: dict[int, dict[str, Any]] = {}
        self.log: dict[int, list[dict[str, Any]]] = {}
        self.counts: dict[int, int] = {}
        self.table: dict[str, Any] = {}

    @property
    def commitment(self) -> str:
        return sha256(self.nonce).hexdigest()

    def hear(self) -> None:
        while self.client.frames:
            frame = self.client.taken().decode()
            self.frames.append(frame)
            self.follow(json.loads(frame))

    def follow(self, frame: dict[str, Any]) -> None:
        """Do what a page does."""
        if frame["t"] == "whole":
            seat = frame["view"]["seat"]
            self.views[seat], self.log[seat] = frame["view"], frame["log"]
            self.counts[seat], self.table = frame["n"], frame["table"]
        elif frame["t"] == "change":
            seat = frame["seat"]
            assert frame["n"] == self.counts[seat] + 1
            self.counts[seat] = frame["n"]
            self.views[seat] = merged(self.views[seat], frame.get("patch", {}))
            if "cut" in frame:
                del self.log[seat][frame["cut"] :]
            for line in frame.get("log", []):
                assert line["n"] == len(self.log[seat])
                self.log[seat].append(line)
        elif frame["t"] == "table":
            self.table = merged(self.table, frame["patch"])

    def last(self) -> dict[str, Any]:
        return dict(json.loads(self.frames[-1]))

    def of_kind(self, kind: str) -> list[dict[str, Any]]:
        return [frame for frame in map(json.loads, self.frames) if frame["t"] == kind]

    def ask(self, seat: int) -> dict[str, Any] | None:
        return self.views.get(seat, {}).get("ask")

    async def do(self, table: LiveTable, seat: int, line: str, n: int | None = None, id: int = 1) -> None:
        ask = self.ask(seat)
        await table.do(self.client, Do(seat, ask["n"] if n is None and ask else n or 0, line, id))

    async def undo(self, table: LiveTable, seat: int) -> None:
        ask = self.ask(seat)
        await commands.undo(table, self.client, Undo(seat, ask["n"] if ask else 0))


@asynccontextmanager
async def server(folder: Path, bots_fail: bool = False, **settings: Any) -> AsyncIterator[Tables]:
    """Tables over a real SQLite file; no bot is at a loss for an answer unless a test is about that."""
    storage = await Storage.open(f"sqlite+aiosqlite:///{folder / 'wardroom.db'}")
    settings = {"bot_delay": 0, "workers": 0, "time": FakeTime(), **settings}
    tables = Tables(storage, **settings)
    await tables.open()
    RUNNING.append(tables)
    try:
        yield tables
        assert bots_fail == (tables.counts()["bots_failed"] > 0), "a bot played its first legal answer"
    finally:
        RUNNING.remove(tables)
        await tables.close()
        await storage.close()


async def table_of(tables: Tables, people: list[Person], bots: int = 0, **settings: Any) -> LiveTable:
    """A table at which these people sit, and then so many bots; everybody has opened their nonce."""
    owner, *others = people
    new = NewTable(
        game=settings.pop("game", "coldwar"),
        seats=[
            NewSeat("you"),
            *(NewSeat("link") for _ in others),
            *(NewSeat("bot", bot=settings.pop("bot", "random")) for _ in range(bots)),
        ],
        nonce=owner.commitment,
        **settings,
    )
    made = await tables.make(owner.visitor, new)
    table = await tables.find(made.table.id)
    for seat, person in enumerate(others, 1):
        sit = Sit(seat, made.links[str(seat)], person.commitment)
        await tables.sit(person.visitor, table.id, sit)
    for person in people:
        await table.enter(person.client)
        await table.hello(person.client)
    for person in people:
        await dealing.open_nonce(table, person.client, person.nonce.hex())
    assert table.status == "playing"
    return table


def played(test: Callable[..., Any]) -> Callable[..., Any]:
    """A test that is a coroutine."""

    @functools.wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), 120))

    return run


async def play_some(table: LiveTable, people: list[Person], moves: int, seed: int = 1) -> int:
    """Random answers of all who are asked; gives how many were given before the game ended."""
    rng = random.Random(seed)
    for done in range(moves):
        if table.status != "playing":
            return done
        asked = [
            (seat, person)
            for person in people
            for seat in person.views
            if seat >= 0 and (ask := person.ask(seat)) and not ask.get("given")
        ]
        if asked:
            seat, person = rng.choice(asked)
            ask = person.ask(seat)
            assert ask is not None
            await person.do(table, seat, rng.choice(ask["answers"]))
        else:
            assert isinstance(table.services.time, FakeTime)
            await table.services.time.pass_by(1000)
    return moves


def look_alike(table: LiveTable, person: Person, seat: int) -> None:
    """What the frames added up to is what the seat may know."""
    assert table.play is not None
    match = table.play.match
    assert person.views[seat]["board"] == table.game.board(match.state.observe(seat))
    assert [line["name"] for line in person.log[seat]] == [event.name for event in match.events]
    for line, event in zip(person.log[seat], match.events, strict=True):
        assert line["facts"] == event.seen_by(seat)
