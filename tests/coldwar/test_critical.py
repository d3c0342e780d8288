"""12.5 A ship one point from sinking neither attacks nor defends."""

from pathlib import Path

import pytest

from tests.coldwar.fight import fight, forbidden, over, question, ships, sunk
from tests.marks import rule
from wardroom.games.coldwar.game import GAME

CRITICAL = "critical_damage"

# Kiev has 6 hits, Knox 2; each card could be fired by another ship. The submarine is damaged for once.
ATTACKERS = """
options: action=yes
seat 1
  row1: knox(gun3) kiev({damage}) kirov kronshtadt
  subs: oscar(torpedo2) alfa
  hand: gun3 gun5 missileA missileC torpedo retreat
seat 2
  row1: pantera leahy
"""


@rule("coldwar", "12.5")
@pytest.mark.parametrize(
    "attack",
    ["gun5 knox", "missileA knox", "gun3 kiev", "missileA kiev", "missileC kiev", "torpedo oscar", "kiev"],
)
def test_a_critical_ship_does_not_attack(attack: str) -> None:
    position = ATTACKERS.format(damage="missileB gun5")
    with fight(position, advanced=f"{CRITICAL} attack_opportunities") as scene:
        assert forbidden(scene, 1, attack) == "12.5"
    with fight(position, advanced="attack_opportunities") as scene:
        assert scene.rule_against(1, attack) == ""


@rule("coldwar", "12.5")
@pytest.mark.parametrize("damage, fires", [("missileC", True), ("missileB gun5", False)])
def test_one_point_short_of_sinking_and_no_more(damage: str, fires: bool) -> None:
    """Kiev's 6 hits: 4 points are not critical yet, 5 are."""
    with fight(ATTACKERS.format(damage=damage), advanced=CRITICAL) as scene:
        for attack in ("gun3 kiev", "missileC kiev", "kiev"):
            assert (scene.rule_against(1, attack) == "") is fires


@rule("coldwar", "12.5")
def test_the_card_is_refused_if_only_a_critical_ship_could_fire_it() -> None:
    position = """
seat 1
  row1: knox(gun3)
  hand: gun5 retreat
seat 2
  row1: leahy
"""
    with fight(position, advanced=CRITICAL) as scene:
        assert forbidden(scene, 1, "gun5") == "12.5"
    with fight(position) as scene:
        scene.do(1, "gun5 knox > leahy; done")
        assert ships(scene, 2) == {"row1": "leahy(gun5)"}


@rule("coldwar", "12.5", "12.1")
@pytest.mark.parametrize("damage", ["(gun5)", ""])
def test_a_critical_ship_has_no_air_defence(damage: str) -> None:
    """Leahy has 3 hits; undamaged she is hit by the gun of the same volley, which counts at once."""
    position = f"""
seat 1
  row1: iowa
  hand: gun5 lbas retreat
seat 2
  row1: leahy{damage} knox
"""
    volley = "lbas knox; done" if damage else "gun5 iowa > leahy; lbas knox; done"
    fog = 1 if damage else 2
    with fight(position, [3], fog=fog, advanced="critical_damage air_defense") as scene:
        scene.do(1, volley)
        assert over(scene)
        assert sunk(scene, 1) == "knox"
    with fight(position, [2], fog=fog, advanced="air_defense") as scene:
        scene.do(1, volley)
        assert question(scene) == (2, "allot-air-defense")
        scene.do(2, f"#{fog}")
        assert sunk(scene, 1) == ""


@rule("coldwar", "12.5", "10")
@pytest.mark.parametrize("advanced, number", [("", 3), (CRITICAL, 2)])
def test_a_critical_carrier_lends_nothing_to_air_cover(advanced: str, number: int) -> None:
    position = """
seat 1
  row1: iowa
  hand: lbas retreat
seat 2
  row1: foch(missileB gun5) knox
  area: cover
"""
    with fight(position, [number], fog=1, advanced=advanced) as scene:
        scene.do(1, "lbas knox; done")
        assert [event.facts["chance"] for event in scene.told("cover-stops")] == [number]
    with fight(position, [number + 1, 4], fog=1, advanced=advanced) as scene:
        scene.do(1, "lbas knox; done")
        assert len(scene.told("cover-fails")) == 1


@rule("coldwar", "12.5", "10")
@pytest.mark.parametrize("advanced, number", [("", 2), (CRITICAL, 1)])
def test_a_critical_carrier_lends_nothing_to_asw(advanced: str, number: int) -> None:
    position = """
seat 1
  row1: foch(missileB gun5)
  hand: asw retreat
seat 2
  row1: knox
  subs: rubis
"""
    with fight(position, [number], advanced=advanced) as scene:
        scene.do(1, "asw > rubis; done")
        assert sunk(scene, 1) == "rubis"
    with fight(position, [number + 1], advanced=advanced) as scene:
        scene.do(1, "asw > rubis; done")
        assert sunk(scene, 1) == ""


@rule("coldwar", "12.5", "9.2")
def test_a_retreat_makes_her_fit_again() -> None:
    """Seat 1 retreats and repairs; in its next turn Knox fires."""
    position = """
seat 1
  row1: knox(gun3)
  hand: gun5 retreat gun3
seat 2
  row1: leahy
  hand: gun3 gun3
"""
    with fight(position, [4, 4], advanced=CRITICAL, turn="seat1 6.1.A.6") as scene:
        scene.do(1, "retreat; knox gun3")
        assert ships(scene, 1) == {"row1": "knox"}
        scene.do(1, "done")
        # Seat 2 has nothing it can do against a task force that has retreated.
        while scene.asked() != [1]:
            scene.do(2, "gun3" if question(scene) == (2, "must-discard") else "done")
            if question(scene) == (2, "discard"):
                scene.do(2, "done")
        while question(scene) != (1, "battle-stations"):
            scene.do(1, "done")
        scene.do(1, "gun5 knox > leahy; done")
        assert [event.facts["source"] for event in scene.told("attack-declared")] == ["ship/knox"]


ONE_HIT = """
set = "own"
[[ship]]
key = "boat"
name = "Boat"
nation = "fr"
type = "FF"
class = "Boat"
hits = 1
points = 1
guns = ["5"]
air_defense = [2]
"""


@rule("coldwar", "12.5")
def test_a_ship_of_one_hit_is_not_critical_while_undamaged(tmp_path: Path) -> None:
    (tmp_path / "coldwar").mkdir()
    (tmp_path / "coldwar" / "ships.toml").write_text(ONE_HIT, encoding="utf-8")
    position = """
seat 1
  row1: boat
  hand: gun5 retreat
seat 2
  row1: leahy
"""
    game = GAME.with_content(tmp_path)
    with fight(position, advanced=CRITICAL, game=game) as scene:
        scene.do(1, "gun5 boat > leahy; done")
        assert ships(scene, 2) == {"row1": "leahy(gun5)"}
    defended = """
seat 1
  row1: iowa
  hand: lbas retreat
seat 2
  row1: boat
"""
    with fight(defended, [2], fog=1, advanced="critical_damage air_defense", game=game) as scene:
        scene.do(1, "lbas boat; done").do(2, "#1")
        assert ships(scene, 2) == {"row1": "boat"}
