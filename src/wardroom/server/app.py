"""The application that uvicorn runs: endpoints, socket and page behind one guard."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final, cast

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from wardroom.core.errors import WardroomError
from wardroom.server import confirming, http
from wardroom.server.faults import FaultError
from wardroom.server.host import Host
from wardroom.server.pages import Page
from wardroom.server.responses import problem
from wardroom.server.security import Guard
from wardroom.server.sessions import SessionMiddleware
from wardroom.server.settings import Settings
from wardroom.server.socket import table_socket
from wardroom.server.uvicorn_protocols import BoundedHttp, BoundedWebSocket

MOST_HEADER_BYTES: Final = 16_384
FORWARDED: Final = b"x-forwarded-for"


def build_app(settings: Settings | None = None) -> Starlette:
    """The whole host; without settings those of the environment."""
    chosen = settings or Settings.read()
    app = Starlette(
        routes=[
            *http.routes(),
            Route(confirming.PATH, confirming.confirm_email, methods=["GET", "POST"]),
            WebSocketRoute("/ws/tables/{id}", table_socket),
            Route("/api/{path:path}", no_such_endpoint, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
            Route("/{path:path}", Page(chosen.page).serve),
        ],
        middleware=[*believing(chosen), Middleware(Guard), Middleware(SessionMiddleware)],
        exception_handlers={HTTPException: refused},
        lifespan=life,
    )
    app.state.settings = chosen
    app.state.failure = None
    return app


@asynccontextmanager
async def life(app: Starlette) -> AsyncIterator[None]:
    try:
        host = await Host.open(app.state.settings)
    except WardroomError as error:
        # Whoever started the server tells it in one sentence.
        app.state.failure = error
        raise
    app.state.host = host
    app.state.tables = host.tables
    try:
        yield
    finally:
        await host.close()


async def no_such_endpoint(request: Request) -> Response:
    raise FaultError("not-found", f"there is no {request.method} {request.url.path}", status=404)


async def refused(request: Request, error: Exception) -> Response:
    """What the router itself refuses: another method than the endpoint has."""
    assert isinstance(error, HTTPException)
    return problem(FaultError("not-found", str(error.detail), status=error.status_code))


class NearestProxy:
    """Where any proxy is believed, the last one tells who came.

    What stands before that may be the client's own invention, and uvicorn would take it.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app: Any = ProxyHeadersMiddleware(cast(Any, app), "*")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            told = [value for name, value in scope["headers"] if name == FORWARDED]
            last = [(FORWARDED, told[-1].rpartition(b",")[2].strip())] if told else []
            scope["headers"] = [header for header in scope["headers"] if header[0] != FORWARDED] + last
        await self.app(scope, receive, send)


def believing(settings: Settings) -> list[Middleware]:
    """What is to be done about proxies that uvicorn does not do."""
    return [Middleware(NearestProxy)] if settings.proxies == "*" else []


def server_config(app: Starlette, settings: Settings) -> uvicorn.Config:
    """uvicorn as we need it: small frames, no logs of its own, headers of known proxies only."""
    return uvicorn.Config(
        app,
        lifespan="on",
        loop="wardroom.server.players_first:new_loop",
        # Of its two readers of HTTP it is made of the one that knows a limit for headers.
        http=BoundedHttp,
        h11_max_incomplete_event_size=MOST_HEADER_BYTES,
        ws=BoundedWebSocket,
        # Frames above 16 kB are answered with a fault; what is larger than this ends the connection.
        ws_max_size=65536,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        # Of any proxy we read them ourselves.
        proxy_headers=settings.proxies != "*",
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
