"""6.1.A.5, 9.1 Additional Ship cards."""

from tests.coldwar.look import cards_and_ships, force, rows, table, truth
from tests.marks import rule
from wardroom.core.scene import Scene
from wardroom.games.coldwar.game import GAME

AHOY = """
coldwar 1
turn: seat1 6.1.A.5 fog=3
top: slava
seat 1
  row1: iowa
  row2: kidd
  hand: gun5 missileC ship*2
seat 2
  row1: kirov
"""


@rule("coldwar", "6.1.A.5", "9.1")
def test_the_card_is_discarded_and_the_top_ship_joins_at_once() -> None:
    with Scene(GAME, AHOY, draws=["foch"]) as scene:
        assert scene.legal(1) == ["done", "ship"]
        scene.do(1, "ship row2")
        assert rows(scene.state, 1) == ["iowa", "kidd slava", "", ""]
        assert force(scene.state, 1)["hand"] == "gun5 missileC ship"
        assert (table(scene.state)["discard"], table(scene.state)["top"]) == ("ship", "foch")
        cards_and_ships(truth(scene))


@rule("coldwar", "6.1.A.5", "9.1")
def test_the_next_ship_is_seen_before_the_next_card_is_played() -> None:
    with Scene(GAME, AHOY, draws=["foch", "alfa"]) as scene:
        scene.do(1, "ship row1")
        assert scene.state.decision(0).facts == {"ship": "ship/foch"}
        scene.do(1, "ship row3")
        assert rows(scene.state, 1) == ["iowa slava", "kidd", "foch", ""]
        assert table(scene.state)["discard"] == "ship*2"
        assert scene.state.decision(0).facts == {"ship": "ship/alfa"}
        assert scene.legal(1) == ["done"]


@rule("coldwar", "6.1.A.5", "9.1")
def test_one_may_stop_after_seeing_the_next_ship() -> None:
    with Scene(GAME, AHOY, draws=["knox"]) as scene:
        scene.do(1, "ship row1; done")
        assert force(scene.state, 1)["hand"] == "gun5 missileC ship"
        assert scene.state.course().current() == "6.1.A.6"


@rule("coldwar", "6.1.A.5")
def test_the_card_may_be_kept_for_a_better_ship() -> None:
    with Scene(GAME, AHOY) as scene:
        scene.do(1, "done")
        assert force(scene.state, 1)["hand"] == "gun5 missileC ship*2"
        assert table(scene.state)["top"] == "slava"


@rule("coldwar", "6.1.A.5")
def test_no_other_card_is_played_now() -> None:
    with Scene(GAME, AHOY) as scene:
        assert scene.rule_against(1, "gun5") == "6.1.A.5"
        assert "gun5" not in scene.legal(1)


@rule("coldwar", "6.1.A.5", "9.1")
def test_a_new_ship_may_attack_in_the_same_turn() -> None:
    with Scene(GAME, AHOY, draws=["foch"]) as scene:
        scene.do(1, "ship row2; done; done")
        scene.do(1, "missileC slava > kirov; done")
        assert rows(scene.state, 2)[0] == "kirov(missileC)"


@rule("coldwar", "6.1.A.5", "9.1")
def test_a_new_submarine_is_passive_stands_aside_and_may_attack() -> None:
    position = AHOY.replace("top: slava", "top: alfa").replace("missileC", "torpedo")
    with Scene(GAME, position, draws=["foch"]) as scene:
        scene.do(1, "ship")
        assert rows(scene.state, 1) == ["iowa", "kidd", "", "alfa"]
        scene.do(1, "done; done; torpedo alfa > kirov; done")
        assert rows(scene.state, 1)[3] == "alfa(active)"


@rule("coldwar", "9.1")
def test_only_in_its_own_step() -> None:
    with Scene(GAME, AHOY.replace("6.1.A.5", "6.1.B.1")) as scene:
        assert scene.rule_against(1, "ship") == "9.1"
        assert "ship" not in scene.legal(1)


@rule("coldwar", "9.1")
def test_with_an_empty_ship_deck_the_card_cannot_be_played() -> None:
    position = AHOY + "deck: none\n"
    with Scene(GAME, position) as scene:
        scene.do(1, "ship row1")
        assert table(scene.state)["top"] == "none"
        assert scene.rule_against(1, "ship") == "9.1"
        assert scene.legal(1) == ["done"]


@rule("coldwar", "9.1")
def test_with_no_ship_to_take_the_step_is_passed_over() -> None:
    with Scene(GAME, AHOY.replace("top: slava", "top: none") + "deck: none\n") as scene:
        assert scene.state.course().current() == "6.1.A.6"


@rule("coldwar", "9.1")
def test_the_ship_is_placed_before_anything_else_is_done() -> None:
    with Scene(GAME, AHOY, draws=["foch"]) as scene:
        scene.do(1, "ship")
        assert scene.legal(1) == ["row1", "row2", "row3"]
        scene.do(1, "row3")
        assert rows(scene.state, 1)[2] == "slava"


@rule("coldwar", "9.1")
def test_a_force_of_submarines_receives_a_ship_into_its_first_row() -> None:
    position = AHOY.replace("  row1: iowa\n  row2: kidd\n", "  subs: oscar\n")
    with Scene(GAME, position, draws=["foch"]) as scene:
        scene.do(1, "ship")
        assert scene.legal(1) == ["row1"]
        scene.do(1, "row1")
        assert rows(scene.state, 1) == ["slava", "", "", "oscar"]


@rule("coldwar", "9.1")
def test_everybody_sees_the_arrival_and_the_new_top() -> None:
    with Scene(GAME, AHOY, draws=["foch"]) as scene:
        scene.do(1, "ship row2")
        view = scene.state.observe(1)
        assert (rows(view, 1)[1], table(view)["top"]) == ("kidd slava", "foch")
        (joined,) = scene.told("ship-joined")
        assert joined.seen_by(2) == {"seat": "seat/1", "ship": "ship/slava", "row": 2}


@rule("coldwar", "9.1")
def test_the_step_after_still_tells_that_no_ship_is_left() -> None:
    position = """
    coldwar 1
    turn: seat1 6.1.A.5 fog=3
    top: none
    seat 1
      row1: nimitz
      hand: ship
    seat 2
      row1: slava
    """
    with Scene(GAME, position) as scene:
        assert scene.state.decision(0).rule == "6.1.A.6"
        assert scene.rule_against(1, "ship") == "9.1"
