"""The glossaries: every term in both languages, with rules that exist."""

from pathlib import Path

import pytest

from wardroom.core.glossary import glossary_of
from wardroom.core.rulebook import rulebook

LANGUAGES = ("en", "ru")
# The games, and how many terms each explains at least.
LEAST = {"coldwar": 40, "attacksub": 30, "highseas": 15, "worldatwar": 15}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", LEAST)
def test_every_rule_exists(game: str, lang: str) -> None:
    book = rulebook(game, lang)
    for entry in glossary_of(game, lang):
        rules = entry["rules"]
        assert isinstance(rules, list) and rules and entry["rule"] == rules[0]
        for number in rules:
            assert book.find(number).number == number


@pytest.mark.parametrize("game", LEAST)
def test_both_languages_have_the_same_terms(game: str) -> None:
    english, russian = (glossary_of(game, lang) for lang in LANGUAGES)
    assert {entry["key"] for entry in english} == {entry["key"] for entry in russian}
    assert len(english) >= LEAST[game]
    for entries in (english, russian):
        terms = [str(entry["term"]) for entry in entries]
        assert len(set(terms)) == len(terms) and terms == sorted(terms, key=str.casefold)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", LEAST)
def test_a_term_is_explained_in_a_sentence_or_two(game: str, lang: str) -> None:
    for entry in glossary_of(game, lang):
        text = str(entry["text"])
        assert text.endswith(".") and 20 < len(text) < 220, entry["key"]
        cyrillic = any("а" <= letter <= "я" for letter in text.casefold())
        assert cyrillic == (lang == "ru"), entry["key"]


def test_fog_of_war_has_one_name_in_russian() -> None:
    """The table and its cards say it in Russian; the glossary knows the name of the Russian edition."""
    texts = [*(Path(__file__).parents[1] / "src" / "wardroom").glob("**/ru/*.ftl")]
    assert texts
    for path in texts:
        assert "Fog of War" not in path.read_text(encoding="utf-8"), path.name
    fog = next(entry for entry in glossary_of("coldwar", "ru") if entry["key"] == "fog-of-war")
    assert fog["term"] == "Туман войны" and "Fog of War" in str(fog["text"])
