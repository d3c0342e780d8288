"""`wardroom simulate`: many games between bots, on all cores."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from wardroom.cli.paper import Lang
from wardroom.cli.scenario import Named, Written, with_scenario
from wardroom.cli.which import UNNAMED, GameName, game_named
from wardroom.core.options import OptionError
from wardroom.core.words import UnknownLanguage, Words, languages
from wardroom.lab.simulate import show, to_json
from wardroom.lab.simulate import simulate as play_many


def register(app: typer.Typer) -> None:
    app.command("simulate")(simulate)


def simulate(
    game: GameName = UNNAMED,
    seats: Annotated[
        int | None, typer.Option(help="How many seats; by default what the game's options say.")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    bots: Annotated[str, typer.Option(help="Bots, rotated through the seats.")] = "doctrine,random",
    seed: Annotated[int, typer.Option(help="The same seed gives the same numbers.")] = 0,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 means one for each core.")] = 0,
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option of the game.")
    ] = None,
    scenario: Named = "",
    scenario_file: Written = None,
    json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
    lang: Lang = "en",
) -> None:
    """Play many games between bots and report who wins, how long it takes and what decides it."""
    found = game_named(game, "simulate")
    if lang not in languages():
        raise UnknownLanguage(lang)
    bar = Bar(games)
    try:
        report = play_many(
            found,
            with_scenario(found, read_options(option or []), scenario, scenario_file),
            seats,
            games,
            [name.strip() for name in bots.split(",") if name.strip()],
            seed,
            workers or None,
            bar.show,
        )
    except KeyboardInterrupt:
        bar.stop()
        print(f"stopped after {bar.done:,} of {games:,} games", file=bar.stream.file)
        raise typer.Exit(130) from None
    finally:
        bar.stop()
    if json:
        print(to_json(report))
    else:
        show(report, Words.of(found.key, lang))


def read_options(texts: list[str]) -> dict[str, str]:
    """The options of a command line, each written KEY=VALUE."""
    chosen = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise OptionError(f"write an option as KEY=VALUE, not {text!r}")
        chosen[key.strip()] = value.strip()
    return chosen


class Bar:
    """A progress bar that begins with the first news, when all workers have been started."""

    def __init__(self, games: int) -> None:
        self.done = 0
        self.stream = Console(stderr=True)
        columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self.progress = Progress(*columns, console=self.stream, transient=True)
        self.task = self.progress.add_task("games", total=games)

    def show(self, done: int, games: int) -> None:
        self.done = done
        if self.stream.is_terminal:
            self.progress.start()
            self.progress.update(self.task, completed=done)

    def stop(self) -> None:
        if self.stream.is_terminal:
            self.progress.stop()
