"""`wardroom replay`: read a game that was played, check its record, or look at one moment of it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from wardroom import games
from wardroom.cli.diary import diary
from wardroom.cli.paper import Lang, paper
from wardroom.cli.terminal.players import BOT, is_bot, shown_names
from wardroom.core.match import Match
from wardroom.core.options import OptionError
from wardroom.core.records import CAUSED, Record
from wardroom.core.replaying import replay as play_again
from wardroom.core.replaying import verify
from wardroom.core.state import SPECTATOR, State
from wardroom.core.words import Words


def register(app: typer.Typer) -> None:
    app.command("replay")(replay)


def replay(
    file: Annotated[Path, typer.Argument(help="A saved game or a finished record.")],
    check: Annotated[bool, typer.Option("--verify", help="Only check whether the record agrees.")] = False,
    at: Annotated[
        int | None,
        typer.Option(
            "--at", "--to", metavar="LINE", help="Stop after this line of the file and show the position."
        ),
    ] = None,
    print_: Annotated[
        bool, typer.Option("--print", help="Print the lines of the file as they are played.")
    ] = False,
    seat: Annotated[
        int | None,
        typer.Option(min=1, help="Diary or position as this seat saw it."),
    ] = None,
    lang: Lang = "en",
) -> None:
    """Read the war diary of a game; every die and digest is checked against the rules."""
    if check + print_ + (at is not None) > 1:
        raise OptionError("replay does one thing at a time: --verify, --print or --at LINE")
    if seat is not None and (check or print_):
        raise OptionError("--seat goes with the diary and with --at LINE, not with --verify or --print")
    record = Record.load(file)
    if seat is not None and seat > len(record.players):
        raise OptionError(f"there are seats 1 to {len(record.players)}, and no seat {seat}")
    if at is not None:
        print_position(record, at, seat)
    elif print_:
        print_record(record)
    elif check:
        print_verdict(file, record)
    else:
        print_diary(record, seat, lang)


def print_position(record: Record, at: int, seat: int | None) -> None:
    """The position after a line, or after the last one that was played before it."""
    position: State | None = None
    reached = 0
    for state, _, line in play_again(record, games.find):
        if line > max(at, record.first):
            break
        position, reached = state.copy() if seat is None else state.observe(seat - 1), line
    assert position is not None
    print(f"line {reached}: {record.lines()[reached - 1]}")
    print(position.text())


def print_record(record: Record) -> None:
    """Each line that is played, and those that follow from it."""
    lines = record.lines()
    for _, _, first in play_again(record, games.find):
        for number in range(first, len(lines) + 1):
            line = lines[number - 1]
            if number > first and not CAUSED.fullmatch(line):
                break
            print(f"{number:5}  {line}")


def print_verdict(file: Path, record: Record) -> None:
    verify(record, games.find)
    lines = record.lines()
    print(f"{file}: {record.game}, {len(record.players)} seats, {len(lines)} lines, all agree")
    print(ending(lines))


def ending(lines: list[str]) -> str:
    for line in lines[-2:]:
        if line.startswith("end "):
            return line.split(" ", 3)[3]
    return "not finished"


def print_diary(record: Record, seat: int | None, lang: str) -> None:
    """The game in words, when all of it has been found to agree."""
    match = verify(record, games.find)
    words = Words.of(match.game.key, lang)
    names = shown_names(record.players, words)
    console = paper()
    console.print(heading(match, names), soft_wrap=True)
    for line in diary(words, match.events, SPECTATOR if seat is None else seat - 1, names):
        console.print(line)
    if match.resigned:
        resigned = ", ".join(names[gone] for gone in sorted(match.resigned))
        console.print(Text(words.text("replay-resigned", names=resigned)))
    if match.outcome is None:
        console.print(Text(words.text("replay-not-finished")))
    else:
        console.print(Text(words.outcome(match.outcome, names), style="bold"))


def heading(match: Match, names: list[str]) -> Text:
    """Which game, and who sat where."""
    sitting = [
        f"{name} ({player.removeprefix(BOT)})" if is_bot(player) else name
        for name, player in zip(names, match.heading.players, strict=True)
    ]
    return Text(match.game.name, style="bold").append(f"   {', '.join(sitting)}", style="dim")
