"""A table as a visitor may see it, in lists and at its head."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET

from wardroom.core.state import SPECTATOR
from wardroom.server.clocks import DAY, vacation_left
from wardroom.server.messages import Seat, Table
from wardroom.server.seating import BOT, PERSON
from wardroom.server.sessions import Visitor
from wardroom.server.views import Client

if TYPE_CHECKING:
    from wardroom.server.table import LiveTable

# What of a table is told again when it changes; the rest is for lists of tables.
LIVE = ("name", "status", "seats", "open", "watching", "notice", "rematch", "nonces", "commitment", "outcome")


def public_part(table: LiveTable) -> dict[str, Any]:
    """What everybody may know of the table and may change while it is open."""
    shown = msgspec.to_builtins(table_for(table, None))
    return {key: shown[key] for key in LIVE if key in shown}


def table_for(table: LiveTable, visitor: Visitor | None) -> Table:
    """The table as a visitor may see it."""
    row, setup = table.row, table.setup
    mine = table.seats_of(visitor)
    return Table(
        id=row.id,
        name=row.name,
        game=row.game,
        status=row.status,
        options=setup.options,
        seats=[seat_of(table, seat, seat in mine) for seat in range(len(setup.places))],
        clock=setup.clock,
        mine=mine,
        owner=visitor is not None and visitor.id == row.owner,
        kept=table.seats_kept_for(visitor),
        open=row.open,
        practice=row.practice,
        learn=setup.learn,
        lesson=setup.lesson,
        whatif=setup.whatif,
        spectators_speak=setup.spectators_speak,
        window=setup.window,
        created=row.created,
        changed=row.changed,
        watching=table.gallery.watching,
        waiting=row.waiting,
        place=setup.place,
        outcome=setup.outcome if setup.outcome is not None else UNSET,
        commitment=setup.commitment,
        nonces=[place.nonce for place in setup.places if place.kind == PERSON],
        rematch=setup.rematch,
        notice=table.services.storage.trouble or setup.notice,
    )


def is_watching(table: LiveTable, client: Client) -> bool:
    """Whether the client only looks on; who has just sat down does not, though not yet shown more."""
    return client.seats == [SPECTATOR] and (client.watch or not table.seats_of(client.visitor))


def seat_of(table: LiveTable, seat: int, mine: bool) -> Seat:
    place, play = table.setup.places[seat], table.play
    kind = "you" if mine else place.kind
    bot = place.bot if place.kind == BOT else play.bots.get(seat, "") if play else ""
    slow = table.setup.clock.kind == DAY and place.kind == PERSON
    now = table.services.time.now()
    away = play.away.get(seat, 0) if play else 0
    return Seat(
        kind=kind,
        name=place.name,
        bot=bot,
        stand_in=play is not None and seat in play.stand_ins,
        team=table.setup.teams[seat] if table.setup.teams else 0,
        online=place.kind == PERSON and table.is_online(place.visitor),
        resigned=seat in (play.match.resigned if play is not None else table.setup.resigned),
        due=table.due.get(seat, 0),
        draw=seat in table.consents.draws,
        undo=seat == table.consents.asking,
        vacation=vacation_left(play.vacations.get(seat, ()) if play else (), now) if slow else 0,
        away=away if away > now else 0,
    )


def own_patch(patch: dict[str, Any], mine: tuple[int, ...]) -> dict[str, Any]:
    """What has changed of a table, told to whoever holds these seats."""
    if not mine or "seats" not in patch:
        return patch
    seats = [{**seat, "kind": "you"} if n in mine else seat for n, seat in enumerate(patch["seats"])]
    return {**patch, "seats": seats}
