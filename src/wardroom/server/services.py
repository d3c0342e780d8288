"""What all tables of a server share."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from wardroom.server.bots import BotPool
from wardroom.server.rows import TableRow
from wardroom.server.storage import Storage
from wardroom.server.time import Time
from wardroom.server.turnstile import Turnstile

if TYPE_CHECKING:
    from wardroom.server.table import LiveTable


class Services:
    """Storage, bots, time, and hooks for turns and endings."""

    def __init__(self, storage: Storage, pool: BotPool, time: Time, bot_delay: int) -> None:
        self.storage = storage
        self.pool = pool
        self.time = time
        # Milliseconds that a bot takes for whatever others can see.
        self.bot_delay = bot_delay
        # Where those who look on wait their turn.
        self.turnstile = Turnstile(on=False)
        # Public moves of all tables.
        self.moves = 0
        # Called when seats are newly asked whose people are not there.
        self.on_turn: Callable[[TableRow, list[int]], None] | None = None
        # Called when a game has ended.
        self.on_over: Callable[[LiveTable], Coroutine[Any, Any, None]] | None = None
