"""A stranger sends texts that are large, deep or slow to a running server, while honest people play."""

from __future__ import annotations

import json
import re
import socket
import subprocess
import threading
import time
import unicodedata
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import pytest

from tests.server.test_serve import served
from tests.server.test_socket import YOU_AND_BOT, Talk, new_table
from wardroom.server.app import MOST_HEADER_BYTES
from wardroom.server.faults import FaultError
from wardroom.server.names import LONGEST_WRITTEN, clean_name, login_of
from wardroom.server.socket import HEAVY_BURST

Json = dict[str, Any]

DOTS: Final = "a." * 30_000 + "a = 1"
# Many short lines: the pass goes through all of them, and only then is there too much.
MANY: Final = "[[a]]\n" * 4000 + "b = [" + "1," * 100
DEEP: Final = "\n".join(["a = [" * 1, "[" * 3000])
ACCENTS: Final = "a" + "\u0315\u0300" * 5000
# Nothing is wrong with these but that a number can be read no more.
DIGITS: Final = "1" * 60_000
HUGE: Final = "9" * 4300

TEXTS: Final = {
    "dots": DOTS,
    "many": MANY,
    "deep": DEEP,
    "digits": f"a = {DIGITS}",
    "short digits": "a = " + "1" * 5000,
}


def own(key: str, text: str) -> Json:
    return {"game": key, "seats": YOU_AND_BOT, "options": {"scenario": "own", "own_scenario": text}}


def coldwar(**settings: object) -> Json:
    return {"game": "coldwar", "seats": YOU_AND_BOT, **settings}


def battle(**more: object) -> Json:
    sides = {"first": {"nation": "germany", "name": "a", "ships": ["BB" + "9" * 50]}}
    return sides | {"second": {"nation": "britain", "name": "b", "ships": ["Hood"]}} | more


# Method, address and body; each is refused in a sentence.
REQUESTS: Final[dict[str, tuple[str, str, object]]] = {
    **{
        f"table of {key}, {name}": ("POST", "/api/tables", own(key, text[:50_000]))
        for key in ("attacksub", "worldatwar")
        for name, text in TEXTS.items()
    },
    "house rules": ("POST", "/api/tables", coldwar(options={"house_rules": "x" * 60_000})),
    "many house rules": ("POST", "/api/tables", coldwar(options={"house_rules": "a;" * 5000})),
    "an option of digits": ("POST", "/api/tables", coldwar(options={"rounds": DIGITS[:50_000]})),
    "an option of no digits": ("POST", "/api/tables", coldwar(options={"rounds": "²"})),
    "many options": ("POST", "/api/tables", coldwar(options={f"k{n}": "1" for n in range(4000)})),
    "many seats": ("POST", "/api/tables", coldwar(seats=[{"kind": "you"}] * 3000)),
    "a window": ("POST", "/api/tables", b'{"game":"coldwar","window":' + HUGE.encode() + b"}"),
    "a clock": ("POST", "/api/tables", b'{"game":"coldwar","clock":{"seconds":' + HUGE.encode() + b"}}"),
    "a float": ("POST", "/api/tables", b'{"game":"coldwar","window":1e' + HUGE.encode() + b"}"),
    "deep lists": ("POST", "/api/tables", b"[" * 60_000),
    "deep unknown lists": ("POST", "/api/tables", b'{"game":"coldwar","clock":{"x":' + b"[" * 50_000),
    "deep objects": ("POST", "/api/tables", b'{"options":' + b'{"a":' * 10_000),
    "half a letter": ("PATCH", "/api/me", b'{"name":"\\ud800"}'),
    "no letters": ("PATCH", "/api/me", b'{"name":"\xff\xfe"}'),
    "accents": ("PATCH", "/api/me", {"name": ACCENTS}),
    "accents of a login": ("POST", "/api/account/login", {"name": ACCENTS, "password": "12345678"}),
    "a login of nothing": ("POST", "/api/account/login", {"name": "a\0b", "password": "a\0bcdefgh"}),
    "a seat in the address": ("POST", f"/api/tables/x/seats/{'9' * 5000}/link", {}),
    "a seat of many digits": ("POST", "/api/tables/x/sit", b'{"seat":' + HUGE.encode() + b"}"),
    "a moment": ("POST", "/api/tables/x/whatif", b'{"seat":0,"moment":' + HUGE.encode() + b"}"),
    "a viewpoint": ("GET", f"/api/tables/x/film?seat={'9' * 5000}", None),
    "an address of many parts": ("GET", "/" + "a/" * 5000, None),
    "an option of a summary": ("GET", f"/api/games/coldwar/summary?rounds={'9' * 10_000}", None),
    "a scenario of a summary": ("GET", f"/api/games/worldatwar/summary?own_scenario={'a.' * 6500}", None),
    "factors of a ship": ("POST", "/api/games/worldatwar/odds", battle()),
    "dice": (
        "POST",
        "/api/games/worldatwar/odds",
        battle(interception={"scale": "europe", "dice": int(HUGE[:4000])}),
    ),
}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[subprocess.Popen[str], str]]:
    with served(tmp_path_factory.mktemp("served"), "--host", "127.0.0.1", "--port", "0") as (
        process,
        printed,
    ):
        address = re.search(r"http://localhost:\d+", printed)
        assert address, printed
        yield process, address[0].replace("localhost", "127.0.0.1")


def ask(site: str, method: str, path: str, body: object) -> tuple[int, Json]:
    raw = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
    request = urllib.request.Request(
        f"{site}{path}", raw, {"content-type": "application/json"}, method=method
    )
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return answer.status, json.loads(answer.read())
    except urllib.error.HTTPError as error:
        return error.code, json.loads(error.read())


def megabytes_of(process: subprocess.Popen[str]) -> int:
    """The most that it has ever had; where no `/proc` tells that, what it has now."""
    status = Path(f"/proc/{process.pid}/status")
    if not status.exists():
        command = ["ps", "-o", "rss=", "-p", str(process.pid)]
        return int(subprocess.run(command, capture_output=True, text=True, check=True).stdout) // 1024
    peak = re.search(r"VmHWM:\s+(\d+) kB", status.read_text())
    assert peak
    return int(peak[1]) // 1024


def test_every_text_is_refused_in_a_sentence_while_others_play(
    site: tuple[subprocess.Popen[str], str],
) -> None:
    process, address = site
    talk = Talk(new_table(address, YOU_AND_BOT)[0])
    talk.begin()
    # The first question starts the process that answers it.
    ask(address, "POST", "/api/games/attacksub/scenarios", {"text": ""})
    before = megabytes_of(process)
    refused: dict[str, tuple[int, Json]] = {}

    def attack() -> None:
        for name, (method, path, body) in REQUESTS.items():
            refused[name] = ask(address, method, path, body)
        for key in ("attacksub", "worldatwar"):
            for name, text in TEXTS.items():
                said = ask(address, "POST", f"/api/games/{key}/scenarios", {"text": text})
                refused[f"{key}: {name}"] = said

    attacker = threading.Thread(target=attack)
    attacker.start()
    # Those at the table are heard all the while.
    began = last = time.monotonic()
    longest, at = 0.0, 0
    while attacker.is_alive():
        at += 1
        talk.say(t="ping", at=at)
        assert talk.hear("pong")["at"] == at
        longest, last = max(longest, time.monotonic() - last), time.monotonic()
        time.sleep(0.006)
    attacker.join()
    for name, (status, said) in refused.items():
        if "faults" in said:
            (fault,) = said["faults"]
            assert status == 200 and re.search(r"(line \d+: )?found .*, allowed at most", fault), (
                name,
                fault,
            )
        else:
            assert 400 <= status < 500 and said["code"] and said["text"], (name, status, said)
    assert len(refused) == len(REQUESTS) + 2 * len(TEXTS)
    assert longest < (last - began) / 3
    # Two passwords at once take 64 MB each.
    assert megabytes_of(process) < before + 200


def test_frames_of_huge_numbers_and_long_lines_are_refused(
    site: tuple[subprocess.Popen[str], str],
) -> None:
    _, address = site
    talk = Talk(new_table(address, YOU_AND_BOT)[0])
    whole = talk.begin()
    for frame in (
        f'{{"t":"ping","at":{HUGE}}}',
        f'{{"t":"do","seat":{HUGE},"n":1,"line":"done"}}',
        f'{{"t":"do","seat":0,"n":1,"line":"done","id":{HUGE}}}',
        f'{{"t":"odds","id":{HUGE},"seat":0}}',
        '{"t":"orders","seat":0,"orders":' + '{"a":' * 2000,
    ):
        talk.socket.send(frame)
        assert talk.hear("fault")["code"] == "malformed"
    n = whole["view"]["ask"]["n"]
    # All of them at once: a busy machine would answer one by one no faster than they are allowed.
    count = int(HEAVY_BURST) + 20
    for _ in range(count):
        talk.say(t="do", seat=0, n=n, line="x " * 190, id=1)
    codes = {talk.hear("fault")["code"] for _ in range(count)}
    assert codes == {"invalid", "too-fast"}


@pytest.mark.parametrize("part", [b"a" * 4096, b"a: b\r\n" * 700])
def test_a_head_without_end_ends_the_connection(site: tuple[subprocess.Popen[str], str], part: bytes) -> None:
    process, address = site
    before = megabytes_of(process)
    with socket.create_connection(("127.0.0.1", urlsplit(address).port or 0), timeout=20) as line:
        line.sendall(b"GET / HTTP/1.1\r\nhost: here\r\nx: ")
        # More than both machines keep on the way.
        sent, most = 0, 1024 * MOST_HEADER_BYTES
        with pytest.raises(OSError):
            while sent < most:
                line.sendall(part)
                sent += len(part)
        assert sent < most
    assert megabytes_of(process) < before + 20
    assert ask(address, "GET", "/api/me", None)[0] == 200


def test_a_large_head_and_large_bodies_on_one_line_are_answered(
    site: tuple[subprocess.Popen[str], str],
) -> None:
    """Each request is counted by itself, and its body not at all."""
    _, address = site
    with socket.create_connection(("127.0.0.1", urlsplit(address).port or 0), timeout=60) as line:
        body = b'{"name":"' + b" " * 50_000 + b'Anna"}'
        head = b"PATCH /api/me HTTP/1.1\r\nhost: here\r\nx: " + b"a" * 10_000
        head += b"\r\ncontent-type: application/json\r\ncontent-length: %d\r\n\r\n" % len(body)
        for _ in range(3):
            line.sendall(head[:20_000])
            time.sleep(0.02)
            line.sendall(head[20_000:] + body)
            answered = b""
            while b'{"name":"Anna"}' not in answered:
                got = line.recv(65_536)
                assert got, answered
                answered += got
            assert answered.startswith(b"HTTP/1.1 200")


def test_nothing_of_it_is_in_the_log(site: tuple[subprocess.Popen[str], str]) -> None:
    """The last of these tests: the server ends, and has said nothing."""
    process, _ = site
    process.terminate()
    assert process.wait(30) == 0
    assert process.stdout is not None and process.stdout.read() == ""


def test_accents_are_counted_before_they_are_joined(monkeypatch: pytest.MonkeyPatch) -> None:
    lengths: list[int] = []
    joined = unicodedata.normalize

    def normalize(form: Any, text: str) -> str:
        lengths.append(len(text))
        return joined(form, text)

    monkeypatch.setattr(unicodedata, "normalize", normalize)
    with pytest.raises(FaultError):
        clean_name(ACCENTS)
    assert login_of(ACCENTS) == ""
    assert clean_name(" " * 9000 + "Anna") == "Anna" and login_of("ANNA\0") == "anna"
    assert max(lengths) <= LONGEST_WRITTEN
