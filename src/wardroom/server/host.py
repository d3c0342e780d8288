"""Everything a running host consists of, opened and closed in order."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

from wardroom.server.accounts import Accounts
from wardroom.server.alerts import Alerts
from wardroom.server.limits import Limits
from wardroom.server.metrics import Metrics
from wardroom.server.players_first import sockets_of
from wardroom.server.sessions import Sessions
from wardroom.server.settings import Settings
from wardroom.server.storage import Storage
from wardroom.server.tables import Tables
from wardroom.server.tidying import Tidying
from wardroom.server.turnstile import Turnstile
from wardroom.server.workers import Worker

log = logging.getLogger(__name__)

# Seconds and megabytes for reading what somebody wrote; how many may wait for it, of all and of one address.
READING = (5.0, 256, 50, 15)


@dataclass
class Host:
    settings: Settings
    storage: Storage
    sessions: Sessions
    limits: Limits
    turnstile: Turnstile
    alerts: Alerts
    tables: Tables
    accounts: Accounts
    metrics: Metrics
    tidying: Tidying
    # Texts and questions of guests are read and answered there.
    readings: Worker

    @classmethod
    async def open(cls, settings: Settings) -> Host:
        storage = await Storage.open(settings.database)
        storage.watch(_note_trouble)
        metrics = Metrics()
        storage.on_written = metrics.writes.add
        sessions = await Sessions.open(storage, settings.secure)
        limits = Limits(settings.limits)
        turnstile = Turnstile(settings.limits, sockets_of(asyncio.get_running_loop()))
        alerts = Alerts(storage, settings, limits)
        alerts.open()
        tables = Tables(storage, on_turn=alerts.asked, bot_delay=settings.bot_delay, workers=settings.bots)
        tables.services.turnstile = turnstile
        await tables.open()
        accounts = Accounts(storage, sessions, tables, limits, settings)
        tidying = Tidying(storage, sessions, tables, settings)
        tidying.open()
        readings = Worker(*READING)
        return cls(
            settings,
            storage,
            sessions,
            limits,
            turnstile,
            alerts,
            tables,
            accounts,
            metrics,
            tidying,
            readings,
        )

    async def close(self) -> None:
        self.readings.close()
        await self.tidying.close()
        await self.tables.close()
        await self.alerts.close()
        await self.storage.close()

    def counts(self) -> dict[str, float]:
        """Numbers for the metrics."""
        tables = self.tables.counts()
        return {
            "tables": tables["tables"],
            "clients": tables["clients"],
            **{f"{name}_total": tables[name] for name in ("moves", "frames", "dropped", "bots_failed")},
            "storage_trouble": int(bool(self.storage.trouble)),
            "storage_commits_total": self.storage.commits,
            "storage_writes_total": self.storage.written,
            "alerts_sent_total": self.alerts.sent,
            "alerts_failed_total": self.alerts.failed,
            "limit_buckets": len(self.limits),
        }


def _note_trouble(trouble: str) -> None:
    if trouble:
        log.error(trouble)
    else:
        log.warning("storage-back")
