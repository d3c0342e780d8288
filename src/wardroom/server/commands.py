"""Commands from players other than answers: undo, resign, draws, stand-in bots, standing orders."""

from __future__ import annotations

from wardroom.bots.sitting import default_bot
from wardroom.server.clocks import DAY, DAY_MS, vacation_left
from wardroom.server.faults import FaultError
from wardroom.server.journal import Play
from wardroom.server.messages import Act, Consent, Orders, Undo
from wardroom.server.orders import MOST_ORDERS, StandingOrders
from wardroom.server.seating import PERSON
from wardroom.server.table import LiveTable
from wardroom.server.views import Client


async def undo(table: LiveTable, client: Client, undo: Undo) -> None:
    """Take back the last answer: freely if nothing has come of it, else with everybody's consent."""
    async with table.lock:
        seat_view = table.own_view(client, undo.seat)
        play = table.playing()
        table.check_own_play(undo.seat)
        if undo.n != seat_view.asked and "ask" in seat_view.shown:
            raise FaultError("stale", "something has happened since")
        if undo.seat in play.held:
            await table.act("take", undo.seat)
        elif table.window is None and play.match.can_choose_again(undo.seat, play.watched):
            await table.act("undo", undo.seat, str(table.absent.taken_since(play, undo.seat)))
        elif play.script is not None:
            raise FaultError("lesson-first", "the dice of a lesson fall once", status=409)
        else:
            await table.consents.ask_to_rewind(play, undo.seat)
        seat_view.answered = True
        table.forget_accepted(undo.seat)
        table.tell(client, undo.id, undo.seat)


async def consent(table: LiveTable, client: Client, consent: Consent) -> None:
    """To a draw, or to something being taken back."""
    async with table.lock:
        table.own_view(client, consent.seat)
        play = table.playing()
        table.check_not_resigned(consent.seat)
        await table.consents.answer(play, consent)


async def do_act(table: LiveTable, client: Client, act: Act) -> None:
    """Resign, offer a draw, let a bot play, come back, ask for more time, go on vacation."""
    async with table.lock:
        if act.what == "bot" and is_owner(table, client) and act.seat not in client.seats:
            check_away(table, act.seat)
        else:
            table.own_view(client, act.seat)
        play = table.playing()
        if play.script is not None and act.what in ("resign", "draw"):
            raise FaultError("lesson-first", "a lesson is won or left", status=409)
        match act.what:
            case "resign":
                await resign(table, play, act.seat)
            case "draw":
                await table.consents.offer_draw(play, act.seat)
            case "bot":
                if table.is_played_by_person(act.seat):
                    await table.absent.bot_takes(act.seat)
            case "back":
                await come_back(table, play, act.seat)
            case "more-time":
                await more_time(table, act.seat)
            case "vacation":
                await go_on_vacation(table, play, act.seat)
            case _:
                raise FaultError("malformed", f"there is no act {act.what!r}")
        table.tell()
        table.tell_table()


def is_owner(table: LiveTable, client: Client) -> bool:
    return client.visitor is not None and client.visitor.id == table.row.owner


def check_away(table: LiveTable, seat: int) -> None:
    """The owner may put a bot in the place of somebody who is not there."""
    if not 0 <= seat < len(table.setup.places) or table.setup.places[seat].kind != PERSON:
        raise FaultError("no-such-seat", f"nobody sits at seat {seat + 1}")
    if table.is_online(table.setup.places[seat].visitor):
        raise FaultError("person-there", "whoever sits there is at the table", status=409)


async def resign(table: LiveTable, play: Play, seat: int) -> None:
    if seat in play.match.resigned:
        return
    bot = default_bot(table.row.game) if table.is_played_by_person(seat) else ""
    await table.act("resign", seat, bot)


async def come_back(table: LiveTable, play: Play, seat: int) -> None:
    table.check_not_resigned(seat)
    if seat not in play.stand_ins:
        raise FaultError("nothing-asked", "no bot plays in your place", status=409)
    await table.act("back", seat)


async def more_time(table: LiveTable, seat: int) -> None:
    if table.window is None or not table.window.more_time(seat):
        raise FaultError("no-more-time", "there is no more time to be had", status=409)
    await table.act("more", seat)


async def go_on_vacation(table: LiveTable, play: Play, seat: int) -> None:
    """A day more, as long as there are days left; only in slow play."""
    now = table.services.time.now()
    if table.setup.clock.kind != DAY or vacation_left(play.vacations.get(seat, ()), now) < 1:
        raise FaultError("no-vacation", "there are no days of vacation to take", status=409)
    already = play.away.get(seat, 0)
    until = max(now, already) + DAY_MS
    await table.act("vacation", seat, str(until))


async def give_orders(table: LiveTable, client: Client, orders: Orders) -> None:
    async with table.lock:
        table.own_view(client, orders.seat)
        play = table.playing()
        if len(orders.orders) > MOST_ORDERS or any(
            len(name) > 64 or len(word) > 64 for name, word in orders.orders.items()
        ):
            raise FaultError("malformed", "these are too many orders")
        if orders.ready and orders.ready not in play.actions:
            raise FaultError("invalid", f"there is nothing called {orders.ready!r}")
        table.absent.give_orders(orders.seat, StandingOrders(orders.orders, orders.ready))
        await table.store.write_row()
        table.absent.stir()
