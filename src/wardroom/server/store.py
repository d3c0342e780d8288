"""What a table writes to the database: each of its acts, and now and then its row and a snapshot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from wardroom.core.state import SPECTATOR, State
from wardroom.server import seating
from wardroom.server.journal import Play, write_snapshot
from wardroom.server.rows import ActRow, ChatRow, ProgressRow, Row, SnapshotRow, TableRow
from wardroom.server.seating import Setup
from wardroom.server.storage import DATABASE_PATIENCE

if TYPE_CHECKING:
    from wardroom.server.table import LiveTable

# Acts between two snapshots, at least: writing a position out takes as long as several moves.
BETWEEN_SNAPSHOTS: Final = 150


class Store:
    """The journal of one table, and what else of it is still to be written."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.storage = table.services.storage
        # Acts in the journal, and rows to be written along with the next.
        self.acts = 0
        self._pending: list[Row] = []
        self._last_snapshot = 0
        # The row has changed since it was last written: nothing of it that the journal would not tell.
        self.row_is_stale = False
        # Something public has happened since it was last noted how far the game has come.
        self._place_is_stale = False

    # -- the journal ----------------

    def taken_up(self, acts: int) -> None:
        """The journal has so many acts."""
        self.acts = self._last_snapshot = acts

    async def append(self, kind: str, seat: int, text: str, now: int) -> None:
        """Write one act, and what waits for it."""
        await self.storage.append([ActRow(self.table.id, self.acts, kind, seat, text, now), *self._pending])
        self._pending.clear()
        self.acts += 1

    async def void(self, seat: int, numbers: str) -> None:
        """These acts cannot be carried out, and do not count."""
        now = self.table.services.time.now()
        await self.storage.append([ActRow(self.table.id, self.acts, "void", seat, numbers, now)])
        self.acts += 1

    # -- the row ----------------

    def row_changed(self) -> None:
        self.row_is_stale = True

    def row_is_written(self) -> None:
        self.row_is_stale = False

    def _row(self) -> TableRow:
        return seating.stored(self.table.row, self.table.setup)

    def keep_row(self) -> None:
        """The table's row is written along with the next act."""
        self._pending = [row for row in self._pending if not isinstance(row, TableRow)]
        self._pending.append(self._row())

    async def save(self) -> None:
        """Write the table's row now."""
        self.table.row.changed = self.table.services.time.now()
        await self.write_row()

    async def write_row(self) -> None:
        """As `save`, when nothing has changed that everybody may know the time of."""
        self.row_is_stale = False
        await self.storage.append([self._row()])

    async def replace(self, row: TableRow, setup: Setup, note: ChatRow | None = None) -> None:
        """The table becomes what these copies say, and all hear of it; first it is on the disk.

        What was to be written later is older, and must not take its place.
        """
        row.changed = max(self.table.services.time.now(), row.changed + 1)
        rows: list[Row] = [seating.stored(row, setup)]
        await self.storage.append([*rows, note] if note is not None else rows, DATABASE_PATIENCE)
        self._pending = [waits for waits in self._pending if not isinstance(waits, TableRow | ProgressRow)]
        self.table.settle(row, setup)
        if note is not None:
            self.table.chat.heard(note)

    # -- how far the game has come ----------------

    def progress(self) -> ProgressRow:
        """How far the table has come, for lists of tables."""
        self.note_place()
        row = self._row()
        return ProgressRow(row.id, row.waiting, row.changed, row.setup)

    def moved_on(self) -> None:
        """Something public has happened."""
        self._place_is_stale = True

    def note_place(self) -> None:
        """How far the game has come; only lists show it, so it is looked up when one is made."""
        play = self.table.play
        if self._place_is_stale and play is not None and not self.table.lock.locked():
            self.place(self.table.game.board(play.match.state.observe(SPECTATOR)))

    def place(self, board: Mapping[str, Any]) -> None:
        """It has come as far as this board says in whole numbers of its own: a round, a series, a deck."""
        self._place_is_stale = False
        self.table.setup.place = {key: value for key, value in board.items() if type(value) is int}

    def new_turn(self, play: Play, public: State) -> None:
        """The turn has passed: a good moment for a snapshot, and for what lists of tables show."""
        self.place(self.table.game.board(public))
        if self.acts - self._last_snapshot >= BETWEEN_SNAPSHOTS and not play.held:
            snapshot = play.match.snapshot()
            if snapshot is not None:
                self._last_snapshot = self.acts
                self.forget_pending_snapshot()
                self._pending.append(SnapshotRow(self.table.id, self.acts, write_snapshot(snapshot)))
                self._pending.append(self.progress())

    def forget_pending_snapshot(self) -> None:
        self._pending = [row for row in self._pending if not isinstance(row, SnapshotRow | ProgressRow)]
