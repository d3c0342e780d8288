"""Sealed steps: private runs that commute, may be taken up again, and show nothing until all are opened."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.probes.auction import BID, Auction, AuctionState, Bidding
from tests.probes.flotillas import COUNT, Flotillas
from wardroom.core.decision import DONE, REOPEN, Refused
from wardroom.core.dice import FastDice
from wardroom.core.match import Match
from wardroom.core.state import SPECTATOR

pytestmark = pytest.mark.engine

# What six seats bid, as runs of answers; the smallest purse holds 6.
RUNS = [
    [BID + 2, BID + 3, BID + 1],
    [BID + 0, BID + 6, DONE],
    [DONE],
    [BID + 2, BID + 2, BID + 2],
    [BID + 4, DONE],
    [BID + 1, BID + 0, BID + 5],
]


def new_auction(seats: int = 6) -> AuctionState:
    state = Auction().new({"seats": seats}, FastDice(11))
    state.log = []
    return state


def play(state: AuctionState, order: list[int]) -> None:
    """Each seat of `order` gives the next answer of its run."""
    given = [0] * state.seats
    for seat in order:
        state.apply(seat, RUNS[seat][given[seat]])
        given[seat] += 1


SEAT_BY_SEAT = [seat for seat, run in enumerate(RUNS) for _ in run]


@given(st.permutations(SEAT_BY_SEAT))
def test_answers_in_any_order_lead_to_the_same_state(order: list[int]) -> None:
    first, second = new_auction(), new_auction()
    play(first, SEAT_BY_SEAT)
    play(second, order)
    assert first.round == 2
    assert second.text() == first.text()
    assert str(second.log) == str(first.log)


@given(st.permutations(SEAT_BY_SEAT))
def test_the_record_does_not_say_who_was_faster(order: list[int]) -> None:
    records = []
    for sequence in (SEAT_BY_SEAT, order):
        match = Match.start(Auction(), {}, 11, [f"player {seat}" for seat in range(6)])
        given = [0] * 6
        for seat in sequence:
            match.apply(seat, RUNS[seat][given[seat]])
            given[seat] += 1
        records.append(match.record.dumps())
    assert records[0] == records[1]


@given(st.permutations(SEAT_BY_SEAT))
def test_nothing_of_an_unfinished_run_is_noticed(order: list[int]) -> None:
    state = new_auction()
    unseen = [state.observe(seat).text() for seat in range(6)]
    spectated = state.observe(SPECTATOR).text()
    given = [0] * 6
    for seat in order[:-1]:
        state.apply(seat, RUNS[seat][given[seat]])
        given[seat] += 1
        for other in range(6):
            view = state.observe(other)
            if not given[other]:
                assert view.text() == unseen[other]
            step = view.stack[-1]
            assert isinstance(step, Bidding)
            assert set(step.runs) <= {other}
            assert {seat for seat in range(6) if seat != other} <= set(view.waiting())
        assert state.observe(SPECTATOR).text() == spectated
    assert (state.log, state.irrevocable) == ([], 0)
    state.apply(order[-1], RUNS[order[-1]][given[order[-1]]])
    assert state.log and state.irrevocable == 1


def test_a_seat_sees_its_own_run() -> None:
    state = new_auction()
    state.apply(2, BID + 3)
    assert "bids2 3" in state.observe(2).text()
    state.apply(2, DONE)
    view = state.observe(2)
    assert "bids2 3 0 0" in view.text()
    assert view.waiting() == [0, 1, 3, 4, 5]
    assert view.legal(2) == [REOPEN]


def test_a_finished_run_may_be_taken_up_again_until_all_are_done() -> None:
    state, straight = new_auction(), new_auction()
    state.apply(0, BID + 6)
    assert REOPEN not in state.legal(0)
    with pytest.raises(Refused):
        state.apply(0, REOPEN)
    state.apply(0, DONE)
    with pytest.raises(Refused):
        state.apply(0, BID + 1)
    assert 0 not in state.waiting()
    state.apply(0, REOPEN)
    assert 0 in state.waiting() and state.legal(0) == new_auction().legal(0)
    play(state, SEAT_BY_SEAT)
    play(straight, SEAT_BY_SEAT)
    assert state.text() == straight.text()
    assert REOPEN not in state.legal(0)


def test_opening_happens_with_the_last_answer_only() -> None:
    state = new_auction(2)
    state.apply(0, DONE)
    state.apply(0, REOPEN)
    state.apply(1, DONE)
    assert state.round == 1
    state.apply(0, DONE)
    assert state.round == 2


def test_ties_are_settled_by_the_dice_of_the_opening() -> None:
    winners = set()
    for seed in range(20):
        state = Auction().new({"seats": 2, "rounds": 1}, FastDice(seed))
        for seat in (0, 1):
            state.apply(seat, BID + 3)
            state.apply(seat, DONE)
        assert sorted(state.spent) == [0, 3]
        winners.add(state.spent.index(3))
    assert winners == {0, 1}


def test_strangers_are_not_asked() -> None:
    state = Flotillas().new({}, FastDice(1))
    assert state.legal(SPECTATOR) == [] and state.candidates(5) == []
    refusal = state.why_not(5, COUNT)
    assert refusal is not None and refusal.name == "not-asked"


def test_a_run_of_several_groups_can_always_be_completed() -> None:
    """Whatever is chosen, each group gets a ship."""
    for seed in range(300):
        chance = FastDice(seed)
        state = Flotillas().new({}, FastDice(seed))
        for seat in (0, 1):
            while state.asked() >> seat & 1 and not state.ships[0]:
                legal = state.legal(seat)
                state.apply(seat, legal[chance.below(len(legal), 0)])
        for seat in (0, 1):
            assert all(sum(state.held(seat, group)) for group in range(3))
