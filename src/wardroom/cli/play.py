"""`wardroom play`: a game in the terminal, against bots or with others at the same keyboard."""

from __future__ import annotations

import os
import secrets
import shlex
import sys
from collections.abc import Mapping
from datetime import datetime
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from wardroom import bots, games
from wardroom.bots.sitting import default_bot
from wardroom.cli.scenario import Named, Written, with_scenario
from wardroom.cli.simulate import read_options
from wardroom.cli.terminal import saves, screen
from wardroom.cli.terminal.board import QUIET, Board
from wardroom.cli.terminal.players import BOT, HUMAN, is_bot, shown_names
from wardroom.cli.terminal.session import Session, command_name
from wardroom.core.game import Game
from wardroom.core.match import Match
from wardroom.core.options import OptionError, Value
from wardroom.core.records import RecordError
from wardroom.core.replaying import resume
from wardroom.core.words import Words, languages

BOARDS: dict[str, type[Board]] = {
    key: import_module(f"wardroom.cli.terminal.{key}").BOARD for key in games.names()
}
DEFAULT_GAME = games.names()[0]
DEFAULT_SEATS = 3
# What stands behind `--resume` when no file does.
NEWEST = ""


class Play(TyperCommand):
    """`--resume` may stand without a file."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        for place, word in enumerate(args):
            after = args[place + 1] if place + 1 < len(args) else "-"
            if word == "--resume" and (after.startswith("-") or after in games.names()):
                args = [*args[: place + 1], NEWEST, *args[place + 1 :]]
                break
        return super().parse_args(ctx, args)


def register(app: typer.Typer) -> None:
    app.command("play", cls=Play)(play)


def play(
    game: Annotated[str | None, typer.Argument(help="The game.", show_default=DEFAULT_GAME)] = None,
    seats: Annotated[
        int | None, typer.Option(help="How many seats.", show_default=str(DEFAULT_SEATS))
    ] = None,
    you: Annotated[int, typer.Option(min=1, help="Your seat.")] = 1,
    bots: Annotated[
        str | None, typer.Option(help="The other players, such as doctrine,random.", show_default="the best")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same dice.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option of the game; may be repeated.")
    ] = None,
    scenario: Named = "",
    scenario_file: Written = None,
    house: Annotated[
        list[str] | None, typer.Option(metavar="TEXT", help="A house rule, shown and recorded.")
    ] = None,
    resume: Annotated[
        str | None,
        typer.Option(metavar="[FILE]", help="Resume a saved game; the newest if no file is given."),
    ] = None,
    lang: Annotated[str | None, typer.Option(help="en or ru.", show_default="as the system")] = None,
    hot_seat: Annotated[
        int, typer.Option(min=1, metavar="N", help="N people at this keyboard, from your seat on.")
    ] = 1,
    name: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="Names of the people, in order of seats.")
    ] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="No colours, plain ASCII: for screen readers and logs.")
    ] = False,
) -> None:
    """Play a game in the terminal."""
    found = games.find(game or DEFAULT_GAME)
    words = Words.of(found.key, language(lang))
    if resume is None:
        chosen = with_scenario(found, read_options(option or []), scenario, scenario_file)
        if "seats" in found.options().by_key:
            chosen.setdefault("seats", str(DEFAULT_SEATS))
        if seats is not None:
            chosen["seats"] = str(seats)
        if house:
            chosen["house_rules"] = "; ".join(house)
        match = new_match(found, chosen, seed, you, hot_seat, name or [], bots)
        path = fresh_file(found, words)
    else:
        kept = seats is not None or seed is not None or bots is not None or scenario_file is not None
        if kept or option or house or scenario:
            raise OptionError("a game that is taken up again keeps its seats, options, bots and seed")
        path, match = resumed(resume, game, words)
    at = screen.of_terminal(plain)
    if resume == NEWEST:
        at.say(words.text("terminal-taken-up", file=str(path)), QUIET)
    sit_down(match, path, words, at)


def language(chosen: str | None) -> str:
    """The language asked for, else that of the system where we speak it."""
    if chosen is not None:
        if chosen not in languages():
            raise OptionError(f"there is no language {chosen!r}; there are {', '.join(languages())}")
        return chosen
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        setting = os.environ.get(variable, "")
        if setting:
            return setting[:2] if setting[:2] in languages() else "en"
    return "en"


def new_match(
    game: Game,
    chosen: Mapping[str, Value],
    seed: int | None,
    you: int,
    persons: int,
    names: list[str],
    bot_names: str | None,
) -> Match:
    """A game in which the persons sit from seat `you` on and bots hold the other seats."""
    seats = int(str(game.options().fill(chosen).get("seats", game.most_seats)))
    if you > seats:
        raise OptionError(f"there are seats 1 to {seats}, and no seat {you}")
    if persons > seats:
        raise OptionError(f"{persons} persons need as many seats, and there are {seats}")
    wanted = [word.strip() for word in (bot_names or "").split(",") if word.strip()]
    for bot in wanted:
        bots.check(game.key, bot)
    wanted = wanted or [default_bot(game.key)]
    sitting = [(you - 1 + place) % seats for place in range(persons)]
    players = []
    for seat in range(seats):
        if seat in sitting:
            place = sitting.index(seat)
            given = screen.cleaned(names[place]) if place < len(names) else ""
            players.append(f"{HUMAN} {given}".strip())
        else:
            others = [other for other in range(seats) if other not in sitting]
            players.append(BOT + wanted[others.index(seat) % len(wanted)])
    return Match.start(game, chosen, secrets.randbits(48) if seed is None else seed, players)


def fresh_file(game: Game, words: Words) -> Path:
    """Where the game will be saved; if that cannot be, better to know now."""
    try:
        return saves.fresh(game.key, datetime.now())
    except (OSError, RuntimeError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        print(words.text("terminal-no-folder", file=str(saves.folder()), why=why), file=sys.stderr)
        raise typer.Exit(2) from None


def resumed(file: str, game: str | None, words: Words) -> tuple[Path, Match]:
    """The saved game, replayed and checked; a damaged record is told, and left as it is."""

    def passed_over(path: Path, error: RecordError) -> None:
        print(words.text("terminal-passed-over", file=str(path), why=str(error)), file=sys.stderr)

    path, *others = [Path(file)] if file != NEWEST else saves.unfinished(game, passed_over)
    try:
        match = resume(path, games.find)
    except RecordError as error:
        print(words.text("terminal-damaged", file=str(path), why=str(error)), file=sys.stderr)
        if others:
            command = f"{command_name()} play --resume {shlex.quote(str(others[0]))}"
            print(words.text("terminal-next-save", command=command), file=sys.stderr)
        raise typer.Exit(2) from None
    for player in match.players:
        if is_bot(player):
            bots.check(match.game.key, player.removeprefix(BOT))
    if all(is_bot(player) for player in match.players):
        raise OptionError(f"in {path} every seat is a bot's; wardroom replay shows it")
    return path, match


def sit_down(match: Match, path: Path, words: Words, at: screen.Screen) -> None:
    words = Words.of(match.game.key, words.lang)
    names = shown_names(match.players, words)
    board = BOARDS[match.game.key](match.game, words, names)
    Session(match, board, at, path).play()
