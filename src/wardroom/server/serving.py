"""The server as a person starts it: a free port, one server for each file, and where it can be found."""

from __future__ import annotations

import errno
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import IO, Final

import uvicorn
from starlette.applications import Starlette

from wardroom.core.errors import WardroomError
from wardroom.server import books, logs, openapi
from wardroom.server.app import build_app, server_config
from wardroom.server.host import Host
from wardroom.server.players_first import ListeningSocket
from wardroom.server.settings import Settings
from wardroom.server.sweeping import Sweeping

DEFAULT_PORT: Final = 8080
# So many ports after the default one are tried.
MORE_PORTS: Final = 20
EVERYWHERE: Final = ("0.0.0.0", "::")
# Seconds after which a thread that waits, such as the one that writes moves down, takes its turn from a busy
# event loop: Python's own 5 ms are longer than a move.
SWITCH_AFTER: Final = 0.0001
# Bytes that a client may send ahead of being heard: whatever is read at once is also taken apart at once, and
# others wait meanwhile.
MOST_UNREAD: Final = 16_384
# Bytes that the machine keeps for a client to take; it would keep megabytes for one that takes nothing.
MOST_UNTAKEN: Final = 65_536
# Sockets and files for which there is room from the start, if the machine allows as many.
ROOM: Final = 16_384
# Milliseconds after which a client that takes nothing of what it is sent is cut off.
LONGEST_SILENCE: Final = 60_000


class NoPort(WardroomError):
    """The server cannot listen there; the text says why."""


def run(settings: Settings, host: str, port: int | None, open_browser: bool) -> None:
    """Serve until asked to stop; whatever keeps it from starting is raised as one sentence."""
    claim = claimed(settings.database)
    logs.set_up(settings.log)
    listening = listen(host, port)
    settings = replace(settings, address=friends_address(host, listening.getsockname()[1], settings.url))
    app = build_app(settings)
    # If the start fails it is told below, in one sentence.
    logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)
    # uvicorn closes the tables and then passes the signal on; the workers of the bots must end, too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    server = Announcing(server_config(app, settings), host, settings.url, open_browser)
    books.open_all()
    openapi.description_of()
    sys.setswitchinterval(SWITCH_AFTER)
    make_room()
    try:
        server.run(sockets=[listening])
    except (KeyboardInterrupt, SystemExit):
        # Asked to stop, or not started: the reason is told below.
        pass
    finally:
        listening.close()
        if claim is not None:
            claim.close()
    if app.state.failure is not None:
        raise app.state.failure
    if not server.started:
        raise NoPort("the server could not be started; WARDROOM_LOG=debug tells more")


def make_room() -> None:
    """Let the list of our open files have at once the size that it may need.

    Linux doubles it when it is full, and a process with threads stands still for that, up to 40 ms each time.
    """
    if sys.platform == "win32":
        return
    import fcntl
    import resource

    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    last = ROOM - 1 if most == resource.RLIM_INFINITY else min(ROOM, most) - 1
    with open(os.devnull) as file, suppress(OSError):
        os.close(fcntl.fcntl(file, fcntl.F_DUPFD_CLOEXEC, last))


class Announcing(uvicorn.Server):
    """Tells where it can be found as soon as it can, and sweeps while it runs."""

    def __init__(self, config: uvicorn.Config, host: str, url: str, open_browser: bool) -> None:
        super().__init__(config)
        self._host = host
        self._url = url
        self._open_browser = open_browser
        self._sweeping: Sweeping | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started or not sockets:
            return
        assert isinstance(self.config.app, Starlette)
        host: Host = self.config.app.state.host
        host.tables.services.pool.stand_by()
        for listening in sockets:
            host.turnstile.place(listening.fileno(), is_guest=True)
        self._sweeping = Sweeping(host.turnstile)
        self._sweeping.open()
        port = sockets[0].getsockname()[1]
        here = local_address(self._host, port)
        print(f"Wardroom is open at {here}")
        if friend := friends_address(self._host, port):
            print(f"A friend on the same network plays at {friend}/")
        if self._url:
            print(f"Players come by {self._url}/")
        print("Ctrl-C closes it; no game is lost.", flush=True)
        if self._open_browser:
            # A browser in a terminal, such as lynx, would keep us waiting.
            threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._sweeping is not None:
            await self._sweeping.close()
        await super().shutdown(sockets)


class InUse(WardroomError):
    """Two servers on one file would write two versions of the same games."""


def claimed(database: str) -> IO[str] | None:
    """Makes the folder of a SQLite file, and claims the file for this process as long as it lives."""
    if not database.startswith("sqlite:///"):
        return None
    file = Path(database.removeprefix("sqlite:///").partition("?")[0])
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    # It will hold the secrets of games: for this user alone. What SQLite puts beside it has the same rights.
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    claim = open(file.with_name(f"{file.name}.lock"), "a", encoding="ascii")  # noqa: SIM115
    try:
        lock(claim)
    except OSError:
        claim.close()
        raise InUse(
            f"another wardroom serve uses {file} already; use that one, or name another --data"
        ) from None
    return claim


def lock(file: IO[str]) -> None:
    """OSError if another process holds it; ends with the process, however that ends."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on the port; if none was named, on the first free one from the default on."""
    if port is not None:
        return bind(host, port)
    for candidate in range(DEFAULT_PORT, DEFAULT_PORT + MORE_PORTS):
        try:
            found = bind(host, candidate)
        except PortTaken:
            continue
        if candidate != DEFAULT_PORT:
            print(f"Port {DEFAULT_PORT} is taken; using {candidate} instead.")
        return found
    last = DEFAULT_PORT + MORE_PORTS - 1
    raise NoPort(f"all ports from {DEFAULT_PORT} to {last} are taken; name a free one with --port")


class PortTaken(NoPort):
    """Another program listens there."""


def bind(host: str, port: int) -> socket.socket:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except socket.gaierror:
        raise NoPort(f"there is no address {host!r} to listen on") from None
    found = ListeningSocket(family, kind, protocol)
    if sys.platform != "win32":
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    bound(found)
    try:
        found.bind(address)
        found.listen(2048)
    except OSError as error:
        found.close()
        if error.errno == errno.EADDRINUSE:
            raise PortTaken(f"port {port} is taken; name another with --port") from None
        raise NoPort(f"cannot listen on {host} port {port}: {error.strerror}") from None
    return found


def bound(listening: socket.socket) -> None:
    """How much, and for how long, the machine itself keeps for a client; all its connections inherit it."""
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, MOST_UNREAD)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_UNTAKEN)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, LONGEST_SILENCE)


def local_address(host: str, port: int) -> str:
    shown = "localhost" if host in (*EVERYWHERE, "127.0.0.1", "::1") else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def friends_address(host: str, port: int, url: str = "") -> str:
    """Where others find this server: where players are told to come, or on the local network; or nothing."""
    if url or host not in EVERYWHERE:
        return url
    found = network_address()
    return f"http://{found}:{port}" if found else ""


def network_address() -> str:
    """This machine's address on the local network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 9))
            found = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if found.startswith("127.") else found
