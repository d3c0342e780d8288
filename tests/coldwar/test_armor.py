"""12.6 Each Damage card counts for one less on a battleship."""

import pytest

from tests.coldwar.fight import damage, discard, fight, over, ships, sunk
from tests.coldwar.look import force
from tests.marks import rule

ARMOR = "armor"

# Everything that leaves a Damage card, against a battleship of 8 hits and a cruiser of 5.
POSITION = """
seat 1
  row1: iowa kronshtadt slava leahy
  subs: alfa
  hand: gun3 gun5 gun16 missileA missileB missileC torpedo retreat
seat 2
  row1: missouri kirov
"""


@rule("coldwar", "12.6")
@pytest.mark.parametrize(
    "attack, card, full",
    [
        ("gun3 kronshtadt", "gun3", 1),
        ("gun5 iowa", "gun5", 2),
        ("gun16 iowa", "gun16", 4),
        ("missileA leahy", "missileA", 2),
        ("missileB leahy", "missileB", 3),
        ("missileC slava", "missileC", 4),
        ("torpedo alfa", "torpedo", 4),
    ],
)
def test_every_damage_card_counts_one_less(attack: str, card: str, full: int) -> None:
    with fight(POSITION, advanced=ARMOR) as scene:
        scene.do(1, f"{attack} > missouri; done")
        assert damage(scene, "missouri") == full - 1
        assert ships(scene, 2) == {"row1": f"missouri({card}) kirov"}
    with fight(POSITION) as scene:
        scene.do(1, f"{attack} > missouri; done")
        assert damage(scene, "missouri") == full
        assert ships(scene, 2) == {"row1": f"missouri({card}) kirov"}


@rule("coldwar", "12.6")
def test_other_ships_have_no_armour() -> None:
    with fight(POSITION, advanced=ARMOR) as scene:
        scene.do(1, "missileC slava > kirov; done")
        assert damage(scene, "kirov") == 4


@rule("coldwar", "12.6", "12.7")
@pytest.mark.parametrize(
    ("target", "left"), [("missouri", 8), ("missouri(gun5)", 7), ("missouri(crippled)", 1)]
)
def test_a_card_worth_nothing_tells_what_is_left(target: str, left: int) -> None:
    """Any damage sinks a crippled ship, so one point is left to her; this is none."""
    position = POSITION.replace("missouri", target)
    with fight(position, advanced="armor large_ships") as scene:
        scene.do(1, "gun3 kronshtadt > missouri; done")
        [event] = scene.told("damaged")
        assert (event.facts["ship"], event.facts["damage"], event.facts["left"]) == ("ship/missouri", 0, left)
        assert "missouri(gun3" in ships(scene, 2)["row1"]


@rule("coldwar", "12.6", "7.1")
def test_a_card_worth_nothing_still_lies_under_the_ship() -> None:
    with fight(POSITION, advanced=ARMOR) as scene:
        scene.do(1, "gun3 kronshtadt > missouri; done")
        assert damage(scene, "missouri") == 0
        assert ships(scene, 2)["row1"] == "missouri(gun3) kirov"
        assert discard(scene) == "none"


@rule("coldwar", "12.6", "7.1")
@pytest.mark.parametrize("advanced, cards, sinks", [(ARMOR, 2, False), (ARMOR, 3, True), ("", 2, True)])
def test_what_sinks_a_battleship(advanced: str, cards: int, sinks: bool) -> None:
    """8 hits: with armour two C missiles are 6 points and three are 9; without, two are 8."""
    position = """
seat 1
  row1: slava kirov
  hand: missileC*3 retreat
seat 2
  row1: missouri knox
"""
    with fight(position, advanced=advanced) as scene:
        for ship in ("slava", "slava", "kirov")[:cards]:
            scene.do(1, f"missileC {ship} > missouri")
        scene.do(1, "done")
        assert over(scene)
        assert (sunk(scene, 1) == "missouri") is sinks


@rule("coldwar", "12.6", "12.5")
@pytest.mark.parametrize(
    "cards, critical", [("missileC missileC gun3", False), ("missileC missileC gun5", True)]
)
def test_armour_counts_for_critical_damage(cards: str, critical: bool) -> None:
    """3 + 3 + 0 of 8 is two short of sinking, 3 + 3 + 1 one."""
    position = f"""
seat 1
  row1: iowa({cards}) new-jersey
  hand: gun16 retreat
seat 2
  row1: knox
"""
    with fight(position, advanced="armor critical_damage") as scene:
        assert scene.rule_against(1, "gun16 iowa") == ("12.5" if critical else "")


@rule("coldwar", "12.6", "9.2")
def test_a_card_worth_nothing_can_be_repaired() -> None:
    position = """
seat 1
  row1: iowa(gun3 gun5)
  hand: gun16 retreat
seat 2
  row1: knox
"""
    with fight(position, advanced=ARMOR, turn="seat1 6.1.A.6") as scene:
        scene.do(1, "retreat; iowa gun3")
        assert (damage(scene, "iowa"), ships(scene, 1)["row1"]) == (1, "iowa(gun5)")
        scene.do(1, "iowa gun5")
        assert (damage(scene, "iowa"), ships(scene, 1)["row1"]) == (0, "iowa")


@rule("coldwar", "12.6", "11.3")
@pytest.mark.parametrize("advanced, points", [(ARMOR, 16 - 0 - 1 - 3), ("", 16 - 1 - 2 - 4)])
def test_points_are_lost_for_what_the_damage_is_worth(advanced: str, points: int) -> None:
    """The last turn of the last series; the game is of one round."""
    position = """
options: rounds=1
series: 5 last
draw: none
seat 1
  row1: iowa(gun3 gun5 missileC)
  hand: gun3 gun3
  order: 2 moved
seat 2
  row1: knox
  order: 1 moved
"""
    with fight(position, advanced=advanced, turn="seat1 6.1.C.2") as scene:
        scene.do(1, "gun3 done")
        outcome = scene.state.outcome()
        assert outcome is not None
        assert outcome.scores == [points, 4]
        assert force(scene.state, 1)["points"] == str(points)
