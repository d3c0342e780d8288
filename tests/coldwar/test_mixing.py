"""5.1, 6.1.C.3, 13.6 What is shuffled into the deck, and the backs that everybody sees."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.coldwar.look import force, table
from tests.marks import rule
from wardroom.core.dice import FastDice, KeyedDice, ScriptedDice, seeded_key
from wardroom.core.options import OptionError, Value
from wardroom.core.state import SPECTATOR, UNKNOWN
from wardroom.games.coldwar.battle import STREAMS, Battle
from wardroom.games.coldwar.deal import deal
from wardroom.games.coldwar.game import GAME, ColdWar
from wardroom.games.coldwar.piles import draw_cards
from wardroom.games.coldwar.position import PositionError
from wardroom.games.coldwar.shipshape import resupply

FULL: dict[str, Value] = {"action": True, "tactics": 9, "bad_luck": 20}
SOME: dict[str, Value] = {"action": True, "tactics": 5, "bad_luck": 11, "seats": 3}
KEYS = {card.key: card.id for card in GAME.catalogue.cards}


def dealt(seed: int, **options: Value) -> ColdWar:
    return GAME.new(options, FastDice(seed))


def counted(state: ColdWar) -> list[int]:
    """By kind, the cards of hands and draw pile."""
    counts = state.draw[:]
    for one in state.forces:
        for card in one.hand:
            counts[card] += 1
    return counts


def of_set(state: ColdWar, counts: list[int], name: str) -> int:
    return sum(count for card, count in enumerate(counts) if state.card(card).set == name)


# The deck of a table.


@rule("coldwar", "2")
@pytest.mark.parametrize(
    ("options", "cards", "kinds"),
    [
        ({}, 114, 17),
        ({"action": True}, 114 + 97, 33),
        ({"tactics": 4}, 114 + 4, 41),
        ({"bad_luck": 7}, 114 + 7, 48),
        ({"tactics": 1, "bad_luck": 20}, 114 + 21, 48),
        ({"action": True, "tactics": 4}, 114 + 97 + 4, 41),
        (FULL, 114 + 97 + 9 + 20, 48),
    ],
    ids=str,
)
def test_a_table_plays_with_its_own_sets(options: dict[str, Value], cards: int, kinds: int) -> None:
    state = dealt(1, **options)
    assert state.draw_left + 14 == sum(counted(state)) == cards
    assert len(state.draw) == len(state.discard) == kinds
    assert state.draw_left == sum(state.draw)


@rule("coldwar", "2")
def test_the_expansion_has_97_action_cards_9_tactics_and_20_bad_luck_cards() -> None:
    cards = GAME.catalogue.cards
    action = sum(card.count for card in cards if card.set == "action") + sum(card.more for card in cards)
    assert (action, GAME.catalogue.held("tactics"), GAME.catalogue.held("bad_luck")) == (97, 9, 20)
    assert all(card.more == 0 or card.set == "base" for card in cards)


@rule("coldwar", "10")
def test_which_cards_are_air_cards_and_which_are_carrier_modified() -> None:
    cards = GAME.catalogue.cards
    assert {card.key for card in cards if card.air} == {"lbas", "lbas3", "bomber", "cover", "crew", "ews"}
    assert {card.key for card in cards if card.carrier_modified} == {"asw", "cover"}


def test_the_digest_of_a_table_is_that_of_its_sets() -> None:
    hashes = [GAME.content_hash(options) for options in ({}, {"action": True}, {"tactics": 4}, FULL)]
    assert len(set(hashes)) == 4
    assert hashes[0] == GAME.catalogue.digest == GAME.content_hash({"armor": False})
    assert GAME.content_hash({"tactics": 4}) == GAME.content_hash({"tactics": "4", "rounds": 1})


# 5.1 Mixing.


@rule("coldwar", "5.1")
@pytest.mark.parametrize(
    ("tactics", "bad_luck", "said"),
    [
        (3, 0, "option tactics is 0 or 4 without Bad Luck cards, not 3 (5.1)"),
        (9, 0, "option tactics is 0 or 4 without Bad Luck cards, not 9 (5.1)"),
        (0, 8, "option bad_luck is 0 or 7 without Tactics cards, not 8 (5.1)"),
        (0, 20, "option bad_luck is 0 or 7 without Tactics cards, not 20 (5.1)"),
        (10, 7, "option tactics is a number from 0 to 9, not 10"),
        (4, 21, "option bad_luck is a number from 0 to 20, not 21"),
    ],
)
def test_mixes_that_the_rule_does_not_have(tactics: int, bad_luck: int, said: str) -> None:
    with pytest.raises(OptionError) as error:
        dealt(1, tactics=tactics, bad_luck=bad_luck)
    assert str(error.value) == said


@rule("coldwar", "5.1")
@pytest.mark.parametrize(("tactics", "bad_luck"), [(0, 0), (4, 0), (0, 7), (1, 1), (9, 20), (4, 20), (9, 7)])
def test_mixes_that_it_has(tactics: int, bad_luck: int) -> None:
    state = dealt(2, tactics=tactics, bad_luck=bad_luck)
    counts = counted(state)
    assert of_set(state, counts, "tactics") == tactics
    assert of_set(state, counts, "bad_luck") == bad_luck == state.bad_left


@rule("coldwar", "5.1")
def test_a_content_with_fewer_tactics_says_so(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("own")
    (folder / "coldwar").mkdir()
    card = '[[card]]\nkey = "satellite"\nname = "Orbit"\nfamily = "tactic"\nwhich = "satellite"\ncount = 0\n'
    (folder / "coldwar" / "action.toml").write_text(card, encoding="utf-8")
    game = GAME.with_content(folder)
    with pytest.raises(OptionError, match="option tactics is at most 7, the cards that the content has"):
        game.new({"tactics": 8, "bad_luck": 7}, FastDice(1))
    assert game.new({"tactics": 7, "bad_luck": 7}, FastDice(1)).draw_left == 114


@rule("coldwar", "5.1")
def test_every_choice_of_tactics_and_bad_luck_is_as_likely() -> None:
    games = 600
    found: Counter[int] = Counter()
    for seed in range(games):
        found.update({card: n for card, n in enumerate(counted(dealt(seed, **SOME))) if card >= 33})
    for card, number in found.items():
        held = GAME.catalogue.cards[card].count
        expected = games * held * (5 / 9 if GAME.catalogue.cards[card].set == "tactics" else 11 / 20)
        assert abs(number - expected) < 5 * (games * held) ** 0.5 / 2, GAME.catalogue.cards[card].key


@rule("coldwar", "5.1")
def test_tactics_may_be_dealt_and_bad_luck_is_not() -> None:
    hands: Counter[str] = Counter()
    for seed in range(200):
        for one in dealt(seed, **FULL).forces:
            assert len(one.hand) == 7
            hands.update(GAME.catalogue.cards[card].set for card in one.hand)
    assert hands["bad_luck"] == 0
    # 9 of 220 cards are Tactics when 2800 are dealt.
    assert 70 < hands["tactics"] < 165


@rule("coldwar", "5.1")
def test_bad_luck_left_in_for_the_deal_is_replaced_and_shuffled_back() -> None:
    replaced = 0
    for seed in range(100):
        state = GAME.empty({**FULL, "bad_luck_dealt": True}, FastDice(seed))
        state.log = []
        deal(state)
        told = [event for event in state.log if event.name == "bad-luck-replaced"]
        replaced += sum(int(event.facts["number"]) for event in told)
        assert all(event.secret is None and event.rule == "5.1" for event in told)
        assert all(len(one.hand) == 7 and one.hand[-1] < state.catalogue.first_bad for one in state.forces)
        assert (sum(counted(state)), state.bad_left) == (240, 20)
        assert all(one.hand == sorted(one.hand) for one in state.forces)
    # 14 of 240 cards are dealt, 20 of them are Bad Luck.
    assert 70 < replaced < 180


@rule("coldwar", "5.1")
def test_each_round_has_another_choice() -> None:
    state = GAME.empty(SOME, FastDice(3))
    rounds = []
    for _ in range(6):
        deal(state)
        assert sum(counted(state)) == 211 + 5 + 11
        rounds.append(counted(state)[33:])
    assert len({str(one) for one in rounds}) > 3


@rule("coldwar", "5.1")
def test_the_base_game_asks_nothing_of_the_new_streams() -> None:
    dice = KeyedDice(seeded_key(4), STREAMS)
    GAME.new({"seats": 4}, dice)
    assert [dice.indices[STREAMS.index(name)] for name in ("tactics", "bad-luck", "backs")] == [0, 0, 0]
    GAME.new({**SOME}, dice)
    assert [dice.indices[STREAMS.index(name)] for name in ("tactics", "bad-luck", "backs")] == [5, 11, 1]


# 13.6 Backs.


@rule("coldwar", "13.6")
def test_the_back_of_the_top_card_tells_the_truth() -> None:
    """Draw the pile out: what is drawn is Bad Luck exactly when its back said so."""
    for seed in range(20):
        state = dealt(seed, **SOME)
        while state.draw_left:
            bad, left, held = state.bad_next, state.bad_left, len(state.forces[0].hand)
            state.luck = []
            drawn = draw_cards(state, 0, 1)
            assert len(drawn) == len(state.forces[0].hand) - held
            assert bad == bool(state.luck)
            assert state.bad_left == left - len(state.luck) == sum(state.draw[state.catalogue.first_bad :])
            assert all(card >= state.catalogue.first_bad for card in state.luck)
            assert state.draw_left == sum(state.draw)
        assert not state.bad_next and not state.bad_left


@rule("coldwar", "13.6")
def test_a_back_is_as_likely_as_the_pile_makes_it() -> None:
    bad = sum(dealt(seed, bad_luck=7).bad_next for seed in range(3000))
    # 7 of 107.
    assert 140 < bad < 255


@rule("coldwar", "13.6")
def test_a_pile_of_bad_luck_alone_needs_no_chance() -> None:
    state = GAME.parse(RESUPPLY.format(hand="gun5*6", more="draw: leak*2"))
    assert state.bad_next
    state.dice = ScriptedDice([], [KEYS["leak"], KEYS["leak"]])
    resupply(state, 0)
    assert (state.luck, state.last_series) == ([KEYS["leak"]] * 2, 1)


RESUPPLY = """
coldwar 1
options: tactics=4; bad_luck=20
turn: seat1 6.1.C.2 fog=1 played
{more}
seat 1
  row1: iowa
  hand: {hand}
seat 2
  row1: slava
  hand: evade
"""


def about_to_draw(pile: dict[str, int], top_is_bad: bool, missing: int, seed: int = 1) -> ColdWar:
    """Seat 1 wants so many cards from this pile."""
    state = dealt(seed, **FULL)
    state.draw = [0] * len(state.draw)
    for key, number in pile.items():
        state.draw[KEYS[key]] = number
    state.draw_left = sum(state.draw)
    state.bad_left = sum(state.draw[state.catalogue.first_bad :])
    state.bad_next = top_is_bad
    state.forces[0].hand = [KEYS["gun5"]] * (7 - missing)
    state.log = []
    return state


@rule("coldwar", "6.1.C.3", "13.6")
def test_bad_luck_is_set_aside_and_the_hand_is_filled() -> None:
    state = about_to_draw({"leak": 3, "ecm": 4, "deck-fire": 1}, True, 2)
    # A kind, then the place of the next top card: the first places of the pile are Bad Luck.
    state.dice = ScriptedDice(
        [], [KEYS["leak"], 0, KEYS["deck-fire"], 4, KEYS["ecm"], 0, KEYS["leak"], 3, KEYS["ecm"], 2]
    )
    resupply(state, 0)
    assert state.forces[0].hand == [KEYS["gun5"]] * 5 + [KEYS["ecm"]] * 2
    assert state.luck == [KEYS["leak"], KEYS["deck-fire"]]
    # The third in one resupply is too much.
    assert state.discard[KEYS["leak"]] == sum(state.discard) == 1
    assert (state.draw_left, state.bad_left, state.bad_next) == (3, 1, False)
    assert state.log is not None
    assert [event.name for event in state.log] == [
        *("resupplied", "bad-luck-drawn", "bad-luck-drawn", "bad-luck-spared")
    ]
    assert state.log[0].facts["number"] == 2


@rule("coldwar", "6.1.C.3")
def test_nobody_with_a_full_hand_draws_the_bad_luck_on_top() -> None:
    state = about_to_draw({"leak": 3, "ecm": 4}, True, 0)
    resupply(state, 0)
    assert (state.draw_left, state.bad_left, state.luck) == (7, 3, [])


@rule("coldwar", "6.1.C.3", "6.2")
def test_the_last_card_of_the_pile_may_be_bad_luck() -> None:
    state = about_to_draw({"leak": 1, "ecm": 1}, False, 3)
    resupply(state, 0)
    assert len(state.forces[0].hand) == 5
    assert state.luck == [KEYS["leak"]]
    assert (state.draw_left, state.bad_left, state.bad_next, state.last_series) == (0, 0, False, 1)


# What is seen of it.


@rule("coldwar", "13.6")
@pytest.mark.parametrize("observer", [0, 1, 2, SPECTATOR])
def test_all_see_the_back_and_nobody_the_choice(observer: int) -> None:
    for seed in range(8):
        state = dealt(seed, **SOME)
        view = state.observe(observer)
        assert isinstance(view, Battle)
        assert (view.bad_left, view.bad_next, view.luck) == (11, state.bad_next, [])
        assert view.draw == []
        assert "aside" not in table(view) and "aside" in table(state)


@rule("coldwar", "5.1", "13.6")
def test_imagined_worlds_have_the_right_numbers_and_the_same_back() -> None:
    rng = FastDice(7)
    for seed in range(30):
        state = dealt(seed, **SOME)
        state.apply(0, state.legal(0)[0])
        for observer in (0, 2, SPECTATOR):
            view = state.observe(observer)
            world = view.imagine(rng)
            assert isinstance(world, ColdWar)
            counts = counted(world)
            assert counts[:33] == state.catalogue.counts[:33]
            assert of_set(world, counts, "tactics") == 5
            assert of_set(world, counts, "bad_luck") == 11 == sum(world.draw[41:]) == world.bad_left
            assert all(counts[card] <= world.catalogue.counts[card] for card in range(48))
            assert world.bad_next == state.bad_next
            assert world.draw_left == sum(world.draw) == state.draw_left
            if observer >= 0:
                assert world.forces[observer].hand == state.forces[observer].hand
            assert world.observe(observer).text() == view.text()


@rule("coldwar", "5.1")
def test_every_unseen_tactic_is_imagined_as_often() -> None:
    """Of four Tactics one is in the own hand and one is discarded: two of the seven others are in play."""
    position = """
coldwar 1
options: tactics=4
turn: seat1 6.1.C.2 fog=1 played
discard: fighter
seat 1
  row1: iowa
  hand: jink gun5*6
seat 2
  row1: slava
  hand: evade*7
"""
    view = GAME.parse(position).observe(0)
    rng = FastDice(5)
    worlds = 3000
    found: Counter[str] = Counter()
    held = 0
    for _ in range(worlds):
        world = view.imagine(rng)
        assert isinstance(world, ColdWar)
        in_hand = [card for card in world.forces[1].hand if card >= 33]
        held += len(in_hand)
        for card in range(33, 41):
            found[world.card(card).key] += world.draw[card] + in_hand.count(card)
    assert found["jink"] == found["fighter"] == 0
    assert sum(found.values()) == 2 * worlds
    # Satellite is there twice.
    for key, number in found.items():
        expected = worlds * {"jink": 0, "fighter": 0, "satellite": 4 / 7}.get(key, 2 / 7)
        assert abs(number - expected) < 140, key
    # Seven of the 110 unseen cards are in the other hand.
    unseen = 114 + 4 - 7 - 1
    assert abs(held - worlds * 2 * 7 / unseen) < 100


# The text of a position.


@rule("coldwar", "5.1")
def test_the_text_says_what_was_left_out() -> None:
    state = dealt(5, **SOME)
    out = sum(int(word.partition("*")[2] or 1) for word in table(state)["aside"].split())
    assert out == (9 - 5) + (20 - 11)
    assert GAME.parse(state.text()).text() == state.text()
    full = dealt(5, **FULL)
    assert "aside" not in table(full)


@rule("coldwar", "13.6")
def test_tactics_and_bad_luck_on_the_table_are_written_and_read() -> None:
    position = RESUPPLY.format(hand="gun5", more="back: bad\nluck: leak explosion2")
    position = position.replace("  row1: slava", "  row1: slava\n  tactics: jink satellite")
    state = GAME.parse(position.replace("6.1.C.2", "6.1.C.4"))
    assert table(state)["luck"] == "leak explosion2"
    assert table(state)["back"] == "bad"
    assert force(state, 2)["tactics"] == "jink satellite"
    assert state.bad_left == 18
    for observer in (0, 1, SPECTATOR):
        view = state.observe(observer)
        assert GAME.parse(view.text()).text() == view.text()
        assert force(view, 2)["tactics"] == "jink satellite"
        assert table(view)["luck"] == "leak explosion2"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("back: good", "'good' is not bad"),
        ("luck: gun5", "'gun5' cannot lie here"),
        ("aside: jink", "5 cards of jink, "),
        ("aside: gun5", "5 cards of jink, "),
        ("discard: jink*2", "there are more jink cards here"),
        ("draw: gun5\nback: bad", "no Bad Luck card is left"),
    ],
)
def test_positions_that_cannot_be(line: str, said: str) -> None:
    with pytest.raises(PositionError) as error:
        GAME.parse(RESUPPLY.format(hand="gun5", more=line))
    assert said in str(error.value)


@rule("coldwar", "2")
def test_a_card_of_another_set_is_not_there() -> None:
    with pytest.raises(PositionError, match="minefield is not in this deck: it comes with the option action"):
        GAME.parse(
            "coldwar 1\nturn: seat1 6.1.B.1\nseat 1\n  row1: iowa\n  hand: minefield\nseat 2\n  row1: slava\n"
        )


def test_unknown_cards_stay_unknown() -> None:
    view = dealt(3, **FULL).observe(1)
    assert isinstance(view, Battle)
    assert view.forces[0].hand == [UNKNOWN] * 7
