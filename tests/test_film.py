"""Films: each viewpoint sees what it could see then, and every patch leads to the view of its moment."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from functools import cache
from typing import Any, cast

import pytest

from wardroom import games
from wardroom.core.changes import merged
from wardroom.core.match import Match
from wardroom.core.options import Value
from wardroom.core.replaying import play_again, replay
from wardroom.core.sealed import Sealed
from wardroom.core.state import NOBODY, SPECTATOR, TRUTH
from wardroom.games.coldwar.game import GAME
from wardroom.games.coldwar.shipshape import AdjustOrdnance
from wardroom.games.coldwar.volley import BattleStations
from wardroom.review.film import Moment, document, film, films
from wardroom.review.luck import luck_report

KEY = bytes(range(32))
RICH: dict[str, Value] = {"rounds": 1, "action": True, "tactics": 9, "bad_luck": 20, "seats": 3}
VIEWPOINTS = (0, 1, 2, SPECTATOR, TRUTH)


@cache
def played(seed: int = 1) -> Match:
    """A game at random, with acts of the table and a part that was taken back."""
    match = Match.start(GAME, RICH, KEY, ["human A", "human B", "human C"])
    rng = random.Random(seed)
    for number in range(100_000):
        if match.over:
            break
        if number == 40:
            match.bot_takes(1, "captain")
        if number == 80:
            match.rewind(len(match.settled.lines()) - 3)
        seat = rng.choice(match.state.waiting())
        match.apply(seat, rng.choice(match.state.legal(seat)))
    return match


@cache
def shot() -> list[list[Moment]]:
    return list(films(played().record, games.find, VIEWPOINTS))


def documents(place: int) -> list[dict[str, Any]]:
    """The whole document after each moment of a viewpoint."""
    found: list[dict[str, Any]] = [{}]
    for moments in shot():
        found.append(merged(found[-1], moments[place].patch))
    return found[1:]


@pytest.mark.parametrize("place", range(len(VIEWPOINTS)))
def test_patches_lead_to_the_view_of_the_moment(place: int) -> None:
    reached = documents(place)
    states = replay(played().record, games.find)
    for number, (state, _, line) in enumerate(states):
        if number % 7 == 0:
            view = state if VIEWPOINTS[place] == TRUTH else state.observe(VIEWPOINTS[place])
            assert reached[number]["board"] == GAME.board(view)
        assert shot()[number][place].line == line
    match, viewpoint = played(), VIEWPOINTS[place]
    view = match.state if viewpoint == TRUTH else match.state.observe(viewpoint)
    assert reached[-1] == document(match, view, GAME.board(view))
    assert "outcome" in reached[-1] and reached[-1]["waiting"] == []


def test_one_pass_or_several_are_the_same() -> None:
    alone = list(film(played().record, games.find, 1))
    assert alone == [moments[1] for moments in shot()]


def test_all_that_happened_is_told_once() -> None:
    events = played().events
    for place, viewpoint in enumerate(VIEWPOINTS):
        told = [told for moments in shot() for told in moments[place].told]
        assert [line.name for line in told] == [event.name for event in events]
        if viewpoint != TRUTH:
            assert [line.facts for line in told] == [event.seen_by(viewpoint) for event in events]
    spectator = VIEWPOINTS.index(SPECTATOR)
    assert not any(told.seen for moments in shot() for told in moments[spectator].told)


def test_words_of_a_run_are_read_by_its_seat_only() -> None:
    for moments in shot():
        for moment, viewpoint in zip(moments, VIEWPOINTS, strict=True):
            assert bool(moment.text) == (moment.by == NOBODY or viewpoint in (moment.by, TRUTH))
    texts = [moments[-1].text for moments in shot()]
    assert texts[0] == "begin" and "bot takes s2: captain" in texts
    assert any(text.startswith("undo to ") for text in texts)


def test_sealed_runs_of_others_wait_for_their_opening() -> None:
    """The three lines of the first formation: one's own rows at once, all when the last has chosen."""
    lines = [number for number, moments in enumerate(shot()) if moments[0].by != NOBODY][:3]
    assert [shot()[number][0].by for number in lines] == [0, 1, 2]
    first, second, last = ([documents(place)[number] for place in range(3)] for number in lines)
    assert rows(first[0], 0) >= {1} and "forming" in first[0]["board"]
    assert rows(first[1], 0) == set() and rows(first[1], 1) <= {-1, 0}
    assert rows(second[0], 1) == set() and rows(second[2], 0) == set()
    assert all(rows(last[place], seat) >= {1} for place in range(3) for seat in range(3))
    assert shot()[lines[0]][1].patch == {} == shot()[lines[1]][0].patch


def rows(shown: dict[str, Any], seat: int) -> set[int]:
    return {ship["row"] for ship in shown["board"]["forces"][str(seat)]["ships"].values()}


def test_a_running_game_tells_nothing_of_unfinished_runs() -> None:
    """What is settled stays the same while somebody drafts a volley or answers a sealed question."""
    match = Match.start(GAME, RICH, KEY, ["human A", "human B", "human C"])
    rng = random.Random(4)
    silent = 0
    for _ in range(600):
        private = isinstance(match.state.stack[-1], Sealed | BattleStations | AdjustOrdnance)
        before, irrevocable = match.settled.body, match.state.irrevocable
        seat = rng.choice(match.state.waiting())
        match.apply(seat, rng.choice(match.state.legal(seat)))
        if private and match.state.irrevocable == irrevocable:
            silent += 1
            assert match.settled.body == before
    assert silent > 50
    lines = [moment.line for moment in film(match.settled, games.find, SPECTATOR, KEY)]
    assert lines and lines[-1] < match.heading.first + len(match.settled.body)


def test_a_film_is_plain_data() -> None:
    for moments in shot()[:50]:
        for moment in moments:
            assert json.loads(json.dumps(moment.patch)) == cast(object, moment.patch)


def went_on(with_lines: bool) -> tuple[Match, Match]:
    """A game, and what became of it with other dice from a position in its middle."""
    whole = played()
    taken = [
        found for match, _ in play_again(whole.record, games.find) if (found := match.snapshot()) is not None
    ]
    snapshot = taken[len(taken) // 2]
    lines = whole.record.body[: snapshot.lines] if with_lines else []
    players = list(snapshot.players)
    heading = Match.start(GAME, RICH, bytes(32), players).heading
    other = Match.from_snapshot(GAME, heading, bytes(32), replace(snapshot, players=tuple(players)), lines)
    rng = random.Random(2)
    while not other.over:
        seat = rng.choice(other.state.waiting())
        other.apply(seat, rng.choice(other.state.legal(seat)))
    return whole, other


def test_a_game_that_went_on_from_a_snapshot_is_shown_from_its_beginning() -> None:
    """With what its record holds of the time before, each moment as the film of the first game has it."""
    whole, other = went_on(with_lines=True)
    first = list(film(whole.record, games.find, 0))
    found = list(film(other.record, games.find, 0))
    place = next(n for n, moment in enumerate(found) if moment.text.startswith("snapshot"))
    assert place > 10 and found[:place] == first[:place]
    assert found[place].told == [] and len(found) > place + 10
    told = [told.name for moment in found for told in moment.told]
    assert told.count("round-begins") == 1 and told.count("round-scored") == 3
    report: dict[str, Any] = luck_report(other.record, games.find)
    assert other.outcome is not None
    assert [scored["points"] for scored in report["rounds"][0]] == other.outcome.scores


def test_a_record_without_the_time_before_begins_at_its_snapshot() -> None:
    _, other = went_on(with_lines=False)
    found = list(film(other.record, games.find, 0))
    assert found[0].text.startswith("snapshot") and len(found) > 10
    assert luck_report(other.record, games.find)["rounds"] == []
