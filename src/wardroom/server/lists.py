"""Lists of tables: what an entry shows, a part at a time; what everybody asks for is kept ready."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from msgspec import UNSET, Struct, field

from wardroom.server.faults import FaultError
from wardroom.server.messages import Clock, Outcome, Seat, TableCard, TablePage
from wardroom.server.responses import Kept
from wardroom.server.rows import TableRow
from wardroom.server.seating import BOT, OPENING, OVER, PLAYING, WAITING, Place, Setup
from wardroom.server.sessions import Visitor
from wardroom.server.storage import Before, Storage
from wardroom.server.table import LiveTable

# Tables in one part of a list.
PAGE: Final = 20
# Letters of an option that a list tells: enough for the name of a scenario.
LONGEST_OPTION: Final = 200
# Parts of the list of open tables that are kept ready.
MOST_READY: Final = 16


class Listed(Struct):
    """What a list needs to know of a table that nobody has taken up; the rest of its setup is not read."""

    options: dict[str, str]
    places: list[Place]
    clock: Clock = field(default_factory=Clock)
    learn: bool = False
    lesson: bool = False
    whatif: bool = False
    aside: bool = False
    place: dict[str, str | int] = {}
    outcome: Outcome | None = None
    resigned: list[int] = []
    teams: list[int] = []


class Lists:
    def __init__(self, storage: Storage, live: dict[str, LiveTable]) -> None:
        self.storage = storage
        self.live = live
        # Parts of the list of open tables by where they begin, each as of a state of the storage.
        self.ready: dict[str, tuple[int, asyncio.Task[Kept]]] = {}

    async def page(self, visitor: Visitor | None, scope: str, before: str = "") -> TablePage:
        """`scope`: mine or finished; `before`: the `next` of the part before."""
        of = visitor.id if visitor is not None else ""
        after = place_of(before)
        if scope == "mine":
            status = (WAITING, OPENING, PLAYING)
            rows = await self.storage.some_tables(*status, of=of, most=PAGE + 1, before=after)
        else:
            rows = await self.storage.some_tables(OVER, of=of, open=True, most=PAGE + 1, before=after)
        return self.part(rows, of)

    async def open_tables(self, before: str = "") -> Kept:
        """Tables where anybody may sit down. It is made once for all who ask, until a table has changed."""
        place_of(before)
        now = self.storage.tables_changed
        kept = self.ready.get(before)
        if kept is None or kept[0] != now:
            if len(self.ready) >= MOST_READY:
                self.ready.clear()
            kept = self.ready[before] = (now, asyncio.create_task(self.make_open(before)))
        try:
            return await asyncio.shield(kept[1])
        except Exception:
            if self.ready.get(before) is kept:
                del self.ready[before]
            raise

    async def make_open(self, before: str) -> Kept:
        after = place_of(before)
        rows = await self.storage.some_tables(WAITING, open=True, most=PAGE + 1, before=after)
        return Kept(msgspec.json.encode(self.part(rows, "")))

    def part(self, rows: list[TableRow], visitor: str) -> TablePage:
        shown = rows[:PAGE]
        cards = [card_of(row, self.live.get(row.id), visitor) for row in shown]
        last = shown[-1] if len(rows) > PAGE else None
        return TablePage(cards, f"{last.changed}.{last.id}" if last is not None else "")


def place_of(before: str) -> Before | None:
    """The place in a list that a request names."""
    if not before:
        return None
    changed, _, id = before.partition(".")
    # PostgreSQL has no NUL in a text.
    if not changed.isdecimal() or len(changed) > 15 or not 0 < len(id) <= 32 or not id.isprintable():
        raise FaultError("bad-request", "before is what `next` of the part before it was")
    return int(changed), id


def card_of(row: TableRow, live: LiveTable | None, visitor: str) -> TableCard:
    """A table in a list, without taking it up."""
    setup: Setup | Listed
    if live is None:
        setup = msgspec.json.decode(row.setup, type=Listed)
    else:
        live.store.note_place()
        row, setup = live.row, live.setup
    mine = [seat for seat, place in enumerate(setup.places) if visitor and place.visitor == visitor]
    return TableCard(
        id=row.id,
        name=row.name,
        game=row.game,
        status=row.status,
        options={key: value[:LONGEST_OPTION] for key, value in setup.options.items()},
        seats=[seat_of(setup, live, seat, seat in mine) for seat in range(len(setup.places))],
        clock=setup.clock,
        mine=mine,
        practice=row.practice,
        learn=setup.learn,
        lesson=setup.lesson,
        whatif=setup.whatif,
        changed=row.changed,
        waiting=row.waiting,
        place=setup.place,
        outcome=setup.outcome if setup.outcome is not None else UNSET,
        aside=setup.aside and bool(mine),
    )


def seat_of(setup: Setup | Listed, live: LiveTable | None, seat: int, mine: bool) -> Seat:
    place = setup.places[seat]
    play = live.play if live is not None else None
    return Seat(
        kind="you" if mine else place.kind,
        name=place.name,
        bot=place.bot if place.kind == BOT else play.bots.get(seat, "") if play is not None else "",
        stand_in=play is not None and seat in play.stand_ins,
        team=setup.teams[seat] if setup.teams else 0,
        resigned=seat in (play.match.resigned if play is not None else setup.resigned),
        due=live.due.get(seat, 0) if live is not None else 0,
    )
