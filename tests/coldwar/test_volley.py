"""6.1.B.1 and 7: the volley, drafted in private, paid with Fog of War, and answered as a whole."""

import pytest

from tests.coldwar.fight import (
    answers,
    area,
    discard,
    fates,
    fight,
    forbidden,
    hand,
    over,
    question,
    settle,
    ships,
    sunk,
)
from tests.coldwar.look import truth
from tests.marks import rule
from wardroom.core.state import SPECTATOR

FLEETS = """
seat 1
  row1: iowa virginia
  row2: nimitz
  subs: oscar
  hand: gun5*2 missileC torpedo asw lbas ecm ship
seat 2
  row1: kirov
  subs: alfa
  hand: evade ecm
seat 3
  row1: kidd
  row2: slava
  hand: evade*2
"""


# -- Fog of War ----------------


@rule("coldwar", "7", "6.1.B.1")
def test_every_attack_costs_one_point() -> None:
    """Gun, missile, torpedo, ASW, a land based and a carrier strike: six points, and nothing is left."""
    with fight(FLEETS, fog=6) as scene:
        assert scene.state.decision(0).facts["number"] == 6
        left = []
        for line in (
            "gun5 iowa > kirov",
            "missileC virginia > kirov",
            "torpedo oscar > kirov",
            "asw > alfa",
            "lbas > kidd done",
            "nimitz > slava",
        ):
            scene.do(1, line)
            left.append(scene.state.decision(0).facts["number"])
        assert left == [5, 4, 3, 2, 1, 0]


@rule("coldwar", "7")
@pytest.mark.parametrize("line", ["gun5", "missileC", "torpedo", "lbas", "nimitz", "asw > alfa"])
def test_nothing_is_spent_beyond_the_roll(line: str) -> None:
    with fight(FLEETS, fog=1) as scene:
        scene.do(1, "gun5 iowa > kirov")
        assert forbidden(scene, 1, line) == "7"
        assert answers(scene, 1) == ["done", "asw", "ecm"]


@rule("coldwar", "7", "6.1.B.1")
def test_points_left_over_are_lost() -> None:
    """One of six is spent; the next turn of the player begins with a roll of its own."""
    position = """
draw: gun3*5
seat 1
  row1: iowa
  hand: gun5*3 ship
seat 2
  row1: nimitz
"""
    with fight(position, [2, 1], draws=["gun3"] * 5 + ["1", "2"]) as scene:
        scene.do(1, "gun5 iowa > nimitz; done; done")
        scene.do(2, "done")
        while question(scene) != (1, "battle-stations"):
            scene.done()
        assert scene.state.decision(0).facts["number"] == 1


@rule("coldwar", "7")
def test_to_attack_nobody_is_allowed() -> None:
    with fight(FLEETS) as scene:
        scene.do(1, "done")
        assert question(scene) == (1, "must-discard")
        assert discard(scene) == "none"


@rule("coldwar", "7")
def test_a_player_does_not_attack_himself() -> None:
    position = FLEETS.replace("subs: oscar", "subs: oscar rubis")
    with fight(position) as scene:
        assert forbidden(scene, 1, "gun5 iowa > virginia") == "7"
        assert forbidden(scene, 1, "lbas > iowa") == "7"
        assert forbidden(scene, 1, "nimitz > iowa") == "7"
        assert forbidden(scene, 1, "torpedo oscar > rubis") == "7"


# -- one attack per symbol ----------------


@rule("coldwar", "6.1.B.1")
def test_one_attack_for_each_symbol_in_a_turn() -> None:
    """Virginia: a 5-inch gun, A, B and C. Each fires once, and what has fired does not fire again."""
    position = """
seat 1
  row1: virginia
  hand: gun5*2 missileA*2 missileB*2 missileC*2 ship
seat 2
  row1: nimitz
"""
    with fight(position) as scene:
        for card in ("gun5", "missileA", "missileB", "missileC"):
            scene.do(1, f"{card} virginia > nimitz")
            assert forbidden(scene, 1, card) == "6.1.B.1"
        assert answers(scene, 1) == ["done"]


@rule("coldwar", "6.1.B.1")
def test_symbols_are_ready_again_in_the_next_turn() -> None:
    position = """
draw: none
series: 3
seat 1
  row1: knox
  hand: gun5*2 ship
seat 2
  row1: nimitz
"""
    with fight(position, [2, 1], draws=["1", "2"]) as scene:
        scene.do(1, "gun5 knox > nimitz; done; done")
        scene.do(2, "done")
        while question(scene) != (1, "battle-stations"):
            scene.done()
        assert answers(scene, 1, "gun5") == ["knox"]


# -- a private draft ----------------


@rule("coldwar", "6.1.B.1", "7")
def test_nobody_sees_anything_of_the_draft_before_it_is_committed() -> None:
    """Attacks, area defences, a card half placed: the others see the table as it was, and no event."""
    with fight(FLEETS) as scene:
        seen = {seat: scene.state.observe(seat).text() for seat in (SPECTATOR, 1, 2)}
        irrevocable = scene.state.irrevocable
        for line in (
            "gun5 iowa > kirov",
            "torpedo oscar > kidd",
            "ecm area",
            "nimitz > slava",
            "lbas > kidd",
        ):
            for word in line.replace(">", "").split():
                scene.do(1, word)
                for seat, text in seen.items():
                    assert scene.state.observe(seat).text() == text
                assert scene.asked() == [1]
                assert (answers(scene, 2), answers(scene, 3)) == ([], [])
        assert scene.events == []
        assert scene.state.irrevocable == irrevocable


@rule("coldwar", "6.1.B.1")
def test_its_player_sees_the_draft() -> None:
    with fight(FLEETS) as scene:
        scene.do(1, "gun5 iowa > kirov")
        assert "draft: gun gun5 iowa > kirov seat2" in scene.state.observe(0).text()
        assert hand(scene, 1) == "gun5 missileC torpedo asw lbas ecm ship"


@rule("coldwar", "6.1.B.1", "7")
def test_on_commitment_everybody_sees_the_whole_volley() -> None:
    with fight(FLEETS) as scene:
        scene.do(1, "gun5 iowa > kirov; missileC virginia > kidd; ecm area; done")
        for seat in (SPECTATOR, 1, 2):
            text = scene.state.observe(seat).text()
            assert "attack: gun gun5 iowa > kirov seat2 damage=2" in text
            assert "attack: missile missileC virginia > kidd seat3 damage=4" in text
            assert "  area: ecm\n" in text
        assert [event.facts["number"] for event in scene.told("attack-declared")] == [1, 2]


# -- all is declared before anyone answers ----------------


@rule("coldwar", "7", "6.1.B.1")
def test_all_attacks_on_all_players_are_declared_before_anyone_defends() -> None:
    with fight(FLEETS) as scene:
        scene.do(1, "gun5 iowa > kirov")
        assert scene.asked() == [1]
        scene.do(1, "gun5 iowa > kidd; nimitz > slava; done; seat3")
        # Seat 3 answers first, and the attack on seat 2 is on the table already.
        assert question(scene) == (3, "point-defense")
        assert fates(scene) == ["coming", "coming", "coming"]


@rule("coldwar", "7", "6.1.B.2")
@pytest.mark.parametrize(("first", "order"), [("seat2", [2, 3]), ("seat3", [3, 2])])
def test_the_attacker_chooses_the_order_of_the_defenders(first: str, order: list[int]) -> None:
    with fight(FLEETS) as scene:
        scene.do(1, "gun5 iowa > kirov; gun5 iowa > kidd; done")
        assert question(scene) == (1, "next-defender")
        assert answers(scene, 1) == ["seat2", "seat3"]
        scene.do(1, first)
        asked = []
        while not over(scene):
            asked.append(question(scene))
            scene.done()
        assert asked == [
            (order[0], "point-defense"),
            (order[0], "damage-control"),
            (order[1], "point-defense"),
            (order[1], "damage-control"),
        ]


@rule("coldwar", "7")
def test_of_three_defenders_two_are_named() -> None:
    position = FLEETS + "seat 4\n  row1: spruance\n  hand: evade\n"
    with fight(position.replace("gun5*2", "gun5*3")) as scene:
        scene.do(1, "gun5 iowa > kirov; gun5 iowa > kidd; gun5 iowa > spruance; done")
        scene.do(1, "seat4")
        assert answers(scene, 1) == ["seat2", "seat3"]
        assert scene.rule_against(1, "seat4") == "not-asked"
        scene.do(1, "seat3")
        asked = []
        while not over(scene):
            asked.append(question(scene)[0])
            scene.done()
        assert asked == [4, 4, 3, 3, 2, 2]


@rule("coldwar", "7")
def test_a_single_defender_needs_no_order() -> None:
    with fight(FLEETS) as scene:
        scene.do(1, "gun5 iowa > kidd; done")
        assert question(scene) == (3, "point-defense")


@rule("coldwar", "7", "6.1.B.2", "5.21")
def test_one_defender_is_settled_before_the_next_is_asked() -> None:
    position = FLEETS.replace("row1: kidd", "row1: ariadne")
    with fight(position) as scene:
        scene.do(1, "gun5 iowa > kirov; gun5 iowa > ariadne; done; seat3")
        scene.do(3, "done; done")
        assert question(scene) == (2, "point-defense")
        assert ships(scene, 3) == {"row1": "slava"}
        assert ships(scene, 2)["row1"] == "kirov"
        assert sunk(scene, 1) == "ariadne"


@rule("coldwar", "7", "7.1")
def test_cards_that_did_no_damage_are_discarded_the_others_lie_under_their_targets() -> None:
    with fight(FLEETS, [6]) as scene:
        scene.do(1, "gun5 iowa > kirov; missileC virginia > kirov; lbas > kidd done; ecm area; done; seat2")
        scene.do(2, "ecm #2")
        settle(scene)
        assert ships(scene, 2)["row1"] == "kirov(gun5)"
        assert discard(scene) == "missileC lbas ecm"
        assert area(scene, 1) == "ecm"
        assert hand(scene, 1) == "gun5 torpedo asw ship"


@rule("coldwar", "7", "11.1")
def test_a_ship_that_is_sunk_goes_to_the_pile_of_the_one_who_dealt_the_last_blow() -> None:
    """Seat 3 had damaged it before."""
    position = FLEETS.replace("row1: kirov", "row1: kirov(gun5 gun5)")
    with fight(position) as scene:
        scene.do(1, "gun5 iowa > kirov; done")
        settle(scene)
        assert sunk(scene, 1) == "kirov"
        assert sunk(scene, 3) == ""
        assert ships(scene, 2) == {"subs": "alfa"}
        assert discard(scene) == "gun5*3"
        assert truth(scene).forces[0].points == 0  # scored when the round ends


@rule("coldwar", "7", "6.1.B.2", "7.13", "7.15")
def test_dice_of_the_first_group_are_rolled_in_the_order_declared() -> None:
    """With the Nimitz ASW needs a 5 against the active Victor, the torpedo a 1 against the passive Alfa."""
    position = FLEETS.replace("subs: alfa", "subs: alfa victor-iii(active)").replace("evade ecm", "evade")
    for line, rolls in (
        ("asw > victor-iii; torpedo oscar > alfa", [5, 1]),
        ("torpedo oscar > alfa; asw > victor-iii", [1, 5]),
    ):
        with fight(position, rolls) as scene:
            scene.do(1, f"{line}; done")
            settle(scene)
            assert sorted(sunk(scene, 1).split()) == ["alfa", "victor-iii"]
