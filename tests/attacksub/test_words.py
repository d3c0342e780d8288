"""Words in both languages: nothing missing, nothing raw, nothing secret."""

from __future__ import annotations

import re

import pytest

from tests.test_words import eager
from wardroom.core.decision import REOPEN, Refusal
from wardroom.core.dice import FastDice
from wardroom.core.events import Event
from wardroom.core.outcome import Odds
from wardroom.core.state import SPECTATOR, State
from wardroom.core.words import ABSENT, Words
from wardroom.games.attacksub import load
from wardroom.games.attacksub.game import GAME, STEPS

NAMES = ["Anna", "Boris"]
LANGUAGES = ("en", "ru")
SCENARIOS = [scenario.key for scenario in GAME.catalogue.scenarios]
ODDS = (
    *("contact", "nothing", "malfunction", "sunk", "damaged", "dud", "missed", "reduced", "repaired", "down"),
    *("useful", "stays", "lands", "weather", "enters", "waits", "race-won", "race-on", "negated", "outrun"),
)
TYPED = [action for action in range(GAME.action_count) if GAME.action_text(action)]
IDS = re.compile(r"\b(event|decision|refusal|odds|action|outcome)-[a-z]")
FACTS = re.compile(r"\b(ships?|cards?|seat)/")
KEYS = {str(page["key"]) for page in load.entries() if page["kind"] == "ship"}
WORD = re.compile(r"[\w-]+")
SAID: set[str] = set()


def words(lang: str) -> Words:
    return Words.of("attacksub", lang)


def assert_clean(text: str) -> None:
    """A finished sentence: no id, variable, fact or key has been left in it."""
    assert text and "{" not in text, text
    assert ABSENT not in text and not IDS.search(text) and not FACTS.search(text), text
    assert not KEYS & set(WORD.findall(text)), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_answer_step_chance_and_option_has_a_name(lang: str) -> None:
    for action in TYPED:
        assert_clean(words(lang).action(GAME, action, None, NAMES))
    assert len({words(lang).step(step) for step in STEPS}) == len(STEPS)
    for name in ODDS:
        assert_clean(words(lang).odds(Odds([name], [1.0])))
    if lang != "en":
        assert all(words(lang).has(f"option-{option.key}") for option in GAME.options().options)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_whole_games_in_words(scenario: str) -> None:
    for seed in range(2):
        chance = FastDice(seed ^ 0x5EED)
        state = GAME.new(GAME.options().fill({"scenario": scenario}), FastDice(seed))
        state.log = []
        told = 0
        while state.waiting():
            seat = state.mover()
            legal = say_question(state, seat, chance)
            state.apply(seat, eager(legal, chance))
            for event in state.log[told:]:
                say_event(event)
            told = len(state.log)
        outcome = state.outcome()
        assert outcome is not None
        for lang in LANGUAGES:
            assert_clean(words(lang).outcome(outcome, NAMES))


def say_question(state: State, seat: int, chance: FastDice) -> list[int]:
    """The question, each answer with its chances, and the refusal of what could be pointed at or typed."""
    decision = state.decision(seat)
    once(repr(decision), [words(lang).decision(decision, NAMES) for lang in LANGUAGES])
    legal = state.legal(seat)
    if chance.below(4, 0):
        return legal
    for action in [*state.candidates(seat), TYPED[chance.below(len(TYPED), 0)], REOPEN]:
        refusal = state.why_not(seat, action)
        if refusal is not None:
            say_refusal(refusal)
            continue
        odds = state.odds(seat, action)
        names = [words(lang).action(GAME, action, decision, NAMES) for lang in LANGUAGES]
        once(f"{decision.name} {action}", names)
        if odds is not None:
            assert abs(sum(odds.chances) - 1) < 1e-9, odds
            once(repr(odds), [words(lang).odds(odds) for lang in LANGUAGES])
    return legal


def once(key: str, sentences: list[str]) -> None:
    """What repeats itself is looked at once."""
    if key not in SAID:
        SAID.add(key)
        for sentence in sentences:
            assert_clean(sentence)


def say_refusal(refusal: Refusal) -> None:
    if repr(refusal) not in SAID:
        for lang in LANGUAGES:
            said = words(lang).refusal(refusal, NAMES)
            assert said.endswith(f" ({refusal.rule})" if refusal.rule else ".")
        once(repr(refusal), [words(lang).refusal(refusal, NAMES) for lang in LANGUAGES])


def say_event(event: Event) -> None:
    """The line for each seat and the spectator; whoever may not know a card does not read its name."""
    if repr(event) in SAID and event.secret is None:
        return
    SAID.add(repr(event))
    for lang in LANGUAGES:
        for seat in range(SPECTATOR, 2):
            said = words(lang).event(event, seat, NAMES)
            assert_clean(said)
            assert said.endswith(".")
            if event.secret is not None and "cards" in event.secret:
                listed = words(lang).phrase("event-refilled-seen", event.secret, NAMES).partition(" ")[2]
                whole = listed.removesuffix(".").removeprefix("drew ").removeprefix("берёт ")
                if event.name != "discarded" or event.facts["number"] != 1:
                    assert (whole in said) == (seat != SPECTATOR and bool(event.seats >> seat & 1)), said
