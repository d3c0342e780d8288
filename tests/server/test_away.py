"""A real PostgreSQL server goes away under a game that is being played, and comes back."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn

from tests.server.conftest import Postgres
from tests.server.test_socket import CLIENT, YOU_AND_BOT, Talk, new_table
from wardroom.server.app import build_app, server_config
from wardroom.server.serving import bind
from wardroom.server.settings import Settings

Json = dict[str, Any]


@contextmanager
def host_on(database: str, page: Path) -> Iterator[str]:
    """A host in a thread of its own."""
    settings = Settings(database=database, page=page, limits=False, bot_delay=0)
    with bind("127.0.0.1", 0) as listening:
        server = uvicorn.Server(server_config(build_app(settings), settings))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
        thread.start()
        while not server.started:
            time.sleep(0.01)
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        server.should_exit = True
        thread.join(20)


def wait_until_asked(talk: Talk) -> Json:
    while not (ask := talk.player.view.get("ask")) or ask.get("given"):
        talk.player.follow(json.loads(talk.socket.recv(timeout=20)))
    asked: Json = ask
    return asked


def send_answer(talk: Talk, number: int) -> None:
    """Answer the question that is put, as soon as there is one."""
    ask = wait_until_asked(talk)
    talk.say(t="do", seat=0, n=ask["n"], line=talk.player.random.choice(ask["answers"]), id=number)


def hear_answered(talk: Talk, number: int) -> None:
    while talk.hear("change").get("re") != number:
        pass


def hear_notice(talk: Talk, notice: str | None) -> None:
    while talk.hear("table")["patch"].get("notice", "-") != notice:
        pass


def test_play_pauses_with_a_notice_and_goes_on(tmp_path: Path, stoppable: Postgres) -> None:
    database = stoppable.empty_database()
    with host_on(database, tmp_path) as site:
        owner, _ = new_table(site, YOU_AND_BOT, window=0)
        watcher = Talk(CLIENT.Player(f"{site}/table/{owner.table}#seat=0&secret=x"))
        watcher.say(t="hello")
        watcher.hear("whole")
        talk = Talk(owner)
        talk.begin()
        for number in range(8):
            send_answer(talk, number)
            hear_answered(talk, number)
        # Else the bot's move, which brings the question, could not be kept.
        wait_until_asked(talk)
        stoppable.stop()
        send_answer(talk, 100)
        hear_notice(watcher, "storage-away")
        stoppable.start()
        hear_answered(talk, 100)
        hear_notice(watcher, None)
        for number in range(101, 106):
            send_answer(talk, number)
            hear_answered(talk, number)
        wait_until_asked(talk)
        seen = talk.player.view
        talk.socket.close()
        watcher.socket.close()
    with host_on(database, tmp_path) as owner.site:
        later = Talk(owner).begin()["view"]
        assert later["board"] == seen["board"] and later["ask"]["answers"] == seen["ask"]["answers"]
