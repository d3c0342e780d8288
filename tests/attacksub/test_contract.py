"""The generic and the hidden-information suites on this game, over all scenarios."""

from __future__ import annotations

import pytest

from tests.suite import generic, hidden, read_back
from tests.suite.rotation import GAMES, turn
from wardroom.core.options import Value
from wardroom.core.state import UNKNOWN, State
from wardroom.games.attacksub.battle import DOWN, FLOWN, IN_PLAY, Battle
from wardroom.games.attacksub.deck import old_cards
from wardroom.games.attacksub.game import GAME
from wardroom.games.attacksub.reactions import Operation
from wardroom.games.attacksub.turn import PlayerTurn

SCENARIOS = [scenario.key for scenario in GAME.catalogue.scenarios]
TABLES: list[dict[str, Value]] = [
    {"sides": "first"},
    {"sides": "second", "decks": 1},
    {"decks": 9},
]
EVERY_SET = [*generic.option_sets(GAME), *TABLES[1:2]]


def check_pieces(state: State) -> None:
    """Cards are never lost or doubled, hands are in order, markers stand on their tracks."""
    assert isinstance(state, Battle)
    counts = state.discard[:]
    assert len(state.pile) == state.pile_left
    for cards in (state.pile, *state.hands, *state.under):
        assert cards == sorted(cards)
        for card in cards:
            counts[card] += 1
    for entry in state.aloft:
        counts[entry >> 8 & 255] += 1
        assert state.status[entry >> 16] == IN_PLAY
        assert entry & 255 in (0, FLOWN)
    if state.hands[0] or state.hands[1] or state.pile_left:
        assert counts == state.catalogue.counts
    for place in range(state.places):
        ship = state.ships[place]
        assert 0 <= state.sensor[place] < len(ship.sensor)
        assert 0 <= state.attack[place] < max(1, len(ship.attack))
        assert 0 <= state.weak_sensor[place] <= DOWN and 0 <= state.weak_attack[place] <= DOWN
        for column in range(state.width):
            assert 0 <= state.box(place, column) <= state.top(place)
            if column < state.places and not state.subs[column]:
                assert state.box(place, column) == 0
    for viewer, old in enumerate(state.old):
        away = old_cards(state, viewer, 0) + old_cards(state, viewer, 1)
        assert bool(old) == bool(away)


def keeps_secrets(truth: State, view: State) -> None:
    """Other hands and what lies under discards (2.3) are backs, and the pile is a number."""
    assert isinstance(view, Battle)
    assert not view.pile
    for seat in range(view.seats):
        assert seat == view.observer or {*view.hands[seat], *view.under[seat]} <= {UNKNOWN}


def draft(state: State) -> object:
    """What is being chosen where others may not notice it: a play, or the answer to one."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, PlayerTurn):
        return top
    return top if isinstance(top, Operation) and top.open else None


@pytest.mark.engine
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_generic_suite(scenario: str) -> None:
    generic.play_through(GAME, {"scenario": scenario}, 11, check_pieces, 23)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_other_tables(options: dict[str, Value]) -> None:
    generic.play_through(GAME, options, 3, check_pieces, 29)


@pytest.mark.parametrize("options", EVERY_SET, ids=str)
def test_hidden_information(options: dict[str, Value]) -> None:
    hidden.check_game(GAME, options, turn(), 3, keeps_secrets, draft, observers=2)


@pytest.mark.parametrize("options", EVERY_SET, ids=str)
def test_texts_of_doctrine_read_back(options: dict[str, Value]) -> None:
    read_back.play_by_doctrine(GAME, options, turn(), 5)


@pytest.mark.soak
@pytest.mark.parametrize("options", EVERY_SET, ids=str)
@pytest.mark.parametrize("seed", range(GAMES))
def test_every_option_set(options: dict[str, Value], seed: int) -> None:
    generic.play_through(GAME, options, seed, check_pieces, 3)
    hidden.check_game(GAME, options, seed, 45, keeps_secrets, draft)
    read_back.play_by_doctrine(GAME, options, seed, 1)
