"""The server under attack: nothing breaks, nothing is lost, and honest tables hardly notice.

`make soak` runs the whole campaign (about ten minutes on two cores), `make test` a sample of it.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import sqlite3
import subprocess
import sys
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest

from wardroom.lab.load import sit_all
from wardroom.lab.served import our_server
from wardroom.lab.table_bench import Guests

ROOT = Path(__file__).parent.parent.parent
# How many of each kind, for a look and for a campaign.
SAMPLE = {"frames": 1500, "requests": 250, "connections": 100, "tables": 5, "slow-readers": 8}
WHOLE = {
    "frames": 200_000,
    "requests": 10_000,
    "connections": 5_000,
    "tables": 1_000,
    "slow-readers": 200,
}
# Honest tables, and moves of each in a second: so few that no game ends meanwhile.
TABLES, PACE = 16, 1.5
# Honest moves whose slowest hundredth says something: an attack is made again until there are so many.
ENOUGH = 500
# Seconds in which honest tables are measured by themselves, before each attack and at the end.
QUIET = 20.0
# An attack may make an honest table's moves so many times as slow.
MOST_SLOWED = 5.0
# What a server may keep for those who read nothing (megabytes).
MOST_KEPT = 300


class Honest:
    """Tables where people play on as if nothing happened."""

    def __init__(self, site: str, count: int) -> None:
        # Each from an address of its own: what attackers use up of theirs is not taken from honest guests.
        self.desks = [Guests(site, f"198.51.100.{number}") for number in range(count)]

    async def play(self, until: asyncio.Future[Any]) -> list[float]:
        """The seconds that each move took, until then."""
        times: list[float] = []
        turn = 0
        while not until.done():
            desk = self.desks[turn % len(self.desks)]
            desk.begin(lambda _, took: times.append(took) if took >= 0 else None)
            turn += 1
            await asyncio.sleep(1 / PACE / len(self.desks))
        ends = time.monotonic() + 60
        while any(desk.on_its_way for desk in self.desks) and time.monotonic() < ends:
            await asyncio.sleep(0.01)
        return times

    def check(self, folder: Path) -> None:
        """No move was refused, and every one that was answered is in the journal."""
        assert not any(desk.faults or desk.on_its_way for desk in self.desks)
        with closing(sqlite3.connect(folder / "wardroom.db")) as database:
            for desk in self.desks:
                acts = "SELECT count(*) FROM acts WHERE table_id = ? AND kind = 'do'"
                assert database.execute(acts, (desk.table,)).fetchone() == (desk.moves,)


def p99(times: list[float]) -> float:
    """In milliseconds."""
    return sorted(times)[int(len(times) * 0.99)] * 1000


def memory(process: int) -> int:
    """What a process holds, in megabytes."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) // 1024


async def attack(kind: str, site: str, table: str, count: int, seed: int, *aside: str) -> dict[str, Any]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])}
    command = [sys.executable, "-P", "-m", "tests.campaign.attacks", kind, site, table, str(count), str(seed)]
    command += aside
    process = await asyncio.create_subprocess_exec(*command, env=environment, stdout=subprocess.PIPE)
    told, _ = await process.communicate()
    assert process.returncode == 0, kind
    found: dict[str, Any] = json.loads(told)
    return found


def server_process(site: str) -> int:
    port = site.partition(":")[2]
    found = [
        int(folder.name)
        for folder in Path("/proc").iterdir()
        if folder.name.isdigit() and f"\0--port\0{port}\0".encode() in read(folder / "cmdline")
    ]
    return min(found)


def read(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError:
        return b""


async def under_attack(
    honest: Honest, kind: str, site: str, count: int, seed: int, enough: int, *aside: str
) -> tuple[list[float], dict[str, Any]]:
    """What honest moves took, at least so many of them, and the report of the last attack."""
    times: list[float] = []
    for round in range(50):
        under_way = asyncio.create_task(
            attack(kind, site, honest.desks[0].table, count, seed + 100 * round, *aside)
        )
        times += await honest.play(under_way)
        report = await under_way
        assert not report["bad"] and report["done"] >= count
        if len(times) >= enough:
            break
    return times, report


async def campaign(
    folder: Path, counts: dict[str, int], quiet: float, enough: int, *aside: str
) -> dict[str, tuple[float, float]]:
    """Every attack in turn beside honest tables: the p99 of their moves before each, and under it.

    `aside`: the attackers take no time that the server could use.
    """
    found: dict[str, tuple[float, float]] = {}
    page = folder / "page"
    page.mkdir()
    (page / "index.html").write_text("<!doctype html><title>Wardroom</title>")
    with our_server(folder=folder, WARDROOM_LIMITS="on", WARDROOM_PAGE=str(page)) as site:
        process = server_process(site)
        for seed, (kind, count) in enumerate(counts.items()):
            honest = Honest(site, TABLES)
            await sit_all([*honest.desks])
            calm = await honest.play(asyncio.ensure_future(asyncio.sleep(quiet)))
            before, began = memory(process), time.monotonic()
            times, report = await under_attack(honest, kind, site, count, seed, enough, *aside)
            kept = memory(process) - before
            found[kind] = p99(calm), p99(times)
            print(
                f"{kind}: {report['done']} in {time.monotonic() - began:.0f} s, {report['counts']}, "
                f"{len(times)} honest moves, p99 {p99(calm):.1f} ms, then {p99(times):.1f}; {kept:+} MB",
                flush=True,
            )
            honest.check(folder)
            if kind == "slow-readers":
                assert kept < MOST_KEPT
            for desk in honest.desks:
                desk.close()
    log = (folder / "log").read_text()
    told = log[-3000:]
    assert "Traceback" not in log and '"where":' not in log, told
    return found


@pytest.fixture(autouse=True)
def many_files() -> None:
    """Every socket is a file, here and in the server."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def sit_apart() -> None:
    """Honest guests sit at machines of their own: here nobody keeps them from reading their clocks."""
    # The server and the attackers, which we start, are not given the same.
    with suppress(AttributeError, PermissionError):
        os.sched_setscheduler(0, os.SCHED_FIFO | os.SCHED_RESET_ON_FORK, os.sched_param(1))


def test_a_sample(tmp_path: Path) -> None:
    asyncio.run(campaign(tmp_path, SAMPLE, 0.5, 1))


@pytest.mark.soak
def test_the_whole_campaign(tmp_path: Path) -> None:
    sit_apart()
    found = asyncio.run(campaign(tmp_path, WHOLE, QUIET, ENOUGH, "aside"))
    slow = {kind: (calm, under) for kind, (calm, under) in found.items() if under > MOST_SLOWED * calm}
    assert not slow, slow
