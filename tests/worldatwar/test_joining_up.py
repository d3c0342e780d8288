"""22.13 The printed example: three task forces that meet at sea, or pick each other up in port.

Manila stands where it does; Palau plays Okinawa and Kagoshima Tokyo.
"""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.worldatwar.own import own
from tests.worldatwar.test_at_sea import op_of, scene
from wardroom.core.scene import Scene
from wardroom.games.worldatwar.game import GAME
from wardroom.games.worldatwar.returning import GoHome
from wardroom.games.worldatwar.under_way import ABORTED_DUTY

PLACES = """
base manila: side = 0
base palau: side = 0
base kagoshima: side = 0
base ulithi: side = 1
force south: side = 0 | base = "manila" | light = ["japan-cruiser*5"]
force middle: side = 0 | base = "palau" | light = ["japan-cruiser*5"]
force north: side = 0 | base = "kagoshima" | light = ["japan-cruiser*5"]
force boats: side = 1 | base = "ulithi" | light = ["united-states-submarine*1"]
force fleet: side = 1 | base = "ulithi" | light = ["united-states-cruiser*30"]
duty mission: activity = "shore-bombardment" | phase = 0 | base = "manila" | target = "h1608"
"""
JOINING = """
duty okinawa: activity = "shore-bombardment" | phase = 0 | base = "palau" | {}
duty tokyo: activity = "shore-bombardment" | phase = 0 | base = "kagoshima" | {}
"""
SAILING = """
    activity mission: japan-cruiser*5
    activity okinawa: japan-cruiser*5
    activity tokyo: japan-cruiser*5
    begins: interception
    """
BOUND = """
base clyde: side = 1
base gibraltar: side = 1
base scapa-flow: side = 1
base brest: side = 0
force one: side = 1 | base = "clyde" | light = ["britain-destroyer*4"]
"""


def sailing(okinawa: str, tokyo: str, lines: str = SAILING) -> Scene:
    meeting = [f'joins = "mission" | rendezvous = "{place}"' for place in (okinawa, tokyo)]
    return scene(f"worldatwar 1\n{own('philippines', [0], PLACES + JOINING.format(*meeting))}{lines}")


def chances(made: Scene) -> list[tuple[object, int]]:
    """Every voyage that can be intercepted on its way out, with its task forces; all attempts fail."""
    found: list[tuple[object, int]] = []
    while not made.told("duty-done"):
        seat = made.asked()[0]
        decision = made.state.decision(seat - 1)
        if decision.name == "interception-hex":
            target = int(str(decision.facts["voyage"]))
            forces = [force for force in op_of(made).forces if force.voyage == target - 1]
            found.append((target, len(forces)))
            made.dice.rolls += [1] * 9
            made.do(2, made.legal(2)[1]).do(2, "ulithi").do(2, "united-states-cruiser 5 done").do(2, "done")
        else:
            made.do(seat, "done")
    return found


@rule("worldatwar", "22.13", "22.13C")
def test_meeting_at_sea_gives_the_enemy_four_chances() -> None:
    made = sailing("h1107", "h1107")
    assert chances(made) == [(1, 1), (2, 1), (3, 1), (1, 3)]
    assert [event.facts["forces"] for event in made.told("combined")] == [3]


@rule("worldatwar", "22.13", "22.13C")
def test_being_picked_up_in_port_gives_him_three() -> None:
    made = sailing("palau", "kagoshima")
    assert chances(made) == [(1, 1), (1, 2), (1, 3)]
    assert [event.facts["forces"] for event in made.told("combined")] == [2, 3]


@rule("worldatwar", "22.13C", "22.28B")
@pytest.mark.parametrize(("answer", "forces"), [("yes", 2), ("no", 1)])
def test_who_waits_in_port_for_a_force_that_does_not_come_may_give_up(answer: str, forces: int) -> None:
    submarine = "interception seat2 > 1: h0810 united-states-submarine score=20\n    begins: battles"
    made = sailing("palau", "kagoshima", SAILING.replace("begins: interception", submarine))
    made.dice.rolls += [1, 2]
    made.do(1, "cg1").do(1, "no")
    # The task force of Palau goes on without it, or not; then that of Kagoshima is asked as well.
    assert made.state.decision(0).facts == {"voyage": 2} and made.state.decision(0).rule == "22.28B"
    made.do(1, answer)
    asked = [2]
    while len(made.told("combined")) < (2 if answer == "yes" else 1):
        seat = made.asked()[0]
        decision = made.state.decision(seat - 1)
        if decision.name == "goes-on-alone":
            asked.append(int(str(decision.facts["voyage"])))
        made.do(seat, "yes" if decision.name == "goes-on-alone" else "done")
    assert 3 in asked and made.told("combined")[-1].facts["forces"] == forces


@rule("worldatwar", "22.63A", "22.63B", "22.18D")
@pytest.mark.parametrize(
    ("activity", "cargo", "bound"),
    [("sea-transport", 1, "22.63B"), ("base-change", 0, "22.63A"), ("shore-bombardment", 0, "")],
)
def test_who_came_from_different_bases_and_is_bound_to_them_parts(
    activity: str, cargo: int, bound: str
) -> None:
    units = f" | cargo = {2 * cargo}" if cargo else ""
    duty = f'duty go: activity = "{activity}" | phase = 0 | base = "clyde" | target = "h3424"{units}'
    made = scene(
        f"""worldatwar 1\n{own("north-atlantic", [1], BOUND + duty)}
        activity go: britain-destroyer*2 cargo={cargo} + britain-destroyer*2 cargo={cargo}
        begins: interception
        """
    )
    op = op_of(made)
    # The second force has joined the first on the way, and both have given up, with all that they carry.
    for force in op.forces:
        force.cargo, force.landed = cargo, 0
    op.forces[1].origin = op.forces[1].base = 1
    op.voyages[0].status = ABORTED_DUTY
    op.voyages[0].at = 0
    step = GoHome()
    step.side, step.voyages = 1, [0]
    op.stack[:] = [step]
    op.settle()
    words = [GAME.action_text(action) for action in op.legal(1)]
    if not bound:
        assert words == ["force2", "scapa-flow", "clyde"]
        return
    assert words == ["force2"] and made.rule_against(2, "clyde") == bound
    made.do(2, "force2")
    # Each has one base left, so nobody asks for it.
    assert [force.base for force in op.forces] == [0, 1] and made.state.decision(1).name == "which-way"


def test_a_course_after_a_rendezvous_can_be_written_down() -> None:
    made = sailing("palau", "kagoshima")
    while made.state.decision(made.asked()[0] - 1).name != "which-way":
        made.do(made.asked()[0], "done")
    written = made.state.text()
    assert GAME.parse(written).text() == written
