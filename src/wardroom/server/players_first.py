"""How the event loop looks at its sockets: at those of players always, at those of guests one by one.

A loop deals in one turn with all sockets that have something to say. When thousands of guests come, ask or go
at once that is a long turn, and a move needs several. So guests wait in a set of their own; a turn takes one
of them, and hardly any while a move is on its way. asyncio takes any selector, and this is one.
"""

from __future__ import annotations

import asyncio
import select
import selectors
import socket
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from math import ceil
from typing import Any, Final

# Seconds between two turns that take a guest while a move is on its way.
BESIDE_A_MOVE: Final = 0.005

Ready = list[tuple[selectors.SelectorKey, int]]


class PlayersFirst(selectors.BaseSelector):
    """Two sets of sockets (epoll), that of the guests inside the other: it is ready when one of them is."""

    def __init__(self) -> None:
        self._keys: dict[int, selectors.SelectorKey] = {}
        self._first = select.epoll()
        self._guests = select.epoll()
        self._first.register(self._guests.fileno(), select.EPOLLIN)
        # Sockets of guests, whether something is awaited of them just now or not.
        self._are_guests: set[int] = set()
        # Guests wait for a move, and when one is dealt with all the same: also if one move follows the other.
        self._held = False
        self._due = 0.0

    def place(self, file: int, is_guest: bool) -> None:
        """From now on it is a guest's, or a player's."""
        if is_guest == (file in self._are_guests):
            return
        key = self._keys.get(file)
        if key is not None:
            self._set_of(file).unregister(file)
        if is_guest:
            self._are_guests.add(file)
        else:
            self._are_guests.discard(file)
        if key is not None:
            self._set_of(file).register(file, _mask(key.events))

    def hold(self) -> None:
        """A move is on its way: guests wait, but not for ever."""
        self._held = True
        self._first.modify(self._guests.fileno(), 0)

    def release(self) -> None:
        self._held = False
        self._first.modify(self._guests.fileno(), select.EPOLLIN)

    def _set_of(self, file: int) -> select.epoll:
        return self._guests if file in self._are_guests else self._first

    # -- what asyncio asks of a selector ----------------

    def register(self, fileobj: Any, events: int, data: Any = None) -> selectors.SelectorKey:
        file = _number(fileobj)
        self._set_of(file).register(file, _mask(events))
        key = self._keys[file] = selectors.SelectorKey(fileobj, file, events, data)
        return key

    def unregister(self, fileobj: Any) -> selectors.SelectorKey:
        file = _number(fileobj)
        key = self._keys.pop(file)
        # What has been closed before is in no set any more.
        with suppress(OSError):
            self._set_of(file).unregister(file)
        return key

    def modify(self, fileobj: Any, events: int, data: Any = None) -> selectors.SelectorKey:
        file = _number(fileobj)
        key = self._keys[file]
        if events != key.events:
            self._set_of(file).modify(file, _mask(events))
        key = self._keys[file] = key._replace(events=events, data=data)
        return key

    def select(self, timeout: float | None = None) -> Ready:
        wait = -1.0 if timeout is None else max(timeout, 0.0)
        if self._held:
            beside = max(self._due - time.monotonic(), 0.0)
            wait = beside if wait < 0 else min(wait, beside)
        # As asyncio's own does: never too early, or the loop would turn for nothing until then.
        found = self._first.poll(ceil(wait * 1e3) * 1e-3 if wait > 0 else wait, len(self._keys) + 1)
        ready = []
        for file, mask in found:
            if file == self._guests.fileno():
                ready += self._guests.poll(0, 1)
            else:
                ready.append((file, mask))
        now = time.monotonic()
        if self._held and now >= self._due:
            ready += self._guests.poll(0, 1)
            self._due = now + BESIDE_A_MOVE
        elif not self._held:
            self._due = now + BESIDE_A_MOVE
        return [(key, _events(mask) & key.events) for file, mask in ready if (key := self._keys.get(file))]

    def close(self) -> None:
        self._first.close()
        self._guests.close()
        self._keys.clear()

    def get_map(self) -> Mapping[Any, selectors.SelectorKey]:
        return ByFile(self._keys)

    def get_key(self, fileobj: Any) -> selectors.SelectorKey:
        return self._keys[_number(fileobj)]


class ByFile(Mapping[Any, selectors.SelectorKey]):
    """What is registered, by a socket or by its number."""

    def __init__(self, keys: dict[int, selectors.SelectorKey]) -> None:
        self._keys = keys

    def __getitem__(self, fileobj: Any) -> selectors.SelectorKey:
        return self._keys[_number(fileobj)]

    def __iter__(self) -> Iterator[int]:
        return iter(self._keys)

    def __len__(self) -> int:
        return len(self._keys)


def _number(fileobj: Any) -> int:
    number: int = fileobj if isinstance(fileobj, int) else fileobj.fileno()
    return number


def _mask(events: int) -> int:
    reads = select.EPOLLIN if events & selectors.EVENT_READ else 0
    return reads | (select.EPOLLOUT if events & selectors.EVENT_WRITE else 0)


def _events(mask: int) -> int:
    """What went wrong is noticed by whoever reads or writes."""
    writes = selectors.EVENT_WRITE if mask & ~select.EPOLLIN else 0
    return writes | (selectors.EVENT_READ if mask & ~select.EPOLLOUT else 0)


class Loop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.sockets = PlayersFirst()
        super().__init__(self.sockets)


def new_loop() -> asyncio.AbstractEventLoop:
    """Where there is no epoll, which is Linux's, everybody waits for everybody."""
    return Loop() if hasattr(select, "epoll") else asyncio.new_event_loop()


def sockets_of(loop: asyncio.AbstractEventLoop) -> PlayersFirst | None:
    return loop.sockets if isinstance(loop, Loop) else None


class ListeningSocket(socket.socket):
    """Accepts one connection per turn of the loop, where asyncio would accept all that wait."""

    _has_accepted = False

    def accept(self) -> tuple[socket.socket, Any]:
        self._has_accepted = not self._has_accepted
        if not self._has_accepted:
            raise BlockingIOError
        return super().accept()
