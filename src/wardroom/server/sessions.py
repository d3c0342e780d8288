"""Who is asking: a signed cookie names the visitor. A guest is written down only for a reason."""

from __future__ import annotations

import base64
import hmac
import secrets
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection, insert, select
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from wardroom.server import schema
from wardroom.server.callsigns import call_sign
from wardroom.server.storage import Storage

COOKIE: Final = "wardroom"
# Browsers keep no cookie longer than 400 days; every look at `/api/me` renews it.
AGE: Final = 400 * 24 * 3600
MOST_KNOWN: Final = 20_000
# What a socket is closed with when the session it was opened with has ended.
ENDED: Final = 4401
# Only here does it matter who asks.
PERSONAL: Final = ("/api/me", "/api/account", "/api/tables", "/ws/")


class Visitor(Struct, frozen=True):
    """A guest or an account. A cookie counts only in the `round` it was made in."""

    id: str
    name: str
    account: bool = False
    round: int = 0


def new_guest() -> Visitor:
    return _unwritten(secrets.token_hex(16))


def _unwritten(id: str) -> Visitor:
    """A guest of whom nothing is kept but the cookie."""
    return Visitor(id, call_sign(id))


def visitor_of(connection: HTTPConnection) -> Visitor | None:
    """Whoever sent the request or opened the socket, if they have a valid cookie."""
    found = connection.scope.get("visitor")
    return found if isinstance(found, Visitor) else None


class Sessions:
    """Signs cookies, and knows visitors by them."""

    def __init__(self, storage: Storage, key: bytes, secure: bool) -> None:
        self._storage = storage
        self.key = key
        self._secure = secure
        self._known: OrderedDict[str, Visitor | None] = OrderedDict()
        # How to write to the open sockets of each visitor.
        self._sockets: dict[str, set[Send]] = {}

    @classmethod
    async def open(cls, storage: Storage, secure: bool) -> Sessions:
        """The key is made with the database and stays in it."""

        def key(connection: Connection) -> bytes:
            kept = connection.scalar(select(schema.host.c.value).where(schema.host.c.name == "cookie-key"))
            if kept is None:
                kept = secrets.token_bytes(32)
                connection.execute(insert(schema.host).values(name="cookie-key", value=kept))
            return bytes(kept)

        return cls(storage, await storage.change(key), secure)

    # -- cookies ----------------

    def token(self, visitor: Visitor) -> str:
        told = f"{visitor.id}.{visitor.round}"
        return f"{told}.{self._signature(told)}"

    def cookie(self, visitor: Visitor, https: bool) -> str:
        secure = "; Secure" if https or self._secure else ""
        return f"{COOKIE}={self.token(visitor)}; Path=/; Max-Age={AGE}; HttpOnly; SameSite=Lax{secure}"

    def _signature(self, told: str) -> str:
        raw = hmac.digest(self.key, told.encode(), "sha256")
        return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()

    async def of_token(self, token: str) -> Visitor | None:
        told, _, signature = token.rpartition(".")
        if not told.isascii() or not hmac.compare_digest(self._signature(told).encode(), signature.encode()):
            return None
        id, _, number = told.partition(".")
        kept = await self.find(id)
        visitor = kept or _unwritten(id)
        return visitor if str(visitor.round) == number else None

    # -- visitors ----------------

    async def find(self, id: str) -> Visitor | None:
        """A visitor who is written down."""
        if id in self._known:
            self._known.move_to_end(id)
            return self._known[id]
        c = schema.visitors.c
        rows = await self._storage.read(select(c.name, c.login, c.round).where(c.id == id))
        if id not in self._known:
            # Else something newer became known while we were reading.
            self.remember(id, Visitor(id, rows[0][0], rows[0][1] is not None, rows[0][2]) if rows else None)
        return self._known[id]

    def remember(self, id: str, visitor: Visitor | None) -> None:
        """What is now true of the visitor; nothing for one who is no longer written down.

        Whoever began to write before a password changed may tell of it afterwards: rounds never go back.
        """
        known = self._known.get(id)
        if visitor is not None and known is not None and known.round > visitor.round:
            visitor = Visitor(id, visitor.name, known.account, known.round)
        self._known[id] = visitor
        self._known.move_to_end(id)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)

    # -- sockets ----------------

    @contextmanager
    def socket(self, id: str, send: Send) -> Iterator[None]:
        """A socket of the visitor is open."""
        self._sockets.setdefault(id, set()).add(send)
        try:
            yield
        finally:
            self._sockets[id].discard(send)
            if not self._sockets[id]:
                del self._sockets[id]

    async def close_sockets(self, id: str) -> None:
        """Cookies of an earlier round count no more, nor does what was opened with them."""
        for send in list(self._sockets.get(id, ())):
            # It may be closing already.
            with suppress(Exception):
                await send({"type": "websocket.close", "code": ENDED, "reason": "session-ended"})


class SessionMiddleware:
    """Finds the visitor of each socket and each request of a person; sends the cookie that a route sets."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or not scope["path"].startswith(PERSONAL):
            await self.app(scope, receive, send)
            return
        sessions: Sessions = scope["app"].state.host.sessions
        scope["visitor"] = None
        if token := _token_in(scope):
            scope["visitor"] = await sessions.of_token(token)

        if scope["type"] == "websocket":
            with sessions.socket(scope["visitor"].id if scope["visitor"] else "", send):
                await self.app(scope, receive, send)
            return

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start" and (visitor := scope.get("new_cookie")):
                cookie = sessions.cookie(visitor, https=scope["scheme"] == "https")
                message["headers"] = [*message["headers"], (b"set-cookie", cookie.encode())]
            await send(message)

        await self.app(scope, receive, send_with_cookie)


def _token_in(scope: dict[str, Any] | Scope) -> str:
    headers: list[tuple[bytes, bytes]] = scope["headers"]
    for name, value in headers:
        for pair in value.decode("latin-1").split(";") if name == b"cookie" else ():
            key, _, token = pair.partition("=")
            if key.strip() == COOKIE:
                return token.strip()
    return ""
