"""How much one visitor or one address may ask for: buckets that fill again with time, kept in memory."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from wardroom.server.faults import FaultError

MOST_BUCKETS: Final = 50_000
# Sockets that one address may hold open at once.
MOST_SOCKETS: Final = 300


class Limit(NamedTuple):
    """So many at once, and so many again in each second."""

    burst: float
    rate: float


LIMITS: Final = {
    # Requests for data, by address; several players may share one.
    "read": Limit(600, 60),
    # Requests that change something, by address.
    "write": Limit(120, 10),
    # New tables, by visitor and by address.
    "table": Limit(30, 1 / 20),
    "tables-of-address": Limit(120, 1 / 5),
    # New names, by visitor and by address: each is written down, and every table of theirs is told.
    "name": Limit(20, 1 / 30),
    "names-of-address": Limit(120, 1 / 5),
    # Links and codes by which a seat goes to another device, and codes tried, by visitor and by address.
    "handover": Limit(10, 1 / 60),
    "handovers-of-address": Limit(60, 1 / 10),
    "code": Limit(10, 1 / 60),
    "codes-of-address": Limit(30, 1 / 20),
    # New accounts, by address.
    "account": Limit(10, 1 / 60),
    # Passwords tried, by login name and by address.
    "password": Limit(10, 1 / 30),
    "passwords-of-address": Limit(30, 1 / 10),
    # New sockets, by address; a page that was dropped comes back every second.
    "socket": Limit(200, 10),
    # Moves that come before all else (`turnstile.py`): so many of each player, whatever others at the address
    # do; and by address, more than a school makes at its boards.
    "first": Limit(10, 2),
    "first-of-address": Limit(100, 40),
    # Messages that make a table think or write, likewise: each socket has its own pace as well.
    "heavy": Limit(10, 1),
    "heavy-of-address": Limit(400, 80),
    # Alerts of all tables, by visitor.
    "alert": Limit(30, 1 / 600),
    # Letters that ask to confirm an address: by account, and to one address from everybody.
    "letter": Limit(5, 1 / 600),
    "letters-to-address": Limit(3, 1 / 3600),
    # Summaries, by address: each set of options is played out.
    "summary": Limit(100, 1),
    # Scenarios of one's own that are looked at, by address.
    "scenario": Limit(100, 2),
    # Odds of a battle, by address: the page asks again whenever something is changed.
    "odds": Limit(200, 10),
    # Films, and games that are played again to verify them, by visitor and by address: they take the
    # server's time.
    "film": Limit(60, 1 / 2),
    "films-of-address": Limit(240, 2),
    "replay": Limit(20, 1 / 5),
    "replays-of-address": Limit(60, 1),
}


class Allowance:
    """A bucket of tokens: so many at once, so many a second."""

    def __init__(self, burst: float, pace: float, now: float) -> None:
        self.burst = self.left = burst
        self.pace = pace
        self.at = now

    def take(self, now: float) -> bool:
        self.left = min(self.burst, self.left + (now - self.at) * self.pace)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Limits:
    """Not fair to the last request, but bounded: of too many buckets the oldest are forgotten."""

    def __init__(self, on: bool = True, now: Callable[[], float] = time.monotonic) -> None:
        self._on = on
        self._now = now
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._sockets: Counter[str] = Counter()

    def allows(self, kind: str, key: str) -> float:
        """Takes one from the bucket: 0, or the seconds until there is one again."""
        if not self._on:
            return 0.0
        limit, now = LIMITS[kind], self._now()
        left, since = self._buckets.pop((kind, key), (limit.burst, now))
        left = min(limit.burst, left + (now - since) * limit.rate)
        wait = 0.0 if left >= 1 else (1 - left) / limit.rate
        self._buckets[kind, key] = (left - 1 if not wait else left, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return wait

    def check(self, kind: str, key: str) -> None:
        """FaultError `too-many` if the bucket is empty."""
        if wait := self.allows(kind, key):
            seconds = int(wait) + 1
            raise FaultError(
                "too-many",
                f"too many requests; try again in {seconds} s",
                status=429,
                facts={"seconds": seconds},
            )

    @contextmanager
    def socket(self, key: str) -> Iterator[bool]:
        """Whether one more socket of this address may be open, for as long as it is."""
        welcome = not self._on or (self._sockets[key] < MOST_SOCKETS and not self.allows("socket", key))
        self._sockets[key] += welcome
        try:
            yield welcome
        finally:
            self._sockets[key] -= welcome
            if not self._sockets[key]:
                del self._sockets[key]

    def __len__(self) -> int:
        return len(self._buckets)


def address_key(address: str) -> str:
    """Whoever has one address of IPv6 has the whole /64."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address) and parsed.ipv4_mapped is None:
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return str(getattr(parsed, "ipv4_mapped", None) or parsed)
