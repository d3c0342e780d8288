"""What players agree upon: a draw, and that something is taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wardroom.server.faults import FaultError
from wardroom.server.journal import Play
from wardroom.server.messages import Consent
from wardroom.server.seating import PERSON

if TYPE_CHECKING:
    from wardroom.server.table import LiveTable


class Consents:
    """What is offered and asked for at one table, and who has agreed."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        # Seats that offer a draw; who asks to take something back, to which line, and which persons agree.
        self.draws: set[int] = set()
        self.taking_back: tuple[int, int] | None = None
        self._agreed: set[str] = set()

    @property
    def asking(self) -> int | None:
        """The seat that asks to take something back."""
        return self.taking_back[0] if self.taking_back is not None else None

    def differ_from(self, told: dict[str, Any]) -> bool:
        """Whether what was last told of them holds no more."""
        return any(
            (bool(shown.get("draw")), bool(shown.get("undo"))) != (seat in self.draws, seat == self.asking)
            for seat, shown in enumerate(told.get("seats", ()))
        )

    def lapse(self, draws: bool) -> None:
        """Something public has happened: what was asked for is out of date, in a new turn `draws`, too."""
        if draws:
            self.draws.clear()
        self.taking_back = None
        self._agreed.clear()

    async def ask_to_rewind(self, play: Play, seat: int) -> None:
        line = next((line for by, line in reversed(play.marks) if by == seat), None)
        if line is None:
            raise FaultError("undo-nothing", "you have not answered anything yet")
        if self.table.row.practice:
            await self.table.rewind(seat, line)
        elif len(self.table.people()) < 2:
            raise FaultError("undo-too-late", "something has come of it: only practice tables take that back")
        elif self.taking_back is not None and self.asking != seat:
            raise FaultError("stale", "somebody else asks to take something back: answer that first")
        else:
            self.taking_back, self._agreed = (seat, line), {self.table.setup.places[seat].visitor}
            self.table.tell_table()

    async def answer(self, play: Play, consent: Consent) -> None:
        """Yes or no to a draw, or to something being taken back."""
        if consent.what == "draw" and self.draws:
            if consent.yes:
                await self.offer_draw(play, consent.seat)
            else:
                self.draws.clear()
                self.table.tell_table()
        elif consent.what == "undo" and self.taking_back is not None:
            await self._answer_undo(self.taking_back, consent)
        else:
            raise FaultError("nothing-asked", "nobody asks for that any more", status=409)

    async def _answer_undo(self, taking_back: tuple[int, int], consent: Consent) -> None:
        self._agreed.add(self.table.setup.places[consent.seat].visitor)
        if consent.yes and not self.table.people() <= self._agreed:
            return
        self.lapse(draws=False)
        if consent.yes:
            await self.table.rewind(*taking_back)
            self.table.tell()
        self.table.tell_table()

    async def offer_draw(self, play: Play, seat: int) -> None:
        self.table.check_not_resigned(seat)
        places = self.table.setup.places
        holders = {
            place.visitor
            for other, place in enumerate(places)
            if place.kind == PERSON and other not in play.match.resigned
        }
        if len(holders) < 2:
            raise FaultError("nobody-to-agree", "bots agree to no draw", status=409)
        self.draws.add(seat)
        if holders <= {places[other].visitor for other in self.draws}:
            await self.table.act("draw", seat)
            self.table.tell()
        self.table.tell_table()
