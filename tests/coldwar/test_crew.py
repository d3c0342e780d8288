"""9.4 Carrier Crew Efficiency, and 9: Special cards cost nothing."""

from pathlib import Path

import pytest

from tests.coldwar.fight import (
    answers,
    discard,
    fates,
    fight,
    forbidden,
    hand,
    over,
    question,
    ships,
    sunk,
)
from tests.coldwar.look import truth
from tests.marks import rule
from wardroom.core.scene import Scene
from wardroom.games.coldwar.game import GAME

DECK = """
seat 1
  row1: knox
  row2: nimitz baku
  subs: rubis
  hand: crew asw gun5 ship
seat 2
  row1: kidd
  row2: slava
  row3: foch
  subs: oscar
"""


def chances(scene: Scene) -> list[object]:
    """The numbers to roll with which the attacks of the volley were declared."""
    return [event.facts["chance"] for event in scene.told("attack-declared")]


@rule("coldwar", "9.4", "7.2")
def test_a_rating_of_one_more_is_one_strike_more_with_a_better_chance() -> None:
    with fight(DECK, [3, 3, 4]) as scene:
        scene.do(1, "crew nimitz; nimitz > kidd; nimitz > slava; nimitz > foch")
        assert forbidden(scene, 1, "nimitz") == "7.2"
        scene.do(1, "done")
        assert over(scene)
        assert chances(scene) == [3, 3, 3]
        assert sunk(scene, 1) == "kidd slava"
        assert ships(scene, 1)["row2"] == "nimitz(crew) baku"


@rule("coldwar", "9.4", "6.1.B.1")
def test_strikes_declared_before_the_card_have_the_higher_rating_too() -> None:
    with fight(DECK, [3, 3, 3]) as scene:
        scene.do(1, "nimitz > kidd; nimitz > slava")
        assert forbidden(scene, 1, "nimitz") == "7.2"
        scene.do(1, "crew nimitz; nimitz > foch; done")
        assert chances(scene) == [3, 3, 3]
        assert sunk(scene, 1) == "kidd slava foch"


@rule("coldwar", "9.4")
def test_only_the_carrier_that_has_the_card() -> None:
    with fight(DECK, [2, 3]) as scene:
        scene.do(1, "crew nimitz; baku > kidd; nimitz > foch")
        assert forbidden(scene, 1, "baku") == "7.2"
        scene.do(1, "done")
        assert chances(scene) == [1, 3]
        assert sunk(scene, 1) == "foch"


@rule("coldwar", "9.4", "10")
@pytest.mark.parametrize(("crewed", "chance"), [("baku", 3), ("nimitz", 4)])
def test_the_cards_it_modifies_are_better_by_one(crewed: str, chance: int) -> None:
    """ASW at a passive submarine: 1, and the best rating: Nimitz with 2, or with 3; a crewed Baku has 2."""
    with fight(DECK, [6]) as scene:
        scene.do(1, f"asw > oscar; crew {crewed}; done")
        assert chances(scene) == [chance]


@rule("coldwar", "9.4", "10", "8.33")
def test_it_lasts_through_the_turns_of_the_others() -> None:
    position = """
seat 1
  row1: enterprise
  hand: lbas ship
seat 2
  row1: kidd
  row2: foch(crew)
  hand: cover
"""
    with fight(position, [4]) as scene:
        scene.do(1, "enterprise > kidd; done")
        scene.do(2, "cover #1")
        assert over(scene)
        assert [event.facts["chance"] for event in scene.told("cover-stops")] == [4]
        assert ships(scene, 2)["row2"] == "foch(crew)"


@rule("coldwar", "9.4", "6.1.A.1")
def test_the_next_a1_of_its_owner_discards_it() -> None:
    position = DECK.replace("hand: crew", "hand:").replace("nimitz", "nimitz(crew)")
    with fight(position, [6], turn="seat1 6.1.A.1") as scene:
        assert ships(scene, 1)["row2"] == "nimitz baku"
        assert discard(scene) == "crew"
        while question(scene) != (1, "battle-stations"):
            scene.done()
        scene.do(1, "nimitz > foch; nimitz > foch")
        assert forbidden(scene, 1, "nimitz") == "7.2"


@rule("coldwar", "9.4", "11.1")
def test_if_the_carrier_sinks_the_card_is_discarded() -> None:
    position = """
seat 1
  row1: enterprise
  hand: lbas ship
seat 2
  row1: kidd
  row2: foch(crew gun5)
"""
    with fight(position, [2]) as scene:
        scene.do(1, "enterprise > foch; done")
        assert sunk(scene, 1) == "foch"
        assert ships(scene, 2) == {"row1": "kidd"}
        assert discard(scene) == "gun5 crew"


@rule("coldwar", "9.4")
def test_it_is_played_on_a_carrier() -> None:
    with fight(DECK) as scene:
        assert forbidden(scene, 1, "crew knox") == "9.4"
        assert forbidden(scene, 1, "crew rubis") == "9.4"
        assert answers(scene, 1, "crew") == ["nimitz", "baku"]


@rule("coldwar", "9.4")
def test_without_a_carrier_it_cannot_be_played() -> None:
    with fight(DECK.replace("row2: nimitz baku", "row2: spruance")) as scene:
        assert forbidden(scene, 1, "crew") == "9.4"


@rule("coldwar", "9.4")
def test_one_card_a_turn_for_each_carrier(tmp_path: Path) -> None:
    """The base deck holds one such card; a deck with more shows the rule."""
    (tmp_path / "coldwar").mkdir()
    (tmp_path / "coldwar" / "cards.toml").write_text(
        '[[card]]\nkey = "crew"\nname = "Carrier Crew Efficiency"\nfamily = "crew"\ncount = 3\n'
    )
    game = GAME.with_content(tmp_path)
    with fight(DECK.replace("crew", "crew*3"), game=game) as scene:
        scene.do(1, "crew nimitz")
        assert forbidden(scene, 1, "crew nimitz") == "9.4"
        assert answers(scene, 1, "crew") == ["baku"]
        scene.do(1, "crew baku")
        assert forbidden(scene, 1, "crew") == "9.4"
        scene.do(1, "done")
        assert ships(scene, 1)["row2"] == "nimitz(crew) baku(crew)"


@rule("coldwar", "9", "9.4")
def test_a_special_card_costs_no_fog_of_war() -> None:
    """The only point went into a gun; the crew is trained all the same, but it has nothing to fly with."""
    with fight(DECK, fog=1) as scene:
        scene.do(1, "gun5 knox > kidd; crew nimitz")
        assert forbidden(scene, 1, "nimitz") == "7"
        scene.do(1, "done")
        assert ships(scene, 1)["row2"] == "nimitz(crew) baku"
        assert ships(scene, 2)["row1"] == "kidd(gun5)"
        assert truth(scene).played


@rule("coldwar", "9", "9.4", "8")
def test_it_is_no_answer_to_an_attack() -> None:
    position = """
seat 1
  row1: enterprise
  hand: lbas ship
seat 2
  row1: kidd
  row2: foch
  hand: crew cover
"""
    with fight(position, []) as scene:
        scene.do(1, "enterprise > kidd; done")
        assert fates(scene) == ["coming"]
        assert forbidden(scene, 2, "crew") == "8"
        assert answers(scene, 2) == ["done", "cover"]


@rule("coldwar", "9.4", "6.1.A.5", "6.1.A.6")
def test_it_is_played_in_step_b1_only() -> None:
    with fight(DECK, [3], turn="seat1 6.1.A.2") as scene:
        asked = []
        while question(scene) != (1, "battle-stations"):
            asked.append(question(scene)[1])
            assert "crew" not in answers(scene, 1)
            scene.done()
        assert asked == ["adjust-formation", "ship-ahoy", "retreat"]
        assert "crew" in answers(scene, 1)
        assert hand(scene, 1) == "gun5 asw ship crew"
