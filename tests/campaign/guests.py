"""What every hostile guest needs: requests and sockets in raw bytes, from many addresses or from one.

The server believes its own machine about where a request comes from (`WARDROOM_PROXIES`): it can be as many
addresses as it likes, and the limits stay on.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
from collections import Counter
from typing import Any, ClassVar

Json = dict[str, Any]
SHAKE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)
PATIENCE = 60.0


class Report:
    """What the server answered, and what it must never answer."""

    def __init__(self) -> None:
        self.done = 0
        self.counts: Counter[str] = Counter()
        self.bad: list[str] = []

    def status(self, status: int, asked: object) -> None:
        self.counts[str(status)] += 1
        if status >= 500:
            self.bad.append(f"{status} to {str(asked)[:200]}")

    def frame(self, opcode: int, data: bytes) -> None:
        if opcode == 8:
            code = int.from_bytes(data[:2])
            self.counts[f"closed {code}"] += 1
            if code == 1011 and b"ping timeout" not in data:
                self.bad.append(f"closed {data!r}")
        elif b'"code":"internal"' in data or b'"code":"unknown"' in data:
            self.bad.append(data[:200].decode(errors="replace"))

    def told(self) -> str:
        return json.dumps({"done": self.done, "counts": self.counts, "bad": self.bad[:20]})


def masked(data: bytes, opcode: int = 1, fin: bool = True, mask: bytes = b"mask") -> bytes:
    """A frame as clients send it."""
    size = len(data)
    wide = b"" if size < 126 else size.to_bytes(2) if size < 65_536 else size.to_bytes(8)
    short = size if size < 126 else 126 if size < 65_536 else 127
    over = (mask * (size // 4 + 1))[:size]
    body = int.from_bytes(data) ^ int.from_bytes(over)
    return bytes((fin << 7 | opcode, 0x80 | short)) + wide + mask + body.to_bytes(size)


class Guest:
    """One visitor at one address."""

    # Where all of them come from, if they share one.
    shared: ClassVar[str] = ""

    def __init__(self, site: str, rng: random.Random, report: Report) -> None:
        host, port = site.split(":")
        self.host, self.port = host, int(port)
        self.report = report
        self.address = self.shared or f"10.{rng.randrange(256)}.{rng.randrange(256)}.{rng.randrange(1, 255)}"
        self.cookie = ""
        self.nonce = rng.randbytes(32).hex()

    @property
    def commitment(self) -> str:
        return hashlib.sha256(bytes.fromhex(self.nonce)).hexdigest()

    def head(self, method: str, path: str, more: str = "") -> bytes:
        cookie = f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n{cookie}"
        return f"{head}X-Forwarded-For: {self.address}\r\n{more}\r\n".encode("latin-1", "replace")

    async def ask(self, method: str, path: str, body: bytes | None = None) -> tuple[int, bytes]:
        """A request in good form; the status and the body of the answer."""
        more = "Connection: close\r\n"
        if body is not None:
            more += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        return await self.send(
            self.head(method, path, more) + (body or b""), f"{method} {path} {body!r:.120}"
        )

    async def send(self, data: bytes, told: str) -> tuple[int, bytes]:
        """Any bytes at all; 0 if there was no answer that can be read."""
        answer = b""
        try:
            async with asyncio.timeout(PATIENCE):
                reader, writer = await asyncio.open_connection(self.host, self.port)
                try:
                    writer.write(data)
                    await writer.drain()
                    if told.startswith("half"):
                        writer.write_eof()
                    answer = await reader.read(-1)
                finally:
                    writer.close()
        except (OSError, TimeoutError):
            self.report.counts["no answer"] += 1
        head, _, body = answer.partition(b"\r\n\r\n")
        status = int(head[9:12]) if head[9:12].isdigit() else 0
        self.report.status(status, told)
        for line in head.split(b"\r\n"):
            if line.lower().startswith(b"set-cookie:"):
                self.cookie = line[11:].split(b";")[0].strip().decode()
        return status, body

    async def post(self, path: str, body: Json) -> Json:
        status, answer = await self.ask("POST", path, json.dumps(body).encode())
        if status != 200:
            raise RuntimeError(f"POST {path}: {status} {answer[:200]!r}")
        found: Json = json.loads(answer)
        return found


class Line:
    """A socket at a table, open or not."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.reader: asyncio.StreamReader
        self.writer: asyncio.StreamWriter

    async def open(self, table: str) -> bool:
        guest = self.guest
        async with asyncio.timeout(PATIENCE):
            self.reader, self.writer = await asyncio.open_connection(guest.host, guest.port)
            self.writer.write(guest.head("GET", f"/ws/tables/{table}", SHAKE))
            head = await self.reader.readuntil(b"\r\n\r\n")
        guest.report.status(int(head[9:12]), "a socket")
        return head[9:12] == b"101"

    def say(self, **message: Any) -> None:
        self.writer.write(masked(json.dumps(message).encode()))

    async def hear(self) -> tuple[int, bytes]:
        """The next frame: its kind and its data; the report looks at every one."""
        first = await self.reader.readexactly(2)
        size = first[1] & 127
        if size >= 126:
            size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8))
        data = await self.reader.readexactly(size)
        self.guest.report.frame(first[0] & 15, data)
        return first[0] & 15, data

    async def hear_until(self, kind: str) -> Json:
        async with asyncio.timeout(PATIENCE):
            while True:
                opcode, data = await self.hear()
                if opcode == 9:
                    self.writer.write(masked(data, 10))
                elif opcode == 8:
                    raise ConnectionResetError(f"closed with {int.from_bytes(data[:2])}")
                elif json.loads(data)["t"] == kind:
                    found: Json = json.loads(data)
                    return found

    async def hear_out(self) -> None:
        """Whatever still comes, to the end."""
        try:
            async with asyncio.timeout(PATIENCE):
                while (heard := await self.hear())[0] != 8:
                    if heard[0] == 9:
                        self.writer.write(masked(heard[1], 10))
        except (OSError, EOFError, TimeoutError):
            return

    def close(self) -> None:
        self.writer.close()
