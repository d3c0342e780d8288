"""The doctrine bot: it plays sensibly, from what it sees, and beats chance."""

import pytest

from tests.highseas.look import SEA, sea
from tests.suite import hidden
from wardroom import bots
from wardroom.bots.highseas import Doctrine
from wardroom.core.dice import FastDice
from wardroom.core.playout import policy_playout
from wardroom.core.scene import Scene
from wardroom.core.state import Policy
from wardroom.games.highseas.game import GAME


def answer(scene: Scene, seat: int) -> str:
    view = scene.state.observe(seat - 1)
    return SEA.action_text(Doctrine(1).choose(view, seat - 1, view.legal(seat - 1)))


def played_out(scene: Scene, seat: int) -> list[str]:
    """Its answers until somebody else is asked, or the step is over."""
    found: list[str] = []
    course = scene.state.course().current()
    while scene.asked() == [seat] and scene.state.course().current() == course:
        found.append(answer(scene, seat))
        scene.do(seat, found[-1])
    return found


def wins(names: list[str], games: int) -> list[int]:
    won = [0] * len(names)
    for seed in range(games):
        turned = names if seed % 2 == 0 else names[::-1]
        state = GAME.new({"seats": len(names)}, FastDice(seed))
        policies: list[Policy] = [bots.find("highseas", name, seed * 7 + n) for n, name in enumerate(turned)]
        policy_playout(state, policies, 20_000)
        outcome = state.outcome()
        assert outcome is not None, f"the game with seed {seed} has not ended"
        for winner in outcome.winners:
            won[winner if seed % 2 == 0 else len(names) - 1 - winner] += 1
    return won


def test_it_beats_chance() -> None:
    assert wins(["doctrine", "random"], 40)[0] >= 38


def test_it_plays_on_to_the_end_against_itself() -> None:
    assert sum(wins(["doctrine", "doctrine"], 6)) == 6
    assert sum(wins(["doctrine"] * 4, 2)) == 2


@pytest.mark.parametrize("options", [{"seats": 2}, {"seats": 3}, {"seats": 4, "team_size": 2}], ids=str)
def test_it_looks_at_nothing_hidden(options: dict[str, int]) -> None:
    hidden.check_policy(lambda: Doctrine(3), GAME, {"victory": 12, **options}, 7, 25)


def test_it_chooses_a_fleet_for_its_points() -> None:
    state = GAME.new({"seats": 2}, FastDice(1))
    bot = Doctrine(1)
    for _ in range(2):
        seat = state.mover()
        state.apply(seat, bot.choose(state.observe(seat), seat, state.legal(seat)))
    while state.mover() == 0:
        state.apply(0, bot.choose(state.observe(0), 0, state.legal(0)))
    run = state.stack[-1].runs[0]  # type: ignore[attr-defined]
    spent = sum(state.ship(ship).points for ship in run.chosen)
    assert 22 <= spent <= 25
    assert len(run.chosen) >= 3


def test_it_fires_at_what_it_can_sink() -> None:
    position = (
        "seat 1\n  row1: cossack\n  row2: hood\n  hand: main16-5 evasive\n"
        "seat 2\n  row1: z23\n  row2: bismarck(main16-5)\n"
    )
    with sea(position) as scene:
        assert played_out(scene, 1) == ["main16-5", "hood", "bismarck", "done"]


def test_it_keeps_a_surprise_for_cards_that_matter() -> None:
    position = (
        "seat 1\n  row1: hood\n  hand: surprise main16-5 evasive\n"
        "seat 2\n  row1: bismarck\n  front: retreat\n  hand: planning\n"
    )
    with sea(position) as scene:
        assert played_out(scene, 1)[:2] == ["surprise", "seat2"]


def test_it_answers_what_would_sink_a_ship() -> None:
    position = (
        "seat 1\n  row1: hood nelson\n  hand: main16-5 main16-3 planning\n"
        "seat 2\n  row1: bismarck(main16-5) z23\n  hand: near-miss planning\n"
    )
    with sea(position) as scene:
        scene.do(1, "main16-3 nelson > z23; main16-5 hood > bismarck; done")
        assert answer(scene, 2) == "near-miss"
        scene.do(2, "near-miss")
        assert answer(scene, 2) == "#2"


def test_it_puts_carriers_behind_and_destroyers_in_front() -> None:
    position = "seat 1\n  row1: ark-royal cossack\n  row2: hood\n  hand: evasive\nseat 2\n  row1: bismarck\n"
    with sea(position, turn="seat1 5") as scene:
        played_out(scene, 1)
        state = scene.state.text()
        assert "row1: cossack" in state and "row2: hood" in state and "row3: ark-royal" in state


def test_it_calls_reinforcements_and_throws_away_what_is_of_no_use() -> None:
    position = "seat 1\n  row1: cossack\n  hand: reinforce-6 main12-3 evasive\nseat 2\n  row1: bismarck\n"
    with sea(position, turn="seat1 5") as scene:
        assert answer(scene, 1) == "reinforce-6"
    with sea(position, turn="seat1 8") as scene:
        assert answer(scene, 1) == "main12-3"
