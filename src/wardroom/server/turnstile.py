"""Those who play come first: all else that is asked of the server passes a turnstile, one piece at a time.

A move is on its way for several turns of the event loop: it is read, carried to the table, written down by
another thread and told. Whatever else is done in these turns the move waits for. So each request, each new
socket and each frame that is no move waits here until it may be dealt with: one in a turn of the loop, and
few while a move is on its way. Nobody who holds a table's lock waits here. Nothing is lost by that: the loop
is as busy as before, but its turns are short. Addresses are served by turns, so whoever asks for much waits
behind himself.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import inf
from typing import Final

from wardroom.server.faults import FaultError
from wardroom.server.players_first import BESIDE_A_MOVE, PlayersFirst

Welcome = asyncio.Future[None]

# Requests and new sockets of one address that may wait; more are refused.
MOST_WAITING: Final = 500
# Bells rung in one turn.
MOST_RUNG: Final = 3


class Turnstile:
    def __init__(self, on: bool = True, sockets: PlayersFirst | None = None) -> None:
        self.on = on
        self._sockets = sockets
        # Who waits, by address: the address that has waited longest comes first.
        self._waiting: dict[str, deque[Welcome]] = {}
        # Bells of those who look on and are to be sent something: so little that no move need go before it.
        self._bells: deque[Callable[[], None]] = deque()
        self._moves = 0
        # When the last move came to its end.
        self._moved = -inf
        # What lets the next one pass, in the next turn of the loop or later; until then nobody may.
        self._turning: asyncio.Handle | None = None
        self._later = False
        # When one may pass although a move is on its way.
        self._due = 0.0

    async def enter(self, address: str) -> None:
        """A request or a new socket may be dealt with; FaultError `too-many` if too many of them wait."""
        if len(self._waiting.get(address, ())) >= MOST_WAITING:
            raise FaultError(
                "too-many",
                "too many of your requests wait already; try again in 1 s",
                status=429,
                facts={"seconds": 1},
            )
        await self.wait(address)

    async def wait(self, address: str = "") -> None:
        """The next piece of work of this address may be done."""
        if not self.on:
            return
        loop = asyncio.get_running_loop()
        if self._turning is None and not self._moves:
            self._due = loop.time() + BESIDE_A_MOVE
            self._turn_soon(loop)
            return
        welcome = loop.create_future()
        self._waiting.setdefault(address, deque()).append(welcome)
        if self._turning is None:
            self._turn_later(loop)
        await welcome

    def ring(self, bell: Callable[[], None]) -> None:
        """Call somebody who looks on, soon: a few in a turn, for thousands may look on at one table."""
        if not self.on:
            bell()
            return
        self._bells.append(bell)
        self._turn_soon(asyncio.get_running_loop())

    @contextmanager
    def move(self) -> Iterator[None]:
        """A move is on its way."""
        self._moves += 1
        try:
            if self.on and self._sockets is not None and self._moves == 1:
                self._sockets.hold()
            yield
        finally:
            self._moves -= 1
            self._moved = time.monotonic()
            if self.on and self._sockets is not None and not self._moves:
                self._sockets.release()
            if not self._moves and self._turning is not None:
                self._turn_soon(asyncio.get_running_loop())

    def place(self, file: int, is_guest: bool) -> None:
        """The socket is a guest's from now on, or a player's, which is looked at first."""
        if self._sockets is not None:
            self._sockets.place(file, is_guest)

    def quiet_for(self, seconds: float) -> bool:
        """Whether no move is on its way, nor has been for so long."""
        return not self._moves and time.monotonic() - self._moved > seconds

    def _turn_soon(self, loop: asyncio.AbstractEventLoop) -> None:
        if self._turning is not None:
            if not self._later:
                return
            self._turning.cancel()
        self._turning, self._later = loop.call_soon(self._turn), False

    def _turn_later(self, loop: asyncio.AbstractEventLoop) -> None:
        self._turning, self._later = loop.call_at(self._due, self._turn), True

    def _turn(self) -> None:
        """One may pass in the next turn of the loop, and some bells are rung."""
        self._turning = None
        if not self._waiting and not self._bells:
            return
        loop = asyncio.get_running_loop()
        for _ in range(min(MOST_RUNG, len(self._bells))):
            self._bells.popleft()()
        if self._waiting and (not self._moves or loop.time() >= self._due):
            self._due = loop.time() + BESIDE_A_MOVE
            self._let_an_address_pass()
        if self._moves and not self._bells:
            self._turn_later(loop)
        else:
            self._turn_soon(loop)

    def _let_an_address_pass(self) -> None:
        """Who has waited longest at the address whose turn it is; the address goes to the end."""
        passed = False
        while self._waiting and not passed:
            address = next(iter(self._waiting))
            queue = self._waiting.pop(address)
            passed = _let_pass(queue)
            if queue:
                self._waiting[address] = queue


def _let_pass(queue: deque[Welcome]) -> bool:
    """The first one who still waits, if there is one."""
    while queue:
        welcome = queue.popleft()
        if not welcome.done():
            welcome.set_result(None)
            return True
    return False
