"""`wardroom serve` as a person starts it: a process of its own, asked over the network."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.conftest import client_for, free_port
from tests.server.test_socket import YOU_AND_BOT, Talk, new_table
from wardroom.server import serving
from wardroom.server.settings import Settings

STARTED = "Ctrl-C"


@contextmanager
def served(folder: Path, *options: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The process and what it printed until it was ready."""
    environment = os.environ | {"XDG_DATA_HOME": str(folder), "WARDROOM_BOT_DELAY": "0"}
    environment.pop("DATABASE_URL", None)
    process = subprocess.Popen(
        [sys.executable, "-m", "wardroom.cli.main", "serve", "--no-open", *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=environment,
    )
    try:
        assert process.stdout is not None
        printed = ""
        while STARTED not in printed:
            line = process.stdout.readline()
            assert line, printed
            printed += line
        yield process, printed
    finally:
        process.kill()
        process.wait()


def get(url: str) -> str:
    with urllib.request.urlopen(url, timeout=10) as answer:
        return str(answer.read().decode())


def test_it_tells_where_it_is_and_ends_with_ctrl_c(tmp_path: Path) -> None:
    with served(tmp_path, "--port", "0") as (process, printed):
        address = re.search(r"http://localhost:\d+/", printed)
        assert address, printed
        assert get(f"{address[0]}healthz") == '{"status":"ok"}'
        files = list((tmp_path / "wardroom").glob("wardroom.db*"))
        assert len(files) >= 2 and all(
            file.stat().st_mode & 0o077 == 0 for file in files if file.suffix != ".lock"
        )
        process.send_signal(signal.SIGINT)
        assert process.wait(15) in (0, -signal.SIGINT)
        assert process.stdout is not None and "Traceback" not in process.stdout.read()


def test_one_file_has_one_server_and_what_was_made_is_there_after_a_kill(tmp_path: Path) -> None:
    port = str(free_port())
    settings = Settings(database=f"sqlite:///{tmp_path}/own.db")
    jar: dict[str, str] = {}

    def ask(path: str, body: bytes | None = None) -> str:
        headers = {"content-type": "application/json", **jar}
        request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", body, headers)
        with urllib.request.urlopen(request, timeout=10) as answer:
            if cookie := answer.headers.get("set-cookie"):
                jar["cookie"] = cookie.partition(";")[0]
            return str(answer.read().decode())

    options = ("--host", "127.0.0.1", "--port", port, "--data", str(tmp_path / "own.db"))
    with served(tmp_path, *options) as (process, printed):
        assert "network" not in printed
        ask("/api/me")
        ask(
            "/api/tables",
            b'{"game": "coldwar", "seats": [{"kind": "you"}, {"kind": "link"}], "name": "Kept"}',
        )
        with pytest.raises(serving.InUse, match="another wardroom serve"):
            serving.run(settings, "127.0.0.1", 0, open_browser=False)
        process.kill()
        process.wait()
    claim = serving.claimed(settings.database)
    assert claim is not None
    with claim, client_for(settings) as client:
        assert '"Kept"' in client.get("/api/tables?scope=mine", headers=jar).text


def test_it_ends_with_its_workers_when_asked(tmp_path: Path) -> None:
    with served(tmp_path, "--host", "127.0.0.1", "--port", "0") as (process, printed):
        address = re.search(r"http://localhost:\d+", printed)
        assert address, printed
        owner, _ = new_table(address[0], YOU_AND_BOT, practice=True)
        talk = Talk(owner)
        talk.begin()
        talk.say(t="hint", id=1, seat=0)
        assert talk.hear("reply")["hint"]
        process.terminate()
        assert process.wait(15) == 0
        assert process.stdout is not None and process.stdout.read() == ""


def test_the_next_free_port_is_taken_and_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        monkeypatch.setattr(serving, "DEFAULT_PORT", port)
        with serving.listen("127.0.0.1", None) as found:
            assert port < found.getsockname()[1] < port + serving.MORE_PORTS
            assert f"Port {port} is taken; using {found.getsockname()[1]} instead." in capsys.readouterr().out
        with pytest.raises(serving.NoPort, match="--port"):
            serving.listen("127.0.0.1", port)
        monkeypatch.setattr(serving, "MORE_PORTS", 1)
        with pytest.raises(serving.NoPort, match="are taken"):
            serving.listen("127.0.0.1", None)


def test_an_address_that_is_none() -> None:
    with pytest.raises(serving.NoPort, match="no address"):
        serving.listen("no.such.host.invalid", 0)
    with pytest.raises(serving.NoPort):
        serving.listen("192.0.2.1", 0)


def test_other_commands_do_not_wait_for_the_server() -> None:
    code = "import sys; from wardroom.cli.main import build_app; build_app(); print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.split()
    assert not {"uvicorn", "sqlalchemy", "starlette", "alembic"} & set(loaded)


@pytest.mark.parametrize(
    ("environment", "sentence"),
    [
        ({"DATABASE_URL": "postgresql://nobody@127.0.0.1:1/x"}, "database cannot be reached"),
        ({"DATABASE_URL": "mysql://x/y"}, "only SQLite and PostgreSQL"),
        ({"WARDROOM_LIMITS": "perhaps"}, "WARDROOM_LIMITS is on or off"),
        ({"WARDROOM_DATA": "/dev/null/x"}, "/dev/null"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(
    tmp_path: Path, environment: dict[str, str], sentence: str
) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "wardroom.cli.main", "serve", "--no-open", "--port", "0"],
        capture_output=True,
        text=True,
        env=os.environ | {"XDG_DATA_HOME": str(tmp_path)} | environment,
        timeout=60,
    )
    assert done.returncode == 2 and sentence in done.stderr, done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_the_browser_is_opened_unless_told_not_to(tmp_path: Path) -> None:
    """The browser of the environment is called with the local address."""
    note = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {note}\n')
    browser.chmod(0o755)
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path), "BROWSER": f"{browser} %s"}
    process = subprocess.Popen(
        [sys.executable, "-m", "wardroom.cli.main", "serve", "--port", "0"],
        stdout=subprocess.DEVNULL,
        env=environment,
    )
    try:
        for _ in range(300):
            if note.exists() and note.read_text():
                break
            time.sleep(0.1)
        assert re.fullmatch(r"http://localhost:\d+/\n", note.read_text())
    finally:
        process.kill()
        process.wait()
