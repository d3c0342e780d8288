"""Positions in which several rules meet, as a stranger with the book would write them down."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.worldatwar.test_at_sea import CORAL_SEA, SUPPLIED, op_of, scene
from wardroom.core.position import PositionError
from wardroom.core.scene import Scene
from wardroom.games.worldatwar.actions import hex_name
from wardroom.games.worldatwar.aftermath import end_battle
from wardroom.games.worldatwar.battle import NavalBattle
from wardroom.games.worldatwar.combat import burdened
from wardroom.games.worldatwar.game import GAME


def until(made: Scene, told: str, *words: str) -> None:
    """Answer with the first of the words that is legal, else with the first legal answer."""
    while not made.told(told):
        seat = made.asked()[0]
        legal = made.legal(seat)
        made.do(seat, next(word for word in (*words, *legal) if word in legal))


@rule("worldatwar", "22.161B", "22.252A", "22.252B")
@pytest.mark.parametrize("score", [3, 12])
def test_nobody_is_beaten_in_a_hex_that_he_has_not_reached(score: int) -> None:
    made = scene(
        f"""{CORAL_SEA}
        activity moresby-invasion: h0608 japan-cruiser*2 japan-destroyer*2 cargo=2
        interception seat2 > 1: h0410 base=townsville united-states-cruiser*2 australia-cruiser*2 score=7
        interception seat2 > 1: h0410 base=noumea lexington yorktown united-states-cruiser*4 score={score}
        interception seat1 > 3: h0510 base=rabaul japan-cruiser*2 japan-destroyer score=9
        begins: battles
        """
    )
    until(made, "groups-formed", "done")
    op = op_of(made)
    assert made.told("battle-begins")[0].facts["hex"] == "hex/h0510"
    # The carriers come eleven hexes with a score of 3, or in time: the first round is fought by both.
    assert [force.joins for force in op.forces] == [0, 0, 1, 1]
    assert [bool(op.on_chart[side * 7 + 1]) for side in range(2)] == [True, True]


@rule("worldatwar", "22.28A", "22.141", "22.93A")
def test_only_who_was_torpedoed_may_turn_back() -> None:
    made = scene(
        f"""{SUPPLIED}
        activity supply: britain-destroyer*2 cargo=1
        activity again: britain-destroyer*2 cargo=1
        interception seat1 > 1: h3424 base=brest germany-submarine score=30
        begins: battles
        """
    )
    made.dice.rolls[:] = [1] * 40
    until(made, "groups-formed", "done", "cg1", "cg2")
    numbers = [force.number for force in op_of(made).forces]
    until(made, "torpedoes-lights", "done", f"enemy{numbers[1]}")
    assert made.state.decision(1).facts["voyage"] == 2
    made.do(2, "no")
    assert [told.facts["voyage"] for told in made.told("turns-back")] == [2]
    assert not made.told("presses-on") and len(made.told("duty-done")) == 1


@rule("worldatwar", "22.55", "22.921")
def test_hits_short_of_damage_are_forgotten_after_an_ambush_as_after_a_battle() -> None:
    made = scene(
        f"""{SUPPLIED}
        activity supply: britain-destroyer*2 cargo=1 + hood britain-cruiser*4
        interception seat1 > 1: h3424 base=brest germany-submarine score=30
        begins: battles
        """
    )
    made.dice.rolls[:] = [1, 1, 2]
    # They form one group, so the submarine is not asked which it attacks.
    until(made, "torpedoes", "done", "cg1")
    assert made.told("torpedoes")[0].facts["ship"] == "ship/hood"
    assert made.told("torpedoes")[0].facts["hits"] == 1
    op = op_of(made)
    hood = next(unit for unit in range(len(op.hits)) if op.roster.name[unit] == "hood")
    assert op.hits[hood] == 0


@rule("worldatwar", "22.552B", "22.427")
@pytest.mark.parametrize(("aboard", "burden"), [("", 0), ("cargo=2", 1), ("landed=2", 1)])
def test_the_burden_weighs_on_the_way_home_as_well(aboard: str, burden: int) -> None:
    made = scene(
        "worldatwar 1\noptions: scenario=coral-sea\nbattle: h0509 begins=fleets\n"
        f"group seat1 1: japan-cruiser*2 japan-destroyer*2 {aboard}\n"
        "group seat2 1: united-states-cruiser*2\n",
        [3, 3, 3, 3],
    )
    made.do(1, "done").do(2, "done")
    shots = made.told("fires-at-lights")
    assert [shot.facts["modifier"] for shot in shots] == [1 - burden, burden - 1]
    assert [shot.facts["m-own-burden"] for shot in shots] == [-burden, 0]
    assert [shot.facts["m-enemy-burden"] for shot in shots] == [0, burden]


@rule("worldatwar", "22.552B")
def test_cruisers_that_part_from_those_who_landed_leave_the_burden_with_them() -> None:
    made = scene(
        "worldatwar 1\noptions: scenario=coral-sea\nbattle: h0509 begins=withdrawal\n"
        "group seat1 1: japan-cruiser*2 japan-destroyer*2 landed=2\n"
        "group seat2 1: united-states-cruiser*2\nattacked: 0 1 0 0 0 0 0 0 0 0 0 0 0 0\n"
    )
    op = op_of(made)
    assert burdened(op, 0, 1)
    made.do(2, "done").do(1, "cg1 japan-destroyer japan-destroyer done")
    assert made.told("ships-withdraw")
    assert not burdened(op, 0, 1)


@rule("worldatwar", "22.27", "22.26B", "22.19A")
def test_an_interceptor_that_finds_nobody_has_a_way_home() -> None:
    made = scene(
        f"""{CORAL_SEA}
        activity moresby-invasion: h0608 japan-cruiser japan-destroyer cargo=1
        interception seat2 > 1: h0410 base=noumea lexington yorktown united-states-cruiser*4 score=12
        begins: battles
        """
    )
    made.dice.rolls[:] = [6, 6]
    # A squadron from Port Moresby attacks the invaders, who give up before they reach the hex.
    made.do(1, "done").do(2, "h0509").do(1, "cg1").do(1, "done").do(2, "enemy1").do(1, "no")
    # 22.63B They still carry their cargo, so they can only go back to Rabaul.
    made.do(1, "done").do(2, "done")
    # 22.27 There is only its own base, so nobody asks for another.
    assert made.state.decision(1).name == "which-way"
    assert made.state.decision(1).facts["goal_base"] == "base/noumea"
    made.do(2, "done")
    assert made.state.decision(0).name == "interception-hex"
    assert len(op_of(made).voyages[1].path) == 13
    until(made, "operation-scored", "done")
    assert [told.facts["inverted"] for told in made.told("back-in-port")] == [1, 0]


@rule("worldatwar", "22.18E", "22.163D", "22.81C")
def test_a_patrol_that_has_helped_others_home_goes_home_by_itself() -> None:
    made = scene(
        f"""{CORAL_SEA}
        returning moresby-invasion: h0410 japan-cruiser*2 japan-destroyer*2 landed=2 base=rabaul
        patrol truk-patrol: h0608 shokaku zuikaku japan-cruiser*4 japan-destroyer*2 shown
        interception seat2 > 1: h0509 base=townsville united-states-cruiser*2 australia-cruiser*2 score=7
        begins: counter
        """
    )
    made.dice.rolls[:] = [1] * 60
    made.do(1, "h0509").do(1, "force2").do(1, "done")
    while not made.told("battle-over"):
        seat = made.asked()[0]
        words: tuple[str, ...] = ("cg1", "yes") if seat == 2 else ("cg1", "0")
        if made.state.decision(seat - 1).name == "withdraw" and seat == 1:
            words = ("done",)
        legal = made.legal(seat)
        made.do(seat, next(word for word in (*words, "0", "done", *legal) if word in legal))
    # Behind the battle the landing force is in reach of squadrons again (22.132A).
    assert made.state.decision(1).name == "air-attack-hex"
    made.do(2, "done")
    assert [told.facts["base"] for told in made.told("back-in-port")] == ["base/rabaul"]
    assert made.state.decision(0).name == "which-base"
    assert made.state.decision(0).facts == {"voyage": 2, "hex": "hex/h0509", "hex_near": "base/lae"}
    made.do(1, "truk done")
    # 22.115 It can be met on a path of its own.
    assert made.state.decision(1).facts["voyage"] == 2


@rule("worldatwar", "22.163B", "22.18E", "22.81B")
@pytest.mark.parametrize("winner", [0, 1])
def test_a_patrol_that_came_to_help_starts_home_from_the_battle(winner: int) -> None:
    made = scene(
        f"""{CORAL_SEA}
        returning moresby-invasion: h0410 japan-cruiser*2 japan-destroyer*2 landed=2 base=rabaul
        patrol truk-patrol: h0607 shokaku zuikaku japan-cruiser*4 japan-destroyer*2 shown
        interception seat2 > 1: h0509 base=townsville united-states-cruiser*2 australia-cruiser*2 score=7
        begins: counter
        """
    )
    made.dice.rolls[:] = [1] * 60
    made.do(1, "h0509").do(1, "force2").do(1, "done")
    until(made, "groups-formed", "done", "cg1")
    op = op_of(made)
    for force in op.forces:
        force.fought = 1
    while not isinstance(op.stack.pop(), NavalBattle):
        pass
    end_battle(op, 0, 0, [0, 1, 2], winner)
    patrol = op.voyages[1]
    # 22.163B It has moved to the battle, hex by hex, and starts for home from there.
    assert [hex_name(h) for h in patrol.path] == ["h0607", "h0608", "h0508", "h0509"]
    assert patrol.at == 3
    op.settle()
    assert GAME.parse(op.text()).text() == op.text()


@rule("worldatwar", "22.163B", "22.161A", "22.28A")
def test_a_patrol_supports_even_if_one_of_two_interceptors_has_turned_back() -> None:
    made = scene(
        f"""{CORAL_SEA}
        activity moresby-invasion: h0608 japan-cruiser*2 japan-destroyer*2 cargo=2
        patrol truk-patrol: h0508 shokaku zuikaku japan-cruiser*4 japan-destroyer*2 shown
        interception seat2 > 1: h0410 base=townsville united-states-cruiser*2 score=7
        interception seat2 > 1: h0410 base=noumea lexington yorktown united-states-cruiser*4 score=12
        begins: counter
        """
    )
    made.dice.rolls[:] = [6, 6]
    # The submarine of Truk is asked about each of them, too.
    made.do(1, "done").do(1, "done").do(1, "h0410").do(1, "force2").do(1, "done").do(1, "done")
    # A squadron from Lae attacks the carriers, which the patrol was sent against; they give up.
    made.do(1, "done").do(1, "h0611").do(2, "cg1").do(2, "0 0").do(1, "enemy1").do(2, "no").do(2, "done")
    assert made.told("battle-begins")[0].facts["hex"] == "hex/h0410"
    assert [force.joins for force in op_of(made).forces] == [1, 1, 1, 0]


@rule("worldatwar", "22.24B", "22.921")
def test_a_submarine_that_is_late_has_no_battle_to_join_when_the_ships_turn_back() -> None:
    late = scene(
        f"""{SUPPLIED}
        activity supply: britain-destroyer*2 cargo=1
        interception seat1 > 1: h3424 base=brest germany-submarine score=1
        begins: battles
        """
    )
    until(late, "duty-done", "done")
    assert not late.told("attack-on-the-way") and not late.told("groups-formed")


# -- what a text says ----------------


@rule("worldatwar", "22.63")
def test_a_force_comes_home_to_the_port_its_way_leads_to() -> None:
    made = scene(
        f"""{CORAL_SEA}
        returning moresby-invasion: h0410 japan-cruiser*2 japan-destroyer*2 landed=2 base=truk
        begins: interception
        """
    )
    until(made, "back-in-port", "done")
    assert made.told("back-in-port")[0].facts["base"] == "base/truk"


@pytest.mark.parametrize(
    ("line", "refusal"),
    [
        ("activity moresby-invasion: h0608 japan-cruiser(2) japan-destroyer cargo=1", "would be sunk"),
        ("returning moresby-invasion: h0410 japan-cruiser base=noumea", "no base of seat 1"),
        (
            "activity moresby-invasion: japan-cruiser*2\n"
            "interception seat2 > 1: h0410 base=rabaul lexington score=3",
            "no base of seat 2",
        ),
    ],
)
def test_voyages_that_cannot_be_are_refused(line: str, refusal: str) -> None:
    with pytest.raises(PositionError, match=refusal):
        GAME.parse(f"{CORAL_SEA}{line}\nbegins: interception\n")


def test_a_battle_is_fought_on_the_chart() -> None:
    lines = "group seat1 1: shokaku\ngroup seat2 1: yorktown\n"
    with pytest.raises(PositionError, match="hex of the chart"):
        GAME.parse(f"worldatwar 1\noptions: scenario=coral-sea\nbattle: h9999\n{lines}")


@rule("worldatwar", "22.423B", "22.452C")
def test_a_group_of_two_lines_keeps_what_the_first_has_said() -> None:
    made = scene(
        "worldatwar 1\noptions: scenario=coral-sea\nbattle: h0509 begins=strikes\n"
        "group seat1 1: japan-cruiser found=2\ngroup seat1 1: japan-destroyer shown\n"
        "group seat2 1: lexington\n"
    )
    op = op_of(made)
    assert (op.found[1], op.revealed[1]) == (2, 0)


@rule("worldatwar", "22.61")
def test_groups_withdraw_in_any_order() -> None:
    made = scene(
        "worldatwar 1\noptions: scenario=midway\nbattle: h0606 begins=withdrawal\n"
        "group seat1 1: haruna\ngroup seat1 2: kirishima\ngroup seat2 1: united-states-cruiser*2\n"
    )
    made.do(2, "done").do(1, "cg2 yes cg1 yes")
    assert [told.facts["number"] for told in made.told("group-withdraws")] == [2, 1]
    assert made.told("battle-over")[0].facts["seat"] == "seat/2"


@rule("worldatwar", "22.24A", "22.161B")
def test_who_comes_too_late_to_a_hex_of_its_own_stops_nobody() -> None:
    made = scene(
        f"""{CORAL_SEA}
        activity moresby-invasion: h0608 japan-cruiser*2 japan-destroyer*2 cargo=2
        interception seat2 > 1: h0410 base=noumea lexington yorktown united-states-cruiser*4 score=12
        interception seat1 > 2: h0510 base=rabaul japan-cruiser*2 japan-destroyer score=1
        begins: battles
        """
    )
    until(made, "battle-begins", "done")
    assert made.told("battle-begins")[0].facts["hex"] == "hex/h0410"
    assert [force.joins for force in op_of(made).forces] == [1, 1, 0]


@rule("worldatwar", "22.141", "22.26B")
@pytest.mark.parametrize(("other", "met"), [("again", True), ("elsewhere", False)])
def test_who_waits_for_two_meets_the_other_if_one_turns_back(other: str, met: bool) -> None:
    made = scene(
        f"""{SUPPLIED}
        activity supply: britain-destroyer*2 cargo=1
        activity {other}: h3424 britain-destroyer*2 cargo=1
        interception seat1 > 1: h3420 base=brest germany-submarine score=30
        interception seat1 > 1: h3424 base=brest scharnhorst score=30
        begins: battles
        """
    )
    made.dice.rolls[:] = [1] * 8
    until(made, "groups-formed", "cg1", "cg2")
    if met:
        # Both are there; else there is only one group to attack, and nobody is asked.
        made.do(1, f"enemy{op_of(made).forces[0].number}")
    assert made.state.decision(1).facts["voyage"] == 1
    made.do(2, "no")
    until(made, "battle-begins" if met else "duty-done", "done")
    assert bool(made.told("battle-begins")) == met
    assert [force.joins for force in op_of(made).forces] == ([0, 1, 0, 1] if met else [0, 0, 0, 0])


@rule("worldatwar", "22.162", "22.141")
def test_who_waits_for_two_interceptors_meets_the_other_if_one_turns_back() -> None:
    made = scene(
        f"""{CORAL_SEA}
        activity moresby-invasion: h0608 japan-cruiser*2 japan-destroyer*2 cargo=2
        interception seat2 > 1: h0410 base=noumea lexington united-states-cruiser*4 score=12
        interception seat2 > 1: h0410 base=noumea yorktown united-states-cruiser*2 score=12
        interception seat1 > 2: h0510 base=rabaul japan-cruiser*2 japan-destroyer score=9
        begins: battles
        """
    )
    made.dice.rolls[:] = [6, 6]
    while made.state.decision(made.asked()[0] - 1).facts["voyage"] != 2:
        made.do(made.asked()[0], "done")
    # A squadron from Lae makes the first of them turn back.
    made.do(1, "h0611").do(2, "cg1").do(2, "0").do(1, "enemy1").do(2, "no")
    until(made, "battle-begins", "done")
    assert made.told("battle-begins")[0].facts["hex"] == "hex/h0510"
    assert [force.joins for force in op_of(made).forces] == [0, 0, 1, 1]
