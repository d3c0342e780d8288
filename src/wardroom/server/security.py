"""Guards every request: who may send it, from where and how much; and sets the headers of every response."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable
from contextlib import suppress
from http import HTTPStatus
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from wardroom.server.database import StorageError
from wardroom.server.faults import FaultError
from wardroom.server.host import Host
from wardroom.server.limits import address_key
from wardroom.server.logs import facts_of
from wardroom.server.responses import problem

log = logging.getLogger(__name__)

MOST_BYTES: Final = 64 * 1024
# Letters of an address without its query: every part of it is looked for on the disk.
LONGEST_PATH: Final = 500
# Between two parts of a body.
SECONDS: Final = 15.0
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        # Places and sizes that the page computes; no attribute of this kind can run anything.
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)
# Browsers take it from a trusted address only, and complain about it anywhere else.
OPENER: Final = (b"cross-origin-opener-policy", b"same-origin")
TRUSTED: Final = frozenset({"localhost", "127.0.0.1", "::1"})
TRANSPORT: Final = (b"strict-transport-security", b"max-age=31536000")


def origin_ok(headers: Headers, url: str = "") -> bool:
    """Whether the request comes from our own page, or from a program that is no browser.

    Browsers name the origin of every request that changes something and of every socket; `url` is the address
    of the host, where it is known.
    """
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        return origin == url or urlsplit(origin).netloc == headers.get("host", "")
    except ValueError:
        # No origin at all, such as half an address of IPv6.
        return False


class Guard:
    """Around everything else; what it refuses, nobody else hears of."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.has_warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._respond(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._open(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _respond(self, scope: Scope, receive: Receive, send: Send) -> None:
        host: Host = scope["app"].state.host
        began, status = time.perf_counter(), 0

        async def send_marked(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = list(_marked(message["headers"], scope, host.settings.secure))
            await send(message)

        try:
            await host.turnstile.enter(client_of(scope))
            self._check(scope, host)
            await self.app(scope, _bounded(receive), send_marked)
        except Exception as error:
            if status:
                _report(error)
                raise ConnectionResetError from None
            await problem(_fault_of(error))(scope, receive, send_marked)
        finally:
            route = scope.get("route_path", "page" if status < 400 else "none")
            seconds = time.perf_counter() - began
            host.metrics.responded(scope["method"], route, status, seconds)
            log.info(
                "answered",
                extra={
                    "method": scope["method"],
                    "route": route,
                    "status": status,
                    "ms": round(seconds * 1000, 1),
                },
            )

    def _check(self, scope: Scope, host: Host) -> None:
        headers = Headers(scope=scope)
        self._look_for_a_proxy(scope, headers)
        if len(scope["path"]) > LONGEST_PATH or not scope["path"].isprintable():
            raise FaultError("not-found", "there is no such address", status=404)
        safe = scope["method"] in SAFE
        if not safe and not origin_ok(headers, host.settings.url):
            raise FaultError("cross-site", "the request comes from another site", status=403)
        if scope["path"].startswith("/api/"):
            host.limits.check("read" if safe else "write", client_of(scope))
        size = headers.get("content-length", "0")
        if not size.isdecimal() or int(size) > MOST_BYTES:
            raise _too_large()

    def _look_for_a_proxy(self, scope: Scope, headers: Headers) -> None:
        """All who come by a proxy that is not believed count as one address: the host should hear of it."""
        told = headers.get("x-forwarded-for")
        if told and not self.has_warned and scope.get("client") and scope["client"][0] not in told:
            self.has_warned = True
            log.warning("proxy-not-believed", extra={"setting": "WARDROOM_PROXIES"})

    async def _open(self, scope: Scope, receive: Receive, send: Send) -> None:
        host: Host = scope["app"].state.host
        known = len(scope["path"]) <= LONGEST_PATH and scope["path"].isprintable()
        ours = known and origin_ok(Headers(scope=scope), host.settings.url)
        with host.limits.socket(client_of(scope)) as welcome:
            if not ours or not welcome:
                await receive()
                await send({"type": "websocket.close", "code": 1008})
                return
            host.metrics.sockets += 1
            try:
                await host.turnstile.enter(client_of(scope))
                await self.app(scope, receive, send)
            except Exception as error:
                if not isinstance(error, StorageError | FaultError):
                    _report(error)
                # The client may be gone, or the socket closed already.
                with suppress(Exception):
                    await send({"type": "websocket.close", "code": 1011})
            finally:
                host.metrics.sockets -= 1


def client_of(scope: Scope) -> str:
    """The address to count requests by."""
    return address_key(scope["client"][0]) if scope.get("client") else ""


def _marked(headers: list[tuple[bytes, bytes]], scope: Scope, secure: bool) -> Iterable[tuple[bytes, bytes]]:
    """Whoever answers may have set a header otherwise."""
    yield from headers
    own = {name for name, _ in headers}
    yield from (header for header in HEADERS if header[0] not in own)
    if OPENER[0] not in own and (secure or _is_trusted(scope)):
        yield OPENER
    if secure:
        yield TRANSPORT


def _is_trusted(scope: Scope) -> bool:
    """Whether browsers trust the address that was asked for: encrypted, or this machine itself."""
    if scope["scheme"] == "https":
        return True
    try:
        return urlsplit(f"//{Headers(scope=scope).get('host', '')}").hostname in TRUSTED
    except ValueError:
        return False


def _bounded(receive: Receive) -> Receive:
    """A body is counted as it comes, and does not take for ever."""
    got, whole = 0, False

    async def receive_bounded() -> Message:
        nonlocal got, whole
        try:
            async with asyncio.timeout(None if whole else SECONDS):
                message = await receive()
        except TimeoutError:
            raise FaultError("too-slow", "the request took too long", status=408) from None
        if message["type"] == "http.request":
            got += len(message.get("body", b""))
            whole = not message.get("more_body", False)
            if got > MOST_BYTES:
                raise _too_large()
        return message

    return receive_bounded


def _too_large() -> FaultError:
    return FaultError(
        "too-large",
        f"a request has at most {MOST_BYTES // 1024} kB",
        status=HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    )


def _fault_of(error: Exception) -> FaultError:
    if isinstance(error, FaultError):
        return error
    if isinstance(error, StorageError):
        return FaultError(error.code, str(error), status=HTTPStatus.SERVICE_UNAVAILABLE)
    _report(error)
    return FaultError("unknown", "something went wrong on the server; it has been noted", status=500)


def _report(error: Exception) -> None:
    log.error("failed", extra=facts_of(error))
