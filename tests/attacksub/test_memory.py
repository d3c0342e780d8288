"""2.3 What seats and those who look on know of the cards after a shuffle: never more than they have seen."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from tests.attacksub.table import CATALOGUE, Table, a
from tests.marks import rule
from tests.suite import hidden
from wardroom.core.dice import FastDice
from wardroom.core.state import SPECTATOR
from wardroom.games.attacksub.battle import LOOKER_ON, VIEWERS, Battle
from wardroom.games.attacksub.deck import held_over, old_cards, unseen
from wardroom.games.attacksub.game import GAME

PS = a("passive")
SPECTATORS = (LOOKER_ON * 2, LOOKER_ON * 2 + 1)
TWIN = next(card.key for card in CATALOGUE.cards if card.count == 2)
CONTROL, TECHNICIAN, STATIONS, RANGE = a("control"), a("technician"), a("stations"), a("range")


def hands(state: object) -> tuple[tuple[int, ...], tuple[int, ...]]:
    assert isinstance(state, Battle)
    return tuple(state.hands[0]), tuple(state.hands[1])


def known(b: Battle, counts: list[int]) -> list[int]:
    return [counts[slot] for slot in SPECTATORS]


def looked_on(table: Table) -> Battle:
    view = table.state.observe(SPECTATOR)
    assert isinstance(view, Battle)
    assert str(GAME.parse(str(view), FastDice(1))) == str(view)
    return view


@rule("attacksub", "2.3")
def test_whose_old_card_has_come_up_may_stay_open() -> None:
    """A newer card is laid down; the old one of its print is in the other hand, as it may be."""
    lines = f"""
        deck: 2
        hand seat1: {CONTROL} {TWIN}
        hand seat2: {TWIN}
        memory spectator: kept=1,1 buried=0,0 loose=0,0 {CONTROL} {TWIN}
    """
    with Table("a", lines) as table:
        table.do(1, f"discard {TWIN} done")
        view = looked_on(table)
        assert known(view, view.kept) == [0, 1]
        held = {hands(view.imagine(FastDice(seed)))[1] for seed in range(40)}
        assert held == {(GAME.piece(CONTROL),), (GAME.piece(TWIN),)}
        table.do(1, "done")
        table.do(2, f"discard {TWIN} done")
        view = looked_on(table)
        assert known(view, view.kept) == [0, 0] and not view.old[LOOKER_ON]
        view.imagine(FastDice(3))


@rule("attacksub", "2.3")
def test_a_hand_without_newer_cards_gives_an_old_one_away() -> None:
    lines = f"""
        deck: 2
        hand seat1: {CONTROL} {TWIN}
        hand seat2: {STATIONS}
        memory spectator: kept=2,1 buried=0,0 loose=0,0 {CONTROL} {TWIN} {STATIONS}
    """
    with Table("a", lines) as table:
        table.do(1, f"discard {TWIN} done")
        view = looked_on(table)
        assert known(view, view.kept) == [1, 1]
        held = {hands(view.imagine(FastDice(seed))) for seed in range(40)}
        control, stations = (GAME.piece(CONTROL),), (GAME.piece(STATIONS),)
        assert held == {(control, stations), (stations, control)}


@rule("attacksub", "2.3")
def test_two_hands_are_imagined_as_often_as_they_can_be_dealt() -> None:
    """One card of each hand was unseen at the shuffle; all the rest is dealt from what is left."""
    pool = [CONTROL, TECHNICIAN, STATIONS, RANGE, PS]
    old = pool[:3]
    lines = f"""
        deck: 2
        draw: {pool[3]} {pool[4]}
        hand seat1: {pool[0]}
        hand seat2: {pool[1]} {pool[2]}
        memory spectator: kept=1,1 buried=0,0 loose=0,0 {" ".join(old)}
    """
    expected = Counter[object]()
    for dealt in permutations(pool):
        if dealt[0] in old and dealt[1] in old:
            cards = [GAME.piece(key) for key in dealt]
            expected[(cards[0],), tuple(sorted(cards[1:3]))] += 1
    with Table("a", lines) as table:
        view = looked_on(table)
        hidden.check_frequencies(
            hidden.frequencies(view, hands, 6000), {world: float(ways) for world, ways in expected.items()}
        )


def check_memory(b: Battle) -> None:
    """Every card that is known to be held has a place to be in, and a print that it may be."""
    for viewer in range(VIEWERS):
        over = held_over(b, viewer, unseen(b, viewer))
        assert sum(over) >= old_cards(b, viewer, 0) + old_cards(b, viewer, 1)
        for owner in range(2):
            slot = viewer * 2 + owner
            held, under = len(b.hands[owner]), len(b.under[owner])
            assert b.kept[slot] <= held and b.buried[slot] <= under
            assert old_cards(b, viewer, owner) <= held + under
            # The truth is among what may be.
            own = Counter(card for card in b.hands[owner])
            assert sum(min(count, over[card]) for card, count in own.items() if over) >= b.kept[slot]


@rule("attacksub", "2.3")
@pytest.mark.parametrize(("scenario", "seed"), [("l", 1), ("j", 2), ("i", 22)])
def test_no_game_makes_a_memory_impossible(scenario: str, seed: int) -> None:
    """Games in which a spectator once took a card for that of the wrong hand."""
    state = GAME.new(GAME.options().fill({"scenario": scenario, "decks": 9}), FastDice(seed))
    chance = FastDice(seed)
    shuffled = 0
    while state.waiting():
        legal = state.legal(state.mover())
        state.apply(state.mover(), legal[chance.below(len(legal), 0)])
        if state.deck > 1 and state.stack:
            shuffled += 1
            check_memory(state)
            if shuffled % 40 == 0:
                view = state.observe(SPECTATOR)
                assert GAME.parse(view.text(), FastDice(1)).text() == view.text()
                assert view.imagine(FastDice(shuffled)).observe(SPECTATOR).text() == view.text()
    assert shuffled
