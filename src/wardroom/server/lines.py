"""uvicorn's readers of HTTP and of sockets, bounded in what they do in one turn of the event loop.

Heads of more lines than any browser sends are not taken apart, the others a few in a turn; and of many
sockets whose clients have gone a few are closed in a turn.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

# Taking one line apart costs some microseconds, and all moves wait meanwhile.
MOST_LINES: Final = 500
REFUSAL: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
)
# Heads and parts of bodies that are read in one turn of the loop.
MOST_READ: Final = 2
# Sockets that are closed in one turn of the loop.
MOST_CLOSED: Final = 10


class Heads(H11Protocol):
    # Lines since the last empty one: whether a head is long shows before it is whole.
    lines = 0
    waiting = b""

    def data_received(self, data: bytes) -> None:
        self.lines += data.count(b"\n")
        if self.lines > MOST_LINES and self.cycle is None:
            self.transport.write(REFUSAL)
            self.transport.close()
            return
        if b"\n\r\n" in data:
            self.lines = 0
        if self.waiting:
            self.waiting += data
            return
        self.waiting = data
        self.transport.pause_reading()
        reading.append(self)
        if len(reading) == 1:
            self.loop.call_soon(read_some, self.loop)

    def read(self) -> None:
        """What has come is taken apart; then more may come, unless uvicorn has enough."""
        data, self.waiting = self.waiting, b""
        if self.transport.is_closing():
            return
        super().data_received(data)
        reader = self.transport.get_protocol()
        paused = reader.flow.read_paused if reader is self else getattr(reader, "read_paused", False)
        if not paused and not self.transport.is_closing():
            self.transport.resume_reading()


reading: deque[Heads] = deque()


def read_some(loop: asyncio.AbstractEventLoop) -> None:
    for _ in range(min(MOST_READ, len(reading))):
        reading.popleft().read()
    if reading:
        loop.call_soon(read_some, loop)


class Sockets(WebSocketsSansIOProtocol):
    def data_received(self, data: bytes) -> None:
        """Of a frame that is no text uvicorn complains even to a client whose farewell came along with it."""
        try:
            super().data_received(data)
        except InvalidState:
            self.transport.close()

    def eof_received(self) -> bool:  # type: ignore[override]
        """The client has gone. True: the socket stays open until we close it."""
        closing.append(self.transport)
        if len(closing) == 1:
            self.loop.call_soon(close_some, self.loop)
        return True


closing: deque[asyncio.Transport] = deque()


def close_some(loop: asyncio.AbstractEventLoop) -> None:
    for _ in range(min(MOST_CLOSED, len(closing))):
        closing.popleft().close()
    if closing:
        loop.call_soon(close_some, loop)
