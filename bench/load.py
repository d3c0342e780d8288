"""Two clients at each of many tables, over real sockets: how many moves a second, and how long one takes.

The same driver loads our server and the peer: a `Desk` is one table with its two sockets, and knows what to
send and when both clients have heard of it. At most one move of a desk is on its way.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

# What hears of a finished move: the desk, and the seconds from sending to both clients' receipt.
Heard = Callable[["Desk", float], None]


class Client(WSListener):
    """One socket; it hands every frame to its desk."""

    def __init__(self, desk: Desk, place: int) -> None:
        super().__init__()
        self.desk = desk
        self.place = place

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.desk.sockets.append(transport)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            payload = frame.get_payload_as_bytes()
            self.desk.frames += 1
            self.desk.bytes += len(payload)
            self.desk.received(self.place, payload)


class Desk:
    """A table and its two clients; a subclass speaks the protocol of one server."""

    def __init__(self) -> None:
        self.sockets: list[WSTransport] = []
        self.frames = self.bytes = self.faults = 0
        self.on_its_way = False
        self._sent = 0.0
        self._heard: Heard | None = None
        self._echo_sent = 0.0
        self._echo_heard: Callable[[float], None] | None = None

    def urls(self) -> list[tuple[str, Mapping[str, str]]]:
        """Address and headers of each client's socket."""
        raise NotImplementedError

    async def sit(self) -> None:
        """Connect both clients and wait until the game is on."""
        for place, (url, headers) in enumerate(self.urls()):
            await ws_connect(partial(Client, self, place), url, extra_headers=headers)
            self.greet(place)
        deadline = time.monotonic() + 60
        while not self.can_move():
            if time.monotonic() > deadline:
                raise TimeoutError(f"no game began at {type(self).__name__} within a minute")
            await asyncio.sleep(0.005)

    def greet(self, place: int) -> None:
        """What a client says first."""

    def received(self, place: int, payload: bytes) -> None:
        raise NotImplementedError

    def can_move(self) -> bool:
        """Whether some client has been asked for a move."""
        raise NotImplementedError

    def move(self) -> tuple[int, bytes]:
        """The next move: which client sends it, and the frame."""
        raise NotImplementedError

    def echo(self) -> bytes:
        """A frame that the server answers by itself, without a game."""
        raise NotImplementedError

    def send(self, place: int, payload: bytes) -> None:
        self.sockets[place].send(WSMsgType.TEXT, payload)

    def begin(self, heard: Heard) -> None:
        """Send the next move, if one is due and none is on its way."""
        self._heard = heard
        if not self.on_its_way and self.can_move():
            place, payload = self.move()
            self.on_its_way = True
            self._sent = time.perf_counter()
            self.send(place, payload)

    def both_have_heard(self) -> None:
        """A subclass calls this when the move on its way has reached both clients."""
        self.on_its_way = False
        if self._heard is not None:
            self._heard(self, time.perf_counter() - self._sent)

    def asked_late(self) -> None:
        """A subclass calls this when a client is asked while no move is on its way."""
        if self._heard is not None:
            self._heard(self, -1.0)

    @property
    def is_busy(self) -> bool:
        return self.on_its_way or self._echo_heard is not None

    def ask_for_echo(self, heard: Callable[[float], None]) -> None:
        self._echo_heard = heard
        self._echo_sent = time.perf_counter()
        self.send(0, self.echo())

    def echoed(self) -> None:
        """A subclass calls this when the echo has come back."""
        heard, self._echo_heard = self._echo_heard, None
        if heard is not None:
            heard(time.perf_counter() - self._echo_sent)

    def close(self) -> None:
        for socket in self.sockets:
            socket.disconnect()


@dataclass
class Load:
    """What a server did under load: how many seconds each move took, and `cores` of the driver itself."""

    times: list[float]
    seconds: float
    frames: int
    bytes: int
    faults: int
    worked: float

    @property
    def rate(self) -> float:
        return len(self.times) / self.seconds

    @property
    def p50(self) -> float:
        return self.percentile(0.50)

    @property
    def p95(self) -> float:
        return self.percentile(0.95)

    @property
    def p99(self) -> float:
        return self.percentile(0.99)

    def percentile(self, part: float) -> float:
        """In milliseconds."""
        times = sorted(self.times)
        return times[min(len(times) - 1, int(len(times) * part))] * 1000

    @property
    def mean_frame(self) -> float:
        return self.bytes / max(1, self.frames)

    @property
    def cores(self) -> float:
        return self.worked / self.seconds


def together(loads: list[Load]) -> Load:
    """Several turns of the same kind as one."""
    return Load(
        [time for one in loads for time in one.times],
        sum(one.seconds for one in loads),
        sum(one.frames for one in loads),
        sum(one.bytes for one in loads),
        sum(one.faults for one in loads),
        sum(one.worked for one in loads),
    )


async def sit_all(desks: list[Desk]) -> None:
    """A few at a time: servers accept only so many connections at once."""
    for start in range(0, len(desks), 25):
        await asyncio.gather(*(desk.sit() for desk in desks[start : start + 25]))


async def at_full_speed(desks: list[Desk], seconds: float, warm_up: float) -> Load:
    """Every desk moves again as soon as both its clients have heard of the last move."""
    times: list[float] = []
    counting = going = False

    def heard(desk: Desk, took: float) -> None:
        if counting and took >= 0:
            times.append(took)
        if going:
            desk.begin(heard)

    going = True
    for desk in desks:
        desk.begin(heard)
    await asyncio.sleep(warm_up)
    gc.collect()
    gc.disable()
    try:
        before = _traffic(desks)
        began, worked = time.perf_counter(), time.process_time()
        counting = True
        await asyncio.sleep(seconds)
        counting = going = False
        spent, worked = time.perf_counter() - began, time.process_time() - worked
        after = _traffic(desks)
    finally:
        gc.enable()
    await _calm(desks)
    return _load(times, spent, worked, before, after)


async def at_a_human_pace(desks: list[Desk], seconds: float, every: float) -> tuple[Load, Load]:
    """One move at each desk every so many seconds, and between any two of them an echo at the desk opposite.

    Moves and echoes are evenly spread, so whatever else the machine does befalls both alike, even if it takes
    only a moment.
    """
    moves: list[float] = []
    echoes: list[float] = []

    def heard(desk: Desk, took: float) -> None:
        if took >= 0:
            moves.append(took)

    opposite = len(desks) // 2
    step = every / len(desks) / 2
    gc.collect()
    gc.disable()
    try:
        before = _traffic(desks)
        began, worked = time.perf_counter(), time.process_time()
        for count in range(int(seconds / step)):
            ahead = began + count * step - time.perf_counter()
            if ahead > 0:
                await asyncio.sleep(ahead)
            place = count // 2
            if count % 2 == 0:
                desks[place % len(desks)].begin(heard)
            else:
                desks[(place + opposite) % len(desks)].ask_for_echo(echoes.append)
        spent, worked = time.perf_counter() - began, time.process_time() - worked
        after = _traffic(desks)
    finally:
        gc.enable()
    await _calm(desks)
    return _load(moves, spent, worked, before, after), _load(echoes, spent, worked, before, after)


async def _calm(desks: list[Desk]) -> None:
    """Wait until nothing is on its way, so that the next measurement begins with idle sockets."""
    deadline = time.monotonic() + 10
    while any(desk.is_busy for desk in desks) and time.monotonic() < deadline:
        await asyncio.sleep(0.01)
    for desk in desks:
        desk._heard = desk._echo_heard = None


def _traffic(desks: list[Desk]) -> tuple[int, int, int]:
    return (
        sum(desk.frames for desk in desks),
        sum(desk.bytes for desk in desks),
        sum(desk.faults for desk in desks),
    )


def _load(
    times: list[float], spent: float, worked: float, before: tuple[int, int, int], after: tuple[int, int, int]
) -> Load:
    if not times:
        raise RuntimeError("no move was heard of: the server does not answer")
    frames, size, faults = (late - early for late, early in zip(after, before, strict=True))
    return Load(times, spent, frames, size, faults, worked)
