"""`wardroom odds`: the exact odds of a battle in front of you, from a file that describes it.

How an answer looks on paper says the module of this folder that is called like the game.
"""

from __future__ import annotations

import json as js
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer

from wardroom.cli.paper import Json, Lang, paper
from wardroom.core.errors import WardroomError
from wardroom.core.words import Words
from wardroom.games import calculators


class NoOdds(WardroomError):
    """Not every game answers such questions."""


def register(app: typer.Typer) -> None:
    app.command("odds")(ask)


def ask(
    game: Annotated[str, typer.Argument(metavar="GAME", help=f"The game: {', '.join(calculators())}.")],
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The question, as docs/odds.md describes it.")],
    json: Json = False,
    lang: Lang = "en",
) -> None:
    """Tell the exact odds of a battle: fleet combat, an air strike, submarines, interception."""
    known = calculators()
    if game not in known:
        raise NoOdds(f"such questions are answered for {', '.join(known)} only, not for {game}")
    question = known[game].read(file.read_text(encoding="utf-8"))
    answer = known[game].answer(question)
    if json:
        print(js.dumps(asdict(answer), ensure_ascii=False, indent=2))
    else:
        import_module(f"wardroom.cli.odds.{game}").Page(paper(), Words.of(game, lang), question).show(answer)
