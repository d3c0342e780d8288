"""The bot that commands with doctrine: what it does in some positions, and that it beats chance."""

from __future__ import annotations

import pytest

from tests.attacksub.table import Table, a, another
from tests.suite import hidden
from wardroom import bots
from wardroom.core.dice import FastDice
from wardroom.core.playout import policy_playout
from wardroom.games.attacksub.game import GAME

COR = a("range")
AHEAD = "ship skvortsov: sunk\n"


def run(table: Table, seat: int) -> str:
    """The bot's answers while the seat is asked, up to the first that others notice."""
    bot = bots.find(GAME.key, "doctrine", 1)
    words = []
    irrevocable = table.state.irrevocable
    while table.state.mover() == seat - 1 and table.state.irrevocable == irrevocable:
        legal = table.state.legal(seat - 1)
        answer = bot.choose(table.state.observe(seat - 1), seat - 1, legal)
        words.append(GAME.action_text(answer))
        table.state.apply(seat - 1, answer)
    return " ".join(words)


def test_nobody_is_left_behind_alone() -> None:
    """13.5 One card would take one boat home, and leave the other to two hunters."""
    with Table("a", AHEAD + f"hand seat1: {COR} {a('evasion')}") as table:
        assert "exit" not in run(table, 1)


def test_all_leave_together_once_they_have_won() -> None:
    with Table("a", AHEAD + f"hand seat1: {COR} {another('range', COR)}") as table:
        assert "exit" in run(table, 1)
        assert "exit" in run(table, 1)
        assert table.state.outcome() is not None and table.b.reason == "exited"


def test_no_search_is_worth_every_risk() -> None:
    """9.1 Who knows its prey well does not try its sonar on ships that matter little."""
    known = [
        f"contact: grif > {key} 4" for key in ("invincible", "transport-1", "transport-2", "transport-3")
    ]
    escorts = [f"contact: grif > {key} 3" for key in ("norfolk", "sheffield", "semmes")]
    sonar = a("passive")
    gone = ["ship dekabrist: sunk", "ship ivan-rogov: sunk"]
    lines = "\n".join([f"turn: seat2\nhand seat2: {sonar} {a('control')}", *known, *escorts, *gone])
    with Table("l", lines) as table:
        assert sonar not in run(table, 2).split()[0]
    table = Table("l", f"turn: seat2\nhand seat2: {sonar} {a('control')}", None)
    bot = bots.find(GAME.key, "doctrine", 1)
    assert GAME.action_text(bot.choose(table.state.observe(1), 1, table.state.legal(1))) == sonar


def test_it_beats_chance_in_every_scenario_and_on_both_sides() -> None:
    won = played = 0
    for number, scenario in enumerate("abcdefghijklm"):
        for seat in range(2):
            options = GAME.options().fill({"scenario": scenario, "sides": ("first", "second")[number % 2]})
            state = GAME.new(options, FastDice(7 * number + seat))
            names = ["doctrine", "random"] if seat == 0 else ["random", "doctrine"]
            policy_playout(state, [bots.find(GAME.key, name, number) for name in names], 100_000)
            outcome = state.outcome()
            assert outcome is not None
            won += outcome.winners == [seat]
            played += 1
    assert won >= 0.8 * played


@pytest.mark.parametrize("scenario", ["b", "e", "m"])
def test_it_looks_at_nothing_hidden(scenario: str) -> None:
    hidden.check_policy(lambda: bots.find(GAME.key, "doctrine", 3), GAME, {"scenario": scenario}, 7, 25)
