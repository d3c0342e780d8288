"""8.36 Crash Dive: an active submarine under attack becomes passive, and what is aimed at it must roll."""

import pytest

from tests.coldwar.expanded import expanded, thrown
from tests.coldwar.fight import (
    answers,
    damage,
    fates,
    forbidden,
    hand,
    over,
    question,
    settle,
    ships,
    sunk,
)
from tests.marks import rule
from wardroom.core.scene import Scene
from wardroom.games.coldwar.game import GAME

# Crash Dive is about; nobody is asked for Intelligence or Refueling.
CALM = "intelligence*3 refuel*4"

HUNTED = """
seat 1
  row1: {row1}
  subs: {mine}
  hand: torpedo torpedo2 asw asw-land gun5 ship
seat 2
  row1: kirov
  subs: {prey}
  hand: crash-dive {more}
"""


def hunted(
    prey: str = "oscar(active)", mine: str = "victor-iii", row1: str = "knox", more: str = "ecm"
) -> str:
    return HUNTED.format(prey=prey, mine=mine, row1=row1, more=more)


def chances(scene: Scene) -> list[object]:
    told = [event for event in scene.events if event.name in ("roll-hits", "roll-misses")]
    return [event.facts["chance"] for event in told]


# -- against attacks ----------------


@rule("coldwar", "8.36", "7.13")
@pytest.mark.parametrize(
    ("card", "mine", "chance"),
    [("torpedo", "victor-iii", 1), ("torpedo2", "victor-iii", 2), ("torpedo2", "los-angeles", 3)],
)
def test_a_torpedo_goes_from_a_sure_thing_to_a_roll(card: str, mine: str, chance: int) -> None:
    with expanded(hunted(mine=mine), [chance + 1], gone=CALM) as scene:
        scene.do(1, f"{card} {mine} > oscar; done")
        scene.do(2, "crash-dive #1; done")
        assert over(scene)
        assert chances(scene) == [chance]
        assert ships(scene, 2)["subs"] == "oscar"
        assert damage(scene, "oscar") == 0
        assert thrown(scene) == f"{card} crash-dive"
    with expanded(hunted(mine=mine), [chance], gone=CALM) as scene:
        scene.do(1, f"{card} {mine} > oscar; done")
        scene.do(2, "crash-dive #1")
        settle(scene)
        assert sunk(scene, 1) == "oscar"


@rule("coldwar", "8.36", "7.13")
def test_without_it_the_torpedo_needs_no_roll() -> None:
    with expanded(hunted(), [], gone=CALM) as scene:
        scene.do(1, "torpedo victor-iii > oscar; done")
        settle(scene)
        assert sunk(scene, 1) == "oscar"


@rule("coldwar", "8.36", "7.15", "10")
@pytest.mark.parametrize(
    ("card", "prey", "row1", "chance"),
    [
        ("asw", "oscar", "knox", 1),
        ("asw", "oscar", "nimitz", 3),
        ("asw-land", "oscar", "nimitz", 2),
        ("asw-land", "alfa", "knox", 1),
    ],
)
def test_asw_has_the_chance_of_a_passive_submarine(card: str, prey: str, row1: str, chance: int) -> None:
    position = hunted(f"{prey}(active)", row1=row1)
    with expanded(position, [chance + 1], gone=CALM) as scene:
        scene.do(1, f"{card} > {prey}; done")
        assert question(scene) == (2, "point-defense")
        assert answers(scene, 2) == ["done", "crash-dive"]
        scene.do(2, "crash-dive #1")
        assert over(scene)
        assert chances(scene) == [chance]
        assert ships(scene, 2)["subs"] == prey


@rule("coldwar", "8.36", "7.15")
def test_a_fast_submarine_may_dive_out_of_reach() -> None:
    with expanded(hunted("alfa(active)"), [], gone=CALM) as scene:
        scene.do(1, "asw > alfa; done")
        scene.do(2, "crash-dive #1")
        assert over(scene)
        assert ships(scene, 2)["subs"] == "alfa"


@rule("coldwar", "8.36")
def test_all_attacks_on_the_submarine_are_met_by_one_dive() -> None:
    with expanded(hunted(), [2, 3, 2], gone=CALM) as scene:
        scene.do(1, "torpedo victor-iii > oscar; torpedo2 victor-iii > oscar; asw > oscar; done")
        scene.do(2, "crash-dive #3")
        settle(scene)
        assert chances(scene) == [1, 2, 1]
        assert ships(scene, 2)["subs"] == "oscar"


@rule("coldwar", "8.36")
def test_another_submarine_is_not_helped() -> None:
    with expanded(hunted("oscar(active) alfa(active)"), [2], gone=CALM) as scene:
        scene.do(1, "torpedo victor-iii > oscar; torpedo2 victor-iii > alfa; done")
        scene.do(2, "crash-dive #1")
        settle(scene)
        assert sunk(scene, 1) == "alfa"
        assert ships(scene, 2)["subs"] == "oscar"


@rule("coldwar", "8.36")
@pytest.mark.parametrize(
    ("attack", "prey"),
    [
        ("torpedo victor-iii > oscar", "oscar"),
        ("torpedo victor-iii > kirov", "oscar(active)"),
        ("gun5 knox > kirov", "oscar(active)"),
    ],
)
def test_it_needs_an_active_submarine_under_attack(attack: str, prey: str) -> None:
    with expanded(hunted(prey, more="evade"), gone=CALM) as scene:
        scene.do(1, f"{attack}; done")
        assert forbidden(scene, 2, "crash-dive") == "8.36"
        assert answers(scene, 2) == ["done", "evade"]


@rule("coldwar", "8.36")
def test_only_the_attack_on_the_submarine_can_be_named() -> None:
    with expanded(hunted(), gone=CALM) as scene:
        scene.do(1, "gun5 knox > kirov; torpedo victor-iii > oscar; done")
        assert forbidden(scene, 2, "crash-dive #1") == "8.36"
        assert answers(scene, 2, "crash-dive") == ["#2"]


@rule("coldwar", "8.36")
def test_a_submarine_that_has_dived_does_not_dive_again() -> None:
    with expanded(hunted(more="crash-dive"), [6, 6], gone=CALM) as scene:
        scene.do(1, "torpedo victor-iii > oscar; asw > oscar; done")
        scene.do(2, "crash-dive #1")
        assert forbidden(scene, 2, "crash-dive") == "8.36"
        scene.do(2, "done")
        settle(scene)


@rule("coldwar", "8.36", "8.31", "8.2")
def test_evasive_maneuvers_may_be_laid_as_well() -> None:
    with expanded(hunted(more="evade"), [], gone=CALM) as scene:
        scene.do(1, "torpedo victor-iii > oscar; done")
        scene.do(2, "crash-dive #1; evade #1")
        assert over(scene)
        assert ships(scene, 2)["subs"] == "oscar"


@rule("coldwar", "8.36", "9.3")
def test_damage_control_may_save_it_all_the_same() -> None:
    with expanded(hunted(more="dc"), [1], gone=CALM) as scene:
        scene.do(1, "torpedo victor-iii > oscar; done")
        scene.do(2, "crash-dive #1; done")
        assert fates(scene) == ["hit"]
        scene.do(2, "dc #1")
        assert over(scene)
        assert ships(scene, 2)["subs"] == "oscar"


@rule("coldwar", "8.36", "8.1")
def test_it_is_no_area_defence() -> None:
    with expanded(
        hunted().replace("gun5 ship", "crash-dive ship"), gone=CALM, advanced="prepared_defenses"
    ) as scene:
        assert forbidden(scene, 1, "crash-dive") == "8.36"


@rule("coldwar", "8.36", "7.15", "9.3")
def test_a_passive_submarine_under_asw_leaves_nothing_to_answer() -> None:
    with expanded(hunted("oscar"), [6], gone=CALM) as scene:
        scene.do(1, "asw > oscar; done")
        assert over(scene)
        assert hand(scene, 2) == "ecm crash-dive"


# -- against ASW in defence ----------------

OWN = """
seat 1
  row1: knox
  subs: {mine}
  hand: torpedo*2 missileC {more}
seat 2
  row1: kirov nimitz
  subs: rubis
  {own}
"""


def own(own: str, mine: str = "oscar", more: str = "crash-dive ship") -> str:
    return OWN.format(own=own, mine=mine, more=more)


def missed(scene: Scene) -> list[object]:
    return [event.facts["chance"] for event in scene.told("submarine-missed")]


@rule("coldwar", "8.36", "8.37", "8.1")
@pytest.mark.parametrize(("card", "active", "passive"), [("asw", 5, 3), ("asw-land", 4, 2)])
def test_area_asw_rolls_at_a_passive_submarine(card: str, active: int, passive: int) -> None:
    """And the attack goes in."""
    with expanded(own(f"area: {card}"), [passive + 1], gone=CALM) as scene:
        scene.do(1, "torpedo oscar > kirov; done")
        assert question(scene) == (1, "crash-dive")
        assert scene.dice.rolled == 0
        scene.do(1, "crash-dive")
        assert missed(scene) == [passive]
        assert over(scene)
        assert damage(scene, "kirov") == 4
        assert ships(scene, 1)["subs"] == "oscar"
        assert thrown(scene) == "crash-dive"
    with expanded(own(f"area: {card}"), [active + 1], gone=CALM) as scene:
        scene.do(1, "torpedo oscar > kirov; done")
        scene.do(1, "done")
        assert missed(scene) == [active]
        assert over(scene)
        assert ships(scene, 1)["subs"] == "oscar(active)"


@rule("coldwar", "8.36", "8.37")
def test_area_asw_that_hits_all_the_same_takes_the_attacks_away() -> None:
    with expanded(own("area: asw"), [3], gone=CALM) as scene:
        scene.do(1, "torpedo oscar > kirov; missileC oscar > kirov; done")
        scene.do(1, "crash-dive")
        assert question(scene) == (1, "save-submarine")
        scene.do(1, "done")
        assert sunk(scene, 2) == "oscar"
        assert damage(scene, "kirov") == 0
        assert [event.facts["number"] for event in scene.told("preempted")] == [1, 2]


@rule("coldwar", "8.36", "9.3", "8.37")
def test_damage_control_saves_a_submarine_that_has_dived() -> None:
    with expanded(own("area: asw", more="crash-dive dc ship"), [3], gone=CALM) as scene:
        scene.do(1, "torpedo oscar > kirov; done")
        scene.do(1, "crash-dive")
        scene.do(1, "dc")
        assert over(scene)
        assert ships(scene, 1)["subs"] == "oscar"
        assert damage(scene, "kirov") == 4


@rule("coldwar", "8.36", "8.37", "8.2")
def test_point_asw_rolls_at_a_passive_submarine() -> None:
    with expanded(own("hand: asw"), [4], gone=CALM) as scene:
        scene.do(1, "torpedo oscar > kirov; done")
        scene.do(2, "asw #1")
        assert question(scene) == (1, "crash-dive")
        assert damage(scene, "kirov") == 4
        scene.do(1, "crash-dive")
        assert missed(scene) == [3]
        assert ships(scene, 1)["subs"] == "oscar"


@rule("coldwar", "8.36", "8.37")
def test_one_dive_holds_for_all_rolls_of_the_turn() -> None:
    with expanded(own("area: asw asw-land\n  hand: asw"), [4, 3, 4], gone=CALM) as scene:
        scene.do(1, "torpedo oscar > kirov; done")
        scene.do(1, "crash-dive")
        scene.do(2, "asw #1")
        assert over(scene)
        assert missed(scene) == [3, 2, 3]


@rule("coldwar", "8.36")
def test_the_owner_may_wait_for_a_later_roll() -> None:
    with expanded(own("area: asw\n  hand: asw"), [6, 4], gone=CALM) as scene:
        scene.do(1, "torpedo oscar > kirov; done")
        scene.do(1, "done")
        scene.do(2, "asw #1")
        assert question(scene) == (1, "crash-dive")
        scene.do(1, "crash-dive")
        assert missed(scene) == [5, 3]


@rule("coldwar", "8.36")
def test_no_other_card_is_of_use_then() -> None:
    with expanded(own("area: asw", more="crash-dive evade dc ship"), [6], gone=CALM) as scene:
        scene.do(1, "torpedo oscar > kirov; done")
        for card in ("evade", "dc", "torpedo"):
            assert forbidden(scene, 1, card) == "8.36"
        assert answers(scene, 1) == ["done", "crash-dive"]
        scene.do(1, "done")


@rule("coldwar", "8.36", "6.1.C.2")
def test_whoever_has_cards_is_asked_whatever_they_are() -> None:
    """Unless everybody has seen all of them in the discard pile."""
    with expanded(own("area: asw", more="ship"), [6], gone=CALM) as scene:
        scene.do(1, "torpedo oscar > kirov; done")
        assert question(scene) == (1, "crash-dive")
        assert answers(scene, 1) == ["done"]
        scene.do(1, "done")
    with expanded(own("area: asw", more="ship"), [6]) as scene:
        scene.do(1, "torpedo oscar > kirov; done")
        assert over(scene)


@rule("coldwar", "8.36", "13.2B")
def test_a_team_mate_may_dive_for_it() -> None:
    position = """
options: seats=4; team_size=2
seat 1
  row1: iowa
  subs: oscar
  hand: torpedo ship
seat 2
  row1: kirov
  area: asw
seat 3
  row1: slava
  hand: crash-dive
seat 4
  row1: knox
"""
    with expanded(position, [2], gone=CALM) as scene:
        scene.do(1, "done; torpedo oscar > kirov; done")
        assert question(scene) == (1, "crash-dive")
        scene.do(1, "done")
        assert question(scene) == (3, "crash-dive")
        scene.do(3, "crash-dive")
        assert missed(scene) == [1]


@rule("coldwar", "8.36", "8.37")
@pytest.mark.parametrize(("answer", "chance"), [("crash-dive", 3), ("done", 5)])
@pytest.mark.parametrize("defence", ["area: asw", "hand: asw"])
def test_a_position_before_the_roll_goes_on_as_it_would(answer: str, chance: int, defence: str) -> None:
    with expanded(own(defence), gone=CALM) as scene:
        scene.do(1, "torpedo oscar > kirov; done")
        if "hand" in defence:
            scene.do(2, "asw #1")
        written = scene.state.text()
    with Scene(GAME, written, [6]) as scene:
        scene.do(1, answer)
        assert missed(scene) == [chance]
        assert over(scene)


@rule("coldwar", "8.36", "8.37", "9.3")
def test_two_cards_of_point_asw_are_dived_from_before_each_roll() -> None:
    """All of them are rolled before hits are answered; the second at a passive submarine."""
    with expanded(own("hand: asw*2", more="crash-dive dc ship"), [5, 4], gone=CALM) as scene:
        scene.do(1, "torpedo oscar > kirov; done")
        scene.do(2, "asw #1; asw #1")
        scene.do(1, "done")
        assert question(scene) == (1, "crash-dive")
        scene.do(1, "crash-dive")
        assert question(scene) == (1, "save-submarine")
        scene.do(1, "dc")
        assert over(scene)
        assert ships(scene, 1)["subs"] == "oscar"
        assert missed(scene) == [3]
