"""From an empty table to the deal: people sit down, open their nonces, and the game begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wardroom.core.match import Match
from wardroom.core.records import Snapshot
from wardroom.server import seating
from wardroom.server.faults import FaultError
from wardroom.server.journal import Play, read_snapshot, write_snapshot
from wardroom.server.lessons import script_of
from wardroom.server.rows import Row, SnapshotRow, TableRow
from wardroom.server.seating import BOT, OPENING, PLAYING, WAITING, Setup
from wardroom.server.storage import DATABASE_PATIENCE
from wardroom.server.views import Client

if TYPE_CHECKING:
    from wardroom.server.table import LiveTable


async def seated(table: LiveTable, row: TableRow, setup: Setup) -> None:
    """Somebody has sat down or left, in copies of row and setup: go on as far as possible, and tell all.

    Nothing counts before it is on the disk.
    """
    now = table.services.time.now()
    row.changed = now
    dealt: Snapshot | None = None
    match = None
    if row.status == WAITING:
        setup.notice = ""
        if seating.all_seated(setup):
            row.status = OPENING
    if row.status == OPENING and not seating.unopened(setup):
        row.status = PLAYING
        seating.deal(setup, table.game, now)
        match = new_match(table, setup)
        dealt = match.snapshot()
    rows: list[Row] = [seating.stored(row, setup)]
    if dealt is not None:
        rows.append(SnapshotRow(table.id, 0, write_snapshot(dealt)))
    await table.services.storage.append(rows, DATABASE_PATIENCE)
    opening = row.status == OPENING and table.status != OPENING
    table.settle(row, setup)
    if row.status != OPENING:
        table.alarm.stop()
    elif opening:
        wait_for_nonces(table)
    if match is not None:
        table.take_up(new_play(table, match, now))
    table.show_whole_to_all()
    if table.play is not None:
        table.tell()
        table.call_away(table.row.waiting)


def wait_for_nonces(table: LiveTable) -> None:
    ends = table.services.time.now() + seating.NONCE_PATIENCE
    table.alarm.set(ends, lambda: table.spawn(say_who_is_late(table)))


async def say_who_is_late(table: LiveTable) -> None:
    """Somebody does not open their nonce: the owner may start without it."""
    async with table.lock:
        if table.status == OPENING:
            table.alarm.stop()
            table.setup.notice = "nonce-missing"
            await table.store.save()
            table.tell_table()


async def open_nonce(table: LiveTable, client: Client, nonce: str) -> None:
    async with table.lock:
        if client.visitor is None or not table.seats_of(client.visitor):
            raise FaultError("not-your-seat", "you do not sit at this table", status=403)
        if table.status not in (WAITING, OPENING):
            return
        row, setup = seating.copied(table.row, table.setup)
        if seating.open_nonce(setup, client.visitor.id, nonce):
            await seated(table, row, setup)


def new_match(table: LiveTable, setup: Setup) -> Match:
    """The game as it was dealt."""
    if setup.lesson:
        return script_of(table.row.game).begin(seating.players_of(setup))
    key = seating.key_of(table.id, setup)
    match = Match.start(table.game, setup.options, key, seating.players_of(setup))
    if setup.origin:
        return Match.from_snapshot(
            table.game, match.heading, key, read_snapshot(setup.origin), setup.origin_lines
        )
    return match


def new_play(table: LiveTable, match: Match, at: int) -> Play:
    bots = {seat: place.bot for seat, place in enumerate(table.setup.places) if place.kind == BOT}
    play = Play(match, bots, table.setup.clock, at)
    play.watched = len(table.setup.persons()) > 1
    play.script = script_of(table.row.game) if table.setup.lesson else None
    return play
