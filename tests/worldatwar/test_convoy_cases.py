"""Cases of a rules lawyer: substitutes in port, torpedoes in one hex, surplus, and who helps others home."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.worldatwar.own import own
from tests.worldatwar.test_at_sea import op_of, scene
from wardroom.core.scene import Scene

SEA = "worldatwar 1\n" + own(
    "north-atlantic",
    [1, 0],
    """
    base brest: side = 0
    base clyde: side = 1
    base gibraltar: side = 1
    force raiders: side = 0 | base = "brest" | ships = ["scharnhorst"] | light = ["germany-cruiser*3"]
    force boats: side = 0 | base = "brest" | light = ["germany-submarine*2"]
    force home: side = 1 | base = "clyde" | ships = ["hood", "king-george-v", "prince-of-wales"] \
     | light = ["britain-cruiser*6", "britain-destroyer*8", "britain-transport*2"]
    force rock: side = 1 | base = "gibraltar" | light = ["britain-destroyer*2"]
    duty supply: activity = "sea-supply" | phase = 0 | base = "clyde" | target = "gibraltar" | cargo = 1
    duty carry: activity = "sea-transport" | phase = 0 | base = "clyde" | target = "gibraltar" | cargo = 2
    duty reef: activity = "sea-supply" | phase = 0 | base = "clyde" | target = "h3426" | cargo = 1
    duty watch: activity = "patrol" | phase = 0 | base = "clyde"
    """,
)
RAIDERS = "interception seat1 > 1: h3424 base=brest scharnhorst germany-cruiser*3 score=40"
BOAT = "h3424 base=brest germany-submarine score=40"


def name_of(made: Scene) -> str:
    return made.state.decision(made.asked()[0] - 1).name if made.asked() else "over"


def sea(*lines: str, begins: str = "battles") -> Scene:
    made = scene("\n".join((SEA, *lines, f"begins: {begins}\n")))
    made.dice.rolls[:] = [6, 6] + [1] * 60
    return made


# -- losses taken in port ----------------


@rule("worldatwar", "22.9432", "22.9434")
@pytest.mark.parametrize(
    ("inverted", "line", "clyde", "gibraltar"),
    [
        ("", "supply", "2", "2"),
        ("", "carry", "2", ""),
        ("britain-destroyer*6 base=clyde", "supply", "0", "2"),
        ("britain-destroyer*5 base=clyde", "supply", "1", "2"),
        ("britain-destroyer base=gibraltar", "supply", "2", "1"),
    ],
)
def test_only_upright_destroyers_of_the_right_ports_stand_in(
    inverted: str, line: str, clyde: str, gibraltar: str
) -> None:
    out = [f"inverted seat2: {inverted}"] if inverted else []
    made = sea(
        *out, f"activity {line}: britain-destroyer*2 cargo=1", f"interception seat1 > {len(out) + 1}: {BOAT}"
    )
    made.do(2, "cg1")
    assert (made.state.decision(1).facts["base"], made.legal(2)[-1]) == ("base/clyde", clyde)
    made.do(2, "0")
    asked = name_of(made) == "substitutes"
    assert asked == bool(gibraltar)
    if asked:
        assert (made.state.decision(1).facts["base"], made.legal(2)[-1]) == ("base/gibraltar", gibraltar)


@rule("worldatwar", "22.9432", "22.9433")
def test_nobody_stands_in_for_cruisers() -> None:
    made = sea("activity supply: britain-cruiser*2", f"interception seat1 > 1: {BOAT}")
    made.do(2, "cg1")
    assert made.told("ship-sunk") and name_of(made) != "substitutes"


# -- torpedoes in one hex ----------------


@rule("worldatwar", "22.9416C", "22.9416A", "22.141B")
def test_who_sails_with_two_lines_is_attacked_twice_in_one_hex() -> None:
    made = sea(
        "activity supply: h3424 britain-destroyer cargo=1",
        "activity carry: h3424 britain-cruiser*4",
        "activity reef: h3424 britain-destroyer cargo=1",
        f"interception seat1 > 1: {BOAT}",
        f"interception seat1 > 3: {BOAT}",
    )
    made.dice.rolls[:] = [1] * 60
    met = []
    while name_of(made) != "which-base":
        seat = made.asked()[0]
        legal = made.legal(seat)
        if name_of(made) == "submarine-target":
            op = op_of(made)
            met.append(sorted(force.voyage + 1 for force in op.forces if force.present and force.side == 1))
            cruisers = next(force for force in op.forces if force.voyage == 1)
            made.do(seat, f"enemy{cruisers.number}")
        elif name_of(made) == "group-number":
            made.do(seat, "cg6" if "cruiser" in str(made.state.decision(seat - 1).facts["ships"]) else "cg1")
        else:
            made.do(seat, next((word for word in ("yes", "0") if word in legal), legal[0]))
    assert met == [[1, 2], [2, 3]]
    # The second attack is so weak that the submarine is lost by it.
    assert [event.facts["previous"] for event in made.events if "previous" in event.facts] == [0, -1]


# -- groups that would be too large ----------------

ESCORT = "hood king-george-v prince-of-wales britain-cruiser*6"


@rule("worldatwar", "22.421A")
@pytest.mark.parametrize(
    ("carriers", "escort", "surplus"),
    [
        ("britain-destroyer*2 cargo=2", ESCORT, 0),
        ("britain-destroyer*3 cargo=2", ESCORT, 1),
        ("britain-destroyer*8 cargo=2", ESCORT, 6),
        ("britain-transport*2 cargo=2", f"{ESCORT} britain-destroyer*2", 0),
        ("britain-transport*2 britain-destroyer cargo=2", f"{ESCORT} britain-destroyer*2", 1),
    ],
)
@pytest.mark.parametrize("apart", [False, True])
def test_the_surplus_comes_from_those_without_cargo(
    carriers: str, escort: str, surplus: int, apart: bool
) -> None:
    """Also where the escort belongs to another voyage that passes there (22.141)."""
    lines = [f"activity carry: {carriers} + {escort}"]
    if apart:
        lines = [f"activity carry: {carriers}", f"activity supply: {escort}"]
    made = sea(*lines, RAIDERS)
    made.do(1, "cg1").do(2, "cg1").do(2, "cg1")
    assert (name_of(made) == "surplus-ships") == (surplus > 0)
    if surplus:
        assert made.state.decision(1).facts["factors"] == surplus
        assert "britain-destroyer" not in made.legal(2) or "britain-destroyer" in escort


# -- who helps others home ----------------


@rule("worldatwar", "22.18E", "22.163B", "22.163C")
@pytest.mark.parametrize(("post", "joins"), [("h3421", 1), ("h3420", 2), ("h3417", 2), ("h3116", 3)])
def test_a_patrol_protects_those_who_go_home(post: str, joins: int) -> None:
    made = sea(
        "returning carry: h3426 britain-destroyer*2 landed=2",
        f"patrol watch: {post} hood britain-cruiser*4",
        RAIDERS,
        begins="counter",
    )
    made.do(2, "h3424").do(2, "force2").do(2, "done")
    made.do(1, "cg1").do(2, "cg1")
    op = op_of(made)
    distance = op.scenario.chart.by_sea(op.voyages[1].hex(), op.voyages[2].meets)
    assert joins == (1 if distance <= 3 else 2 if distance <= 7 else 3), distance
    assert op.forces[1].joins == joins and not made.told("interception-rolled")
