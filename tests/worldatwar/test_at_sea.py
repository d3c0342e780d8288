"""Operations written as a text: voyages on the chart, played on from a step of the turn."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.worldatwar.own import own
from wardroom.core.scene import Scene
from wardroom.games.worldatwar.combat import group_is_fast
from wardroom.games.worldatwar.game import GAME, WorldAtWar

CORAL_SEA = "worldatwar 1\noptions: scenario=coral-sea\nturn: phase=1\n"


def scene(text: str, rolls: list[int] | None = None) -> Scene:
    """The position, which also reads back as it is written."""
    made = Scene(GAME, text, rolls=rolls)
    written = made.state.text()
    assert GAME.parse(written).text() == written
    return made


def op_of(made: Scene) -> WorldAtWar:
    assert isinstance(made.state, WorldAtWar)
    return made.state


# -- cargo that has landed ----------------


@rule("worldatwar", "22.422B", "22.427", "22.531C", "22.22A")
def test_ships_that_have_landed_their_cargo_are_free_on_the_way_home() -> None:
    made = scene(
        CORAL_SEA
        + """
        activity moresby-invasion: japan-cruiser*4 japan-destroyer*2 cargo=2
        begins: battles
        """
    )
    made.do(2, "done")
    assert made.told("duty-done")[0].facts["points"] == 14
    op = op_of(made)
    assert (op.forces[0].cargo, op.forces[0].landed, sum(op.laden)) == (0, 2, 0)
    # 22.63B binds only those who carry something.
    assert made.legal(1) == ["truk", "rabaul", "lae"]
    made.do(1, "rabaul").do(1, "done").do(2, "h0509").do(2, "townsville")
    made.do(2, "united-states-cruiser 2 done")
    made.dice.rolls[:] = [6] * 6
    made.do(2, "done").do(2, "done")
    rolled = made.told("interception-rolled")[0].facts
    # 22.22A The cargo modifier holds on the way home.
    assert (rolled["m-cargo"], rolled["m-light"], rolled["m-task-forces"]) == (2, 1, 1)


@rule("worldatwar", "22.422B", "22.531C", "22.9417B")
@pytest.mark.parametrize(
    ("aboard", "fast", "able"),
    [("cargo=2", False, ["japan-cruiser"]), ("landed=2", True, ["japan-cruiser", "japan-destroyer"])],
)
def test_burdened_ships_are_screened_and_others_are_not(aboard: str, fast: bool, able: list[str]) -> None:
    made = scene(
        "worldatwar 1\noptions: scenario=coral-sea\nbattle: h0509 begins=fleets\n"
        f"group seat1 1: japan-cruiser japan-destroyer*2 {aboard}\n"
        "group seat2 1: lexington united-states-cruiser*2\n"
    )
    assert group_is_fast(op_of(made), 0, 1, False) == fast
    # Who may be screened besides.
    assert made.legal(1) == ["done", *able]


@rule("worldatwar", "22.9417B", "22.9417C")
@pytest.mark.parametrize(("aboard", "target"), [("", 0), ("cargo=2", 1), ("landed=2", 1)])
def test_submarines_find_them_easier_on_both_ways(aboard: str, target: int) -> None:
    made = scene(
        "worldatwar 1\noptions: scenario=midway\nbattle: h0606 begins=submarines\n"
        f"group seat1 1: japan-destroyer*2 found=1 {aboard}\ngroup seat2 1: united-states-submarine\n",
        [3, 3],
    )
    made.do(2, "enemy1")
    assert made.told("torpedoes-lights")[0].facts["target"] == target


# -- a new player turn ----------------

TWO_TURNS = own(
    "north-atlantic",
    [0, 1],
    """
    base bergen: side = 0
    base brest: side = 0
    base scapa-flow: side = 1
    base clyde: side = 1
    force raiders: side = 0 | base = "bergen" | ships = ["gneisenau"] | light = ["germany-cruiser*2"]
    force boats: side = 0 | base = "brest" | light = ["germany-submarine*2"]
    force home-fleet: side = 1 | base = "scapa-flow" | ships = ["hood"] | light = ["britain-cruiser*3"]
    force convoy: side = 1 | base = "clyde" | light = ["britain-destroyer*4"]
    duty raid: activity = "base-change" | phase = 0 | base = "bergen" | target = "brest" | demanded = false
    duty supply: activity = "sea-supply" | phase = 1 | base = "clyde" | target = "h3424" | cargo = 1
    """,
)


@rule("worldatwar", "22.26", "22.81B", "22.281", "22.94")
def test_everybody_is_upright_again_in_the_next_player_turn() -> None:
    made = scene(
        f"""worldatwar 1\n{TWO_TURNS}
        turn: phase=0
        inverted seat1: gneisenau germany-cruiser base=brest
        inverted seat1: germany-submarine base=brest shown
        inverted seat2: hood
        germany-submarine/1: torpedoed=1
        begins: end
        """
    )
    op = op_of(made)
    assert (op.phase, op.moving, op.torpedoed) == (1, 1, [0] * len(op.torpedoed))
    # They are used from where they lie now.
    made.do(2, "britain-destroyer 2 done").do(2, "done")
    made.do(1, "h3424").do(1, "brest")
    assert made.legal(1) == ["gneisenau", "germany-cruiser"]
    made.do(1, "gneisenau done").do(1, "done")
    assert made.rule_against(1, "bergen") == ""
    made.do(1, "done")
    assert made.state.decision(0).name == "submarine-intercepts"
    made.do(1, "done")
    assert made.state.decision(0).name == "submarine-intercepts", "both can go again"


@rule("worldatwar", "22.26", "22.81B", "22.94", "22.14A")
def test_within_the_player_turn_they_are_not() -> None:
    made = scene(
        f"""worldatwar 1\n{TWO_TURNS}
        turn: phase=1
        activity supply: britain-destroyer*2 cargo=1
        inverted seat1: gneisenau germany-cruiser*2
        inverted seat1: germany-submarine*2 shown
        begins: interception
        """
    )
    made.do(1, "h3424")
    assert made.rule_against(1, "bergen") == "22.11"
    made.do(1, "done")
    assert made.asked() != [1]
