"""The doctrine bot: it plays by the rules, from what its seat may know, and beats chance."""

from dataclasses import replace
from typing import cast

import pytest

from tests.suite import hidden
from tests.worldatwar.sea import new
from wardroom import bots
from wardroom.bots.random_bot import RandomBot
from wardroom.bots.worldatwar import WEIGHTS, Doctrine
from wardroom.bots.worldatwar.flying import Prey, spread
from wardroom.bots.worldatwar.might import forecast, land_strikers, might
from wardroom.bots.worldatwar.stakes import Standing
from wardroom.core.dice import FastDice
from wardroom.core.options import Value
from wardroom.core.playout import policy_playout
from wardroom.core.sealed import Sealed
from wardroom.core.state import Policy, State, Step
from wardroom.games.worldatwar.actions import HEX
from wardroom.games.worldatwar.game import GAME, WorldAtWar
from wardroom.games.worldatwar.groups import Numbering
from wardroom.games.worldatwar.meeting import MEETING
from wardroom.games.worldatwar.operation import Operation
from wardroom.games.worldatwar.routes import Station

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


class Meddler(Policy):
    """Answers at random now and then: a bot must also go on with what somebody else has begun."""

    def __init__(self, seed: int) -> None:
        self.dice = FastDice(seed)
        self.bot = Watched(seed)

    def choose(self, view: State, seat: int, legal: list[int]) -> int:
        wise = self.bot.choose(view, seat, legal) if len(legal) > 1 else legal[0]
        return legal[self.dice.below(len(legal), 0)] if self.dice.below(3, 0) == 0 else wise


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_answer_is_legal(scenario: str) -> None:
    # Odd answers in between lead to positions that no admiral would choose.
    play({"scenario": scenario}, 4, [Meddler(1), Watched(2)])
    play({"scenario": scenario}, 5, [Watched(1), RandomBot(2)])


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
    wins = sum(won(scenario, 11, ["doctrine", "random"]) == 0 for scenario in SCENARIOS)
    wins += sum(won(scenario, 11, ["random", "doctrine"]) == 1 for scenario in SCENARIOS)
    assert wins >= 0.9 * 2 * len(SCENARIOS)


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


# -- what an admiral does ----------------


def ships(op: WorldAtWar, *keys: str) -> list[int]:
    return [next(u for u in range(len(op.force)) if op.scenario.labels[op.label(u)] == key) for key in keys]


def test_the_stronger_fleet_is_expected_to_win() -> None:
    op = new("denmark-strait")
    bismarck = might(op, ships(op, "bismarck", "germany-cruiser"))
    squadron = might(op, ships(op, "hood", "prince-of-wales"))
    cruiser = might(op, ships(op, "britain-cruiser"))
    assert forecast(squadron, bismarck, WEIGHTS).chance > 0.5 > forecast(bismarck, squadron, WEIGHTS).chance
    assert forecast(cruiser, bismarck, WEIGHTS).chance < 0.1
    assert forecast(squadron, bismarck, WEIGHTS).won > 0 > forecast(cruiser, bismarck, WEIGHTS).lost


def test_guns_count_for_less_against_carriers_that_keep_away() -> None:
    op = new("midway")
    carriers = might(op, ships(op, "enterprise", "hornet", "yorktown"))
    battleships = might(op, ships(op, "yamato", "mutsu", "nagato"))
    assert carriers.aloof() and not battleships.aloof()
    in_reach = replace(WEIGHTS, distant=1.0)
    assert battleships.blows(carriers, WEIGHTS) < battleships.blows(carriers, in_reach) / 2
    assert battleships.blows(battleships, WEIGHTS) == battleships.blows(battleships, in_reach)


def test_a_lead_that_nobody_can_touch_is_as_good_as_won() -> None:
    op = new("denmark-strait")
    op.phase = 1
    op.points = [8, 0]
    assert Standing(op, 0, [], WEIGHTS).hope(0.0) > 0.99
    assert Standing(op, 1, [], WEIGHTS).hope(0.0) < 0.01
    # 8 : 8 is a tie, which Britain wins.
    assert Standing(op, 1, [], WEIGHTS).hope(8.0) > 0.8


def test_squadrons_are_shared_out_to_sink_most() -> None:
    op = new("midway")
    akagi, kaga, yamato = ships(op, "akagi", "kaga", "yamato")
    op.hits[akagi] = 2
    preys = [Prey(op, unit, [], 2, WEIGHTS) for unit in (yamato, akagi, kaga)]
    # A damaged carrier needs one more hit; the rest goes for the other, not for the Yamato.
    assert spread(preys, 4)[1] == [0, 1, 3]
    assert spread(preys, 1)[1] == [0, 1, 0]


def first_answers(scenario: str, seed: int, wanted: type[Step]) -> list[tuple[State, int, str]]:
    """What doctrine says to the questions of one kind of run in a game against itself."""
    found: list[tuple[State, int, str]] = []
    state = GAME.new({"scenario": scenario}, FastDice(seed))
    policies = [Doctrine(1), Doctrine(2)]
    while (seat := state.mover()) >= 0:
        view = state.observe(seat)
        legal = view.legal(seat)
        answer = policies[seat].choose(view, seat, legal)
        top = state.stack[-1]
        if isinstance(top, Sealed) and isinstance(top.run(state, seat), wanted):
            found.append((view, seat, GAME.action_text(answer)))
        state.apply(seat, answer)
    return found


def test_carriers_stay_away_and_cargo_farthest() -> None:
    numbers: dict[str, set[str]] = {"carriers": set(), "cargo": set()}
    for view, seat, answer in first_answers("midway", 2, Numbering):
        told = str(view.decision(seat).facts["ships"])
        if "akagi" in told or "enterprise" in told:
            numbers["carriers"].add(answer)
        elif "yamashiro" in told:
            numbers["cargo"].add(answer)
    assert numbers["carriers"] <= {"cg5", "cg4"} and numbers["carriers"]
    assert numbers["cargo"] == {"cg6"}


def test_a_battle_in_which_nobody_can_harm_anybody_is_broken_off() -> None:
    """Two carriers without a squadron each: with this seed they met and would have stayed for ever."""
    state = play({"scenario": "coral-sea"}, 299, [Doctrine(598), Doctrine(599)])
    assert state.outcome() is not None


def test_patrols_stand_across_the_ways_of_the_enemy_and_clear_of_his_squadrons() -> None:
    op = GAME.new({"scenario": "end-of-bismarck"}, FastDice(1))
    bot = Doctrine(1)
    stations: list[int] = []
    while len(stations) < 3:
        seat = op.mover()
        answer = bot.choose(op.observe(seat), seat, op.legal(seat))
        if isinstance(op.stack[-1], Station):
            stations.append(answer - HEX)
        op.apply(seat, answer)
    chart = op.scenario.chart
    start, goal = (next(b.at for b in op.scenario.bases if b.key == key) for key in ("mid-atlantic", "brest"))
    way = chart.way([start, goal])
    near = [min(chart.by_sea(h, there) for there in way) for h in stations]
    assert min(near) <= 3
    assert not any(land_strikers(op, 0, h) for h in stations)


@pytest.mark.parametrize("scenario", ["matapan", "surigao-strait"])
def test_two_voyages_at_once_are_both_stopped(scenario: str) -> None:
    """All interceptors after one of them, and the other wins the operation."""
    assert sum(won(scenario, seed, ["random", "doctrine"]) == 1 for seed in range(1, 13)) >= 11
