"""The generic and the hidden-information suites on this game, scenario by scenario."""

from __future__ import annotations

import pytest

from tests.suite import generic, hidden, read_back
from tests.suite.rotation import GAMES, turn
from wardroom.core.dice import FastDice
from wardroom.core.options import Value
from wardroom.core.sealed import Sealed
from wardroom.core.state import UNKNOWN, State
from wardroom.games.worldatwar import actions, load
from wardroom.games.worldatwar.game import GAME
from wardroom.games.worldatwar.meeting import MEETING
from wardroom.games.worldatwar.operation import READY, Operation

SCENARIOS = (*load.SCENARIOS, MEETING)
EVERY_SET = generic.option_sets(GAME)


def check_pieces(state: State) -> None:
    """Ships and squadrons are never lost or doubled, hulls stand, groups and forces agree."""
    assert isinstance(state, Operation)
    for unit in range(len(state.force)):
        assert 0 <= state.hits[unit] <= state.roster.size[unit]
        assert 0 <= state.force[unit] <= len(state.forces)
        if state.group[unit] > 0 and not state.is_sunk(unit):
            assert state.on_chart[state.roster.side[unit] * 7 + state.group[unit]]
            assert state.forces[state.force[unit] - 1].number == state.group[unit]
    for force in state.forces:
        assert 0 <= force.number <= 6
        assert force.cargo >= 0
    for voyage in state.voyages:
        assert voyage.path and 0 <= voyage.at < len(voyage.path)


def keeps_secrets(truth: State, view: State) -> None:
    """Where ships are that were not shown, which group is which (22.423B), and what squadrons do (22.41B)."""
    assert isinstance(truth, Operation) and isinstance(view, Operation)
    for unit in range(len(truth.force)):
        if truth.roster.side[unit] != view.observer and not truth.is_open(unit):
            assert view.force[unit] == view.group[unit] == view.laden[unit] == UNKNOWN
    for force in view.forces:
        if force.side != view.observer and force.present and not force.shown:
            assert force.number == UNKNOWN
    for wing, state in enumerate(truth.wing_state):
        if truth.wings.side[wing] != view.observer and truth.round and state == READY:
            assert truth.wing_shown[wing] or view.wing_task[wing] == view.wing_aim[wing] == UNKNOWN


def pointed(state: State) -> list[int]:
    """What can be pointed at in a scenario: all words, its own ships, hexes on paths and here and there."""
    assert isinstance(state, Operation)
    named = sorted({actions.ship(label) for label in state.scenario.label})
    hexes = {h for voyage in state.voyages for h in voyage.path}
    hexes |= set(range(0, actions.COUNT - actions.HEX, 97))
    return [*range(actions.SHIP), *named, *[actions.hex_at(h) for h in sorted(hexes)]]


@pytest.mark.engine
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seed", [2, 3])
def test_generic_suite(scenario: str, seed: int) -> None:
    generic.play_through(GAME, {"scenario": scenario}, seed, check_pieces, 9)


@pytest.mark.parametrize("options", EVERY_SET, ids=str)
def test_hidden_information(options: dict[str, Value]) -> None:
    hidden.check_game(GAME, options, turn(), 3, keeps_secrets, pointed=pointed, observers=2)


@pytest.mark.parametrize("options", EVERY_SET, ids=str)
def test_texts_of_doctrine_read_back(options: dict[str, Value]) -> None:
    read_back.play_by_doctrine(GAME, options, turn(), 5)


@pytest.mark.soak
@pytest.mark.parametrize("options", EVERY_SET, ids=str)
@pytest.mark.parametrize("seed", range(GAMES))
def test_every_option_set(options: dict[str, Value], seed: int) -> None:
    generic.play_through(GAME, options, seed, check_pieces, 1)
    hidden.check_game(GAME, options, seed, 45, keeps_secrets, pointed=pointed)
    read_back.play_by_doctrine(GAME, options, seed, 1)


@pytest.mark.soak
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("options", [options for options in EVERY_SET if "scenario" not in options], ids=str)
def test_every_option_in_every_scenario(scenario: str, options: dict[str, Value]) -> None:
    read_back.play_by_doctrine(GAME, {**options, "scenario": scenario}, 0, 1)


def eager(state: State, seat: int, chance: FastDice) -> int:
    """An answer that brings fleets together: interceptions are made, paths taken as they are."""
    legal = state.legal(seat)
    name = state.decision(seat).name
    if name == "which-way":
        return legal[0]
    if name == "how-many-ships":
        return legal[-1]
    if name in ("interception-hex", "interceptors", "which-ships") and len(legal) > 1 and chance.below(6, 0):
        return legal[-1] if name == "which-ships" else legal[1 + chance.below(len(legal) - 1, 0)]
    if name in ("withdraw", "press-on") and chance.below(3, 0):
        return legal[0]
    return legal[chance.below(len(legal), 0)]


def battle_positions(scenario: str, number: int) -> list[State]:
    """Positions in the middle of the first long battle of a scenario, evenly spread."""
    for seed in range(40):
        state: State = GAME.new(GAME.options().fill({"scenario": scenario}), FastDice(seed))
        chance = FastDice(seed)
        found: list[State] = []
        while (seat := state.mover()) >= 0:
            step = state.stack[-1]
            assert isinstance(state, Operation)
            if state.round > 0 and not (isinstance(step, Sealed) and step.runs):
                found.append(state.copy())
            state.apply(seat, eager(state, seat, chance))
        if len(found) > 4 * number:
            return found[:: len(found) // number][:number]
    raise AssertionError("no battle was fought")


@pytest.mark.parametrize("scenario", ["guadalcanal", "matapan", "coral-sea"])
def test_secrets_in_battle(scenario: str) -> None:
    for number, state in enumerate(battle_positions(scenario, 3)):
        check_pieces(state)
        hidden.Examiner(GAME, keeps_secrets, pointed=pointed).position(state, FastDice(number), [])


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_battles_are_fought_to_the_end(scenario: str) -> None:
    """Many eager games: nothing gets stuck, and observers always see a world that can be imagined."""
    fought = 0
    for seed in range(40):
        if seed >= 8 and fought:
            break
        state: State = GAME.new(GAME.options().fill({"scenario": scenario}), FastDice(seed))
        chance = FastDice(seed)
        answers = 0
        while (seat := state.mover()) >= 0:
            answers += 1
            assert answers < 4000
            if answers % 23 == 0:
                check_pieces(state)
                generic.check_round_trip(GAME, state)
                for observer in range(2):
                    view = state.observe(observer)
                    assert view.imagine(chance).observe(observer).text() == view.text()
            state.apply(seat, eager(state, seat, chance))
            assert isinstance(state, Operation)
            fought += state.round > 0
        assert state.outcome() is not None
    assert fought, "no battle was fought"
