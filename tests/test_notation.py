"""Typed lines: invalid, illegal and ambiguous words, beginnings, whole runs, and sets in any order."""

from contextlib import suppress
from random import Random

import pytest

from tests.probes.auction import BID, Auction
from tests.probes.duel import LAY, PLAY, Duel, DuelState
from tests.probes.flotillas import GROUP, HEX, Flotillas, FlotillasState, hex_of
from wardroom import games
from wardroom.core import notation
from wardroom.core.decision import DONE, REOPEN
from wardroom.core.dice import FastDice
from wardroom.core.game import Game
from wardroom.core.notation import (
    Ambiguous,
    Illegal,
    Invalid,
    NotationError,
    find,
    read_line,
    read_word,
    words_of,
    write_run,
)
from wardroom.games.worldatwar.actions import LIGHT, STAY
from wardroom.games.worldatwar.game import GAME as WORLD_AT_WAR

pytestmark = pytest.mark.engine

DUEL = Duel()
SEA = Flotillas()
TORP_2, TORP_4, EVADE_1, EVADE_6 = 1, 3, 6, 11


def duel() -> DuelState:
    return DUEL.parse(
        """duel copies=1
        irrevocable 0
        turn 1
        hulls 2 2
        hand0 torp2 torp4 evade1 evade6
        hand1 torp1 torp3 evade2 evade3
        deck torp5 torp6 evade4 evade5
        discards -
        seen -
        step turn 0 -""",
        FastDice(1),
    )


def sea() -> FlotillasState:
    state = SEA.new({"groups": 2}, FastDice(1))
    for seat in (0, 1):
        for word in ("heavy1", "medium1", "light1"):
            state.apply(seat, read_word(SEA, state, seat, word))
    return state


# -- one word ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "action"),
    [
        ("torp2", PLAY + TORP_2),
        ("TORP2", PLAY + TORP_2),
        ("lay-t", None),
        ("lay-evade6", LAY + EVADE_6),
        ("done", DONE),
        ("d", DONE),
        ("pass", DONE),
        ("готово", DONE),
        ("торпеда4", PLAY + TORP_4),
        ("Сброс-уклон1", LAY + EVADE_1),
        ("lay-evade1", LAY + EVADE_1),
    ],
)
def test_words_and_their_beginnings(word: str, action: int | None) -> None:
    if action is None:
        with pytest.raises(Ambiguous):
            read_word(DUEL, duel(), 0, word)
    else:
        assert read_word(DUEL, duel(), 0, word) == action


@pytest.mark.parametrize("word", ["лёгкие", "легкие", "Лег"])
def test_nobody_needs_to_type_the_dots_of_a_russian_letter(word: str) -> None:
    assert find(WORLD_AT_WAR, word, [LIGHT, STAY]) == [LIGHT]


def test_an_exact_name_wins_over_longer_ones() -> None:
    game = Auction()
    state = game.new({"seats": 2}, FastDice(1))
    state.purses = [12, 12]
    assert read_word(game, state, 0, "bid1") == BID + 1
    with pytest.raises(Ambiguous):
        read_word(game, state, 0, "bid")


def test_ambiguous_says_what_it_could_be() -> None:
    with pytest.raises(Ambiguous, match="'torp' could be torp2 or torp4") as caught:
        read_word(DUEL, duel(), 0, "torp")
    assert caught.value.actions == [PLAY + TORP_2, PLAY + TORP_4]


def test_illegal_says_which_rule_forbids_it() -> None:
    with pytest.raises(Illegal) as caught:
        read_word(DUEL, duel(), 0, "torp5")
    assert caught.value.action == PLAY + 4
    assert (caught.value.refusal.name, caught.value.refusal.rule) == ("not-in-hand", "2.1")
    with pytest.raises(Illegal) as caught:
        read_word(SEA, sea(), 0, "charlie")
    assert caught.value.refusal.name == "not-asked", "a thing of the game that is not asked about here"
    assert str(caught.value) == "'charlie': this is not asked for here"


@pytest.mark.parametrize("word", ["iowa", "torp9", "?", "торпеда77"])
def test_invalid_is_what_the_game_does_not_have(word: str) -> None:
    with pytest.raises(Invalid):
        read_word(DUEL, duel(), 0, word)


def test_invalid_offers_the_nearest_name() -> None:
    with pytest.raises(Invalid, match="did you mean evade6"):
        read_word(DUEL, duel(), 0, "evede6")


def test_the_whole_name_of_something_forbidden_never_means_something_else() -> None:
    """`lay-evade6` is legal, but who says `evade6` wants to play it."""
    with pytest.raises(Illegal, match="only-in-answer"):
        read_word(DUEL, duel(), 0, "evade6")


def test_several_illegal_things_are_ambiguous_too() -> None:
    with pytest.raises(Ambiguous):
        read_word(SEA, sea(), 0, "heavy")


# -- whole lines ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        "alpha c2 b1 done",
        "alpha > c2, b1 done",
        "alpha->c2 b1 done",
        "alpha -> c2 with b1 done",
        "  Alpha to C2 , on b1   DONE ",
        "альфа на c2 b1 готово",
    ],
)
def test_a_line_holds_a_whole_run(line: str) -> None:
    state = sea()
    actions = read_line(SEA, state.observe(0), 0, line)
    assert actions == [GROUP, HEX + hex_of("c2"), HEX + hex_of("b1"), DONE]
    assert write_run(SEA, actions) == "alpha c2 b1 done"
    assert read_line(SEA, state.observe(0), 0, write_run(SEA, actions)) == actions


def test_words_of_a_line() -> None:
    assert words_of("gun5 Iowa > Slava") == ["gun5", "Iowa", "Slava"]
    assert words_of("gun5 из Iowa->Slava, Kirov") == ["gun5", "Iowa", "Slava", "Kirov"]
    assert words_of(" > , to ") == []


def test_a_part_of_a_run_is_enough() -> None:
    assert read_line(SEA, sea().observe(0), 0, "alpha") == [GROUP]


@pytest.mark.parametrize("line", ["", "   ", "> to"])
def test_an_empty_line_is_invalid(line: str) -> None:
    with pytest.raises(Invalid, match="say what to do"):
        read_line(SEA, sea().observe(0), 0, line)


def test_a_line_stops_where_somebody_else_is_asked() -> None:
    with pytest.raises(Invalid, match="one word too many"):
        read_line(SEA, sea().observe(0), 0, "done bravo")
    with pytest.raises(Invalid, match="one word too many"):
        read_line(DUEL, duel().observe(0), 0, "torp2 done")
    with pytest.raises(Invalid, match="nothing is asked of you now: it is for seat 1"):
        read_line(SEA, sea().observe(1), 1, "bravo")


def test_a_line_changes_nothing() -> None:
    view = sea().observe(0)
    text = view.text()
    read_line(SEA, view, 0, "alpha c2 b1 done")
    assert view.text() == text


@pytest.mark.parametrize("end", ["", " done"])
@pytest.mark.parametrize("cards", ["lay-torp2 lay-torp4 lay-evade6", "lay-torp2 lay-evade6 lay-torp4"])
def test_sets_may_be_named_in_reverse(cards: str, end: str) -> None:
    """The first card lies on top; the rest are asked in the order of the deck."""
    actions = read_line(DUEL, duel().observe(0), 0, cards + end)
    assert actions[:3] == [LAY + TORP_2, LAY + TORP_4, LAY + EVADE_6]
    assert actions[3:] == ([DONE] if end else [])


def test_a_line_that_no_order_mends_says_what_was_wrong_first() -> None:
    with pytest.raises(Illegal, match="only-in-answer"):
        read_line(DUEL, duel().observe(0), 0, "evade6 done")
    with pytest.raises(Illegal, match="out-of-order"):
        read_line(DUEL, duel().observe(0), 0, "lay-torp2 lay-evade6 lay-evade1 lay-torp4")


@pytest.mark.parametrize("key", ["coldwar", "highseas", "attacksub"])
def test_a_long_line_costs_little_in_any_order(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Words are looked up a bounded number of times, however many orders a line could be read in."""
    game = games.find(key)
    rng = Random(5)
    state = game.new(game.options().fill({}), FastDice(3))
    looked_up: list[str] = []
    plain = notation.find

    def find(game: Game, word: str, actions: list[int]) -> list[int]:
        looked_up.append(word)
        return plain(game, word, actions)

    monkeypatch.setattr(notation, "find", find)
    for _ in range(40):
        if not state.waiting():
            break
        seat = state.waiting()[0]
        names = [game.action_text(action) for action in state.candidates(seat)]
        for words in (rng.sample(names, min(5, len(names))), rng.choices(names, k=60)):
            looked_up.clear()
            with suppress(NotationError):
                read_line(game, state.observe(seat), seat, " ".join([*words, "done", *words]))
            # Once in the order typed, in sets of up to five, and then as often as is tried.
            assert len(looked_up) <= 10 * (2 * len(words) + 1) + notation.MOST_TRIED
        state.apply(seat, rng.choice(state.legal(seat)))


def test_a_sealed_run_in_one_line_and_again() -> None:
    game = Auction()
    state = game.new({}, FastDice(3))
    for action in read_line(game, state.observe(4), 4, "bid2 ставка1 done"):
        state.apply(4, action)
    assert read_line(game, state.observe(4), 4, "reopen bid3 done") == [REOPEN, BID + 3, DONE]
    with pytest.raises(Invalid, match="one word too many"):
        read_line(game, state.observe(2), 2, "done bid1")
    with pytest.raises(Illegal, match="over-purse"):
        read_line(game, state.observe(2), 2, "bid3 bid3 bid12")
