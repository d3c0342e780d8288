"""Options: defaults, typed values and texts, and errors that say what is allowed."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.probes.auction import Auction
from tests.probes.duel import Duel
from tests.probes.flotillas import Flotillas
from tests.probes.parley import Parley
from tests.suite.generic import option_sets
from wardroom import games
from wardroom.core.dice import FastDice
from wardroom.core.game import Game
from wardroom.core.options import Option, OptionError, OptionsSchema, Value

ROOT = Path(__file__).parent.parent
SCHEMA = OptionsSchema(
    (
        Option("scenario", "duel", "1", "what is played", choices=("duel", "convoy", "fleet")),
        Option("seats", 2, "1.1", "how many play", low=2, high=6),
        Option("fog", True, "2", "groups are hidden"),
        Option("teams", (), "3", "who plays with whom"),
    )
)
DEFAULTS: dict[str, Value] = {"scenario": "duel", "seats": 2, "fog": True, "teams": ()}


def test_what_is_not_chosen_is_the_default() -> None:
    assert SCHEMA.fill({}) == DEFAULTS
    assert SCHEMA.fill({"seats": 4}) == {**DEFAULTS, "seats": 4}
    assert list(SCHEMA.fill({"teams": "a b", "seats": 3})) == ["scenario", "seats", "fog", "teams"]


def test_filling_twice_changes_nothing() -> None:
    filled = SCHEMA.fill({"fog": "off", "seats": "5", "teams": "red; blue", "scenario": "fleet"})
    assert filled == {"scenario": "fleet", "seats": 5, "fog": False, "teams": ("red", "blue")}
    assert SCHEMA.fill(filled) == filled


@pytest.mark.parametrize("text", ["yes", "true", "on", "1", "YES", "True"])
def test_a_switch_is_on(text: str) -> None:
    assert SCHEMA.fill({"fog": text})["fog"] is True


@pytest.mark.parametrize("text", ["no", "false", "off", "0", "No"])
def test_a_switch_is_off(text: str) -> None:
    assert SCHEMA.fill({"fog": text})["fog"] is False


@pytest.mark.parametrize(
    ("chosen", "message"),
    [
        ({"fgo": True}, "there is no option 'fgo'; did you mean fog\\?"),
        ({"zzz": True}, "there is no option 'zzz'$"),
        ({"fog": "maybe"}, "option fog is a switch: use yes or no, not 'maybe'"),
        ({"seats": 7}, "option seats is a number from 2 to 6, not 7"),
        ({"seats": 1}, "from 2 to 6"),
        ({"seats": "many"}, "from 2 to 6, not 'many'"),
        ({"seats": True}, "from 2 to 6, not True"),
        ({"scenario": "convoi"}, "'convoi' is not one of duel, convoy, fleet; did you mean convoy\\?"),
    ],
)
def test_an_error_says_what_is_allowed(chosen: dict[str, Value], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        SCHEMA.fill(chosen)


def test_changed_tells_what_differs_from_the_defaults() -> None:
    assert SCHEMA.changed(DEFAULTS) == {}
    values = SCHEMA.fill({"fog": False, "seats": 3, "teams": ("red", "blue")})
    assert SCHEMA.changed(values) == {"seats": "3", "fog": "no", "teams": "red; blue"}
    assert SCHEMA.fill(SCHEMA.changed(values)) == values


@given(
    st.fixed_dictionaries(
        {
            "scenario": st.sampled_from(["duel", "convoy", "fleet"]),
            "seats": st.integers(2, 6),
            "fog": st.booleans(),
            "teams": st.lists(st.text("abc ", min_size=1).map(str.strip).filter(bool)).map(tuple),
        }
    )
)
def test_every_value_reads_back_from_its_text(values: dict[str, Value]) -> None:
    texts = {option.key: option.write(values[option.key]) for option in SCHEMA.options}
    assert SCHEMA.fill(texts) == values


@pytest.mark.parametrize("game", [Auction(), Duel(), Flotillas(), Parley()], ids=lambda game: game.key)
def test_options_stand_in_the_text_of_a_position(game: Game) -> None:
    for options in option_sets(game):
        text = game.new(options, FastDice(1)).text()
        changed = game.options().changed({**defaults(game), **options})
        heading = [f"{key}={value}" for key, value in changed.items()]
        assert text.splitlines()[0].split() == [game.key, *heading]
        assert game.parse(text).text() == text


def defaults(game: Game) -> dict[str, Value]:
    return game.options().fill({})


@pytest.mark.parametrize("key", [key for key in games.names() if "scenario" in defaults(games.find(key))])
def test_the_page_names_the_scenario_that_is_played_by_default(key: str) -> None:
    guide = (ROOT / "web" / "src" / "games" / key / "guide.ts").read_text(encoding="utf-8")
    named = re.search(r'^const SCENARIO = "(.+)";$', guide, re.M)
    assert named is not None and named[1] == defaults(games.find(key))["scenario"]
