"""6.1.A Prepare for action: clear the decks, fog of war, adjust formation, dive."""

import pytest

from tests.coldwar.look import cards_and_ships, force, rows, table, truth
from tests.marks import rule
from wardroom.core.scene import Scene
from wardroom.core.state import SPECTATOR
from wardroom.games.coldwar.game import GAME

# A.1 Clear the decks.

DECKS = """
coldwar 1
turn: seat1 6.1.A.1
discard: gun3
seat 1
  row1: nimitz(crew gun5) kidd
  hand: gun5
  area: ecm cover(down)
seat 2
  row1: kirov(gun5)
  area: evade ecm(down)
"""
# 9.2 Whoever retreats lays nothing.
RETREATED = DECKS.replace("area: ecm cover(down)", "retreat: retreat").replace(
    "area: evade ecm(down)", "retreat: retreat"
)


@rule("coldwar", "6.1.A.1")
@pytest.mark.parametrize(("position", "gone"), [(DECKS, "ecm cover"), (RETREATED, "retreat")])
def test_retreat_area_defences_and_crew_of_last_turn_are_discarded(position: str, gone: str) -> None:
    with Scene(GAME, position, rolls=[4]) as scene:
        assert force(scene.state, 1) == {
            "order": "1 moved",
            "row1": "nimitz(gun5) kidd",
            "hand": "gun5",
        }
        assert table(scene.state)["discard"] == f"gun3 {gone} crew"
        cards_and_ships(truth(scene))


@rule("coldwar", "6.1.A.1")
def test_only_ones_own_decks_are_cleared() -> None:
    with Scene(GAME, DECKS, rolls=[4]) as scene:
        other = force(scene.state, 2)
        assert (other["area"], other["row1"]) == ("evade ecm(down)", "kirov(gun5)")
    with Scene(GAME, RETREATED, rolls=[4]) as scene:
        assert force(scene.state, 2)["retreat"] == "retreat"


@rule("coldwar", "6.1.A.1")
def test_a_defence_still_face_down_is_shown_as_it_goes() -> None:
    position = """
    coldwar 1
    turn: seat2 6.1.C.2 fog=1
    series: 2 last-comes
    draw: none
    seat 1
      order: 2
      row1: nimitz
      area: cover(down)
    seat 2
      order: 1 moved
      row1: kirov
      hand: gun3
    """
    with Scene(GAME, position, rolls=[4]) as scene:
        assert force(scene.state.observe(1), 1)["area"] == "?(down)"
        scene.do(2, "gun3")
        assert "area" not in force(scene.state, 1)
        told = scene.told("decks-cleared")
        assert [event.seen_by(SPECTATOR) for event in told] == [{"seat": "seat/1", "cards": "cards/cover"}]


@rule("coldwar", "6.1.A.1")
def test_a_crew_card_that_was_cleared_helps_no_more() -> None:
    with Scene(GAME, DECKS, rolls=[4]) as scene:
        scene.do(1, "done; done; done; nimitz > kirov; nimitz > kirov")
        assert scene.rule_against(1, "nimitz") == "7.2"
    uncleared = DECKS.replace("6.1.A.1", "6.1.B.1 fog=4").replace("  area: ecm cover(down)\n", "")
    with Scene(GAME, uncleared) as scene:
        scene.do(1, "nimitz > kirov; nimitz > kirov; nimitz > kirov")


# A.2 Fog of war.


@rule("coldwar", "6.1.A.2")
@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5, 6])
def test_one_die_is_the_fog_of_war_of_the_turn(roll: int) -> None:
    position = """
    coldwar 1
    turn: seat1 6.1.A.2
    seat 1
      row1: iowa
      subs: oscar
    seat 2
      row1: kirov
    """
    with Scene(GAME, position, rolls=[roll]) as scene:
        assert table(scene.state)["turn"] == f"seat1 6.1.B.1 fog={roll}"


@rule("coldwar", "6.1.A.2")
def test_each_point_pays_for_one_attack() -> None:
    position = """
    coldwar 1
    turn: seat1 6.1.A.2
    seat 1
      row1: iowa
      hand: gun5*3
    seat 2
      row1: kirov
    """
    with Scene(GAME, position, rolls=[2]) as scene:
        scene.do(1, "done; done; gun5 iowa > kirov; gun5 iowa > kirov")
        assert scene.legal(1) == ["done"]
        assert scene.rule_against(1, "gun5") == "7"


@rule("coldwar", "6.1.A.2")
def test_every_turn_has_its_own_roll() -> None:
    position = """
    coldwar 1
    turn: seat1 6.1.A.2
    draw: none
    series: 2 last-comes
    seat 1
      row1: iowa
    seat 2
      row1: kirov
    """
    with Scene(GAME, position, rolls=[6, 1]) as scene:
        scene.do(1, "done")
        assert table(scene.state)["turn"] == "seat2 6.1.B.1 fog=1"
        assert [(event.facts["seat"], event.facts["number"]) for event in scene.told("fog")] == [
            ("seat/1", 6),
            ("seat/2", 1),
        ]


# A.3 Adjust formation.


def formation(*ships: str) -> str:
    """Rows 1, 2 and 3 of the acting player; a card in hand lets the turn stop at A.5."""
    lines = [f"  row{row}: {names}" for row, names in enumerate(ships, 1) if names]
    return "\n".join(
        ["coldwar 1", "turn: seat1 6.1.A.3 fog=1", "seat 1", *lines, "  hand: ecm", "seat 2", "  row1: kirov"]
    )


def moves(position: str) -> list[str]:
    """Every legal move, as typed."""
    found = []
    for ship in Scene(GAME, position).legal(1):
        if ship != "done":
            found += [f"{ship} {row}" for row in Scene(GAME, position).do(1, ship).legal(1)]
    return found


@rule("coldwar", "6.1.A.3")
def test_two_in_the_first_row_and_one_in_the_second() -> None:
    """The rulebook's first example."""
    assert moves(formation("iowa kidd", "slava")) == ["iowa row2", "kidd row2", "slava row1"]


@rule("coldwar", "6.1.A.3")
def test_one_in_the_first_row_and_two_in_the_second() -> None:
    """The rulebook's second example."""
    assert moves(formation("iowa", "kidd slava")) == ["kidd row1", "kidd row3", "slava row1", "slava row3"]


@rule("coldwar", "6.1.A.3")
@pytest.mark.parametrize(
    ("ships", "legal"),
    [
        (("iowa kidd",), ["iowa row2", "kidd row2"]),
        (("iowa", "kidd"), ["kidd row1"]),
        (("iowa", "kidd", "slava"), ["slava row2"]),
        (("iowa knox", "kidd", "slava"), ["iowa row2", "knox row2", "slava row2"]),
        (("iowa", "kidd knox", "slava"), ["kidd row1", "kidd row3", "knox row1", "knox row3", "slava row2"]),
    ],
)
def test_other_formations(ships: tuple[str, ...], legal: list[str]) -> None:
    assert moves(formation(*ships)) == legal


@rule("coldwar", "6.1.A.3")
def test_a_ship_alone_has_nowhere_to_go() -> None:
    with Scene(GAME, formation("iowa")) as scene:
        assert scene.state.course().current() == "6.1.A.5"


@rule("coldwar", "6.1.A.3")
def test_one_ship_moves_and_no_more() -> None:
    with Scene(GAME, formation("iowa kidd", "slava")) as scene:
        scene.do(1, "kidd row2")
        assert rows(scene.state, 1)[:3] == ["iowa", "kidd slava", ""]
        assert scene.state.course().current() == "6.1.A.5"


@rule("coldwar", "6.1.A.3")
def test_nobody_has_to_move() -> None:
    with Scene(GAME, formation("iowa kidd", "slava")) as scene:
        scene.do(1, "done")
        assert rows(scene.state, 1)[:3] == ["iowa kidd", "slava", ""]
        assert scene.state.course().current() == "6.1.A.5"


@rule("coldwar", "6.1.A.3")
@pytest.mark.parametrize("row", ["row1", "row3"])
def test_a_ship_moves_by_one_row(row: str) -> None:
    with Scene(GAME, formation("iowa kidd", "slava")) as scene:
        assert scene.rule_against(1, f"iowa {row}") == "6.1.A.3"
        assert scene.do(1, "iowa").legal(1) == ["row2"]


@rule("coldwar", "6.1.A.3")
def test_the_only_ship_of_the_first_row_stays_before_others() -> None:
    with Scene(GAME, formation("iowa", "kidd slava")) as scene:
        assert scene.rule_against(1, "iowa") == "6.1.A.3"
        assert scene.legal(1) == ["done", "kidd", "slava"]


@rule("coldwar", "6.1.A.3")
def test_the_only_ship_of_the_second_row_stays_before_others() -> None:
    with Scene(GAME, formation("iowa knox", "kidd", "slava")) as scene:
        assert scene.rule_against(1, "kidd") == "6.1.A.3"
        assert "kidd" not in scene.legal(1)


@rule("coldwar", "6.1.A.3")
def test_submarines_and_enemy_ships_are_no_part_of_it() -> None:
    position = formation("iowa kidd", "slava").replace("  hand", "  subs: alfa\n  hand")
    assert moves(position) == ["iowa row2", "kidd row2", "slava row1"]
    with Scene(GAME, position) as scene:
        assert scene.rule_against(1, "kirov") == "not-asked"


# A.4 Dive.

DIVE = """
coldwar 1
turn: seat1 6.1.A.4 fog=1
seat 1
  row1: iowa
  subs: alfa(active) oscar rubis(active) victor-iii(active)
  hand: ecm
seat 2
  row1: kirov
  subs: conqueror(active)
"""


@rule("coldwar", "6.1.A.4", "5.24")
def test_each_active_submarine_may_dive() -> None:
    with Scene(GAME, DIVE) as scene:
        assert scene.legal(1) == ["done", "alfa", "victor-iii", "rubis"]
        scene.do(1, "alfa victor-iii rubis")
        assert rows(scene.state, 1)[3] == "alfa oscar victor-iii rubis"
        assert rows(scene.state, 2)[3] == "conqueror(active)"
        assert scene.state.course().current() == "6.1.A.5"


@rule("coldwar", "6.1.A.4", "5.24")
def test_some_may_dive_and_others_stay_active() -> None:
    with Scene(GAME, DIVE) as scene:
        scene.do(1, "victor-iii; done")
        assert rows(scene.state, 1)[3] == "alfa(active) oscar victor-iii rubis(active)"


@rule("coldwar", "6.1.A.4", "5.24")
def test_none_has_to_dive() -> None:
    with Scene(GAME, DIVE) as scene:
        scene.do(1, "done")
        assert rows(scene.state, 1)[3] == "alfa(active) oscar victor-iii(active) rubis(active)"
        assert scene.state.course().current() == "6.1.A.5"


@rule("coldwar", "6.1.A.4")
def test_only_submarines_dive() -> None:
    with Scene(GAME, DIVE) as scene:
        refusal = scene.why_not(1, "iowa")
        assert refusal is not None
        assert (refusal.rule, refusal.name) == ("6.1.A.4", "only-submarines-dive")
        assert "iowa" not in scene.legal(1)


@rule("coldwar", "6.1.A.4")
def test_a_passive_submarine_is_down_already() -> None:
    with Scene(GAME, DIVE) as scene:
        assert scene.rule_against(1, "oscar") == "6.1.A.4"
        assert "oscar" not in scene.legal(1)
        assert scene.rule_against(1, "alfa alfa") == "6.1.A.4"


@rule("coldwar", "6.1.A.4")
def test_without_an_active_submarine_the_step_is_passed_over() -> None:
    with Scene(GAME, DIVE.replace("(active)", "")) as scene:
        assert scene.state.course().current() == "6.1.A.5"


@rule("coldwar", "6.1.A.4")
@pytest.mark.parametrize(("first", "second"), [("alfa", "los-angeles"), ("los-angeles", "alfa")])
def test_dives_are_named_in_any_order(first: str, second: str) -> None:
    position = DIVE.replace("alfa(active) oscar rubis(active)", "los-angeles(active) alfa(active)")
    with Scene(GAME, position) as scene:
        assert scene.legal(1) == ["done", "los-angeles", "alfa", "victor-iii"]
        scene.do(1, first)
        assert set(scene.legal(1)) == {"done", second, "victor-iii"}
        scene.do(1, second)
        assert scene.legal(1) == ["done", "victor-iii"]
        scene.do(1, "done")
        assert rows(scene.state, 1)[3] == "los-angeles alfa victor-iii(active)"
        assert scene.state.course().current() == "6.1.A.5"


@rule("coldwar", "6.1.A.4")
def test_when_the_last_active_submarine_has_dived_nothing_more_is_asked() -> None:
    with Scene(GAME, DIVE) as scene:
        for submarine in ("rubis", "victor-iii", "alfa"):
            assert scene.state.decision(0).name == "dive"
            scene.do(1, submarine)
        assert scene.state.course().current() == "6.1.A.5"
