"""Kill -9 under play, a hundred times: nothing that was acknowledged is lost."""

from __future__ import annotations

import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection

from tests.server.conftest import free_port
from tests.server.test_socket import CLIENT, new_table

KILLS = 100
NURSERY = Path(__file__).parent / "nursery.py"
Json = dict[str, Any]


class Servers:
    """One server after the other on the same database."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.site = f"http://127.0.0.1:{self.port}"
        self.nursery = subprocess.Popen(
            [sys.executable, str(NURSERY), str(self.port), str(folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.pid = 0
        self.read()

    def read(self) -> str:
        assert self.nursery.stdout is not None
        return self.nursery.stdout.readline().strip()

    def start(self) -> None:
        assert self.nursery.stdin is not None
        self.nursery.stdin.write("start\n")
        self.nursery.stdin.flush()
        self.pid = int(self.read())
        for _ in range(2000):
            try:
                CLIENT.urllib.request.urlopen(f"{self.site}/healthz", timeout=5).read()
                return
            except OSError:
                time.sleep(0.003)
        raise AssertionError("the server does not start")

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)

    def close(self) -> None:
        if self.pid:
            os.kill(self.pid, signal.SIGKILL)
        self.nursery.kill()
        self.nursery.wait()


class Seat:
    """A player who keeps what was acknowledged."""

    def __init__(self, player: Any, seat: int) -> None:
        self.player = player
        self.seat = seat
        player.seat = seat
        self.socket: ClientConnection | None = None
        self.acknowledged: list[str] = []
        self.sent = ""

    def come_back(self) -> None:
        self.socket = self.player.connect().__enter__()
        self.say(t="hello")
        whole = self.hear("whole")
        if whole["table"]["status"] in ("waiting", "opening"):
            self.say(t="open", nonce=self.player.nonce)

    def say(self, **message: Any) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps(message))

    def hear(self, kind: str = "") -> Json:
        assert self.socket is not None
        while True:
            frame: Json = json.loads(self.socket.recv(timeout=10))
            self.player.follow(frame)
            if frame.get("re", -1) == 1 and frame["t"] == "change":
                self.acknowledged.append(self.sent)
            if not kind or frame["t"] == kind:
                return frame

    def catch_up(self) -> None:
        """Hear what has come without waiting for more."""
        assert self.socket is not None
        try:
            while True:
                frame: Json = json.loads(self.socket.recv(timeout=0.0005))
                self.player.follow(frame)
        except TimeoutError:
            return

    def answer(self, rng: random.Random) -> bool:
        """Answer if something is asked, and wait for the acknowledgement."""
        self.catch_up()
        ask = self.player.view.get("ask")
        if not ask or ask.get("given"):
            return False
        self.sent = rng.choice(ask["answers"])
        before = len(self.acknowledged)
        self.say(t="do", seat=self.seat, n=ask["n"], line=self.sent, id=1)
        while len(self.acknowledged) == before:
            self.hear()
        return True


def journal(folder: Path, table: str) -> list[tuple[int, str]]:
    with sqlite3.connect(folder / "wardroom.db") as database:
        found = database.execute(
            "SELECT seat, text FROM acts WHERE table_id = ? AND kind = 'do' ORDER BY n", (table,)
        )
        return [(seat, text) for seat, text in found]


def test_kill_a_hundred_times(tmp_path: Path) -> None:
    rng = random.Random(1941)
    servers = Servers(tmp_path)
    answers = restarts = 0
    try:
        servers.start()
        seats: list[Seat] = []
        while restarts < KILLS:
            if not seats:
                seats = two_players(servers.site)
            try:
                for seat in seats:
                    seat.come_back()
                timer = threading.Timer(rng.uniform(0.0, 0.08), servers.kill)
                timer.start()
                while any([seat.answer(rng) for seat in seats]) and "outcome" not in seats[0].player.view:
                    pass
                timer.join()
            except (ConnectionClosed, InvalidHandshake, OSError, EOFError):
                pass
            restarts += 1
            written = journal(tmp_path, seats[0].player.table)
            for seat in seats:
                mine = [text for number, text in written if number == seat.seat]
                lost = seat.acknowledged != mine[: len(seat.acknowledged)]
                assert not lost, (
                    f"after {restarts} kills seat {seat.seat} had {mine}, not {seat.acknowledged}"
                )
                # What was being written when the server died may be there, or not.
                assert len(mine) <= len(seat.acknowledged) + 1
                seat.acknowledged = mine
            answers += len(written)
            servers.start()
            if "outcome" in seats[0].player.view:
                seats = []
    finally:
        servers.close()
    assert answers > KILLS


def two_players(site: str) -> list[Seat]:
    owner, made = new_table(site, [{"kind": "you"}, {"kind": "link"}], window=0)
    friend = CLIENT.Player(f"{site}/table/{owner.table}#seat=1&secret={made['links']['1']}", 8)
    friend.sit_down()
    return [Seat(owner, 0), Seat(friend, 1)]
