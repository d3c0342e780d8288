"""What seats may know, and that what is imagined is as likely as it should be."""

from collections import Counter
from collections.abc import Hashable
from itertools import combinations

import pytest

from tests.highseas.look import SEA, sea, truth
from tests.suite import hidden
from tests.suite.values import holds_every_value
from wardroom.core.dice import FastDice
from wardroom.core.options import Value
from wardroom.core.state import SPECTATOR, UNKNOWN, State
from wardroom.games.highseas.battle import MAIN_ATTACK, Attack, Battle
from wardroom.games.highseas.game import GAME
from wardroom.games.highseas.resolution import Resolution

POSITION = (
    "draw: planning armor*2\nseat 1\n  row1: hood\n  hand: evasive main16-3\n"
    "seat 2\n  row1: bismarck\n  hand: near-miss armor\n"
)


def test_hands_are_seen_by_their_owners_only() -> None:
    with sea(POSITION) as scene:
        for viewer in (SPECTATOR, 0, 1):
            view = scene.state.observe(viewer)
            assert isinstance(view, Battle)
            assert view.draw == []
            for seat in (0, 1):
                known = view.fleets[seat].hand != [UNKNOWN] * 2
                assert known == (seat == viewer)


def test_a_draft_keeps_the_hand_as_large_as_it_was() -> None:
    with sea(POSITION) as scene:
        scene.do(1, "main16-3 hood > bismarck")
        view = scene.state.observe(1)
        assert isinstance(view, Battle)
        assert view.fleets[0].hand == [UNKNOWN] * 2
        scene.do(1, "done")
        view = scene.state.observe(1)
        assert isinstance(view, Battle)
        assert view.fleets[0].hand == [UNKNOWN]


def test_imagined_hands_are_all_as_likely() -> None:
    with sea(POSITION) as scene:
        view = scene.state.observe(0)
        pool = sorted([SEA.piece(key) for key in ("planning", "armor", "armor", "armor", "near-miss")])
        weights: Counter[Hashable] = Counter(
            tuple(sorted(pool[place] for place in hand)) for hand in combinations(range(5), 2)
        )

        def hand_of(world: State) -> Hashable:
            assert isinstance(world, Battle)
            return tuple(world.fleets[1].hand)

        counts = hidden.frequencies(view, hand_of, 3000)
        hidden.check_frequencies(counts, weights)
        assert truth(scene).fleets[1].hand == sorted([SEA.piece("near-miss"), SEA.piece("armor")])


def test_after_a_shuffle_the_discards_may_be_anywhere() -> None:
    state = GAME.new({"seats": 2, "nations": "drawn", "first_seat": 1}, FastDice(4))
    chance = FastDice(5)
    while state.waiting():
        if state.draw_left < 20 and sum(state.discard) > 30:
            break
        seat = state.mover()
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal), 0)])
    for seed in range(3):
        world = state.observe(0).imagine(FastDice(seed))
        assert isinstance(world, Battle)
        assert world.discard == state.discard
        assert sum(world.draw) == state.draw_left


# -- copies, texts and views by their values ----------------


@pytest.mark.engine
@pytest.mark.parametrize("options", [{"seats": 3}, {"seats": 4, "team_size": 2}], ids=["three", "teams"])
def test_copies_and_texts_hold_every_value(options: dict[str, Value]) -> None:
    assert len(holds_every_value(GAME, options)) > 6


def test_copies_hold_what_is_seldom_so() -> None:
    step = Resolution(0)
    step.begun = True
    step.plus = 2
    copied = step.copy()
    assert isinstance(copied, Resolution) and copied.begun and copied.plus == 2
    attack = Attack(MAIN_ATTACK, 0, 1, 1, 2)
    attack.kept = True
    assert attack.copy().kept
