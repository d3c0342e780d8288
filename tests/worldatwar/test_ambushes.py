"""22.9416C Submarine attacks outside battles in one hex are of one round, on the way out and home."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.worldatwar.own import own
from wardroom.core.position import PositionError
from wardroom.core.scene import Scene
from wardroom.games.worldatwar.game import GAME, WorldAtWar

SEA = own(
    "north-atlantic",
    [1, 1],
    """
    base brest: side = 0
    base clyde: side = 1
    force boats: side = 0 | base = "brest" | light = ["germany-submarine*4"]
    force convoy: side = 1 | base = "clyde" | ships = ["hood"] \
     | light = ["britain-cruiser*4", "britain-destroyer*2"]
    duty supply: activity = "sea-supply" | phase = 0 | base = "clyde" | target = "h3424" | cargo = 1
    """,
)
CONVOY = f"""worldatwar 1
{SEA}
activity supply: hood britain-cruiser*3 britain-destroyer*1 cargo=1
begins: interception
"""
# Two dice for a supply line, one for the task force, one fewer for a submarine; the category; the attack.
IN_TIME_ON_HOOD = [6, 6, 1, 1, 4]


def op_of(made: Scene) -> WorldAtWar:
    assert isinstance(made.state, WorldAtWar)
    return made.state


def name_of(made: Scene) -> str:
    return made.state.decision(made.asked()[0] - 1).name


def torpedo(made: Scene, h: str) -> None:
    """One submarine meets the convoy in a hex and attacks; the others stay in port."""
    made.do(1, h)
    made.dice.rolls += IN_TIME_ON_HOOD
    while name_of(made) == "submarine-intercepts":
        made.do(1, "done")
    made.do(2, "cg1")


def turn_home(made: Scene) -> None:
    """The convoy goes on to its goal and back."""
    made.do(2, "yes")
    while name_of(made) != "submarine-intercepts":
        made.do(2, "done")


def previous(made: Scene) -> list[object]:
    return [event.facts["previous"] for event in made.events if event.name == "torpedoes"]


@rule("worldatwar", "22.9416C", "22.9416D", "22.18")
@pytest.mark.parametrize(("out", "home", "told"), [("h3420", "h3420", [0, -1]), ("h3421", "h3420", [0, 0])])
def test_out_and_home_in_one_hex(out: str, home: str, told: list[int]) -> None:
    made = Scene(GAME, CONVOY)
    torpedo(made, out)
    turn_home(made)
    torpedo(made, home)
    assert previous(made) == told
    # +1 nationality, +1 supply; 4 + 1 + 2 is seven: two hits, without the earlier attack.
    rolled = [event.facts["modifier"] for event in made.events if event.name == "torpedoes"]
    assert rolled == [2, 2 + told[1]]
    made.dice.finish()


@rule("worldatwar", "22.9416C")
def test_the_text_tells_of_attacks_that_still_count() -> None:
    made = Scene(GAME, CONVOY)
    torpedo(made, "h3420")
    op = op_of(made)
    assert "ambushes: h3420 1" in op.text().splitlines()
    assert GAME.parse(op.text()).text() == op.text()
    assert op.observe(0).ambushes == op.ambushes == op.copy().ambushes
    for words, said in (("h3420", "2 numbers for each entry"), ("h3420 9", "not a number from 0 to 3")):
        with pytest.raises(PositionError, match=said):
            GAME.parse(op.text().replace("ambushes: h3420 1", f"ambushes: {words}"))
    with pytest.raises(PositionError, match="outside this chart"):
        GAME.parse(op.text().replace("ambushes: h3420 1", "ambushes: h9939 1"))


@rule("worldatwar", "22.9416B", "22.9416C")
def test_whoever_parts_from_a_force_was_attacked_with_it() -> None:
    from wardroom.games.worldatwar.withdrawal import divide

    made = Scene(GAME, CONVOY)
    torpedo(made, "h3420")
    op = op_of(made)
    hood = next(unit for unit in op.members(0) if op.scenario.labels[op.label(unit)] == "hood")
    assert op.ambushes[1] == 1
    other = divide(op, 0, [hood])
    assert op.ambushes[1] == 1 | 1 << other


@rule("worldatwar", "22.9416C", "22.94")
def test_a_new_player_turn_forgets_them() -> None:
    from wardroom.games.worldatwar.plotting import clear_the_plot
    from wardroom.games.worldatwar.returning import turn_upright

    made = Scene(GAME, CONVOY)
    torpedo(made, "h3420")
    op = op_of(made)
    clear_the_plot(op)
    assert len(op.ambushes) == 2, "within a player turn they stay"
    turn_upright(op)
    assert op.ambushes == []
