"""Every rule that is played has code and a test, and no test or code names a rule that does not exist."""

import re
from pathlib import Path

import pytest

from wardroom.core import rule_index, rulebook
from wardroom.core.rulebook import RulebookError, UnknownRule

ROOT = Path(__file__).parent.parent
GAMES = rulebook.games()
INDEX = rule_index.build(ROOT)
PLAYED = ("played", "option")


@pytest.mark.parametrize("game", GAMES)
def test_every_played_rule_has_a_test(game: str) -> None:
    rows = rulebook.coverage(game, INDEX)
    assert rows
    untested = [row["rule"] for row in rows if row["status"] in PLAYED and not row["tests"]]
    assert not untested, f"{len(untested)} rules of {game} have no test: {' '.join(untested)}"


@pytest.mark.parametrize("game", GAMES)
def test_every_played_rule_has_code(game: str) -> None:
    rows = rulebook.coverage(game, INDEX)
    unwritten = [row["rule"] for row in rows if row["status"] in PLAYED and not row["code"]]
    assert not unwritten, f"{len(unwritten)} rules of {game} have no code: {' '.join(unwritten)}"


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_proved_of_a_heading(game: str) -> None:
    """A test that proves something of it has found a rule in it."""
    rows = rulebook.coverage(game, INDEX)
    proved = [row["rule"] for row in rows if row["status"] == "heading" and row["tests"]]
    assert not proved, f"headings of {game} have tests: {' '.join(proved)}"


@pytest.mark.parametrize("game", GAMES)
def test_a_heading_stands_over_rules(game: str) -> None:
    """A heading without a word of its own has rules below it; nothing else is one."""
    rules = rulebook.rulebook(game).rules
    bare = [rule.number for rule in rules if rule.status == "heading" and not rule.detail]
    for number in bare:
        below = [rule for rule in rules if rule.number.startswith(number) and rule.number != number]
        assert [rule for rule in below if rule.status in PLAYED], (
            f"{number} stands over no rule that is played"
        )
    assert "heading" not in [rule.detail for rule in rules], "[outside heading] is written [heading]"


@pytest.mark.parametrize("kind", ["code", "tests"])
def test_only_known_rules_are_named(kind: str) -> None:
    unknown = []
    for game, entries in INDEX.items():
        book = rulebook.rulebook(game) if game in GAMES else rulebook.Rulebook([])
        for named, places in entries[kind].items():
            # Code may name a range or a section; a test proves single rules.
            meant = book.meant(named)
            if meant is None or (kind == "tests" and meant != [named]):
                unknown.append(f"{game} {named}: {', '.join(places)}")
    assert not unknown, "\n".join(unknown)


@pytest.mark.parametrize("game", GAMES)
def test_languages_agree(game: str) -> None:
    """The same rules in the same order, with the same status and the same option."""

    def outline(lang: str) -> list[tuple[str, str, str]]:
        rules = rulebook.rulebook(game, lang).rules
        return [(rule.number, rule.status, rule.detail if rule.status == "option" else "") for rule in rules]

    assert {"en", "ru"} <= set(rulebook.languages(game))
    for lang in rulebook.languages(game):
        assert outline(lang) == outline("en")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_no_rule_is_empty(game: str, lang: str) -> None:
    assert not [
        rule.number for rule in rulebook.rulebook(game, lang).rules if not rule.title or not rule.text
    ]


def test_the_installed_index_answers() -> None:
    for game in GAMES:
        assert [row["rule"] for row in rulebook.coverage(game)] == [
            row.number for row in rulebook.rulebook(game).rules
        ]


# -- reading a rulebook --------------------------------------------------------------------------------------

BOOK = """# A game

Words before the first rule.

## 7 Attacks
All of them.

## 7.2 Guns
One.

Two.
### 7.11 Heavy guns [option heavy]
Three.
## 7.11A Very heavy guns [outside needs the wider game]
Four.
## 11.escort Escort
## 12 More [heading]
## 13 Words [heading definitions]
"""


def test_parse() -> None:
    book = rulebook.parse(BOOK)
    assert [rule.number for rule in book.rules] == ["7", "7.2", "7.11", "7.11A", "11.escort", "12", "13"]
    assert book.find("7.2").text == "One.\n\nTwo."
    assert (book.find("7.11").status, book.find("7.11").detail) == ("option", "heavy")
    assert (book.find("7.11a").status, book.find("7.11a").detail) == ("outside", "needs the wider game")
    assert (book.find("7").status, book.find("7").title) == ("played", "Attacks")
    assert (book.find("12").status, book.find("12").detail) == ("heading", "")
    assert (book.find("13").status, book.find("13").detail) == ("heading", "definitions")


@pytest.mark.parametrize(
    "asked, nearest",
    [("7.12", "7.11A"), ("7.3", "7.2"), ("8", "7.11A"), ("11", "11.escort"), ("7.11B", "7.11A")],
)
def test_unknown_rule(asked: str, nearest: str) -> None:
    with pytest.raises(UnknownRule, match=re.escape(nearest)) as error:
        rulebook.parse(BOOK).find(asked)
    assert error.value.nearest[0] == nearest


@pytest.mark.parametrize(
    "named, numbers",
    [
        ("7.2", ["7.2"]),
        ("7.2-7.11A", ["7.2", "7.11", "7.11A"]),
        ("11.escort", ["11.escort"]),
        ("11", []),
        ("7.3", None),
        ("7.2-7.3", None),
    ],
)
def test_what_code_means(named: str, numbers: list[str] | None) -> None:
    assert rulebook.parse(BOOK).meant(named) == numbers


def test_a_range_of_letters() -> None:
    book = rulebook.parse("## 12.9A a\n## 12.9B b\n## 12.9C c\n## 12.9D d")
    assert book.meant("12.9A-C") == ["12.9A", "12.9B", "12.9C"]


@pytest.mark.parametrize(
    "text, wrong",
    [
        ("## 7 A\n## 7 B", "book:2: rule 7 stands here a second time"),
        ("\n## 7 A [optional x]", "book:2: [optional x] is not known"),
        ("## 7 A [outside]", "book:1: [outside] is not known"),
        ("##7 A", "book:1: a heading is"),
    ],
)
def test_broken_rulebook(text: str, wrong: str) -> None:
    with pytest.raises(RulebookError, match=re.escape(wrong)):
        rulebook.parse(text, "book")


# -- the index -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text, numbers",
    [
        ("7.11 Gun attacks.", ["7.11"]),
        ("7.11, 12.8: gun attacks", ["7.11", "12.8"]),
        ("6.1.B.1 and 22.22K: both", ["6.1.B.1", "22.22K"]),
        ("11.escort, 7.land-based: cards", ["11.escort", "7.land-based"]),
        ("4 The ship card", ["4"]),
        ("7. Attacks", ["7"]),
        ("See 7.11", []),
        ("5-inch guns", []),
        ("3rd row", []),
        ("", []),
    ],
)
def test_leading_rules(text: str, numbers: list[str]) -> None:
    assert rule_index.leading_rules(text) == numbers


def test_a_comment_needs_a_dot_or_a_colon() -> None:
    assert rule_index.leading_rules(" 3 ships at most", comment=True) == []
    assert rule_index.leading_rules(" 3: ships", comment=True) == ["3"]
    assert rule_index.leading_rules(" 7.11", comment=True) == ["7.11"]


def test_rules_in_code() -> None:
    source = '''"""7 Attacks."""
class Gun:
    """7.11 Guns."""
    # 7.12: a comment
    def forbids(self, row):
        if row == 3:
            return no.GUN_ROW
        return no.REACH if row else 0  # 7.13
'''
    found = rule_index.rules_in_module(source, {"GUN_ROW": ["5.22"], "REACH": ["5.2", "5.3"]})
    assert sorted(found, key=lambda pair: pair[1]) == [
        ("7", 1),
        ("7.11", 2),
        ("7.12", 4),
        ("5.22", 7),
        ("5.2", 8),
        ("5.3", 8),
        ("7.13", 8),
    ]


def test_rules_of_tests() -> None:
    source = """
@rule("coldwar", "7.11", "7.12")
@rule("coldwar", "5.22")
def test_one(): ...

@marks.rule("attacksub", "3.1")
class TestTwo:
    def test_three(self): ...
"""
    assert list(rule_index.rules_of_tests(source)) == [
        ("coldwar", "7.11", "::test_one"),
        ("coldwar", "7.12", "::test_one"),
        ("coldwar", "5.22", "::test_one"),
        ("attacksub", "3.1", "::TestTwo::test_three"),
    ]
