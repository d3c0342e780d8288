"""12.2 and 12.3: a carrier's strikes by row, and what damage takes from her rating."""

import pytest

from tests.coldwar.fight import answers, fight, forbidden, over, ships, sunk
from tests.marks import rule
from wardroom.core.scene import Scene

ROWS = "strike_rows"
REDUCED = "strike_reduction"
BOTH = "strike_rows strike_reduction"

# A target in each row: Knox, Leahy, Kirov.
TARGETS = ("knox", "leahy", "kirov")


def carrier(ship: str, rolls: list[int] | None = None, advanced: str = "") -> Scene:
    """One carrier, with the damage written behind her, against a force in three rows."""
    position = f"""
seat 1
  row1: {ship}
  hand: crew retreat
seat 2
  row1: knox pantera
  row2: leahy
  row3: kirov
"""
    return fight(position, rolls, advanced=advanced)


def numbers(scene: Scene) -> list[object]:
    """The number each declared strike has to roll; 0 if none will do."""
    return [event.facts.get("chance", 0) for event in scene.told("attack-declared")]


# -- 12.2 by row ---------------------------------------------------------------------------------------------


@rule("coldwar", "12.2")
@pytest.mark.parametrize("target, number", [("knox", 3), ("leahy", 2), ("kirov", 1)])
def test_the_number_depends_on_the_row(target: str, number: int) -> None:
    with carrier("nimitz", [number], ROWS) as scene:
        scene.do(1, f"nimitz > {target}; done")
        assert numbers(scene) == [number]
        assert sunk(scene, 1) == target
    with carrier("nimitz", [number + 1], ROWS) as scene:
        scene.do(1, f"nimitz > {target}; done")
        assert over(scene)
        assert sunk(scene, 1) == ""


@rule("coldwar", "12.2")
@pytest.mark.parametrize("target", TARGETS)
def test_without_the_rule_every_row_is_alike(target: str) -> None:
    with carrier("nimitz", [2]) as scene:
        scene.do(1, f"nimitz > {target}; done")
        assert numbers(scene) == [2]
        assert sunk(scene, 1) == target
    with carrier("nimitz", [3]) as scene:
        scene.do(1, f"nimitz > {target}; done")
        assert sunk(scene, 1) == ""


@rule("coldwar", "12.2", "9.4")
def test_the_row_changes_the_current_rating() -> None:
    """Crew Efficiency makes Nimitz a 3, whenever in the step it is played."""
    with carrier("nimitz", [5, 4, 3], ROWS) as scene:
        scene.do(1, "nimitz > knox; nimitz > leahy; crew nimitz; nimitz > kirov; done")
        assert numbers(scene) == [4, 3, 2]
        assert sunk(scene, 1) == ""


@rule("coldwar", "12.2")
def test_a_small_carrier_cannot_hit_the_third_row() -> None:
    """Her rating of 1 lets her strike, but the number is 0: no die is thrown."""
    with carrier("foch", [], ROWS) as scene:
        scene.do(1, "foch > kirov; done")
        assert numbers(scene) == [0]
        assert over(scene)
        assert sunk(scene, 1) == ""


@rule("coldwar", "12.2")
def test_the_row_does_not_change_other_strikes() -> None:
    position = """
seat 1
  row1: iowa
  hand: lbas bomber retreat
seat 2
  row1: knox pantera
  row2: leahy
  row3: kirov
"""
    for advanced in ("", ROWS):
        with fight(position, [6, 6, 6], advanced=advanced) as scene:
            scene.do(1, "lbas leahy kirov; bomber seat2 dice1; done")
            assert numbers(scene) == [2, 1, 2]


# -- 12.3 by damage ------------------------------------------------------------------------------------------


@rule("coldwar", "12.3", "7.2")
@pytest.mark.parametrize(
    "ship, strikes",
    [
        # Ten hits: half is 5.
        ("nimitz(missileC)", 2),
        ("nimitz(missileA missileB)", 1),
        ("nimitz(missileC missileC)", 1),
        # Six hits: half is 3.
        ("foch(gun5)", 1),
        # Five hits: half, rounded up, is 3.
        ("hermes(gun5)", 1),
    ],
)
def test_half_the_damage_takes_one_off_rating_and_strikes(ship: str, strikes: int) -> None:
    name = ship.partition("(")[0]
    with carrier(ship, [strikes + 1] * strikes, REDUCED) as scene:
        for _ in range(strikes):
            scene.do(1, f"{name} > leahy")
        assert forbidden(scene, 1, name) == "7.2"
        scene.do(1, "done")
        assert numbers(scene) == [strikes] * strikes
        assert sunk(scene, 1) == ""


@rule("coldwar", "12.3")
@pytest.mark.parametrize("ship", ["nimitz(missileA missileB)", "nimitz(missileC missileC)"])
def test_without_the_rule_damage_takes_nothing(ship: str) -> None:
    with carrier(ship, [2, 2]) as scene:
        scene.do(1, "nimitz > leahy; nimitz > kirov; done")
        assert numbers(scene) == [2, 2]
        assert sunk(scene, 1) == "leahy kirov"


@rule("coldwar", "12.3")
@pytest.mark.parametrize("ship", ["foch(missileB)", "foch(missileC)", "hermes(missileB)"])
def test_a_small_carrier_at_half_damage_has_no_target(ship: str) -> None:
    name = ship.partition("(")[0]
    with carrier(ship, [], REDUCED) as scene:
        assert forbidden(scene, 1, name) == "12.3"
    with carrier(ship, [1]) as scene:
        scene.do(1, f"{name} > leahy; done")
        assert sunk(scene, 1) == "leahy"


@rule("coldwar", "12.3", "12.2")
def test_rating_0_has_one_attempt_at_the_first_row() -> None:
    with carrier("foch(missileB)", [1], BOTH) as scene:
        assert answers(scene, 1, "foch") == ["knox", "pantera"]
        assert forbidden(scene, 1, "foch > leahy") == "12.3"
        assert forbidden(scene, 1, "foch > kirov") == "12.3"
        scene.do(1, "foch > knox")
        assert forbidden(scene, 1, "foch") == "7.2"
        scene.do(1, "done")
        assert numbers(scene) == [1]
        assert sunk(scene, 1) == "knox"


@rule("coldwar", "12.3", "12.2")
def test_rating_0_needs_a_1_in_the_first_row() -> None:
    with carrier("foch(missileB)", [2], BOTH) as scene:
        scene.do(1, "foch > knox; done")
        assert over(scene)
        assert sunk(scene, 1) == ""


@rule("coldwar", "12.3", "9.4")
def test_crew_efficiency_gives_rating_0_a_chance() -> None:
    with carrier("foch(missileB)", [1], REDUCED) as scene:
        assert forbidden(scene, 1, "foch") == "12.3"
        scene.do(1, "crew foch; foch > kirov")
        # The rating is 1 again: one strike and not two.
        assert forbidden(scene, 1, "foch") == "7.2"
        scene.do(1, "done")
        assert numbers(scene) == [1]
        assert sunk(scene, 1) == "kirov"


@rule("coldwar", "12.3", "12.2", "9.4")
def test_crew_efficiency_and_rows_together() -> None:
    with carrier("foch(missileB)", [3], BOTH) as scene:
        scene.do(1, "crew foch; foch > knox; done")
        assert numbers(scene) == [2]
        assert sunk(scene, 1) == ""


@rule("coldwar", "12.3", "10", "9.3")
def test_damage_of_the_same_volley_lowers_what_the_carrier_lends() -> None:
    """Foch makes Air Cover a 3; the missile, not yet settled, makes her a 0 and the cover a 2."""
    position = """
seat 1
  row1: iowa
  hand: missileB lbas retreat
seat 2
  row1: knox foch
  area: cover
"""
    for advanced, kept in ((REDUCED, ""), ("", "knox")):
        rolls = [3] if kept else [3, 3]
        with fight(position, rolls, advanced=advanced, fog=2) as scene:
            scene.do(1, "missileB iowa > foch; lbas knox; done")
            assert over(scene)
            assert ships(scene, 2) == {"row1": f"{kept} foch(missileB)".strip()}
