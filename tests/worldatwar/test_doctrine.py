"""The doctrine bot: it plays by the rules, from what its seat may know, and beats chance."""

from typing import cast

import pytest

from tests.suite import hidden
from wardroom import bots
from wardroom.bots.random_bot import RandomBot
from wardroom.bots.worldatwar import Doctrine
from wardroom.core.dice import FastDice
from wardroom.core.options import Value
from wardroom.core.playout import policy_playout
from wardroom.core.state import Policy, State
from wardroom.games.worldatwar.game import GAME
from wardroom.games.worldatwar.meeting import MEETING
from wardroom.games.worldatwar.operation import Operation

LIMIT = 20_000
SCENARIOS = [name for name in GAME.catalogue.scenario_names() if not name.startswith("scenario-")]


class Watched(Doctrine):
    """Checks every answer, and that the observation is left as it was."""

    def choose(self, view: State, seat: int, legal: list[int]) -> int:
        before = view.text()
        answer = self.think(cast(Operation, view), seat, legal)
        assert answer in legal, view.text()
        assert view.text() == before
        return answer


def play(options: dict[str, Value], seed: int, policies: list[Policy]) -> State:
    state = GAME.new(options, FastDice(seed))
    policy_playout(state, policies, LIMIT)
    assert state.outcome() is not None
    return state


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_answer_is_legal(scenario: str) -> None:
    # A random enemy leads to positions that no admiral would choose.
    play({"scenario": scenario}, 4, [Watched(1), RandomBot(2)])
    play({"scenario": scenario}, 5, [RandomBot(1), Watched(2)])


class Meddler(Policy):
    """Answers at random now and then: a bot must also go on with what somebody else has begun."""

    def __init__(self, seed: int) -> None:
        self.dice = FastDice(seed)
        self.bot = Watched(seed)

    def choose(self, view: State, seat: int, legal: list[int]) -> int:
        wise = self.bot.choose(view, seat, legal) if len(legal) > 1 else legal[0]
        return legal[self.dice.below(len(legal), 0)] if self.dice.below(3, 0) == 0 else wise


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_it_goes_on_with_what_others_began(scenario: str) -> None:
    play({"scenario": scenario}, 6, [Meddler(1), Meddler(2)])


@pytest.mark.parametrize("scenario", ["denmark-strait", "matapan", "guadalcanal"])
def test_it_looks_at_nothing_hidden(scenario: str) -> None:
    hidden.check_policy(lambda: Doctrine(3), GAME, {"scenario": scenario}, 7, 25)


def won(scenario: str, seed: int, names: list[str]) -> int:
    options: dict[str, Value] = {"scenario": scenario}
    if scenario == MEETING:
        options["meeting_number"] = seed
    policies = [bots.find("worldatwar", name, seed + seat) for seat, name in enumerate(names)]
    outcome = play(options, seed, policies).outcome()
    assert outcome is not None
    return outcome.winners[0]


def test_it_beats_chance_on_either_side() -> None:
    """At least 90 of 100 are asked for."""
    games = wins = 0
    for seed in (11, 12):
        for scenario in SCENARIOS:
            wins += won(scenario, seed, ["doctrine", "random"]) == 0
            wins += won(scenario, seed, ["random", "doctrine"]) == 1
            games += 2
    assert wins >= 0.9 * games


@pytest.mark.soak
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_it_beats_chance_in_many_games(scenario: str) -> None:
    wins = sum(won(scenario, seed, ["doctrine", "random"]) == 0 for seed in range(1, 101))
    wins += sum(won(scenario, seed, ["random", "doctrine"]) == 1 for seed in range(1, 101))
    assert wins >= 160


def test_the_same_seed_plays_the_same_game() -> None:
    def game(seed: int) -> str:
        return play({"scenario": "matapan"}, 41, [Doctrine(seed), Doctrine(seed + 1)]).text()

    assert game(5) == game(5)
    assert Doctrine(5).weights != Doctrine(6).weights
