"""`wardroom summary`: which defence meets which attack, on one page."""

from __future__ import annotations

import json as js
from collections.abc import Mapping
from typing import Annotated, cast

import typer
from rich.table import Table
from rich.text import Text

from wardroom import games
from wardroom.cli.paper import Json, Lang, grid, paper
from wardroom.cli.simulate import read_options
from wardroom.cli.which import UNNAMED, GameName, game_named
from wardroom.core.errors import WardroomError
from wardroom.core.options import Value
from wardroom.core.summaries import LookUpTable, Meeting
from wardroom.core.words import Words

# More columns than these do not fit on a page.
MOST_COLUMNS = 6


class NoSummary(WardroomError):
    """This game has no summary of attacks and defences."""


def register(app: typer.Typer) -> None:
    app.command("summary")(summary)


def summary(
    game: GameName = UNNAMED,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="KEY=VALUE", help="An option of the game, such as action=yes; may be repeated."),
    ] = None,
    json: Json = False,
    lang: Lang = "en",
) -> None:
    """See which defence stops which attack, found by playing out each pair."""
    schema = game_named(game, "summary").options()
    words = Words.of(game, lang)
    if not games.has_part(game, "summary"):
        raise NoSummary(f"there is no summary of {game}")
    meetings = meetings_of(game, schema.fill(read_options(option or [])))
    found = games.part(game, "summary")
    tables = cast("list[LookUpTable]", found.tables()) if hasattr(found, "tables") else []
    if json:
        told = {"meetings": meetings, "tables": tables} if tables else meetings
        print(js.dumps(told, ensure_ascii=False, indent=2))
    else:
        print_summary(words, meetings)
        print_tables(words, tables)


def meetings_of(game_key: str, chosen: Mapping[str, Value]) -> list[Meeting]:
    """Which defence meets which attack under these options."""
    return cast("list[Meeting]", games.part(game_key, "summary").summary(chosen))


def print_summary(words: Words, meetings: list[Meeting]) -> None:
    console = paper()
    console.print(page(words, meetings))
    console.print(words.text("summary-legend"))


def print_tables(words: Words, tables: list[LookUpTable]) -> None:
    """Each with a column for every sum of two dice."""
    console = paper()
    for one in tables:
        name = words.text(f"summary-table-{one['key']}")
        shown = grid(f"{name} ({one['rule']})")
        shown.add_column(words.text("summary-table-roll"), justify="right")
        for roll in range(2, 13):
            shown.add_column(f"{roll}+" if roll == 12 else str(roll), justify="right")
        for row in one["rows"]:
            least, most = row["least"], row["most"]
            shown.add_row(str(least) if least == most else f"{least}-{most}", *row["cells"])
        console.print(shown)


def page(words: Words, meetings: list[Meeting]) -> Table:
    """A row for each attack, a column for each defence; where these are too many, all in one column."""
    attacks = dict.fromkeys((meeting["attack"], meeting["source"]) for meeting in meetings)
    rules = {meeting["defence"]: meeting["rule"] for meeting in meetings}
    defences = sorted(rules, key=lambda defence: order(rules[defence]))
    shown = grid()
    shown.add_column(words.text("summary-attack"), overflow="fold")
    together = len(defences) > MOST_COLUMNS
    if together:
        shown.add_column(words.text("summary-met-by"), overflow="fold")
    else:
        for defence in defences:
            heading = Text(f"{words.text(f'summary-{defence}')}\n").append(rules[defence], style="dim")
            shown.add_column(heading, overflow="fold")
    for attack, source in attacks:
        name = words.text("summary-from", attack=attack, source=source or "none")
        met = [
            [m for m in meetings if (m["attack"], m["source"], m["defence"]) == (attack, source, defence)]
            for defence in defences
        ]
        if together:
            lines = Text("\n").join(line(words, found) for found in met if found)
            shown.add_row(name, lines, end_section=True)
        else:
            shown.add_row(name, *(cell(words, found) for found in met), end_section=True)
    return shown


def line(words: Words, met: list[Meeting]) -> Text:
    """One defence with the ways in which it can be played."""
    name = words.text(f"summary-{met[0]['defence']}")
    ways = "; ".join(f"{effect} ({', '.join(names)})" for effect, names in by_effect(words, met).items())
    return (
        Text(name, style="bold")
        .append(f" {met[0]['rule']}", style="not bold dim")
        .append(f"  {ways}", style="not bold")
    )


def order(rule: str) -> list[tuple[int, str]]:
    """8.31 before 9.3 before 12.1; what a part has beside its number comes by alphabet."""
    return [(int(part), "") if part.isdigit() else (0, part) for part in rule.split(".")]


def cell(words: Words, met: list[Meeting]) -> Text:
    """The ways in which a defence can be played, by what they do."""
    ways = by_effect(words, met)
    told = [
        Text(", ".join(names), style="bold").append(f"\n{e}", style="not bold") for e, names in ways.items()
    ]
    return Text("\n").join(told)


def by_effect(words: Words, met: list[Meeting]) -> dict[str, list[str]]:
    ways: dict[str, list[str]] = {}
    for meeting in met:
        effect = words.text(
            f"summary-effect-{meeting['effect']}",
            roll="yes" if meeting["roll"] else "no",
            number=meeting["number"],
            on=meeting["on"],
        )
        ways.setdefault(effect, []).append(words.text(f"summary-way-{meeting['way']}"))
    return ways
