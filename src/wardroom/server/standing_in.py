"""Who is answered for: bots think, standing orders are carried out, an only answer is taken."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from wardroom.bots.sitting import default_bot
from wardroom.core.decision import DONE
from wardroom.core.match import Match
from wardroom.core.state import NOBODY, State
from wardroom.server.bots import BotError
from wardroom.server.faults import FaultError
from wardroom.server.journal import Play
from wardroom.server.only_answers import only_answer, unseen_answer
from wardroom.server.orders import ASK, NOTHING, StandingOrders
from wardroom.server.seating import PLAYING
from wardroom.server.views import is_sealed

if TYPE_CHECKING:
    from wardroom.server.table import LiveTable

log = logging.getLogger("wardroom.table")


class Absent:
    """The seats of a table that are answered for, by bots or as their people have ordered."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.orders = {
            seat: StandingOrders(place.orders, place.ready) for seat, place in enumerate(table.setup.places)
        }
        # Who is about to answer for them.
        self.task: asyncio.Task[None] | None = None

    def stir(self) -> None:
        """Let those answer who are not to be asked."""
        play = self.table.play
        if play is not None and self.table.status == PLAYING and self.task is None and self._next(play) >= 0:
            self.task = asyncio.get_running_loop().create_task(self._answer())
            self.task.add_done_callback(self.table.ended)

    def _next(self, play: Play, passed_over: int = 0) -> int:
        """The next seat that is answered for, if any."""
        for seat in play.match.state.seats_of(play.match.state.asked() & ~passed_over):
            if play.asked(seat) and (seat in play.bots or self.answer_of(play, seat) is not None):
                return seat
        return NOBODY

    async def _answer(self) -> None:
        try:
            passed_over = 0
            while (play := self.table.play) is not None and self.table.status == PLAYING:
                seat = self._next(play, passed_over)
                if seat == NOBODY:
                    return
                if seat in play.bots:
                    answered = await self._bot_answers(play, seat)
                else:
                    answered = await self._order_answers(play, seat)
                passed_over = 0 if answered else passed_over | 1 << seat
        finally:
            self.task = None

    def answer_of(self, play: Play, seat: int, match: Match | None = None) -> int | None:
        """What is answered for a person now, or in that match: by order, or as there is no other answer."""
        match = play.match if match is None else match
        view = match.state.observe(seat)
        if play.script is not None:
            # In a lesson nothing comes before what the coach shows.
            return self._only_answer(match, view, seat)
        ordered = self.orders[seat].answer(view, seat, play.actions, play.window is not None)
        return self._only_answer(match, view, seat) if ordered is None else ordered

    def taken_since(self, play: Play, seat: int) -> int:
        """How many answers go back with the last one: what was taken for the seat goes with that before."""
        match, number = play.match.rehearsal(), 1
        match.undo(seat)
        while match.can_undo(seat) and self.answer_of(play, seat, match) is not None:
            match.undo(seat)
            number += 1
        return number

    def _only_answer(self, match: Match, view: State, seat: int) -> int | None:
        word = self.orders[seat].on_only_answers(view.decision(seat).name)
        if word == ASK:
            return None
        if self._is_alone(seat):
            # A coach speaks of every question.
            return only_answer(match, view, seat) if word or not self.table.setup.learn else None
        window = self.table.window
        if word == NOTHING and window is not None and not window.slow:
            return DONE if view.legal(seat) == [DONE] else None
        return unseen_answer(view, seat)

    def _is_alone(self, seat: int) -> bool:
        """All others are bots, and have been from the beginning."""
        return self.table.setup.persons() == [seat]

    async def follow(self, play: Play, mover: int) -> int | None:
        """Take what has one answer after one that was given, before anybody hears of either.

        Gives the seat that has moved, if no other has.
        """
        for seat in play.match.state.seats_of(play.match.state.asked()):
            if seat in play.bots or not (seat == mover or self._is_alone(seat)):
                continue
            # Among people a window is told first: nobody shall see from its delay who had no answer.
            while play.asked(seat) and (play.window is None or self._is_alone(seat)):
                view = play.match.state.observe(seat)
                answer = self._only_answer(play.match, view, seat)
                if answer is None:
                    break
                try:
                    await self.table.answer(play, seat, [answer])
                except FaultError:
                    return None  # What was given before stands, and is told; this is tried again.
                mover = mover if mover == seat else NOBODY
        return None if mover == NOBODY else mover

    async def _bot_answers(self, play: Play, seat: int) -> bool:
        """The bot thinks elsewhere, and answers at a time that depends on public facts alone."""
        table, bot = self.table, play.bots[seat]
        if play.script is not None and play.script.waits(play.match, seat):
            return False
        view = play.match.state.observe(seat)
        position = view.text()
        seed = play.match.dice.key.hex() if hasattr(play.match.dice, "key") else ""
        try:
            actions = play.script.next_words(play.match, seat) if play.script is not None else []
            if not actions:
                actions = await table.services.pool.think(table.row.game, bot, seed, seat, position)
            if actions[0] not in view.legal(seat):
                raise BotError(f"{bot} answers what is not legal")
        except Exception as error:
            # Whatever is wrong with a bot, the others play on.
            table.services.pool.failed += 1
            log.error(
                "table %s: the bot of seat %d: %s", table.id, seat, type(error).__name__, exc_info=error
            )
            actions = view.legal(seat)[:1]
        await self._let_others_see(play)
        async with table.lock:
            if seat not in play.bots or not play.asked(seat) or table.play is not play:
                return True
            if play.match.state.observe(seat).text() != position:
                return True  # Something has come between: it thinks again.
            if table.window is not None:
                actions = actions[:1]
            await table.answer(play, seat, actions)
            table.tell(mover=await self.follow(play, seat))
        return True

    async def _let_others_see(self, play: Play) -> None:
        """Bots are not faster than the eye; in a sealed step nobody sees when they answer.

        Nor does anybody wait for them at a table that is left to bots: it is played out, and can be replayed.
        """
        table, time = self.table, self.table.services.time
        delay = table.services.bot_delay
        if not delay or is_sealed(play.match.state) or table.is_left_to_bots(play):
            return
        late = time.now() - table.public_at
        # What took longer to think of than one pause takes another whole one.
        await time.until(table.public_at + delay * (1 + max(0, late - 1) // delay))

    async def _order_answers(self, play: Play, seat: int) -> bool:
        """What the person is not asked for."""
        async with self.table.lock:
            if not play.asked(seat) or seat in play.bots:
                return True
            action = self.answer_of(play, seat)
            if action is None:
                return False
            if self.orders[seat].done(action, play.actions):
                self._keep_orders(seat)
            await self.table.answer(play, seat, [action])
            self.table.tell(mover=await self.follow(play, seat))
            return True

    async def bot_takes(self, seat: int) -> None:
        await self.table.act("bot", seat, default_bot(self.table.row.game))

    def give_orders(self, seat: int, orders: StandingOrders) -> None:
        self.orders[seat] = orders
        self._keep_orders(seat)

    def _keep_orders(self, seat: int) -> None:
        place = self.table.setup.places[seat]
        place.orders, place.ready = self.orders[seat].by_question, self.orders[seat].ready
        self.table.store.keep_row()
