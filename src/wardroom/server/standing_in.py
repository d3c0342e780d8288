"""Answers for those who are not there: bots think and answer, standing orders are carried out."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from wardroom.bots.sitting import default_bot
from wardroom.server.bots import BotError
from wardroom.server.journal import Play
from wardroom.server.seating import PLAYING
from wardroom.server.views import is_sealed

if TYPE_CHECKING:
    from wardroom.server.table import LiveTable

log = logging.getLogger("wardroom.table")


def stir(table: LiveTable) -> None:
    """Let those answer who are not there: bots, and persons who left orders."""
    play = table.play
    if table.absent and play is not None and table.status == PLAYING and table.stirring is None:
        if play.match.state.asked() & table.absent:
            table.stirring = asyncio.get_running_loop().create_task(answer_for_absent(table))
            table.stirring.add_done_callback(table.ended)


def count_absent(table: LiveTable) -> None:
    """The seats that are answered for, as a bit mask."""
    bots = table.play.bots if table.play is not None else {}
    table.absent = sum(1 << seat for seat, orders in table.orders.items() if seat in bots or orders)


async def answer_for_absent(table: LiveTable) -> None:
    try:
        passed_over = 0
        while table.play is not None and table.status == PLAYING:
            seats = [
                seat
                for seat in range(table.play.match.state.seats)
                if table.absent >> seat & 1 and not passed_over >> seat & 1 and table.play.asked(seat)
            ]
            if not seats:
                return
            if seats[0] in table.play.bots:
                answered = await bot_answers(table, table.play, seats[0])
            else:
                answered = await order_answers(table, table.play, seats[0])
            passed_over = 0 if answered else passed_over | 1 << seats[0]
    finally:
        table.stirring = None


async def bot_answers(table: LiveTable, play: Play, seat: int) -> bool:
    """The bot thinks elsewhere, and answers at a time that depends on public facts alone."""
    view = play.match.state.observe(seat)
    position = view.text()
    seed = play.match.dice.key.hex() if hasattr(play.match.dice, "key") else ""
    try:
        actions = await table.services.pool.think(table.row.game, play.bots[seat], seed, seat, position)
        if actions[0] not in view.legal(seat):
            raise BotError(f"{play.bots[seat]} answers what is not legal")
    except Exception as error:
        # Whatever is wrong with a bot, the others play on.
        table.services.pool.failed += 1
        log.error("table %s: the bot of seat %d: %s", table.id, seat, type(error).__name__, exc_info=error)
        actions = view.legal(seat)[:1]
    await let_others_see(table, play)
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


async def let_others_see(table: LiveTable, play: Play) -> None:
    """Bots are not faster than the eye; in a sealed step nobody sees when they answer.

    Nor does anybody wait for them at a table that is left to bots: it is played out, and can be replayed.
    """
    delay = table.services.bot_delay
    if not delay or is_sealed(play.match.state) or table.is_left_to_bots(play):
        return
    late = table.services.time.now() - table.public_at
    # What took longer to think of than one pause takes another whole one.
    await table.services.time.until(table.public_at + delay * (1 + max(0, late - 1) // delay))


async def order_answers(table: LiveTable, play: Play, seat: int) -> bool:
    """What the person has ordered for this question, if anything."""
    async with table.lock:
        if not play.asked(seat) or seat in play.bots:
            return True
        view, in_window = play.match.state.observe(seat), play.window is not None
        may_pass_over = table.setup.persons() == [seat] and not play.match.has_begun(seat)
        action = table.orders[seat].answer(view, seat, play.actions, in_window, may_pass_over)
        if action is None:
            return False
        if table.orders[seat].done(action, play.actions):
            keep_orders(table, seat)
        await table.answer(play, seat, [action])
        table.tell(mover=seat)
        return True


async def bot_takes(table: LiveTable, seat: int) -> None:
    await table.act("bot", seat, default_bot(table.row.game))
    count_absent(table)


def keep_orders(table: LiveTable, seat: int) -> None:
    place = table.setup.places[seat]
    place.orders, place.ready = table.orders[seat].by_question, table.orders[seat].ready
    count_absent(table)
    table.keep_row()
