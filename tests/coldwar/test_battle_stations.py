"""6.1.B.1 Battle Stations: what may be declared, and who sees it when."""

import pytest

from tests.coldwar.look import force, rows, table
from tests.marks import rule
from wardroom.core.scene import Scene
from wardroom.core.state import SPECTATOR
from wardroom.games.coldwar.game import GAME

POSITION = """
coldwar 1
options: attack_opportunities=no
turn: seat1 6.1.B.1 fog=6
seat 1
  row1: kidd belknap
  row2: nimitz
  subs: alfa los-angeles
  hand: gun5*2 missileA*2 missileB torpedo*3 ecm evade
seat 2
  row1: slava
  row2: kirov
"""


@rule("coldwar", "6.1.B.1")
def test_attacks_and_face_down_defences_cost_fog_of_war() -> None:
    with Scene(GAME, POSITION.replace("fog=6", "fog=3")) as scene:
        scene.do(1, "gun5 kidd > slava; ecm facedown; nimitz > kirov")
        # What is free remains possible: a defence face up.
        assert scene.legal(1) == ["done", "evade"]
        assert scene.rule_against(1, "missileA") == "7"
        assert scene.rule_against(1, "nimitz") == "7"


@rule("coldwar", "6.1.B.1")
def test_less_fog_of_war_may_be_spent_and_the_rest_is_lost() -> None:
    with Scene(GAME, POSITION + "draw: none\nseries: 2 last-comes\n", rolls=[1]) as scene:
        scene.do(1, "gun5 kidd > slava; done; done")
        assert table(scene.state)["turn"] == "seat2 6.1.A.3 fog=1"


@rule("coldwar", "6.1.B.1")
def test_each_gun_fires_once_a_turn() -> None:
    with Scene(GAME, POSITION) as scene:
        scene.do(1, "gun5 kidd > slava")
        assert scene.rule_against(1, "gun5 kidd") == "6.1.B.1"
        assert scene.do(1, "gun5").legal(1) == ["belknap"]
        scene.do(1, "belknap > slava")


@rule("coldwar", "6.1.B.1")
def test_each_missile_launcher_fires_once_a_turn() -> None:
    """Kidd has one A launcher and one B launcher, Belknap two for A."""
    with Scene(GAME, POSITION.replace("los-angeles", "")) as scene:
        scene.do(1, "missileA kidd > slava")
        assert scene.rule_against(1, "missileA kidd") == "6.1.B.1"
        assert scene.do(1, "missileA").legal(1) == ["belknap"]
        scene.do(1, "belknap > kirov")
        assert scene.do(1, "missileB").legal(1) == ["kidd"]


@rule("coldwar", "6.1.B.1")
def test_each_torpedo_tube_fires_once_a_turn() -> None:
    """Alfa has two symbols, Los Angeles one."""
    with Scene(GAME, POSITION) as scene:
        scene.do(1, "torpedo los-angeles > slava; torpedo alfa > slava")
        assert scene.rule_against(1, "torpedo los-angeles") == "6.1.B.1"
        scene.do(1, "torpedo alfa > slava")
        assert "torpedo" not in scene.legal(1)


@rule("coldwar", "6.1.B.1")
def test_with_all_symbols_spent_the_card_stays_in_hand() -> None:
    position = POSITION.replace("kidd belknap", "kidd")
    with Scene(GAME, position) as scene:
        scene.do(1, "gun5 kidd > slava")
        assert scene.rule_against(1, "gun5") == "6.1.B.1"
        assert "gun5" not in scene.legal(1)


@rule("coldwar", "6.1.B.1")
@pytest.mark.parametrize("volley", ["missileA missileB", "missileB missileA"])
def test_which_symbol_fires_which_card_is_not_named(volley: str) -> None:
    """12.8 lets the B launcher fire an A card; in either order both cards find their launcher."""
    position = POSITION.replace("options: attack_opportunities=no\n", "").replace("kidd belknap", "kidd")
    with Scene(GAME, position.replace("los-angeles", "")) as scene:
        for card in volley.split():
            scene.do(1, f"{card} kidd > slava")
        assert scene.rule_against(1, "missileA") == "6.1.B.1"


@rule("coldwar", "6.1.B.1")
def test_a_submarine_that_attacks_turns_active_and_no_other() -> None:
    with Scene(GAME, POSITION) as scene:
        scene.do(1, "torpedo alfa > kirov; done")
        assert rows(scene.state, 1)[3] == "los-angeles alfa(active)"


@rule("coldwar", "6.1.B.1")
def test_the_volley_is_private_until_it_is_committed() -> None:
    with Scene(GAME, POSITION) as scene:
        before = [scene.state.observe(viewer).text() for viewer in (1, SPECTATOR)]
        scene.do(1, "gun5 kidd > slava; ecm area; torpedo alfa > kirov; nimitz > kirov")
        assert [scene.state.observe(viewer).text() for viewer in (1, SPECTATOR)] == before
        assert scene.events == []
        assert force(scene.state.observe(1), 1)["hand"] == "?*10"
        scene.do(1, "done")
        assert force(scene.state.observe(1), 1)["hand"] == "?*7"
        assert force(scene.state.observe(1), 1)["area"] == "ecm"
        assert [event.facts["kind"] for event in scene.told("attack-declared")] == [
            "gun",
            "torpedo",
            "carrier",
        ]


@rule("coldwar", "6.1.B.1")
def test_nobody_answers_before_all_attacks_are_named() -> None:
    with Scene(GAME, POSITION + "  hand: evade\n") as scene:
        scene.do(1, "gun5 kidd > slava")
        assert scene.asked() == [1]
        assert scene.legal(2) == []
        scene.do(1, "gun5 belknap > slava; done")
        assert scene.asked() == [2]
        assert scene.do(2, "evade").legal(2) == ["#1", "#2"]


@rule("coldwar", "6.1.B.1")
@pytest.mark.parametrize("order", ["crew first", "strike first"])
def test_an_efficient_crew_helps_all_strikes_of_the_step(order: str) -> None:
    position = POSITION.replace("hand: gun5*2", "hand: crew gun5*2")
    with Scene(GAME, position, rolls=[6, 6]) as scene:
        parts = ["crew nimitz", "nimitz > kirov"]
        for part in parts if order == "crew first" else parts[::-1]:
            scene.do(1, part)
        scene.do(1, "nimitz > kirov; done")
        assert [event.facts["chance"] for event in scene.told("attack-declared")] == [3, 3]
        scene.do(2, "done done")
        assert force(scene.state, 1)["row2"] == "nimitz(crew)"
