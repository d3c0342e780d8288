"""What the points of a finished operation were made of, as the result page shows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

from wardroom import games
from wardroom.bots.worldatwar import Doctrine
from wardroom.core.dice import FastDice
from wardroom.core.events import Event
from wardroom.core.match import Match
from wardroom.core.playout import policy_playout, random_playout
from wardroom.core.records import Record
from wardroom.core.replaying import verify
from wardroom.core.words import Words
from wardroom.games.worldatwar import load
from wardroom.games.worldatwar.game import GAME
from wardroom.games.worldatwar.meeting import written

GOLDEN = Path(__file__).parents[1] / "golden"


def golden(name: str) -> Match:
    path = GOLDEN / f"worldatwar-{name}.record"
    return verify(Record.loads(path.read_text(encoding="utf-8")), games.find)


def checked(events: list[Event], scores: list[int]) -> list[dict[str, Any]]:
    """What each seat's points were made of; it adds up to what it has."""
    (operation,) = cast(list[list[dict[str, Any]]], GAME.scored(events, 2))
    assert [seat["points"] for seat in operation] == scores
    for seat in operation:
        parts = [*seat["duties"], *seat["sunk"], *seat["damaged"]]
        assert seat["handicap"] + sum(part["points"] for part in parts) == seat["points"]
    assert sum(len(seat["sunk"]) for seat in operation) == len(GAME.prizes(events))
    return operation


def told(events: list[Event], lang: str) -> list[str]:
    last = [event for event in events if event.name == "operation-scored"]
    return [Words.of("worldatwar", lang).event(event, 0, ["Ann", "Bob"]) for event in last]


@pytest.mark.parametrize("name", ["denmark-strait", "matapan", "meeting", "north-cape", "guadalcanal"])
def test_the_points_are_the_sum_of_what_they_were_made_of(name: str) -> None:
    match = golden(name)
    assert match.outcome is not None
    checked(match.events, match.outcome.scores)
    assert all("absent" not in line for lang in ("en", "ru") for line in told(match.events, lang))


def test_ships_sunk_and_damaged_are_named() -> None:
    events: list[Event] = []
    state = GAME.new({"scenario": "surigao-strait"}, FastDice(2), events)
    policy_playout(state, [Doctrine(1), Doctrine(2)], 5000)
    outcome = state.outcome()
    assert outcome is not None
    parts = checked(events, outcome.scores)
    assert any(seat["sunk"] for seat in parts) and any(seat["damaged"] for seat in parts)
    for seat, line in enumerate(told(events, "en")):
        lost = [
            unit for unit in range(len(state.hits)) if state.roster.side[unit] != seat and state.is_sunk(unit)
        ]
        assert [prize["ship"] for prize in parts[seat]["sunk"]] == [
            state.scenario.labels[state.label(unit)] for unit in lost
        ]
        assert ("; sunk: " in line) == bool(lost)
        assert ("; damaged: " in line) == bool(parts[seat]["damaged"])
    worth = {str(prize["ship"]): prize["points"] for prize in GAME.prizes(events)}
    sizes = {ship.key: ship.size for ship in GAME.catalogue.classes}
    assert worth == {key: sizes[key] * state.scenario.sunk_points for key in worth}


def test_before_the_end_there_is_nothing_to_count() -> None:
    events = golden("matapan").events[:-3]
    assert GAME.scored(events, 2) == [] and GAME.prizes(events) == []


def test_a_meeting_calls_its_duty_by_the_name_in_its_file() -> None:
    duty = load.catalogue().meeting(1, 30).duties[0]
    entry = Words.of("worldatwar", "ru").things[f"duty/{duty.key}"]
    assert entry["name"] == duty.title
    assert f'name_ru = "{entry["name_ru"]}"' in written(1, 20, ["hood"], [3], ["britain"])


def test_a_tie_goes_where_the_scenario_says_and_the_result_tells_so() -> None:
    tied = []
    for seed in range(20):
        state = GAME.new(GAME.options().fill({"scenario": "denmark-strait"}), FastDice(seed))
        random_playout(state, FastDice(seed), 20_000)
        outcome = state.outcome()
        assert outcome is not None
        assert (outcome.reason == "operation-tied") == (outcome.scores[0] == outcome.scores[1])
        if outcome.reason == "operation-tied":
            tied.append(outcome)
    assert tied and all(outcome.winners == [state.scenario.tie] for outcome in tied)
    assert "equal" in Words("worldatwar", "en").outcome(tied[0], ["Ann", "Ben"])
