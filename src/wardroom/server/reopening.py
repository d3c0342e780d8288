"""A table is taken up again after a restart: its journal is played again."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from wardroom.core.match import Match
from wardroom.core.options import OptionError
from wardroom.core.records import RecordError, Snapshot
from wardroom.core.state import SPECTATOR
from wardroom.server import dealing, seating
from wardroom.server.faults import FaultError
from wardroom.server.journal import Play, read_snapshot, void_acts
from wardroom.server.rows import ActRow
from wardroom.server.seating import OPENING, OVER, PERSON, PLAYING

if TYPE_CHECKING:
    from wardroom.server.table import LiveTable

log = logging.getLogger("wardroom.table")

# Acts that are played again before other tables have their turn.
AT_ONCE = 10


async def load(table: LiveTable) -> None:
    """Take the table up again after a restart: its acts are played again."""
    await table.chat.load()
    if table.status == OPENING:
        dealing.wait_for_nonces(table)
    if table.status not in (PLAYING, OVER):
        return
    try:
        play = await play_again(table)
    except (RecordError, OptionError) as error:
        log.error("table %s cannot be played again: %s", table.id, type(error).__name__)
        if table.status == OVER:
            return  # What was published when it ended is still there.
        raise FaultError("table-lost", "this table can no longer be played", status=410) from None
    table.take_up(play)
    if table.status == PLAYING:
        table.see_to_window(play)
        table.go_on(play)


async def play_again(table: LiveTable) -> Play:
    """The play that the journal tells, or what can be had of it if the rules have changed since."""
    storage = table.services.storage
    journal = await storage.acts(table.id)
    voided = void_acts(journal)
    acts = [act for act in journal if act.n not in voided]
    kept = await storage.last_snapshot(table.id)
    table.store.taken_up(len(journal))
    before = [act for act in acts if kept is not None and act.n < kept.n]
    after = acts[len(before) :]
    try:
        play = dealing.new_play(table, dealing.new_match(table, table.setup), table.setup.started)
        await rerun(play, before)
        if kept is not None and play.match.state.text() != read_snapshot(kept.text).position:
            raise RecordError(kept.n, "the position is not the one that was kept")
        await rerun(play, after)
    except (RecordError, OptionError):
        log.warning("table %s does not agree with its journal any more", table.id)
        if kept is None or table.status == OVER:
            raise
    else:
        return play
    snapshot = read_snapshot(kept.text)
    at = before[-1].at if before else table.setup.started
    play = go_on_from(table, snapshot, at)
    try:
        await rerun(play, after)
    except RecordError as error:
        play = go_on_from(table, snapshot, at)
        await rerun(play, [act for act in after if act.n < error.line])
        # From this act on, the journal cannot be followed any more.
        await table.store.void(SPECTATOR, f"{error.line}-{table.store.acts - 1}")
    table.setup.notice = "from-snapshot"
    return play


def go_on_from(table: LiveTable, snapshot: Snapshot, at: int) -> Play:
    """The rules have changed since: play on from the last position that was kept."""
    key = seating.key_of(table.id, table.setup)
    heading = Match.start(table.game, table.setup.options, key, seating.players_of(table.setup)).heading
    play = dealing.new_play(table, Match.from_snapshot(table.game, heading, key, snapshot), at)
    for seat, player in enumerate(play.match.players):
        if player.startswith("bot "):
            play.bots[seat] = player.removeprefix("bot ")
            if table.setup.places[seat].kind == PERSON and seat not in play.match.resigned:
                play.stand_ins.add(seat)
    return play


async def rerun(play: Play, acts: list[ActRow]) -> None:
    for first in range(0, len(acts), AT_ONCE):
        play.rerun(acts[first : first + AT_ONCE])
        await asyncio.sleep(0)
