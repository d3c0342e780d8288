"""7.18 Surprise Attack: what it supplements, and that nothing but Air Defense answers it."""

import pytest

from tests.coldwar.expanded import expanded, thrown
from tests.coldwar.fight import (
    answers,
    area,
    damage,
    fates,
    forbidden,
    hand,
    over,
    question,
    settle,
    sunk,
)
from tests.coldwar.look import truth
from tests.marks import rule
from wardroom.core.scene import Scene

RAID = """
seat 1
  row1: iowa
  row2: nimitz baku
  row3: slava
  subs: oscar rubis
  hand: surprise*3 gun5 missileB missileC*2 torpedo*2 asw lbas3 lbas bomber minefield {more}
seat 2
  row1: kidd knox
  row2: leahy
  row3: enterprise
  subs: {subs}
  {own}
"""


def raid(own: str = "", more: str = "ship", subs: str = "alfa") -> str:
    return RAID.format(own=own, more=more, subs=subs)


def surprised(scene: Scene) -> list[int]:
    """The numbers of the attacks that come by surprise."""
    return [place + 1 for place, attack in enumerate(truth(scene).volley) if attack.surprise]


# -- what it may be played with ----------------


@rule("coldwar", "7.18")
@pytest.mark.parametrize(
    ("attack", "rolls"),
    [
        ("torpedo oscar > kidd", 0),
        ("torpedo oscar > alfa", 1),
        ("missileC oscar > enterprise", 0),
        ("lbas > kidd done", 1),
        ("bomber seat2 dice1", 1),
        ("nimitz > knox", 1),
    ],
)
def test_it_supplements_an_air_strike_or_an_attack_of_a_submarine(attack: str, rolls: int) -> None:
    with expanded(raid(), [6] * rolls) as scene:
        scene.do(1, f"{attack}; surprise #1; done")
        assert over(scene)
        assert "surprise" in thrown(scene).split()


@rule("coldwar", "7.18")
@pytest.mark.parametrize(
    "attack",
    [
        "gun5 iowa > kidd",
        "missileB iowa > kidd",
        "asw > alfa",
        "minefield seat2",
        # A Cruise Missile is fired by a surface ship.
        "missileC slava > enterprise",
    ],
)
def test_nothing_else(attack: str) -> None:
    with expanded(raid(), advanced="cruise_missiles") as scene:
        scene.do(1, attack)
        assert forbidden(scene, 1, "surprise") == "7.18"
        scene.do(1, "torpedo rubis > knox")
        assert forbidden(scene, 1, "surprise #1") == "7.18"
        assert answers(scene, 1, "surprise") == ["#2"]


@rule("coldwar", "7.18")
def test_without_an_attack_it_cannot_be_played() -> None:
    with expanded(raid()) as scene:
        assert forbidden(scene, 1, "surprise") == "7.18"


@rule("coldwar", "7.18", "7")
def test_it_costs_one_fog_of_war() -> None:
    with expanded(raid(), fog=1) as scene:
        scene.do(1, "torpedo oscar > kidd")
        assert forbidden(scene, 1, "surprise") == "7"
    with expanded(raid(), fog=2) as scene:
        scene.do(1, "torpedo oscar > kidd; surprise #1")
        assert forbidden(scene, 1, "torpedo") == "7"
        scene.do(1, "done")


@rule("coldwar", "7.18", "7.17")
def test_its_fog_of_war_is_missing_from_the_bombers() -> None:
    """Four points: three dice and the surprise."""
    with expanded(raid(), [6, 6, 6], fog=4) as scene:
        scene.do(1, "bomber seat2 dice3; surprise #1; done")
        assert over(scene)


@rule("coldwar", "7.18")
@pytest.mark.parametrize(
    ("attacks", "named", "again"),
    [
        ("torpedo oscar > kidd", "#1", "#1"),
        ("lbas3 > kidd knox leahy", "#1", "#3"),
        ("nimitz > kidd; nimitz > knox", "#2", "#1"),
        ("bomber seat2 dice1", "#1", "#1"),
    ],
)
def test_one_card_is_enough_for_a_strike(attacks: str, named: str, again: str) -> None:
    with expanded(raid()) as scene:
        scene.do(1, f"{attacks}; surprise {named}")
        assert forbidden(scene, 1, "surprise") == "7.18"
        scene.do(1, "torpedo rubis > kidd")
        assert forbidden(scene, 1, f"surprise {again}") == "7.18"


@rule("coldwar", "6.1.C.2", "7.18")
@pytest.mark.parametrize(
    ("line", "step"), [("nimitz > knox; surprise #1", "discard"), ("nimitz > knox", "must-discard")]
)
def test_it_is_a_card_played_even_with_a_carrier_strike(line: str, step: str) -> None:
    with expanded(raid(), [6]) as scene:
        scene.do(1, f"{line}; done")
        assert question(scene) == (1, step)


# -- what is covered ----------------


@rule("coldwar", "7.18")
def test_all_attacks_of_a_land_based_card() -> None:
    """Not those of another card."""
    with expanded(raid("hand: cover")) as scene:
        scene.do(1, "lbas > kidd knox; lbas3 > kidd knox done; surprise #2; done")
        assert surprised(scene) == [1, 2]
    with expanded(raid("hand: cover")) as scene:
        scene.do(1, "lbas > kidd done; lbas3 > kidd knox leahy; surprise #3; done")
        assert surprised(scene) == [2, 3, 4]


@rule("coldwar", "7.18")
def test_all_strikes_of_one_carrier_in_the_turn() -> None:
    """Whatever was declared in between; not those of the other carrier."""
    with expanded(raid("hand: cover")) as scene:
        scene.do(1, "nimitz > kidd; baku > kidd; lbas > knox done; nimitz > knox; surprise #4; done")
        assert surprised(scene) == [1, 4]


@rule("coldwar", "7.18")
def test_strikes_declared_after_the_card_are_covered_too() -> None:
    with expanded(raid("hand: cover")) as scene:
        scene.do(1, "nimitz > kidd; surprise #1; nimitz > knox; done")
        assert surprised(scene) == [1, 2]


@rule("coldwar", "7.18")
@pytest.mark.parametrize("named", [1, 2, 3])
def test_one_missile_or_torpedo_card_of_a_submarine(named: int) -> None:
    with expanded(raid("hand: evade")) as scene:
        scene.do(1, "torpedo oscar > kidd; missileC oscar > kidd; torpedo oscar > knox")
        scene.do(1, f"surprise #{named}; done")
        assert surprised(scene) == [named]


@rule("coldwar", "7.18")
def test_several_cards_for_several_attacks() -> None:
    with expanded(raid("hand: evade"), [6]) as scene:
        scene.do(1, "torpedo oscar > kidd; missileC oscar > kidd; nimitz > knox")
        scene.do(1, "surprise #1; surprise #2; surprise #3; done")
        assert surprised(scene) == [1, 2, 3]
        settle(scene)
        assert "surprise*3" in thrown(scene).split()


# -- nothing answers ----------------


@rule("coldwar", "7.18", "8.31", "8.32")
@pytest.mark.parametrize(
    ("attack", "own"), [("torpedo oscar > enterprise", "evade"), ("missileC oscar > enterprise", "ecm")]
)
def test_automatic_area_defences_do_not_stop_it(attack: str, own: str) -> None:
    with expanded(raid(f"area: {own}")) as scene:
        scene.do(1, f"{attack}; surprise #1; done")
        assert over(scene)
        assert damage(scene, "enterprise") == 4
    with expanded(raid(f"area: {own}")) as scene:
        scene.do(1, f"{attack}; done")
        assert damage(scene, "enterprise") == 0


@rule("coldwar", "7.18", "8.1")
def test_the_other_attacks_of_the_volley_are_stopped_as_usual() -> None:
    with expanded(raid("area: evade")) as scene:
        scene.do(
            1, "torpedo oscar > enterprise; torpedo rubis > enterprise; gun5 iowa > knox; surprise #1; done"
        )
        assert [event.facts["number"] for event in scene.told("area-stops")] == [2, 3]
        assert damage(scene, "enterprise") == 4


@rule("coldwar", "7.18", "8.33", "8.1")
def test_area_air_cover_does_not_roll() -> None:
    with expanded(raid("area: cover"), [3, 2]) as scene:
        scene.do(1, "nimitz > knox; baku > leahy; surprise #1; done")
        # One roll of Air Cover, at the Baku's strike, with the Enterprise: 4.
        assert [event.facts["number"] for event in scene.told("cover-stops")] == [2]
        assert sunk(scene, 1) == "knox"


@rule("coldwar", "7.18", "8.37")
def test_area_asw_does_not_hunt_for_it() -> None:
    with expanded(raid("area: asw"), []) as scene:
        scene.do(1, "torpedo oscar > enterprise; surprise #1; done")
        assert over(scene)
        assert damage(scene, "enterprise") == 4


@rule("coldwar", "7.18", "8.37")
def test_another_attack_of_the_same_submarine_is_hunted() -> None:
    """Sunk before it fires, it loses the surprise as well."""
    with expanded(raid("area: asw"), [3]) as scene:
        scene.do(1, "torpedo oscar > enterprise; missileC oscar > enterprise; surprise #1; done")
        assert question(scene) == (1, "save-submarine")
        scene.do(1, "done")
        assert sunk(scene, 2) == "oscar"
        assert [event.facts["number"] for event in scene.told("preempted")] == [1, 2]
        assert damage(scene, "enterprise") == 0
        assert "surprise" in thrown(scene).split()


@rule("coldwar", "7.18", "12.4")
def test_face_down_cards_stay_down() -> None:
    """They have no chance to be used; all that is learned is that they are not Early Warning."""
    with expanded(raid("area: evade(down) asw(down)"), [], advanced="prepared_defenses") as scene:
        scene.do(1, "torpedo oscar > enterprise; surprise #1; done")
        assert over(scene)
        left = "(down may evade ecm cover asw sweepers)"
        assert area(scene, 2) == f"asw{left} evade{left}"


@rule("coldwar", "7.18", "8.2")
@pytest.mark.parametrize("card", ["evade", "asw", "asw-land"])
def test_no_point_defence_against_a_torpedo(card: str) -> None:
    with expanded(raid(f"hand: {card} dc")) as scene:
        scene.do(1, "torpedo oscar > enterprise; surprise #1; done")
        assert question(scene) == (2, "point-defense")  # Early Warning could be there
        assert forbidden(scene, 2, card) == "7.18"
        assert answers(scene, 2) == ["done"]
        scene.do(2, "done")
        # Not even Damage Control: nobody is asked for it.
        assert over(scene)
        assert damage(scene, "enterprise") == 4
        assert hand(scene, 2) == " ".join(sorted([card, "dc"], key=["asw", "evade", "dc", "asw-land"].index))


@rule("coldwar", "7.18", "8.2")
def test_no_ecm_against_a_missile_of_a_submarine() -> None:
    with expanded(raid("hand: ecm*2")) as scene:
        scene.do(1, "missileC oscar > enterprise; missileB iowa > kidd; surprise #1; done")
        assert forbidden(scene, 2, "ecm #1") == "7.18"
        scene.do(2, "ecm #2")
        settle(scene)
        assert damage(scene, "enterprise") == 4


@rule("coldwar", "7.18", "8.36")
def test_no_crash_dive() -> None:
    with expanded(raid("hand: crash-dive", subs="alfa(active)"), gone="intelligence*3 refuel*4") as scene:
        scene.do(1, "torpedo oscar > alfa; surprise #1; done")
        assert forbidden(scene, 2, "crash-dive") == "7.18"
        settle(scene)
        assert sunk(scene, 1) == "alfa"


@rule("coldwar", "7.18", "8.33")
@pytest.mark.parametrize("attack", ["nimitz > knox", "lbas > knox done", "bomber seat2 dice1"])
@pytest.mark.parametrize("card", ["cover", "cover-land"])
def test_no_air_cover_from_the_hand(attack: str, card: str) -> None:
    with expanded(raid(f"hand: {card} dc"), [1]) as scene:
        scene.do(1, f"{attack}; surprise #1; done")
        assert question(scene) == (2, "point-defense-air")
        assert forbidden(scene, 2, card) == "7.18"
        scene.do(2, "done")
        if "bomber" in attack:
            assert question(scene) == (2, "bomber-hit")
            scene.do(2, "knox")
        assert over(scene)
        assert sunk(scene, 1) == "knox"


@rule("coldwar", "7.18", "9.3")
def test_damage_control_undoes_only_what_was_no_surprise() -> None:
    with expanded(raid("hand: dc"), [1]) as scene:
        scene.do(1, "nimitz > knox; gun5 iowa > kidd; surprise #1; done")
        scene.do(2, "done; done")
        assert question(scene) == (2, "damage-control")
        assert fates(scene) == ["hit", "hit"]
        assert forbidden(scene, 2, "dc #1") == "7.18"
        assert answers(scene, 2, "dc") == ["#2"]
        scene.do(2, "dc #2")
        assert over(scene)
        assert sunk(scene, 1) == "knox"
        assert damage(scene, "kidd") == 0


# -- Air Defense ----------------


@rule("coldwar", "7.18", "12.1")
@pytest.mark.parametrize("attack", ["nimitz > knox", "lbas > knox done"])
@pytest.mark.parametrize(("roll", "stops"), [(1, True), (2, False)])
def test_air_defence_rolls_at_one_less(attack: str, roll: int, stops: bool) -> None:
    """Kidd has 2."""
    with expanded(raid(), [roll] if stops else [roll, 1], advanced="air_defense") as scene:
        scene.do(1, f"{attack}; surprise #1; done")
        assert question(scene) == (2, "allot-air-defense")
        scene.do(2, "done; #1; done")  # leahy, kidd and enterprise in the order of the list
        assert over(scene)
        told = [*scene.told("defense-stops"), *scene.told("defense-fails")]
        assert [event.facts["chance"] for event in told] == [1]
        assert sunk(scene, 1) == ("" if stops else "knox")


@rule("coldwar", "7.18", "12.1")
def test_other_strikes_are_met_in_full() -> None:
    with expanded(raid(), [2, 2, 1], advanced="air_defense") as scene:
        scene.do(1, "nimitz > knox; baku > knox; surprise #1; done")
        scene.do(2, "#1; #2; #1")
        assert [event.facts["chance"] for event in scene.told("defense-stops")] == [2, 1]
        assert [event.facts["chance"] for event in scene.told("defense-fails")] == [1]


@rule("coldwar", "7.18", "12.1")
def test_a_rating_of_one_has_no_chance_and_no_die() -> None:
    position = """
seat 1
  row1: nimitz
  hand: surprise ship
seat 2
  row1: udaloy
"""
    with expanded(position, [6], advanced="air_defense") as scene:
        scene.do(1, "nimitz > udaloy; surprise #1; done")
        scene.do(2, "#1")
        assert over(scene)
        assert scene.dice.rolled == 1  # the strike


@rule("coldwar", "7.18", "7.17", "12.1")
def test_bombers_by_surprise_meet_air_defence_alone() -> None:
    """Three dice; Ticonderoga's Aegis at 2 each takes two of them away."""
    position = """
seat 1
  row1: iowa
  hand: bomber surprise ship
seat 2
  row1: ticonderoga knox
  area: cover
  hand: dc cover
"""
    with expanded(position, [2, 2, 2], advanced="air_defense", fog=4) as scene:
        scene.do(1, "bomber seat2 dice3; surprise #1; done")
        assert question(scene) == (2, "point-defense-air")
        scene.do(2, "done")
        scene.do(2, "#1; #1")
        assert [event.facts["chance"] for event in scene.told("defense-stops")] == [2, 2]
        assert question(scene) == (2, "bomber-hit")
        scene.do(2, "knox")
        assert over(scene)
        assert hand(scene, 2) == "cover dc"


# -- several defenders ----------------

TWO = """
options: seats=3
seat 1
  row1: iowa
  row2: nimitz
  hand: lbas3 surprise ship
seat 2
  row1: kidd
  subs: alfa
  {two}
seat 3
  row1: knox
  subs: rubis
  {three}
"""


@rule("coldwar", "7.18", "7.16")
def test_a_strike_at_two_players_surprises_both() -> None:
    with expanded(TWO.format(two="area: cover", three="hand: cover"), [3, 3]) as scene:
        scene.do(1, "lbas3 > kidd knox done; surprise #1; done; seat2")
        assert question(scene) == (3, "point-defense-air")
        assert forbidden(scene, 3, "cover") == "7.18"
        scene.do(3, "done")
        assert over(scene)
        assert sunk(scene, 1) == "kidd knox"
