"""Words in both languages: nothing missing, nothing raw, nothing secret."""

import re

import pytest

from wardroom.core.decision import Decision
from wardroom.core.dice import FastDice
from wardroom.core.outcome import Odds
from wardroom.core.rulebook import rulebook
from wardroom.core.spelling import folded
from wardroom.core.state import SPECTATOR, State
from wardroom.core.vocabulary import Fact
from wardroom.core.words import ABSENT, Words
from wardroom.games.highseas import actions, decisions, load
from wardroom.games.highseas.game import GAME
from wardroom.games.highseas.glossary import glossary
from wardroom.games.highseas.order import STEPS
from wardroom.games.highseas.summary import summary

LANGUAGES = ("en", "ru")
NAMES = ["Anna", "Boris", "Clara", "Dmitri", "Elena", "Fedor"]


def words(lang: str) -> Words:
    return Words.of("highseas", lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_for_all_content_rules_and_options(lang: str) -> None:
    has = words(lang).has
    for page in load.entries():
        for field in page["origin"]:  # type: ignore[attr-defined]
            assert has(f"field-{field}") or field == "name"
        for field in ("nation", "set", "family"):
            assert field not in page or has(f"{field}-{page[field]}")
    for rule in rulebook("highseas").rules:
        assert (
            rule.status not in ("outside", "heading")
            or not rule.detail
            or has(f"{rule.status}-{rule.detail}")
        )
    if lang != "en":
        for option in GAME.options().options:
            assert has(f"option-{option.key}")


def assert_clean(text: str) -> None:
    """No raw id, no fact that was forgotten, no braces."""
    assert text and ABSENT not in text and "{" not in text and "???" not in text
    assert not re.search(r"\b(event|decision|refusal|action|outcome|odds)-", text), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_answer_has_a_name(lang: str) -> None:
    for action in range(GAME.action_count):
        if actions.text(action, GAME.catalogue):
            assert_clean(words(lang).action(GAME, action, None, NAMES))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_and_every_chance_has_a_name(lang: str) -> None:
    assert len({words(lang).step(step) for step in STEPS}) == len(STEPS)
    for name in ("stopped", "missed", "damaged", "sunk", "redirected"):
        assert_clean(words(lang).odds(Odds([name], [1.0])))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats, seed", [(2, 1), (3, 2), (4, 3), (6, 4)])
def test_a_whole_game_in_words(lang: str, seats: int, seed: int) -> None:
    """Every line of the diary for every viewer, every question and every refusal."""
    told = words(lang)
    state: State = GAME.new({"seats": seats, "linked": seats == 2, "victory": 8}, FastDice(seed), [])
    chance = FastDice(seed)
    refused: set[str] = set()
    while state.waiting():
        seat = state.mover()
        assert_clean(told.decision(state.decision(seat), NAMES))
        for action in state.candidates(seat):
            refusal = state.why_not(seat, action)
            if refusal is not None and refusal.name not in refused:
                refused.add(refusal.name)
                assert_clean(told.refusal(refusal, NAMES))
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal), 0)])
    assert state.log is not None
    for event in state.log:
        for viewer in range(SPECTATOR, seats):
            assert_clean(told.event(event, viewer, NAMES))
    outcome = state.outcome()
    assert outcome is not None
    assert_clean(told.outcome(outcome, NAMES))


# -- glossary and summary ----------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_glossary(lang: str) -> None:
    book = rulebook("highseas")
    entries = glossary(lang)
    assert len(entries) > 10
    terms = [str(entry["term"]) for entry in entries]
    assert terms == sorted(terms, key=str.casefold)
    for entry in entries:
        assert entry["text"]
        rules = entry["rules"]
        assert isinstance(rules, list)
        for number in rules:
            assert book.find(str(number))


def test_the_summary_says_what_meets_what() -> None:
    met = {(each["attack"], each["defence"], each["way"]): each for each in summary()}
    stops = {(attack, defence) for attack, defence, _ in met}
    every = ("main", "secondary", "torpedo", "depth", "land", "carrier")
    assert {attack for attack, defence in stops if defence == "near_miss"} == {"main"}
    assert {attack for attack, defence in stops if defence == "armor"} == {"secondary"}
    assert {attack for attack, defence in stops if defence == "evasive"} == set(every)
    assert {attack for attack, defence in stops if defence == "small_target"} == set(every)
    assert {attack for attack, defence in stops if defence == "escort"} == set(every) - {"depth"}
    assert {attack for attack, defence in stops if defence == "cover"} == {"land", "carrier"}
    assert {attack for attack, defence in stops if defence == "silent"} == {"depth"}
    assert met["main", "near_miss", "prepared"]["effect"] == "stopped"
    assert met["main", "escort", "hand"]["effect"] == "redirected"
    assert met["depth", "silent", "ship"]["roll"] and not met["main", "near_miss", "hand"]["roll"]
    for lang in LANGUAGES:
        for each in met.values():
            assert words(lang).has(f"summary-{each['defence']}")
            assert words(lang).has(f"summary-way-{each['way']}")
            assert words(lang).has(f"summary-effect-{each['effect']}")


def test_names_have_their_accents_and_are_typed_without() -> None:
    nurnberg = Words.of("highseas", "en").things["ship/nurnberg"]
    assert (nurnberg["name"], nurnberg["name_en"]) == ("Nurnberg", "Nürnberg")
    shown = {page["key"]: page["name"] for page in load.entries()}
    assert shown["nurnberg"] == "Nürnberg" and shown["emile-bertin"] == "Émile Bertin"
    assert [folded(name) for name in ("Nürnberg", "Émile", "Ёж", "Йод")] == ["nurnberg", "emile", "еж", "йод"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_twenty_one_attacks_are_not_called_by_the_name_of_one(lang: str) -> None:
    """In Russian the noun goes with twenty-one as with one; what a single attack is, the question tells."""
    one: dict[str, Fact] = {"at": "seat/0", "coming": 1, "kind": "main", "target": "ship/hood"}
    many: dict[str, Fact] = {"at": "seat/0", "coming": 21}
    said = [
        words(lang).decision(Decision(0, decisions.DEFEND, "7.defense", facts), []) for facts in (one, many)
    ]
    assert words(lang).things["ship/hood"]["name" if lang == "en" else "name_ru"][:3] in said[0]
    assert "21" in said[1]
