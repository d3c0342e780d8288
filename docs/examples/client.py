"""A small player for a Wardroom server: sits down by a link and gives random legal answers to the end.

    pip install websockets
    python client.py 'http://localhost:8000/table/ID#seat=1&secret=...'

It speaks the protocol of docs/protocol.md, and is short enough to be the beginning of your own bot.
"""

from __future__ import annotations

import hashlib
import http.cookiejar
import json
import random
import secrets
import sys
import urllib.request
from typing import Any
from urllib.parse import parse_qs, urlsplit

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

Json = dict[str, Any]


class Player:
    """A guest at one table."""

    def __init__(self, link: str, seed: int | None = None) -> None:
        address = urlsplit(link)
        given = parse_qs(address.fragment)
        self.site = f"{address.scheme}://{address.netloc}"
        self.table = address.path.rstrip("/").split("/")[-1]
        self.seat = int(given["seat"][0])
        self.secret = given["secret"][0]
        self.nonce = secrets.token_hex(32)
        self.random = random.Random(seed)
        self.cookies = http.cookiejar.CookieJar()
        self.web = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.cookies))
        self.view: Json = {}
        self.frames = 0

    def sit_down(self) -> None:
        """A guest needs nothing but the cookie of the first answer; sitting down spends the link."""
        self.web.open(f"{self.site}/api/me").read()
        commitment = hashlib.sha256(bytes.fromhex(self.nonce)).hexdigest()
        self.post("sit", {"seat": self.seat, "secret": self.secret, "nonce": commitment})

    def post(self, what: str, body: Json) -> Json:
        request = urllib.request.Request(
            f"{self.site}/api/tables/{self.table}/{what}",
            json.dumps(body).encode(),
            {"Content-Type": "application/json", "Origin": self.site},
        )
        found: Json = json.load(self.web.open(request))
        return found

    def connect(self) -> ClientConnection:
        cookie = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.cookies)
        address = self.site.replace("http", "ws", 1) + f"/ws/tables/{self.table}"
        return connect(address, additional_headers={"Cookie": cookie}, origin=Origin(self.site))

    def play(self) -> Json:
        """Answer whatever is asked until the game is over; gives the outcome."""
        with self.connect() as socket:
            socket.send(json.dumps({"t": "hello"}))
            asked = -1
            while True:
                frame = json.loads(socket.recv())
                self.follow(frame)
                if frame["t"] == "whole" and frame["table"]["status"] in ("waiting", "opening"):
                    socket.send(json.dumps({"t": "open", "nonce": self.nonce}))
                if "outcome" in self.view:
                    outcome: Json = self.view["outcome"]
                    return outcome
                ask = self.view.get("ask")
                if ask and ask["n"] != asked and not ask.get("given"):
                    asked = ask["n"]
                    line = self.random.choice(ask["answers"])
                    socket.send(
                        json.dumps({"t": "do", "seat": self.seat, "n": asked, "line": line, "id": asked})
                    )

    def follow(self, frame: Json) -> None:
        """Keep the view up to date: whole once, then merge patches of it."""
        if frame["t"] == "whole":
            self.view, self.frames = frame["view"], frame["n"]
        elif frame["t"] == "change":
            assert frame["n"] == self.frames + 1, "a frame is missing: say hello again"
            self.frames = frame["n"]
            merge(self.view, frame.get("patch", {}))
        elif frame["t"] == "fault":
            print(f"refused: {frame['code']} {frame.get('facts', '')}", file=sys.stderr)


def merge(target: Json, patch: Json) -> None:
    """RFC 7396: objects are merged, null removes, everything else replaces."""
    for key, value in patch.items():
        if value is None:
            target.pop(key, None)
        elif isinstance(value, dict):
            inner = target.get(key)
            target[key] = inner if isinstance(inner, dict) else {}
            merge(target[key], value)
        else:
            target[key] = value


def main() -> None:
    if len(sys.argv) != 2 or "#" not in sys.argv[1]:
        sys.exit("Usage: python client.py 'http://host/table/ID#seat=N&secret=...'")
    player = Player(sys.argv[1])
    player.sit_down()
    outcome = player.play()
    won = player.seat in outcome["winners"]
    print(f"The game is over: {'won' if won else 'not won'}, scores {outcome['scores']}.")


if __name__ == "__main__":
    main()
