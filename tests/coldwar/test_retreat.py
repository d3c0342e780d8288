"""6.1.A.6, 9.2 Retreat and its repairs."""

import pytest

from tests.coldwar.look import cards_and_ships, force, rows, table, truth
from tests.marks import rule
from wardroom.core.outcome import SKIPPED
from wardroom.core.scene import Scene
from wardroom.games.coldwar.game import GAME

RETREAT = """
coldwar 1
turn: seat1 6.1.A.6 fog=3
discard: gun3
seat 1
  row1: iowa(gun5 missileB) kidd
  row2: slava(gun3 gun5) kirov(gun5 missileA)
  hand: gun5 retreat ecm
seat 2
  row1: foch
"""


@rule("coldwar", "6.1.A.6", "9.2")
def test_the_card_lies_face_up_before_the_task_force() -> None:
    with Scene(GAME, RETREAT) as scene:
        assert scene.legal(1) == ["done", "retreat"]
        scene.do(1, "retreat")
        assert force(scene.state, 1)["retreat"] == "retreat"
        assert force(scene.state.observe(1), 1)["retreat"] == "retreat"
        assert force(scene.state, 1)["hand"] == "gun5 ecm"


@rule("coldwar", "6.1.A.6")
def test_nobody_has_to_retreat() -> None:
    with Scene(GAME, RETREAT) as scene:
        scene.do(1, "done")
        assert "retreat" not in force(scene.state, 1)
        assert scene.state.course().current() == "6.1.B.1"


@rule("coldwar", "6.1.A.6")
def test_no_other_card_is_played_now() -> None:
    with Scene(GAME, RETREAT) as scene:
        assert scene.rule_against(1, "ecm") == "6.1.A.6"
        assert "ecm" not in scene.legal(1)


@rule("coldwar", "9.2")
def test_only_in_its_own_step() -> None:
    with Scene(GAME, RETREAT.replace("6.1.A.6", "6.1.B.1")) as scene:
        assert scene.rule_against(1, "retreat") == "9.2"
        assert "retreat" not in scene.legal(1)


@rule("coldwar", "6.1.A.6", "9.2")
def test_step_b_is_left_out_and_step_c_follows_with_the_hand() -> None:
    with Scene(GAME, RETREAT) as scene:
        scene.do(1, "retreat; done")
        assert scene.state.course().current() == "6.1.C.2"
        marks = dict(zip(scene.state.course().steps, scene.state.course().marks, strict=True))
        assert [marks[step] for step in ("6.1.B.1", "6.1.B.2")] == [SKIPPED, SKIPPED]
        assert scene.legal(1) == ["done", "gun5", "ecm"]


# Repairs.


@rule("coldwar", "6.1.A.6", "9.2")
def test_up_to_three_damage_cards_of_ones_choice_are_removed() -> None:
    with Scene(GAME, RETREAT) as scene:
        scene.do(1, "retreat; iowa missileB; slava gun5; kirov missileA")
        assert rows(scene.state, 1)[:2] == ["iowa(gun5) kidd", "slava(gun3) kirov(gun5)"]
        assert table(scene.state)["discard"] == "gun3 gun5 missileA missileB"
        # A fourth is not asked for.
        assert scene.state.course().current() == "6.1.C.2"
        cards_and_ships(truth(scene))


@rule("coldwar", "6.1.A.6", "9.2")
def test_all_three_may_come_from_one_ship() -> None:
    position = RETREAT.replace("slava(gun3 gun5) kirov(gun5 missileA)", "slava kirov(gun3 gun3 gun5)")
    with Scene(GAME, position) as scene:
        scene.do(1, "retreat; kirov gun3; kirov gun3; kirov gun5")
        assert rows(scene.state, 1)[:2] == ["iowa(gun5 missileB) kidd", "slava kirov"]


@rule("coldwar", "9.2")
@pytest.mark.parametrize(("repairs", "left"), [("done", 3), ("slava gun5; done", 1)])
def test_fewer_may_be_removed(repairs: str, left: int) -> None:
    with Scene(GAME, RETREAT) as scene:
        scene.do(1, "retreat").do(1, repairs)
        assert truth(scene).hurt[GAME.piece("slava")] == left
        assert scene.state.course().current() == "6.1.C.2"


@rule("coldwar", "9.2")
def test_a_repaired_ship_has_lost_its_damage() -> None:
    """Armour takes one point off each card on a battleship (12.6), and gives it back with the card."""
    with Scene(GAME, RETREAT) as scene:
        hurt = truth(scene).hurt
        assert [hurt[GAME.piece(ship)] for ship in ("iowa", "slava", "kirov")] == [3, 3, 4]
        scene.do(1, "retreat; iowa gun5; iowa missileB; slava gun5")
        hurt = truth(scene).hurt
        assert [hurt[GAME.piece(ship)] for ship in ("iowa", "slava", "kirov")] == [0, 1, 4]


@rule("coldwar", "9.2")
def test_an_undamaged_task_force_has_nothing_to_repair() -> None:
    position = (
        RETREAT.replace("(gun5 missileB)", "").replace("(gun3 gun5)", "").replace("(gun5 missileA)", "")
    )
    with Scene(GAME, position) as scene:
        scene.do(1, "retreat")
        assert scene.state.course().current() == "6.1.C.2"


@rule("coldwar", "9.2")
def test_an_undamaged_ship_cannot_be_repaired() -> None:
    with Scene(GAME, RETREAT) as scene:
        scene.do(1, "retreat")
        assert scene.legal(1) == ["done", "iowa", "slava", "kirov"]
        assert scene.rule_against(1, "kidd") == "9.2"


@rule("coldwar", "9.2")
def test_a_crew_card_is_no_damage() -> None:
    position = RETREAT.replace("kidd", "nimitz(crew)")
    with Scene(GAME, position) as scene:
        scene.do(1, "retreat")
        assert scene.rule_against(1, "nimitz") == "9.2"
        assert "nimitz" not in scene.legal(1)


@rule("coldwar", "9.2", "12.7")
def test_turning_a_crippled_ship_back_counts_as_one_of_the_three() -> None:
    position = RETREAT.replace("iowa(gun5 missileB)", "iowa(gun3 gun5 crippled)")
    with Scene(GAME, position) as scene:
        scene.do(1, "retreat; iowa crippled; iowa gun5; slava gun3")
        assert rows(scene.state, 1)[:2] == ["iowa(gun3) kidd", "slava(gun5) kirov(gun5 missileA)"]
        assert table(scene.state)["discard"] == "gun3*2 gun5"
        assert scene.state.course().current() == "6.1.C.2"


@rule("coldwar", "9.2")
def test_a_ship_that_is_not_crippled_cannot_be_turned_back() -> None:
    with Scene(GAME, RETREAT) as scene:
        assert scene.rule_against(1, "retreat iowa crippled") == "9.2"
        assert scene.do(1, "retreat iowa").legal(1) == ["gun5", "missileB"]


def repair(scene: Scene, *repairs: str) -> None:
    """Ship and card, each in its own answer."""
    for one in repairs:
        ship, what = one.split()
        assert ship in scene.legal(1)
        scene.do(1, ship)
        assert what in scene.legal(1)
        scene.do(1, what)


@rule("coldwar", "9.2")
@pytest.mark.parametrize("repairs", [("kirov gun5", "iowa gun5"), ("iowa gun5", "kirov gun5")])
def test_ships_are_repaired_in_any_order(repairs: tuple[str, str]) -> None:
    with Scene(GAME, RETREAT) as scene:
        scene.do(1, "retreat")
        repair(scene, *repairs)
        assert scene.legal(1) == ["done", "iowa", "slava", "kirov"]
        assert rows(scene.state, 1)[:2] == ["iowa(missileB) kidd", "slava(gun3 gun5) kirov(missileA)"]
        scene.do(1, "done")
        assert scene.state.course().current() == "6.1.C.2"


@rule("coldwar", "9.2")
def test_one_may_come_back_to_a_ship() -> None:
    with Scene(GAME, RETREAT) as scene:
        scene.do(1, "retreat")
        repair(scene, "slava gun5", "iowa missileB", "slava gun3")
        assert rows(scene.state, 1)[:2] == ["iowa(gun5) kidd", "slava kirov(gun5 missileA)"]
        assert scene.state.course().current() == "6.1.C.2"


@rule("coldwar", "9.2", "12.7")
@pytest.mark.parametrize("repairs", [("nimitz gun5", "nimitz crippled"), ("nimitz crippled", "nimitz gun5")])
def test_a_crippled_ship_is_repaired_in_any_order(repairs: tuple[str, str]) -> None:
    position = RETREAT.replace("kidd", "nimitz(gun5 crippled)")
    with Scene(GAME, position) as scene:
        scene.do(1, "retreat")
        repair(scene, *repairs)
        assert rows(scene.state, 1)[0] == "iowa(gun5 missileB) nimitz"
        assert truth(scene).hurt[GAME.piece("nimitz")] == 0
        assert scene.rule_against(1, "nimitz") == "9.2"
        assert scene.legal(1) == ["done", "iowa", "slava", "kirov"]


@rule("coldwar", "9.2")
def test_repairs_of_one_ship_are_named_in_any_order() -> None:
    position = RETREAT.replace("iowa(gun5 missileB)", "iowa(gun3*2 gun5 crippled)")
    with Scene(GAME, position) as scene:
        scene.do(1, "retreat; iowa gun5; iowa")
        assert scene.legal(1) == ["crippled", "gun3"]
        scene.do(1, "gun3")
        repair(scene, "iowa gun3")
        assert rows(scene.state, 1)[0] == "iowa(crippled) kidd"
        assert scene.state.course().current() == "6.1.C.2"


@rule("coldwar", "9.2")
def test_repairs_end_when_nothing_is_left_to_repair() -> None:
    position = RETREAT.replace("iowa(gun5 missileB)", "iowa(gun5)").replace("slava(gun3 gun5)", "slava")
    with Scene(GAME, position.replace("kirov(gun5 missileA)", "kirov(gun5)")) as scene:
        scene.do(1, "retreat")
        repair(scene, "kirov gun5")
        assert scene.state.decision(0).name == "repair-ship"
        repair(scene, "iowa gun5")
        assert rows(scene.state, 1)[:2] == ["iowa kidd", "slava kirov"]
        assert scene.state.course().current() == "6.1.C.2"


# Out of reach.

ATTACKED = """
coldwar 1
turn: seat1 6.1.B.1 fog=6
seat 1
  row1: iowa nimitz
  subs: oscar
  hand: gun5 missileC torpedo asw lbas bomber
seat 2
  row1: slava
  subs: alfa
  retreat: retreat
seat 3
  row1: kirov
  subs: conqueror
"""


@rule("coldwar", "6.1.A.6", "9.2")
@pytest.mark.parametrize(
    "attack",
    [
        "gun5 iowa > slava",
        "missileC oscar > slava",
        "torpedo oscar > slava",
        "torpedo oscar > alfa",
        "asw > alfa",
        "lbas > slava",
        "nimitz > slava",
        "bomber > seat2",
    ],
)
def test_nothing_may_be_aimed_at_a_task_force_that_has_retreated(attack: str) -> None:
    with Scene(GAME, ATTACKED) as scene:
        assert scene.rule_against(1, attack) == "9.2"
        *words, target = attack.replace(">", "").split()
        assert target not in scene.do(1, " ".join(words)).legal(1)


@rule("coldwar", "9.2")
def test_if_all_enemies_have_retreated_no_attack_is_left() -> None:
    position = ATTACKED.replace("  subs: conqueror", "  subs: conqueror\n  retreat: retreat")
    with Scene(GAME, position) as scene:
        # ASW may still be laid as an area defence.
        assert scene.legal(1) == ["done", "asw"]
        assert scene.rule_against(1, "gun5") == "9.2"


@rule("coldwar", "6.1.A.6", "9.2")
def test_the_next_turn_of_its_owner_removes_the_card() -> None:
    position = """
    coldwar 1
    turn: seat2 6.1.B.1 fog=1
    series: 2 last-comes
    draw: none
    seat 1
      order: 2
      row1: iowa
      retreat: retreat
    seat 2
      order: 1 moved
      row1: kirov
      hand: gun5
    """
    with Scene(GAME, position, rolls=[1]) as scene:
        assert scene.rule_against(2, "gun5") == "9.2"
        scene.do(2, "done; gun5")
        assert "retreat" not in force(scene.state, 1)
        assert truth(scene).discard[GAME.piece("retreat")] == 2
        assert scene.asked() == [1]


@rule("coldwar", "9.2")
def test_other_players_go_on_attacking_each_other() -> None:
    with Scene(GAME, ATTACKED) as scene:
        scene.do(1, "gun5 iowa > kirov; done")
        assert rows(scene.state, 3)[0] == "kirov(gun5)"
        assert rows(scene.state, 2)[0] == "slava"
