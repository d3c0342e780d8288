"""uvicorn's HTTP and WebSocket protocols with limits on what they parse; they tell guests from players."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from wardroom.server.limits import Allowance
from wardroom.server.players_first import sockets_of

# Taking one line apart costs some microseconds, and all moves wait meanwhile.
MOST_HEAD_LINES: Final = 500
# Lines in what is read of a body at once, which has 16 kB: so many are chunks of a few bytes each.
MOST_IN_PIECES: Final = 2000
# Bytes of a socket that are read at once: taking apart the smallest frame, of six, costs ten microseconds.
MOST_OF_A_SOCKET: Final = 1024
# Frames that carry no message, such as pings, at once and in each second on; who sends more is cut off.
BURST, PACE = 200.0, 10.0
LONG_HEAD: Final = b"431 Request Header Fields Too Large"
LONG_BODY: Final = b"413 Content Too Large"
# Where a socket's scope tells which file it is, for `players_first.py`; an extension, as ASGI calls it.
FILE: Final = "wardroom.file"


def place(loop: asyncio.AbstractEventLoop, transport: asyncio.BaseTransport, is_guest: bool) -> None:
    if (sockets := sockets_of(loop)) is not None:
        sockets.place(file_of(transport), is_guest)


def file_of(transport: asyncio.BaseTransport) -> int:
    number: int = transport.get_extra_info("socket").fileno()
    return number


class BoundedHttp(H11Protocol):
    # Lines of the head so far: whether it is long shows before it is whole.
    head_lines = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        place(self.loop, transport, is_guest=True)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        # Its number will be another's.
        place(self.loop, self.transport, is_guest=False)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.conn.their_state is h11.IDLE:
            head, end, _ = data.partition(b"\n\r\n")
            self.head_lines += head.count(b"\n")
            if self.head_lines > MOST_HEAD_LINES:
                return self.refuse(LONG_HEAD)
            if end:
                self.head_lines = 0
        elif data.count(b"\n") > MOST_IN_PIECES:
            return self.refuse(LONG_BODY)
        super().data_received(data)

    def refuse(self, status: bytes) -> None:
        self.transport.write(b"HTTP/1.1 %s\r\nConnection: close\r\nContent-Length: 0\r\n\r\n" % status)
        self.transport.close()


class BoundedWebSocket(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        # Empty again when the socket is closed, since its number will be another's.
        self.file: dict[object, object] = {}
        self.empty_talk = Allowance(BURST, PACE, self.loop.time())

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        # As asyncio's own transports have it; where there is no such thing it means nothing.
        transport.max_size = MOST_OF_A_SOCKET  # type: ignore[attr-defined]
        super().connection_made(transport)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.file["number"] = file_of(self.transport)
            self.scope["extensions"][FILE] = self.file

    def data_received(self, data: bytes) -> None:
        """Of a frame that is no text uvicorn complains even to a client whose farewell came along with it."""
        try:
            super().data_received(data)
        except InvalidState:
            self.transport.close()

    def handle_ping(self) -> None:
        self.bear()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self.bear()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self.bear()
        super().handle_cont(event)

    def bear(self) -> None:
        """A frame of which nobody else hears, so nobody else could refuse it."""
        if not self.empty_talk.take(self.loop.time()):
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        place(self.loop, self.transport, is_guest=False)
        self.file.clear()
        super().connection_lost(exc)
        # It holds the whole connection, which holds it: only a full look for garbage would find the two.
        self.conn.parser.close()
