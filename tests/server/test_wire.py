"""The short cuts of the wire: however the bytes come, the same is heard; and nothing overtakes."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from wardroom.server.socket import Connection
from wardroom.server.table import LiveTable
from wardroom.server.views import Client
from wardroom.server.wire import MOST_WAITING, Wire, ends_with_a_frame, header_of, wire_of

HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class FakeTransport(asyncio.Transport):
    """Keeps what is written to it."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.reading = True
        self.closed = False

    def write(self, data: Any) -> None:
        self.written += data

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True


class Ear:
    """An application that hears when it is let."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.wire: Wire | None = None
        self.listening = asyncio.Event()
        self.listening.set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.wire = wire_of(scope)
        await receive()
        await send({"type": "websocket.accept"})
        while (event := await receive())["type"] == "websocket.receive":
            self.heard.append(event["text"])
            await self.listening.wait()
        self.heard.append(str(event["code"]))


async def opened(ear: Ear) -> tuple[Wire, FakeTransport]:
    config = uvicorn.Config(ear, ws=Wire, ws_per_message_deflate=False, ws_ping_interval=None)
    wire, transport = Wire(config, ServerState(), {}), FakeTransport()
    wire.connection_made(transport)
    wire.data_received(HANDSHAKE)
    await quiet()
    assert transport.written.startswith(b"HTTP/1.1 101")
    transport.written = b""
    return wire, transport


async def quiet() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def text_frame(text: str, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text.encode(), fin).serialize(mask=True)


SHORT, LONG, RUSSIAN = "ahoy", "x" * 300, "полный вперёд"
WHOLE = text_frame(SHORT)


@pytest.mark.parametrize(
    ("pieces", "heard"),
    [
        ([WHOLE], [SHORT]),
        ([text_frame("")], [""]),
        ([text_frame(RUSSIAN)], [RUSSIAN]),
        ([text_frame("x" * 125)], ["x" * 125]),
        ([text_frame("x" * 126)], ["x" * 126]),
        ([text_frame(LONG)], [LONG]),
        ([WHOLE + WHOLE], [SHORT, SHORT]),
        ([WHOLE[:1], WHOLE[1:]], [SHORT]),
        ([WHOLE[:7], WHOLE[7:]], [SHORT]),
        ([WHOLE + WHOLE[:3], WHOLE[3:], WHOLE], [SHORT, SHORT, SHORT]),
        ([text_frame("a", fin=False), text_frame("hoy", Opcode.CONT)], [SHORT]),
        # A new message in the middle of another, and bytes that are no text: the socket is closed.
        ([text_frame("a", fin=False), WHOLE], ["1002"]),
        ([Frame(Opcode.TEXT, b"\xff\xff").serialize(mask=True), WHOLE], ["1007"]),
        ([Frame(Opcode.TEXT, b"ahoy").serialize(mask=False)], ["1002"]),
    ],
)
def test_however_the_bytes_come_the_same_is_heard(pieces: list[bytes], heard: list[str]) -> None:
    async def run() -> None:
        ear = Ear()
        wire, _ = await opened(ear)
        for piece in pieces:
            wire.data_received(piece)
            await quiet()
        assert ear.heard == heard

    asyncio.run(run())


def test_a_piece_of_a_frame_is_not_taken_for_a_frame() -> None:
    """Where a long frame is cut after its first two bytes, what follows may look like a whole one."""

    async def run() -> None:
        ear = Ear()
        wire, _ = await opened(ear)
        frame = text_frame("x" * 0x8185)
        # The length stands in two bytes, 81 85: so a short text of five letters begins, too.
        for piece in (WHOLE, frame[:2], frame[2:13], frame[13:], WHOLE):
            wire.data_received(piece)
            await quiet()
        assert ear.heard == [SHORT, "x" * 0x8185, SHORT]

    asyncio.run(run())


@pytest.mark.parametrize("text", ["", SHORT, LONG, "x" * 70_000])
def test_frames_are_measured(text: str) -> None:
    for frame in (text_frame(text), WHOLE + text_frame(text) + WHOLE):
        assert ends_with_a_frame(frame)
        assert not any(ends_with_a_frame(frame[:cut]) for cut in (1, 3, 5, len(frame) - 1))
        assert not ends_with_a_frame(frame + WHOLE[:1])


def test_reading_stops_for_who_sends_faster_than_it_is_heard() -> None:
    async def run() -> None:
        ear = Ear()
        wire, transport = await opened(ear)
        ear.listening.clear()
        for number in range(MOST_WAITING + 2):
            assert transport.reading
            wire.data_received(text_frame(str(number)))
            await quiet()
        assert not transport.reading
        ear.listening.set()
        await quiet()
        await asyncio.sleep(0.01)
        assert transport.reading and ear.heard == [str(number) for number in range(MOST_WAITING + 2)]

    asyncio.run(run())


def test_what_is_written_at_once() -> None:
    async def run() -> None:
        ear = Ear()
        wire, transport = await opened(ear)
        assert ear.wire is wire and wire.write(RUSSIAN.encode())
        assert transport.written == Frame(Opcode.TEXT, RUSSIAN.encode()).serialize(mask=False)
        wire.pause_writing()
        assert not wire.write(SHORT.encode())
        wire.resume_writing()
        assert wire.write(SHORT.encode())
        await wire.send({"type": "websocket.close", "code": 1000})
        assert not wire.write(SHORT.encode())

    asyncio.run(run())


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65535, 65536, 100_000])
def test_headers_are_those_of_the_library(length: int) -> None:
    frame = Frame(Opcode.TEXT, bytes(length)).serialize(mask=False)
    assert header_of(length) == frame[: len(frame) - length]


def test_a_table_that_cannot_be_entered_is_left_again() -> None:
    class Broken:
        def __init__(self) -> None:
            self.clients: list[Client] = []

        async def enter(self, client: Client) -> None:
            self.clients.append(client)
            raise LookupError("somebody else's frame could not be made")

        async def leave(self, client: Client) -> None:
            self.clients.remove(client)

    async def run() -> None:
        table = Broken()
        before = asyncio.all_tasks()
        connection = Connection(cast(LiveTable, table), None, nothing, nothing, None)
        with pytest.raises(LookupError):
            await connection.serve()
        await quiet()
        assert not table.clients and asyncio.all_tasks() == before

    async def nothing(*_: object) -> Any:
        raise AssertionError("nobody is heard or told anything")

    asyncio.run(run())
