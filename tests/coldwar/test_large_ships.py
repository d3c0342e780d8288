"""12.7 Air strikes on large ships: crippled at first, sunk by whatever comes next."""

import pytest

from tests.coldwar.fight import answers, damage, discard, fight, forbidden, over, question, ships, sunk
from tests.marks import rule
from wardroom.core.scene import Scene

LARGE = "large_ships"


def struck(target: str, rolls: list[int], advanced: str = LARGE, hand: str = "", fog: int = 6) -> Scene:
    """A target in the first row beside a frigate; a land based strike there needs a 3."""
    position = f"""
seat 1
  row1: iowa slava kronshtadt
  hand: lbas*3 bomber*2 gun3 gun5 missileC retreat
seat 2
  row1: {target} knox
"""
    if hand:
        position += f"  hand: {hand}\n"
    return fight(position, rolls, advanced=advanced, fog=fog)


@rule("coldwar", "12.7")
@pytest.mark.parametrize(
    "target, after",
    [
        ("nimitz", "nimitz(crippled)"),
        ("missouri", "missouri(crippled)"),
        # Nimitz has 10 hits: 3 points leave her 7, 4 leave her 6.
        ("nimitz(missileB)", "nimitz(missileB crippled)"),
        ("nimitz(missileC)", ""),
        # Midway has 8 hits.
        ("midway(gun3)", "midway(gun3 crippled)"),
        ("midway(gun5)", ""),
        # 6 hits are too few from the start.
        ("kiev", ""),
        ("leahy", ""),
    ],
)
def test_seven_hits_left_absorb_a_strike(target: str, after: str) -> None:
    with struck(target, [3], fog=1) as scene:
        scene.do(1, f"lbas {target.partition('(')[0]}; done")
        assert over(scene)
        assert sunk(scene, 1) == ("" if after else target.partition("(")[0])
        assert ships(scene, 2) == {"row1": f"{after} knox".strip()}


@rule("coldwar", "12.7")
@pytest.mark.parametrize("target", ["nimitz", "missouri", "midway(gun3)"])
def test_without_the_rule_every_strike_sinks(target: str) -> None:
    with struck(target, [3], advanced="", fog=1) as scene:
        scene.do(1, f"lbas {target.partition('(')[0]}; done")
        assert sunk(scene, 1) == target.partition("(")[0]


@rule("coldwar", "12.7", "7.2")
def test_a_carrier_strike_cripples_as_well() -> None:
    position = """
seat 1
  row1: enterprise
  hand: retreat
seat 2
  row1: nimitz knox
"""
    with fight(position, [2], advanced=LARGE) as scene:
        scene.do(1, "enterprise > nimitz; done")
        assert ships(scene, 2) == {"row1": "nimitz(crippled) knox"}
        assert [event.rule for event in scene.told("crippled")] == ["12.7"]


@rule("coldwar", "12.7")
def test_a_second_strike_of_the_same_turn_sinks() -> None:
    with struck("nimitz", [3, 3]) as scene:
        scene.do(1, "lbas nimitz nimitz; done")
        assert over(scene)
        assert sunk(scene, 1) == "nimitz"


@rule("coldwar", "12.7", "9.3")
def test_damage_control_takes_one_of_two_strikes_away() -> None:
    with struck("nimitz", [3, 3], hand="dc") as scene:
        scene.do(1, "lbas nimitz nimitz; done").do(2, "done").do(2, "dc #1")
        assert ships(scene, 2) == {"row1": "nimitz(crippled) knox"}


@rule("coldwar", "12.7", "12.6")
@pytest.mark.parametrize("advanced, sinks", [("large_ships armor", False), (LARGE, True)])
def test_armour_counts_for_the_hits_that_are_left(advanced: str, sinks: bool) -> None:
    """8 hits: the 5-inch card is worth 1 behind armour, else 2."""
    with struck("missouri(gun5)", [3], advanced, fog=1) as scene:
        scene.do(1, "lbas missouri; done")
        assert (sunk(scene, 1) == "missouri") is sinks


@rule("coldwar", "12.7")
def test_damage_of_the_volley_counts_before_its_strikes() -> None:
    """Midway has 8 hits; the strike is declared before the gun that leaves her 6."""
    with struck("midway", [3], fog=2) as scene:
        scene.do(1, "lbas midway done; gun5 iowa > midway; done")
        assert over(scene)
        assert sunk(scene, 1) == "midway"


@rule("coldwar", "12.7", "9.3")
def test_damage_that_was_undone_does_not_count() -> None:
    with struck("midway", [3], hand="dc", fog=2) as scene:
        scene.do(1, "lbas midway done; gun5 iowa > midway; done")
        scene.do(2, "done").do(2, "done").do(2, "dc #2")
        assert ships(scene, 2) == {"row1": "midway(crippled) knox"}


@rule("coldwar", "12.7")
@pytest.mark.parametrize(
    "attack, rolls", [("gun3 kronshtadt > nimitz", []), ("gun5 iowa > nimitz", []), ("lbas nimitz", [3])]
)
def test_anything_more_sinks_a_crippled_ship(attack: str, rolls: list[int]) -> None:
    with struck("nimitz(crippled)", rolls, fog=1) as scene:
        scene.do(1, f"{attack}; done")
        assert over(scene)
        assert sunk(scene, 1) == "nimitz"


@rule("coldwar", "12.7", "12.6")
@pytest.mark.parametrize(
    "advanced, after", [("large_ships armor", "missouri(gun3 crippled) knox"), (LARGE, "knox")]
)
def test_a_card_that_armour_brings_to_nothing_does_not_sink_her(advanced: str, after: str) -> None:
    with struck("missouri(crippled)", [], advanced, fog=1) as scene:
        scene.do(1, "gun3 kronshtadt > missouri; done")
        assert ships(scene, 2) == {"row1": after}


@rule("coldwar", "12.7", "12.6")
def test_a_card_worth_one_behind_armour_sinks_her() -> None:
    with struck("missouri(crippled)", [], "large_ships armor", fog=1) as scene:
        scene.do(1, "gun5 iowa > missouri; done")
        assert sunk(scene, 1) == "missouri"


# -- what a crippled ship cannot do --------------------------------------------------------------------------

CRIPPLES = """
seat 1
  row1: iowa(crippled) nimitz(crippled) foch kidd new-jersey
  hand: gun16 missileB asw retreat
seat 2
  row1: knox
  subs: rubis
"""


@rule("coldwar", "12.7")
@pytest.mark.parametrize("advanced", [LARGE, "large_ships critical_damage"])
@pytest.mark.parametrize("attack", ["gun16 iowa", "missileB iowa", "nimitz"])
def test_a_crippled_ship_does_not_attack(attack: str, advanced: str) -> None:
    """With and without 12.5."""
    with fight(CRIPPLES, advanced=advanced) as scene:
        assert forbidden(scene, 1, attack) == "12.7"
    with fight(CRIPPLES.replace("(crippled)", ""), advanced=advanced) as scene:
        assert scene.rule_against(1, attack) == ""


@rule("coldwar", "12.7", "10")
def test_a_crippled_carrier_lends_nothing() -> None:
    """ASW sinks a passive submarine on 1; Foch adds 1, Nimitz would add 2."""
    with fight(CRIPPLES, [3], advanced=LARGE) as scene:
        scene.do(1, "asw > rubis; done")
        assert [event.facts["chance"] for event in scene.told("roll-misses")] == [2]


@rule("coldwar", "12.7", "12.1")
def test_a_crippled_ship_has_no_air_defence() -> None:
    with struck("nimitz(crippled)", [3], "large_ships air_defense", fog=1) as scene:
        scene.do(1, "lbas knox; done")
        assert over(scene)
        assert sunk(scene, 1) == "knox"
    with struck("nimitz", [2], "large_ships air_defense", fog=1) as scene:
        scene.do(1, "lbas knox; done")
        assert question(scene) == (2, "allot-air-defense")
        scene.do(2, "#1")
        assert sunk(scene, 1) == ""


# -- bombers -------------------------------------------------------------------------------------------------


@rule("coldwar", "12.7", "7.17")
def test_a_large_ship_absorbs_a_bomber_hit_by_being_crippled_and_another_by_sinking() -> None:
    with struck("nimitz", [2, 2], fog=2) as scene:
        scene.do(1, "bomber seat2 dice2; done")
        assert answers(scene, 2) == ["nimitz", "knox"]
        scene.do(2, "nimitz")
        assert ships(scene, 2) == {"row1": "nimitz(crippled) knox"}
        assert answers(scene, 2) == ["nimitz", "knox"]
        scene.do(2, "nimitz")
        assert over(scene)
        assert (ships(scene, 2), sunk(scene, 1)) == ({"row1": "knox"}, "nimitz")


@rule("coldwar", "12.7", "7.17")
def test_the_second_hit_may_fall_on_another_ship() -> None:
    with struck("nimitz", [2, 2], fog=2) as scene:
        scene.do(1, "bomber seat2 dice2; done").do(2, "nimitz").do(2, "knox")
        assert (ships(scene, 2), sunk(scene, 1)) == ({"row1": "nimitz(crippled)"}, "knox")


@rule("coldwar", "12.7", "7.17")
@pytest.mark.parametrize("target", ["nimitz(crippled)", "nimitz(missileC)"])
def test_a_ship_that_is_crippled_or_too_damaged_absorbs_none(target: str) -> None:
    with struck(target, [2, 3], fog=2) as scene:
        scene.do(1, "bomber seat2 dice2; done").do(2, "nimitz")
        assert sunk(scene, 1) == "nimitz"


@rule("coldwar", "12.7", "7.17")
def test_without_the_rule_a_bomber_hit_sinks() -> None:
    with struck("nimitz", [2, 3], advanced="", fog=2) as scene:
        scene.do(1, "bomber seat2 dice2; done").do(2, "nimitz")
        assert sunk(scene, 1) == "nimitz"


@rule("coldwar", "12.7", "7.17")
def test_a_strike_and_a_bomber_hit_together_sink() -> None:
    """Strikes are settled before bomber hits are shared out."""
    with struck("nimitz", [3, 2], fog=2) as scene:
        scene.do(1, "lbas nimitz done; bomber seat2 dice1; done")
        assert ships(scene, 2) == {"row1": "nimitz(crippled) knox"}
        scene.do(2, "nimitz")
        assert over(scene)
        assert sunk(scene, 1) == "nimitz"


# -- repair and score ----------------------------------------------------------------------------------------

HURT = """
seat 1
  row1: nimitz(gun3 gun5 crippled) knox(gun3)
  hand: retreat gun5
seat 2
  row1: leahy
"""


def retreating(position: str, advanced: str = LARGE) -> Scene:
    return fight(position, advanced=advanced, turn="seat1 6.1.A.6").do(1, "retreat")


@rule("coldwar", "12.7", "9.2")
def test_a_retreat_turns_her_back_at_the_price_of_one_card() -> None:
    """Three repairs: the crippling and her two Damage cards; Knox keeps hers."""
    with retreating(HURT) as scene:
        scene.do(1, "nimitz crippled")
        assert ships(scene, 1)["row1"] == "nimitz(gun3 gun5) knox(gun3)"
        assert [event.rule for event in scene.told("uncrippled")] == ["12.7"]
        assert discard(scene) == "none"
        scene.do(1, "nimitz gun3; nimitz gun5")
        # The third repair was the last.
        assert question(scene) == (1, "discard")
        assert ships(scene, 1)["row1"] == "nimitz knox(gun3)"
        assert damage(scene, "nimitz") == 0
        assert discard(scene) == "gun3 gun5"


@rule("coldwar", "12.7", "9.2")
def test_her_other_damage_is_repaired_separately() -> None:
    with retreating(HURT) as scene:
        scene.do(1, "nimitz crippled; done")
        assert ships(scene, 1)["row1"] == "nimitz(gun3 gun5) knox(gun3)"
        assert damage(scene, "nimitz") == 3


@rule("coldwar", "12.7", "9.2")
def test_her_damage_may_be_repaired_and_she_stays_crippled() -> None:
    with retreating(HURT) as scene:
        scene.do(1, "nimitz gun3; nimitz gun5; knox gun3")
        assert question(scene) == (1, "discard")
        assert ships(scene, 1)["row1"] == "nimitz(crippled) knox"


@rule("coldwar", "12.7", "9.2")
def test_only_a_crippled_ship_can_be_turned_back() -> None:
    with retreating(HURT) as scene:
        assert answers(scene, 1, "nimitz") == ["crippled", "gun3", "gun5"]
        assert answers(scene, 1, "knox") == ["gun3"]
        assert forbidden(scene, 1, "knox crippled") == "9.2"


@rule("coldwar", "12.7", "11.3")
@pytest.mark.parametrize(
    "ship, points",
    [("nimitz", 19), ("nimitz(missileB)", 16), ("nimitz(crippled)", 0), ("nimitz(missileB crippled)", 0)],
)
def test_crippled_at_the_end_of_the_round_she_is_worth_nothing(ship: str, points: int) -> None:
    """Neither her points nor the damage under her count; Knox brings 4."""
    position = f"""
options: rounds=1
series: 5 last
draw: none
seat 1
  row1: {ship} knox
  hand: gun3 gun3
  order: 2 moved
seat 2
  row1: leahy
  order: 1 moved
"""
    with fight(position, advanced=LARGE, turn="seat1 6.1.C.2") as scene:
        scene.do(1, "gun3 done")
        outcome = scene.state.outcome()
        assert outcome is not None
        assert outcome.scores == [points + 4, 7]
