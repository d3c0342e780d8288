"""Whatever cites a rule cites a heading of the rulebook: questions, refusals, the diary, options."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from wardroom import games
from wardroom.core import rulebook
from wardroom.core.dice import FastDice
from wardroom.core.events import Event
from wardroom.core.words import BY_WORD, Words

ROOT = Path(__file__).parent.parent
GAMES = [game for game in rulebook.games() if game in games.names()]
# A string that can only be the number of a rule: chapter, point, and more.
NUMBER = re.compile(r"\d+\.[0-9A-Za-z][\w.-]*")
POSITIONS = 400


def headings(game: str) -> set[str]:
    return {rule.number for rule in rulebook.rulebook(game).rules}


def written_in(game: str) -> Iterator[tuple[str, str]]:
    """The numbers that stand in the code of a game as strings, and where."""
    for path in sorted((ROOT / "src" / "wardroom" / "games" / game).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if NUMBER.fullmatch(node.value):
                    yield node.value, f"{path.name}:{node.lineno}"


@pytest.mark.parametrize("game", GAMES)
def test_rules_in_the_code_are_headings(game: str) -> None:
    known = headings(game)
    found = list(written_in(game))
    assert found
    assert not [f"{rule} ({place})" for rule, place in found if rule not in known]


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", GAMES)
def test_rules_that_are_told_are_headings(game: str, seed: int) -> None:
    """At random play: of every question, every refusal that a person could meet, and every event."""
    known = headings(game)
    cited: set[str] = set()
    played = games.find(game)
    state = played.new(played.options().fill({}), FastDice(seed))
    told: list[Event] = []
    state.log = told
    chance = FastDice(seed)
    for _ in range(POSITIONS):
        asked = state.waiting()
        if not asked:
            break
        for seat in asked:
            cited.add(state.decision(seat).rule)
            for action in state.candidates(seat):
                refusal = state.why_not(seat, action)
                cited.add(refusal.rule if refusal is not None else "")
        seat = asked[chance.below(len(asked), 0)]
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal), 0)])
    cited |= {event.rule for event in told}
    assert len(cited) > 5
    assert not cited - known - {""}


@pytest.mark.parametrize("game", GAMES)
def test_rules_of_options_are_headings(game: str) -> None:
    known = headings(game)
    cited = {option.rule for option in games.find(game).options().options}
    assert not cited - known - {""}


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_no_rule_is_told_by_a_code(game: str, lang: str) -> None:
    """What goes by a word in the book (`7.declare`) is told by its chapter and title."""
    words = Words.of(game, lang)
    for rule in headings(game):
        told = words.rule_name(rule)
        assert not BY_WORD.match(told), told
        assert told == rule or told.endswith(rulebook.find(game, rule, lang).title)
