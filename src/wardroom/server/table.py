"""One table being played: takes what clients send, keeps the journal, and tells every seat what it may know.

What changes the game goes through the journal first: an act is on the disk before anybody hears of it. The
acts of one table come one after the other (`lock`); other tables do not wait for them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, NamedTuple

import msgspec

from wardroom import games
from wardroom.core.changes import merge_patch
from wardroom.core.decision import REOPEN
from wardroom.core.notation import (
    Ambiguous,
    Illegal,
    NotationError,
    read_line,
    words_of,
)
from wardroom.core.state import SPECTATOR, Step
from wardroom.review.film import outcome_of
from wardroom.server import alarms, reopening, seating, showing
from wardroom.server.chat import Conversation
from wardroom.server.clocks import DAY
from wardroom.server.consents import Consents
from wardroom.server.faults import FaultError
from wardroom.server.gallery import Gallery
from wardroom.server.journal import Play
from wardroom.server.messages import (
    Change,
    Course,
    Do,
    Outcome,
    Refusal,
    TableChange,
    View,
    Whole,
)
from wardroom.server.rows import TableRow
from wardroom.server.seating import OVER, PERSON, PLAYING, Setup
from wardroom.server.services import Services
from wardroom.server.sessions import Visitor
from wardroom.server.standing_in import Absent
from wardroom.server.store import Store
from wardroom.server.time import AlarmClock
from wardroom.server.views import COUNTS, Client, SeatView, encode, send
from wardroom.server.windows import OpenWindow

log = logging.getLogger("wardroom.table")

LONGEST_LINE = 1000
# Answers that may come a second time, by a double click, without being called stale.
REMEMBERED = 8


class Reached(NamedTuple):
    irrevocable: int
    events: int
    step: Step | None

    def is_still(self, before: Reached) -> bool:
        """Whether the game has not moved on since; others may still see what was answered."""
        return self.irrevocable == before.irrevocable and self.events == before.events

    def drafts_since(self, before: Reached) -> bool:
        """Whether the same step asks that asked before, and answers to it are private."""
        return self.step is before.step and self.step is not None and self.step.is_draft()


def reached_by(play: Play) -> Reached:
    state = play.match.state
    return Reached(state.irrevocable, len(play.match.events), state.stack[-1] if state.stack else None)


class LiveTable:
    def __init__(self, row: TableRow, setup: Setup, services: Services) -> None:
        self.row = row
        self.setup = setup
        self.services = services
        self.game = games.find(row.game)
        self.lock = asyncio.Lock()
        self.play: Play | None = None
        self.store = Store(self)
        # Public moves.
        self.moves = 0
        self.turn = SPECTATOR
        # How far the game had come when it was last told.
        self.reached = Reached(0, 0, None)
        self.seat_views: dict[int, SeatView] = {}
        self.clients: list[Client] = []
        self.accepted: dict[int, list[tuple[int, str]]] = {}
        self.chat = Conversation(self)
        self.window: OpenWindow | None = None
        self.alarm = AlarmClock(services.time)
        self.gallery = Gallery(self)
        self.absent = Absent(self)
        self.consents = Consents(self)
        self.tasks: set[asyncio.Task[None]] = set()
        # What everybody was last told of the table itself.
        self.told: dict[str, Any] = {}
        self.touched = services.time.now()

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
            seat_view = self.own_view(client, do.seat)  # The seat is mine,
            play = self.playing()  # the table is being played,
            self.check_own_play(do.seat)  # and by me, not by a bot in my place;
            if (do.n, do.line) in self.accepted.get(do.seat, ()):
                return  # a double click is harmless,
            if do.n != seat_view.asked or not seat_view.legal:
                raise FaultError("stale", "this question has been answered, or is asked no more")
            actions = self.read(seat_view, do.line)  # the line can be read and is legal,
            if play.script is not None:
                play.script.check(play.match, do.seat, actions)  # and what a lesson is about;
            await self.answer(play, do.seat, actions)  # it is in the journal, then on the table,
            self.remember(do)
            mover = await self.absent.follow(play, do.seat)  # what has one answer now is taken,
            self.tell(client, do.id, mover)  # and then everybody hears of it.

    def own_view(self, client: Client, seat: int) -> SeatView:
        if seat not in client.seats or seat == SPECTATOR:
            raise FaultError("not-your-seat", f"seat {seat + 1} is not yours", status=403)
        return self.seat_views[seat]

    def playing(self) -> Play:
        if self.play is None or self.status != PLAYING:
            code = "game-over" if self.status == OVER else "not-started"
            raise FaultError(code, "this table is not being played", status=409)
        return self.play

    def check_own_play(self, seat: int) -> None:
        self.check_not_resigned(seat)
        if self.play is not None and seat in self.play.bots:
            raise FaultError("bot-plays", "a bot plays this seat: take it back first", status=409)

    def check_not_resigned(self, seat: int) -> None:
        if self.play is not None and seat in self.play.match.resigned:
            raise FaultError("resigned", "you have resigned, and a bot plays on in your place", status=409)

    def read(self, seat_view: SeatView, line: str) -> list[int]:
        """The answers that a line means, read on the observation alone."""
        action = seat_view.legal.get(line)
        if action is not None:
            return [action]
        assert self.play is not None and seat_view.view is not None
        if len(line) > LONGEST_LINE:
            raise FaultError("invalid", "this line is too long", facts={"line": line[:40]})
        if seat_view.seat in self.play.held:
            raise FaultError("stale", "you have answered: take your answer up again first")
        try:
            return read_line(self.game, seat_view.view, seat_view.seat, line)
        except Ambiguous as error:
            texts = ", ".join(self.game.action_text(action) for action in error.actions[:12])
            raise FaultError("ambiguous", str(error), facts={"words": texts}) from None
        except Illegal as error:
            refusal = error.refusal
            if len(words_of(line)) == 1:
                # Said of what the seat sees, not of a world that was only imagined.
                refusal = seat_view.view.why_not(seat_view.seat, error.action) or refusal
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
        if seat in self.seat_views:
            self.seat_views[seat].answered = True

    def remember(self, do: Do) -> None:
        past = self.accepted.setdefault(do.seat, [])
        past.append((do.n, do.line))
        if len(past) > REMEMBERED:
            past.pop(0)

    def forget_accepted(self, seat: int) -> None:
        """The seat has taken its last answer back: the same again is no double click."""
        self.accepted.pop(seat, None)

    # -- the journal ----------------

    async def act(self, kind: str, seat: int, text: str = "") -> None:
        """Write one act to the disk, then carry it out."""
        assert self.play is not None
        now = self.services.time.now()
        await self.store.append(kind, seat, text, now)
        try:
            self.play.run(kind, seat, text, now)
        except Exception as error:
            log.exception("table %s: act %d (%s) cannot be carried out", self.id, self.store.acts - 1, kind)
            await self.take_back_act(seat)
            raise FaultError("internal", "this could not be done; the table is as it was before") from error

    async def take_back_act(self, seat: int) -> None:
        """The last act is in the journal and cannot be carried out: it is void, and all is played again."""
        await self.store.void(seat, str(self.store.acts - 1))
        await reopening.load(self)
        self.show_whole_to_all()

    # -- going back ----------------

    async def rewind(self, seat: int, line: int) -> None:
        """What was answered from that line of the record on is taken back."""
        await self.act("rewind", seat, str(line))
        self.accepted.clear()
        self.ask_anew()

    def ask_anew(self) -> None:
        """No window is open any more, and whatever is asked now is a new question."""
        self.window = None
        for seat_view in self.seat_views.values():
            seat_view.answered = True

    # -- telling ----------------

    def tell(self, by: Client | None = None, re: int = -1, mover: int | None = None) -> None:
        """Send every seat what has changed for it, and see to all that follows from it.

        An answer of the `mover` may be private; whatever else happens at a table is public.
        """
        play = self.play
        assert play is not None
        self.see_to_window(play)
        before, self.reached = self.reached, reached_by(play)
        quiet = mover is not None and self.reached.is_still(before)
        changes = self.changes(play, mover if quiet else None, self.reached.drafts_since(before))
        public = not quiet or self.is_public(play, mover, changes)
        if public:
            self.moves += 1
            COUNTS.frames += len(changes)
        for seat_view, change in changes:
            change.moves = self.moves
            if seat_view.seat == SPECTATOR:
                self.gallery.crowd.send(encode(change), seat_view.clients)
            else:
                send_change(seat_view, change, by, re)
        if public:
            # Only now: nobody at the table waits for what the host keeps of it.
            self.public_change(play)
        self.go_on(play)

    def go_on(self, play: Play) -> None:
        """End the game, or let happen what happens by itself."""
        if play.match.over and self.status == PLAYING:
            self.finish(play)
        if play.script is not None and not self.setup.aside and play.script.is_done(play.match):
            # A lesson that is done does not wait for anybody.
            self.setup.aside = True
            self.store.row_changed()
        alarms.set_alarm(self)
        self.absent.stir()

    def change_of(self, seat_view: SeatView, play: Play) -> Change | None:
        closes = self.window.shown if self.window and seat_view.seat in self.window.members else 0
        return seat_view.change(play, closes)

    def changes(self, play: Play, mover: int | None, drafted: bool) -> list[tuple[SeatView, Change]]:
        """What everybody sees of it. Of a quiet answer of the `mover`, what one other does not see none does,
        unless there are mates or open hands; of a draft no other sees anything."""
        found = []
        alike = mover is not None and not self.setup.teams and not self.row.practice
        unseen = alike and drafted
        for seat_view in self.seat_views.values():
            if not seat_view.clients or (unseen and seat_view.seat != mover):
                continue
            change = self.change_of(seat_view, play)
            if change is not None:
                found.append((seat_view, change))
            elif alike and seat_view.seat != mover:
                unseen = True
        return found

    def is_public(self, play: Play, mover: int | None, changes: list[tuple[SeatView, Change]]) -> bool:
        """Whether anybody but the mover can see what a quiet answer did."""
        gallery = self.seat_views[SPECTATOR]
        if gallery.clients:
            return any(seat_view is gallery for seat_view, _ in changes)
        if self.setup.teams or not any(
            seat_view.clients for seat_view in self.seat_views.values() if seat_view.seat != mover
        ):
            # Nobody else is there to see it, or mates may see what the public may not.
            return self.change_of(gallery, play) is not None
        return any(seat_view.seat != mover for seat_view, _ in changes)

    def public_change(self, play: Play) -> None:
        """Something happened that everybody can see."""
        self.services.moves += 1
        self.row.changed = self.services.time.now()
        public = play.match.state.observe(SPECTATOR)
        waiting = [] if play.match.over else public.waiting()
        turn = public.course().seat
        self.consents.lapse(draws=play.match.over or turn != self.turn)
        self.store.moved_on()
        if turn != self.turn:
            self.turn = turn
            self.store.new_turn(play, public)
        if waiting != self.row.waiting:
            before, self.row.waiting = self.row.waiting, waiting
            self.store.row_changed()
            self.call_away([seat for seat in waiting if seat not in before])
        if play.clocks.time or self.consents.differ_from(self.told):
            self.tell_table()

    def call_away(self, asked: list[int]) -> None:
        """These seats are newly asked: whoever is not there may want to know."""
        away = [seat for seat in asked if self.is_unattended(seat)]
        if away and self.services.on_turn is not None:
            self.services.on_turn(self.row, away)

    def tell_table(self) -> None:
        """What has changed of the table itself, to everybody."""
        self.gallery.count()
        shown = showing.public_part(self)
        patch = merge_patch(self.told, shown)
        self.told = shown
        if not patch:
            return
        frames: dict[tuple[int, ...], bytes] = {}
        reached: dict[tuple[int, ...], list[Client]] = {}
        for client in self.clients:
            if not client.seats:
                continue
            mine = tuple(self.seats_of(client.visitor))
            if mine not in frames:
                frames[mine] = encode(TableChange(showing.own_patch(patch, mine)))
                reached[mine] = []
            reached[mine].append(client)
        for mine, frame in frames.items():
            if mine:
                for client in reached[mine]:
                    send(client, frame)
            else:
                self.gallery.crowd.send(frame, reached[mine])

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

    def hand_over(self, old: str, new: str, name: str) -> None:
        """The seats of a visitor are those of another of that name, or of nobody."""
        for seat in seating.hand_over(self.row, self.setup, old, new):
            self.call(seat, name)

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
        if self.seats_of(client.visitor):
            self.tell_table()

    async def leave(self, client: Client) -> None:
        self.clients.remove(client)
        self.forget(client)
        self.gallery.tell_of(client)

    def forget(self, client: Client) -> None:
        for seat in client.seats:
            self.seat_views[seat].clients.remove(client)
        client.seats = []

    async def hello(self, client: Client, watch: bool = False) -> None:
        client.watch = watch
        self.show_whole(client)
        self.gallery.tell_of(client)

    def show_whole(self, client: Client) -> None:
        """Send the whole view of each of the client's seats; nothing sent before counts any more."""
        self.forget(client)
        seats = [] if client.watch else self.seats_of(client.visitor)
        client.seats = seats or [SPECTATOR]
        client.since = self.gallery.crowd.number
        table = showing.table_for(self, client.visitor)
        for seat in client.seats:
            seat_view = self.seat_view(seat)
            if self.play is None:
                nothing = View(seat=seat, board={}, course=Course(-1, [], []), waiting=[])
                whole = Whole(table=table, view=nothing, log=[], chat=self.chat.lines, n=seat_view.n)
            else:
                if not seat_view.clients:
                    self.change_of(seat_view, self.play)
                whole = seat_view.whole(table, self.play, self.chat.lines)
            if (orders := self.absent.orders.get(seat)) is not None:
                whole.orders, whole.ready = orders.by_question, orders.ready
            seat_view.clients.append(client)
            send(client, encode(whole))

    def seat_view(self, seat: int) -> SeatView:
        if seat not in self.seat_views:
            # After a restart questions have numbers that none had before.
            first = max(0, self.services.time.now() - self.setup.started) if self.setup.started else 0
            self.seat_views[seat] = SeatView(seat, first, self.row.practice and seat != SPECTATOR)
        return self.seat_views[seat]

    def show_whole_to_all(self) -> None:
        """The game begins, or somebody sat down: all start afresh."""
        self.gallery.count()
        for client in self.clients:
            if client.seats:
                self.show_whole(client)
        self.told = showing.public_part(self)

    def seats_moved(self, *visitors: str) -> None:
        """Seats have passed from one of these visitors to the other: each is shown what is now theirs."""
        for client in self.clients:
            if client.seats and client.visitor is not None and client.visitor.id in visitors:
                self.show_whole(client)
        self.tell_table()

    # -- from an empty table to the deal ----------------

    def settle(self, row: TableRow, setup: Setup) -> None:
        """Somebody has sat down or left, or the like, and it is on the disk."""
        self.row, self.setup = row, setup

    def take_up(self, play: Play) -> None:
        """The game goes on from here; whoever watches is shown it as a whole afterwards."""
        self.play = play
        watching = [client for client in self.clients if client.seats]
        self.seat_views.clear()
        for client in watching:
            client.seats = [SPECTATOR]
            self.seat_view(SPECTATOR).clients.append(client)
        public = self.seat_view(SPECTATOR)
        public.change(play, 0)
        self.reached = reached_by(play)
        self.turn = public.shown["course"]["seat"]
        self.store.place(public.shown["board"])
        self.row.waiting = public.shown["waiting"]
        self.row.changed = max(self.row.changed, play.public_at)
        self.store.row_changed()

    # -- windows ----------------

    def see_to_window(self, play: Play) -> None:
        """A window between people stays open for a fixed time, and closes for all at once."""
        step = play.window
        if step is None:
            self.window = None
            return
        key = (play.match.state.irrevocable, len(play.match.state.stack))
        if self.window is not None and self.window.key == key:
            return
        self.window = None
        # After a restart, answers that were given still wait for it to close.
        if play.held or (self.setup.window and len(self.people()) > 1):
            members = [seat for seat in range(play.match.state.seats) if step.members >> seat & 1]
            slow = self.setup.clock.kind == DAY
            self.window = OpenWindow(key, members, self.services.time.now(), self.setup.window, slow)

    def people(self) -> set[str]:
        """The persons who play now; one at several seats is one."""
        gone = self.play.match.resigned if self.play else set()
        return {
            place.visitor
            for seat, place in enumerate(self.setup.places)
            if self.is_played_by_person(seat) and seat not in gone
        }

    def is_left_to_bots(self, play: Play) -> bool:
        """Everybody who played here has resigned."""
        persons = self.setup.persons()
        return bool(persons) and play.match.resigned.issuperset(persons)

    def all_have_answered(self, play: Play) -> bool:
        return not any(play.asked(seat) for seat in range(play.match.state.seats))

    # -- what happens by itself ----------------

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("table %s: %s", self.id, type(error).__name__, exc_info=error)

    # -- the end ----------------

    def finish(self, play: Play) -> None:
        """The game is over: all that was secret is published."""
        outcome = play.match.outcome
        assert outcome is not None
        self.row.status = OVER
        self.row.waiting = []
        self.row.changed = self.services.time.now()
        self.setup.outcome = msgspec.convert(outcome_of(outcome), Outcome)
        self.setup.resigned = sorted(play.match.resigned)
        self.window = None
        self.consents.lapse(draws=True)
        self.tell_table()
        if self.services.on_over is not None:
            self.spawn(self.services.on_over(self))

    def touch(self) -> None:
        """Somebody has asked for it."""
        self.touched = self.services.time.now()

    def is_busy(self) -> bool:
        """Whether somebody is here, something happens by itself, or is still to be written."""
        happening = self.alarm.when or self.absent.task or self.tasks or self.lock.locked()
        return bool(self.clients or happening or self.store.row_is_stale)

    def resume(self) -> None:
        """The database is back: what could not be written is tried again."""
        if self.status == PLAYING:
            alarms.set_alarm(self)
            self.absent.stir()

    def close(self) -> None:
        """The server stops: nothing more happens by itself."""
        self.alarm.stop()
        self.gallery.stop()
        for task in [*self.tasks, *([self.absent.task] if self.absent.task is not None else [])]:
            task.cancel()


def send_change(seat_view: SeatView, change: Change, by: Client | None, re: int) -> None:
    """The same frame for all clients of a seat; only whoever acted finds their own number in it."""
    frame = b""
    for client in seat_view.clients:
        if client is by and re >= 0:
            change.re = re
            send(client, encode(change))
            change.re = -1
        else:
            frame = frame or encode(change)
            send(client, frame)
