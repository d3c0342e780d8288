"""Our table over real sockets beside boardgame.io's own server; `bench/README.md` says how it is measured."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median

import msgspec
from msgspec import UNSET, Struct, UnsetType

from bench import load
from bench.engine import Row
from bench.load import Desk, Load
from bench.served import Visitor, free_port, our_server, until_it_listens

TABLES = 500
HUMAN_PACE = 2.0
PEER = "boardgame.io 0.50"
# Long games, so that none ends while it is measured.
OPTIONS = {"rounds": "6"}
# The peer's folder: `make bench` installs its packages.
PEER_FOLDER = Path(__file__).parent / "table"


def run(full: bool = True) -> list[Row]:
    """Measure our server and, where it is installed, the peer in turns; not `full` shows that it runs."""
    return asyncio.run(_run(TABLES if full else 4, 3 if full else 1, 6.0 if full else 0.5))


async def _run(tables: int, times: int, seconds: float) -> list[Row]:
    with ExitStack() as stack:
        site = stack.enter_context(our_server())
        ours = [Guests(site) for _ in range(tables)]
        desks: list[Desk] = [*ours]
        await load.sit_all(desks)
        peers: list[Desk] = []
        if peer_is_installed():
            port = stack.enter_context(peer_server())
            peers = [Match(port, str(number)) for number in range(tables)]
            await load.sit_all(peers)
        fast: list[Load] = []
        peer_fast: list[Load] = []
        for _ in range(times):
            fast.append(await load.at_full_speed(desks, seconds, seconds / 4))
            if peers:
                peer_fast.append(await load.at_full_speed(peers, seconds, seconds / 4))
        paced = [
            await load.at_a_human_pace(desks, seconds * 3 / 2, min(HUMAN_PACE, seconds))
            for _ in range(times * 2)
        ]
        human, echo = (load.together(list(of_a_kind)) for of_a_kind in zip(*paced, strict=True))
        for desk in [*desks, *peers]:
            desk.close()
        both = sum(guests.moves_of_both for guests in ours) / max(1, sum(guests.moves for guests in ours))
    return _rows(tables, fast, peer_fast, echo, human, both)


def _rows(
    tables: int, fast: list[Load], peer_fast: list[Load], echo: Load, human: Load, both: float
) -> list[Row]:
    def ours(name: str) -> float:
        return float(median(getattr(one, name) for one in fast))

    def peer(name: str) -> float | None:
        return median(getattr(one, name) for one in peer_fast) if peer_fast else None

    at = f"{tables} tables"
    return [
        Row(f"table moves a second, {at}", ours("rate"), peer("rate"), PEER, 1.0),
        Row(f"table p50 ms at full speed, {at}", ours("p50"), peer("p50"), PEER),
        Row(f"table p95 ms at full speed, {at}", ours("p95"), peer("p95"), PEER),
        Row(f"table p99 ms at full speed, {at}", ours("p99"), peer("p99"), PEER, 1.0, at_most=True),
        Row(f"table p50 ms at a human pace, {at}", human.p50, echo.p50, "bare echo"),
        Row(f"table p99 ms at a human pace, {at}", human.p99, echo.p99, "bare echo", 5.0, at_most=True),
        Row("table bytes of a frame, mean", ours("mean_frame"), goal=2000.0, at_most=True),
        Row("table share of moves that both seats hear of", both),
        Row("table cores that the clients use", ours("cores"), peer("cores"), PEER),
        Row("table faults", float(sum(one.faults for one in [*fast, human])), goal=0.0, at_most=True),
    ]


# -- ours ----------------------------------------------------------------------------------------------------


class AskPart(Struct):
    n: int | UnsetType = UNSET
    answers: list[str] | UnsetType = UNSET
    given: bool | None = False


class ViewPart(Struct):
    ask: AskPart | UnsetType | None = UNSET
    status: str = ""


class Frame(Struct):
    """The part of a frame that a bot needs; `docs/protocol.md` has all of it."""

    t: str
    view: ViewPart | UnsetType = UNSET
    patch: ViewPart | UnsetType = UNSET
    table: ViewPart | UnsetType = UNSET
    moves: int = 0
    re: int = -1


class Seat:
    """What one client knows: the question put to it, and how many public moves it has heard of."""

    def __init__(self, guest: Visitor) -> None:
        self.guest = guest
        self.opened = False
        self.asked = -1
        self.answers: list[str] = []
        self.moves = 0


class Guests(Desk):
    """Two guests at one of our tables, who answer every question with a random legal word."""

    decode = msgspec.json.Decoder(Frame).decode
    rng = random.Random(4)

    def __init__(self, site: str, address: str = "") -> None:
        super().__init__()
        self.site = site
        self.moves = self.moves_of_both = 0
        self.mover = self.known = 0
        # The public moves that the other client must have heard of too; -1 until the mover has its answer.
        self.until = -1
        first, second = Visitor(site, address), Visitor(site, address)
        seats = [{"kind": "you"}, {"kind": "link"}]
        order = {"game": "coldwar", "options": OPTIONS, "seats": seats, "window": 0}
        made = first.post("/api/tables", {**order, "nonce": first.commitment})
        self.table = made["table"]["id"]
        second.post(
            f"/api/tables/{self.table}/sit",
            {"seat": 1, "secret": made["links"]["1"], "nonce": second.commitment},
        )
        self.seats = [Seat(first), Seat(second)]

    def urls(self) -> list[tuple[str, Mapping[str, str]]]:
        url = f"ws://{self.site}/ws/tables/{self.table}"
        return [(url, seat.guest.headers()) for seat in self.seats]

    def greet(self, place: int) -> None:
        self.send(place, b'{"t":"hello"}')

    def received(self, place: int, payload: bytes) -> None:
        frame = self.decode(payload)
        seat = self.seats[place]
        if frame.t == "change" or frame.t == "whole":
            if frame.moves > seat.moves:
                seat.moves = frame.moves
            part = frame.patch if frame.t == "change" else frame.view
            if part is not UNSET and part.ask is not UNSET:
                self.note(seat, part.ask)
            if frame.t == "whole" and frame.table is not UNSET:
                self.open_nonce(place, frame.table.status)
            self.judge(place, frame)
        elif frame.t == "pong":
            self.echoed()
        elif frame.t == "table" and frame.patch is not UNSET:
            self.open_nonce(place, frame.patch.status)
        elif frame.t == "fault":
            self.faults += 1
            if self.on_its_way and place == self.mover:
                self.both_have_heard()

    def note(self, seat: Seat, ask: AskPart | None) -> None:
        if ask is None:
            seat.asked = -1
            return
        if ask.n is not UNSET:
            seat.asked = ask.n
        if ask.answers is not UNSET:
            seat.answers = ask.answers
        if ask.given:
            seat.asked = -1

    def judge(self, place: int, frame: Frame) -> None:
        """Whether the move on its way has reached both clients: the other hears only of what is public."""
        if not self.on_its_way:
            self.asked_late()
            return
        other = self.seats[1 - self.mover]
        if place == self.mover and frame.re >= 0:
            # Formations come first and are sealed: the first answer only tells where the count stands.
            public = frame.moves > self.known > 0
            self.until = frame.moves if public else 0
            self.moves += 1
            self.moves_of_both += public
        if self.until >= 0 and other.moves >= self.until:
            self.both_have_heard()

    def open_nonce(self, place: int, status: str) -> None:
        seat = self.seats[place]
        if status == "opening" and not seat.opened:
            seat.opened = True
            self.send(place, f'{{"t":"open","nonce":"{seat.guest.nonce}"}}'.encode())

    def can_move(self) -> bool:
        return self.seats[0].asked >= 0 or self.seats[1].asked >= 0

    def move(self) -> tuple[int, bytes]:
        place = 1 - self.mover if self.seats[1 - self.mover].asked >= 0 else self.mover
        seat = self.seats[place]
        line = seat.answers[int(self.rng.random() * len(seat.answers))]
        frame = f'{{"t":"do","seat":{place},"n":{seat.asked},"line":"{line}","id":1}}'
        self.mover, self.until, self.known = place, -1, max(self.seats[0].moves, self.seats[1].moves)
        seat.asked = -1
        return place, frame.encode()

    def echo(self) -> bytes:
        return b'{"t":"ping","at":1}'


# -- boardgame.io --------------------------------------------------------------------------------------------


def peer_is_installed() -> bool:
    return (PEER_FOLDER / "node_modules" / "boardgame.io").is_dir() and shutil.which("node") is not None


@contextmanager
def peer_server() -> Iterator[int]:
    port = free_port()
    environment = {**os.environ, "NODE_ENV": "production"}
    command = ["node", "peer.js", str(port)]
    process = subprocess.Popen(command, cwd=PEER_FOLDER, env=environment, stdout=subprocess.DEVNULL)
    try:
        until_it_listens(port, process)
        yield port
    finally:
        process.terminate()
        process.wait(30)


class Context(Struct, rename={"current_player": "currentPlayer"}):
    current_player: str


class Cells(Struct):
    cells: list[str | None]


class MatchState(Struct, rename={"game": "G", "context": "ctx", "number": "_stateID"}):
    game: Cells
    context: Context
    number: int


class Sync(Struct):
    state: MatchState


class Match(Desk):
    """Two players at a match of tic-tac-toe, in the frames of socket.io 4 over a bare WebSocket."""

    space = b"/tic-tac-toe,"
    synced = msgspec.json.Decoder(tuple[str, str, Sync]).decode
    updated = msgspec.json.Decoder(tuple[str, str, MatchState, msgspec.Raw]).decode
    rng = random.Random(4)

    def __init__(self, port: int, name: str) -> None:
        super().__init__()
        self.port = port
        self.name = name
        self.ready = [False, False]
        self.numbers = [-1, -1]
        self.cells: list[str | None] = []
        self.player = 0

    def urls(self) -> list[tuple[str, Mapping[str, str]]]:
        url = f"ws://127.0.0.1:{self.port}/socket.io/?EIO=4&transport=websocket"
        return [(url, {}), (url, {})]

    def received(self, place: int, payload: bytes) -> None:
        if payload.startswith(b"42"):
            self.heard_event(place, payload[2 + len(self.space) :])
        elif payload == b"2":
            self.send(place, b"3")
        elif payload.startswith(b"0"):
            self.send(place, b"40" + self.space)
        elif payload.startswith(b"40"):
            self.send(place, b"42%s" % self.space + f'["sync","{self.name}","{place}",null,2]'.encode())

    def heard_event(self, place: int, event: bytes) -> None:
        if event.startswith(b'["update"'):
            self.take(place, self.updated(event)[2])
            if self.on_its_way and self.numbers[0] == self.numbers[1]:
                self.both_have_heard()
        elif event.startswith(b'["sync"'):
            self.take(place, self.synced(event)[2].state)
            self.ready[place] = True

    def take(self, place: int, state: MatchState) -> None:
        self.numbers[place] = state.number
        self.cells = state.game.cells
        self.player = int(state.context.current_player)

    def can_move(self) -> bool:
        return all(self.ready)

    def move(self) -> tuple[int, bytes]:
        free = [number for number, cell in enumerate(self.cells) if cell is None]
        # A board that is won takes any cell, which begins the next game.
        cell = free[int(self.rng.random() * len(free))] if free else 4
        payload = f'{{"type":"clickCell","args":[{cell}],"playerID":"{self.player}","credentials":null}}'
        action = f'{{"type":"MAKE_MOVE","payload":{payload}}}'
        event = f'["update",{action},{self.numbers[0]},"{self.name}","{self.player}"]'
        return self.player, b"42" + self.space + event.encode()
