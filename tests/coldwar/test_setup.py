"""3 to 5: what is put on the table before the first turn, and the options of a table."""

import pytest

from tests.coldwar.look import cards_and_ships, force, rows, table, truth
from tests.marks import rule
from wardroom.core.dice import FastDice, ScriptedDice
from wardroom.core.match import Match
from wardroom.core.options import OptionError, Value
from wardroom.core.scene import Scene
from wardroom.core.state import SPECTATOR, State
from wardroom.games.coldwar.game import GAME, ColdWar

SHIPS_1 = "iowa kirov slava alfa knox udaloy foch"
SHIPS_2 = "nimitz kidd pantera oscar baku suffren bristol"
CARDS_1 = "gun5 ecm gun5 dc ship bomber asw"
CARDS_2 = "evade missileA cover gun3 crew retreat torpedo"


def dealt(options: dict[str, Value], draws: str) -> ColdWar:
    with ScriptedDice([], [GAME.piece(name) for name in draws.split()]) as dice:
        return GAME.new(options, dice)


def answers(state: State, seat: int) -> list[str]:
    return [GAME.action_text(action) for action in state.legal(seat - 1)]


# A fleet of five to be arranged by seat 1, one of submarines alone by seat 2.
TO_ARRANGE = """
coldwar 1
step: Formation
seat 1
  fleet: iowa kidd knox alfa slava kirov
seat 2
  fleet: oscar rubis
"""


@rule("coldwar", "5.1")
def test_everybody_is_dealt_seven_ships_and_seven_cards() -> None:
    state = dealt({}, f"{SHIPS_1} {SHIPS_2} virginia {CARDS_1} {CARDS_2}")
    assert force(state, 1)["fleet"] == "iowa knox slava kirov udaloy alfa foch"
    assert force(state, 2)["fleet"] == "nimitz kidd baku pantera oscar bristol suffren"
    assert force(state, 1)["hand"] == "gun5*2 asw bomber ecm ship dc"
    assert force(state, 2)["hand"] == "gun3 missileA torpedo evade cover retreat crew"
    assert table(state)["top"] == "virginia"
    assert table(state)["discard"] == "none"
    cards_and_ships(state)


@rule("coldwar", "5.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_what_is_not_dealt_forms_the_two_piles(seats: int) -> None:
    state = GAME.new({"seats": seats}, FastDice(seats))
    assert [len(one.ships) for one in state.forces] == [7] * seats
    assert [len(one.hand) for one in state.forces] == [7] * seats
    assert 1 + state.deck_left == 55 - 7 * seats
    assert state.draw_left == sum(state.draw) == 114 - 7 * seats
    cards_and_ships(state)


@rule("coldwar", "5.1")
def test_only_the_top_of_the_ship_deck_is_seen_and_no_hand_but_ones_own() -> None:
    state = dealt({}, f"{SHIPS_1} {SHIPS_2} virginia {CARDS_1} {CARDS_2}")
    view = state.observe(0)
    assert (table(view)["top"], table(view)["deck"]) == ("virginia", "?*40")
    assert table(view)["draw"] == "?*100"
    assert force(view, 1)["hand"] == "gun5*2 asw bomber ecm ship dc"
    assert force(view, 2)["hand"] == "?*7"
    assert force(state.observe(SPECTATOR), 1)["hand"] == "?*7"


@rule("coldwar", "5.1")
@pytest.mark.parametrize("below", ["kirov", "alfa"])
def test_nothing_that_can_be_seen_tells_which_ship_lies_below_the_top(below: str) -> None:
    position = """
    coldwar 1
    turn: seat1 6.1.A.5 fog=1
    top: slava
    seat 1
      row1: iowa
      hand: ship*2
    seat 2
      row1: kidd
    """
    with Scene(GAME, position, draws=[below]) as scene:
        scene.do(1, "ship row1")
        assert table(scene.state)["top"] == below


@rule("coldwar", "5")
def test_a_new_round_starts_afresh_with_all_the_cards() -> None:
    position = """
    coldwar 1
    series: 4 last
    discard: gun5*3
    seat 1
      points: 40
      order: 1 moved
      row1: iowa(gun5) kirov
      hand: ecm
      area: evade
    seat 2
      order: 2 moved
      subs: alfa(active)
      hand: torpedo
      sunk: foch
      retreat: retreat
    """
    with Scene(GAME, position) as scene:
        state = truth(scene)
        assert (state.round, state.series, state.last_series) == (2, 0, 0)
        assert table(scene.state)["discard"] == "none"
        assert [len(one.ships) for one in state.forces] == [7, 7]
        assert [len(one.hand) for one in state.forces] == [7, 7]
        assert [one.area + one.sunk + one.attached for one in state.forces] == [[], []]
        assert [one.retreat for one in state.forces] == [-1, -1]
        assert set(state.hurt) == {0}
        assert scene.state.decision(0).rule == "5.2"
        cards_and_ships(state)


@rule("coldwar", "5", "5.2")
def test_after_the_deal_all_form_their_task_forces_at_the_same_time() -> None:
    state = dealt({}, f"{SHIPS_1} {SHIPS_2} virginia {CARDS_1} {CARDS_2}")
    assert state.waiting() == [0, 1]
    assert [state.decision(seat).rule for seat in (0, 1)] == ["5.2", "5.2"]


@rule("coldwar", "5.2")
def test_ships_are_placed_in_up_to_three_rows_and_seen_when_all_are_placed() -> None:
    with Scene(GAME, TO_ARRANGE, rolls=[3], draws=["1", "2"]) as scene:
        scene.do(1, "row1 row3 row2 row2 row3")
        for viewer in (1, SPECTATOR):
            assert force(scene.state.observe(viewer), 1) == {"fleet": "? ? ? ? ? ?"}
        scene.do(2, "done")
        assert rows(scene.state.observe(1), 1) == ["iowa", "knox slava", "kidd kirov", "alfa"]
        assert rows(scene.state.observe(0), 2) == ["", "", "", "oscar rubis"]


@rule("coldwar", "5.2")
def test_a_formation_may_be_taken_up_again_until_all_are_ready() -> None:
    with Scene(GAME, TO_ARRANGE, rolls=[3], draws=["1", "2"]) as scene:
        scene.do(1, "row1 row3 row2 row2 row3")
        assert scene.asked() == [2]
        scene.do(1, "reopen row1 row1 row1 row1 row1").do(2, "done")
        assert rows(scene.state, 1) == ["iowa kidd knox slava kirov", "", "", "alfa"]


@rule("coldwar", "5.21")
def test_all_ships_may_stand_in_the_first_row() -> None:
    with Scene(GAME, TO_ARRANGE) as scene:
        scene.do(1, "row1 row1 row1 row1")
        assert scene.legal(1) == ["row1", "row2"]


@rule("coldwar", "5.21")
def test_a_row_needs_ships_in_the_rows_before_it() -> None:
    with Scene(GAME, TO_ARRANGE) as scene:
        scene.do(1, "row3 row3 row3")
        # Two ships are left for two empty rows.
        assert scene.legal(1) == ["row1", "row2"]
        assert scene.rule_against(1, "row3") == "5.21"
        assert scene.rule_against(1, "row1 row1") == "5.21"
        assert scene.rule_against(1, "row1 row3") == "5.21"
        scene.do(1, "row1")
        assert scene.legal(1) == ["row2"]


@rule("coldwar", "5.21")
def test_a_third_row_needs_a_second_one() -> None:
    with Scene(GAME, TO_ARRANGE) as scene:
        scene.do(1, "row1 row1 row1 row1")
        assert scene.rule_against(1, "row3") == "5.21"
        assert "row3" not in scene.legal(1)


@rule("coldwar", "5.21")
def test_a_single_surface_ship_stands_in_the_first_row() -> None:
    position = TO_ARRANGE.replace("oscar rubis", "oscar foch")
    with Scene(GAME, position) as scene:
        assert scene.legal(2) == ["row1"]
        assert scene.rule_against(2, "row2") == "5.21"


@rule("coldwar", "5.23")
def test_submarines_are_given_no_row_and_begin_passive() -> None:
    with Scene(GAME, TO_ARRANGE, rolls=[3], draws=["1", "2"]) as scene:
        asked = []
        for _ in range(5):
            asked.append(scene.state.decision(0).facts["ship"])
            scene.do(1, "row1")
        assert asked == ["ship/iowa", "ship/kidd", "ship/knox", "ship/slava", "ship/kirov"]
        # Nobody may notice that the second player has nothing to arrange.
        assert scene.legal(2) == ["done"]
        scene.do(2, "done")
        assert (rows(scene.state, 1)[3], rows(scene.state, 2)[3]) == ("alfa", "oscar rubis")


@rule("coldwar", "4")
def test_a_ship_with_air_strike_symbols_is_a_carrier_of_that_rating() -> None:
    position = """
    coldwar 1
    options: strike_rows=no
    turn: seat1 6.1.B.1 fog=6
    seat 1
      row1: nimitz baku slava
    seat 2
      row1: kidd
    """
    with Scene(GAME, position) as scene:
        assert scene.legal(1) == ["done", "nimitz", "baku"]
        scene.do(1, "nimitz > kidd; nimitz > kidd; baku > kidd")
        assert scene.legal(1) == ["done"]
        scene.do(1, "done")
        assert [event.facts["chance"] for event in scene.told("attack-declared")] == [2, 2, 1]


@rule("coldwar", "3.1")
def test_a_turn_in_short() -> None:
    position = """
    coldwar 1
    turn: seat1 6.1.A.3 fog=2
    top: foch
    deck: none
    seat 1
      row1: iowa kidd
      subs: alfa(active)
      hand: ship gun16 gun5 ecm
    seat 2
      row1: slava(gun5)
      row2: kirov
    """
    draws = ["gun3", "dc", "lbas", "cover", "asw", "evade", "gun3"]
    with Scene(GAME, position, rolls=[3], draws=draws) as scene:
        scene.do(1, "kidd row2; alfa; ship row2; done; done")
        scene.do(1, "gun16 iowa > slava; done")
        scene.do(1, "gun5 ecm")
        assert rows(scene.state, 1) == ["iowa", "kidd foch", "", "alfa"]
        assert rows(scene.state, 2) == ["kirov", "", "", ""]
        assert force(scene.state, 1)["sunk"] == "slava"
        assert force(scene.state, 1)["hand"] == "gun3*2 asw lbas evade cover dc"
        assert table(scene.state)["discard"] == "gun5*2 gun16 ecm ship"
        # The turn has passed to the next player.
        assert table(scene.state)["turn"] == "seat2 6.1.B.1 fog=3"


# Options.


@rule("coldwar", "13")
def test_none_of_the_optional_rules_is_in_use_unless_asked_for() -> None:
    values = GAME.options().fill({})
    optional = [o.key for o in GAME.options().options if o.rule.startswith(("13", "14.1"))]
    assert optional == [
        *("quick_response", "team_size", "area_limits", "escorts", "tactics", "tactics_last", "bad_luck"),
        "tournament_deal",
    ]
    # How long Tactics last says nothing while there are none.
    assert [values[key] for key in optional] == [False, 0, False, False, 0, "game", 0, False]
    advanced = [o.key for o in GAME.options().options if o.rule.startswith("12")]
    assert len(advanced) == 9
    assert all(values[key] is True for key in advanced)


@rule("coldwar", "13")
def test_optional_rules_may_be_used_singly_or_together() -> None:
    every: dict[str, Value] = {"quick_response": True, "team_size": 2, "area_limits": True}
    for options in [{key: value} for key, value in every.items()] + [every]:
        state = GAME.new({"seats": 4, **options}, FastDice(1))
        for key in every:
            assert state.switches.values[key] == options.get(key, GAME.options().by_key[key].default)
    both = GAME.new({"seats": 4, **every}, FastDice(1)).switches
    assert (both.quick_response, both.team_size, both.area_limits) == (True, 2, True)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"seats": 1}, "option seats is a number from 2 to 6, not 1"),
        ({"seats": 7}, "option seats is a number from 2 to 6, not 7"),
        ({"seats": "many"}, "option seats is a number from 2 to 6, not 'many'"),
        ({"order_cards": 10}, "option order_cards is a number from 0 to 9, not 10"),
        ({"seats": 4, "order_cards": 3}, "option order_cards must be 0 or at least the number of seats (4)"),
        ({"seats": 4, "team_size": 1}, "option team_size is 0 (no teams), 2 or 3, not 1"),
        ({"seats": 5, "team_size": 2}, "teams of 2 need 4 or another multiple of seats, not 5"),
        ({"seats": 2, "team_size": 2}, "teams of 2 need 4 or another multiple of seats, not 2"),
        ({"seats": 4, "team_size": 3}, "teams of 3 need 6 or another multiple of seats, not 4"),
        ({"seats": 6, "team_size": 4}, "option team_size is a number from 0 to 3, not 4"),
        ({"armor": "perhaps"}, "option armor is a switch: use yes or no, not 'perhaps'"),
        ({"armour": True}, "there is no option 'armour'; did you mean armor?"),
        ({"victory": -1}, "option victory is a number from 0 to 9999, not -1"),
    ],
)
def test_what_a_wrong_option_is_told(options: dict[str, Value], said: str) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.new(options, FastDice(1))
    assert str(caught.value) == said


@rule("coldwar", "6")
@pytest.mark.parametrize("cards", [0, 4, 9])
def test_as_many_order_cards_as_players_or_more(cards: int) -> None:
    assert GAME.new({"seats": 4, "order_cards": cards}, FastDice(1)).switches.order_cards == cards


HOUSE_RULES = ("No peeking at the deck = a forfeit", "The youngest shuffles")


def test_house_rules_are_recorded() -> None:
    match = Match.start(GAME, {"house_rules": HOUSE_RULES}, 1, ["Anna", "Ben"])
    line = "option house_rules: No peeking at the deck = a forfeit; The youngest shuffles"
    assert line in match.record.heading()
    assert match.record.options["armor"] == "yes"


def test_house_rules_stand_in_a_position_and_are_read_back() -> None:
    state = GAME.new({"house_rules": HOUSE_RULES, "armor": False}, FastDice(1))
    again = GAME.parse(state.text())
    assert again.text() == state.text()
    assert again.switches.values["house_rules"] == HOUSE_RULES
    assert again.switches.armor is False
