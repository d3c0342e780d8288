"""uvicorn's WebSocket with two short cuts, since every move of every table passes here.

A client's message nearly always comes as one small frame in one piece: it is read at once, and reading stops
only for a client that sends faster than it is heard. And a frame to a client that keeps up needs nobody to
wait: it is written where it was made. All else that happens on a socket is left to uvicorn and websockets.

The parser of websockets never sees what is read here, so it must stand between two frames: it does as long as
all that it was given ended with a frame. A client whose frames come in pieces is left to it from then on.
"""

from __future__ import annotations

import struct
from typing import Final, cast

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.utils import apply_mask

# What the scope of a socket calls its wire, beside the extensions that ASGI knows.
EXTENSION: Final = "wardroom.wire"

# RFC 6455, 5.2: the first byte of an unfragmented text, the bit that says that a mask follows the length, and
# the length from which on it stands in two bytes or in eight.
WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
LONG: Final = 126
VERY_LONG: Final = 65536
MASK: Final = 4
# The header of a short frame from a client: two bytes and the mask.
HEADER: Final = 2 + MASK
# Messages that wait to be heard before reading stops.
MOST_WAITING: Final = 8


class Wire(WebSocketsSansIOProtocol):
    # The parser stands between two frames.
    between_frames = True

    async def run_asgi(self) -> None:
        cast(Scope, self.scope)["extensions"][EXTENSION] = self
        await super().run_asgi()

    def data_received(self, data: bytes) -> None:
        if not self._is_one_short_text(data):
            if self.handshake_initiated and self.between_frames:
                self.between_frames = ends_with_a_frame(data)
            super().data_received(data)
            return
        try:
            text = apply_mask(data[HEADER:], data[2:HEADER]).decode()
        except UnicodeDecodeError:
            super().data_received(data)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _is_one_short_text(self, data: bytes) -> bool:
        """Whether this is a whole message, and nothing else is under way."""
        return (
            self.between_frames
            and len(data) >= HEADER
            and data[0] == WHOLE_TEXT
            and data[1] == len(data) - HEADER | MASKED
            and data[1] < MASKED | LONG
            and self.conn.state is State.OPEN
            and not self.close_sent
            and not self.frames
        )

    def write(self, text: bytes) -> bool:
        """Send a text in UTF-8 now; False if the client is behind or gone, and `send` has to see to it."""
        if self.conn.state is not State.OPEN or self.close_sent or self.disconnected:
            return False
        if not self.writable.is_set():
            return False
        self.transport.write(header_of(len(text)) + text)
        return True


def header_of(length: int) -> bytes:
    """The header of a whole text to a client, which has no mask."""
    if length < LONG:
        return bytes((WHOLE_TEXT, length))
    if length < VERY_LONG:
        return struct.pack("!BBH", WHOLE_TEXT, LONG, length)
    return struct.pack("!BBQ", WHOLE_TEXT, LONG + 1, length)


def ends_with_a_frame(data: bytes) -> bool:
    """Whether the bytes, which begin with a frame, hold nothing but whole ones."""
    at = 0
    while at + 2 <= len(data):
        length = data[at + 1] & ~MASKED
        wide = 2 if length == LONG else 8 if length > LONG else 0
        if wide:
            length = int.from_bytes(data[at + 2 : at + 2 + wide])
        at += 2 + wide + (MASK if data[at + 1] & MASKED else 0) + length
    return at == len(data)


def wire_of(scope: Scope) -> Wire | None:
    """The wire of a socket; nothing under a server that has none."""
    found = scope.get("extensions", {}).get(EXTENSION)
    return found if isinstance(found, Wire) else None
