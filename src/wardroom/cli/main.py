"""The `wardroom` command. What can be expected to go wrong is told in one sentence, never as a traceback."""

from __future__ import annotations

import sys
from concurrent.futures import BrokenExecutor
from typing import Annotated

import typer

from wardroom import __version__
from wardroom.core.errors import WardroomError


def build_app() -> typer.Typer:
    """All commands, once the games and their content are loaded, which may be wrong."""
    from wardroom import games
    from wardroom.cli import cards, check, odds, play, replay, rules, serve, simulate, summary

    for key in games.names():
        games.part(key, "game")
    app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
    app.callback()(wardroom)
    for command in (serve, play, rules, cards, check, summary, odds, simulate, replay):
        command.register(app)
    return app


def tell_version(asked: bool) -> None:
    if asked:
        print(f"wardroom {__version__}")
        raise typer.Exit


def wardroom(
    version: Annotated[
        bool, typer.Option("--version", callback=tell_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """Classic naval wargames, played exactly by their rulebooks."""


def main() -> None:
    """Run the command; exit with 2 after an expected error, with 130 after Ctrl-C."""
    try:
        build_app()(prog_name="wardroom")
    except WardroomError as error:
        _end(str(error))
    except OSError as error:
        _end(f"cannot use {error.filename}: {error.strerror}" if error.filename else str(error))
    except UnicodeEncodeError as error:
        _end(f"the output is {error.encoding} and cannot show every letter; try PYTHONIOENCODING=utf-8")
    except BrokenExecutor:
        _end("a worker process was ended from outside, perhaps because memory ran out; try fewer --workers")
    except KeyboardInterrupt:
        sys.exit(130)


def _end(sentence: str) -> None:
    print(sentence, file=sys.stderr)
    sys.exit(2)


if __name__ == "__main__":
    main()
