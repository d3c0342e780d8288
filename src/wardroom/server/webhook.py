"""Telling another server that it is somebody's turn, without being made to tell anybody else.

Only https, only public addresses: the name is looked up once, every address it has must be public, and the
connection goes to the address that was checked. No redirects, 3 seconds and 4 kB for everything.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from typing import Final
from urllib.parse import SplitResult, urlsplit

from wardroom.server.faults import FaultError

SECONDS: Final = 3.0
MOST_BYTES: Final = 4096
LONGEST: Final = 500


class WebhookError(Exception):
    """It could not be told; the text is for the host's log."""


def check_address(url: str) -> SplitResult:
    """The parts of the address; FaultError `bad-webhook` if it is none we would ever call."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    fits = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST
    if parts.scheme != "https" or not parts.hostname or parts.username is not None or port == 0 or not fits:
        raise FaultError("bad-webhook", "a webhook is an address that begins with https://")
    return parts


def check_public(url: str) -> None:
    """The same for one that is to be kept; what a name stands for is looked up at each call."""
    host = check_address(url).hostname or ""
    try:
        public = is_public(host)
    except ValueError:
        # A name, not an address.
        return
    if not public:
        raise FaultError("bad-webhook", "a webhook lies at a public address")


def is_public(address: str) -> bool:
    """Whether an address is one of the public net, also by way of any IPv4 address inside it."""
    parsed = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(parsed, ipaddress.IPv6Address):
        inner = parsed.ipv4_mapped or parsed.sixtofour or (parsed.teredo or (None, None))[1]
        if inner is None and parsed in _NAT64:
            inner = ipaddress.IPv4Address(int(parsed) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(str(inner))
    return parsed.is_global and not parsed.is_multicast and not parsed.is_reserved


_NAT64 = ipaddress.IPv6Network("64:ff9b::/96")


class Webhook:
    """Calls webhooks. Tests have a server of their own: they say what is public, and whom to trust."""

    def __init__(self) -> None:
        self.is_public = is_public
        self.trust = ssl.create_default_context()

    async def post(self, url: str, body: bytes) -> int:
        """The status of the answer; WebhookError if there is none in time or it may not be called."""
        try:
            parts = check_address(url)
            async with asyncio.timeout(SECONDS):
                return await self._post(parts, body)
        except FaultError as error:
            raise WebhookError(error.text) from None
        except (OSError, TimeoutError, ssl.SSLError, ValueError) as error:
            raise WebhookError(type(error).__name__) from None

    async def _post(self, parts: SplitResult, body: bytes) -> int:
        host, port = parts.hostname or "", parts.port or 443
        address = await self._checked(host, port)
        reader, writer = await asyncio.open_connection(
            address, port, ssl=self.trust, server_hostname=host, limit=MOST_BYTES
        )
        try:
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            named = f"[{host}]" if ":" in host else host
            head = (
                f"POST {path} HTTP/1.1\r\nHost: {named}:{port}\r\nUser-Agent: wardroom\r\n"
                f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
            )
            writer.write(head.encode("ascii") + body)
            await writer.drain()
            line = (await reader.readline()).split()
            if len(line) < 2 or not line[0].startswith(b"HTTP/1.") or not line[1].isdigit():
                raise WebhookError("no HTTP")
            return int(line[1])
        finally:
            writer.transport.abort()

    async def _checked(self, host: str, port: int) -> str:
        """The address to connect to; every one of the name must be public."""
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(entry[4][0]) for entry in found]
        if not addresses or not all(self.is_public(address) for address in addresses):
            raise WebhookError("not a public address")
        return addresses[0]
