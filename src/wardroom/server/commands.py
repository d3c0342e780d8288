"""Commands from players other than answers: undo, resign, draws, stand-in bots, standing orders, chat."""

from __future__ import annotations

from wardroom.bots.sitting import default_bot
from wardroom.core.state import SPECTATOR
from wardroom.server import standing_in
from wardroom.server.clocks import DAY, DAY_MS, vacation_left
from wardroom.server.faults import FaultError
from wardroom.server.journal import Play
from wardroom.server.messages import Act, Chat, Consent, Orders, Said, Undo
from wardroom.server.orders import MOST_ORDERS, StandingOrders
from wardroom.server.rows import ChatRow
from wardroom.server.seating import PERSON
from wardroom.server.table import LiveTable
from wardroom.server.views import Client, encode, send

LONGEST_CHAT = 500
MOST_CHAT = 200


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
        elif table.window is None and play.match.can_undo(undo.seat):
            await table.act("undo", undo.seat)
        else:
            await ask_to_rewind(table, play, undo.seat)
        seat_view.answered = True
        table.accepted.pop(undo.seat, None)
        table.tell(client, undo.id, undo.seat)


async def ask_to_rewind(table: LiveTable, play: Play, seat: int) -> None:
    line = next((line for by, line in reversed(play.marks) if by == seat), None)
    if line is None:
        raise FaultError("undo-nothing", "you have not answered anything yet")
    if table.row.practice:
        await rewind(table, play, seat, line)
    elif len(table.people()) < 2:
        raise FaultError("undo-too-late", "something has come of it: only practice tables take that back")
    elif table.taking_back is not None and table.taking_back[0] != seat:
        raise FaultError("stale", "somebody else asks to take something back: answer that first")
    else:
        table.taking_back, table.agreed = (seat, line), {table.setup.places[seat].visitor}
        table.tell_table()


async def rewind(table: LiveTable, play: Play, seat: int, line: int) -> None:
    await table.act("rewind", seat, str(line))
    table.window = None
    table.accepted.clear()
    for seat_view in table.seat_views.values():
        seat_view.answered = True


async def consent(table: LiveTable, client: Client, consent: Consent) -> None:
    """To a draw, or to something being taken back."""
    async with table.lock:
        table.own_view(client, consent.seat)
        play = table.playing()
        table.check_not_resigned(consent.seat)
        if consent.what == "draw" and table.draws:
            if not consent.yes:
                table.draws.clear()
                table.tell_table()
            else:
                await offer_draw(table, play, consent.seat)
        elif consent.what == "undo" and table.taking_back is not None:
            await consent_to_undo(table, play, consent)
        else:
            raise FaultError("nothing-asked", "nobody asks for that any more", status=409)


async def consent_to_undo(table: LiveTable, play: Play, consent: Consent) -> None:
    assert table.taking_back is not None
    seat, line = table.taking_back
    table.agreed.add(table.setup.places[consent.seat].visitor)
    if consent.yes and not table.people() <= table.agreed:
        return
    table.taking_back = None
    table.agreed.clear()
    if consent.yes:
        await rewind(table, play, seat, line)
        table.tell()
    table.tell_table()


async def offer_draw(table: LiveTable, play: Play, seat: int) -> None:
    table.check_not_resigned(seat)
    holders = {
        place.visitor
        for other, place in enumerate(table.setup.places)
        if place.kind == PERSON and other not in play.match.resigned
    }
    if len(holders) < 2:
        raise FaultError("nobody-to-agree", "bots agree to no draw", status=409)
    table.draws.add(seat)
    offering = {table.setup.places[other].visitor for other in table.draws}
    if holders <= offering:
        await table.act("draw", seat)
        table.tell()
    table.tell_table()


async def do_act(table: LiveTable, client: Client, act: Act) -> None:
    """Resign, offer a draw, let a bot play, come back, ask for more time, go on vacation."""
    async with table.lock:
        if act.what == "bot" and is_owner(table, client) and act.seat not in client.seats:
            check_away(table, act.seat)
        else:
            table.own_view(client, act.seat)
        play = table.playing()
        match act.what:
            case "resign":
                await resign(table, play, act.seat)
            case "draw":
                await offer_draw(table, play, act.seat)
            case "bot":
                if table.is_played_by_person(act.seat):
                    await standing_in.bot_takes(table, act.seat)
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
    standing_in.count_absent(table)


async def come_back(table: LiveTable, play: Play, seat: int) -> None:
    table.check_not_resigned(seat)
    if seat not in play.stand_ins:
        raise FaultError("nothing-asked", "no bot plays in your place", status=409)
    await table.act("back", seat)
    standing_in.count_absent(table)


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
        table.orders[orders.seat] = StandingOrders(orders.orders, orders.ready)
        standing_in.keep_orders(table, orders.seat)
        await table.write_row()
        standing_in.stir(table)


async def say(table: LiveTable, client: Client, text: str) -> None:
    """A line of chat, as plain text."""
    plain = "".join(letter for letter in text if letter.isprintable()).strip()
    if not plain:
        return
    if len(plain) > LONGEST_CHAT:
        raise FaultError("too-long", f"at most {LONGEST_CHAT} characters", facts={"most": LONGEST_CHAT})
    visitor = client.visitor
    if visitor is None:
        raise FaultError("not-allowed", "only visitors with a name can speak", status=403)
    async with table.lock:
        seats = table.seats_of(visitor)
        name = table.setup.places[seats[0]].name if seats else visitor.name
        number = table.chat[-1].n + 1 if table.chat else 0
        said = Said(number, seats[0] if seats else SPECTATOR, name, plain, table.services.time.now())
        await table.services.storage.append([ChatRow(table.id, said, visitor.id)])
        table.chat.append(said)
        del table.chat[:-MOST_CHAT]
        frame = encode(Chat(said))
        for other in table.clients:
            if other.seats:
                send(other, frame)
