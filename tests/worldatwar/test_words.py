"""Words in both languages: games are told in whole sentences."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tests.test_words_parity import MOST_WORDS, words_in
from wardroom import games
from wardroom.core.dice import FastDice
from wardroom.core.events import Event
from wardroom.core.words import ABSENT, Words
from wardroom.games.worldatwar import events
from wardroom.games.worldatwar.chart_file import chart_keys, chart_named
from wardroom.games.worldatwar.diary import hex_facts
from wardroom.games.worldatwar.game import GAME
from wardroom.games.worldatwar.operation import Operation

WORDS = Path(games.__file__).parent / "worldatwar" / "words"


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("seed", range(4))
def test_a_game_is_told_in_whole_sentences(lang: str, seed: int) -> None:
    words = Words.of("worldatwar", lang)
    state = GAME.new(GAME.options().fill({"scenario": "guadalcanal"}), FastDice(seed))
    state.log = []
    chance = FastDice(seed)
    while (seat := state.mover()) >= 0:
        decision = state.decision(seat)
        legal = state.legal(seat)
        said = [
            words.decision(decision, []),
            *(words.action(GAME, action, decision, []) for action in legal[:9]),
        ]
        for text in said:
            assert text and ABSENT not in text and "{" not in text and "/" not in text, text
        state.apply(seat, legal[chance.below(len(legal), 0)])
    for event in state.log:
        for seat in range(-1, 2):
            text = words.event(event, seat, [])
            assert ABSENT not in text and "{" not in text and not text.startswith("event-"), text
    outcome = state.outcome()
    assert outcome is not None
    assert "operation-over" not in words.outcome(outcome, [])


BATTLES = {
    "fires-at": """options: scenario=surigao-strait
battle: h1600 begins=fleets
group seat1 1: yamashiro fuso japan-destroyer*2 found=2
group seat2 1: tennessee california united-states-cruiser*2 found=2
""",
    "strikes": """options: scenario=coral-sea
battle: h1800 begins=strikes
group seat1 1: shokaku japan-cruiser*2 found=2
group seat2 1: lexington united-states-cruiser*2
""",
}


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("event", BATTLES)
def test_a_battle_is_told_with_every_part_of_its_modifiers(lang: str, event: str) -> None:
    state = GAME.parse("worldatwar 1\n" + BATTLES[event], FastDice(1))
    state.log = []
    while not any(told.name == event for told in state.log):
        seat = state.mover()
        # To be done is the first answer: whoever can do something does it.
        state.apply(seat, state.legal(seat)[-1])
    for told in state.log:
        text = Words.of("worldatwar", lang).event(told, 0, ["Ann", "Bob"])
        assert ABSENT not in text, text


def test_waters_of_every_chart_have_a_name() -> None:
    """A goal in the open sea is told by its name, not by the number of its hex alone."""
    for lang in ("en", "ru"):
        words = Words.of("worldatwar", lang)
        for key in chart_keys():
            chart, _ = chart_named(key)
            for waters in chart.waters.values():
                assert words.things[f"waters/{waters}"]["name_ru" if lang == "ru" else "name"]
    state = GAME.new({"scenario": "denmark-strait"}, FastDice(1))
    while state.decision(seat := state.waiting()[0]).name != "which-way":
        state.apply(seat, state.legal(seat)[-1])
    told = Words.of("worldatwar", "en").decision(state.decision(seat), ["Anna", "Boris"])
    assert "Cape Farewell (h1110)" in told


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_questions_of_the_page_are_short_with_the_longest_names(lang: str) -> None:
    """Where the page knows what a voyage is for, it asks in words of its own."""
    bundle = FluentBundle([lang], use_isolating=False)
    for name in ("both.ftl", "page.ftl"):
        bundle.add_resource(FluentResource((WORDS / lang / name).read_text(encoding="utf-8")))
    things = Words.of("worldatwar", lang).things
    longest = {
        kind: max(
            (
                entry.get(f"name_{lang}") or entry.get("name", "")
                for key, entry in things.items()
                if key.startswith(f"{kind}/")
            ),
            key=lambda name: len(name.split()),
        )
        for kind in ("duty", "waters", "base", "ship")
    }
    facts = {
        **{"what": longest["duty"], "hex": f"{longest['waters']} (h0713)", "base": longest["base"]},
        **{"target": longest["ship"], "number": 12, "count": 12, "group": 3, "boat": 2, "boats": 3},
    }
    asked = [id for id in bundle._messages if id.startswith("worldatwar-ask-")]
    assert len(asked) > 10 and len(longest["duty"].split()) > 4
    for id in asked:
        pattern = bundle.get_message(id).value
        assert pattern is not None
        said = str(bundle.format_pattern(pattern, facts)[0])
        assert words_in(said) <= MOST_WORDS, said


def test_places_at_sea_are_called_by_the_base_they_lie_off() -> None:
    operation = GAME.new(GAME.options().fill({"scenario": "midway"}), FastDice(1))
    assert isinstance(operation, Operation)
    [midway] = [base.at for base in operation.scenario.bases if base.key == "midway"]
    beside = operation.scenario.chart.neighbours(midway)[0]
    event = Event(events.BATTLE_BEGINS, "22.31", hex_facts(operation, "hex", beside))
    told = {lang: Words.of("worldatwar", lang).event(event, 0, []) for lang in ("en", "ru")}
    assert told["en"].startswith("A naval battle begins at sea off Midway (h")
    assert "район Мидуэй (h" in told["ru"]
    assert "hex_near" not in hex_facts(operation, "hex", midway)


def test_places_far_from_any_base_are_called_by_the_sea_of_the_chart() -> None:
    operation = GAME.new(GAME.options().fill({"scenario": "denmark-strait"}), FastDice(1))
    assert isinstance(operation, Operation)
    chart = operation.scenario.chart
    far = next(
        h
        for h, sea in enumerate(chart.sea)
        if sea and all(chart.distance(base.at, h) > 6 for base in operation.scenario.bases)
    )
    event = Event(events.BATTLE_BEGINS, "22.31", hex_facts(operation, "hex", far))
    told = {lang: Words.of("worldatwar", lang).event(event, 0, []) for lang in ("en", "ru")}
    assert "North Atlantic (h" in told["en"]
    assert "Северная Атлантика (h" in told["ru"]


def test_the_sea_of_every_chart_has_a_name() -> None:
    for lang in ("en", "ru"):
        things = Words.of("worldatwar", lang).things
        assert all(f"waters/{key}" in things for key in chart_keys())
