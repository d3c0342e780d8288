"""22.26D Ships held back from a battle of counter-interception."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.worldatwar.sea import base, do, new, sail, told, top, units, voyage
from wardroom.core.dice import FastDice
from wardroom.games.worldatwar.battle import HOLDING_BACK, NavalBattle, begin_battle
from wardroom.games.worldatwar.flights import carrier_wings, shown_at_work, strikers
from wardroom.games.worldatwar.game import GAME, WorldAtWar
from wardroom.games.worldatwar.groups import deploy
from wardroom.games.worldatwar.holding import Withhold, ask_to_withhold, commit, note_damage
from wardroom.games.worldatwar.returning import come_home, disband_idle, turn_home

APART = 1


def met_on_the_way(kind: int = APART) -> WorldAtWar:
    """Americans bound for an interception are met by Japanese in a hex of its own; round one begins."""
    op = new()
    op.wing_state = [3 if on < 0 else 0 for on in op.wing_on]
    activity = voyage(op, "rabaul", "port-moresby", "moresby-invasion")
    sail(op, activity, units(op, shoho=1, japan_cruiser=2, japan_destroyer=4), cargo=2)
    hunter = voyage(op, "noumea", "port-moresby", level=1, target=activity)
    sail(op, hunter, units(op, lexington=1, united_states_cruiser=4, united_states_destroyer=1))
    counter = voyage(op, "truk", "rabaul", level=2, target=hunter)
    sail(op, counter, units(op, shokaku=1, japan_cruiser=3))
    begin_battle(op, op.voyages[hunter].path[2], 0, [hunter, counter], [1, 1], hunter, kind)
    top(op, NavalBattle).place = HOLDING_BACK
    op.round = 1
    deploy(op, 1, 2)
    deploy(op, 2, 1)
    op.settle()
    return op


def cruisers(op: WorldAtWar) -> list[int]:
    return [u for u in op.members(1) if op.scenario.labels[op.label(u)] == "united-states-cruiser"]


@rule("worldatwar", "22.26D")
def test_they_are_asked_in_secret_and_only_there() -> None:
    op = met_on_the_way()
    top(op, Withhold)
    assert op.mover() == 1 and op.decision(1).name == "withhold"
    do(op, 1, "united-states-cruiser", "3", "lexington", "done")
    assert sum(op.withheld) == 4 and not isinstance(op.stack[-1], Withhold)
    assert [op.withheld[u] for u in cruisers(op)] == [1, 1, 1, 0]
    for u in cruisers(op):
        assert op.observe(0).withheld[u] == -1 and op.observe(1).withheld[u] == op.withheld[u]
    assert GAME.parse(op.text()).text() == op.text()
    view = op.observe(0)
    assert view.imagine(FastDice(1)).observe(0).text() == view.text()
    assert not isinstance(met_on_the_way(0).stack[-1], Withhold), (
        "in the interception hex nobody is held back"
    )


@rule("worldatwar", "22.26D")
@pytest.mark.parametrize("launched", [True, False])
def test_carriers_held_back_have_fought_once_they_launch(launched: bool) -> None:
    op = met_on_the_way()
    do(op, 1, "united-states-cruiser", "4", "united-states-destroyer", "lexington", "done")
    flyers = strikers(op, 1, True)
    assert flyers == carrier_wings(op, 1) and not op.forces[1].fought
    shown_at_work(op, flyers, launched)
    view = op.observe(0)
    assert view.imagine(FastDice(1)).observe(0).text() == view.text()
    turn_home(op, 1, base(op, "noumea"))
    come_home(op, 1)
    # She is inverted alone; the others were held back (22.26D).
    assert op.forces[1].inverted == launched
    assert len(told(op, "spared")) == launched


@rule("worldatwar", "22.26D")
def test_round_by_round() -> None:
    op = met_on_the_way()
    do(op, 1, "united-states-cruiser", "4", "done")
    assert [op.spared[u] for u in cruisers(op)] == [1, 1, 1, 1] and op.forces[1].fought
    op.stack = op.stack[:1]
    ask_to_withhold(op, 1)
    assert not any(op.withheld)
    do(op, 1, "united-states-cruiser", "2", "done")
    commit(op)
    assert sum(op.spared) == 2
    op.stack = op.stack[:1]
    ask_to_withhold(op, 1)
    # Those that have fought are not spared any more; the choice falls on those that have not.
    do(op, 1, "united-states-cruiser", "3", "done")
    commit(op)
    assert sum(op.spared) == 2


@rule("worldatwar", "22.26D")
@pytest.mark.parametrize("port, ready", [("noumea", 3), ("townsville", 0)])
def test_they_are_not_inverted(port: str, ready: int) -> None:
    op = met_on_the_way()
    do(op, 1, "united-states-cruiser", "4", "done")
    held = cruisers(op)
    op.hits[held[0]] = 1
    op.hurt[1] = 1 << held[0]
    note_damage(op)
    op.stack.clear()
    turn_home(op, 1, base(op, port))
    come_home(op, 1)
    assert op.forces[1].inverted
    assert len([u for u in held if op.force[u] != 2]) == ready, "the damaged one is inverted"
    disband_idle(op)
    assert len([u for u in held if op.force[u] == 0]) == ready
    if ready:
        assert op.forces[1].shown and told(op, "spared")[0]["base"] == "base/noumea"


@rule("worldatwar", "22.26D")
def test_a_force_held_back_as_a_whole_has_not_fought() -> None:
    op = met_on_the_way()
    do(op, 1, "united-states-cruiser", "4", "united-states-destroyer", "lexington", "done")
    assert not op.forces[1].fought and op.forces[2].fought
    turn_home(op, 1, base(op, "noumea"))
    come_home(op, 1)
    assert not op.forces[1].inverted
