"""`wardroom cards`: every ship and card, each value with where it comes from."""

from __future__ import annotations

import json as js
from typing import Annotated, cast

import typer
from rich.console import Console
from rich.markup import escape

from wardroom import games
from wardroom.cli.nearest import nearest
from wardroom.cli.paper import Json, Lang, grid, paper
from wardroom.cli.which import UNNAMED, GameName, game_named
from wardroom.core.errors import WardroomError
from wardroom.core.spelling import folded
from wardroom.core.words import Words

Page = dict[str, object]

# The mark of each level of provenance.
MARKS = {"printed": "●", "published": "◐", "reconstructed": "○", "own": "◆"}
# What the tables show; the page of an entry shows everything.
COLUMNS = {
    "ship": (
        *(
            "type",
            "speed",
            "hits",
            "hull",
            "points",
            "guns",
            "missiles",
            "torpedoes",
            "strike",
            "air_defense",
        ),
        *("traits", "main", "secondary", "mount", "flights", "cover", "anti_air", "silent"),
        *("sensor", "attack", "detect", "duration"),
    ),
    "card": (
        *("family", "size", "double", "damage", "attacks", "numbers", "points"),
        *("fire", "contact", "need", "value", "number", "hit", "count", "more", "steps", "reach"),
    ),
    "scenario": ("rule", "side", "otherwise"),
}
# What the name and the marks of a card say needs no column of its own.
MARKED = ("family", "size", "double")
# Of these the tables show the names alone.
NAMES_ONLY = ("base", "chart")
# A table is parted by this field, where its entries have it.
PARTED = {"ship": "nation", "card": "set", "scenario": "set"}
NUMERIC = frozenset(
    (
        *("hits", "points", "torpedoes", "strike", "damage", "attacks", "count", "more"),
        *("hull", "mount", "flights", "cover", "anti_air", "silent"),
        *("detect", "duration", "fire", "contact", "need", "value", "number"),
    )
)
# What may take several lines.
LONG = frozenset({"side"})


class UnknownCard(WardroomError):
    """No entry of this name; the text names the nearest."""


def register(app: typer.Typer) -> None:
    app.command("cards")(cards)


def cards(
    game: GameName = UNNAMED,
    word: Annotated[str, typer.Argument(metavar="WORD", help="A ship or card, shown in full.")] = "",
    json: Json = False,
    lang: Lang = "en",
) -> None:
    """Look at the ships and cards, with the source of every value."""
    game_named(game, "cards")
    words = Words.of(game, lang)
    pages = cast("list[Page]", games.part(game, "load").entries())
    if word:
        pages = found_pages(game, pages, word)
    if json:
        print(js.dumps(pages, ensure_ascii=False, indent=2))
    elif word and len(pages) == 1:
        print_page(paper(), words, pages[0])
    else:
        print_pages(paper(), words, pages)


def found_pages(game: str, pages: list[Page], word: str) -> list[Page]:
    """The entry that a word names, or all whose name begins with it or holds it."""
    wanted = folded(word)
    named = {name: page for page in pages for name in names_of(page)}
    if wanted in named:
        return [named[wanted]]
    for fits in (str.startswith, str.__contains__):
        found = [page for page in pages if any(fits(name, wanted) for name in names_of(page))]
        if found:
            return found
    near = nearest(word, named)
    hint = f"did you mean {named[near]['key']}?" if near else f"wardroom cards {game} lists them all"
    raise UnknownCard(f"there is neither a ship nor a card called {word!r}; {hint}")


def names_of(page: Page) -> list[str]:
    return [folded(str(page[field])) for field in ("key", "name", "name_ru") if field in page]


# -- printing ----------------


def level(page: Page, field: str) -> str:
    return cast("dict[str, dict[str, str]]", page["origin"])[field]["level"]


def source(page: Page, field: str) -> str:
    return cast("dict[str, dict[str, str]]", page["origin"])[field]["source"]


def title(words: Words, page: Page) -> str:
    thing = words.things.get(f"{page['kind']}/{page['key']}", {})
    told = thing.get(f"name_{words.lang}") or thing.get("name")
    name = told or page.get(f"name_{words.lang}") or page.get("name")
    return str(name) if name else words.text(f"cards-{page['kind']}")


def shown(words: Words, field: str, value: object) -> str:
    """A value as a person writes it; nothing for what a card does not have."""
    if isinstance(value, list):
        if field == "side":
            return "\n".join(side(words, each) for each in value)
        if field == "guns":
            return " ".join(counted([f'{size}"' for size in value]))
        if field == "air_defense":
            return "+".join(str(number) for number in value)
        if field in ("steps", "reach"):
            return ", ".join(named(words, field, str(item)) for item in value)
        if field == "numbers":
            return "/".join(str(number) for number in value)
        return " ".join(counted([named(words, field, str(item)) for item in value]))
    if field == "mount" and isinstance(value, int):
        # A mount that adds nothing is a mount.
        return f"+{value}"
    if value in (0, "") and value is not False:
        return ""
    return named(words, field, str(value))


def side(words: Words, told: Page) -> str:
    """One side of a scenario: its ships, and those that come later."""
    ships, later = (
        ", ".join(named_thing(words, f"ship/{key}") for key in cast("list[str]", told.get(field, [])))
        for field in ("ships", "reinforcements")
    )
    name = words.text(f"side-{told['key']}")
    return words.text("cards-side-later" if later else "cards-side", side=name, ships=ships, later=later)


def named_thing(words: Words, thing: str) -> str:
    texts = words.things[thing]
    return texts.get(f"name_{words.lang}") or texts["name"]


def named(words: Words, field: str, value: str) -> str:
    id = f"{field}-{value}"
    return words.text(id) if words.has(id) else value


def counted(items: list[str]) -> list[str]:
    return [
        item if items.count(item) == 1 else f"{items.count(item)}×{item}" for item in dict.fromkeys(items)
    ]


def short(words: Words, field: str, value: object) -> str:
    """A value where there is little room: a mark that has a sign is shown by it."""
    if isinstance(value, list) and value and words.has(f"{field}-{value[0]}-short"):
        return " ".join(words.text(f"{field}-{item}-short") for item in value)
    return shown(words, field, value)


def marked(words: Words, page: Page, field: str) -> str:
    value = short(words, field, page.get(field, ""))
    return f"{escape(value)}[dim]{MARKS[level(page, field)]}[/dim]" if value else ""


def print_pages(console: Console, words: Words, pages: list[Page]) -> None:
    """A table for each kind; what has no columns is a line."""
    for kind in dict.fromkeys(str(page["kind"]) for page in pages):
        of_kind = [page for page in pages if page["kind"] == kind]
        if kind in COLUMNS or kind in NAMES_ONLY:
            print_kind(console, words, kind, of_kind)
        else:
            console.print(f"{title(words, of_kind[0])}: {marked(words, of_kind[0], 'count')}\n")
    print_legend(console, words, pages)


def print_kind(console: Console, words: Words, kind: str, pages: list[Page]) -> None:
    used = [field for field in COLUMNS.get(kind, ()) if any(page.get(field) for page in pages)]
    if "steps" in used:
        used = [field for field in used if field not in MARKED]
    listing = grid(words.text(f"cards-{kind}s", number=len(pages)))
    listing.add_column(words.text("field-name"), no_wrap=True)
    for field in used:
        listing.add_column(
            words.text(f"column-{field}"),
            justify="right" if field in NUMERIC else "left",
            no_wrap=field not in LONG,
        )
    part = ""
    for page in pages:
        if kind in PARTED and page.get(PARTED[kind], part) != part:
            part = str(page[PARTED[kind]])
            listing.add_section()
            listing.add_row(f"[bold]{marked(words, page, PARTED[kind])}[/bold]")
        listing.add_row(escape(title(words, page)), *[marked(words, page, field) for field in used])
    console.print(listing)
    for field in used:
        if words.has(f"legend-{field}"):
            console.print(words.text(f"legend-{field}"))


def print_legend(console: Console, words: Words, pages: list[Page]) -> None:
    used = {level(page, field) for page in pages for field in cast("dict[str, object]", page["origin"])}
    marks = [f"{mark} {words.text(f'level-{name}')}" for name, mark in MARKS.items() if name in used]
    console.print("   ".join(marks))


def print_page(console: Console, words: Words, page: Page) -> None:
    entry = grid(escape(title(words, page)))
    entry.add_column(words.text("cards-value"), no_wrap=True)
    entry.add_column("", max_width=30)
    entry.add_column("", no_wrap=True)
    entry.add_column(words.text("cards-source"))
    for field in cast("dict[str, object]", page["origin"]):
        value = shown(words, field, page[field]) or "-"
        label = words.text(f"field-{field}")
        entry.add_row(label, escape(value), MARKS[level(page, field)], escape(source(page, field)))
    console.print(entry)
    console.print(words.text("cards-notation", key=str(page["key"])))
    print_legend(console, words, [page])
