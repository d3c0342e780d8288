"""7.2 Carrier Air Strikes."""

import pytest

from tests.coldwar.fight import (
    answers,
    discard,
    fight,
    forbidden,
    hand,
    over,
    question,
    settle,
    ships,
    sunk,
    wasted,
)
from tests.marks import rule

LAUNCH = """
seat 1
  row1: knox
  row2: baku
  row3: nimitz
  subs: rubis
  hand: gun5 ship
seat 2
  row1: spruance
  row2: kidd
  row3: foch
  subs: oscar
"""


@rule("coldwar", "7.2", "7")
@pytest.mark.parametrize(
    ("carrier", "roll", "sinks"),
    [("nimitz", 2, True), ("nimitz", 3, False), ("baku", 1, True), ("baku", 2, False)],
)
@pytest.mark.parametrize("target", ["spruance", "kidd", "foch"])
def test_a_roll_up_to_the_rating_sinks_in_any_row(carrier: str, roll: int, sinks: bool, target: str) -> None:
    with fight(LAUNCH, [roll]) as scene:
        scene.do(1, f"{carrier} > {target}; done")
        assert over(scene)
        assert sunk(scene, 1) == (target if sinks else "")


@rule("coldwar", "7.2")
def test_no_card_is_used() -> None:
    with fight(LAUNCH, [2]) as scene:
        scene.do(1, "nimitz > foch; done")
        assert hand(scene, 1) == "gun5 ship"
        assert discard(scene) == "none"
        assert question(scene) == (1, "must-discard")


@rule("coldwar", "7.2", "6.1.B.1")
def test_as_many_strikes_as_the_rating() -> None:
    with fight(LAUNCH, [6, 6, 6]) as scene:
        scene.do(1, "nimitz > foch; nimitz > kidd")
        assert forbidden(scene, 1, "nimitz") == "7.2"
        scene.do(1, "baku > foch")
        assert forbidden(scene, 1, "baku") == "7.2"
        assert answers(scene, 1) == ["done", "gun5"]
        scene.do(1, "done")


@rule("coldwar", "7.2")
@pytest.mark.parametrize("fog", [0, 6])
def test_only_carriers_launch(fog: int) -> None:
    with fight(LAUNCH, fog=fog) as scene:
        assert forbidden(scene, 1, "knox") == "7.2"
        assert forbidden(scene, 1, "rubis") == "7.2"


@rule("coldwar", "7", "7.2", "7.air")
def test_each_strike_costs_a_point_and_what_cannot_be_paid_is_lost() -> None:
    with fight(LAUNCH, [6], fog=1) as scene:
        scene.do(1, "nimitz > foch")
        assert forbidden(scene, 1, "nimitz") == "7"
        assert forbidden(scene, 1, "baku") == "7"
        assert answers(scene, 1) == ["done"]
        scene.do(1, "done")


@rule("coldwar", "5.24", "7.2")
def test_a_submarine_is_no_target() -> None:
    with fight(LAUNCH) as scene:
        assert forbidden(scene, 1, "nimitz > oscar") == "5.24"
        assert sorted(answers(scene, 1, "nimitz")) == ["foch", "kidd", "spruance"]


@rule("coldwar", "5.24", "7.2")
def test_against_submarines_alone_nothing_is_launched() -> None:
    position = """
seat 1
  row1: nimitz
  hand: lbas ship
seat 2
  subs: oscar alfa(active)
"""
    with fight(position) as scene:
        assert forbidden(scene, 1, "nimitz") == "5.24"
        assert forbidden(scene, 1, "lbas") == "5.24"


@rule("coldwar", "7.2", "8.33")
def test_air_cover_stops_a_strike() -> None:
    with fight(LAUNCH + "  hand: cover\n", [3, 2]) as scene:
        scene.do(1, "nimitz > foch; nimitz > kidd; done")
        scene.do(2, "cover #1")
        assert sunk(scene, 1) == "kidd"
        assert discard(scene) == "cover"


@rule("coldwar", "7.2", "12.1")
def test_air_defence_stops_a_strike() -> None:
    with fight(LAUNCH, [2, 2], advanced="air_defense") as scene:
        scene.do(1, "nimitz > foch; nimitz > kidd; done")
        scene.do(2, "#1; done")
        assert sunk(scene, 1) == "kidd"
        assert ships(scene, 2)["row2"] == "foch"


@rule("coldwar", "7.2", "9.3")
def test_each_damage_control_undoes_one_success() -> None:
    with fight(LAUNCH + "  hand: dc\n", [2, 2]) as scene:
        scene.do(1, "nimitz > foch; nimitz > kidd; done")
        scene.do(2, "done; dc #1")
        assert over(scene)
        assert sunk(scene, 1) == "kidd"
        assert ships(scene, 2)["row2"] == "foch"


@rule("coldwar", "7.air", "7.2")
def test_a_second_strike_at_a_ship_already_sunk_is_wasted() -> None:
    with fight(LAUNCH, [1, 1]) as scene:
        scene.do(1, "nimitz > foch; nimitz > foch; done")
        assert sunk(scene, 1) == "foch"
        assert wasted(scene) == [2]


@rule("coldwar", "7.2", "10")
def test_a_carrier_that_strikes_still_covers() -> None:
    """It launches in its own turn and lends its rating to Air Cover in the next; and to ASW at once."""
    position = LAUNCH.replace("hand: gun5", "hand: asw gun5")
    with fight(position, [3, 6, 6]) as scene:
        scene.do(1, "nimitz > foch; nimitz > foch; asw > oscar; done")
        settle(scene)
        assert sunk(scene, 1) == "oscar"


@rule("coldwar", "7.2", "12.3", "12.2")
def test_a_carrier_with_rating_0_has_one_attempt_at_a_target_it_can_hit() -> None:
    """Half of Baku's six hits are gone: rating 0, and 1 in the first row (12.2). Row 2 is hopeless."""
    position = LAUNCH.replace("baku", "baku(missileB)").replace("spruance", "spruance leahy")
    with fight(position, [1], advanced="strike_rows strike_reduction") as scene:
        assert forbidden(scene, 1, "baku > kidd") == "12.3"
        assert answers(scene, 1, "baku") == ["leahy", "spruance"]
        scene.do(1, "baku > leahy")
        assert forbidden(scene, 1, "baku") == "7.2"
        scene.do(1, "done")
        assert sunk(scene, 1) == "leahy"


@rule("coldwar", "12.3", "12.5")
@pytest.mark.parametrize("target", ["spruance", "kidd"])
def test_a_critical_carrier_is_refused_for_that_whatever_its_target(target: str) -> None:
    """One hit of Baku's six is left: even a target in the second row, hopeless by 12.3, is not the reason."""
    position = LAUNCH.replace("baku", "baku(missileB gun5)")
    with fight(position, advanced="strike_rows strike_reduction critical_damage") as scene:
        assert scene.rule_against(1, f"baku > {target}") == "12.5"


@rule("coldwar", "7.2", "12.3")
def test_the_number_of_strikes_falls_with_the_rating() -> None:
    position = LAUNCH.replace("nimitz", "nimitz(missileC gun3)")
    with fight(position, [1], advanced="strike_reduction") as scene:
        scene.do(1, "nimitz > foch")
        assert forbidden(scene, 1, "nimitz") == "7.2"
        scene.do(1, "done")
        assert sunk(scene, 1) == "foch"
