"""The server under attack: nothing breaks, nothing is lost, and honest tables hardly notice.

`make soak` runs the whole campaign (about twelve minutes on two cores), `make test` a sample of it.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import resource
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from bench.load import sit_all
from bench.served import our_server
from bench.table_bench import Guests
from tests.campaign.attacks import CROWD
from tests.campaign.guests import Guest, Report

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

    def __init__(self, site: str, count: int, address: str = "") -> None:
        # Each from an address of its own, unless told: what attackers use up of theirs is not taken away.
        self.desks = [Guests(site, address or f"198.51.100.{number}") for number in range(count)]

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
    with attacked_server(folder) as site:
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
    return found


async def one_address(folder: Path, count: int, quiet: float, *aside: str) -> dict[str, tuple[float, float]]:
    """What `campaign` tells, where all attackers share one address: of honest tables elsewhere and there."""
    with attacked_server(folder) as site:
        groups = {"elsewhere": Honest(site, TABLES), "beside them": Honest(site, TABLES // 2, CROWD)}
        for honest in groups.values():
            await sit_all([*honest.desks])

        async def play(until: asyncio.Future[Any]) -> list[list[float]]:
            return await asyncio.gather(*(honest.play(until) for honest in groups.values()))

        calm = await play(asyncio.ensure_future(asyncio.sleep(quiet)))
        table = groups["elsewhere"].desks[0].table
        under_way = asyncio.create_task(attack("crowd", site, table, count, 1, *aside))
        # From other addresses people sit down and play; at theirs they are let in, or told to come again.
        newcomers = asyncio.gather(attack("tables", site, table, 3, 2), come_in(site, under_way))
        times = await play(under_way)
        report, (seated, let_in) = await under_way, await newcomers
        print(f"one address: {report['done']}, {report['counts']}; beside them {let_in}", flush=True)
        assert not report["bad"] and report["counts"]["429"] and seated["done"] == 3 and not seated["bad"]
        found = {}
        for (name, honest), before, under in zip(groups.items(), calm, times, strict=True):
            found[name] = p99(before), p99(under)
            print(
                f"{name}: {len(under)} honest moves, p99 {p99(before):.1f} ms, then {p99(under):.1f}",
                flush=True,
            )
            honest.check(folder)
            for desk in honest.desks:
                desk.close()
    return found


async def come_in(site: str, until: asyncio.Future[Any]) -> Counter[str]:
    """Somebody at the attackers' address opens the page and asks who they are, again and again."""
    report = Report()
    for number in range(60):
        guest = Guest(site, random.Random(number), report)
        guest.address = CROWD
        status, _ = await guest.ask("GET", "/")
        assert status == 200
        status, told = await guest.ask("GET", "/api/me")
        assert status == 200 or (status == 429 and b"try again in " in told), (status, told)
        await asyncio.wait([until], timeout=1)
        if until.done():
            break
    return report.counts


@contextmanager
def attacked_server(folder: Path) -> Iterator[str]:
    """Its limits are on, and in the end nothing has gone wrong in it."""
    page = folder / "page"
    page.mkdir()
    (page / "index.html").write_text("<!doctype html><title>Wardroom</title>")
    with our_server(folder=folder, WARDROOM_LIMITS="on", WARDROOM_PAGE=str(page)) as site:
        yield site
    log = (folder / "log").read_text()
    told = log[-3000:]
    assert "Traceback" not in log and '"where":' not in log, told


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
    demand(asyncio.run(campaign(tmp_path, WHOLE, QUIET, ENOUGH, "aside")))


def demand(found: dict[str, tuple[float, float]]) -> None:
    slow = {kind: (calm, under) for kind, (calm, under) in found.items() if under > MOST_SLOWED * calm}
    assert not slow, slow


def test_a_sample_from_one_address(tmp_path: Path) -> None:
    asyncio.run(one_address(tmp_path, 100, 0.5))


@pytest.mark.soak
def test_the_whole_from_one_address(tmp_path: Path) -> None:
    sit_apart()
    demand(asyncio.run(one_address(tmp_path, 6_000, QUIET, "aside")))
