"""`wardroom summary`: which defence meets which attack, on one page."""

from __future__ import annotations

import json as js
from importlib import import_module
from importlib.util import find_spec
from typing import TypedDict, cast

import typer

from wardroom.cli.paper import Json, Lang, paper, table
from wardroom.cli.which import UNNAMED, GameName, game_named
from wardroom.core.errors import WardroomError
from wardroom.core.words import Words


class Meeting(TypedDict):
    """One way in which a defence meets an attack, as the game's `summary` gives it."""

    attack: str
    source: str
    defence: str
    rule: str
    way: str
    roll: bool
    effect: str
    number: int


class NoSummary(WardroomError):
    """This game has no summary of attacks and defences."""


def register(app: typer.Typer) -> None:
    app.command("summary")(summary)


def summary(
    game: GameName = UNNAMED,
    json: Json = False,
    lang: Lang = "en",
) -> None:
    """See which defence meets which attack; made by playing each pair out."""
    game_named(game, "summary")
    words = Words.of(game, lang)
    module = f"wardroom.games.{game}.summary"
    if find_spec(module) is None:
        raise NoSummary(f"there is no summary of {game}")
    meetings = cast("list[Meeting]", import_module(module).summary())
    if json:
        print(js.dumps(meetings, ensure_ascii=False, indent=2))
    else:
        print_summary(words, meetings)


def print_summary(words: Words, meetings: list[Meeting]) -> None:
    """A row for each attack, a column for each defence."""
    attacks = list(dict.fromkeys((meeting["attack"], meeting["source"]) for meeting in meetings))
    rules = {meeting["defence"]: meeting["rule"] for meeting in meetings}
    defences = sorted(rules, key=lambda defence: order(rules[defence]))
    page = table()
    page.add_column(words.text("summary-attack"), overflow="fold")
    for defence in defences:
        heading = f"{words.text(f'summary-{defence}')}\n[dim]{rules[defence]}[/dim]"
        page.add_column(heading, overflow="fold")
    for attack, source in attacks:
        cells = [words.text("summary-from", attack=attack, source=source or "none")]
        for defence in defences:
            met = [
                m for m in meetings if (m["attack"], m["source"], m["defence"]) == (attack, source, defence)
            ]
            cells.append(cell(words, met))
        page.add_row(*cells, end_section=True)
    console = paper()
    console.print(page)
    console.print(words.text("summary-legend"))


def order(rule: str) -> list[int]:
    """8.31 before 9.3 before 12.1."""
    return [int(part) for part in rule.split(".")]


def cell(words: Words, met: list[Meeting]) -> str:
    """The ways in which a defence can be played, by what they do."""
    ways: dict[str, list[str]] = {}
    for meeting in met:
        effect = words.text(
            f"summary-effect-{meeting['effect']}",
            roll="yes" if meeting["roll"] else "no",
            number=meeting["number"],
        )
        ways.setdefault(effect, []).append(words.text(f"summary-way-{meeting['way']}"))
    return "\n".join(f"[bold]{', '.join(names)}[/bold]\n{effect}" for effect, names in ways.items())
