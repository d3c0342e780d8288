"""The generic and the hidden-information suites on this game, over its option sets and deck mixes."""

from __future__ import annotations

import pytest

from tests.coldwar.look import cards_and_ships
from tests.suite import generic, hidden, read_back
from tests.suite.rotation import GAMES, turn
from wardroom.core.options import Value
from wardroom.core.sealed import Sealed
from wardroom.core.state import SPECTATOR, UNKNOWN, State
from wardroom.games.coldwar.battle import Battle
from wardroom.games.coldwar.game import GAME
from wardroom.games.coldwar.intelligence import Peek
from wardroom.games.coldwar.shipshape import AdjustOrdnance
from wardroom.games.coldwar.task_force import CARD_BITS, DOWN, HIDDEN_CARD, SEEN
from wardroom.games.coldwar.volley import BattleStations


def check_pieces(state: State) -> None:
    """Cards and ships are never lost or doubled; hands are in order; hulls stand."""
    assert isinstance(state, Battle)
    cards_and_ships(state)
    for seat, force in enumerate(state.forces):
        assert force.hand == sorted(force.hand)
        assert force.known == sorted(force.known)
        assert force.tactics == sorted(force.tactics)
        for ship in force.ships:
            assert state.owner(ship) == seat
            assert 0 <= state.hurt[ship] < state.ship(ship).hits


def keeps_secrets(truth: State, view: State) -> None:
    """Of others one knows the cards one was shown, no face-down card (12.4), no order card (6), no pile."""
    assert isinstance(truth, Battle) and isinstance(view, Battle)
    observer = view.observer
    assert not view.draw
    named = sum(isinstance(step, Peek) for step in truth.stack)
    for seat, force in enumerate(view.forces):
        if seat == observer:
            continue
        shown = sum(entry >> 8 == observer for entry in truth.forces[seat].known)
        known = [card for card in force.hand if card != UNKNOWN]
        assert force.open or len(known) <= shown + named
        assert force.moved or force.order in (0, UNKNOWN)
        for entry in force.area:
            looked = observer != SPECTATOR and (
                entry >> SEEN + observer & 1 or truth.same_team(seat, observer)
            )
            assert looked or not entry & DOWN or entry & CARD_BITS == HIDDEN_CARD


def draft(state: State) -> object:
    """What is being chosen where others may not notice it: sealed answers, the volley, discards."""
    top = state.stack[-1] if state.stack else None
    return top if isinstance(top, Sealed | BattleStations | AdjustOrdnance) else None


SETS: list[dict[str, Value]] = [
    {"rounds": 1, **options} for options in generic.option_sets(GAME) if "rounds" not in options
]
TEAMS: dict[str, Value] = {"seats": 4, "team_size": 2}
# 2, 5.1 What may be shuffled in, and tables at which it meets other rules.
DECKS: list[dict[str, Value]] = [
    {"action": True},
    {"tactics": 4},
    {"bad_luck": 7},
    {"tactics": 5, "bad_luck": 9},
    {"action": True, "tactics": 4},
    {"action": True, "bad_luck": 7},
    {"action": True, "tactics": 3, "bad_luck": 11},
    {"action": True, "tactics": 9, "bad_luck": 20},
]
MIXES: list[dict[str, Value]] = [
    *DECKS,
    {"bad_luck": 7, "bad_luck_dealt": True},
    {"action": True, "tactics": 9, "bad_luck": 20, "bad_luck_dealt": True},
    {"action": True, "escorts": True},
    {"action": True, "tactics": 9, "bad_luck": 20, "escorts": True, "area_limits": True},
    {"action": True, "seats": 3, "quick_response": True, "order_cards": 9},
    {"action": True, **TEAMS, "escorts": True},
    {"tactics": 4, **TEAMS},
    {"action": True, "tactics": 9, "bad_luck": 20, **TEAMS, "escorts": True},
    {"action": True, "tactics": 9, "bad_luck": 20, "seats": 6},
    {"action": True, "tactics": 6, "bad_luck": 12, "seats": 6, "team_size": 3, "bad_luck_dealt": True},
    {"action": True, "tactics": 9, "bad_luck": 20, "air_defense": False, "prepared_defenses": False},
    # 13.5 What lies on the table meets the next deal.
    {"tactics": 4, "rounds": 2},
    {"tactics": 4, "rounds": 2, "tactics_last": "round"},
    {"action": True, "tactics": 9, "bad_luck": 20, "rounds": 2, "seats": 3},
    {"action": True, "tactics": 9, "bad_luck": 20, "rounds": 2, **TEAMS, "tactics_last": "round"},
]
FORGETTING = frozenset({"round-begins"})
# 13.64 Players remember the cards of a hand that lay open; who looks on sees them while they lie there.
PASSING = frozenset({"hand-shown"})


@pytest.mark.engine
@pytest.mark.parametrize("options", [*SETS[:: max(1, len(SETS) // 8)], *MIXES], ids=str)
def test_generic_suite(options: dict[str, Value]) -> None:
    generic.play_through(GAME, {"rounds": 1, **options}, 11, check_pieces, 13)


@pytest.mark.parametrize("options", SETS + MIXES, ids=str)
def test_hidden_information(options: dict[str, Value]) -> None:
    hidden.check_game(
        GAME,
        {"rounds": 1, **options},
        turn(),
        3,
        keeps_secrets,
        draft,
        FORGETTING,
        observers=2,
        passing=PASSING,
    )


@pytest.mark.parametrize("options", SETS + MIXES, ids=str)
def test_texts_of_doctrine_read_back(options: dict[str, Value]) -> None:
    read_back.play_by_doctrine(GAME, {"rounds": 1, **options}, turn(), 5)


@pytest.mark.soak
@pytest.mark.parametrize("options", SETS + MIXES, ids=str)
@pytest.mark.parametrize("seed", range(GAMES))
def test_every_option_set(options: dict[str, Value], seed: int) -> None:
    rules = {"rounds": 1, **options}
    generic.play_through(GAME, rules, seed, check_pieces, 1)
    hidden.check_game(GAME, rules, seed, 45, keeps_secrets, draft, FORGETTING, passing=PASSING)
    read_back.play_by_doctrine(GAME, rules, seed, 1)
