"""Windows: the first answer in turn order counts, the others' cards stay in hand unseen; windows chain."""

from itertools import permutations

import pytest

from tests.probes.parley import PLAY, VETO, Objection, Parley, ParleyState
from wardroom.core.decision import DONE, REOPEN, Refused
from wardroom.core.dice import FastDice
from wardroom.core.state import SPECTATOR

pytestmark = pytest.mark.engine

VETOES = PLAY + VETO
MOTION_2 = PLAY + 2


def council(*hands: str, turn: int = 0, options: str = "") -> ParleyState:
    """A council with these hands, the other cards in the deck; the seat in turn is about to play."""
    deck = [0] * 12 + [1] * 8 + [2] * 8 + [3] * 8
    for hand in hands:
        for card in hand:
            deck.remove(int(card))
    rows = [f"hand{seat} {' '.join(hand) or '-'}" for seat, hand in enumerate(hands)]
    lines = [
        f"parley seats={len(hands)} {options}",
        "irrevocable 0",
        f"turn {turn}",
        f"points {' '.join('0' for _ in hands)}",
        *rows,
        f"deck {' '.join(map(str, deck))}",
        "discards -",
        f"step floor {turn % len(hands)}",
    ]
    state = Parley().parse("\n".join(lines), FastDice(2))
    state.log = []
    return state


def window(state: ParleyState) -> Objection:
    step = state.stack[-1]
    assert isinstance(step, Objection)
    return step


def told(state: ParleyState) -> list[str]:
    assert state.log is not None
    return [event.name for event in state.log]


@pytest.mark.parametrize("order", list(permutations([0, 1, 3])))
def test_the_first_answer_in_turn_order_counts_whoever_is_faster(order: tuple[int, ...]) -> None:
    state = council("03", "03", "22", "03", turn=2)
    state.apply(2, MOTION_2)
    for seat in order:
        assert window(state).vetoes == 0
        state.apply(seat, VETOES)
    assert window(state).actor == 3 and window(state).vetoes == 1
    assert state.hands == [[0, 3], [0, 3], [2], [3]]
    assert state.discards == [2, VETO]


def test_later_answers_stay_unseen() -> None:
    """Whether the later seats would have vetoed shows nowhere."""
    states = [council("22", "03", "03", "03") for _ in range(2)]
    for state, answers in zip(states, ((VETOES, VETOES, VETOES), (VETOES, DONE, DONE)), strict=True):
        state.apply(0, MOTION_2)
        for seat, answer in zip((1, 2, 3), answers, strict=True):
            state.apply(seat, answer)
    assert states[0].text() == states[1].text()
    assert str(states[0].log) == str(states[1].log)
    assert told(states[0]) == ["played", "played"]


def test_an_open_window_shows_nothing_of_its_answers() -> None:
    state = council("22", "03", "13", "03")
    state.apply(0, MOTION_2)
    views = {seat: state.observe(seat).text() for seat in (SPECTATOR, 0, 2)}
    heard, irrevocable = told(state), state.irrevocable
    state.apply(1, VETOES)
    state.apply(3, DONE)
    assert {seat: state.observe(seat).text() for seat in views} == views
    assert (told(state), state.irrevocable) == (heard, irrevocable)


def test_a_seat_is_asked_unless_everybody_sees_that_it_cannot_answer() -> None:
    state = council("22", "11", "", "03")
    state.apply(0, MOTION_2)
    assert state.waiting() == [1, 3], "seat 1 holds no veto, which is nobody's business; seat 2 holds nothing"
    assert state.legal(1) == [DONE] and state.legal(3) == [DONE, VETOES]
    refusal = state.why_not(1, VETOES)
    assert refusal is not None and (refusal.name, refusal.rule) == ("not-in-hand", "2.1")


def test_an_answer_may_be_taken_back_while_the_window_is_open() -> None:
    state = council("22", "03", "03")
    state.apply(0, MOTION_2)
    state.apply(1, VETOES)
    assert state.legal(1) == [REOPEN]
    state.apply(1, REOPEN)
    state.apply(1, DONE)
    state.apply(2, DONE)
    assert state.points == [2, 0, 0] and state.discards == [2]


@pytest.mark.parametrize("length", range(6))
def test_a_veto_may_be_vetoed_and_so_on(length: int) -> None:
    """Seats 1 and 0 veto each other in turn; the motion carries after an even number."""
    state = council("0002", "000")
    state.apply(0, MOTION_2)
    for number in range(length):
        state.apply((1, 0)[number % 2], VETOES)
        assert window(state).vetoes == number + 1 if state.stack else True
    while not told(state).count("resolved"):
        state.apply(state.mover(), DONE)
    assert state.points[0] == (2 if length % 2 == 0 else 0)
    assert state.discards.count(VETO) == length


def test_the_actor_is_not_asked_about_its_own_card() -> None:
    state = council("00022", "03", "03")
    state.apply(0, MOTION_2)
    assert state.waiting() == [1, 2]
    with pytest.raises(Refused):
        state.apply(0, VETOES)
    state.apply(1, VETOES)
    state.apply(2, DONE)
    assert state.waiting() == [0, 2], "the seat that played the motion may veto the veto"


def test_turn_order_goes_on_from_the_last_actor() -> None:
    state = council("02", "03", "03", "03")
    state.apply(0, MOTION_2)
    state.apply(3, DONE)
    state.apply(1, DONE)
    state.apply(2, VETOES)
    for seat in (1, 0, 3):
        state.apply(seat, VETOES)
    assert window(state).actor == 3, "after seat 2 comes seat 3"


def test_without_anybody_to_ask_a_window_closes_by_itself() -> None:
    state = council("22", "", "")
    state.apply(0, MOTION_2)
    assert state.points == [2, 0, 0] and state.waiting() == [1]


def test_without_chains_the_first_veto_stands() -> None:
    state = council("02", "03", "03", options="chain=no")
    state.apply(0, MOTION_2)
    state.apply(2, DONE)
    state.apply(1, VETOES)
    assert state.points == [0, 0, 0] and told(state)[:3] == ["played", "played", "resolved"]
    assert state.hands[0] == [0]
