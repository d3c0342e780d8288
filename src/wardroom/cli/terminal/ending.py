"""The end of a game: who won and why, and what the points of each round were made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from wardroom.cli.terminal.board import ATTENTION, QUIET, STRONG
from wardroom.core.outcome import Scored
from wardroom.core.state import SPECTATOR

if TYPE_CHECKING:
    from wardroom.cli.terminal.session import Session


def tell_ending(session: Session) -> None:
    """Who won and why, the points of each round, and what each has sunk."""
    outcome = session.match.outcome
    assert outcome is not None
    session.screen.write()
    reader = session.persons[0] if len(session.persons) == 1 else SPECTATOR
    said = session.board.words.outcome(outcome, session.board.names, reader)
    session.screen.write(Text(said, style=ATTENTION))
    session.screen.write()
    session.screen.write(points(session, outcome.scores, outcome.winners))
    session.screen.write()
    session.screen.say(session.say("recorded", file=str(session.path)), QUIET)
    # Whoever knows the seed could work out the deal, so it is told now and not before.
    session.screen.say(session.say("seed", number=str(session.match.heading.seed)), QUIET)


def points(session: Session, totals: list[int], winners: list[int]) -> Table:
    """A line for each player and round, and one for the sum of several rounds."""
    view = session.match.state.observe(session.persons[0])
    rounds = session.board.scored(view, session.match.events)
    parts = session.board.score_parts()
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_column()
    grid.add_column()
    for _ in range(len(parts) + 1):
        grid.add_column(justify="right")
    grid.add_column()
    heads = ["", "", *parts, session.say("ship-points"), session.say("sunk")]
    grid.add_row(*(Text(head, style=QUIET) for head in heads))
    for seat, player in enumerate(session.board.names):
        name = Text(player, style=STRONG if seat in winners else "")
        for number, scored in enumerate(rounds, 1):
            label = session.board.words.text("after-round", number=number) if len(rounds) > 1 else ""
            grid.add_row(name if number == 1 else "", label, *cells(session, scored[seat]))
        if len(rounds) != 1:
            blank = [""] * len(parts)
            label = session.say("total")
            grid.add_row("" if rounds else name, label, *blank, Text(str(totals[seat]), style=STRONG), "")
    return grid


def cells(session: Session, scored: Scored) -> list[Text]:
    """12 for what was won, -3 for what was lost."""
    words = session.board.words
    sunk = [words.phrase("terminal-thing", {"thing": f"ship/{ship}"}) for ship in scored.sunk]
    return [
        *(Text(str(part)) for part in scored.parts),
        Text(str(scored.points), style=STRONG),
        Text(", ".join(sunk) or "-"),
    ]
