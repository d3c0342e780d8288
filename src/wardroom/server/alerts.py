"""Telling people who are away that it is their turn: by e-mail or webhook, never with cards or secrets."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec
from sqlalchemy import Connection, select

from wardroom import games
from wardroom.server import schema
from wardroom.server.database import StorageError
from wardroom.server.limits import Limits
from wardroom.server.mail import ERRORS, send_email
from wardroom.server.rows import TableRow
from wardroom.server.settings import Settings
from wardroom.server.storage import Storage, Work
from wardroom.server.time import RealTime
from wardroom.server.webhook import Webhook, WebhookError

log = logging.getLogger(__name__)

# Nobody is told of the same table more often than this (milliseconds).
PAUSE: Final = 10 * 60 * 1000
MOST_WAITING: Final = 1000

SUBJECT: Final = "Your turn · Ваш ход: {name}"
TEXT: Final = """\
It is your turn at the table “{name}”:
{url}

Ваш ход за столом «{name}»:
{url}

You get this because your account at {host} has this address; remove it there to stop these e-mails.
Этот адрес указан в вашей учётной записи на {host}; уберите его там, и писем не будет.
"""


class Turn(msgspec.Struct):
    """What a webhook is told."""

    event: str
    table: str
    name: str
    url: str


class Alerts:
    """`turn` returns at once; alerts are sent one after the other, and lost if the host goes down."""

    def __init__(
        self, storage: Storage, settings: Settings, limits: Limits, webhook: Webhook | None = None
    ) -> None:
        self._storage = storage
        self._settings = settings
        self._limits = limits
        self._webhook = webhook or Webhook()
        self._queue: asyncio.Queue[tuple[str, str, str]] = asyncio.Queue(MOST_WAITING)
        self._task: asyncio.Task[None] | None = None
        self.sent = 0
        self.failed = 0

    def open(self) -> None:
        if self._settings.can_email or self._settings.webhooks:
            self._task = asyncio.create_task(self._send_for_ever(), name="alerts")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    def asked(self, row: TableRow, seats: list[int]) -> None:
        """The table asks these seats something, and whoever sits there is not looking."""
        for visitor in {row.holders[seat] for seat in seats} - {""}:
            self.turn(visitor, row.id, row.name or games.find(row.game).name)

    def turn(self, visitor: str, table: str, name: str) -> None:
        """A table waits for the visitor, who is not there."""
        if self._task is not None and not self._queue.full():
            self._queue.put_nowait((visitor, table, name))

    async def idle(self) -> None:
        """Until everything that was waiting has been sent."""
        await self._queue.join()

    async def _send_for_ever(self) -> None:
        while True:
            visitor, table, name = await self._queue.get()
            try:
                await self._tell(visitor, table, name)
            except StorageError:
                self.failed += 1
            except Exception as error:
                self.failed += 1
                log.warning("alert-failed", extra={"why": type(error).__name__})
            finally:
                self._queue.task_done()

    async def _tell(self, visitor: str, table: str, name: str) -> None:
        c = schema.visitors.c
        rows = await self._storage.read(select(c.email, c.webhook).where(c.id == visitor))
        email, webhook = rows[0] if rows else ("", "")
        by_email = bool(email) and self._settings.can_email
        by_webhook = bool(webhook) and self._settings.webhooks
        if not (by_email or by_webhook) or self._limits.allows("alert", visitor):
            return
        if not await self._storage.change(_first_in_a_while(visitor, table)):
            return
        url = f"{self._settings.url}/table/{table}"
        if by_email:
            try:
                plain = " ".join(name.split()) or "Wardroom"
                text = TEXT.format(name=plain, url=url, host=self._settings.url)
                await asyncio.to_thread(send_email, self._settings, email, SUBJECT.format(name=plain), text)
                self.sent += 1
            except ERRORS as error:
                self.failed += 1
                log.warning("email-failed", extra={"why": type(error).__name__})
        if by_webhook:
            try:
                status = await self._webhook.post(
                    webhook, msgspec.json.encode(Turn("your-turn", table, name, url))
                )
                self.sent += 200 <= status < 300
                self.failed += not 200 <= status < 300
            except WebhookError as error:
                self.failed += 1
                log.warning("webhook-failed", extra={"why": str(error)})


def _first_in_a_while(visitor: str, table: str) -> Work[bool]:
    """Notes the time of this alert, unless one was sent shortly before."""

    def note(connection: Connection) -> bool:
        c, at = schema.alerts.c, RealTime().now()
        key = (c.table_id == table) & (c.visitor == visitor)
        last = connection.scalar(select(c.at).where(key))
        if last is not None and at - last < PAUSE:
            return False
        if last is None:
            values = {"table_id": table, "visitor": visitor, "at": at}
            connection.execute(schema.alerts.insert().values(values))
        else:
            connection.execute(schema.alerts.update().where(key).values(at=at))
        return True

    return note
