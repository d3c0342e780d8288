"""All tables of the server: made, found, taken up again after a restart, and published when they are over."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

import msgspec

from wardroom import games
from wardroom.core.match import Match
from wardroom.core.records import Record, RecordError, Snapshot
from wardroom.core.replaying import play_whole, verify
from wardroom.core.state import SPECTATOR, TRUTH
from wardroom.server import dealing, lessons, links, reopening, seating, showing
from wardroom.server.bots import BotPool
from wardroom.server.callsigns import is_call_sign_of
from wardroom.server.clocks import NONE
from wardroom.server.database import StorageError
from wardroom.server.faults import FaultError
from wardroom.server.films import film_of, films_of, luck_of
from wardroom.server.journal import Play, read_snapshot, write_snapshot
from wardroom.server.lists import Lists
from wardroom.server.messages import Film, Made, NewSeat, NewTable, Sit, Table
from wardroom.server.moving import Moving, link_spent
from wardroom.server.rows import FilmRow, Row, SnapshotRow, TableRow
from wardroom.server.seating import BOT, LINK, OPENING, OVER, PERSON, PLAYING, WAITING, Setup
from wardroom.server.services import Services
from wardroom.server.sessions import Visitor
from wardroom.server.storage import DATABASE_PATIENCE, Storage
from wardroom.server.table import LiveTable
from wardroom.server.time import RealTime, Time
from wardroom.server.views import COUNTS
from wardroom.server.workers import Worker

log = logging.getLogger("wardroom.tables")

# The place among the films at which the record of a finished game is kept.
RECORD = -3
# Seconds between two looks for rows to write and tables that nobody uses, and how long one of these is kept
# (milliseconds).
SWEEP = 30
IDLE = 600_000
# So many rows of tables are written at once, and then none for so many seconds.
ROWS_AT_ONCE = 5
BETWEEN_ROWS = 0.2

# Seconds and megabytes for playing a game again, and how many may wait for it.
REPLAYING = (120.0, 1024, 200)

OnTurn = Callable[[TableRow, list[int]], None]


class Tables:
    def __init__(
        self,
        storage: Storage,
        *,
        on_turn: OnTurn | None = None,
        bot_delay: int = 400,
        workers: int = 1,
        time: Time | None = None,
    ) -> None:
        self.storage = storage
        self.services = Services(storage, BotPool(workers), time or RealTime(), bot_delay)
        self.services.on_turn = on_turn
        self.services.on_over = self.publish
        # Apart, so that no bot waits while a long game is played again.
        self.replays = Worker(*REPLAYING, here=workers == 0)
        self.live: dict[str, LiveTable] = {}
        self.lists = Lists(storage, self.live)
        self.moving = Moving(self)
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.sweeper: asyncio.Task[None] | None = None
        storage.watch(self.storage_changed)

    async def open(self) -> None:
        """Take up the tables whose clocks run; the others wait until somebody comes."""
        for row in await self.storage.tables_with(OPENING, PLAYING):
            if seating.read_setup(row).clock.kind != NONE:
                await self.take_up(row.id)
        self.sweeper = asyncio.create_task(self.sweep_for_ever())

    async def take_up(self, id: str) -> None:
        """One table that cannot be taken up must not keep the others from it."""
        try:
            await self.find(id)
        except Exception as error:
            log.error("table %s: %s", id, type(error).__name__, exc_info=error)

    async def close(self) -> None:
        # What is cut off while it reads needs its connection until it has ended.
        reading = [*self.loading.values(), *([self.sweeper] if self.sweeper is not None else [])]
        for task in reading:
            task.cancel()
        if reading:
            await asyncio.wait(reading)
        for table in self.live.values():
            table.close()
        with suppress(StorageError):
            await self.write_rows()
        self.services.pool.close()
        self.replays.close()

    def counts(self) -> dict[str, int]:
        """For the metrics."""
        return {
            "tables": len(self.live),
            "clients": sum(len(table.clients) for table in self.live.values()),
            "moves": self.services.moves,
            "frames": COUNTS.frames,
            "dropped": COUNTS.dropped,
            "bots_failed": self.services.pool.failed,
        }

    # -- finding ----------------

    async def find(self, id: str) -> LiveTable:
        """The table of that id, taken up again if need be."""
        table = self.live.get(id)
        if table is None:
            if id not in self.loading:
                self.loading[id] = loading = asyncio.create_task(self.load(id))
                loading.add_done_callback(lambda _: self.loading.pop(id))
            table = await asyncio.shield(self.loading[id])
        table.touch()
        return table

    async def load(self, id: str) -> LiveTable:
        row = await self.storage.load(id)
        if row is None:
            raise FaultError("unknown-table", f"there is no table {id!r}", status=404)
        table = LiveTable(row, seating.read_setup(row), self.services)
        await reopening.load(table)
        self.live[id] = table
        if table.status == OVER and table.play is not None and await self.storage.film(id, TRUTH) is None:
            table.spawn(self.publish(table))
        return table

    async def sweep_for_ever(self) -> None:
        with suppress(StorageError):
            await self.catch_up()
        while True:
            await asyncio.sleep(SWEEP)
            with suppress(StorageError):
                await self.write_rows(BETWEEN_ROWS)
            self.sweep()

    async def catch_up(self) -> None:
        """The server may have been killed before it wrote the rows of tables where somebody moved."""
        for id in await self.storage.moved_on():
            await self.take_up(id)

    async def write_rows(self, pause: float = 0) -> None:
        """Whose turn it is stands in the rows, too, for lists of tables that nobody has taken up.

        A few at a time: moves must not wait for them.
        """
        stale = [table for table in self.live.values() if table.store.row_is_stale]
        for first in range(0, len(stale), ROWS_AT_ONCE):
            if first:
                await asyncio.sleep(pause)
            some = [table for table in stale[first : first + ROWS_AT_ONCE] if not table.lock.locked()]
            for table in some:
                table.store.row_is_written()
            try:
                await self.storage.append([table.store.progress() for table in some], DATABASE_PATIENCE)
            except StorageError:
                for table in some:
                    table.store.row_changed()
                raise

    def sweep(self) -> None:
        """Forget tables that nobody looks at and where nothing happens by itself; they are on the disk."""
        now = self.services.time.now()
        for id, table in list(self.live.items()):
            if not table.is_busy() and now - max(table.public_at, table.touched) > IDLE:
                del self.live[id]

    def storage_changed(self, trouble: str) -> None:
        """Play pauses, or goes on: everybody is told."""
        for table in self.live.values():
            table.tell_table()
            if not trouble:
                table.resume()

    # -- making ----------------

    async def make(self, visitor: Visitor, new: NewTable) -> Made:
        wanted = lessons.table_of(new) if new.lesson else new
        row, setup, given = seating.new_table(wanted, visitor, self.services.time.now())
        return await self.set_up(LiveTable(row, setup, self.services), visitor, given)

    async def set_up(self, table: LiveTable, visitor: Visitor, given: dict[str, str]) -> Made:
        async with table.lock:
            await dealing.seated(table, *seating.copied(table.row, table.setup))
        self.live[table.id] = table
        return Made(showing.table_for(table, visitor), given)

    async def rematch(self, visitor: Visitor, id: str) -> Made:
        """A table with the same settings, where the same people may sit down; one for all of them."""
        old = await self.find(id)
        async with old.lock:
            if old.status != OVER or not (old.seats_of(visitor) or old.row.owner == visitor.id):
                raise FaultError("not-over", "there is a rematch when the game is over", status=409)
            # One that nobody sat down at may have been deleted.
            if old.setup.rematch and await self.storage.load(old.setup.rematch) is not None:
                next_one = await self.find(old.setup.rematch)
                return Made(showing.table_for(next_one, visitor), {})
            new = NewTable(
                game=old.row.game,
                options=dict(old.setup.options),
                seats=[
                    NewSeat("bot", bot=place.bot) if place.kind == BOT else NewSeat("link", name=place.name)
                    for place in old.setup.places
                ],
                name=old.row.name,
                clock=old.setup.clock,
                open=old.row.open,
                practice=old.row.practice,
                spectators_speak=old.setup.spectators_speak,
                window=old.setup.window,
            )
            row, setup, given = seating.new_table(new, visitor, self.services.time.now())
            for place, before in zip(setup.places, old.setup.places, strict=True):
                place.kept_for = before.visitor
            made = await self.set_up(LiveTable(row, setup, self.services), visitor, given)
            old.setup.rematch = row.id
            await old.store.save()
            old.tell_table()
        return made

    async def whatif(self, visitor: Visitor, id: str, moment: int, seat: int, name: str = "") -> Made:
        """A practice table that goes on from a moment of a finished game, against bots, with fresh dice."""
        old = await self.find(id)
        if not 0 <= seat < len(old.setup.places):
            raise FaultError("no-such-seat", f"there is no seat {seat + 1}", status=404)
        snapshot, lines = await self.replays.work(position_at, await self.record(visitor, id), moment)
        if snapshot is None:
            raise FaultError("no-such-moment", "the game cannot go on from there")
        seats = [NewSeat("you" if other == seat else "bot") for other in range(len(old.setup.places))]
        new = NewTable(
            game=old.row.game,
            options=dict(old.setup.options),
            seats=seats,
            name=name or old.row.name,
            practice=True,
        )
        row, setup, given = seating.new_table(new, visitor, self.services.time.now())
        fresh = replace(
            snapshot,
            players=tuple(seating.players_of(setup)),
            resigned=(),
            indices=tuple(0 for _ in snapshot.indices),
            dice_stream=1,
            lines=0,
            events=0,
        )
        setup.origin, setup.origin_lines, setup.whatif = write_snapshot(fresh), lines, True
        return await self.set_up(LiveTable(row, setup, self.services), visitor, given)

    # -- sitting ----------------

    async def sit(self, visitor: Visitor, id: str, sit: Sit) -> Table:
        table = await self.find(id)
        async with table.lock:
            if table.status == PLAYING and sit.secret:
                await self.moving.by_link(table, visitor, sit.seat, sit.secret)
            elif table.status == WAITING:
                row, setup = seating.copied(table.row, table.setup)
                seat = seating.seat_for(setup, visitor, sit.seat, sit.secret)
                seating.sit_down(setup.places[seat], visitor, sit.nonce, sit.name, setup.places)
                await dealing.seated(table, row, setup)
            elif sit.secret:
                # The link of a seat that is taken is spent, whatever the table does.
                raise link_spent()
            else:
                raise FaultError("seat-taken", "this seat is taken", status=409)
        return showing.table_for(table, visitor)

    async def leave(self, visitor: Visitor, id: str) -> Table:
        """Get up from the table; while a game runs this is what `resign` is for."""
        table = await self.find(id)
        async with table.lock:
            seats = table.seats_of(visitor)
            if not seats or table.status not in (WAITING, OPENING):
                raise FaultError("cannot-leave", "you can leave before the game begins", status=409)
            await self.stand_up(table, seats)
        return showing.table_for(table, visitor)

    async def stand_up(self, table: LiveTable, seats: list[int]) -> None:
        row, setup = seating.copied(table.row, table.setup)
        for seat in seats:
            seating.stand_up(setup.places[seat], row.open)
        row.status = WAITING
        await dealing.seated(table, row, setup)

    async def start(self, visitor: Visitor, id: str) -> Table:
        """The owner starts: bots take the empty seats, and nobody waits any longer for a nonce."""
        table = await self.find(id)
        async with table.lock:
            self.check_owner(table, visitor)
            row, setup = seating.copied(table.row, table.setup)
            if table.status == WAITING:
                if not setup.persons():
                    raise FaultError("nobody-there", "somebody must sit at the table first", status=409)
                seating.fill_with_bots(setup, table.game)
            elif table.status == OPENING:
                seating.start_without_nonces(setup)
            else:
                return showing.table_for(table, visitor)
            await dealing.seated(table, row, setup)
        return showing.table_for(table, visitor)

    async def link(self, visitor: Visitor, id: str, seat: int) -> str:
        """A new link for a seat; the old one counts no more."""
        table = await self.find(id)
        async with table.lock:
            self.check_owner(table, visitor)
            if table.status == PLAYING:
                return await self.moving.new_link(table, visitor, seat)
            if not 0 <= seat < len(table.setup.places) or table.status != WAITING:
                raise FaultError("no-such-seat", f"there is no seat {seat + 1} to fill", status=404)
            row, setup = seating.copied(table.row, table.setup)
            place = setup.places[seat]
            if place.kind in (PERSON, BOT):
                raise FaultError("seat-taken", "this seat is taken", status=409)
            secret = links.new_secret()
            place.kind, place.link = LINK, links.digest(secret)
            await dealing.seated(table, row, setup)
        return secret

    async def put_away(self, visitor: Visitor, id: str, aside: bool) -> None:
        """A lesson or a what-if leaves the list of tables that wait, or comes back to it."""
        table = await self.find(id)
        async with table.lock:
            if {place.visitor for place in table.setup.places if place.kind == PERSON} != {visitor.id}:
                raise FaultError("not-alone", "others sit at this table, too", status=403)
            setup = table.setup
            if aside and not (setup.lesson or setup.learn or setup.whatif):
                raise FaultError("not-exercise", "only lessons and what-ifs can be put away", status=403)
            row, setup = seating.copied(table.row, table.setup)
            setup.aside = aside
            await table.store.replace(row, setup)

    def check_owner(self, table: LiveTable, visitor: Visitor) -> None:
        if table.row.owner != visitor.id:
            raise FaultError("not-owner", "only whoever made the table can do that", status=403)

    # -- showing ----------------

    async def show(self, visitor: Visitor | None, id: str) -> Table:
        return showing.table_for(await self.find(id), visitor)

    # -- afterwards ----------------

    async def publish(self, table: LiveTable) -> None:
        """A game has ended: keep its record and its films, so that nothing depends on re-running it."""
        play = table.play
        assert play is not None
        await table.store.write_row()
        record = play.match.record.dumps()
        rows: list[Row] = [FilmRow(table.id, RECORD, record.encode())]
        await self.storage.append(rows)
        shown = msgspec.json.encode(showing.table_for(table, None))
        try:
            made = await self.replays.work(films_of, record, shown, play.game_times())
        except Exception as error:
            log.error("table %s has no film: %s", table.id, type(error).__name__, exc_info=error)
            return
        await self.storage.append([FilmRow(table.id, seat, film) for seat, film in made.items()])

    async def film(self, visitor: Visitor | None, id: str, seat: int) -> bytes:
        """The game as JSON from a viewpoint: while it runs only one's own seats and the spectator's."""
        table = await self.find(id)
        if not TRUTH <= seat < len(table.setup.places):
            raise FaultError("no-such-seat", f"there is no seat {seat + 1}", status=404)
        if table.status == OVER:
            kept = await self.storage.film(id, seat)
            if kept is not None:
                return kept
        elif seat != SPECTATOR and seat not in table.seats_of(visitor):
            raise FaultError("not-your-seat", "other viewpoints open when the game is over", status=403)
        play = playing_of(table)
        match = play.match
        record = match.record if match.over else match.settled
        times = play.game_times()
        key = key_of(match)
        shown = msgspec.json.encode(showing.table_for(table, visitor))
        return await self.replays.work(film_of, record.dumps(), key, shown, times, seat)

    async def record(self, visitor: Visitor | None, id: str) -> str:
        table = await self.finished(id)
        kept = await self.storage.film(id, RECORD)
        if kept is not None:
            return kept.decode()
        return playing_of(table).match.record.dumps()

    async def finished(self, id: str) -> LiveTable:
        table = await self.find(id)
        if table.status != OVER:
            raise FaultError("not-over", "this opens when the whole game is over", status=403)
        return table

    async def seeds(self, id: str) -> dict[str, Any]:
        """Everything that the dice were made from."""
        table = await self.finished(id)
        setup = table.setup
        return {
            "secret": setup.secret,
            "commitment": setup.commitment,
            "table": table.id,
            "options": setup.dealt_options,
            "content": setup.dealt_content,
            "nonces": [setup.places[seat].opened for seat in setup.persons()],
            "commitments": [setup.places[seat].nonce for seat in setup.persons()],
            "key": seating.key_of(table.id, setup).hex(),
        }

    async def verify(self, visitor: Visitor | None, id: str) -> dict[str, Any]:
        """Run the record again and compare."""
        text = await self.record(visitor, id)
        seeds = await self.seeds(id)
        line, said = await self.replays.work(checked, text, seeds["key"])
        return {"ok": not said, "line": line, "text": said, "seeds": seeds}

    async def luck(self, visitor: Visitor | None, id: str) -> Any:
        """Expected against rolled."""
        return await self.replays.work(luck_of, await self.record(visitor, id))

    # -- visitors ----------------

    async def renamed(self, visitor: Visitor, before: str) -> None:
        """A name shows at once wherever its visitor sits under the name before; finished games keep the names
        of their time, and seats those that were chosen for them."""
        if visitor.account:
            self.moving.forget(visitor.id)
        for table in await self.running_tables_of(visitor.id):
            async with table.lock:
                seats = table.seats_of(visitor)
                for seat in seats:
                    name = table.setup.places[seat].name
                    # At this table somebody else went by the guest's star.
                    if name == before or (seat == seats[0] and is_call_sign_of(visitor.id, name)):
                        table.call(seat, visitor.name)
                await table.store.save()
                table.tell_table()

    async def moved(self, old: str, new: Visitor) -> None:
        """A guest has become an account: it takes over the guest's seats and tables."""
        for row, setup in await self.finished_tables_of(old):
            seating.hand_over(row, setup, old, new.id)
            await self.storage.save_table(seating.stored(row, setup))
        for table in await self.running_tables_of(old):
            async with table.lock:
                table.hand_over(old, new.id, new.name)
                await table.store.save()
                table.show_whole_to_all()

    async def forgotten(self, visitor: str) -> None:
        """An account is gone: its seats have no name any more, and bots play them to the end."""
        for row, setup in await self.finished_tables_of(visitor):
            seats = seating.hand_over(row, setup, visitor, "")
            for seat in seats:
                setup.places[seat].name = ""
            await self.storage.append(
                [seating.stored(row, setup), *await self.without_names(row.id, seats, len(setup.places))]
            )
        for table in await self.running_tables_of(visitor):
            async with table.lock:
                seats = [seat for seat, place in enumerate(table.setup.places) if place.visitor == visitor]
                if seats and table.status in (WAITING, OPENING):
                    await self.stand_up(table, seats)
                for seat in seats:
                    if table.status == PLAYING and table.is_played_by_person(seat):
                        await table.absent.bot_takes(seat)
                table.hand_over(visitor, "", "")
                await self.forget_in_snapshot(table, seats)
                await table.chat.load()
                await table.store.save()
                if table.status == PLAYING:
                    table.tell()
                table.show_whole_to_all()

    async def forget_in_snapshot(self, table: LiveTable, seats: list[int]) -> None:
        """The position that was last kept knows the players, too."""
        kept = await self.storage.last_snapshot(table.id)
        if kept is not None:
            snapshot = read_snapshot(kept.text)
            players = list(snapshot.players)
            for seat in seats:
                if players[seat].startswith("human "):
                    players[seat] = "human"
            text = write_snapshot(replace(snapshot, players=tuple(players)))
            await self.storage.append([SnapshotRow(table.id, kept.n, text)])
        table.store.forget_pending_snapshot()

    async def without_names(self, id: str, seats: list[int], of: int) -> list[Row]:
        """The record and the films of a finished game, with these seats nameless."""
        rows: list[Row] = []
        if (kept := await self.storage.film(id, RECORD)) is not None:
            record = Record.loads(kept.decode())
            for seat in seats:
                record.players[seat] = "human"
            rows.append(FilmRow(id, RECORD, record.dumps().encode()))
        for viewpoint in range(TRUTH, of):
            if (kept := await self.storage.film(id, viewpoint)) is not None:
                film = msgspec.json.decode(kept, type=Film)
                for seat in seats:
                    film.table.seats[seat].name = ""
                rows.append(FilmRow(id, viewpoint, msgspec.json.encode(film)))
        return rows

    async def running_tables_of(self, visitor: str) -> list[LiveTable]:
        rows = await self.storage.tables_of(visitor)
        return [await self.find(row.id) for row in rows if row.status != OVER]

    async def finished_tables_of(self, visitor: str) -> list[tuple[TableRow, Setup]]:
        """Not taken up: somebody may have played hundreds of them."""
        found = []
        for row in await self.storage.tables_of(visitor):
            live = self.live.get(row.id)
            if live is not None and live.status == OVER:
                found.append((live.row, live.setup))
            elif row.status == OVER:
                found.append((row, seating.read_setup(row)))
        return found


def playing_of(table: LiveTable) -> Play:
    if table.play is None and table.status == OVER:
        raise FaultError("table-lost", "this game can no longer be shown", status=410)
    if table.play is None:
        raise FaultError("not-started", "this game has not begun", status=409)
    return table.play


def key_of(match: Match) -> str:
    return match.dice.key.hex() if hasattr(match.dice, "key") else ""


def position_at(text: str, moment: int) -> tuple[Snapshot | None, list[str]]:
    """A record at a moment of its film, or shortly before, where the game can go on; and its lines before."""
    record = Record.loads(text)
    snapshot = None
    for number, (match, _line) in enumerate(play_whole(record, games.find)):
        if number > moment:
            break
        snapshot = match.snapshot() or snapshot
    return snapshot, record.body[: snapshot.lines] if snapshot is not None else []


def checked(text: str, key: str) -> tuple[int, str]:
    """Line and sentence where a record parts from the rules; (0, "") if it agrees throughout."""
    try:
        verify(Record.loads(text), games.find, bytes.fromhex(key))
    except RecordError as error:
        return error.line, str(error)
    return 0, ""
