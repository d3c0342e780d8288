"""7.15 and 8.37: Anti-Submarine Warfare as an attack, as an area and as a point defence."""

import pytest

from tests.coldwar.fight import (
    answers,
    area,
    damage,
    discard,
    fates,
    fight,
    forbidden,
    hand,
    over,
    question,
    settle,
    ships,
    sunk,
)
from tests.coldwar.look import force
from tests.marks import rule
from wardroom.core.scene import Scene
from wardroom.games.coldwar.game import GAME

# -- as an attack ----------------

ATTACK = """
seat 1
  row1: {mine}
  hand: asw*2 ship
seat 2
  row1: knox
  subs: {prey}
"""


@rule("coldwar", "7.15", "7")
@pytest.mark.parametrize(
    ("prey", "roll", "sinks"),
    [
        ("oscar(active)", 3, True),
        ("oscar(active)", 4, False),
        ("oscar", 1, True),
        ("oscar", 2, False),
        # Quiet and Fast take one off.
        ("los-angeles(active)", 2, True),
        ("los-angeles(active)", 3, False),
        ("alfa(active)", 2, True),
        ("alfa(active)", 3, False),
    ],
)
def test_the_chance_is_better_against_an_active_submarine(prey: str, roll: int, sinks: bool) -> None:
    name = prey.partition("(")[0]
    with fight(ATTACK.format(mine="spruance", prey=prey), [roll]) as scene:
        scene.do(1, f"asw > {name}; done")
        assert over(scene)
        assert sunk(scene, 1) == (name if sinks else "")
        assert ships(scene, 2).get("subs") == (None if sinks else prey)
        assert discard(scene) == "asw"


@rule("coldwar", "7.15")
@pytest.mark.parametrize("prey", ["los-angeles", "alfa"])
def test_a_passive_quiet_or_fast_submarine_is_out_of_reach_without_a_carrier(prey: str) -> None:
    """1 less 1 is 0: no die can do it, and none is rolled."""
    with fight(ATTACK.format(mine="spruance", prey=prey), []) as scene:
        scene.do(1, f"asw > {prey}; done")
        assert ships(scene, 2)["subs"] == prey
        assert discard(scene) == "asw"


@rule("coldwar", "7.15", "10")
@pytest.mark.parametrize(
    ("mine", "prey", "roll", "sinks"),
    [
        ("nimitz", "oscar(active)", 5, True),
        ("nimitz", "oscar(active)", 6, False),
        ("nimitz", "alfa", 2, True),
        ("nimitz", "alfa", 3, False),
        ("baku", "oscar", 2, True),
        ("baku", "oscar", 3, False),
        # One carrier, the best: not the sum.
        ("nimitz baku", "oscar", 3, True),
        ("nimitz baku", "oscar", 4, False),
    ],
)
def test_the_best_carrier_of_the_own_force_adds_its_rating(
    mine: str, prey: str, roll: int, sinks: bool
) -> None:
    name = prey.partition("(")[0]
    with fight(ATTACK.format(mine=mine, prey=prey), [roll]) as scene:
        scene.do(1, f"asw > {name}; done")
        assert sunk(scene, 1) == (name if sinks else "")


@rule("coldwar", "10")
def test_a_carrier_of_the_enemy_adds_nothing() -> None:
    with fight(ATTACK.format(mine="spruance", prey="oscar").replace("knox", "nimitz"), [2]) as scene:
        scene.do(1, "asw > oscar; done")
        assert ships(scene, 2)["subs"] == "oscar"


@rule("coldwar", "10", "7.15")
def test_one_carrier_modifies_any_number_of_cards() -> None:
    with fight(ATTACK.format(mine="nimitz", prey="oscar victor-iii"), [3, 3]) as scene:
        scene.do(1, "asw > oscar; asw > victor-iii; done")
        assert sunk(scene, 1) == "oscar victor-iii"


@rule("coldwar", "7.15")
def test_asw_needs_no_ship_to_launch_it() -> None:
    position = """
seat 1
  subs: rubis
  hand: asw ship
seat 2
  row1: knox
  subs: oscar(active)
"""
    with fight(position, [1]) as scene:
        scene.do(1, "asw > oscar; done")
        assert sunk(scene, 1) == "oscar"
        assert ships(scene, 1) == {"subs": "rubis"}


@rule("coldwar", "7.15")
def test_asw_is_aimed_at_submarines_only() -> None:
    with fight(ATTACK.format(mine="spruance", prey="oscar")) as scene:
        assert forbidden(scene, 1, "asw > knox") == "7.15"
        assert answers(scene, 1, "asw") == ["area", "oscar"]


@rule("coldwar", "7.15", "7")
def test_an_asw_attack_costs_one_fog_of_war() -> None:
    with fight(ATTACK.format(mine="spruance", prey="oscar"), [6], fog=1) as scene:
        scene.do(1, "asw > oscar")
        assert forbidden(scene, 1, "asw > oscar") == "7"
        assert answers(scene, 1, "asw") == ["area"]
        scene.do(1, "done")


@rule("coldwar", "7.15", "9.3")
def test_only_damage_control_undoes_it() -> None:
    """No point defence is asked for; the cards that are no remedy stay in hand."""
    position = """
seat 1
  row1: spruance
  hand: asw ship
seat 2
  row1: knox
  subs: oscar(active)
  area: evade ecm
  hand: asw evade ecm cover dc
"""
    with fight(position, [3]) as scene:
        scene.do(1, "asw > oscar; done")
        assert question(scene) == (2, "damage-control")
        assert answers(scene, 2) == ["done", "dc"]
        scene.do(2, "dc #1")
        assert over(scene)
        assert ships(scene, 2)["subs"] == "oscar(active)"
        assert discard(scene) == "asw dc"
        assert hand(scene, 2) == "asw evade ecm cover"


# -- as an area defence ----------------

AREA = """
seat 1
  row1: spruance
  subs: {mine}
  hand: torpedo*2 missileA missileC gun5 {spare}
seat 2
  row1: kirov {carrier}
  area: asw
  hand: {answer}
"""


def area_position(mine: str, spare: str = "ship", carrier: str = "", answer: str = "") -> str:
    return AREA.format(mine=mine, spare=spare, carrier=carrier, answer=answer)


@rule("coldwar", "8.37", "8.1", "7.15")
def test_area_asw_sinks_a_submarine_before_it_fires() -> None:
    with fight(area_position("oscar"), [3]) as scene:
        scene.do(1, "torpedo oscar > kirov; missileC oscar > kirov; done")
        assert question(scene) == (1, "save-submarine")
        scene.do(1, "done")
        assert over(scene)
        assert ships(scene, 2) == {"row1": "kirov"}
        assert damage(scene, "kirov") == 0
        assert ships(scene, 1) == {"row1": "spruance"}
        assert sunk(scene, 2) == "oscar"
        assert [event.facts["number"] for event in scene.told("preempted")] == [1, 2]


@rule("coldwar", "8.37")
def test_its_cards_are_discarded() -> None:
    with fight(area_position("oscar"), [3]) as scene:
        scene.do(1, "torpedo oscar > kirov; missileC oscar > kirov; done")
        settle(scene)
        assert discard(scene) == "missileC torpedo"
        assert hand(scene, 1) == "gun5 missileA torpedo ship"
        assert area(scene, 2) == "asw"  # stays until its owner's next A.1


@rule("coldwar", "8.37", "7")
def test_its_fog_of_war_is_spent_all_the_same() -> None:
    """Two points, two attacks of the submarine: nothing is left for the gun, before or after."""
    with fight(area_position("oscar"), [3], fog=2) as scene:
        scene.do(1, "torpedo oscar > kirov; torpedo oscar > kirov")
        assert forbidden(scene, 1, "gun5") == "7"
        scene.do(1, "done")
        settle(scene)
        assert sunk(scene, 2) == "oscar"
        assert question(scene) == (1, "discard")
        assert ships(scene, 2) == {"row1": "kirov"}


@rule("coldwar", "8.37")
@pytest.mark.parametrize(
    ("mine", "carrier", "roll", "sinks"),
    [
        # The attacking submarine has turned active: 3, 2 for a fast one, the carrier's rating on top.
        ("oscar", "", 3, True),
        ("oscar", "", 4, False),
        ("alfa", "", 2, True),
        ("alfa", "", 3, False),
        ("oscar", "nimitz", 5, True),
        ("oscar", "nimitz", 6, False),
        ("alfa", "baku", 3, True),
        ("alfa", "baku", 4, False),
    ],
)
def test_chances_are_those_of_an_attack_on_an_active_submarine(
    mine: str, carrier: str, roll: int, sinks: bool
) -> None:
    with fight(area_position(mine, carrier=carrier), [roll]) as scene:
        scene.do(1, f"torpedo {mine} > kirov; done")
        settle(scene)
        assert sunk(scene, 2) == (mine if sinks else "")
        assert damage(scene, "kirov") == (0 if sinks else 4)


@rule("coldwar", "8.37")
def test_a_submarine_that_was_missed_fires() -> None:
    with fight(area_position("oscar"), [4]) as scene:
        scene.do(1, "torpedo oscar > kirov; done")
        assert ships(scene, 2) == {"row1": "kirov(torpedo)"}
        assert ships(scene, 1)["subs"] == "oscar(active)"


@rule("coldwar", "8.37")
def test_attacks_of_surface_ships_are_none_of_its_business() -> None:
    with fight(area_position("oscar"), []) as scene:
        scene.do(1, "gun5 spruance > kirov; done")
        assert ships(scene, 2) == {"row1": "kirov(gun5)"}


@rule("coldwar", "8.37")
def test_each_card_rolls_once_for_each_attacking_submarine() -> None:
    """Not once for each torpedo, and not at a submarine that attacks nobody."""
    position = area_position("oscar sturgeon rubis", carrier="knox").replace("area: asw", "area: asw asw")
    with fight(position, [4, 4, 5, 3]) as scene:
        scene.do(1, "torpedo oscar > kirov; missileC oscar > kirov; missileA sturgeon > kirov; done")
        settle(scene)
        told = [event for event in scene.events if event.name in ("submarine-hit", "submarine-missed")]
        assert [(event.facts["ship"], event.facts["roll"]) for event in told] == [
            ("ship/oscar", 4),
            ("ship/sturgeon", 4),
            ("ship/oscar", 5),
            ("ship/sturgeon", 3),
        ]
        assert sunk(scene, 2) == "sturgeon"
        assert sunk(scene, 1) == "kirov"


@rule("coldwar", "8.37")
def test_no_second_roll_at_a_submarine_already_sunk() -> None:
    position = area_position("oscar").replace("area: asw", "area: asw asw")
    with fight(position, [1]) as scene:
        scene.do(1, "torpedo oscar > kirov; done")
        settle(scene)
        assert sunk(scene, 2) == "oscar"


THREE = """
seat 1
  row1: spruance
  subs: alfa
  hand: torpedo*2 gun5 ship
seat 2
  row1: kirov
  {two}
seat 3
  row1: knox
  subs: rubis
  {three}
"""


@rule("coldwar", "8.37", "6.1.B.2")
def test_a_submarine_sunk_so_loses_its_attacks_on_everybody() -> None:
    """Seat 3 lies first in the attacker's order, but the area ASW of seat 2 comes before all else."""
    with fight(THREE.format(two="area: asw", three=""), [2]) as scene:
        scene.do(1, "torpedo alfa > kirov; torpedo alfa > knox; gun5 spruance > knox; done")
        scene.do(1, "seat3")
        settle(scene)
        assert ships(scene, 2) == {"row1": "kirov"}
        assert ships(scene, 3) == {"subs": "rubis"}  # sunk by the gun, which goes on
        assert sunk(scene, 1) == "knox"
        assert sunk(scene, 2) == "alfa"
        assert [event.facts["number"] for event in scene.told("preempted")] == [1, 2]
        assert discard(scene) == "gun5 torpedo*2"


@rule("coldwar", "8.37", "6.1.B.2")
@pytest.mark.parametrize(("first", "hunter"), [("seat2", 2), ("seat3", 3)])
def test_area_asw_of_all_defenders_is_rolled_in_the_attackers_order(first: str, hunter: int) -> None:
    with fight(THREE.format(two="area: asw", three="area: asw"), [2]) as scene:
        scene.do(1, "torpedo alfa > kirov; torpedo alfa > knox; done")
        scene.do(1, first)
        settle(scene)
        assert sunk(scene, hunter) == "alfa"
        assert sunk(scene, 5 - hunter) == ""


# Both have laid ASW face down; alfa is found by a 2, oscar by a 3.
VEILED = THREE.format(two="area: asw(down)", three="area: asw(down) ecm(down)").replace("alfa", "alfa oscar")


def revealed(scene: Scene) -> list[object]:
    """Who has turned up cards, in that order, counted from 0."""
    return [event.facts["seat"] for event in scene.told("area-revealed")]


@rule("coldwar", "8.37", "12.4")
def test_face_down_asw_stays_down_if_the_submarine_was_sunk_before() -> None:
    """Nobody learns anything of the cards of seat 3: they were never called for."""
    with fight(VEILED, [2], advanced="prepared_defenses") as scene:
        scene.do(1, "torpedo alfa > kirov; torpedo alfa > knox; done")
        scene.do(1, "seat2")
        assert question(scene) == (1, "save-submarine")
        assert revealed(scene) == ["seat/2"]
        settle(scene)
        assert sunk(scene, 2) == "alfa"
        assert revealed(scene) == ["seat/2"]
        assert (area(scene, 2), area(scene, 3)) == ("asw", "asw(down) ecm(down)")
        assert force(scene.state.observe(0), 3)["area"] == "?(down) ?(down)"


@rule("coldwar", "8.37", "12.4")
def test_face_down_asw_is_turned_up_when_its_turn_to_roll_comes() -> None:
    with fight(VEILED, [2, 2], advanced="prepared_defenses") as scene:
        scene.do(1, "torpedo oscar > kirov; torpedo alfa > knox; done")
        scene.do(1, "seat2")
        assert question(scene) == (1, "save-submarine")
        assert (area(scene, 2), area(scene, 3)) == ("asw", "asw(down) ecm(down)")
        scene.do(1, "done")
        # Another submarine attacks seat 3.
        assert question(scene) == (1, "save-submarine")
        assert revealed(scene) == ["seat/2", "seat/3"]
        assert area(scene, 3) == "asw ecm(down may evade ecm cover)"
        settle(scene)
        assert (sunk(scene, 2), sunk(scene, 3)) == ("oscar", "alfa")


@rule("coldwar", "8.37", "12.4")
@pytest.mark.parametrize(("rolls", "save"), [([3, 2], ""), ([2, 2], "dc")])
def test_a_submarine_that_was_missed_or_saved_is_hunted_by_the_next(rolls: list[int], save: str) -> None:
    position = VEILED.replace("gun5 ship", "gun5 ship dc")
    with fight(position, rolls, advanced="prepared_defenses") as scene:
        scene.do(1, "torpedo alfa > kirov; torpedo alfa > knox; done")
        scene.do(1, "seat2")
        if save:
            scene.do(1, save)
        assert revealed(scene) == ["seat/2", "seat/3"]
        settle(scene)
        assert sunk(scene, 3) == "alfa"


@rule("coldwar", "8.37", "12.4")
@pytest.mark.parametrize(("answer", "hunter"), [("done", 2), ("dc", 3)])
def test_a_position_in_the_middle_of_the_hunt_goes_on_as_it_would(answer: str, hunter: int) -> None:
    position = VEILED.replace("gun5 ship", "gun5 ship dc")
    with fight(position, [2], advanced="prepared_defenses") as scene:
        scene.do(1, "torpedo alfa > kirov; torpedo alfa > knox; done")
        scene.do(1, "seat2")
        written = scene.state.text()
    with Scene(GAME, written, [2] if hunter == 3 else []) as scene:
        assert question(scene) == (1, "save-submarine")
        scene.do(1, answer)
        settle(scene)
        assert sunk(scene, hunter) == "alfa"
        assert area(scene, 3) == (
            "asw(down) ecm(down)" if hunter == 2 else "asw ecm(down may evade ecm cover)"
        )


@rule("coldwar", "8.37", "6.1.B.2")
def test_area_asw_comes_before_any_other_attack_is_settled() -> None:
    """The gun that sinks seat 2's carrier is declared first, and yet the carrier lends its rating."""
    position = """
seat 1
  row1: iowa
  subs: oscar
  hand: gun16*2 torpedo ship
seat 2
  row1: baku kirov
  area: asw
"""
    with fight(position, [4]) as scene:
        scene.do(1, "gun16 iowa > baku; gun16 iowa > baku; torpedo oscar > kirov; done")
        settle(scene)
        assert sunk(scene, 2) == "oscar"
        assert sunk(scene, 1) == "baku"
        assert ships(scene, 2) == {"row1": "kirov"}


@rule("coldwar", "8.37", "9.3")
def test_the_acting_player_saves_his_submarine_and_its_attacks_go_on() -> None:
    with fight(area_position("oscar", spare="dc ship"), [3]) as scene:
        scene.do(1, "torpedo oscar > kirov; done")
        assert question(scene) == (1, "save-submarine")
        assert fates(scene) == ["coming"]
        scene.do(1, "dc")
        assert over(scene)
        assert ships(scene, 1)["subs"] == "oscar(active)"
        assert ships(scene, 2) == {"row1": "kirov(torpedo)"}
        assert discard(scene) == "dc"
        assert sunk(scene, 2) == ""


@rule("coldwar", "8.37", "9.3")
def test_nothing_but_damage_control_saves_a_submarine() -> None:
    with fight(area_position("oscar", spare="dc evade ecm"), [3]) as scene:
        scene.do(1, "torpedo oscar > kirov; done")
        assert forbidden(scene, 1, "evade") == "9.3"
        assert forbidden(scene, 1, "gun5") == "9.3"
        assert answers(scene, 1) == ["done", "dc"]
        scene.do(1, "done")
        assert sunk(scene, 2) == "oscar"
        assert hand(scene, 1) == "gun5 missileA missileC torpedo evade ecm dc"


@rule("coldwar", "8.37", "9.3")
def test_a_saved_submarine_may_be_hit_by_the_next_card() -> None:
    position = area_position("oscar", spare="dc ship").replace("area: asw", "area: asw asw")
    with fight(position, [3, 3]) as scene:
        scene.do(1, "torpedo oscar > kirov; done; dc; done")
        assert sunk(scene, 2) == "oscar"
        assert damage(scene, "kirov") == 0
        assert discard(scene) == "torpedo dc"


# -- as a point defence ----------------

POINT = """
seat 1
  row1: spruance
  subs: {mine}
  hand: torpedo*2 gun5 {spare}
seat 2
  row1: {target}
  subs: rubis
  hand: asw {answer}
"""


def point_position(mine: str = "oscar", spare: str = "ship", target: str = "kirov", answer: str = "") -> str:
    return POINT.format(mine=mine, spare=spare, target=target, answer=answer)


@rule("coldwar", "8.37", "8.2")
def test_point_asw_strikes_back_when_the_submarine_has_fired() -> None:
    with fight(point_position(), [3]) as scene:
        scene.do(1, "torpedo oscar > kirov; done")
        scene.do(2, "asw #1")
        assert ships(scene, 2)["row1"] == "kirov(torpedo)"
        scene.do(1, "done")
        assert over(scene)
        assert ships(scene, 2)["row1"] == "kirov(torpedo)"
        assert sunk(scene, 2) == "oscar"
        assert ships(scene, 1) == {"row1": "spruance"}
        assert discard(scene) == "asw"


@rule("coldwar", "8.37")
@pytest.mark.parametrize(
    ("mine", "roll", "sinks"), [("oscar", 4, False), ("alfa", 2, True), ("alfa", 3, False)]
)
def test_point_asw_has_the_same_chances(mine: str, roll: int, sinks: bool) -> None:
    with fight(point_position(mine), [roll]) as scene:
        scene.do(1, f"torpedo {mine} > kirov; done")
        scene.do(2, "asw #1")
        settle(scene)
        assert sunk(scene, 2) == (mine if sinks else "")
        assert discard(scene) == "asw"


@rule("coldwar", "8.37", "10")
def test_point_asw_is_rolled_with_the_carrier_as_it_is_then() -> None:
    """The torpedo sank the Foch, so there is no carrier any more."""
    with fight(point_position(target="foch(gun5)"), [4]) as scene:
        scene.do(1, "torpedo oscar > foch; done")
        scene.do(2, "asw #1")
        assert sunk(scene, 1) == "foch"
        assert sunk(scene, 2) == ""
        assert ships(scene, 1)["subs"] == "oscar(active)"


@rule("coldwar", "8.37", "10", "12.3")
@pytest.mark.parametrize(("roll", "sinks"), [(4, True), (5, False)])
def test_damage_that_has_become_final_counts_once(roll: int, sinks: bool) -> None:
    """Foch has six hits: the two points of the gun leave her rating of 1 alone when point ASW is rolled."""
    with fight(point_position(target="kirov foch"), [roll], advanced="strike_reduction") as scene:
        scene.do(1, "gun5 spruance > foch; torpedo oscar > kirov; done")
        scene.do(2, "asw #2")
        settle(scene)
        assert ships(scene, 2)["row1"] == "kirov(torpedo) foch(gun5)"
        assert sunk(scene, 2) == ("oscar" if sinks else "")


@rule("coldwar", "8.37", "8.2")
def test_point_asw_may_answer_a_torpedo_that_was_evaded() -> None:
    """It hits back at the submarine, whatever became of the torpedo."""
    with fight(point_position(answer="evade"), [3]) as scene:
        scene.do(1, "torpedo oscar > kirov; done")
        scene.do(2, "evade #1; asw #1")
        settle(scene)
        assert ships(scene, 2)["row1"] == "kirov"
        assert sunk(scene, 2) == "oscar"
        assert discard(scene) == "torpedo asw evade"


@rule("coldwar", "8.37")
def test_asw_cannot_answer_a_surface_ship() -> None:
    with fight(point_position()) as scene:
        scene.do(1, "gun5 spruance > kirov; torpedo oscar > kirov; done")
        assert forbidden(scene, 2, "asw #1") == "8.37"
        assert answers(scene, 2, "asw") == ["#2"]


@rule("coldwar", "8.2", "8.37")
def test_all_point_asw_is_rolled_before_its_hits_are_answered() -> None:
    with fight(point_position(answer="asw", spare="dc ship"), [3, 3]) as scene:
        scene.do(1, "torpedo oscar > kirov; done")
        scene.do(2, "asw #1; asw #1")
        assert len(scene.told("submarine-hit")) == 2
        assert GAME.parse(scene.state.text()).text() == scene.state.text()
        assert question(scene) == (1, "save-submarine")
        scene.do(1, "dc")
        assert question(scene) == (1, "save-submarine")
        scene.do(1, "done")
        assert sunk(scene, 2) == "oscar"
        assert discard(scene) == "asw*2 dc"


@rule("coldwar", "9.3", "8.37")
def test_all_hits_of_point_asw_are_seen_before_damage_control_is_spent() -> None:
    position = point_position(answer="asw", spare="torpedo dc ship").replace("oscar", "conqueror oscar")
    with fight(position, [3, 3]) as scene:
        scene.do(1, "torpedo conqueror > kirov; torpedo oscar > kirov; done")
        scene.do(2, "asw #1; asw #2")
        assert scene.state.decision(0).facts["ship"] == "ship/conqueror"
        scene.do(1, "done; dc")
        assert ships(scene, 1)["subs"] == "oscar(active)"
        assert sunk(scene, 2) == "conqueror"


@rule("coldwar", "9.3", "8.37")
def test_a_submarine_that_is_gone_is_not_saved_from_a_later_hit() -> None:
    """Conqueror is hit before and after Oscar; while Oscar may be saved, the text says all of it."""
    position = point_position(answer="asw asw", spare="torpedo dc ship").replace("oscar", "conqueror oscar")
    with fight(position, [3, 3, 3]) as scene:
        scene.do(1, "torpedo conqueror > kirov; torpedo oscar > kirov; done")
        scene.do(2, "asw #1; asw #2; asw #1")
        assert [event.facts["ship"] for event in scene.told("submarine-hit")] == [
            "ship/conqueror",
            "ship/oscar",
            "ship/conqueror",
        ]
        scene.do(1, "done")
        assert scene.state.decision(0).facts["ship"] == "ship/oscar"
        assert GAME.parse(scene.state.text()).text() == scene.state.text()
        scene.do(1, "dc")
        assert over(scene)
        assert sunk(scene, 2) == "conqueror"


@rule("coldwar", "8.37", "9.3")
def test_the_acting_player_saves_his_submarine_from_point_asw() -> None:
    with fight(point_position(spare="dc ship"), [3]) as scene:
        scene.do(1, "torpedo oscar > kirov; done")
        scene.do(2, "asw #1")
        assert question(scene) == (1, "save-submarine")
        scene.do(1, "dc")
        assert over(scene)
        assert ships(scene, 1)["subs"] == "oscar(active)"
        assert ships(scene, 2)["row1"] == "kirov(torpedo)"
        assert discard(scene) == "asw dc"


@rule("coldwar", "8.37", "8", "6.1.B.2")
def test_area_asw_before_the_attack_and_point_asw_after_it() -> None:
    position = point_position().replace("hand: asw", "area: asw\n  hand: asw")
    with fight(position, [4, 3]) as scene:
        scene.do(1, "torpedo oscar > kirov; done")
        assert [event.facts["roll"] for event in scene.told("submarine-missed")] == [4]
        scene.do(2, "asw #1")
        settle(scene)
        assert ships(scene, 2)["row1"] == "kirov(torpedo)"
        assert sunk(scene, 2) == "oscar"
        assert area(scene, 2) == "asw"
        assert discard(scene) == "asw"


@rule("coldwar", "8.37")
def test_after_a_successful_area_card_nothing_is_left_to_answer() -> None:
    """The defender with ASW in hand is not even asked."""
    position = point_position().replace("hand: asw", "area: asw\n  hand: asw")
    with fight(position, [3]) as scene:
        scene.do(1, "torpedo oscar > kirov; done")
        scene.do(1, "done")
        assert over(scene)
        assert hand(scene, 2) == "asw"
        assert ships(scene, 2)["row1"] == "kirov"


@rule("coldwar", "8.37")
def test_point_asw_does_not_call_back_attacks_on_others() -> None:
    """Seat 2 sinks the submarine when it has fired; its torpedo at seat 3 runs on."""
    with fight(THREE.format(two="hand: asw", three=""), [2]) as scene:
        scene.do(1, "torpedo alfa > kirov; torpedo alfa > knox; done")
        scene.do(1, "seat2")
        scene.do(2, "asw #1")
        settle(scene)
        assert ships(scene, 2) == {"row1": "kirov(torpedo)"}
        assert ships(scene, 3) == {"subs": "rubis"}
        assert sunk(scene, 1) == "knox"
        assert sunk(scene, 2) == "alfa"


@rule("coldwar", "8.2", "8.37")
def test_a_submarine_sunk_by_one_defender_cannot_be_hunted_by_the_next() -> None:
    with fight(THREE.format(two="hand: asw", three="hand: asw evade"), [2]) as scene:
        scene.do(1, "torpedo alfa > kirov; torpedo alfa > knox; done")
        scene.do(1, "seat2")
        scene.do(2, "asw #1")
        scene.do(1, "done")
        assert question(scene) == (3, "point-defense")
        assert forbidden(scene, 3, "asw") == "8.2"
        assert answers(scene, 3) == ["done", "evade"]
        scene.do(3, "evade #2")


@rule("coldwar", "8.37", "11.2")
def test_no_roll_for_a_defender_who_has_lost_his_last_ship() -> None:
    with fight(THREE.format(two="hand: asw evade", three="").replace("kirov", "ariadne"), []) as scene:
        scene.do(1, "torpedo alfa > ariadne; done")
        scene.do(2, "asw #1; done; done")
        assert over(scene)
        assert sunk(scene, 1) == "ariadne"
        assert ships(scene, 1)["subs"] == "alfa(active)"
        assert ships(scene, 2) == {}
        assert discard(scene) == "torpedo asw evade"
