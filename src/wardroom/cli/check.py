"""`wardroom check`: whether a file of ships, cards or scenarios of one's own can be played with, or asked."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Annotated

import typer

from wardroom import games
from wardroom.cli.paper import Lang
from wardroom.core.calculator import Calculator
from wardroom.core.content import ContentError, file_text, parsed
from wardroom.core.errors import WardroomError
from wardroom.core.words import Words

File = Annotated[
    Path,
    typer.Argument(metavar="FILE", help="Ships, cards, scenarios, or a question for `odds`."),
]


def register(app: typer.Typer) -> None:
    app.command("check")(check)


def check(
    file: File,
    game: Annotated[
        str, typer.Option(help="The game it is for, unless its first line or its folder says so.")
    ] = "",
    lang: Lang = "en",
) -> None:
    """Check a file of your own; each fault is told in a sentence."""
    text = file_text(file)
    if text.startswith("wardroom record "):
        raise ContentError(f"{file}: a record of a game, which `wardroom replay --verify` checks")
    fields = parsed(str(file), text)
    for key, calculator in games.calculators().items():
        if calculator.is_question(fields):
            check_question(file, key, calculator, fields, lang)
            return
    key = game_of(file, fields, game)
    load = games.part(games.find(key).key, "load")
    name = place_of(file, fields, load)
    faults: list[str] = load.faults(file, name)
    for fault in faults:
        print(fault)
    if faults:
        raise typer.Exit(1)
    entries = sum(len(found) for kind, found in fields.items() if isinstance(found, list))
    print(Words.of(key, lang).text("check-good", file=str(file), number=entries))


def check_question(
    file: Path, key: str, calculator: Calculator, fields: dict[str, object], lang: str
) -> None:
    """A question is right if it can be answered."""
    try:
        calculator.answer(calculator.asked(dict(fields)))
    except WardroomError as error:
        print(f"{file}: {error}")
        raise typer.Exit(1) from None
    print(Words.of(key, lang).text("check-question-good", file=str(file)))


def game_of(file: Path, fields: dict[str, object], named: str) -> str:
    """The game that was named, else that of the file's head, else that of its folder."""
    told = fields.get("game")
    for key in (named, told if isinstance(told, str) else "", file.resolve().parent.name):
        if key and (key in games.names() or key in (named, told)):
            return key
    raise ContentError(
        f'{file}: game: missing, allowed a first line such as game = "{games.names()[0]}", or --game'
    )


def place_of(file: Path, fields: dict[str, object], load: ModuleType) -> str:
    """Which of the game's files it could stand for: by its name, else by its entries."""
    if file.name in load.FILES:
        return file.name
    for kind, name in load.FILE_OF.items():
        if kind in fields:
            return str(name)
    kinds = ", ".join(f"[[{kind}]]" for kind in load.FILE_OF)
    raise ContentError(
        f"{file}: nothing that can be checked, allowed a file of entries {kinds},"
        " or a question for `wardroom odds` with [first] and [second]"
    )
