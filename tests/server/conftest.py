"""Databases to test on: a SQLite file, and a real PostgreSQL server that the tests start."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from starlette.testclient import TestClient

from wardroom.server import accounts, host
from wardroom.server.app import build_app
from wardroom.server.settings import Settings
from wardroom.server.workers import Worker

ADDRESS = "http://testserver"
MISSING = "PostgreSQL is not installed: apt-get install postgresql"


def postgres_program(name: str) -> str:
    """Debian keeps the server's programs out of PATH."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    path = str(found[-1]) if found else shutil.which(name)
    if not path:
        pytest.fail(MISSING, pytrace=False)
    return path


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class Postgres:
    """A server of our own in a folder of its own, which can be stopped and started."""

    folder: Path
    port: int

    @property
    def url(self) -> str:
        return f"postgresql://wardroom@127.0.0.1:{self.port}/postgres"

    @property
    def runs(self) -> bool:
        return (self.folder / "data" / "postmaster.pid").exists()

    def start(self) -> None:
        options = f"-p {self.port} -h 127.0.0.1 -k {self.folder} -F"
        self._run(
            "pg_ctl", "-D", f"{self.folder}/data", "-w", "-l", f"{self.folder}/log", "-o", options, "start"
        )

    def stop(self) -> None:
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-w", "-m", "immediate", "stop")

    def make(self) -> None:
        self._run("initdb", "-D", f"{self.folder}/data", "-U", "wardroom", "-A", "trust", "-E", "UTF8")

    def empty_database(self) -> str:
        """The address of a new database in this server."""
        name = f"test_{time.monotonic_ns()}"
        self._run(
            "psql", "-h", "127.0.0.1", "-p", str(self.port), "-U", "wardroom",
            "-d", "postgres", "-c", f"CREATE DATABASE {name}",
        )  # fmt: skip
        return f"postgresql://wardroom@127.0.0.1:{self.port}/{name}"

    def _run(self, program: str, *arguments: str) -> None:
        """The server refuses to run as root, so root runs it as `postgres`."""
        user = "postgres" if os.getuid() == 0 else None
        done = subprocess.run(
            [postgres_program(program), *arguments],
            user=user,
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE if program != "pg_ctl" else subprocess.DEVNULL,
            timeout=60,
        )
        if done.returncode:
            raise RuntimeError(f"{program} failed: {(done.stderr or b'').decode()}")


@contextmanager
def postgres_server() -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="wardroom-postgres-", dir="/tmp"))
    if os.getuid() == 0:
        account = pwd.getpwnam("postgres")
        os.chown(folder, account.pw_uid, account.pw_gid)
    server = Postgres(folder, free_port())
    try:
        server.make()
        server.start()
        yield server
    finally:
        if server.runs:
            server.stop()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One server for all tests that only need a database; each gets an empty one of its own."""
    postgres_program("initdb")
    with postgres_server() as server:
        yield server


@pytest.fixture
def stoppable(postgres: Postgres) -> Iterator[Postgres]:
    """The same server for a test that stops it; it runs again afterwards."""
    yield postgres
    if not postgres.runs:
        postgres.start()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/wardroom.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.empty_database()


# -- a host ----------------


@pytest.fixture(autouse=True)
def quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same hash with less work. No setting does this: nobody shall host with it."""
    monkeypatch.setattr(accounts, "PasswordHasher", lambda: PasswordHasher(1, 64, 1))


@pytest.fixture(autouse=True)
def readings_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Texts are read where they are asked for; `test_texts.py` asks a server that has a process for it."""
    monkeypatch.setattr(host, "Worker", partial(Worker, here=True))


@contextmanager
def client_for(settings: Settings) -> Iterator[TestClient]:
    """A visitor of a host that runs with these settings; unexpected errors are raised here."""
    with TestClient(build_app(settings), base_url=ADDRESS) as client:
        yield client


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A built page in small."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Wardroom</title>")
    (folder / "assets" / "main-abc123.js").write_text("let wardroom = 1;\n" * 200)
    (folder / "assets" / "main-abc123.css").write_text("a { color: red }\n" * 200)
    (folder / "assets" / "main-abc123.css.br").write_bytes(b"packed")
    (tmp_path / "secret.txt").write_text("do not read")
    return folder


@pytest.fixture
def settings(tmp_path: Path, page: Path) -> Settings:
    return Settings(database=f"sqlite:///{tmp_path}/wardroom.db", page=page, bot_delay=0)


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient]:
    with client_for(settings) as client:
        yield client


def another(client: TestClient) -> TestClient:
    """Another visitor of the same host, from the same address."""
    visitor = TestClient(client.app, base_url=ADDRESS)
    visitor.portal = client.portal
    return visitor


@pytest.fixture
def other(client: TestClient) -> TestClient:
    return another(client)
