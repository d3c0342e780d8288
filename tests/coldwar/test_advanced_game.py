"""12 and 13: each advanced and optional rule may be used by itself or with any others."""

import pytest

from tests.coldwar.fight import ADVANCED
from tests.coldwar.look import cards_and_ships
from tests.marks import rule
from wardroom.core.dice import FastDice
from wardroom.core.options import Value
from wardroom.core.playout import random_playout
from wardroom.games.coldwar.game import GAME

OPTIONAL = ("quick_response", "area_limits")
ALL = (*ADVANCED, *OPTIONAL)

SETS = [
    *[{name} for name in ALL],
    *[set(ALL) - {name} for name in ALL],
    set(),
    set(ADVANCED),
    set(ALL),
]


@rule("coldwar", "12", "13")
@pytest.mark.parametrize("chosen", SETS, ids=lambda chosen: "+".join(sorted(chosen)) or "none")
def test_any_choice_of_these_rules_can_be_played(chosen: set[str]) -> None:
    options: dict[str, Value] = {name: name in chosen for name in ALL}
    state = GAME.new({**options, "rounds": 1}, FastDice(7))
    random_playout(state, FastDice(11), 20_000)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "rounds-played"
    cards_and_ships(state)


@rule("coldwar", "12", "13")
def test_the_advanced_rules_are_played_unless_switched_off_and_the_optional_ones_not() -> None:
    values = GAME.options().fill({})
    assert [values[name] for name in ADVANCED] == [True] * 9
    assert [values[name] for name in OPTIONAL] == [False, False]
    assert values["team_size"] == 0


@rule("coldwar", "12", "13")
@pytest.mark.parametrize("name", ALL)
def test_each_has_a_switch_that_names_its_rule(name: str) -> None:
    option = GAME.options().by_key[name]
    book = {key: f"12.{number}" for number, key in enumerate(ADVANCED, 1)}
    assert option.rule == {**book, "quick_response": "13.1", "area_limits": "13.3"}[name]
