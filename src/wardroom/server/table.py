"""One table being played: takes what clients send, keeps the journal, and tells every seat what it may know.

What changes the game goes through the journal first: an act is on the disk before anybody hears of it. The
acts of one table come one after the other (`lock`); other tables do not wait for them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec import UNSET

from wardroom import games
from wardroom.bots.sitting import default_bot
from wardroom.core.changes import merge_patch
from wardroom.core.decision import REOPEN
from wardroom.core.notation import (
    Ambiguous,
    Illegal,
    NotationError,
    read_line,
    words_of,
)
from wardroom.core.options import OptionError
from wardroom.core.records import Match, RecordError, Snapshot
from wardroom.core.state import SPECTATOR, State
from wardroom.lab.film import outcome_of
from wardroom.server import seating
from wardroom.server.bots import BotError, BotPool
from wardroom.server.clocks import DAY, vacation_left
from wardroom.server.faults import FaultError
from wardroom.server.journal import Play, void_acts
from wardroom.server.messages import (
    Change,
    Course,
    Do,
    Outcome,
    Refusal,
    Said,
    Seat,
    Table,
    TableChange,
    View,
    Whole,
)
from wardroom.server.orders import StandingOrders
from wardroom.server.seating import BOT, OPENING, OVER, PERSON, PLAYING, WAITING, Setup
from wardroom.server.sessions import Visitor
from wardroom.server.storage import ActRow, Row, SnapshotRow, Storage, TableRow
from wardroom.server.time import Alarm, Time
from wardroom.server.views import COUNTS, Client, Sight, encode, is_sealed, send
from wardroom.server.windows import OpenWindow

log = logging.getLogger("wardroom.table")

LONGEST_LINE = 400
# Seconds that a visitor waits for the database before hearing that it is away.
DATABASE_PATIENCE = 5.0
# Acts that are played again before other tables have their turn.
AT_ONCE = 50
# Answers that may come a second time, by a double click, without being called stale.
REMEMBERED = 8
# Acts between two snapshots, at least: writing a position out takes as long as several moves.
BETWEEN_SNAPSHOTS = 150
# What of a table is told again when it changes; the rest is for lists of tables.
LIVE = ("name", "status", "seats", "open", "watching", "notice", "rematch", "nonces", "commitment", "outcome")


@dataclass
class Means:
    """What all tables share."""

    storage: Storage
    pool: BotPool
    time: Time
    # Milliseconds that a bot takes for whatever others can see.
    bot_delay: int
    # Public moves of all tables.
    moves: int = field(default=0, init=False)
    # Called when seats are newly asked whose people are not there.
    on_turn: Callable[[TableRow, list[int]], None] | None = None
    # Called when a game has ended.
    on_over: Callable[[LiveTable], Coroutine[Any, Any, None]] | None = None


class LiveTable:
    def __init__(self, row: TableRow, setup: Setup, means: Means) -> None:
        self.row = row
        self.setup = setup
        self.means = means
        self.game = games.find(row.game)
        self.lock = asyncio.Lock()
        self.play: Play | None = None
        # Acts in the journal, public moves, and rows to be written along with the next act.
        self.acts = 0
        self.moves = 0
        self.pending: list[Row] = []
        self.last_snapshot = 0
        self.turn = SPECTATOR
        # How far the game had come when it was last told: its tide and its events.
        self.reached = (0, 0)
        self.sights: dict[int, Sight] = {}
        self.clients: list[Client] = []
        self.accepted: dict[int, list[tuple[int, str]]] = {}
        self.chat: list[Said] = []
        self.window: OpenWindow | None = None
        self.alarm: Alarm | None = None
        self.alarm_at = 0
        # Seats that are answered for: by bots, or by their orders.
        self.orders = {
            seat: StandingOrders(place.orders, place.ready) for seat, place in enumerate(setup.places)
        }
        self.absent = 0
        self.stirring: asyncio.Task[None] | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        # Seats that offer a draw; who asks to take something back, to which line, and who has agreed.
        self.draws: set[int] = set()
        self.taking_back: tuple[int, int] | None = None
        self.agreed: set[str] = set()
        self.told: dict[str, Any] = {}
        self.touched = means.time.now()
        # The row has changed since it was last written: nothing of it that the journal would not tell.
        self.stale_row = False

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def status(self) -> str:
        return self.row.status

    @property
    def public_at(self) -> int:
        """When something last happened that everybody could see."""
        return self.play.public_at if self.play is not None else 0

    @property
    def due(self) -> dict[int, int]:
        """When the time of each seat runs out."""
        return self.play.clocks.due if self.play is not None and self.status == PLAYING else {}

    # -- the checklist ----------------

    async def do(self, client: Client, do: Do) -> None:
        """An answer comes in. Everything about it is asked of what the seat itself may know."""
        async with self.lock:
            sight = self.sight_of(client, do.seat)  # The seat is mine,
            play = self.playing()  # the table is being played,
            self.check_own_play(do.seat)  # and by me, not by a bot in my place;
            if (do.n, do.line) in self.accepted.get(do.seat, ()):
                return  # a double click is harmless,
            if do.n != sight.asked or not sight.legal:
                raise FaultError("stale", "this question has been answered, or is asked no more")
            actions = self.read(sight, do.line)  # the line can be read and is legal;
            await self.answer(play, do.seat, actions)  # it is in the journal, then on the table,
            self.remember(do)
            self.tell(client, do.id, do.seat)  # and then everybody hears of it.

    def sight_of(self, client: Client, seat: int) -> Sight:
        if seat not in client.seats or seat == SPECTATOR:
            raise FaultError("not-your-seat", f"seat {seat + 1} is not yours", status=403)
        return self.sights[seat]

    def playing(self) -> Play:
        if self.play is None or self.status != PLAYING:
            code = "game-over" if self.status == OVER else "not-started"
            raise FaultError(code, "this table is not being played", status=409)
        return self.play

    def check_own_play(self, seat: int) -> None:
        if self.play is not None and seat in self.play.bots:
            raise FaultError("bot-plays", "a bot plays this seat: take it back first", status=409)

    def read(self, sight: Sight, line: str) -> list[int]:
        """The answers that a line means, read on the observation alone."""
        action = sight.legal.get(line)
        if action is not None:
            return [action]
        assert self.play is not None and sight.view is not None
        if len(line) > LONGEST_LINE:
            raise FaultError("invalid", "this line is too long", facts={"line": line[:40]})
        if sight.seat in self.play.held:
            raise FaultError("stale", "you have answered: take your answer up again first")
        try:
            return read_line(self.game, sight.view, sight.seat, line)
        except Ambiguous as error:
            texts = ", ".join(self.game.action_text(action) for action in error.actions[:12])
            raise FaultError("ambiguous", str(error), facts={"words": texts}) from None
        except Illegal as error:
            refusal = error.refusal
            if len(words_of(line)) == 1:
                # Said of what the seat sees, not of a world that was only imagined.
                refusal = sight.view.why_not(sight.seat, error.action) or refusal
            told = Refusal(refusal.name, refusal.rule, refusal.facts)
            raise FaultError("illegal", str(error), rule=refusal.rule, refusal=told) from None
        except NotationError as error:
            raise FaultError("invalid", str(error), facts={"line": line}) from None

    async def answer(self, play: Play, seat: int, actions: list[int]) -> None:
        """Journal the answers of a seat, and carry them out."""
        words = " ".join(play.texts[action] for action in actions)
        if self.window is None:
            await self.act("do", seat, words)
        elif actions == [REOPEN] and seat in play.held:
            await self.act("take", seat)
        else:
            await self.act("give", seat, words)
        if seat in self.sights:
            self.sights[seat].answered = True

    def remember(self, do: Do) -> None:
        past = self.accepted.setdefault(do.seat, [])
        past.append((do.n, do.line))
        if len(past) > REMEMBERED:
            past.pop(0)

    # -- the journal ----------------

    async def act(self, kind: str, seat: int, text: str = "") -> None:
        """Write one act to the disk, then carry it out."""
        assert self.play is not None
        now = self.means.time.now()
        rows: list[Row] = [ActRow(self.id, self.acts, kind, seat, text, now), *self.pending]
        await self.means.storage.append(rows)
        self.pending.clear()
        self.acts += 1
        try:
            self.play.run(kind, seat, text, now)
        except Exception as error:
            log.exception("table %s: act %d (%s) cannot be carried out", self.id, self.acts - 1, kind)
            await self.take_back_act(seat, now)
            raise FaultError("internal", "this could not be done; the table is as it was before") from error

    async def take_back_act(self, seat: int, now: int) -> None:
        """The last act is in the journal and cannot be carried out: it is void, and all is played again."""
        await self.means.storage.append([ActRow(self.id, self.acts, "void", seat, str(self.acts - 1), now)])
        await self.load()
        self.show_whole_to_all()

    def keep_row(self) -> None:
        """The table's row is written along with the next act."""
        self.pending = [row for row in self.pending if not isinstance(row, TableRow)]
        self.pending.append(seating.stored(self.row, self.setup))

    async def save(self, patience: float | None = None) -> None:
        """Write the table's row now."""
        self.row.changed = self.means.time.now()
        await self.write_row(patience)

    async def write_row(self, patience: float | None = None) -> None:
        """As `save`, when nothing has changed that everybody may know the time of."""
        self.stale_row = False
        await self.means.storage.append([seating.stored(self.row, self.setup)], patience)

    # -- telling ----------------

    def tell(self, by: Client | None = None, re: int = -1, mover: int | None = None) -> None:
        """Send every seat what has changed for it, and see to all that follows from it.

        An answer of the `mover` may be private; whatever else happens at a table is public.
        """
        play = self.play
        assert play is not None
        self.see_to_window(play)
        reached = (play.match.state.tide, len(play.match.events))
        quiet = mover is not None and reached == self.reached
        self.reached = reached
        changes = self.changes(play, mover if quiet else None)
        if not quiet or self.is_public(play, mover, changes):
            self.moves += 1
            COUNTS.frames += len(changes)
            self.public_change(play)
        for sight, change in changes:
            change.moves = self.moves
            send_change(sight, change, by, re)
        self.go_on(play)

    def go_on(self, play: Play) -> None:
        """End the game, or let happen what happens by itself."""
        if play.match.over and self.status == PLAYING:
            self.finish(play)
        self.set_alarm()
        self.stir()

    def change_of(self, sight: Sight, play: Play) -> Change | None:
        closes = self.window.shown if self.window and sight.seat in self.window.members else 0
        return sight.change(play, closes)

    def changes(self, play: Play, mover: int | None) -> list[tuple[Sight, Change]]:
        """What everybody sees of it. Of a quiet answer of the `mover`, what one other does not see none does,
        unless there are mates or open hands."""
        found = []
        alike = mover is not None and not self.setup.teams and not self.row.practice
        unseen = False
        for sight in self.sights.values():
            if not sight.clients or (unseen and sight.seat != mover):
                continue
            change = self.change_of(sight, play)
            if change is not None:
                found.append((sight, change))
            elif alike and sight.seat != mover:
                unseen = True
        return found

    def is_public(self, play: Play, mover: int | None, changes: list[tuple[Sight, Change]]) -> bool:
        """Whether anybody but the mover can see what a quiet answer did."""
        gallery = self.sights[SPECTATOR]
        if gallery.clients:
            return any(sight is gallery for sight, _ in changes)
        if self.setup.teams or not any(
            sight.clients for sight in self.sights.values() if sight.seat != mover
        ):
            # Nobody else is there to see it, or mates may see what the public may not.
            return self.change_of(gallery, play) is not None
        return any(sight.seat != mover for sight, _ in changes)

    def public_change(self, play: Play) -> None:
        """Something happened that everybody can see."""
        self.means.moves += 1
        self.row.changed = self.means.time.now()
        public = play.match.state.observe(SPECTATOR)
        waiting = [] if play.match.over else public.waiting()
        turn = public.course().seat
        if play.match.over or turn != self.turn:
            self.draws.clear()
        if self.taking_back is not None:
            self.taking_back = None
            self.agreed.clear()
        if turn != self.turn:
            self.turn = turn
            self.new_turn(play, public)
        if waiting != self.row.waiting:
            before, self.row.waiting = self.row.waiting, waiting
            self.stale_row = True
            newly = [seat for seat in waiting if seat not in before and self.is_unattended(seat)]
            if newly and self.means.on_turn is not None:
                self.means.on_turn(self.row, newly)
        if play.clocks.time or self.told_differs():
            self.tell_table()

    def told_differs(self) -> bool:
        """Whether what was last told of draws and undos holds no more."""
        seats = self.told.get("seats", ())
        asking = self.taking_back[0] if self.taking_back else None
        return any(
            bool(told.get("draw")) != (seat in self.draws) or bool(told.get("undo")) != (seat == asking)
            for seat, told in enumerate(seats)
        )

    def new_turn(self, play: Play, public: State) -> None:
        """The turn has passed: a good moment for a snapshot, and for what lists of tables show."""
        board = self.game.face(public)
        self.setup.place = {
            key: value for key in ("round", "series") if isinstance(value := board.get(key), int)
        }
        if self.acts - self.last_snapshot >= BETWEEN_SNAPSHOTS and not play.held:
            snapshot = play.match.snapshot()
            if snapshot is not None:
                self.last_snapshot = self.acts
                self.pending = [row for row in self.pending if not isinstance(row, SnapshotRow)]
                self.pending.append(SnapshotRow(self.id, self.acts, write_snapshot(snapshot)))
                self.keep_row()

    def tell_table(self) -> None:
        """What has changed of the table itself, to everybody."""
        shown = self.public_table()
        patch = merge_patch(self.told, shown)
        self.told = shown
        if not patch:
            return
        frames: dict[tuple[int, ...], str] = {}
        for client in self.clients:
            if not client.seats:
                continue
            mine = tuple(self.seats_of(client.visitor))
            if mine not in frames:
                frames[mine] = encode(TableChange(own_patch(patch, mine)))
            send(client, frames[mine])

    def public_table(self) -> dict[str, Any]:
        table = msgspec.to_builtins(self.table(None))
        return {key: table[key] for key in LIVE if key in table}

    def table(self, visitor: Visitor | None) -> Table:
        """The table as a visitor may see it."""
        row, setup = self.row, self.setup
        mine = self.seats_of(visitor)
        return Table(
            id=row.id,
            name=row.name,
            game=row.game,
            status=row.status,
            options=setup.options,
            seats=[self.seat(seat, seat in mine) for seat in range(len(setup.places))],
            clock=setup.clock,
            mine=mine,
            owner=visitor is not None and visitor.id == row.owner,
            kept=self.seats_kept_for(visitor),
            open=row.open,
            practice=row.practice,
            learn=setup.learn,
            window=setup.window,
            created=row.created,
            changed=row.changed,
            watching=sum(1 for client in self.clients if client.seats == [SPECTATOR]),
            waiting=row.waiting,
            place=setup.place,
            outcome=setup.outcome if setup.outcome is not None else UNSET,
            commitment=setup.commitment,
            nonces=[place.nonce for place in setup.places if place.kind == PERSON],
            rematch=setup.rematch,
            notice=self.means.storage.trouble or setup.notice,
        )

    def seat(self, seat: int, mine: bool) -> Seat:
        place, play = self.setup.places[seat], self.play
        kind = "you" if mine else place.kind
        bot = place.bot if place.kind == BOT else play.bots.get(seat, "") if play else ""
        slow = self.setup.clock.kind == DAY and place.kind == PERSON
        now = self.means.time.now()
        away = play.away.get(seat, 0) if play else 0
        return Seat(
            kind=kind,
            name=place.name,
            bot=bot,
            stand_in=play is not None and seat in play.stand_ins,
            team=self.setup.teams[seat] if self.setup.teams else 0,
            online=place.kind == PERSON and self.is_online(place.visitor),
            resigned=play is not None and seat in play.match.resigned,
            due=self.due.get(seat, 0),
            draw=seat in self.draws,
            undo=self.taking_back is not None and self.taking_back[0] == seat,
            vacation=vacation_left(play.vacations.get(seat, ()) if play else (), now) if slow else 0,
            away=away if away > now else 0,
        )

    def seats_of(self, visitor: Visitor | None) -> list[int]:
        if visitor is None:
            return []
        return [seat for seat, place in enumerate(self.setup.places) if place.visitor == visitor.id]

    def seats_kept_for(self, visitor: Visitor | None) -> list[int]:
        if visitor is None:
            return []
        return [seat for seat, place in enumerate(self.setup.places) if place.kept_for == visitor.id]

    def is_online(self, visitor: str) -> bool:
        return any(client.visitor is not None and client.visitor.id == visitor for client in self.clients)

    def is_played_by_person(self, seat: int) -> bool:
        return self.setup.places[seat].kind == PERSON and (self.play is None or seat not in self.play.bots)

    def call(self, seat: int, name: str) -> None:
        """The person of the seat has another name from now on, or none."""
        self.setup.places[seat].name = name
        if self.play is not None:
            match, player = self.play.match, seating.players_of(self.setup)[seat]
            if match.players[seat] == match.heading.players[seat]:
                match.players[seat] = player
            match.heading.players[seat] = player

    def is_unattended(self, seat: int) -> bool:
        return self.is_played_by_person(seat) and not self.is_online(self.setup.places[seat].visitor)

    # -- clients ----------------

    async def enter(self, client: Client) -> None:
        """A client has opened its socket; it gets nothing before it says hello.

        Coming and going wait for nobody: the lock may be held by an act that waits for the database.
        """
        self.clients.append(client)
        self.tell_table()

    async def leave(self, client: Client) -> None:
        self.clients.remove(client)
        self.forget(client)
        self.tell_table()

    def forget(self, client: Client) -> None:
        for seat in client.seats:
            self.sights[seat].clients.remove(client)
        client.seats = []

    async def hello(self, client: Client, watch: bool = False) -> None:
        client.watch = watch
        self.show_whole(client)
        self.tell_table()

    def show_whole(self, client: Client) -> None:
        """Send the whole view of each of the client's seats; nothing sent before counts any more."""
        self.forget(client)
        seats = [] if client.watch else self.seats_of(client.visitor)
        client.seats = seats or [SPECTATOR]
        table = self.table(client.visitor)
        for seat in client.seats:
            sight = self.sight(seat)
            if self.play is None:
                nothing = View(seat=seat, board={}, course=Course(-1, [], []), waiting=[])
                whole = Whole(table=table, view=nothing, log=[], chat=self.chat, n=sight.n)
            else:
                if not sight.clients:
                    self.change_of(sight, self.play)
                whole = sight.whole(table, self.play, self.chat)
            if (orders := self.orders.get(seat)) is not None:
                whole.orders, whole.ready = orders.by_question, orders.ready
            sight.clients.append(client)
            send(client, encode(whole))

    def sight(self, seat: int) -> Sight:
        if seat not in self.sights:
            # After a restart questions have numbers that none had before.
            first = max(0, self.means.time.now() - self.setup.started) if self.setup.started else 0
            self.sights[seat] = Sight(seat, first, self.row.practice and seat != SPECTATOR)
        return self.sights[seat]

    def show_whole_to_all(self) -> None:
        """The game begins, or somebody sat down: all start afresh."""
        for client in self.clients:
            if client.seats:
                self.show_whole(client)
        self.told = self.public_table()

    # -- from an empty table to the deal ----------------

    async def seated(self, row: TableRow, setup: Setup) -> None:
        """Somebody has sat down or left, in copies of row and setup: go on as far as possible, and tell all.

        Nothing counts before it is on the disk.
        """
        now = self.means.time.now()
        row.changed = now
        rows: list[Row] = [row]
        match = None
        if row.status == WAITING:
            setup.notice = ""
            if seating.all_seated(setup):
                row.status = OPENING
        if row.status == OPENING and not seating.unopened(setup):
            row.status = PLAYING
            seating.deal(setup, self.game, now)
            match = self.new_match(setup)
            if (dealt := match.snapshot()) is not None:
                rows.append(SnapshotRow(self.id, 0, write_snapshot(dealt)))
        seating.stored(row, setup)
        await self.means.storage.append(rows, DATABASE_PATIENCE)
        opening = row.status == OPENING and self.status != OPENING
        self.row, self.setup = row, setup
        if row.status != OPENING:
            self.stop_alarm()
        elif opening:
            self.wait_for_nonces()
        if match is not None:
            self.take_up(self.new_play(match, now))
        self.show_whole_to_all()
        if self.play is not None:
            self.tell()

    def wait_for_nonces(self) -> None:
        ends = self.means.time.now() + seating.NONCE_PATIENCE
        self.alarm = self.means.time.at(ends, lambda: self.spawn(self.say_who_is_late()))

    def stop_alarm(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
        self.alarm, self.alarm_at = None, 0

    async def say_who_is_late(self) -> None:
        """Somebody does not open their nonce: the owner may start without it."""
        async with self.lock:
            if self.status == OPENING:
                self.alarm = None
                self.setup.notice = "nonce-missing"
                await self.save()
                self.tell_table()

    async def open_nonce(self, client: Client, nonce: str) -> None:
        async with self.lock:
            if client.visitor is None or not self.seats_of(client.visitor):
                raise FaultError("not-your-seat", "you do not sit at this table", status=403)
            if self.status not in (WAITING, OPENING):
                return
            row, setup = seating.copied(self.row, self.setup)
            if seating.open_nonce(setup, client.visitor.id, nonce):
                await self.seated(row, setup)

    def new_match(self, setup: Setup) -> Match:
        """The game as it was dealt."""
        key = seating.key_of(self.id, setup)
        match = Match.start(self.game, setup.options, key, seating.players_of(setup))
        if setup.origin:
            return Match.from_snapshot(self.game, match.heading, key, read_snapshot(setup.origin))
        return match

    def new_play(self, match: Match, at: int) -> Play:
        bots = {seat: place.bot for seat, place in enumerate(self.setup.places) if place.kind == BOT}
        return Play(match, bots, self.setup.clock, at)

    def take_up(self, play: Play) -> None:
        """The game goes on from here; whoever watches is shown it as a whole afterwards."""
        self.play = play
        watching = [client for client in self.clients if client.seats]
        self.sights.clear()
        for client in watching:
            client.seats = [SPECTATOR]
            self.sight(SPECTATOR).clients.append(client)
        public = self.sight(SPECTATOR)
        public.change(play, 0)
        self.reached = (play.match.state.tide, len(play.match.events))
        self.turn = public.shown["course"]["seat"]
        self.row.waiting = public.shown["waiting"]
        self.stale_row = True
        self.count_absent()

    async def load(self) -> None:
        """Take the table up again after a restart: its acts are played again."""
        self.chat = await self.means.storage.chat(self.id)
        if self.status == OPENING:
            self.wait_for_nonces()
        if self.status not in (PLAYING, OVER):
            return
        try:
            play = await self.play_again()
        except (RecordError, OptionError) as error:
            log.error("table %s cannot be played again: %s", self.id, type(error).__name__)
            if self.status == OVER:
                return  # What was published when it ended is still there.
            raise FaultError("table-lost", "this table can no longer be played", status=410) from None
        self.take_up(play)
        if self.status == PLAYING:
            self.see_to_window(play)
            self.go_on(play)

    async def play_again(self) -> Play:
        """The play that the journal tells, or what can be had of it if the rules have changed since."""
        storage = self.means.storage
        journal = await storage.acts(self.id)
        void = void_acts(journal)
        acts = [act for act in journal if act.n not in void]
        kept = await storage.last_snapshot(self.id)
        self.acts = self.last_snapshot = len(journal)
        before = [act for act in acts if kept is not None and act.n < kept.n]
        after = acts[len(before) :]
        try:
            play = self.new_play(self.new_match(self.setup), self.setup.started)
            await rerun(play, before)
            if kept is not None and play.match.state.text() != read_snapshot(kept.text).position:
                raise RecordError(kept.n, "the position is not the one that was kept")
            await rerun(play, after)
        except (RecordError, OptionError):
            log.warning("table %s does not agree with its journal any more", self.id)
            if kept is None or self.status == OVER:
                raise
        else:
            return play
        snapshot = read_snapshot(kept.text)
        at = before[-1].at if before else self.setup.started
        play = self.go_on_from(snapshot, at)
        try:
            await rerun(play, after)
        except RecordError as error:
            play = self.go_on_from(snapshot, at)
            await rerun(play, [act for act in after if act.n < error.line])
            await self.void(error.line)
        self.setup.notice = "from-snapshot"
        return play

    async def void(self, first: int) -> None:
        """From this act on, the journal cannot be followed any more."""
        numbers = f"{first}-{self.acts - 1}"
        act = ActRow(self.id, self.acts, "void", SPECTATOR, numbers, self.means.time.now())
        await self.means.storage.append([act])
        self.acts += 1

    def go_on_from(self, snapshot: Snapshot, at: int) -> Play:
        """The rules have changed since: play on from the last position that was kept."""
        key = seating.key_of(self.id, self.setup)
        heading = Match.start(self.game, self.setup.options, key, seating.players_of(self.setup)).heading
        play = self.new_play(Match.from_snapshot(self.game, heading, key, snapshot), at)
        for seat, player in enumerate(play.match.players):
            if player.startswith("bot "):
                play.bots[seat] = player.removeprefix("bot ")
                if self.setup.places[seat].kind == PERSON and seat not in play.match.resigned:
                    play.stand_ins.add(seat)
        return play

    # -- windows ----------------

    def see_to_window(self, play: Play) -> None:
        """A window between people stays open for a fixed time, and closes for all at once."""
        step = play.window
        if step is None:
            self.window = None
            return
        key = (play.match.state.tide, len(play.match.state.stack))
        if self.window is not None and self.window.key == key:
            return
        self.window = None
        # After a restart, answers that were given still wait for it to close.
        if play.held or (self.setup.window and len(self.people()) > 1):
            members = [seat for seat in range(play.match.state.seats) if step.members >> seat & 1]
            slow = self.setup.clock.kind == DAY
            self.window = OpenWindow(key, members, self.means.time.now(), self.setup.window, slow)

    def people(self) -> set[str]:
        """The persons who play now; one at several seats is one."""
        gone = self.play.match.resigned if self.play else set()
        return {
            place.visitor
            for seat, place in enumerate(self.setup.places)
            if self.is_played_by_person(seat) and seat not in gone
        }

    def all_have_answered(self, play: Play) -> bool:
        return not any(play.asked(seat) for seat in range(play.match.state.seats))

    # -- what happens by itself ----------------

    def set_alarm(self) -> None:
        """Wake up when the window closes or the next clock runs out."""
        when = self.next_alarm()
        if when == self.alarm_at:
            return
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        self.alarm_at = when
        if when:
            self.alarm = self.means.time.at(when, lambda: self.spawn(self.awake()))

    def next_alarm(self) -> int:
        play = self.play
        if play is None or self.status != PLAYING:
            return 0
        times = []
        if self.window is not None and (not self.window.slow or self.all_have_answered(play)):
            times.append(self.window.closes)
        if self.due and (self.window is None or self.window.slow):
            times += [due for seat, due in self.due.items() if play.asked(seat)]
        return min(times, default=0)

    def late(self, play: Play, now: int) -> list[int]:
        """Seats whose time has run out; a window that closes by itself has its own time."""
        if self.window is not None and not self.window.slow:
            return []
        return [seat for seat in play.clocks.run_out(now) if play.asked(seat)]

    async def awake(self) -> None:
        """Close the window, or let bots take the seats whose time has run out."""
        async with self.lock:
            self.alarm, self.alarm_at = None, 0
            play, now = self.play, self.means.time.now()
            if play is None or self.status != PLAYING:
                return
            late = self.late(play, now)
            closing = self.window is not None and self.window.over(now, self.all_have_answered(play))
            if not late and not closing:
                self.set_alarm()
                return
            if closing:
                await self.act("close", SPECTATOR)
                self.window = None
                for sight in self.sights.values():
                    sight.answered = True
            for seat in late:
                await self.bot_takes(seat)
            self.tell()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("table %s: %s", self.id, type(error).__name__, exc_info=error)

    def stir(self) -> None:
        """Let those answer who are not there: bots, and persons who left orders."""
        play = self.play
        if self.absent and play is not None and self.status == PLAYING and self.stirring is None:
            if play.match.state.asked() & self.absent:
                self.stirring = asyncio.get_running_loop().create_task(self.answer_for_absent())
                self.stirring.add_done_callback(self.ended)

    def count_absent(self) -> None:
        """The seats that are answered for, as a bit mask."""
        bots = self.play.bots if self.play is not None else {}
        self.absent = sum(1 << seat for seat, orders in self.orders.items() if seat in bots or orders)

    async def answer_for_absent(self) -> None:
        try:
            passed_over = 0
            while self.play is not None and self.status == PLAYING:
                seats = [
                    seat
                    for seat in range(self.play.match.state.seats)
                    if self.absent >> seat & 1 and not passed_over >> seat & 1 and self.play.asked(seat)
                ]
                if not seats:
                    return
                if seats[0] in self.play.bots:
                    answered = await self.bot_answers(self.play, seats[0])
                else:
                    answered = await self.order_answers(self.play, seats[0])
                passed_over = 0 if answered else passed_over | 1 << seats[0]
        finally:
            self.stirring = None

    async def bot_answers(self, play: Play, seat: int) -> bool:
        """The bot thinks elsewhere, and answers at a time that depends on public facts alone."""
        view = play.match.state.observe(seat)
        position = view.text()
        seed = play.match.dice.key.hex() if hasattr(play.match.dice, "key") else ""
        try:
            actions = await self.means.pool.think(self.row.game, play.bots[seat], seed, seat, position)
            if actions[0] not in view.legal(seat):
                raise BotError(f"{play.bots[seat]} answers what is not legal")
        except Exception as error:
            # Whatever is wrong with a bot, the others play on.
            log.error("table %s: the bot of seat %d: %s", self.id, seat, type(error).__name__)
            actions = view.legal(seat)[:1]
        await self.let_others_see(play)
        async with self.lock:
            if seat not in play.bots or not play.asked(seat) or self.play is not play:
                return True
            if play.match.state.observe(seat).text() != position:
                return True  # Something has come between: it thinks again.
            if self.window is not None:
                actions = actions[:1]
            await self.answer(play, seat, actions)
            self.tell(mover=seat)
        return True

    async def let_others_see(self, play: Play) -> None:
        """Bots are not faster than the eye; in a sealed step nobody sees when they answer."""
        delay = self.means.bot_delay
        if not delay or is_sealed(play.match.state):
            return
        late = self.means.time.now() - self.public_at
        # What took longer to think of than one pause takes another whole one.
        await self.means.time.until(self.public_at + delay * (1 + max(0, late - 1) // delay))

    async def order_answers(self, play: Play, seat: int) -> bool:
        """What the person has ordered for this question, if anything."""
        async with self.lock:
            if not play.asked(seat) or seat in play.bots:
                return True
            view, in_window = play.match.state.observe(seat), play.window is not None
            action = self.orders[seat].answer(view, seat, play.actions, in_window)
            if action is None:
                return False
            if self.orders[seat].done(action, play.actions):
                self.keep_orders(seat)
            await self.answer(play, seat, [action])
            self.tell(mover=seat)
            return True

    async def bot_takes(self, seat: int) -> None:
        await self.act("bot", seat, default_bot(self.row.game))
        self.count_absent()

    def keep_orders(self, seat: int) -> None:
        place = self.setup.places[seat]
        place.orders, place.ready = self.orders[seat].by_question, self.orders[seat].ready
        self.count_absent()
        self.keep_row()

    # -- the end ----------------

    def finish(self, play: Play) -> None:
        """The game is over: all that was secret is published."""
        outcome = play.match.outcome
        assert outcome is not None
        self.row.status = OVER
        self.row.waiting = []
        self.row.changed = self.means.time.now()
        self.setup.outcome = msgspec.convert(outcome_of(outcome), Outcome)
        self.window = None
        self.draws.clear()
        self.taking_back = None
        self.tell_table()
        if self.means.on_over is not None:
            self.spawn(self.means.on_over(self))

    def resume(self) -> None:
        """The database is back: what could not be written is tried again."""
        if self.status == PLAYING:
            self.set_alarm()
            self.stir()

    def close(self) -> None:
        """The server stops: nothing more happens by itself."""
        self.stop_alarm()
        for task in [*self.tasks, *([self.stirring] if self.stirring is not None else [])]:
            task.cancel()


async def rerun(play: Play, acts: list[ActRow]) -> None:
    for first in range(0, len(acts), AT_ONCE):
        play.rerun(acts[first : first + AT_ONCE])
        await asyncio.sleep(0)


def send_change(sight: Sight, change: Change, by: Client | None, re: int) -> None:
    """The same frame for all clients of a seat; only whoever acted finds their own number in it."""
    frame = ""
    for client in sight.clients:
        if client is by and re >= 0:
            change.re = re
            send(client, encode(change))
            change.re = -1
        else:
            frame = frame or encode(change)
            send(client, frame)


def own_patch(patch: dict[str, Any], mine: tuple[int, ...]) -> dict[str, Any]:
    """What has changed of a table, told to whoever holds these seats."""
    if not mine or "seats" not in patch:
        return patch
    seats = [{**seat, "kind": "you"} if n in mine else seat for n, seat in enumerate(patch["seats"])]
    return {**patch, "seats": seats}


def write_snapshot(snapshot: Snapshot) -> str:
    return msgspec.json.encode(snapshot).decode()


def read_snapshot(text: str) -> Snapshot:
    return msgspec.json.decode(text, type=Snapshot)
