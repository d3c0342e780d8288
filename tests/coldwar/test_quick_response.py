"""13.1 Air Cover and ASW that lie as Area Defences have a better chance."""

import pytest

from tests.coldwar.expanded import expanded
from tests.coldwar.fight import fight, over, question, ships, sunk
from tests.marks import rule
from wardroom.core.scene import Scene

QUICK = "quick_response=yes"
USUAL = "quick_response=no"


def attacked(options: str, own: str, rolls: list[int], advanced: str = "") -> Scene:
    """Seat 1 strikes a frigate or sends submarines; `own` are the defender's cards."""
    position = f"""
options: {options}
seat 1
  row1: iowa
  subs: rubis alfa(active)
  hand: lbas bomber torpedo*2 asw retreat
seat 2
  row1: knox pantera
  subs: sturgeon
  {own}
"""
    return fight(position, rolls, advanced=advanced, fog=2)


@rule("coldwar", "13.1", "8.33")
@pytest.mark.parametrize("options, number", [(QUICK, 3), (USUAL, 2)])
@pytest.mark.parametrize("laid", ["cover", "cover(down)"])
def test_area_air_cover(options: str, number: int, laid: str) -> None:
    with attacked(options, f"area: {laid}", [number], "prepared_defenses") as scene:
        scene.do(1, "lbas knox done; done")
        assert [event.facts["chance"] for event in scene.told("cover-stops")] == [number]
        assert over(scene)
    with attacked(options, f"area: {laid}", [number + 1, 4], "prepared_defenses") as scene:
        scene.do(1, "lbas knox done; done")
        assert len(scene.told("cover-fails")) == 1


@rule("coldwar", "13.1", "7.17")
@pytest.mark.parametrize("options, hits", [(QUICK, 0), (USUAL, 1)])
def test_area_air_cover_against_bombers(options: str, hits: int) -> None:
    """A roll of 3 takes both dice off, or none."""
    with attacked(options, "area: cover", [3] if hits == 0 else [3, 2, 3]) as scene:
        scene.do(1, "bomber seat2 dice2; done")
        assert len(scene.told("roll-hits")) == hits


@rule("coldwar", "13.1", "8.37")
@pytest.mark.parametrize(
    "options, submarine, number",
    [(QUICK, "rubis", 4), (USUAL, "rubis", 3), (QUICK, "alfa", 3), (USUAL, "alfa", 2)],
)
def test_area_asw(options: str, submarine: str, number: int) -> None:
    """3 against an active submarine, 1 less if she is Fast."""
    with attacked(options, "area: asw", [number]) as scene:
        scene.do(1, f"torpedo {submarine} > knox; done")
        assert question(scene) == (1, "save-submarine")
        assert [event.facts["chance"] for event in scene.told("submarine-hit")] == [number]
    with attacked(options, "area: asw", [number + 1]) as scene:
        scene.do(1, f"torpedo {submarine} > knox; done")
        assert over(scene)
        assert sunk(scene, 1) == "knox"


@rule("coldwar", "13.1", "8.2")
@pytest.mark.parametrize("options", [QUICK, USUAL])
def test_point_defences_have_no_bonus(options: str) -> None:
    with attacked(options, "hand: cover", [3, 4]) as scene:
        scene.do(1, "lbas knox done; done").do(2, "cover #1")
        assert [event.facts["chance"] for event in scene.told("cover-fails")] == [2]
    with attacked(options, "hand: asw", [4]) as scene:
        scene.do(1, "torpedo rubis > knox; done").do(2, "asw #1")
        assert [event.facts["chance"] for event in scene.told("submarine-missed")] == [3]


@rule("coldwar", "13.1", "7.15")
@pytest.mark.parametrize("options", [QUICK, USUAL])
def test_an_asw_attack_has_no_bonus(options: str) -> None:
    with attacked(options, "hand: gun3", [2]) as scene:
        scene.do(1, "asw > sturgeon; done")
        assert [event.facts["chance"] for event in scene.told("roll-misses")] == [1]


@rule("coldwar", "13.1", "10")
def test_the_bonus_adds_to_what_a_carrier_lends() -> None:
    position = f"""
options: {QUICK}
seat 1
  row1: iowa
  hand: lbas retreat
seat 2
  row1: knox nimitz
  area: cover
"""
    with fight(position, [5], fog=1) as scene:
        scene.do(1, "lbas knox; done")
        assert [event.facts["chance"] for event in scene.told("cover-stops")] == [5]
        assert ships(scene, 2) == {"row1": "nimitz knox"}


def attacked_with_action(options: str, own: str, rolls: list[int]) -> Scene:
    position = f"""
seat 1
  row1: iowa
  subs: rubis alfa(active)
  hand: lbas bomber torpedo*2 asw-land retreat
seat 2
  row1: knox pantera nimitz
  subs: sturgeon
  {own}
"""
    return expanded(position, rolls, options=options, fog=2)


@rule("coldwar", "13.1", "8.34")
@pytest.mark.parametrize("options, number", [(QUICK, 4), (USUAL, 3)])
def test_area_land_based_air_cover(options: str, number: int) -> None:
    """The Nimitz does not help it, the readiness does."""
    with attacked_with_action(options, "area: cover-land", [number]) as scene:
        scene.do(1, "lbas knox done; done")
        assert [event.facts["chance"] for event in scene.told("cover-stops")] == [number]
        assert over(scene)
    with attacked_with_action(options, "area: cover-land", [number + 1, 4]) as scene:
        scene.do(1, "lbas knox done; done")
        assert len(scene.told("cover-fails")) == 1


@rule("coldwar", "13.1", "8.37")
@pytest.mark.parametrize(
    "options, submarine, number",
    [(QUICK, "rubis", 5), (USUAL, "rubis", 4), (QUICK, "alfa", 4), (USUAL, "alfa", 3)],
)
def test_area_land_based_asw(options: str, submarine: str, number: int) -> None:
    with attacked_with_action(options, "area: asw-land", [number]) as scene:
        scene.do(1, f"torpedo {submarine} > knox; done")
        assert question(scene) == (1, "save-submarine")
        assert [event.facts["chance"] for event in scene.told("submarine-hit")] == [number]
    with attacked_with_action(options, "area: asw-land", [number + 1]) as scene:
        scene.do(1, f"torpedo {submarine} > knox; done")
        assert over(scene)
        assert sunk(scene, 1) == "knox"


@rule("coldwar", "13.1", "8.2", "7.15")
@pytest.mark.parametrize("options", [QUICK, USUAL])
def test_land_based_cards_from_the_hand_have_no_bonus(options: str) -> None:
    with attacked_with_action(options, "hand: cover-land", [4, 4]) as scene:
        scene.do(1, "lbas knox done; done").do(2, "cover-land #1")
        assert [event.facts["chance"] for event in scene.told("cover-fails")] == [3]
    with attacked_with_action(options, "hand: asw-land", [5]) as scene:
        scene.do(1, "torpedo rubis > knox; done").do(2, "asw-land #1")
        assert [event.facts["chance"] for event in scene.told("submarine-missed")] == [4]
    with attacked_with_action(options, "hand: gun3", [3]) as scene:
        scene.do(1, "asw-land > sturgeon; done")
        assert [event.facts["chance"] for event in scene.told("roll-misses")] == [2]
