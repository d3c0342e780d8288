"""22.1, 22.2 Who fights whom, when, and who lies inverted afterwards: cases of a rules lawyer."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.worldatwar.own import own
from tests.worldatwar.test_dice_cases import EUROPE, FULL, NO_BOATS, TRANSPORT, hunt
from wardroom.core.scene import Scene
from wardroom.games.worldatwar.actions import hex_name
from wardroom.games.worldatwar.game import GAME, WorldAtWar
from wardroom.games.worldatwar.under_way import ABORTED_DUTY, FAILED, RETURNING, SAILING


def sea(
    *lines: str,
    forces: str = NO_BOATS,
    begins: str = "battles",
    phases: tuple[int, ...] = (0,),
    tables: str = "",
) -> Scene:
    options = own("north-atlantic", list(phases), forces, tables)
    return Scene(GAME, "\n".join(["worldatwar 1", options, *lines, f"begins: {begins}"]), rolls=[1] * 999)


def op_of(made: Scene) -> WorldAtWar:
    assert isinstance(made.state, WorldAtWar)
    return made.state


def question(made: Scene) -> str:
    asked = made.asked()
    return made.state.decision(asked[0] - 1).name if asked else ""


def play(made: Scene, *until: str) -> None:
    """Everybody says `done`, or whatever comes first, up to a question; the dice show ones."""
    while question(made) and question(made) not in until:
        seat = made.asked()[0]
        made.do(seat, "done" if "done" in made.legal(seat) else made.legal(seat)[0])


def leave(made: Scene, seat: int) -> None:
    """A seat withdraws all its groups at the end of the round."""
    play(made, "withdraw")
    while question(made) == "withdraw":
        if made.asked() == [seat]:
            while question(made) == "withdraw" and made.asked() == [seat] and len(made.legal(seat)) > 1:
                made.do(seat, f"{made.legal(seat)[-1]} yes")
            if question(made) == "withdraw" and made.asked() == [seat]:
                made.do(seat, "done")
        else:
            made.do(made.asked()[0], "done")


def send(made: Scene, h: str, base: str, ships: str) -> None:
    """An interception by the shortest way."""
    if h:
        made.do(2, h)
    made.do(2, base)
    while question(made) == "which-way":
        made.do(2, "done")
    made.do(2, ships)
    while question(made) == "which-way":
        made.do(2, "done")


COUNTER = "interception seat1 > 2: h3418 base=brest scharnhorst gneisenau germany-cruiser*4 score=20"


@rule("worldatwar", "22.162", "22.252A", "22.252C", "22.252D")
def test_who_was_to_come_later_is_beaten_with_the_rest_and_not_inverted() -> None:
    late = f"{hunt('britain-cruiser*5')} score=1"
    made = sea(TRANSPORT, f"{hunt('hood britain-cruiser*4')} score=20", late, COUNTER)
    op = op_of(made)
    # Three hexes to h3418: one reached, two short, so round 2.
    assert [force.joins for force in op.forces] == [0, 1, 2, 1]
    leave(made, 2)
    assert [voyage.status for voyage in op.voyages[1:3]] == [ABORTED_DUTY, ABORTED_DUTY] or made.told(
        "back-in-port"
    )
    play(made)
    told = {event.facts["force"]: event.facts["inverted"] for event in made.told("back-in-port")}
    assert told[3] == 0 and told[2] == 1
    assert [event.facts["points"] for event in made.told("duty-done")] != [], "the transport arrives"


@rule("worldatwar", "22.252E", "22.161B")
@pytest.mark.parametrize("on", ["yes", "no"])
def test_interceptors_that_have_won_on_the_way_choose(on: str) -> None:
    made = sea(TRANSPORT, f"{hunt('hood britain-cruiser*4')} score=20", COUNTER)
    op = op_of(made)
    leave(made, 1)
    assert question(made) == "press-on" and made.asked() == [2]
    made.do(2, on)
    battles = [event.facts["hex"] for event in made.told("battle-begins")]
    assert battles == ["hex/h3418", "hex/h3421"][: 2 if on == "yes" else 1]
    if on == "no":
        play(made, "which-base")
        assert op.voyages[1].status in (ABORTED_DUTY, RETURNING)


@rule("worldatwar", "22.251", "22.252F")
def test_who_comes_another_way_is_not_there() -> None:
    other = "interception seat2 > 1: h3117 h3421 base=scapa-flow king-george-v britain-cruiser*4 score=30"
    made = sea(TRANSPORT, f"{hunt('hood britain-cruiser*4')} score=20", other, COUNTER)
    op = op_of(made)
    path = [hex_name(h) for h in op.voyages[2].path]
    assert "h3418" not in path
    assert [force.joins for force in op.forces] == [0, 1, 0, 1]


@rule("worldatwar", "22.24A", "22.25", "22.116")
def test_all_have_failed_so_nobody_has_sailed() -> None:
    made = sea(TRANSPORT, hunt("hood"), begins="dice")
    op = op_of(made)
    # Two dice and two ones: two hexes of six.
    assert made.told("interception-given-up")
    assert op.voyages[1].status == FAILED
    assert not made.told("battle-begins")
    play(made)
    assert not [event for event in made.told("back-in-port") if event.facts["seat"] == "seat/2"]


@rule("worldatwar", "22.116", "22.24A")
def test_who_has_failed_stays_in_port_while_they_go_home() -> None:
    made = sea(TRANSPORT, hunt("hood"), begins="dice")
    play(made, "interception-hex")
    assert question(made) == "interception-hex", "the way home"
    home = op_of(made).voyages[0]
    assert home.status == RETURNING
    made.do(2, hex_name(home.path[2])).do(2, "clyde")
    assert "hood" not in made.legal(2) and "nelson" in made.legal(2)


@rule("worldatwar", "22.24B", "22.22K")
def test_a_submarine_in_time_brings_nobody_else_into_a_battle() -> None:
    lines = [TRANSPORT, hunt("hood"), hunt("britain-submarine", h="h3421")]
    options = own("north-atlantic", [0], EUROPE)
    made = Scene(GAME, "\n".join(["worldatwar 1", options, *lines, "begins: dice"]), rolls=[1, 1, 6, 6])
    op = op_of(made)
    # The submarine has 2 - 1 dice: none at all would be with a task force missing; here one.
    assert [int(event.facts["dice"]) for event in made.told("interception-rolled")] == [2, 1]
    assert op.voyages[1].status == FAILED


@rule("worldatwar", "22.24B")
@pytest.mark.parametrize(("score", "joins"), [(6, 1), (5, 2), (2, 2), (1, 3)])
def test_late_by_four_hexes_a_round_in_europe(score: int, joins: int) -> None:
    first = f"{hunt('hood britain-cruiser*4')} score=20"
    made = sea(TRANSPORT, first, f"{hunt('britain-cruiser*5')} score={score}")
    assert [force.joins for force in op_of(made).forces] == [1, 1, joins]


@rule("worldatwar", "22.26C", "22.27")
def test_a_battle_that_ends_before_they_come() -> None:
    first = f"{hunt('hood britain-cruiser*4')} score=20"
    made = sea(TRANSPORT, first, f"{hunt('britain-cruiser*5')} score=1")
    leave(made, 2)
    play(made)
    told = {event.facts["force"]: event.facts["inverted"] for event in made.told("back-in-port")}
    assert told[2] == 1 and told[3] == 0


@rule("worldatwar", "22.141", "22.141A")
def test_paths_that_cross_are_met_apart_and_those_with_one_origin_together() -> None:
    made = sea(TRANSPORT, f"activity shell: h3421 {FULL}", f"{hunt('hood britain-cruiser*5')} score=20")
    op = op_of(made)
    # Both come from Brest to h3420 by one way: whoever meets one meets both.
    assert sorted(force.voyage for force in op.forces if force.joins) == [0, 1, 2]


@rule("worldatwar", "22.141C")
def test_raiders_are_met_by_themselves() -> None:
    made = sea(
        f"activity raid: h3421 {FULL}",
        f"activity shell: h3421 {FULL}",
        f"{hunt('hood britain-cruiser*5')} score=20",
    )
    if question(made) == "order-of-voyages":
        made.do(1, "force1")
    op = op_of(made)
    assert sorted(force.voyage for force in op.forces if force.joins) == [0, 2]


@rule("worldatwar", "22.28A", "22.281", "22.81A")
def test_a_beaten_activity_is_inverted_and_its_cargo_with_it() -> None:
    made = sea(TRANSPORT, f"{hunt('hood britain-cruiser*5')} score=20")
    leave(made, 1)
    play(made, "interception-hex", "which-base")
    assert not made.told("duty-done")
    play(made)
    told = {event.facts["force"]: event.facts["inverted"] for event in made.told("back-in-port")}
    assert set(told.values()) == {1}


@rule("worldatwar", "22.11", "22.14A")
def test_ships_that_go_for_one_voyage_are_committed() -> None:
    made = sea(TRANSPORT, f"activity raid: h3421 {FULL}", begins="interception")
    send(made, "h3421", "clyde", "hood done")
    made.do(2, "done")
    assert question(made) == "interception-hex"
    made.do(2, "h3421").do(2, "clyde")
    assert question(made) == "which-ships" and "hood" not in made.legal(2)


@rule("worldatwar", "22.14E")
def test_one_hex_for_all_bases() -> None:
    made = sea(TRANSPORT, begins="interception")
    send(made, "h3421", "clyde", "hood done")
    assert question(made) == "interceptors", "the hex is not asked again"
    send(made, "", "scapa-flow", "king-george-v done")
    made.do(2, "done")
    assert [hex_name(voyage.meets) for voyage in op_of(made).voyages[1:3]] == ["h3421", "h3421"]
    assert op_of(made).voyages[1].status in (SAILING, FAILED)
