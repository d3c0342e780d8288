"""Hostile guests, each kind in a process: `python -m tests.campaign.attacks KIND SITE TABLE COUNT SEED`.

All of it is bounded in count, seeded, and for a server on this machine only. The last line is the report.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import socket
import sys
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from tests.campaign.guests import SHAKE, Guest, Json, Line, Report, masked

AT_ONCE = 8
# Frames in one connection, after which a fresh one goes on from another address.
A_CONNECTION = 60
DEEP = 3000


# -- frames ----------------

MESSAGES: list[bytes] = [
    json.dumps(message).encode()
    for message in (
        {"t": "hello"},
        {"t": "hello", "watch": True},
        {"t": "open", "nonce": "00" * 32},
        {"t": "do", "seat": 0, "n": 1, "line": "done", "id": 7},
        {"t": "undo", "seat": 0, "n": 1, "id": 7},
        {"t": "consent", "seat": 0, "what": "draw", "yes": True},
        {"t": "why", "id": 3, "seat": 0, "word": "gun5 iowa slava"},
        {"t": "odds", "id": 4, "seat": 0},
        {"t": "hint", "id": 5, "seat": 0},
        {"t": "say", "text": "полный вперёд"},
        {"t": "act", "seat": 0, "what": "resign"},
        {"t": "orders", "seat": 0, "orders": {"attack": "pass"}, "ready": "gun5"},
        {"t": "ping", "at": 1},
    )
]
WORDS = (
    b"null",
    b"-1",
    b"1e999",
    b"9" * 400,
    b'"\\ud800"',
    b'"\\u0000"',
    b"[" * DEEP,
    b'{"a":' * DEEP,
    b"true",
    b"NaN",
    b'"' + b"x" * 15_000 + b'"',
    b'"' + "я".encode() * 5000 + b'"',
    b'""',
    b"-0.0",
    b"2147483648",
    b"18446744073709551616",
)


def mutated(rng: random.Random, data: bytes) -> bytes:
    """A message with something wrong about it, or nothing."""
    match rng.randrange(8):
        case 0:
            return data
        case 1:
            return data[: rng.randrange(len(data) + 1)]
        case 2:
            at = rng.randrange(len(data))
            return data[:at] + bytes((rng.randrange(256),)) + data[at + 1 :]
        case 3:
            return data + data
        case 4:
            return rng.randbytes(rng.randrange(200))
        case 5:
            # So long that one length takes another form, or once was taken for another.
            return data.ljust(rng.choice((121, 122, 123, 125, 126, 127, 128, 16_384, 16_385, 65_535)))
        case _:
            parts = data.split(b":")
            at = rng.randrange(1, len(parts))
            end = parts[at][-1:] if at == len(parts) - 1 else b"," + parts[at].rpartition(b",")[2]
            parts[at] = rng.choice(WORDS) + end
            return b":".join(parts)


def framed(rng: random.Random, data: bytes) -> bytes:
    """The frame of a message; seldom one that is no frame of a client's."""
    frame = masked(data, mask=rng.randbytes(4))
    match rng.randrange(60):
        case 0:
            return masked(data, opcode=rng.randrange(16), fin=rng.random() < 0.5)
        case 1:
            return bytes((frame[0], frame[1] & 127)) + frame[2:]
        case 2:
            return frame[: rng.randrange(1, len(frame))]
        case 3:
            return bytes((0x81, 0xFF)) + (1 << rng.randrange(64)).to_bytes(8) + frame[2:]
        case 4:
            return bytes((frame[0] | 0x70,)) + frame[1:]
        case 5:
            return masked(b"", opcode=9) * 20 + frame
        case 6:
            at = rng.randrange(len(data) + 1)
            return masked(data[:at], fin=False) + masked(data[at:], opcode=0)
    return frame


def bad_frame(rng: random.Random) -> bytes:
    return framed(rng, mutated(rng, rng.choice(MESSAGES)))


async def frames(site: str, table: str, count: int, rng: random.Random, report: Report) -> None:
    async def worker() -> None:
        while report.done < count:
            line = Line(Guest(site, rng, report))
            if not await line.open(table):
                continue
            hearing = asyncio.create_task(line.hear_out())
            sent = 0
            try:
                while sent < A_CONNECTION and not hearing.done():
                    some = [
                        framed(rng, mutated(rng, rng.choice(MESSAGES))) for _ in range(rng.randrange(1, 25))
                    ]
                    sent += len(some)
                    report.done += len(some)
                    await in_pieces(line.writer, b"".join(some), rng)
                line.writer.write(masked(b"\x03\xe8", opcode=8))
                await line.writer.drain()
            except OSError:
                report.counts["cut off"] += 1
            # Half a frame swallows the farewell: then nothing comes any more.
            await asyncio.wait([hearing], timeout=1)
            hearing.cancel()
            line.close()

    await asyncio.gather(*(worker() for _ in range(AT_ONCE)))


async def in_pieces(writer: asyncio.StreamWriter, data: bytes, rng: random.Random) -> None:
    cuts = sorted(rng.randrange(len(data) + 1) for _ in range(rng.choice((0, 0, 1, 2, 4))))
    for first, last in zip([0, *cuts], [*cuts, len(data)], strict=True):
        writer.write(data[first:last])
        await writer.drain()
        # So that the server reads them one by one, as a rule.
        await asyncio.sleep(0.0005 if cuts else 0)


# -- requests ----------------

TEXTS = (
    "",
    "x",
    "\0",
    "[" * 20_000,
    "[[a]]\n" * 5000,
    "a." * 20_000 + "b = 1",
    "x = '''" + "y" * 50_000,
    "a = " + "[" * DEEP,
    "a = " + "9" * 5000,
    "a = 1979-05-27T07:32:00Z",
    "\ud7ff\ufffe" * 100,
    "a = {" * DEEP,
    '"\\ud800" = 1',
    "=" * 60_000,
    "[scenario]\nkey = 1\nname = []\nside = 3",
    "\u202e" * 1000,
    "inf = nan",
    "[x]\n[x]\n",
)
GAMES = ("coldwar", "highseas", "attacksub", "worldatwar", "none", "%00", "..")
PATHS = (
    "/",
    "/table/x",
    "/assets/../../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/" + "a/" * 3000,
    "/api/none",
    "/healthz",
    "/openapi.json",
    "/api/tables?scope=open",
    "/api/tables?scope=open&before=1.x",
    "/api/tables?scope=finished&before=%ff",
    "/api/tables?scope=mine&before=" + "9" * 3000,
    "/api/me",
    "/api/credits",
    "/metrics",
    "/api/account/export",
)


def hostile(rng: random.Random, table: str) -> tuple[str, str, bytes | None]:
    """A request whose form is right, but for its body sometimes."""
    text, game = rng.choice(TEXTS), rng.choice(GAMES)
    value: object = rng.choice((None, -1, "x", [], {}, 1e30))
    seats = [{"kind": rng.choice(("you", "open", "bot", text[:50]))}] * rng.choice((0, 1, 2, 3, 500))
    match rng.randrange(9):
        case 0:
            return "GET", rng.choice(PATHS), None
        case 1:
            options = {"house_rules": text, "rounds": text[:9]}
            body: object = {"game": game, "seats": seats, "options": options}
            return "POST", "/api/tables", json.dumps(body).encode()
        case 2:
            body = {"game": game, "seats": seats, "options": {"scenario": "own", "own_scenario": text}}
            return "POST", "/api/tables", json.dumps(body).encode()
        case 3:
            return "POST", f"/api/games/{game}/scenarios", json.dumps({"text": text}).encode()
        case 4:
            body = {"attackers": value, "defenders": value, "attack": text[:200], "side": [value]}
            return "POST", f"/api/games/{game}/odds", json.dumps(body).encode()
        case 5:
            body = {"seat": value, "secret": text[:500], "nonce": text[:64], "name": text[:500]}
            return "POST", f"/api/tables/{table}/sit", json.dumps(body).encode()
        case 6:
            return "PATCH", "/api/me", json.dumps({"name": text}).encode()
        case 7:
            paths = ("film?seat=-2", "film?seat=" + "9" * 30, "record", "luck", "verify", "rematch", "x")
            return "GET", f"/api/tables/{table}/{rng.choice(paths)}", None
    return "POST", rng.choice(("/api/tables", "/api/account/login")), text.encode(errors="replace")


HEADS = (
    "GET / HTTP/1.1\r\nHost: x\r\n" + "a: b\r\n" * 3000 + "\r\n",
    "GET /" + "x" * 30_000 + " HTTP/1.1\r\nHost: x\r\n\r\n",
    "GET /\xe9 HTTP/1.1\r\nHost: x\r\n\r\n",
    "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 999999999999\r\nConnection: close\r\n\r\n",
    "POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n",
    "\x16\x03\x01\x02\x00\x01\x00",
    "OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    "GET / HTTP/1.1\r\n" + "Cookie: wardroom=" + "\xff" * 500 + "\r\nHost: x\r\nConnection: close\r\n\r\n",
    f"GET /ws/tables/none HTTP/1.1\r\nHost: x\r\nOrigin: http://[\r\n{SHAKE}\r\n",
    f"GET /ws/tables/%ff%00 HTTP/1.1\r\nHost: x\r\n{SHAKE}\r\n",
)


async def requests(
    site: str, table: str, count: int, rng: random.Random, report: Report, at_once: int = AT_ONCE
) -> None:
    async def worker() -> None:
        while report.done < count:
            report.done += 1
            guest = Guest(site, rng, report)
            if rng.random() < 0.1:
                head = rng.choice(HEADS)
                await guest.send(head.encode("latin-1"), f"half {head[:60]!r}")
            else:
                await guest.ask(*hostile(rng, table))

    await asyncio.gather(*(worker() for _ in range(at_once)))


# -- many ----------------


async def connections(site: str, table: str, count: int, rng: random.Random, report: Report) -> None:
    """So many sockets open at once, all looking on at a few tables."""
    owner = Guest(site, rng, report)
    seats = [{"kind": "you"}, {"kind": "bot", "bot": "random"}]
    watched = [table]
    for _ in range(count // 250):
        watched.append((await owner.post("/api/tables", {"game": "coldwar", "seats": seats}))["table"]["id"])
    lines: list[Line] = []
    gate = asyncio.Semaphore(50)

    async def watch(number: int) -> None:
        async with gate:
            line = Line(Guest(site, rng, report))
            lines.append(line)
            if await line.open(watched[number % len(watched)]):
                line.say(t="hello")
                await line.hear_until("whole")
                report.done += 1

    await asyncio.gather(*(watch(number) for number in range(count)))
    report.counts["open at once"] = sum(not line.reader.at_eof() for line in lines)
    for line in lines:
        line.close()


async def tables(site: str, table: str, count: int, rng: random.Random, report: Report) -> None:
    """So many tables of two people, who make a few moves."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def play() -> None:
        async with gate:
            first, second = Guest(site, rng, report), Guest(site, rng, report)
            await first.ask("GET", "/api/me")
            await second.ask("GET", "/api/me")
            seats = [{"kind": "you"}, {"kind": "open"}]
            order = {"game": "coldwar", "seats": seats, "open": True, "window": 0, "nonce": first.commitment}
            id = (await first.post("/api/tables", order))["table"]["id"]
            await second.post(f"/api/tables/{id}/sit", {"seat": 1, "nonce": second.commitment})
            lines = [Line(first), Line(second)]
            for line in lines:
                await line.open(id)
                line.say(t="hello")
            for line in lines:
                line.say(t="open", nonce=line.guest.nonce)
            for seat, line in enumerate(lines):
                view = (await line.hear_until("whole"))["view"]
                while "ask" not in view:
                    view = (await line.hear_until("whole"))["view"]
                line.say(t="do", seat=seat, n=view["ask"]["n"], line=view["ask"]["answers"][0], id=5)
                while (await line.hear_until("change")).get("re") != 5:
                    pass
            report.done += 1
            for line in lines:
                line.close()

    await asyncio.gather(*(play() for _ in range(count)))


async def slow_readers(site: str, table: str, count: int, rng: random.Random, report: Report) -> None:
    """They ask for much, over sockets and by requests, and take nothing of it."""
    open_ones: list[socket.socket] = []
    for number in range(count):
        guest = Guest(site, rng, report)
        reader = socket.socket()
        reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        reader.connect((guest.host, guest.port))
        reader.setblocking(False)
        if number % 4:
            reader.send(guest.head("GET", f"/ws/tables/{table}", SHAKE))
        else:
            reader.send(guest.head("GET", "/api/games/worldatwar/content") * 20)
        open_ones.append(reader)
        report.done += 1
    hello = masked(b'{"t":"hello"}')
    ends = time.monotonic() + min(60, 3 + count / 4)
    while time.monotonic() < ends:
        await asyncio.sleep(0.2)
        for number, reader in enumerate(open_ones):
            try:
                reader.send(hello * 2 if number % 4 else b"")
            except OSError:
                report.counts["cut off or stopped"] += 1
    for reader in open_ones:
        reader.close()


# -- all from one address ----------------

CROWD = "203.0.113.7"
# Tables at which they play, and sockets at each.
OWN_TABLES, AT_A_TABLE = 20, 8
# Requests under way: about as many as may wait.
MANY_AT_ONCE = 400
# Frames of one socket in a second: just so few that it is not sent away.
FAST = 150
PING = masked(b"", opcode=9)
PINGS = PING * 500


async def crowd(site: str, table: str, count: int, rng: random.Random, report: Report) -> None:
    """Every kind at once from one address, for a minute at most; what is refused is tried again."""
    Guest.shared = CROWD
    # They sit down before the others have used up what the address may ask for.
    lines = [line for _ in range(OWN_TABLES) for line in await own_table(site, rng, report)]
    parts = [Report() for _ in range(5)]
    under_way = [
        *(overplay(line, count, rng) for line in lines),
        requests(site, table, 10 * count, rng, parts[0], MANY_AT_ONCE),
        frames(site, table, count, rng, parts[1]),
        slow_readers(site, table, 20, rng, parts[2]),
        hold_open(site, table, count, rng, parts[3]),
        *(pings(line, count, parts[4]) for line in await own_table(site, rng, report)),
    ]
    seconds = min(60, 3 + count / 100)

    async def in_time(one: Coroutine[Any, Any, None]) -> None:
        with suppress(TimeoutError, OSError, EOFError):
            await asyncio.wait_for(one, seconds)

    await asyncio.gather(*(in_time(one) for one in under_way))
    for part in parts:
        report.done += part.done
        report.counts += part.counts
        report.bad += part.bad


async def own_table(site: str, rng: random.Random, report: Report) -> list[Line]:
    """Sockets of one guest who plays against a bot."""
    guest = Guest(site, rng, report)
    await guest.ask("GET", "/api/me")
    seats = [{"kind": "you"}, {"kind": "bot", "bot": "random"}]
    order = {"game": "coldwar", "seats": seats, "window": 0, "nonce": guest.commitment}
    table = (await guest.post("/api/tables", order))["table"]["id"]
    lines = [Line(guest) for _ in range(AT_A_TABLE)]
    for line in lines:
        await line.open(table)
        line.say(t="hello")
        await line.hear_until("whole")
    return lines


async def overplay(line: Line, count: int, rng: random.Random) -> None:
    """Moves from a seat, legal, late or senseless, and questions, faster than people are."""
    line.say(t="open", nonce=line.guest.nonce)
    hearing = asyncio.create_task(line.hear_out())
    words = ("done", "pass", "gun5 iowa slava", "gun5", "")
    # In good form: for what is malformed they would soon be sent away.
    questions: list[Json] = [
        {"t": "hello"},
        {"t": "hint", "seat": 0, "id": 1},
        {"t": "odds", "seat": 0, "id": 1},
    ]
    try:
        for number in range(count):
            if hearing.done():
                break
            line.say(t="do", seat=0, n=rng.randrange(9), line=rng.choice(words), id=number)
            if number % 10 == 0:
                line.say(**rng.choice(questions))
            await line.writer.drain()
            line.guest.report.done += 1
            await asyncio.sleep(1 / FAST)
    finally:
        hearing.cancel()
        line.close()


async def pings(line: Line, count: int, report: Report) -> None:
    """Frames from a seat of which only the reader of sockets hears, until it is cut off."""
    try:
        for _ in range(count):
            line.writer.write(PINGS)
            await line.writer.drain()
            report.counts["pings"] += PINGS.count(PING)
            await asyncio.sleep(0)
    finally:
        line.close()


async def hold_open(site: str, table: str, count: int, rng: random.Random, report: Report) -> None:
    """As many sockets as there can be, and one more for each that is refused."""
    lines: list[Line] = []
    try:
        while report.done < count:
            report.done += 1
            line = Line(Guest(site, rng, report))
            if await line.open(table):
                lines.append(line)
                line.say(t="hello")
                report.counts["most held"] = max(report.counts["most held"], len(lines))
            else:
                line.close()
                await asyncio.sleep(0.02)
    finally:
        for line in lines:
            line.close()


KINDS: dict[str, Callable[[str, str, int, random.Random, Report], Coroutine[Any, Any, None]]] = {
    "frames": frames,
    "requests": requests,
    "connections": connections,
    "tables": tables,
    "slow-readers": slow_readers,
    "crowd": crowd,
}


async def main(kind: str, site: str, table: str, count: int, seed: int) -> Report:
    if not site.startswith("127.0.0.1:"):
        raise SystemExit("only a server on this machine is attacked")
    report = Report()

    async def tell() -> None:
        while True:
            await asyncio.sleep(15)
            print(f"  {kind}: {report.done} of {count}", file=sys.stderr, flush=True)

    telling = asyncio.create_task(tell())
    try:
        await KINDS[kind](site, table, count, random.Random(seed), report)
    finally:
        telling.cancel()
    return report


if __name__ == "__main__":
    kind, site, table, count, seed, *aside = sys.argv[1:]
    # Guests come from other machines: here they have what the server and the honest tables leave them. Beside
    # other tests that would be nothing.
    if aside and hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    elif aside:
        os.nice(19)
    print(asyncio.run(main(kind, site, table, int(count), int(seed))).told())
