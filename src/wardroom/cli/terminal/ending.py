"""The end of a game: who won and why, points by round, and what each has sunk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from wardroom.cli.terminal.board import ATTENTION, QUIET, STRONG

if TYPE_CHECKING:
    from wardroom.cli.terminal.session import Session


def tell_ending(session: Session) -> None:
    """Who won and why, points by round, and what each has sunk."""
    outcome = session.match.outcome
    assert outcome is not None
    session.screen.write()
    session.screen.write(Text(session.board.words.outcome(outcome, session.board.names), style=ATTENTION))
    session.screen.write()
    grid = Table.grid(padding=(0, 3, 0, 0))
    rounds = scores_by_round(session)
    heads = [
        "",
        *(session.say("round", number=number) for number in range(1, len(rounds) + 1)),
        session.say("total"),
        session.say("sunk"),
    ]
    grid.add_row(*(Text(head, style=QUIET) for head in heads))
    sunk = sunk_by(session)
    for seat, name in enumerate(session.board.names):
        points = [str(scores.get(seat, 0)) for scores in rounds]
        style = STRONG if seat in outcome.winners else ""
        total = Text(str(outcome.scores[seat]), style=STRONG)
        grid.add_row(Text(name, style=style), *points, total, Text(", ".join(sunk[seat]) or "-"))
    session.screen.write(grid)
    session.screen.write()
    session.screen.say(session.say("recorded", file=str(session.path)), QUIET)
    # Whoever knows the seed could work out the deal, so it is told now and not before.
    session.screen.say(session.say("seed", number=str(session.match.heading.seed)), QUIET)


def scores_by_round(session: Session) -> list[dict[int, int]]:
    rounds: list[dict[int, int]] = []
    for event in session.match.events:
        if event.name == "round-scored":
            seat = seat_of(event.facts["seat"])
            if not rounds or seat in rounds[-1]:
                rounds.append({})
            rounds[-1][seat] = int(event.facts["number"])
    return rounds


def sunk_by(session: Session) -> list[list[str]]:
    """The ships that each seat has sunk in the whole game, by name."""
    found: list[list[str]] = [[] for _ in session.board.names]
    for event in session.match.events:
        if event.name == "sunk":
            name = session.board.words.phrase("terminal-thing", {"thing": event.facts["ship"]})
            found[seat_of(event.facts["by"])].append(name)
    return found


def seat_of(fact: str | int) -> int:
    return int(str(fact).partition("/")[2])
