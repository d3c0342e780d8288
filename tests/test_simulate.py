"""Simulation: the same numbers however it is run, and the right ones."""

import io
import json
import math
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from rich.console import Console

from tests.tiny import GAME, TugGame
from wardroom import bots, games
from wardroom.bots.random_bot import RandomBot
from wardroom.core.decision import DONE
from wardroom.core.dice import FastDice
from wardroom.core.options import OptionError
from wardroom.core.outcome import Outcome
from wardroom.core.playout import policy_playout, random_playout
from wardroom.core.state import TRUTH, Policy, State
from wardroom.core.words import Words
from wardroom.games.coldwar.game import ColdWarGame
from wardroom.lab.simulate import Plan, Report, Standing, deviation, show, simulate, to_json, wilson

ROOT = Path(__file__).parent.parent


@pytest.fixture(autouse=True)
def greedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.OF_GAME, "tug", {"greedy": ("tests.tiny", "Greedy")})


def numbers(report: Report) -> dict[str, object]:
    told = json.loads(to_json(report))
    del told["seconds"]
    return dict(told)


# -- the same numbers ----------------------------------------------------------------------------------------


@pytest.mark.engine
def test_the_same_numbers_with_any_number_of_workers() -> None:
    reports = [simulate(GAME, {}, 3, 500, ("greedy", "random"), 7, workers) for workers in (1, 2, 3)]
    assert numbers(reports[0]) == numbers(reports[1]) == numbers(reports[2])
    assert reports[0].games == 500


def test_content_of_ones_own_reaches_every_worker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only a fork inherits it: where processes begin anew, it is refused instead of being left out."""
    (tmp_path / "coldwar").mkdir()
    (tmp_path / "coldwar" / "cards.toml").write_text(
        '[[card]]\nkey = "crew"\nname = "Carrier Crew Efficiency"\nfamily = "crew"\ncount = 40\n'
    )
    coldwar = games.find("coldwar")
    assert isinstance(coldwar, ColdWarGame)
    own = coldwar.with_content(tmp_path)
    one, two = (simulate(own, {"rounds": 1}, 2, 12, seed=4, workers=workers) for workers in (1, 2))
    assert numbers(one) == numbers(two)
    assert numbers(one) != numbers(simulate(coldwar, {"rounds": 1}, 2, 12, seed=4, workers=1))
    monkeypatch.setattr("multiprocessing.get_all_start_methods", lambda: ["spawn"])
    with pytest.raises(OptionError, match="this coldwar is not the one that new processes would load"):
        simulate(own, {"rounds": 1}, 2, 12, seed=4, workers=2)


def test_another_seed_gives_other_numbers() -> None:
    assert numbers(simulate(GAME, {}, 2, 200, seed=1)) != numbers(simulate(GAME, {}, 2, 200, seed=2))


def test_more_games_begin_with_the_same_games() -> None:
    plan = Plan(GAME, GAME.options().fill({}), 2, ("random",), 5)
    first = plan.play(range(0, 30), lambda: False)
    first.merge(plan.play(range(30, 100), lambda: False))
    assert numbers(first) == numbers(simulate(GAME, {}, 2, 100, seed=5))


def test_progress_tells_of_every_game() -> None:
    told: list[tuple[int, int]] = []
    simulate(GAME, {}, 2, 300, seed=5, workers=2, progress=lambda done, games: told.append((done, games)))
    assert told[0] == (0, 300) and told[-1] == (300, 300)
    assert told == sorted(told) and len(told) > 10


# -- seats and bots ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "names", "lineups"),
    [
        (2, ("a", "b"), ["ab", "ba", "ab"]),
        (4, ("a", "b"), ["abab", "baba", "abab"]),
        (3, ("a", "b"), ["aba", "baa", "aab", "aba"]),
        (2, ("a", "b", "c"), ["ab", "bc", "ca", "ab"]),
        (3, ("a",), ["aaa", "aaa"]),
    ],
)
def test_bots_fill_the_seats_and_rotate(seats: int, names: tuple[str, ...], lineups: list[str]) -> None:
    plan = Plan(GAME, {}, seats, names, 0)
    assert ["".join(plan.lineup(number)) for number in range(len(lineups))] == lineups


@pytest.mark.engine
def test_equal_bots_are_pooled() -> None:
    report = simulate(GAME, {}, 3, 300, ("greedy", "random"), 1, 1)
    assert report.bots["greedy"].played + report.bots["random"].played == 900
    assert report.bots["greedy"].played == 600
    assert [report.seats[seat].played for seat in "123"] == [300] * 3
    for standings in (report.bots, report.seats):
        assert sum(one.wins for one in standings.values()) == 300 - report.draws
    greedy = numbers(report)["bots"]["greedy"]  # type: ignore[index]
    assert greedy["share"] == greedy["wins"] / greedy["played"]
    assert report.bots["greedy"].share > report.bots["random"].share
    pooled = simulate(GAME, {}, 3, 300, ("random", "random", "random"), 1, 1)
    assert numbers(pooled) == numbers(simulate(GAME, {}, 3, 300, ("random",), 1, 1))


def test_what_the_json_holds() -> None:
    told = json.loads(to_json(simulate(GAME, {"rounds": "1"}, 2, 50, ("greedy", "random"), 3, 1)))
    assert list(told)[:6] == ["games", "decisions", "seconds", "draws", "bots", "seats"]
    assert "sides" not in told
    assert set(told["bots"]) == {"greedy", "random"} and set(told["seats"]) == {"1", "2"}
    assert {"wins", "share", "ci95", "points"} <= set(told["bots"]["greedy"])
    low, high = told["bots"]["greedy"]["ci95"]
    assert 0 <= low <= told["bots"]["greedy"]["share"] <= high <= 1
    assert told["tally"]["turns"] == 150
    assert told["length"]["mean"] == told["decisions"] / 50


def test_only_decisions_with_a_choice_count() -> None:
    plan = Plan(GAME, GAME.options().fill({"rounds": 1}), 2, ("random",), 9)
    report = Report()
    plan.play_one(0, report)
    rng = FastDice(1)
    state = GAME.new(GAME.options().fill({"rounds": 1}), FastDice(1))
    counted = 0
    while (seat := state.mover()) >= 0:
        legal = state.legal(seat)
        counted += len(legal) > 1
        state.apply(seat, legal[rng.below(len(legal), 0)] if len(legal) > 1 else legal[0])
    again = GAME.new(GAME.options().fill({"rounds": 1}), FastDice(1))
    assert random_playout(again, FastDice(1), 1000) == counted
    assert again.text() == state.text()
    assert 3 <= report.decisions <= report.longest


def test_a_playout_keeps_its_limit() -> None:
    state = GAME.new(GAME.options().fill({}), FastDice(1))
    assert random_playout(state, FastDice(1), 0) == 0
    assert random_playout(state, FastDice(1), 4) <= 4
    assert state.waiting()
    random_playout(state, FastDice(1), 1000)
    assert not state.waiting()


@pytest.mark.engine
def test_policies_are_handed_only_what_they_need() -> None:
    seen: list[int] = []

    class Watcher(Policy):
        def choose(self, view: State, seat: int, legal: list[int]) -> int:
            seen.append(view.observer)
            return DONE

    class Blind(Watcher):
        def needs_view(self) -> bool:
            return False

        def choose_blind(self, legal: list[int]) -> int:
            seen.append(TRUTH)
            return DONE

    for other, expected in ((Watcher(), {0, 1}), (Blind(), {0, TRUTH})):
        seen.clear()
        state = GAME.new(GAME.options().fill({}), FastDice(1))
        policy_playout(state, [Watcher(), other], 1000)
        assert set(seen) == expected
        assert not state.waiting()


@pytest.mark.engine
def test_the_random_bot_looks_at_nothing() -> None:
    assert Policy().needs_view() and not RandomBot(1).needs_view()
    state = GAME.new(GAME.options().fill({}), FastDice(1))
    legal = list(range(50))
    assert RandomBot(1).choose(state, 0, legal) == RandomBot(1).choose_blind(legal)


# -- draws, sides --------------------------------------------------------------------------------------------


class Over(State):
    """A finished game."""

    def __init__(self, winners: list[int]) -> None:
        super().__init__(4, None)
        self.winners = winners

    def outcome(self) -> Outcome | None:
        return Outcome([5, 4, 3, 2], self.winners, "over", "1")


def test_several_winners_are_a_draw() -> None:
    report = Report()
    for winners in ([0], [0, 1], [2], []):
        report.add(Over(winners), ["a", "b", "a", "b"], 10, [])
    assert (report.games, report.draws) == (4, 2)
    assert (report.bots["a"].wins, report.bots["b"].wins) == (2, 0)
    assert report.bots["a"].played == 8
    assert report.seats["1"].points == 20


def test_winners_of_one_side_are_no_draw() -> None:
    report = Report()
    report.add(Over([0, 2]), ["a", "b", "a", "b"], 10, ["west", "east", "west", "east"])
    report.add(Over([0, 1]), ["a", "b", "a", "b"], 10, ["west", "east", "west", "east"])
    assert report.draws == 1
    assert report.sides["west"].wins == 2 and report.sides["east"].wins == 0
    assert set(report.as_dict()["sides"]) == {"west", "east"}


def test_sides_of_a_game_are_asked_for() -> None:
    class Sided(TugGame):
        def sides(self, state: State) -> list[str]:
            return ["attacker", "defender"]

    report = simulate(Sided(), {}, 2, 40, seed=1, workers=1)
    assert {name: one.played for name, one in report.sides.items()} == {"attacker": 40, "defender": 40}


# -- error bars ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wins", "played", "low", "high"),
    [
        (0, 0, 0.0, 1.0),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),
        (500, 1000, 0.4691, 0.5309),
    ],
)
def test_wilson(wins: int, played: int, low: float, high: float) -> None:
    assert list(wilson(wins, played)) == pytest.approx([low, high], abs=5e-5)


def test_deviation() -> None:
    values = [3, 5, 5, 9]
    squares = sum(value * value for value in values)
    assert deviation(sum(values), squares, 4) == pytest.approx(math.sqrt(19 / 3))
    assert deviation(3, 9, 1) == 0.0
    assert Standing().as_dict()["ci95"] == [0.0, 1.0]


# -- bad input -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "seats", "names", "said"),
    [
        ({"round": "2"}, 2, ("random",), "did you mean rounds"),
        ({"rounds": "x"}, 2, ("random",), "number from 1 to 9"),
        ({}, 9, ("random",), "2 to 4 seats, not 9"),
        ({}, 2, ("gredy",), "did you mean greedy"),
        ({}, 2, ("zzzz",), "there is random, greedy"),
        ({}, 2, (), "at least one bot"),
    ],
)
def test_bad_input_is_told_at_once(
    options: dict[str, str], seats: int, names: tuple[str, ...], said: str
) -> None:
    with pytest.raises((OptionError, bots.UnknownBot), match=said):
        simulate(GAME, dict(options), seats, 10, names, 1, 1)


def test_show_prints_the_tables() -> None:
    console = Console(width=100, record=True, file=io.StringIO())
    show(simulate(GAME, {}, 2, 60, ("greedy", "random"), 1, 1), Words.of("coldwar", "en"), console)
    text = console.export_text()
    assert "60 games" in text and "greedy" in text and "95\u00a0%" in text
    assert "Scored" in text and "Turns: 3.00 a game" in text


@pytest.mark.parametrize("key", ["coldwar", "attacksub", "highseas", "worldatwar"])
def test_no_key_of_the_program_is_printed(key: str) -> None:
    """Sides and what was counted have words in both languages."""
    report = simulate(games.find(key), {}, None, 12, ("doctrine", "random"), 1, 1)
    names = {part for name in report.tally for part in name.split("/")} | set(report.sides)
    for lang in ("en", "ru"):
        console = Console(width=140, record=True, file=io.StringIO())
        show(report, Words.of(key, lang), console)
        cells = {cell.strip(" .:") for cell in re.split(r"[│┃\n]", console.export_text())}
        assert not names & cells
        if lang == "ru":
            assert not {name.capitalize() for name in names} & cells


COMMAND = """
from tests.tiny import GAME
from wardroom import games
games.find = lambda key: GAME
from wardroom.cli.main import main
main()
"""


def command(*words: str) -> list[str]:
    return [sys.executable, "-c", COMMAND, "simulate", "tug", "--bots", "random", *words]


def until_it_has_workers(pid: int) -> None:
    ends = time.monotonic() + 60
    while not Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        assert time.monotonic() < ends, "no worker was started"
        time.sleep(0.1)
    time.sleep(1)


def test_ctrl_c_ends_all_workers_with_one_line() -> None:
    words = command("--games", "10000000", "--workers", "2")
    running = subprocess.Popen(
        words,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # Whoever runs the tests in the background has told them to ignore it.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    until_it_has_workers(running.pid)
    began = time.monotonic()
    running.send_signal(signal.SIGINT)
    output, errors = running.communicate(timeout=30)
    assert time.monotonic() - began < 10
    assert running.returncode == 130
    assert output == ""
    assert errors.startswith("stopped after ") and errors.count("\n") == 1


def test_the_command_prints_json_and_nothing_else() -> None:
    words = command("--games", "100", "--seats", "4", "--option", "rounds=1", "--json", "--seed", "3")
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["games"] == 100
    assert len(json.loads(done.stdout)["seats"]) == 4
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--option", "rounds"), "write an option as KEY=VALUE, not 'rounds'"),
        (("--option", "round=1"), "there is no option 'round'; did you mean rounds?"),
        (("--seats", "7"), "tug has 2 to 4 seats, not 7"),
        (("--bots", "randy"), "there is no bot 'randy'; did you mean random?"),
    ],
)
def test_a_mistake_is_one_line(words: tuple[str, ...], said: str) -> None:
    done = subprocess.run(command(*words), cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", said + "\n")
