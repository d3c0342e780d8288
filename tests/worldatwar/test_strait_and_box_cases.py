"""22.13A, 22.35, 22.19: straits, boxes and squadrons on the way; cases of a rules lawyer."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.worldatwar.own import own
from tests.worldatwar.test_sequence_cases import leave, op_of, play, question
from wardroom.core.scene import Scene
from wardroom.games.worldatwar.actions import hex_name
from wardroom.games.worldatwar.game import GAME
from wardroom.games.worldatwar.under_way import ABORTED_DUTY, FAILED, RETURNING, SAILING

STRAIT = """
base naples: side = 0
base taranto: side = 0
base malta: side = 1
base alexandria: side = 1
force a: side = 0 | base = "naples" | ships = ["littorio"] | light = ["italy-cruiser*12"]
force b: side = 1 | base = "malta" | ships = ["warspite"] | light = ["britain-cruiser*20"]
force c: side = 1 | base = "alexandria" | light = ["britain-cruiser*8"]
duty t: activity = "shore-bombardment" | phase = 0 | base = "naples" | target = "taranto" | task_forces = 2
"""
# Naples h0603, h0604, h0704 west of Messina; the rest of the way lies east of it.
SAIL = "activity t: littorio italy-cruiser*4"


def strait(*lines: str, begins: str = "battles", rolls: tuple[int, ...] = (1,) * 999) -> Scene:
    text = ["worldatwar 1", own("ionian-sea", [0], STRAIT), *lines, f"begins: {begins}"]
    return Scene(GAME, "\n".join(text), rolls=list(rolls))


def east_of_messina() -> str:
    op = op_of(strait(SAIL, begins="interception"))
    return hex_name(op.voyages[0].path[-2])


@rule("worldatwar", "22.13A", "22.22K", "22.13")
def test_attempts_on_each_side_of_a_strait_are_counted_apart() -> None:
    east = east_of_messina()
    made = strait(
        SAIL,
        "interception seat2 > 1: h0604 base=malta britain-cruiser*5",
        "interception seat2 > 1: h0604 base=malta britain-cruiser*5",
        f"interception seat2 > 1: {east} base=malta britain-cruiser*5",
        begins="dice",
    )
    # 2 for a bombardment, 1 for the task force; one less for the two in the west.
    assert [event.facts["dice"] for event in made.told("interception-rolled")] == [2, 2, 3]


@rule("worldatwar", "22.13A", "22.24A")
def test_success_on_one_side_does_not_carry_those_on_the_other() -> None:
    east = east_of_messina()
    made = strait(
        SAIL,
        "interception seat2 > 1: h0604 base=malta britain-cruiser*5",
        f"interception seat2 > 1: {east} base=malta britain-cruiser*5",
        begins="dice",
        rolls=(1, 1, 1, 6, 6, 6),
    )
    assert [voyage.status for voyage in op_of(made).voyages[1:]] == [FAILED, SAILING]


@rule("worldatwar", "22.13A", "22.26B", "22.131")
def test_who_waits_behind_the_strait_for_a_beaten_force_is_not_inverted() -> None:
    east = east_of_messina()
    made = strait(
        SAIL,
        f"interception seat2 > 1: {east} base=malta britain-cruiser*5 score=30",
        "interception seat2 > 1: h0604 base=malta warspite britain-cruiser*5 score=30",
    )
    assert made.told("battle-begins")[0].facts["hex"] == "hex/h0604", "the nearer hex comes first"
    leave(made, 1)
    play(made)
    assert len(made.told("battle-begins")) == 1
    told = {event.facts["force"]: event.facts["inverted"] for event in made.told("back-in-port")}
    assert (told[2], told[3]) == (0, 1)


@rule("worldatwar", "22.13A", "22.131", "22.81A")
def test_who_has_won_on_one_side_is_met_again_on_the_other() -> None:
    east = east_of_messina()
    made = strait(
        SAIL,
        f"interception seat2 > 1: {east} base=malta britain-cruiser*5 score=30",
        "interception seat2 > 1: h0604 base=malta warspite britain-cruiser*5 score=30",
    )
    leave(made, 2)
    assert question(made) == "press-on"
    made.do(1, "yes")
    assert [event.facts["hex"] for event in made.told("battle-begins")] == ["hex/h0604", f"hex/{east}"]


# -- boxes ----------------

BOX = """
base brest: side = 0
base clyde: side = 1
base scapa-flow: side = 1
force raiders: side = 0 | base = "brest" | ships = ["scharnhorst", "gneisenau"] \
 | light = ["germany-cruiser*8"]
force boats: side = 1 | base = "clyde" | light = ["britain-submarine*2"]
force hunters: side = 1 | base = "clyde" | ships = ["hood", "nelson", "ark-royal"] \
 | light = ["britain-cruiser*8"]
force more: side = 1 | base = "scapa-flow" | light = ["britain-cruiser*8"]
air coastal: base = "clyde" | nation = "britain" | naval = 4
duty raid: activity = "raid" | phase = 0 | base = "brest" | target = "h3420" | points = 5
"""
RAID = "activity raid: scharnhorst gneisenau germany-cruiser*2"
BOXES = 'boxes = ["h3420"]\nair_range = 9'


def box(*lines: str, begins: str = "battles", rolls: tuple[int, ...] = (1,) * 999) -> Scene:
    text = ["worldatwar 1", own("north-atlantic", [0], BOX, BOXES), *lines, f"begins: {begins}"]
    made = Scene(GAME, "\n".join(text), rolls=list(rolls))
    while question(made) == "air-attack-hex":
        assert "h3420" not in made.legal(2), "squadrons on land do not reach into a box"
        made.do(2, "done")
    return made


def hunters(ships: str, score: int = 30, base: str = "clyde") -> str:
    return f"interception seat2 > 1: h3420 base={base} {ships} score={score}"


@rule("worldatwar", "22.35", "22.35A", "22.35B", "22.35D")
def test_one_group_of_any_size_and_one_round() -> None:
    made = box(RAID, hunters("hood britain-cruiser*4"), hunters("nelson britain-cruiser*4"))
    op = op_of(made)
    assert [force.number for force in op.forces] == [1, 1, 1], "two task forces are one group"
    assert op.revealed[1] and op.revealed[8]
    assert not made.told("search-rolled")
    play(made, "press-on")
    assert len(made.told("fleet-combat")) == 1 and not made.told("ships-withdraw")
    assert question(made) == "press-on" and made.asked() == [1]


@rule("worldatwar", "22.35", "22.24B")
def test_who_comes_late_to_a_box_has_no_round_to_join() -> None:
    made = box(RAID, hunters("hood britain-cruiser*4"), hunters("britain-cruiser*5", 1, "scapa-flow"))
    op = op_of(made)
    assert [force.number for force in op.forces] == [1, 1, 0]
    play(made)
    told = {event.facts["force"]: event.facts["inverted"] for event in made.told("back-in-port")}
    assert (told[2], told[3]) == (1, 0)


@rule("worldatwar", "22.35", "22.24A")
def test_nobody_in_time_nobody_fights() -> None:
    made = box(RAID, hunters("hood britain-cruiser*4", 1), begins="battles")
    assert not made.told("battle-begins") and made.told("duty-done")


@rule("worldatwar", "22.35C", "22.461B")
def test_carriers_strike_without_surprise() -> None:
    made = box(RAID, hunters("ark-royal hood britain-cruiser*4"))
    play(made, "strike", "surprise-strike")
    assert question(made) == "strike" and made.asked() == [2]
    made.do(2, "enemy1")
    assert made.legal(2) == ["1", "2"], "her two squadrons, and none from land"


@rule("worldatwar", "22.35", "22.911")
def test_submarines_have_no_part_in_it() -> None:
    made = box(RAID, begins="interception")
    play(made, "submarine-intercepts")
    if question(made) == "submarine-intercepts":
        assert "h3420" not in made.legal(2)
        assert made.rule_against(2, "h3420") == "22.911"


# -- 22.19 squadrons on the way of interceptors ----------------

AIR = """
base brest: side = 0
base clyde: side = 1
force fleet: side = 0 | base = "brest" | light = ["germany-cruiser*8"]
force home: side = 1 | base = "clyde" | ships = ["hood"] | light = ["britain-cruiser*8"]
air luftwaffe: base = "brest" | nation = "germany" | naval = 4
duty shell: activity = "shore-bombardment" | phase = 0 | base = "brest" | target = "h3420"
"""


def bombed(*lines: str, rolls: tuple[int, ...]) -> Scene:
    text = ["worldatwar 1", own("north-atlantic", [0], AIR, "air_range = 7"), *lines, "begins: battles"]
    return Scene(GAME, "\n".join(text), rolls=list(rolls))


@rule("worldatwar", "22.19A", "22.27", "22.28A")
def test_an_interceptor_that_gives_up_under_bombs_is_not_inverted() -> None:
    made = bombed(
        "activity shell: germany-cruiser*5",
        "interception seat2 > 1: h3420 base=clyde hood score=30",
        rolls=(1,) * 99,
    )
    assert question(made) == "air-attack-hex" and made.asked() == [1]
    legal = made.legal(1)
    assert "h3420" not in legal and len(legal) > 1
    made.do(1, legal[-1]).do(2, "cg1").do(1, "enemy1 2").do(1, "hood").do(1, "2")
    play(made, "press-on")
    assert made.asked() == [2]
    made.do(2, "no")
    op = op_of(made)
    assert op.voyages[1].status in (ABORTED_DUTY, RETURNING) or made.told("back-in-port")
    play(made)
    told = [event.facts for event in made.told("back-in-port") if event.facts["seat"] == "seat/2"]
    assert [facts["inverted"] for facts in told] == [0]
    assert made.told("duty-done") and not made.told("battle-begins")


@rule("worldatwar", "22.132A", "22.442A", "22.132B")
@pytest.mark.parametrize("flown", [0, 2, 4])
def test_who_has_attacked_on_the_way_is_missing_in_the_battle(flown: int) -> None:
    made = bombed(
        "activity shell: germany-cruiser*5",
        "interception seat2 > 1: h3420 base=clyde hood score=30",
        rolls=(1,) * 99,
    )
    if flown:
        made.do(1, made.legal(1)[-1]).do(2, "cg1").do(1, f"enemy1 {flown}").do(1, "hood").do(1, str(flown))
        play(made, "press-on")
        made.do(2, "yes")
    while question(made) == "air-attack-hex":
        made.do(1, "done")
    play(made, "air-search", "screen")
    left = 4 - flown
    if left:
        assert question(made) == "air-search" and made.legal(1)[-1] == str(left)
    else:
        assert question(made) != "air-search"
