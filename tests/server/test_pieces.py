"""However the bytes of a socket come, together or in pieces, the same is heard, and nothing is lost.

A client's bytes go to the server as it is started, over a real socket; what it hears is sent back.
"""

from __future__ import annotations

import random
import socket as sockets
import threading
import time
from collections.abc import Iterator, Sequence

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from wardroom.server.app import server_config
from wardroom.server.serving import bind
from wardroom.server.settings import Settings

# Around the lengths that take another form of header, and around those that once were taken for others.
SHORT = range(100, 141)
LONG = range(65_520, 65_537)


async def ear(socket: WebSocket) -> None:
    """Sends back whatever it hears."""
    await socket.accept()
    async for text in socket.iter_text():
        await socket.send_text(text)


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    app = Starlette(routes=[WebSocketRoute("/", ear)])
    with bind("127.0.0.1", 0) as listening:
        server = uvicorn.Server(server_config(app, Settings()))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
        thread.start()
        while not server.started:
            time.sleep(0.01)
        yield listening.getsockname()[1]
        server.should_exit = True
        thread.join(20)


class Raw:
    """A client that sends the bytes it is told to."""

    def __init__(self, port: int) -> None:
        self.socket = sockets.create_connection(("127.0.0.1", port), 20)
        self.socket.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_NODELAY, 1)
        self.protocol = ClientProtocol(parse_uri(f"ws://127.0.0.1:{port}/"), max_size=None)
        self.protocol.send_request(self.protocol.connect())
        self.send(*self.protocol.data_to_send())
        self.frames: list[Frame] = []
        self.read()

    def send(self, *pieces: bytes) -> None:
        for number, piece in enumerate(pieces):
            if number:
                # Long enough for the server to read the piece before, as a rule.
                time.sleep(0.0002)
            self.socket.sendall(piece)

    def read(self) -> None:
        self.protocol.receive_data(self.socket.recv(1 << 20) or b"")
        self.frames += [event for event in self.protocol.events_received() if isinstance(event, Frame)]

    def hear(self, count: int) -> list[str]:
        """The next so many texts; where the server closes instead, its code."""
        while len(self.frames) < count:
            self.read()
        heard, self.frames = self.frames[:count], self.frames[count:]
        return [
            bytes(frame.data).decode()
            if frame.opcode is Opcode.TEXT
            else str(int.from_bytes(bytes(frame.data)[:2]))
            for frame in heard
        ]

    def close(self) -> None:
        self.socket.close()


@pytest.fixture
def raw(port: int) -> Iterator[Raw]:
    client = Raw(port)
    yield client
    client.close()


def frame_of(text: str | bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """As a client sends it, under a random mask."""
    data = text.encode() if isinstance(text, str) else text
    return Frame(opcode, data, fin).serialize(mask=True)


def text_of(length: int, number: int) -> str:
    return f"{number}:".ljust(length, "x")


def test_two_frames_in_one_write(raw: Raw) -> None:
    """Each pair many times, since what a mask makes of a frame is chance."""
    for length in SHORT:
        for number in range(40):
            texts = [text_of(5 + number * 3, 1), text_of(length, 2)]
            raw.send(b"".join(frame_of(text) for text in texts))
            assert raw.hear(2) == texts, length
    for length in LONG:
        texts = [text_of(20, 1), text_of(length, 2), text_of(122, 3)]
        raw.send(b"".join(frame_of(text) for text in texts))
        assert raw.hear(3) == texts, length


@pytest.mark.parametrize("length", SHORT)
def test_two_frames_cut_at_every_byte(raw: Raw, length: int) -> None:
    texts = [text_of(12, 1), text_of(length, 2)]
    for cut in range(1, 12 + length + 2 * 8 - 1):
        both = b"".join(frame_of(text) for text in texts)
        raw.send(both[:cut], both[cut:])
        assert raw.hear(2) == texts, cut


@pytest.mark.parametrize("length", LONG)
def test_a_long_frame_cut_at_every_byte_of_its_header(raw: Raw, length: int) -> None:
    rng = random.Random(length)
    cuts = [*range(1, 50), length // 2, *(rng.randrange(50, length) for _ in range(10)), length - 1]
    texts = [text_of(20, 1), text_of(length, 2), text_of(20, 3)]
    for cut in cuts:
        three = b"".join(frame_of(text) for text in texts)
        raw.send(three[:cut], three[cut:])
        assert raw.hear(3) == texts, cut


AHOY, RUSSIAN = "ahoy", "полный вперёд"
WHOLE = frame_of(AHOY)


@pytest.mark.parametrize(
    ("pieces", "heard"),
    [
        ([frame_of("")], [""]),
        ([frame_of(RUSSIAN)], [RUSSIAN]),
        ([frame_of(RUSSIAN.encode()[:3], fin=False), frame_of(RUSSIAN.encode()[3:], Opcode.CONT)], [RUSSIAN]),
        ([bytes((byte,)) for byte in WHOLE + WHOLE], [AHOY, AHOY]),
        ([frame_of("a", fin=False), frame_of("", Opcode.PING), frame_of("hoy", Opcode.CONT)], ["0", AHOY]),
        # A new message in the middle of another, bytes that are no text, no mask, too much: it is closed.
        ([frame_of("a", fin=False), WHOLE], ["1002"]),
        ([frame_of(b"\xff\xff"), WHOLE], ["1007"]),
        ([Frame(Opcode.TEXT, b"ahoy").serialize(mask=False)], ["1002"]),
        ([frame_of("x" * 65_537)], ["1009"]),
        ([frame_of("x" * 40_000, fin=False), frame_of("x" * 40_000, Opcode.CONT)], ["1009"]),
    ],
)
def test_what_is_heard_of_pieces(raw: Raw, pieces: Sequence[bytes], heard: list[str]) -> None:
    raw.send(*pieces)
    assert raw.hear(len(heard)) == heard


def test_headers_without_end_are_cut_off(port: int) -> None:
    with sockets.create_connection(("127.0.0.1", port), 20) as client, pytest.raises(OSError):
        client.sendall(b"GET / HTTP/1.1\r\nHost: here\r\n")
        for _ in range(1000):
            client.sendall(b"x: y\r\n" * 10_000)
