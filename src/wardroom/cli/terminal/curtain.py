"""Between two persons at one keyboard: the screen is wiped before anything of the next one is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from wardroom.cli.terminal.board import ATTENTION, QUIET
from wardroom.core.state import NOBODY

if TYPE_CHECKING:
    from wardroom.cli.terminal.session import Session


def change(session: Session, seat: int) -> None:
    """The person at the keyboard gives it to another; who has something new to read reads it first."""
    session.tell()
    if session.facing != NOBODY and session.screen.fresh:
        session.screen.write()
        session.screen.say(session.say("curtain-falls"), QUIET)
        session.screen.ask("")
    session.facing = NOBODY
    session.screen.wipe()
    session.screen.write()
    name = session.board.names[seat]
    session.screen.write(Text(session.say("curtain", number=seat + 1, name=name), style=ATTENTION))
    session.screen.ask("")
    session.screen.wipe()
    session.facing = seat
    session.drawn.pop(seat, None)
