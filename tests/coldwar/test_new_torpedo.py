"""7.13 The new torpedo: less damage, a better chance against a passive submarine."""

import pytest

from tests.coldwar.expanded import expanded, thrown
from tests.coldwar.fight import answers, damage, forbidden, over, question, ships, sunk
from tests.marks import rule

HUNT = """
seat 1
  row1: knox
  subs: {mine}
  hand: torpedo torpedo2*3 ship
seat 2
  row1: kirov
  row2: slava
  row3: nimitz
  subs: {prey}
"""


def hunt(mine: str = "victor-iii", prey: str = "oscar") -> str:
    return HUNT.format(mine=mine, prey=prey)


@rule("coldwar", "7.13", "7.1")
@pytest.mark.parametrize("target", ["kirov", "slava", "nimitz"])
def test_it_does_two_points_to_a_ship_in_any_row(target: str) -> None:
    with expanded(hunt()) as scene:
        scene.do(1, f"torpedo2 victor-iii > {target}; done")
        assert over(scene)
        assert damage(scene, target) == 2
        assert f"{target}(torpedo2)" in ships(scene, 2).values()
        assert ships(scene, 1)["subs"] == "victor-iii(active)"


@rule("coldwar", "7.13", "7.1")
@pytest.mark.parametrize(("prey", "sinks"), [("alfa", True), ("oscar", False)])
def test_an_active_submarine_takes_the_damage_without_a_roll(prey: str, sinks: bool) -> None:
    """Alfa has two hits, Oscar three."""
    with expanded(hunt(prey=f"{prey}(active)"), []) as scene:
        scene.do(1, f"torpedo2 victor-iii > {prey}; done")
        assert over(scene)
        assert sunk(scene, 1) == (prey if sinks else "")
        assert ships(scene, 2).get("subs") == (None if sinks else "oscar(torpedo2 active)")


@rule("coldwar", "7.13")
@pytest.mark.parametrize(
    ("card", "mine", "roll", "sinks"),
    [
        ("torpedo2", "victor-iii", 2, True),
        ("torpedo2", "victor-iii", 3, False),
        # A Hunter adds one.
        ("torpedo2", "los-angeles", 3, True),
        ("torpedo2", "los-angeles", 4, False),
        # The old torpedo for comparison.
        ("torpedo", "victor-iii", 1, True),
        ("torpedo", "victor-iii", 2, False),
        ("torpedo", "los-angeles", 2, True),
        ("torpedo", "los-angeles", 3, False),
    ],
)
@pytest.mark.parametrize("prey", ["oscar", "alfa"])
def test_a_passive_submarine_is_sunk_by_a_roll(
    card: str, mine: str, roll: int, sinks: bool, prey: str
) -> None:
    """Quiet and Fast help against ASW only."""
    with expanded(hunt(mine, prey), [roll]) as scene:
        scene.do(1, f"{card} {mine} > {prey}; done")
        assert over(scene)
        assert sunk(scene, 1) == (prey if sinks else "")
        assert ships(scene, 2).get("subs") == (None if sinks else prey)
        assert thrown(scene) == card


@rule("coldwar", "7.13", "6.1.B.1")
def test_old_and_new_torpedoes_leave_by_the_same_tubes() -> None:
    with expanded(hunt("rubis victor-iii")) as scene:
        scene.do(1, "torpedo rubis > kirov")
        assert forbidden(scene, 1, "torpedo2 rubis") == "6.1.B.1"
        scene.do(1, "torpedo2 victor-iii > kirov; torpedo2 victor-iii > kirov")
        assert forbidden(scene, 1, "torpedo2") == "6.1.B.1"


@rule("coldwar", "7.13")
def test_only_submarines_fire_it() -> None:
    with expanded(hunt()) as scene:
        assert forbidden(scene, 1, "torpedo2 knox") == "7.13"
        assert answers(scene, 1, "torpedo2") == ["victor-iii"]


@rule("coldwar", "7.13", "8.31", "9.3")
@pytest.mark.parametrize("own", ["hand: evade ecm", "area: evade", "hand: dc ecm"])
@pytest.mark.parametrize(("prey", "rolls"), [("kirov", []), ("oscar", [2])])
def test_evasive_maneuvers_or_damage_control_undo_it(own: str, prey: str, rolls: list[int]) -> None:
    with expanded(hunt() + f"  {own}\n", rolls if "dc" in own else []) as scene:
        scene.do(1, f"torpedo2 victor-iii > {prey}; done")
        if "evade ecm" in own:
            assert forbidden(scene, 2, "ecm") == "8.32"
            scene.do(2, "evade #1; done")  # ASW could still strike back
        elif "dc" in own:
            scene.do(2, "done")
            assert question(scene) == (2, "damage-control")
            scene.do(2, "dc #1")
        assert over(scene)
        assert ships(scene, 2) == {"row1": "kirov", "row2": "slava", "row3": "nimitz", "subs": "oscar"}


@rule("coldwar", "7.13", "7.1")
def test_two_of_them_add_up() -> None:
    with expanded(hunt(prey="oscar(active)")) as scene:
        scene.do(1, "torpedo2 victor-iii > oscar; torpedo2 victor-iii > oscar; done")
        assert sunk(scene, 1) == "oscar"
        assert thrown(scene) == "torpedo2*2"
