"""22.14C, 22.14F: one small force from each port against a voyage, and one from each patrol."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.worldatwar.own import own
from tests.worldatwar.test_at_sea import op_of, scene
from wardroom.core.position import PositionError
from wardroom.core.scene import Scene
from wardroom.games.worldatwar.game import GAME
from wardroom.games.worldatwar.position.writing import write

SEA = """
base brest: side = 0
base clyde: side = 1
force ships: side = 0 | base = "brest" | ships = ["scharnhorst"] | light = ["germany-cruiser*20"]
force convoy: side = 1 | base = "clyde" | light = ["britain-destroyer*6"]
duty watch: activity = "patrol" | phase = 0 | base = "brest" | offensive = false
duty pass: activity = "patrol" | phase = 1 | base = "clyde" | demanded = false
duty supply: activity = "sea-supply" | phase = 1 | base = "clyde" | target = "h3424" | cargo = 1
"""


def watched(forces: str) -> Scene:
    made = scene(
        f"""worldatwar 1\n{own("north-atlantic", [0, 1], SEA)}
        turn: phase=1
        patrol watch: h3022 {forces}
        activity supply: britain-destroyer*2 cargo=1
        codes: 1 0
        begins: interception
        """
    )
    return made.do(1, "h3424")


@rule("worldatwar", "22.14C", "22.14F")
def test_a_small_force_on_patrol_leaves_its_port_free_to_send_another() -> None:
    made = watched("germany-cruiser*4")
    made.do(1, "force1").do(1, "done")
    # It set out at sea; in port nine factors may still go.
    made.do(1, "brest").do(1, "germany-cruiser 4 done")
    assert [force.task_force for force in op_of(made).forces if force.side == 0] == [0, 0]
    # Besides those the port may only send task forces.
    made.do(1, "done").do(1, "brest")
    assert made.rule_against(1, "germany-cruiser 4 done") == "22.14C"


@rule("worldatwar", "22.14C", "22.14F")
def test_a_port_that_has_sent_a_small_force_leaves_the_patrol_free() -> None:
    made = watched("germany-cruiser*4")
    made.do(1, "brest").do(1, "germany-cruiser 4 done").do(1, "done")
    assert made.rule_against(1, "force1") == ""


@rule("worldatwar", "22.14C", "22.14F", "22.14D")
@pytest.mark.parametrize(
    ("forces", "sent"),
    [
        ("germany-cruiser*4 + germany-cruiser*3", 0),
        ("germany-cruiser*4 + germany-cruiser*3 + germany-cruiser*5", 2),
    ],
)
def test_a_patrol_sends_one_small_force_and_then_task_forces(forces: str, sent: int) -> None:
    made = watched(forces)
    made.do(1, "force1").do(1, "done")
    op = op_of(made)
    if not sent:
        assert made.rule_against(1, "force1") == "22.14C"
    else:
        made.do(1, "force1").do(1, "done")
        assert op.forces[2].voyage != 0 and op.forces[1].voyage == 0


# Small forces on their way from the same hex, one of them from a patrol there.
PATROL = "voyage3: side=seat1 level=interception duty=0 target=1 meets=h3424 path=h3623,h3522,h3423,h3424"


def sent_by(second: str) -> str:
    """In full lines: a force of the patrol is under way against the convoy, and another beside it."""
    made = watched("germany-cruiser*4 + germany-cruiser*3").do(1, "force1").do(1, "done")
    lines = [line for line in write(op_of(made)).splitlines() if not line.startswith(("step", "voyage3"))]
    at = next(place for place, line in enumerate(lines) if line.startswith("force1"))
    lines[at:at] = [PATROL, second]
    text = "\n".join([*lines, "begins: interception\n"])
    return text.replace("force2: side=seat1", "force2: side=seat1 voyage=3")


@rule("worldatwar", "22.14C", "22.14F")
def test_full_lines_say_whether_a_small_force_left_a_port_or_a_patrol() -> None:
    again = PATROL.replace("voyage3", "voyage4")
    with pytest.raises(PositionError, match=r"voyage 3.* and voyage 4 are both smaller.*\(22.14C\)"):
        GAME.parse(sent_by(again))
    GAME.parse(sent_by(again.replace("duty=0 ", "")))
