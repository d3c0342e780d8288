"""`wardroom serve` as a process of its own, and a guest who speaks to it over HTTP."""

from __future__ import annotations

import hashlib
import http.client
import json
import os
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any


@contextmanager
def our_server(
    port: int = 0, folder: Path | None = None, program: str = "wardroom.cli.main", **settings: str
) -> Iterator[str]:
    """`wardroom serve` as a process of its own, on a fresh SQLite file unless told; gives its address.

    Settings are variables of its environment. Rate limits are off: everybody comes from one address.
    Tests may name a program of their own that prepares the server and then runs ours.
    """
    port = port or free_port()
    with tempfile.TemporaryDirectory(prefix="wardroom-") as own:
        data = folder or Path(own)
        command = [sys.executable, "-P", "-m", program, "serve", "--no-open"]
        command += ["--host", "127.0.0.1", "--port", str(port), "--data", str(data)]
        environment = {**os.environ, "WARDROOM_LIMITS": "off", "WARDROOM_LOG": "warning", **settings}
        with open(data / "log", "a+") as log:
            process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
            try:
                until_it_listens(port, process)
                yield f"127.0.0.1:{port}"
            finally:
                process.terminate()
                process.wait(30)
                log.seek(0)
                sys.stderr.write(log.read())


class Visitor:
    """A guest over HTTP: a cookie and the 32 bytes that it commits to.

    The server believes this machine about the `address` that a guest comes from; by itself all have the same.
    """

    def __init__(self, site: str, address: str = "") -> None:
        self.site = site
        self.origin = {"Origin": f"http://{site}", **({"X-Forwarded-For": address} if address else {})}
        self.nonce = secrets.token_hex(32)
        self.commitment = hashlib.sha256(bytes.fromhex(self.nonce)).hexdigest()
        self.cookie = ""
        self._ask("GET", "/api/me", None)

    def post(self, path: str, body: object) -> Any:
        return json.loads(self._ask("POST", path, json.dumps(body).encode()))

    def headers(self) -> dict[str, str]:
        """What goes along with each request and each new socket."""
        return {**self.origin, "Cookie": self.cookie} if self.cookie else self.origin

    def _ask(self, method: str, path: str, body: bytes | None) -> bytes:
        connection = http.client.HTTPConnection(self.site, timeout=30)
        connection.request(method, path, body, {"Content-Type": "application/json", **self.headers()})
        response = connection.getresponse()
        text = response.read()
        for name, value in response.getheaders():
            if name.lower() == "set-cookie":
                self.cookie = value.split(";")[0]
        connection.close()
        if response.status >= 400:
            raise RuntimeError(f"{method} {path}: {response.status} {text.decode(errors='replace')[:300]}")
        return text


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def until_it_listens(port: int, process: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and process.poll() is None:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise RuntimeError(f"the server did not come up: {' '.join(map(str, process.args))}")  # type: ignore[arg-type]
