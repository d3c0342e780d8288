"""`wardroom replay`: check a record, print it, or stop at one of its lines."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from wardroom import games
from wardroom.core.records import CAUSED, Record
from wardroom.core.records import replay as play_again
from wardroom.core.state import State


def register(app: typer.Typer) -> None:
    app.command("replay")(replay)


def replay(
    file: Annotated[Path, typer.Argument(help="A saved game or a finished record.")],
    verify: Annotated[bool, typer.Option("--verify", help="Only say whether the record agrees.")] = False,
    to: Annotated[
        int | None, typer.Option(metavar="LINE", help="Stop after this line; show the position.")
    ] = None,
    print_: Annotated[bool, typer.Option("--print", help="Print the lines as they are played.")] = False,
) -> None:
    """Play a record again, checking every result of chance and every digest against the rules."""
    record = Record.load(file)
    lines = record.lines()
    position: State | None = None
    reached = 0
    for state, _, line in play_again(record, games.find):
        if to is not None and line > max(to, record.first):
            break
        position, reached = state if to is None else state.copy(), line
        if print_:
            print_lines(lines, line)
    assert position is not None
    if to is not None:
        print(f"line {reached}: {lines[reached - 1]}")
        print(position.text())
    elif not print_ or verify:
        print(f"{file}: {record.game}, {len(record.players)} seats, {len(lines)} lines, all agree")
        print(ending(lines))


def print_lines(lines: list[str], first: int) -> None:
    """A line that was played, and those that follow from it."""
    for number in range(first, len(lines) + 1):
        line = lines[number - 1]
        if number > first and not CAUSED.fullmatch(line):
            break
        print(f"{number:5}  {line}")


def ending(lines: list[str]) -> str:
    for line in lines[-2:]:
        if line.startswith("end "):
            return line.split(" ", 3)[3]
    return "not finished"
