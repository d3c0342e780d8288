"""What happens at a table when its time has come: a window closes, a clock runs out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wardroom.core.state import SPECTATOR
from wardroom.server.journal import Play
from wardroom.server.seating import PLAYING

if TYPE_CHECKING:
    from wardroom.server.table import LiveTable


def set_alarm(table: LiveTable) -> None:
    """Wake up when the window closes or the next clock runs out."""
    when = next_alarm(table)
    if not when:
        table.alarm.stop()
    elif when != table.alarm.when:
        table.alarm.set(when, lambda: table.spawn(awake(table)))


def next_alarm(table: LiveTable) -> int:
    play = table.play
    if play is None or table.status != PLAYING:
        return 0
    if table.window is None and not table.due:
        return 0
    times = []
    if table.window is not None and (not table.window.slow or table.all_have_answered(play)):
        times.append(table.window.closes)
    if table.due and (table.window is None or table.window.slow):
        times += [due for seat, due in table.due.items() if play.asked(seat)]
    return min(times, default=0)


def late(table: LiveTable, play: Play, now: int) -> list[int]:
    """Seats whose time has run out; a window that closes by itself has its own time."""
    if table.window is not None and not table.window.slow:
        return []
    return [seat for seat in play.clocks.run_out(now) if play.asked(seat)]


async def awake(table: LiveTable) -> None:
    """Close the window, or let bots take the seats whose time has run out."""
    async with table.lock:
        table.alarm.stop()
        play, now = table.play, table.services.time.now()
        if play is None or table.status != PLAYING:
            return
        overdue = late(table, play, now)
        closing = table.window is not None and table.window.over(now, table.all_have_answered(play))
        if not overdue and not closing:
            set_alarm(table)
            return
        if closing:
            await table.act("close", SPECTATOR)
            table.ask_anew()
        for seat in overdue:
            await table.absent.bot_takes(seat)
        table.tell()
