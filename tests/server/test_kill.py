"""Kill -9 under play, thirty times (in `make soak` a hundred): nothing that was told is lost.

Some tables have windows, bots and a third seat, and somebody resigns now and then: the server dies around the
deal, sealed answers, the closing of windows and the end. The next one must show what was heard of the last.
"""

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
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection

from tests.server.conftest import free_port
from tests.server.test_socket import CLIENT, new_table

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


ASK_ALWAYS = {"*": "ask"}


class Seat:
    """A player who keeps what was acknowledged."""

    def __init__(self, player: Any, seat: int) -> None:
        self.player = player
        self.seat = seat
        player.seat = seat
        self.socket: ClientConnection | None = None
        self.acknowledged: list[str] = []
        self.sent = ""
        # The diary as it was told, and the table as it was last shown.
        self.log: list[Json] = []
        self.table: Json = {}
        self.orders: dict[str, str] = {}

    def come_back(self) -> None:
        self.socket = self.player.connect().__enter__()
        heard = list(self.log)
        self.say(t="hello")
        whole = self.hear("whole")
        assert self.log[: len(heard)] == heard, "what was told is not what is told now"
        if whole["table"]["status"] in ("waiting", "opening"):
            self.say(t="open", nonce=self.player.nonce)

    def follow(self, frame: Json) -> None:
        self.player.follow(frame)
        if frame["t"] == "whole":
            self.log, self.table = frame["log"], frame["table"]
        elif frame["t"] == "change":
            self.log += frame.get("log", [])

    def say(self, **message: Any) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps(message))

    def hear(self, kind: str = "") -> Json:
        assert self.socket is not None
        while True:
            frame: Json = json.loads(self.socket.recv(timeout=10))
            self.follow(frame)
            if frame.get("re", -1) == 1 and frame["t"] == "change":
                self.acknowledged.append(self.sent)
            if not kind or frame["t"] == kind:
                return frame

    def catch_up(self) -> None:
        """Hear what has come without waiting for more."""
        assert self.socket is not None
        try:
            while True:
                self.follow(json.loads(self.socket.recv(timeout=0.0005)))
        except TimeoutError:
            return

    def answer_alone(self) -> None:
        """Have nothing answered for the seat, so that the journal holds what it has said and nothing else."""
        while self.orders != ASK_ALWAYS:
            self.say(t="orders", seat=self.seat, orders=ASK_ALWAYS)
            self.say(t="hello")
            self.orders = self.hear("whole").get("orders", {})

    def answer(self, rng: random.Random) -> bool:
        """Answer if something is asked, and wait for the acknowledgement."""
        self.catch_up()
        ask = self.player.view.get("ask")
        if not ask or ask.get("given"):
            return False
        self.answer_alone()
        self.sent = rng.choice(ask["answers"])
        before = len(self.acknowledged)
        self.say(t="do", seat=self.seat, n=ask["n"], line=self.sent, id=1)
        while len(self.acknowledged) == before:
            self.hear()
        return True


def journal(folder: Path, table: str) -> list[tuple[int, str, str]]:
    with sqlite3.connect(folder / "wardroom.db") as database:
        found = database.execute("SELECT seat, kind, text FROM acts WHERE table_id = ? ORDER BY n", (table,))
        return [(seat, kind, text) for seat, kind, text in found]


@pytest.mark.parametrize("kills", [30, pytest.param(100, marks=pytest.mark.soak)])
def test_kill_many_times(tmp_path: Path, kills: int) -> None:
    rng = random.Random(1941)
    servers = Servers(tmp_path)
    kinds: set[str] = set()
    answers = 0
    try:
        servers.start()
        seats: list[Seat] = []
        for kill in range(kills):
            seats = seats or players(servers.site, windows=kill % 2 == 0)
            resigns = kill % 8 == 7
            with suppress(ConnectionClosed, InvalidHandshake, OSError, EOFError):
                play_until_killed(servers, seats, rng, resigns)
            written = journal(tmp_path, seats[0].player.table)
            kinds.update(kind for _, kind, _ in written)
            for seat in seats:
                check_answers(seat, written)
            answers += len(written)
            servers.start()
            if any(kind == "resign" for _, kind, _ in written):
                check_resigned(servers.site, seats)
                seats = []
            elif "outcome" in seats[0].player.view:
                seats = []
    finally:
        servers.close()
    assert answers > kills and kinds >= {"do", "give", "close", "resign"}


def play_until_killed(servers: Servers, seats: list[Seat], rng: random.Random, resigns: bool) -> None:
    timer = threading.Timer(rng.uniform(0.0, 0.5 if resigns else 0.12), servers.kill)
    for seat in seats:
        try:
            seat.come_back()
        except BaseException:
            servers.kill()
            raise
    timer.start()
    try:
        if resigns:
            seats[1].say(t="act", seat=1, what="resign")
        while "outcome" not in seats[0].player.view:
            if not any([seat.answer(rng) for seat in seats]):
                time.sleep(0.002)
    finally:
        timer.join()


def check_answers(seat: Seat, written: list[tuple[int, str, str]]) -> None:
    mine = [text for by, kind, text in written if by == seat.seat and kind in ("do", "give")]
    if any(by == seat.seat and kind == "resign" for by, kind, _ in written):
        mine = mine[: len(seat.acknowledged) + 1]  # A bot has played on.
    assert mine[: len(seat.acknowledged)] == seat.acknowledged
    # What was being written when the server died may be there, or not.
    assert len(mine) <= len(seat.acknowledged) + 1
    seat.acknowledged = mine


def check_resigned(site: str, seats: list[Seat]) -> None:
    """A seat that was given up is played by a bot, or the game is over and can be seen again."""
    seats[0].come_back()
    table = seats[0].table
    assert table["seats"][1]["resigned"]
    if len(table["seats"]) == 3:
        assert table["status"] == "playing" and table["seats"][1]["bot"]
        assert not table["seats"][1].get("stand_in")
    else:
        assert table["status"] == "over"
        address = f"{site}/api/tables/{table['id']}/record"
        assert b"resign s2" in seats[0].player.web.open(address).read()


def players(site: str, windows: bool) -> list[Seat]:
    kinds = [{"kind": "you"}, {"kind": "link"}, *([{"kind": "bot", "bot": "random"}] if windows else [])]
    settings: Json = {"options": {"tactics": "4"}, "window": 30} if windows else {"window": 0}
    owner, made = new_table(site, kinds, **settings)
    friend = CLIENT.Player(f"{site}/table/{owner.table}#seat=1&secret={made['links']['1']}", 8)
    friend.sit_down()
    return [Seat(owner, 0), Seat(friend, 1)]
