"""More words of a battle: squadrons by their place, forces that come late, battles of other kinds."""

from __future__ import annotations

import pytest

from tests.marks import rule
from wardroom.core.decision import DONE
from wardroom.core.dice import FastDice
from wardroom.core.position import PositionError
from wardroom.core.scene import Scene
from wardroom.core.state import SPECTATOR
from wardroom.games.worldatwar.game import GAME, WorldAtWar

HEAD = "worldatwar 1\noptions: scenario=coral-sea\n"
GROUPS = """group seat1 1: shokaku japan-cruiser*2 found=1
group seat2 1: lexington united-states-cruiser*2 found=2
"""


def scene(text: str, rolls: list[int] | None = None) -> Scene:
    """The position, which reads back as it is written and can be imagined by everybody."""
    made = Scene(GAME, HEAD + text, rolls=rolls)
    assert GAME.parse(made.state.text()).text() == made.state.text()
    for seat in (0, 1, SPECTATOR):
        view = made.state.observe(seat)
        assert view.imagine(FastDice(3)).observe(seat).text() == view.text()
    return made


def op_of(made: Scene) -> WorldAtWar:
    assert isinstance(made.state, WorldAtWar)
    return made.state


@rule("worldatwar", "22.431A", "22.4421B", "22.4422")
def test_squadrons_are_named_by_their_place() -> None:
    battle = "battle: h0608 begins=strikes\n" + GROUPS
    op = op_of(scene(battle + "air shokaku: patrol*2 lost\nair rabaul: cover(1) search inverted\n"))
    here = [wing for wing in range(len(op.wing_on)) if op.wing_on[wing] == op.members(0)[0]]
    assert [(op.wing_state[wing], op.wing_task[wing]) for wing in here] == [(0, 1), (0, 1), (2, 0)]
    rabaul = [wing for wing in range(len(op.wing_on)) if op.wing_task[wing] in (4, 5)]
    assert sorted((op.wing_task[wing], op.wing_aim[wing]) for wing in rabaul) == [(4, 1), (5, 0)]
    assert op.land_air == [1, 1, 0, 0] and op.patrolled == 1


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("air shokaku: patrol*4", "3 squadrons are left for it in shokaku"),
        ("air shokaku: supper", "'supper' is not one of aborted, lost, inverted, patrol, cover"),
        ("air shokaku: cover", "cover is flown over a group"),
        ("air shokaku: patrol(2)", "cover is flown over a group"),
        ("air shokaku: cover(2)", "0 squadrons are left"),
        ("air shokakku: lost", "no carrier and no base of this scenario; did you mean shokaku"),
    ],
)
def test_squadrons_that_cannot_be(line: str, said: str) -> None:
    with pytest.raises(PositionError, match=said):
        GAME.parse(f"{HEAD}battle: h0608 begins=strikes\n{GROUPS}{line}\n")


@rule("worldatwar", "22.24B", "22.411B")
def test_a_force_comes_late() -> None:
    """It is asked for its group in the round in which it joins, and not before."""
    text = f"battle: h1800 round=1 begins=withdrawal\n{GROUPS}force seat1: zuikaku japan-cruiser joins=3\n"
    state = GAME.parse(HEAD + text, FastDice(4))
    while state.decision(state.mover()).name != "group-number":
        seat = state.mover()
        state.apply(seat, DONE if DONE in state.legal(seat) else state.legal(seat)[0])
    assert state.round == 3 and state.waiting() == [0]
    with pytest.raises(PositionError, match="rounds to come are 2 to 90"):
        GAME.parse(HEAD + text.replace("joins=3", "joins=1"))


@rule("worldatwar", "22.26D")
def test_ships_are_held_back_in_a_hex_of_its_own() -> None:
    made = scene("battle: h1800 begins=holding kind=apart\n" + GROUPS)
    assert made.asked() == [1] and made.state.decision(0).name == "withhold"
    assert "shokaku" in made.legal(1)
    with pytest.raises(PositionError, match="such a battle begins with cards, groups, patrols"):
        GAME.parse(HEAD + "battle: h1800 begins=holding\n" + GROUPS)


@rule("worldatwar", "22.921")
def test_submarines_alone() -> None:
    groups = "group seat2 1: lexington united-states-cruiser\ngroup seat1 1: japan-submarine\n"
    battle = "battle: h1800 intercepting=seat1 begins=submarines kind=submarines\n"
    made = scene(battle + groups + "group seat2 2: yorktown united-states-cruiser\n")
    assert made.asked() == [1] and made.legal(1) == ["enemy1", "enemy2"]
    assert made.rule_against(1, "done") == "22.92"


@rule("worldatwar", "22.92", "22.93E")
def test_submarines_that_can_only_attack_one_group_are_not_asked() -> None:
    battle = "battle: h1800 intercepting=seat1 begins=submarines kind=submarines\n"
    groups = "group seat2 4: lexington united-states-cruiser\ngroup seat1 1: japan-submarine\n"
    with Scene(GAME, HEAD + battle + groups, rolls=[3, 1, 2]) as made:
        # Carriers on 1 to 3; there is one of them, so its captain is not asked either.
        assert [event.facts["group"] for event in made.told("submarines-attack")] == [4]
        assert made.told("torpedoes")[0].facts["ship"] == "ship/lexington"
        assert made.asked() == [2] and made.state.decision(1).name == "press-on"


@rule("worldatwar", "22.28A", "22.81A")
def test_who_was_attacked_may_give_up_as_who_has_won_may() -> None:
    battle = "battle: h1800 intercepting=seat1 begins={}\n"
    groups = "group seat2 4: lexington united-states-cruiser\ngroup seat1 1: {}\n"
    torpedoes = battle.format("submarines kind=submarines") + groups.format("japan-submarine")
    beaten = battle.format("withdrawal") + groups.format("shokaku(2)")
    for text, rolls, cited in ((torpedoes, [3, 1, 2], "22.28A"), (beaten, [], "22.81A")):
        with Scene(GAME, HEAD + text, rolls=rolls) as made:
            if cited == "22.81A":
                made.do(1, "done").do(2, "done")
            decision = made.state.decision(1)
            assert (decision.name, decision.rule) == ("press-on", cited)
            made.do(2, "no")
            assert [event.rule for event in made.told("turns-back")] == [cited]


@rule("worldatwar", "22.132A")
def test_squadrons_from_land_alone() -> None:
    text = "battle: h0608 intercepting=seat1 begins=strikes kind=air\n"
    with Scene(GAME, HEAD + text + "group seat2 1: lexington united-states-cruiser\n") as made:
        assert made.asked() == [1] and "enemy1" in made.legal(1)
        assert made.do(1, "done").asked() == []
    with pytest.raises(PositionError, match="squadrons attack alone"):
        GAME.parse(HEAD + text + "group seat1 1: shokaku\n")
