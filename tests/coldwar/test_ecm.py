"""8.32 Electronic Counter-Measures."""

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
)
from tests.marks import rule

VOLLEY = """
seat 1
  row1: slava virginia
  subs: oscar
  hand: missileC*3 missileA gun5 torpedo ship
seat 2
  row1: kirov
  row2: knox
  row3: nimitz
  {cards}
"""


def position(cards: str) -> str:
    return VOLLEY.format(cards=cards)


@rule("coldwar", "8.32", "8.1")
def test_as_an_area_defence_it_makes_the_force_invulnerable_to_missiles() -> None:
    """The designers' note to 8.1: all missiles, of ships and submarines, at all ships, without a roll."""
    with fight(position("area: ecm"), []) as scene:
        scene.do(1, "missileC slava > kirov; missileA virginia > kirov; missileC oscar > nimitz; done")
        assert over(scene)
        assert ships(scene, 2) == {"row1": "kirov", "row2": "knox", "row3": "nimitz"}
        assert (damage(scene, "kirov"), damage(scene, "nimitz")) == (0, 0)
        assert discard(scene) == "missileA missileC*2"
        assert area(scene, 2) == "ecm"


@rule("coldwar", "8.32", "8.2")
def test_as_a_point_defence_it_stops_one_missile_and_is_discarded() -> None:
    with fight(position("hand: ecm evade")) as scene:
        scene.do(1, "missileA virginia > kirov; missileC slava > kirov; done")
        scene.do(2, "ecm #2")
        assert fates(scene) == ["coming", "stopped"]
        settle(scene)
        assert ships(scene, 2)["row1"] == "kirov(missileA)"
        assert discard(scene) == "missileC ecm"
        assert hand(scene, 2) == "evade"


@rule("coldwar", "8.32")
def test_it_meets_neither_guns_nor_torpedoes() -> None:
    with fight(position("hand: ecm")) as scene:
        scene.do(1, "gun5 slava > kirov; missileA virginia > kirov; torpedo oscar > nimitz; done")
        assert forbidden(scene, 2, "ecm #1") == "8.32"
        assert forbidden(scene, 2, "ecm #3") == "8.32"
        assert answers(scene, 2, "ecm") == ["#2"]


@rule("coldwar", "8.32", "8.1")
def test_as_an_area_defence_it_meets_neither_guns_nor_torpedoes() -> None:
    with fight(position("area: ecm")) as scene:
        scene.do(1, "gun5 slava > kirov; torpedo oscar > nimitz; done")
        assert ships(scene, 2) == {"row1": "kirov(gun5)", "row2": "knox", "row3": "nimitz(torpedo)"}


@rule("coldwar", "8.2", "8.32")
def test_a_missile_stopped_by_the_area_card_needs_no_other() -> None:
    with fight(position("area: ecm\n  hand: ecm evade")) as scene:
        scene.do(1, "missileA virginia > kirov; gun5 slava > kirov; done")
        assert question(scene) == (2, "point-defense")
        # Not 8.32, which is true of the gun: the missile is stopped already.
        assert forbidden(scene, 2, "ecm") == "8.2"
        assert answers(scene, 2) == ["done", "evade"]


@rule("coldwar", "8.2", "8.32")
def test_one_card_for_one_missile() -> None:
    with fight(position("hand: ecm*3")) as scene:
        scene.do(1, "missileC slava > kirov; missileC slava > kirov; done")
        scene.do(2, "ecm #2")
        assert forbidden(scene, 2, "ecm #2") == "8.2"
        scene.do(2, "ecm #1")
        assert over(scene)
        assert hand(scene, 2) == "ecm"
        assert discard(scene) == "missileC*2 ecm*2"
