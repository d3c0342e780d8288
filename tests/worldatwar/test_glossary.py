"""The glossary: every term in both languages, with rules that exist."""

import pytest

from wardroom.core.rulebook import rulebook
from wardroom.games.worldatwar.glossary import glossary

LANGUAGES = ("en", "ru")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_exists(lang: str) -> None:
    book = rulebook("worldatwar", lang)
    for entry in glossary(lang):
        rules = entry["rules"]
        assert isinstance(rules, list) and rules and entry["rule"] == rules[0]
        for number in rules:
            assert book.find(number).number == number


def test_both_languages_have_the_same_terms() -> None:
    english, russian = (glossary(lang) for lang in LANGUAGES)
    assert {entry["key"] for entry in english} == {entry["key"] for entry in russian}
    assert len(english) >= 15
    for entries in (english, russian):
        terms = [str(entry["term"]) for entry in entries]
        assert len(set(terms)) == len(terms) and terms == sorted(terms, key=str.casefold)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_term_is_explained_in_a_sentence_or_two(lang: str) -> None:
    for entry in glossary(lang):
        text = str(entry["text"])
        assert text.endswith(".") and 20 < len(text) < 220, entry["key"]
        cyrillic = any("а" <= letter <= "я" for letter in text.casefold())
        assert cyrillic == (lang == "ru"), entry["key"]
