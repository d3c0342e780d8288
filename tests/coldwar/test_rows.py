"""5.21 to 5.24: rows that close up, what reaches which row, and submarines beside the rows."""

import pytest

from tests.coldwar.look import force, rows, table
from tests.marks import rule
from wardroom.core.scene import Scene
from wardroom.games.coldwar.game import GAME


def without(position: str, words: str) -> str:
    return position.replace(words, "")


# Rows that close up.

LAST_PICKET = """
coldwar 1
turn: seat1 6.1.B.1 fog=6
seat 1
  row1: iowa
  row2: missouri
  hand: gun16*2 missileB
seat 2
  row1: knox
  row2: slava kirov(gun5)
  row3: foch
  subs: alfa
"""


@rule("coldwar", "5.21")
def test_rows_behind_an_empty_first_row_move_up() -> None:
    with Scene(GAME, LAST_PICKET) as scene:
        scene.do(1, "gun16 iowa > knox; done")
        assert rows(scene.state, 2) == ["slava kirov(gun5)", "foch", "", "alfa"]
        assert len(scene.told("rows-close-up")) == 1


@rule("coldwar", "5.21")
def test_rows_stay_while_a_ship_is_left_in_them() -> None:
    position = LAST_PICKET.replace("row1: knox", "row1: knox pantera")
    with Scene(GAME, position) as scene:
        scene.do(1, "gun16 iowa > knox; done")
        assert rows(scene.state, 2) == ["pantera", "slava kirov(gun5)", "foch", "alfa"]
        assert scene.told("rows-close-up") == []


@rule("coldwar", "5.21")
def test_the_third_row_moves_up_when_the_second_is_empty() -> None:
    position = LAST_PICKET.replace("row2: slava kirov(gun5)", "row2: pantera")
    with Scene(GAME, position) as scene:
        scene.do(1, "missileB missouri > pantera; done")
        assert rows(scene.state, 2) == ["knox", "foch", "", "alfa"]


@rule("coldwar", "5.21")
def test_the_third_row_moves_up_by_two_when_both_others_are_empty() -> None:
    position = LAST_PICKET.replace("row2: slava kirov(gun5)", "row2: pantera")
    with Scene(GAME, position) as scene:
        scene.do(1, "gun16 iowa > knox; missileB missouri > pantera; done")
        assert rows(scene.state, 2) == ["foch", "", "", "alfa"]


@rule("coldwar", "5.21")
def test_rows_close_up_only_when_the_whole_volley_is_settled() -> None:
    """Slava keeps her second row for the strike that was declared against her there."""
    position = """
    coldwar 1
    options: air_defense=no
    turn: seat1 6.1.B.1 fog=2
    seat 1
      row1: iowa
      row2: nimitz
      hand: gun16 ecm
    seat 2
      row1: knox
      row2: slava
      hand: dc
    """
    with Scene(GAME, position, rolls=[3]) as scene:
        scene.do(1, "gun16 iowa > knox; nimitz > slava; done").do(2, "done; done")
        # 12.2: three would have sunk a ship in the first row.
        assert [event.facts["chance"] for event in scene.told("roll-misses")] == [2]
        assert rows(scene.state, 2)[:2] == ["knox", "slava"]
        scene.do(2, "done")
        assert rows(scene.state, 2)[:2] == ["slava", ""]


@rule("coldwar", "5.21")
def test_a_ship_saved_by_damage_control_keeps_the_rows_as_they_are() -> None:
    with Scene(GAME, LAST_PICKET + "  hand: dc\n") as scene:
        scene.do(1, "gun16 iowa > knox; done").do(2, "done").do(2, "dc #1")
        assert rows(scene.state, 2) == ["knox", "slava kirov(gun5)", "foch", "alfa"]


@rule("coldwar", "5.21")
def test_an_arriving_ship_needs_ships_in_the_rows_before_it() -> None:
    position = """
    coldwar 1
    turn: seat1 6.1.A.5 fog=1
    top: slava
    deck: none
    seat 1
      row1: iowa
      hand: ship ecm
    seat 2
      row1: kidd
    """
    with Scene(GAME, position) as scene:
        scene.do(1, "ship")
        assert scene.legal(1) == ["row1", "row2"]
        assert scene.rule_against(1, "row3") == "5.21"


@rule("coldwar", "5.21")
def test_a_move_may_leave_no_gap() -> None:
    position = """
    coldwar 1
    turn: seat1 6.1.A.3 fog=1
    seat 1
      row1: iowa kidd
      row2: slava
    seat 2
      row1: kirov
    """
    with Scene(GAME, position) as scene:
        assert scene.rule_against(1, "slava row3") == "5.21"
        assert scene.do(1, "slava").legal(1) == ["row1"]


# Reach by row.

REACH = """
coldwar 1
options: cruise_missiles=no
turn: seat1 6.1.B.1 fog=6
seat 1
  row1: iowa
  row2: missouri virginia
  row3: long-beach nimitz
  subs: oscar
  hand: gun5 missileB missileC torpedo lbas bomber asw
seat 2
  row1: slava
  row2: kirov
  row3: foch
  subs: alfa
"""


@rule("coldwar", "5.22")
def test_guns_fire_only_from_the_first_row() -> None:
    with Scene(GAME, REACH) as scene:
        for ship in ("missouri", "virginia", "long-beach"):
            assert scene.rule_against(1, f"gun5 {ship}") == "5.22"
        assert scene.do(1, "gun5").legal(1) == ["iowa"]


@rule("coldwar", "5.22")
def test_guns_fire_only_into_the_first_row() -> None:
    with Scene(GAME, REACH) as scene:
        for ship in ("kirov", "foch"):
            assert scene.rule_against(1, f"gun5 iowa > {ship}") == "5.22"
        assert scene.do(1, "gun5 iowa").legal(1) == ["slava"]


@rule("coldwar", "5.22")
def test_missiles_of_ships_fire_from_the_first_two_rows() -> None:
    with Scene(GAME, REACH) as scene:
        assert scene.rule_against(1, "missileB long-beach") == "5.22"
        assert scene.rule_against(1, "missileC long-beach") == "5.22"
        # 12.8: a submarine's C launcher fires the B card, too.
        assert scene.do(1, "missileB").legal(1) == ["iowa", "missouri", "virginia", "oscar"]


@rule("coldwar", "5.22")
def test_missiles_of_ships_fire_into_the_first_two_rows() -> None:
    with Scene(GAME, REACH) as scene:
        assert scene.rule_against(1, "missileB virginia > foch") == "5.22"
        assert scene.rule_against(1, "missileC iowa > foch") == "5.22"
        assert scene.do(1, "missileB virginia").legal(1) == ["slava", "kirov"]


@rule("coldwar", "5.22")
def test_air_strikes_reach_the_third_row_and_carriers_strike_from_it() -> None:
    with Scene(GAME, REACH) as scene:
        assert scene.do(1, "nimitz").legal(1) == ["slava", "kirov", "foch"]
    with Scene(GAME, REACH) as scene:
        assert scene.do(1, "lbas").legal(1) == ["slava", "kirov", "foch"]


@rule("coldwar", "5.22")
def test_a_ship_alone_in_reach_of_no_gun_leaves_the_card_unplayable() -> None:
    position = without(REACH, "row1: iowa\n").replace("row2: missouri", "row1: belknap\n  row2: missouri")
    with Scene(GAME, position.replace("belknap", "leahy")) as scene:
        assert "gun5" not in scene.legal(1)
    with Scene(GAME, position) as scene:
        assert "gun5" in scene.legal(1)


# Submarines.


@rule("coldwar", "5.23")
def test_a_submarine_is_in_no_row_and_holds_none_open() -> None:
    position = LAST_PICKET.replace("row2: slava kirov(gun5)\n  row3: foch\n", "")
    with Scene(GAME, position) as scene:
        scene.do(1, "gun16 iowa > knox; done")
        assert rows(scene.state, 2) == ["", "", "", "alfa"]
        assert scene.told("rows-close-up") == []


@rule("coldwar", "5.23")
def test_a_submarine_is_never_moved_into_a_row() -> None:
    position = """
    coldwar 1
    turn: seat1 6.1.A.3 fog=1
    seat 1
      row1: iowa kidd
      subs: alfa
    seat 2
      row1: kirov
    """
    with Scene(GAME, position) as scene:
        assert scene.rule_against(1, "alfa") == "5.23"
        assert scene.legal(1) == ["done", "iowa", "kidd"]


@rule("coldwar", "5.23")
def test_a_submarine_called_in_arrives_passive_and_beside_the_rows() -> None:
    position = """
    coldwar 1
    turn: seat1 6.1.A.5 fog=1
    top: alfa
    deck: none
    seat 1
      row1: iowa
      hand: ship ecm
    seat 2
      row1: kidd
    """
    with Scene(GAME, position) as scene:
        scene.do(1, "ship")
        assert rows(scene.state, 1) == ["iowa", "", "", "alfa"]
        assert scene.asked() == [1]
        assert scene.state.decision(0).rule == "6.1.A.5"


@rule("coldwar", "5.23")
@pytest.mark.parametrize(("mode", "chance"), [("active", 3), ("", 1)])
def test_a_passive_submarine_is_harder_to_hit_but_not_out_of_reach(mode: str, chance: int) -> None:
    position = REACH.replace("alfa", f"victor-iii({mode})").replace("long-beach nimitz", "long-beach")
    with Scene(GAME, position, rolls=[chance]) as scene:
        scene.do(1, "asw > victor-iii; done")
        assert [event.facts["chance"] for event in scene.told("attack-declared")] == [chance]
        assert force(scene.state, 1)["sunk"] == "victor-iii"


@rule("coldwar", "5.24")
def test_submarines_fire_into_every_row() -> None:
    with Scene(GAME, REACH) as scene:
        assert scene.do(1, "missileC oscar").legal(1) == ["slava", "kirov", "foch"]
    with Scene(GAME, REACH) as scene:
        assert scene.do(1, "torpedo oscar").legal(1) == ["slava", "kirov", "alfa", "foch"]


@rule("coldwar", "5.24")
@pytest.mark.parametrize("attack", ["gun5 iowa", "missileB iowa", "missileC oscar", "lbas", "nimitz"])
def test_submarines_need_not_fear_guns_missiles_and_strikes(attack: str) -> None:
    with Scene(GAME, REACH) as scene:
        assert scene.rule_against(1, f"{attack} > alfa") == "5.24"
        assert "alfa" not in scene.do(1, attack).legal(1)


@rule("coldwar", "5.24")
def test_bomber_hits_cannot_be_given_to_a_submarine() -> None:
    with Scene(GAME, REACH.replace("cruise_missiles", "air_defense"), rolls=[6, 6, 1]) as scene:
        scene.do(1, "bomber seat2 dice3; done")
        assert scene.state.decision(1).rule == "7.17"
        assert scene.rule_against(2, "alfa") == "5.24"
        assert scene.legal(2) == ["slava", "kirov", "foch"]


@rule("coldwar", "5.24")
@pytest.mark.parametrize("attack", ["missileC oscar > foch", "torpedo oscar > alfa"])
def test_a_passive_submarine_turns_active_as_it_attacks(attack: str) -> None:
    with Scene(GAME, REACH, rolls=[6] if "alfa" in attack else []) as scene:
        scene.do(1, f"{attack}")
        # The volley is a private draft until it is committed.
        assert rows(scene.state, 1)[3] == "oscar"
        scene.do(1, "done")
        assert rows(scene.state, 1)[3] == "oscar(active)"


@rule("coldwar", "5.24")
def test_a_submarine_stays_active_until_its_owner_dives_it() -> None:
    position = """
    coldwar 1
    turn: seat1 6.1.C.2 fog=1
    seat 1
      row1: iowa
      subs: alfa(active) oscar(active)
    seat 2
      row1: kidd
    draw: none
    series: 2 last-comes
    """
    with Scene(GAME, position, rolls=[1, 1], draws=["1", "2"]) as scene:
        assert table(scene.state)["turn"] == "seat2 6.1.B.1 fog=1"
        assert rows(scene.state, 1)[3] == "alfa(active) oscar(active)"
        scene.do(2, "done")
        assert scene.state.decision(0).rule == "6.1.A.4"
        scene.do(1, "oscar")
        assert rows(scene.state, 1)[3] == "alfa(active) oscar"
