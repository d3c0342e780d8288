"""A question as a person sees it: what was chosen so far, what is asked, and the numbered answers."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from wardroom.cli.terminal.board import LEGAL, QUIET, STRONG, Board
from wardroom.core.state import State

GAP = 2
# Chances that have no more room than this would be a column of single words.
LEAST_CHANCES = 24


def answers(board: Board, view: State, seat: int) -> list[int]:
    """The legal answers in the order in which they are numbered."""
    return board.in_order(view, seat, view.legal(seat))


def are_numbers(board: Board, legal: list[int]) -> bool:
    """Is a number asked for, so that one that is typed means itself and not a place in the list?"""
    return all(board.game.action_text(action).isdecimal() for action in legal)


def question(board: Board, view: State, seat: int, width: int) -> list[list[RenderableType]]:
    """Blocks of lines, each to be set off from the one above."""
    legal = answers(board, view, seat)
    unlisted = board.unlisted(view, seat, legal)
    listed = legal[: len(legal) - len(unlisted)]
    asked: list[RenderableType] = [board.question(view.decision(seat))]
    if listed:
        asked.append(choices(board, view, seat, width, listed))
    if unlisted:
        first, last = board.game.action_text(unlisted[0]), board.game.action_text(unlisted[-1])
        asked.append(Text(board.say("unlisted", number=len(unlisted), first=first, last=last), style=QUIET))
    blocks = [board.shown_with(view, seat, width), board.draft(view, seat), asked]
    return [block for block in blocks if block]


def choices(board: Board, view: State, seat: int, width: int, listed: list[int]) -> Table:
    """Number, word, name, where it stands, chances; where that is too wide, the name gives way."""
    decision = view.decision(seat)
    rows = []
    numbers = are_numbers(board, listed)
    for number, action in enumerate(listed, 1):
        odds = view.odds(seat, action)
        word = board.game.action_text(action)
        name = board.words.action(board.game, action, decision, board.names)
        rows.append(
            [
                Text("" if numbers else str(number), style=QUIET),
                Text(word, style=STRONG),
                Text(name if name != word else ""),
                Text(board.note(view, seat, action), style=QUIET),
                Text(board.words.odds(odds) if odds is not None else "", style=LEGAL),
            ]
        )
    if least_width(rows) > width:
        rows = [[number, word, note or name, chances] for number, word, name, note, chances in rows]
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_column(justify="right")
    grid.add_column(no_wrap=True)
    for row in rows:
        grid.add_row(*row)
    return grid


def least_width(rows: list[list[Text]]) -> int:
    """What the columns need if only the chances may be broken."""
    widths: list[int] = [max(cell.cell_len for cell in column) for column in zip(*rows, strict=True)]
    *fixed, chances = widths
    return sum(width + GAP for width in fixed) + min(chances, LEAST_CHANCES)
