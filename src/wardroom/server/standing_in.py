"""Answers for those who are not there: bots think and answer, standing orders are carried out."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from wardroom.bots.sitting import default_bot
from wardroom.server.bots import BotError
from wardroom.server.journal import Play
from wardroom.server.orders import StandingOrders
from wardroom.server.seating import PLAYING
from wardroom.server.views import is_sealed

if TYPE_CHECKING:
    from wardroom.server.table import LiveTable

log = logging.getLogger("wardroom.table")


class Absent:
    """The seats of a table that are answered for, by bots or by the orders of their people."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.orders = {
            seat: StandingOrders(place.orders, place.ready) for seat, place in enumerate(table.setup.places)
        }
        # The seats as a bit mask, and who is about to answer for them.
        self._seats = 0
        self.task: asyncio.Task[None] | None = None

    def stir(self) -> None:
        """Let those answer who are not there: bots, and persons who left orders."""
        play = self.table.play
        if self._seats and play is not None and self.table.status == PLAYING and self.task is None:
            if play.match.state.asked() & self._seats:
                self.task = asyncio.get_running_loop().create_task(self._answer())
                self.task.add_done_callback(self.table.ended)

    def count(self) -> None:
        """The seats that are answered for, as a bit mask."""
        bots = self.table.play.bots if self.table.play is not None else {}
        self._seats = sum(1 << seat for seat, orders in self.orders.items() if seat in bots or orders)

    async def _answer(self) -> None:
        try:
            passed_over = 0
            while self.table.play is not None and self.table.status == PLAYING:
                seats = [
                    seat
                    for seat in range(self.table.play.match.state.seats)
                    if self._seats >> seat & 1 and not passed_over >> seat & 1 and self.table.play.asked(seat)
                ]
                if not seats:
                    return
                if seats[0] in self.table.play.bots:
                    answered = await self._bot_answers(self.table.play, seats[0])
                else:
                    answered = await self._order_answers(self.table.play, seats[0])
                passed_over = 0 if answered else passed_over | 1 << seats[0]
        finally:
            self.task = None

    async def _bot_answers(self, play: Play, seat: int) -> bool:
        """The bot thinks elsewhere, and answers at a time that depends on public facts alone."""
        table, bot = self.table, play.bots[seat]
        view = play.match.state.observe(seat)
        position = view.text()
        seed = play.match.dice.key.hex() if hasattr(play.match.dice, "key") else ""
        try:
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
            table.tell(mover=seat)
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
        """What the person has ordered for this question, if anything."""
        async with self.table.lock:
            if not play.asked(seat) or seat in play.bots:
                return True
            view, in_window = play.match.state.observe(seat), play.window is not None
            may_pass_over = self.table.setup.persons() == [seat] and not play.match.has_begun(seat)
            action = self.orders[seat].answer(view, seat, play.actions, in_window, may_pass_over)
            if action is None:
                return False
            if self.orders[seat].done(action, play.actions):
                self._keep_orders(seat)
            await self.table.answer(play, seat, [action])
            self.table.tell(mover=seat)
            return True

    async def bot_takes(self, seat: int) -> None:
        await self.table.act("bot", seat, default_bot(self.table.row.game))
        self.count()

    def give_orders(self, seat: int, orders: StandingOrders) -> None:
        self.orders[seat] = orders
        self._keep_orders(seat)

    def _keep_orders(self, seat: int) -> None:
        place = self.table.setup.places[seat]
        place.orders, place.ready = self.orders[seat].by_question, self.orders[seat].ready
        self.count()
        self.table.store.keep_row()
