"""13.4 Escorting fighters: Air Cover of the attacker against a success of the enemy's Air Cover."""

import pytest

from tests.coldwar.expanded import expanded, thrown
from tests.coldwar.fight import answers, discard, fight, forbidden, hand, over, question, settle, ships, sunk
from tests.marks import rule
from wardroom.core.scene import Scene
from wardroom.games.coldwar.game import GAME

ESCORT = "escorts=yes"
RAID = """
seat 1
  row1: iowa
  row2: nimitz
  row3: slava
  hand: {mine} missileC lbas bomber ship
seat 2
  row1: kidd
  row2: knox
  {own}
"""


def raid(mine: str = "cover", own: str = "hand: cover") -> str:
    return RAID.format(mine=mine, own=own)


@rule("coldwar", "13.4", "8.33")
@pytest.mark.parametrize("own", ["hand: cover", "area: cover", "hand: cover-land", "area: cover-land"])
@pytest.mark.parametrize("mine", ["cover", "cover-land"])
@pytest.mark.parametrize("attack", ["nimitz > knox", "lbas > knox done"])
def test_it_cancels_a_success_of_the_enemys_air_cover(own: str, mine: str, attack: str) -> None:
    with expanded(raid(mine, own), [2, 2], options=ESCORT) as scene:
        scene.do(1, f"{attack}; done")
        if "hand" in own:
            scene.do(2, f"{own.split()[1]} #1")
        assert question(scene) == (1, "escort")
        assert mine in answers(scene, 1)
        scene.do(1, mine)
        assert over(scene)
        assert sunk(scene, 1) == "knox"
        assert mine in thrown(scene) or f"{mine}*2" in thrown(scene)


@rule("coldwar", "13.4")
def test_without_an_escort_the_strike_is_stopped() -> None:
    with expanded(raid(), [2], options=ESCORT) as scene:
        scene.do(1, "nimitz > knox; done")
        scene.do(2, "cover #1")
        assert question(scene) == (1, "escort")
        scene.do(1, "done")
        assert over(scene)
        assert ships(scene, 2)["row2"] == "knox"
        assert "cover" in hand(scene, 1).split()


@rule("coldwar", "13.4")
def test_nobody_is_asked_without_the_option_or_a_success() -> None:
    with expanded(raid(), [2]) as scene:
        scene.do(1, "nimitz > knox; done")
        scene.do(2, "cover #1")
        assert over(scene)
    with expanded(raid(), [3, 6], options=ESCORT) as scene:
        scene.do(1, "nimitz > knox; done")
        scene.do(2, "cover #1")
        assert over(scene)


@rule("coldwar", "13.4")
def test_only_air_cover_escorts() -> None:
    with expanded(raid("cover ews"), [2], options=ESCORT) as scene:
        scene.do(1, "nimitz > knox; done")
        scene.do(2, "cover #1")
        for card in ("ews", "lbas", "ship"):
            assert forbidden(scene, 1, card) == "13.4"
        assert answers(scene, 1) == ["done", "cover"]
        scene.do(1, "done")


@rule("coldwar", "13.4", "9")
def test_it_costs_no_fog_of_war_and_is_a_card_played() -> None:
    with expanded(raid(), [2, 6], options=ESCORT, fog=1) as scene:
        scene.do(1, "nimitz > knox; done")
        scene.do(2, "cover #1")
        scene.do(1, "cover")
        assert question(scene) == (1, "discard")
    with expanded(raid(), [2], options=ESCORT, fog=1) as scene:
        scene.do(1, "nimitz > knox; done")
        scene.do(2, "cover #1")
        scene.do(1, "done")
        assert question(scene) == (1, "must-discard")


@rule("coldwar", "13.4", "7.17")
def test_a_bomber_strike_keeps_its_dice() -> None:
    with expanded(raid(), [2, 6, 6, 6], options=ESCORT) as scene:
        scene.do(1, "bomber seat2 dice3; done")
        scene.do(2, "cover #1")
        scene.do(1, "cover")
        assert over(scene)
        assert len(scene.told("roll-misses")) == 3


@rule("coldwar", "13.4", "12.9")
def test_a_cruise_missile_has_no_escort() -> None:
    with expanded(raid(), [2], options=ESCORT, advanced="cruise_missiles") as scene:
        scene.do(1, "missileC slava > knox; done")
        scene.do(2, "cover #1")
        assert over(scene)
        assert ships(scene, 2)["row2"] == "knox"


@rule("coldwar", "13.4", "8.38", "12.1")
def test_successes_of_early_warning_and_air_defence_stand() -> None:
    with expanded(raid(own="hand: ews"), [1], options=ESCORT) as scene:
        scene.do(1, "nimitz > knox; done")
        scene.do(2, "ews #1")
        assert over(scene)
    with expanded(raid(own="area: ecm"), [2], options=ESCORT, advanced="air_defense") as scene:
        scene.do(1, "nimitz > knox; done")
        scene.do(2, "#1")
        assert over(scene)
        assert ships(scene, 2)["row2"] == "knox"


@rule("coldwar", "13.4")
def test_each_success_needs_an_escort_of_its_own() -> None:
    """Two point cards at one strike: the second rolls too, since the first was driven off."""
    with expanded(raid("cover*2", "hand: cover*2"), [1, 2, 2], options=ESCORT) as scene:
        scene.do(1, "nimitz > knox; done")
        scene.do(2, "cover #1; cover #1")
        scene.do(1, "cover")
        assert question(scene) == (1, "escort")
        scene.do(1, "cover")
        assert over(scene)
        assert sunk(scene, 1) == "knox"
        assert thrown(scene) == "cover*4"
    with expanded(raid("cover", "hand: cover*2"), [1, 2], options=ESCORT) as scene:
        scene.do(1, "nimitz > knox; done")
        scene.do(2, "cover #1; cover #1")
        scene.do(1, "cover; done")
        assert over(scene)
        assert sunk(scene, 1) == ""


@rule("coldwar", "13.4")
def test_an_escort_saves_one_strike_not_the_others() -> None:
    with expanded(raid(own="area: cover"), [1, 1, 2], options=ESCORT) as scene:
        scene.do(1, "nimitz > knox; nimitz > kidd; done")
        scene.do(1, "cover")
        assert question(scene) == (1, "escort")
        scene.do(1, "done")
        assert over(scene)
        assert sunk(scene, 1) == "knox"


@rule("coldwar", "13.4")
def test_a_bare_hand_is_not_asked() -> None:
    position = """
seat 1
  row1: iowa
  row2: nimitz
seat 2
  row1: kidd
  row2: knox
  area: cover
"""
    with expanded(position, [2, 6], options=ESCORT) as scene:
        scene.do(1, "nimitz > knox; done")
        assert scene.told("escort-flies") == []
        assert ships(scene, 2)["row2"] == "knox"


@rule("coldwar", "13.4", "9.6")
def test_intelligence_negates_an_escort() -> None:
    """Then the strike is stopped, unless another escort flies."""
    position = raid("cover*2", "hand: cover intelligence*2")
    with expanded(position, [2, 2], options=ESCORT, gone="refuel*4") as scene:
        scene.do(1, "nimitz > knox; done")
        scene.do(2, "cover #1; done")
        scene.do(1, "cover")
        assert question(scene) == (2, "negate")
        scene.do(2, "intelligence")
        # Seat 1 might have Intelligence of its own.
        assert question(scene) == (1, "negate")
        scene.do(1, "done")
        assert question(scene) == (1, "escort")
        scene.do(1, "cover")
        settle(scene)
        assert sunk(scene, 1) == "knox"
        assert discard(scene) == "cover*3 refuel*4 intelligence"


@rule("coldwar", "13.4", "9.5")
def test_refuelled_at_once_it_can_fly_again() -> None:
    """Two strikes are met; the same Air Cover escorts both."""
    with expanded(
        raid("cover refuel", "area: cover"), [1, 1, 6, 2], options=ESCORT, gone="intelligence*3"
    ) as scene:
        scene.do(1, "nimitz > knox; nimitz > kidd; done")
        scene.do(1, "cover")
        assert question(scene) == (1, "refuel")
        scene.do(1, "refuel")
        assert question(scene) == (1, "escort")
        scene.do(1, "cover")
        while question(scene)[1] == "refuel":
            scene.do(1, "done")
        assert over(scene)
        assert sunk(scene, 1) == "kidd"


@rule("coldwar", "13.4", "9.5")
def test_land_based_air_cover_is_not_refuelled() -> None:
    with expanded(
        raid("cover-land refuel", "area: cover"), [1, 6], options=ESCORT, gone="intelligence*3"
    ) as scene:
        scene.do(1, "nimitz > knox; done")
        scene.do(1, "cover-land")
        assert over(scene)


@rule("coldwar", "13.4", "13.2B")
def test_only_the_attacker_sends_escorts() -> None:
    position = """
options: seats=4; team_size=2
seat 1
  row1: nimitz
  hand: ship
seat 2
  row1: knox
  area: cover
seat 3
  row1: slava
  hand: cover
seat 4
  row1: kidd
"""
    with expanded(position, [2], options=ESCORT) as scene:
        scene.do(1, "done; nimitz > knox; done")
        assert question(scene) == (1, "escort")
        assert answers(scene, 1) == ["done"]
        scene.do(1, "done")
        assert over(scene)


@rule("coldwar", "13.4")
def test_in_the_base_game_as_well() -> None:
    position = "options: escorts=yes\n" + raid()
    with fight(position, [2, 2]) as scene:
        scene.do(1, "nimitz > knox; done")
        scene.do(2, "cover #1")
        scene.do(1, "cover")
        assert over(scene)
        assert sunk(scene, 1) == "knox"
        assert discard(scene) == "cover*2"


@rule("coldwar", "13.4", "7.18")
def test_a_surprise_needs_no_escort() -> None:
    with expanded(raid("cover surprise", "area: cover"), [2], options=ESCORT) as scene:
        scene.do(1, "nimitz > knox; surprise #1; done")
        assert over(scene)
        assert sunk(scene, 1) == "knox"


@rule("coldwar", "13.4", "9.6")
@pytest.mark.parametrize("flying", [False, True])
def test_a_position_in_the_middle_of_it_goes_on_as_it_would(flying: bool) -> None:
    position = raid("cover", "area: cover\n  hand: ecm")
    with expanded(position, [1], options=ESCORT, gone="refuel*4") as scene:
        scene.do(1, "nimitz > knox; done")
        if flying:
            scene.do(1, "cover")
            assert question(scene) == (2, "negate")
        written = scene.state.text()
    with Scene(GAME, written, [2]) as scene:
        if not flying:
            scene.do(1, "cover")
        settle(scene)
        assert sunk(scene, 1) == "knox"
        assert discard(scene) == "cover refuel*4"
