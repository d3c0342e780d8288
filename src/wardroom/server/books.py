"""What the page shows of a game besides tables: options, content, words, rulebook, glossary, summary."""

from __future__ import annotations

import functools
from dataclasses import asdict
from typing import Any, Final

from wardroom import bots, games
from wardroom.core.game import Game
from wardroom.core.option_card import option_card
from wardroom.core.rulebook import PACKAGE, rulebook
from wardroom.core.words import SENT, files, languages, things
from wardroom.server.faults import FaultError
from wardroom.server.lessons import has_lesson
from wardroom.server.messages import GameCard, OwnScenario, OwnScenarios
from wardroom.server.responses import Kept, encode

# What sentences need to know of a ship or a card.
NAMED: Final = ("name", "name_en", "name_ru", "type", "line", "line_ru")
PAPERS: Final = {
    "license": "LICENSE",
    "notice": "NOTICE",
    "credits": "CREDITS.md",
    "credits_ru": "CREDITS.ru.md",
}


def game_of(key: str) -> Game:
    if key not in games.names():
        raise FaultError("no-such-game", f"there is no game {key!r}", status=404)
    return games.find(key)


def open_all() -> None:
    """Read the games and their contents now, so that no move waits while the first guest asks for one."""
    game_cards()
    for key in games.names():
        content(key)


def _check_language(lang: str) -> None:
    if lang not in languages():
        raise FaultError("no-such-language", f"there is no language {lang!r}", status=404)


@functools.cache
def game_cards() -> Kept:
    return Kept(encode([game_card(games.find(key)) for key in games.names()]))


def game_card(game: Game) -> GameCard:
    options = [option_card(option) for option in game.options().options]
    return GameCard(
        game.key,
        game.name,
        game.least_seats,
        game.most_seats,
        options,
        list(bots.names(game.key)),
        has_lesson(game.key),
    )


def content(key: str) -> Kept:
    return _content(game_of(key).key)


@functools.cache
def _content(key: str) -> Kept:
    load = games.part(key, "load")
    pages: list[dict[str, Any]] = load.entries()
    ships = {page["key"]: page for page in pages if page["kind"] == "ship"}
    cards = {page["key"]: page for page in pages if page["kind"] != "ship"}
    if hasattr(load, "look_of"):
        cards = {card: page | load.look_of(page) for card, page in cards.items()}
    return Kept(encode({"ships": ships, "cards": cards}))


def words(key: str, lang: str) -> Kept:
    """What the game says as the terminal says it, the names of ships and cards, the titles of the rules."""
    _check_language(lang)
    return _words(game_of(key).key, lang)


@functools.cache
def _words(key: str, lang: str) -> Kept:
    named = {
        thing: {field: texts[field] for field in NAMED if field in texts}
        for thing, texts in things(key).items()
    }
    return Kept(
        encode(
            {
                "ftl": "\n".join(path.read_text(encoding="utf-8") for path in files(key, lang, SENT)),
                "things": named,
                "titles": {rule.number: rule.title for rule in rulebook(key, lang).rules},
            }
        )
    )


def rules(key: str, lang: str) -> Kept:
    _check_language(lang)
    return _rules(game_of(key).key, lang)


@functools.cache
def _rules(key: str, lang: str) -> Kept:
    return Kept(encode({"rules": [asdict(rule) for rule in rulebook(key, lang).rules]}))


def glossary(key: str, lang: str) -> Kept:
    _check_language(lang)
    return _glossary(game_of(key).key, lang)


@functools.cache
def _glossary(key: str, lang: str) -> Kept:
    entries = games.part(key, "glossary").glossary(lang) if games.has_part(key, "glossary") else []
    return Kept(encode({"entries": entries}))


def own_scenarios(key: str, text: str, file: str) -> OwnScenarios:
    """What a file of scenarios holds, or what `wardroom check` would say of it."""
    game = game_of(key)
    if "own_scenario" not in game.options().by_key:
        raise FaultError("no-scenarios", f"{key} takes no scenario of one's own", status=404)
    load = games.part(key, "load")
    faults: list[str] = load.scenario_faults(text, file)
    found = [] if faults else load.scenarios_in(text, file)
    return OwnScenarios([OwnScenario(each.key, each.title, "; ".join(each.lines)) for each in found], faults)


def summary(key: str, chosen: dict[str, str]) -> Kept:
    """Which defence meets which attack; made by playing, so let a worker do it."""
    game = game_of(key)
    filled = game.options().fill(chosen)
    return _summary(key, tuple(sorted(game.options().changed(filled).items())))


@functools.lru_cache(maxsize=64)
def _summary(key: str, chosen: tuple[tuple[str, str], ...]) -> Kept:
    if not games.has_part(key, "summary"):
        raise FaultError("no-summary", f"there is no summary of {key}", status=404)
    found = games.part(key, "summary")
    told = {"meetings": found.summary(games.find(key).options().fill(dict(chosen)))}
    # Tables that are read with dice, where the game has any.
    if hasattr(found, "tables"):
        told["tables"] = found.tables()
    return Kept(encode(told))


@functools.cache
def credits() -> Kept:
    return Kept(encode({key: _paper(name) for key, name in PAPERS.items()}))


def _paper(name: str) -> str:
    """Installed, it lies beside the data; in the repository at its root."""
    for folder in (PACKAGE / "data", PACKAGE.parent.parent):
        if (folder / name).is_file():
            return (folder / name).read_text(encoding="utf-8")
    return ""
