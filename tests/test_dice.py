"""Dice: the specification of docs/dice.md, fairness, and scripts."""

import re
from collections import Counter
from pathlib import Path

import check_dice
import pytest
from hypothesis import given
from hypothesis import strategies as st

from wardroom.core.dice import (
    WIDEST,
    Dice,
    FastDice,
    KeyedDice,
    ScriptedDice,
    ScriptError,
    commitment,
    seeded_key,
    table_key,
)

pytestmark = pytest.mark.engine

STREAMS = ("attack", "ship")
KEY = seeded_key(1941)
KEY_HEX = "1108cf50ca16345d6c77f0f0747b27f0c78ede7cf785cf7b208236d6d10a4bf2"
FAST_THOUSANDS = [596, 602, 103, 705, 465, 412, 89, 31, 843, 681, 303, 403]
FAST_WORD = 28620753873165388
FAST_ROLLS = [6, 1, 4, 2, 4, 4, 3, 6, 4, 4, 4, 1, 4, 6, 6, 1, 3, 3, 3, 5]
FAST_SEEDS = [328, 301, 340, 28, 28, 485]
KEYED_ROLLS = [2, 3, 5, 4, 4, 3, 3, 5, 3, 6, 2, 1, 5, 3, 6, 2, 3, 4, 3, 2]
KEYED_CARDS = [46, 5, 43, 22, 5, 27, 10, 12, 15, 16, 0, 31, 12, 13, 33, 50, 21, 3, 44, 0]
KEYED_PICKS = [8, 0, 9, 6, 4, 5, 2, 1, 7, 3]
# 99.99 % of fair samples stay below, by degrees of freedom.
CHI_SQUARE = {1: 15.14, 5: 25.74, 9: 33.72, 51: 97.03}


def chi_square(results: list[int], n: int) -> float:
    expected = len(results) / n
    counts = Counter(results)
    return sum((counts[value] - expected) ** 2 / expected for value in range(n))


def some_dice() -> list[Dice]:
    return [FastDice(7), KeyedDice(KEY, STREAMS), ScriptedDice([1, 2, 3, 4, 5, 6] * 3)]


# -- the numbers themselves, the same compiled and interpreted, today and always -----------------------------


def test_fast_vectors() -> None:
    dice = FastDice(1941)
    assert [dice.below(1000, 0) for _ in range(12)] == FAST_THOUSANDS
    assert dice.word == FAST_WORD
    assert [dice.roll(0) for _ in range(20)] == FAST_ROLLS
    assert [FastDice(seed).below(1000, 0) for seed in (0, 1, 2, -1, 2**63 - 1, 2**64 + 5)] == FAST_SEEDS


def test_keyed_vectors() -> None:
    dice = KeyedDice(KEY, STREAMS)
    assert KEY.hex() == KEY_HEX
    assert [dice.roll(0) for _ in range(20)] == KEYED_ROLLS
    assert [dice.below(52, 1) for _ in range(20)] == KEYED_CARDS
    pile = list(range(10))
    assert [dice.pick(pile, 1) for _ in range(10)] == KEYED_PICKS


def test_rejected_numbers_are_drawn_again() -> None:
    """2**30 + 1 rejects a quarter of all numbers, so the second attempt really happens."""
    dice = KeyedDice(KEY, STREAMS)
    n = 2**30 + 1
    results = [dice.below(n, 0) for _ in range(100)]
    assert results == [check_dice.result(KEY, "attack", index, n) for index in range(100)]
    first = [dice.block(0, index // 16, 0)[index % 16] for index in range(100)]
    assert 10 < sum(word >= 3 * n for word in first) < 40


# -- against the stand-alone checker -------------------------------------------------------------------------


@given(
    st.binary(min_size=1, max_size=64),
    st.lists(st.tuples(st.integers(1, WIDEST), st.integers(0, 1)), max_size=40),
)
def test_checker_recomputes_every_result(key: bytes, asked: list[tuple[int, int]]) -> None:
    dice = KeyedDice(key, STREAMS)
    dice.logging = True
    results = [dice.below(n, stream) for n, stream in asked]
    assert [(n, stream) for stream, _, n, _ in dice.log] == asked
    assert [value for _, _, _, value in dice.log] == results
    for stream, index, n, value in dice.log:
        assert check_dice.result(key, STREAMS[stream], index, n) == value
    assert dice.indices == [sum(stream == number for _, stream in asked) for number in (0, 1)]


@given(st.binary(min_size=32, max_size=32), st.text(), st.text(), st.text(), st.lists(st.binary(max_size=40)))
def test_checker_recomputes_keys(
    secret: bytes, table: str, options: str, content: str, nonces: list[bytes]
) -> None:
    assert table_key(secret, table, options, content, nonces) == check_dice.table_key(
        secret, table, options, content, nonces
    )
    assert commitment(secret) == check_dice.commitment(secret)


@given(st.integers())
def test_checker_recomputes_seeds(seed: int) -> None:
    assert seeded_key(seed) == check_dice.seeded_key(seed)


def test_table_key_depends_on_every_part() -> None:
    secret = bytes(range(32))
    keys = {
        table_key(secret, "t1", "o", "c", [b"a", b"b"]),
        table_key(bytes(32), "t1", "o", "c", [b"a", b"b"]),
        table_key(secret, "t1o", "", "c", [b"a", b"b"]),
        table_key(secret, "t1", "oc", "", [b"a", b"b"]),
        table_key(secret, "t1", "o", "c", [b"ab"]),
        table_key(secret, "t1", "o", "c", [b"b", b"a"]),
        table_key(secret, "t1", "o", "c", [b"a", b"b", b""]),
    }
    assert len(keys) == 7
    with pytest.raises(ValueError, match="32 bytes, not 31"):
        table_key(bytes(31), "t1", "o", "c", [])


def test_the_example_in_the_docs() -> None:
    """The commands of docs/dice.md print what it says."""
    text = (Path(__file__).parent.parent / "docs" / "dice.md").read_text(encoding="utf-8")
    commands = re.findall(r"^\$ python tools/check_dice\.py (.*)\n(.*)$", text, re.MULTILINE)
    assert len(commands) >= 5
    for command, printed in commands:
        assert check_dice.main([word.strip("'") for word in re.findall(r"'[^']*'|\S+", command)]) == printed


# -- fairness ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [2, 6, 10, 52])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_uniform(n: int, seed: int) -> None:
    fast, keyed = FastDice(seed), KeyedDice(seeded_key(seed), STREAMS)
    for results in ([fast.below(n, 0) for _ in range(20000)], [keyed.below(n, 0) for _ in range(20000)]):
        assert chi_square(results, n) < CHI_SQUARE[n - 1]


def test_pairs_of_fast_rolls_are_uniform() -> None:
    dice = FastDice(5)
    pairs = [dice.below(2, 0) * 26 + dice.below(26, 0) for _ in range(50000)]
    assert chi_square(pairs, 52) < CHI_SQUARE[51]


def test_neighbouring_seeds_are_unrelated() -> None:
    results = [FastDice(seed).below(6, 0) for seed in range(20000)]
    assert chi_square(results, 6) < CHI_SQUARE[5]
    changes = [(results[i] - results[i + 1]) % 6 for i in range(0, 20000, 2)]
    assert chi_square(changes, 6) < CHI_SQUARE[5]


@pytest.mark.parametrize("dice", [FastDice(11), KeyedDice(KEY, STREAMS)])
def test_every_order_of_a_pile_is_as_likely(dice: Dice) -> None:
    orders = []
    for _ in range(12000):
        pile = [0, 1, 2]
        first, second = dice.pick(pile, 0), dice.pick(pile, 0)
        orders.append(first * 2 + (second > pile[0]))
    assert chi_square(orders, 6) < CHI_SQUARE[5]


# -- what all dice do ----------------------------------------------------------------------------------------


@given(st.integers(), st.lists(st.integers(), min_size=1))
def test_pick_takes_one_card_out(seed: int, cards: list[int]) -> None:
    pile, dice = list(cards), FastDice(seed)
    taken = [dice.pick(pile, 0) for _ in range(len(cards))]
    assert not pile
    assert sorted(taken) == sorted(cards)
    with pytest.raises(ValueError, match="the pile is empty"):
        dice.pick(pile, 0)


def test_draw_counts_kinds() -> None:
    """A pile kept as counts gives the same card as the same pile laid out in a row."""
    counts = [3, 0, 1, 2, 0]
    pile = [0, 0, 0, 2, 3, 3]
    by_kind, in_a_row = KeyedDice(KEY, STREAMS), KeyedDice(KEY, STREAMS)
    assert [by_kind.draw(counts, 6, 0) for _ in range(200)] == [
        pile[in_a_row.below(6, 0)] for _ in range(200)
    ]
    assert counts == [3, 0, 1, 2, 0]
    with pytest.raises(ValueError, match="the pile is empty"):
        by_kind.draw([0, 0], 0, 0)
    with pytest.raises(ValueError, match="a pile of 9 cards holds only 0"):
        by_kind.draw([0, 0], 9, 0)


@pytest.mark.parametrize("n", [1, 2, 3, 2**30 + 1, WIDEST - 1, WIDEST])
def test_below_stays_below(n: int) -> None:
    for dice in some_dice():
        assert all(0 <= dice.below(n, 0) < n for _ in range(200))


@pytest.mark.parametrize("n", [0, -1, WIDEST + 1, 2**70])
def test_below_refuses(n: int) -> None:
    for dice in some_dice():
        with pytest.raises(ValueError):
            dice.below(n, 0)


@pytest.mark.parametrize("number", [0, 1, 2])
def test_a_copy_goes_its_own_way(number: int) -> None:
    dice = some_dice()[number]
    for _ in range(5):
        dice.roll(0)
        dice.below(9, 0)
    twin, expected = dice.copy(), dice.copy()
    future = [expected.roll(0) for _ in range(10)] + [expected.below(1000, 0)]
    pile = list(range(9))
    twin.pick(pile, 0)
    assert [dice.roll(0) for _ in range(10)] + [dice.below(1000, 0)] == future


def test_streams_do_not_disturb_each_other() -> None:
    alone, mixed = KeyedDice(KEY, STREAMS), KeyedDice(KEY, STREAMS)
    expected = [alone.roll(0) for _ in range(40)]
    results = []
    for _ in range(40):
        mixed.below(52, 1)
        results.append(mixed.roll(0))
    assert results == expected


@pytest.mark.parametrize("used", [0, 1, 15, 16, 17, 40])
def test_keyed_dice_resume(used: int) -> None:
    dice, later = KeyedDice(KEY, STREAMS), KeyedDice(KEY, STREAMS)
    for _ in range(used):
        dice.roll(1)
    later.resume(dice.indices)
    assert [later.roll(1) for _ in range(40)] == [dice.roll(1) for _ in range(40)]
    assert [later.roll(0) for _ in range(3)] == [dice.roll(0) for _ in range(3)]


def test_a_copy_keeps_logging_but_not_the_log() -> None:
    dice = KeyedDice(KEY, STREAMS)
    dice.logging = True
    dice.roll(0)
    twin = dice.copy()
    twin.roll(0)
    assert [entry[:3] for entry in dice.log] == [(0, 0, 6)]
    assert [entry[:3] for entry in twin.log] == [(0, 1, 6)]


@pytest.mark.parametrize("key", [b"", bytes(65)])
def test_keys_have_a_length(key: bytes) -> None:
    with pytest.raises(ValueError, match="1 to 64 bytes"):
        KeyedDice(key, STREAMS)


def test_interpreted_dice_may_be_written() -> None:
    class Loaded(Dice):
        def below(self, n: int, stream: int) -> int:
            return n - 1

    pile = [4, 5, 6]
    assert Loaded().roll(0) == 6
    assert Loaded().pick(pile, 0) == 6
    assert pile == [4, 5]
    with pytest.raises(TypeError, match="base class"):
        Dice().roll(0)


# -- scripts -------------------------------------------------------------------------------------------------


def test_script_gives_what_it_says() -> None:
    with ScriptedDice([6, 1], draws=[30, 0, 10, 2]) as dice:
        pile = [10, 20, 30, 40]
        assert dice.roll(0) == 6
        assert dice.pick(pile, 1) == 30
        assert dice.below(3, 0) == 0
        assert dice.roll(0) == 1
        assert dice.pick(pile, 1) == 10
        assert pile == [20, 40]
        assert dice.draw([1, 0, 4], 5, 1) == 2


def test_script_without_draws_leaves_them_to_chance() -> None:
    pile, twin = list(range(20)), list(range(20))
    dice = ScriptedDice([], seed=3)
    chance = FastDice(3)
    assert [dice.pick(pile, 0) for _ in range(5)] == [chance.pick(twin, 0) for _ in range(5)]
    assert dice.below(99, 0) == chance.below(99, 0)
    assert dice.draw([5] * 9, 45, 0) == chance.draw([5] * 9, 45, 0)
    dice.finish()


def test_script_errors() -> None:
    with pytest.raises(ScriptError, match="a die does not show 7"):
        ScriptedDice([3, 7])
    dice = ScriptedDice([4], draws=[5, 9])
    dice.roll(2)
    with pytest.raises(ScriptError, match="roll 2 is wanted, for stream 2; the script has 1"):
        dice.roll(2)
    with pytest.raises(
        ScriptError, match=re.escape("draw 1 of the script is 5, which is not in the pile [6, 7]")
    ):
        dice.pick([7, 6], 0)
    with pytest.raises(ScriptError, match="draw 2 of the script is 9, but a number below 3 is asked"):
        dice.below(3, 0)
    with pytest.raises(ScriptError, match="draw 3 is wanted, for stream 4 from a pile of 1"):
        dice.pick([1], 4)


@pytest.mark.parametrize("kind", [-1, 0, 3])
def test_script_draws_only_kinds_of_the_pile(kind: int) -> None:
    wrong = re.escape(f"draw 1 of the script is {kind}, which is not in the pile [1, 2]")
    with pytest.raises(ScriptError, match=wrong):
        ScriptedDice([], draws=[kind]).draw([0, 5, 1], 6, 0)


def test_script_must_be_used_up() -> None:
    unused = re.escape("unused: rolls [5], draws [8, 9]")
    with pytest.raises(ScriptError, match=unused), ScriptedDice([1, 5], draws=[7, 8, 9]) as dice:
        dice.roll(0)
        dice.pick([7], 0)
    with pytest.raises(KeyError), ScriptedDice([1]):
        raise KeyError("the first error is the one that counts")
