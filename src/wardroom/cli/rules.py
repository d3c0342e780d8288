"""`wardroom rules`: the rulebook, the options of a game, and what stands behind each rule."""

from __future__ import annotations

import json as js
import re
from collections import Counter
from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from wardroom.cli.nearest import nearest
from wardroom.cli.paper import Json, Lang, grid, paper
from wardroom.cli.which import UNNAMED, GameName, game_named
from wardroom.core.errors import WardroomError
from wardroom.core.options import Option
from wardroom.core.rulebook import Coverage, Rule, Rulebook, Status, UnknownRule, coverage, rulebook
from wardroom.core.spelling import folded
from wardroom.core.words import Words

LIST_ITEM = re.compile(r"\d+\. ")


class UnknownSection(WardroomError):
    """No rule has this number or title; the text names the nearest."""


def register(app: typer.Typer) -> None:
    app.command("rules")(rules)


def rules(
    game: GameName = UNNAMED,
    section: Annotated[
        str,
        typer.Argument(
            metavar="SECTION", help="A rule with its sub-rules, such as 7.11, or a word of a title."
        ),
    ] = "",
    show_coverage: Annotated[
        bool, typer.Option("--coverage", help="The code and the tests behind each rule.")
    ] = False,
    options: Annotated[bool, typer.Option("--options", help="The options of the game.")] = False,
    json: Json = False,
    lang: Lang = "en",
) -> None:
    """Read the rules: the table of contents, or one section in full."""
    found = game_named(game, "rules")
    words = Words.of(game, lang)
    chosen = chosen_rules(game, section, lang)
    if show_coverage:
        numbers = {rule.number for rule in chosen}
        rows = [row for row in coverage(game) if row["rule"] in numbers]
        if json:
            print(js.dumps(rows, ensure_ascii=False, indent=2))
        else:
            print_coverage(paper(), words, rows, chosen, in_full=bool(section))
    elif options:
        schema = found.options().options
        if json:
            print(js.dumps([option_page(words, option) for option in schema], ensure_ascii=False, indent=2))
        else:
            print_options(paper(), words, schema)
    elif json:
        print(js.dumps([vars(rule) for rule in chosen], ensure_ascii=False, indent=2))
    elif section[:1].isdigit() or len(chosen) == 1:
        for rule in chosen:
            print_rule(paper(), words, rule)
    else:
        print_contents(paper(), words, chosen)


def chosen_rules(game: str, section: str, lang: str) -> list[Rule]:
    """All rules, a section with its sub-rules, or those with a word in their title."""
    book = rulebook(game, lang)
    number = folded(section.strip().rstrip("."))
    if not number:
        return book.rules
    inside = [rule for rule in book.rules if is_part(rule.number.casefold(), number)]
    if not inside and not number[0].isdigit():
        inside = [rule for rule in book.rules if number in folded(rule.title)]
    if not inside:
        raise UnknownSection(no_such_section(game, book, section))
    return inside


def no_such_section(game: str, book: Rulebook, section: str) -> str:
    """One line with the nearest number, or the title with the nearest word, or where all titles are."""
    if section[0].isdigit():
        return str(UnknownRule(section, book.nearest(section)))
    titled = {word: rule for rule in book.rules for word in rule.title.casefold().split()}
    near = nearest(section, titled)
    if near:
        return (
            f"no rule has {section!r} in its title; did you mean {titled[near].number} {titled[near].title}?"
        )
    return f"no rule has {section!r} in its title; wardroom rules {game} lists all titles"


def is_part(number: str, section: str) -> bool:
    """7.11 is part of 7.1 and of 7; 10 is no part of 1, and 7.air none of 7.a."""
    if number == section:
        return True
    rest = number.removeprefix(section)
    if rest == number:
        return False
    return rest.startswith(".") or ("." in section and len(rest) == 1)


# -- printing ----------------


def status(words: Words, rule: Rule) -> str:
    reason = f"{rule.status}-{rule.detail}"
    if rule.status == "outside":
        return words.text("rules-outside", reason=words.text(reason) if words.has(reason) else rule.detail)
    if rule.status == "heading" and words.has(reason):
        return words.text(reason)
    return words.text(f"rules-{rule.status}", key=rule.detail)


def is_played(status: Status) -> bool:
    return status in ("played", "option")


def is_chapter(rule: Rule) -> bool:
    return rule.number.isdigit()


def print_contents(console: Console, words: Words, chosen: list[Rule]) -> None:
    contents = grid()
    contents.add_column(words.text("rules-number"), no_wrap=True)
    contents.add_column(words.text("rules-title"))
    contents.add_column(words.text("rules-status"))
    for rule in chosen:
        style = "bold" if is_chapter(rule) else "" if is_played(rule.status) else "dim"
        contents.add_row(rule.number, rule.title, status(words, rule), style=style)
    console.print(contents)


def print_rule(console: Console, words: Words, rule: Rule) -> None:
    heading = Text.assemble((f"{rule.number} {rule.title}", "bold"))
    if rule.status != "played":
        heading.append(f"  {status(words, rule)}", "dim")
    console.print(heading)
    console.print(Padding(Markdown(paragraphs(rule.text)), (0, 0, 1, 2)))


def paragraphs(text: str) -> str:
    """Each line of a rule is a paragraph, except those of a list."""
    lines = text.splitlines()
    parted = []
    for place, line in enumerate(lines):
        goes_on = LIST_ITEM.match(line) and place and LIST_ITEM.match(lines[place - 1])
        parted.append(line if goes_on or not place else f"\n{line}")
    return "\n".join(parted)


def print_coverage(
    console: Console, words: Words, rows: list[Coverage], chosen: list[Rule], in_full: bool
) -> None:
    """Places in the code, and the tests: by name for a section, by number for the whole book."""
    titles = {rule.number: rule.title for rule in chosen}
    shown = grid()
    shown.add_column(words.text("rules-number"), no_wrap=True)
    shown.add_column(words.text("rules-title"))
    shown.add_column(words.text("rules-status"), no_wrap=True)
    shown.add_column(words.text("rules-code"), overflow="fold")
    shown.add_column(words.text("rules-tests"), justify="left" if in_full else "right")
    for row in rows:
        tests = [test.rpartition("::")[2].removeprefix("test_").replace("_", " ") for test in row["tests"]]
        shown.add_row(
            row["rule"],
            titles[row["rule"]],
            words.text(f"rules-short-{row['status']}"),
            ", ".join(places(row["code"])),
            "\n".join(tests) if in_full else str(len(tests) or "-"),
            style="" if is_played(row["status"]) else "dim",
        )
    console.print(shown)
    counts = Counter(row["status"] for row in rows)
    bare = [row["rule"] for row in rows if is_played(row["status"]) and not row["tests"]]
    console.print(
        words.text(
            "rules-covered",
            number=len(rows) - counts["heading"],
            played=counts["played"],
            option=counts["option"],
            outside=counts["outside"],
            headings=counts["heading"],
        )
    )
    if bare:
        console.print(words.text("rules-bare", number=len(bare), rules=", ".join(bare)))


def places(code: list[str]) -> list[str]:
    """`attacks.py:50,101` for two places in one file."""
    lines: dict[str, list[str]] = {}
    for place in code:
        path, _, line = place.rpartition(":")
        lines.setdefault(path.rpartition("/")[2], []).append(line)
    return [f"{file}:{','.join(numbers)}" for file, numbers in lines.items()]


def option_line(words: Words, option: Option) -> str:
    """The one-line rule; English stands in the schema itself."""
    id = f"option-{option.key}"
    return words.text(id) if words.has(id) else option.line


def option_page(words: Words, option: Option) -> dict[str, object]:
    return {
        "option": option.key,
        "default": option.default,
        "rule": option.rule,
        "line": option_line(words, option),
        "choices": list(option.choices),
        "low": option.low,
        "high": option.high,
    }


def print_options(console: Console, words: Words, options: tuple[Option, ...]) -> None:
    shown = grid()
    shown.add_column(words.text("options-key"), no_wrap=True)
    shown.add_column(words.text("options-default"), no_wrap=True)
    shown.add_column(words.text("options-allowed"), no_wrap=True)
    shown.add_column(words.text("rules-number"), no_wrap=True)
    shown.add_column(words.text("options-line"))
    for option in options:
        default = option.write(option.default) or "-"
        shown.add_row(option.key, default, allowed(words, option), option.rule, option_line(words, option))
    console.print(shown)
    console.print(words.text("options-how"))


def allowed(words: Words, option: Option) -> str:
    if isinstance(option.default, bool):
        return "yes, no"
    if isinstance(option.default, int):
        return f"{option.low}-{option.high}"
    if isinstance(option.default, tuple):
        return words.text("options-text")
    return ", ".join(option.choices)
