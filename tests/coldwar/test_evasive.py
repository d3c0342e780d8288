"""8.31 Evasive Maneuvers, and what 8, 8.1 and 8.2 say of every defence card."""

import pytest

from tests.coldwar.fight import (
    answers,
    area,
    damage,
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
from tests.marks import rule

VOLLEY = """
seat 1
  row1: iowa virginia
  subs: oscar
  hand: gun5*2 gun16 missileC torpedo*2 ship
seat 2
  row1: {target}
  subs: alfa(active)
  {cards}
"""


def position(cards: str, target: str = "kirov nimitz") -> str:
    return VOLLEY.format(cards=cards, target=target)


@rule("coldwar", "8.31", "8.1")
def test_as_an_area_defence_it_stops_every_gun_and_every_torpedo() -> None:
    """At all ships of the force, submarines too, and without a roll."""
    with fight(position("area: evade"), []) as scene:
        scene.do(
            1, "gun5 iowa > kirov; gun16 iowa > nimitz; torpedo oscar > nimitz; torpedo oscar > alfa; done"
        )
        assert over(scene)
        assert ships(scene, 2) == {"row1": "nimitz kirov", "subs": "alfa(active)"}
        assert (damage(scene, "kirov"), damage(scene, "nimitz")) == (0, 0)
        assert discard(scene) == "gun5 gun16 torpedo*2"
        assert len(scene.told("area-stops")) == 4


@rule("coldwar", "8.31", "8.1")
def test_an_area_defence_lies_there_until_its_owners_next_turn() -> None:
    with fight(position("area: evade")) as scene:
        scene.do(1, "gun5 iowa > kirov; done")
        assert area(scene, 2) == "evade"
        assert discard(scene) == "gun5"


@rule("coldwar", "8.1", "6.1.A.1")
def test_step_a1_of_its_owner_removes_it() -> None:
    with fight(position("area: evade ecm\n  hand: ship"), [4], turn="seat2 6.1.A.1") as scene:
        assert area(scene, 2) == ""
        assert discard(scene) == "evade ecm"


@rule("coldwar", "8.31", "8.2")
def test_as_a_point_defence_it_stops_one_attack_and_is_discarded() -> None:
    with fight(position("hand: evade ecm"), []) as scene:
        scene.do(1, "gun5 iowa > kirov; torpedo oscar > nimitz; done")
        scene.do(2, "evade #2")
        assert fates(scene) == ["coming", "stopped"]
        settle(scene)
        assert ships(scene, 2)["row1"] == "nimitz kirov(gun5)"
        assert discard(scene) == "torpedo evade"
        assert hand(scene, 2) == "ecm"


@rule("coldwar", "8.2", "8.31")
def test_two_guns_and_a_missile_the_example() -> None:
    """One Evasive Maneuvers stops the gun its player chooses; the rest strikes home."""
    with fight(position("hand: evade", target="kirov knox"), []) as scene:
        scene.do(1, "gun5 iowa > kirov; gun16 iowa > kirov; missileC virginia > kirov; done")
        assert answers(scene, 2, "evade") == ["#1", "#2"]
        scene.do(2, "evade #2")
        assert over(scene)
        assert sunk(scene, 1) == "kirov"  # 2 + 4 of 5
        assert discard(scene) == "gun5 gun16 missileC evade"


@rule("coldwar", "8.31")
def test_it_does_not_meet_a_missile() -> None:
    with fight(position("hand: evade")) as scene:
        scene.do(1, "gun5 iowa > kirov; missileC virginia > kirov; done")
        assert forbidden(scene, 2, "evade #2") == "8.31"
        assert answers(scene, 2, "evade") == ["#1"]


@rule("coldwar", "8.31", "8.1")
def test_as_an_area_defence_it_does_not_meet_a_missile() -> None:
    with fight(position("area: evade")) as scene:
        scene.do(1, "missileC virginia > kirov; done")
        assert ships(scene, 2)["row1"] == "nimitz kirov(missileC)"


@rule("coldwar", "8.2")
def test_no_second_card_against_an_attack_already_stopped() -> None:
    with fight(position("hand: evade*2")) as scene:
        scene.do(1, "gun5 iowa > kirov; gun5 iowa > kirov; done")
        scene.do(2, "evade #1")
        assert forbidden(scene, 2, "evade #1") == "8.2"
        assert answers(scene, 2, "evade") == ["#2"]


@rule("coldwar", "8.2")
def test_the_question_ends_when_nothing_is_left_to_answer() -> None:
    with fight(position("hand: evade*2")) as scene:
        scene.do(1, "gun5 iowa > kirov; done")
        scene.do(2, "evade #1")
        assert over(scene)
        assert hand(scene, 2) == "evade"


@rule("coldwar", "8", "8.2")
@pytest.mark.parametrize("card", ["gun5", "missileA", "torpedo", "lbas", "bomber", "crew", "retreat", "ship"])
def test_what_is_no_defence_card_cannot_answer(card: str) -> None:
    with fight(position(f"hand: {card} evade").replace("*2", ""), fog=6) as scene:
        scene.do(1, "gun16 iowa > kirov; done")
        assert forbidden(scene, 2, card) == "8"
        assert answers(scene, 2) == ["done", "evade"]


@rule("coldwar", "8.1", "8")
@pytest.mark.parametrize("card", ["evade", "ecm", "cover", "asw"])
def test_laying_an_area_defence_costs_no_fog_of_war(card: str) -> None:
    layout = f"""
seat 1
  row1: knox
  hand: {card} gun5 ship
seat 2
  row1: kirov
"""
    with fight(layout, fog=1) as scene:
        scene.do(1, f"gun5 knox > kirov; {card} area; done")
        assert over(scene)
        assert area(scene, 1) == card
        assert hand(scene, 1) == "ship"
        assert ships(scene, 2)["row1"] == "kirov(gun5)"


@rule("coldwar", "8.1")
def test_an_area_defence_lies_face_up_in_sight_of_all() -> None:
    layout = """
seat 1
  row1: knox
  hand: evade gun5 ship
seat 2
  row1: kirov
"""
    with fight(layout) as scene:
        scene.do(1, "evade area; done")
        assert "  area: evade\n" in scene.state.observe(1).text()


@rule("coldwar", "8.1")
def test_without_12_4_it_cannot_be_laid_face_down() -> None:
    layout = """
seat 1
  row1: knox
  hand: evade asw ship
seat 2
  row1: kirov
  subs: alfa
"""
    with fight(layout) as scene:
        assert forbidden(scene, 1, "evade facedown") == "8.1"
        assert forbidden(scene, 1, "asw facedown") == "8.1"
        assert answers(scene, 1, "evade") == ["area"]
    with fight(layout, advanced="prepared_defenses") as scene:
        assert answers(scene, 1, "evade") == ["area", "facedown"]


@rule("coldwar", "8", "8.1", "8.2", "6.1.B.2")
def test_area_defences_work_before_point_defences() -> None:
    """Area Evasive Maneuvers have stopped the gun before the hand is asked, and only the missile is left."""
    with fight(position("area: evade\n  hand: evade ecm")) as scene:
        scene.do(1, "gun5 iowa > kirov; missileC virginia > kirov; done")
        assert question(scene) == (2, "point-defense")
        assert fates(scene) == ["stopped", "coming"]
        assert forbidden(scene, 2, "evade") == "8.2"
        assert answers(scene, 2) == ["done", "ecm"]
        scene.do(2, "ecm #2")
        assert over(scene)
        assert ships(scene, 2)["row1"] == "nimitz kirov"


@rule("coldwar", "8.1")
def test_an_area_defence_guards_its_owner_alone() -> None:
    layout = position("area: evade") + "seat 3\n  row1: spruance\n"
    with fight(layout) as scene:
        scene.do(1, "gun5 iowa > kirov; gun5 iowa > spruance; done; seat2")
        assert ships(scene, 2)["row1"] == "nimitz kirov"
        assert ships(scene, 3) == {"row1": "spruance(gun5)"}


@rule("coldwar", "8.2")
def test_a_point_defence_answers_attacks_on_oneself_only() -> None:
    layout = position("hand: evade") + "seat 3\n  row1: spruance\n"
    with fight(layout) as scene:
        scene.do(1, "gun5 iowa > kirov; gun5 iowa > spruance; done; seat2")
        assert question(scene) == (2, "point-defense")
        assert answers(scene, 2, "evade") == ["#1"]
        assert scene.rule_against(2, "evade #2") == "not-asked"


@rule("coldwar", "8.2", "7")
def test_a_point_defence_costs_no_fog_of_war() -> None:
    """Seat 2 has not rolled any, and plays four cards."""
    with fight(position("hand: evade*4")) as scene:
        scene.do(1, "gun5 iowa > kirov; gun5 iowa > kirov; gun16 iowa > kirov; torpedo oscar > kirov; done")
        scene.do(2, "evade #1; evade #2; evade #3; evade #4")
        assert over(scene)
        assert ships(scene, 2)["row1"] == "nimitz kirov"
        assert discard(scene) == "gun5*2 gun16 torpedo evade*4"
