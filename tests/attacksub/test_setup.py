"""1, 2 The cards, the cut, the deal, the hand and the deck."""

from __future__ import annotations

import pytest

from tests.attacksub.table import CATALOGUE, Table, a, another, hit, number
from tests.marks import rule
from tests.suite import hidden
from wardroom.core.dice import Dice, FastDice
from wardroom.core.state import SPECTATOR, UNKNOWN
from wardroom.games.attacksub.battle import Battle
from wardroom.games.attacksub.catalogue import X
from wardroom.games.attacksub.game import GAME

PS = a("passive")
COR = a("range")


class Cut(Dice):
    """Gives the cards of the cut in their order; what is dealt is the first of the pile."""

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards

    def pick(self, pile: list[int], stream: int) -> int:
        if stream != GAME.streams.index("cut"):
            return pile.pop(0)
        card = self.cards.pop(0)
        pile.remove(card)
        return card


def cut(*keys: str, sides: str = "cut") -> Battle:
    """A game in which these cards are cut, all of them."""
    dice = Cut([GAME.piece(key) for key in keys])
    state = GAME.new(GAME.options().fill({"sides": sides}), dice)
    assert not dice.cards
    return state


@rule("attacksub", "1.1", "1.2")
def test_the_deck_has_128_cards_with_a_number_and_a_hit_result() -> None:
    assert CATALOGUE.total == 128
    assert all(0 <= card.rn <= X and card.hit for card in CATALOGUE.cards)
    assert len(CATALOGUE.ships) == 48


@rule("attacksub", "1.3")
def test_submarines_and_surface_ships() -> None:
    for ship in CATALOGUE.ships:
        assert ship.is_sub == (ship.type in ("SS", "SSN", "SSGN", "SSBN"))
    for scenario in CATALOGUE.scenarios:
        forces = [
            any(
                not CATALOGUE.ships[ship].is_sub
                for ship in scenario.ships[side] + scenario.reinforcements[side]
            )
            for side in range(2)
        ]
        assert sum(forces) <= 1, "surface ships on both sides"


@rule("attacksub", "1.4")
def test_red_cards_are_for_the_opponents_turn_and_black_ones_for_the_own() -> None:
    evasion, control = a("evasion"), a("control")
    with Table("a", f"hand seat1: {evasion}") as table:
        assert table.rule_against(1, evasion) == "1.4"
    lines = f"""
        hand seat1: {COR}
        hand seat2: {control} {another("range", COR)}
        ship ivan-rogov: sensor=1 damaged
        contact: baltimore > ivan-rogov 1
        contact: ivan-rogov > baltimore 1
    """
    with Table("a", lines) as table:
        table.do(1, f"{COR} close baltimore ivan-rogov")
        assert table.asking() == "answer-range"
        assert table.rule_against(2, control) == "1.4"


@rule("attacksub", "2.1")
def test_who_cuts_the_higher_number_chooses_and_the_other_begins() -> None:
    low, high = number(2), number(5)
    state = cut(low, high)
    assert state.waiting() == [1]
    assert [GAME.action_text(action) for action in state.legal(1)] == ["nato", "soviet"]
    state.dice = FastDice(1)
    state.apply(1, state.legal(1)[1])
    assert GAME.sides(state) == ["nato", "soviet"]
    assert state.acting == 0, "the loser of the cut has the first turn"
    for place in range(state.places):
        assert (state.sensor[place], state.attack[place], state.damaged[place]) == (0, 0, 0)


@rule("attacksub", "2.1")
def test_equal_numbers_are_cut_again_and_an_x_counts_nothing() -> None:
    state = cut(number(3), number(3), number(X), number(1))
    assert state.waiting() == [1]


@rule("attacksub", "2.1")
def test_sides_may_be_settled_by_an_option() -> None:
    assert GAME.sides(cut(number(2), number(5), sides="first")) == ["nato", "soviet"]
    second = cut(number(2), number(5), sides="second")
    assert GAME.sides(second) == ["soviet", "nato"]
    assert second.acting == 0


@rule("attacksub", "2.2")
def test_every_contact_begins_at_none_and_surface_ships_share_one_marker() -> None:
    table = Table("b", f"hand seat1: {PS}")
    assert set(table.b.contact) == {0}
    simpson, virginia = table.place("simpson"), table.place("virginia")
    assert table.b.column(simpson) == table.b.column(virginia) == table.b.places
    assert table.b.column(table.place("molniya")) != table.b.column(table.place("skvortsov"))
    assert table.b.top(simpson) == 4 and table.b.top(table.place("molniya")) == 5


@rule("attacksub", "2.3")
def test_the_example_of_a_lone_moskva_with_three_helicopters() -> None:
    alone = "\n".join(f"ship {key}: sunk" for key in ("udaloy", "neukrotimyy", "revnostnyy", "tallin"))
    up = "\n".join(f"helo: moskva {key}" for key in three_helicopters())
    table = Table("i", f"{alone}\n{up}\nhand seat1: {PS}")
    assert table.b.hand_size(0) == 7


def three_helicopters() -> list[str]:
    keys = [card.key for card in CATALOGUE.cards if card.key.startswith("helo/") for _ in range(card.count)]
    return keys[:3]


@rule("attacksub", "2.3")
def test_each_is_dealt_a_hand_of_its_size() -> None:
    state = GAME.new(GAME.options().fill({"scenario": "g", "sides": "first"}), FastDice(4))
    assert [len(hand) for hand in state.hands] == [6, 6]  # three submarines; three escorts, no Transports
    assert state.pile_left == 128 - 12
    assert state.deck == 1


@rule("attacksub", "2.3")
def test_of_a_group_of_discards_only_the_top_card_is_seen() -> None:
    first, second = a("control"), a("technician")
    with Table("a", f"hand seat1: {first} {second} {PS}\nhand seat2: {COR}") as table:
        table.do(1, f"discard {first} {second} done")
        assert table.asking() == "discard-top"
        table.do(1, second)
        own, other = table.state.observe(0), table.state.observe(1)
        looker = table.state.observe(SPECTATOR)
        assert isinstance(own, Battle) and isinstance(other, Battle) and isinstance(looker, Battle)
        assert own.under[0] == [GAME.piece(first)]
        assert other.under[0] == looker.under[0] == [UNKNOWN]
        assert other.discard[GAME.piece(second)] == 1 and sum(other.discard) == 1
        told = table.told("discarded")[0]
        assert told.seen_by(2)["card"] == f"card/{second}" and "cards" not in told.seen_by(2)
        assert first in str(told.seen_by(1)["cards"])


@rule("attacksub", "2.3")
def test_an_empty_pile_is_shuffled_at_once_and_the_deck_number_rises() -> None:
    last = number(3, PS)
    lines = f"draw: {last}\nship baltimore: weak-attack=1\nhand seat1: {PS}\nhand seat2: {COR}"
    with Table("a", lines, [last]) as table:
        table.do(1, "repair baltimore attack")
        assert table.b.deck == 2
        assert table.b.pile_left == 128 - 2, "the card just drawn is shuffled in as well"
        assert sum(table.b.discard) == 0
        assert [event.facts["number"] for event in table.told("reshuffled")] == [2]


@rule("attacksub", "2.3")
def test_a_pile_that_runs_out_in_a_check_goes_on_with_the_new_one() -> None:
    fire = a("lockon", contact=1)
    last, result = number(7, fire), hit("sunk", fire, number(7, fire))
    lines = f"""
        draw: {last}
        contact: baltimore > ivan-rogov 2
        hand seat1: {fire}
    """
    with Table("a", lines, [last, result]) as table:
        table.do(1, f"{fire} baltimore > ivan-rogov done")
        assert table.b.deck == 2
        assert table.told("hit") and table.told("sunk")


def memory(lines: str) -> Battle:
    table = Table("a", lines)
    return table.b


@rule("attacksub", "2.3")
def test_after_a_shuffle_a_hand_still_holds_what_was_unseen_before() -> None:
    """The opponent's cards at the shuffle are known to be none of those that lay open."""
    last = number(3)
    hidden_cards = [a("control"), a("technician"), a("range")]
    lines = f"""
        draw: {last}
        ship baltimore: weak-attack=1
        hand seat1: {PS}
        hand seat2: {" ".join(hidden_cards)}
        under seat2: {a("stations")}
    """
    with Table("a", lines, [last]) as table:
        table.do(1, "repair baltimore attack")
        view = table.state.observe(0)
        assert isinstance(view, Battle)
        pool = {GAME.piece(key) for key in (*hidden_cards, a("stations"))}
        assert {card for card, count in enumerate(view.old[0]) if count} == pool
        rng = FastDice(3)
        for _ in range(30):
            world = view.imagine(rng)
            assert isinstance(world, Battle)
            assert set(world.hands[1]) <= pool
        hidden.check_frequencies(
            hidden.frequencies(view, lambda world: tuple(hand_of(world, 1)), 3000),
            {tuple(sorted(pool - {left})): 1.0 for left in pool},
        )


def hand_of(state: object, seat: int) -> list[int]:
    assert isinstance(state, Battle)
    return state.hands[seat]


@rule("attacksub", "2.3")
def test_hidden_discards_and_the_hand_are_dealt_alike_in_imagined_worlds() -> None:
    """Four unseen cards lie in a hand of one, under a group, and two in the pile: each place as likely."""
    unseen = [a("control"), a("technician"), a("range"), a("stations")]
    pieces = sorted(GAME.piece(key) for key in unseen)
    lines = (
        f"draw: {unseen[2]} {unseen[3]}\nhand seat1: {PS}\nhand seat2: {unseen[0]}\nunder seat2: {unseen[1]}"
    )
    view = Table("a", lines).state.observe(0)
    counts = hidden.frequencies(view, where, 6000)
    hidden.check_frequencies(
        counts, {(hand, under): 1.0 for hand in pieces for under in pieces if hand != under}
    )


@rule("attacksub", "2.3")
def test_cards_hidden_after_a_shuffle_may_be_old_or_new() -> None:
    """Of two cards in hand one is held since the shuffle; the one hidden now may be it, or the newer."""
    old, new, top = a("control"), a("technician"), a("range")
    lines = f"""
        turn: seat2
        deck: 2
        hand seat2: {old} {new} {top}
        memory seat1: kept=0,1 buried=0,0 {old} {a("stations")}
    """
    with Table("a", lines) as table:
        table.do(2, f"discard {' '.join(sorted((old, top), key=GAME.piece))} done {top}")
        assert (table.b.kept[1], table.b.buried[1], table.b.loose[1]) == (0, 0, 1)
        view = table.state.observe(0)
        assert str(GAME.parse(str(view), FastDice(1))) == str(view)
        worlds = {where(view.imagine(FastDice(seed))) for seed in range(200)}
        unseen_then = {GAME.piece(old), GAME.piece(a("stations"))}
        assert any(hand in unseen_then and under not in unseen_then for hand, under in worlds)
        assert any(under in unseen_then and hand not in unseen_then for hand, under in worlds)
        assert all(hand in unseen_then or under in unseen_then for hand, under in worlds)


@rule("attacksub", "2.3")
def test_a_whole_hand_held_since_the_shuffle_hides_only_old_cards() -> None:
    held = sorted((a("control"), a("technician"), a("range")), key=GAME.piece)
    lines = f"""
        turn: seat2
        deck: 2
        hand seat2: {" ".join(held)}
        memory seat1: kept=0,3 buried=0,0 {" ".join(held)} {a("stations")}
    """
    with Table("a", lines) as table:
        table.do(2, f"discard {held[0]} {held[1]} done {held[0]}")
        assert (table.b.kept[1], table.b.buried[1], table.b.loose[1]) == (1, 1, 0)


def where(state: object) -> tuple[int, int]:
    assert isinstance(state, Battle)
    return state.hands[1][0], state.under[1][0]


@pytest.mark.parametrize("key", ["cor/7", "helo/7"])
def test_cards_alike_in_all_they_print_are_one_answer(key: str) -> None:
    with Table("a", f"hand seat1: {key}*3") as table:
        table.do(1, "discard")
        assert table.legal(1) == [key]
        assert table.do(1, key).legal(1) == ["done", key]
