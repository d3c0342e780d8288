"""Numbers for Prometheus: how much is going on and how fast, nothing of what is going on."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Histogram:
    """How often something took how long."""

    def __init__(self, name: str) -> None:
        self._name = f"wardroom_{name}"
        self._slots = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def add(self, seconds: float) -> None:
        self._slots[bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds

    def lines(self) -> Iterable[str]:
        yield f"# TYPE {self._name} histogram"
        total = 0
        for bound, number in zip((*(f"{bound:g}" for bound in BOUNDS), "+Inf"), self._slots, strict=True):
            total += number
            yield f'{self._name}_bucket{{le="{bound}"}} {total}'
        yield f"{self._name}_sum {self._seconds:.6f}"
        yield f"{self._name}_count {total}"


class Metrics:
    def __init__(self) -> None:
        self.sockets = 0
        self.http = Histogram("http_seconds")
        # From the moment something waits to be written until it is on the disk.
        self.writes = Histogram("write_seconds")
        self._responses: Counter[tuple[str, str, int]] = Counter()

    def responded(self, method: str, route: str, status: int, seconds: float) -> None:
        known = method if method in ("GET", "HEAD", "POST", "PATCH", "DELETE") else "other"
        self._responses[known, route, status] += 1
        self.http.add(seconds)

    def text(self, counts: Mapping[str, float]) -> str:
        """In Prometheus' text form; `counts` are those of the tables and of the storage."""
        return "\n".join(self._lines(counts)) + "\n"

    def _lines(self, counts: Mapping[str, float]) -> Iterable[str]:
        for name, value in sorted(counts.items()):
            yield f"# TYPE wardroom_{name} {'counter' if name.endswith('_total') else 'gauge'}"
            yield f"wardroom_{name} {value:g}"
        yield "# TYPE wardroom_sockets gauge"
        yield f"wardroom_sockets {self.sockets}"
        yield "# TYPE wardroom_http_requests_total counter"
        for (method, route, status), number in sorted(self._responses.items()):
            labels = f'method="{method}",route="{route}",status="{status}"'
            yield f"wardroom_http_requests_total{{{labels}}} {number}"
        yield from self.http.lines()
        yield from self.writes.lines()
